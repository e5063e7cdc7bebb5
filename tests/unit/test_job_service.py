"""What a server has computed elsewhere: the right answers, each computed once, and no table waits for them."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from support.game.random_games import Played, roll, table
from support.game.reviews import ONLY_CHANCE
from support.server import scripted_workers
from support.server.counted_jobs import STRANGER, TABLE, at_table, run, work
from support.server.job_arguments import as_json, house, record, record_of
from support.server.scripted_workers import until, until_there
from yatzy.game.moves import Enter, Roll
from yatzy.game.setup import DiceFrom, Setup
from yatzy.rules.errors import InvalidSheet, MoveError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.jobs import handlers
from yatzy.server.jobs.job import encode_question
from yatzy.server.jobs.job_queue import Category
from yatzy.server.jobs.service import CACHE_BYTES, JobService
from yatzy.server.settings import Settings


@pytest.fixture
def no_solutions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of solutions with nothing in it."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("YATZY_CACHE", str(folder))
    return folder


# Answers


def test_cached_answers_count_with_their_questions() -> None:
    """Many long questions with short answers, such as reviews of a game that hardly goes on, fill no memory."""
    size = CACHE_BYTES // 4

    async def test() -> None:
        async with work(program=scripted_workers.PROGRAM) as here:
            for number in range(6):
                assert await here.find(scripted_workers.measure, f"{number}".ljust(size)) == size
                assert await here.find(scripted_workers.measure, f"{number}".ljust(size)) == size
                assert 0 < here.cached_bytes <= CACHE_BYTES
            assert here.done["quick"]["measure"] == 6

    run(test())


def test_answers_are_those_of_the_jobs() -> None:
    """Whatever is asked, another process answers what this one would."""
    some = record(table("tactic", dice=DiceFrom.SCREEN), roll(0, "46666"))
    over = record(Setup(ONLY_CHANCE, ("Anna",)), Roll(0, (6,) * 5), Enter(0, "chance"))
    sheet = bundled_sheet("hasbro").as_data()
    handlers.compute_variances(bundled_sheet("tactic").as_data())
    handlers.solve(ONLY_CHANCE.as_data())

    async def test() -> None:
        async with work() as here:
            assert await here.choose(TABLE, some, "casual", "seed") == handlers.choose(some, "casual", "seed")
            assert await here.advise(TABLE, some, "fi") == msgspec.json.encode(handlers.advise(some, "fi"))
            computers = ("casual", "strong")
            for job, *arguments in (
                (handlers.advise, some, "en"),
                (handlers.review, over, "en"),
                (handlers.solve, sheet),
                (handlers.simulate, sheet, computers, 100, 3),
            ):
                answer = await here.ask(STRANGER, job, *arguments)
                assert answer == msgspec.json.encode(job(*arguments))
            assert here.done == {
                "table": {"choose": 1, "advise": 1},
                "quick": {"advise": 1, "review": 1},
                "long": {"solve": 1, "simulate": 1},
            }

    run(test())


def test_refusals_are_those_of_the_jobs() -> None:
    """An error comes back as the one it was, with its code and what is wrong."""

    async def test() -> None:
        async with work() as here:
            with pytest.raises(MoveError, match="move-before-roll"):
                await here.advise(TABLE, record(table("tactic")), "en")
            with pytest.raises(YatzyError, match="bots-unknown") as caught:
                await here.choose(TABLE, record(table("tactic", dice=DiceFrom.SCREEN)), "nobody", "")
            assert caught.value.details["name"] == "nobody"
            with pytest.raises(InvalidSheet) as invalid:
                await here.ask(STRANGER, handlers.solve, {"id": "bad"})
            assert {fault.path for fault in invalid.value.faults} >= {"title", "boxes"}

    run(test())


def test_what_breaks_is_told_as_that(caplog: pytest.LogCaptureFixture) -> None:
    """A record that is none: something went wrong, and the log says where, without what it was about."""

    async def test() -> None:
        async with work() as here:
            with pytest.raises(YatzyError, match="work-failed"):
                await here.ask(STRANGER, handlers.review, ("Anna's secret",), "en")
            begun = record(table("vinga", dice=DiceFrom.SCREEN))
            assert await here.choose(TABLE, begun, "casual", "") == (Roll(0),)

    run(test())
    (line,) = [one for one in caplog.records if one.message == "work"]
    fields = vars(line)["yatzy_fields"]
    assert (fields["job"], fields["code"], fields["error"]) == ("review", "work-failed", "DecodeError")
    assert "handlers.py:" in fields["where"]
    assert "Anna" not in str(fields)


# Sheets that nobody has solved


def test_a_new_sheet_is_solved_first(no_solutions: Path) -> None:
    """Once for all who ask, by whoever created the table; then they are answered, from the file."""

    async def test() -> None:
        async with work() as here:
            some = at_table(house(2))
            chosen, advice, bold = await asyncio.gather(
                here.choose(TABLE, some, "perfect", ""),
                here.advise(TABLE, some, "en"),
                here.choose(TABLE, some, "bold", ""),
            )
            assert here.done["long"] == {"solve": 1, "compute_variances": 1}
            assert here.done["table"] == {"choose": 5, "advise": 2}  # before, after, and with variances
            assert (chosen, bold) == (handlers.choose(some, "perfect", ""), handlers.choose(some, "bold", ""))
            assert as_json(handlers.advise(some, "en"))["choices"] == msgspec.json.decode(advice)["choices"]

    run(test())
    assert handlers.has_solution(parse_sheet(house(2)).digest)
    assert len(list(no_solutions.rglob("*.values"))) == 1


@pytest.mark.usefixtures("no_solutions")
def test_tables_go_on_while_a_sheet_waits_to_be_solved(tmp_path: Path) -> None:
    """Strangers keep their worker busy, so the sheet must wait; other tables do not."""

    async def test() -> None:
        async with work(program=scripted_workers.EVERYTHING) as here:
            busy = here.begin(scripted_workers.wait_for, str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")
            waits = asyncio.create_task(here.choose(TABLE, at_table(house(3)), "perfect", ""))
            await until(lambda: here.pool.count_waiting(Category.LONG) == 1)
            some = record(table("tactic", dice=DiceFrom.SCREEN), roll(0, "46666"))
            for seed in range(20):
                assert await here.choose(TABLE, some, "casual", str(seed))
            assert not busy.done()
            assert not waits.done()
            (tmp_path / "go").touch()
            assert await waits
            await busy

    run(test())


def test_a_solution_that_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The job itself runs as a long one then, in a process that remembers it."""
    (tmp_path / "no-folder").write_text("a file", "ascii")
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path / "no-folder"))

    async def test() -> None:
        async with work() as here:
            some = at_table(house(4))
            assert await here.choose(TABLE, some, "perfect", "") == handlers.choose(some, "perfect", "")
            assert here.done["long"] == {"solve": 1, "choose": 1}
            assert await here.choose(TABLE, some, "perfect", "again")

    run(test())


@pytest.mark.usefixtures("no_solutions")
def test_chances_come_with_a_later_answer() -> None:
    """The first advice does not wait for the variances, but has them computed, once."""

    async def test() -> None:
        async with work() as here:
            some = record(table("hasbro"), roll(0, "46666"))
            await here.find(handlers.solve, bundled_sheet("hasbro").as_data())
            first = msgspec.json.decode(await here.advise(TABLE, some, "en"))
            assert (first.get("chances"), first["chances_later"]) == (None, True)
            await here.advise(TABLE, some, "fi")
            await until(lambda: bool(here.done["background"]["compute_variances"]))
            then = msgspec.json.decode(await here.advise(TABLE, some, "en"))
            assert (then["chances"]["exact"], "chances_later" in then) == (False, False)
            assert then["chances"] == as_json(handlers.advise(some, "en"))["chances"]
            assert here.done["background"] == {"compute_variances": 1}

    run(test())


# The same question twice


def test_the_same_question_is_computed_once(tmp_path: Path) -> None:
    """Ten ask at the same moment and one of them goes away: one worker, one answer for the others."""

    async def test() -> None:
        async with work(program=scripted_workers.PROGRAM) as here:
            file = str(tmp_path / "go")
            asked = [here.begin(scripted_workers.wait_for, file) for _ in range(10)]
            await until_there(tmp_path / "go.waits")
            asked[0].cancel()
            await asyncio.sleep(0)
            (tmp_path / "go").touch()
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert isinstance(answers[0], asyncio.CancelledError)
            assert len({*answers[1:]}) == 1
            assert here.done["quick"] == {"wait_for": 1}
            await here.find(scripted_workers.wait_for, file)
            assert here.done["quick"] == {"wait_for": 2}

    run(test())


def test_defaults_make_the_same_question() -> None:
    """Whether an argument is named, left out or given in its place."""
    sheet = house(2)
    bound = {repr(handlers.solve.bind(sheet)), repr(handlers.solve.bind(sheet, keep=True))}
    assert bound == {repr((sheet, True))}


def test_everyone_hears_how_far_it_is(tmp_path: Path) -> None:
    """Who comes late hears how far it is already, who has gone hears no more, and it never goes back."""
    first: list[float] = []
    late: list[float] = []
    gone: list[float] = []

    async def test() -> None:
        async with work(program=scripted_workers.PROGRAM) as here:

            def ask(told: list[float]) -> asyncio.Task[int]:
                caller = replace(STRANGER, on_progress=told.append)
                return here.begin(
                    scripted_workers.tell_shares, str(tmp_path / "go"), 0.125, 0.25, caller=caller
                )

            asked = ask(first)
            goes = ask(gone)
            await until_there(tmp_path / "go.waits")
            await until(lambda: first == [0.125, 0.25] == gone)
            comes = ask(late)
            await until(lambda: late == [0.25])
            goes.cancel()
            pid = int((tmp_path / "go.waits").read_text("ascii"))
            (tmp_path / "go.waits").unlink()
            os.kill(pid, signal.SIGKILL)
            await until_there(tmp_path / "go.waits")
            (tmp_path / "go").touch()
            assert await asked == await comes != pid
            assert (first, late, gone) == ([0.125, 0.25, 0.625, 0.75], [0.25, 0.625, 0.75], [0.125, 0.25])

    run(test())


@pytest.mark.usefixtures("no_solutions")
def test_solving_tells_how_far_it_is() -> None:
    """A sheet nobody has solved: shares that grow, and then the answer; one that is solved has none to tell."""
    sheet = bundled_sheet("philos").as_data()
    shares: list[float] = []

    async def test() -> None:
        async with work() as here:
            caller = replace(STRANGER, on_progress=shares.append)
            answer = await here.ask(caller, handlers.solve, sheet)
            assert shares == sorted(shares)
            assert 0 < shares[0] <= shares[-1] <= 1
            shares.clear()
            assert await here.ask(caller, handlers.solve, sheet) == answer
            assert not shares

    run(test())


# How games end


@pytest.mark.usefixtures("no_solutions")
def test_odds_are_found_once() -> None:
    """Kept on disk and remembered: asked for twice, they are found once."""
    sheet = house(6)

    async def test() -> None:
        async with work() as here:
            answer = await here.find(handlers.odds, sheet)
            assert answer == await here.find(handlers.odds, sheet) == as_json(handlers.odds(sheet))
            assert here.done["long"] == {"odds": 1}
            assert handlers.has_solution(answer["digest"], "odds")
            assert answer["mean"] == pytest.approx((await here.find(handlers.solve, sheet))["expected"])

    run(test())


def test_odds_of_what_is_no_sheet() -> None:
    """Whoever asks is told, and nothing is remembered of it."""

    async def test() -> None:
        async with work() as here:
            with pytest.raises(InvalidSheet):
                await here.find(handlers.odds, {"id": "bad"})
            await until(lambda: here.done["long"] == {"odds": 1})

    run(test())


def test_an_answer_that_nobody_waits_for() -> None:
    """Everyone has gone when it fails: it is forgotten, and the next who asks is answered."""

    async def test() -> None:
        async with work(program=scripted_workers.PROGRAM) as here:
            asked = here.begin(scripted_workers.die)
            await until(lambda: bool(here.pool.count_running(Category.QUICK)))
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            await until(lambda: here.done["quick"] == {"die": 1})
            assert await here.find(scripted_workers.echo, 1) == [1, False]

    run(test())


def test_a_review_is_remembered() -> None:
    """Ten people open it, now and later; in another language or after another move it is another."""
    setup = Setup(ONLY_CHANCE, ("Anna", "Bo"))
    moves = (Roll(0, (6,) * 5), Enter(0, "chance"), Roll(1, (1,) * 5))

    async def test() -> None:
        async with work() as here:
            some = record(setup, *moves)
            first = await asyncio.gather(*(here.find(handlers.review, some, "en") for _ in range(10)))
            again = await here.find(handlers.review, tuple(f"{line}" for line in some), "en")
            assert all(one == again for one in first)
            assert here.done["quick"]["review"] == 1
            await here.find(handlers.review, some, "fi")
            await here.find(handlers.review, some[:-1], "en")
            assert here.done["quick"]["review"] == 3

    run(test())


def test_answers_are_remembered_by_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as fit with their questions; the one that was asked for last stays."""
    some = [record(Setup(ONLY_CHANCE, (f"Anna {number}",))) for number in range(3)]
    question = encode_question("review", handlers.review.bind(some[0], "en"), may_solve=False)
    size = len(question) + len(msgspec.json.encode(handlers.review(some[0], "en")))
    monkeypatch.setattr("yatzy.server.jobs.service.CACHE_BYTES", 2 * size + size // 2)

    async def test() -> None:
        async with work() as here:
            for number in (0, 1, 2, 2, 1, 0):
                await here.find(handlers.review, some[number], "en")
            assert here.done["quick"] == {"review": 4}

    run(test())


# Limits


def test_limits_come_from_the_settings(tmp_path: Path) -> None:
    """One worker and one of each in waiting: the third is refused, the same question is not a third."""

    async def test() -> None:
        settings = Settings(workers=1, jobs_per_owner=1)
        async with work(settings, program=scripted_workers.PROGRAM) as here:
            files = [str(tmp_path / name) for name in "abc"]
            asked = [here.begin(scripted_workers.wait_for, file) for file in files[:2]]
            await until_there(tmp_path / "a.waits")
            same = here.begin(scripted_workers.wait_for, files[1])
            await asyncio.sleep(0)
            with pytest.raises(YatzyError, match="limit-work"):
                await here.find(scripted_workers.wait_for, files[2])
            for name in "ab":
                (tmp_path / name).touch()
            assert len({*await asyncio.gather(*asked, same)}) == 1

    run(test())


def test_what_takes_too_long_is_given_up() -> None:
    """A contest of many games; then the next question is answered."""

    async def test() -> None:
        async with work() as here:
            sheet = bundled_sheet("tactic").as_data()
            with pytest.raises(YatzyError, match="work-too-long"):
                await here.find(replace(handlers.simulate, seconds=0.5), sheet, ["winner"] * 10, 200, 0)
            assert (await here.find(handlers.solve, sheet))["sheet"] == "tactic"

    run(test())


def test_a_job_is_registered_once() -> None:
    """With its limits; a second of the same name is a mistake."""
    assert {job.name for job in handlers.JOBS} >= {"choose", "review", "solve", "simulate"}
    assert all(0 < job.seconds <= 600 for job in handlers.JOBS)
    with pytest.raises(ValueError, match="solve"):
        handlers.JOBS.add(handlers.solve)


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
            await here.find(handlers.solve, bundled_sheet("tactic").as_data())
            ticking = asyncio.create_task(tick())
            await asyncio.sleep(0)
            ticks = 0
            elsewhere = await here.ask(STRANGER, handlers.review, some, "en")
            while_others_worked, ticks = ticks, 0
            assert msgspec.json.encode(handlers.review(some, "en")) == elsewhere
            assert ticks == 0
            assert while_others_worked >= 5
            ticking.cancel()

    run(test())


def _open(played: Played) -> list[str]:
    card = played.game.card
    return [key for key, points in zip(card.tables.keys, card.points, strict=True) if points is None]


def test_closing_tells_whoever_waits(tmp_path: Path) -> None:
    """Whatever is being computed, and what nobody waits for ends too; who asks afterwards is told the same."""

    async def test() -> None:
        here = JobService(Settings(), program=scripted_workers.PROGRAM)
        await here.start()
        assert len(here.pool.pids) == Settings().workers
        asked = [
            asyncio.create_task(here.ask(caller, scripted_workers.wait_for, str(tmp_path / caller.owner)))
            for caller in (STRANGER, TABLE)
        ]
        for caller in (STRANGER, TABLE):
            await until_there(tmp_path / f"{caller.owner}.waits")
        await here.close()
        for question in asked:
            with pytest.raises(YatzyError, match="work-closing"):
                await question
        with pytest.raises(YatzyError, match="work-closing"):
            await here.choose(TABLE, at_table(house(5)), "casual", "")
        assert not here.pool.pids

    run(test())
