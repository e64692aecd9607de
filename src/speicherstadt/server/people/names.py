"""Names of people: which ones can be read, and which ones look the same."""

import unicodedata
from itertools import groupby

from speicherstadt.errors import Malformed
from speicherstadt.records import Seated
from speicherstadt.server.problems import Refused

_BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as printable but show nothing."""
_MOST_MARKS = 2
"""The most combining marks in a row that written names need, once they are composed."""
_LOOKALIKES = str.maketrans(
    "αβεζηικμνορτυχавеһнгіјкӏморсѕтуѵхԁԝl10|!ı",  # noqa: RUF001  # ambiguous on purpose
    "abezhikmnoptyxabehhrijkimopcstyvxdwiioiii",
)
"""Greek and Cyrillic letters, digits and signs that pass for Latin letters, in either case."""
_GAPS = str.maketrans("", "", " -_.'")


def clean_name(name: str) -> str:
    """Return the name as one line without surrounding spaces, or refuse it."""
    name = " ".join(name.split())
    if name and not _is_readable(name):
        raise Refused(
            "unreadable-name",
            "name: must be readable, without invisible characters or piles of accents",
        )
    try:
        return Seated(name).name
    except Malformed:
        raise Malformed("name: must be 1 to 24 printable characters") from None


def looks_like(name: str, other: str) -> bool:
    """Return whether people could take one name for the other."""
    return _skeleton(name) == _skeleton(other)


def _is_readable(name: str) -> bool:
    """Return whether the name has something to see, and no more marks than letters can carry."""
    marks = [_is_mark(character) for character in unicodedata.normalize("NFC", name)]
    most = max((len(list(run)) for is_mark, run in groupby(marks) if is_mark), default=0)
    return (
        name.isprintable()  # neither control characters nor those that turn the direction
        and not _BLANKS & set(name)
        and not marks[0]
        and most <= _MOST_MARKS
    )


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Me")


def _skeleton(name: str) -> str:
    """Return what is left of a name without case, accents, gaps and different alphabets."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    letters = [each for each in unicodedata.normalize("NFD", folded) if not _is_mark(each)]
    return "".join(letters).translate(_LOOKALIKES).translate(_GAPS)
