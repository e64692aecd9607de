"""A short hash of a state, for comparing states across machines and versions."""

import hashlib

from speicherstadt.engine.state import Player, State


def fingerprint(state: State) -> str:
    """Return 32 hex digits, the same for equal states on every machine and in every version."""
    setup = state.setup
    # Fingerprints of version 1 are older than rules versions, so it is left out.
    version = () if setup.rules.version == 1 else (setup.rules.version,)
    plain = (
        *version,
        setup.deck.digest,
        setup.first,
        [card.id for card in setup.pile],
        [int(good) for good in setup.bag],
        int(state.phase),
        state.round,
        state.first,
        None if state.over else state.seat,
        state.placed,
        state.berth,
        state.dealt,
        state.drawn,
        [card and card.id for card in state.row],
        state.cargo,
        state.columns,
        state.stock,
        [card.id for card in state.discard],
        [_plain(player) for player in state.players],
    )
    return hashlib.blake2b(repr(plain).encode(), digest_size=16).hexdigest()


def _plain(player: Player) -> tuple[object, ...]:
    return (
        player.coins,
        player.points,
        [card.id for card in player.cards],
        [(card.id, lacking) for card, lacking in player.contracts],
        player.warehouse,
        player.hall,
        player.quay,
        player.bought,
    )
