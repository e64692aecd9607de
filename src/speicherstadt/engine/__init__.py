"""The rules of the game, and nothing else: no input or output, no clock, no chance of its own.

The front door::

    state = new_game(setup)              # a set-up holds the order of the pile and of the bag
    while not state.over:
        decision = choose(legal(state))  # everything the player at state.seat may do
        events = apply(state, decision)  # checked; `advance` is the unchecked, silent way
    scores(state), ranking(state)
"""

from speicherstadt.engine import events
from speicherstadt.engine.decisions import (
    BUY,
    DECLINE,
    FINISH,
    Buy,
    Convert,
    Decision,
    Decline,
    Deliver,
    Finish,
    Keep,
    LoadingStep,
    Market,
    Place,
    Sell,
    Store,
)
from speicherstadt.engine.events import Event, Tell
from speicherstadt.engine.game import advance, apply, legal, new_game
from speicherstadt.engine.loading import merchants, shelves
from speicherstadt.engine.purchase import price
from speicherstadt.engine.scoring import Score, ranking, scores
from speicherstadt.engine.soundness import fingerprint, problems
from speicherstadt.engine.state import FLOORS, SHELVES, WORKERS, Phase, Player, Seat, Setup, State
from speicherstadt.engine.view import Below, View, Viewer, complete, shuffled, view

__all__ = [
    "BUY",
    "DECLINE",
    "FINISH",
    "FLOORS",
    "SHELVES",
    "WORKERS",
    "Below",
    "Buy",
    "Convert",
    "Decision",
    "Decline",
    "Deliver",
    "Event",
    "Finish",
    "Keep",
    "LoadingStep",
    "Market",
    "Phase",
    "Place",
    "Player",
    "Score",
    "Seat",
    "Sell",
    "Setup",
    "State",
    "Store",
    "Tell",
    "View",
    "Viewer",
    "advance",
    "apply",
    "complete",
    "events",
    "fingerprint",
    "legal",
    "merchants",
    "new_game",
    "price",
    "problems",
    "ranking",
    "scores",
    "shelves",
    "shuffled",
    "view",
]
