"""Logs without secrets, names or complete table ids: JSON lines for machines, text for people."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal

LogFormat = Literal["auto", "json", "text"]
_OWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in _OWN},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class Lines(logging.Formatter):
    """What a person at a terminal needs: the time, how bad it is, and what happened."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s: %(message)s", "%H:%M:%S")


def log_to_stderr(form: LogFormat = "auto") -> None:
    """Log everything as JSON; as text, only what a person should look at.

    `auto` is text at a terminal, else JSON.
    """
    text = sys.stderr.isatty() if form == "auto" else form == "text"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if text else JsonLines())
    level = logging.WARNING if text else logging.INFO
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("alembic", "asyncio", "uvicorn"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
