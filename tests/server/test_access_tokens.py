"""Access tokens of programs: listed by name, replaced, revoked, and never stored."""

import asyncio
from pathlib import Path

import pytest

from speicherstadt.server.people.access_tokens import AccessTokens
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.storage import DataStore
from tests.server.client import code_of
from tests.server.conftest import Invite, Serve
from tests.server.in_process import refused

pytestmark = pytest.mark.anyio


@pytest.fixture
def tokens(store: DataStore) -> AccessTokens:
    return AccessTokens(store, Revocations(), LastSeen())


async def a_guest(store: DataStore, name: str = "Anna") -> str:
    return await Identity(store).rename(None, name)


async def names(tokens: AccessTokens, guest: str) -> list[str]:
    return [token.name for token in await tokens.list(guest)]


async def test_a_token_acts_for_its_guest(tokens: AccessTokens, store: DataStore) -> None:
    anna, ben = await a_guest(store), await a_guest(store, "Ben")
    mine = (await tokens.create(anna, None)).token
    theirs = (await tokens.create(ben, None)).token
    assert await tokens.owner(mine) == anna
    assert await tokens.owner(theirs) == ben
    assert (
        await AccessTokens(store, Revocations(), LastSeen()).owner(mine) == anna
    )  # after a restart
    for wrong in ("", mine[:-1], mine + "x", mine.upper(), "spst_", "x" * 10_000):
        assert await tokens.owner(wrong) is None


async def test_tokens_are_listed_by_name(tokens: AccessTokens, store: DataStore) -> None:
    anna, ben = await a_guest(store), await a_guest(store, "Ben")
    for name in ("b", None, "a", None):
        await tokens.create(anna, name)
    assert await names(tokens, anna) == ["a", "b", "program", "program 2"]
    assert await names(tokens, ben) == []
    assert (await tokens.create(anna, "  two   words ")).name == "two words"


async def test_a_token_with_the_same_name_replaces_the_old_one_at_once(
    tokens: AccessTokens, store: DataStore
) -> None:
    anna = await a_guest(store)
    old = (await tokens.create(anna, "bot")).token
    assert await tokens.owner(old) == anna
    new = (await tokens.create(anna, "bot")).token
    assert await tokens.owner(old) is None
    assert await tokens.owner(new) == anna
    assert await names(tokens, anna) == ["bot"]


async def test_a_revoked_token_is_refused_at_once(tokens: AccessTokens, store: DataStore) -> None:
    anna, ben = await a_guest(store), await a_guest(store, "Ben")
    gone, kept = await tokens.create(anna, "gone"), await tokens.create(anna, "kept")
    theirs = await tokens.create(ben, "gone")
    for token in (gone, kept, theirs):
        assert await tokens.owner(token.token)
    await tokens.revoke(anna, "gone")
    assert await tokens.owner(gone.token) is None
    assert await tokens.owner(kept.token) == anna
    assert await tokens.owner(theirs.token) == ben
    for name in ("gone", "never"):
        with refused("unknown"):
            await tokens.revoke(anna, name)


async def test_token_revoked_during_its_lookup_is_not_cached(
    tokens: AccessTokens, store: DataStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await a_guest(store)
    token = (await tokens.create(anna, "bot")).token
    look_up = store.token_owner

    async def revoked_meanwhile(digest: str) -> str | None:
        found = await look_up(digest)
        await tokens.revoke(anna, "bot")
        return found

    with monkeypatch.context() as patch:
        patch.setattr(store, "token_owner", revoked_meanwhile)
        await tokens.owner(token)
    assert await tokens.owner(token) is None


async def test_a_guest_has_at_most_20_tokens(tokens: AccessTokens, store: DataStore) -> None:
    anna, ben = await a_guest(store), await a_guest(store, "Ben")
    for _ in range(20):
        await tokens.create(anna, None)
    for name in (None, "one more"):
        with refused("token-limit"):
            await tokens.create(anna, name)
    await tokens.create(ben, None)
    await tokens.create(anna, "program 7")  # replaced
    await tokens.revoke(anna, "program 3")
    assert (await tokens.create(anna, None)).name == "program 3"


async def test_tokens_created_at_once_do_not_replace_each_other(
    tokens: AccessTokens, store: DataStore
) -> None:
    anna = await a_guest(store)
    made = await asyncio.gather(
        *(tokens.create(anna, None) for _ in range(25)), return_exceptions=True
    )
    assert sum(isinstance(one, Exception) for one in made) == 5
    assert len(await names(tokens, anna)) == 20


@pytest.mark.parametrize("name", ["", "  ", "a\x00b", "\u202ebot", "a/b", ".", ".."])
async def test_names_that_cannot_be_shown_or_addressed(
    name: str, tokens: AccessTokens, store: DataStore
) -> None:
    anna = await a_guest(store)
    with refused("malformed"):
        await tokens.create(anna, name)


async def test_a_token_is_stored_only_as_a_digest(
    tokens: AccessTokens, store: DataStore, tmp_path: Path
) -> None:
    anna = await a_guest(store)
    token = (await tokens.create(anna, "the name of my bot")).token
    await tokens.owner(token)
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("speicherstadt.sqlite*"))
    assert b"the name of my bot" in kept
    assert token.encode() not in kept
    assert token.removeprefix("spst_").encode() not in kept


async def test_lookup_cache_is_bounded(
    tokens: AccessTokens, store: DataStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speicherstadt.server.people.access_tokens._MOST_REMEMBERED", 2)
    anna = await a_guest(store)
    made = [(await tokens.create(anna, None)).token for _ in range(4)]
    for token in made * 2:
        assert await tokens.owner(token) == anna
    assert len(tokens._owners) == 2


# Over HTTP


@pytest.mark.slow
def test_tokens_over_http(invite: Invite) -> None:
    anna, program = invite("Anna"), invite(None)
    first = anna.post("/api/me/token")
    second = anna.post("/api/me/token", name="my bot?")
    assert (first["name"], second["name"]) == ("program", "my bot?")
    listed = anna.get("/api/me/tokens")
    assert [token["name"] for token in listed] == ["my bot?", "program"]
    assert all(set(token) == {"name", "created"} for token in listed)
    program.http.headers["Authorization"] = f"Bearer {first['token']}"
    assert program.get("/api/me")["guest"] == anna.public
    replaced = anna.post("/api/me/token", name="program")["token"]
    assert code_of(program.http.get("/api/me")) == (403, "forbidden")
    program.http.headers["Authorization"] = f"Bearer {replaced}"
    assert program.get("/api/me")["guest"] == anna.public
    assert anna.http.delete("/api/me/tokens/program").status_code == 204
    assert code_of(program.http.get("/api/me")) == (403, "forbidden")
    assert code_of(anna.http.delete("/api/me/tokens/program")) == (404, "unknown")
    assert anna.http.delete("/api/me/tokens/my%20bot%3F").status_code == 204
    assert anna.get("/api/me/tokens") == []
    stranger = invite(None)
    assert code_of(stranger.http.get("/api/me/tokens")) == (403, "forbidden")
    assert code_of(stranger.http.delete("/api/me/tokens/program")) == (403, "forbidden")
    for name in ("", "x" * 41, 7):
        assert code_of(anna.ask("/api/me/token", name=name)) == (400, "malformed")


@pytest.mark.slow
def test_guessing_tokens_is_limited(serve: Serve, invite: Invite) -> None:
    nobody = invite(None, serve("--rate-limit", "2"))
    statuses = list[int]()
    while 429 not in statuses:
        assert len(statuses) < 100
        guess = {"Authorization": f"Bearer spst_{len(statuses)}"}
        statuses.append(nobody.http.get("/api/me", headers=guess).status_code)
    assert set(statuses) == {403, 429}
