"""Write docs/strength.md from the results of `make ladder`."""

import json
import platform
import sys
from pathlib import Path
from typing import Any

from bench.search_speed import searches, shares
from speicherstadt.catalog import PLAYERS

_HEAD = """# How strong the bots are

Measured by `make ladder GAMES={others} SENATOR_GAMES={senators}`, which you can run yourself. An
interrupted run continues where it stopped, so some rows have more games. The seed is `ladder`,
every deal is played in each rotation of the seats, and the Python version is {python}. The
senator thinks for up to 1 second per decision, so its figures depend a little on the machine and
its load; those of the others do not.

## Each level against the one below

One bot of the upper level plays at a table full of the lower level. The interval is a 95 %
bootstrap over duplicate sets; `×` is the share of wins divided by the fair share.

| players | upper level | lower level | games | share of wins | interval | fair | × | margin |
|---:|---|---|---:|---:|---|---:|---:|---:|
"""


def main() -> None:
    folder, page = Path(sys.argv[1]), Path(sys.argv[2])
    reports = {n: _read(folder, n) for n in PLAYERS}
    senators, others = (
        min(report["tables"][place]["games"] for report in reports.values()) for place in (0, 1)
    )
    text = _HEAD.format(python=platform.python_version(), senators=senators, others=others)
    for players, report in reports.items():
        text += "".join(_row(players, table) for table in report["tables"])
    text += _times(reports)
    results = folder / "last-rounds.json"
    if results.exists():
        text += _last_rounds(json.loads(results.read_text("utf-8")))
    page.write_text(text + _searches(), "utf-8")


def _read(folder: Path, players: int) -> dict[str, Any]:
    """Combine the senator's contest with that of the other levels."""
    top = json.loads((folder / f"{players}-senator" / "report.json").read_text("utf-8"))
    rest = json.loads((folder / str(players) / "report.json").read_text("utf-8"))
    senator = [bot for bot in top["bots"] if bot["name"] == "senator"]
    return {"tables": top["tables"] + rest["tables"], "bots": senator + rest["bots"]}


def _row(players: int, table: dict[str, Any]) -> str:
    side = table["sides"][0]
    upper, lower = table["bots"][:2]
    share, fair = side["share"], side["fair"]
    return (
        f"| {players} | {upper} | {lower} | {table['games']} "
        f"| {share['mean']:.1%} | {share['low']:.1%} to {share['high']:.1%} "
        f"| {fair:.1%} | {share['mean'] / fair:.2f} | {side['margin']:+.1f} |\n"
    )


def _times(reports: dict[int, dict[str, Any]]) -> str:
    text = """
## Time per decision

Decisions with only one option are not counted. Times are wall-clock milliseconds.

| bot | players | mean | 99th percentile | longest |
|---|---:|---:|---:|---:|
"""
    for name in ("apprentice", "clerk", "broker", "shipowner", "senator"):
        for players, report in reports.items():
            bot = next(bot for bot in report["bots"] if bot["name"] == name)
            seconds = bot["seconds"]
            mean, most, longest = (1000 * seconds[key] for key in ("mean", "p99", "longest"))
            text += f"| {name} | {players} | {mean:.1f} | {most:.0f} | {longest:.0f} |\n"
    return text


def _last_rounds(results: list[dict[str, Any]]) -> str:
    text = """
## The last round against perfect play

Nothing in the last round is random. Each bot plays against itself with 2 to 5 players, and its
placements and purchases in the last round are compared with the best ones, wherever the exact
solver can find them (`python -m bench.last_rounds`). Budgets are in effort, not in seconds, so the
result is the same on every machine.

| bot | last rounds | decisions | judged | mistakes | wins lost | points lost |
|---|---:|---:|---:|---:|---:|---:|
"""
    for result in results:
        text += (
            f"| {result['bot']} | {result['rounds']} | {result['decisions']} | {result['solved']} "
            f"| {result['mistakes']} | {result['wins_lost']:.1f} | {result['points_lost']:.1f} |\n"
        )
    return text


def _searches() -> str:
    text = """
## Search speed of the senator

The senator samples placements to the end of the round and solves the purchases that follow for all
players, caching the results. Measured on one core in the middle of a game.

| players | samples/s | new purchases per sample |
|---:|---:|---:|
"""
    for players, (samples, purchases) in searches().items():
        text += f"| {players} | {samples:,.0f} | {purchases:.0f} |\n"
    limits = ", ".join(f"{module} {share:.0%}" for module, share in shares())
    return text + f"\nThe time goes to {limits} (4 players, profiled).\n"


if __name__ == "__main__":
    main()
