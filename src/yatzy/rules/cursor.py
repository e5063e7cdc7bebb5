"""A cursor in plain data: a value, the path to it, and the faults that all cursors share.

Reading goes on after a fault, so that one pass reports all of them, up to :data:`MOST_FAULTS`. A reader that
added a fault raises :class:`InvalidPart` when it is done; :meth:`Cursor.try_read` catches that and goes on with
the next part.
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
LONGEST_QUOTE = 40
MOST_FAULTS = 50
"""Faults to collect; further ones are counted, since each costs a sentence to whoever reports them."""
REQUIRED: Any = object()


class InvalidPart(Exception):
    """A part of the data that cannot be used. Its faults are already in the list."""


class FaultList:
    """The first faults of some data, and the number of all of them."""

    __slots__ = ("count", "first")

    def __init__(self) -> None:
        self.first: list[Fault] = []
        self.count = 0

    @property
    def is_full(self) -> bool:
        """Whether further faults are only counted."""
        return self.count >= MOST_FAULTS

    def add(self, fault: Fault) -> None:
        """Collect a fault, or count it."""
        if not self.is_full:
            self.first.append(fault)
        self.count += 1


class Cursor:
    """A value in the data, its path, and readers that check it."""

    def __init__(self, value: object, path: str, faults: FaultList) -> None:
        self.value = value
        self.path = path
        self.faults = faults
        self._faults_before = faults.count

    def add_fault(self, code: str, **details: str | int) -> InvalidPart:
        """Add a fault at this path. Returns the exception to raise where the part cannot be used."""
        self.faults.add(Fault(self.path, code, tuple(details.items())))
        return InvalidPart()

    def raise_if_faulty(self) -> None:
        """Raise :class:`InvalidPart` if a fault was added since this cursor was made."""
        if self.faults.count > self._faults_before:
            raise InvalidPart

    def try_read(self, read: Callable[["Cursor"], T]) -> T:
        """Read the part; after :class:`InvalidPart` the returned value is a placeholder not to be used."""
        try:
            return read(self)
        except InvalidPart:
            return REQUIRED  # type: ignore[no-any-return] # never used: raise_if_faulty comes first

    def child(self, key: str) -> "Cursor":
        """Return the cursor of a key in this table."""
        path = f"{self.path}.{key}" if self.path else key
        return Cursor(self.value.get(key) if isinstance(self.value, dict) else None, path, self.faults)

    def get(self, key: str, read: Callable[["Cursor"], T], default: T = REQUIRED) -> T:
        """Read a key of this table, or return the default; a missing key without default is a fault."""
        child = self.child(key)
        if isinstance(self.value, dict) and key in self.value:
            return child.try_read(read)
        if default is REQUIRED:
            child.add_fault("missing")
        return default

    def read_table(self, *known: str) -> dict[str, Any]:
        """Read a table; every other key than these is a fault."""
        table = self.read_any_table()
        names = frozenset(known)
        unknown = [key for key in table if key not in names]
        collected = unknown[: max(0, MOST_FAULTS - self.faults.count)]
        for key in collected:
            name = str(key) if KEY_LIKE.fullmatch(str(key)) else quote_value(key)
            self.child(name).add_fault("unknown-key", known=", ".join(known))
        self.faults.count += len(unknown) - len(collected)
        return table

    def read_entries(self, read: Callable[["Cursor"], T], known: Iterable[str]) -> dict[str, T]:
        """Read a table with some of these keys, each value with the same reader."""
        known = dict.fromkeys(known)
        table = self.read_table(*known)
        return {key: self.get(key, read) for key in table if key in known}

    def read_any_table(self) -> dict[str, Any]:
        """Read a table with any keys."""
        if not isinstance(self.value, dict):
            raise self.add_fault("not-table", got=quote_value(self.value))
        return self.value

    def read_list(self, read: Callable[["Cursor"], T], *, most: int = 100) -> tuple[T, ...]:
        """Read a list of 1 to ``most`` items, each with the same reader."""
        if not isinstance(self.value, list):
            raise self.add_fault("not-list", got=quote_value(self.value))
        if not 1 <= len(self.value) <= most:
            raise self.add_fault("list-length", most=most, got=len(self.value))
        items = tuple(
            Cursor(value, f"{self.path}[{index}]", self.faults).try_read(read)
            for index, value in enumerate(self.value)
        )
        self.raise_if_faulty()
        return items

    def read_distinct(self, read: Callable[["Cursor"], T], *, most: int = 100) -> tuple[T, ...]:
        """Read a list as :meth:`read_list` does, without duplicates."""
        items = self.read_list(read, most=most)
        if len(set(items)) < len(items):
            raise self.add_fault("twice")
        return items

    def read_int(self, least: int, most: int) -> int:
        """Read a whole number in a range."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            raise self.add_fault("not-whole", least=least, most=most, got=quote_value(self.value))
        return self.value

    def read_bool(self) -> bool:
        """Read a boolean."""
        if not isinstance(self.value, bool):
            raise self.add_fault("not-flag", got=quote_value(self.value))
        return self.value

    def read_text(self, longest: int) -> str:
        """Read one printable line of text."""
        text = self.value
        if not isinstance(text, str):
            raise self.add_fault("not-text", got=quote_value(text))
        if not text.strip() or len(text) > longest or not text.isprintable():
            raise self.add_fault("bad-text", longest=longest)
        return text

    def read_key(self) -> str:
        """Read a key such as ``full-house``."""
        if not isinstance(self.value, str) or len(self.value) > LONGEST_KEY or not KEY.fullmatch(self.value):
            raise self.add_fault("not-key", longest=LONGEST_KEY, got=quote_value(self.value))
        return self.value

    def read_one_of(self, choices: Iterable[str]) -> str:
        """Read one of these words."""
        choices = list(choices)
        if not isinstance(self.value, str) or self.value not in choices:
            raise self.add_fault("not-choice", choices=", ".join(choices), got=quote_value(self.value))
        return self.value

    def read_enum(self, choices: type[E]) -> E:
        """Read a member of an enumeration."""
        return choices(self.read_one_of(choices))


def quote_value(value: object) -> str:
    """Format a value from a file for an error message: short and printable."""
    match value:
        case dict():
            return "{ ... }"
        case list():
            return "[ ... ]"
        case bool():
            return "true" if value else "false"
        case int() if value.bit_length() > LONGEST_QUOTE:
            return "..."
        case str():
            text = f'"{value}"'
        case _:
            text = str(value)
    text = "".join(char if char.isprintable() else "?" for char in text[: LONGEST_QUOTE + 1])
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]} ..."
