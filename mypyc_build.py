"""Compile the hot modules with mypyc: `hatch_build.py` runs this for a wheel.

    python mypyc_build.py FOLDER

writes the extension modules into FOLDER, laid out as in `src`. The same Python files run without
it, only slower.
"""

import os
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent / "src"

COMPILED = {
    "catalog": ["cards", "goods"],
    "engine": [
        "codec",
        "decisions",
        "demand",
        "fingerprint",
        "game",
        "income",
        "invariants",
        "layout",
        "loading",
        "numbering",
        "prices",
        "purchase",
        "resting",
        "rules",
        "scoring",
        "state",
        "supply",
        "view",
    ],
    "records": ["notation", "projection", "record", "shuffle", "snapshot"],
    "bots": [
        "evaluation",
        "judgement",
        "loading_planner",
        "obvious_loading",
        "round_model",
        "search",
        "solver",
    ],
    "arena": ["simulation"],
    "server/games": ["board", "game_log", "takeback_policy"],
}
"""The compiled modules of each package. All others are interpreted:

- `engine/events`, `bots/reasons`, `records/board` and everything with a msgspec struct: wire types
  are derived from their annotations, which mypyc does not keep.
- `errors`, `bots/bot`, `bots/search_bots`, `bots/senator`: people write bots as subclasses of them.
- The rest of the server waits for the network and the disk, most of its time in libraries.
- Modules that run once or for people (`catalog/loader`, `cli`, `terminal`, …) gain nothing.
"""

_MYPY_OPTIONS = [
    "--config-file=",  # `make check` checks the types strictly; here they are only read
    "--no-site-packages",  # the result does not depend on which libraries are installed
    "--ignore-missing-imports",
    "--follow-imports=silent",
]


def compile_modules(target: Path) -> None:
    # Only there for a build that compiles.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415

    paths = [
        f"speicherstadt/{package}/{module}.py"
        for package, modules in COMPILED.items()
        for module in modules
    ]
    target = target.resolve()
    work = target.with_name(f"{target.name}-work")
    os.chdir(SOURCE)
    extensions = mypycify(
        [*_MYPY_OPTIONS, f"--cache-dir={work / 'mypy'}", *paths],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        group_name="speicherstadt",
        target_dir=str(work / "c"),
    )
    build = Distribution({"name": "speicherstadt", "ext_modules": extensions})
    command = build.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), str(work / "objects")
    build.run_command("build_ext")


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]))
