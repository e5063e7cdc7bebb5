"""The patterns of most messages: text on one line with arguments in it, and variants of it.

A subset of Fluent, read and filled in without loading Fluent, which takes longer than most commands. Whatever
else Fluent can do (references, other functions, several lines, larger numbers) is left to it.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

from yatzy.l10n.numbers import format_integer, plural_category

VARIABLE = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*(\}|->)")
UNGROUPED = re.compile(r"\{\s*NUMBER\(\$([a-zA-Z][\w-]*),\s*useGrouping:\s*0\)\s*\}")
LITERAL = re.compile(r'\{\s*"([^"\\]*)"\s*\}')
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] ?")

MOST = 999_999
"""The largest number that is filled in here."""

Values = Mapping[str, str | int]


class Literal(str):
    """Text in quotation marks, whose blanks count."""

    __slots__ = ()


class Variable(NamedTuple):
    """An argument that is filled in."""

    name: str
    grouped: bool = True
    """Whether thousands are set apart, if it is a number."""


class Select(NamedTuple):
    """Variants by an argument: a text, a number, or the plural category of a number."""

    name: str
    variants: dict[str, "Pattern"]
    default: str


Pattern = tuple[str | Variable | Select, ...]


class BeyondUs(Exception):  # no error: it is Fluent's turn
    """A pattern or argument that only Fluent can format."""


def parse_pattern(source: str) -> Pattern:
    """Parse a pattern; raise :class:`BeyondUs` if it is not of the subset."""
    pattern, end = _parse(source, 0)
    if end != len(source):
        raise BeyondUs
    return pattern


def _parse(source: str, start: int) -> tuple[Pattern, int]:
    """Parse text and placeables up to the end, or to what ends a variant."""
    parts: list[str | Variable | Select] = []
    place = start
    while place < len(source):
        match source[place]:
            case "{":
                part, place = _parse_placeable(source, place)
                parts.append(part)
            case "}":
                break
            case "\n":
                if not _ends_variant(source, place):
                    raise BeyondUs
                break
            case _:
                end = next((one for one in range(place, len(source)) if source[one] in "{}\n"), len(source))
                parts.append(source[place:end])
                place = end
    return _trim(parts), place


def _ends_variant(source: str, place: int) -> bool:
    following = source[place:].lstrip()
    return following.startswith(("[", "*[", "}"))


def _trim(parts: list[str | Variable | Select]) -> Pattern:
    """Strip blanks at the end of a pattern, as Fluent does."""
    if parts and type(parts[-1]) is str:
        parts[-1] = parts[-1].rstrip(" ")
    return tuple(part for part in parts if part != "")


def _parse_placeable(source: str, place: int) -> tuple[str | Variable | Select, int]:
    if literal := LITERAL.match(source, place):
        return Literal(literal[1]), literal.end()
    if ungrouped := UNGROUPED.match(source, place):
        return Variable(ungrouped[1], grouped=False), ungrouped.end()
    variable = VARIABLE.match(source, place)
    if variable is None:
        raise BeyondUs
    if variable[2] == "}":
        return Variable(variable[1]), variable.end()
    place, variants, default = variable.end(), dict[str, Pattern](), ""
    while found := VARIANT.match(source, place):
        variants[found[2]], place = _parse(source, found.end())
        default = found[2] if found[1] else default
    closing = source.find("}", place)
    if closing < 0 or source[place:closing].strip() or not default:
        raise BeyondUs
    return Select(variable[1], variants, default), closing + 1


def fill_in(pattern: Pattern, arguments: Values, language: str) -> str:
    """Fill in the arguments; raise :class:`BeyondUs` where one is missing or too large."""
    return "".join(_fill_part(part, arguments, language) for part in pattern)


def _fill_part(part: str | Variable | Select, arguments: Values, language: str) -> str:
    if isinstance(part, str):
        return part
    value = arguments.get(part.name)
    if type(value) is int and not 0 <= value <= MOST:
        raise BeyondUs
    if type(value) is not int and type(value) is not str:
        raise BeyondUs
    if isinstance(part, Variable):
        if not isinstance(value, int) and not part.grouped:
            raise BeyondUs
        return format_integer(language, value) if isinstance(value, int) and part.grouped else str(value)
    key = str(value)
    if type(value) is int and key not in part.variants:
        key = plural_category(language, value) if len(part.variants) > 1 else part.default
    elif type(value) is str and key.isdigit():
        key = part.default  # a text is no number
    return fill_in(part.variants.get(key, part.variants[part.default]), arguments, language)
