"""One projection serves snapshots, the line protocol and the web app's board."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from speicherstadt.catalog import GOODS, Season, heap
from speicherstadt.engine import Phase, State, View, legal, ranking, scores, view
from speicherstadt.records import public_snapshot, read_record, snapshot, token
from speicherstadt.records.board import GOOD_IDS, Board, NextKind, PhaseId, SeasonId
from speicherstadt.records.projection import Projection, current_season, project
from speicherstadt.server.games.board import Boards
from tests.engine.test_view import with_hidden_order_reversed
from tests.golden.make import GOLDEN, HERE
from tests.play import played
from tests.table import ANNA, BERT, CLARA, begin, table

SNAPSHOT_KEYS = [
    *("players", "round", "rounds", "phase", "first", "decides", "legal", "for_sale"),
    *("row", "columns", "stock", "bag", "pile", "discard", "removed", "scores", "ranking"),
    "fingerprint",
]
PLAYER_KEYS = ["coins", "points", "firemen", "bought", "cards", "warehouse", "hall", "quay"]
PINNED = "ae12f66c3b6b33d314becf189e278985d271f4e97424ad3624cb9f9f8aa2b465"


def every_golden_state() -> Iterator[State]:
    for name in sorted(GOLDEN):
        for state, _ in read_record(HERE / f"{name}.json").record.steps():
            yield state


def test_ids_match_the_engine() -> None:
    assert tuple(good.id for good in GOODS) == GOOD_IDS
    assert get_args(PhaseId) == tuple(phase.name.lower() for phase in Phase)
    assert get_args(SeasonId) == tuple(season.value for season in Season)


def test_board_matches_the_state() -> None:
    kinds = set()
    for state in every_golden_state():
        board = project(state)
        assert board["phase"] == state.phase.name.lower()
        assert board["season"] == current_season(state).value
        assert board["decides"] == (None if state.over else state.seat)
        assert board["legal"] == [token(decision) for decision in legal(state)]
        assert board["ranking"] == ([list(p) for p in ranking(state)] if state.over else None)
        for berth, card, column in zip(board["berths"], state.row, state.columns, strict=True):
            assert berth["card"] == (card.id if card else None)
            assert berth["workers"] == list(column)
        for holdings, player, score in zip(
            board["players"], state.players, scores(state), strict=True
        ):
            assert holdings["coins"] == player.coins
            if state.phase is not Phase.LOADING or player is not state.players[state.seat]:
                assert holdings["score"] == {"total": score.total, **score._asdict()}
            assert heap(GOODS[GOOD_IDS.index(cube)] for cube in holdings["quay"]) == player.quay
        kinds.add(board["next"] and board["next"]["kind"])
    assert kinds == {None, *get_args(NextKind)}


def test_board_tells_who_cannot_pay() -> None:
    state = table(row="office-a contract-a2 contract-a3 bank", columns=[[BERT, ANNA]], coins=[1, 1])
    board = project(state)
    assert board["cannot_pay"] == [{"berth": 1, "place": 0}]
    assert board["priced_out"] == [{"berth": 1, "place": 1}]
    assert board["rivals"] == {"seats": [ANNA, BERT], "workers": 4}
    assert board["forgoes"] == []


def test_board_tells_what_a_purchase_forgoes() -> None:
    columns = [[ANNA, BERT], [ANNA, BERT, BERT]]
    state = table(row="office-a contract-a2 contract-a3 bank", columns=columns, coins=[3, 5])
    begin(state, Phase.PURCHASE)
    board = project(state)
    assert board["forgoes"] == [{"berth": 2, "price": 3, "first": True}]
    assert board["rivals"] is None


def test_berths_start_at_1_and_seats_at_0() -> None:
    state = table(row="office-a contract-a2 contract-a3 bank", columns=[[], [BERT, ANNA]])
    begin(state, Phase.PURCHASE)
    board = project(state)
    assert board["offer"] == {"berth": 2, "price": 2}
    assert board["decides"] == BERT == 1
    assert snapshot(state)["for_sale"] == {"berth": 2, "price": 2}


def test_next_names_the_player_asked_and_those_who_cannot_pay() -> None:
    columns = [[ANNA, BERT, CLARA]]
    state = table(row="office-a contract-a2 contract-a3 bank", columns=columns, coins=[3, 1, 1])
    begin(state, Phase.PURCHASE)
    assert project(state)["next"] == {
        "kind": "ask",
        "seat": CLARA,
        "price": 1,
        "cannot_pay": [BERT],
    }
    state.players[CLARA].coins = 0
    assert project(state)["next"] == {
        "kind": "discard",
        "seat": None,
        "price": None,
        "cannot_pay": [BERT, CLARA],
    }


def test_reused_projection_gives_the_same_boards_as_a_new_one() -> None:
    for style in ("mixed", "convert"):
        record = played(4, "kept", style)
        kept = Projection(record.setup)
        for state, _ in record.steps():
            assert kept.board(state, [*map(token, legal(state))]) == project(state)


def test_server_encodes_the_projected_board() -> None:
    decoder = msgspec.json.Decoder(Board)
    record = played(3, "encoded", "mixed")
    boards = Boards(record.setup)
    for state, _ in record.steps():
        encoded = msgspec.json.encode(boards.board(state, [*map(token, legal(state))]))
        assert decoder.decode(encoded) == project(state)


@pytest.mark.parametrize("at", [0, 40, 90, 150])
def test_board_and_public_snapshot_hide_the_order_of_pile_and_bag(at: int) -> None:
    state = played(3, "hidden").replay(at)
    twin = with_hidden_order_reversed(state)
    assert project(state) == project(twin)
    assert public_snapshot(View(state)) == public_snapshot(View(twin))
    assert snapshot(state) != snapshot(twin)


@pytest.mark.slow
def test_snapshot_has_exactly_its_keys_and_is_plain_json() -> None:
    for state in every_golden_state():
        data = snapshot(state)
        assert list(data) == SNAPSHOT_KEYS
        for player in data["players"]:
            assert list(player) == PLAYER_KEYS
        assert json.loads(json.dumps(data)) == data


@pytest.mark.slow
def test_public_snapshot_counts_what_snapshot_lists_in_order() -> None:
    for state in every_golden_state():
        data, known = snapshot(state), public_snapshot(view(state))
        hidden: dict[str, Any] = {key: data.pop(key) for key in ("pile", "bag", "fingerprint")}
        counted: dict[str, Any] = {key: known.pop(key) for key in ("pile", "bag")}
        assert known == data
        assert counted["bag"] == {good: hidden["bag"].count(good) for good in GOOD_IDS}
        cards = {card: n for season in counted["pile"].values() for card, n in season.items()}
        assert cards == {card: hidden["pile"].count(card) for card in set(hidden["pile"])}


@pytest.mark.slow
def test_output_for_other_programs_is_stable() -> None:
    """Pins `replay --json` without names and the view sent to programs, for all golden games."""
    digest = hashlib.sha256()
    for state in every_golden_state():
        digest.update(json.dumps(snapshot(state)).encode())
        digest.update(json.dumps(public_snapshot(view(state))).encode())
    assert digest.hexdigest() == PINNED
