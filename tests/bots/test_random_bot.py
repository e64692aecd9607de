"""The random bot: its choices are even, reproducible and independent of what is hidden."""

from collections import Counter
from hashlib import blake2b, sha256
from typing import Any

import pytest

from speicherstadt.bots import Budget, RandomBot, bot
from speicherstadt.catalog import PLAYERS, standard_deck
from speicherstadt.engine import Viewer, advance, complete, legal, new_game, view
from speicherstadt.records import chance, deal, token

DECK = standard_deck()
BUDGET = Budget()


def play(players: int, seed: str) -> list[str]:
    """Let one bot play all seats to the end, and return its decisions as tokens."""
    state = new_game(deal(DECK, players, seed))
    viewer, player, decisions = Viewer(state), RandomBot(seed), []
    while not state.over:
        decision = player.decide(viewer.look(), BUDGET)
        advance(state, decision)
        decisions.append(token(decision))
    return decisions


@pytest.mark.parametrize("players", PLAYERS)
def test_no_two_decisions_of_a_game_share_a_moment(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments: list[bytes] = []

    def recorded(moment: bytes, **options: Any) -> Any:
        moments.append(moment)
        return blake2b(moment, **options)

    monkeypatch.setattr(bot, "blake2b", recorded)
    for game in range(20):
        play(players, f"moments/{game}")
    assert len(moments) > 2000
    assert len(set(moments)) == len(moments)


def test_choices_are_even() -> None:
    """Each share is within four standard deviations of what it should be."""
    chosen: dict[int, Counter[int]] = {}
    for game in range(60):
        state = new_game(deal(DECK, 2 + game % 4, f"even/{game}"))
        player = RandomBot(f"even/{game}")
        while options := legal(state):
            decision = player.decide(view(state), BUDGET)
            chosen.setdefault(len(options), Counter())[options.index(decision)] += 1
            advance(state, decision)
    for number in (2, 3, 4, 5, 6):
        total = chosen[number].total()
        assert total > 500
        spread = (total * (1 / number) * (1 - 1 / number)) ** 0.5
        for place in range(number):
            assert abs(chosen[number][place] - total / number) < 4 * spread


def test_choices_do_not_depend_on_hidden_information() -> None:
    state, player = new_game(deal(DECK, 3, "hidden")), RandomBot("hidden")
    while not state.over:
        other = complete(view(state), chance(f"{state.round}"))
        decision = player.decide(view(state), BUDGET)
        assert player.decide(view(other), BUDGET) == decision
        advance(state, decision)


def test_another_seed_gives_other_choices() -> None:
    state = new_game(deal(DECK, 4, "one"))
    first = {token(RandomBot(str(seed)).decide(view(state), BUDGET)) for seed in range(50)}
    assert len(first) == 5


def test_choices_are_the_same_on_every_machine() -> None:
    decisions = " ".join(play(3, "pinned"))
    assert sha256(decisions.encode()).hexdigest()[:16] == "625d82c4e5c0d3ff"
