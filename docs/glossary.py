"""Writes docs/glossary.md from sheets, catalogues, terms.tsv and avoid.tsv. ``make glossary`` runs it."""

import csv
from collections.abc import Iterator
from pathlib import Path

from yatzy.l10n.catalogue import LANGUAGES, Catalogue, catalogue
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

PAGE = Path(__file__).with_name("glossary.md")
TERMS = Path(__file__).with_name("terms.tsv")
"""The words of the product, which no sheet prints: a line a concept, a column a language."""

AVOID = Path(__file__).with_name("avoid.tsv")
"""Words that a language avoids, because it has another for the same thing."""

HEAD = """\
# Glossary

What things are called in each language, and which rules print that word. A box has the name that the rules you
play print; the general name is for rules that aren't printed in a language, and for your own.
A star marks a name that isn't printed, or is unreadable in our copy: it's what players say. `make glossary`
writes this page from the rules, the catalogues, [terms.tsv](terms.tsv) and [avoid.tsv](avoid.tsv).
"""


def terms() -> dict[str, dict[str, str]]:
    """Return the words of the product by language, then by concept."""
    with TERMS.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {language: {row["concept"]: row[language] for row in rows} for language in LANGUAGES}


def avoided(language: str) -> dict[str, str]:
    """Return what a language says instead of the words it avoids, by those words."""
    with AVOID.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["avoid"]: row["say"] for row in rows if row["language"] == language}


def names() -> list[str]:
    """Return the keys of everything that sheets name, in the order of a pad."""
    keys = [key for sheet_id in ("maxi", *sheet_ids()) for key in bundled_sheet(sheet_id).tables.keys]
    return list(dict.fromkeys([*keys, "upper-bonus", "total"]))


def printed(key: str, language: str) -> dict[str, list[str]]:
    """Return what sheets call something in a language: the sheets by the name, a star where it is guessed."""
    found: dict[str, list[str]] = {}
    for sheet_id in sheet_ids():
        sheet = bundled_sheet(sheet_id)
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
    texts = catalogue(language)
    name = texts.language_name(language)
    yield f"## {name[0].upper()}{name[1:]} (`{language}`)"
    yield ""
    yield "| box | general name | as printed, and in which rules |"
    yield "|---|---|---|"
    for key in names():
        where = "; ".join(f"{one} ({', '.join(sheets)})" for one, sheets in printed(key, language).items())
        yield f"| {key} | {general(texts, key)} | {where} |"
    yield ""
    yield "| word | in the product |"
    yield "|---|---|"
    yield from (f"| {concept} | {word} |" for concept, word in told.items())
    yield ""
    if instead := avoided(language):
        yield "| avoid | say |"
        yield "|---|---|"
        yield from (f"| {words} | {word} |" for words, word in instead.items())
        yield ""


def page() -> str:
    """Return the whole page."""
    told = terms()
    lines = [line for language in LANGUAGES for line in part(language, told[language])]
    return "\n".join([HEAD, *lines]).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
