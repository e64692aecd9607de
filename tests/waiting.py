"""Wait for conditions instead of sleeping."""

import subprocess
import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which a test gives up. Only a test that fails ever waits that long."""


def wait_until(condition: Callable[[], bool], program: "subprocess.Popen[str]") -> None:
    """Wait until the condition holds; fail if the program ends first."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert program.poll() is None, f"the program ended with status {program.returncode}"
        assert time.monotonic() < deadline, "the condition never became true"
        time.sleep(0.01)
