"""Seating rules: joining, leaving, adding bots and starting."""

from dataclasses import replace

import pytest

from speicherstadt.records import contribution_commitment
from speicherstadt.server import wire
from speicherstadt.server.storage import SeatRow, TableRow
from speicherstadt.server.tables.seating import STAND_IN, Seating
from tests.server.in_process import refused


def row(status: str = "gathering", host: str = "anna") -> TableRow:
    return TableRow("t" * 16, 1.0, 1.0, status, False, True, host, "00" * 32, 1, 2)


def seating(*chairs: str, status: str = "gathering", host: str = "anna") -> Seating:
    """Chairs by who sits there: a guest, `bot:name`, a guest with a stand-in `guest+bot`, or ""."""
    table = row(status, host)
    seats = []
    for seat, words in enumerate(chairs):
        who, _, bot = words.partition("bot:") if "bot:" in words else words.partition("+")
        seats.append(SeatRow(table.id, seat, who or None, who.title() or None, bot or None))
    return Seating.of(table, seats)


def shown(seats: Seating) -> list[str]:
    """The same words for a seating."""
    return [
        (chair.guest or "") + (f"+{chair.bot}" if chair.guest else f"bot:{chair.bot}")
        if chair.bot
        else chair.guest or ""
        for chair in seats.chairs
    ]


# Joining


def test_guest_gets_the_first_free_seat_or_the_requested_one() -> None:
    seats = seating("anna", "", "bot:clerk", "")
    assert shown(seats.joined("ben", "Ben", wire.Join())) == ["anna", "ben", "bot:clerk", ""]
    assert shown(seats.joined("ben", "Ben", wire.Join(seat=3)))[3] == "ben"


@pytest.mark.parametrize("seat", [0, 2, 4])
def test_taken_or_nonexistent_seat_is_refused(seat: int) -> None:
    with refused("full"):
        seating("anna", "", "bot:clerk", "").joined("ben", "Ben", wire.Join(seat=seat))


def test_nobody_can_join_a_full_table() -> None:
    with refused("full"):
        seating("anna", "bot:clerk").joined("ben", "Ben", wire.Join())


@pytest.mark.parametrize("status", ["playing", "over"])
def test_nobody_can_join_a_started_game(status: str) -> None:
    with refused("full"):
        seating("anna", "", status=status).joined("ben", "Ben", wire.Join())


def test_second_person_at_the_same_browser_has_their_own_name() -> None:
    seats = seating("anna", "", "", "")
    seats = seats.joined("anna", "Anna", wire.Join(name="Ben"))
    seats = seats.joined("anna", "Anna", wire.Join())
    seats = seats.joined("other", "Anna", wire.Join())
    assert [chair.name for chair in seats.chairs] == ["Anna", "Ben", "Anna 2", "Anna 3"]


def test_a_bot_makes_room_for_a_person_with_its_name() -> None:
    seats = seating("anna", "", "bot:senator")
    bot = seats.chairs[2]
    assert bot.name is not None
    joined = seats.joined("ben", bot.name.upper(), wire.Join())
    assert joined.chairs[1].name == bot.name.upper()
    assert joined.chairs[2].name not in (None, bot.name)
    assert joined.chairs[2].bot == "senator"


# Removing


def test_host_frees_the_seat_of_somebody_else_before_the_game() -> None:
    seats = seating("anna", "ben", "bot:clerk", "")
    assert seats.removed("anna", 1).chairs[1] == SeatRow("t" * 16, 1)
    for guest, seat, code in (
        ("ben", 0, "forbidden"),
        ("anna", 0, "forbidden"),
        ("anna", 2, "malformed"),
        ("anna", 3, "malformed"),
        ("anna", 4, "malformed"),
    ):
        with refused(code):
            seats.removed(guest, seat)


def test_nobody_is_removed_from_a_started_game() -> None:
    with refused("full"):
        seating("anna", "ben", status="playing").removed("anna", 1)


# Leaving


def test_before_the_game_a_seat_becomes_free() -> None:
    left = seating("anna", "ben", "").left("ben", 1)
    assert left is not None
    assert left.chairs[1] == SeatRow("t" * 16, 1)
    assert left.row.host == "anna"


def test_when_the_host_leaves_another_guest_is_host() -> None:
    left = seating("anna", "bot:clerk", "ben").left("anna", 0)
    assert left is not None
    assert left.row.host == "ben"


def test_a_host_with_another_seat_stays_host() -> None:
    left = seating("anna", "ben", "anna").left("anna", 0)
    assert left is not None
    assert left.row.host == "anna"


def test_table_has_no_guests_after_the_last_one_leaves() -> None:
    assert seating("anna", "bot:clerk").left("anna", 0) is None


def test_in_a_running_game_a_bot_stands_in() -> None:
    seats = seating("anna", "ben", status="playing")
    left = seats.left("ben", 1)
    assert left is not None
    assert shown(left) == ["anna", f"ben+{STAND_IN}"]
    assert left.left("ben", 1) == left


def test_a_stand_in_that_plays_already_stays() -> None:
    left = seating("anna", "ben+clerk", status="playing").left("ben", 1)
    assert left is not None
    assert shown(left) == ["anna", "ben+clerk"]


def test_a_finished_game_cannot_be_left() -> None:
    with refused("over"):
        seating("anna", "ben", status="over").left("ben", 1)


@pytest.mark.parametrize("status", ["gathering", "playing", "over"])
@pytest.mark.parametrize("guest", ["ben", "carla"])
def test_nobody_leaves_another_guests_seat(guest: str, status: str) -> None:
    with refused("not-your-seat"):
        seating("anna", "ben", "bot:clerk", status=status).left(guest, 0)
    with refused("not-your-seat"):
        seating("anna", "ben", "bot:clerk", status=status).left(guest, 2)


# Bots


def test_the_host_puts_bots_in_empty_seats_and_exchanges_them() -> None:
    seats = seating("anna", "").with_bot("anna", 1, "clerk", ())
    assert shown(seats) == ["anna", "bot:clerk"]
    assert shown(seats.with_bot("anna", 1, "random", ())) == ["anna", "bot:random"]


def test_a_bot_does_not_take_a_guests_seat_before_the_game() -> None:
    for present in ((), ("ben",)):
        with refused("full"):
            seating("anna", "ben").with_bot("anna", 1, "clerk", present)


@pytest.mark.parametrize("guest", ["ben", "carla"])
def test_only_the_host_puts_bots_before_the_game(guest: str) -> None:
    with refused("forbidden"):
        seating("anna", "ben", "").with_bot(guest, 2, "clerk", ())


def test_in_a_running_game_a_guest_who_is_gone_can_be_replaced() -> None:
    """By the stand-in, whichever bot the host would have liked there."""
    seats = seating("anna", "ben", status="playing")
    assert shown(seats.with_bot("anna", 1, "random", ())) == ["anna", f"ben+{STAND_IN}"]
    with refused("forbidden"):
        seats.with_bot("anna", 1, "random", ("ben",))


def test_a_guest_chooses_the_stand_in_for_their_own_seat() -> None:
    seats = seating("anna", "ben", status="playing")
    assert shown(seats.with_bot("ben", 1, "random", ("anna", "ben"))) == ["anna", "ben+random"]


def test_bots_of_a_running_game_stay() -> None:
    with refused("forbidden"):
        seating("anna", "bot:clerk", status="playing").with_bot("anna", 1, "senator", ())


def test_when_the_host_is_gone_any_player_may_replace_those_who_are_missing() -> None:
    seats = seating("anna", "ben", "carla", status="playing")
    assert shown(seats.with_bot("ben", 0, "clerk", ("ben",)))[0] == f"anna+{STAND_IN}"
    assert shown(seats.with_bot("ben", 2, "clerk", ("ben",)))[2] == f"carla+{STAND_IN}"
    with refused("forbidden"):
        seats.with_bot("ben", 2, "clerk", ("ben", "carla"))
    with refused("forbidden"):
        seats.with_bot("ben", 2, "clerk", ("anna", "ben"))
    with refused("forbidden"):
        seats.with_bot("dora", 0, "clerk", ("dora",))


def test_no_bot_joins_a_finished_game() -> None:
    with refused("over"):
        seating("anna", "ben", status="over").with_bot("anna", 0, "clerk", ())


def test_a_guest_takes_their_seat_back() -> None:
    seats = seating("anna", "ben+clerk", status="playing")
    assert shown(seats.without_bot("ben", 1)) == ["anna", "ben"]
    for other in ("anna", "carla"):
        with refused("not-your-seat"):
            seats.without_bot(other, 1)


def test_the_host_removes_bots_only_before_the_game() -> None:
    assert shown(seating("anna", "bot:clerk").without_bot("anna", 1)) == ["anna", ""]
    with refused("not-your-seat"):
        seating("anna", "bot:clerk", status="playing").without_bot("anna", 1)
    with refused("not-your-seat"):
        seating("anna", "ben", "bot:clerk").without_bot("ben", 2)
    with refused("not-your-seat"):
        seating("anna", "ben").without_bot("anna", 1)


# Contributions to the shuffle


OWN = "a" * 32
PROMISE = contribution_commitment("t" * 16, 0, OWN)


def test_a_seat_commits_once() -> None:
    seats = seating("anna", "ben", "anna").committed("anna", 0, PROMISE)
    assert [chair.commitment for chair in seats.chairs] == [PROMISE, "", ""]
    assert seats.committed("anna", 0, PROMISE) == seats
    assert seats.committed("anna", 2, "c" * 64).chairs[2].commitment == "c" * 64
    with refused("forbidden"):
        seats.committed("anna", 0, "b" * 64)


def test_only_players_commit_and_only_before_the_game() -> None:
    for guest, seat in (("ben", 0), ("anna", 1)):
        with refused("not-your-seat"):
            seating("anna", "").committed(guest, seat, PROMISE)
    for status in ("opening", "playing", "over"):
        with refused("full"):
            seating("anna", "ben", status=status).committed("anna", 0, PROMISE)


def test_a_commitment_goes_away_with_its_guest() -> None:
    seats = seating("anna", "ben").committed("anna", 0, PROMISE)
    left = seats.left("anna", 0)
    assert left is not None
    assert left.chairs[0].commitment == ""
    again = left.joined("anna", "Anna", wire.Join(seat=0))
    assert again.committed("anna", 0, "b" * 64).chairs[0].commitment == "b" * 64


def test_seats_that_committed_open_their_contributions_after_the_start() -> None:
    gathering = seating("anna", "ben", "bot:clerk").committed("anna", 0, PROMISE)
    with refused("not-started"):
        gathering.opened("anna", 0, OWN)
    opening = gathering.started("anna", 7.0)
    assert (opening.row.status, opening.row.opening_since) == ("opening", 7.0)
    assert opening.unopened == [0]
    opened = opening.opened("anna", 0, OWN)
    assert opened.chairs[0].contribution == OWN
    assert opened.unopened == []
    assert opened.opened("anna", 0, OWN) is opened
    assert opened.changed(status="playing").opened("anna", 0, OWN).chairs == opened.chairs
    with refused("stale"):
        opening.changed(status="playing").opened("anna", 0, OWN)


def test_only_the_committed_contribution_can_be_opened() -> None:
    seats = seating("anna", "ben").committed("anna", 0, PROMISE).started("anna", 7.0)
    with refused("illegal"):
        seats.opened("anna", 0, "b" * 32)
    with refused("illegal"):  # committed to nothing
        seats.opened("ben", 1, OWN)
    with refused("not-your-seat"):
        seats.opened("ben", 0, OWN)


def test_a_commitment_copied_from_another_seat_cannot_be_opened() -> None:
    """Otherwise a seat could cancel out another one's contribution by repeating it."""
    seats = seating("anna", "ben").committed("anna", 0, PROMISE).committed("ben", 1, PROMISE)
    with refused("illegal"):
        seats.started("anna", 7.0).opened("ben", 1, OWN)


def test_while_contributions_are_opened_seats_stay_as_in_a_running_game() -> None:
    seats = seating("anna", "ben").committed("ben", 1, "b" * 64).started("anna", 7.0)
    left = seats.left("ben", 1)
    assert left is not None
    assert shown(left) == ["anna", f"ben+{STAND_IN}"]
    assert left.unopened == [1]
    with refused("full"):
        seats.joined("carla", "Carla", wire.Join())
    with refused("forbidden"):
        seats.with_bot("anna", 1, "clerk", ("ben",))
    with refused("full"):
        seats.started("anna", 8.0)


# Questions


def test_the_host_starts_a_full_table() -> None:
    seating("anna", "ben", "bot:clerk").check_start("anna")
    with refused("forbidden"):
        seating("anna", "ben").check_start("ben")
    with refused("not-started"):
        seating("anna", "").check_start("anna")
    with refused("full"):
        seating("anna", "ben", status="playing").check_start("anna")


def test_only_the_guest_of_a_seat_decides_there() -> None:
    seats = seating("anna", "ben+clerk", "bot:clerk", status="playing")
    seats.check_decides("anna", 0)
    for guest, seat in (("ben", 0), (None, 0), ("ben", 1), ("anna", 2), (None, 2)):
        with refused("not-your-seat"):
            seats.check_decides(guest, seat)
    for seat in (-1, 3):
        with refused("malformed"):
            seats.check_decides("anna", seat)


def test_players_of_a_finished_game_ask_for_a_rematch() -> None:
    seating("anna", "ben", status="over").check_rematch("ben")
    with refused("not-started"):
        seating("anna", "ben", status="playing").check_rematch("ben")
    with refused("forbidden"):
        seating("anna", "ben", status="over").check_rematch("carla")


# Stored rows


def test_only_changed_seats_are_written() -> None:
    before = seating("anna", "ben", "")
    after = before.joined("carla", "Carla", wire.Join())
    table, *seats = after.writes(before)
    assert table[1]["_id"] == before.row.id
    assert table[1]["changed"] > before.row.changed
    assert [values["_seat"] for _, values in seats] == [2]
    assert len(before.writes(before)) == 1


def test_changes_do_not_modify_the_previous_seating() -> None:
    seats = seating("anna", "ben", "")
    copy = replace(seats, row=replace(seats.row), chairs=tuple(map(replace, seats.chairs)))
    seats.joined("carla", "Carla", wire.Join())
    seats.left("ben", 1)
    seats.with_bot("anna", 2, "clerk", ())
    seats.committed("ben", 1, "b" * 64)
    seats.changed(status="playing")
    assert seats == copy
