"""The daily harbour: one deal a day, one scored game for each guest, and comparisons."""

import hashlib
import hmac
from collections.abc import Callable
from datetime import UTC, date, datetime

import msgspec
import pytest

from speicherstadt.bots.registry import is_reproducible
from speicherstadt.catalog import standard_deck
from speicherstadt.records import Shuffle
from speicherstadt.records.proof import parse_proof
from speicherstadt.server import wire, wire_daily
from speicherstadt.server.bots.bot_jobs import BotPosition, DecideTask
from speicherstadt.server.bots.bot_pool import Requester
from speicherstadt.server.games.daily_deal import DailyDeal, day_at, end_of
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.storage import DataStore
from speicherstadt.server.tables import replay_queue
from speicherstadt.server.tables.daily import DailyHarbour
from speicherstadt.server.tables.my_games import MyGames
from speicherstadt.server.tables.new_tables import Creator, NewTables
from speicherstadt.server.tables.services import Services
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.client import code_of, play
from tests.server.conftest import Invite, Serve
from tests.server.in_process import ScriptedPool, refused, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # plays whole games

TODAY, NEXT, LAST = "2026-11-16", "2026-11-17", "2026-11-15"
"""A Monday, when two apprentices play, and the days around it."""
FIRST = wire_daily.PlayDaily()
AGAIN = wire_daily.PlayDaily(again=True)

Choose = Callable[[list[str], int], str]


class Clock:
    """The time of day, which a test can change."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()

    def __call__(self) -> float:
        return self.now

    def next_day(self) -> None:
        self.now += 24 * 3600


class PromptPool(ScriptedPool):
    """Real bots that decide at once, in this process."""

    async def decide(self, position: BotPosition, bot: str, seed: str, requester: Requester) -> str:
        self.requesters.append(requester)
        self.seeds.append(seed)
        return DecideTask(position, bot, seed).perform().decision


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def registry(store: DataStore, clock: Clock) -> TableRegistry:
    services = Services(store, Identity(store), PromptPool(), bot_pace=0, clock=clock)
    return TableRegistry(services)


@pytest.fixture
def harbour(registry: TableRegistry) -> DailyHarbour:
    return DailyHarbour(registry)


async def guest_named(registry: TableRegistry, name: str) -> Creator:
    return Creator(await registry.services.identity.rename(None, name), name)


def first(options: list[str], _at: int) -> str:
    return options[0]


def last(options: list[str], _at: int) -> str:
    return options[-1]


async def finish(session: TableSession, guest: str, choose: Choose = first) -> None:
    """Play the guest's seat to the end."""
    game, at = session.playing(), 0
    while True:
        await until(lambda: game.state.over or game.state.seat == 0)
        if game.state.over:
            return
        decision = choose(list(game.options), at)
        await session.decide(guest, wire.Decide(game.number, 0, decision))
        at += 1


async def played(
    harbour: DailyHarbour, who: Creator, choose: Choose = first, day: str = TODAY
) -> TableSession:
    session = await harbour.create(who, day, FIRST)
    await finish(session, who.guest, choose)
    return session


def steps_of(session: TableSession) -> list[wire.Step]:
    return [msgspec.json.decode(step, type=wire.Step) for step in session.playing().story]


# The deal


async def test_the_deal_follows_from_the_key_and_the_date_alone() -> None:
    deal = DailyDeal.of(b"key", date(2026, 11, 16))
    message = b"speicherstadt daily 1\n2026-11-16"
    assert deal.secret == hmac.new(b"key", message, hashlib.sha256).digest()
    assert deal.commitment == hashlib.sha256(deal.secret).hexdigest()
    assert deal == DailyDeal.of(b"key", date(2026, 11, 16))
    others = [DailyDeal.of(b"key", date(2026, 11, 17)), DailyDeal.of(b"other", deal.day)]
    assert deal.secret not in {other.secret for other in others}


async def test_bots_of_all_days_decide_alike_in_the_same_position() -> None:
    days = [DailyDeal.of(b"key", date(2026, 11, 16 + more)) for more in range(7)]
    assert {deal.players for deal in days} == {2, 3, 4, 5}
    assert all(is_reproducible(bot) for deal in days for bot in deal.bots)


async def test_days_are_those_of_utc() -> None:
    midnight = datetime(2026, 11, 17, tzinfo=UTC).timestamp()
    assert (day_at(midnight - 0.001), day_at(midnight)) == (date(2026, 11, 16), date(2026, 11, 17))
    assert end_of(date(2026, 11, 16)) == midnight


async def test_two_guests_who_decide_alike_see_the_same_game(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    anna, ben = await guest_named(registry, "Anna"), await guest_named(registry, "Ben")
    games = [(await played(harbour, who)).playing() for who in (anna, ben)]
    assert games[0].story == games[1].story
    clara = await guest_named(registry, "Clara")
    assert (await played(harbour, clara, last)).playing().story != games[0].story


async def test_everybody_meets_the_same_bots(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    met = []
    for name in ("Anna", "Ben", "Clara", "Dora"):
        session = await harbour.create(await guest_named(registry, name), TODAY, FIRST)
        met.append([(chair.name, chair.emblem) for chair in session.seating.chairs if chair.bot])
    assert met == [met[0]] * 4


async def test_the_deal_is_that_of_the_secret(
    harbour: DailyHarbour, registry: TableRegistry, clock: Clock
) -> None:
    session = await played(harbour, await guest_named(registry, "Anna"))
    assert session.proof().secret is None  # others are still playing it
    clock.next_day()
    told = session.proof()
    assert told.secret is not None
    shuffle = Shuffle(f"daily {TODAY}", bytes.fromhex(told.secret), ("", "", ""))
    assert shuffle.setup(standard_deck()) == session.playing().setup
    proof = {name: getattr(told, name) for name in told.__struct_fields__}
    parse_proof(proof).check(session.record())


async def test_commitments_are_published_before_and_secrets_after_the_day(
    harbour: DailyHarbour, clock: Clock
) -> None:
    overview = await harbour.overview(None)
    assert (overview.today.day, overview.today.secret) == (TODAY, None)
    assert [each.day for each in overview.upcoming] == [f"2026-11-{day}" for day in range(17, 24)]
    promised = {each.day: each.commitment for each in overview.upcoming}
    clock.next_day()
    now = await harbour.overview(None)
    assert (now.today.day, now.today.commitment) == (NEXT, promised[NEXT])
    clock.next_day()
    [past, before] = (await harbour.archive(None, None)).days
    assert (past.day, before.day) == (NEXT, TODAY)
    assert past.secret is not None
    assert hashlib.sha256(bytes.fromhex(past.secret)).hexdigest() == promised[NEXT]


async def test_the_key_survives_a_restart(
    harbour: DailyHarbour, registry: TableRegistry, clock: Clock
) -> None:
    before = (await harbour.overview(None)).today
    clock.next_day()
    again = DailyHarbour(registry)
    assert (await again.archive(None, None)).days[0].commitment == before.commitment


# One scored game for each guest and day


async def test_only_the_first_game_of_the_day_is_scored(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    anna = await guest_named(registry, "Anna")
    assert await harbour.attempt(anna.guest, TODAY, FIRST) is None
    with refused("not-started"):
        await harbour.attempt(anna.guest, TODAY, AGAIN)  # no practice before the game that counts
    session = await harbour.create(anna, TODAY, FIRST)
    assert session.room().daily == wire.DailyRoom(TODAY, scored=True)
    assert await harbour.attempt(anna.guest, TODAY, FIRST) is session
    with refused("not-started"):
        await harbour.attempt(anna.guest, TODAY, AGAIN)  # nor beside it
    assert await harbour.create(anna, TODAY, FIRST) is session  # another tab was quicker
    await finish(session, anna.guest)
    assert await harbour.attempt(anna.guest, TODAY, AGAIN) is None
    again = await harbour.create(anna, TODAY, AGAIN)
    assert again.room().daily == wire.DailyRoom(TODAY, scored=False)
    await finish(again, anna.guest, last)
    ranking = await harbour.ranking(anna.guest, TODAY)
    assert [score.table for score in ranking.scores] == [session.id]
    assert (await harbour.attempt(anna.guest, TODAY, FIRST)) is not None


async def test_a_scored_game_has_no_hints_and_a_repeat_has(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    anna = await guest_named(registry, "Anna")
    session = await harbour.create(anna, TODAY, FIRST)
    with refused("forbidden"):
        await session.hints(anna.guest)
    await finish(session, anna.guest)
    assert (await harbour.create(anna, TODAY, AGAIN)).row.hints


async def test_a_repeat_does_not_count(harbour: DailyHarbour, registry: TableRegistry) -> None:
    anna = await guest_named(registry, "Anna")
    await played(harbour, anna)
    again = await harbour.create(anna, TODAY, AGAIN)
    await finish(again, anna.guest)
    games = MyGames(registry.services.store, registry.services.identity)
    page = await games.page(anna.guest)
    kinds = {(game.kind, game.daily) for game in page.games}  # they ended at the same time
    assert kinds == {("repeat", TODAY), ("counted", TODAY)}
    assert (await games.statistics(anna.guest)).apart == {"repeat": 1}


async def test_a_game_that_ends_on_the_next_day_is_not_ranked(
    harbour: DailyHarbour, registry: TableRegistry, clock: Clock
) -> None:
    anna = await guest_named(registry, "Anna")
    session = await harbour.create(anna, TODAY, FIRST)
    clock.next_day()
    await finish(session, anna.guest)
    ranking = await harbour.ranking(anna.guest, TODAY)
    assert (ranking.day.finished, ranking.scores) == (0, [])
    assert ranking.day.mine is not None
    assert ranking.day.mine.status == "unranked"
    assert ranking.day.mine.points is not None


async def test_a_game_that_a_bot_finished_is_not_ranked(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    anna = await guest_named(registry, "Anna")
    session = await harbour.create(anna, TODAY, FIRST)
    await session.leave(anna.guest, 0)
    await until(lambda: session.playing().state.over)
    await until(lambda: session.row.status == "over")
    ranking = await harbour.ranking(anna.guest, TODAY)
    assert ranking.scores == []
    assert ranking.day.mine is not None
    assert ranking.day.mine.status == "unranked"


async def test_past_days_can_be_played_without_a_score(
    harbour: DailyHarbour, registry: TableRegistry, clock: Clock
) -> None:
    anna = await guest_named(registry, "Anna")
    clock.next_day()
    session = await harbour.create(anna, TODAY, FIRST)
    assert session.room().daily == wire.DailyRoom(TODAY, scored=False)
    await finish(session, anna.guest)
    assert (await harbour.ranking(anna.guest, TODAY)).scores == []
    comparison = await harbour.comparison(anna.guest, TODAY, session.id, None)
    assert comparison.steps


@pytest.mark.parametrize(
    ("day", "code"),
    [(NEXT, "not-started"), (LAST, "unknown"), ("soon", "malformed"), ("2026-13-01", "malformed")],
)
async def test_no_other_day_can_be_played(
    harbour: DailyHarbour, registry: TableRegistry, day: str, code: str
) -> None:
    anna = await guest_named(registry, "Anna")
    with refused(code):
        await harbour.attempt(anna.guest, day, FIRST)
    with refused(code):
        await harbour.create(anna, day, FIRST)
    with refused(code):
        await harbour.ranking(anna.guest, day)


# Comparing


async def test_nobody_sees_games_before_their_own_is_over(
    harbour: DailyHarbour, registry: TableRegistry, clock: Clock
) -> None:
    anna, ben = await guest_named(registry, "Anna"), await guest_named(registry, "Ben")
    theirs = await played(harbour, anna)
    for guest in (None, ben.guest):
        ranking = await harbour.ranking(guest, TODAY)
        assert (ranking.open, ranking.scores, ranking.day.finished) == (False, [], 1)
    await harbour.create(ben, TODAY, FIRST)
    assert not (await harbour.ranking(ben.guest, TODAY)).open
    with refused("not-started"):
        await harbour.comparison(ben.guest, TODAY, theirs.id, None)
    clock.next_day()
    assert (await harbour.ranking(None, TODAY)).open


async def test_the_ranking_is_by_points_then_place(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    people = [await guest_named(registry, name) for name in ("Anna", "Ben", "Clara")]
    for who, choose in zip(people, (first, last, first), strict=True):
        await played(harbour, who, choose)
    ranking = await harbour.ranking(people[0].guest, TODAY)
    points = [score.points for score in ranking.scores]
    assert points == sorted(points, reverse=True)
    ranks = {score.name: score.rank for score in ranking.scores}
    assert ranks["Anna"] == ranks["Clara"] != ranks["Ben"]
    assert [score.name for score in ranking.scores if score.mine] == ["Anna"]
    assert ranking.day.mine is not None
    assert ranking.day.mine.rank == ranks["Anna"]


async def test_a_game_beside_another_up_to_where_they_part(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    anna, ben = await guest_named(registry, "Anna"), await guest_named(registry, "Ben")
    mine = await played(harbour, anna)
    theirs = await played(harbour, ben, lambda options, at: options[-1 if at >= 2 else 0])
    comparison = await harbour.comparison(anna.guest, TODAY, None, theirs.id)
    assert (comparison.table, comparison.beside) == (mine.id, theirs.id)
    decided = [step for step in steps_of(mine) if step.seat == 0 and not step.stays]
    assert [(step.number, step.mine) for step in comparison.steps] == [
        (step.number, step.decision) for step in decided
    ]
    same, parted = comparison.steps[0], comparison.steps[2]
    assert same.theirs == same.mine
    [choice] = same.choices
    assert (choice.count, sorted(choice.names)) == (2, ["Anna", "Ben"])
    assert parted.theirs not in (None, parted.mine)
    assert {choice.decision for choice in parted.choices} == {parted.mine, parted.theirs}
    assert comparison.steps[-1].theirs is None  # they were never in this position


async def test_cubes_that_stay_are_no_choices(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    def hoard(options: list[str], _at: int) -> str:
        wanted = ("buy", ">warehouse", ">hall")
        return next((one for end in wanted for one in options if one.endswith(end)), options[0])

    anna = await guest_named(registry, "Anna")
    story = steps_of(await played(harbour, anna, hoard))
    mine = [step for step in story if step.seat == 0]
    assert any(step.stays for step in mine)
    comparison = await harbour.comparison(anna.guest, TODAY, None, None)
    assert [step.number for step in comparison.steps] == [
        step.number for step in mine if not step.stays
    ]
    for step in comparison.steps:
        seen = story[step.number - 1]
        if seen.stays:  # the board is that before the cubes were stored again
            assert step.board["resting"] is not None
            assert seen.decision in step.board["resting"]["decisions"]


async def test_undone_decisions_are_no_choices(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    anna = await guest_named(registry, "Anna")
    session = await harbour.create(anna, TODAY, FIRST)
    game = session.playing()
    await until(lambda: game.state.seat == 0)
    decided = len(game.made)
    await session.decide(anna.guest, wire.Decide(game.number, 0, next(iter(game.options))))
    if game.state.seat == 0 or len(game.made) == decided + 1:
        await session.undo(anna.guest, wire.Undo(game.number, 0, decided))
    await finish(session, anna.guest)
    comparison = await harbour.comparison(anna.guest, TODAY, None, None)
    kept = [step for step in steps_of(session)[1:] if step.seat == 0 and not step.stays]
    undone = sum(step.back_to is not None for step in kept)
    assert len(comparison.steps) == len(kept) - 2 * undone


async def test_only_games_of_the_day_are_compared(
    harbour: DailyHarbour, registry: TableRegistry
) -> None:
    anna = await guest_named(registry, "Anna")
    await played(harbour, anna)
    wish = wire.NewTable(players=2, bots=["apprentice"], start=True)
    other = await NewTables(registry).create(anna.guest, anna.name, wish)
    for table, beside in ((other.id, None), (None, other.id), ("no such table", None)):
        with refused("unknown"):
            await harbour.comparison(anna.guest, TODAY, table, beside)


async def test_only_a_few_comparisons_wait(
    harbour: DailyHarbour, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await guest_named(registry, "Anna")
    await played(harbour, anna)
    monkeypatch.setattr(replay_queue, "_MOST_WAITING", 0)
    with refused("unavailable"):
        await harbour.comparison(anna.guest, TODAY, None, None)


# Over HTTP, with a server of its own


@pytest.fixture
def today() -> str:
    return datetime.now(UTC).date().isoformat()


def test_a_scored_game_over_http(serve: Serve, invite: Invite, today: str) -> None:
    server = serve()
    anna, ben = invite("Anna", server), invite("Ben", server)
    room = anna.post(f"/api/daily/{today}")
    assert anna.post(f"/api/daily/{today}")["id"] == room["id"]
    assert (room["daily"], room["hints"]) == ({"day": today, "scored": True}, False)
    server.kill()
    again = serve()
    anna.follow(again)
    ben.follow(again)
    assert anna.post(f"/api/daily/{today}")["id"] == room["id"]
    play({0: anna}, room["id"])
    ranking = anna.get(f"/api/daily/{today}")
    assert [score["name"] for score in ranking["scores"]] == ["Anna"]
    assert anna.get("/api/daily")["today"]["mine"]["status"] == "ranked"
    assert ben.get("/api/daily")["today"]["finished"] == 1
    hidden = ben.get(f"/api/daily/{today}")
    assert (hidden["open"], hidden["scores"]) == (False, [])
    refusal = ben.http.get(f"/api/daily/{today}/comparison")
    assert code_of(refusal) == (409, "not-started")
    comparison = anna.get(f"/api/daily/{today}/comparison")
    assert all(step["choices"][0]["names"] == ["Anna"] for step in comparison["steps"])


def test_no_score_without_a_game(serve: Serve, invite: Invite, today: str) -> None:
    """A client can send nothing that the server would take for a score."""
    server = serve()
    anna = invite("Anna", server)
    for claim in ({"points": 99}, {"scored": True}, {"again": "no"}, {"table": "x" * 16}):
        assert code_of(anna.ask(f"/api/daily/{today}", **claim)) == (400, "malformed")
    table = anna.post(f"/api/daily/{today}")["id"]
    assert code_of(anna.attempt(table, "bot", seat=1, bot="random")) == (403, "forbidden")
    assert code_of(anna.attempt(table, "join")) == (409, "full")
    assert anna.get(f"/api/daily/{today}")["scores"] == []
    stranger = invite(None, server)
    assert code_of(stranger.ask(f"/api/daily/{today}")) == (403, "forbidden")


def test_daily_tables_count_for_the_quota(serve: Serve, invite: Invite, today: str) -> None:
    server = serve("--max-tables", "1", "--rate-limit", "1000")
    anna = invite("Anna", server)
    anna.create(2)
    assert code_of(anna.ask(f"/api/daily/{today}")) == (409, "table-limit")


def test_nothing_tells_the_secret_of_today(serve: Serve, invite: Invite, today: str) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = anna.post(f"/api/daily/{today}")["id"]
    play({0: anna}, table)
    for path in ("", f"/{today}", f"/{today}/comparison", "/archive"):
        anna.get(f"/api/daily{path}")
    anna.of(table, "fairness")
    [(secret,)] = server.stored("SELECT secret FROM tables WHERE id = ?", table)
    [(key,)] = server.stored("SELECT value FROM server WHERE key = 'daily'")
    told = b"".join(anna.heard)
    assert secret.encode() not in told
    assert key.encode() not in told
