"""`play` and `simulate`: commands that make games."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from speicherstadt.arena import Summary
from speicherstadt.arena import simulate as run_simulation
from speicherstadt.bots import check_bot
from speicherstadt.catalog import PLAYERS
from speicherstadt.cli.options import DeckFile, Language, Seed, deck_from, seed_from, texts_in
from speicherstadt.errors import Malformed
from speicherstadt.i18n import Texts
from speicherstadt.records import PERSON, Record, Seated, deal, read_record, write_record
from speicherstadt.terminal import Play

MAX_GAMES = 10_000_000
_FEWEST, _MOST = PLAYERS.start, PLAYERS.stop - 1


def play(
    seats: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="SEAT…",
            help="A person's name, or bot:NAME. Without any: you against a bot.",
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="Fill up with bots to this many players, 2 to 5.")
    ] = None,
    seed: Seed = None,
    deck: DeckFile = None,
    lang: Language = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the game in this file after every decision."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    at: Annotated[
        int | None, typer.Option(metavar="K", help="With --resume: from the K-th decision.")
    ] = None,
) -> None:
    """Play in the terminal, alone or together, against each other and against bots."""
    texts = texts_in(lang)
    own_deck = deck_from(deck)
    if resume:
        if seats or players or seed:
            raise Malformed("--resume goes on with a game as it is: give no seats, players or seed")
        record = read_record(resume, (own_deck,)).until(at)
    elif at is not None:
        raise Malformed("--at belongs to --resume FILE")
    else:
        seated = _seated(seats or [], players, texts)
        own_seed = seed_from(seed)
        record = Record(deal(own_deck, len(seated), own_seed), seated, (), own_seed)
    if save:
        write_record(save, record)
    Play(record, Console(highlight=False), texts, save).run()


def simulate(
    players: Annotated[int, typer.Option(help="How many players, 2 to 5.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Seed = None,
    deck: DeckFile = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write the record of every game into this folder."),
    ] = None,
    lang: Language = None,
) -> None:
    """Play random games and tell what came out."""
    texts = texts_in(lang)
    _check_players(players)
    if not 1 <= games <= MAX_GAMES:
        raise Malformed(f"--games {games}: it should be 1 to {MAX_GAMES}")
    own_deck, own_seed = deck_from(deck), seed_from(seed)
    if record:
        _make_folder(record)
    console = Console(highlight=False)
    with _progress() as bar:
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


def _seated(seats: list[str], players: int | None, texts: Texts) -> tuple[Seated, ...]:
    if players is not None:
        _check_players(players)
    everyone = [_seat(seat, number, texts) for number, seat in enumerate(seats, start=1)]
    if not everyone:
        everyone.append(Seated(texts("play-you"), PERSON))
    bots = range(len(everyone) + 1, (players or _FEWEST) + 1)
    everyone += [_seat("bot:random", number, texts) for number in bots]
    if len(everyone) not in PLAYERS or (players is not None and len(everyone) != players):
        wanted = players or f"{_FEWEST} to {_MOST}"
        raise Malformed(f"{len(everyone)} seats: there should be {wanted}")
    return tuple(everyone)


def _seat(seat: str, number: int, texts: Texts) -> Seated:
    if not seat.startswith("bot:"):
        return Seated(seat, PERSON)
    check_bot(seat.removeprefix("bot:"))
    return Seated(texts("play-bot-name", number=number), seat)


def _check_players(players: int) -> None:
    if players not in PLAYERS:
        raise Malformed(f"--players {players}: it should be {_FEWEST} to {_MOST}")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(f"{folder}: cannot be a folder for records: {error.strerror}") from None


def _progress() -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )


def _report(summary: Summary, seed: str, seconds: float, console: Console, texts: Texts) -> None:
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
