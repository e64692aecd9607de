"""Records of games: writing, reading, checking and replaying them; notation; projection."""

from speicherstadt.records.document import VERSION, dump, load
from speicherstadt.records.fairness import (
    SHUFFLE_VERSION,
    Shuffle,
    commitment,
    contribution_commitment,
)
from speicherstadt.records.files import read_record, write_record
from speicherstadt.records.notation import parse, token
from speicherstadt.records.proof import KeptValues, Proof, read_proof
from speicherstadt.records.record import PERSON, Playthrough, Ply, Record, Seated
from speicherstadt.records.shuffle import chance, deal
from speicherstadt.records.snapshot import public_snapshot, snapshot

__all__ = [
    "PERSON",
    "SHUFFLE_VERSION",
    "VERSION",
    "KeptValues",
    "Playthrough",
    "Ply",
    "Proof",
    "Record",
    "Seated",
    "Shuffle",
    "chance",
    "commitment",
    "contribution_commitment",
    "deal",
    "dump",
    "load",
    "parse",
    "public_snapshot",
    "read_proof",
    "read_record",
    "snapshot",
    "token",
    "write_record",
]
