"""The table drawn with characters: façades, berths, players, and what is still to come.

Nothing relies on colour alone: players have letters, goods have shapes.
"""

from collections import Counter

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from speicherstadt.catalog import GOODS, NO_CUBES, Card, Cubes, Good, Kind, Season, count, spread
from speicherstadt.engine import (
    FLOORS,
    QUEUE_PRICES,
    Goods,
    Phase,
    Player,
    Score,
    Seat,
    State,
    goods_at_rest,
    ranking,
    scores,
    short_of_coins,
    view,
)
from speicherstadt.records.projection import current_season
from speicherstadt.terminal.speech import Speech

_SHAPE = {
    Good.COFFEE: ("●", "dark_orange3"),
    Good.TEA: ("◆", "green3"),
    Good.SAFFRON: ("▲", "yellow1"),
    Good.RUBBER: ("○", "bright_white"),
    Good.CARPET: ("■", "red1"),
}
_COLOUR = ("red1", "dodger_blue1", "green3", "gold1", "orchid")
_SEASON_COLOUR = {
    Season.WINTER: "light_sky_blue1",
    Season.SPRING: "pale_green1",
    Season.SUMMER: "light_goldenrod1",
    Season.AUTUMN: "orange1",
    Season.LAST: "orange1",
}
_LEAST_FLOORS = 3


def board(state: State, speech: Speech, *, compact: bool = False) -> RenderableType:
    """Draw the whole table; `compact` leaves out the seasons after this one."""
    parts: list[RenderableType] = [_header(state, speech)]
    if not state.over:
        parts.append(_canal(state, speech))
    parts += [_players(state, speech), _to_come(state, speech, compact=compact)]
    if state.over:
        parts.append(result(state, speech))
    return Group(*parts)


def result(state: State, speech: Speech) -> Table:
    """Draw the points by source, with a column for each player, the best first."""
    rows, places = scores(state), ranking(state)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seats in places:
        for seat in seats:
            place = 1 + sum(len(better) for better in places[: places.index(seats)])
            table.add_column(Text.assemble(f"{place}. ", _who(seat, speech)), justify="right")
    order = [seat for seats in places for seat in seats]
    for source in Score._fields:
        numbers = [getattr(rows[seat], source) for seat in order]
        if any(numbers):
            table.add_row(
                speech.texts(f"source-{source}"), *(str(number or "·") for number in numbers)
            )
    totals = [str(rows[seat].total) for seat in order]
    table.add_row(speech.texts("board-total"), *totals, style="bold")
    coins = [str(state.players[seat].coins) for seat in order]
    table.add_row(speech.texts("board-coins"), *coins, style="dim")
    return table


def emblem(seat: Seat) -> Text:
    colour = _COLOUR[seat]
    return Text.assemble(("▐", colour), ("ABCDE"[seat], f"bold black on {colour}"), ("▌", colour))


def cubes(heap: Cubes) -> Text:
    text = Text()
    for good in spread(heap):
        shape, colour = _SHAPE[good]
        text.append(shape, style=colour)
    return text


def _header(state: State, speech: Speech) -> Rule:
    say, now = speech.texts, current_season(state)
    words = [
        say("board-round", round=state.round, rounds=state.setup.rounds),
        say(f"season-{now.value}"),
        say(f"phase-{state.phase.name.lower()}"),
    ]
    return Rule(Text(" · ".join(words), style="bold"), style=_SEASON_COLOUR[now])


def _canal(state: State, speech: Speech) -> Table:
    floors = min(FLOORS, max(_LEAST_FLOORS, *(len(column) + 1 for column in state.columns)))
    grid = Table.grid(expand=True, padding=(0, 0))
    for _ in state.row:
        grid.add_column(ratio=1)
    grid.add_row(*(_berth(state, berth, floors, speech) for berth in range(len(state.row))))
    return grid


def _berth(state: State, berth: int, floors: int, speech: Speech) -> Panel:
    card, column = state.row[berth], state.columns[berth]
    windows = Text(justify="center")
    prices, short = QUEUE_PRICES[len(column)], short_of_coins(state).cannot_pay
    for floor in reversed(range(floors)):
        if floor < len(column):
            cannot_pay = (berth, floor) in short
            windows.append("   ")
            windows.append_text(emblem(column[floor]))
            windows.append(f" {prices[floor]}", style="red1" if cannot_pay else "bold")
            windows.append("✗" if cannot_pay else " ", style="red1")
        else:
            windows.append(" ▢ ", style="grey42")
        windows.append("\n")
    for_sale = state.phase is Phase.PURCHASE and state.berth == berth and card is not None
    price = speech.texts("board-price", price=len(column)) if column else ""
    windows.append(price, style="bold reverse" if for_sale else "dim")
    name = Text(_label(card, speech) if card else "", justify="center", style="bold")
    goods = cubes(state.cargo[berth] if not card or card.kind is Kind.SHIP else card.wants)
    goods.justify = "center"
    colour = "bright_white" if for_sale else "dark_red" if card else "grey30"
    return Panel(
        Group(windows, Text("─" * 6, style="deep_sky_blue3", justify="center"), name, goods),
        title=f"@{berth + 1}",
        box=ROUNDED,
        border_style=colour,
        padding=(0, 0),
    )


def _players(state: State, speech: Speech) -> Table:
    say = speech.texts
    table = Table(box=SIMPLE_HEAD, expand=True, pad_edge=False)
    table.add_column(say("board-player"), no_wrap=True)
    for number in ("board-coins", "board-strength", "board-points"):
        table.add_column(say(number), justify="right")
    table.add_column(say("board-cards"), ratio=3)
    table.add_column(say("board-goods"), ratio=1, min_width=14)
    for seat, player in enumerate(state.players):
        decides = not state.over and seat == state.seat
        name = _who(seat, speech)
        if seat == state.first and not state.over:
            name.append(" ◉", style="bright_white")
        table.add_row(
            name,
            str(player.coins),
            str(player.firemen),
            str(player.points),
            _holdings(player, speech),
            _goods(player, goods_at_rest(state) if decides else None, speech),
            style="on grey15" if decides else "",
        )
    return table


def _who(seat: Seat, speech: Speech) -> Text:
    who = Text.assemble(emblem(seat), " ", speech.names[seat])
    if level := speech.levels.get(seat):
        who.append(f" · {level}", style="dim")
    return who


def _holdings(player: Player, speech: Speech) -> Text:
    others = Counter(speech.card(card) for card in player.cards if card.kind is not Kind.CONTRACT)
    words = [Text(word) for word in _counted(others)]
    words += [_contract(card, lacking, speech) for card, lacking in player.contracts]
    return Text(", ").join(words) if words else Text("·", style="dim")


def _contract(card: Card, lacking: Cubes, speech: Speech) -> Text:
    """Show delivered cubes, then the ones still wanted in brackets."""
    text = Text(f"{_label(card, speech)} ")
    text.append_text(cubes(card.wants - lacking))
    if lacking:
        text.append("[", style="dim")
        text.append_text(cubes(lacking))
        text.append("]", style="dim")
    else:
        text.append("✓", style="bold green3")
    return text


def _goods(player: Player, at_rest: Goods | None, speech: Speech) -> Text:
    say = speech.texts
    goods = at_rest or Goods(player.quay, player.warehouse, player.hall)
    places = [("board-hall", goods.hall), ("board-quay", goods.quay)]
    if player.owns(Kind.WAREHOUSE):
        places.insert(0, ("board-warehouse", goods.warehouse))
    words = [Text.assemble(say(key), " ", cubes(heap)) for key, heap in places if heap]
    return Text(", ").join(words) if words else Text("·", style="dim")


def _to_come(state: State, speech: Speech, *, compact: bool) -> Table:
    say, seen = speech.texts, view(state)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for when, cards in seen.to_come().items():
        near = when is current_season(state) or not compact
        if cards and near and when is not Season.LAST:
            names = Counter(_label(card, speech) for card in cards.elements())
            label = f"{say('board-to-come')}: {say(f'season-{when.value}')}"
            grid.add_row(label, ", ".join(_counted(names)))
    for label, heap in (("board-bag", seen.bag()), ("board-stock", state.stock)):
        grid.add_row(say(label), _amounts(heap, speech))
    return grid


def _counted(names: Counter[str]) -> list[str]:
    return [f"{number}× {name}" if number > 1 else name for name, number in names.items()]


def _label(card: Card, speech: Speech) -> str:
    """Return a short name; a contract shows its points because its goods are drawn beside it."""
    if card.kind is Kind.CONTRACT:
        return f"{speech.texts('card-contract')} {card.points}"
    return speech.card(card)


def _amounts(heap: Cubes, speech: Speech) -> Text:
    if heap == NO_CUBES:
        return Text(speech.texts("board-nothing"), style="dim")
    text = Text()
    for good in GOODS:
        shape, colour = _SHAPE[good]
        text.append(shape, style=colour)
        text.append(f" {speech.good(good)} {count(heap, good)}  ")
    return text
