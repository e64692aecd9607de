"""Checks the proofs that a server publishes, in this process."""

from speicherstadt.catalog import standard_deck
from speicherstadt.records import KeptValues, load
from speicherstadt.records.proof import parse_proof
from tests.server.client import Person


def check_shuffle(person: Person, table: str, kept: KeptValues | None = None) -> None:
    """Check that the shuffle of a finished game follows from its proof."""
    text = person.http.get(f"/api/tables/{table}/record").text
    proof = parse_proof(person.of(table, "fairness"))
    proof.check(load(text, (standard_deck(),)).record, kept)
