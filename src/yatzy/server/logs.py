"""What a server tells while it runs: one line for each thing worth telling, on standard error.

No name, no token, no address of a person and no table's code is ever in it: a table is told by a digest of its
code, what libraries say without what they fill in, and an error by its kind and where it happened.
"""

import hashlib
import logging
import sys
import traceback
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from time import monotonic
from typing import TextIO

import msgspec

from yatzy.rules.errors import YatzyError
from yatzy.server.settings import Style

OURS = "yatzy.server"
FIELDS = "yatzy_fields"
LONGEST = 200
"""Letters of what a library says. More is likely a message with something filled in."""

PAUSE = 60
"""Seconds before a library may say the same thing again."""
MOST_SAID = 1000

_log = logging.getLogger(OURS)

Field = str | int | float | bool | None


def note(event: str, **fields: Field) -> None:
    """Tell something that happens now and then; never for each move."""
    _log.info(event, extra={FIELDS: fields})


def warn(event: str, **fields: Field) -> None:
    """Tell something that whoever runs the server should look at."""
    _log.warning(event, extra={FIELDS: fields})


def fail(event: str, error: BaseException, **fields: Field) -> None:
    """Tell an error that nobody expected, with where it happened."""
    _log.error(event, exc_info=error, extra={FIELDS: fields})


class Spell:
    """Something that may be away for a spell: it is told once when it goes, and once when it is back."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._told: dict[str, Field] | None = None

    def away(self, **fields: Field) -> None:
        """Hear that it is away. Why is told again only where it is something else now."""
        if self._told != fields:
            self._told = fields
            warn(f"{self._name}-away", **fields)

    def back(self) -> None:
        """Hear that it is there."""
        if self._told is not None:
            self._told = None
            note(f"{self._name}-back")


def digest(table_id: str) -> str:
    """Return what a table is called in the log: enough to tell tables apart, too little to join one."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


def set_up(style: Style, stream: TextIO | None = None) -> None:
    """Let everything that logs write here, ours from notes on, libraries only when something is wrong."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Json() if style == "json" else _Plain())
    handler.addFilter(_Seldom())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(logging.WARNING if style == "quiet" else logging.INFO)
    logging.raiseExceptions = False  # standard error that is gone must not stop a game
    for name in list(logging.root.manager.loggerDict):
        if not name.startswith(OURS):
            foreign = logging.getLogger(name)
            foreign.handlers, foreign.propagate = [], True
            foreign.setLevel(logging.WARNING)


class _Seldom(logging.Filter):
    """Lets a library say the same thing once a minute: anyone can make it say so by sending garbage."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if hasattr(record, FIELDS):
            return True
        error = record.exc_info[1] if record.exc_info else None
        said, now = (record.name, record.msg, type(error), _line(error)), monotonic()
        if now - self._said.get(said, -inf) < PAUSE:
            return False
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        self._said[said] = now
        return True


def _line(error: BaseException | None) -> int:
    steps = traceback.extract_tb(error.__traceback__) if error else None
    return (steps[-1].lineno or 0) if steps else 0


class _Json(logging.Formatter):
    """An object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": _moment(record), "level": record.levelname.lower()} | dict(_told(record))
        return msgspec.json.encode(line).decode()


class _Plain(logging.Formatter):
    """A line for people; where an error happened stands below it."""

    def format(self, record: logging.LogRecord) -> str:
        told = dict(_told(record))
        event, where = told.pop("event"), told.pop("traceback", None)
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        fields = "".join(f" {name}={value}" for name, value in told.items())
        return f"{_moment(record)[11:19]} {level}{event}{fields}" + (f"\n{where}" if where else "")


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _told(record: logging.LogRecord) -> Iterator[tuple[str, Field]]:
    """Go through what is told of a record: ours with its fields, a library's without what it filled in."""
    fields: Mapping[str, Field] | None = getattr(record, FIELDS, None)
    if fields is None:
        yield "event", record.name
        yield "message", next(iter(str(record.msg).splitlines()), "")[:LONGEST]
    else:
        yield "event", str(record.msg)
        for name, value in fields.items():
            yield name, digest(str(value)) if name == "table" else value
    if record.exc_info and record.exc_info[1] is not None:
        yield "error", kind(record.exc_info[1])
        yield "traceback", where(record.exc_info[1])


def kind(error: BaseException) -> str:
    """Return what kind of error it is. Its own words may hold anything, a player's name for one."""
    match error:
        case YatzyError():
            return f"{type(error).__name__} {error.code}"
        case OSError(errno=int(number), strerror=str(words)):
            return f"{type(error).__name__} {number} {words}"
        case _:
            return type(error).__name__


def where(error: BaseException) -> str:
    """Return where an error happened, and those it came from, the first one first."""
    return "\n".join(
        f"{''.join(_frame(frame) for frame in traceback.extract_tb(one.__traceback__))}{kind(one)}"
        for one in reversed(chain(error))
    )


def chain(error: BaseException) -> list[BaseException]:
    """Return an error with all that it came from or that is in it, the last one first."""
    found: list[BaseException] = []
    left = [error]
    while left:
        one = left.pop()
        if one not in found:
            found.append(one)
            left += one.exceptions if isinstance(one, BaseExceptionGroup) else ()
            before = one.__cause__ if one.__suppress_context__ else one.__context__
            left += [before] if before is not None else []
    return found


def _frame(frame: traceback.FrameSummary) -> str:
    """Write a step: the file by its last two names, since the path tells who runs the server."""
    file = "/".join(Path(frame.filename).parts[-2:])
    return f"{file}:{frame.lineno} {frame.name}: {frame.line}\n"
