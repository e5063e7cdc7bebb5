"""Several processes over one PostgreSQL: any of them serves any table, and nothing is kept only in memory."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from support.db.postgres import Cluster
from support.server.clients import AtTable, Guest, Refusal, Said, Traveller, position_of
from support.server.job_arguments import as_json
from support.server.servers import ServerProcess, server_process
from yatzy.game.engine import iter_replay_checked
from yatzy.game.jsonl import VERSION, decode_event
from yatzy.tables.views import now_view, state_view

SHEET = "tactic"  # whose solution comes with the package
ROLL = {"type": "roll", "seat": 0}

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def pair(postgres: Cluster) -> Iterator[Pair]:
    """Start two processes on one database."""
    with ExitStack() as stack:
        database = postgres.new_database()
        one, other = (stack.enter_context(server_process(database)) for _ in range(2))
        yield one, other
        told = [line for server in (one, other) for line in server.logged() if line.get("level") == "error"]
        assert told == []


class Commuter(Guest):
    """Somebody who comes to another process each time."""

    def __init__(self, *bases: str) -> None:
        super().__init__(bases[0])
        self._bases = list(bases)

    def at(self, table: str, after: int = 0, *, token: str | None = None) -> Any:
        """Come to a table, by the next process."""
        self._bases.append(self._bases.pop(0))
        self.base = self._bases[0]
        return super().at(table, after, token=token)


async def lay(host: Guest, *guests: Guest, **wanted: object) -> str:
    """Lay a table and let everyone sit down, each by the process they know."""
    told = await host.lay({"name": "Anna", "here": True}, *({} for _ in guests), **({"sheet": SHEET} | wanted))
    table: str = told["room"]["table"]
    for seat, guest in enumerate(guests, 1):
        while await try_to_sit(guest, table, seat) == "table-changed":
            pass  # this process has not heard of the last change yet
    return table


async def try_to_sit(guest: Guest, table: str, seat: int) -> str:
    """Sit down, and return what that was refused with, if it was."""
    try:
        await guest.change(table, f"seats/{seat}", name=f"Guest {seat}")
    except Refusal as refusal:
        return str(refusal.code)
    return ""


# One table


def test_players_of_two_processes_have_one_history(pair: Pair) -> None:
    """Through a whole game with lost connections, one of them coming by the other process each time."""
    one, other = pair

    async def main() -> None:
        guests = [Guest(one.base), Guest(other.base), Commuter(one.base, other.base)]
        table = await lay(guests[0], *guests[1:])
        travellers = [Traveller(guest, table, f"{seat}", longest=25) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(traveller.play_out() for traveller in travellers))
        path = f"/api/tables/{table}/events"
        histories = [await Guest(server.base).get(path) for server in pair]
        assert histories[0] == histories[1]
        events = [line["event"] for line in histories[0]]
        games = list(iter_replay_checked(decode_event(VERSION, event) for event in events))
        assert games[-1].over
        nows = [as_json(now_view(game)) for game in games]
        for traveller in travellers:
            assert traveller.seen == events
            assert traveller.state == as_json(state_view(games[-1], len(events)))
            assert all(now == nows[seq - 1] for seq, now in traveller.nows.items())
        assert travellers[2].journeys > 2

    asyncio.run(main())


def test_of_two_commands_at_one_place_exactly_one_wins(pair: Pair) -> None:
    """Whoever came second is told so, with the game as it stands now; both see the same afterwards."""
    one, other = pair

    async def main() -> None:
        anna = Guest(one.base)
        table, elsewhere = await lay(anna), Guest(other.base, anna.token)
        won = [0, 0]
        async with anna.at(table) as here, elsewhere.at(table) as there:
            for _ in range(12):
                answers = await at_once(here, there, here.simple_move(), there.simple_move())
                kinds = [answer["type"] for answer in answers]
                assert sorted(kinds) == ["moved", "refused"]
                late = answers[kinds.index("refused")]
                assert late["code"] == "table-late"
                await here.until_seq(there.seq)
                await there.until_seq(here.seq)
                assert late["state"] == here.state == there.state
                won[kinds.index("moved")] += 1
        assert sum(won) == 12

    asyncio.run(main())


async def at_once(here: AtTable, there: AtTable, move: Said, other: Said) -> tuple[Said, Said]:
    """Send a command by each way at the same moment, and return the answers."""
    keys = await asyncio.gather(here.ask(move), there.ask(other))
    one, two = await asyncio.gather(here.answer(keys[0]), there.answer(keys[1]))
    return one, two


def test_one_command_sent_by_two_ways_is_done_once(pair: Pair) -> None:
    """A client that lost one process repeats its command at the other, while it is being carried out."""
    one, other = pair

    async def main() -> None:
        anna = Guest(one.base)
        table, elsewhere = await lay(anna), Guest(other.base, anna.token)
        async with anna.at(table) as here, elsewhere.at(table) as there:
            for number in range(10):
                move, key, seq = here.simple_move(), f"k{number}", here.seq
                for at in (here, there):
                    await at.ask(move, seq=seq, key=key)
                answers = [await here.answer(key), await there.answer(key)]
                assert sorted(answer["type"] for answer in answers) == ["done", "moved"]
                assert answers[0]["event"] == answers[1]["event"]
                await here.until_seq(seq + 1)
                await there.until_seq(seq + 1)
                assert here.seq == there.seq == seq + 1
                assert here.state == there.state

    asyncio.run(main())


# The room


def test_changes_of_the_room_cross_over(pair: Pair) -> None:
    """Who sits down by one process is seen by those at the other, and the game begins for all."""
    one, other = pair

    async def main() -> None:
        anna, bo, eve = Guest(one.base), Guest(other.base), Guest(one.base)
        table = (await anna.lay({"name": "Anna", "here": True}, {}, {}))["room"]["table"]
        async with anna.at(table) as hers, bo.at(table) as his:
            await bo.change(table, "seats/1", name="Bo")
            for at, mine in ((hers, [0]), (his, [1])):
                told = await at.until("room")
                assert (told["room"]["seats"][1]["name"], told["seats"]) == ("Bo", mine)
            await eve.change(table, "seats/2", name="Eve")
            for at in (hers, his):
                await at.until_seq(1)
                assert at.state["players"] == ["Anna", "Bo", "Eve"]

    asyncio.run(main())


def test_of_two_who_want_one_seat_exactly_one_gets_it(pair: Pair) -> None:
    one, other = pair

    async def main() -> None:
        host, guests = Guest(one.base), [Guest(one.base), Guest(other.base)]
        for _ in range(5):
            room = (await host.lay({}, {}, {}))["room"]
            path = f"/api/tables/{room['table']}/seats/0"
            body = {"revision": room["revision"], "key": "sit", "name": "Me"}
            answers = await asyncio.gather(*(guest.ask("POST", path, body) for guest in guests))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            [late] = [answer.json() for answer in answers if answer.status_code == 409]
            assert late["code"] == "table-changed"
            assert late["room"]["seats"][0]["taken"]

    asyncio.run(main())


def test_reactions_cross_over(pair: Pair) -> None:
    one, other = pair

    async def main() -> None:
        anna, bo = Guest(one.base), Guest(other.base)
        table = await lay(anna, bo)
        async with anna.at(table) as hers, bo.at(table) as his:
            await hers.say({"type": "react", "seat": 0, "reaction": "bravo"})
            for at in (hers, his):
                assert await at.until("reacted") == {"type": "reacted", "seat": 0, "reaction": "bravo"}

    asyncio.run(main())


def test_a_match_over_two_processes(pair: Pair) -> None:
    """Closed by one process, its games are open to all at the other."""
    one, other = pair

    async def main() -> None:
        host, anna, eve = Guest(one.base), Guest(other.base), Guest(other.base)
        match = (await host.lay(duplicate=True, sheet=SHEET))["room"]["table"]
        table = (await anna.post(f"/api/tables/{match}/match", {"name": "Anna"}))["room"]["table"]
        with pytest.raises(Refusal) as hidden:
            await eve.get(f"/api/tables/{table}")
        assert hidden.value.code == "table-match-open"
        async with eve.at(match) as watching:
            await host.change(match, "match/close")
            while not watching.room["closed"]:
                await watching.until("room")
        assert (await eve.get(f"/api/tables/{table}"))["state"]["players"] == ["Anna"]

    asyncio.run(main())


@pytest.mark.parametrize("code", ["%00", "a%00b", "%F0%9F%8E%B2", "%C3%A9", "x" * 60, "'", "%25", "%0A"])
def test_a_code_that_no_database_can_have(code: str, pair: Pair) -> None:
    """There is no such table; that is all there is to say."""

    async def main() -> None:
        guest = Guest(pair[0].base)
        for path in ("", "/events", "/qr.svg"):
            answer = await guest.ask("GET", f"/api/tables/{code}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown")
        with pytest.raises(Refusal) as refusal:
            async with guest.at(code):
                pass
        assert refusal.value.code == "table-unknown"

    asyncio.run(main())


def test_who_is_connected_to_another_process_is_there(pair: Pair) -> None:
    """Nobody is waited for who plays at another process, and it is told when they go."""
    one, other = pair

    async def until_waits(at: AtTable, *seats: int) -> None:
        while [wait["seat"] for wait in (await at.until("room"))["waits"]] != list(seats):
            pass

    async def main() -> None:
        anna, bo = Guest(one.base), Guest(other.base)
        table = await lay(anna, bo)
        async with bo.at(table) as his:
            assert [wait["seat"] for wait in his.welcome["waits"]] == [0]
            async with anna.at(table):
                await until_waits(his)
                with pytest.raises(Refusal) as refusal:
                    await bo.change(table, "seats/0/computer")
                assert refusal.value.code == "table-not-stuck"
            await until_waits(his, 0)

    asyncio.run(main())


# Bots, and a process that is gone


def test_a_computers_turn_is_played_once(pair: Pair) -> None:
    """By the process that made it the computer's turn; both see the same."""
    one, other = pair

    async def main() -> None:
        anna, bo = Guest(one.base), Guest(other.base)
        told = await anna.lay({"name": "Anna", "here": True}, {"computer": "casual"}, {}, sheet=SHEET)
        table = told["room"]["table"]
        await bo.change(table, "seats/2", name="Bo")
        async with anna.at(table) as hers, bo.at(table) as his:
            for _ in range(3):
                for at in (hers, his):
                    while not at.mine:
                        await at.next()
                    await at.play(at.simple_move())
                    await at.play(at.simple_move())
            await hers.until_seq(his.seq)
            assert [turn["seat"] for turn in hers.state["turns"]] == [0, 1, 2] * 3
            assert hers.state == his.state
        waited = [line for server in pair for line in server.logged() if line["event"] == "computer-waits"]
        assert waited == []

    asyncio.run(main())


def test_a_process_that_is_killed(postgres: Cluster) -> None:
    """Its clients go on at the other, which also plays the computer's turn that the dead one had before it."""
    database = postgres.new_database()
    with server_process(database, pace=60) as slow, server_process(database) as other:

        async def main() -> None:
            anna, bo = Guest(slow.base), Guest(other.base)
            told = await anna.lay({"name": "Anna", "here": True}, {"computer": "casual"}, {}, sheet=SHEET)
            table = told["room"]["table"]
            await bo.change(table, "seats/2", name="Bo")
            async with bo.at(table) as his:
                async with anna.at(table) as hers:
                    await hers.play(ROLL)
                    await hers.play(hers.simple_move())  # now it is the computer's turn, which waits a minute
                    await his.until_seq(hers.seq)
                    await asyncio.to_thread(slow.kill)
                while not his.mine:
                    await his.next()
                assert [turn["seat"] for turn in his.state["turns"]] == [0, 1]
                anna.base = other.base
                async with anna.at(table, len(hers.seen)) as hers:
                    assert hers.state == his.state
                    for at in (his, hers):
                        await at.until_seq(max(his.seq, hers.seq))
                        assert (await at.play(at.simple_move()))["type"] == "moved"
                        assert (await at.play(at.simple_move()))["type"] == "moved"

        asyncio.run(main())


def test_without_coach_the_explorer_of_another_process_does_not_help(pair: Pair) -> None:
    """Nor after a move here: what counts is the position that the table is at now."""
    anna = Guest(pair[0].base)
    there = Guest(pair[1].base, anna.token)

    async def main() -> None:
        table = await lay(anna, coach=False)
        async with anna.at(table) as at:
            await at.play(ROLL)
            first = position_of(at)
            await refused_there(first)
            await at.play(at.simple_move())
            await at.play(ROLL)
            await refused_there(position_of(at))
            assert (await there.ask("POST", "/api/positions", first)).status_code == 200

    async def refused_there(asked: Said) -> None:
        """Ask at the other process, as often as it takes until it has heard of the table."""
        async with asyncio.timeout(300):
            while True:
                told = (await there.ask("POST", "/api/positions", asked)).json()
                if "code" in told:
                    assert told["code"] == "table-position-live"
                    return

    asyncio.run(main())
