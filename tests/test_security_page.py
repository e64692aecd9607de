"""docs/security.md names the test behind each promise; these tests must exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent


def test_every_test_that_the_page_names_exists() -> None:
    files = list(TESTS.rglob("test_*.py"))
    known = {file.name for file in [*files, *(ROOT / "web" / "src").rglob("*.test.ts")]}
    for file in files:
        known.update(re.findall(r"def (test_\w+)", file.read_text("utf-8")))
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = set(re.findall(r"\btest_\w+(?:\.py)?|[\w-]+\.test\.ts", page))
    assert len(named) > 100
    assert named - known == set()
