"""Play training games and note what each round's beginning led to."""

from dataclasses import dataclass

from speicherstadt.bots.bot import Bot, Budget
from speicherstadt.bots.evaluation import HAND_SET_WEIGHTS, Evaluation, Weights
from speicherstadt.bots.search_bots import SearchBot
from speicherstadt.catalog import Kind, heap, standard_deck
from speicherstadt.engine import Phase, State, advance, legal, new_game, scores, view
from speicherstadt.records import chance, deal

_RANDOM_MOVES = 15
"""One decision in so many is made at random, so that games differ."""


@dataclass(frozen=True)
class Observation:
    """The beginning of a round, with one entry per player in each list."""

    time: float
    """How much of the game is left, from 0 to 1."""
    features: list[list[float]]
    """In the order of `FEATURES`."""
    gains: list[float]
    """The final points beyond those that were certain at the time."""


class LearningBot(SearchBot):
    """Plays with the weights it is given."""

    def __init__(self, seed: str, weights: Weights) -> None:
        super().__init__(seed)
        self._weights = weights

    def weights(self, players: int) -> Weights:
        return self._weights


def observe(players: int, effort: int, weights: Weights, seed: str) -> list[Observation]:
    """Play one game and return an observation for each of its rounds."""
    state = new_game(deal(standard_deck(), players, seed))
    bots: list[Bot] = [LearningBot(f"{seed}/{seat}", weights) for seat in range(players)]
    random = chance(f"{seed}/whims")
    rounds: list[tuple[Evaluation, list[list[float]], list[int]]] = []
    while not state.over:
        if state.phase is Phase.DEMAND and state.placed == 0:
            evaluation = at_the_beginning(state)
            rounds.append((evaluation, features(state, evaluation), certain(state, evaluation)))
        if random(_RANDOM_MOVES):
            advance(state, bots[state.seat].decide(view(state), Budget(effort=effort)))
        else:
            options = legal(state)
            advance(state, options[random(len(options))])
    totals = [score.total for score in scores(state)]
    return [
        Observation(
            evaluation.time, rows, [float(t - s) for t, s in zip(totals, sure, strict=True)]
        )
        for evaluation, rows, sure in rounds
    ]


def at_the_beginning(state: State) -> Evaluation:
    """Evaluate the beginning of a round as if everything in the row were still to come."""
    setup = state.setup
    cards = [card for card in state.row if card is not None] + list(state.pile)
    left = setup.rounds - state.round + 1
    bag = heap(state.bag) + sum(state.cargo)
    return Evaluation(setup, left, cards, bag, HAND_SET_WEIGHTS)  # features need no weights


def features(state: State, evaluation: Evaluation) -> list[list[float]]:
    """Each player's features, in the order of `FEATURES`."""
    fires = evaluation.fire_features([player.firemen for player in state.players])
    return [
        [
            *evaluation.holding_features(
                player.cards, player.contracts, player.warehouse, player.hall
            ),
            *evaluation.coin_features(player.coins, chamber=bool(player.owns(Kind.CHAMBER))),
            *fire,
        ]
        for player, fire in zip(state.players, fires, strict=True)
    ]


def certain(state: State, evaluation: Evaluation) -> list[int]:
    """Each player's certain points."""
    return [
        evaluation.certain_points(player.cards, player.contracts, player.warehouse) + player.points
        for player in state.players
    ]
