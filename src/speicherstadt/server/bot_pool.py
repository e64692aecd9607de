"""A pool of worker processes for bots, so that no table waits for another.

A worker only gets what everyone at the table may know: the set-up of a view, whose hidden parts are
sorted, and the decisions so far.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from speicherstadt.bots import Budget, Guarded, make_bot
from speicherstadt.bots.hints import Hint, hints
from speicherstadt.bots.reasons import Reason
from speicherstadt.catalog import GOODS, standard_deck
from speicherstadt.engine import (
    Decision,
    Seat,
    Setup,
    State,
    View,
    advance,
    new_game,
    rules_by_version,
    view,
)
from speicherstadt.records import parse, token
from speicherstadt.server import wire
from speicherstadt.server.translation import translated

T = TypeVar("T")

HINT_SECONDS = 0.5
_TRIES = 3
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class BotPosition:
    """A view in a form that can be sent to another process."""

    players: int
    first: Seat
    rules: int
    pile: tuple[str, ...]
    bag: tuple[int, ...]
    decisions: tuple[str, ...]

    @classmethod
    def of(cls, state: State, decisions: Sequence[Decision]) -> "BotPosition":
        setup = view(state).table.setup
        return cls(
            setup.players,
            setup.first,
            setup.rules.version,
            tuple(card.id for card in setup.pile),
            tuple(setup.bag),
            tuple(map(token, decisions)),
        )

    def view(self) -> View:
        deck = standard_deck()
        faces = {card.id: card for card in deck.cards}
        pile = tuple(faces[card] for card in self.pile)
        bag = tuple(GOODS[good] for good in self.bag)
        rules = rules_by_version(self.rules)
        state = new_game(Setup(deck, self.players, pile, bag, self.first, rules))
        for text in self.decisions:
            advance(state, parse(text))
        return view(state)


class BotPool:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    async def decide(self, position: BotPosition, bot: str, seed: str) -> str:
        return await self._run(_decide, position, bot, seed)

    async def hints(self, position: BotPosition) -> list[wire.HintInfo]:
        found = await self._run(_hints, position)
        return [
            wire.HintInfo(text, chance, points, [translated(reason) for reason in reasons])
            for text, chance, points, reasons in found
        ]

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        """Run `work` in a worker or, if workers keep dying, in a thread of this process."""
        for _ in range(_TRIES):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(work, *arguments))
            except BrokenProcessPool:
                _log.warning("a bot worker died; starting new ones")
                if self._pool is pool:
                    self._pool = self._new_pool()
        return await asyncio.to_thread(work, *arguments)

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, spawn, initializer=_start_worker)


def _start_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    os.nice(5)
    threading.Thread(target=_exit_with_the_server, daemon=True).start()


def _exit_with_the_server() -> None:
    """Exit when the server exits, even if it was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)


def _decide(position: BotPosition, bot: str, seed: str) -> str:
    player = Guarded(make_bot(bot, seed))
    decision = player.decide(position.view(), Budget())
    if player.forfeit is not None:
        _log.warning("bot %s failed: %s", bot, player.forfeit)
    return token(decision)


_Found = tuple[str, float, float, tuple[Reason, ...]]


def _hints(position: BotPosition) -> list[_Found]:
    def plain(hint: Hint) -> _Found:
        return token(hint.decision), hint.chance, hint.points, hint.reasons

    return list(map(plain, hints(position.view(), Budget(seconds=HINT_SECONDS))))
