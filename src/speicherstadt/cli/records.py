"""`replay`, `verify` and `cards`: commands that only read."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from speicherstadt.cli.fairness import kept_from, proven
from speicherstadt.cli.options import DeckFile, Language, RecordFile, deck_from, texts_in
from speicherstadt.engine import State, ranking
from speicherstadt.errors import Malformed, SpeicherstadtError
from speicherstadt.i18n import Texts
from speicherstadt.records import Playthrough, Record, read_proof, read_record, snapshot
from speicherstadt.terminal import Speech, board, deck_table


def replay(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(metavar="K", help="Stop after K decisions. Default: the end.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the full state as JSON, with all legal decisions.")
    ] = False,
    deck: DeckFile = None,
    lang: Language = None,
) -> None:
    """Show a game as it stood after K decisions."""
    texts = texts_in(lang)
    played = read_record(file, (deck_from(deck),))
    record = played.record
    moment = record.until(at)
    state = played.final if moment is record else moment.replay()
    if as_json:
        typer.echo(json.dumps(_as_data(moment, state, len(record.decisions)), indent=1))
    else:
        speech = Speech.at_table(texts, record.players)
        console = Console(highlight=False)
        after = texts("board-after", at=len(moment.decisions), of=len(record.decisions))
        console.print(Text(after, style="dim"))
        console.print(board(state, speech))
        if not state.over:
            console.print(Text(speech.question(state), style="bold"))


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Game records.")],
    proof: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Also check that the shuffle was fair, with the table's proof."
        ),
    ] = None,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The table's commitment, as you kept it before the game."),
    ] = None,
    seen: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=HEX", help="The commitment of a seat, as you kept it. Repeatable."
        ),
    ] = None,
    mine: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=HEX", help="The contribution of your own seat. Repeatable."),
    ] = None,
    origin: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="In a fork: how many decisions it took over from the other game."
        ),
    ] = None,
    deck: DeckFile = None,
    lang: Language = None,
) -> None:
    """Check that records are complete and legal."""
    texts, decks = texts_in(lang), (deck_from(deck),)
    console, complaints = Console(highlight=False), Console(stderr=True)
    kept = kept_from(commitment, seen or [], mine or [], origin)
    if kept and proof is None:
        raise Malformed(
            "--commitment, --seen, --mine and --origin need the table's proof: --proof FILE"
        )
    promised = read_proof(proof) if proof else None
    bad = 0
    for file in files:
        try:
            played = read_record(file, decks)
            if promised:
                promised.check(played.record, kept)
            console.print(Text(_outcome(file, played, texts)), soft_wrap=True)
            for line in proven(promised, kept, played.record, file, texts) if promised else ():
                console.print(Text(line), soft_wrap=True)
        except SpeicherstadtError as error:
            bad += 1
            complaints.print(Text(f"speicherstadt: {error}"), soft_wrap=True)
    if bad:
        raise typer.Exit(2)


def cards(deck: DeckFile = None, lang: Language = None) -> None:
    """List all cards and what they do."""
    Console(highlight=False).print(deck_table(deck_from(deck), texts_in(lang)))


def _as_data(moment: Record, state: State, of: int) -> dict[str, object]:
    data = snapshot(state)
    players = [
        {"name": seated.name, **player}
        for seated, player in zip(moment.players, data["players"], strict=True)
    ]
    return {"at": len(moment.decisions), "of": of, **data, "players": players}


def _outcome(file: Path, played: Playthrough, texts: Texts) -> str:
    record, state = played.record, played.final
    outcome = texts("verify-running")
    if state.over:
        winners = ", ".join(record.players[seat].name for seat in ranking(state)[0])
        outcome = texts("verify-won", winners=winners)
    return texts(
        "verify-ok",
        file=str(file),
        players=len(record.players),
        decisions=len(record.decisions),
        rules=record.setup.rules.version,
        outcome=outcome,
    )
