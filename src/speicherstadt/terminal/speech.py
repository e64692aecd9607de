"""Cards, events and decisions in a player's language."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from speicherstadt.bots.characters import character_named
from speicherstadt.catalog import CUBE, NO_CUBES, Card, Cubes, Deck, Good, Kind, count, kinds
from speicherstadt.engine import (
    QUEUE_PRICES,
    Buy,
    Convert,
    Decision,
    Deliver,
    Event,
    Finish,
    Keep,
    Pass,
    Phase,
    Place,
    Seat,
    Sell,
    SellPair,
    State,
    Store,
    asked_next,
    events,
    forgone,
    goods_at_rest,
    own_price,
    price,
)
from speicherstadt.i18n import Texts
from speicherstadt.records import Seated

NO_LEVELS: Mapping[Seat, str] = MappingProxyType({})


class Speech:
    """Words for one game, in one language, with the players' names."""

    def __init__(
        self, texts: Texts, names: Sequence[str], levels: Mapping[Seat, str] = NO_LEVELS
    ) -> None:
        """`levels` are the levels of the bots that play as characters, by seat."""
        self.texts = texts
        self.names = names
        self.levels = levels

    @classmethod
    def at_table(cls, texts: Texts, players: Sequence[Seated]) -> "Speech":
        levels = {seat: seated.by.removeprefix("bot:") for seat, seated in enumerate(players)}
        characters = {
            seat: texts(f"bot-{level}")
            for seat, level in levels.items()
            if character_named(level, players[seat].name)
        }
        return cls(texts, [seated.name for seated in players], characters)

    def good(self, good: Good) -> str:
        return self.texts(f"good-{good.id}")

    def cubes(self, cubes: Cubes) -> str:
        """Return a text such as "2 carpets, 1 tea"."""
        words = [self.texts(f"cubes-{good.id}", count=count(cubes, good)) for good in kinds(cubes)]
        return ", ".join(words) or self.texts("board-nothing")

    def card(self, card: Card, cargo: Cubes = NO_CUBES) -> str:
        """Return the name of a card, with the goods that tell it from others of its name."""
        good = card.good.id if card.good is not None else ""
        name = self.texts(f"card-{card.kind.value}", value=card.value, good=good)
        goods = card.wants or cargo
        return f"{name} ({self._goods(goods)})" if goods else name

    def _goods(self, cubes: Cubes) -> str:
        """Return a text such as "coffee, 2 tea"."""
        numbers = [(good, count(cubes, good)) for good in kinds(cubes)]
        return ", ".join(
            self.good(good) if number == 1 else self.texts(f"cubes-{good.id}", count=number)
            for good, number in numbers
        )

    def card_at(self, berth: int, state: State) -> str:
        card = state.row[berth]
        assert card is not None
        return self.card(card, state.cargo[berth])

    def effect(self, card: Card, deck: Deck) -> str:
        number = card.value if card.kind is Kind.FIRE else card.points
        return self.texts(
            f"effect-{card.kind.value}",
            count=number,
            value=card.value,
            good=card.good.id if card.good is not None else "",
            scale=", ".join(map(str, deck.office_points)),
        )

    def everyone(self, names: Sequence[str]) -> str:
        """Return a text such as "Anna, Ben and Cleo"."""
        if len(names) == 1:
            return names[0]
        return f"{', '.join(names[:-1])} {self.texts('and')} {names[-1]}"

    def event(self, event: Event, state: State) -> str:
        match event:
            case events.RoundBegan() | events.Revealed() | events.Burned() | events.Discarded():
                return self._table_event(event, state)
            case events.Earned() | events.CoinPassed() | events.Ended():
                return self._round_event(event)
            case events.Placed() | events.Bought() | events.Passed() | events.CouldNotPay():
                return self._trade_event(event)
            case _:
                return self._loading_event(event)

    def _table_event(
        self,
        event: events.RoundBegan | events.Revealed | events.Burned | events.Discarded,
        state: State,
    ) -> str:
        say = self.texts
        match event:
            case events.RoundBegan(number, first, last):
                key = "event-round-began-last" if last else "event-round-began"
                return say(key, round=number, rounds=state.setup.rounds, player=self.names[first])
            case events.Revealed(berth, card, cargo):
                return say("event-revealed", berth=berth + 1, card=self.card(card, cargo))
            case events.Burned(card, _, change):
                if not any(change):
                    return say("event-burned-equal", card=self.card(card))
                return say("event-burned", card=self.card(card), changes=self._changes(change))
            case events.Discarded(_, card, lost):
                key = "event-discarded-ship" if lost else "event-discarded"
                return say(key, card=self.card(card, lost))
            case _:
                assert_never(event)

    def _round_event(self, event: events.Earned | events.CoinPassed | events.Ended) -> str:
        say = self.texts
        match event:
            case events.Earned(coins):
                return say("event-earned", changes=self._changes(coins))
            case events.CoinPassed(first):
                return say("event-coin-passed", player=self.names[first])
            case events.Ended(_, _, winners):
                key = "event-ended" if len(winners) == 1 else "event-ended-shared"
                return say(key, winners=self.everyone([self.names[seat] for seat in winners]))
            case _:
                assert_never(event)

    def _trade_event(
        self, event: events.Placed | events.Bought | events.Passed | events.CouldNotPay
    ) -> str:
        say, who = self.texts, self.names[event.seat]
        card = self.card(event.card, event.cargo)
        match event:
            case events.Placed(_, berth, floor):
                return say("event-placed", player=who, card=card, berth=berth + 1, count=floor + 1)
            case events.Bought():
                return say("event-bought", player=who, card=card, count=event.price)
            case events.Passed():
                return say("event-declined", player=who, card=card, count=event.price)
            case events.CouldNotPay(coins=coins):
                cost = event.price
                return say("event-could-not-pay", player=who, card=card, count=cost, purse=coins)
            case _:
                assert_never(event)

    def _loading_event(
        self,
        event: events.Unloaded
        | events.Delivered
        | events.Sold
        | events.Stored
        | events.Kept
        | events.PairSold
        | events.Converted
        | events.Finished,
    ) -> str:
        say, who = self.texts, self.names[event.seat]
        match event:
            case events.Unloaded(_, quay, stored):
                new = quay - stored
                key = "event-unloaded" + (
                    "-both" if new and stored else "-stored" if stored else ""
                )
                cubes = self.cubes(new or stored)
                return say(key, player=who, cubes=cubes, stored=self.cubes(stored))
            case events.Delivered(_, good, card, complete):
                key = "event-delivered-complete" if complete else "event-delivered"
                return say(key, player=who, good=self.good(good), card=self.card(card))
            case events.Sold(_, good):
                return say("event-sold", player=who, good=self.good(good))
            case events.Stored(_, good):
                return say("event-stored", player=who, good=self.good(good))
            case events.Kept(_, good):
                return say("event-kept", player=who, good=self.good(good))
            case events.PairSold(_, given):
                return say("event-marketed", player=who, cubes=self.cubes(given))
            case events.Converted(_, given, taken):
                into = self.good(taken)
                return say("event-converted", player=who, cubes=self.cubes(given), good=into)
            case events.Finished(_, lost):
                key = "event-finished-lost" if lost else "event-finished"
                return say(key, player=who, cubes=self.cubes(lost))
            case _:
                assert_never(event)

    def _changes(self, change: Sequence[int]) -> str:
        return ", ".join(
            f"{name} {number:+}" for name, number in zip(self.names, change, strict=True) if number
        )

    def option(self, decision: Decision, state: State) -> str:
        """Describe a decision as a choice in a list."""
        say, player = self.texts, state.players[state.seat]
        match decision:
            case Place(berth):
                return self._place_option(berth, state)
            case Buy():
                card, cost = self.card_at(state.berth, state), price(state)
                return say("option-buy", card=card, count=cost, left=player.coins - cost)
            case Pass():
                last = asked_next(state).seat is None
                return say("option-decline-discard" if last else "option-decline")
            case Deliver(good, contract):
                return self._deliver_option(good, contract, state)
            case Sell(good):
                return say("option-sell", good=self.good(good))
            case Store(good):
                return say("option-store", good=self.good(good))
            case Keep(good):
                return say("option-keep", good=self.good(good))
            case SellPair(given):
                return say("option-market", cubes=self.cubes(given))
            case Convert(given, taken):
                return say("option-convert", cubes=self.cubes(given), good=self.good(taken))
            case Finish():
                lost = goods_at_rest(state).quay
                return say(
                    "option-finish-lost" if lost else "option-finish", cubes=self.cubes(lost)
                )
            case _:
                assert_never(decision)

    def _place_option(self, berth: int, state: State) -> str:
        prices = QUEUE_PRICES[len(state.columns[berth]) + 1]
        mine = own_price(state, berth)
        key = "first" if len(prices) == 1 else "queue" if mine is None else "own"
        return self.texts(
            f"option-place-{key}",
            berth=berth + 1,
            card=self.card_at(berth, state),
            place=len(prices),
            count=prices[-1] if mine is None else mine + 1,
            first=prices[0],
            now=mine or 0,
        )

    def _deliver_option(self, good: Good, contract: str, state: State) -> str:
        held = state.players[state.seat].contracts
        card, lacking = next(item for item in held if item[0].id == contract)
        key = "option-deliver-completes" if lacking == CUBE[good] else "option-deliver"
        return self.texts(key, good=self.good(good), card=self.card(card), count=card.points)

    def warnings(self, state: State) -> list[str]:
        """Say what the player gives up by buying."""
        if state.phase is not Phase.PURCHASE:
            return []
        found = []
        for berth, cost, first in forgone(state):
            key = "table-forgoes-first" if first else "table-forgoes"
            found.append(self.texts(key, card=self.card_at(berth, state), count=cost))
        return found

    def question(self, state: State) -> str:
        """Say in one sentence who has to decide what."""
        seat: Seat = state.seat
        say, who, player = self.texts, self.names[seat], state.players[seat]
        if state.phase is Phase.DEMAND:
            worker = state.placed // len(state.players) + 1
            return say("ask-demand", player=who, worker=worker)
        if state.phase is Phase.PURCHASE:
            return say(
                "ask-purchase",
                player=who,
                card=self.card_at(state.berth, state),
                count=price(state),
                purse=player.coins,
            )
        if quay := goods_at_rest(state).quay:
            return say("ask-loading", player=who, cubes=self.cubes(quay))
        return say("ask-loading-stored" if player.quay else "ask-loading-empty", player=who)
