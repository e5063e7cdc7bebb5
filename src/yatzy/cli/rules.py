"""``yatzy rules``: a sheet's rules as a page to read."""

from rich.console import Console
from rich.table import Table

from yatzy.cli.output import NARROW, faces, ruled, terminal
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.rulebook import BoxRule, Page, Part, rulebook
from yatzy.rules.shelf import find_sheet


def rules(sheet: str, /, *, lang: str | None = None) -> None:
    rule_sheet = find_sheet(sheet)
    words = catalogue(pick_language(lang, also=rule_sheet.languages))
    console = terminal()
    page = rulebook(words, rule_sheet)
    console.print(page.title, style="bold")
    for line in page.imprint:
        console.print(line.text + _marks(line.marks), style="dim")
    for part in page.parts:
        _part(console, words, part)
    console.print()
    console.print(page.highest)
    _notes(console, words, page)


def _part(console: Console, words: Catalogue, part: Part) -> None:
    _heading(console, part.heading)
    if part.boxes and console.width < NARROW:
        for rule in part.boxes:
            console.print(_name(rule), style="bold")
            console.print(words.labelled(f"{rule.text} {faces(rule.example)}", str(rule.points)))
    elif part.boxes:
        table = ruled(*(words.say(f"column-{name}") for name in ("box", "rule", "example", "points")))
        table.columns[2].no_wrap = True
        table.columns[3].justify = "right"
        for rule in part.boxes:
            table.add_row(_name(rule), rule.text, faces(rule.example), str(rule.points))
        console.print(table)
    if any(rule.guessed for rule in part.boxes):
        console.print(words.say("rules-guessed"), style="dim")
    if part.boxes and part.lines:
        console.print()
    for line in part.lines:
        console.print(line.text + _marks(line.marks))
    if part.cases:
        console.print()
        cases = Table.grid(padding=(0, 1))
        for case in part.cases:
            cases.add_row(faces(case.dice), f"{case.when} {case.outcome} {case.why}")
        console.print(cases)


def _heading(console: Console, text: str) -> None:
    console.print()
    console.print(text, style="bold underline")


def _notes(console: Console, words: Catalogue, page: Page) -> None:
    if page.footnotes:
        _heading(console, words.say("rules-notes"))
        notes = Table.grid(padding=(0, 1))
        ours = words.say("rules-ours")
        for note in page.footnotes:
            notes.add_row(f"[{note.number}]", f"{note.text} {ours if note.ours else ''}")
        console.print(notes)
    if page.elsewhere:
        _heading(console, words.say("rules-elsewhere"))
        for line in page.elsewhere:
            console.print(line)


def _name(rule: BoxRule) -> str:
    return rule.name + (" *" if rule.guessed else "") + _marks(rule.marks)


def _marks(numbers: tuple[int, ...]) -> str:
    return "".join(f" [{number}]" for number in numbers)
