"""The chat: spectators write only where the host allows it, and never as a player."""

import msgspec
import pytest

from speicherstadt.server import wire
from speicherstadt.server.tables import table_chat
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.client import code_of
from tests.server.conftest import Invite, Serve
from tests.server.in_process import (
    Recorder,
    new_game,
    new_guest,
    new_table,
    play_to_the_end,
    refused,
)

pytestmark = pytest.mark.anyio


async def open_to_spectators(registry: TableRegistry, host: str) -> TableSession:
    session = await new_table(registry, host)
    await session.change_settings(host, wire.TableSettings(spectator_chat=True))
    return session


async def test_spectators_cannot_write_unless_the_host_allows_it(registry: TableRegistry) -> None:
    anna, carla = await new_guest(registry), await new_guest(registry, "Carla")
    session, listener = await new_table(registry, anna), Recorder()
    await session.listen(listener, None)
    with refused("forbidden"):
        await session.say(carla, "Carla", "Ahoy")
    with refused("forbidden"):
        await session.change_settings(carla, wire.TableSettings(spectator_chat=True))
    await session.change_settings(anna, wire.TableSettings(spectator_chat=True))
    assert msgspec.json.decode(listener.told[-1].data)["spectator_chat"]
    await session.say(carla, "Carla", "Ahoy")
    await session.say(anna, "Anna", "Moin")
    labels = [msgspec.json.decode(m.data)["spectator"] for m in listener.told if m.kind == "chat"]
    assert labels == [True, False]
    await session.change_settings(anna, wire.TableSettings(spectator_chat=False))
    with refused("forbidden"):
        await session.say(carla, "Carla", "Ahoy")


@pytest.mark.parametrize("name", ["Anna", "anna", "\u0410nn\u0430", "Ann\u0430\u0301"])
async def test_a_spectator_cannot_use_a_players_name(name: str, registry: TableRegistry) -> None:
    anna, other = await new_guest(registry), await new_guest(registry, "Other")
    session = await open_to_spectators(registry, anna)
    with refused("name-taken"):
        await session.say(other, name, "I resign")
    await session.say(other, "Carla", "Ahoy")


async def test_spectators_cannot_fill_the_players_chat(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_chat, "_MOST_BY_SPECTATORS", 2)
    monkeypatch.setattr(table_chat, "_MOST_BY_PLAYERS", 3)
    anna, carla = await new_guest(registry), await new_guest(registry, "Carla")
    session = await open_to_spectators(registry, anna)
    for _ in range(2):
        await session.say(carla, "Carla", "Ahoy")
    with refused("full"):
        await session.say(carla, "Carla", "Ahoy")
    for _ in range(3):
        await session.say(anna, "Anna", "Moin")
    with refused("full"):
        await session.say(anna, "Anna", "Moin")


async def test_the_setting_is_stored_and_a_rematch_keeps_it(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    await session.change_settings(anna, wire.TableSettings(spectator_chat=True))
    await play_to_the_end(session, anna)
    for table in (session, await NewTables(registry).rematch(anna, session)):
        stored = await registry.services.store.table(table.id)
        assert stored is not None
        assert stored.table.spectator_chat


async def test_someone_who_opens_the_table_sees_the_latest_messages(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_chat, "_LATEST", 2)
    anna = await new_guest(registry)
    session = await new_table(registry, anna)
    for number in range(4):
        await session.say(anna, "Anna", f"{number}")
    shown = msgspec.json.decode(session.table())["chat"]
    assert [message["number"] for message in shown] == [3, 4]


@pytest.mark.slow
def test_spectators_of_a_table_share_a_rate_limit(serve: Serve, invite: Invite) -> None:
    server = serve("--rate-limit", "1000")
    anna, crowd = invite("Anna", server), [invite(f"Guest {n}", server) for n in range(12)]
    table = anna.create(2, spectator_chat=True)
    answers = [guest.attempt(table, "chat", text="Ahoy") for guest in crowd]
    assert [answer.status_code for answer in answers] == [200] * 8 + [429] * 4
    assert code_of(answers[-1]) == (429, "too-many")
    anna.do(table, "chat", text="Moin")
