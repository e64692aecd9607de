"""Tables over HTTP: seats, whole games, chat, records, forks and rematches."""

import json
from collections import Counter
from pathlib import Path

import pytest

from speicherstadt.catalog import standard_deck
from speicherstadt.engine import view
from speicherstadt.records import Record, dump, load, token
from speicherstadt.server.tables.seating import STAND_IN
from tests.play import played
from tests.server.client import (
    Json,
    Person,
    Request,
    Server,
    Stream,
    at_once,
    code_of,
    command,
    eventually,
    play,
)
from tests.server.conftest import Invite
from tests.server.proofs import check_shuffle

GOLDEN = Path(__file__).parents[1] / "golden"


def record_of(person: Person, table: str) -> Record:
    return load(json.dumps(person.of(table, "record")), (standard_deck(),)).record


def pair(invite: Invite, **wish: object) -> tuple[Person, Person, str]:
    """Two people at a table for two, with a game that has just begun."""
    anna, ben = invite("Anna"), invite("Ben")
    table = anna.create(2, **wish)
    ben.do(table, "join")
    anna.do(table, "start")
    return anna, ben, table


def verified(person: Person, table: str, folder: Path) -> None:
    """Check the record and its proof by `speicherstadt verify`."""
    record, proof = folder / "record.json", folder / "proof.json"
    record.write_text(json.dumps(person.of(table, "record")))
    told = person.of(table, "fairness")
    proof.write_text(json.dumps(told))
    origin = [] if told["origin"] is None else ["--origin", str(told["origin"])]
    done = command("verify", record, "--proof", proof, *origin)
    assert done.returncode == 0, done.stderr
    assert "fair" in done.stdout


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "bots"),
    [(2, []), (3, ["random"]), (4, ["apprentice", "random"]), (5, ["random", "clerk"])],
)
def test_whole_games(players: int, bots: list[str], invite: Invite, tmp_path: Path) -> None:
    people = [invite(f"Person {seat}") for seat in range(players - len(bots))]
    table = people[0].create(players, bots=bots)
    for seat, person in enumerate(people[1:], start=1):
        room = person.do(table, "join")
        assert room["chairs"][seat]["guest"] == person.public
    for seat, person in enumerate(people):
        person.commit(table, seat, f"{seat}" * 32)
    assert people[0].do(table, "start")["status"] == "opening"
    for seat, person in enumerate(people):
        room = person.open(table, seat, f"{seat}" * 32)
    assert room["status"] == "playing"
    assert [chair["bot"] for chair in room["chairs"]] == [None] * len(people) + bots

    moment = play(dict(enumerate(people)), table, seed=f"whole {players}")
    board = moment["board"]
    assert (board["phase"], board["legal"], moment["undo"]) == ("over", [], None)
    assert sorted(seat for place in board["ranking"] for seat in place) == list(range(players))
    seen = people[0].table(table)
    assert seen["room"]["status"] == "over"
    assert [step["number"] for step in seen["story"]] == list(range(moment["step"]["number"] + 1))
    assert all(step["by_bot"] == (step["seat"] >= len(people)) for step in seen["story"][1:])
    record = record_of(people[0], table)
    assert [token(decision) for decision in record.decisions] == [
        step["decision"] for step in seen["story"][1:]
    ]
    totals = [player["score"]["total"] for player in board["players"]]
    [listed] = [one for one in people[-1].get("/api/tables")["mine"] if one["id"] == table]
    assert (listed["status"], listed["points"], listed["decides"]) == ("over", totals, None)
    verified(people[0], table, tmp_path)


def test_the_moments_are_the_history(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    newest = play({0: anna, 1: ben}, table, until=20)
    moments = ben.history(table)
    assert [moment["step"]["number"] for moment in moments] == list(range(21))
    assert moments[-1] == newest
    assert [moment["step"] for moment in moments] == ben.table(table)["story"]


def test_a_decision_tells_the_moment_it_leads_to(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    before = anna.table(table)["moment"]
    seat = before["board"]["decides"]
    decision = before["board"]["legal"][-1]
    after = (anna, ben)[seat].decide(table, seat, before, decision)
    assert after["step"]["number"] == 1
    assert (after["step"]["seat"], after["step"]["decision"]) == (seat, decision)
    assert not after["step"]["by_bot"]
    assert after == anna.table(table)["moment"]


@pytest.mark.slow
def test_a_program_plays_by_token(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2, bots=["random"], start=True)
    token_of_anna = anna.post("/api/me/token")["token"]
    program = invite(None)
    program.http.headers["Authorization"] = f"Bearer {token_of_anna}"
    assert program.get("/api/me") == anna.get("/api/me")
    moment = play({0: program}, table, until=12)
    assert moment["step"]["decided"] >= 12


# The list


@pytest.mark.slow
def test_public_tables_are_listed_and_private_ones_are_not(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    hidden, shown = anna.create(2), anna.create(2, public=True)

    def ids(person: Person, kind: str) -> set[str]:
        return {one["id"] for one in person.get("/api/tables")[kind]}

    assert {hidden, shown} <= ids(anna, "mine")
    assert ids(ben, "mine") == set()
    everything = ids(ben, "open") | ids(ben, "running") | ids(ben, "finished")
    assert shown in ids(ben, "open")
    assert hidden not in everything
    anna.do(shown, "bot", seat=1, bot="random")
    anna.do(shown, "start")
    assert shown in ids(ben, "running")
    assert shown not in ids(ben, "open")
    play({0: anna}, shown)
    assert shown in ids(ben, "finished")
    assert shown not in ids(ben, "running")
    assert invite(None).get("/api/tables")["mine"] == []


# Seats


def test_seats_are_taken_by_number_or_in_order(invite: Invite) -> None:
    anna, ben, carla, dora = map(invite, ("Anna", "Ben", "Carla", "Dora"))
    table = anna.create(4, bots=["clerk"])
    assert carla.do(table, "join", seat=2)["chairs"][2]["name"] == "Carla"
    assert code_of(ben.attempt(table, "join", seat=2)) == (409, "full")
    assert code_of(ben.attempt(table, "join", seat=3)) == (409, "full")
    assert code_of(ben.attempt(table, "join", seat=4)) == (409, "full")
    assert ben.do(table, "join")["chairs"][1]["name"] == "Ben"
    assert code_of(dora.attempt(table, "join")) == (409, "full")
    anna.do(table, "start")
    assert code_of(dora.attempt(table, "join")) == (409, "full")


def test_hot_seat(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2)
    room = anna.do(table, "join", name="Ben")
    assert [chair["name"] for chair in room["chairs"]] == ["Anna", "Ben"]
    assert {chair["guest"] for chair in room["chairs"]} == {anna.public}
    anna.do(table, "start")
    moment = play({0: anna, 1: anna}, table)
    assert moment["board"]["ranking"]
    assert [seated.name for seated in record_of(anna, table).players] == ["Anna", "Ben"]


def test_guests_with_the_same_name_get_distinct_names(invite: Invite) -> None:
    anna, other = invite("Anna"), invite("Anna")
    table = anna.create(3)
    anna.do(table, "join")
    room = other.do(table, "join")
    assert [chair["name"] for chair in room["chairs"]] == ["Anna", "Anna 2", "Anna 3"]


def test_the_host_frees_a_seat_before_the_game(invite: Invite) -> None:
    """Whoever lost it can sit down again; removing is not banning."""
    anna, ben = invite("Anna"), invite("Ben")
    table = anna.create(3)
    ben.do(table, "join")
    ben.commit(table, 1, "b" * 32)
    assert code_of(ben.attempt(table, "remove", seat=0)) == (403, "forbidden")
    assert code_of(anna.attempt(table, "remove", seat=0)) == (403, "forbidden")
    assert code_of(anna.attempt(table, "remove", seat=2)) == (400, "malformed")
    room = anna.do(table, "remove", seat=1)
    assert room["chairs"][1]["guest"] is None
    assert room["contributions"][1] == {"commitment": "", "opened": False}
    assert ben.do(table, "join")["chairs"][1]["guest"] == ben.public
    anna.do(table, "bot", seat=2, bot="random")
    anna.do(table, "start")
    assert code_of(anna.attempt(table, "remove", seat=1)) == (409, "full")


def test_people_choose_an_emblem_for_their_next_tables(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    before = anna.create(2)
    old = anna.table(before)["room"]["chairs"][0]["emblem"]
    assert anna.get("/api/me")["emblem"] == old
    new = "heart" if old != "heart" else "star"
    for person in (anna, ben):
        assert person.post("/api/me/emblem", emblem=new)["emblem"] == new
    assert code_of(anna.ask("/api/me/emblem", emblem="anchor")) == (400, "malformed")
    assert anna.table(before)["room"]["chairs"][0]["emblem"] == old
    after = anna.create(2)
    chairs = ben.do(after, "join")["chairs"]
    assert chairs[0]["emblem"] == new
    assert chairs[1]["emblem"] not in (None, new)


def test_bots_have_names_in_the_room_the_lobby_and_the_record(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(5, bots=["random"] * 4, start=True)
    chairs = anna.table(table)["room"]["chairs"]
    names = [chair["name"] for chair in chairs]
    assert len(set(names)) == len({chair["emblem"] for chair in chairs}) == 5
    listed = anna.get("/api/tables")["mine"][0]["chairs"]
    assert [(chair["name"], chair["emblem"]) for chair in listed] == [
        (chair["name"], chair["emblem"]) for chair in chairs
    ]
    players = anna.get(f"/api/tables/{table}/record")["players"]
    assert [player["name"] for player in players] == names
    assert {player["by"] for player in players[1:]} == {"bot:random"}


def test_leaving_before_the_start_frees_the_seat(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    table = anna.create(2)
    anna.commit(table, 0, "a" * 32)
    ben.do(table, "join")
    room = anna.do(table, "leave", seat=0)
    assert room["chairs"][0] == {
        "name": None,
        "emblem": None,
        "guest": None,
        "bot": None,
        "present": False,
        "away": False,
    }
    assert room["contributions"][0] == {"commitment": "", "opened": False}
    assert room["host"] == ben.public
    assert anna.do(table, "join")["chairs"][0]["guest"] == anna.public
    anna.do(table, "leave", seat=0)
    ben.do(table, "leave", seat=1)
    assert code_of(anna.attempt(table, "join")) == (404, "unknown")
    assert code_of(anna.http.get(f"/api/tables/{table}")) == (404, "unknown")
    assert all(one["id"] != table for one in ben.get("/api/tables")["mine"])


@pytest.mark.slow
def test_a_bot_stands_in_for_a_guest_who_leaves_until_they_come_back(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    play({0: anna, 1: ben}, table, until=4)
    room = ben.do(table, "leave", seat=1)
    chair = room["chairs"][1]
    assert chair["guest"] == ben.public
    assert chair["bot"] is not None
    play({0: anna}, table, until=12)
    assert any(step["by_bot"] and step["seat"] == 1 for step in anna.table(table)["story"])
    refused = ben.attempt(table, "decide", number=0, seat=1, decision="done")
    assert code_of(refused) == (403, "not-your-seat")
    room = ben.do(table, "back", seat=1)
    assert room["chairs"][1]["bot"] is None
    number = anna.table(table)["moment"]["step"]["number"]
    moment = play({0: anna, 1: ben}, table)
    later = anna.table(table)["story"][number + 1 :]
    assert any(step["seat"] == 1 for step in later)
    assert not any(step["by_bot"] for step in later[1:])
    assert moment["board"]["ranking"]


@pytest.mark.slow
def test_bots_finish_a_game_that_everybody_left(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    ben.do(table, "leave", seat=1)
    anna.do(table, "leave", seat=0)
    eventually(lambda: anna.table(table)["room"]["status"] == "over")
    assert code_of(anna.attempt(table, "leave", seat=0)) == (409, "over")


def test_the_host_replaces_a_guest_who_is_gone_and_nobody_who_is_present(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    with (
        Stream(anna.server, table, anna.cookie) as host,
        Stream(ben.server, table, ben.cookie) as stream,
    ):
        host.wait(lambda s: s.named("room"))
        stream.wait(lambda s: s.named("room"))
        assert code_of(ben.attempt(table, "bot", seat=0, bot="random")) == (403, "forbidden")
        assert anna.table(table)["room"]["chairs"][1]["present"]
        assert code_of(anna.attempt(table, "bot", seat=1, bot="random")) == (403, "forbidden")
    eventually(lambda: not anna.table(table)["room"]["chairs"][1]["present"])
    room = anna.do(table, "bot", seat=1, bot="random")
    fair = (room["chairs"][1]["bot"], room["chairs"][1]["guest"])
    assert fair == (STAND_IN, ben.public)  # whichever bot the host asked for
    play({0: anna}, table, until=8)
    assert ben.do(table, "back", seat=1)["chairs"][1]["bot"] is None
    assert code_of(anna.attempt(table, "back", seat=1)) == (403, "not-your-seat")
    assert ben.do(table, "bot", seat=1, bot="random")["chairs"][1]["bot"] == "random"


def test_a_game_goes_on_when_the_host_is_gone(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    with Stream(ben.server, table, ben.cookie) as stream:
        stream.wait(lambda s: s.named("room"))
        stranger = invite("Cleo")
        assert code_of(stranger.attempt(table, "bot", seat=0, bot="clerk")) == (403, "forbidden")
        assert ben.do(table, "bot", seat=0, bot="random")["chairs"][0]["bot"] == STAND_IN
    assert anna.do(table, "back", seat=0)["chairs"][0]["bot"] is None


@pytest.mark.slow
def test_a_new_rematch_replaces_one_that_everybody_left(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2, bots=["random"], start=True)
    play({0: anna}, table)
    left = anna.do(table, "rematch")["id"]
    anna.do(left, "leave", seat=0)
    again = anna.do(table, "rematch")["id"]
    assert again != left
    assert anna.table(again)["room"]["status"] == "gathering"


def test_the_host_fills_empty_seats_with_bots_and_takes_them_away(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    table = anna.create(3)
    assert code_of(anna.attempt(table, "start")) == (409, "not-started")
    assert anna.do(table, "bot", seat=1, bot="clerk")["chairs"][1]["bot"] == "clerk"
    assert anna.do(table, "bot", seat=1, bot="random")["chairs"][1]["bot"] == "random"
    assert anna.do(table, "back", seat=1)["chairs"][1]["bot"] is None
    ben.do(table, "join", seat=1)
    assert code_of(anna.attempt(table, "bot", seat=1, bot="clerk")) == (409, "full")
    anna.do(table, "bot", seat=2, bot="random")
    assert code_of(ben.attempt(table, "start")) == (403, "forbidden")
    anna.do(table, "start")
    assert code_of(anna.attempt(table, "bot", seat=2, bot="clerk")) == (403, "forbidden")
    assert code_of(anna.attempt(table, "start")) == (409, "full")


def test_moving_to_another_device(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2, bots=["random"], start=True)
    answer = anna.post("/api/me/code")
    assert answer["seconds"] > 60
    phone = invite(None)
    assert phone.get("/api/me") == {"guest": None, "name": None, "emblem": None}
    assert phone.post("/api/me/move", code=answer["code"].lower()) == anna.get("/api/me")
    assert play({0: phone}, table, until=3)["step"]["decided"] >= 3


def test_a_guest_who_changes_their_name_stays_the_same_person(invite: Invite) -> None:
    anna = invite("Anna")
    renamed = {**anna.get("/api/me"), "name": "Anna Maria"}
    assert anna.post("/api/me", name="  Anna   Maria ") == renamed
    table = anna.create(2)
    assert anna.table(table)["room"]["chairs"][0]["name"] == "Anna Maria"


# Undo, chat and hints


def test_an_undo_goes_back_and_the_log_keeps_everything(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    people = (anna, ben)
    first = anna.table(table)["moment"]
    seat = first["board"]["decides"]
    assert first["undo"] is None
    after = people[seat].decide(table, seat, first)
    assert after["undo"] == 0
    back = people[seat].do(table, "undo", number=1, seat=seat, back_to=0)
    assert (back["step"]["number"], back["step"]["decided"]) == (2, 0)
    assert (back["step"]["back_to"], back["step"]["decision"]) == (0, None)
    assert back["board"] == first["board"]
    assert back["undo"] is None
    other = first["board"]["legal"][-1]
    people[seat].decide(table, seat, back, other)
    assert [step["decision"] for step in anna.table(table)["story"]] == [
        None,
        first["board"]["legal"][0],
        None,
        other,
    ]
    assert [token(decision) for decision in record_of(anna, table).decisions] == [other]


def test_an_undo_is_refused_when_another_player_has_acted(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    people = (anna, ben)
    moment = anna.table(table)["moment"]
    first = moment["board"]["decides"]
    moment = people[first].decide(table, first, moment)
    assert moment["board"]["decides"] != first
    moment = people[1 - first].decide(table, 1 - first, moment)
    number = moment["step"]["number"]
    for back_to in (0, 1):
        refused = people[first].attempt(table, "undo", number=number, seat=first, back_to=back_to)
        assert code_of(refused) == (409, "cannot-undo")
    refused = people[1 - first].attempt(table, "undo", number=number, seat=1 - first, back_to=0)
    assert code_of(refused) == (409, "cannot-undo")
    people[1 - first].do(table, "undo", number=number, seat=1 - first, back_to=1)


def test_a_program_asks_for_a_takeback_and_the_other_answers(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    people = (anna, ben)
    moment = anna.table(table)["moment"]
    first = moment["board"]["decides"]
    moment = people[first].decide(table, first, moment)
    people[1 - first].decide(table, 1 - first, moment)
    wish = {"number": 2, "seat": first, "back_to": 0}
    room = people[first].do(table, "takeback", **wish)
    assert room["takeback_policy"] == "ask"
    assert room["takeback"]["waiting"] == [1 - first]
    assert code_of(people[first].attempt(table, "takeback", **wish)) == (409, "takeback-open")
    answer = {"request": room["takeback"]["id"], "accept": True}
    refused = people[first].attempt(table, "takeback/answer", **answer)
    assert code_of(refused) == (403, "forbidden")
    room = people[1 - first].do(table, "takeback/answer", **answer)
    assert (room["takeback"]["outcome"], room["practice"]) == ("accepted", False)
    refused = people[1 - first].attempt(table, "takeback/answer", **answer)
    assert code_of(refused) == (409, "no-takeback")
    last = anna.table(table)["story"][-1]
    assert (last["back_to"], last["allowed_by"], last["decided"]) == (0, [1 - first], 0)


def test_chat_shows_who_said_it(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    anna.do(table, "settings", spectator_chat=True)
    carla = invite("Carla")
    said = ben.do(table, "chat", text="  Moin,\n\n  moin ")
    assert (said["number"], said["seat"], said["name"]) == (1, 1, "Ben")
    assert not said["spectator"]
    assert said["text"] == "Moin, moin"
    heckled = carla.do(table, "chat", text="Ahoy")
    assert (heckled["number"], heckled["seat"], heckled["name"]) == (2, None, "Carla")
    assert heckled["spectator"]
    assert anna.table(table)["chat"] == [said, heckled]


def test_hints_can_be_switched_off(invite: Invite) -> None:
    anna = invite("Anna")
    strict = anna.create(2, bots=["random"], hints=False, start=True)
    play({0: anna}, strict, until=2)
    assert code_of(anna.http.get(f"/api/tables/{strict}/hints")) == (403, "forbidden")
    table = anna.create(2)
    anna.do(table, "join", name="Ben")
    anna.do(table, "start")
    moment = anna.table(table)["moment"]
    hints = anna.of(table, "hints")
    assert {hint["decision"] for hint in hints} <= set(moment["board"]["legal"])
    assert hints
    assert all(hint["reasons"] or hint["chance"] is not None for hint in hints)
    stranger = invite("Carla")
    assert code_of(stranger.http.get(f"/api/tables/{table}/hints")) == (403, "not-your-seat")
    worth = stranger.of(table, "worth", seat=0)
    cards = [berth["card"] for berth in moment["board"]["berths"]]
    assert [one["berth"] for one in worth] == [at for at, card in enumerate(cards, start=1) if card]


# Records


def test_record_of_a_running_game_replays_and_reveals_nothing_hidden(
    invite: Invite, server: Server
) -> None:
    anna, ben, table = pair(invite)
    for until in (0, 9, 31):
        moment = play({0: anna, 1: ben}, table, until=until)
        record = record_of(anna, table)
        state = record.replay()
        assert len(record.decisions) == until
        assert record.setup == view(state).table.setup  # its unknown part is sorted
        truth = server.setup(table)
        pile = [card.id for card in record.setup.pile]
        dealt = state.dealt
        assert pile[:dealt] == truth["pile"][:dealt]
        assert Counter(pile) == Counter(truth["pile"])
        assert pile[dealt:] != truth["pile"][dealt:]
        bag = [good.id for good in record.setup.bag]
        assert Counter(bag) == Counter(truth["bag"])
        assert bag != truth["bag"]
        board = moment["board"]
        assert board["round"] == state.round
        assert [player["coins"] for player in board["players"]] == [
            player.coins for player in state.players
        ]
        coming = [card for season in board["coming"].values() for card in season]
        assert Counter(coming) == Counter(truth["pile"][dealt:])
        assert all(season == sorted(season) for season in board["coming"].values())


def test_a_finished_record_can_be_imported_to_look_at(invite: Invite) -> None:
    anna = invite("Anna")
    text = (GOLDEN / "finished-3.json").read_text("utf-8")
    imported = load(text, (standard_deck(),)).record
    room = anna.post("/api/tables/import", record=text)
    assert (room["status"], room["commitment"]) == ("over", "")
    table = room["id"]
    assert len(anna.history(table)) == len(imported.decisions) + 1
    assert anna.table(table)["moment"]["board"]["ranking"]
    kept = record_of(anna, table)
    assert (kept.setup, kept.decisions) == (imported.setup, imported.decisions)
    assert [seated.name for seated in kept.players] == [seated.name for seated in imported.players]
    proof = anna.of(table, "fairness")
    assert proof["secret"] is None
    assert code_of(anna.attempt(table, "rematch")) == (403, "forbidden")


def test_imported_record_round_trips(invite: Invite) -> None:
    anna = invite("Anna")
    text = (GOLDEN / "finished-3.json").read_text("utf-8")
    table = anna.post("/api/tables/import", record=text)["id"]
    assert record_of(anna, table).players == load(text, (standard_deck(),)).record.players


@pytest.mark.slow
def test_an_unfinished_record_can_be_played_on(
    invite: Invite, server: Server, tmp_path: Path
) -> None:
    anna = invite("Anna")
    imported = played(3, "to be continued", most=40)
    room = anna.post("/api/tables/import", record=dump(imported))
    table, mine = room["id"], imported.replay().seat
    assert (room["status"], room["origin"]) == ("gathering", {"table": None, "at": 40})
    assert room["chairs"][mine]["guest"] == anna.public
    for seat, chair in enumerate(room["chairs"]):
        if not chair["guest"] and not chair["bot"]:
            anna.do(table, "bot", seat=seat, bot="random")
    anna.do(table, "start")
    story = anna.table(table)["story"][:41]
    assert [step["decision"] for step in story[1:]] == list(map(token, imported.decisions))
    assert server.setup(table)["pile"] != [card.id for card in imported.setup.pile]
    play({mine: anna}, table)
    verified(anna, table, tmp_path)


# Forks


def unknown_differs(server: Server, first: str, second: str, dealt: int) -> None:
    """Check that what was known is the same in both, and that the rest was shuffled again."""
    one, two = server.setup(first), server.setup(second)
    assert one["pile"][:dealt] == two["pile"][:dealt]
    assert one["pile"][dealt:] != two["pile"][dealt:]
    assert Counter(one["pile"]) == Counter(two["pile"])
    assert Counter(one["bag"]) == Counter(two["bag"])
    assert one["first"] == two["first"]


def fork_and_start(person: Person, table: str, at: int, seat: int = 0) -> str:
    room = person.do(table, "fork", at=at, seat=seat)
    assert (room["status"], room["origin"]) == ("gathering", {"table": table, "at": at})
    assert room["chairs"][seat]["guest"] == person.public
    ident: str = room["id"]
    for place, chair in enumerate(room["chairs"]):
        if not chair["guest"] and not chair["bot"]:
            person.do(ident, "bot", seat=place, bot="random")
    return ident


def test_fork_of_a_running_game_reshuffles_hidden_cards(invite: Invite, server: Server) -> None:
    anna, ben, table = pair(invite)
    play({0: anna, 1: ben}, table, until=30)
    moments: Json = anna.history(table)
    before = anna.table(table)
    record = record_of(anna, table)
    for at in (0, 7, 30):
        carla = invite("Carla")
        fork = fork_and_start(carla, table, at, seat=1)
        carla.do(fork, "bot", seat=0, bot="random")
        [(kept,)] = server.stored("SELECT origin_record FROM tables WHERE id = ?", fork)
        origin = load(kept, (standard_deck(),)).record
        assert origin.setup == view(origin.replay()).table.setup
        carla.do(fork, "start")
        entry = carla.history(fork)[at]
        assert entry["step"]["decided"] == at
        assert entry["board"] == moments[at]["board"]
        unknown_differs(server, table, fork, record.replay(at).dealt)
        assert carla.of(fork, "fairness")["origin"] == at
    assert anna.table(table) == before
    refused = anna.attempt(table, "fork", at=31)
    assert code_of(refused) == (400, "malformed")
    assert code_of(anna.attempt(table, "fork", at=3, seat=4)) == (400, "malformed")
    assert code_of(anna.attempt(anna.create(2), "fork", at=0)) == (409, "not-started")


@pytest.mark.slow
def test_fork_of_a_finished_game_can_be_played_and_verified(
    invite: Invite, server: Server, tmp_path: Path
) -> None:
    anna, ben, table = pair(invite)
    last = play({0: anna, 1: ben}, table, seed="to the end")["step"]["decided"]
    assert code_of(anna.attempt(table, "fork", at=last)) == (400, "malformed")
    assert code_of(anna.attempt(table, "fork", at=last + 1)) == (400, "malformed")
    record = record_of(anna, table)
    fork = fork_and_start(anna, table, at=25)
    anna.do(fork, "start")
    unknown_differs(server, table, fork, record.replay(25).dealt)
    play({0: anna}, fork)
    proof = anna.of(fork, "fairness")
    assert proof["origin"] == 25
    verified(anna, fork, tmp_path)
    again = fork_and_start(anna, fork, at=40)
    anna.do(again, "start")
    play({0: anna}, again)
    check_shuffle(anna, again)


def test_a_fork_cannot_undo_what_it_inherited(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    play({0: anna, 1: ben}, table, until=5)
    fork = anna.do(table, "fork", at=5, seat=0)["id"]
    anna.do(fork, "join", name="Ben")
    anna.do(fork, "start")
    moment = anna.table(fork)["moment"]
    assert moment["undo"] is None
    seat = moment["board"]["decides"]
    refused = anna.attempt(fork, "undo", number=5, seat=1 - seat, back_to=4)
    assert code_of(refused) == (409, "cannot-undo")
    assert anna.decide(fork, seat, moment)["undo"] == 5


# Rematches


@pytest.mark.slow
def test_all_players_share_one_rematch_table(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    assert code_of(anna.attempt(table, "rematch")) == (409, "not-started")
    play({0: anna, 1: ben}, table)
    assert code_of(invite("Carla").attempt(table, "rematch")) == (403, "forbidden")
    room = anna.do(table, "rematch")
    assert room["status"] == "gathering"
    assert [chair["guest"] for chair in room["chairs"]] == [anna.public, ben.public]
    assert ben.do(table, "rematch")["id"] == room["id"]
    assert ben.table(table)["room"]["rematch"] == room["id"]
    anna.do(room["id"], "start")
    assert play({0: anna, 1: ben}, room["id"], until=2)["step"]["decided"] == 2


@pytest.mark.slow
def test_rematches_asked_for_at_once_are_one_table(invite: Invite) -> None:
    anna, ben, table = pair(invite)
    play({0: anna, 1: ben}, table)
    path = f"/api/tables/{table}/rematch"
    answers = at_once(Request(who, path, {}) for who in [anna, ben] * 4)
    rooms = [room["id"] for status, room in answers if status == 201]
    assert len(rooms) == 8
    assert len(set(rooms)) == 1
    mine = [one["id"] for one in anna.get("/api/tables")["mine"]]
    assert sorted(mine) == sorted([table, rooms[0]])


def test_a_table_that_cannot_start_right_away_is_not_created(invite: Invite) -> None:
    anna = invite("Anna")
    refused = anna.ask("/api/tables", players=3, bots=["clerk"], start=True)
    assert code_of(refused) == (409, "not-started")
    assert anna.get("/api/tables")["mine"] == []
