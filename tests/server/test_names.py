"""Names of people: which ones are refused, and which ones look the same."""

import pytest

from speicherstadt.errors import Malformed
from speicherstadt.server import wire
from speicherstadt.server.people.names import clean_name, looks_like
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.server.in_process import new_guest, new_table, refused

CYRILLIC_ANNA = "\u0410nn\u0430"


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # a Hangul filler
        "\u2800\u2800",  # blank Braille
        "An\u115fna",
        "\u0301\u0301",  # only accents
        "\u0301Anna",
        "A\u0301\u0302\u0303\u0304nna",  # a pile of accents
        "Z\u0335\u0361\u0489a",
        "\u202eannA",  # turns the direction
        "Anna\u2066",
        "An\u200bna",  # a space without width
        "Anna\U000e0041",  # an invisible tag
        "a\x00b",
    ],
)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with refused("unreadable-name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["", " ", "x" * 41])
def test_names_that_are_empty_or_too_long_are_malformed(name: str) -> None:
    with pytest.raises(Malformed, match="name"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "Zoë", "Zoe\u0308", "Nguyễn", "Nguye\u0302\u0303n", "Łukasz", "Ørsted"),
        *("李小龍", "さくら", "محمد", "अनीता", "สมชาย", "Ζωή", "Анна", "🐙", "❤️", "42", "O'Neil"),
    ],
)
def test_names_in_any_script_are_allowed(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "other",
    [
        *("anna", "ANNA", "Ànna", "A n n a", "an-na", "\uff21nna", "\U0001d400nna", "A\u0301nna"),
        CYRILLIC_ANNA,
    ],
)
def test_names_that_look_the_same(other: str) -> None:
    assert looks_like("Anna", other)


@pytest.mark.parametrize(("one", "other"), [("Alice", "A1ice"), ("Alice", "AIice"), ("Bob", "B0b")])
def test_digits_pass_for_letters(one: str, other: str) -> None:
    assert looks_like(one, other)


@pytest.mark.parametrize("other", ["Hanna", "Anne", "Ann", "🐙", "Anna 2"])
def test_names_that_differ(other: str) -> None:
    assert not looks_like("Anna", other)


@pytest.mark.anyio
async def test_a_second_player_whose_name_looks_the_same_gets_a_number(
    registry: TableRegistry,
) -> None:
    anna, other = await new_guest(registry), await new_guest(registry, CYRILLIC_ANNA)
    session = await new_table(registry, anna)
    await session.join(other, CYRILLIC_ANNA, wire.Join())
    assert session.chairs[1].name == f"{CYRILLIC_ANNA} 2"


@pytest.mark.anyio
async def test_an_earlier_name_keeps_working(registry: TableRegistry) -> None:
    """Guests of earlier versions may have names that are refused now."""
    session = await new_table(registry, await new_guest(registry))
    await session.join("earlier guest", "\u3164", wire.Join())
    assert session.chairs[1].name == "\u3164"
