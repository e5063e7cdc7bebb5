"""What can be installed beside the core, and whether it is.

``pip install yatzy`` gives the library and the terminal. Whatever needs more asks here first, so that a package
that is missing is told in one line with the command that installs it:

>>> from yatzy.extras import needs
>>> needs("server")
"""

from importlib.util import find_spec

from yatzy.rules.errors import ExtraError

EXTRAS = {
    "server": (
        "asyncpg", "greenlet", "httptools", "litestar", "prometheus_client", "segno", "uvicorn", "websockets",
    ),
    "envs": ("gymnasium", "pettingzoo"),
    "data": ("pyarrow",),
}  # fmt: skip
"""The packages of each extra, by the names they are imported by."""


def needs(extra: str) -> None:
    """Raise an :class:`ExtraError` if a package of an extra is not installed."""
    for package in EXTRAS[extra]:
        if find_spec(package) is None:
            raise ExtraError(
                "extra-missing", extra=extra, package=package, command=f"pip install 'yatzy[{extra}]'"
            )
