"""What `verify` takes about a shuffle, and what it says about it."""

import re
from collections.abc import Iterator
from pathlib import Path

from speicherstadt.bots import recompute_bots
from speicherstadt.engine import Seat
from speicherstadt.errors import Malformed
from speicherstadt.i18n import Texts
from speicherstadt.records import KeptValues, Proof, Record

_COMMITMENT_DIGITS = 64
_CONTRIBUTION_DIGITS = 32


def kept_from(
    commitment: str | None, seen: list[str], mine: list[str], origin: int | None = None
) -> KeptValues:
    """Read what a client kept from the options of the command."""
    return KeptValues(
        None if commitment is None else _hex(commitment, _COMMITMENT_DIGITS, "--commitment"),
        dict(_by_seat(text, _COMMITMENT_DIGITS, "--seen") for text in seen),
        dict(_by_seat(text, _CONTRIBUTION_DIGITS, "--mine") for text in mine),
        origin,
    )


def proven(
    proof: Proof, kept: KeptValues, record: Record, file: Path, texts: Texts
) -> Iterator[str]:
    """Say what was proven about a shuffle that was checked, and what was not.

    Bots that decided otherwise than their seed tells are refused at the end.
    """
    yield texts("verify-fair", file=str(file), version=proof.version)
    if proof.origin is not None:
        yield texts("verify-origin", at=proof.origin)
    for seat, opened in enumerate(proof.contributions):
        if proof.seat_commitments[seat] and not opened:
            yield texts("verify-unopened", player=record.players[seat].name)
    if proof.version == 1:
        yield texts("verify-version-1")
    elif _kept_everything(proof, kept):
        yield texts("verify-kept")
    else:
        yield texts("verify-not-kept")
    bots = recompute_bots(record, proof.shuffle.bot_seed, proof.origin or 0)
    if bots.recomputed:
        yield texts("verify-bots", agreed=bots.agreed, count=bots.recomputed)
    if bots.agreed < bots.recomputed:
        raise Malformed(
            f"bots: {bots.recomputed - bots.agreed} of {bots.recomputed} decisions do not follow "
            "from the secret; either somebody steered a bot, or another version of the program "
            "played this game"
        )


def _kept_everything(proof: Proof, kept: KeptValues) -> bool:
    """Return whether this client could tell if anybody chose last.

    The commitment of its own seat counts, too: it also binds the table's id.
    """
    seats = set(range(len(proof.contributions)))
    return bool(kept.commitment and kept.contributions) and seats == set(kept.seat_commitments)


def _by_seat(text: str, digits: int, option: str) -> tuple[Seat, str]:
    seat, equals, value = text.partition("=")
    if not equals or not re.fullmatch("[0-4]", seat):
        raise Malformed(f"{option} {text[:80]!r}: must be SEAT=HEX, with a seat from 0 to 4")
    return int(seat), _hex(value, digits, option) if value or option == "--mine" else ""


def _hex(text: str, digits: int, option: str) -> str:
    if not re.fullmatch(f"[0-9a-fA-F]{{{digits}}}", text):
        raise Malformed(f"{option} {text[:80]!r}: must be {digits} hexadecimal digits")
    return text.lower()
