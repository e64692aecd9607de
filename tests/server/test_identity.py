"""Guest identity: signed cookies, names, and codes for another device."""

import asyncio
import hashlib
import hmac

import pytest

from speicherstadt.errors import Malformed
from speicherstadt.server.identity import Identity, clean_name
from speicherstadt.server.storage import DataStore
from speicherstadt.server.storage.statements import add_code
from tests.server.in_process import refused

pytestmark = pytest.mark.anyio


@pytest.fixture
def identity(store: DataStore) -> Identity:
    return Identity(store)


def test_cookie_identifies_its_guest(identity: Identity, store: DataStore) -> None:
    cookie = identity.cookie("0123abcd")
    assert identity.from_cookie(cookie) == "0123abcd"
    assert Identity(store).from_cookie(cookie) == "0123abcd"  # after a restart


def test_a_cookie_of_the_first_version_still_works(identity: Identity, store: DataStore) -> None:
    guest = "0123456789abcdef" * 2
    signature = hmac.new(store.signing_key(), b"cookie:" + guest.encode(), hashlib.sha256)
    assert identity.from_cookie(f"{guest}.{signature.hexdigest()}") == guest
    other = hmac.new(b"another key", b"cookie:" + guest.encode(), hashlib.sha256)
    assert identity.from_cookie(f"{guest}.{other.hexdigest()}") is None


def test_forged_cookie_is_ignored(identity: Identity) -> None:
    mine, other = identity.cookie("anna"), identity.cookie("ben")
    signature = mine.partition(".")[2]
    for forged in (
        *("", ".", "anna", "anna.", f"ben.{signature}", f"anna.{other.partition('.')[2]}"),
        *(mine[:-1], mine + "x", f" {mine}", mine.upper(), "x" * 201, f"{mine}.{signature}"),
        *("\xff.\xff", "anna." + "é" * 64),
    ):
        assert identity.from_cookie(forged) is None, forged


def test_public_id_cannot_be_used_as_a_cookie(identity: Identity) -> None:
    public = identity.public("anna")
    assert len(public) == 16
    assert public == identity.public("anna") != identity.public("ben")
    assert public not in identity.cookie("anna")
    assert identity.from_cookie(f"anna.{public}") is None


async def test_a_guest_keeps_their_id_with_another_name(
    identity: Identity, store: DataStore
) -> None:
    anna = await identity.rename(None, "  Anna  ")
    assert await identity.named(anna) == (anna, "Anna")
    assert await identity.rename(anna, "Anna Maria") == anna
    assert await Identity(store).name(anna) == "Anna Maria"
    assert (await identity.me(anna)).guest == identity.public(anna)


async def test_unknown_guest_becomes_a_new_guest(identity: Identity) -> None:
    assert await identity.rename("nobody", "Anna") != "nobody"
    assert (await identity.me("nobody")).name is None
    for unknown in ("nobody", None):
        with refused("forbidden"):
            await identity.named(unknown)


@pytest.mark.parametrize("name", ["", " ", "a\x00b", "\u202eAnna", "x" * 41])
def test_names_that_cannot_be_shown(name: str) -> None:
    with pytest.raises(Malformed, match="name"):
        clean_name(name)


async def test_a_code_moves_a_guest_once(identity: Identity) -> None:
    anna = await identity.rename(None, "Anna")
    code = (await identity.code(anna)).code
    assert await identity.use_code(f" {code.lower().replace('-', ' ')} ") == anna
    with refused("unknown"):
        await identity.use_code(code)


async def test_a_code_that_is_used_twice_at_once_works_once(identity: Identity) -> None:
    anna = await identity.rename(None, "Anna")
    code = (await identity.code(anna)).code
    results = await asyncio.gather(
        *(identity.use_code(code) for _ in range(4)), return_exceptions=True
    )
    assert results.count(anna) == 1


async def test_a_code_expires(identity: Identity, store: DataStore) -> None:
    anna = await identity.rename(None, "Anna")
    await store.write(add_code(hashlib.sha256(b"OLD").hexdigest(), anna, expires=1.0))
    with refused("unknown"):
        await identity.use_code("old")
