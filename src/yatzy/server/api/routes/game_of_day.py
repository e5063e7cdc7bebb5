"""The game of the day: today's match, earlier days, and what proves their dice."""

from datetime import UTC, datetime, timedelta
from typing import Annotated

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from msgspec import Struct

from yatzy.chance.day_chain import DayProof, shift_date
from yatzy.rules.errors import TableNotFound, UnknownSheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import DEFAULT_SHEET, base_id, bundled_sheet, sheet_ids
from yatzy.server.api.deps import Context
from yatzy.server.api.problems import refusals
from yatzy.tables.room import DAYS_OPEN
from yatzy.tables.views import RoomView, room_view

SheetId = Annotated[str, Parameter(max_length=60, description="The id of a bundled sheet.")]


class DayPart(Struct, frozen=True):
    """The match of an earlier day that somebody played."""

    date: str
    table: str
    players: int
    open: bool
    """Whether it can still be joined."""


class DaySeal(Struct, frozen=True):
    """The fingerprint of a day's seed."""

    date: str
    seal: str


class Chain(Struct, frozen=True):
    """The chain of seeds that the days take theirs from."""

    begins: str
    """Its first day."""
    anchor: str
    """The seed before that day: hashing the seed of any later day once for each day leads to it."""
    ahead: tuple[DaySeal, ...]
    """The fingerprints of the days to come."""


class Today(Struct, frozen=True):
    """The daily match by a sheet."""

    date: str
    """The current day, in UTC."""
    next: str
    """When the next one begins."""
    match: RoomView
    players: int
    """How many have joined."""
    earlier: tuple[DayPart, ...]
    """Matches of the days before that anyone joined, the latest first."""
    chain: Chain


def _printed_sheet(sheet_id: str) -> RuleSheet:
    """Return a bundled sheet without options: everybody plays the same games of the day."""
    if sheet_id not in sheet_ids():
        raise UnknownSheet("sheet-unknown", name=sheet_id, near=base_id(sheet_id), known=", ".join(sheet_ids()))
    return bundled_sheet(sheet_id)


@get(
    "/api/today",
    tags=["matches"],
    operation_id="match_of_the_day",
    summary="Find the match of the day",
    responses=refusals(404),
)
async def find_today(context: Context, sheet: SheetId = DEFAULT_SHEET) -> Today:
    """Return the daily duplicate match by a sheet. It has no host and can be joined for a week."""
    rules, day = _printed_sheet(sheet), datetime.now(UTC).date()
    match = await context.daily.open_match(rules, f"{day}")
    chain = (await context.daily.open_day(f"{day}")).chain
    return Today(
        date=f"{day}",
        next=f"{day + timedelta(days=1)}T00:00:00Z",
        match=room_view(match.id, match.revision, match.room),
        players=await context.log.count_match(match.id),
        earlier=tuple(DayPart(*one) for one in await context.daily.list_earlier(rules, f"{day}")),
        chain=Chain(
            begins=chain.begins,
            anchor=chain.anchor,
            ahead=tuple(DaySeal(*one) for one in chain.seals(shift_date(f"{day}", 1), DAYS_OPEN)),
        ),
    )


@get(
    "/api/days/{day:str}",
    tags=["matches"],
    operation_id="prove_day",
    summary="Prove the dice of a day",
    responses=refusals(404),
)
async def prove_day(
    context: Context,
    day: Annotated[str, Parameter(max_length=60, description="A day, such as `2026-11-15`.")],
    sheet: SheetId = DEFAULT_SHEET,
) -> DayProof:
    """Return what the dice of a day follow from: `yatzy verify --day` and the page recompute it.

    The seed is shown once the day is closed. Days that nobody asked for have no proof.
    """
    rules, opened = _printed_sheet(sheet), await context.daily.find_day(day)
    if opened is None:
        raise TableNotFound("day-unknown")
    return await context.daily.load_proof(rules, opened)


handlers: tuple[HTTPRouteHandler, ...] = (find_today, prove_day)
