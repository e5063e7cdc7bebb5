"""What a job is, and the decorator that registers one.

A job is a function of plain data, which a worker process runs; its answer is encoded there. This module and the
modules of the jobs load no compiler, so that the server can import them too.
"""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Generic, ParamSpec, TypeVar

import msgspec

P = ParamSpec("P")
R = TypeVar("R")


class Kind(StrEnum):
    """How a job runs."""

    QUICK = "quick"
    """In one go, within a second or so. It may not solve a sheet: a long job does so first."""
    LONG = "long"
    """In slices. It calls :data:`~yatzy.server.jobs.worker.progress` often, where it can be paused."""


@dataclass(frozen=True, eq=False)
class Job(Generic[P, R]):
    """A registered job."""

    run: Callable[P, R]
    kind: Kind
    seconds: float
    """Worker time after which it is abandoned. Code that is compiled for the first time takes some seconds."""
    cached: bool
    """Whether answers are cached: the same question always has the same answer, and is asked often."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run it in this process."""
        return self.run(*args, **kwargs)

    @property
    def name(self) -> str:
        """The name it is registered under."""
        return self.run.__name__

    @cached_property
    def _signature(self) -> inspect.Signature:
        return inspect.signature(self.run)

    def bind(self, *args: P.args, **kwargs: P.kwargs) -> tuple[Any, ...]:
        """Return all arguments in order, defaults included, so that equal questions are equal."""
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        return bound.args


def encode_question(job: str, arguments: tuple[Any, ...], *, may_solve: bool) -> bytes:
    """Encode what a worker is asked; equal questions give equal bytes."""
    return msgspec.msgpack.encode((job, may_solve, arguments), order="deterministic")


class JobRegistry:
    """Jobs by name."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job[..., Any]] = {}

    def __getitem__(self, name: str) -> Job[..., Any]:
        return self._jobs[name]

    def __iter__(self) -> Iterator[Job[..., Any]]:
        return iter(self._jobs.values())

    def job(
        self, *, seconds: float, kind: Kind = Kind.QUICK, cached: bool = False
    ) -> Callable[[Callable[P, R]], Job[P, R]]:
        """Register a function as a job, with its limits: the only place that names them."""

        def register(function: Callable[P, R]) -> Job[P, R]:
            registered = Job(function, kind, seconds, cached)
            self.add(registered)
            return registered

        return register

    def add(self, job: Job[..., Any]) -> None:
        """Add a job; raise ``ValueError`` if there is one of this name."""
        if job.name in self._jobs:
            raise ValueError(f"there is a job {job.name} already")
        self._jobs[job.name] = job
