"""The wheel, built from the source archive and installed without Node."""

import os
import re
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from urllib.error import URLError
from urllib.request import urlopen

import pytest

pytestmark = pytest.mark.slow  # builds the web app and installs the dependencies

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Run `python -m build`: the source archive first, then the wheel from it."""
    folder = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "build", "--outdir", folder, ROOT], SPEICHERSTADT_COMPILE="0")
    return folder


def test_source_archive_contains_everything_for_the_wheel(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "web/package-lock.json", "web/index.html"} <= names
    assert not [name for name in names if "node_modules" in name or "/page/" in name]


def test_wheel_without_compiling_is_for_every_machine(built: Path) -> None:
    assert next(built.glob("*.whl")).name.endswith("-py3-none-any.whl")


def test_wheel_contains_the_web_app(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as archive:
        names = archive.namelist()
    assert "speicherstadt/server/web/index.html" in names
    assert [name for name in names if re.match(r"speicherstadt/server/web/assets/.*\.js", name)]
    assert "speicherstadt/locales/de.ftl" in names


def test_installed_wheel_serves_the_game_without_node(built: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    run([sys.executable, "-m", "venv", home])
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    run([programs / "python", "-m", "pip", "install", "--quiet", next(built.glob("*.whl"))])
    assert not list(programs.glob("node*"))
    with served(programs, tmp_path) as address:
        page = fetch(f"{address}/")
        asset = re.search(r'"(/assets/[^"]+\.js)"', page)
        assert asset, page
        assert fetch(f"{address}{asset[1]}")
        assert '"cards"' in fetch(f"{address}/api/deck")


@contextmanager
def served(programs: Path, folder: Path) -> Iterator[str]:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        [programs / "speicherstadt", "serve", "--port", str(port), "--data", folder / "data"],
        cwd=folder,
        env={**os.environ, "PATH": str(programs)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(server, address)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def wait_for(server: "subprocess.Popen[bytes]", address: str) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until and server.poll() is None:
        try:
            fetch(f"{address}/health")
        except URLError:
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"the server does not answer (exit status {server.poll()})")


def fetch(address: str) -> str:
    with urlopen(address, timeout=20) as answer:
        return str(answer.read().decode())


def run(command: list[str | Path], **environment: str) -> None:
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
