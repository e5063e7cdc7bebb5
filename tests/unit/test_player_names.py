"""Names that are forgotten: in the events, the room and the summary of a stored game, on either database."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from support.db.golden_stores import load_golden_store
from support.db.store_cases import opened, playing
from yatzy.chance.verify import verify_dice
from yatzy.game.engine import replay, replay_checked
from yatzy.game.jsonl import decode_present, encode_event, parse_lines
from yatzy.game.notation import format_game, parse_game
from yatzy.store.event_log import EventLog, EventRow
from yatzy.store.player_names import placeholder_name

RECORDS = Path(__file__).parents[1] / "golden" / "records"
ANNA, BO = "a" * 64, "b" * 64


async def documents(log: EventLog, table: str) -> tuple[Any, Any, Any]:
    """Return a game's first event, its room, and its summary if there is one."""
    [first, *_] = await log.load_events(table)
    row = await log.load_table(table)
    assert row is not None
    summary = (await log.load_summaries([table])).get(table, "null")
    return json.loads(first.data), json.loads(row.room), json.loads(summary)


def test_a_game_without_a_name_is_the_same_game(database: str) -> None:
    """Of the golden store: only the name is another, in all three places, and the dice are still right."""

    async def scenario() -> None:
        await load_golden_store(database)
        async with opened(database) as log:
            before, events = await documents(log, "shelf1"), await log.load_events("shelf1")
            row = await log.load_table("shelf1")
            assert await log.forget_seat(ANNA, "shelf1", 0)
            after, later = await documents(log, "shelf1"), await log.load_events("shelf1")
            assert [document["players"] for document in (after[0], after[2])] == [["#1", "Žofie"]] * 2
            assert [seat["name"] for seat in after[1]["seats"]] == ["#1", "Žofie"]
            for document in (after[0], after[2]):
                document["players"][0] = "Ann"
            after[1]["seats"][0]["name"] = "Ann"
            assert after == before
            assert later[1:] == events[1:]
            assert (later[0].at, later[0].key) == (events[0].at, events[0].key)
            changed = await log.load_table("shelf1")
            assert row is not None
            assert changed is not None
            assert (changed.revision, changed.touched) == (row.revision + 1, row.touched)
            assert await log.load_seats(ANNA) == []
            game = replay_checked(decode_present(line.data) for line in later)
            assert verify_dice(game).is_valid
            notation = (RECORDS / "v1-shelf.yatzy").read_text("utf-8")
            named = parse_game(notation.replace("Player: Ann\n", "Player: #1\n").replace("\nAnn: ", "\n#1: "))
            assert format_game(game) == format_game(named)

    asyncio.run(scenario())


def test_only_whoever_claimed_a_seat_is_forgotten(database: str) -> None:
    async def scenario() -> None:
        await load_golden_store(database)
        async with opened(database) as log:
            before = await documents(log, "shelf1")
            assert not await log.forget_seat(BO, "shelf1", 0)
            assert not await log.forget_seat(ANNA, "shelf1", 1)
            assert not await log.forget_seat(ANNA, "nothing", 0)
            assert await documents(log, "shelf1") == before
            assert len(await log.load_seats(ANNA)) == 1

    asyncio.run(scenario())


def test_a_summary_that_comes_late_has_no_name_either(database: str) -> None:
    """It was begun while the name was still there, and is stored after it was forgotten."""
    stamped = parse_lines((RECORDS / "v1-match-anna.jsonl").read_text("utf-8"))
    lines = [EventRow(one.seq, one.at, encode_event(one.event), None) for one in stamped]

    async def scenario() -> None:
        async with opened(database) as log:
            await log.import_table("anna", '{"seats":[{"name":"Anna"}]}', lines, "over")
            await log.claim_seat(ANNA, "anna", 0, 9)
            await log.forget_seat(ANNA, "anna", 0)
            await log.save_summary("anna", 1, len(lines), '{"version":1,"players":["Anna"]}')
            assert await documents(log, "anna") == (
                {**json.loads(lines[0].data), "players": ["#1"]},
                {"seats": [{"name": "#1"}]},
                {"version": 1, "players": ["#1"]},
            )

    asyncio.run(scenario())


def test_events_of_before_are_written_as_of_now(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first event, rewritten, has the version it is written in; it is read through no step again."""
    stamped = parse_lines((RECORDS / "v1-match-anna.jsonl").read_text("utf-8"))
    lines = [EventRow(one.seq, one.at, encode_event(one.event), None) for one in stamped[:3]]

    async def scenario() -> None:
        async with opened(database) as log:
            await log.import_table("anna", '{"seats":[{"name":"Anna"}]}', lines, "playing")
            await log.claim_seat(ANNA, "anna", 0, 9)
            monkeypatch.setattr("yatzy.game.jsonl.VERSION", 2)
            steps: list[str] = []

            def step(data: dict[str, Any]) -> dict[str, Any]:
                steps.append(data["type"])
                return data

            monkeypatch.setattr("yatzy.game.jsonl.UPCASTERS", {1: step})
            await log.forget_seat(ANNA, "anna", 0)
            steps.clear()
            game = replay(decode_present(line.data) for line in await log.load_events("anna"))
            assert game.setup.players == ("#1",)
            assert steps == [type(one.event).__struct_config__.tag for one in stamped[1:3]]

    asyncio.run(scenario())


def test_a_game_that_has_not_all_documents(database: str) -> None:
    """A room that says nothing of seats, or a start that says nothing of players, is no obstacle."""

    async def scenario() -> None:
        async with playing(database) as log:
            await log.claim_seat(ANNA, "one", 0, 9)
            assert await log.forget_seat(ANNA, "one", 0)
            assert await log.load_seats(ANNA) == []

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("seat", "others", "expected"),
    [(0, (), "#1"), (1, ("Anna",), "#2"), (1, ("#2",), "#2*"), (2, ("#3", "#3*"), "#3**"), (9, ("#1",), "#10")],
)
def test_a_placeholder_is_a_name(seat: int, others: tuple[str, ...], expected: str) -> None:
    """It is nobody else's, so that a game with it can be set up."""
    assert placeholder_name(seat, others) == expected
    started = parse_lines((RECORDS / "v1-shelf.jsonl").read_text("utf-8"))[0].event
    names = (*others, *(f"P{number}" for number in range(seat - len(others))), expected)
    assert replace(started, players=names, words=()).to_setup().players == names  # type: ignore[union-attr]
