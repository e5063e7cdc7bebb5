"""What takes long, done in processes of its own: what computer players choose, advice, reviews, solutions.

There are two lanes, so that what people at a table wait for never waits for what takes long. A sheet that was
never solved is solved in the slow lane, while the quick one goes on with other questions. What a table waits
for comes first there, then reviews, then what anyone may ask; and nobody has more than a few questions there at
a time. A question that is being answered already is not asked again.
"""

import asyncio
import pickle
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, cast

import msgspec

from yatzy.game.moves import Move
from yatzy.l10n.answers import AdviceAnswer, ContestAnswer, ReviewAnswer, SolutionAnswer
from yatzy.rules.errors import YatzyError
from yatzy.server import logs
from yatzy.server.lanes import PROGRAM, Lane, Worked, tell_nobody
from yatzy.server.limits import owner
from yatzy.server.settings import Settings
from yatzy.server.worker import Broke, Lacking

QUICK, SLOW = "quick", "slow"
FOR_A_TABLE, FOR_A_REVIEW, FOR_ANYONE, FOR_LATER = range(4)
"""Why something is asked in the slow lane, the most urgent first."""

SECONDS: Mapping[str, float] = {
    "choose": 30,
    "advise": 30,
    "review": 60,
    "solve": 600,
    "vary": 600,
    "simulate": 300,
}
"""By job, after how long a worker is given up. What is compiled for the first time takes some seconds."""

REMEMBERED = 32
"""Finished reviews that are kept for whoever else opens them."""
MOST_PREPARED = 64
"""Sheets of which it is remembered that their variances were asked for."""
AGAIN = 5
"""Seconds after which whoever has asked for too much is told to come back."""

WORTH_TELLING = ("work-failed", "work-too-long")
"""What whoever runs the server should look at."""

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
        self._asked: dict[bytes, asyncio.Task[Any]] = {}
        self._reviews: OrderedDict[bytes, ReviewAnswer] = OrderedDict()
        self._preparing: dict[str, asyncio.Task[None]] = {}
        """By digest, the variances nobody waits for; they are asked for once."""
        self._askers: Counter[str] = Counter()
        """By address, how many questions it has in the slow lane."""
        self._most_asked = settings.slow_per_address

    async def start(self) -> None:
        """Start the quick workers, which get ready by themselves; slow ones start when they are needed."""
        await self._quick.open()

    async def close(self) -> None:
        """End all workers. Whoever waits for an answer is told that there will be none."""
        await asyncio.gather(*(lane.close() for lane in self.lanes.values()))
        await asyncio.gather(*self._asked.values(), *self._preparing.values(), return_exceptions=True)

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
        self._reviews[question] = answer  # the last to be forgotten
        while len(self._reviews) > REMEMBERED:
            self._reviews.popitem(last=False)
        return answer

    async def solve(
        self, sheet: dict[str, Any], *, keep: bool = True, address: str | None = None
    ) -> SolutionAnswer:
        """Return what best play makes by a sheet; its solution can be kept where every process finds it."""
        question = _question(self._slow, "solve", sheet, keep)
        return cast("SolutionAnswer", await self._once(self._slow, "solve", question, FOR_ANYONE, address))

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

    async def _quickly(self, job: str, *arguments: object) -> object:
        """Ask in the quick lane; what is lacking there is made in the slow one first."""
        made: set[str] = set()
        while True:
            try:
                return await self._ask(self._quick, job, *arguments)
            except Lacking as lacking:
                if lacking.job in made:  # and could not be kept
                    break
                await self._ask(self._slow, lacking.job, lacking.sheet)
                made.add(lacking.job)
        return await self._ask(self._slow, job, *arguments)

    async def _ask(self, lane: Lane, job: str, *arguments: object, rank: int = FOR_A_TABLE) -> object:
        return await self._once(lane, job, _question(lane, job, *arguments), rank)

    async def _once(
        self, lane: Lane, job: str, question: bytes, rank: int = FOR_A_TABLE, address: str | None = None
    ) -> object:
        """Ask, unless the same is being asked already; whoever goes away leaves the answer to the others."""
        task = self._asked.get(question)
        if task is None:
            done = self._counted(address)
            task = self._asked[question] = asyncio.create_task(self._answered(lane, job, question, rank))
            task.add_done_callback(partial(self._forget, question))
            task.add_done_callback(done)
        return await asyncio.shield(task)

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

    async def _answered(self, lane: Lane, job: str, question: bytes, rank: int) -> object:
        try:
            answer = pickle.loads(await lane.answer(job, question, self._seconds[job], rank))  # noqa: S301 # from our worker
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


def _nothing(_: object) -> None:
    pass


def _question(lane: Lane, job: str, *arguments: object) -> bytes:
    """Write a question as bytes, the same for the same. Only slow workers take the time to solve sheets."""
    return msgspec.msgpack.encode((job, lane.name == SLOW, arguments), order="deterministic")
