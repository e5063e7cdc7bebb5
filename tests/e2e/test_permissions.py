"""Who may do what: a test for each rule, over the wire."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from support.server.clients import Guest, Said, begin_game, refused_change, refused_move
from support.server.servers import serving

MARKUP = "<img src=x onerror=alert(1)>"
ROLL = {"type": "roll", "seat": 0}


@asynccontextmanager
async def a_game(folder: Path, **wanted: Any) -> AsyncIterator[tuple[str, Guest, Guest]]:
    """Begin a game of Anna, who is the host and begins, and Bo."""
    async with serving(folder / "games.db") as base:
        table, anna, bo = await begin_game(base, **wanted)
        yield table, anna, bo


async def request_refused(
    guest: Guest, method: str, path: str, body: object = None, **how: Any
) -> tuple[int, str]:
    """Ask for what is refused; return the status and the code."""
    answer = await guest.ask(method, path, body, **how)
    assert not answer.is_success, answer.text
    return answer.status_code, answer.json()["code"]


# Seats


def test_nobody_plays_anothers_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, bo):
            moves: list[Said] = [
                ROLL, {"type": "keep", "seat": 0}, {"type": "enter", "seat": 0, "key": "ones"},
                {"type": "take-back", "seat": 0}, {"type": "lay", "seat": 0}, {"type": "show", "seat": 0},
                {"type": "correct", "seat": 0, "turn": 0, "key": "ones", "points": 1},
            ]  # fmt: skip
            async with bo.at(table) as his:
                for move in moves:
                    assert await refused_move(his, move) == "table-not-yours"
                for seat in (-1, 2, 10**20):
                    assert await refused_move(his, {"type": "roll", "seat": seat}) == "table-not-yours"
            body = {"seq": 1, "key": "k", "move": ROLL}
            assert await request_refused(bo, "POST", f"/api/tables/{table}/moves", body) == (
                403,
                "table-not-yours",
            )
            for what in ("leave", "devices", "back"):
                wanted = {"token": bo.token} if what == "devices" else {}
                assert await refused_change(bo, table, f"seats/0/{what}", **wanted) == (403, "table-not-yours")
            assert (await anna.get(f"/api/tables/{table}"))["state"]["seq"] == 1

    asyncio.run(main())


def test_nobody_plays_out_of_turn(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_game(tmp_path) as (table, _, bo), bo.at(table) as his:
            assert await refused_move(his, {"type": "roll", "seat": 1}) == "move-not-your-turn"

    asyncio.run(main())


def test_a_watcher_only_watches(tmp_path: Path) -> None:
    """With a token of no seat, or without any: nothing can be done, and everything is seen."""

    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _):
            eve = Guest(anna.base)
            for token in (eve.token, ""):
                async with eve.at(table, token=token) as watching, anna.at(table) as hers:
                    assert (watching.seats, watching.welcome["host"]) == ([], False)
                    assert await refused_move(watching, ROLL) == "table-not-yours"
                    assert (await hers.play(hers.simple_move()))["type"] == "moved"
                    await watching.until_seq(hers.seq)
                    assert watching.state == hers.state
            move = {"seq": 3, "key": "k", "move": ROLL}
            path = f"/api/tables/{table}"
            assert await request_refused(eve, "POST", f"{path}/moves", move) == (403, "table-not-yours")
            change = {"revision": 1, "key": "k"}
            for what, body in (
                ("moves", move), ("seats/0", {**change, "name": "Eve"}), ("seats/0/leave", change),
                ("seats/0/back", change), ("seats/0/computer", change), ("begin", change),
                ("seats/0/devices", {**change, "token": eve.token}), ("rematch", {"seat": 0}),
                ("match", {"name": "Eve"}), ("match/close", change),
            ):  # fmt: skip
                answer = await request_refused(eve, "POST", f"{path}/{what}", body, token="")
                assert answer == (401, "table-token-missing"), what
            assert await request_refused(eve, "POST", "/api/tables", {"key": "k"}, token="") == (
                401,
                "table-token-missing",
            )

    asyncio.run(main())


def test_a_seat_that_is_taken_stays_taken(tmp_path: Path) -> None:
    """A table's link gives watching, and a free seat; never one that somebody has, before the game or in it."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, eve = Guest(base), Guest(base)
            told = await anna.lay({"name": "Anna", "here": True}, {"computer": "bold"}, {})
            table = told["room"]["table"]
            for seat in (0, 1):
                assert await refused_change(eve, table, f"seats/{seat}", name="Eve") == (
                    409,
                    "table-seat-taken",
                )
            assert await refused_change(eve, table, "seats/3", name="Eve") == (400, "table-no-seat")
            assert await refused_change(eve, table, "seats/2", name="Anna") == (400, "table-name-twice")
            await Guest(base).change(table, "seats/2", name="Bo")
            for seat in (0, 1, 2):
                assert await refused_change(eve, table, f"seats/{seat}", name="Eve") == (409, "table-begun")

    asyncio.run(main())


def test_only_the_host_begins(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, {}, {}))["room"]["table"]
            await bo.change(table, "seats/1", name="Bo")
            assert await refused_change(bo, table, "begin") == (403, "table-not-host")
            assert (await anna.change(table, "begin"))["room"]["begun"]
            assert await refused_change(anna, table, "begin") == (409, "table-begun")

    asyncio.run(main())


def test_nobody_plays_before_the_game_has_begun(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, {}))["room"]["table"]
            async with anna.at(table) as hers:
                told = await hers.play(ROLL)
                assert (told["type"], told["code"]) == ("refused", "table-not-begun")
            path = f"/api/tables/{table}"
            for what in ("advice", "review", "record", "verification"):
                assert await request_refused(anna, "GET", f"{path}/{what}") == (409, "table-not-begun"), what
            assert await refused_change(anna, table, "seats/0/computer") == (409, "table-not-begun")
            assert await request_refused(anna, "POST", f"{path}/rematch", {"seat": 0}) == (
                409,
                "table-not-begun",
            )

    asyncio.run(main())


def test_seats_are_handed_over_when_it_is_time(tmp_path: Path) -> None:
    """Not by strangers, not too early, not where a computer player sits, nor with real dice."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, anna, bo = await begin_game(base)
            eve = Guest(base)
            assert await refused_change(bo, table, "seats/0/computer") == (409, "table-not-stuck")
            assert await refused_change(eve, table, "seats/0/computer") == (403, "table-not-yours")
            assert await refused_change(bo, table, "seats/1/computer", computer="hal") == (400, "bots-unknown")
            real, anna, _ = await begin_game(base, dice="real")
            assert await refused_change(anna, real, "seats/0/computer") == (409, "table-real-dice")
            robot = (await anna.lay({"name": "Anna", "here": True}, {"computer": "bold"}))["room"]["table"]
            assert await refused_change(anna, robot, "seats/1/computer") == (409, "table-seat-computer")

    asyncio.run(main())


def test_a_finished_table_is_finished(tmp_path: Path) -> None:
    """Who wrote last may still take it back, until the secret was shown; then nothing is left to do."""

    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, bo), anna.at(table) as hers, bo.at(table) as his:
            await asyncio.gather(hers.play_out(), his.play_out())
            for at, seat in ((hers, 0), (his, 1)):
                for move in ({"type": "roll"}, {"type": "keep"}, {"type": "enter", "key": "ones"}):
                    assert await refused_move(at, {**move, "seat": seat}) == "move-game-over"
            assert await refused_change(Guest(anna.base), table, "seats/0", name="Eve") == (409, "table-begun")
            assert (await his.play({"type": "take-back", "seat": 1}))["type"] == "moved"
            await his.play(his.simple_move())
            await hers.until_seq(his.seq)
            assert (await hers.play({"type": "show", "seat": 0}))["type"] == "moved"
            await his.until_seq(hers.seq)
            assert await refused_move(his, {"type": "take-back", "seat": 1}) == "move-shown"
            assert await refused_move(his, {"type": "show", "seat": 1}) == "move-shown"

    asyncio.run(main())


def test_the_secret_is_not_shown_before_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _), anna.at(table) as hers:
            assert await refused_move(hers, {"type": "show", "seat": 0}) == "move-not-over"
            assert await request_refused(anna, "GET", f"/api/tables/{table}/verification") == (
                400,
                "verify-no-secret",
            )

    asyncio.run(main())


# Dice


def test_nobody_sends_dice_to_a_table_that_throws_them(tmp_path: Path) -> None:
    """Nor points other than those they give, nor a secret."""

    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _), anna.at(table) as hers:
            sixes = [6] * 5
            assert await refused_move(hers, {**ROLL, "thrown": sixes}) == "table-dice"
            assert await refused_move(hers, {"type": "lay", "seat": 0, "dice": sixes}) == "move-only-real-dice"
            await hers.play(ROLL)
            assert await refused_move(hers, {**ROLL, "thrown": sixes}) == "table-dice"
            lying = hers.now["dice"]
            missing = next(face for face in range(1, 7) if face not in lying)
            assert await refused_move(hers, {"type": "keep", "seat": 0, "dice": [missing]}) == "move-not-there"
            move = {"type": "enter", "seat": 0, "key": "chance", "points": sum(lying) + 1}
            assert await refused_move(hers, move) == "move-points-differ"
            await hers.play({"type": "enter", "seat": 0, "key": "chance"})
            move = {"type": "correct", "seat": 0, "turn": 0, "key": "chance", "dice": sixes}
            assert await refused_move(hers, move) == "move-only-real-dice"
            await hers.say(
                {"type": "play", "seq": hers.seq, "key": "k", "move": {"type": "reveal", "secret": "00"}}
            )
            assert (await hers.next())["code"] == "table-nonsense"

    asyncio.run(main())


def test_the_coach_is_asked_where_it_may_be_and_by_whose_turn_it_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, anna, bo = await begin_game(base, coach=False)
            path = f"/api/tables/{table}"
            assert await request_refused(anna, "GET", f"{path}/advice") == (403, "table-no-coach")
            assert await request_refused(anna, "GET", f"{path}/review") == (403, "table-no-coach")
            table, anna, bo = await begin_game(base)
            path = f"/api/tables/{table}"
            assert await request_refused(bo, "GET", f"{path}/advice") == (403, "table-not-yours")
            assert await request_refused(Guest(base), "GET", f"{path}/advice") == (403, "table-not-yours")
            assert await request_refused(anna, "GET", f"{path}/advice", token="") == (
                401,
                "table-token-missing",
            )

    asyncio.run(main())


# Keys and tokens


def test_a_stolen_key_is_worth_nothing(tmp_path: Path) -> None:
    """Whoever uses another's key gets nothing of theirs, and does not stand in their way."""

    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, bo), anna.at(table) as hers, bo.at(table) as his:
            told = await his.play({"type": "roll", "seat": 1}, seq=1, key="annas")
            assert told["code"] == "move-not-your-turn"
            first = await hers.play(ROLL, key="annas")
            assert first["type"] == "moved"
            told = await his.play({"type": "roll", "seat": 1}, seq=1, key="annas")
            assert (told["type"], told["code"]) == ("refused", "table-late")
            told = await his.play(ROLL, seq=1, key="annas")
            assert (told["type"], told["code"]) == ("refused", "table-not-yours")
            assert (await hers.play(ROLL, seq=1, key="annas"))["type"] == "done"

    asyncio.run(main())


def test_a_stolen_key_of_a_change_is_worth_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            room = (await Guest(base).lay({}, {}, {}))["room"]
            path, body = f"/api/tables/{room['table']}/seats", {"revision": room["revision"], "key": "annas"}
            assert (await bo.post(f"{path}/1", {**body, "name": "Bo"}))["seats"] == [1]
            body["revision"] += 1
            told = await anna.post(f"{path}/0", {**body, "name": "Anna"})
            assert told["seats"] == [0]
            body["revision"] += 1
            told = await bo.post(f"{path}/1/leave", body)  # known already: nothing is done again
            assert told["seats"] == [1]

    asyncio.run(main())


NO_TOKEN = (
    "Bearer", "Bearer short", f"Bearer {'A' * 23}", "Basic QWxhZGRpbjpvcGVu", "A" * 22,
    f"Bearer {'A' * 21}=", f"Bearer{'A' * 22}",
)  # fmt: skip


def test_what_is_no_token(tmp_path: Path) -> None:
    """It is refused, not taken for nobody's; and never told again."""

    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _), httpx.AsyncClient(base_url=anna.base) as client:
            for shown, path in itertools.product(NO_TOKEN, ("", "/events", "/advice")):
                answer = await client.get(f"/api/tables/{table}{path}", headers={"Authorization": shown})
                assert (shown, answer.status_code, answer.json()["code"]) == (shown, 401, "table-token")
                assert answer.json().keys() == {"code", "text"}
                assert answer.headers["www-authenticate"] == "Bearer"

    asyncio.run(main())


def test_a_token_is_shown_as_the_standard_has_it(tmp_path: Path) -> None:
    """RFC 9110: the name of the scheme may be written in any case."""

    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _), httpx.AsyncClient(base_url=anna.base) as client:
            for scheme in ("Bearer", "bearer", "BEARER", "Bearer "):
                shown = {"Authorization": f"{scheme} {anna.token}"}
                answer = await client.get(f"/api/tables/{table}", headers=shown)
                assert answer.json()["seats"] == [0]

    asyncio.run(main())
