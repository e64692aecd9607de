"""The compiled modules: they play every golden game exactly as the interpreted ones do."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import compiler_works
from mypyc_build import COMPILED

pytestmark = [
    pytest.mark.slow,  # compiles for about a minute
    pytest.mark.skipif(not compiler_works(), reason="there is no C compiler, or no Python.h"),
]

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
_REPLAY = """
import json, pathlib, sys
import speicherstadt
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import advance, fingerprint, new_game
from speicherstadt.records import read_record
print(speicherstadt.compiled())
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.json")):
    record = read_record(path).record
    state = new_game(record.setup)
    for decision in record.decisions:
        advance(state, decision)
        print(fingerprint(state))
"""


@pytest.fixture(scope="module")
def compiled_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile without optimising, which takes a third of the time, into a copy of the package."""
    folder = tmp_path_factory.mktemp("compiled") / "lib"
    shutil.copytree(ROOT / "src", folder)
    subprocess.run(
        [sys.executable, ROOT / "mypyc_build.py", folder],
        env={**os.environ, "MYPYC_OPT_LEVEL": "0"},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return folder


def test_every_listed_module_is_compiled(compiled_package: Path) -> None:
    for package, modules in COMPILED.items():
        folder = compiled_package / "speicherstadt" / package
        for module in modules:
            assert list(folder.glob(f"{module}.*.so")), f"{package}/{module}"


def test_golden_games_have_the_same_fingerprints(compiled_package: Path) -> None:
    builds = [replayed(compiled_package), replayed(ROOT / "src")]
    assert [lines[0] for lines in builds] == ["True", "False"]
    assert len(builds[0]) > 1000
    assert builds[0][1:] == builds[1][1:]


def replayed(package: Path) -> list[str]:
    """Return the build and the fingerprint after every decision of the golden games."""
    done = subprocess.run(
        [sys.executable, "-c", _REPLAY, GOLDEN],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()
