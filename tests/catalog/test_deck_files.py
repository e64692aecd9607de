"""The contents of the standard deck, and which deck files are accepted."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from speicherstadt.catalog import (
    ALL_CUBES,
    CUBE,
    GOODS,
    NO_CUBES,
    PLAYERS,
    Card,
    Good,
    Kind,
    Season,
    count,
    heap,
    kinds,
    load_deck,
    parse_deck,
    spread,
    standard_deck,
    total,
)
from speicherstadt.errors import Malformed, SpeicherstadtError
from tests.table import CARPET, COFFEE, RUBBER, SAFFRON, STANDARD, TEA, block, card, cubes, edited

# ---------------------------------------------------------------- the standard deck


def counted(kind: Kind) -> list[int]:
    """The number of cards of a kind in seasons A, B, C, D and E."""
    return [
        sum(c.copies for c in standard_deck().cards if c.kind is kind and c.season is season)
        for season in Season
    ]


@pytest.mark.parametrize(
    ("kind", "by_season"),
    [
        (Kind.MERCHANT, [5, 0, 0, 0, 0]),
        (Kind.WAREHOUSE, [1, 0, 0, 0, 0]),
        (Kind.CONTRACT, [3, 3, 4, 0, 0]),
        (Kind.OFFICE, [1, 1, 0, 2, 0]),
        (Kind.FIREMAN, [2, 3, 2, 3, 0]),
        (Kind.FIRE, [0, 1, 1, 1, 1]),
        (Kind.SHIP, [0, 5, 5, 5, 0]),
        (Kind.BANK, [0, 0, 1, 0, 0]),
        (Kind.CHURCH, [0, 0, 0, 1, 0]),
        (Kind.MICHAELIS, [0, 0, 0, 1, 0]),
        (Kind.PORT, [0, 0, 0, 1, 0]),
        (Kind.CHAMBER, [0, 0, 0, 1, 0]),
    ],
)
def test_number_of_cards_of_each_kind(kind: Kind, by_season: list[int]) -> None:
    assert counted(kind) == by_season


def test_deck_has_54_cards() -> None:
    by_season = Counter[Season]()
    for each in standard_deck().cards:
        by_season[each.season] += each.copies
    assert [by_season[season] for season in Season] == [12, 13, 13, 15, 1]


def test_cards_are_ordered_by_season() -> None:
    seasons = [each.season.value for each in standard_deck().cards]
    assert seasons == sorted(seasons)


@pytest.mark.parametrize(
    ("players", "box"),
    [
        (2, {"port", "fireman-d3"}),
        (3, {"boatsmen-church", "fireman-d3"}),
        (4, set()),
        (5, {"boatsmen-church", "fireman-d3"}),
    ],
)
def test_autumn_cards_are_removed_by_number_of_players(players: int, box: set[str]) -> None:
    deck = standard_deck()
    assert {each.id for each in deck.removed[players]} == box
    whole = Counter({each: each.copies for each in deck.cards})
    assert {c.id: n for c, n in (whole - Counter(deck.in_play(players))).items()} == dict.fromkeys(
        box, 1
    )
    assert len(deck.in_play(players)) == 54 - len(box)


def test_deck_supports_two_to_five_players() -> None:
    assert [*PLAYERS] == [2, 3, 4, 5]
    assert set(standard_deck().removed) == {2, 3, 4, 5}


@pytest.mark.parametrize(
    ("merchant", "good"),
    [
        ("coffee-roaster", COFFEE),
        ("tea-taster", TEA),
        ("spice-trader", SAFFRON),
        ("carpet-trader", CARPET),
        ("vulcanizer", RUBBER),
    ],
)
def test_each_merchant_buys_one_good_and_is_worth_a_point(merchant: str, good: Good) -> None:
    assert card(merchant).good is good
    assert card(merchant).points == 1
    assert not card(merchant).reconstructed


def test_points_match_the_rulebooks() -> None:
    assert standard_deck().office_points == (2, 5, 9, 14)
    assert card("boatsmen-church").points == 3
    assert card("st-michaelis").points == 4
    contracts = [each for each in standard_deck().cards if each.kind is Kind.CONTRACT]
    assert [each.points for each in contracts] == [
        {2: 5, 3: 8, 4: 11}[total(c.wants)] for c in contracts
    ]


def test_fires_are_worth_one_to_four() -> None:
    fires = [card(f"fire-{number}") for number in (1, 2, 3, 4)]
    assert [fire.value for fire in fires] == [1, 2, 3, 4]
    assert [fire.season.value for fire in fires] == ["B", "C", "D", "E"]


@pytest.mark.parametrize(
    ("season", "values"),
    [
        (Season.WINTER, [1, 2]),
        (Season.SPRING, [1, 2, 3]),
        (Season.SUMMER, [4, 5]),
        (Season.AUTUMN, [3, 4, 5]),
    ],
)
def test_reconstructed_firemen(season: Season, values: list[int]) -> None:
    firemen = [c for c in standard_deck().cards if c.kind is Kind.FIREMAN and c.season is season]
    assert [fireman.value for fireman in firemen] == values


def test_each_fireman_value_appears_twice() -> None:
    values = Counter(c.value for c in standard_deck().cards if c.kind is Kind.FIREMAN)
    assert values == {1: 2, 2: 2, 3: 2, 4: 2, 5: 2}


@pytest.mark.parametrize(
    ("contract", "wants"),
    [
        ("contract-a2", "saffron tea"),
        ("contract-a3", "coffee carpet saffron"),
        ("contract-a4", "coffee tea rubber carpet"),
        ("contract-b2", "carpet rubber"),
        ("contract-b3", "coffee rubber tea"),
        ("contract-b4", "coffee tea saffron carpet"),
        ("contract-c2", "rubber tea"),
        ("contract-c3a", "coffee saffron rubber"),
        ("contract-c3b", "carpet saffron tea"),
        ("contract-c4", "coffee saffron rubber carpet"),
    ],
)
def test_reconstructed_contracts(contract: str, wants: str) -> None:
    assert card(contract).wants == cubes(wants)
    assert card(contract).season.value == contract[-2 if contract[-1] in "234" else -3].upper()


def test_each_good_is_wanted_six_times() -> None:
    wanted = sum(each.wants for each in standard_deck().cards)
    assert wanted == 6 * heap(GOODS)


def test_sizes_of_contracts() -> None:
    sizes = Counter(total(c.wants) for c in standard_deck().cards if c.kind is Kind.CONTRACT)
    assert sizes == {2: 3, 3: 4, 4: 3}


def test_values_missing_from_the_rulebooks_are_marked_as_reconstructed() -> None:
    def marks(each: Card) -> set[str]:
        if each.kind is Kind.CONTRACT:
            return {"wants"}
        guessed = each.kind in (Kind.FIRE, Kind.FIREMAN)
        return {"value"} if guessed and each.id not in ("fire-4", "fireman-d3") else set()

    assert {c.id: set(c.reconstructed) for c in standard_deck().cards} == {
        c.id: marks(c) for c in standard_deck().cards
    }


def test_card_is_found_by_its_id() -> None:
    assert card("bank").kind is Kind.BANK
    assert standard_deck().card("casino") is None
    assert repr(card("bank")) == "<bank>"


def test_standard_deck_is_loaded_once() -> None:
    assert standard_deck() is standard_deck()


# ---------------------------------------------------------------- goods


def test_there_are_nine_cubes_of_each_good() -> None:
    assert [good.id for good in GOODS] == ["coffee", "tea", "saffron", "rubber", "carpet"]
    assert [count(ALL_CUBES, good) for good in GOODS] == [9] * 5
    assert total(ALL_CUBES) == len(spread(ALL_CUBES)) == 45


def test_heap_counts_its_cubes() -> None:
    cargo = heap([TEA, CARPET, TEA])
    assert (count(cargo, TEA), count(cargo, CARPET), count(cargo, COFFEE)) == (2, 1, 0)
    assert total(cargo) == 3
    assert kinds(cargo) == (TEA, CARPET)
    assert spread(cargo) == (TEA, TEA, CARPET)
    assert cargo + CUBE[COFFEE] - CUBE[TEA] == heap([COFFEE, TEA, CARPET])
    assert (total(NO_CUBES), kinds(NO_CUBES), spread(NO_CUBES)) == (0, (), ())


def test_nine_cubes_of_a_kind_do_not_overflow_into_the_next() -> None:
    for good in GOODS:
        assert kinds(9 * CUBE[good]) == (good,)
        assert total(9 * CUBE[good]) == 9


# ---------------------------------------------------------------- invalid deck files


def replaced(old: str, new: str) -> str:
    assert STANDARD.count(old) == 1, old
    return STANDARD.replace(old, new)


# The name of an invalid file, its text, and the parts its one-line error must contain.
InvalidFile: TypeAlias = tuple[str, str, list[str]]


def invalid_headers() -> Iterator[InvalidFile]:
    yield "empty", "", ["format is None", "must be 1"]
    yield "not TOML", "format = = 1", ["not a TOML file", "line 1"]
    yield "duplicate key", 'name = "again"\n' + STANDARD, ["not a TOML file"]
    yield "unclosed brackets", "a = " + "[" * 50_000, ["not a TOML file"]
    yield "format of the future", replaced("format = 1", "format = 2"), ["format is 2", "must be 1"]
    yield "format as a word", replaced("format = 1", 'format = "1"'), ["format is '1'"]
    yield "no name", replaced('name = "standard"', ""), ["name is None"]
    yield "empty name", replaced('"standard"', '"  "'), ["name is '  '", "1 to 60"]
    yield "long name", replaced('"standard"', f'"{"x" * 61}"'), ["name is", "1 to 60"]
    yield "name of two lines", replaced('"standard"', r'"a\nb"'), [r"name is 'a\nb'"]
    yield "name as a number", replaced('"standard"', "7"), ["name is 7"]
    yield "unknown key", "author = 1\n" + STANDARD, ["unknown key 'author'", "office_points"]
    yield "no cards", STANDARD[: STANDARD.index("[[card]]")], ["no cards", "[[card]]"]
    yield (
        "cards as numbers",
        "card = [1]\n" + STANDARD[: STANDARD.index("[[card]]")],
        ["no cards", "[[card]]"],
    )

    points = "office_points = [2, 5, 9, 14]"
    yield "no office points", replaced(points, ""), ["office_points", "4 numbers"]
    yield "three office points", replaced(points, "office_points = [2, 5, 9]"), ["4 numbers"]
    yield (
        "office points below 0",
        replaced(points, "office_points = [-1, 5, 9, 14]"),
        ["office_points is -1", "0 to 50"],
    )
    yield (
        "office points above 50",
        replaced(points, "office_points = [2, 5, 9, 51]"),
        ["office_points is 51", "0 to 50"],
    )


def invalid_removals() -> Iterator[InvalidFile]:
    start, end = STANDARD.index("[removed]"), STANDARD.index("# ------")
    box = STANDARD[start:end]
    two = '2 = ["port", "fireman-d3"]'
    yield "no removals", replaced(box, ""), ["no [removed] table"]
    yield "removals as a list", replaced(box, "removed = []\n"), ["no [removed] table"]
    yield (
        "removals for one player",
        replaced("[removed]", "[removed]\n1 = []"),
        ["removed: unknown key '1'"],
    )
    yield (
        "removals for six",
        replaced("[removed]", "[removed]\n6 = []"),
        ["removed: unknown key '6'"],
    )
    yield "no removals for four", replaced("4 = []", ""), ["removed.4", "list of 0 card ids"]
    yield "one removal for two", replaced(two, '2 = ["port"]'), ["removed.2", "list of 2 card ids"]
    yield "a removal for four", replaced("4 = []", '4 = ["port"]'), ["removed.4", "0 card ids"]
    yield (
        "removal of no card",
        replaced(two, '2 = ["port", "casino"]'),
        ["removed.2", "no card", "'casino'"],
    )
    yield "removal of a number", replaced(two, "2 = [1, 2]"), ["removed.2", "no card", "1"]
    yield (
        "removal twice",
        replaced(two, '2 = ["port", "port"]'),
        ["removed.2", "'port'", "more often"],
    )
    yield (
        "removal of a fire",
        replaced(two, '2 = ["port", "fire-3"]'),
        ["removed.2", "'fire-3'", "autumn"],
    )
    yield (
        "removal of the 4th fire",
        replaced(two, '2 = ["port", "fire-4"]'),
        ["removed.2", "'fire-4'", "autumn"],
    )
    yield (
        "removal of winter",
        replaced(two, '2 = ["port", "office-a"]'),
        ["removed.2", "'office-a'", "autumn"],
    )


def invalid_ids_and_keys() -> Iterator[InvalidFile]:
    yield "no id", edited("bank", 'id = "bank"\n', ""), ["card 29", "id is None"]
    for bad in ("Bank", "the bank", "bank-", "", "bänk", "b" * 41, "bank_1"):
        yield (
            f"id {bad!r}",
            edited("bank", 'id = "bank"', f'id = "{bad}"'),
            ["card 29", f"id is {bad!r}", "lower-case"],
        )
    yield (
        "duplicate id",
        edited("office-b", "office-b", "office-a"),
        ["card 'office-a'", "another card"],
    )
    yield "no kind", edited("port", 'kind = "port"', ""), ["card 'port'", "kind is None"]
    yield (
        "unknown kind",
        edited("port", 'kind = "port"', 'kind = "dock"'),
        ["card 'port'", "kind is 'dock'", "chamber"],
    )
    yield "no season", edited("port", 'season = "D"', ""), ["card 'port'", "season is None"]
    yield (
        "unknown season",
        edited("port", '"D"', '"F"'),
        ["card 'port'", "season is 'F'", "A, B, C, D, E"],
    )
    yield (
        "key of another kind",
        edited("port", "kind", "points = 3\nkind"),
        ["card 'port'", "unknown key 'points'"],
    )
    yield (
        "misspelt key",
        edited("fire-1", "reconstructed", "guessed"),
        ["card 'fire-1'", "unknown key 'guessed'"],
    )

    for card_id, key in [
        ("tea-taster", "good"),
        ("tea-taster", "points"),
        ("contract-b3", "wants"),
        ("contract-b3", "points"),
        ("fireman-c5", "value"),
        ("fire-2", "value"),
        ("boatsmen-church", "points"),
        ("st-michaelis", "points"),
    ]:
        without = re.sub(rf"\n{key} = [^\n]*", "", block(card_id))
        yield (
            f"{card_id} without {key}",
            STANDARD.replace(block(card_id), without),
            [
                f"card {card_id!r}",
                f"{key!r} is missing",
            ],
        )


def invalid_values() -> Iterator[InvalidFile]:
    for card_id, key, bad, allowed in [
        ("fireman-a1", "value", "0", "1 to 5"),
        ("fireman-a1", "value", "6", "1 to 5"),
        ("fireman-a1", "value", '"1"', "1 to 5"),
        ("fireman-a1", "value", "true", "1 to 5"),
        ("fireman-a1", "value", "1.0", "1 to 5"),
        ("fire-1", "value", "0", "1 to 10"),
        ("fire-1", "value", "11", "1 to 10"),
        ("tea-taster", "points", "-1", "0 to 20"),
        ("contract-a2", "points", "21", "0 to 20"),
        ("ship-b", "copies", "0", "1 to 15"),
        ("ship-b", "copies", "16", "1 to 15"),
        ("ship-b", "copies", '"5"', "1 to 15"),
        ("contract-a2", "wants", '["tea"]', "2 to 4 goods"),
        ("contract-a2", "wants", '["tea", "tea", "tea", "tea", "tea"]', "2 to 4 goods"),
        ("contract-a2", "wants", '"tea"', "2 to 4 goods"),
    ]:
        text = re.sub(rf"\n{key} = [^\n]*", f"\n{key} = {bad}", block(card_id))
        yield (
            f"{card_id} with {key} {bad}",
            STANDARD.replace(block(card_id), text),
            [
                f"card {card_id!r}",
                f"{key} is ",
                allowed,
            ],
        )

    cocoa = ["unknown good 'cocoa'", "coffee, tea, saffron, rubber, carpet"]
    yield (
        "unknown good wanted",
        edited("contract-a2", '"tea"', '"cocoa"'),
        ["card 'contract-a2'", *cocoa],
    )
    yield (
        "unknown good bought",
        edited("tea-taster", '"tea"', '"cocoa"'),
        ["card 'tea-taster'", *cocoa],
    )
    yield (
        "good as a number",
        edited("tea-taster", '"tea"', "1"),
        ["card 'tea-taster'", "unknown good 1"],
    )
    yield (
        "two merchants of a good",
        edited("tea-taster", '"tea"', '"coffee"'),
        ["card 'tea-taster'", "'coffee-roaster'", "same good"],
    )
    yield (
        "reconstructed without a value",
        edited("bank", "kind", 'reconstructed = ["value"]\nkind'),
        ["card 'bank'", "reconstructed", "nothing"],
    )
    yield (
        "unknown reconstruction",
        edited("fire-1", '["value"]', '["points"]'),
        ["card 'fire-1'", "reconstructed", "value"],
    )
    yield (
        "reconstruction as a word",
        edited("fire-1", '["value"]', '"value"'),
        ["card 'fire-1'", "reconstructed"],
    )
    yield (
        "copies of a contract",
        edited("contract-a2", "points", "copies = 1\npoints"),
        ["card 'contract-a2'", "copies"],
    )
    for word in ("hall", "coin", "warehouse", "merchant", "tea"):
        yield (
            f"contract named {word}",
            (
                edited("contract-a2", "contract-a2", word).replace(
                    'id = "warehouse"\nseason = "A"\nkind = "warehouse"',
                    'id = "store"\nseason = "A"\nkind = "warehouse"',
                )
            ),
            [f"card {word!r}", "notation"],
        )


def invalid_counts() -> Iterator[InvalidFile]:
    yield (
        "one ship too few",
        edited("ship-c", "copies = 5", "copies = 4"),
        ["season C", "4 cards of kind 'ship'", "(ship-c)", "must be 5"],
    )
    yield (
        "one ship too many",
        edited("ship-d", "copies = 5", "copies = 6"),
        ["season D", "6 cards of kind 'ship'", "must be 5"],
    )
    yield (
        "one fireman too few",
        STANDARD.replace(block("fireman-b3"), ""),
        ["season B", "2 cards of kind 'fireman'", "(fireman-b1, fireman-b2)", "3"],
    )
    yield (
        "no bank",
        STANDARD.replace(block("bank"), ""),
        ["season C", "0 cards of kind 'bank' (none)", "1"],
    )
    yield (
        "the bank in spring",
        edited("bank", '"C"', '"B"'),
        ["season B", "1 cards of kind 'bank' (bank)", "0"],
    )
    yield "no 4th fire", STANDARD.replace(block("fire-4"), ""), ["season E", "kind 'fire' (none)"]
    yield (
        "the 4th fire in autumn",
        edited("fire-4", '"E"', '"D"'),
        ["season D", "2 cards of kind 'fire'", "fire-4"],
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param(text, says, id=name)
        for name, text, says in (
            *invalid_headers(),
            *invalid_removals(),
            *invalid_ids_and_keys(),
            *invalid_values(),
            *invalid_counts(),
        )
    ],
)
def test_invalid_deck_is_refused_with_a_one_line_error(text: str, says: list[str]) -> None:
    with pytest.raises(Malformed) as refusal:
        parse_deck(text, "my-deck.toml")
    message = str(refusal.value)
    assert message.startswith("my-deck.toml: ")
    assert "\n" not in message
    for part in says:
        assert part in message


def test_error_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "faces.toml"
    path.write_text(edited("bank", '"C"', '"B"'), "utf-8")
    with pytest.raises(Malformed, match=re.escape(f"{path}: season B")):
        load_deck(path)


def test_missing_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    with pytest.raises(Malformed, match=re.escape(f"{path}: cannot be read: No such file")):
        load_deck(path)


def test_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=re.escape(f"{tmp_path}: cannot be read: Is a directory")):
        load_deck(tmp_path)


def test_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(STANDARD.replace("standard", "städtisch").encode("latin-1"))
    with pytest.raises(Malformed, match=re.escape(f"{path}: must be UTF-8 text")):
        load_deck(path)


def test_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    padding = 256 * 1024 - len(STANDARD.encode())
    path.write_bytes(STANDARD.encode() + b"#" * padding)
    assert load_deck(path).digest == standard_deck().digest
    path.write_bytes(STANDARD.encode() + b"#" * (padding + 1))
    with pytest.raises(Malformed, match=re.escape(f"{path}: too large for a deck")):
        load_deck(path)


def test_errors_share_a_base_class_and_have_stable_codes() -> None:
    assert issubclass(Malformed, SpeicherstadtError)
    assert Malformed.code == "malformed"


@pytest.mark.parametrize("number", ["true", "1.0"])
def test_format_must_be_an_integer(number: str) -> None:
    with pytest.raises(Malformed, match="format is"):
        parse_deck(replaced("format = 1", f"format = {number}"), "my-deck.toml")


def test_number_with_too_many_digits_for_python_is_refused() -> None:
    with pytest.raises(Malformed, match=r"my-deck\.toml: "):
        parse_deck(edited("fire-4", "value = 4", f"value = {'4' * 5000}"), "my-deck.toml")


# ---------------------------------------------------------------- valid custom decks


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            edited("contract-a2", '["saffron", "tea"]', '["tea", "tea"]'), id="the same good twice"
        ),
        pytest.param(edited("fireman-a1", "value = 1", "value = 5"), id="another fireman"),
        pytest.param(edited("fire-1", "value = 1", "value = 10"), id="another fire"),
        pytest.param(edited("contract-a2", "points = 5", "points = 6"), id="other points"),
        pytest.param(edited("st-michaelis", "st-michaelis", "katharinen"), id="another id"),
        pytest.param(replaced("[2, 5, 9, 14]", "[1, 3, 6, 10]"), id="other offices"),
        pytest.param(replaced('2 = ["port"', '2 = ["st-michaelis"'), id="other removals"),
        pytest.param(
            replaced('2 = ["port", "fireman-d3"]', '2 = ["office-d", "office-d"]'), id="both copies"
        ),
    ],
)
def test_custom_deck_loads_and_has_a_different_digest(text: str) -> None:
    deck = parse_deck(text, "my-deck.toml")
    assert deck.digest != standard_deck().digest
    assert len(deck.in_play(4)) == 54
    assert len(deck.in_play(2)) == 52


def test_contract_can_want_the_same_good_twice() -> None:
    deck = parse_deck(edited("contract-a2", '["saffron", "tea"]', '["tea", "tea"]'), "x")
    assert card("contract-a2", deck).wants == cubes("tea tea")


def test_range_limits_are_inclusive() -> None:
    text = replaced('"standard"', f'"{"x" * 60}"').replace("[2, 5, 9, 14]", "[0, 5, 9, 50]")
    for card_id, old, new in [
        ("bank", 'id = "bank"', f'id = "{"b" * 40}"'),
        ("fireman-a2", "value = 2", "value = 5"),
        ("fire-4", "value = 4", "value = 10"),
        ("st-michaelis", "points = 4", "points = 20"),
        ("boatsmen-church", "points = 3", "points = 0"),
    ]:
        text = text.replace(block(card_id), block(card_id).replace(old, new))
    deck = parse_deck(text, "my-deck.toml")
    assert deck.name == "x" * 60
    assert deck.office_points == (0, 5, 9, 50)
    assert card("b" * 40, deck).kind is Kind.BANK
    assert (card("fireman-a2", deck).value, card("fire-4", deck).value) == (5, 10)
    assert (card("st-michaelis", deck).points, card("boatsmen-church", deck).points) == (20, 0)


def test_copies_of_a_card_are_removed_one_by_one() -> None:
    text = replaced('2 = ["port", "fireman-d3"]', '2 = ["office-d", "office-d"]')
    deck = parse_deck(text, "x")
    assert card("office-d", deck) not in deck.in_play(2)
    one = parse_deck(replaced('2 = ["port", "fireman-d3"]', '2 = ["office-d", "port"]'), "x")
    assert one.in_play(2).count(card("office-d", one)) == 1


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("# mine\n" + STANDARD.replace("\n\n", "\n# a line\n"), id="comments"),
        pytest.param(STANDARD.replace(" = ", "   =  "), id="spaces"),
        pytest.param(STANDARD.replace("\n", "\r\n"), id="line endings"),
        pytest.param(replaced('name = "standard"', 'name = "mine"'), id="name"),
        pytest.param(
            replaced('["port", "fireman-d3"]', '["fireman-d3", "port"]'), id="removal order"
        ),
        pytest.param(
            edited("contract-a2", '["saffron", "tea"]', '["tea", "saffron"]'), id="wants order"
        ),
        pytest.param(edited("bank", "kind", "copies = 1\nkind"), id="one copy"),
        pytest.param(STANDARD.replace('reconstructed = ["value"]\n', ""), id="marks"),
        pytest.param(STANDARD.replace(block("bank"), "") + "\n\n" + block("bank"), id="card order"),
    ],
)
def test_irrelevant_changes_do_not_affect_the_digest(text: str) -> None:
    deck = parse_deck(text, "my-deck.toml")
    assert deck.digest == standard_deck().digest
    assert re.fullmatch("[0-9a-f]{64}", deck.digest)
    assert [c.season for c in deck.cards] == sorted(
        [c.season for c in deck.cards], key=lambda s: s.value
    )
