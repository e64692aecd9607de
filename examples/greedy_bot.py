"""A bot to copy; play it as exec:python3 examples/greedy_bot.py. Protocol: docs/bots.md."""

import json
import sys

WORTH = {"warehouse": 4, "office": 4, "bank": 4, "port": 3, "chamber": 3}
STEPS = ["contract", "merchant", "warehouse", "hall", "coin", "done"]


def worth(card, goods, me):
    """Estimate the points a card will bring me."""
    wanted = {good for own in me["cards"] for good, n in own.get("lacking", {}).items() if n}
    if card["kind"] == "ship":
        return 2 + sum(n * (2 if good in wanted else 0.5) for good, n in goods.items())
    if card["kind"] == "contract":
        return card["points"] * 0.5
    return max(card["points"], card["value"] + 2, WORTH.get(card["kind"], 0))


def gain(token, cards, view, me):
    """Estimate the gain of the card at a berth, minus its price after one more worker."""
    berth = int(token.removeprefix("@")) - 1
    here = view["row"][berth]
    return worth(cards[here["card"]], here["goods"], me) - len(view["columns"][berth]) - 1


def offered(cards, view, me):
    """Buy if the card is worth its price and leaves me a coin (not needed at the end)."""
    price, here = view["for_sale"]["price"], view["row"][view["for_sale"]["berth"] - 1]
    kept = 0 if view["round"] == view["rounds"] else 1
    good = worth(cards[here["card"]], here["goods"], me) >= price
    return "buy" if good and me["coins"] - price >= kept else "pass"


def turn(token, cards):
    """Rank a loading step: contracts first, then merchants; then keep the rest or sell it."""
    target = token.rpartition(">")[2]
    step = "contract" if cards.get(target, {}).get("kind") == "contract" else target
    return STEPS.index(step) if step in STEPS else len(STEPS)


def decide(cards, view, me, legal):
    if view["phase"] == "demand":
        return max(legal, key=lambda token: gain(token, cards, view, me))
    if view["phase"] == "purchase":
        return offered(cards, view, me)
    return min(legal, key=lambda token: turn(token, cards))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        deck = {card["id"]: card for card in message["deck"]["cards"]}
        print(json.dumps({"type": "ready", "name": "greedy"}), flush=True)
    elif message["type"] == "decide":
        mine = message["view"]["players"][message["seat"]]
        token = decide(deck, message["view"], mine, message["legal"])
        print(json.dumps({"id": message["id"], "decision": token}), flush=True)
