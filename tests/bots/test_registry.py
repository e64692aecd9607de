"""Bots are found by name: our own, those of other packages, and programs."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt.bots import LEVELS, Budget, bot_names, check_bot, make_bot
from speicherstadt.engine import legal, new_game, view
from speicherstadt.errors import Malformed
from speicherstadt.records import deal
from tests.play import DECK

NAMES = list(LEVELS)


def test_the_levels_come_in_order_of_strength() -> None:
    assert NAMES == ["apprentice", "clerk", "broker", "shipowner", "senator"]
    assert bot_names()[:6] == [*NAMES, "random"]
    for name in [*NAMES, "random"]:
        check_bot(name)
        assert make_bot(name, "a seed").seed == "a seed"


@pytest.mark.parametrize("name", ["wizard", "", "Senator", "x" * 500, "exec"])
def test_an_unknown_name_is_refused_with_a_list_of_names(name: str) -> None:
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
    """Another package that registers bots, some of them broken."""
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
def test_bots_of_other_packages_are_found() -> None:
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
