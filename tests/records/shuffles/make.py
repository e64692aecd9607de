"""Write finished games with the proofs of their shuffles, for every program that checks them.

Made once by `python -m tests.records.shuffles.make`. Never change a file: all later versions, the
page and examples/verify_shuffle.mjs must verify them for ever.
"""

import json
from pathlib import Path

from speicherstadt.bots import Budget, Guarded, make_bot
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import advance, view
from speicherstadt.records import (
    Record,
    Seated,
    Shuffle,
    commitment,
    contribution_commitment,
    dump,
)

HERE = Path(__file__).parent
BOTS = ("random", "apprentice", "clerk", "random", "random")


def main() -> None:
    for version in (1, 2):
        whole = _played("whole", version, players=3)
        _played("four", version, players=4)
        _played("fork", version, players=3, origin=whole.until(71))
        _played("two", version, players=2)
        _played("five", version, players=5)
    _played("unopened", 2, players=4, unopened=True)


def _played(
    name: str, version: int, *, players: int, unopened: bool = False, origin: Record | None = None
) -> Record:
    table = f"{name}-{version}".ljust(16, "_")
    secret = bytes(range(len(name), len(name) + 32))
    contributions = [f"{seat}{name[0].encode().hex()}".ljust(32, "0") for seat in range(players)]
    contributions[-1] = ""  # the last seat is a bot's
    commitments = [
        contribution_commitment(table, seat, own) if own and version > 1 else ""
        for seat, own in enumerate(contributions)
    ]
    if unopened:
        contributions[1] = ""
    pairs = zip(contributions, commitments, strict=True)
    inputs = tuple(opened or promised for opened, promised in pairs)
    shuffle = Shuffle(table, secret, inputs, version)
    record = _record(shuffle, origin)
    proof = {
        "version": version,
        "table": table,
        "players": players,
        "commitment": commitment(secret),
        "seat_commitments": commitments,
        "contributions": contributions,
        "secret": secret.hex(),
        "origin": len(origin.decisions) if origin else None,
    }
    if version == 1:  # as earlier servers wrote it
        del proof["version"], proof["seat_commitments"]
        proof["sound"] = True
    (HERE / f"{name}-{version}.record.json").write_text(dump(record), "utf-8")
    (HERE / f"{name}-{version}.proof.json").write_text(json.dumps(proof, indent=1) + "\n", "utf-8")
    return record


def _record(shuffle: Shuffle, origin: Record | None) -> Record:
    setup = shuffle.rest(origin.replay()) if origin else shuffle.setup(standard_deck())
    decisions = list(origin.decisions if origin else ())
    seated = tuple(
        Seated(f"Seat {seat}", f"bot:{bot}") for seat, bot in enumerate(BOTS[: setup.players])
    )
    state = Record(setup, seated, tuple(decisions)).replay()
    while not state.over:
        seat = state.seat
        bot = Guarded(make_bot(BOTS[seat], shuffle.bot_seed(seat)))
        decisions.append(bot.decide(view(state), Budget()))
        advance(state, decisions[-1])
    return Record(setup, seated, tuple(decisions))


if __name__ == "__main__":
    main()
