"""Optional dependencies (extras), and checks that they are installed.

``pip install yatzy`` installs the library and the terminal. Code that needs an extra checks here first, so that
a missing package is reported with the command that installs it:

>>> from yatzy.extras import require_extra
>>> require_extra("server")
"""

from importlib.util import find_spec

from yatzy.rules.errors import ExtraError

SOLVER_EXTRA = "solver"
"""The compiler: it solves sheets, and computes odds and chances to win."""

EXTRAS = {
    SOLVER_EXTRA: ("llvmlite", "numba"),
    "server": (
        "asyncpg", "cachetools", "greenlet", "httptools", "litestar", "prometheus_client", "segno", "uvicorn",
        "websockets",
    ),
    "envs": ("gymnasium", "pettingzoo"),
    "data": ("pyarrow",),
}  # fmt: skip
"""The packages of each extra, by import name."""


def is_installed(extra: str) -> bool:
    """Whether all packages of an extra are installed."""
    return all(find_spec(package) is not None for package in EXTRAS[extra])


def require_extra(extra: str) -> None:
    """Raise :class:`ExtraError` if a package of an extra is not installed."""
    for package in EXTRAS[extra]:
        if find_spec(package) is None:
            raise ExtraError(
                "extra-missing", extra=extra, package=package, command=f"pip install 'yatzy[{extra}]'"
            )
