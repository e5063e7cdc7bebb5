"""The messages of one language: files are read, and messages parsed, when they are first used.

A language has some 1,500 messages in 32 files, of which a command uses twenty in three.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from threading import RLock

from yatzy.l10n.pattern import BeyondUs, Pattern, fill_in, parse_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENTRY_END = re.compile(r"\n(?=[^\s}])")
"""An entry ends where a line begins with anything but blanks or the end of a placeable."""
ATTRIBUTE = re.compile(r"\n    \.([a-zA-Z][\w-]*) *=")
REFERENCE = re.compile(r"\{\s*(-[a-zA-Z][\w-]*|[a-zA-Z][\w-]*(?![\w-]|\s*\())")
"""A message or term inside a placeable, and no function: all files would be read in search of one."""


class Bundle:
    """All messages of one language, given by what reads its files and their names, in the order of search.

    Of two entries of one name the first counts.
    """

    def __init__(self, language: str, features: Sequence[str], read: Callable[[str], str]) -> None:
        self.language = language
        self._unread = list(reversed(features))
        self._read = read
        self._texts: list[str] = []
        self._entries: dict[str, str | None] = {}
        self._patterns: dict[tuple[str, str], Pattern | None] = {}
        self._parsed: set[str] = set()
        self._reading = RLock()

    def has_message(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return self._find(name) is not None

    def format(self, name: str, attribute: str, arguments: Mapping[str, str | int]) -> str | None:
        """Format a message, or an attribute of it unless that is ""; ``None`` if there is none."""
        entry = self._find(name)
        if entry is None:
            return None
        key = name, attribute
        if key not in self._patterns:
            self._patterns[key] = _parse_part(entry, attribute)
        pattern = self._patterns[key]
        try:
            if pattern is not None:
                return fill_in(pattern, arguments, self.language)
        except BeyondUs:
            pass
        return self.format_fluent(name, attribute, arguments)

    def _find(self, name: str) -> str | None:
        """Return the source of an entry; reads further files until it is found."""
        if name in self._entries:
            return self._entries[name]
        with self._reading:  # another thread may be reading the file it is in
            return self._search(name)

    def _search(self, name: str) -> str | None:
        start = f"\n{name} ="
        for text in self._texts:
            if start in text:
                return self._cut_entry(text, name, start)
        while self._unread:
            text = "\n" + self._read(self._unread.pop())
            self._texts.append(text)
            if start in text:
                return self._cut_entry(text, name, start)
        self._entries[name] = None
        return None

    def _cut_entry(self, text: str, name: str, start: str) -> str:
        first = text.index(start) + 1
        end = ENTRY_END.search(text, first)
        self._entries[name] = entry = text[first : end.start() + 1 if end else len(text)]
        return entry

    # What only Fluent can format

    @cached_property
    def _fluent(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # noqa: PLC0415 # slow to load

        # Isolation marks keep mixed directions apart; all our languages run left to right, and terminals show
        # the marks.
        return FluentBundle([self.language], use_isolating=False)

    def format_fluent(self, name: str, attribute: str, arguments: Mapping[str, str | int]) -> str | None:
        """Format a message as Fluent does."""
        with self._reading:
            self._parse(name)
        message = self._fluent.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(self._fluent.format_pattern(pattern, dict(arguments))[0])

    def _parse(self, name: str) -> None:
        """Parse an entry and all that it refers to."""
        entry = self._find(name)
        if entry is None or name in self._parsed:
            return
        from fluent.runtime import FluentResource  # noqa: PLC0415 # slow to load

        self._parsed.add(name)
        self._fluent.add_resource(FluentResource(entry))
        for referenced in REFERENCE.findall(entry):
            self._parse(referenced)


def _parse_part(entry: str, attribute: str) -> Pattern | None:
    """Return the pattern of an entry, or of an attribute; ``None`` if only Fluent can read it."""
    parts = ATTRIBUTE.split(entry)
    sources = {"": parts[0].partition("=")[2]} | dict(zip(parts[1::2], parts[2::2], strict=True))
    source = sources.get(attribute, "").strip()
    try:
        return parse_pattern(source) if source else None
    except BeyondUs:
        return None
