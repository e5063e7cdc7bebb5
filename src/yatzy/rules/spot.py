"""A spot in plain data: a value, the path to it, and the list that faults go to.

Reading goes on after a fault, so that a sheet's author hears of all of them at once. A reader that met one
raises :class:`BadSpot` at the end, and whoever called it goes on with the next part.
"""

import re
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, TypeVar

from yatzy.rules.errors import Fault

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
KEY_LIKE = re.compile(r"[\w-]{1,40}")
LONGEST_KEY = 40
LONGEST_SHOWN = 40
REQUIRED: Any = object()


class BadSpot(Exception):
    """A part that cannot be used; its faults are noted."""


class Spot:
    """A value in the data and the path to it."""

    def __init__(self, value: object, path: str, faults: list[Fault]) -> None:
        self.value = value
        self.path = path
        self.faults = faults
        self._before = len(faults)

    def fault(self, code: str, **details: str | int) -> BadSpot:
        """Note a fault here; raise what comes back to give the part up."""
        self.faults.append(Fault(self.path, code, tuple(details.items())))
        return BadSpot()

    def stop_if_bad(self) -> None:
        """Give the part up if anything in it was at fault."""
        if len(self.faults) > self._before:
            raise BadSpot

    def attempt(self, read: Callable[["Spot"], T]) -> T:
        """Read the part; where that fails, its faults are noted and what comes back must not be used."""
        try:
            return read(self)
        except BadSpot:
            return REQUIRED  # type: ignore[no-any-return] # never looked at: stop_if_bad comes first

    def child(self, key: str) -> "Spot":
        """Return the spot of a key in this table."""
        path = f"{self.path}.{key}" if self.path else key
        return Spot(self.value.get(key) if isinstance(self.value, dict) else None, path, self.faults)

    def get(self, key: str, read: Callable[["Spot"], T], default: T = REQUIRED) -> T:
        """Read a key of this table, or take the default where there is one."""
        child = self.child(key)
        if isinstance(self.value, dict) and key in self.value:
            return child.attempt(read)
        if default is REQUIRED:
            child.fault("missing")
        return default

    def table(self, *known: str) -> dict[str, Any]:
        """Expect a table with no other keys than these."""
        table = self.any_table()
        for key in table:
            if key not in known:
                name = str(key) if KEY_LIKE.fullmatch(str(key)) else shown(key)
                self.child(name).fault("unknown-key", known=", ".join(known))
        return table

    def entries(self, read: Callable[["Spot"], T], known: Iterable[str]) -> dict[str, T]:
        """Expect a table with some of these keys, and read each value the same way."""
        known = list(known)
        found = self.table(*known)
        return {key: self.get(key, read) for key in found if key in known}

    def any_table(self) -> dict[str, Any]:
        """Expect a table."""
        if not isinstance(self.value, dict):
            raise self.fault("not-table", got=shown(self.value))
        return self.value

    def items(self, read: Callable[["Spot"], T], *, most: int = 100) -> tuple[T, ...]:
        """Expect a list that is not empty, and read each item."""
        if not isinstance(self.value, list):
            raise self.fault("not-list", got=shown(self.value))
        if not 1 <= len(self.value) <= most:
            raise self.fault("list-length", most=most, got=len(self.value))
        items = tuple(
            Spot(value, f"{self.path}[{index}]", self.faults).attempt(read)
            for index, value in enumerate(self.value)
        )
        self.stop_if_bad()
        return items

    def distinct(self, read: Callable[["Spot"], T], *, most: int = 100) -> tuple[T, ...]:
        """Expect a list as :meth:`items` does, with nothing in it twice."""
        items = self.items(read, most=most)
        if len(set(items)) < len(items):
            raise self.fault("twice")
        return items

    def whole(self, least: int, most: int) -> int:
        """Expect a whole number in a range."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            raise self.fault("not-whole", least=least, most=most, got=shown(self.value))
        return self.value

    def flag(self) -> bool:
        """Expect true or false."""
        if not isinstance(self.value, bool):
            raise self.fault("not-flag", got=shown(self.value))
        return self.value

    def text(self, longest: int) -> str:
        """Expect a line of text that can be shown."""
        text = self.value
        if not isinstance(text, str):
            raise self.fault("not-text", got=shown(text))
        if not text.strip() or len(text) > longest or not text.isprintable():
            raise self.fault("bad-text", longest=longest)
        return text

    def key(self) -> str:
        """Expect a key such as ``full-house``."""
        if not isinstance(self.value, str) or len(self.value) > LONGEST_KEY or not KEY.fullmatch(self.value):
            raise self.fault("not-key", longest=LONGEST_KEY, got=shown(self.value))
        return self.value

    def one_of(self, choices: Iterable[str]) -> str:
        """Expect one of these words."""
        choices = list(choices)
        if not isinstance(self.value, str) or self.value not in choices:
            raise self.fault("not-choice", choices=", ".join(choices), got=shown(self.value))
        return self.value

    def choice(self, choices: type[E]) -> E:
        """Expect one of the words of an enumeration."""
        return choices(self.one_of(choices))


def shown(value: object) -> str:
    """Quote a value from a file, short and safe to print."""
    match value:
        case dict():
            return "{ ... }"
        case list():
            return "[ ... ]"
        case bool():
            return "true" if value else "false"
        case int() if value.bit_length() > LONGEST_SHOWN:
            return "..."
        case str():
            text = f'"{value}"'
        case _:
            text = str(value)
    text = "".join(sign if sign.isprintable() else "?" for sign in text[: LONGEST_SHOWN + 1])
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]} ..."
