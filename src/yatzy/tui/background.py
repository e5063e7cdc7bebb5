"""Solver calls in worker threads: the screen never waits for them."""

from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from textual.message import Message
from textual.screen import Screen
from textual.worker import Worker, get_current_worker

from yatzy.rules.errors import SolverError, YatzyError
from yatzy.rules.sheet import RuleSheet

if TYPE_CHECKING:
    from yatzy.solver.query.values import Values

Answer = TypeVar("Answer")


class ScreenLeft(Exception):
    """The screen was closed while a worker computed something for it."""


class AnswerReady(Message):
    """A worker has finished: ``deliver`` is to be called on the screen's thread."""

    def __init__(self, deliver: Callable[[], None]) -> None:
        super().__init__()
        self.deliver = deliver


class SolveProgress(Message):
    """The sheet is being solved: percent done, ``None`` when solving has ended."""

    def __init__(self, percent: int | None) -> None:
        super().__init__()
        self.percent = percent


class BackgroundSolver:
    """Runs computations that need a sheet's solution, which is loaded or solved when first needed."""

    def __init__(self, screen: Screen[None], sheet: RuleSheet) -> None:
        self.screen = screen
        self._sheet = sheet
        self._values: Values | None = None
        self._has_variances = False
        self._values_lock, self._variance_lock = Lock(), Lock()

    def submit(
        self,
        compute: "Callable[[LazySolution], Answer]",
        on_answer: Callable[[Answer], None],
        on_error: Callable[[YatzyError], None],
    ) -> None:
        """Run ``compute`` in a worker thread, then ``on_answer`` or ``on_error`` on the screen's thread.

        Neither callback runs if the screen is closed meanwhile. Running out of memory is a ``SolverError``.
        """

        def run() -> None:
            try:
                answer = compute(LazySolution(self, get_current_worker()))
            except ScreenLeft:
                return
            except YatzyError as error:
                self.screen.post_message(AnswerReady(partial(on_error, error)))
            except MemoryError:
                self.screen.post_message(AnswerReady(partial(on_error, SolverError("solver-no-memory"))))
            else:
                self.screen.post_message(AnswerReady(partial(on_answer, answer)))

        self.screen.run_worker(run, group="solver", thread=True)

    def load_values(self, progress: "WorkerProgress") -> "Values":
        """Return the sheet's values; the first caller loads or solves them while others wait."""
        from yatzy.solver.solve import solve  # noqa: PLC0415 # slow to load, seldom needed

        with self._values_lock, progress:
            if self._values is None:
                self._values = solve(self._sheet, progress=progress)
            return self._values

    def load_variances(self, values: "Values", progress: "WorkerProgress") -> None:
        """Compute the variances of the values, once."""
        from yatzy.solver.variance import variances_of  # noqa: PLC0415 # as above

        with self._variance_lock, progress:
            if not self._has_variances:
                variances_of(values, progress=progress)
            self._has_variances = True


class WorkerProgress:
    """Reports progress to the screen, and raises ``ScreenLeft`` once the worker is cancelled."""

    def __init__(self, screen: Screen[None], worker: Worker[None]) -> None:
        self._screen = screen
        self._worker = worker
        self._percent: int | None = None

    def __call__(self, share: float) -> None:
        """Post the share that is done."""
        if self._worker.is_cancelled:
            raise ScreenLeft
        if (percent := int(100 * share)) != self._percent:
            self._percent = percent
            self._screen.post_message(SolveProgress(percent))

    def __enter__(self) -> None:
        if self._worker.is_cancelled:
            raise ScreenLeft

    def __exit__(self, *_: object) -> None:
        if self._percent is not None:
            self._screen.post_message(SolveProgress(None))
        self._percent = None


class LazySolution:
    """The solution of the table's sheet as one computation sees it: nothing is loaded before it is used."""

    def __init__(self, solver: BackgroundSolver, worker: Worker[None]) -> None:
        self._solver = solver
        self._progress = WorkerProgress(solver.screen, worker)

    @property
    def values(self) -> "Values":
        """The values of every state, loaded or solved on first use."""
        return self._solver.load_values(self._progress)

    def load(self, sheet: RuleSheet) -> "Values":
        """Return the values: a table has one sheet."""
        del sheet
        return self.values

    def ensure_variances(self, values: "Values") -> bool:
        """Compute the variances here, where a cancelled worker can stop, before code that could not."""
        self._solver.load_variances(values, self._progress)
        return True
