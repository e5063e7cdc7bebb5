"""What every command prints with ``--json``, as types, and their JSON schemas: for the documents and the tests.

No command imports this module: it knows all of them.
"""

from typing import Any

from msgspec import Struct

from yatzy.app.drill import QuestionResult
from yatzy.app.simulate import ContestAnswer
from yatzy.report.comparison import Comparison
from yatzy.report.json_schema import describe_types
from yatzy.report.listing_schema import (
    GameAnswer,
    GameList,
    RecordList,
    RulesText,
    SheetCheck,
    SheetList,
    VerificationAnswer,
)
from yatzy.report.odds_schema import OddsAnswer
from yatzy.report.review_schema import ReviewAnswer
from yatzy.report.schemas import AdviceAnswer
from yatzy.rules.dice import Dice
from yatzy.server.host.status import HostStatus
from yatzy.store.expiry import RetentionForecast

SCHEMA = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"


class ScoredBox(Struct, frozen=True):
    """An open box, and what the dice would score there."""

    key: str
    points: int
    bonus: int
    """Points for an extra five alike."""
    allowed: bool
    """Whether the rules let these dice be entered here."""
    reason: str
    """Why it scores that, or is not allowed, as a code."""


class ScoreAnswer(Struct, frozen=True):
    """What a roll scores in every open box, in printed order."""

    sheet: str
    dice: Dice
    boxes: tuple[ScoredBox, ...]


class SolveAnswer(Struct, frozen=True):
    """What best play achieves by a sheet, and what solving it took."""

    sheet: str
    digest: str
    expected: float
    """The expected total of a game."""
    states: int
    wall_seconds: float
    cpu_seconds: float
    threads: int
    """0 if the solution was read from a file."""
    peak_mib: float | None
    """The most memory the process had at once, if the system says so."""


class DatabasePart(Struct, frozen=True):
    """The database that would be used."""

    kind: str
    place: str
    """Without a password."""
    schema: str | None
    """Its schema revision; None if it does not exist yet or cannot be opened."""


class CheckAnswer(Struct, frozen=True):
    """What a server would run with, and what prevents it."""

    here: str
    """The address on this machine."""
    near: str
    """The address for phones in the same network, "" for none."""
    public: str
    """The address for everybody, "" where none is set."""
    database: DatabasePart
    retention: RetentionForecast | None
    """What is going to be deleted; None where nothing is, or the database cannot be opened."""
    settings: dict[str, Any]
    """Every setting by its name, without secrets."""
    versions: dict[str, str]
    problems: tuple[str, ...]
    """Error codes; empty if it can run."""
    unknown: tuple[str, ...]
    """Environment variables that look like settings and are none."""


class StoredFacts(Struct, frozen=True):
    """What the database of a server that does not run holds."""

    place: str
    stored: int
    """Bytes that the games take; an estimate on PostgreSQL."""
    tables: dict[str, int]
    """Stored tables by state."""


class RunningStatus(HostStatus, frozen=True):
    """How a running server is doing."""

    page: str
    """The address of the page for its host."""


ANSWERS: dict[str, tuple[Any, ...]] = {
    "advise": (AdviceAnswer,),
    "compare": (Comparison,),
    "drill": (QuestionResult,),
    "games": (GameList,),
    "games-show": (GameAnswer,),
    "host-status": (RunningStatus, StoredFacts),
    "odds": (OddsAnswer, list[OddsAnswer]),
    "records": (RecordList,),
    "review": (ReviewAnswer,),
    "rules": (RulesText,),
    "score": (ScoreAnswer,),
    "serve": (CheckAnswer,),
    "sheets": (SheetList,),
    "sheets-check": (SheetCheck,),
    "simulate": (ContestAnswer,),
    "solve": (SolveAnswer,),
    "verify": (VerificationAnswer,),
}
"""By command, with hyphens for blanks, the types of its answer: one of them."""


def answer_schema(command: str) -> dict[str, Any]:
    """Return the JSON schema of one line that a command prints with ``--json``."""
    found, parts = describe_types(ANSWERS[command], REFERENCE)
    answer = found[0] if len(found) == 1 else {"anyOf": list(found)}
    title = f"yatzy {command.replace('-', ' ')} --json"
    return {"$schema": SCHEMA, "title": title, **answer, "$defs": parts}
