"""Rooms over the wire: laying a table, sitting down, leaving, other devices, beginning, playing again."""

import asyncio
from pathlib import Path

import httpx
import pytest

from support.server.clients import Guest, Refusal
from support.server.servers import serving
from support.server.tokens import new_token


def test_a_table_fills_and_begins(tmp_path: Path) -> None:
    """Everyone who watches is told each change, and which seats are theirs; the last to come begins it."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo, eve = Guest(base), Guest(base), Guest(base)
            told = await anna.lay({"name": "Anna", "here": True}, {"name": "Bo"}, {})
            table = told["room"]["table"]
            assert (told["seats"], told["host"], told["state"]) == ([0], True, None)
            async with anna.at(table) as hers, eve.at(table) as watching:
                assert (hers.welcome["host"], watching.welcome["host"]) == (True, False)
                assert hers.welcome["state"] is None
                await bo.change(table, "seats/1")
                for at, mine in ((hers, [0]), (watching, [])):
                    room = await at.until("room")
                    assert [seat["taken"] for seat in room["room"]["seats"]] == [True, True, False]
                    assert room["room"]["seats"][1]["name"] == "Bo"
                    assert room["seats"] == mine
                last = await eve.change(table, "seats/2", name="Eve")
                assert (last["seats"], last["state"]["seq"]) == ([2], 1)
                for at in (hers, watching):
                    await at.until_seq(1)
                    assert at.room["begun"]
                    assert at.state["players"] == ["Anna", "Bo", "Eve"]
                assert watching.seats == [2]

    asyncio.run(main())


def test_whoever_repeats_a_request_makes_no_second_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            body = {"key": "my-table", "seats": [{"name": "Anna", "here": True}, {}]}
            first, second = await anna.post("/api/tables", body), await anna.post("/api/tables", body)
            assert first == second
            others = await bo.post("/api/tables", body)
            assert others["room"]["table"] != first["room"]["table"]

    asyncio.run(main())


def test_a_change_of_the_room_is_known_by_its_key(tmp_path: Path) -> None:
    """Repeated it changes nothing; made from what was true before, it is refused with what is true now."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            room = (await anna.lay({"name": "Anna", "here": True}, {}, {}))["room"]
            path = f"/api/tables/{room['table']}/seats"
            body = {"revision": room["revision"], "key": "sit", "name": "Bo"}
            first, again = await bo.post(f"{path}/1", body), await bo.post(f"{path}/1", body)
            assert first == again
            assert first["room"]["revision"] == room["revision"] + 1
            with pytest.raises(Refusal) as late:
                await anna.post(f"{path}/2", {"revision": room["revision"], "key": "sit", "name": "Cleo"})
            assert (late.value.status, late.value.code) == (409, "table-changed")
            assert late.value.problem["room"] == first["room"]

    asyncio.run(main())


def test_two_who_want_the_same_seat(tmp_path: Path) -> None:
    """One gets it; the other is told, and sits down elsewhere."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            host, anna, bo = Guest(base), Guest(base), Guest(base)
            room = (await host.lay({}, {}, {}))["room"]
            path = f"/api/tables/{room['table']}/seats/0"
            bodies = [{"revision": room["revision"], "key": "sit", "name": name} for name in ("Anna", "Bo")]
            asked = [anna.ask("POST", path, bodies[0]), bo.ask("POST", path, bodies[1])]
            answers = await asyncio.gather(*asked)
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            won, lost = (anna, bo) if answers[0].is_success else (bo, anna)
            with pytest.raises(Refusal) as taken:
                await lost.change(room["table"], "seats/0", name="Me")
            assert taken.value.code == "table-seat-taken"
            assert (await won.get(f"/api/tables/{room['table']}"))["seats"] == [0]
            assert (await lost.change(room["table"], "seats/1", name="Me"))["seats"] == [1]

    asyncio.run(main())


def test_the_host_begins_without_those_who_do_not_come(tmp_path: Path) -> None:
    """Free seats go, and who sat behind them moves up: everyone is told where they sit now."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            host, anna = Guest(base), Guest(base)
            table = (await host.lay({}, {"name": "Host", "here": True}, {}, {}))["room"]["table"]
            await anna.change(table, "seats/3", name="Anna")
            async with anna.at(table) as hers:
                assert hers.seats == [3]
                told = await host.change(table, "begin")
                assert told["state"]["players"] == ["Host", "Anna"]
                await hers.until_seq(1)
                assert hers.seats == [1]
                assert [seat["name"] for seat in hers.room["seats"]] == ["Host", "Anna"]

    asyncio.run(main())


def test_who_leaves_before_the_game_frees_the_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, {}))["room"]["table"]
            assert (await anna.change(table, "seats/0/leave"))["seats"] == []
            assert (await bo.change(table, "seats/0", name="Bo"))["seats"] == [0]

    asyncio.run(main())


def test_another_device_by_the_seats_own_link(tmp_path: Path) -> None:
    """The first device lets a new token in; both play the seat, and both see what the other does."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            phone, tablet = Guest(base), Guest(base)
            table = (await phone.lay({"name": "Anna", "here": True}))["room"]["table"]
            async with tablet.at(table) as looking:
                assert looking.seats == []
                await phone.change(table, "seats/0/devices", token=tablet.token)
                assert (await looking.until("room"))["seats"] == [0]
                async with phone.at(table) as at_phone:
                    assert (await looking.play({"type": "roll", "seat": 0}))["type"] == "moved"
                    await at_phone.until_seq(2)
                    assert (await at_phone.play(at_phone.simple_move()))["type"] == "moved"
                    await looking.until_seq(3)
                    assert at_phone.state == looking.state

    asyncio.run(main())


def test_a_device_that_was_lost(tmp_path: Path) -> None:
    """The other one holds the seat alone from then on, and hosts the table as before."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            lost, phone = Guest(base), Guest(base)
            table = (await lost.lay({"name": "Anna", "here": True}, {}))["room"]["table"]
            await lost.change(table, "seats/0/devices", token=phone.token, own=True)
            told = await phone.change(table, "seats/0/alone")
            assert (told["seats"], told["host"]) == ([0], True)
            with pytest.raises(Refusal) as refused:
                await lost.change(table, "begin")
            assert refused.value.code == "table-not-host"
            assert (await phone.change(table, "begin"))["room"]["begun"]
            with pytest.raises(Refusal) as refused:
                await lost.post(
                    f"/api/tables/{table}/moves", {"seq": 1, "key": "k", "move": {"type": "roll", "seat": 0}}
                )
            assert refused.value.code == "table-not-yours"

    asyncio.run(main())


def test_a_seat_has_only_so_many_devices(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}))["room"]["table"]
            for _ in range(7):
                await anna.change(table, "seats/0/devices", token=new_token())
            with pytest.raises(Refusal) as refused:
                await anna.change(table, "seats/0/devices", token=new_token())
            assert (refused.value.status, refused.value.code) == (409, "table-devices")

    asyncio.run(main())


def test_only_tables_that_are_listed_are_in_the_list(tmp_path: Path) -> None:
    """As long as they wait for players, the latest first; a private one is found by its code alone."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            first = (await anna.lay({"name": "Anna", "here": True}, {}, listed=True))["room"]
            second = (await anna.lay({"name": "Anna", "here": True}, {}, listed=True, sheet="maxi"))["room"]
            private = (await anna.lay({"name": "Anna", "here": True}, {}))["room"]
            listed = await bo.get("/api/tables")
            assert {one["room"]["table"] for one in listed} == {first["table"], second["table"]}
            assert {one["room"]["sheet"] for one in listed} == {first["sheet"], "maxi"}
            assert (await bo.get(f"/api/tables/{private['table']}"))["room"] == private
            await bo.change(first["table"], "seats/1", name="Bo")
            assert [one["room"]["table"] for one in await bo.get("/api/tables")] == [second["table"]]

    asyncio.run(main())


def test_a_rematch(tmp_path: Path) -> None:
    """One, however many ask: the same people and tokens, other dice, and each table names the other.

    Who begins goes round.
    """

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, {}, sheet="printworks"))["room"]["table"]
            await bo.change(table, "seats/1", name="Bo")
            with pytest.raises(Refusal) as early:
                await anna.post(f"/api/tables/{table}/rematch", {"seat": 0})
            assert (early.value.status, early.value.code) == (409, "table-not-over")
            async with anna.at(table) as hers, bo.at(table) as his:
                await asyncio.gather(hers.play_out(), his.play_out())
                asked = [
                    anna.post(f"/api/tables/{table}/rematch", {"seat": 0}),
                    bo.post(f"/api/tables/{table}/rematch", {"seat": 1}),
                ]
                one, other = await asyncio.gather(*asked)
                assert one["room"] == other["room"]
                assert (one["seats"], other["seats"]) == ([1], [0])
                assert one["room"]["previous"] == table
                assert one["room"]["begun"]
                assert one["room"]["seal"] != hers.room["seal"]
                for at in (hers, his):
                    while at.room["next"] != one["room"]["table"]:
                        await at.until("room")
            assert (await anna.post(f"/api/tables/{table}/rematch", {"seat": 0}))["room"] == one["room"]
            async with bo.at(one["room"]["table"]) as again:
                assert (await again.play({"type": "roll", "seat": 0}))["type"] == "moved"

    asyncio.run(main())


def test_one_address_serves_play_watching_replay_and_review(tmp_path: Path) -> None:
    """All under the table's own: events from any place on, records in every form, a QR code, the page."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, eve = Guest(base), Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, sheet="printworks"))["room"]["table"]
            async with anna.at(table) as at:
                await at.play_out()
            events = await eve.get(f"/api/tables/{table}/events")
            assert [one["event"] for one in events] == at.seen
            assert await eve.get(f"/api/tables/{table}/events?after=10") == events[10:]
            assert await eve.get(f"/api/tables/{table}/events?after=100000") == []
            for form, media in (
                ("notation", "text/plain"), ("jsonl", "application/x-ndjson"), ("csv", "text/csv"),
            ):  # fmt: skip
                answer = await eve.ask("GET", f"/api/tables/{table}/record?form={form}")
                assert answer.headers["content-type"].startswith(media)
                assert "Anna" in answer.text
            qr = await eve.ask("GET", f"/api/tables/{table}/qr.svg")
            assert (qr.status_code, qr.headers["content-type"]) == (200, "image/svg+xml")
            invitation = await eve.get(f"/api/tables/{table}/invitation")
            assert invitation["address"].endswith(f"/{table}")
            assert invitation["qr"] == qr.text
            async with httpx.AsyncClient(base_url=eve.base) as nobody:
                refused = await nobody.get(f"/api/tables/{table}/invitation?device=true")
            assert (refused.status_code, refused.json()["code"]) == (401, "table-token-missing")
            own = await eve.get(f"/api/tables/{table}/invitation?device=true")
            assert own["address"] == f"{invitation['address']}#{eve.token}"
            assert own["qr"] != qr.text
            page = await eve.ask("GET", f"/{table}")
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")

    asyncio.run(main())
