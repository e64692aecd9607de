"""Break the code in one place at a time, in a copy, and check that a test fails each time.

Run from the root of the repository: `.venv/bin/python tests/mutants.py`, or only for some folders:
`.venv/bin/python tests/mutants.py bots`.
"""
# ruff: noqa: E501, T201 — one mutant a line reads best; a script reports by printing

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
TESTS = {
    "engine": ("tests/engine", "tests/catalog"),
    "catalog": ("tests/engine", "tests/catalog"),
    # Stored decisions would notice almost any change, but could not say what is wrong.
    "bots": (
        "tests/bots",
        "--ignore=tests/bots/test_decisions.py",
        "--ignore=tests/bots/test_program.py",  # programs have nothing to do with planners
    ),
}
"""For each folder of the package: what pytest runs when a file in it is broken."""
SECONDS = 240

Mutant: TypeAlias = tuple[str, str, str, str]

# For each file: what is broken | the old text | the new text
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
who has no goods is passed over | if goods: | if goods is not None:
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
the pile's order is hidden | sorted(state.pile, key=order.__getitem__) | list(state.pile)
every order is possible | other = below(last + 1) | other = below(last)
the whole bag is shuffled | range(len(deck) - 1, 0, -1) | range(len(deck) - 1, 1, -1)
[engine/soundness.py]
a fingerprint shows who bought | player.bought, | 0,
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
[bots/evaluation.py]
a shared victory is shared | share = 1 / standings.count(first) | share = 1.0
coins break ties | standings = list(zip(points, coins, strict=True)) | standings = [(each, 0) for each in points]
coins are points only with the Chamber | (1 + _COIN_TIE_BREAK if chamber else _COIN_TIE_BREAK) | (1 + _COIN_TIE_BREAK)
final points are whole | float(round(value - _COIN_TIE_BREAK * own)) | value
final chances are without margins | return Outcome(utilities, chances, tuple(points)) | return Outcome(utilities, utilities, tuple(points))
a larger margin is better | chance + (value - mean) / _MARGIN_PER_WIN | chance
the weakest lose by fires | value * ((own == most) - (own == least)) | value * (own == most)
ships count with the Port only | ports * ships | ships
only complete contracts are certain | if not lacking: | if lacking is not None:
a contract needs every cube it lacks | self._likely[good] ** count(lacking, good) | self._likely[good]
ships bring the goods | (_FITTING_SHIPS * ships) | _FITTING_SHIPS
a lead counts more near the end | sqrt(certain + open_ended * self.time) | sqrt(certain + open_ended)
later firemen do not matter | card.season.value <= fire.season.value | card.value
the first coins count apart | first = min(coins, _FIRST_COINS) | first = coins
[bots/loading_planner.py]
three cubes become one | _FOR_ONE = 3 | _FOR_ONE = 2
conversions take from the stock | if more > count(self.loading.stock, good): | if more > 9:
conversions need spare cubes | return missing if _FOR_ONE * number <= spare else None | return missing
the best way to share a heap is kept | if value + gain > known[0] if known | if value + gain < known[0] if known
the hall keeps one cube | (not loading.hall and stored < left) | (stored < left)
a warehouse is full at 4 | min(loading.shelves - stored_before, left) | min(loading.shelves, left)
two cubes for a coin | (sold // 2 if sold > 0 else sold) | (sold if sold > 0 else sold)
goods for merchants are sold | (good in loading.merchants, keep_first.index(good)) | keep_first.index(good)
the most useful goods are kept | gone = sorted(order[: stored + kept + _FOR_ONE * len(taken)], key=keep_first.index) | gone = order[: stored + kept + _FOR_ONE * len(taken)][::-1]
the best heap is sent | sent = max(last, key= | sent = min(last, key=
conversions change the stock | swapped + self.rest - | self.rest -
what contracts lack is of use | total(self.quay) // _FOR_ONE | total(self.quay) // 9
[bots/round_model.py]
the Chamber changes a plan | Kind.WAREHOUSE, Kind.CHAMBER) | Kind.WAREHOUSE)
who bought nothing gets one more | (not cards and not player.bought) | (not player.bought)
a purchase counts for the whole round | (not cards and not player.bought) | (not cards)
the Bank gives one more | plan.coins + 1 + banks + | plan.coins + 1 +
points of earlier rounds count | held + player.points, | held,
kept goods are usable | quay=player.quay + player.warehouse + player.hall + sum( | quay=player.quay + sum(
unsold cubes go to the stock | self.state.stock + sum(unsold), {} | self.state.stock, {}
a loading changes the stock | stock += prospects[seat].given | stock += NO_CUBES
the first player loads first | seat = (self.state.first + turn) % self.players | seat = turn
the player who is loading goes on from there | if turn <= now else None | if turn < now else None
a purchase costs its price | left = coins + after.earned - price | left = coins + after.earned
firemen are worth something | if after.firemen != before.firemen: | if before is None:
the last round is exact | evaluation = Evaluation if self.left else FinalEvaluation | evaluation = Evaluation
[bots/search.py]
who can just pay is asked | coins[column[0]] < len(column): | coins[column[0]] <= len(column):
a purchase is paid | coins[seat] - price, *coins | coins[seat], *coins
buyers choose for themselves | if bought.utilities[seat] >= declined.utilities[seat] else declined | if bought.utilities[0] >= declined.utilities[0] else declined
only bad purchases are pruned | if gain < -self.prune: | if gain < self.prune:
waiting is not pruned | if gain > self.prune and seat not in column[1:]: | if gain > self.prune:
workers are placed in turn | seat = (self.model.state.first + placed) % players | seat = placed % players
players place for themselves | key=lambda outcome: outcome.utilities[seat], | key=lambda outcome: outcome.utilities[0],
a search ends at its limit | if late or self.nodes > self._most: | if late:
a search ends in time | if late or self.nodes > self._most: | if self.nodes > self._most:
everybody in the tree plays for themselves | visited.sums[chosen] += outcome.utilities[visited.seat] | visited.sums[chosen] += outcome.utilities[0]
the most tried is the favourite | visits.index(max(visits)) | visits.index(min(visits))
those tried least catch up first | place = min(places, | place = max(places,
rarely tried places are explored | root / (1 + visits) | root
[bots/judgement.py]
the error of a mean falls with the samples | sqrt(variance / number) | sqrt(variance)
what is solved is exact | 0.0 if method == "solved" else None | None
the best comes first | key=lambda judgement: -judgement.utility | key=lambda judgement: judgement.utility
judged by the player who decides | outcome.utilities[seat], | outcome.utilities[0],
[bots/solver.py]
only the last round is solved | state.round < state.setup.rounds or | state.round < 2 or
solving prunes nothing | Lookahead(model, inf, most, late) | Lookahead(model, 0.1, most, late)
the next player places next | state.placed + 1 | state.placed + 2
[bots/senator.py]
what was asked about is sampled | if visits >= often or Place(berth) in asked | if visits >= often
what was asked about is followed | [*close, *(d for d in found if d in asked)] | close
what is clear is not followed | if each.utility >= least] | if each.utility <= 1]
goods left over go to the stock | after.stock += player.quay | after.stock += NO_CUBES
only the last loading is exact | "solved" if last else "round" | "solved"
only legal decisions are judged | if decision not in legal: | if decision is None:
[bots/search_bots.py]
cards are bought for a gain | return BUY if gain > 0 else DECLINE | return BUY if gain < 0 else DECLINE
crowded columns are avoided | alone - 2.0 * column.count(seat) - 0.5 * max(0, len(column) + 1 - coins) | alone
"""


def mutants(folders: Collection[str]) -> Iterator[Mutant]:
    """The mutants of files in these folders."""
    file = ""
    for line in TABLE.strip().splitlines():
        if line.startswith("["):
            file = line.strip("[]")
        elif folder_of(file) in folders:
            rule, old, new = line.split(" | ")
            yield file, rule, old, new


def folder_of(file: str) -> str:
    return file.partition("/")[0]


def verdict(mutant: Mutant) -> tuple[bool, str]:
    """Whether the tests noticed the mutant, and how."""
    file, _, old, new = mutant
    with copy() as root:
        path = Path(root, "src/speicherstadt", file)
        text = path.read_text("utf-8")
        if text.count(old) != 1:
            return False, f"NOT FOUND ONCE, but {text.count(old)} times: {old}"
        path.write_text(text.replace(old, new), "utf-8")
        return tested(root, folder_of(file))


@contextmanager
def copy() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="mutant-") as root:
        for part in ("src", "tests"):
            shutil.copytree(
                ROOT / part, Path(root, part), ignore=shutil.ignore_patterns("__pycache__")
            )
        shutil.copy(ROOT / "pyproject.toml", root)
        yield root


def tested(root: str, folder: str) -> tuple[bool, str]:
    """Whether a test of this folder fails in the copy at `root`, and which."""
    here = os.environ | {"PYTHONPATH": f"{root}/src", "PYTHONDONTWRITEBYTECODE": "1"}

    def python(*words: str) -> tuple[int, str]:
        run = subprocess.run([sys.executable, *words], cwd=root, env=here, capture_output=True, text=True, timeout=SECONDS, check=False)  # fmt: skip
        return run.returncode, run.stdout + run.stderr

    try:
        _, where = python("-c", "import speicherstadt; print(speicherstadt.__file__)")
        assert where.startswith(root), f"imported from {where}"
        code, told = python("-m", "pytest", "-x", "-q", "-m", "not slow", *TESTS[folder])
    except subprocess.TimeoutExpired:
        return True, f"killed after {SECONDS} seconds"
    by = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", told, re.MULTILINE)
    return bool(code), f"killed by {by[1] if by else told}" if code else "SURVIVED"


def main() -> int:
    folders = sys.argv[1:] or list(TESTS)
    for folder in folders:
        with copy() as root:
            noticed, how = tested(root, folder)
        if noticed:
            print(f"The tests of {folder} fail without any mutant: {how}")
            return 1
    survivors, chosen = 0, list(mutants(folders))
    with ThreadPoolExecutor(2) as pool:
        for mutant, (noticed, how) in zip(chosen, pool.map(verdict, chosen), strict=True):
            print(f"{mutant[0]}: {mutant[1]}: {how}", flush=True)
            survivors += not noticed
    print(f"{survivors} mutants survived" if survivors else "Every mutant was killed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
