"""Messages and names by language."""

import os
from collections.abc import Iterable, Mapping, Sequence
from datetime import date as Date  # noqa: N812 # a catalogue writes dates, by that name
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import NAMED, RuleSheet

LANGUAGES = (
    "da", "de", "en", "es", "et", "fi", "fr", "hu", "is", "it", "lt", "lv", "nb", "nl", "pl", "ru", "sv", "uk",
)  # fmt: skip
"""The languages the sheets speak. Where a catalogue lacks a message, English stands in."""

FALLBACK = "en"
CERTAIN = 1e-12
"""Chances this close to one are that, but for the last digits of a long computation."""

DAYS = {"en": "en_GB"}
"""Where days are written as in one country, where a language has several ways."""

SIMILAR = {"no": "nb", "nn": "nb"}


class Catalogue:
    """What the product says in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = language if _bundle(language) else FALLBACK
        self._bundles = [bundle for tag in (language, FALLBACK) if (bundle := _bundle(tag)) is not None]

    def has(self, message: str) -> bool:
        """Whether the message exists, if only in English."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, /, **arguments: str | int) -> str:
        """Return the sentence for a message, or for an attribute of it (``message.attribute``)."""
        identity, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(identity):
                found = bundle.get_message(identity)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, arguments)[0])
        raise LookupError(f"no message {message}")

    def labelled(self, label: str, text: str) -> str:
        """Write what something is, and then more about it: ``label: text``."""
        return self.say("labelled", label=label, text=text)

    def name(self, sheet: RuleSheet, key: str) -> str:
        """Return the name of a box, the game, the bonus or the total, as printed where it is."""
        printed = sheet.printed_name(key, self.language)
        if printed is not None:
            return printed
        elsewhere = [name for language in sheet.languages if (name := sheet.printed_name(key, language))]
        if key == "game" or (elsewhere and elsewhere[0].startswith(sheet.title)):
            return sheet.title  # a box named after the game is so in every language
        message = f"name-{key}" if key in NAMED else f"box-{key}"
        if self.has(message):
            return self.say(message)
        return elsewhere[0] if elsewhere else key.replace("-", " ").capitalize()

    def keys_by_name(self, sheet: RuleSheet) -> dict[str, str]:
        """Return the keys of a sheet's boxes by their names in this language, in small letters."""
        return {self.name(sheet, key).lower(): key for key in sheet.tables.keys}

    def both(self, items: Iterable[str]) -> str:
        """List things that all apply: ``a, b and c``."""
        return format_list(list(items), locale=self._locale)

    def either(self, items: Iterable[str]) -> str:
        """List things of which one applies: ``a, b or c``."""
        return format_list(list(items), style="or", locale=self._locale)

    def decimal(self, number: float, digits: int = 1) -> str:
        """Write a number with so many digits after the point, or the comma."""
        return format_decimal(number, format=f"0.{'0' * digits}".rstrip("."), locale=self._locale)

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share in percent. What can happen is never rounded to never, nor what need not to always."""
        if share == 0 or share >= 1 - CERTAIN:
            return self.say("percent", number=self.decimal(100 * share, 0))
        told, least = self.decimal(100 * share, digits), 10.0**-digits
        if told == self.decimal(0, digits):
            return self.say("percent-below", number=self.decimal(least, digits))
        if told == self.decimal(100, digits):
            return self.say("percent-above", number=self.decimal(100 - least, digits))
        return self.say("percent", number=told)

    def date(self, day: str) -> str:
        """Write a day that is told as 2026-11-15; what is none stays as it is."""
        try:
            told = Date.fromisoformat(day)
        except ValueError:
            return day
        return format_date(told, "medium", locale=DAYS.get(self._locale, self._locale))

    def language_name(self, language: str) -> str:
        """Return what this language calls a language."""
        try:
            return Locale(language).get_language_name(self._locale) or language
        except UnknownLocaleError:
            return language


@cache
def own_names() -> dict[str, str]:
    """Return what every language calls itself, as it stands in a list."""
    names = {language: catalogue(language).language_name(language) for language in LANGUAGES}
    return {language: name[0].upper() + name[1:] for language, name in names.items()}


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language."""
    return Catalogue(language)


def pick_language(
    wanted: str | None, environment: Mapping[str, str] | None = None, also: Sequence[str] = ()
) -> str:
    """Return the language asked for, else the one of the terminal, else English.

    ``also`` names languages beside ours that may be asked for, such as those of a house sheet.
    """
    environment = os.environ if environment is None else environment
    if wanted is None:
        wanted = environment.get("YATZY_LANG") or None
    if wanted is not None:
        language = _base(wanted)
        if language not in (*LANGUAGES, *also):
            raise YatzyError("language-unknown", language=wanted, known=", ".join(LANGUAGES))
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable)
        if value:
            language = _base(value)
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def _base(tag: str) -> str:
    base = tag.replace("_", "-").split(".")[0].split("-")[0].lower()
    return SIMILAR.get(base, base)


@cache
def _bundle(language: str) -> FluentBundle | None:
    folder = files("yatzy.l10n") / language
    if not folder.is_dir():
        return None
    # Isolation marks keep mixed directions apart; all our languages run left to right, and terminals show them.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(folder.iterdir(), key=_name):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _name(file: Traversable) -> str:
    return file.name
