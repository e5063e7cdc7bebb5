"""``yatzy rules``: a sheet's rules as a page to read."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from yatzy.cli.output import faces, ruled, terminal
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.rulebook import Page, Part, rulebook
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import find_sheet


def rules(sheet: str, /, *, lang: str | None = None) -> None:
    words = catalogue(pick_language(lang))
    rule_sheet = find_sheet(sheet)
    console = terminal()
    page = rulebook(words, rule_sheet)
    console.print(page.title, style="bold")
    console.print(page.imprint, style="dim")
    for part in page.parts:
        _part(console, words, part)
    console.print()
    console.print(_highest(words, rule_sheet))
    _notes(console, words, page)


def _part(console: Console, words: Catalogue, part: Part) -> None:
    console.print()
    console.print(part.heading, style="bold underline")
    if part.boxes:
        table = ruled(words.say("column-box"), "", words.say("column-example"), words.say("column-points"))
        table.columns[3].justify = "right"
        for rule in part.boxes:
            name = rule.name + (" *" if rule.guessed else "") + _marks(rule.marks)
            table.add_row(name, rule.text, faces(rule.example), str(rule.points))
        console.print(table)
        if any(rule.guessed for rule in part.boxes):
            console.print()
            console.print(words.say("rules-guessed"), style="dim")
    if part.boxes and part.lines:
        console.print()
    for line in part.lines:
        console.print(line.text + _marks(line.marks))


def _notes(console: Console, words: Catalogue, page: Page) -> None:
    if page.footnotes:
        console.print()
        console.print(words.say("rules-notes"), style="bold underline")
        ours = words.say("rules-ours")
        console.print(
            _list((f"[{note.number}]", f"{note.text} {ours if note.ours else ''}") for note in page.footnotes)
        )
    if page.elsewhere:
        console.print()
        console.print(words.say("rules-elsewhere"), style="bold underline")
        names = (" ".join(languages) for languages, _ in page.elsewhere)
        console.print(_list(zip(names, (text for _, text in page.elsewhere), strict=True)))


def _list(rows: Iterable[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(max_width=14)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return table


def _highest(words: Catalogue, sheet: RuleSheet) -> str:
    total, card = sheet.tables.highest(), sheet.tables.highest(with_bonus=False)
    if total == card:
        return words.say("rules-highest", total=total)
    return words.say("rules-highest-bonus", total=total, card=card, dice=sheet.rules.dice)


def _marks(numbers: tuple[int, ...]) -> str:
    return "".join(f" [{number}]" for number in numbers)
