"""Break the rules one by one, in a copy, and see a test fail each time.

Run from the root of the repository: `.venv/bin/python tests/mutants.py`.
"""
# ruff: noqa: E501, T201 — one mutant a line reads best; a script reports by printing

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("tests/engine", "tests/catalog")
SECONDS = 120

Mutant: TypeAlias = tuple[str, str, str, str]

# For each file: the rule that is broken | the old text | the new text
TABLE = """
[engine/state.py]
everybody starts with 5 coins | START_COINS: Final = 5 | START_COINS: Final = 4
everybody has 3 workers to place | WORKERS: Final = 3 | WORKERS: Final = 4
a column holds 8 workers | FLOORS: Final = 8 | FLOORS: Final = 9
a warehouse keeps 4 cubes | SHELVES: Final = 4 | SHELVES: Final = 5
a ship brings 3 cubes | CUBES_PER_SHIP: Final = 3 | CUBES_PER_SHIP: Final = 2
one card more than players | berths = self.players + 1 | berths = self.players
firemen are added up | return sum(card.value for card in self.cards if card.kind is Kind.FIREMAN) | return max([card.value for card in self.cards if card.kind is Kind.FIREMAN], default=0)
a copy has a life of its own | [player.copy() for player in self.players] | self.players[:]
[engine/game.py]
nothing is decided after the end | if state.over: | if False:
illegal input is refused | if decision not in legal(state): | if False:
the seasons lie in order | if card.season is not sorted_card.season: | if False:
the bag holds 9 of each | raise Malformed("bag: it should hold 9 cubes of each kind") | return
[engine/supply.py]
every fire is replaced | while card.kind is Kind.FIRE: | if card.kind is Kind.FIRE:
the lowest sum loses | ((own == most) - (own == least)) | (own == most)
ties for highest gain in full | (own == most) | (own == most) * (sums.count(most) == 1)
ties for lowest lose in full | (own == least) | (own == least) * (sums.count(least) == 1)
the 4th fire burns after the 3rd | while state.dealt < len(setup.pile): | if state.dealt < len(setup.pile):
the last round is played | if state.round == setup.rounds: | if state.round == setup.rounds - 1:
[engine/demand.py]
the first player begins | state.seat = state.first | state.seat = 0
workers are placed clockwise | state.seat = (state.seat + 1) % players | state.seat = (state.seat - 1) % players
a full column is closed | if state.placed < FLOORS or FLOORS not in map(len, state.columns): | if True:
the last worker has no successor | state.placed + 1 == WORKERS * players | state.placed == WORKERS * players
workers stand from below | state.columns[berth] += (state.seat,) | state.columns[berth] = (state.seat, *state.columns[berth])
[engine/purchase.py]
the price is the workers still there | return len(state.columns[state.berth]) | return len(state.columns[state.berth]) - 1
who can just pay is asked | .coins >= len(column) | .coins > len(column)
who cannot pay is passed over | if state.players[seat].coins >= len(column): | if seat >= 0:
who could not pay is told of | tell(CouldNotPay(seat, state.berth, card, len(column), coins)) | pass
the lowest worker goes home | state.columns[state.berth] = state.columns[state.berth][1:] | state.columns[state.berth] = state.columns[state.berth][:-1]
a purchase is remembered | player.bought = True | pass
cubes of an unsold ship go to the stock | state.stock += lost | pass
all workers of a sold card go home | state.columns[berth] = () | state.columns[berth] = state.columns[berth][:-1]
who can just pay is asked next | .coins >= cost: | .coins > cost:
cards are sold from the left | state.berth = 0 | state.berth = 1
[engine/loading.py]
the hall keeps one cube | if not player.hall: | if total(player.hall) < 2:
a warehouse is full at 4 | if total(player.warehouse) < shelves(player): | if total(player.warehouse) <= shelves(player):
a converted cube comes from the stock | _market(quay, kinds(state.stock)) | _market(quay, GOODS)
the stock before the three are given | _market(quay, kinds(state.stock)) | _market(quay, kinds(state.stock + quay))
a converted cube is of another kind | if not count(three, taken) | if taken is not None
no cube is used twice | count(way, good) <= count(quay, good) | count(way, good) <= 9
contracts take what they want | for good in kinds(lacking) if good in here | for good in here
a cube goes to one contract | if card.id == contract else lacking | if card.id else lacking
a complete contract is told of | complete=not lacking | complete=bool(lacking)
merchants buy their own kind | for good in merchants(player) if good in here | for good in here
kept goods are usable later | goods = player.quay + player.warehouse + player.hall | goods = player.quay
who has no goods is passed over | (goods and not needs_ship) | (not needs_ship)
the rules version decides about kept goods | (goods and not needs_ship) | goods
loading begins with the first player | seat = (state.first + offset) % len(players) | seat = offset
sold cubes go to the stock | state.stock += CUBE[good] | pass
a player with a purchased ship unloads once | (seat - state.first) % len(state.players) + 1 | (seat - state.first) % len(state.players) + 2
[engine/income.py]
who bought nothing gets one more | (not player.bought) | player.bought
the Bank gives one more | + player.owns(Kind.BANK) | + 0
the metal coin moves | (state.first + 1) | (state.first + 0)
the metal coin goes to the left | (state.first + 1) | (state.first - 1)
a purchase counts for one round | player.bought = False | pass
[engine/scoring.py]
offices count together | deck.office_points[offices - 1] if offices else 0 | sum(deck.office_points[:offices])
only complete contracts count | return 0 if lacking else card.points | return card.points
the hall gives no points | warehouse=total(player.warehouse) | warehouse=total(player.warehouse + player.hall)
ships count with the Port only | port=kinds.count(Kind.PORT) * kinds.count(Kind.SHIP) | port=kinds.count(Kind.SHIP)
coins break ties | (score.total, player.coins) | (score.total, 0)
[engine/view.py]
the bag's order is hidden | sorted(state.bag) | list(state.bag)
the pile's order is hidden | sorted(state.pile, key=place.__getitem__) | list(state.pile)
a view is a copy | table = state.copy() | table = state
the unknown is sorted anew each round | state.dealt != self._dealt or state.drawn != self._drawn | self._dealt < 0
every order is possible | other = below(last + 1) | other = below(last)
the whole bag is shuffled | range(len(deck) - 1, 0, -1) | range(len(deck) - 1, 1, -1)
[engine/codec.py]
a vector begins with the player who decides | self._player_cells(table.players[(seat + turn) % players]) | self._player_cells(table.players[turn])
a mask allows what is legal | for decision in legal(state): | for decision in legal(state)[1:]:
a vector tells whether a card was bought | int(player.bought), | 0,
[engine/numbering.py]
no number for a conversion into a given kind | if not count(three, taken): | if True:
numbers do not depend on the file's order | (seasons.index(card.season), card.id) | seasons.index(card.season)
[engine/fingerprint.py]
a fingerprint shows who bought | player.bought, | 0,
[engine/invariants.py]
no heap is negative | any(cubes < 0 for cubes in heaps) | False
[catalog/loader.py]
firemen are worth 1 to 5 | Kind.FIREMAN: range(1, 6) | Kind.FIREMAN: range(0, 7)
a card is removed once | if box.count(card) > card.copies: | if False:
a digest does not know the file's order | for card in sorted(cards, key=lambda card: card.id) | for card in cards
[catalog/cards.py]
removed cards stay in the box | range(card.copies - box.count(card)) | range(card.copies)
[catalog/standard.toml]
Boatsmen Church is removed for five | 5 = ["boatsmen-church", | 5 = ["st-michaelis",
each good is wanted 6 times | wants = ["carpet", "rubber"] | wants = ["carpet", "tea"]
St. Michaelis is worth 4 points | points = 4 | points = 5
"""


def mutants() -> Iterator[Mutant]:
    file = ""
    for line in TABLE.strip().splitlines():
        if line.startswith("["):
            file = line.strip("[]")
        else:
            rule, old, new = line.split(" | ")
            yield file, rule, old, new


def verdict(mutant: Mutant | None) -> tuple[bool, str]:
    """Whether the tests noticed, and how; without a mutant they should not."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        for part in ("src", "tests"):
            shutil.copytree(
                ROOT / part, Path(folder, part), ignore=shutil.ignore_patterns("__pycache__")
            )
        shutil.copy(ROOT / "pyproject.toml", folder)
        if mutant:
            file, _, old, new = mutant
            path = Path(folder, "src/speicherstadt", file)
            text = path.read_text("utf-8")
            if text.count(old) != 1:
                return False, f"NOT FOUND ONCE, but {text.count(old)} times: {old}"
            path.write_text(text.replace(old, new), "utf-8")
        return tested(folder)


def tested(folder: str) -> tuple[bool, str]:
    here = os.environ | {"PYTHONPATH": f"{folder}/src", "PYTHONDONTWRITEBYTECODE": "1"}

    def python(*words: str) -> tuple[int, str]:
        run = subprocess.run([sys.executable, *words], cwd=folder, env=here, capture_output=True, text=True, timeout=SECONDS, check=False)  # fmt: skip
        return run.returncode, run.stdout + run.stderr

    try:
        _, where = python("-c", "import speicherstadt; print(speicherstadt.__file__)")
        assert where.startswith(folder), f"imported from {where}"
        code, told = python("-m", "pytest", "-x", "-q", "-m", "not slow", *ROOMS)
    except subprocess.TimeoutExpired:
        return True, f"killed after {SECONDS} seconds"
    by = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", told, re.MULTILINE)
    return bool(code), f"killed by {by[1] if by else told}" if code else "SURVIVED"


def main() -> int:
    noticed, how = verdict(None)
    if noticed:
        print(f"The tests fail without any mutant: {how}")
        return 1
    survivors = 0
    with ThreadPoolExecutor(2) as pool:
        for mutant, (noticed, how) in zip(mutants(), pool.map(verdict, mutants()), strict=True):
            print(f"{mutant[0]}: {mutant[1]}: {how}", flush=True)
            survivors += not noticed
    print(f"{survivors} mutants survived" if survivors else "Every mutant was killed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
