"""A page for each sheet on the shelf: its facts, boxes, readings with their sources, and worked examples."""

import csv
from collections.abc import Iterator
from functools import cache

from babel import Locale

from pages.figures import Figures, figures
from pages.markdown import cell, code, dice, page, table
from pages.places import ROOT
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.report.rulebook import (
    BoxRule,
    RulePage,
    RulePart,
    build_rule_page,
    player_count_sentence,
)
from yatzy.rules.sheet import PRINTED_KEYS, Reading, RuleSheet, full_title
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

WORDS = catalogue("en")
FOLDER = "shelf"
HEAD = """\
# All rules

All rules that come with yatzy, and where each fact comes from. What best play averages is exact: any change to
the rules changes it ([how it's computed](../exact.md), [more figures](../science.md)). You can also [write your
own](../sheets.md).
"""
MANY = 6
"""More languages than that are folded away."""


def pages() -> dict[str, str]:
    """Return the page of the shelf, and one for each sheet."""
    known = figures()
    found = {f"{FOLDER}/index.md": _shelf(known)}
    for sheet_id in sheet_ids():
        found[f"{FOLDER}/{sheet_id}.md"] = _sheet(bundled_sheet(sheet_id), known[sheet_id])
    return found


def _shelf(known: dict[str, Figures]) -> str:
    rows = []
    for sheet_id in sheet_ids():
        sheet, told = bundled_sheet(sheet_id), known[sheet_id]
        name, best = f"[{full_title(sheet)}]({sheet_id}.md)", f"{float(told.expected):.2f}"
        highest = str(sheet.tables.highest())
        rows.append((name, code(sheet_id), str(sheet.rules.dice), told.boxes, best, highest))
    return page(
        HEAD, table(("rules", "name in commands", "dice", "boxes", "best play averages", "highest"), rows)
    )


def _sheet(sheet: RuleSheet, known: Figures) -> str:
    rules = build_rule_page(WORDS, sheet)
    return page(
        f"# {full_title(sheet)}",
        *(line.text for line in rules.imprint[1:]),
        _strip(sheet, known),
        '<div class="specs" markdown>', table(("", ""), _facts(sheet, rules, known)), "</div>",
        "## Boxes",
        '<div class="pad" markdown>', _boxes(sheet, rules), "</div>",
        *(text for part in rules.parts if part.kind in ("turn", "further", "table") for text in _part(part)),
        *_notes(rules),
        *_names(sheet),
        *_readings(sheet),
        *_cases(sheet),
        *_use(sheet, known),
    )  # fmt: skip


# Facts


def _strip(sheet: RuleSheet, known: Figures) -> str:
    """Return the figures that tell sheets apart at a glance."""
    shown = {
        "boxes": known.boxes,
        "dice": str(sheet.rules.dice),
        "best play averages": f"{float(known.expected):.2f}",
        "highest total": str(sheet.tables.highest()),
    }
    cells = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in shown.items())
    return f'<dl class="strip">{cells}</dl>'


def _facts(sheet: RuleSheet, rules: RulePage, known: Figures) -> Iterator[tuple[str, str]]:
    written, customs, bonus = sheet.rules, sheet.customs, sheet.rules.upper_bonus
    yield "Publisher", sheet.publisher or "none: house rules"
    if sheet.edition:
        yield "Edition", sheet.edition
    if sheet.year:
        yield "Year", str(sheet.year)
    languages = (WORDS.language_name(language) for language in sheet.languages)
    yield "Printed in", ", ".join(languages) or "nowhere"
    yield "Players", player_count_sentence(WORDS, sheet).rstrip(".")
    yield "Dice", str(written.dice)
    yield "Rolls per turn", str(written.rolls)
    upper = sum(box.section == "upper" for box in written.boxes)
    yield "Boxes", f"{len(written.boxes)}: {upper} upper, {len(written.boxes) - upper} lower"
    yield "Order", WORDS.say(f"compare-order-{written.order}")
    yield "Upper bonus", f"{bonus.points} for {bonus.at} or more" if bonus else "none"
    further = next((part for part in rules.parts if part.kind == "further"), None)
    yield (
        "Another five of a kind",
        " ".join(line.text for line in further.lines) if further else "nothing special",
    )
    if customs.start:
        yield "A game starts", WORDS.say(f"rules-start-{customs.start}")
    counting = " ".join(WORDS.say(f"rules-counting-{way}") for way in customs.counting)
    if customs.rounds or counting:
        rounds = WORDS.say("rules-series", rounds=customs.rounds) if customs.rounds else ""
        yield "Rounds", f"{rounds} {counting}".strip()
    if customs.teams:
        yield "Teams", WORDS.join_or(map(str, customs.teams))
    yield "Highest total", str(sheet.tables.highest())
    yield "Average with best play", f"**{known.expected}**"
    yield "Half of all games", f"end at {known.median} or below, nine in ten from {known.low} to {known.high}"
    if known.bonus:
        yield "Games with the bonus", known.bonus
    yield "States solved", known.states
    yield "Digest", f"`{sheet.digest[:12]}`"


def _boxes(sheet: RuleSheet, rules: RulePage) -> str:
    rows = []
    for part in rules.parts:
        if part.kind in ("upper", "lower") and part.boxes:
            rows += [_box(box) for box in part.boxes]
        if part.kind == "upper" and sheet.rules.upper_bonus:
            rows.append((f"*{WORDS.name(sheet, 'upper-bonus')}*", "", part.lines[0].text, "", ""))
    return table(("box", "key", "what it needs and scores", "example", "points"), rows)


def _box(box: BoxRule) -> tuple[str, str, str, str, str]:
    marks = "".join(f"<sup>{mark}</sup>" for mark in box.marks)
    written = f'<span class="written">{box.points}</span>'
    return f"**{box.name}**{marks}", code(box.key), box.text, dice(box.example, box.counted), written


def _part(part: RulePart) -> Iterator[str]:
    yield f"## {part.heading}"
    for line in part.lines:
        yield f"- {line.text}" + "".join(f"<sup>{mark}</sup>" for mark in line.marks)
    if part.cases:
        rows = [(case.when, dice(case.dice), case.outcome, case.why) for case in part.cases]
        yield table(("when", "dice", "scores", "why"), rows)


def _notes(rules: RulePage) -> Iterator[str]:
    if rules.footnotes or rules.elsewhere:
        yield "## Footnotes"
    for note in rules.footnotes:
        ours = ' <span class="ours">ours</span>' if note.ours else ""
        yield f"<sup>{note.number}</sup> {note.text}{ours}"
    if rules.elsewhere:
        yield "Where other translations differ:"
        yield "\n".join(f"- {line}" for line in rules.elsewhere)


# What is printed


def _names(sheet: RuleSheet) -> Iterator[str]:
    languages = [language for language in LANGUAGES if language in sheet.names]
    if not languages:
        return
    yield "## What the boxes are called"
    yield "A star marks a name that isn’t printed, or is unreadable in our copy."
    keys = [
        *sheet.tables.keys,
        *(key for key in PRINTED_KEYS if any(key in sheet.names[one] for one in languages)),
    ]
    rows = []
    for key in keys:
        names = [sheet.printed_name(key, language) or "" for language in languages]
        stars = ["*" if key in sheet.guessed.get(language, ()) else "" for language in languages]
        rows.append((code(key), *(f"{name}{star}" for name, star in zip(names, stars, strict=True))))
    text = table(("key", *map(_own_name, languages)), rows)
    if len(languages) <= MANY:
        yield text
    else:
        yield f'??? note "All {len(languages)} languages"\n\n' + "\n".join(
            f"    {row}" for row in text.split("\n")
        )


def _own_name(language: str) -> str:
    """Return what a language calls itself; its catalogue, which takes long to read, is not needed for that."""
    return str(Locale(language).language_name).capitalize()


def _readings(sheet: RuleSheet) -> Iterator[str]:
    yield "## Where each reading comes from"
    if any(reading.ours for reading in sheet.readings):
        yield (
            '<span class="ours">ours</span> marks what the printed rules leave open, and how we read it; '
            "everything else is printed."
        )
    rows = [(_about(sheet, reading), _source(reading), _note(reading)) for reading in sheet.readings]
    yield table(("about", "source", "what it means"), rows)


def _about(sheet: RuleSheet, reading: Reading) -> str:
    named = (
        WORDS.name(sheet, one) if one in sheet.tables.keys or one in PRINTED_KEYS else one.replace("-", " ")
        for one in reading.of
    )
    return ", ".join(named)


def _source(reading: Reading) -> str:
    return reading.source + (' <span class="ours">ours</span>' if reading.ours else "")


def _note(reading: Reading) -> str:
    told = reading.note or ""
    if WORDS.has(f"note-{told}"):
        told = WORDS.say(f"note-{told}")
    return f"{told} See [{reading.instead}]({reading.instead}.md)." if reading.instead else told


# Worked examples, and how to use it


@cache
def _golden() -> list[dict[str, str]]:
    with (ROOT / "tests" / "golden" / "cases.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def _cases(sheet: RuleSheet) -> Iterator[str]:
    cases = [case for case in _golden() if case["sheet"] == sheet.id]
    if not cases:
        return
    yield "## Worked examples"
    yield "Worked out by hand from the printed text; the tests compare them with what the program scores."
    rows = [
        (
            dice(map(int, case["dice"])),
            " ".join(map(code, case["filled"].split())),
            WORDS.name(sheet, case["box"]),
            case["points"] if case["allowed"] == "yes" else "not allowed",
            case["note"],
        )
        for case in cases
    ]
    text = table(("dice", "already filled", "box", "points", ""), rows)
    yield f'??? note "All {len(rows)} of them"\n\n' + "\n".join(f"    {row}" for row in text.split("\n"))


def _use(sheet: RuleSheet, known: Figures) -> Iterator[str]:
    roll = "".join(map(str, (5, 5, 5, 6, 6, 6)[: sheet.rules.dice]))
    yield "## Play by these rules"
    yield (
        f"```console\n$ yatzy rules {sheet.id}\n$ yatzy play --sheet {sheet.id}\n"
        f"$ yatzy score {roll} --sheet {sheet.id}\n$ yatzy odds {sheet.id}\n```"
    )
    yield (
        f'```pycon\n>>> import yatzy\n>>> sheet = yatzy.sheet("{sheet.id}")\n>>> values = yatzy.solve(sheet)\n'
        f">>> f\"{{values.expected:.9f}}\"\n'{known.expected}'\n```"
    )
    yield f"All of it as data: `src/yatzy/rules/sheets/{cell(sheet.id)}.toml`."
