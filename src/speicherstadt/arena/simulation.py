"""Play random games and collect statistics."""

from collections.abc import Callable
from dataclasses import dataclass, field

from speicherstadt.catalog import Deck
from speicherstadt.engine import Below, Decision, State, advance, legal, new_game, ranking, scores
from speicherstadt.records import Record, Seated, chance, deal


@dataclass
class SeatTotals:
    """The totals of one seat over all games."""

    wins: float = 0.0
    """Players who tie for first share the win."""
    points: list[int] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)


@dataclass
class SimulationSummary:
    seats: list[SeatTotals]
    games: int = 0
    decisions: int = 0
    rounds: int = 0

    def add(self, end: State, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.rounds += end.round
        winners = ranking(end)[0]
        for winner in winners:
            self.seats[winner].wins += 1 / len(winners)
        for seat, score, player in zip(self.seats, scores(end), end.players, strict=True):
            seat.points.append(score.total)
            seat.coins.append(player.coins)


def simulate(
    deck: Deck, players: int, games: int, seed: str, each: Callable[[Record], object] | None = None
) -> SimulationSummary:
    """Play random games and call `each` with the record of every game as it ends.

    Game number g is dealt and played from the seed `SEED/g` alone.
    """
    summary = SimulationSummary([SeatTotals() for _ in range(players)])
    seated = tuple(Seated(f"Random {number}", "bot:random") for number in range(1, players + 1))
    for game in range(games):
        own_seed = f"{seed}/{game}"
        setup = deal(deck, players, own_seed)
        state = new_game(setup)
        decisions = play_out(state, chance(f"{own_seed}/play"))
        summary.add(state, len(decisions))
        if each:
            each(Record(setup, seated, tuple(decisions), own_seed))
    return summary


def play_out(state: State, below: Below) -> list[Decision]:
    """Play random legal decisions until the game is over, and return them."""
    decisions = []
    while options := legal(state):
        decision = options[below(len(options))]
        advance(state, decision)
        decisions.append(decision)
    return decisions
