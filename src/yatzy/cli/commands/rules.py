"""``yatzy rules``: a sheet's rules as a page to read."""

from rich.console import Console
from rich.table import Table

from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.terminal import NARROW, make_console, ruled_table, space_dice
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.report.rulebook import BoxRule, RulePage, RulePart, build_rule_page
from yatzy.rules.sheet_files import find_sheet

CHOSEN, NOT_CHOSEN = "●", "○"


def rules(sheet: str, /, *, json: bool = False, lang: str | None = None) -> None:
    rule_sheet = find_sheet(sheet)
    words = catalogue(pick_language(lang, extra_languages=rule_sheet.languages))
    page = build_rule_page(words, rule_sheet)
    if json:
        from yatzy.report.listing_schema import RulesText  # noqa: PLC0415 # seldom needed

        print_json(RulesText(rule_sheet.id, rule_sheet.digest, words.language, page))
        return
    console = make_console()
    console.print(page.title, style="bold")
    for line in page.imprint:
        console.print(line.text + _footnote_marks(line.marks), style="dim")
    for part in page.parts:
        _print_part(console, words, part)
    console.print()
    console.print(page.highest)
    _print_options(console, words, page)
    _print_notes(console, words, page)


def _print_part(console: Console, words: Catalogue, part: RulePart) -> None:
    _print_heading(console, part.heading)
    if part.boxes and console.width < NARROW:
        for rule in part.boxes:
            console.print(_box_name(rule), style="bold")
            console.print(words.with_label(f"{rule.text} {space_dice(rule.example)}", str(rule.points)))
    elif part.boxes:
        table = ruled_table(*(words.say(f"column-{name}") for name in ("box", "rule", "example", "points")))
        table.columns[2].no_wrap = True
        table.columns[3].justify = "right"
        for rule in part.boxes:
            table.add_row(_box_name(rule), rule.text, space_dice(rule.example), str(rule.points))
        console.print(table)
    if any(rule.guessed for rule in part.boxes):
        console.print(words.say("rules-guessed"), style="dim")
    if part.boxes and part.lines:
        console.print()
    for line in part.lines:
        console.print(line.text + _footnote_marks(line.marks))
    if part.cases:
        console.print()
        cases = Table.grid(padding=(0, 1))
        for case in part.cases:
            cases.add_row(space_dice(case.dice), f"{case.when} {case.outcome} {case.why}")
        console.print(cases)


def _print_heading(console: Console, text: str) -> None:
    console.print()
    console.print(text, style="bold underline")


def _print_options(console: Console, words: Catalogue, page: RulePage) -> None:
    if not page.options:
        return
    _print_heading(console, words.say("rules-options"))
    options = Table.grid(padding=(0, 1))
    options.add_column()
    if console.width >= NARROW:
        options.add_column(no_wrap=True)
    options.add_column(overflow="fold")
    for option in page.options:
        mark = CHOSEN if option.chosen else NOT_CHOSEN
        text = f"{option.text} ({option.source})"
        if console.width < NARROW:
            options.add_row(mark, f"{option.key}\n{text}")
        else:
            options.add_row(mark, option.key, text)
    console.print(options)
    console.print()
    console.print(words.say("rules-options-how", sheet=page.options[0].sheet), style="dim")


def _print_notes(console: Console, words: Catalogue, page: RulePage) -> None:
    if page.footnotes:
        _print_heading(console, words.say("rules-notes"))
        notes = Table.grid(padding=(0, 1))
        ours = words.say("rules-ours")
        for note in page.footnotes:
            notes.add_row(f"[{note.number}]", f"{note.text} {ours if note.ours else ''}")
        console.print(notes)
    if page.elsewhere:
        _print_heading(console, words.say("rules-elsewhere"))
        for line in page.elsewhere:
            console.print(line)


def _box_name(rule: BoxRule) -> str:
    return rule.name + (" *" if rule.guessed else "") + _footnote_marks(rule.marks)


def _footnote_marks(numbers: tuple[int, ...]) -> str:
    return "".join(f" [{number}]" for number in numbers)
