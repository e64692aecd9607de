"""Records of different rules versions coexist, and each keeps its version."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from speicherstadt.cli.main import app
from speicherstadt.engine import CURRENT_RULES, Rules
from speicherstadt.errors import Malformed, SpeicherstadtError
from speicherstadt.records import Record, Shuffle, deal, dump, load, read_record, write_record
from tests.play import DECK, played_from
from tests.rules_versions import WITH_SHIP, known

SEED = "versions"


@pytest.fixture
def both_known() -> Iterator[None]:
    with known():
        yield


def game(rules: Rules) -> Record:
    """The same deal and the same characters, played by these rules."""
    return played_from(replace(deal(DECK, 3, SEED), rules=rules), SEED, "hoard")


@pytest.mark.usefixtures("both_known")
def test_both_versions_replay_side_by_side(tmp_path: Path) -> None:
    ends = []
    for rules in (CURRENT_RULES, WITH_SHIP, CURRENT_RULES):
        file = tmp_path / f"{rules.version}.json"
        write_record(file, game(rules))
        text = file.read_text("utf-8")
        played = read_record(file)
        assert json.loads(text)["rules"] == rules.version
        assert played.record == game(rules)
        assert played.record.setup.rules is played.final.setup.rules is rules
        assert dump(played.record, played.final) == dump(played.record) == text
        ends.append(json.loads(text)["result"])
    assert ends[0] == ends[2] != ends[1]


@pytest.mark.usefixtures("both_known")
def test_game_of_one_version_is_refused_under_the_other() -> None:
    for rules, other in ((CURRENT_RULES, WITH_SHIP), (WITH_SHIP, CURRENT_RULES)):
        record = game(rules)
        relabelled = replace(record, setup=replace(record.setup, rules=other))
        with pytest.raises(SpeicherstadtError, match=r"^decisions\[\d+\]: "):
            relabelled.play_through()


def test_game_of_an_unknown_version_is_refused() -> None:
    text = dump(game(WITH_SHIP))
    with pytest.raises(Malformed, match=r"^rules: unknown version; this program knows 1$"):
        load(text, (DECK,))


@pytest.mark.usefixtures("both_known")
def test_verify_names_the_rules_version(tmp_path: Path) -> None:
    files = []
    for rules in (CURRENT_RULES, WITH_SHIP):
        files.append(tmp_path / f"{rules.version}.json")
        write_record(files[-1], game(rules))
    said = CliRunner().invoke(app, ["verify", "--lang", "en", *map(str, files)]).stdout
    lines = said.splitlines()
    assert ["rules version 1," in line for line in lines] == [True, False]
    assert ["rules version 2," in line for line in lines] == [False, True]


def test_fair_shuffle_uses_the_tables_rules_version() -> None:
    shuffle = Shuffle("table", b"secret", ("", "", ""))
    assert shuffle.setup(DECK).rules is CURRENT_RULES
    other = shuffle.setup(DECK, WITH_SHIP)
    assert other == replace(shuffle.setup(DECK), rules=WITH_SHIP)
    state = played_from(other, SEED, most=40).replay()
    assert shuffle.rest(state).rules is WITH_SHIP
