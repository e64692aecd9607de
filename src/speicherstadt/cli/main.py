"""All subcommands, and the one place that turns an error into a single line."""

import os
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from speicherstadt import __version__, compiled
from speicherstadt.cli import admin, arena, games, records, serve
from speicherstadt.errors import SpeicherstadtError

app = typer.Typer(
    name="speicherstadt",
    help="Play The Speicherstadt, the board game by Stefan Feld.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(serve.serve)
app.command()(games.play)
app.command()(games.simulate)
app.command()(games.bots)
app.command()(arena.arena)
app.command()(records.replay)
app.command()(records.verify)
app.command()(records.cards)
app.add_typer(admin.app, name="admin")

BAD_INPUT = 2
INTERRUPTED = 130


@app.callback()
def _root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show version and build.")] = False,
) -> None:
    if version:
        build = "compiled" if compiled() else "pure Python"
        typer.echo(f"speicherstadt {__version__} ({build})")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command. Bad input gives one line on standard error and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except typer.TyperException as error:
        reason = getattr(error, "format_message", error.__str__)()
        code = _complain(f"{reason.rstrip('.')}; see speicherstadt --help")
    except SpeicherstadtError as error:
        code = _complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
        Console(stderr=True).print()
    except BrokenPipeError:
        # The reader has closed the pipe; keep Python from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code or 0)


def _complain(message: str) -> int:
    line = " ".join(message.split())
    Console(stderr=True, soft_wrap=True).print(Text(f"speicherstadt: {line}"))
    return BAD_INPUT
