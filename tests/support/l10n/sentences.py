"""Sentences with names of boxes in them, and what goes wrong where a name would have to agree."""

import re
from collections.abc import Iterator
from functools import cache

from support.l10n.catalogues import feature_files, messages, samples, say
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

BOXES = ("box", "upper", "target", "needed")
"""Arguments that can be the name of any box, also one in the plural."""

VERBS = {
    "da": "er kommer giver skal går tæller står bliver",
    "de": "ist steht geht bringt zählt kommt muss",
    "en": "is comes has holds averages scores counts",
    "es": "está va da viene cuenta vale",
    "et": "on tuleb annab läheb jääb peab",
    "fi": "on tulee antaa menee pitää tuottaa",
    "fr": "est vient passe rapporte compte vaut",
    "hu": "van kell ad szabad betelt megy következik átlaga",
    "is": "er kemur gefur gengur fer",
    "it": "è viene va vale conta dà",
    "lt": "yra eina duoda turi",
    "lv": "ir iet dod",
    "nb": "er kommer gir må går teller står blir",
    "nl": "is komt gaat geeft moet levert telt",
    "pl": "jest daje ma musi idzie",
    "ru": "свободно занято идёт даёт должно свободна занята",
    "sv": "är kommer ger måste går räknas står blir",
    "uk": "вільне зайняте йде дає має вільна зайнята",
}
"""Verbs and adjectives in the singular that a bare name in the plural must not be followed by."""

GOVERNING = {
    "es": "el la los las del al",
    "fr": "le la les du au aux",
    "hu": "a az",
    "it": "il lo la i gli le del della dello nel nella nello al alla allo",
    "lt": "į iš su už",
    "lv": "ar uz no pie",
    "pl": "w we na za do dla po z ze",
    "ru": "в во на за для по с со из",
    "uk": "в у на за для по з із",
}
"""Articles that depend on the name, and prepositions after which it would have to be inflected."""

NOUNS = {
    "da": "feltet felterne",
    "de": "feld",
    "en": "box boxes",
    "es": "casilla",
    "et": "lahter lahtris lahtri lahtrisse",
    "fi": "ruutu ruudussa ruudun ruutuun",
    "fr": "case",
    "hu": "rovat rovatban rovatba rovatot",
    "is": "reiturinn reitur reit reitinn reitnum",
    "it": "casella",
    "lt": "langelis langelį langelyje",
    "lv": "lauciņš lauciņu lauciņā",
    "nb": "ruten rutene",
    "nl": "vak",
    "pl": "pole pola",
    "ru": "поле поля",
    "sv": "rutan rutorna",
    "uk": "поле поля",
}
"""What a name may follow instead: the verb then agrees with this word."""


@cache
def box_names(language: str) -> tuple[str, ...]:
    """Return what all sheets call their boxes in a language, each name once."""
    words = catalogue(language)
    sheets = [bundled_sheet(one) for one in sheet_ids()]
    return tuple(sorted({words.name(sheet, key) for sheet in sheets for key in sheet.tables.keys}))


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Say every message that takes the name of a box, with ``⟨box⟩`` and the like where names go."""
    for file in feature_files(language):
        for name, one in messages(language, file).items():
            if one.written & set(BOXES):
                yield from ((name, say(language, name, arguments)) for arguments in samples(one))


def traps(language: str) -> dict[str, str]:
    """Return each message in which the name of a box would have to agree or inflect, with a sentence."""
    verbs, governing = VERBS[language].split(), GOVERNING.get(language, "").split()
    nouns = NOUNS[language].split()
    found: dict[str, str] = {}
    for message, text in sentences(language):
        for place in re.finditer(rf"⟨(?:{'|'.join(BOXES)})⟩", text):
            before = re.findall(r"(\w+) $", text[: place.start()].lower())
            after = re.findall(r"^ (\w+)", text[place.end() :].lower())
            bare = not (before and before[0] in nouns)
            if (bare and after and after[0] in verbs) or (before and before[0] in governing):
                found.setdefault(message, text)
    return found


def filled_in(language: str) -> Iterator[tuple[str, str]]:
    """Say the same sentences with every name that a box has in the language."""
    for message, text in sentences(language):
        for name in box_names(language):
            yield message, name.join(re.split(rf"⟨(?:{'|'.join(BOXES)})⟩", text))
