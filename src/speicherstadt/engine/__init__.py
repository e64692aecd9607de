"""The rules of the game and nothing else: no input or output, no clock, no randomness.

Typical use::

    state = new_game(setup)              # the set-up fixes the order of pile and bag
    while not state.over:
        decision = choose(legal(state))  # everything the player at state.seat may do
        events = apply(state, decision)  # checked; `advance` neither checks nor reports
    scores(state), ranking(state)
"""

from speicherstadt.engine import events
from speicherstadt.engine.codec import Codec, codec_for
from speicherstadt.engine.decisions import (
    BUY,
    FINISH,
    PASS,
    Buy,
    Convert,
    Decision,
    Deliver,
    Finish,
    Keep,
    LoadingStep,
    Pass,
    Place,
    Sell,
    SellPair,
    Store,
)
from speicherstadt.engine.demand import places_next
from speicherstadt.engine.events import Event, Tell
from speicherstadt.engine.fingerprint import fingerprint
from speicherstadt.engine.game import advance, apply, legal, new_game
from speicherstadt.engine.invariants import problems
from speicherstadt.engine.loading import merchants, shelves
from speicherstadt.engine.prices import (
    QUEUE_PRICES,
    Forgone,
    Rivals,
    ShortOfCoins,
    forgone,
    own_price,
    rivals,
    short_of_coins,
)
from speicherstadt.engine.purchase import AskedNext, asked_next, price
from speicherstadt.engine.resting import (
    Goods,
    Resting,
    as_meant,
    goods_at_rest,
    only_stays,
    resting,
)
from speicherstadt.engine.rules import CURRENT_RULES, Rules, rules_by_version
from speicherstadt.engine.scoring import Score, ranking, scores
from speicherstadt.engine.state import FLOORS, SHELVES, WORKERS, Phase, Player, Seat, Setup, State
from speicherstadt.engine.view import Below, View, Viewer, complete, shuffled, view

__all__ = [
    "BUY",
    "CURRENT_RULES",
    "FINISH",
    "FLOORS",
    "PASS",
    "QUEUE_PRICES",
    "SHELVES",
    "WORKERS",
    "AskedNext",
    "Below",
    "Buy",
    "Codec",
    "Convert",
    "Decision",
    "Deliver",
    "Event",
    "Finish",
    "Forgone",
    "Goods",
    "Keep",
    "LoadingStep",
    "Pass",
    "Phase",
    "Place",
    "Player",
    "Resting",
    "Rivals",
    "Rules",
    "Score",
    "Seat",
    "Sell",
    "SellPair",
    "Setup",
    "ShortOfCoins",
    "State",
    "Store",
    "Tell",
    "View",
    "Viewer",
    "advance",
    "apply",
    "as_meant",
    "asked_next",
    "codec_for",
    "complete",
    "events",
    "fingerprint",
    "forgone",
    "goods_at_rest",
    "legal",
    "merchants",
    "new_game",
    "only_stays",
    "own_price",
    "places_next",
    "price",
    "problems",
    "ranking",
    "resting",
    "rivals",
    "rules_by_version",
    "scores",
    "shelves",
    "short_of_coins",
    "shuffled",
    "view",
]
