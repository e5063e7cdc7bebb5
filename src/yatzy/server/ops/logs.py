"""Logging of a server: one line per event, on standard error.

It never contains a name, a token, a person's address or a table's code: a table appears as a digest of its
code, messages of libraries without their arguments, and errors by class and location.
"""

import hashlib
import logging
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
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
LONGEST_MESSAGE = 200
"""Characters of a library's message. A longer one probably contains arguments."""

TRACEBACK = "Traceback"
"""What a line of a traceback begins with, which libraries put into messages."""

REPEAT_SECONDS = 60
"""Seconds before a library may log the same message again."""
MOST_REMEMBERED = 1000

_log = logging.getLogger(OURS)

Field = str | int | float | bool | None


def info(event: str, **fields: Field) -> None:
    """Log an event that happens now and then; never for each move."""
    _log.info(event, extra={FIELDS: fields})


def warn(event: str, **fields: Field) -> None:
    """Log an event that the operator should look at."""
    _log.warning(event, extra={FIELDS: fields})


def error(event: str, **fields: Field) -> None:
    """Log that something failed for good."""
    _log.error(event, extra={FIELDS: fields})


def exception(event: str, error: BaseException, **fields: Field) -> None:
    """Log an unexpected error with its traceback."""
    _log.error(event, exc_info=error, extra={FIELDS: fields})


class OutageLog:
    """Logs the beginning and the end of an outage once each."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._logged_fields: dict[str, Field] | None = None

    def mark_down(self, **fields: Field) -> None:
        """Log an outage, unless one with the same fields is already logged."""
        if self._logged_fields != fields:
            self._logged_fields = fields
            warn(f"{self._name}-away", **fields)

    def mark_up(self) -> None:
        """Log the end of an outage, if there was one."""
        if self._logged_fields is not None:
            self._logged_fields = None
            info(f"{self._name}-back")


class RepeatLog:
    """Logs what clients can provoke at will: at most once a minute, with how often it happened since."""

    def __init__(self, event: str, clock: Callable[[], float] = monotonic) -> None:
        self._event = event
        self._clock = clock
        self._count = 0
        self._logged_at = -inf

    def add(self, **fields: Field) -> None:
        """Count it, and log it unless that was done within the last minute."""
        self._count += 1
        if self._clock() - self._logged_at >= REPEAT_SECONDS:
            warn(self._event, **fields, count=self._count)
            self._logged_at, self._count = self._clock(), 0


def table_digest(table_id: str) -> str:
    """Return the name of a table in the log: it distinguishes tables but does not let anyone join one."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


def add_handler(handler: logging.Handler) -> None:
    """Let a handler have every record too, of libraries as well."""
    logging.getLogger().addHandler(handler)


def remove_handler(handler: logging.Handler) -> None:
    """Take a handler away again."""
    logging.getLogger().removeHandler(handler)


def configure(style: Style, stream: TextIO | None = None) -> None:
    """Send all logging to one stream: ours from ``info`` on, of libraries only warnings."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Json() if style == "json" else _Plain())
    handler.addFilter(_RateLimitFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(logging.WARNING if style == "quiet" else logging.INFO)
    logging.raiseExceptions = False  # a closed standard error must not stop the server
    for name in list(logging.root.manager.loggerDict):
        if not name.startswith(OURS):
            foreign = logging.getLogger(name)
            foreign.handlers, foreign.propagate = [], True
            foreign.setLevel(logging.WARNING)


class _RateLimitFilter(logging.Filter):
    """Lets a library log the same message once a minute: clients can provoke it with garbage."""

    def __init__(self) -> None:
        super().__init__()
        self._last_seen: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if hasattr(record, FIELDS):
            return True
        error = record.exc_info[1] if record.exc_info else None
        said, now = (record.name, record.msg, type(error), _error_line(error)), monotonic()
        if now - self._last_seen.get(said, -inf) < REPEAT_SECONDS:
            return False
        if len(self._last_seen) >= MOST_REMEMBERED:
            self._last_seen.clear()
        self._last_seen[said] = now
        return True


def _error_line(error: BaseException | None) -> int:
    steps = traceback.extract_tb(error.__traceback__) if error else None
    return (steps[-1].lineno or 0) if steps else 0


class _Json(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": timestamp(record), "level": record.levelname.lower()} | record_fields(record)
        return msgspec.json.encode(line).decode()


class _Plain(logging.Formatter):
    """One line for people, with the traceback below."""

    def format(self, record: logging.LogRecord) -> str:
        values = record_fields(record)
        event, where = values.pop("event"), values.pop("traceback", None)
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        fields = "".join(f" {name}={value}" for name, value in values.items())
        return f"{timestamp(record)[11:19]} {level}{event}{fields}" + (f"\n{where}" if where else "")


def timestamp(record: logging.LogRecord) -> str:
    """Return when a record was logged."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def record_fields(record: logging.LogRecord) -> dict[str, Field]:
    """Return what a line of the log says of a record."""
    return dict(_iterate_fields(record))


def _iterate_fields(record: logging.LogRecord) -> Iterator[tuple[str, Field]]:
    """Yield the fields of a record: ours with their values, a library's without its arguments."""
    fields: Mapping[str, Field] | None = getattr(record, FIELDS, None)
    if fields is None:
        yield "event", record.name
        yield "message", _summarise_message(str(record.msg))[:LONGEST_MESSAGE]
    else:
        yield "event", str(record.msg)
        for name, value in fields.items():
            yield name, table_digest(str(value)) if name == "table" else value
    if record.exc_info and record.exc_info[1] is not None:
        yield "error", error_kind(record.exc_info[1])
        yield "traceback", format_traceback(record.exc_info[1])


def _summarise_message(message: str) -> str:
    """Return the first line of a library's message; of a traceback in it, the class of the error."""
    lines = message.splitlines() or [""]
    if not any(line.startswith(TRACEBACK) for line in lines):
        return lines[0]
    raised = [line for line in lines[1:] if line and not line[0].isspace()]
    return raised[-1].partition(":")[0] if raised else lines[0]


def error_kind(error: BaseException) -> str:
    """Return the class of an error, with its code or number. Its message may contain personal data."""
    match error:
        case YatzyError():
            return f"{type(error).__name__} {error.code}"
        case OSError(errno=int(number), strerror=str(words)):
            return f"{type(error).__name__} {number} {words}"
        case _:
            return type(error).__name__


def format_traceback(error: BaseException) -> str:
    """Return the tracebacks of an error and of its causes, the first cause first."""
    return "\n".join(
        f"{''.join(_format_frame(frame) for frame in traceback.extract_tb(one.__traceback__))}{error_kind(one)}"
        for one in reversed(error_chain(error))
    )


def error_chain(error: BaseException) -> list[BaseException]:
    """Return an error with all its causes and the members of groups, the error itself first."""
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


def _format_frame(frame: traceback.FrameSummary) -> str:
    """Format a frame with the last two parts of its path, since the whole path may name the operator."""
    file = "/".join(Path(frame.filename).parts[-2:])
    return f"{file}:{frame.lineno} {frame.name}: {frame.line}\n"
