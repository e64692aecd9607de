"""`play` and `simulate` start games; `bots` lists the opponents."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from speicherstadt.arena import SimulationSummary
from speicherstadt.arena import simulate as run_simulation
from speicherstadt.bots import LEVELS, bot_names, check_bot
from speicherstadt.bots.characters import character
from speicherstadt.bots.registry import OTHERS
from speicherstadt.catalog import PLAYERS
from speicherstadt.cli.options import DeckFile, Language, Seed, deck_from, seed_from, texts_in
from speicherstadt.cli.progress import progress_bar
from speicherstadt.engine import Seat
from speicherstadt.errors import Malformed
from speicherstadt.i18n import Texts
from speicherstadt.records import PERSON, Record, Seated, deal, read_record, write_record
from speicherstadt.terminal import Play
from speicherstadt.terminal.game import PROGRAM

MAX_GAMES = 10_000_000
OPPONENT = "bot:clerk"
"""Takes the seats nobody was named for."""

_EXEC = f"{PROGRAM}:"
_FEWEST, _MOST = PLAYERS.start, PLAYERS.stop - 1


def play(
    seats: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="SEAT…",
            help="A person's name, bot:NAME (speicherstadt bots lists them) or"
            " bot:exec:COMMAND LINE. Default: you against one bot.",
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="Add bots until there are this many players, 2 to 5.")
    ] = None,
    seed: Seed = None,
    deck: DeckFile = None,
    lang: Language = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the game to this file after every decision."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")
    ] = None,
    at: Annotated[
        int | None, typer.Option(metavar="K", help="With --resume: continue after K decisions.")
    ] = None,
    program: Annotated[
        str | None,
        typer.Option(
            metavar="COMMAND LINE",
            help="With --resume: the command for the seats that a program plays.",
        ),
    ] = None,
    hints: Annotated[
        bool, typer.Option("--hints", help="Show the three best decisions before each choice.")
    ] = False,
) -> None:
    """Play in the terminal with other people, with bots, or both."""
    texts = texts_in(lang)
    own_deck = deck_from(deck)
    if resume:
        if seats or players or seed:
            raise Malformed(
                "--resume continues a game as it is: leave out seats, --players and --seed"
            )
        record = read_record(resume, (own_deck,)).record.until(at)
        programs = _programs(record, program)
    elif at is not None:
        raise Malformed("--at needs --resume FILE")
    elif program is not None:
        raise Malformed("--program needs --resume FILE; in a new game, use bot:exec:COMMAND LINE")
    else:
        everyone = _seats(seats or [], players, texts)
        programs = {
            seat: by.removeprefix(_EXEC) for seat, by in enumerate(everyone) if by.startswith(_EXEC)
        }
        own_seed = seed_from(seed)
        seated = _seated(everyone, own_seed, texts)
        record = Record(deal(own_deck, len(seated), own_seed), seated, (), own_seed)
    sitting = Play(record, Console(highlight=False), texts, save, hints=hints, programs=programs)
    if save:
        write_record(save, record)
    sitting.run()


def bots(lang: Language = None) -> None:
    """List the bots, from gentle to merciless."""
    texts = texts_in(lang)
    table = Table(box=SIMPLE_HEAD, title=texts("bots-title"), pad_edge=False)
    table.add_column(texts("bots-seat"), no_wrap=True)
    table.add_column(texts("bots-name"), no_wrap=True)
    table.add_column(texts("bots-about"))
    ours = (*LEVELS, *OTHERS)
    for name in bot_names():
        about = texts(f"bot-about-{name if name in ours else 'foreign'}")
        table.add_row(Text(f"bot:{name}"), Text(_bot_name(f"bot:{name}", texts)), about)
    table.add_row(f"{_EXEC}…", texts("bot-exec"), texts("bot-about-exec"))
    Console(highlight=False).print(table)


def simulate(
    players: Annotated[int, typer.Option(help="Number of players, 2 to 5.")] = 4,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Seed = None,
    deck: DeckFile = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Save a record of every game in this folder."),
    ] = None,
    lang: Language = None,
) -> None:
    """Play random games and summarize the results."""
    texts = texts_in(lang)
    _check_players(players)
    if not 1 <= games <= MAX_GAMES:
        raise Malformed(f"--games {games}: must be 1 to {MAX_GAMES}")
    own_deck, own_seed = deck_from(deck), seed_from(seed)
    if record:
        _make_folder(record)
    console = Console(highlight=False)
    with progress_bar() as bar:
        task = bar.add_task(texts("simulate-progress"), total=games)

        def each(game: Record) -> None:
            if record:
                write_record(record / f"game-{int(bar.tasks[0].completed):06}.json", game)
            bar.advance(task)

        started = time.perf_counter()
        summary = run_simulation(own_deck, players, games, own_seed, each)
        seconds = time.perf_counter() - started
    _report(summary, own_seed, seconds, console, texts)
    if record:
        text = texts("simulate-recorded", folder=str(record), count=games)
        console.print(Text(text), soft_wrap=True)


def _seats(seats: list[str], players: int | None, texts: Texts) -> list[str]:
    """One word per seat: a person's name, or a bot as the user named it."""
    if players is not None:
        _check_players(players)
    everyone = seats or [texts("play-you")]
    everyone = everyone + [OPPONENT] * ((players or _FEWEST) - len(everyone))
    if len(everyone) not in PLAYERS or (players is not None and len(everyone) != players):
        wanted = players or f"{_FEWEST} to {_MOST}"
        raise Malformed(f"{len(everyone)} seats: there must be {wanted}")
    return everyone


def _seated(everyone: list[str], seed: str, texts: Texts) -> tuple[Seated, ...]:
    """Our bots play as characters; others are named after their kind, with a number if needed."""
    taken = {by for by in everyone if not by.startswith("bot:")}
    seated = []
    for number, by in enumerate(everyone, start=1):
        if not by.startswith("bot:"):
            seated.append(Seated(by, PERSON))
            continue
        kind = by.removeprefix("bot:")
        check_bot("exec:" if by == PROGRAM else kind)
        plays = character(kind, seed, lambda found: found.name not in taken)
        name = plays.name if plays else _bot_name(by, texts)
        name = f"{name} {number}" if name in taken else name
        taken.add(name)
        seated.append(Seated(name, PROGRAM if by.startswith(_EXEC) else by))
    return tuple(seated)


def _bot_name(by: str, texts: Texts) -> str:
    name = "exec" if by.startswith(_EXEC) else by.removeprefix("bot:")
    return texts(f"bot-{name}") if name in (*LEVELS, *OTHERS, "exec") else name


def _programs(record: Record, command: str | None) -> dict[Seat, str]:
    """The same command line for every seat that a program plays."""
    seats = [seat for seat, seated in enumerate(record.players) if seated.by == PROGRAM]
    if command is None:
        return {}
    if not seats:
        raise Malformed("--program: no seat in this game belongs to a program")
    return dict.fromkeys(seats, command)


def _check_players(players: int) -> None:
    if players not in PLAYERS:
        raise Malformed(f"--players {players}: must be {_FEWEST} to {_MOST}")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(f"{folder}: cannot create this folder: {error.strerror}") from None


def _report(
    summary: SimulationSummary, seed: str, seconds: float, console: Console, texts: Texts
) -> None:
    games, players = summary.games, len(summary.seats)
    title = texts("simulate-title", games=games, players=players, seed=seed)
    table = Table(box=SIMPLE_HEAD, title=title, pad_edge=False)
    for key in ("seat", "wins", "mean", "range", "coins"):
        table.add_column(texts(f"simulate-{key}"), justify="right")
    for number, seat in enumerate(summary.seats, start=1):
        table.add_row(
            str(number),
            f"{seat.wins / games:.1%}",
            f"{sum(seat.points) / games:.2f}",
            f"{min(seat.points)} … {max(seat.points)}",
            f"{sum(seat.coins) / games:.2f}",
        )
    console.print(table)
    length = f"{summary.decisions / games:.1f}"
    rounds = f"{summary.rounds / games:.0f}"
    console.print(texts("simulate-length", decisions=length, rounds=rounds))
    speed = f"{games / seconds:,.0f}", f"{summary.decisions / seconds:,.0f}"
    console.print(texts("simulate-speed", games=speed[0], decisions=speed[1]))
