"""A card as clients see it, all derived. Imports little, so that workers can use it too."""

from msgspec import Struct

from yatzy.game.card import Card


class CardView(Struct, frozen=True):
    """One column of a round."""

    points: tuple[int | None, ...]
    """By box, in printed order; null where it is open."""
    upper: int
    upper_bonus: int
    bonuses: int
    total: int
    pace: int | None


def card_view(card: Card) -> CardView:
    """Return the view of a card."""
    return CardView(card.points, card.upper, card.upper_bonus, card.bonuses, card.total, card.pace)
