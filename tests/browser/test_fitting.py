"""On a phone every word has room, in the languages with the longest words and in one nobody speaks."""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.pages import Start, speaking
from browser.scenes import SCENES
from browser.visitors import PHONE, Visitor
from support.dose import dose
from support.l10n.catalogues import feature_files, resource, texts
from support.l10n.pseudo_language import INSTEAD_OF, package, strange
from support.server.servers import ServerProcess, server_at_home
from yatzy.l10n.catalogue import FALLBACK, catalogue
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

FITTING = (Path(__file__).parent / "fitting.js").read_text("utf-8").partition("\n")[2]
LONGEST = ("de", "fi", "hu", "lt", "uk")
"""Where words are longest, and where letters are widest."""
FOR_PRINTERS = {"printed-pad"}
"""What has the size of its paper, whatever screen it is looked at on."""
WRITTEN = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const told = [];
  while (words.nextNode()) {
    const { data, parentElement: owner } = words.currentNode;
    if (!owner.closest("script, style, noscript, option, [role=status], [lang]:not(html)")) told.push(data);
  }
  for (const one of document.querySelectorAll("[aria-label]")) told.push(one.ariaLabel);
  return told.join("\\n");
}"""
NAMES = {
    word
    for sheet in map(bundled_sheet, sheet_ids())
    for text in (sheet.title, sheet.publisher or "", *sheet.names.get(INSTEAD_OF, {}).values())
    for word in re.findall(r"[a-z]{3,}", text.lower())
}
"""What sheets print, which is the same however it is spoken of."""
PEOPLE = {"anna"}
UNITS = {"min"}
"""As browsers write them, in more languages than one."""
WITHOUT_A_SERVER = {"away", "away-start"}
SCREENS = [name for name in SCENES if name not in FOR_PRINTERS | WITHOUT_A_SERVER]
LIKE = """language => {
  const known = JSON.parse(localStorage.getItem("yatzy") ?? "{}");
  localStorage.setItem("yatzy", JSON.stringify({ ...known, settings: { ...known.settings, language } }));
}"""


@pytest.fixture(scope="module")
def nobodys(tmp_path_factory: pytest.TempPathFactory, own_solutions: object) -> Iterator[ServerProcess]:  # noqa: ARG001 # where it keeps them
    """Start a server that speaks a language nobody does."""
    folder = tmp_path_factory.mktemp("nobodys")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(package(folder / "package")), prepend=os.pathsep)
        with server_at_home(folder) as one:
            yield one


def unfitting(page: Page) -> list[str]:
    """Return what has no room."""
    page.evaluate("document.fonts.ready")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(FITTING)
    return found


def english(page: Page) -> set[str]:
    """Return the words of English that are still there, beside names."""
    return set(re.findall(r"[a-z]{3,}", page.evaluate(WRITTEN).lower())) & vocabulary() - NAMES - PEOPLE - UNITS


@cache
def vocabulary() -> set[str]:
    """Return the words of the English catalogue."""
    files = (texts(resource(FALLBACK, file)) for file in feature_files(FALLBACK))
    return {word for told in files for text in told for word in re.findall(r"[a-z]{3,}", text.lower())}


def speak(visitor: Visitor, language: str) -> None:
    """Choose a language in another window of the same browser, and wait until it is spoken here."""
    page = visitor.page
    with page.context.new_page() as other:
        other.goto("/health/live")
        other.evaluate(LIKE, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    visitor.watch.settle(page)


def scene(name: str, visit: Visit, server: ServerProcess, locale: str = "en-GB") -> Visitor:
    """Have somebody come to a screen with a phone."""

    def come(**wanted: Any) -> Visitor:
        return visit(server.base, **({"viewport": PHONE} | wanted | {"locale": locale}))

    visitor = SCENES[name](come)
    visitor.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    return visitor


@pytest.mark.parametrize("name", SCREENS)
def test_every_word_has_room(name: str, visit: Visit, nobodys: ServerProcess) -> None:
    """No word is cut off, broken in itself or out of its place on any screen of 360 px, in any of them.

    And when the language is changed, nothing stays in the one before.
    """
    visitor = scene(name, visit, nobodys)
    page = visitor.page
    found = {"en": unfitting(page)}
    for language in (INSTEAD_OF, *dose(LONGEST, [LONGEST[SCREENS.index(name) % len(LONGEST)]])):
        speak(visitor, language)
        found[language] = unfitting(page)
        if language == INSTEAD_OF:
            found["still English"] = sorted(english(page))
    assert {language: faults for language, faults in found.items() if faults} == {}


@pytest.mark.parametrize("name", sorted(WITHOUT_A_SERVER))
@pytest.mark.parametrize("language", dose(LONGEST, ["fi"]))
def test_every_word_has_room_without_a_server(
    name: str, language: str, visit: Visit, nobodys: ServerProcess
) -> None:
    """The same holds where no other language could be fetched any more."""
    with speaking(catalogue(language)):
        assert unfitting(scene(name, visit, nobodys, language).page) == []


def test_nobodys_language_is_spoken(visit: Visit, nobodys: ServerProcess) -> None:
    """What is measured is what it should be: strange and long."""
    visitor = visit(nobodys.base, viewport=PHONE, locale=INSTEAD_OF)
    visitor.go("/")
    visitor.page.get_by_role("button", name=strange("Play alone")).wait_for()


FAULTS = {
    "cut off sideways": "width: 40px; white-space: nowrap; overflow: hidden",
    "out of its place": "width: 40px; white-space: nowrap",
    "cut off below": "height: 10px; overflow: hidden",
    "broken": "width: 2ch; hyphens: none; overflow-wrap: anywhere",
    "beyond the screen": "position: absolute; left: 340px; width: 200px",
}


def test_what_has_no_room_is_found(visit: Visit) -> None:
    """Whatever is wrong with a heading is told: the tests above can fail."""
    page = visit(viewport=PHONE).page
    heading = Start.at(page).page.get_by_role("heading", level=1)
    for fault, style in FAULTS.items():
        assert unfitting(page) == []
        heading.evaluate("(one, style) => { one.style.cssText = style; }", style)
        assert any(one.startswith(fault) for one in unfitting(page)), fault
        heading.evaluate("one => one.removeAttribute('style')")
