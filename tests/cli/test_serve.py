"""What `serve` prints: one line for people, JSON lines for machines."""

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from speicherstadt.server.logs import LogFormat, log_to_stderr
from tests.server.client import command

_log = logging.getLogger("speicherstadt.test")


@pytest.fixture(autouse=True)
def usual_logging() -> Iterator[None]:
    """Put back what the test changes."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest.mark.parametrize(
    ("form", "terminal", "is_json"),
    [
        ("auto", False, True),
        ("auto", True, False),
        ("json", True, True),
        ("text", False, False),
    ],
)
def test_people_get_text_and_machines_json(
    form: LogFormat,
    terminal: bool,  # a parameter of the test
    is_json: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    log_to_stderr(form)
    _log.info("a table was opened")
    _log.warning("the disk is full")
    lines = capsys.readouterr().err.splitlines()
    if is_json:
        assert [json.loads(line)["message"] for line in lines] == [
            "a table was opened",
            "the disk is full",
        ]
    else:
        [line] = lines  # what a person need not look at is left out
        assert line.endswith(" WARNING: the disk is full")


def test_unknown_format_is_refused() -> None:
    refused = command("serve", "--log-format", "xml")
    assert refused.returncode == 2
    assert refused.stderr == "speicherstadt: --log-format xml: must be auto, json, text\n"
