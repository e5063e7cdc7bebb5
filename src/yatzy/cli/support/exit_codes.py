"""Exit codes of the command line."""

from yatzy.rules.errors import ExtraError, NoCoach, ServeError, SolverError, StoreError, TableError, YatzyError

FAILED, BAD_INPUT = 1, 2

FAILURES = (StoreError, TableError, SolverError, ServeError, ExtraError)
"""What went wrong although the input was fine."""


def exit_code_of(error: YatzyError | type[YatzyError]) -> int:
    """Return the exit code for an error, or for a class of errors."""
    kind = error if isinstance(error, type) else type(error)
    return FAILED if issubclass(kind, FAILURES) and not issubclass(kind, NoCoach) else BAD_INPUT
