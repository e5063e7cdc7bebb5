"""Rules of whole turns in words: which box may be filled, and what an extra five alike does."""

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.patterns import Anything
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.vocabulary import (
    BonusAfter,
    BonusWhile,
    FiveAlike,
    Joker,
    JokerPays,
    Order,
    Strike,
    ZeroWhenClosed,
)

ZERO_TOPICS = {
    ZeroWhenClosed.NEVER: "",
    ZeroWhenClosed.CHANCE_AND_UPPER: "zero-when-closed",
    ZeroWhenClosed.UPPER_BOX: "zero-when-upper-box-closed",
    ZeroWhenClosed.UPPER_SECTION: "zero-when-upper-section-closed",
}


def order_sentence(words: Catalogue, order: Order, strike: Strike) -> str:
    """Return which open box may be filled, and when with 0."""
    if order is Order.FIXED:
        return words.say("rules-order-fixed")
    return words.say("rules-order-strike-last" if strike is Strike.LAST else "rules-order-free")


def five_alike_sentences(
    words: Catalogue, sheet: RuleSheet, five_alike: FiveAlike | None, box: str
) -> dict[str, str]:
    """Return what an extra five alike does, a sentence for each topic; ``box`` is the key of its own box."""
    chance = next((one.key for one in sheet.rules.boxes if isinstance(one.pattern, Anything)), "chance")
    facts: dict[str, str | int] = {
        "box": words.name(sheet, box),
        "chance": words.name(sheet, chance),
        "bonus": five_alike.bonus if five_alike else 0,
        "points": (five_alike and five_alike.in_chance) or 0,
    }
    topics = _list_topics(five_alike, chips=sheet.customs.chips) if five_alike else ["ordinary"]
    return {topic: words.say(f"rules-further-{topic}", **facts) for topic in topics or ["ordinary"]}


def _list_topics(five_alike: FiveAlike, *, chips: bool) -> list[str]:
    """Return the topics to write about, as parts of message ids."""
    bonus, joker = bool(five_alike.bonus), five_alike.joker is not Joker.NONE
    needs_points = five_alike.bonus_after is BonusAfter.POINTS
    topics = {
        "bonus": bonus and needs_points,
        "bonus-after-entry": bonus and not needs_points,
        "no-bonus-after-zero": bonus and needs_points,
        "bonus-upper-open": bonus and five_alike.bonus_while is BonusWhile.UPPER_OPEN,
        "chips": bonus and chips,
        "joker": joker,
        "joker-highest": joker and five_alike.joker_pays is JokerPays.HIGHEST,
        f"joker-{five_alike.joker}": joker,
        f"upper-{five_alike.upper_first}": five_alike.joker is Joker.FORCED,
        "in-chance": five_alike.in_chance is not None,
        ZERO_TOPICS[five_alike.zero_when_closed]: five_alike.zero_when_closed is not ZeroWhenClosed.NEVER,
    }
    return [topic for topic, applies in topics.items() if applies]
