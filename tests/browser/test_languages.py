"""Every page in all four languages, switched while the pages are open."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from speicherstadt.i18n import LANGUAGES, texts
from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import MISSING, QUICK, Visitor

pytestmark = pytest.mark.slow

_LOCALES = files("speicherstadt") / "locales"
_PREFIXES = {
    prefix
    for name in ("en.ftl", "en.pages.ftl")
    for prefix in re.findall(r"^([a-z]+)-", (_LOCALES / name).read_text("utf-8"), re.MULTILINE)
}
KEY = re.compile(rf"\b({'|'.join(sorted(_PREFIXES))})-[a-z-]+\b")
"""A message id that is shown instead of its text."""
REFUSED = re.compile(r"Failed to load resource: .* 400 ")
PLACEHOLDER = re.compile(r"\{\s*\$?[a-z]+\s*\}|\bundefined\b|\bNaN\b|\[object ")
_WORDS = """() => {
  const said = [document.title, document.body.innerText];
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) {
    for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name));
  }
  return said.join('\\n');
}"""


def words(page: Page) -> str:
    said: str = page.evaluate(_WORDS)
    return said


def translated(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    said = words(page)
    assert not KEY.search(said), KEY.search(said)
    assert not PLACEHOLDER.search(said), PLACEHOLDER.search(said)


def switch(settings: Page, language: str) -> None:
    name = texts(language)(f"web-language-{language}")
    settings.get_by_role("radio", name=name).check()
    expect(settings.locator("html")).to_have_attribute("lang", language)


def tabs(visitor: Visitor, *paths: str) -> list[Page]:
    opened = []
    for path in paths:
        page = visitor.context.new_page()
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        opened.append(page)
    return opened


def test_pages_in_every_language(come: Come) -> None:
    """A change in the settings applies to all open tabs."""
    visitor = come("Anna")
    visitor.forgive(MISSING)
    lobby = visitor.table(4, bots=None)
    visitor.bring(positions.finished())
    paths = ("/", f"/t/{lobby}", "/rules", "/cards", "/games", "/daily", "/nowhere", "/move/abc")
    pages = tabs(visitor, *paths)
    visitor.go("/settings")
    visitor.button("web-device-make").click()
    seen: dict[int, set[str]] = {}
    for language in (*LANGUAGES[1:], "en"):
        switch(visitor.page, language)
        for page in (visitor.page, *pages):
            translated(page, language)
            seen.setdefault(pages.index(page) if page in pages else -1, set()).add(words(page))
    assert all(len(versions) == len(LANGUAGES) for versions in seen.values())


def test_the_table_in_every_language(come: Come) -> None:
    visitor = come("Anna")
    visitor.go("/settings")
    tables = [visitor.bring(record()) for record in POSITIONS]
    pages = tabs(visitor, *(f"/t/{table}" for table in tables))
    pages[0].get_by_test_id("tab-coming").click()
    pages[1].get_by_test_id("tab-chat").click()
    pages[1].get_by_test_id("hint").click()
    expect(pages[1].locator(".hints ol > li")).not_to_have_count(0, timeout=30_000)
    pages[2].get_by_test_id("quay-cube-rubber").first.click()
    for language in (*LANGUAGES[1:], "en"):
        switch(visitor.page, language)
        for page in pages:
            translated(page, language)


POSITIONS = (positions.demand, positions.purchase, positions.loading, positions.finished)


def test_dialogs_and_replays_in_every_language(come: Come) -> None:
    visitor = come("Anna")
    visitor.go("/settings")
    table = visitor.bring(positions.finished())
    page, menu, keys, proof = tabs(visitor, *[f"/r/{table}?at=40"] * 4)
    menu.get_by_test_id("menu").click()
    keys.keyboard.press("?")
    proof.get_by_test_id("menu").click()
    proof.get_by_test_id("fairness").click()
    expect(proof.get_by_test_id("fairness-proof")).not_to_be_empty()
    last = int(page.get_by_test_id("slider").get_attribute("max") or 0)
    for language in (*LANGUAGES[1:], "en"):
        switch(visitor.page, language)
        for one in (page, menu, keys, proof):
            translated(one, language)
        for at in range(last // 3, last, last // 3):
            page.get_by_test_id("slider").fill(str(at))
            translated(page, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_the_default(come: Come, language: str) -> None:
    visitor = come(settings={"animation": "off"}, locale=f"{language}-CH")
    page = visitor.go("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(texts(language)("web-home-title"))
    translated(page, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invalid_file_is_refused_in_every_language(come: Come, language: str) -> None:
    """For a broken record the page says where it is wrong; not for other files."""
    visitor = come("Anna", settings={**QUICK, "language": language})
    visitor.forgive(REFUSED)
    page = visitor.go("/")
    sentence = texts(language)("web-import-malformed")
    for content, detail in (("no record", ""), ('{"format": 1}', "format: not a record")):
        page.locator("input[type=file]").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": content.encode()}
        )
        told = page.locator(".toast")
        expect(told).to_contain_text(sentence)
        expect(told.locator("[lang=en]")).to_have_text([re.compile(detail)] if detail else [])
        translated(page, language)
        told.get_by_role("button").click()
        expect(told).to_have_count(0)
