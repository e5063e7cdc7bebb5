"""Positions over the wire: every choice as the coach says, refusals that are clear, questions for the drill."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from support.server.job_arguments import house
from support.server.servers import hosting, serving
from yatzy.app.advise import advise_position
from yatzy.coach.drill import position_of_the_day, practice_position
from yatzy.game.card import Card
from yatzy.l10n.catalogue import catalogue
from yatzy.report.schemas import advice_answer
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.solve import solve

SHEETS = [sheet_id for sheet_id in sheet_ids() if sheet_id != "maxi"]
"""Those that are solved in a moment."""
ALL_BUT_CHANCE = {
    "ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "one-pair": 10, "two-pairs": 18,
    "three-of-a-kind": 15, "four-of-a-kind": 0, "small-straight": 15, "large-straight": 20, "full-house": 22,
    "yatzy": 0,
}  # fmt: skip
"""As in docs/commands.md, where `yatzy advise --filled` is shown."""


def some_card(sheet: RuleSheet, chance: Random, still_open: int) -> Card:
    """Play any rolls in any boxes until so many are open."""
    card = Card.empty(sheet.tables)
    while card.open_boxes.bit_count() > still_open:
        marks = [mark for key in sheet.tables.keys for mark in card.possible_marks(key)]
        card = card.write(chance.choice(marks))
    return card


def as_told(answer: object) -> Any:
    """Return an answer as it travels."""
    return msgspec.json.decode(msgspec.json.encode(answer))


def position_request(sheet_id: str, card: Card, **more: Any) -> dict[str, Any]:
    """Return a position as it is asked about."""
    written = zip(card.tables.keys, card.points, strict=True)
    filled = {key: points for key, points in written if points is not None}
    return {"sheet": sheet_id, "filled": filled, "bonuses": card.bonuses, **more}


def test_positions_of_every_sheet(tmp_path: Path) -> None:
    """Choices, names and reasons are those of the coach, on random cards with random dice."""

    async def main() -> None:
        chance = Random(8)  # noqa: S311 # the same positions each time
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            for sheet_id in SHEETS:
                sheet = bundled_sheet(sheet_id)
                values, words = solve(sheet), catalogue("en")
                card = some_card(sheet, chance, chance.randint(1, len(sheet.tables.keys)))
                dice = tuple(chance.randint(1, 6) for _ in range(sheet.rules.dice))
                left = chance.randrange(sheet.rules.rolls)
                told = await client.post(
                    "/api/positions", json=position_request(sheet_id, card, dice=dice, rolls_left=left)
                )
                assert told.status_code == 200, told.text
                found = told.json()
                advice = values.advise(card, dice, left)
                expected = advice_answer(words, sheet, advise_position(values, sheet, card, dice, left))
                assert found["advice"] == as_told(expected)
                assert found["expected"] == values.total(card)
                assert found["pad"]["id"] == sheet_id
                assert found["card"]["points"] == list(card.points)
                assert found["entries"] == as_told(card.entries(dice))
                keep = next((one for one in advice.choices if one.keep is not None), None)
                if keep is None:
                    continue
                body = position_request(sheet_id, card, dice=dice, rolls_left=left, keep=keep.keep)
                prospect = (await client.post("/api/positions/keep", json=body)).json()
                assert prospect["value"] == keep.value
                assert sum(end["chance"] for end in prospect["ends"]) == pytest.approx(1)

    asyncio.run(main())


def test_before_a_throw_and_at_the_end(tmp_path: Path) -> None:
    """Without dice the card's worth and how the turn ends; a full card is worth its total."""

    async def main() -> None:
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            found = (await client.post("/api/positions", json={"sheet": "tactic"})).json()
            assert found["expected"] == pytest.approx(248.439989378)  # docs/science.md
            assert "advice" not in found
            assert sum(end["chance"] for end in found["turn"]["ends"]) == pytest.approx(1)
            assert found["takes"]["ones"] == [0, 1, 2, 3, 4, 5]
            assert found["takes"]["yatzy"] == [0, 50]
            assert found["bonuses"] == [0]
            full = ALL_BUT_CHANCE | {"chance": 20}
            found = (await client.post("/api/positions", json={"sheet": "tactic", "filled": full})).json()
            assert found["expected"] == found["card"]["total"] == sum(full.values()) + 50  # 63 above
            assert "turn" not in found
            late = {"sheet": "tactic", "filled": full, "dice": [1, 2, 3, 4, 5]}
            assert (await client.post("/api/positions", json=late)).json()["code"] == "card-full"

    asyncio.run(main())


def test_rules_of_ones_own(tmp_path: Path) -> None:
    """A sheet that nobody has solved is solved first; its one box is worth the dice and what it adds."""

    async def main() -> None:
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            rules = house(81)
            body = {"rules": rules, "dice": [6, 6, 6, 6, 5], "rolls_left": 0}
            found = (await client.post("/api/positions", json=body)).json()
            assert found["advice"]["choices"] == [
                {"kind": "enter", "value": 110, "cost": 0, "key": "chance", "points": 110, "bonus": 0}
            ]
            assert not found["pad"]["on_shelf"]
            body = {"rules": rules, "dice": [6, 6, 6, 6, 5], "rolls_left": 1, "keep": [6, 6, 6, 6]}
            prospect = (await client.post("/api/positions/keep", json=body)).json()
            points = 24 + 3.5 + 81  # the mean of a die
            assert prospect["ends"] == [
                {"key": "chance", "chance": pytest.approx(1), "points": pytest.approx(points), "struck": 0}
            ]
            taken = rules | {"id": "vinga"}
            assert (await client.post("/api/positions", json={"rules": taken})).status_code == 400

    asyncio.run(main())


WRONG: list[tuple[dict[str, Any], int, str]] = [
    ({"sheet": "monopoly"}, 404, "sheet-unknown"),
    ({"filled": {"ones": 6}}, 400, "card-points"),
    ({"filled": {"sevens": 7}}, 400, "card-box"),
    ({"bonuses": 100}, 400, "card-bonus"),
    ({"sheet": "forced-order", "filled": {"twos": 4}}, 400, "card-order"),
    (
        {"sheet": "mb-1973", "filled": {"full-house": 25, "small-straight": 30}, "bonuses": 100},
        400,
        "card-bonus",
    ),
    ({"dice": [1, 2, 3]}, 400, "dice-count"),
    ({"sheet": "maxi", "filled": {"ones": 7}}, 400, "card-points"),
    ({"dice": [1, 2, 3, 4, 5], "rolls_left": 3}, 409, "move-rolls-left"),
    ({"dice": [1, 2, 3, 4, 5], "answer": "6"}, 409, "move-not-there"),
    ({"dice": [1, 2, 3, 4, 5], "answer": "12345"}, 409, "move-all-kept"),
    ({"dice": [1, 2, 3, 4, 5], "answer": "nowhere"}, 409, "move-no-box"),
    ({"dice": [1, 2, 3, 4, 5], "answer": " "}, 400, "answer-empty"),
    ({"dice": [1, 2, 3, 4, 5], "answer": "o"}, 400, "answer-many-boxes"),
    ({"dice": [1, 2, 3, 4, 5], "answer": "1", "date": "tomorrow"}, 400, "drill-date"),
    ({"dice": [0, 2, 3, 4, 5]}, 400, "request-invalid"),
    ({"dice": "12345"}, 400, "request-invalid"),
    ({"dice": [1] * 7}, 400, "request-invalid"),
    ({"filled": {"ones": -1}}, 400, "request-invalid"),
    ({"filled": {"ones": 10**9}}, 400, "request-invalid"),
    ({"filled": {f"box-{place}": 0 for place in range(33)}}, 400, "request-invalid"),
    ({"rolls_left": -1}, 400, "request-invalid"),
    ({"answer": "1" * 101}, 400, "request-invalid"),
    ({"surprise": 1}, 400, "request-invalid"),
]


def test_what_cannot_be_is_refused_clearly(tmp_path: Path) -> None:
    """With a code and a sentence, and without any harm to the next question."""

    async def main() -> None:
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            for body, status, code in WRONG:
                told = await client.post("/api/positions", json={"sheet": "tactic"} | body)
                assert (told.status_code, told.json()["code"]) == (status, code), body
                assert told.json()["text"]
            told = await client.post("/api/positions", json={"sheet": "tactic", "filled": {"one-pair": 7}})
            assert told.json()["text"].startswith("The box 1 pair can never hold 7.")  # as it is printed
            keeping = {"sheet": "tactic", "dice": [1, 2, 3, 4, 5], "keep": [1]}
            for more, code in (
                ({"keep": [6]}, "move-not-there"),
                ({"keep": [1, 2, 3, 4, 5]}, "move-all-kept"),
                ({"rolls_left": 0}, "move-no-roll-left"),
                ({"dice": []}, "dice-count"),
            ):
                told = await client.post("/api/positions/keep", json=keeping | more)
                assert told.json()["code"] == code
            assert (await client.post("/api/positions/keep", json=keeping)).status_code == 200

    asyncio.run(main())


def test_an_answer_is_judged(tmp_path: Path) -> None:
    """By the place of the choice, its cost and a sentence; of the position of a day also in a line to share."""

    async def main() -> None:
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            body = {"sheet": "tactic", "dice": [1, 2, 3, 4, 5], "rolls_left": 2}
            for answer in ("0", "135", "chance", "Big straight"):
                found = (await client.post("/api/positions", json=body | {"answer": answer})).json()
                judged, choices = found["answered"], found["advice"]["choices"]
                chosen = choices[judged["choice"]]
                assert judged["cost"] == chosen["cost"]
                assert "share" not in judged
                named = found["advice"]["names"][judged["choice"]]
                assert named in judged["text"]
            keep = next(one for one in choices if one.get("keep") == [])
            judged = (
                await client.post("/api/positions", json=body | {"answer": "0", "date": "2026-11-15"})
            ).json()["answered"]
            assert judged["cost"] == keep["cost"] > 2  # so that no square is earned
            share = judged["share"]
            assert share == f"Tactic Yatzy, position of 2026-11-15: □□□□□ lost {keep['cost']:.2f}"

    asyncio.run(main())


# The drill


def test_questions_are_those_of_the_command(tmp_path: Path) -> None:
    """Of a day and of a seed, the same for everybody, and nothing of the answer with them."""
    sheet = bundled_sheet("vinga")
    values = solve(sheet)

    async def main() -> None:
        async with (
            hosting(tmp_path / "games.db") as (base, _),
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            for query, position in (
                ("date=2026-11-15", position_of_the_day(values, "2026-11-15")),
                ("seed=7", practice_position(values, 7, 0)),
                ("seed=7&number=3", practice_position(values, 7, 3)),
            ):
                found = (await client.get(f"/api/drill?sheet=vinga&{query}")).json()
                assert found["card"]["points"] == list(position.card.points)
                assert (found["dice"], found["rolls_left"]) == (list(position.dice), position.rolls_left)
                assert found["source"] == as_told(position.source)
                assert found["entries"]
                assert "cost" not in str(found)
                body = {name: found[name] for name in ("sheet", "filled", "dice", "rolls_left")}
                looked = (await client.post("/api/positions", json=body)).json()
                assert looked["advice"]["choices"] == as_told(position.advice(values).choices)

    asyncio.run(main())


def test_questions_that_cannot_be_asked(tmp_path: Path) -> None:
    """A day that is none, both or neither of day and seed, and a sheet nobody knows."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            for query, status, code in (
                ("", 400, "drill-which"),
                ("date=2026-11-15&seed=1", 400, "drill-which"),
                ("date=2026-02-30", 400, "drill-date"),
                ("date=20261115", 400, "drill-date"),
                ("date=2026-W46-7", 400, "drill-date"),
                ("date=%00", 400, "drill-date"),
                ("seed=-1", 400, "request-invalid"),
                ("seed=1&number=1000000", 400, "request-invalid"),
                ("seed=x", 400, "request-invalid"),
                ("seed=1&sheet=monopoly", 404, "sheet-unknown"),
            ):
                told = await client.get(f"/api/drill?{query}")
                assert (told.status_code, told.json()["code"]) == (status, code), query

    asyncio.run(main())
