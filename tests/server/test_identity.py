"""Guest identity: names, public ids, and codes for another device."""

import asyncio
import hashlib

import pytest

from speicherstadt.server.people.identity import Identity
from speicherstadt.server.storage import DataStore
from speicherstadt.server.storage.statements import add_code
from tests.server.in_process import refused

pytestmark = pytest.mark.anyio


@pytest.fixture
def identity(store: DataStore) -> Identity:
    return Identity(store)


def test_public_id_is_stable_and_does_not_contain_the_guest(identity: Identity) -> None:
    public = identity.public("anna")
    assert len(public) == 16
    assert public == identity.public("anna") != identity.public("ben")
    assert "anna" not in public


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


async def test_names_in_memory_are_bounded(
    identity: Identity, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speicherstadt.server.people.identity._MOST_REMEMBERED", 2)
    guests = [await identity.rename(None, f"Guest {number}") for number in range(4)]
    for guest in guests * 2:
        assert await identity.name(guest)
    assert list(identity._names) == guests[-2:]


async def test_a_further_code_replaces_the_oldest_one(identity: Identity) -> None:
    anna, ben = await identity.rename(None, "Anna"), await identity.rename(None, "Ben")
    theirs = (await identity.code(ben)).code
    codes = [(await identity.code(anna)).code for _ in range(4)]
    with refused("unknown"):
        await identity.use_code(codes[0])
    assert [await identity.use_code(code) for code in codes[1:]] == [anna] * 3
    assert await identity.use_code(theirs) == ben
