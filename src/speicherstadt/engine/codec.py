"""Decisions, legality and views as numbers, for machine learning.

A `Codec` belongs to a deck. It numbers all decisions the deck allows, provides a mask of the legal
ones, and writes a view as a flat vector of small integers. docs/codec.md describes the vector
cell by cell; `Codec.fields` is the same table for programs.

The vector has the same length for any number of players. It is written from the point of view of
the current player: block 0 is theirs, block 1 belongs to the player on their left, and so on. The
rules treat all seats alike, so the same situation gives the same vector at every seat, except for
the cell `seat`.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from speicherstadt.catalog import ALL_CUBES, CUBE, GOODS, Card, Cubes, Deck, Kind, count, spread
from speicherstadt.engine.decisions import Decision
from speicherstadt.engine.game import legal
from speicherstadt.engine.layout import fields_of
from speicherstadt.engine.numbering import (
    MAX_BERTHS,
    MAX_PLAYERS,
    deliveries,
    numbered_cards,
    numbered_decisions,
)
from speicherstadt.engine.rules import rules_by_version
from speicherstadt.engine.state import FLOORS, WORKERS, Phase, Player, Setup, State
from speicherstadt.engine.view import View
from speicherstadt.errors import Malformed


class Codec:
    """Encodes decisions and views of one deck. Get one from `codec_for`, which caches it."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.cards = numbered_cards(deck)
        """The first card has number 1; 0 means no card."""
        self.deliveries = deliveries(deck)
        self.decisions = numbered_decisions(deck)
        """The first decision has number 0."""
        self.fields = {field.name: field for field in fields_of(self.cards, self.deliveries)}
        """The fields by name, in the order of the cells."""
        self.length = sum(field.length for field in self.fields.values())
        """The number of cells in a vector."""
        self._numbers = {decision: number for number, decision in enumerate(self.decisions)}
        self._card_numbers: dict[Card | None, int] = {
            card: number for number, card in enumerate((None, *self.cards))
        }
        self._no_berth, self._no_player = (
            (0,) * sum(field.length for name, field in self.fields.items() if name.startswith(of))
            for of in ("berth.1.", "player.0.")
        )
        # Players' cards rarely change but are encoded often.
        self._card_counts = lru_cache(4096)(self._count_cards)
        self._lacking = lru_cache(4096)(self._count_lacking)

    # Decisions

    def number(self, decision: Decision) -> int:
        """Return the number of a decision."""
        try:
            return self._numbers[decision]
        except KeyError:
            raise Malformed(f"{decision} is not a decision of deck {self.deck.name!r}") from None

    def decision(self, number: int) -> Decision:
        """Return the decision with a number."""
        if not 0 <= number < len(self.decisions):
            raise Malformed(f"decision {number}: must be 0 to {len(self.decisions) - 1}")
        return self.decisions[number]

    def mask(self, state: State) -> bytes:
        """Return a byte for each decision: 1 if it is legal now, 0 if not."""
        mask, numbers = bytearray(len(self.decisions)), self._numbers
        for decision in legal(state):
            mask[numbers[decision]] = 1
        return bytes(mask)

    # Views, written

    def encode(self, seen: View) -> tuple[int, ...]:
        """Write a view as a vector of `length` integers from -128 to 127."""
        table = seen.table
        players, seat = len(table.players), 0 if table.over else table.seat
        cells = [
            table.setup.rules.version,
            players,
            int(table.phase),
            table.round,
            seat,
            (table.first - seat) % players,
            table.berth + 1 if table.phase is Phase.PURCHASE else 0,
            *_counts(table.stock),
            *_counts(seen.bag()),
            *self._card_counts(table.pile),
            *self._card_counts(table.discard),
        ]
        relative = [1 + (other - seat) % players for other in range(players)]
        for card, cargo, column in zip(table.row, table.cargo, table.columns, strict=True):
            cells.append(self._card_numbers[card])
            cells += _counts(cargo)
            cells += [relative[other] for other in column]
            cells += [0] * (FLOORS - len(column))
        cells += self._no_berth * (MAX_BERTHS - len(table.row))
        for turn in range(players):
            cells += self._player_cells(table.players[(seat + turn) % players])
        cells += self._no_player * (MAX_PLAYERS - players)
        return tuple(cells)

    def _player_cells(self, player: Player) -> tuple[int, ...]:
        return (
            1,
            player.coins,
            player.points,
            int(player.bought),
            *_counts(player.quay),
            *_counts(player.warehouse),
            *_counts(player.hall),
            *self._card_counts(player.cards),
            *self._lacking(player.contracts),
        )

    def _count_cards(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        cells = [0] * len(self.cards)
        for card in cards:
            cells[self._card_numbers[card] - 1] += 1
        return tuple(cells)

    def _count_lacking(self, contracts: tuple[tuple[Card, Cubes], ...]) -> tuple[int, ...]:
        lacking = dict(contracts)
        return tuple(count(lacking.get(card, 0), good) for card, good in self.deliveries)

    # Views, read

    def decode(self, vector: Sequence[int]) -> View:
        """Read a view from a vector.

        It matches the encoded view in everything that can matter later. The vector does not tell in
        which order cards were revealed, bought and discarded, so they come back sorted. The
        vector must come from `encode`; only its length and the ranges of its cells are checked.
        """
        self._check(vector)
        cells = _Cells(self, vector)
        players, seat, number = (cells.one(name) for name in ("players", "seat", "round"))
        phase = Phase(cells.one("phase"))
        first = (seat + cells.one("first")) % players
        pile, bag = cells.cards("pile"), cells.cubes("bag")
        dealt = sorted(self.deck.in_play(players), key=self._card_numbers.__getitem__)
        for card in pile:
            dealt.remove(card)
        drawn = spread(ALL_CUBES - bag)
        began = (first - number + (phase is not Phase.OVER)) % players
        rules = rules_by_version(cells.one("rules"))
        table = State.start(
            Setup(self.deck, players, (*dealt, *pile), (*drawn, *spread(bag)), began, rules)
        )
        table.phase, table.round, table.first, table.seat = phase, number, first, seat
        table.dealt, table.drawn = len(dealt), len(drawn)
        table.berth = max(cells.one("for_sale") - 1, 0)
        table.stock, table.discard = cells.cubes("stock"), cells.cards("discard")
        for berth in range(table.setup.berths):
            self._read_berth(cells, f"berth.{berth + 1}.", table, berth)
        for turn in range(players):
            self._read_player(cells, f"player.{turn}.", table.players[(seat + turn) % players])
        standing = sum(map(len, table.columns))
        table.placed = standing if phase is Phase.DEMAND else WORKERS * players
        return View(table)

    def _check(self, vector: Sequence[int]) -> None:
        if len(vector) != self.length:
            raise Malformed(f"the vector has {len(vector)} cells; must be {self.length}")
        for name, offset, length, lowest, highest in self.fields.values():
            for cell in vector[offset : offset + length]:
                if not lowest <= cell <= highest:
                    raise Malformed(f"{name} is {cell}; must be {lowest} to {highest}")

    def _read_berth(self, cells: "_Cells", name: str, table: State, berth: int) -> None:
        number = cells.one(name + "card")
        table.row[berth] = self.cards[number - 1] if number else None
        table.cargo[berth] = cells.cubes(name + "cargo")
        table.columns[berth] = tuple(
            (table.seat + worker - 1) % len(table.players)
            for worker in cells.run(name + "workers")
            if worker
        )

    def _read_player(self, cells: "_Cells", name: str, player: Player) -> None:
        player.coins, player.points = cells.one(name + "coins"), cells.one(name + "points")
        player.bought = bool(cells.one(name + "bought"))
        player.quay, player.warehouse, player.hall = (
            cells.cubes(name + place) for place in ("quay", "warehouse", "hall")
        )
        player.cards = cells.cards(name + "cards")
        lacking = dict.fromkeys((card for card in player.cards if card.kind is Kind.CONTRACT), 0)
        for (card, good), cubes in zip(self.deliveries, cells.run(name + "lacking"), strict=True):
            if cubes:
                lacking[card] += cubes * CUBE[good]
        player.contracts = tuple(lacking.items())


@cache
def codec_for(deck: Deck) -> Codec:
    """Return the codec of a deck, creating it on first use."""
    return Codec(deck)


class _Cells:
    """The cells of one vector, by the names of their fields."""

    def __init__(self, codec: Codec, vector: Sequence[int]) -> None:
        self._codec, self._vector = codec, vector

    def run(self, name: str) -> Sequence[int]:
        _, offset, length, _, _ = self._codec.fields[name]
        return self._vector[offset : offset + length]

    def one(self, name: str) -> int:
        return self.run(name)[0]

    def cubes(self, name: str) -> Cubes:
        return sum(number * cube for number, cube in zip(self.run(name), CUBE, strict=True))

    def cards(self, name: str) -> tuple[Card, ...]:
        counted = zip(self._codec.cards, self.run(name), strict=True)
        return tuple(card for card, number in counted for _ in range(number))


@lru_cache(4096)
def _counts(cubes: Cubes) -> tuple[int, ...]:
    return tuple(count(cubes, good) for good in GOODS)
