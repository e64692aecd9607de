"""Who our bots play as."""

from itertools import combinations
from typing import get_args

import pytest

from speicherstadt.bots import LEVELS
from speicherstadt.bots.characters import CHARACTERS, BotEmblem, character, character_named
from speicherstadt.bots.registry import OTHERS
from speicherstadt.server.people.names import clean_name, looks_like

EVERYONE = [person for level in CHARACTERS.values() for person in level]


def test_every_level_has_enough_characters_for_a_whole_table() -> None:
    assert CHARACTERS.keys() == LEVELS.keys() | OTHERS.keys()
    assert all(len(level) >= 5 for level in CHARACTERS.values())


def test_no_two_characters_share_a_name_or_an_emblem() -> None:
    assert sorted(person.emblem for person in EVERYONE) == sorted(get_args(BotEmblem))
    for one, other in combinations(EVERYONE, 2):
        assert not looks_like(one.name, other.name)
    assert all(clean_name(person.name) == person.name for person in EVERYONE)


@pytest.mark.parametrize("level", CHARACTERS)
def test_the_seed_decides_who_comes_first_and_everyone_gets_a_turn(level: str) -> None:
    met = [character(level, str(seed), lambda _: True) for seed in range(60)]
    assert met == [character(level, str(seed), lambda _: True) for seed in range(60)]
    assert {person for person in met if person} == set(CHARACTERS[level])


def test_only_free_characters_are_chosen() -> None:
    taken = set(CHARACTERS["clerk"][:4])
    last = CHARACTERS["clerk"][4]
    assert character("clerk", "any", lambda person: person not in taken) == last
    assert character("clerk", "any", lambda _: False) is None
    assert character("their-bot", "any", lambda _: True) is None


def test_a_character_is_found_by_level_and_name() -> None:
    first = CHARACTERS["broker"][0]
    assert character_named("broker", first.name) == first
    assert character_named("senator", first.name) is None
