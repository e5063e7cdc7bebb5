"""What takes long, done in processes of its own: what computer players choose, advice, reviews, solutions.

There are two lanes, so that what people at a table wait for never waits for what takes long. A sheet that was
never solved is solved in the slow lane, while the quick one goes on with other questions. What a table waits
for comes first there, then reviews, then what anyone may ask; and nobody has more than a few questions there at
a time. A question that is being answered already is not asked again.
"""

import asyncio
import pickle
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar, cast

import msgspec

from yatzy.coach.drill import Day, MadeUp
from yatzy.coach.summary import GameSummary
from yatzy.game.moves import Move
from yatzy.game.reading import Judged
from yatzy.l10n.answers import AdviceAnswer, ContestAnswer, OddsAnswer, SolutionAnswer
from yatzy.l10n.comparison import Comparison
from yatzy.l10n.own_rules import Checked
from yatzy.l10n.review_answer import ReviewAnswer
from yatzy.paper.figure import Figure
from yatzy.rules.errors import YatzyError
from yatzy.server import logs
from yatzy.server.lanes import PROGRAM, Lane, Told, Worked, tell_no_share, tell_nobody
from yatzy.server.limits import owner
from yatzy.server.positions import Asked, Looked, Prospect, WantedKeep, WantedPosition
from yatzy.server.settings import Settings
from yatzy.server.steps import Step
from yatzy.server.worker import Broke, Lacking

QUICK, SLOW = "quick", "slow"
FOR_A_TABLE, FOR_A_REVIEW, FOR_ANYONE, FOR_LATER = range(4)
"""Why something is asked in the slow lane, the most urgent first."""

SECONDS: Mapping[str, float] = {
    "choose": 30,
    "check": 30,
    "compare": 30,
    "advise": 30,
    "review": 60,
    "step": 30,
    "position": 30,
    "prospect": 30,
    "drill": 30,
    "figure": 30,
    "judge": 30,
    "summarise": 600,
    "solve": 600,
    "vary": 600,
    "odds": 600,
    "simulate": 300,
}
"""By job, after how long a worker is given up. What is compiled for the first time takes some seconds."""

REMEMBERED = 32
"""Finished reviews that are kept for whoever else opens them, and odds of sheets."""
MOST_PREPARED = 64
"""Sheets of which it is remembered that their variances were asked for."""
AGAIN = 5
"""Seconds after which whoever has asked for too much is told to come back."""

WORTH_TELLING = ("work-failed", "work-too-long")
"""What whoever runs the server should look at."""

T = TypeVar("T")

Record = tuple[str, ...]
"""The data of each event of a game, as the log has it."""


class Work:
    """Answers what takes long."""

    def __init__(
        self,
        settings: Settings,
        worked: Worked = tell_nobody,
        *,
        seconds: Mapping[str, float] = SECONDS,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self._quick = Lane(
            QUICK,
            workers=settings.quick_workers,
            most_waiting=settings.quick_waiting,
            worked=worked,
            program=program,
        )
        self._slow = Lane(
            SLOW,
            workers=settings.slow_workers,
            most_waiting=settings.slow_waiting,
            worked=worked,
            program=program,
        )
        self.lanes: Mapping[str, Lane] = {lane.name: lane for lane in (self._quick, self._slow)}
        self._seconds = seconds
        self._asked: dict[bytes, _Asked] = {}
        self._reviews: OrderedDict[bytes, ReviewAnswer] = OrderedDict()
        self._odds: OrderedDict[bytes, OddsAnswer] = OrderedDict()
        self._finding: dict[bytes, asyncio.Task[None]] = {}
        """Odds nobody waits for."""
        self._preparing: dict[str, asyncio.Task[None]] = {}
        """By digest, the variances nobody waits for; they are asked for once."""
        self._askers: Counter[str] = Counter()
        """By address, how many questions it has in the slow lane."""
        self._most_asked = settings.slow_per_address

    async def start(self) -> None:
        """Start the workers, which get ready by themselves: whoever asks first need not wait for that."""
        for lane in self.lanes.values():
            await lane.open()

    async def close(self) -> None:
        """End all workers. Whoever waits for an answer is told that there will be none."""
        await asyncio.gather(*(lane.close() for lane in self.lanes.values()))
        asked = [one.task for one in self._asked.values()]
        found = (*self._preparing.values(), *self._finding.values())
        await asyncio.gather(*asked, *found, return_exceptions=True)

    # What can be asked

    async def choose(self, record: Record, computer: str, seed: str) -> tuple[Move, ...]:
        """Return what a computer player does in the turn that is being played, until dice are needed."""
        return cast("tuple[Move, ...]", await self._quickly("choose", record, computer, seed))

    async def advise(
        self, record: Record, language: str, against: tuple[int, ...] | None = None
    ) -> AdviceAnswer:
        """Return every choice for the dice on the table, and why the first is the best.

        ``against`` are totals to beat, if they are not those of the others at the table.
        """
        answer = cast("AdviceAnswer", await self._quickly("advise", record, language, against))
        if answer.chances_later and answer.digest not in self._preparing:
            self._forget_prepared()
            sheet = msgspec.json.decode(record[0])["sheet"]
            self._preparing[answer.digest] = asyncio.create_task(self._prepare(answer.digest, sheet))
        return answer

    async def review(self, record: Record, language: str, address: str | None = None) -> ReviewAnswer:
        """Return a game looked at again, as far as its turns are over.

        ``address`` is whose question it is, here as below; what is asked for a table's own sake is nobody's.
        """
        question = _question(self._slow, "review", record, language)
        answer = self._reviews.pop(question, None)
        if answer is None:
            answer = cast(
                "ReviewAnswer", await self._once(self._slow, "review", question, FOR_A_REVIEW, address)
            )
        _remember(self._reviews, question, answer)
        return answer

    async def step(self, record: Record, language: str, turn: int, throw: int | None = None) -> Step:
        """Return one decision of a game that is looked at again."""
        return cast("Step", await self._quickly("step", record, language, turn, throw))

    async def figure(self, record: Record, language: str, place: tuple[int, int], *, wide: bool) -> Figure:
        """Return the course of a column, by its round and its number."""
        return cast("Figure", await self._quickly("figure", record, language, place, wide))

    async def judge(self, text: str, address: str | None = None) -> Judged:
        """Return the game of a record from elsewhere, if it can have happened."""
        question = _question(self._slow, "judge", text)
        return cast("Judged", await self._once(self._slow, "judge", question, FOR_A_REVIEW, address))

    async def summarise(self, record: Record, moments: Sequence[str]) -> GameSummary:
        """Return what the rounds of a game that are over came to; nobody waits for that long."""
        return cast("GameSummary", await self._ask(self._slow, "summarise", record, moments, rank=FOR_LATER))

    async def solve(
        self,
        sheet: dict[str, Any],
        *,
        keep: bool = True,
        address: str | None = None,
        told: Told = tell_no_share,
    ) -> SolutionAnswer:
        """Return what best play makes by a sheet; its solution can be kept where every process finds it.

        ``told`` hears how far that is, as long as whoever asks waits for it.
        """
        wanted = (sheet,) if keep else (sheet, keep)  # as it is asked where a solution is lacking
        question = _question(self._slow, "solve", *wanted)
        return cast(
            "SolutionAnswer", await self._once(self._slow, "solve", question, FOR_ANYONE, address, told=told)
        )

    async def odds(
        self,
        sheet: dict[str, Any],
        *,
        keep: bool = True,
        address: str | None = None,
        told: Told = tell_no_share,
    ) -> OddsAnswer:
        """Return how games by a sheet end under best play."""
        question = _question(self._slow, "odds", sheet, keep)
        answer = self._odds.pop(question, None)
        if answer is None:
            found = await self._once(self._slow, "odds", question, FOR_ANYONE, address, told=told)
            answer = cast("OddsAnswer", found)
        _remember(self._odds, question, answer)
        return answer

    def odds_now(self, sheet: dict[str, Any]) -> OddsAnswer | None:
        """Return the same if it is remembered; else have it found, so that whoever asks later is told."""
        keep = True
        question = _question(self._slow, "odds", sheet, keep)
        answer = self._odds.get(question)
        if answer is None and question not in self._finding:
            self._finding[question] = asyncio.create_task(self._find(question))
        return answer

    async def check(self, rules: dict[str, Any] | str, base: str | None, language: str) -> Checked:
        """Return what is wrong with a sheet of somebody's own, or all there is to say about it."""
        return cast("Checked", await self._quickly("check", rules, base, language))

    async def compare(self, sheets: Sequence[dict[str, Any]], dice: str, language: str) -> Comparison:
        """Return sheets side by side, with what each gives for some dice."""
        return cast("Comparison", await self._quickly("compare", sheets, dice, language))

    async def position(self, asked: WantedPosition, language: str, address: str) -> Looked:
        """Return all there is to know about a position, after some seconds where its sheet was never solved."""
        question = (msgspec.to_builtins(asked), language)
        return cast("Looked", await self._quickly("position", *question, rank=FOR_ANYONE, address=address))

    async def prospect(self, asked: WantedKeep, address: str) -> Prospect:
        """Return how a turn may end once some dice are kept."""
        question = msgspec.to_builtins(asked)
        return cast("Prospect", await self._quickly("prospect", question, rank=FOR_ANYONE, address=address))

    async def drill(self, sheet_id: str, source: Day | MadeUp, language: str, address: str) -> Asked:
        """Return a position to practise on, by a sheet on the shelf."""
        question = (sheet_id, msgspec.to_builtins(source), language)
        return cast("Asked", await self._quickly("drill", *question, rank=FOR_ANYONE, address=address))

    async def simulate(
        self,
        sheet: dict[str, Any],
        computers: Sequence[str],
        games: int,
        seed: int,
        *,
        keep: bool = True,
        address: str | None = None,
    ) -> ContestAnswer:
        """Return how computer players come out of many games against each other."""
        question = _question(self._slow, "simulate", sheet, computers, games, seed, keep)
        return cast("ContestAnswer", await self._once(self._slow, "simulate", question, FOR_ANYONE, address))

    # How it is asked

    async def _prepare(self, digest: str, sheet: dict[str, Any]) -> None:
        """Find the variances of a sheet for whoever asks next."""
        try:
            await self._ask(self._slow, "vary", sheet, rank=FOR_LATER)
        except YatzyError:
            del self._preparing[digest]  # another time, perhaps

    def _forget_prepared(self) -> None:
        """Forget the oldest of what was asked for, so that no crowd of sheets is remembered for ever."""
        done = [digest for digest, task in self._preparing.items() if task.done()]
        for digest in done[: max(0, len(self._preparing) + 1 - MOST_PREPARED)]:
            del self._preparing[digest]

    async def _quickly(
        self, job: str, *arguments: object, rank: int = FOR_A_TABLE, address: str | None = None
    ) -> object:
        """Ask in the quick lane; what is lacking there is made in the slow one first, as ``address`` wishes."""
        made: set[str] = set()
        while True:
            try:
                return await self._ask(self._quick, job, *arguments, rank=rank)
            except Lacking as lacking:
                if lacking.job in made:  # and could not be kept
                    break
                await self._ask(self._slow, lacking.job, lacking.sheet, rank=rank, address=address)
                made.add(lacking.job)
        return await self._ask(self._slow, job, *arguments, rank=rank, address=address)

    async def _ask(
        self, lane: Lane, job: str, *arguments: object, rank: int = FOR_A_TABLE, address: str | None = None
    ) -> object:
        return await self._once(lane, job, _question(lane, job, *arguments), rank, address)

    async def _find(self, question: bytes) -> None:
        """Find odds for whoever asks next."""
        with suppress(YatzyError):  # another time, perhaps
            found = await self._once(self._slow, "odds", question, FOR_LATER)
            _remember(self._odds, question, cast("OddsAnswer", found))
        del self._finding[question]

    async def _once(
        self,
        lane: Lane,
        job: str,
        question: bytes,
        rank: int = FOR_A_TABLE,
        address: str | None = None,
        *,
        told: Told = tell_no_share,
    ) -> object:
        """Ask, unless the same is being asked already; whoever goes away leaves the answer to the others."""
        asked = self._asked.get(question)
        if asked is None:
            done = self._counted(address)
            asked = self._asked[question] = _Asked()
            asked.task = asyncio.create_task(self._answered(lane, job, question, rank, asked.tell))
            asked.task.add_done_callback(partial(self._forget, question))
            asked.task.add_done_callback(done)
        with asked.heard_by(told):
            return await asyncio.shield(asked.task)

    def _counted(self, address: str | None) -> Callable[[object], None]:
        """Count a question of an address, or refuse one too many; return what to call once it is answered."""
        if address is None:
            return _nothing
        asker = owner(address)
        if self._askers[asker] >= self._most_asked:
            raise YatzyError("limit-work", seconds=AGAIN)
        self._askers[asker] += 1

        def answered(_: object) -> None:
            self._askers[asker] -= 1
            if not self._askers[asker]:
                del self._askers[asker]

        return answered

    def _forget(self, question: bytes, task: asyncio.Task[object]) -> None:
        del self._asked[question]
        if not task.cancelled():
            task.exception()  # nobody may be left to hear of it

    async def _answered(self, lane: Lane, job: str, question: bytes, rank: int, told: Told) -> object:
        try:
            answer = pickle.loads(await lane.answer(job, question, self._seconds[job], rank, told))  # noqa: S301 # from our worker
        except YatzyError as error:
            if error.code in WORTH_TELLING:
                logs.warn("work", job=job, code=error.code)
            raise
        if isinstance(answer, Broke):
            logs.warn("work", job=job, code="work-failed", error=answer.kind, where=answer.where)
            raise YatzyError("work-failed")
        if isinstance(answer, Exception):
            raise answer
        return answer


class _Asked:
    """A question that is being answered, and who hears how far that is."""

    task: "asyncio.Task[Any]"

    def __init__(self) -> None:
        self._share = 0.0
        self._listeners: list[Told] = []

    def tell(self, share: float) -> None:
        """Tell everyone; where it begins anew, nobody hears of that before it is further than it was."""
        if share > self._share:
            self._share = share
            for told in self._listeners:
                told(share)

    @contextmanager
    def heard_by(self, told: Told) -> Iterator[None]:
        """Let somebody hear of it, who may come late."""
        if self._share:
            told(self._share)
        self._listeners.append(told)
        try:
            yield
        finally:
            self._listeners.remove(told)


def _nothing(_: object) -> None:
    pass


def _remember(answers: OrderedDict[bytes, T], question: bytes, answer: T) -> None:
    """Remember an answer as the last to be forgotten."""
    answers[question] = answer
    answers.move_to_end(question)
    while len(answers) > REMEMBERED:
        answers.popitem(last=False)


def _question(lane: Lane, job: str, *arguments: object) -> bytes:
    """Write a question as bytes, the same for the same. Only slow workers take the time to solve sheets."""
    return msgspec.msgpack.encode((job, lane.name == SLOW, arguments), order="deterministic")
