"""Our bots play whole games, decide from the view alone, and decide the same way every time."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from speicherstadt.bots import (
    LEVELS,
    Bot,
    Budget,
    make_bot,
)
from speicherstadt.bots.senator import Senator
from speicherstadt.catalog import PLAYERS, Deck, Good, heap, parse_deck, spread
from speicherstadt.engine import (
    Decision,
    Phase,
    Setup,
    State,
    apply,
    fingerprint,
    legal,
    new_game,
    problems,
    view,
)
from speicherstadt.records import deal
from tests.bots.test_loading_planner import TWICE
from tests.engine.test_view import with_hidden_order_reversed
from tests.play import DECK
from tests.table import STANDARD

pytestmark = pytest.mark.slow  # plays whole games

LITTLE = Budget(effort=4)
NAMES = list(LEVELS)


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the senator sample where it would otherwise look through everything, to save time."""
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
    """The names for a table of different levels; over 5 rotations each level sits in each seat."""
    return [NAMES[(rotation + seat) % len(NAMES)] for seat in range(players)]


def bots(names: Sequence[str]) -> list[Bot]:
    return [make_bot(name, f"seat {seat}") for seat, name in enumerate(names)]


def moments(
    setup: Setup, names: Sequence[str], budget: Budget = LITTLE
) -> Iterator[tuple[State, Decision]]:
    """Play a whole game between bots and yield each state with the decision taken in it."""
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


@pytest.mark.parametrize("deck", [DECK, OTHER], ids=["standard", "other"])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_level_plays_in_every_seat(players: int, deck: Deck) -> None:
    play_in_every_seat(players, deck, effort=6)


@pytest.mark.parametrize("deck", [DECK, TWICE], ids=["standard", "other"])
@pytest.mark.parametrize("players", PLAYERS)
def test_senator_plays_whole_games_with_every_deck(players: int, deck: Deck) -> None:
    setup = deal(deck, players, "earnest")
    names = ["senator", "shipowner", "broker", "clerk", "senator"][:players]
    *_, (last, _) = moments(setup, names, Budget(effort=20))
    assert last.round == setup.rounds


@pytest.mark.parametrize("name", NAMES)
def test_a_budget_without_effort_still_gives_a_decision(name: str) -> None:
    state = new_game(deal(DECK, 3, "nothing"))
    decision = make_bot(name, "idle").decide(view(state), Budget(effort=0))
    assert decision in legal(state)


# The same seed, view and effort give the same decision


@pytest.mark.usefixtures("_hasty")
def test_a_game_can_be_repeated() -> None:
    setup, names = deal(DECK, 2, "twice"), ["broker", "senator"]
    once = [decision for _, decision in moments(setup, names)]
    assert once == [decision for _, decision in moments(setup, names)]


@pytest.mark.parametrize("name", ["apprentice", "broker", "senator"])
def test_the_seed_can_change_the_decision(name: str) -> None:
    state = new_game(deal(DECK, 5, "seeds"))
    decisions = {
        make_bot(name, f"{seed}").decide(view(state), Budget(effort=3)) for seed in range(12)
    }
    assert len(decisions) > 1


def ask_again(players: int, rotation: int, *, every: int = 1) -> None:
    """A new bot decides like one that has played the game from the start."""
    names = seated(players, rotation)
    setup = deal(DECK, players, f"fresh/{rotation}")
    for number, (state, decision) in enumerate(moments(setup, names)):
        if number % every == 0 and len(legal(state)) > 1:
            fresh = make_bot(names[state.seat], f"seat {state.seat}")
            assert fresh.decide(view(state), LITTLE) == decision, (number, names[state.seat])


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize(("players", "rotation"), [(2, 0), (2, 3), (3, 2)])
def test_earlier_decisions_of_a_bot_do_not_matter(players: int, rotation: int) -> None:
    ask_again(players, rotation, every=7)


@pytest.mark.parametrize("rotation", range(5))
@pytest.mark.parametrize("players", PLAYERS)
def test_earlier_decisions_of_a_bot_never_matter(players: int, rotation: int) -> None:
    ask_again(players, rotation, every=2)


def _more_points(state: State) -> None:
    state.players[0].points += 9
    state.players[1].points -= 9


def _other_cargo(state: State) -> None:
    """Change the kind of every cube on a ship."""
    state.cargo = [heap(Good((good + 1) % 5) for good in spread(cargo)) for cargo in state.cargo]


def _another_first(state: State) -> None:
    if state.phase is Phase.DEMAND and state.placed == 0:
        state.first = state.seat = (state.first + 1) % len(state.players)


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("change", [_more_points, _other_cargo, _another_first])
def test_questions_about_other_tables_do_not_matter(
    change: Callable[[State], None],
) -> None:
    """One bot can play several games, or analyse positions in any order."""
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
            twin = with_hidden_order_reversed(state)
            one = make_bot(name, "seed").decide(view(state), LITTLE)
            assert one == make_bot(name, "seed").decide(view(twin), LITTLE)
            asked += fingerprint(state) != fingerprint(twin)
    assert asked > 8


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("name", NAMES)
def test_deciding_does_not_change_the_view(name: str) -> None:
    for state, _ in list(moments(deal(DECK, 2, "unchanged"), ["clerk", "broker"]))[::7]:
        seen = view(state)
        before = fingerprint(seen.table)
        make_bot(name, "seed").decide(seen, LITTLE)
        assert fingerprint(seen.table) == before
