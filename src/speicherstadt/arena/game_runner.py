"""Play one game between bots, whose mistakes cannot harm it.

Bots never see the game's own state. For every decision, a bot gets a copy with the hidden cards and
cubes sorted, and its answer is looked up among the legal decisions of the real state.
"""

import gc
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter_ns

from speicherstadt.arena.played_game import PlayedGame
from speicherstadt.arena.tournament import ScheduledGame, Tournament
from speicherstadt.bots import Bot, Budget, Guarded, check_bot, make_bot
from speicherstadt.catalog import Deck
from speicherstadt.engine import (
    Decision,
    State,
    View,
    Viewer,
    advance,
    legal,
    new_game,
    ranking,
    scores,
)
from speicherstadt.records import deal, token

_decks: dict[str, Deck] = {}
"""One object per deck and process: cards are compared and cached by identity."""


class _FailedBot(Bot):
    """Stands in for a bot whose constructor failed: it forfeits when it is first asked."""

    def __init__(self, seed: str, reason: Exception) -> None:
        super().__init__(seed)
        self._reason = reason

    def decide(self, seen: View, budget: Budget) -> Decision:  # noqa: ARG002 — the signature of every bot
        raise self._reason


def play_game(tournament: Tournament, game: ScheduledGame) -> PlayedGame:
    """Play the game to its end.

    The result depends only on the arguments and, for bots with a time limit, on the clock.
    """
    deck = _decks.setdefault(tournament.deck.digest, tournament.deck)
    names = [game.matchup.bots[position] for position in game.order]
    bots = [_make_bot(name, game, seat) for seat, name in enumerate(names)]
    state = new_game(deal(deck, tournament.players, game.seed))
    micros: list[list[int]] = [[] for _ in bots]
    try:
        with _without_gc():
            decisions = _play_out(state, bots, tournament.budget, micros)
    finally:
        for bot in bots:
            with suppress(Exception):
                bot.close()
    final = scores(state)
    return PlayedGame(
        table=list(game.matchup.bots),
        deal=game.deal,
        rotation=game.rotation,
        order=list(game.order),
        bots=names,
        seed=game.seed,
        points=[score.total for score in final],
        coins=[player.coins for player in state.players],
        places=_places(state, bots),
        sources=[score._asdict() for score in final],
        micros=micros,
        forfeits=[bot.forfeit for bot in bots],
        decisions=decisions,
    )


@contextmanager
def _without_gc() -> Iterator[None]:
    """Pause the garbage collector.

    Collecting everything that bots remember would take longer than most decisions and count as
    thinking time.
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
    """Play until the game is over, add each bot's times to `micros` and return the decisions."""
    viewer = Viewer(state)
    decisions = []
    while options := legal(state):
        seat = state.seat
        bot = bots[seat]
        timed = len(options) > 1 and bot.forfeit is None
        started = perf_counter_ns()
        decision = bot.choose(viewer, options, budget)
        if timed:
            micros[seat].append((perf_counter_ns() - started + 500) // 1000)
        advance(state, decision)
        decisions.append(decision)
    return list(map(token, decisions))


def _make_bot(name: str, game: ScheduledGame, seat: int) -> Guarded:
    # Hash the seed: a bot that knew the deal's own seed would know the order of the pile.
    text = f"{game.seed}/{game.rotation}/{seat}"
    seed = hashlib.sha256(text.encode()).hexdigest()[:16]
    # A bot that is not installed here is the user's mistake, so it stops the run.
    check_bot(name)
    try:
        return Guarded(make_bot(name, seed))
    except Exception as error:
        return Guarded(_FailedBot(seed, error))


def _places(state: State, bots: list[Guarded]) -> list[int]:
    forfeited = tuple(seat for seat, bot in enumerate(bots) if bot.forfeit is not None)
    finished = [tuple(seat for seat in group if seat not in forfeited) for group in ranking(state)]
    places = [0] * len(bots)
    ahead = 0
    for group in [*finished, forfeited]:
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    return places
