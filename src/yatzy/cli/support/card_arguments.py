"""Arguments that several commands share: a sheet, and a card of it."""

from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.errors import CardError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import find_sheet


def parse_card_arguments(sheet: str, filled: str, lang: str | None) -> tuple[RuleSheet, Catalogue, Card]:
    """Return the sheet, the catalogue to answer from, and the card; boxes are named by key or as printed."""
    rule_sheet = find_sheet(sheet)
    words = catalogue(pick_language(lang, extra_languages=rule_sheet.languages))
    return rule_sheet, words, Card.parse(rule_sheet.tables, filled, words.keys_by_name(rule_sheet))


def check_open(card: Card) -> None:
    """Raise ``CardError`` if no box is open."""
    if not card.open_boxes:
        raise CardError("card-full")
