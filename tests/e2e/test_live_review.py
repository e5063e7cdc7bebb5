"""Games looked at again over the wire: every decision, charts, rights; and records from elsewhere."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from support.game.reviews import BLUNDER
from support.server.clients import Guest, Refusal, Said, begin_game, refused_change, refused_move, sit_down
from support.server.servers import hosting, serving
from yatzy.coach.review import review
from yatzy.game.jsonl import StampedEvent, format_lines
from yatzy.game.notation import format_game, parse_game
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.paper.course_chart import draw_course_chart, expectation_range
from yatzy.report.card_view import card_view
from yatzy.report.scorepad import MINUS, STRUCK
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve

GOLDEN = Path(__file__).parents[1] / "golden" / "games"
SERIES = (GOLDEN / "series-mb-1973.yatzy").read_text("utf-8")
REAL = (GOLDEN / "examples-tactic.yatzy").read_text("utf-8")
"""Real dice: of some turns the throws are told, of others only the last dice."""
POINTS = """Yatzy: 1
Sheet: tactic
Player: Anna
Dice: real

chance 22
.. 66613 sixes 18
"""


async def import_record(base: str, record: str) -> tuple[str, Said]:
    """Bring a record, and return the table's code with what was answered."""
    told = await Guest(base).post("/api/records", {"record": record})
    return told["room"]["table"], told


@asynccontextmanager
async def looking_at(folder: Path, record: str) -> AsyncIterator[tuple[str, Guest]]:
    """Bring a record to a new server, for a stranger to look at; yield the address of its review."""
    async with serving(folder / "games.db") as base:
        table, _ = await import_record(base, record)
        yield f"/api/tables/{table}/review", Guest(base)


async def get_refused(guest: Guest, path: str) -> tuple[int, str]:
    """Ask for what is refused."""
    with pytest.raises(Refusal) as caught:
        await guest.get(path)
    return caught.value.status, str(caught.value.code)


# Steps


@pytest.mark.parametrize("record", [BLUNDER, SERIES, REAL], ids=["alone", "series", "real dice"])
def test_every_step_is_what_the_review_tells(record: str, tmp_path: Path) -> None:
    """Each decision of the review is found as a step, with the same numbers; and no other step is."""

    async def main() -> None:
        async with looking_at(tmp_path, record) as (path, guest):
            told = await guest.get(path)
            rng = Random(1)  # noqa: S311 # the same turns each time
            for column in told["columns"]:
                for turn in rng.sample(column["turns"], min(3, len(column["turns"]))):
                    for decision in turn["decisions"]:
                        step = await guest.get(f"{path}/step?turn={turn['turn']}&throw={decision['throw']}")
                        check_step(step, column, turn, decision)
                    missing = f"{path}/step?turn={turn['turn']}&throw=7"
                    assert await get_refused(guest, missing) == (404, "review-no-step")
            turns = sum(len(column["turns"]) for column in told["columns"])
            assert await get_refused(guest, f"{path}/step?turn={turns}&throw=1") == (404, "review-no-step")
            assert await guest.get(f"{path}/step") == await guest.get(f"{path}/step?turn=0&throw={first(told)}")

    asyncio.run(main())


def first(told: Said) -> int:
    """Return the first throw of a game that is known."""
    [turn] = [turn for column in told["columns"] for turn in column["turns"] if turn["turn"] == 0]
    return int(turn["decisions"][0]["throw"])


def check_step(step: Said, column: Said, turn: Said, decision: Said) -> None:
    """Compare a step with the decision of a review."""
    assert (step["round"], step["column"]) == (column["round"], column["column"])
    for name in ("seat", "known", "key", "points"):
        assert step[name] == turn[name], name
    assert (step["before"], step["after"]) == pytest.approx((turn["before"], turn["after"]), rel=1e-12)
    choices = step["advice"]["choices"]
    for choice, told in ((choices[step["chosen"]], decision["chosen"]), (choices[0], decision["best"])):
        assert (choice.get("keep"), choice.get("key")) == (told.get("keep"), told.get("key"))
        assert (choice["value"], choice["cost"]) == pytest.approx((told["value"], told["cost"]), abs=1e-9)
    assert len(choices) == len(step["advice"]["names"]) == decision["options"]
    assert (step["throw"], sorted(step["dice"])) == (decision["throw"], sorted(decision["dice"]))
    assert step.get("rolls_left", 0) == decision["rolls_left"]
    assert step.get("luck", 0.0) == pytest.approx(turn["lucks"][max(decision["throw"], 1) - 1], abs=1e-9)
    assert step["advice"].get("why") or not decision["cost"]
    assert step["place"]
    assert step["left"]


def test_a_step_is_the_position_as_it_lay(tmp_path: Path) -> None:
    """The card before the turn, the dice with those that stayed, what boxes give, and what the coach says."""
    game = parse_game(REAL)
    values = solve(game.setup.sheet)

    async def main() -> None:
        async with looking_at(tmp_path, REAL) as (path, guest):
            for turn, throw in ((0, 1), (0, 2), (0, 3), (5, 0)):
                step = await guest.get(f"{path}/step?turn={turn}&throw={throw}")
                card, lay = game.card_before(turn), game.turns[turn].throws[max(throw, 1) - 1]
                view = card_view(card)
                assert step["card"]["points"] == list(view.points)
                assert (step["card"]["total"], step["card"]["pace"]) == (view.total, view.pace)
                assert (step["dice"], step.get("kept", [])) == (list(lay.dice), list(lay.kept))
                assert [one["points"] for one in step["entries"]] == [
                    entry.points for entry in card.entries(lay.dice)
                ]
                advice = values.advise(card, lay.dice, step.get("rolls_left", 0))
                assert [one["cost"] for one in step["advice"]["choices"]] == [
                    choice.cost for choice in advice.choices
                ]

    asyncio.run(main())


def test_a_turn_of_which_only_points_are_known(tmp_path: Path) -> None:
    """No dice and no advice, but the card, what was written, and what that changed."""

    async def main() -> None:
        async with looking_at(tmp_path, POINTS) as (path, guest):
            step = await guest.get(f"{path}/step?turn=0")
            assert (step["known"], step["key"], step["points"]) == ("points", "chance", 22)
            assert "advice" not in step
            assert "dice" not in step
            assert step["luck"] == pytest.approx(step["after"] - step["before"])
            assert await get_refused(guest, f"{path}/step?turn=0&throw=1") == (404, "review-no-step")
            dice = await guest.get(f"{path}/step?turn=1")
            assert (dice["known"], sorted(dice["dice"]), dice["chosen"] is None) == (
                "dice",
                [1, 3, 6, 6, 6],
                False,
            )

    asyncio.run(main())


# Charts, and what is told of everyone


def test_a_chart_is_the_one_on_paper(tmp_path: Path) -> None:
    """For a phone and for a desk, with classes and no style; of a column that is not there, none."""
    game = parse_game(SERIES)
    parts = review(solve(game.setup.sheet), game).columns

    async def main() -> None:
        async with looking_at(tmp_path, SERIES) as (path, guest):
            for wide, width in (("true", 720), ("false", 320)):
                found = await guest.get(f"{path}/figure?round=1&column=1&wide={wide}")
                part = next(one for one in parts if (one.round, one.column) == (1, 1))
                drawn = draw_course_chart(
                    catalogue("en"), game, part, width=width, span=expectation_range(parts)
                )
                assert (found["svg"], found["title"], found["about"]) == (drawn.svg, drawn.title, drawn.about)
                assert [tuple(row) for row in found["rows"]] == list(drawn.rows)
                root = ET.fromstring(found["svg"])  # noqa: S314 # our own
                assert not [one for one in root.iter() if "style" in one.attrib or one.tag.endswith("style")]
                turns = [one.get("data-turn") for one in root.iter() if one.get("data-turn")]
                assert turns == [str(turn.turn) for turn in part.turns]
            for place in ("round=9&column=0", "round=0&column=9"):
                assert await get_refused(guest, f"{path}/figure?{place}") == (404, "review-no-column")
            assert await get_refused(guest, f"{path}/figure?round=-1&column=0") == (400, "request-invalid")

    asyncio.run(main())


def test_everyone_side_by_side(tmp_path: Path) -> None:
    """Through all rounds and in each, with partners told apart; luck and cost explain each total."""

    async def main() -> None:
        async with looking_at(tmp_path, SERIES) as (path, guest):
            told = await guest.get(path)
            assert [row[0] for row in told["compared"]["rows"]] == [one["name"] for one in told["columns"][:2]]
            assert len(told["rounds"]) == len({one["round"] for one in told["columns"]})
            for table in (told["compared"], *told["rounds"]):
                for _, expected, luck, given, total, _ in table["rows"]:
                    assert number(expected) + number(luck) - number(given) == pytest.approx(number(total))
            assert told["adds_up"]
            assert all(one["place"] and one["left"] for one in told["worst"])

    asyncio.run(main())


def number(text: str) -> float:
    """Read a number as it is written in English; a stroke where nothing is known."""
    return 0.0 if text == STRUCK else float(text.replace(MINUS, "-").replace(",", ""))


# Rights


def test_who_may_look_at_a_game_again(tmp_path: Path) -> None:
    """Where a coach may be asked, anyone at any time; without one, once it is over; not before it begins."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            eve = Guest(base)
            table, anna, bo = await begin_game(base, coach=False, sheet="vinga")
            path = f"/api/tables/{table}/review"
            paths = (path, f"{path}/step?turn=0&throw=1", f"{path}/figure?column=0")
            async with anna.at(table) as hers, bo.at(table) as his:
                await hers.play(hers.simple_move())
                await hers.play(hers.simple_move())
                for one in paths:
                    for guest in (anna, bo, eve):
                        assert await get_refused(guest, one) == (403, "table-no-coach"), one
                await asyncio.gather(hers.play_out(), his.play_out())
                for one in paths:
                    assert await eve.get(one), one
            open_table = (await anna.lay({"name": "Anna", "here": True}, {}))["room"]["table"]
            for one in ("", "/step?turn=0", "/figure?column=0"):
                assert await get_refused(anna, f"/api/tables/{open_table}/review{one}") == (
                    409,
                    "table-not-begun",
                )
                assert await get_refused(anna, f"/api/tables/2222222222/review{one}") == (404, "table-unknown")

    asyncio.run(main())


def test_games_of_a_match_stay_closed(tmp_path: Path) -> None:
    """Whoever still plays with these dice sees no decision of another's game."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            told = await anna.post("/api/tables", {"key": "match", "sheet": "vinga", "duplicate": True})
            match = told["room"]["table"]
            own = (await anna.post(f"/api/tables/{match}/match", {"name": "Anna"}))["room"]["table"]
            async with anna.at(own) as hers:
                await hers.play_out()
            path = f"/api/tables/{own}/review"
            for one in (path, f"{path}/step?turn=0&throw=1", f"{path}/figure?column=0"):
                assert await get_refused(bo, one) == (403, "table-match-open"), one
                assert await anna.get(one), one

    asyncio.run(main())


# Records from elsewhere


def lines(text: str) -> str:
    """Return a record as JSON Lines."""
    from yatzy.game.notation import parse_events  # noqa: PLC0415 # seldom needed

    at = "2026-11-15T19:30:00Z"
    return format_lines(StampedEvent(seq, at, event) for seq, (_, event) in enumerate(parse_events(text)))


def test_a_record_becomes_a_table(tmp_path: Path) -> None:
    """In either form, and however often it is brought, it is one table; what it says is what it said."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, told = await import_record(base, SERIES)
            assert (told["seats"], told["host"], told["room"]["record"]) == ([], False, True)
            assert told["state"]["now"]["phase"] == "over"
            assert (
                (await import_record(base, lines(SERIES)))[0] == (await import_record(base, SERIES))[0] == table
            )
            other, _ = await import_record(base, REAL)
            assert other != table
            answer = await Guest(base).ask("GET", f"/api/tables/{table}/record")
            assert without_id(parse_game(answer.text)) == without_id(parse_game(SERIES))
            seen = await Guest(base).get(f"/api/tables/{table}")
            assert [seat["name"] for seat in seen["room"]["seats"]] == list(parse_game(SERIES).setup.players)

    asyncio.run(main())


def without_id(game: Game) -> str:
    """Write a game without what it is called."""
    return "\n".join(line for line in format_game(game).splitlines() if not line.startswith("Game:"))


def test_a_record_that_was_corrected_and_verified(tmp_path: Path) -> None:
    """What was taken back is left out, and dice of a server can be recomputed where the record goes."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna,) = await sit_down(base, "Anna", sheet="forced-order")
            async with anna.at(table) as hers:
                await hers.play(hers.simple_move())
                await hers.play(hers.simple_move())
                await hers.play({"type": "take-back", "seat": 0})
                await hers.play_out()
                await hers.play({"type": "show", "seat": 0})
            for form in ("notation", "jsonl"):
                record = (await anna.ask("GET", f"/api/tables/{table}/record?form={form}")).text
                copy, told = await import_record(base, record)
                assert copy != table
                assert told["state"]["turns"] == (await anna.get(f"/api/tables/{table}"))["state"]["turns"]
                assert (await anna.get(f"/api/tables/{copy}/verification"))["good"]
                assert await anna.get(f"/api/tables/{copy}/review")

    asyncio.run(main())


def test_nobody_plays_on_with_a_record(tmp_path: Path) -> None:
    """As far as it goes it is looked at; no seat is free, no computer player goes on, nobody is its host."""
    text = BLUNDER.replace("Player: Anna", "Player: Anna\nPlayer: Robot\nComputer: 2 strong").replace(
        "66666 ones 0\n12345 small-straight 15\n", "Anna: 66666 ones 0\n"
    )

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            table, told = await import_record(base, text)
            assert (told["room"]["begun"], told["state"]["now"]["phase"]) == (True, "play")
            assert told["state"]["now"]["seat"] == 1
            assert told["room"]["seats"][1]["computer"] == "strong"
            live = await context.tables.find(table)
            assert live.room.bot_at(1) == ""
            eve = Guest(base)
            for what in ("seats/0", "seats/0/leave", "seats/0/computer", "seats/0/back", "seats/0/alone"):
                status, _ = await refused_change(
                    eve, table, what, **({"name": "Eve"} if what == "seats/0" else {})
                )
                assert status in {403, 409}, what
            assert await refused_change(eve, table, "begin") == (403, "table-not-host")
            with pytest.raises(Refusal, match="table-not-yours"):
                await eve.post(f"/api/tables/{table}/rematch", {"seat": 0})
            async with eve.at(table) as watching:
                for seat in (0, 1):
                    assert await refused_move(watching, {"type": "roll", "seat": seat}) == "table-not-yours"
            assert (await eve.get(f"/api/tables/{table}"))["state"]["seq"] == told["state"]["seq"]
            assert len((await eve.get(f"/api/tables/{table}/review"))["columns"][0]["turns"]) == 1
            assert await eve.get("/api/tables") == []

    asyncio.run(main())


BROKEN: dict[str, tuple[str, str, str]] = {
    "nothing": ("", "record-empty", ""),
    "no record": ("<html>", "record-tag", "line 1: "),
    "a wrong sum": (
        BLUNDER.replace("small-straight 15", "small-straight 16"),
        "move-points-differ",
        "line 7: ",
    ),
    "a missing tag": (BLUNDER.replace("Player: Anna\n", ""), "record-no-tag", ""),
    "a sheet nobody has": (BLUNDER.replace("Sheet: tactic", "Sheet: granny"), "record-sheet", "line 2: "),
    "half a line": (lines(BLUNDER)[:-20], "record-json", "line 5: "),
    "an event too few": (lines(BLUNDER).split("\n", 1)[1], "record-seq", "line 1: "),
}


def test_what_is_wrong_with_a_record_is_said(tmp_path: Path) -> None:
    """As the command line says it, with the line it is in; and nothing of a command line to type."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            for name, (text, code, line) in BROKEN.items():
                with pytest.raises(Refusal) as caught:
                    await import_record(base, text)
                problem = caught.value.problem
                assert (name, problem["code"], caught.value.status) == (name, code, 400), problem
                assert problem["text"].startswith(line), problem
                assert "yatzy " not in problem["text"], problem

    asyncio.run(main())


def test_a_record_is_limited_like_a_table(tmp_path: Path) -> None:
    """In size, in turns, and how many one address may bring."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", tables_per_hour=3) as base:
            guest = Guest(base)
            answer = await guest.ask("POST", "/api/records", {"record": "x" * 300_000})
            assert answer.status_code in {400, 413}
            names = [f"P{number}" for number in range(100)]
            setup = Setup(bundled_sheet("maxi"), tuple(names), rounds=6)
            with pytest.raises(Refusal) as long:
                await import_record(base, format_game(Game.from_setup(setup)))
            assert long.value.code == "table-turns"
            await import_record(base, BLUNDER)
            await import_record(base, BLUNDER)
            with pytest.raises(Refusal) as many:
                await import_record(base, BLUNDER)
            assert (many.value.status, many.value.code) == (429, "limit-tables")

    asyncio.run(main())
