"""Writes docs/glossary.md from the sheets, the catalogues and docs/terms.tsv. ``make glossary`` runs it."""

import csv
from collections.abc import Iterator
from pathlib import Path

from yatzy.l10n.catalogue import LANGUAGES, Catalogue, catalogue
from yatzy.rules.shelf import sheet_ids, shelf_sheet

PAGE = Path(__file__).with_name("glossary.md")
TERMS = Path(__file__).with_name("terms.tsv")
"""The words of the product, which no sheet prints: a line a concept, a column a language."""

HEAD = """\
# Glossary

What things are called in each language, and which sheet prints that word. A box keeps the name of the sheet
that is played; the general name is for sheets that are not printed in a language, and for rules of one's own.
A star marks a name that is not printed, or not readable in our copy, and is what players say. `make glossary`
writes this page from the sheets, the catalogues and [terms.tsv](terms.tsv).
"""


def terms() -> dict[str, dict[str, str]]:
    """Return the words of the product by language, then by concept."""
    with TERMS.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {language: {row["concept"]: row[language] for row in rows} for language in LANGUAGES}


def names() -> list[str]:
    """Return the keys of everything that sheets name, in the order of a pad."""
    keys = [key for sheet_id in ("maxi", *sheet_ids()) for key in shelf_sheet(sheet_id).tables.keys]
    return list(dict.fromkeys([*keys, "upper-bonus", "total"]))


def printed(key: str, language: str) -> dict[str, list[str]]:
    """Return what sheets call something in a language: the sheets by the name, a star where it is guessed."""
    found: dict[str, list[str]] = {}
    for sheet_id in sheet_ids():
        sheet = shelf_sheet(sheet_id)
        name = sheet.printed_name(key, language)
        if name is not None:
            star = "*" if key in sheet.guessed.get(language, ()) else ""
            found.setdefault(name, []).append(f"{sheet_id}{star}")
    return found


def general(words: Catalogue, key: str) -> str:
    """Return the general name of something."""
    return words.say(f"name-{key}" if key in ("upper-bonus", "total") else f"box-{key}")


def part(language: str, told: dict[str, str]) -> Iterator[str]:
    """Write about one language."""
    words = catalogue(language)
    name = words.language_name(language)
    yield f"## {name[0].upper()}{name[1:]} (`{language}`)"
    yield ""
    yield "| box | general name | as printed, and by which sheets |"
    yield "|---|---|---|"
    for key in names():
        where = "; ".join(f"{one} ({', '.join(sheets)})" for one, sheets in printed(key, language).items())
        yield f"| {key} | {general(words, key)} | {where} |"
    yield ""
    yield "| word | in the product |"
    yield "|---|---|"
    yield from (f"| {concept} | {word} |" for concept, word in told.items())
    yield ""


def page() -> str:
    """Return the whole page."""
    told = terms()
    lines = [line for language in LANGUAGES for line in part(language, told[language])]
    return "\n".join([HEAD, *lines]).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
