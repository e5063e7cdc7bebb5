"""Rule pages against the printed texts, language by language: what a text says, leaves out, or has lost."""

import pytest

from yatzy.l10n.catalogue import catalogue
from yatzy.report.rulebook import RulePage, build_rule_page
from yatzy.rules.sheet_files import bundled_sheet

TACTIC = bundled_sheet("tactic").languages
CLOCKWISE = {"sv", "da", "fr", "nl", "en", "ru", "et", "is", "it", "de", "uk", "hu"}
"""Texts of Tactic 54929 that give the direction of play; fi, nb, lt, lv and pl give none."""
ONE_WRITES = CLOCKWISE - {"fr"}
"""Texts that have one player keep the score; the French gives everyone a column and names nobody."""


def page_of(sheet_id: str, language: str) -> RulePage:
    return build_rule_page(catalogue(language), bundled_sheet(sheet_id))


def table_lines(sheet_id: str, language: str) -> list[str]:
    return [line.text for line in page_of(sheet_id, language).parts[-1].lines]


def box_notes(sheet_id: str, language: str, box: str) -> list[str]:
    """Return the footnotes of a box on a page."""
    page = page_of(sheet_id, language)
    marks = next(rule.marks for part in page.parts for rule in part.boxes if rule.key == box)
    return [note.text for note in page.footnotes if note.number in marks]


def all_notes(sheet_id: str, language: str) -> list[str]:
    return [note.text for note in page_of(sheet_id, language).footnotes]


@pytest.mark.parametrize("language", TACTIC)
def test_customs_are_stated_where_the_text_states_them(language: str) -> None:
    say, lines = catalogue(language).say, table_lines("tactic", language)
    assert (say("rules-clockwise") in lines) == (language in CLOCKWISE)
    assert (say("rules-scorekeeper-one") in lines) == (language in ONE_WRITES)
    notes = all_notes("tactic", language)
    assert (say("note-alone-too") in notes) == (language not in {"fi", "nb"})  # both print it
    assert say("note-kept-dice-again") in notes  # no text prints it


@pytest.mark.parametrize("language", bundled_sheet("philos").languages)
def test_players_of_philos_choose_the_rounds(language: str) -> None:
    """All four texts say so under their preparations; MB limits them to six."""
    chosen = catalogue(language).say("rules-series-chosen")
    assert any(chosen in line for line in table_lines("philos", language))
    assert not any(chosen in line for line in table_lines("mb-1973", language))


def test_customs_of_other_pages() -> None:
    """Danish and Dutch as in tactic; a page in a language without a text says what the sheet says somewhere."""
    for sheet_id, language in (("tactic-da", "da"), ("tactic-nl", "nl"), ("tactic", "es")):
        say, lines = catalogue(language).say, table_lines(sheet_id, language)
        assert {say("rules-clockwise"), say("rules-scorekeeper-one")} <= set(lines)
    assert catalogue("en").say("rules-clockwise") not in table_lines("vinga", "en")


@pytest.mark.parametrize("language", TACTIC)
def test_points_that_the_scan_has_lost(language: str) -> None:
    """Both straights in da and hu, the large one in it, the small one in de, Yatzy in is."""
    lost = {"da": ["small-straight", "large-straight"], "it": ["large-straight"], "de": ["small-straight"]}
    lost |= {"hu": lost["da"], "is": ["yatzy"]}
    note = catalogue(language).say("note-points-lost")
    boxes = [
        box.key for box in bundled_sheet("tactic").rules.boxes if note in box_notes("tactic", language, box.key)
    ]
    assert boxes == lost.get(language, [])


@pytest.mark.parametrize(
    ("sheet_id", "language", "box", "note"),
    [
        # FI Esimerkki 2, NB Eksempel 2: Chance once three alike is used; the other texts have no such example.
        ("tactic", "fi", "chance", "fi-chance"),
        ("tactic", "nb", "chance", "nb-chance"),
        ("tactic", "sv", "chance", "chance-when-nothing-fits"),
        ("tactic", "da", "chance", "chance-when-nothing-fits"),
        ("tactic", "et", "chance", "chance-when-nothing-fits"),
        ("tactic-da", "da", "small-straight", "points-lost"),
        # NB Yatzy: "alltid 50 poeng", then "bare summen av fem like terninger er gyldig".
        ("tactic", "nb", "yatzy", "nb-yatzy-sum"),
        # LT: "Namas" in the example, "Pilna troba" in the table.
        ("tactic", "lt", "full-house", "lt-house-name"),
        # ES Juego: "para obtener Poker".
        ("philos", "es", "four-of-a-kind", "philos-es-poker"),
    ],
)
def test_footnotes_of_boxes(sheet_id: str, language: str, box: str, note: str) -> None:
    assert catalogue(language).say(f"note-{note}") in box_notes(sheet_id, language, box)


@pytest.mark.parametrize(
    ("sheet_id", "language", "note"),
    [
        (
            "tactic",
            "ru",
            "strike-row-taken",
        ),  # "Если графа для комбинации уже заполнена, то следует поставить «0»"
        ("tactic", "uk", "strike-row-taken"),
        ("printworks", "fr", "printworks-fr-each"),  # "vous ne recevrez aucun bonus"
        ("printworks", "fr", "printworks-fr-pad-names"),  # "la case des Trois (« Threes »)"
        ("mb-1973", "fr", "mb-zero-by-choice"),
        ("philos", "de", "philos-ladder"),
        ("philos", "es", "philos-ladder"),
        (
            "philos-fr",
            "fr",
            "philos-fr-zero",
        ),  # "Si les cases de la partie supérieure [...] sont déjà remplies"
        ("philos-es", "es", "philos-es-zero"),  # "Si están completos todos los casilleros del primer grupo"
    ],
)
def test_footnotes_of_pages(sheet_id: str, language: str, note: str) -> None:
    assert catalogue(language).say(f"note-{note}") in all_notes(sheet_id, language)


@pytest.mark.parametrize("language", TACTIC)
def test_footnotes_call_chance_as_the_page_does(language: str) -> None:
    """Inflected, so by their first letters: Fortuna in Italian, not Chance."""
    name = catalogue(language).name(bundled_sheet("tactic"), "chance")
    notes = [
        note.note
        for note in bundled_sheet("tactic").readings
        if note.note and ("chance" in note.note or note.note == "strike-last")
    ]
    for note in dict.fromkeys(notes):
        assert name[:4] in catalogue(language).say(f"note-{note}"), note


def test_names_as_printed() -> None:
    """LV prints TRINIEKI (macrons are lost all over that scan), not the dictionary's trijnieki."""
    assert bundled_sheet("tactic").printed_name("threes", "lv") == "Trīnieki"
    assert "threes" not in bundled_sheet("tactic").guessed["lv"]
