"""Decimals and plural categories as our languages have them.

Babel knows them too, but takes longer to load its data than most commands run; the tests compare.
Sources: CLDR, plural rules for integers, and separators.
"""

from decimal import ROUND_HALF_EVEN, Decimal

DECIMAL_POINT = ("en",)
"""All others write a comma."""
GROUP_SEPARATORS = {
    "en": ",", "da": ".", "de": ".", "es": ".", "is": ".", "it": ".", "nl": ".", "fr": "\u202f",
}  # fmt: skip
"""Between thousands; all others write a no-break space."""


def format_decimal(language: str, number: float, digits: int) -> str:
    """Format a number with this many decimals, ungrouped; ties go to the even neighbour."""
    text = str(Decimal(str(number)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_EVEN))
    return text if language in DECIMAL_POINT else text.replace(".", ",")


def format_integer(language: str, number: int) -> str:
    """Format a number from 0 to 999,999, with thousands apart."""
    return f"{number:,}".replace(",", GROUP_SEPARATORS.get(language, "\u00a0"))


def plural_category(language: str, number: int) -> str:  # noqa: PLR0911 # one line for each family of languages
    """Return the plural category of a number from 0 to 999,999."""
    last, last_two = number % 10, number % 100
    teens = 11 <= last_two <= 19  # noqa: PLR2004 # as CLDR has it
    match language:
        case "fr":
            return "one" if number in (0, 1) else "other"
        case "is":
            return "one" if last == 1 and last_two != 11 else "other"  # noqa: PLR2004
        case "lv":
            return "zero" if last == 0 or teens else "one" if last == 1 else "other"
        case "lt":
            return "other" if last == 0 or teens else "one" if last == 1 else "few"
        case "pl":
            return "one" if number == 1 else "few" if _is_few(last, last_two) else "many"
        case "ru" | "uk":
            is_one = last == 1 and last_two != 11  # noqa: PLR2004
            return "one" if is_one else "few" if _is_few(last, last_two) else "many"
        case _:
            return "one" if number == 1 else "other"


def _is_few(last: int, last_two: int) -> bool:
    return 2 <= last <= 4 and not 12 <= last_two <= 14  # noqa: PLR2004 # as CLDR has it
