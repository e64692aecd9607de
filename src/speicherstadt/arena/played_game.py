"""A played game, as stored in `games.jsonl`."""

from typing import TypedDict

from speicherstadt.catalog import Deck
from speicherstadt.engine import scores
from speicherstadt.errors import Malformed
from speicherstadt.records import Record, Seated, deal, parse
from speicherstadt.records.record import MAX_NAME


class PlayedGame(TypedDict):
    """One line of `games.jsonl`. Lists have one item per seat unless noted otherwise."""

    table: list[str]
    """The matchup's bots by position. With deal and rotation, this identifies the game."""
    deal: int
    rotation: int
    order: list[int]
    """The matchup's position that sat at each seat."""
    bots: list[str]
    seed: str
    """The seed of the deal: `records.deal(deck, players, seed)` is the set-up."""
    points: list[int]
    coins: list[int]
    places: list[int]
    """Counted from 1. Players who tie share a place, and bots that forfeited come last."""
    sources: list[dict[str, int]]
    """The points by source."""
    micros: list[list[int]]
    """How long each decision with more than one option took, in microseconds."""
    forfeits: list[str | None]
    """Why the bot forfeited, or None. From then on, random moves were played in its place."""
    decisions: list[str]
    """All decisions of the game, in the notation of records."""


def record_of(game: PlayedGame, deck: Deck) -> Record:
    """Turn the game into a record that can be replayed."""
    seated = tuple(
        # A bot can be a whole command line; names in records are short.
        Seated(f"{seat} {name}"[:MAX_NAME], "bot:" + "-".join(name.split())[:MAX_NAME])
        for seat, name in enumerate(game["bots"], start=1)
    )
    decisions = tuple(parse(word) for word in game["decisions"])
    return Record(deal(deck, len(seated), game["seed"]), seated, decisions, seed=game["seed"])


def check_played_game(game: PlayedGame, deck: Deck) -> None:
    """Replay the game and refuse it if its decisions do not lead to its result."""
    *_, (state, _events) = record_of(game, deck).steps()
    claimed = (game["points"], game["coins"], game["sources"])
    found = (
        [score.total for score in scores(state)],
        [player.coins for player in state.players],
        [score._asdict() for score in scores(state)],
    )
    if not state.over or claimed != found:
        where = f"deal {game['deal']}, rotation {game['rotation']}"
        raise Malformed(f"{where}: the decisions do not lead to this result")
