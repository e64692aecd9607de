"""Hints in a player's language."""

from collections.abc import Sequence
from typing import assert_never

from rich.table import Table
from rich.text import Text

from speicherstadt.bots import reasons as why
from speicherstadt.bots.hints import Hint
from speicherstadt.bots.reasons import Reason
from speicherstadt.records import token
from speicherstadt.terminal.speech import Speech


def hint_table(hints: Sequence[Hint], speech: Speech) -> Table:
    """Show a line for each hint: the decision as a token, the expected result, and why."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(ratio=1)
    for hint in hints:
        reasons = " · ".join(said(reason, speech) for reason in hint.reasons)
        grid.add_row(f"  {token(hint.decision)}", *_result(hint, speech), Text(reasons))
    return grid


def said(reason: Reason, speech: Speech) -> str:
    match reason:
        case (
            why.NewContract()
            | why.Enables()
            | why.Supplies()
            | why.Proceeds()
            | why.Trader()
            | why.Shelf()
        ):
            return _goods(reason, speech)
        case (
            why.NextOffice()
            | why.Strength()
            | why.Interest()
            | why.FixedPoints()
            | why.PerShip()
            | why.PerCoin()
        ):
            return _points(reason, speech)
        case (
            why.Standing()
            | why.Behind()
            | why.Another()
            | why.PricesOut()
            | why.Rival()
            | why.NobodyElse()
            | why.NoCoins()
        ):
            return _placing(reason, speech)
        case (
            why.Price() | why.NotWorth() | why.Next() | why.Falls() | why.SavesFor() | why.Thrift()
        ):
            return _buying(reason, speech)
        case _:
            return _loading(reason, speech)


def decimal(number: float, language: str) -> str:
    """Format a number with one decimal and the decimal mark of the language."""
    text = f"{number:.1f}".removeprefix("-" if round(number, 1) == 0 else "")
    return text if language == "en" else text.replace(".", ",")


def _result(hint: Hint, speech: Speech) -> tuple[str, str]:
    say = speech.texts
    points = decimal(hint.points, say.language)
    return say("hint-chance", number=f"{hint.chance:.0%}"[:-1]), say("hint-points", number=points)


def _goods(reason: why.GoodsReason, speech: Speech) -> str:
    say = speech.texts
    match reason:
        case why.NewContract(card, missing):
            return say("hint-new-contract", count=card.points, cubes=speech.cubes(missing))
        case why.Enables(card):
            return say("hint-enables", card=speech.card(card), count=card.points)
        case why.Supplies(cubes):
            return say("hint-supplies", cubes=speech.cubes(cubes))
        case why.Proceeds(coins):
            return say("hint-proceeds", count=coins)
        case why.Trader(good, points):
            return say("hint-trader", good=speech.good(good), count=points)
        case why.Shelf(cubes):
            return say("hint-shelf", count=cubes)
        case _:
            assert_never(reason)


def _points(reason: why.PointsReason, speech: Speech) -> str:
    say = speech.texts
    match reason:
        case why.NextOffice(number, points):
            return say("hint-next-office", number=number, count=points)
        case why.Strength(mine, others, fires):
            sums, values = ", ".join(map(str, others)), ", ".join(map(str, fires))
            return say("hint-strength", mine=mine, others=sums, fires=values)
        case why.Interest(incomes):
            return say("hint-interest", count=incomes)
        case why.FixedPoints(points):
            return say("hint-fixed-points", count=points)
        case why.PerShip(ships):
            return say("hint-per-ship", count=ships)
        case why.PerCoin(coins):
            return say("hint-per-coin", count=coins)
        case _:
            assert_never(reason)


def _placing(reason: why.PlaceReason, speech: Speech) -> str:
    say, names = speech.texts, speech.names
    match reason:
        case why.Standing(price, left):
            return say("hint-standing", count=price, left=left)
        case why.Behind(seat, price):
            return say("hint-behind", player=names[seat], count=price)
        case why.Another(price):
            return say("hint-another", count=price)
        case why.PricesOut(seat, price):
            return say("hint-prices-out", player=names[seat], count=price)
        case why.Rival(seat, coins):
            return say("hint-rival", player=names[seat], count=coins)
        case why.NobodyElse():
            return say("hint-nobody-else")
        case why.NoCoins():
            return say("hint-no-coins")
        case _:
            assert_never(reason)


def _buying(reason: why.TradeReason, speech: Speech) -> str:
    say, names = speech.texts, speech.names
    match reason:
        case why.Price(price, left):
            return say("hint-price", count=price, left=left)
        case why.NotWorth(price):
            return say("hint-not-worth", count=price)
        case why.Next(seat, price):
            return say("hint-next", player=names[seat], count=price)
        case why.Falls(price, before):
            key = "hint-falls-unless" if before else "hint-falls"
            players = ", ".join(names[seat] for seat in before)
            return say(key, count=price, players=players)
        case why.SavesFor(card, cargo):
            return say("hint-saves-for", card=speech.card(card, cargo))
        case why.Thrift():
            return say("hint-thrift")
        case _:
            assert_never(reason)


def _loading(reason: why.LoadingReason, speech: Speech) -> str:
    say = speech.texts
    match reason:
        case why.Completes(card):
            return say("hint-completes", card=speech.card(card), count=card.points)
        case why.StillLacks(card, lacking):
            return say("hint-still-lacks", card=speech.card(card), cubes=speech.cubes(lacking))
        case why.NeededBy(card, good):
            return say("hint-needed-by", card=speech.card(card), good=speech.good(good))
        case why.Wanted(good, contracts):
            return say("hint-wanted", count=contracts, good=speech.good(good))
        case why.Coin(cubes):
            return say("hint-coin", count=cubes)
        case why.WarehousePoint():
            return say("hint-warehouse-point")
        case why.Loses(cubes):
            return say("hint-loses", cubes=speech.cubes(cubes))
        case why.AllDone():
            return say("hint-all-done")
        case _:
            assert_never(reason)
