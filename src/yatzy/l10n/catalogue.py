"""Messages, names, numbers, lists and dates in one language."""

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from yatzy.l10n.bundle import Bundle
from yatzy.l10n.numbers import format_decimal
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import PRINTED_KEYS, RuleSheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

# ruff: noqa: PLC0415 # Babel is loaded for lists and days only: it is slow to load

LANGUAGES = (
    "da", "de", "en", "es", "et", "fi", "fr", "hu", "is", "it", "lt", "lv", "nb", "nl", "pl", "ru", "sv", "uk",
)  # fmt: skip
"""The languages with a catalogue. A message that a catalogue lacks is taken from English."""

FALLBACK = "en"
FIRST_FEATURES = ("cli", "boxes", "reasons", "coach", "solver", "table", "coach_table", "rules", "errors")
"""The files a message is first looked for in: what every command says, then what most do."""
FOLDER = os.path.dirname(__file__)  # noqa: PTH120 # pathlib loads slowly

CERTAINTY_TOLERANCE = 1e-12
"""A chance this close to 1 is 1 but for rounding errors."""

DATE_LOCALES = {"en": "en_GB"}
"""The locale whose date format is used, for languages that have several."""

LANGUAGE_ALIASES = {"no": "nb", "nn": "nb"}


class Catalogue:
    """All messages in one language, with English for those it lacks."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = language if language in LANGUAGES else FALLBACK
        self._bundles = [bundle_of(tag) for tag in dict.fromkeys((self._locale, FALLBACK))]

    def has(self, message: str) -> bool:
        """Whether the message exists in this language or in English."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, /, **arguments: str | int) -> str:
        """Format a message, or an attribute of it (``message.attribute``).

        Raises ``LookupError`` if neither this language nor English has it.
        """
        identifier, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if (text := bundle.format(identifier, attribute, arguments)) is not None:
                return text
        raise LookupError(f"no message {message}")

    def with_label(self, label: str, text: str) -> str:
        """Format ``label: text``."""
        return self.say("labelled", label=label, text=text)

    def name(self, sheet: RuleSheet, key: str) -> str:
        """Return the name of a box, the game, the bonus or the total.

        As the sheet prints it in this language, else this language's general word, else as printed elsewhere.
        """
        printed = sheet.printed_name(key, self.language)
        if printed is not None:
            return printed
        other_names = [name for language in sheet.languages if (name := sheet.printed_name(key, language))]
        if key == "game" or (other_names and other_names[0].startswith(sheet.title)):
            return sheet.title  # a box named after the game is so in every language
        message = f"name-{key}" if key in PRINTED_KEYS else f"box-{key}"
        if self.has(message):
            return self.say(message)
        return other_names[0] if other_names else key.replace("-", " ").capitalize()

    def keys_by_name(self, sheet: RuleSheet) -> dict[str, str]:
        """Return the keys of a sheet's boxes by their lower-case names in this language."""
        return {self.name(sheet, key).lower(): key for key in sheet.tables.keys}

    def join_and(self, items: Iterable[str]) -> str:
        """Format a list as ``a, b and c``."""
        return self._join(items, "standard")

    def join_or(self, items: Iterable[str]) -> str:
        """Format a list as ``a, b or c``."""
        return self._join(items, "or")

    def _join(self, items: Iterable[str], style: 'Literal["standard", "or"]') -> str:
        from babel.lists import format_list

        return format_list(list(items), style=style, locale=self._locale)

    def decimal(self, number: float, digits: int = 1) -> str:
        """Format a number with this many decimals."""
        return format_decimal(self._locale, number, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        """Format a share in percent; only 0 is shown as 0 %, and only 1 as 100 %."""
        if share == 0 or share >= 1 - CERTAINTY_TOLERANCE:
            return self.say("percent", number=self.decimal(100 * share, 0))
        rounded, least = self.decimal(100 * share, digits), 10.0**-digits
        if rounded == self.decimal(0, digits):
            return self.say("percent-below", number=self.decimal(least, digits))
        if rounded == self.decimal(100, digits):
            return self.say("percent-above", number=self.decimal(100 - least, digits))
        return self.say("percent", number=rounded)

    def date(self, day: str) -> str:
        """Format a day given as ``2026-11-15``; return anything else unchanged."""
        from datetime import date as Date  # noqa: N812 # a catalogue writes dates, by that name

        from babel.dates import format_date

        try:
            parsed = Date.fromisoformat(day)
        except ValueError:
            return day
        return format_date(parsed, "medium", locale=DATE_LOCALES.get(self._locale, self._locale))

    def language_name(self, language: str) -> str:
        """Return the name of a language in this language."""
        from babel import Locale, UnknownLocaleError

        try:
            return Locale(language).get_language_name(self._locale) or language
        except UnknownLocaleError:
            return language


@cache
def native_language_names() -> dict[str, str]:
    """Return the name of every language in itself, capitalised for a list."""
    names = {language: catalogue(language).language_name(language) for language in LANGUAGES}
    return {language: name[0].upper() + name[1:] for language, name in names.items()}


@cache
def catalogue(language: str) -> Catalogue:
    """Return the cached catalogue of a language."""
    return Catalogue(language)


def pick_language(
    requested: str | None, environment: Mapping[str, str] | None = None, extra_languages: Sequence[str] = ()
) -> str:
    """Return the requested language, else that of ``YATZY_LANG``, else that of the locale, else English.

    ``extra_languages`` may be requested too, such as those of a house sheet. Raises :class:`YatzyError` if the
    requested language, or that of ``YATZY_LANG``, is unknown.
    """
    environment = os.environ if environment is None else environment
    if requested is None:
        requested = environment.get("YATZY_LANG") or None
    if requested is not None:
        language = _primary_language(requested)
        if language not in (*LANGUAGES, *extra_languages):
            raise YatzyError("language-unknown", language=requested, known=", ".join(LANGUAGES))
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable)
        if value:
            language = _primary_language(value)
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def _primary_language(tag: str) -> str:
    base = tag.replace("_", "-").split(".")[0].split("-")[0].lower()
    return LANGUAGE_ALIASES.get(base, base)


@cache
def bundle_of(language: str) -> Bundle:
    """Return the messages of one of our languages."""
    folder = os.path.join(FOLDER, language)  # noqa: PTH118 # as above
    files = sorted(file.removesuffix(".ftl") for file in os.listdir(folder))  # noqa: PTH208 # as above
    rest = sorted((one for one in files if one not in FIRST_FEATURES), key=lambda one: one.startswith("page"))

    def read_feature(feature: str) -> str:
        with open(os.path.join(folder, f"{feature}.ftl"), encoding="utf-8") as file:  # noqa: PTH118, PTH123
            return file.read()

    return Bundle(language, [*FIRST_FEATURES, *rest], read_feature)
