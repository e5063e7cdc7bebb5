"""Whole games over real websockets: everyone sees the same, all of it, and only what was kept before."""

import asyncio
import json
import sqlite3
from contextlib import closing
from itertools import cycle
from pathlib import Path

import pytest

from support.dose import dose
from support.server.clients import Guest, Said, Traveller, sit_down
from support.server.job_arguments import as_json
from support.server.servers import serving
from yatzy.game.engine import iter_replay_checked
from yatzy.game.jsonl import VERSION, decode_event
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.tables.views import now_view, state_view

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hedda", "Ida", "Jo")
TABLES = [(sheet, count) for sheet in sheet_ids() for count in (2, 3, 10)]
SMALL_DOSE = [*zip(sheet_ids(), cycle((2, 3))), ("vinga", 10)]


def stored_events(file: Path, table: str) -> list[Said]:
    """Return the events of a game as they lie on disk, read past the server."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute(
            "select seq, version, data from events where game = ? order by seq", (table,)
        ).fetchall()
    assert [seq for seq, _, _ in rows] == list(range(len(rows)))
    assert all(version == VERSION for _, version, _ in rows)
    return [json.loads(data) for _, _, data in rows]


def check_the_same(travellers: list[Traveller], events: list[Said]) -> None:
    """What everyone was told is what is kept, and what follows from it by the rules of the game."""
    games = list(iter_replay_checked(decode_event(VERSION, event) for event in events))
    assert games[-1].over
    nows = {seq: as_json(now_view(game)) for seq, game in enumerate(games, 1)}
    for one in travellers:
        assert one.seen == events
        assert one.state == as_json(state_view(games[-1], len(events)))
        assert len(events) in one.nows
        for seq, now in one.nows.items():
            assert now == nows[seq], seq


@pytest.mark.parametrize(("sheet", "count"), dose(TABLES, SMALL_DOSE))
def test_a_whole_game(sheet: str, count: int, tmp_path: Path) -> None:
    """On every sheet, with connections lost at random moments: no gap, no repeat, nothing lost."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, guests = await sit_down(base, *NAMES[:count], sheet=sheet)
            longest = 15 * count + 20  # so that each has a few journeys, however many there are
            travellers = [
                Traveller(guest, table, f"{sheet} {seat}", longest=longest) for seat, guest in enumerate(guests)
            ]
            await asyncio.gather(*(one.play_out() for one in travellers))
            events = stored_events(tmp_path / "games.db", table)
            check_the_same(travellers, events)
            assert all(one.journeys > 1 for one in travellers)
            turns = sum(event["type"] == "entered" for event in events)
            assert turns == count * len(bundled_sheet(sheet).rules.boxes)
            await check_fair(guests[-1], table, count)

    asyncio.run(main())


async def check_fair(guest: Guest, table: str, count: int) -> None:
    """Whoever wants may see the secret now, and recompute every throw."""
    async with guest.at(table) as at:
        assert (await at.play({"type": "show", "seat": count - 1}))["type"] == "moved"
        assert at.state["secret"]
    verified = await guest.get(f"/api/tables/{table}/verification")
    assert (verified["good"], verified["seal_fits"], verified["mismatches"]) == (True, True, [])
    assert verified["throws"] == sum(event["type"] == "rolled" for event in at.seen)


def test_teams_and_a_series_with_differences(tmp_path: Path) -> None:
    """MB lets teams play several rounds and writes down the winner's lead: four people, two columns."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, guests = await sit_down(
                base, *NAMES[:4], sheet="mb-1973", teams=2, rounds=2, counting="differences"
            )
            travellers = [Traveller(guest, table, f"teams {seat}") for seat, guest in enumerate(guests)]
            await asyncio.gather(*(one.play_out() for one in travellers))
            check_the_same(travellers, stored_events(tmp_path / "games.db", table))
            state = travellers[0].state
            assert state["columns"] == [[0, 2], [1, 3]]
            assert len(state["turns"]) == 2 * 2 * 13  # rounds, columns, boxes of MB's sheet
            totals = [[card["total"] for card in cards] for cards in state["cards"]]
            leads = [one - other for one, other in totals]
            differences = [sum(lead for lead in leads if lead > 0), -sum(lead for lead in leads if lead < 0)]
            standings = state["now"]["standings"]
            assert (
                [one["difference"] for one in standings] == [one["score"] for one in standings] == differences
            )

    asyncio.run(main())


def test_a_roll_off_decides_who_begins(tmp_path: Path) -> None:
    """Each throws once, those tied again; the one who threw most takes the first turn."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, guests = await sit_down(base, *NAMES[:3], sheet="vinga", start="roll-off")
            travellers = [Traveller(guest, table, f"first {seat}") for seat, guest in enumerate(guests)]
            await asyncio.gather(*(one.play_out() for one in travellers))
            check_the_same(travellers, stored_events(tmp_path / "games.db", table))
            state = travellers[0].state
            sums = [sum(throw) for throw in state["roll_off"]]
            assert len(sums) >= 3
            if len(sums) == 3:
                assert state["turns"][0]["seat"] == sums.index(max(sums))

    asyncio.run(main())


def test_real_dice_with_undo_and_corrections(tmp_path: Path) -> None:
    """People throw, the table writes: dice as they lay, points alone, taken back and put right later."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna, bo) = await sit_down(base, *NAMES[:2], sheet="vinga", dice="real")
            async with anna.at(table) as hers, bo.at(table) as his:
                moves = [
                    (hers, {"type": "lay", "seat": 0, "dice": [6, 6, 6, 6, 6]}),
                    (hers, {"type": "enter", "seat": 0, "key": "chance"}),
                    (hers, {"type": "take-back", "seat": 0}),
                    (hers, {"type": "enter", "seat": 0, "key": "yatzy"}),
                    (his, {"type": "enter", "seat": 1, "key": "chance", "points": 17}),
                    (hers, {"type": "roll", "seat": 0, "thrown": [1, 1, 2, 3, 4]}),
                    (hers, {"type": "keep", "seat": 0, "dice": [1, 1]}),
                    (hers, {"type": "roll", "seat": 0, "thrown": [1, 5, 5]}),
                    (hers, {"type": "enter", "seat": 0, "key": "ones"}),
                    (his, {"type": "correct", "seat": 1, "turn": 1, "key": "chance", "points": 19}),
                ]
                for at, move in moves:
                    await at.until_seq(max(hers.seq, his.seq))
                    told = await at.play(move)
                    assert told["type"] == "moved", told
                    assert ("state" in told) is (move["type"] in {"take-back", "correct"})
                await hers.until_seq(his.seq)
                assert hers.state == his.state
                points = [card["points"] for card in hers.state["cards"][0]]
                keys = hers.state["keys"]
                assert [points[0][keys.index(key)] for key in ("yatzy", "ones", "chance")] == [50, 3, None]
                assert points[1][keys.index("chance")] == 19
                asked = (await anna.get(f"/api/tables/{table}"))["state"]
                assert asked == hers.state
            lines = stored_events(tmp_path / "games.db", table)
            games = list(iter_replay_checked(decode_event(VERSION, event) for event in lines))
            assert as_json(state_view(games[-1], len(lines))) == asked

    asyncio.run(main())


def test_one_device_for_the_whole_family(tmp_path: Path) -> None:
    """Several seats are played with one token, from one connection."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            people = [{"name": name, "here": True} for name in NAMES[:3]]
            told = await anna.lay(*people, sheet="printworks")
            assert told["room"]["begun"]
            assert told["seats"] == [0, 1, 2]
            async with anna.at(told["room"]["table"]) as at:
                await at.play_out()
                assert {turn["seat"] for turn in at.state["turns"]} == {0, 1, 2}

    asyncio.run(main())


def test_rules_of_ones_own(tmp_path: Path) -> None:
    """A sheet of two boxes, as TOML or as data: it is played by as it was given."""
    toml = """
        id = "two"
        title = "Two boxes"
        [[boxes]]
        key = "ones"
        section = "upper"
        pattern = { face = 1 }
        pays = "matched"
        [[boxes]]
        key = "chance"
        pattern = "any"
        pays = "all"
    """

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            first = await anna.lay({"name": "Anna", "here": True}, rules=toml)
            rules = (await anna.get(f"/api/tables/{first['room']['table']}/events"))[0]["event"]["sheet"]
            second = await anna.lay({"name": "Anna", "here": True}, rules=rules)
            assert first["room"]["digest"] == second["room"]["digest"]
            assert first["state"]["keys"] == ["ones", "chance"]
            async with anna.at(second["room"]["table"]) as at:
                await at.play_out()
                assert len(at.state["turns"]) == 2

    asyncio.run(main())
