"""What several commands are asked about: a sheet, and a card of it."""

from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.errors import CardError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import find_sheet


def asked_about(sheet: str, filled: str, lang: str | None) -> tuple[RuleSheet, Catalogue, Card]:
    """Return the sheet, the catalogue to answer from, and the card, its boxes named by key or as printed."""
    rule_sheet = find_sheet(sheet)
    words = catalogue(pick_language(lang, also=rule_sheet.languages))
    return rule_sheet, words, Card.parse(rule_sheet.tables, filled, words.keys_by_name(rule_sheet))


def check_open(card: Card) -> None:
    """Refuse a card with nothing left to play."""
    if not card.open_boxes:
        raise CardError("card-full")
