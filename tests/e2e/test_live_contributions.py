"""Contributions to the dice over the wire: what programs send, and what everyone is told."""

import asyncio
from pathlib import Path

import pytest

from support.db.postgres import Cluster
from support.server.clients import Guest, Refusal, Said
from support.server.servers import serving
from yatzy.chance.fair import commitment_of

HERS, HIS = "a1" * 16 + " owl", "b2" * 16


async def contribute(guest: Guest, table: str, seat: int, what: str, said: str) -> Said:
    told: Said = await guest.post(f"/api/tables/{table}/seats/{seat}/{what}", {what: said})
    return told


def test_words_that_come_too_early_are_refused_with_what_to_do(tmp_path: Path) -> None:
    """Earlier programs sent them when they created a table or sat down."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            with pytest.raises(Refusal) as refused:
                await anna.lay({"name": "Anna", "here": True, "word": "owl"})
            assert (refused.value.status, refused.value.code) == (400, "table-word-early")
            assert "contribute" in f"{refused.value}"
            table = (await anna.lay({"name": "Anna", "here": True}, {}))["room"]["table"]
            with pytest.raises(Refusal) as refused:
                await bo.change(table, "seats/1", name="Bo", word="owl")
            assert (refused.value.status, refused.value.code) == (400, "table-word-early")
            assert (await bo.change(table, "seats/1", name="Bo"))["room"]["begun"], "without a word as before"

    asyncio.run(main())


def test_a_code_in_capitals_is_the_same_table(tmp_path: Path) -> None:
    """A commitment is to the table's code, however the address spells it."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            told = await anna.lay({"name": "Anna", "here": True}, contribute=True)
            table, seal = told["room"]["table"], told["room"]["seal"]
            await contribute(anna, table.upper(), 0, "commitment", commitment_of(HERS, seal, table))
            begun = await contribute(anna, table.upper(), 0, "contribution", HERS)
            assert begun["room"]["begun"]

    asyncio.run(main())


def test_two_processes_take_contributions_to_one_table(postgres: Cluster) -> None:
    """Each by the one they know, and at once: none is lost, and everyone is told of all."""
    database = postgres.new_database()

    async def main() -> None:
        async with serving(database) as one, serving(database) as other:
            anna, bo = Guest(one), Guest(other)
            told = await anna.lay({"name": "Anna", "here": True}, {}, contribute=True)
            table, seal = told["room"]["table"], told["room"]["seal"]
            async with anna.at(table) as hers:
                await bo.change(table, "seats/1", name="Bo", contribute=True)
                await asyncio.gather(
                    contribute(anna, table, 0, "commitment", commitment_of(HERS, seal, table)),
                    contribute(bo, table, 1, "commitment", commitment_of(HIS, seal, table)),
                )
                await asyncio.gather(
                    contribute(anna, table, 0, "contribution", HERS),
                    contribute(bo, table, 1, "contribution", HIS),
                )
                await hers.until_seq(1)
                while not hers.room["begun"]:
                    await hers.until("room")
                assert [seat["contribution"] for seat in hers.room["seats"]] == [HERS, HIS]
            events = await bo.get(f"/api/tables/{table}/events")
            assert events[0]["event"]["words"] == [HERS, HIS]

    asyncio.run(main())
