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
    # Stored decisions detect almost any change but cannot say what is wrong.
    "bots": (
        "tests/bots",
        "--ignore=tests/bots/test_decisions.py",
        "--ignore=tests/bots/test_program.py",  # programs have nothing to do with planners
    ),
    "records": ("tests/records/test_fairness.py",),
    "server": (
        "tests/server/test_seating.py",
        "tests/server/test_game_log.py",
        "tests/server/test_takeback_policy.py",
        "tests/server/test_takebacks.py",
    ),
}
"""What pytest runs for a mutant, by folder of the package."""
SECONDS = 240

Mutant: TypeAlias = tuple[str, str, str, str]

# For each file: the rule that breaks | the old text | the new text
TABLE = """
[engine/state.py]
players start with 5 coins | START_COINS: Final = 5 | START_COINS: Final = 4
each player places 3 workers | WORKERS: Final = 3 | WORKERS: Final = 4
a column holds 8 workers | FLOORS: Final = 8 | FLOORS: Final = 9
a warehouse holds 4 cubes | SHELVES: Final = 4 | SHELVES: Final = 5
a ship brings 3 cubes | CUBES_PER_SHIP: Final = 3 | CUBES_PER_SHIP: Final = 2
one more card than players | berths = self.players + 1 | berths = self.players
firemen are added up | return sum(card.value for card in self.cards if card.kind is Kind.FIREMAN) | return max([card.value for card in self.cards if card.kind is Kind.FIREMAN], default=0)
a copy is independent | [player.copy() for player in self.players] | self.players[:]
[engine/game.py]
no decisions after the end | if state.over: | if False:
illegal decisions are refused | if decision not in legal(state): | if False:
the pile is ordered by season | if card.season is not sorted_card.season: | if False:
the bag holds 9 cubes of each good | raise Malformed("bag: must hold 9 cubes of each kind") | return
[engine/supply.py]
every fire is replaced | while card.kind is Kind.FIRE: | if card.kind is Kind.FIRE:
the lowest sum loses | ((own == most) - (own == least)) | (own == most)
players tied for highest gain in full | (own == most) | (own == most) * (sums.count(most) == 1)
players tied for lowest lose in full | (own == least) | (own == least) * (sums.count(least) == 1)
the 4th fire burns right after the 3rd | while state.dealt < len(setup.pile): | if state.dealt < len(setup.pile):
the last round is played | if state.round == setup.rounds: | if state.round == setup.rounds - 1:
[engine/demand.py]
the first player places first | state.seat = state.first | state.seat = 0
workers are placed clockwise | state.seat = (state.seat + 1) % players | state.seat = (state.seat - 1) % players
a full column is closed | if state.placed < FLOORS or FLOORS not in map(len, state.columns): | if True:
nobody places after the last worker | state.placed + 1 == WORKERS * players | state.placed == WORKERS * players
workers queue from the bottom | state.columns[berth] += (state.seat,) | state.columns[berth] = (state.seat, *state.columns[berth])
[engine/purchase.py]
the price is the number of workers in the column | return len(state.columns[state.berth]) | return len(state.columns[state.berth]) - 1
a player with exactly enough coins is asked | .coins >= len(column) | .coins > len(column)
a player who cannot pay is skipped | if state.players[seat].coins >= len(column): | if seat >= 0:
skipping a player is an event | tell(CouldNotPay(seat, state.berth, card, len(column), coins)) | pass
a pass removes the lowest worker | state.columns[state.berth] = state.columns[state.berth][1:] | state.columns[state.berth] = state.columns[state.berth][:-1]
a purchase is remembered | player.bought = True | pass
cubes of an unsold ship go to the stock | state.stock += lost | pass
buying a card clears its column | state.columns[berth] = () | state.columns[berth] = state.columns[berth][:-1]
a player with exactly enough coins is asked next | .coins >= cost: | .coins > cost:
cards are sold from the left | state.berth = 0 | state.berth = 1
[engine/loading.py]
the hall keeps one cube | if not player.hall: | if total(player.hall) < 2:
a warehouse is full at 4 | if total(player.warehouse) < shelves(player): | if total(player.warehouse) <= shelves(player):
a converted cube comes from the stock | _market(quay, kinds(state.stock)) | _market(quay, GOODS)
the given cubes are not in the stock yet | _market(quay, kinds(state.stock)) | _market(quay, kinds(state.stock + quay))
a converted cube is of another kind | if not count(three, taken) | if taken is not None
no cube is used twice | count(way, good) <= count(quay, good) | count(way, good) <= 9
contracts accept only the goods they lack | for good in kinds(lacking) if good in here | for good in here
a cube goes to one contract | if card.id == contract else lacking | if card.id else lacking
the event says that a contract is complete | complete=not lacking | complete=bool(lacking)
merchants buy only their own good | for good in merchants(player) if good in here | for good in here
kept goods can be used later | goods = player.quay + player.warehouse + player.hall | goods = player.quay
a player without goods is skipped | (goods and not needs_ship) | (not needs_ship)
the rules version decides whether kept goods need a ship | (goods and not needs_ship) | goods
loading begins with the first player | seat = (state.first + offset) % len(players) | seat = offset
sold cubes go to the stock | state.stock += CUBE[good] | pass
every player gets a turn to load | (seat - state.first) % len(state.players) + 1 | (seat - state.first) % len(state.players) + 2
[engine/income.py]
a player who bought nothing gets one more coin | (not player.bought) | player.bought
the Bank gives one more coin | + player.owns(Kind.BANK) | + 0
the metal coin moves | (state.first + 1) | (state.first + 0)
the metal coin goes to the left | (state.first + 1) | (state.first - 1)
a purchase counts for one round only | player.bought = False | pass
[engine/scoring.py]
offices are scored as a set | deck.office_points[offices - 1] if offices else 0 | sum(deck.office_points[:offices])
only complete contracts count | return 0 if lacking else card.points | return card.points
cubes in the hall score nothing | warehouse=total(player.warehouse) | warehouse=total(player.warehouse + player.hall)
ships score only with the Port | port=kinds.count(Kind.PORT) * kinds.count(Kind.SHIP) | port=kinds.count(Kind.SHIP)
coins break ties | (score.total, player.coins) | (score.total, 0)
[engine/view.py]
the bag's order is hidden | sorted(state.bag) | list(state.bag)
the pile's order is hidden | sorted(state.pile, key=place.__getitem__) | list(state.pile)
a view is a copy | table = state.copy() | table = state
hidden cards are sorted again after each deal | state.dealt != self._dealt or state.drawn != self._drawn | self._dealt < 0
every order is possible | other = below(last + 1) | other = below(last)
the whole bag is shuffled | range(len(deck) - 1, 0, -1) | range(len(deck) - 1, 1, -1)
[engine/codec.py]
a vector starts with the player who decides | self._player_cells(table.players[(seat + turn) % players]) | self._player_cells(table.players[turn])
a mask allows every legal decision | for decision in legal(state): | for decision in legal(state)[1:]:
a vector shows whether the player has bought a card | int(player.bought), | 0,
[engine/numbering.py]
no number for converting into a good that was given | if not count(three, taken): | if True:
numbers do not depend on the file's order | (seasons.index(card.season), card.id) | seasons.index(card.season)
[engine/fingerprint.py]
a fingerprint shows which players have bought a card | player.bought, | 0,
[engine/invariants.py]
negative heaps are reported | any(cubes < 0 for cubes in heaps) | False
[catalog/loader.py]
firemen are worth 1 to 5 | Kind.FIREMAN: range(1, 6) | Kind.FIREMAN: range(0, 7)
a card cannot be removed more often than it exists | if box.count(card) > card.copies: | if False:
a digest does not depend on the file's order | for card in sorted(cards, key=lambda card: card.id) | for card in cards
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
final points are integers | float(round(value - _COIN_TIE_BREAK * own)) | value
final chances ignore margins | return Outcome(utilities, chances, tuple(points)) | return Outcome(utilities, utilities, tuple(points))
a larger margin is better | chance + (value - mean) / _MARGIN_PER_WIN | chance
the weakest player loses points in fires | value * ((own == most) - (own == least)) | value * (own == most)
ships score only with the Port | ports * ships | ships
only complete contracts are certain | if not lacking: | if lacking is not None:
a contract needs every cube it lacks | self._likely[good] ** count(lacking, good) | self._likely[good]
ships bring the goods | (_FITTING_SHIPS * ships) | _FITTING_SHIPS
a lead is worth more near the end | sqrt(certain + open_ended * self.time) | sqrt(certain + open_ended)
later firemen do not matter | card.season.value <= fire.season.value | card.value
the first coins have their own weight | first = min(coins, _FIRST_COINS) | first = coins
[bots/loading_planner.py]
three cubes become one | _FOR_ONE = 3 | _FOR_ONE = 2
conversions take from the stock | if more > count(self.loading.stock, good): | if more > 9:
conversions need spare cubes | return missing if _FOR_ONE * number <= spare else None | return missing
the best way to share a heap is kept | if value + gain > known[0] if known | if value + gain < known[0] if known
the hall keeps one cube | (not loading.hall and stored < left) | (stored < left)
a warehouse is full at 4 | min(loading.shelves - stored_before, left) | min(loading.shelves, left)
two cubes sell for one coin | (sold // 2 if sold > 0 else sold) | (sold if sold > 0 else sold)
goods for merchants are sold | (good in loading.merchants, keep_first.index(good)) | keep_first.index(good)
the most useful goods are kept | gone = sorted(order[: stored + kept + _FOR_ONE * len(taken)], key=keep_first.index) | gone = order[: stored + kept + _FOR_ONE * len(taken)][::-1]
the best heap is sent | sent = max(last, key= | sent = min(last, key=
conversions change the stock | swapped + self.rest - | self.rest -
goods that contracts lack are useful | total(self.quay) // _FOR_ONE | total(self.quay) // 9
[bots/round_model.py]
the Chamber changes a plan | Kind.WAREHOUSE, Kind.CHAMBER) | Kind.WAREHOUSE)
a player who bought nothing gets one more coin | (not cards and not player.bought) | (not player.bought)
a purchase counts for the whole round | (not cards and not player.bought) | (not cards)
the Bank gives one more coin | plan.coins + 1 + banks + | plan.coins + 1 +
points of earlier rounds count | held + player.points, | held,
kept goods can be used | quay=player.quay + player.warehouse + player.hall + sum( | quay=player.quay + sum(
unsold cubes go to the stock | self.state.stock + sum(unsold), {} | self.state.stock, {}
a loading changes the stock | stock += prospects[seat].given | stock += NO_CUBES
the first player loads first | seat = (self.state.first + turn) % self.players | seat = turn
the player who is loading continues | if turn <= now else None | if turn < now else None
a purchase costs its price | left = coins + after.earned - price | left = coins + after.earned
firemen are worth something | if after.firemen != before.firemen: | if before is None:
the last round is exact | evaluation = Evaluation if self.left else FinalEvaluation | evaluation = Evaluation
[bots/search.py]
a player with exactly enough coins is asked | coins[column[0]] < len(column): | coins[column[0]] <= len(column):
a purchase is paid for | coins[seat] - price, *coins | coins[seat], *coins
buyers choose for themselves | if bought.utilities[seat] >= declined.utilities[seat] else declined | if bought.utilities[0] >= declined.utilities[0] else declined
only bad purchases are pruned | if gain < -self.prune: | if gain < self.prune:
waiting is not pruned | if gain > self.prune and seat not in column[1:]: | if gain > self.prune:
workers are placed in turn | seat = (self.model.state.first + placed) % players | seat = placed % players
players place for themselves | key=lambda outcome: outcome.utilities[seat], | key=lambda outcome: outcome.utilities[0],
a search ends at its limit | if late or self.nodes > self._most: | if late:
a search ends in time | if late or self.nodes > self._most: | if self.nodes > self._most:
every player in the tree maximizes their own utility | visited.sums[chosen] += outcome.utilities[visited.seat] | visited.sums[chosen] += outcome.utilities[0]
the most visited placement is chosen | visits.index(max(visits)) | visits.index(min(visits))
the least visited placement catches up first | place = min(places, | place = max(places,
rarely visited placements are explored | root / (1 + visits) | root
[bots/judgement.py]
the standard error falls with the number of samples | sqrt(variance / number) | sqrt(variance)
solved values are exact | 0.0 if method == "solved" else None | None
the best judgement comes first | key=lambda judgement: -judgement.utility | key=lambda judgement: judgement.utility
decisions are judged for the player who decides | outcome.utilities[seat], | outcome.utilities[0],
[bots/solver.py]
only the last round is solved | state.round < state.setup.rounds or | state.round < 2 or
solving prunes nothing | Lookahead(model, inf, most, late) | Lookahead(model, 0.1, most, late)
the next player places next | state.placed + 1 | state.placed + 2
[bots/senator.py]
requested placements are sampled | if visits >= often or Place(berth) in asked | if visits >= often
requested placements are followed into futures | [*close, *(d for d in found if d in asked)] | close
clearly worse placements are not followed | if each.utility >= least] | if each.utility <= 1]
leftover goods go to the stock | after.stock += player.quay | after.stock += NO_CUBES
only the last loading is exact | "solved" if last else "round" | "solved"
only legal decisions are judged | if decision not in legal: | if decision is None:
[bots/search_bots.py]
cards are bought if that is a gain | return BUY if gain > 0 else PASS | return BUY if gain < 0 else PASS
crowded columns are avoided | alone - 2.0 * column.count(seat) - 0.5 * max(0, len(column) + 1 - coins) | alone
[records/proof.py]
the secret fits the commitment | if commitment(self.secret) != self.commitment: | if False:
a contribution fits its commitment | if opened and contribution_commitment(self.table, seat, opened) != promised: | if False:
a commitment is nothing but digits | if not _COMMITMENT.fullmatch(promised): | if False:
the kept commitment counts | if kept.commitment is not None and kept.commitment != self.commitment: | if False:
the kept commitments of seats count | if seen != self._at(self.seat_commitments, seat): | if False:
my contribution must not be missing | if not opened: | if False:
my contribution must not be replaced | if opened != mine: | if False:
there is one contribution for each seat | if not len(self.contributions) == len(self.seat_commitments) == players: | if False:
a daily deal takes no contributions | if self.table.startswith(_DAILY) and any((*self.contributions, *self.seat_commitments)): | if False:
a fork must be known to be one | if self.origin == known: | if True:
a commitment takes the place of what was not opened | tuple(opened or committed for opened, committed in pairs) | tuple(opened for opened, committed in pairs)
[records/fairness.py]
unfair words are skipped | next(word for word in words if word < fair) % limit | next(words) % limit
the bots' seeds come from the secret | return hmac.digest(self.secret, message.encode(), "sha256").hex() | return message
[server/tables/seating.py]
a taken seat is refused | if wish.seat is not None and wish.seat not in free: | if False:
nobody can join a full table | if not free: | if len(free) < 0:
a bot's seat is not free | if not chair.guest and not chair.bot] | if not chair.guest]
the first free seat is taken | seat = free[0] if wish.seat is None | seat = free[-1] if wish.seat is None
duplicate names are made unique | names = {chair.name for chair in self.chairs if chair.name} | names = set[str]()
a second person at one browser can choose a name | own = clean_name(wish.name) if wish.name else name | own = name
a finished game cannot be left | raise Refused("over", "the game is over; you cannot leave it") | pass
a bot stands in for a guest who leaves | self._with(replace(chair, bot=chair.bot or STAND_IN)) | self
an existing stand-in stays | bot=chair.bot or STAND_IN | bot=STAND_IN
a table without guests is deleted | if not others: | if len(others) < 0:
bots do not keep a table alive | [chair.guest for chair in self.chairs if chair.guest and chair.seat != seat] | [chair.guest or "" for chair in self.chairs if chair.seat != seat]
another guest becomes host | host = self.row.host if self.row.host in others else others[0] | host = self.row.host
a host with two seats stays host | host = self.row.host if self.row.host in others else others[0] | host = others[0]
leaving empties the seat | return self._with(SeatRow(self.row.id, seat)).changed(host=host) | return self.changed(host=host)
only the host adds bots | if guest != self.row.host and not mine and not self._stands_in_for_host(guest, present): | if False:
guests choose their own stand-in | if guest != self.row.host and not mine and | if guest != self.row.host and
no bot joins a finished game | raise Refused("over", "the game is over") | pass
no bot takes a guest's seat before the game | if not empty: | if False:
bots of a running game cannot be replaced | elif empty: | elif False:
a guest who is present is not replaced | elif not mine and chair.guest in present: | elif False:
guests may replace themselves while present | elif not mine and chair.guest in present: | elif chair.guest in present:
nobody chooses another guest's stand-in | bot=bot if mine or empty else STAND_IN | bot=bot
only players stand in for the host | plays = any(chair.guest == guest for chair in self.chairs) | plays = True
only in a running game can players stand in for the host | return plays and self.row.status == "playing" and | return plays and
only while the host is gone can players stand in | and self.row.host not in present | and True
the host removes bots only before the game | hosts = self.row.status == "gathering" and guest == self.row.host | hosts = guest == self.row.host
only the host removes bots | and guest == self.row.host and not chair.guest | and not chair.guest
the host cannot remove a guest's stand-in | and guest == self.row.host and not chair.guest | and guest == self.row.host
nobody takes another guest's seat back | if chair.guest != guest and not hosts: | if False:
taking a seat back removes the bot | return self._with(replace(chair, bot=None)) | return self
a commitment stays | if chair.commitment not in ("", commitment): | if False:
a contribution is opened only after the start | raise Refused("not-started", "contributions are opened when the game starts") | pass
a shuffle is not changed afterwards | raise Refused("stale", "the cards have been shuffled already") | pass
only the committed contribution is opened | if contribution_commitment(self.row.id, seat, contribution) != chair.commitment: | if False:
an opened contribution is not awaited | if chair.commitment and not chair.contribution] | if chair.commitment]
there is no seat below 0 | if not 0 <= seat < len(self.chairs): | if not seat < len(self.chairs):
there is no seat beyond the last | if not 0 <= seat < len(self.chairs): | if not 0 <= seat:
nobody decides at another guest's seat | if guest is None or chair.guest != guest: | if guest is None:
nobody decides without being a guest | if guest is None or chair.guest != guest: | if guest and chair.guest != guest:
a guest with a stand-in does not decide | if self.owned(guest, seat).bot is not None: | if self.owned(guest, seat) is None:
a game that has begun cannot be joined | if self.row.status != "gathering": | if False:
only the host starts | raise Refused("forbidden", "only the host can start the game") | pass
a game starts only when all seats are taken | raise Refused("not-started", "there are empty seats") | pass
a rematch needs a finished game | if self.row.status != "over": | if False:
only players ask for a rematch | if all(chair.guest != guest for chair in self.chairs): | if False:
only changed seats are written | if chair not in before.chairs] | if True]
[server/games/game_log.py]
a stale decision is refused | raise Refused("stale", | pass; Refused("stale",
a finished game takes no decisions | raise Refused("over", "the game is over") | pass
only the player whose turn it is decides | if seat != self.state.seat: | if False:
only legal decisions are logged | if name not in options: | if False:
cubes may be named in any order | name = text if text in options else token(parse(text)) | name = text
the number of undos is limited | if self._undos[seat] >= _MOST_UNDOS: | if False:
the number of undone entries is limited | if self.number - len(self.made) >= _MOST_UNDONE: | if False:
an undo forgets later states | del self._states[decided // _STATE_DECISIONS + 1 :] | pass
only a free undo goes past bots and reveals | if not quiet and not free: | if False:
a takeback that is not quiet makes a game practice | practice=not quiet | practice=False
a quiet undo does not make a game practice | practice=not quiet | practice=True
only own decisions are taken back | if not is_own(self.made, self.origin, seat, back_to): | if False:
only bots may decide before a free undo arrives | self._check_number(number, self._last_by_person) | pass
fires reveal information | _REVEALING = (events.Revealed, events.Burned) | _REVEALING = (events.Revealed,)
new cards reveal information | _REVEALING = (events.Revealed, events.Burned) | _REVEALING = (events.Burned,)
an undo removes decisions | made = self.made[:back_to] | made = self.made[:]
an undo is a log entry | entry = Entry.undo(self.number + 1, | entry = Entry.undo(self.number,
the log says who allowed a takeback | self.number + 1, seat, back_to, allowed_by) | self.number + 1, seat, back_to)
a proposed decision changes nothing |         state = self.state.copy() |         state = self.state
a finished game has no turn | decides = None if state.over else state.seat | decides = state.seat
[server/games/takeback_policy.py]
takebacks can be switched off | if not row.takebacks: | if False:
people are asked | return "ask" if len(people) > 1 else "free" | return "free"
only the player who decided last undoes | made[-1].seat == seat and floor | floor
an undo stops at its floor | floor <= back_to < len(made) | back_to < len(made)
an undo goes back | floor <= back_to < len(made) | floor <= back_to
an undo stops at other players | if each.seat != seat or each.reveals or each.by_bot: | if each.reveals or each.by_bot:
an undo stops at revealed information | if each.seat != seat or each.reveals or each.by_bot: | if each.seat != seat or each.by_bot:
an undo stops at bots | if each.seat != seat or each.reveals or each.by_bot: | if each.seat != seat or each.reveals:
a fork cannot undo what it inherited | reversed(made[origin:]) | reversed(made)
a takeback keeps what a fork inherited | if not origin <= back_to < len(made): | if not 0 <= back_to < len(made):
bots' decisions are nobody's to take back | and not made[back_to].by_bot | and True
[server/tables/takeback_requests.py]
only who was asked answers | if guest is None or guest not in self.asked: | if False:
everyone has to agree | return self.accepted == self.asked | return bool(self.accepted)
at most one request is open | self.check_none_open() | pass
a request that ended takes no answer | or not self.is_open or | or
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
    """Whether the tests detected the mutant, and how."""
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
        for part in ("src", "tests", "examples"):
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
