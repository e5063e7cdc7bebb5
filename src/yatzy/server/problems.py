"""What a client is answered when something is refused: a code, a sentence, and how things stand."""

from typing import TYPE_CHECKING, Any, Literal, get_origin

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import (
    HTTP_401_UNAUTHORIZED,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import fault_line, sentence
from yatzy.rules.errors import InvalidSheet, MoveError, StoreError, TableError, YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.server import logs
from yatzy.server.views import RoomView, State

if TYPE_CHECKING:
    from yatzy.server.hall import Hall

STATUSES = {
    "table-unknown": 404,
    "sheet-unknown": 404,
    "review-no-step": 404,
    "review-no-column": 404,
    "table-token-missing": 401,
    "table-token": 401,
    "table-not-yours": 403,
    "table-not-host": 403,
    "table-match-open": 403,
    "table-no-coach": 403,
    "request-origin": 403,
    "limit-tables": 429,
    "limit-requests": 429,
    "limit-work": 429,
    "table-store": 503,
    "work-busy": 503,
    "work-failed": 503,
    "work-too-long": 503,
    "work-closing": 503,
}
NOT_NOW = (
    "table-late", "table-changed", "table-begun", "table-not-begun", "table-seat-taken", "table-seat-computer",
    "table-real-dice", "table-not-stuck", "table-stand-in", "table-not-over", "table-match-closed",
    "table-no-match", "table-match-full", "table-match-alone", "table-devices", "table-nobody", "table-long",
    "player-games",
)  # fmt: skip
"""What could be done at another moment, or at another table."""
OUTAGES = (
    "store-away", "store-busy", "store-cannot-open", "store-damaged", "store-full", "store-gone",
    "store-not-taken", "store-read-only",
)  # fmt: skip
"""What keeps everything from being kept for a while. The rest is about one table alone."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was refused. Nothing has changed."""

    code: str
    """Stable, for programs."""
    text: str
    """A sentence, for people, in the language they asked for."""
    details: dict[str, str | int] = {}
    faults: tuple[str, ...] = ()
    """Everything wrong in a sheet, each with the path to it."""
    state: State | None = None
    """The game as it stands, to a command that came too late."""
    room: RoomView | None = None
    """The room as it stands, to a change that came too late."""


ALWAYS = (400, 429, 503)
"""What anything may be refused with: it does not fit, it is too much, the server cannot just now."""
REFUSALS = {
    400: "What is asked for does not fit, or can never be done.",
    401: "A token is needed, or what was shown is none.",
    403: "Not for whoever asks.",
    404: "There is no such table, or sheet.",
    409: "Not now, or not at this table. What came too late is told how things stand.",
    413: "More than one request may hold.",
    429: "Too much from one address.",
    503: "The server cannot just now.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how a route describes what it may be refused with, besides what anything may be."""
    return {
        status: ResponseSpec(Problem, description=REFUSALS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }


class Overtaken(Exception):
    """A command that came too late, with how things stand now."""

    def __init__(self, error: YatzyError, *, state: State | None = None, room: RoomView | None = None) -> None:
        super().__init__(error.code)
        self.error = error
        self.state = state
        self.room = room


def for_guests(error: YatzyError, hall: "Hall") -> YatzyError:
    """Return an error as those may hear it who are not to know where and how games are kept."""
    if isinstance(error, StoreError):
        if error.code in OUTAGES:
            hall.store.away(code=error.code)
        else:
            logs.warn("store", code=error.code)
        return TableError("table-store")
    return error


def told(words: Catalogue, error: YatzyError, sheet: RuleSheet | None = None) -> str:
    """Return a sentence about an error for those at a table, who have no command line."""
    return sentence(words, error, sheet, guest=True)


def status_of(error: YatzyError) -> int:
    """Return the HTTP status that goes with an error."""
    if error.code in STATUSES:
        return STATUSES[error.code]
    return 409 if isinstance(error, MoveError) or error.code in NOT_NOW else 400


def refused(request: Request[Any, Any, Any], error: YatzyError) -> Response[Problem]:
    """Answer that something is refused."""
    hall: Hall = request.app.state.hall
    hall.metrics.refused(error.code)
    error = for_guests(error, hall)
    status = status_of(error)
    headers = {"WWW-Authenticate": "Bearer"} if status == HTTP_401_UNAUTHORIZED else {}
    if status in {HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE}:
        headers["Retry-After"] = str(error.details.get("seconds", 1))
    return Response(problem_of(hall.words(_language(request)), error), status_code=status, headers=headers)


def overtaken(request: Request[Any, Any, Any], late: Overtaken) -> Response[Problem]:
    """Answer that a command came too late, and how things stand."""
    hall: Hall = request.app.state.hall
    if late.room is None:
        hall.metrics.stale()
    else:
        hall.metrics.refused(late.error.code)
    words = hall.words(_language(request))
    problem = Problem(late.error.code, told(words, late.error), state=late.state, room=late.room)
    return Response(problem, status_code=409)


def misunderstood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer a request that is none of ours: no such address, not so, or with a body that does not fit."""
    words = request.app.state.hall.words(_language(request))
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        wrong = "; ".join(_wrong(request, words, one) for one in extra) or error.detail
        problem = Problem("request-invalid", words.say("error-request-invalid", problem=wrong[:500]))
    elif error.status_code in {404, 405, 413}:
        code = {404: "request-unknown", 405: "request-method", 413: "request-large"}[error.status_code]
        problem = Problem(code, words.say(f"error-{code}"))
    else:
        problem = Problem("request-invalid", words.say("error-request-invalid", problem=error.detail[:500]))
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _wrong(request: Request[Any, Any, Any], words: Catalogue, one: dict[str, Any]) -> str:
    """Say what is wrong with a parameter, and what it can be where that is one of a few words."""
    key, problem = one.get("key", ""), one.get("message", "")
    field = request.route_handler.parsed_fn_signature.parameters.get(key)
    if field is None or get_origin(field.annotation) is not Literal:
        return f"{key}: {problem}"
    return f"{key}: {words.say('request-choices', problem=problem, choices=', '.join(field.args))}"


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer that we have made a mistake, and tell whoever runs the server which."""
    logs.fail("request", error)
    words = request.app.state.hall.words(_language(request))
    return Response(Problem("server-failed", words.say("error-server-failed")), status_code=500)


def problem_of(words: Catalogue, error: YatzyError) -> Problem:
    """Return what is told about an error."""
    faults = error.faults if isinstance(error, InvalidSheet) else ()
    return Problem(
        code=error.code,
        text=told(words, error, error.sheet),
        details=error.details,
        faults=tuple(fault_line(words, fault) for fault in faults),
    )


def _language(request: Request[Any, Any, Any]) -> str:
    return request.headers.get("accept-language", "")
