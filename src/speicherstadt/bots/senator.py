"""The strongest bot: trained_weights, patience and foresight, and a perfect last round.

A round is searched first, up to what its end seems to be worth. What looks best is then followed
into possible futures, where there are few enough placements to look through: the view is
completed at random, the round played to its end as everybody would, and the next one solved.
Looking one round further corrects most of what experience gets wrong.
"""

import time
from collections.abc import Callable, Sequence
from math import inf

from speicherstadt.bots.bot import Budget
from speicherstadt.bots.round_model import Outcome, RoundModel
from speicherstadt.bots.search import Lookahead, TooLarge, placements
from speicherstadt.bots.search_bots import SearchBot
from speicherstadt.bots.solver import solve
from speicherstadt.catalog import NO_CUBES
from speicherstadt.engine import (
    BUY,
    DECLINE,
    WORKERS,
    Decision,
    Finish,
    Phase,
    Place,
    State,
    View,
    advance,
    complete,
    fingerprint,
    view,
)
from speicherstadt.records import chance

Judged = dict[Decision, Outcome]


class Senator(SearchBot):
    """Looks through all that can happen in a round where it can, and samples where it cannot."""

    seconds = 1.0
    prune = 2.0
    exact = 12_000
    """So many purchases may be looked at to solve the placements of a round outright."""
    perfect = 40_000
    """So many to play the last round perfectly: there a purchase needs no weighing."""
    sequences = 5000
    """More sequences of placements than these are not even tried to be solved."""
    window = 0.04
    """How much worse than the best a decision may look and still be followed into the future."""
    candidates = 3
    narrowest = 0.1
    """With less left in doubt than this, purchases are looked through however many there are."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._started = 0.0
        self._until = inf
        self._round_ahead: Lookahead | None = None

    def decide(self, seen: View, budget: Budget) -> Decision:
        if len(seen.legal()) == 1 or seen.table.phase is Phase.LOADING:
            return super().decide(seen, budget)
        return best(self.judge(seen, budget), seen)

    def judge(self, seen: View, budget: Budget) -> Judged:
        """What each decision leads to, for everybody, as far as it was looked at."""
        self._started = time.perf_counter()
        self._until = self._end(budget, 0.5)
        self._round_ahead = None
        if seen.table.phase is Phase.LOADING:
            return {step: self._loaded(seen, step) for step in seen.legal()}
        if solved := solve(seen, self.perfect, self._until):
            return solved
        if seen.table.phase is Phase.PURCHASE:
            judged = self._traded(seen)
        else:
            judged = self._through(seen, self.exact) or self._sampled(seen, budget)
        setup = seen.table.setup
        if seen.table.round == setup.rounds or self._too_many(setup.players, 0):
            return judged
        return self._foresee(seen, judged, budget)

    def _end(self, budget: Budget, share: float) -> float:
        """When this share of the time for a decision is over; effort knows no time."""
        if budget.effort is not None:
            return inf
        return self._started + share * (budget.seconds or self.seconds)

    # This round

    def enough(self, budget: Budget) -> Callable[[int], bool]:
        if budget.effort is not None:
            return super().enough(budget)
        end = self._end(budget, 0.85)
        return lambda samples: samples < 10 or time.perf_counter() < end

    def _through(self, seen: View, most: int) -> Judged | None:
        """All placements that are left looked at, if they are few enough."""
        state = seen.table
        if self._too_many(state.setup.players, state.placed):
            return None
        lookahead = self._lookahead(seen)
        lookahead.nodes, lookahead.most, lookahead.until = 0, most, self._until
        try:
            return {
                Place(berth): lookahead.demand(after, state.placed + 1)
                for berth, after in placements(tuple(state.columns), seen.seat)
            }
        except TooLarge:
            return None

    def _too_many(self, players: int, placed: int) -> bool:
        """Whether it is hopeless to look through all placements that are left."""
        return int((players + 1) ** (WORKERS * players - placed)) > self.sequences

    def _lookahead(self, seen: View) -> Lookahead:
        """One for all that is asked about this round in one decision: it remembers."""
        model = self.round_model(seen)
        if self._round_ahead is None or self._round_ahead.model is not model:
            self._round_ahead = Lookahead(model, self.prune)
        return self._round_ahead

    def _sampled(self, seen: View, budget: Budget) -> Judged:
        tree = self.tree(seen)
        tree.run(self.enough(budget))
        tried = tree.outcomes()
        often = max(tree.root.visits) / 4
        return {
            Place(berth): tried[berth]
            for berth, visits in zip(tree.root.berths, tree.root.visits, strict=True)
            if visits >= often
        }

    def _traded(self, seen: View) -> Judged:
        """Buying and declining, looked through as widely as there is time for."""
        prune = self.prune
        while True:
            limits = (self.exact, self._until) if prune > self.narrowest else (inf, inf)
            lookahead = Lookahead(self.round_model(seen), prune, *limits)
            try:
                return dict(zip((BUY, DECLINE), lookahead.trade(seen), strict=True))
            except TooLarge:
                prune /= 2

    def _loaded(self, seen: View, step: Decision) -> Outcome:
        """What a step of loading leads to if the rest is loaded as well as can be."""
        after = seen.table.copy()
        if isinstance(step, Finish):
            after.players[seen.seat].quay = NO_CUBES
        else:
            advance(after, step)
        players = after.setup.players
        coins = tuple(player.coins for player in after.players)
        return RoundModel(view(after), self.known(players)).end(coins, (0,) * players)

    # The next round

    def _foresee(self, seen: View, judged: Judged, budget: Budget) -> Judged:
        """Follow the best decisions through the same possible futures, and compare them there."""
        ranked = sorted(judged, key=lambda decision: -judged[decision][seen.seat])
        least = judged[ranked[0]][seen.seat] - self.window
        close = [d for d in ranked[: self.candidates] if judged[d][seen.seat] >= least]
        if len(close) == 1:
            return judged
        below = chance(f"{self.seed}/future/{fingerprint(seen.table)}")
        lines = [self._line(seen, decision) for decision in close]
        sums, futures = [[0.0] * len(judged[ranked[0]]) for _ in close], 0
        more = self._more_futures(budget)
        while more(futures):
            future = complete(seen, below)
            for place, line in enumerate(lines):
                outcome = self._after(future, line)
                sums[place] = [s + o for s, o in zip(sums[place], outcome, strict=True)]
            futures += 1
        if not futures:
            return judged
        return {
            decision: tuple(value / futures for value in total)
            for decision, total in zip(close, sums, strict=True)
        }

    def _more_futures(self, budget: Budget) -> Callable[[int], bool]:
        if budget.effort is not None:
            most = max(1, budget.effort // 10)
            return lambda futures: futures < most
        end = self._end(budget, 0.92)
        begun = time.perf_counter()

        def more(futures: int) -> bool:
            """Whether there is time for one more, if it takes as long as those before."""
            now = time.perf_counter()
            one = (now - begun) / futures if futures else 0.0
            return now + one < end

        return more

    def _line(self, seen: View, decision: Decision) -> list[Decision]:
        """How the round goes on to its end after a decision, everybody doing their best."""
        state, line = seen.table.copy(), []
        now = state.round
        while True:
            line.append(decision)
            advance(state, decision)
            if state.round != now or state.over:
                return line
            decision = self._reply(view(state))

    def _reply(self, seen: View) -> Decision:
        if len(options := seen.legal()) == 1:
            return options[0]
        match seen.table.phase:
            case Phase.DEMAND:
                judged = self._through(seen, self.exact)
                return best(judged, seen) if judged else super().place(seen, Budget(effort=8))
            case Phase.PURCHASE:
                return best(self._traded(seen), seen)
            case _:
                return self.load(seen)

    def _after(self, future: State, line: Sequence[Decision]) -> Outcome:
        """What the round after this line would be worth in this future."""
        state = future.copy()
        for decision in line:
            advance(state, decision)
        model = RoundModel(view(state), self.known(state.setup.players))
        return Lookahead(model, self.prune / 2).demand(tuple(state.columns), 0)


def best(judged: Judged, seen: View) -> Decision:
    return max(judged, key=lambda decision: judged[decision][seen.seat])
