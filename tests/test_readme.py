"""Run the README's examples as they are printed."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # starts the program

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ (speicherstadt .*?)(?:\s+#.*)?$", README, re.MULTILINE)
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("readme")


def run(words: list[str], folder: Path) -> None:
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        words, cwd=folder, input="1\n", capture_output=True, text=True, check=False, env=environment
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_commands_work_in_order(folder: Path) -> None:
    assert len(COMMANDS) >= 7
    for command in COMMANDS:
        words = [sys.executable, "-m", *shlex.split(command)]
        if " serve" in command:
            serve(words, folder)
        else:
            run(words, folder)


def serve(words: list[str], folder: Path) -> None:
    """Check that the server prints its address and shuts down cleanly when terminated."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    with subprocess.Popen(
        [*words, "--port", "0"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as server:
        assert server.stdout is not None
        assert "http://" in server.stdout.readline()
        server.terminate()
        assert server.wait(timeout=20) == 0


@pytest.mark.parametrize("program", PROGRAMS)
def test_python_examples_work(program: str, folder: Path) -> None:
    run([sys.executable, "-c", program], folder)
