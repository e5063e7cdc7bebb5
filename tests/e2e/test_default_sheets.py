"""The sheet players get without naming one: that of their language. Programs get one in all languages."""

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Select, Static

from support.cli.run_command import Capture
from support.cli.run_command import run as run_command
from support.tui.screens import run
from yatzy.cli.support.start_table import TableOptions, build_setup
from yatzy.game.setup import DiceFrom
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.report.pad_view import pad_view
from yatzy.report.rulebook import build_rule_page, own_text_sentence
from yatzy.rules.sheet_files import bundled_sheet, default_sheet_id, sheet_ids
from yatzy.server.live.create import NewTable
from yatzy.store.local_store import LocalStore
from yatzy.tui.app import YatzyApp

OWN = {"da": "tactic-da", "nl": "tactic-nl"}
"""DA prints "Point = summen af terningerne + 50" for Yatzy, NL "meer dan 63" for the bonus."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_default_of_a_language_on_the_page(language: str) -> None:
    """The page takes it, and the reason, from the server: exactly one of the pads is the default."""
    expected = OWN.get(language, "tactic")
    words = catalogue(language)
    pads = [pad_view(words, bundled_sheet(sheet_id)) for sheet_id in sheet_ids()]
    assert [pad.id for pad in pads if pad.usual] == [expected] == [default_sheet_id(language)]
    reasons = {pad.id: pad.why for pad in pads if pad.why}
    said = words.say("rules-own-text", language=words.language_name(language))
    assert reasons == ({expected: said} if language in OWN else {})


@pytest.mark.parametrize(("language", "sheet_id"), [*OWN.items(), ("sv", "tactic")])
@pytest.mark.parametrize("dice", DiceFrom)
def test_the_terminal_plays_by_the_language(
    language: str, sheet_id: str, dice: DiceFrom, tmp_path: Path
) -> None:
    """Options without a sheet, and the form, which says why."""
    setup = build_setup(TableOptions(players="Anna", lang=language), dice)
    assert setup.sheet.id == sheet_id
    named = build_setup(TableOptions(players="Anna", lang=language, sheet="vinga"), dice)
    assert named.sheet.id == "vinga"
    words = catalogue(language)
    why = own_text_sentence(words, bundled_sheet(sheet_id))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.pause()
        select = pilot.app.screen.query_one("#sheet", Select)
        assert select.value == sheet_id
        about = str(pilot.app.screen.query_one("#about", Static).content).splitlines()
        assert about[1:] == ([why] if why else [])

    run(YatzyApp(words, LocalStore(tmp_path / "games.db"), dice), drive)


@pytest.mark.parametrize(("language", "shown"), [("da", "54929, dansk"), ("nl", "64 → 50"), ("sv", "63 → 50")])
def test_the_printed_pad_follows_the_language(language: str, shown: str, capsys: Capture) -> None:
    """A screen says why, above the pad; whoever names a sheet gets that one without a word."""
    code, pad, _ = run_command(capsys, "pad", "--print", "--lang", language)
    assert code == 0
    assert shown in pad
    assert ('<p class="why">' in pad) == (language in OWN)
    _, named, _ = run_command(capsys, "pad", "--print", "--lang", language, "--sheet", "tactic")
    assert "63 → 50" in named
    assert '<p class="why">' not in named


def test_the_rule_page_says_that_it_is_the_default() -> None:
    words = catalogue("da")
    lines = [line.text for line in build_rule_page(words, bundled_sheet("tactic-da")).imprint]
    assert own_text_sentence(words, bundled_sheet("tactic-da")) in lines
    assert not own_text_sentence(catalogue("en"), bundled_sheet("tactic-da"))


def test_programs_get_one_sheet_in_every_language(capsys: Capture) -> None:
    """Requests over HTTP and answers in JSON: no language changes them."""
    assert NewTable(key="a" * 22).sheet == "tactic"
    answers = [run_command(capsys, "score", "55555", "--json", "--lang", one)[1] for one in ("en", "da", "nl")]
    assert [json.loads(answer)["sheet"] for answer in answers] == ["tactic"] * 3
