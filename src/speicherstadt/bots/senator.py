"""The strongest bot, and the judge of decisions: it looks one round ahead of all the others.

It searches the present round first, up to the estimate of what the round's end is worth. Then it
follows the best decisions into possible futures: it completes the view at random, plays the round
to its end as everybody would, and solves the next one. This corrects most errors of the estimate,
but it is only done at a table of two, where the next round is small enough to be solved. The last
round is solved to the end of the game.
"""

import time
from collections.abc import Callable, Collection, Iterable, Sequence
from math import ceil, inf

from speicherstadt.bots.bot import Budget
from speicherstadt.bots.evaluation import Outcome
from speicherstadt.bots.judgement import Judgement, Samples, best_first, judged
from speicherstadt.bots.round_model import RoundModel
from speicherstadt.bots.search import LimitReached, Lookahead, placements
from speicherstadt.bots.search_bots import SearchBot
from speicherstadt.bots.solver import solve
from speicherstadt.catalog import NO_CUBES
from speicherstadt.engine import (
    BUY,
    PASS,
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
from speicherstadt.errors import Illegal
from speicherstadt.records import chance

_Judged = dict[Decision, Judgement]

# When each part of the search ends, as a share of the time for a decision.
_SOLVING, _SAMPLING, _FUTURES = 0.5, 0.85, 0.92
_SAMPLING_TO_COMPARE = 0.65
"""Instead of `_SAMPLING`, if decisions that the search neglected must catch up afterwards."""


class Senator(SearchBot):
    """Looks through everything that can happen in a round if it can, and samples if it cannot."""

    reproducible = False
    seconds = 1.0
    prune = 2.0
    exact = 12_000
    """How many purchases may be looked at to solve the placements of a round."""
    perfect = 40_000
    """How many to solve the last round, where looking at a purchase costs less."""
    sequences = 5000
    """If there are more sequences of placements than these, it does not even try to solve them."""
    window = 0.04
    """How much less utility than the best a decision may have to be followed into the futures."""
    candidates = 3
    """How many decisions are followed, at most, beside those it was asked about."""
    narrowest = 0.1
    """Purchases are pruned down to this many points; then they are looked through regardless."""

    def __init__(self, seed: str, clock: Callable[[], float] = time.perf_counter) -> None:
        """`clock` tells the time in seconds; only its differences count."""
        super().__init__(seed)
        self._clock = clock
        self._started = 0.0
        self._solve_until = inf
        self._lookahead: Lookahead | None = None

    def decide(self, seen: View, budget: Budget) -> Decision:
        if len(seen.legal()) == 1 or seen.table.phase is Phase.LOADING:
            return super().decide(seen, budget)
        return self.judge(seen, budget, include=())[0].decision

    def judge(
        self, seen: View, budget: Budget, include: Iterable[Decision] | None = None
    ) -> list[Judgement]:
        """Judge decisions of the player who is to decide, and put the best first.

        Every decision in `include` is judged, or every legal one if there is no `include`. If the
        search prefers others, they are judged as well. All are judged by the same method, so they
        can be compared.
        """
        asked = _legal(seen, include)
        self._started = self._clock()
        self._solve_until = self._end(budget, _SOLVING)
        self._lookahead = None
        return best_first(self._judge(seen, budget, asked).values())

    def _judge(self, seen: View, budget: Budget, asked: Sequence[Decision]) -> _Judged:
        state = seen.table
        if state.over:
            return {}
        if state.phase is Phase.LOADING:
            steps = dict.fromkeys([*asked, self.load(seen)])
            return {step: self._judge_step(seen, step) for step in steps}
        if solved := solve(seen, self.perfect, self._late):
            return solved
        if state.phase is Phase.PURCHASE:
            found = self._judge_trade(seen)
        else:
            found = self._look_through(seen) or self._sample(seen, budget, asked)
        if state.round == state.setup.rounds or self._too_many(state.setup.players, 0):
            return found
        return self._foresee(seen, budget, found, asked)

    # Time

    def _end(self, budget: Budget, share: float) -> float:
        """When this share of the time for a decision is over; effort has no time limit."""
        if budget.effort is not None:
            return inf
        seconds = self.seconds if budget.seconds is None else budget.seconds
        return self._started + share * seconds

    def _late(self) -> bool:
        return self._clock() > self._solve_until

    def more_samples(self, budget: Budget, share: float = _SAMPLING) -> Callable[[int], bool]:
        if budget.effort is not None:
            return super().more_samples(budget)
        end = self._end(budget, share)
        return lambda samples: samples < 10 or self._clock() < end

    # This round

    def _look_through(self, seen: View) -> _Judged | None:
        """Judge by all placements that are left, if they are few enough."""
        state = seen.table
        if self._too_many(state.setup.players, state.placed):
            return None
        lookahead = self._shared_lookahead(seen)
        lookahead.restart(self.exact, self._late)
        found: _Judged = {}
        try:
            for berth, after in placements(tuple(state.columns), seen.seat):
                outcome = lookahead.demand(after, state.placed + 1)
                found[Place(berth)] = judged(Place(berth), seen.seat, outcome, "round")
        except LimitReached:
            return None
        return found

    def _too_many(self, players: int, placed: int) -> bool:
        """Whether there are too many sequences of placements to look through them all."""
        return int((players + 1) ** (WORKERS * players - placed)) > self.sequences

    def _shared_lookahead(self, seen: View) -> Lookahead:
        """One for all questions about this round in one decision, because it remembers."""
        model = self.round_model(seen)
        if self._lookahead is None or self._lookahead.model is not model:
            self._lookahead = Lookahead(model, self.prune)
        return self._lookahead

    def _sample(self, seen: View, budget: Budget, asked: Collection[Decision]) -> _Judged:
        """Judge by samples: what was tried often, and what was asked about."""
        tree = self.tree(seen)
        tree.run(self.more_samples(budget, _SAMPLING_TO_COMPARE if asked else _SAMPLING))
        often = max(tree.visits().values()) / 4
        berths = [
            berth
            for berth, visits in tree.visits().items()
            if visits >= often or Place(berth) in asked
        ]
        end = self._end(budget, _SAMPLING)
        tree.catch_up(berths, ceil(often), lambda _: self._clock() < end)
        return {Place(berth): tree.judgement(berth) for berth in berths}

    def _judge_trade(self, seen: View) -> _Judged:
        """Judge buying and declining, looking at as many purchases as there is time for."""
        prune = self.prune
        while True:
            lookahead = Lookahead(self.round_model(seen), prune)
            if prune > self.narrowest:
                lookahead.restart(self.exact, self._late)
            try:
                bought, declined = lookahead.buy_or_decline(seen)
            except LimitReached:
                prune /= 2
                continue
            return {
                BUY: judged(BUY, seen.seat, bought, "round"),
                PASS: judged(PASS, seen.seat, declined, "round"),
            }

    def _judge_step(self, seen: View, step: Decision) -> Judgement:
        """Judge a step of loading: everything after it is loaded as well as possible."""
        after = seen.table.copy()
        if isinstance(step, Finish):  # without ending the loading phase
            player = after.players[seen.seat]
            after.stock += player.quay
            player.quay = NO_CUBES
        else:
            advance(after, step)
        players = after.setup.players
        coins = tuple(player.coins for player in after.players)
        outcome = RoundModel(view(after), self.weights(players)).end(coins, (0,) * players)
        last = after.round == after.setup.rounds
        return judged(step, seen.seat, outcome, "solved" if last else "round")

    # The next round

    def _foresee(
        self, seen: View, budget: Budget, found: _Judged, asked: Collection[Decision]
    ) -> _Judged:
        """Follow the best decisions, and those asked about, into the same possible futures.

        If one decision is clearly the best, the judgements stay as they are.
        """
        ranked = best_first(found.values())
        least = ranked[0].utility - self.window
        close = [each.decision for each in ranked[: self.candidates] if each.utility >= least]
        if len(close) == 1:
            return found
        followed = dict.fromkeys([*close, *(d for d in found if d in asked)])
        ways = [(self._continuation(seen, each), Samples(seen.seat)) for each in followed]
        below = chance(f"{self.seed}/future/{fingerprint(seen.table)}")
        more, futures = self._more_futures(budget), 0
        while more(futures):
            future = complete(seen, below)
            for continuation, samples in ways:
                samples.add(self._next_round(future, continuation))
            futures += 1
        if not futures:
            return found
        return {
            decision: samples.judgement(decision, "futures")
            for decision, (_, samples) in zip(followed, ways, strict=True)
        }

    def _more_futures(self, budget: Budget) -> Callable[[int], bool]:
        if budget.effort is not None:
            most = max(1, budget.effort // 10)
            return lambda futures: futures < most
        end = self._end(budget, _FUTURES)
        started = self._clock()

        def more(futures: int) -> bool:
            """Whether there is time for one more, if it takes as long as those before."""
            now = self._clock()
            one = (now - started) / futures if futures else 0.0
            return now + one < end

        return more

    def _continuation(self, seen: View, decision: Decision) -> list[Decision]:
        """This decision and all that follow it in this round, everybody doing their best."""
        state, decisions = seen.table.copy(), []
        now = state.round
        while True:
            decisions.append(decision)
            advance(state, decision)
            if state.round != now or state.over:
                return decisions
            decision = self._reply(view(state))

    def _reply(self, seen: View) -> Decision:
        if len(options := seen.legal()) == 1:
            return options[0]
        match seen.table.phase:
            case Phase.DEMAND:
                found = self._look_through(seen)
                return _best(found) if found else super().place(seen, Budget(effort=8))
            case Phase.PURCHASE:
                return _best(self._judge_trade(seen))
            case _:
                return self.load(seen)

    def _next_round(self, future: State, continuation: Sequence[Decision]) -> Outcome:
        """What the next round leads to in this future, if this round ends like this."""
        state = future.copy()
        for decision in continuation:
            advance(state, decision)
        model = RoundModel(view(state), self.weights(state.setup.players))
        return Lookahead(model, self.prune / 2).demand(tuple(state.columns), 0)


def judge(
    seen: View, budget: Budget, include: Iterable[Decision] | None = None, seed: str = "judge"
) -> list[Judgement]:
    """Judge every decision in `include`, or every legal one, as the strongest bot does.

    The best comes first; decisions that the bot prefers may come in addition. The same view, effort
    and seed give the same judgements.
    """
    return Senator(seed).judge(seen, budget, include)


def _legal(seen: View, include: Iterable[Decision] | None) -> Sequence[Decision]:
    legal = seen.legal()
    if include is None:
        return legal
    asked = list(include)
    for decision in asked:
        if decision not in legal:
            raise Illegal(f"{decision} is not allowed now")
    return asked


def _best(found: _Judged) -> Decision:
    return best_first(found.values())[0].decision
