"""Put what `make ladder` measured into a page: docs/strength.md."""

import json
import platform
import sys
from pathlib import Path
from typing import Any

from bench.searches import searches, shares
from speicherstadt.catalog import PLAYERS

_HEAD = """# How strong the bots are

Measured by `make ladder GAMES={others} SENATOR_GAMES={senators}`, which anybody can run again, and
which goes on where it stopped (where the table tells of more games, it did): seed `ladder`, every
deal played in each rotation of the seats, with Python {python}. The senator thinks up to 1 second
about a decision, so its figures depend a little on the machine and on what else it does; those of
the others do not.

## Each level against the one below

One bot of the upper level at a table full of the lower one. The interval is a 95 % bootstrap over
duplicate sets; `×` is the share of wins in units of the fair share.

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
    exams = folder / "last-rounds.json"
    if exams.exists():
        text += _last_rounds(json.loads(exams.read_text("utf-8")))
    page.write_text(text + _searches(), "utf-8")


def _read(folder: Path, players: int) -> dict[str, Any]:
    """The senator's contest and that of the others, put together."""
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
## Time for a decision

Of those with a choice, in milliseconds by the clock, whatever else the machine had to do.

| bot | players | mean | 99 of 100 within | longest |
|---|---:|---:|---:|---:|
"""
    for name in ("apprentice", "clerk", "broker", "shipowner", "senator"):
        for players, report in reports.items():
            bot = next(bot for bot in report["bots"] if bot["name"] == name)
            seconds = bot["seconds"]
            mean, most, longest = (1000 * seconds[key] for key in ("mean", "p99", "longest"))
            text += f"| {name} | {players} | {mean:.1f} | {most:.0f} | {longest:.0f} |\n"
    return text


def _last_rounds(exams: list[dict[str, Any]]) -> str:
    text = """
## The last round against perfect play

In the last round nothing is left to chance. Over games of the bot's own (2 to 5 players in turn),
every decision of the last round to place a worker or to buy that the exact solver could judge was
compared with the best one (`python -m bench.last_rounds`, with effort instead of seconds, so that
it comes out the same on every machine).

| bot | last rounds | decisions | judged | mistakes | wins lost | points lost |
|---|---:|---:|---:|---:|---:|---:|
"""
    for exam in exams:
        text += (
            f"| {exam['bot']} | {exam['rounds']} | {exam['decisions']} | {exam['solved']} "
            f"| {exam['mistakes']} | {exam['wins_lost']:.1f} | {exam['points_lost']:.1f} |\n"
        )
    return text


def _searches() -> str:
    text = """
## What the senator looks at in a second

Placements are sampled to the end of the round, and the purchases that follow are solved for
everybody; what was looked at before is remembered. Measured on one core in the middle of a game.

| players | samples/s | new purchases looked at for each |
|---:|---:|---:|
"""
    for players, (samples, purchases) in searches().items():
        text += f"| {players} | {samples:,.0f} | {purchases:.0f} |\n"
    limits = ", ".join(f"{module} {share:.0%}" for module, share in shares())
    return (
        text
        + f"\nWhat limits it is Python itself: the time goes to {limits} (4 players, profiled).\n"
    )


if __name__ == "__main__":
    main()
