"""Convert a stored table into a game, a record and a proof of its shuffle."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from speicherstadt.catalog import GOOD_BY_ID, standard_deck
from speicherstadt.engine import Seat, Setup, rules_by_version, view
from speicherstadt.records import (
    PERSON,
    Playthrough,
    Ply,
    Record,
    Seated,
    Shuffle,
    commitment,
    dump,
    load,
    token,
)
from speicherstadt.server import wire
from speicherstadt.server.games.daily_deal import is_open, shuffle_name
from speicherstadt.server.games.game_log import GameLog
from speicherstadt.server.storage import Entry, SeatRow, StoredTable, TableRow, Write
from speicherstadt.server.storage.statements import add_entry


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


def record_of(game: GameLog, row: TableRow, chairs: Sequence[SeatRow]) -> Record:
    """Return the game as a record. While it runs, hidden parts are sorted and reveal nothing."""
    setup = game.setup if game.state.over else view(game.state).table.setup
    return Record(setup, seated(chairs), game.decisions(), practice=row.practice)


def origin_text(played: Playthrough) -> str:
    """Write an unfinished game as a record that reveals nothing hidden."""
    known = view(played.final).table
    return dump(replace(played.record, setup=known.setup, seed=None), known)


def renamed_origin(text: str, names: Mapping[str, str]) -> str:
    """Replace players' names in the record that a fork started from."""
    played = load(text, (standard_deck(),))
    players = tuple(
        replace(seated, name=names.get(seated.name, seated.name))
        for seated in played.record.players
    )
    return dump(replace(played.record, players=players), played.final)


def entries_of(plies: Sequence[Ply]) -> list[Entry]:
    return [
        Entry(number, ply.seat, token(ply.decision), by_bot=False)
        for number, ply in enumerate(plies, start=1)
    ]


def shuffled_game(row: TableRow, chairs: Sequence[SeatRow]) -> tuple[GameLog, list[Write]]:
    """Return a new game, shuffled by the table's secret and all contributions.

    The writes are for the entries that the log of a fork starts with.
    """
    shuffle = _shuffle(row, chairs)
    if not row.origin_record:
        return GameLog(shuffle.setup(standard_deck(), rules_by_version(row.rules))), []
    origin = load(row.origin_record, (standard_deck(),))
    log = entries_of(origin.plies)
    game = GameLog.replayed(shuffle.rest(origin.final), log, len(log))
    last = game.progress()
    return game, [
        add_entry(row.id, entry, last if entry.number == game.number else None) for entry in log
    ]


def bot_seed(row: TableRow, chairs: Sequence[SeatRow], seat: Seat) -> str:
    """Return the seed of the bot at a seat of a game that has started."""
    return _shuffle(row, chairs).bot_seed(seat)


def commitment_of(row: TableRow) -> str:
    """Return the commitment to the secret; empty for a game that was played elsewhere."""
    return commitment(bytes.fromhex(row.secret)) if row.secret else ""


def proof_of(
    row: TableRow, chairs: Sequence[SeatRow], game: GameLog | None, now: float
) -> wire.ProofInfo:
    """Return the inputs of the shuffle; the secret only when the game is over.

    The secret of a daily deal is also kept until its day is over.
    """
    over = game is not None and game.state.over
    return wire.ProofInfo(
        version=row.shuffle_version,
        table=shuffle_name(row),
        players=len(chairs),
        commitment=commitment_of(row),
        seat_commitments=[chair.commitment for chair in chairs],
        contributions=[chair.contribution for chair in chairs],
        secret=row.secret if over and is_open(row, now) else None,
        origin=row.origin_at,
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
    inputs = tuple(chair.contribution or chair.commitment for chair in chairs)
    return Shuffle(shuffle_name(row), bytes.fromhex(row.secret), inputs, row.shuffle_version)
