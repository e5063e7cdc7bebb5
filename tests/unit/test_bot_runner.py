"""Bots at live tables: who plays their turns, when, and what if it cannot be done."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from support.server.open_tables import ANNA, TABLE, VINGA, Ear, a_table, command, run, settled
from support.server.scripted_workers import until as until_so
from yatzy.game.moves import Enter, Move, Roll, TakeBack
from yatzy.rules.errors import SheetTooLarge, StoreClosed, TableNotFound, UnknownBot, YatzyError
from yatzy.server.jobs.job_queue import Caller
from yatzy.server.live.bots import BotRunner
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.tables.room import Seat


class Chooser:
    """Says what computer players do: throw once, and write into the first open box that may be taken."""

    def __init__(self, *failures: Exception) -> None:
        self.asked = 0
        self.failed = list(failures)
        self._failures = list(failures)

    async def choose(
        self, caller: Caller, record: tuple[str, ...], computer: str, seed: str
    ) -> tuple[Move, ...]:
        """Return moves until dice are needed."""
        assert (caller.owner, caller.is_table) == (f"table {TABLE}", True)
        self.asked += 1
        if self._failures:
            raise self._failures.pop(0)
        assert (computer, seed[: len(TABLE)]) == ("strong", TABLE)
        if json.loads(record[-1])["type"] != "rolled":
            return (Roll(0),)
        open_boxes = set(VINGA.tables.keys) - {
            event["key"] for event in map(json.loads, record[::4]) if event["type"] == "entered"
        }
        return (Enter(0, next(key for key in VINGA.tables.keys if key in open_boxes)),)


class Sleeper:
    """Lets time pass when the test says so."""

    def __init__(self) -> None:
        self.asleep: list[tuple[float, asyncio.Future[None]]] = []
        self.sleeps = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        """Sleep until woken."""
        if seconds:
            woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.asleep.append((seconds, woken))
            self.sleeps.set()
            await woken

    def wake(self) -> None:
        """Wake whoever sleeps."""
        for _, woken in self.asleep:
            if not woken.done():
                woken.set_result(None)
        self.asleep.clear()
        self.sleeps.clear()


ROBOT, PERSON = Seat("Robot", computer="strong"), Seat("Anna", (ANNA,))


async def until(ear: Ear, seq: int) -> None:
    """Wait until somebody was told of an event."""
    async with asyncio.timeout(300):
        while not any(one["type"] == "moved" and one["seq"] >= seq for one in ear.told):
            ear.heard.clear()
            await ear.heard.wait()


@asynccontextmanager
async def with_robot(
    folder: Path, chooser: Chooser, sleeper: Sleeper, pace: float = 0
) -> AsyncIterator[tuple[TableRegistry, TableSession, Ear]]:
    """Open a table where a computer player begins, as it was left by another process."""
    failures: list[Exception] = []
    async with a_table(folder, ROBOT, PERSON) as (tables, _):
        computers = BotRunner(chooser, pace, lambda _, error: failures.append(error), sleeper)
        tables.on_change = computers.on_change
        live, ear = await tables.find(TABLE), Ear()
        tables.join(live, ear)
        await asyncio.sleep(0)
        yield tables, live, ear
        await computers.close()
    assert failures == chooser.failed


def test_a_turn_is_left_to_the_process_whose_it_is_for_a_while(tmp_path: Path) -> None:
    """Then it is played here: whoever should have may be gone."""

    async def main() -> None:
        chooser, sleeper = Chooser(), Sleeper()
        async with with_robot(tmp_path, chooser, sleeper) as (_, live, ear):
            assert [seconds for seconds, _ in sleeper.asleep] == [3.0]
            assert chooser.asked == 0
            sleeper.wake()
            await until(ear, 3)
            moves = [one["event"]["type"] for one in ear.told if one["type"] == "moved"]
            assert moves == ["rolled", "entered"]
            assert live.started_game.seat == 1

    run(main)


def test_a_turn_that_we_have_made_a_computers_is_played_at_once(tmp_path: Path) -> None:
    """Also while we were waiting for another process to play the one before."""

    async def main() -> None:
        chooser, sleeper = Chooser(), Sleeper()
        async with with_robot(tmp_path, chooser, sleeper) as (tables, live, ear):
            assert len(sleeper.asleep) == 1  # and nobody wakes
            await tables.log.append_event(TABLE, 1, '{"type":"rolled","thrown":[1,2,3,4,5]}')
            await tables.log.append_event(TABLE, 2, '{"type":"entered","key":"ones","points":1}')
            tables.follow_remote_write(TABLE, 2)
            await settled(tables)
            await live.apply(ANNA, command(live, Roll(1)))
            await live.apply(ANNA, command(live, Enter(1, "ones")))
            await until(ear, 7)
            assert live.started_game.seat == 1

    run(main)


def test_an_entry_can_be_undone_before_a_bot_rolls(tmp_path: Path) -> None:
    """A bot waits two seconds after a person, not after its own moves, and rolls nothing after an undo."""

    async def main() -> None:
        chooser, sleeper = Chooser(), Sleeper()
        async with with_robot(tmp_path, chooser, sleeper, pace=0.7) as (_, live, ear):
            for _ in range(3):  # for the other process, before the roll, before the entry
                await sleeper.sleeps.wait()
                waited = [seconds for seconds, _ in sleeper.asleep]
                sleeper.wake()
            assert waited == [0.7]
            await until(ear, 3)
            await live.apply(ANNA, command(live, Roll(1)))
            await live.apply(ANNA, command(live, Enter(1, "ones")))
            await sleeper.sleeps.wait()
            assert [seconds for seconds, _ in sleeper.asleep] == [2.0]
            await live.apply(ANNA, command(live, TakeBack(1)))
            sleeper.wake()
            assert live.started_game.seat == 1
            await live.apply(ANNA, command(live, Enter(1, "twos")))
            await sleeper.sleeps.wait()
            assert [one["event"]["type"] for one in ear.told if one["type"] == "moved"][-1] == "entered"

    run(main)


def test_of_two_that_play_for_a_computer_one_does(tmp_path: Path) -> None:
    """Whoever comes second hears that it is not its turn any more."""

    async def main() -> None:
        async with a_table(tmp_path, ROBOT, PERSON) as (tables, log):
            elsewhere = TableRegistry(log)
            live, other = await tables.find(TABLE), await elsewhere.find(TABLE)
            assert await live.apply_bot_move(1, "strong", Roll(0))
            assert not await other.apply_bot_move(1, "strong", Roll(0))
            assert other.seq == 2
            assert not await other.apply_bot_move(1, "strong", Roll(0))
            assert not await other.apply_bot_move(2, "bold", Roll(0))
            assert len(await log.load_events(TABLE)) == 2

    run(main)


def test_a_computer_that_cannot_choose_tries_again(tmp_path: Path) -> None:
    """After longer and longer, whatever the reason was, even one nobody thought of."""

    async def main() -> None:
        chooser, sleeper = (
            Chooser(YatzyError("work-busy"), YatzyError("work-failed"), KeyError("broken")),
            Sleeper(),
        )
        async with with_robot(tmp_path, chooser, sleeper) as (_, live, ear):
            for seconds in (3.0, 1.0, 2.0, 4.0):
                await sleeper.sleeps.wait()
                assert [asked for asked, _ in sleeper.asleep] == [seconds]
                sleeper.wake()
            await until(ear, 3)
            assert live.started_game.seat == 1

    run(main)


def code_of(error: Exception) -> str:
    assert isinstance(error, YatzyError)
    return error.code


@asynccontextmanager
async def robot_at(
    folder: Path, chooser: Chooser, sleeper: Sleeper
) -> AsyncIterator[tuple[TableRegistry, list[str]]]:
    """Open a table where a computer player begins; tell why it did not, by the codes that are told."""
    told: list[str] = []
    async with a_table(folder, ROBOT, PERSON) as (tables, _):
        computers = BotRunner(chooser, 0, lambda _, error: told.append(code_of(error)), sleeper)
        tables.on_change = computers.on_change
        live, ear = await tables.find(TABLE), Ear()
        tables.join(live, ear)
        await asyncio.sleep(0)
        yield tables, told
        await until_so(lambda: not computers._playing)  # noqa: SLF001 # so that all is told


def test_what_keeps_a_computer_from_playing_is_told_once(tmp_path: Path) -> None:
    """It is tried for ever, but a log is not for telling the same for ever; another reason is told again."""

    async def main() -> None:
        codes = ["work-busy"] * 8 + ["work-failed", "work-busy"]
        chooser, sleeper = Chooser(*map(YatzyError, codes)), Sleeper()
        async with robot_at(tmp_path, chooser, sleeper) as (_, told):
            for _ in range(1 + len(codes)):
                await sleeper.sleeps.wait()
                sleeper.wake()
        assert told == ["work-busy", "work-failed", "work-busy"]

    run(main)


@pytest.mark.parametrize(
    "error",
    [
        TableNotFound("table-unknown"),
        StoreClosed("store-closed", place="here"),
        SheetTooLarge("solver-not-here", needed="2.0", most="0.4"),
        UnknownBot("bots-unknown", name="nobody", known="perfect"),
    ],
)
def test_what_can_never_be_played_is_not_tried_again(tmp_path: Path, error: YatzyError) -> None:
    """A sheet too large to solve, a server that closes: told once, and nothing waits for another try."""

    async def main() -> None:
        chooser, sleeper = Chooser(error), Sleeper()
        async with robot_at(tmp_path, chooser, sleeper) as (_, told):
            sleeper.wake()
        assert (chooser.asked, told, sleeper.asleep) == (1, [error.code], [])

    run(main)


def test_a_table_that_was_forgotten_is_not_played_on(tmp_path: Path) -> None:
    """Its bots end with it, once their next move finds no game to be appended to."""

    async def main() -> None:
        chooser, sleeper = Chooser(), Sleeper()
        async with robot_at(tmp_path, chooser, sleeper) as (tables, told):
            await tables.log.delete_table(TABLE)
            sleeper.wake()
        assert (chooser.asked, told, sleeper.asleep) == (1, ["table-unknown"], [])

    run(main)
