"""One game between bots, and all that is worth keeping of it."""

import gc
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import TypedDict

from speicherstadt.arena.contest import Contest, Game
from speicherstadt.bots import Bot, Budget, Guarded, check_bot, make_bot
from speicherstadt.catalog import Deck
from speicherstadt.engine import (
    Decision,
    State,
    View,
    advance,
    legal,
    new_game,
    ranking,
    scores,
    view,
)
from speicherstadt.errors import Malformed
from speicherstadt.records import Record, Seated, deal, parse, token
from speicherstadt.records.record import MAX_NAME


class Outcome(TypedDict):
    """A game as one line of `games.jsonl`. Lists of one item for each seat, unless it says more."""

    table: list[str]
    """The table's bots by position; with deal and rotation, what names the game."""
    deal: int
    rotation: int
    order: list[int]
    """Which position of the table sat at each seat."""
    bots: list[str]
    seed: str
    """Of the deal: `records.deal(deck, players, seed)` lays out pile, bag and first player."""
    points: list[int]
    coins: list[int]
    places: list[int]
    """From 1; those who share a place have the same number, and who forfeited comes last."""
    sources: list[dict[str, int]]
    """The points by where they come from."""
    micros: list[list[int]]
    """How long each decision with more than one option took, in millionths of a second."""
    forfeits: list[str | None]
    """Why a bot forfeited, if it did; from then on chance played in its place."""
    decisions: list[str]
    """All decisions of the game in the notation of records."""


class _Unmade(Bot):
    """Stands in for a bot that could not even be made: it forfeits when first asked."""

    def __init__(self, seed: str, reason: Exception) -> None:
        super().__init__(seed)
        self._reason = reason

    def decide(self, seen: View, budget: Budget) -> Decision:  # noqa: ARG002 — as every bot's
        raise self._reason


_decks: dict[str, Deck] = {}
"""One object for each deck in a worker's life: cards are compared, and cached, by identity."""


def play(contest: Contest, game: Game) -> Outcome:
    """Play it out. Nothing matters but contest and game, and the clock to a bot that has one."""
    deck = _decks.setdefault(contest.deck.digest, contest.deck)
    names = [game.table.bots[position] for position in game.order]
    bots = [_seated(name, game, seat) for seat, name in enumerate(names)]
    state = new_game(deal(deck, contest.players, game.seed))
    micros: list[list[int]] = [[] for _ in bots]
    try:
        with _undisturbed():
            decisions = _play_out(state, bots, contest.budget, micros)
    finally:
        for bot in bots:
            with suppress(Exception):
                bot.close()
    return Outcome(
        table=list(game.table.bots),
        deal=game.deal,
        rotation=game.rotation,
        order=list(game.order),
        bots=names,
        seed=game.seed,
        points=[score.total for score in scores(state)],
        coins=[player.coins for player in state.players],
        places=_places(state, bots),
        sources=[score._asdict() for score in scores(state)],
        micros=micros,
        forfeits=[bot.forfeit for bot in bots],
        decisions=decisions,
    )


def record_of(outcome: Outcome, deck: Deck) -> Record:
    """The game as a record, for whoever wants to see it or doubts it."""
    seated = tuple(
        # A bot may be a whole command line; a record wants a short word.
        Seated(f"{seat} {name}"[:MAX_NAME], "bot:" + "-".join(name.split())[:MAX_NAME])
        for seat, name in enumerate(outcome["bots"], start=1)
    )
    decisions = tuple(parse(word) for word in outcome["decisions"])
    return Record(deal(deck, len(seated), outcome["seed"]), seated, decisions, seed=outcome["seed"])


def check(outcome: Outcome, deck: Deck) -> None:
    """Replay the game and refuse an outcome that its decisions do not lead to."""
    *_, (state, _events) = record_of(outcome, deck).steps()
    told = (outcome["points"], outcome["coins"], outcome["sources"])
    found = (
        [score.total for score in scores(state)],
        [player.coins for player in state.players],
        [score._asdict() for score in scores(state)],
    )
    if not state.over or told != found:
        where = f"deal {outcome['deal']}, rotation {outcome['rotation']}"
        raise Malformed(f"{where}: the decisions do not lead to this outcome")


@contextmanager
def _undisturbed() -> Iterator[None]:
    """The collector waits for the end of the game.

    What bots remember takes it longer to walk than most of them take to decide, and it would count
    as their thought.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _play_out(
    state: State, bots: list[Guarded], budget: Budget, micros: list[list[int]]
) -> list[str]:
    decisions = []
    while options := legal(state):
        seat, seen = state.seat, view(state)
        timed = len(options) > 1 and bots[seat].forfeit is None
        started = perf_counter()
        decision = bots[seat].decide(seen, budget)
        if timed:
            micros[seat].append(round((perf_counter() - started) * 1e6))
        advance(state, decision)
        decisions.append(token(decision))
    return decisions


def _seated(name: str, game: Game, seat: int) -> Guarded:
    # A digest, for who knows the seed of the deal knows the pile.
    text = f"{game.seed}/{game.rotation}/{seat}"
    seed = hashlib.sha256(text.encode()).hexdigest()[:16]
    # A bot that this machine does not have is our fault, not a forfeit of the bot's.
    check_bot(name)
    try:
        return Guarded(make_bot(name, seed))
    except Exception as error:
        return Guarded(_Unmade(seed, error))


def _places(state: State, bots: list[Guarded]) -> list[int]:
    fled = tuple(seat for seat, bot in enumerate(bots) if bot.forfeit is not None)
    stayed = [tuple(seat for seat in group if seat not in fled) for group in ranking(state)]
    places = [0] * len(bots)
    ahead = 0
    for group in [*stayed, fled]:
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    return places
