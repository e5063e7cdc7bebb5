"""Where a use case gets the solution of a sheet, and what it may wait for."""

from typing import TYPE_CHECKING, Protocol

from yatzy.rules.sheet import RuleSheet

if TYPE_CHECKING:
    from yatzy.solver.progress import ProgressCallback
    from yatzy.solver.query.position_values import PositionValues
    from yatzy.solver.query.values import Values


class ValuesSource(Protocol):
    """Provides what advice and reviews need of solutions."""

    def load(self, sheet: RuleSheet) -> "PositionValues":
        """Return the values of a sheet; raise :class:`~yatzy.rules.errors.SolverError` if there are none."""


class Solutions(Protocol):
    """Provides solutions: every front end has its own way to wait for them."""

    def load(self, sheet: RuleSheet) -> "Values":
        """Return the solution of a sheet; raise :class:`~yatzy.rules.errors.SolverError` if there is none."""

    def ensure_variances(self, values: "Values") -> bool:
        """Compute the variances of a solution if they are missing; return whether they are there now.

        Chances to win are estimated from them early in a game. A provider may refuse to compute them.
        """


class LocalSolutions:
    """Loads or computes whatever is needed, in this thread; ``values`` are a solution that is there already."""

    def __init__(self, values: "Values | None" = None, progress: "ProgressCallback | None" = None) -> None:
        self._values = values
        self._progress = progress

    def load(self, sheet: RuleSheet) -> "Values":
        """Return the solution of a sheet, solved if it is not stored."""
        from yatzy.solver.solve import solve  # noqa: PLC0415 # slow to load

        if self._values is not None and self._values.tables == sheet.tables:
            return self._values
        return solve(sheet, progress=self._progress)

    def ensure_variances(self, values: "Values") -> bool:
        """Compute the variances if they are missing."""
        from yatzy.solver.variance import variances_of  # noqa: PLC0415 # as above

        variances_of(values, progress=self._progress)
        return True
