"""Convert a stored table into a game, a record and a proof of its shuffle."""

import json
from collections.abc import Sequence
from dataclasses import replace

from speicherstadt.catalog import GOOD_BY_ID, standard_deck
from speicherstadt.engine import Setup, rules_by_version, view
from speicherstadt.errors import SpeicherstadtError
from speicherstadt.records import (
    PERSON,
    Playthrough,
    Ply,
    Proof,
    Record,
    Seated,
    Shuffle,
    commitment,
    dump,
    load,
    token,
)
from speicherstadt.server import wire
from speicherstadt.server.game_log import GameLog
from speicherstadt.server.storage import Entry, SeatRow, StoredTable, TableRow


def setup_text(setup: Setup) -> str:
    return json.dumps(
        {
            "pile": [card.id for card in setup.pile],
            "bag": [good.id for good in setup.bag],
            "first": setup.first,
        }
    )


def setup_from(text: str, players: int, rules: int) -> Setup:
    data, deck = json.loads(text), standard_deck()
    faces = {card.id: card for card in deck.cards}
    pile = tuple(faces[card] for card in data["pile"])
    bag = tuple(GOOD_BY_ID[good] for good in data["bag"])
    return Setup(deck, players, pile, bag, data["first"], rules_by_version(rules))


def game_of(stored: StoredTable) -> GameLog | None:
    """Rebuild the game from its log; None before it has started."""
    row = stored.table
    if row.setup is None:
        return None
    setup = setup_from(row.setup, len(stored.seats), row.rules)
    return GameLog.replayed(setup, stored.log, row.origin_at or 0)


def record_of(game: GameLog, chairs: Sequence[SeatRow]) -> Record:
    """Return the game as a record. While it runs, hidden parts are sorted and reveal nothing."""
    setup = game.setup if game.state.over else view(game.state).table.setup
    return Record(setup, seated(chairs), game.decisions())


def origin_text(played: Playthrough) -> str:
    """Write an unfinished game as a record that reveals nothing hidden."""
    known = view(played.final).table
    return dump(replace(played.record, setup=known.setup, seed=None), known)


def inherited_log(row: TableRow) -> list[Entry]:
    """Return the entries that the log of a fork starts with."""
    return entries_of(_origin(row).plies) if row.origin_record else []


def entries_of(plies: Sequence[Ply]) -> list[Entry]:
    return [
        Entry(number, ply.seat, token(ply.decision), by_bot=False)
        for number, ply in enumerate(plies, start=1)
    ]


def shuffled(row: TableRow, chairs: Sequence[SeatRow]) -> Setup:
    """Return the set-up of a new game, from the table's secret and all contributions."""
    shuffle = _shuffle(row, chairs)
    if row.origin_record:
        return shuffle.rest(_origin(row).final)
    return shuffle.setup(standard_deck(), rules_by_version(row.rules))


def commitment_of(row: TableRow) -> str:
    """Return the commitment to the secret; empty for a game that was played elsewhere."""
    return commitment(bytes.fromhex(row.secret)) if row.secret else ""


def proof_of(row: TableRow, chairs: Sequence[SeatRow], game: GameLog | None) -> wire.ProofInfo:
    """Return the inputs of the shuffle; the secret only when the game is over."""
    told = row.secret if game is not None and game.state.over else None
    return wire.ProofInfo(
        table=row.id,
        players=len(chairs),
        commitment=commitment_of(row),
        contributions=[chair.contribution for chair in chairs],
        secret=told,
        origin=row.origin_at,
        sound=_is_sound(row, chairs, game) if game is not None and told else None,
    )


def seated(chairs: Sequence[SeatRow]) -> tuple[Seated, ...]:
    """Return the players for a record, each with a unique name."""
    taken = {chair.name for chair in chairs if chair.name}
    everybody = []
    for chair in chairs:
        if chair.name is not None and (chair.guest or not chair.bot):
            everybody.append(Seated(chair.name, PERSON))
        else:
            bot = chair.bot or "nobody"
            name = chair.name or free_name(bot, taken)
            taken.add(name)
            everybody.append(Seated(name, f"bot:{bot}"))
    return tuple(everybody)


def free_name(name: str, taken: set[str]) -> str:
    """Return the name, with a number added if it is taken."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name[:36]} {number}"
    return free


def _shuffle(row: TableRow, chairs: Sequence[SeatRow]) -> Shuffle:
    assert row.secret is not None  # only a game that was played elsewhere has none
    contributions = tuple(chair.contribution for chair in chairs)
    return Shuffle(row.id, bytes.fromhex(row.secret), contributions)


def _is_sound(row: TableRow, chairs: Sequence[SeatRow], game: GameLog) -> bool:
    shuffle = _shuffle(row, chairs)
    try:
        Proof(shuffle.commitment, shuffle, row.origin_at).check(record_of(game, chairs))
    except SpeicherstadtError:
        return False
    return True


def _origin(row: TableRow) -> Playthrough:
    assert row.origin_record is not None
    return load(row.origin_record, (standard_deck(),))
