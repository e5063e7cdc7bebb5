"""What a server has computed elsewhere: the right answers, each computed once, and no table waits for them."""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

import errands
from asking import house, record, record_of
from errands import until, until_there
from playing import Played, roll, table
from reviews import ONLY_CHANCE
from working import ERRANDS, at_table, run, work
from yatzy.game.moves import Enter, Roll
from yatzy.game.setup import DiceFrom, Setup
from yatzy.rules.errors import InvalidSheet, MoveError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.shelf import shelf_sheet
from yatzy.server import jobs
from yatzy.server.lanes import TRIES, Lane
from yatzy.server.settings import Settings
from yatzy.server.work import REMEMBERED, SECONDS, Work


@pytest.fixture
def no_solutions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of solutions with nothing in it."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("YATZY_CACHE", str(folder))
    return folder


# Answers


def test_answers_are_those_of_the_jobs() -> None:
    """Whatever is asked, another process answers what this one would."""
    some = record(table("tactic", dice=DiceFrom.SCREEN), roll(0, "46666"))
    over = record(Setup(ONLY_CHANCE, ("Anna",)), Roll(0, (6,) * 5), Enter(0, "chance"))
    sheet = shelf_sheet("hasbro").as_data()
    jobs.vary(shelf_sheet("tactic").as_data())

    async def test() -> None:
        async with work() as here:
            assert await here.choose(some, "casual", "seed") == jobs.choose(some, "casual", "seed")
            assert await here.advise(some, "fi") == jobs.advise(some, "fi")
            assert await here.advise(some, "en", (250,)) == jobs.advise(some, "en", (250,))
            assert await here.review(over, "en") == jobs.review(over, "en")
            assert await here.solve(sheet) == jobs.solve(sheet)
            computers = ("casual", "strong")
            assert await here.simulate(sheet, computers, 100, 3) == jobs.simulate(sheet, computers, 100, 3)
            assert here.done["quick"] == {"choose": 1, "advise": 2}
            assert here.done["slow"] == {"review": 1, "solve": 1, "simulate": 1}

    run(test())


def test_refusals_are_those_of_the_jobs() -> None:
    """An error comes back as the one it was, with its code and what is wrong."""

    async def test() -> None:
        async with work() as here:
            with pytest.raises(MoveError, match="move-before-roll"):
                await here.advise(record(table("tactic")), "en")
            with pytest.raises(YatzyError, match="bots-unknown") as caught:
                await here.choose(record(table("tactic", dice=DiceFrom.SCREEN)), "nobody", "")
            assert caught.value.details["name"] == "nobody"
            with pytest.raises(InvalidSheet) as invalid:
                await here.solve({"id": "bad"})
            assert {fault.path for fault in invalid.value.faults} >= {"title", "boxes"}

    run(test())


def test_what_breaks_is_told_as_that(caplog: pytest.LogCaptureFixture) -> None:
    """A record that is none: something went wrong, and the log says where, without what it was about."""

    async def test() -> None:
        async with work() as here:
            with pytest.raises(YatzyError, match="work-failed"):
                await here.review(("Anna's secret",), "en")
            assert await here.choose(record(table("vinga", dice=DiceFrom.SCREEN)), "casual", "") == (Roll(0),)

    run(test())
    (line,) = [one for one in caplog.records if one.message == "work"]
    fields = vars(line)["yatzy_fields"]
    assert (fields["job"], fields["code"], fields["error"]) == ("review", "work-failed", "DecodeError")
    assert fields["where"].startswith("jobs.py:")
    assert "Anna" not in str(fields)


# Sheets that nobody has solved


def test_a_new_sheet_is_solved_first(no_solutions: Path) -> None:
    """In the slow lane, once for all who ask; then the quick one answers, from the file."""

    async def test() -> None:
        async with work() as here:
            some = at_table(house(2))
            chosen, advice, bold = await asyncio.gather(
                here.choose(some, "perfect", ""), here.advise(some, "en"), here.choose(some, "bold", "")
            )
            assert here.done["slow"]["solve"] == 1
            assert here.done["slow"]["vary"] == 1
            assert here.done["quick"] == {"choose": 5, "advise": 2}  # before, after, and with variances
            assert (chosen, bold) == (jobs.choose(some, "perfect", ""), jobs.choose(some, "bold", ""))
            assert advice.choices == jobs.advise(some, "en").choices

    run(test())
    assert jobs.known(parse_sheet(house(2)).digest)
    assert len(list(no_solutions.rglob("*.values"))) == 1


@pytest.mark.usefixtures("no_solutions")
def test_the_quick_lane_goes_on_while_a_sheet_is_solved() -> None:
    """The slow lane is busy with something else, so the sheet must wait; other tables do not."""

    async def test() -> None:
        async with work(Settings(slow_workers=1)) as here:
            slow = here.lanes["slow"]
            long_one = asyncio.create_task(
                here.simulate(shelf_sheet("tactic").as_data(), ["winner", "casual"], 200, 0)
            )
            await until(lambda: bool(slow.running))
            waits = asyncio.create_task(here.choose(at_table(house(3)), "perfect", ""))
            await until(lambda: bool(slow.waiting))
            some = record(table("tactic", dice=DiceFrom.SCREEN), roll(0, "46666"))
            for seed in range(20):
                assert await here.choose(some, "casual", str(seed))
            assert (slow.running, slow.waiting) == (1, 1)
            assert not long_one.done()
            assert not waits.done()
            for _ in range(TRIES):
                (pid,) = slow.pids
                os.kill(pid, signal.SIGKILL)
                await until(partial(_is_another, slow, pid))
            with pytest.raises(YatzyError, match="work-failed"):
                await long_one
            assert await waits

    run(test())


def _is_another(lane: Lane, pid: int) -> bool:
    """Whether the lane's only worker is there, and another than it was."""
    return lane.pids not in {(), (pid,)}


def test_a_solution_that_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The slow lane, which remembers it, answers then."""
    (tmp_path / "no-folder").write_text("a file", "ascii")
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path / "no-folder"))

    async def test() -> None:
        async with work() as here:
            some = at_table(house(4))
            assert await here.choose(some, "perfect", "") == jobs.choose(some, "perfect", "")
            assert here.done["slow"] == {"solve": 1, "choose": 1}
            await here.choose(some, "perfect", "again")
            assert here.done["slow"] == {"solve": 2, "choose": 2}

    run(test())


@pytest.mark.usefixtures("no_solutions")
def test_chances_come_with_a_later_answer() -> None:
    """The first advice does not wait for the variances, but has them computed, once."""

    async def test() -> None:
        async with work() as here:
            some = record(table("hasbro"), roll(0, "46666"))
            await here.solve(shelf_sheet("hasbro").as_data())
            first = await here.advise(some, "en")
            assert (first.chances, first.chances_later) == (None, True)
            await here.advise(some, "fi")
            await until(lambda: bool(here.done["slow"]["vary"]))
            then = await here.advise(some, "en")
            assert then.chances is not None
            assert (then.chances.exact, then.chances_later) == (False, False)
            assert then.chances == jobs.advise(some, "en").chances
            assert here.done["slow"]["vary"] == 1

    run(test())


# The same question twice


def test_the_same_question_is_computed_once(tmp_path: Path) -> None:
    """Ten ask at the same moment and one of them goes away: one worker, one answer for the others."""

    async def test() -> None:
        async with work(program=errands.PROGRAM, seconds=ERRANDS) as here:
            file = str(tmp_path / "go")
            asked = [asyncio.create_task(here._quickly("wait_for", file)) for _ in range(10)]  # noqa: SLF001 # jobs of our own
            await until_there(tmp_path / "go.waits")
            asked[0].cancel()
            await asyncio.sleep(0)
            (tmp_path / "go").touch()
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert isinstance(answers[0], asyncio.CancelledError)
            assert {*answers[1:]} == {*here.lanes["quick"].pids}
            assert here.done["quick"] == {"wait_for": 1}
            await here._quickly("wait_for", file)  # noqa: SLF001 # as above
            assert here.done["quick"] == {"wait_for": 2}

    run(test())


def test_everyone_hears_how_far_it_is(tmp_path: Path) -> None:
    """Who comes late hears how far it is already, who has gone hears no more, and it never goes back."""
    first: list[float] = []
    late: list[float] = []
    gone: list[float] = []

    async def test() -> None:
        async with work(program=errands.PROGRAM, seconds=ERRANDS) as here:
            slow = here.lanes["slow"]
            question = msgspec.msgpack.encode(("tell_shares", True, (str(tmp_path / "go"), 0.125, 0.25)))

            def ask(told: list[float]) -> asyncio.Task[object]:
                asked = here._once(slow, "tell_shares", question, told=told.append)  # noqa: SLF001 # jobs of our own
                return asyncio.create_task(asked)

            asked = ask(first)
            goes = ask(gone)
            await until_there(tmp_path / "go.waits")
            await until(lambda: first == [0.125, 0.25] == gone)
            comes = ask(late)
            await until(lambda: late == [0.25])
            goes.cancel()
            (tmp_path / "go.waits").unlink()
            (pid,) = slow.pids
            os.kill(pid, signal.SIGKILL)
            await until_there(tmp_path / "go.waits")
            (tmp_path / "go").touch()
            assert await asked == await comes != pid
            assert (first, late, gone) == ([0.125, 0.25, 0.625, 0.75], [0.25, 0.625, 0.75], [0.125, 0.25])

    run(test())


@pytest.mark.usefixtures("no_solutions")
def test_solving_tells_how_far_it_is() -> None:
    """A sheet nobody has solved: shares that grow, and then the answer; one that is solved has none to tell."""
    sheet = shelf_sheet("philos").as_data()
    shares: list[float] = []

    async def test() -> None:
        async with work() as here:
            answer = await here.solve(sheet, told=shares.append)
            assert shares == sorted(shares)
            assert 0 < shares[0] <= shares[-1] <= 1
            shares.clear()
            assert await here.solve(sheet, told=shares.append) == answer
            assert not shares

    run(test())


# How games end


@pytest.mark.usefixtures("no_solutions")
def test_odds_are_found_once() -> None:
    """Kept on disk and remembered; asked for in passing they come later, and are found for nobody twice."""
    sheet = house(6)

    async def test() -> None:
        async with work() as here:
            assert here.odds_now(sheet) is None
            assert here.odds_now(sheet) is None
            await until(lambda: here.odds_now(sheet) is not None)
            answer = await here.odds(sheet)
            assert answer == here.odds_now(sheet) == jobs.odds(sheet)
            assert here.done["slow"] == {"odds": 1}
            assert jobs.known(answer.digest, "odds")
            assert answer.mean == pytest.approx((await here.solve(sheet)).expected)

    run(test())


def test_odds_of_what_is_no_sheet() -> None:
    """Who waits is told; who asks in passing is told nothing, now or later, and nothing is remembered of it."""

    async def test() -> None:
        async with work() as here:
            assert here.odds_now({"id": "bad"}) is None
            with pytest.raises(InvalidSheet):
                await here.odds({"id": "bad"})
            await until(lambda: here.done["slow"] == {"odds": 1})
            assert here.odds_now({"id": "bad"}) is None

    run(test())


def test_an_answer_that_nobody_waits_for() -> None:
    """Everyone has gone when it fails: it is forgotten, and the next who asks is answered."""

    async def test() -> None:
        async with work(program=errands.PROGRAM, seconds=ERRANDS) as here:
            asked = asyncio.create_task(here._quickly("die"))  # noqa: SLF001 # jobs of our own
            await until(lambda: bool(here.lanes["quick"].running))
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            await until(lambda: not here.lanes["quick"].running)
            assert await here._quickly("echo", 1) == (1, False)  # noqa: SLF001 # as above

    run(test())


def test_a_review_is_remembered() -> None:
    """Ten people open it, now and later; in another language or after another move it is another."""
    setup = Setup(ONLY_CHANCE, ("Anna", "Bo"))
    moves = (Roll(0, (6,) * 5), Enter(0, "chance"), Roll(1, (1,) * 5))

    async def test() -> None:
        async with work() as here:
            some = record(setup, *moves)
            first = await asyncio.gather(*(here.review(some, "en") for _ in range(10)))
            again = await here.review(tuple(f"{line}" for line in some), "en")
            assert all(one == again for one in first)
            assert here.done["slow"]["review"] == 1
            await here.review(some, "fi")
            await here.review(some[:-1], "en")
            assert here.done["slow"]["review"] == 3
            for number in range(REMEMBERED):
                await here.review(record(Setup(ONLY_CHANCE, (f"Anna {number}",))), "en")
            await here.review(some, "en")
            assert here.done["slow"]["review"] == 3 + REMEMBERED + 1

    run(test())


# Limits


def test_limits_come_from_the_settings(tmp_path: Path) -> None:
    """One worker and one in waiting: the third is refused, the same question is not a third."""

    async def test() -> None:
        settings = Settings(quick_workers=1, quick_waiting=1)
        async with work(settings, program=errands.PROGRAM, seconds=ERRANDS) as here:
            files = [str(tmp_path / name) for name in "abc"]
            asked = [asyncio.create_task(here._quickly("wait_for", file)) for file in files[:2]]  # noqa: SLF001 # jobs of our own
            await until_there(tmp_path / "a.waits")
            same = asyncio.create_task(here._quickly("wait_for", files[1]))  # noqa: SLF001 # as above
            await asyncio.sleep(0)
            with pytest.raises(YatzyError, match="work-busy"):
                await here._quickly("wait_for", files[2])  # noqa: SLF001 # as above
            for name in "ab":
                (tmp_path / name).touch()
            assert len({*await asyncio.gather(*asked, same)}) == 1

    run(test())


def test_what_takes_too_long_is_given_up() -> None:
    """A contest of many games; then the next question is answered."""

    async def test() -> None:
        limits = {**SECONDS, "simulate": 0.5}
        async with work(seconds=limits) as here:
            sheet = shelf_sheet("tactic").as_data()
            with pytest.raises(YatzyError, match="work-too-long"):
                await here.simulate(sheet, ["winner"] * 10, 200, 0)
            assert (await here.solve(sheet)).sheet == "tactic"

    run(test())


def test_every_job_has_its_limit() -> None:
    """And there is none for what is no job."""
    assert SECONDS.keys() == jobs.JOBS.keys()


# The event loop


def test_the_loop_goes_on_while_others_work() -> None:
    """It ticks while a long game is looked at again; done by itself, it would not have ticked at all."""
    setup, chance = table("tactic", 6), Random(1)  # noqa: S311 # a test
    played = Played(setup)
    while not played.game.over:
        seat, key = played.game.seat, chance.choice([*_open(played)])
        played.make(Roll(seat, tuple(chance.choices(range(1, 7), k=5))))
        played.make(Enter(seat, key))
    some = record_of(played.events)
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.001)
            ticks += 1

    async def test() -> None:
        nonlocal ticks
        async with work() as here:
            await here.solve(shelf_sheet("tactic").as_data())
            ticking = asyncio.create_task(tick())
            await asyncio.sleep(0)
            ticks = 0
            elsewhere = await here.review(some, "en")
            while_others_worked, ticks = ticks, 0
            assert jobs.review(some, "en") == elsewhere
            assert ticks == 0
            assert while_others_worked >= 5
            ticking.cancel()

    run(test())


def _open(played: Played) -> list[str]:
    card = played.game.card
    return [key for key, points in zip(card.tables.keys, card.points, strict=True) if points is None]


def test_closing_tells_whoever_waits(tmp_path: Path) -> None:
    """In both lanes, and what nobody waits for ends too; who asks afterwards is told the same."""

    async def test() -> None:
        here = Work(Settings(), program=errands.PROGRAM, seconds=ERRANDS)
        await here.start()
        assert all(lane.pids for lane in here.lanes.values())
        asked = [
            asyncio.create_task(here._ask(lane, "wait_for", str(tmp_path / name)))  # noqa: SLF001 # jobs of our own
            for name, lane in here.lanes.items()
        ]
        for name in here.lanes:
            await until_there(tmp_path / f"{name}.waits")
        await here.close()
        for question in asked:
            with pytest.raises(YatzyError, match="work-closing"):
                await question
        with pytest.raises(YatzyError, match="work-closing"):
            await here.choose(at_table(house(5)), "casual", "")
        assert not any(lane.pids for lane in here.lanes.values())

    run(test())
