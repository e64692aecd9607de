"""Our own bots: whole games, decisions that can be repeated, nothing but the view; registry."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from math import isfinite
from pathlib import Path
from typing import Any

import pytest

from speicherstadt.bots import (
    LEVELS,
    Bot,
    Budget,
    Guarded,
    RandomBot,
    bot_names,
    check_bot,
    make_bot,
)
from speicherstadt.bots.evaluation import (
    FEATURES,
    HAND_SET_WEIGHTS,
    WEIGHTS_FILE,
    FinalEvaluation,
    Weights,
    trained_weights,
)
from speicherstadt.bots.round_model import RoundModel
from speicherstadt.bots.senator import Senator
from speicherstadt.catalog import PLAYERS, Deck, Good, Kind, heap, parse_deck, spread
from speicherstadt.engine import (
    BUY,
    FINISH,
    Decision,
    Finish,
    Phase,
    Place,
    Setup,
    State,
    View,
    advance,
    apply,
    fingerprint,
    legal,
    new_game,
    problems,
    scores,
    view,
)
from speicherstadt.errors import Malformed
from speicherstadt.records import deal
from tests.bots.test_loading_planner import TWICE
from tests.engine.test_view import otherwise
from tests.play import DECK, STYLES, played
from tests.table import STANDARD

pytestmark = pytest.mark.slow  # plays whole games

LITTLE = Budget(effort=4)
NAMES = list(LEVELS)


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A senator who samples where the real one would look through everything, and takes a while."""
    monkeypatch.setattr(Senator, "sequences", 100)


def other_firemen() -> Deck:
    """Goods wanted twice, strong firemen early and weak ones late, other fires and offices."""
    text = STANDARD
    for old, new in (
        ('["saffron", "tea"]', '["tea", "tea"]'),
        ('["coffee", "carpet", "saffron"]', '["coffee", "coffee", "coffee"]'),
        (
            'id = "fireman-a2"\nseason = "A"\nkind = "fireman"\nvalue = 2',
            FIREMAN.format("a2", "A", 5),
        ),
        (
            'id = "fireman-d5"\nseason = "D"\nkind = "fireman"\nvalue = 5',
            FIREMAN.format("d5", "D", 1),
        ),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return parse_deck(text, "other firemen")


FIREMAN = 'id = "fireman-{}"\nseason = "{}"\nkind = "fireman"\nvalue = {}'
OTHER = other_firemen()


def seated(players: int, rotation: int) -> list[str]:
    """A table of different levels; over five rotations, each level sits in each seat."""
    return [NAMES[(rotation + seat) % len(NAMES)] for seat in range(players)]


def bots(names: Sequence[str]) -> list[Bot]:
    return [make_bot(name, f"seat {seat}") for seat, name in enumerate(names)]


def moments(
    setup: Setup, names: Sequence[str], budget: Budget = LITTLE
) -> Iterator[tuple[State, Decision]]:
    """A whole game between bots: each state, and what was decided in it. `apply` checks."""
    table = bots(names)
    state = new_game(setup)
    while not state.over:
        before = fingerprint(state)
        decision = table[state.seat].decide(view(state), budget)
        assert fingerprint(state) == before
        yield state.copy(), decision
        apply(state, decision)
    assert problems(state) == []


# Whole games


def play_in_every_seat(players: int, deck: Deck, effort: int, games: int = 5) -> None:
    for rotation in range(games):
        setup = deal(deck, players, f"levels/{rotation}")
        *_, (last, _) = moments(setup, seated(players, rotation), Budget(effort=effort))
        assert last.round == setup.rounds


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize(("players", "games"), [(2, 5), (3, 5), (4, 2), (5, 1)])
def test_every_level_plays(players: int, games: int) -> None:
    play_in_every_seat(players, DECK, effort=1, games=games)


@pytest.mark.usefixtures("_hasty")
def test_every_level_plays_with_another_deck() -> None:
    play_in_every_seat(2, OTHER, effort=1, games=3)


@pytest.mark.slow
@pytest.mark.parametrize("deck", [DECK, OTHER], ids=["standard", "other"])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_level_plays_in_every_seat(players: int, deck: Deck) -> None:
    play_in_every_seat(players, deck, effort=6)


@pytest.mark.slow
@pytest.mark.parametrize("deck", [DECK, TWICE], ids=["standard", "other"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_senator_plays_in_earnest(players: int, deck: Deck) -> None:
    setup = deal(deck, players, "earnest")
    names = ["senator", "shipowner", "broker", "clerk", "senator"][:players]
    *_, (last, _) = moments(setup, names, Budget(effort=20))
    assert last.round == setup.rounds


@pytest.mark.parametrize(
    "name",
    NAMES,
)
def test_without_any_effort_there_is_still_a_decision(name: str) -> None:
    state = new_game(deal(DECK, 3, "nothing"))
    decision = make_bot(name, "idle").decide(view(state), Budget(effort=0))
    assert decision in legal(state)


def test_the_senator_keeps_to_its_time() -> None:
    """Generously: what is tested is that the clock matters, not the machine."""
    state = new_game(deal(DECK, 5, "time"))
    for budget in (Budget(seconds=0.01), Budget(seconds=0.1)):
        assert make_bot("senator", "time").decide(view(state), budget) in legal(state)


# The same seed, view and effort: the same decision


@pytest.mark.usefixtures("_hasty")
def test_the_same_game_twice() -> None:
    setup, names = deal(DECK, 2, "twice"), ["broker", "senator"]
    once = [decision for _, decision in moments(setup, names)]
    assert once == [decision for _, decision in moments(setup, names)]


@pytest.mark.parametrize("name", ["apprentice", "broker", "senator"])
def test_another_seed_may_decide_otherwise(name: str) -> None:
    state = new_game(deal(DECK, 5, "seeds"))
    decisions = {
        make_bot(name, f"{seed}").decide(view(state), Budget(effort=3)) for seed in range(12)
    }
    assert len(decisions) > 1


def ask_again(players: int, rotation: int, *, every: int = 1) -> None:
    """A bot that comes new to the table decides as one that has played from the start."""
    names = seated(players, rotation)
    setup = deal(DECK, players, f"fresh/{rotation}")
    for number, (state, decision) in enumerate(moments(setup, names)):
        if number % every == 0 and len(legal(state)) > 1:
            fresh = make_bot(names[state.seat], f"seat {state.seat}")
            assert fresh.decide(view(state), LITTLE) == decision, (number, names[state.seat])


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize(("players", "rotation"), [(2, 0), (2, 3), (3, 2)])
def test_what_was_before_does_not_matter(players: int, rotation: int) -> None:
    ask_again(players, rotation, every=7)


@pytest.mark.slow
@pytest.mark.parametrize("rotation", range(5))
@pytest.mark.parametrize("players", PLAYERS)
def test_what_was_before_never_matters(players: int, rotation: int) -> None:
    ask_again(players, rotation, every=2)


def _more_points(state: State) -> None:
    state.players[0].points += 9
    state.players[1].points -= 9


def _other_cargo(state: State) -> None:
    """Every cube on a ship has changed its kind."""
    state.cargo = [heap(Good((good + 1) % 5) for good in spread(cargo)) for cargo in state.cargo]


def _another_first(state: State) -> None:
    if state.phase is Phase.DEMAND and state.placed == 0:
        state.first = state.seat = (state.first + 1) % len(state.players)


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("change", [_more_points, _other_cargo, _another_first])
def test_what_was_asked_about_another_table_does_not_matter(
    change: Callable[[State], None],
) -> None:
    """As in analysis, or where one bot plays several games."""
    for seed in range(4):
        setup = deal(DECK, 2, f"another/{seed}")
        for state, _ in moments(setup, ["shipowner", "shipowner"]):
            for name in ("broker", "shipowner"):
                other = state.copy()
                change(other)
                bot = make_bot(name, "seed")
                bot.decide(view(other), LITTLE)
                expected = make_bot(name, "seed").decide(view(state), LITTLE)
                assert bot.decide(view(state), LITTLE) == expected


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("name", [*NAMES, "random"])
def test_the_hidden_order_does_not_matter(name: str) -> None:
    asked = 0
    for players in (2, 3, 5):
        setup = deal(DECK, players, f"hidden/{players}")
        states = [state for state, _ in moments(setup, ["clerk"] * players)]
        for state in states[::40]:
            twin = otherwise(state)
            one = make_bot(name, "seed").decide(view(state), LITTLE)
            assert one == make_bot(name, "seed").decide(view(twin), LITTLE)
            asked += fingerprint(state) != fingerprint(twin)
    assert asked > 8


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("name", NAMES)
def test_the_view_stays_as_it_was(name: str) -> None:
    for state, _ in list(moments(deal(DECK, 2, "unchanged"), ["clerk", "broker"]))[::7]:
        seen = view(state)
        before = fingerprint(seen.table)
        make_bot(name, "seed").decide(seen, LITTLE)
        assert fingerprint(seen.table) == before


# A bot that fails


class Scripted(Bot):
    """Does as told, from a certain round on."""

    def __init__(self, do: Callable[[View], Any], *, since: int = 1) -> None:
        super().__init__("scripted")
        self._do = do
        self._since = since
        self._good = RandomBot("scripted")
        self.asked = self.closed = 0

    def decide(self, seen: View, budget: Budget) -> Decision:
        self.asked += 1
        if seen.table.round < self._since:
            return self._good.decide(seen, budget)
        decision: Decision = self._do(seen)
        return decision

    def close(self) -> None:
        self.closed += 1


class Clinging(Scripted):
    """Cannot even be closed."""

    def close(self) -> None:
        raise OSError("broken pipe")


def guarded_game(bot: Bot) -> Guarded:
    """A whole game with this bot in the first seat; `advance`, as in the arena, checks nothing."""
    guarded = Guarded(bot)
    other = RandomBot("other")
    state = new_game(deal(DECK, 2, "guarded", first=0))
    while not state.over:
        player = guarded if state.seat == 0 else other
        decision = player.decide(view(state), LITTLE)
        assert decision in legal(state)
        advance(state, decision)
        assert problems(state) == []
    return guarded


def _raises(seen: View) -> Decision:
    raise ValueError("lost\n  my   way " + "x" * 600)


def _places_nowhere(seen: View) -> Decision:
    return Place(7)


def _plays_on_its_view(seen: View) -> Decision:
    decision = seen.legal()[0]
    advance(seen.table, decision)
    return decision


def _bends_its_view(seen: View) -> Decision:
    seen.table.phase = Phase.PURCHASE
    return BUY


@pytest.mark.parametrize("since", [1, 9])
@pytest.mark.parametrize(
    ("do", "told"),
    [
        (_raises, "ValueError: lost my way xxx"),
        (lambda seen: None, "decided None, which is not allowed"),
        (lambda seen: "P1", "decided P1, which is not allowed"),
        (lambda seen: 0, "decided 0, which is not allowed"),
        (lambda seen: [], "decided [], which is not allowed"),
        (lambda seen: Place, "decided <class"),
        (lambda seen: BUY if seen.table.phase is Phase.DEMAND else FINISH, "decided Buy()"),
        (_places_nowhere, "decided Place(berth=7), which is not allowed"),
    ],
)
def test_a_bot_that_fails_forfeits_and_chance_plays_on(
    do: Callable[[View], Any], told: str, since: int
) -> None:
    bot = Scripted(do, since=since)
    guarded = guarded_game(bot)
    assert guarded.forfeit is not None
    assert guarded.forfeit.startswith(told)
    assert len(guarded.forfeit) <= 500
    assert "\n" not in guarded.forfeit
    assert bot.closed == 1
    asked = bot.asked
    guarded.close()
    assert (bot.asked, bot.closed) == (asked, 1)
    assert asked == 1 or since > 1


@pytest.mark.parametrize(
    "bot",
    [
        pytest.param(Clinging(_raises), id="closing fails too"),
        pytest.param(Scripted(lambda seen: Place(1.0)), id="equal but not the same"),  # type: ignore[arg-type]
        pytest.param(Scripted(_plays_on_its_view), id="plays on its view"),
        pytest.param(Scripted(_bends_its_view), id="bends its view"),
        pytest.param(Scripted(lambda seen: "long\n" * 1000), id="says too much"),
    ],
)
def test_a_bot_cannot_take_the_game_down(bot: Scripted) -> None:
    guarded = guarded_game(bot)
    if guarded.forfeit is not None:
        assert len(guarded.forfeit) <= 600
        assert "\n" not in guarded.forfeit


def test_a_good_bot_is_left_alone() -> None:
    bot = Scripted(lambda seen: seen.legal()[-1])
    guarded = guarded_game(bot)
    assert guarded.forfeit is None
    assert bot.closed == 0
    guarded.close()
    assert bot.closed == 1


# Which bots there are


def test_the_levels_in_their_order() -> None:
    assert NAMES == ["apprentice", "clerk", "broker", "shipowner", "senator"]
    assert bot_names()[:6] == [*NAMES, "random"]
    for name in [*NAMES, "random"]:
        check_bot(name)
        assert make_bot(name, "a seed").seed == "a seed"


@pytest.mark.parametrize("name", ["wizard", "", "Senator", "x" * 500, "exec"])
def test_an_unknown_name_lists_the_known(name: str) -> None:
    for ask in (check_bot, lambda name: make_bot(name, "seed")):
        with pytest.raises(Malformed, match="no bot is called") as refused:
            ask(name)
        assert all(known in str(refused.value) for known in bot_names())
        assert len(str(refused.value)) < 300


@pytest.mark.parametrize("command", ["/no/such/program", "no-such-program --fast", "", "'open"])
def test_an_unknown_program_is_refused(command: str) -> None:
    with pytest.raises(Malformed, match="exec:"):
        check_bot(f"exec:{command}")


@pytest.fixture
def _plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package with bots, good and broken."""
    info = tmp_path / "harbour_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[speicherstadt.bots]\n"
        "pilot = harbour_bots:Pilot\n"
        "missing = harbour_bots:Missing\n"
        "absent = no_such_package:Bot\n"
        "broken = harbour_broken:Bot\n"
    )
    (tmp_path / "harbour_bots.py").write_text(
        "from speicherstadt.bots import RandomBot\nclass Pilot(RandomBot):\n    pass\n"
    )
    (tmp_path / "harbour_broken.py").write_text("raise RuntimeError('out of\\n  order')\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("harbour_bots", None)


@pytest.mark.usefixtures("_plugin")
def test_bots_of_other_packages() -> None:
    assert {"pilot", "missing", "absent", "broken"} <= set(bot_names())
    check_bot("pilot")
    bot = make_bot("pilot", "seed")
    assert type(bot).__name__ == "Pilot"
    state = new_game(deal(DECK, 2, "pilot"))
    assert bot.decide(view(state), Budget()) in legal(state)


@pytest.mark.usefixtures("_plugin")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("missing", "bot 'missing' cannot be loaded: AttributeError"),
        ("absent", "bot 'absent' cannot be loaded: ModuleNotFoundError"),
        ("broken", "bot 'broken' cannot be loaded: RuntimeError: out of order"),
    ],
)
def test_a_broken_entry_point_is_refused(name: str, told: str) -> None:
    with pytest.raises(Malformed) as refused:
        check_bot(name)
    assert str(refused.value).startswith(told)
    assert "\n" not in str(refused.value)


# What the end is worth


def reckoned(state: State, end: State) -> list[float]:
    """The worths at the end of the last round, the fires that are left included."""
    evaluation = FinalEvaluation(state.setup, 0, state.pile, heap(state.bag), HAND_SET_WEIGHTS)
    fires = evaluation.fire([player.firemen for player in end.players])
    return [
        evaluation.holdings(player.cards, player.contracts, player.warehouse, player.hall)
        + evaluation.purse(player.coins, chamber=bool(player.owns(Kind.CHAMBER)))
        + before.points
        + fire
        for before, player, fire in zip(state.players, end.players, fires, strict=True)
    ]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("style", STYLES)
def test_the_reckoning_is_the_score(players: int, style: str) -> None:
    record = played(players, f"evaluation/{style}", style)
    state = new_game(record.setup)
    burning = None
    for decision in record.decisions:
        if state.round == state.setup.rounds:
            burning = state.copy()
        advance(state, decision)
    assert burning is not None
    assert state.over
    final = [
        score.total + player.coins / 1000
        for score, player in zip(scores(state), state.players, strict=True)
    ]
    assert reckoned(burning, state) == pytest.approx(final, abs=1e-9)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_bidding_says_of_the_end_is_what_comes(players: int) -> None:
    """Before the very last decision, which ends a loading, nothing is open any more."""
    compared = 0
    for seed in range(20):
        record = played(players, f"last/{seed}", "hoard")
        state = new_game(record.setup)
        for decision in record.decisions[:-1]:
            advance(state, decision)
        if isinstance(record.decisions[-1], Finish) and not state.players[state.seat].quay:
            coins = tuple(player.coins for player in state.players)
            ahead = RoundModel(view(state), trained_weights(players)).end(coins, (0,) * players)
            apply(state, FINISH)
            final = [
                score.total + player.coins / 1000
                for score, player in zip(scores(state), state.players, strict=True)
            ]
            assert ahead[players:] == pytest.approx(final, abs=1e-9)
            compared += 1
    assert compared


def test_chances_at_the_end() -> None:
    setup = deal(DECK, 4, "chances")
    evaluation = FinalEvaluation(setup, 0, setup.pile[-1:], 0, HAND_SET_WEIGHTS)
    first, second, last, third = evaluation.chances([12.003, 12.002, -3.0, 5.0])
    assert first > 1 > second > third > last
    shared = evaluation.chances([7.001, 7.001, 7.001, 0.0])
    assert shared[0] == shared[1] == shared[2] == pytest.approx(1 / 3, abs=0.01)
    assert sum(shared) == pytest.approx(1)


# Weights


def test_the_weights_for_every_number_of_players() -> None:
    found = json.loads(WEIGHTS_FILE.read_text("utf-8"))
    assert found["made by"]
    assert sorted(found["players"]) == [str(players) for players in PLAYERS]
    for players in PLAYERS:
        assert set(found["players"][str(players)]["weights"]) == set(FEATURES)
        known = trained_weights(players)
        assert isinstance(known, Weights)
        assert len(known.weights) == len(FEATURES)
        assert all(isfinite(weight) for weight in known.weights)
        certain, open_ended = known.spread
        assert certain > 0
        assert open_ended >= 0
