"""Installs the stub bots the way another package would: with entry points on `sys.path`."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena import stubs

ROOT = Path(__file__).parents[2]
NAMES = {
    "thrifty": stubs.Thrifty,
    "crashing": stubs.Crashing,
    "cheating": stubs.Cheating,
    "vandal": stubs.Vandal,
    "wrecking": stubs.Wrecking,
    "stillborn": stubs.Stillborn,
    "slow": stubs.Slow,
    "asleep": stubs.Asleep,
    "deadly": stubs.Deadly,
    "<i>&\"'": stubs.Thrifty,
}


@pytest.fixture(scope="session", autouse=True)
def _stubs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("plugin")
    info = folder / "stubs-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stubs\nVersion: 1.0\n")
    lines = [f"{name} = {bot.__module__}:{bot.__name__}" for name, bot in NAMES.items()]
    (info / "entry_points.txt").write_text("\n".join(["[speicherstadt.bots]", *lines, ""]))
    added = [str(folder), str(ROOT)]
    before = list(sys.path)
    sys.path[:0] = added
    with pytest.MonkeyPatch.context() as patch:
        path = [*added, os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
        yield
    sys.path[:] = before
