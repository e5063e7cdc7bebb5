"""What a server can be told: by a flag, else by an environment variable of that name, else what stands here.

``public_url`` is ``--public-url`` and ``YATZY_PUBLIC_URL``. The everyday settings have a flag, the limits their
variable alone. What makes no sense is refused by the name it was given with.
"""

import ipaddress
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal, Self, get_args
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct
from msgspec.structs import fields

from yatzy.rules.errors import SettingsError

Style = Literal["plain", "json", "quiet"]
"""How the log is written: lines for people, a JSON object a line for programs, or warnings alone."""

PREFIX = "YATZY_"
"""How the names of our environment variables begin."""
FLAGS = ("host", "port", "database", "public_url", "no_browser", "log")
"""The settings that have a flag beside their environment variable."""

DATABASES = ("sqlite", "postgresql", "postgres")


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs. As it stands: for everyone in the same network, with the limits of a small club."""

    host: str = "0.0.0.0"  # noqa: S104 # on every interface: phones in the same network are to reach it
    """The address it listens on."""
    port: int = 8250
    """The port it listens on; 0 for any that is free."""
    port_given: bool = False
    """Whether somebody asked for that port. If nobody did, the next free one will do."""
    database: str = ""
    """Where games are kept: the path of an SQLite file, or ``postgresql://user@host/name``."""
    public_url: str = ""
    """The address others reach it by, such as ``https://yatzy.example``; empty where nobody said."""
    near_url: str = ""
    """The address for others in the same network, as it was found when the server began to listen."""
    browser: bool = True
    """Whether the page is opened here once the server listens."""
    log: Style = "plain"
    trusted_proxies: str = ""
    """Addresses and networks, with commas, of proxies that are believed when they say whom they speak for."""

    tables_per_hour: int = 30
    """New tables of one address in an hour."""
    requests_per_second: int = 20
    """Requests of one address a second, in the long run."""
    requests_burst: int = 200
    """Requests of one address at once."""
    sockets_per_address: int = 200
    """Live connections of one address."""
    commands_per_second: int = 20
    """Commands of one live connection a second, in the long run."""
    commands_burst: int = 40
    """Commands of one live connection at once."""
    most_body: int = 256_000
    """Bytes in a request."""
    most_frame: int = 16_000
    """Bytes in a message of a live connection."""

    patience: float = 120.0
    """Seconds a seat may take over its turn before others may hand it to a computer player."""
    pace: float = 0.7
    """Seconds between two moves of a computer player."""

    quick_workers: int = 1
    """Processes for what a table waits for: advice, and what computer players choose."""
    slow_workers: int = 1
    """Processes for what takes long: reviews, solutions, simulations."""
    quick_waiting: int = 64
    """Questions that may wait for a quick worker."""
    slow_waiting: int = 16
    """Questions that may wait for a slow worker."""
    slow_per_address: int = 2
    """Questions of one address that a slow worker answers, or that wait for one."""

    @property
    def invite_url(self) -> str:
        """The address to hand on, without a slash at its end; empty where none is known."""
        return self.public_url or self.near_url

    @property
    def on_postgres(self) -> bool:
        """Whether games are kept in PostgreSQL, where any number of servers may share them."""
        return self.database.startswith(("postgresql:", "postgres:"))

    @classmethod
    def from_environment(
        cls,
        flags: Mapping[str, object],
        environ: Mapping[str, str],
        *,
        database: str = "",
        terminal: bool = False,
    ) -> Self:
        """Read the settings; a flag that is ``None`` and a variable that is empty say nothing.

        ``database`` is where games are kept if nobody says, ``terminal`` whether a person reads the log.
        """
        given: dict[str, object] = {}
        for name in SETTINGS:
            flag, variable = flags.get(name), environ.get(variable_of(name), "").strip()
            if flag is not None:
                given[name] = _read(name, str(flag), flag_of(name))
            elif variable:
                given[name] = _read(name, variable, variable_of(name))
        if "no_browser" in given:
            given["browser"] = not given.pop("no_browser")
        standing: dict[str, object] = {"database": database, "log": "plain" if terminal else "json"}
        return cls(**(standing | given | {"port_given": "port" in given}))  # type: ignore[arg-type] # each was read


RANGES: dict[str, tuple[int, int]] = {
    "port": (0, 65_535),
    "tables_per_hour": (1, 1_000_000),
    "requests_per_second": (1, 1_000_000),
    "requests_burst": (1, 1_000_000),
    "sockets_per_address": (1, 1_000_000),
    "commands_per_second": (1, 1_000_000),
    "commands_burst": (1, 1_000_000),
    "most_body": (1_000, 100_000_000),
    "most_frame": (1_000, 10_000_000),
    "patience": (0, 1_000_000),
    "pace": (0, 60),
    "quick_workers": (1, 256),
    "slow_workers": (1, 256),
    "quick_waiting": (1, 100_000),
    "slow_waiting": (1, 100_000),
    "slow_per_address": (1, 100_000),
}
"""The least and the most of each number."""

_FOUND = {"port_given", "near_url"}
SETTINGS = tuple(
    "no_browser" if field.name == "browser" else field.name
    for field in fields(Settings)
    if field.name not in _FOUND
)
"""What a user can say, in the order it is told."""


ELSEWHERE = ("YATZY_CACHE", "YATZY_CONFIG", "YATZY_DATA", "YATZY_LANG")
"""Variables of ours that mean the same to every command."""


def strangers(environ: Mapping[str, str]) -> list[str]:
    """Return variables that are called like ours but say nothing to anybody: they may be misspelt."""
    known = {*ELSEWHERE, *map(variable_of, SETTINGS)}
    return sorted(name for name in environ if name.startswith(PREFIX) and name not in known)


def flag_of(name: str) -> str:
    """Return the flag of a setting."""
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"{PREFIX}{name.upper()}"


def _read(name: str, value: str, told: str) -> object:
    """Return what a value means for a setting, or refuse it by the name it was given by."""
    if name in RANGES:
        return _number(value, told, RANGES[name], whole=isinstance(getattr(_STANDING, name), int))
    return _READERS.get(name, _text)(value, told)


_STANDING = Settings()


def _number(value: str, told: str, bounds: tuple[int, int], *, whole: bool) -> float:
    least, most = bounds
    try:
        number = int(value) if whole else float(value)
    except ValueError:
        number = least - 1
    if not least <= number <= most:  # which also refuses what is no number at all
        raise SettingsError(
            "settings-whole" if whole else "settings-number",
            name=told,
            value=value,
            least=str(least),
            most=str(most),
        )
    return number


def _text(value: str, _told: str) -> str:
    return value


def _yes(value: str, told: str) -> bool:
    words = {
        "1": True,
        "true": True,
        "yes": True,
        "on": True,
        "0": False,
        "false": False,
        "no": False,
        "off": False,
    }
    try:
        return words[value.lower()]
    except KeyError:
        raise SettingsError("settings-yes", name=told, value=value) from None


def _style(value: str, told: str) -> str:
    if value not in get_args(Style):
        raise SettingsError("settings-log", name=told, value=value, known=", ".join(get_args(Style)))
    return value


def _database(value: str, told: str) -> str:
    """Return a URL as it is, and a path as an absolute one. A URL is never told: it may hold a password."""
    scheme, colon, _ = value.partition("://")
    if colon:
        if scheme not in DATABASES:
            raise SettingsError("settings-database", name=told, scheme=scheme)
        return value
    return str(Path(value).expanduser().absolute())


def _url(value: str, told: str) -> str:
    wrong = SettingsError("settings-url", name=told, value=value)
    try:
        url = urlsplit(value)
        port = url.port
    except ValueError:
        raise wrong from None
    if url.scheme not in {"http", "https"} or not url.hostname or port == 0 or not _bare(url):
        raise wrong
    return f"{url.scheme}://{url.netloc.lower()}"


def _bare(url: SplitResult) -> bool:
    """Whether an address is that of a whole site: no path, no question, nobody's name in it."""
    return url.path in {"", "/"} and not (url.query or url.fragment or url.username or url.password)


def _proxies(value: str, told: str) -> str:
    proxies = []
    for one in filter(None, map(str.strip, value.split(","))):
        try:
            network = ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise SettingsError("settings-proxies", name=told, value=one) from None
        proxies.append(str(network) if "/" in one else str(network.network_address))
    return ",".join(proxies)


_READERS: dict[str, Callable[[str, str], object]] = {
    "no_browser": _yes,
    "log": _style,
    "database": _database,
    "public_url": _url,
    "trusted_proxies": _proxies,
}
