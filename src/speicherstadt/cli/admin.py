"""`admin`: for the operator of a server. In English only, like its logs."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from speicherstadt.cli.options import DataFolder, data_folder
from speicherstadt.cli.progress import progress_bar
from speicherstadt.errors import Malformed

if TYPE_CHECKING:  # only these commands need the server and its dependencies, when they run
    from speicherstadt.server.admin.replay_check import CheckReport, OnProgress
    from speicherstadt.server.storage import StoredTable

app = typer.Typer(help="Look after a server: tables, guests, backups.", no_args_is_help=True)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Limit = Annotated[int, typer.Option(help="Maximum number to list.")]
TableArgument = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id of a table, from its link.")
]
_MOST = 1_000_000
_DAY_SECONDS = 86_400
_SHOWN_PROBLEMS = 20


class TableStatus(StrEnum):
    GATHERING = "gathering"
    OPENING = "opening"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"
    ABANDONED = "abandoned"


@app.command()
def tables(
    status: Annotated[
        TableStatus | None, typer.Option(help="Only tables with this status.")
    ] = None,
    public: Annotated[
        bool | None, typer.Option("--public/--private", help="Only public or private tables.")
    ] = None,
    guest: Annotated[
        str | None, typer.Option(metavar="ID", help="Only tables where this guest has a seat.")
    ] = None,
    unused_days: Annotated[
        float | None, typer.Option(metavar="DAYS", help="Only tables unchanged for this many days.")
    ] = None,
    limit: Limit = 50,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> None:
    """List tables, the latest first."""
    from speicherstadt.server.admin.listing import (  # noqa: PLC0415
        TableFilter,
        list_tables,
        reading,
    )

    _check_limit(limit)
    if unused_days is not None and not 0 <= unused_days <= _MOST:
        raise Malformed(f"--unused-days {unused_days}: must be 0 to {_MOST}")
    before = None if unused_days is None else time.time() - unused_days * _DAY_SECONDS
    wanted = TableFilter(status, public, guest, before, limit)
    with reading(data_folder(data)) as connection:
        found = list_tables(connection, wanted)
    if as_json:
        _print_json([asdict(line) for line in found])
        return
    rows = [
        (
            line.id,
            line.status,
            "public" if line.public else "private",
            ", ".join(line.players),
            f"{line.decisions}",
            "yes" if line.practice else "",
            line.changed,
        )
        for line in found
    ]
    _print_table(
        ("table", "status", "seen by", "players", "decisions", "practice", "changed"), rows
    )


@app.command()
def show(table: TableArgument, as_json: AsJson = False, data: DataFolder = None) -> None:
    """Show a table and who sits there, with the ids that remove-guest needs."""
    from speicherstadt.server.admin.listing import find_table, reading  # noqa: PLC0415

    with reading(data_folder(data)) as connection:
        shown = _described(find_table(connection, table))
    if as_json:
        _print_json(shown)
        return
    seats = shown.pop("seats")
    for name, value in shown.items():
        Console(highlight=False).print(Text(f"{name:10} {value}"), soft_wrap=True)
    rows = [[str(value or "") for value in seat.values()] for seat in seats]
    _print_table(("seat", "name", "bot", "guest"), rows)


@app.command()
def close(table: TableArgument, data: DataFolder = None) -> None:
    """Close a table for good. It is kept, and its players see that it was closed."""
    from speicherstadt.server.admin.local_socket import CloseTable  # noqa: PLC0415
    from speicherstadt.server.admin.requests import request_change  # noqa: PLC0415

    request_change(data_folder(data), CloseTable(table))
    typer.echo(f"table {table} is closed")


@app.command()
def guests(
    name: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Only guests whose name contains this.")
    ] = None,
    limit: Limit = 50,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> None:
    """List guests, the newest first."""
    from speicherstadt.server.admin.listing import list_guests, reading  # noqa: PLC0415

    _check_limit(limit)
    with reading(data_folder(data)) as connection:
        found = list_guests(connection, name, limit)
    if as_json:
        _print_json([asdict(line) for line in found])
        return
    rows = [(line.id, line.name, f"{line.tables}", line.created) for line in found]
    _print_table(("guest", "name", "tables", "created"), rows)


@app.command()
def remove_guest(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="The id of a guest, from guests.")],
    messages: Annotated[
        bool, typer.Option("--messages", help="Also blank their chat messages.")
    ] = False,
    data: DataFolder = None,
) -> None:
    """Remove a guest: their name, cookies and tokens. Their games stay, without their name."""
    from speicherstadt.server.admin.local_socket import RemoveGuest  # noqa: PLC0415
    from speicherstadt.server.admin.requests import request_change  # noqa: PLC0415

    done = request_change(data_folder(data), RemoveGuest(guest, messages))
    typer.echo(f"guest removed; tables changed: {done.tables}")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file for the copy.")],
    data: DataFolder = None,
) -> None:
    """Copy the database, even while the server runs, and replay every game in the copy."""
    from speicherstadt.server.admin.backups import back_up  # noqa: PLC0415

    with _replaying() as progress:
        report = back_up(data_folder(data), file, progress)
    _print_report(f"{file}: saved", report)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    force: Annotated[
        bool,
        typer.Option(
            "--force", help="Replace the current database, but keep it under another name."
        ),
    ] = False,
    data: DataFolder = None,
) -> None:
    """Check a backup by replaying every game in it, and put it in place. Stop the server first."""
    from speicherstadt.server.admin import backups  # noqa: PLC0415

    with _replaying() as progress:
        done = backups.restore(data_folder(data), file, progress, force=force)
    if done.kept:
        typer.echo(f"{done.kept}: the previous database")
    _print_report(f"{file}: restored", done.report)


@app.command()
def stats(as_json: AsJson = False, data: DataFolder = None) -> None:
    """Count guests, tables and decisions."""
    from speicherstadt.server.admin.listing import reading, statistics  # noqa: PLC0415

    folder = data_folder(data)
    with reading(folder) as connection:
        found = asdict(statistics(connection, folder))
    if as_json:
        _print_json(found)
        return
    by_status = found.pop("tables")
    counts = {"tables": sum(by_status.values()), **by_status, **found}
    rows = [(name.replace("_", " "), _figure(value)) for name, value in counts.items()]
    _print_table(("", ""), rows)


def _check_limit(limit: int) -> None:
    if not 1 <= limit <= _MOST:
        raise Malformed(f"--limit {limit}: must be 1 to {_MOST}")


def _described(stored: "StoredTable") -> dict[str, Any]:
    from speicherstadt.server.times import iso_time  # noqa: PLC0415

    row = stored.table
    return {
        "table": row.id,
        "status": row.status,
        "public": row.public,
        "practice": row.practice,
        "created": iso_time(row.created),
        "changed": iso_time(row.changed),
        "decisions": len(stored.log),
        "chat": len(stored.chat),
        "host": row.host,
        "seats": [
            {"seat": seat.seat, "name": seat.name, "bot": seat.bot, "guest": seat.guest}
            for seat in stored.seats
        ],
    }


@contextmanager
def _replaying() -> "Iterator[OnProgress]":
    with progress_bar() as bar:
        task = bar.add_task("Replaying", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _print_report(done: str, report: "CheckReport") -> None:
    counts = f"{report.tables} tables, {report.games} games, {report.decisions} decisions"
    if not report.problems:
        typer.echo(f"{done}; {counts}; every game was replayed")
        return
    typer.echo(f"{done}; {counts}")
    complaints = Console(stderr=True, soft_wrap=True)
    for problem in report.problems[:_SHOWN_PROBLEMS]:
        complaints.print(Text(f"speicherstadt: {problem}"))
    complaints.print(Text(f"speicherstadt: tables that cannot be replayed: {len(report.problems)}"))
    raise typer.Exit(2)


def _print_json(data: object) -> None:
    typer.echo(json.dumps(data, indent=1, ensure_ascii=False))


def _print_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    shown = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=any(head))
    for name in head:
        shown.add_column(name, overflow="fold")
    for row in rows:
        shown.add_row(*map(Text, row))
    Console(highlight=False).print(shown)


def _figure(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value or "–")
