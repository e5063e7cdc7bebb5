"""Error responses: a code, a sentence and, for stale commands, the current state."""

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
from yatzy.l10n.errors import error_sentence, fault_line
from yatzy.rules.errors import InvalidSheet, StoreError, StoreOutage, TableUnavailable, YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.server.ops import logs
from yatzy.tables.views import RoomView, State

if TYPE_CHECKING:
    from yatzy.server.context import AppContext


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused. Nothing has changed."""

    code: str
    """Stable, for programs."""
    text: str
    """A sentence for people, in the language of `Accept-Language`."""
    details: dict[str, str | int] = {}
    faults: tuple[str, ...] = ()
    """What is wrong in a sheet, each with its path, and at most fifty of them."""
    more_faults: int = 0
    """How many further faults there are."""
    state: State | None = None
    """The current game, for a stale move."""
    room: RoomView | None = None
    """The current room, for a stale change."""


ALWAYS = (400, 429, 503)
"""Errors that any request may get."""
DESCRIPTIONS = {
    400: "The request is invalid, or can never be carried out.",
    401: "A token is missing or malformed.",
    403: "The caller may not do this.",
    404: "There is no such table or sheet.",
    409: "Not now, or not at this table. A stale command gets the current state.",
    413: "The request is too large.",
    429: "Too many requests from one address.",
    503: "The server is temporarily unavailable.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI description of a route's errors, besides those any request may get."""
    return {
        status: ResponseSpec(Problem, description=DESCRIPTIONS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }


class StaleCommand(Exception):
    """A stale command, with the current state or room."""

    def __init__(self, error: YatzyError, *, state: State | None = None, room: RoomView | None = None) -> None:
        super().__init__(error.code)
        self.error = error
        self.state = state
        self.room = room


def hide_store_errors(error: YatzyError, context: "AppContext") -> YatzyError:
    """Log a store error and return one that reveals nothing of the database; others are unchanged."""
    if isinstance(error, StoreError):
        if isinstance(error, StoreOutage):
            context.store_outage.mark_down(code=error.code)
        else:
            logs.warn("store", code=error.code)
        return TableUnavailable("table-store")
    return error


def guest_sentence(words: Catalogue, error: YatzyError, sheet: RuleSheet | None = None) -> str:
    """Return a sentence about an error for people at a table, who have no command line."""
    return error_sentence(words, error, sheet, guest=True)


def handle_refusal(request: Request[Any, Any, Any], error: YatzyError) -> Response[Problem]:
    """Answer a refused request with its status and :class:`Problem`."""
    context: AppContext = request.app.state.context
    context.metrics.count_refusal(error.code)
    error = hide_store_errors(error, context)
    status = error.http_status
    headers = {"WWW-Authenticate": "Bearer"} if status == HTTP_401_UNAUTHORIZED else {}
    if status in {HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE}:
        headers["Retry-After"] = str(error.details.get("seconds", 1))
    return Response(
        problem_of(context.catalogue_for(_accept_language(request)), error), status_code=status, headers=headers
    )


def handle_stale(request: Request[Any, Any, Any], stale: StaleCommand) -> Response[Problem]:
    """Answer a stale command with 409 and the current state."""
    context: AppContext = request.app.state.context
    if stale.room is None:
        context.metrics.count_stale_move()
    else:
        context.metrics.count_refusal(stale.error.code)
    words = context.catalogue_for(_accept_language(request))
    problem = Problem(stale.error.code, guest_sentence(words, stale.error), state=stale.state, room=stale.room)
    return Response(problem, status_code=409)


def handle_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer an unknown path, a wrong method, or an invalid body."""
    words = request.app.state.context.catalogue_for(_accept_language(request))
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        wrong = "; ".join(_describe_invalid(request, words, one) for one in extra) or error.detail
        problem = Problem("request-invalid", words.say("error-request-invalid", problem=wrong[:500]))
    elif error.status_code in {404, 405, 413}:
        code = {404: "request-unknown", 405: "request-method", 413: "request-large"}[error.status_code]
        problem = Problem(code, words.say(f"error-{code}"))
    else:
        problem = Problem("request-invalid", words.say("error-request-invalid", problem=error.detail[:500]))
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _describe_invalid(request: Request[Any, Any, Any], words: Catalogue, one: dict[str, Any]) -> str:
    """Describe an invalid parameter, with its choices if it has any."""
    key, problem = one.get("key", ""), one.get("message", "")
    field = request.route_handler.parsed_fn_signature.parameters.get(key)
    if field is None or get_origin(field.annotation) is not Literal:
        return f"{key}: {problem}"
    return f"{key}: {words.say('request-choices', problem=problem, choices=', '.join(field.args))}"


def handle_crash(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log an unexpected error and answer with 500."""
    logs.exception("request", error)
    words = request.app.state.context.catalogue_for(_accept_language(request))
    return Response(Problem("server-failed", words.say("error-server-failed")), status_code=500)


def problem_of(words: Catalogue, error: YatzyError) -> Problem:
    """Return the :class:`Problem` of an error."""
    faults, more = (error.faults, error.more) if isinstance(error, InvalidSheet) else ((), 0)
    return Problem(
        code=error.code,
        text=guest_sentence(words, error, error.sheet),
        details=error.details,
        faults=tuple(fault_line(words, fault) for fault in faults),
        more_faults=more,
    )


def _accept_language(request: Request[Any, Any, Any]) -> str:
    return request.headers.get("accept-language", "")
