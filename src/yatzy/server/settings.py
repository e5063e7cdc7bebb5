"""Settings of a server: a flag, else an environment variable, else the default below.

``public_url`` is ``--public-url`` and ``YATZY_PUBLIC_URL``. Common settings have a flag, limits only a
variable. Errors name the flag or variable the value came from.
"""

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Literal, Self, get_args, get_origin, get_type_hints
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields

from yatzy.rules.errors import SettingsError
from yatzy.store.event_log import sqlite_path
from yatzy.store.expiry import RetentionDays

Style = Literal["plain", "json", "quiet"]
"""The log format: lines for people, JSON lines for programs, or warnings only."""

PREFIX = "YATZY_"
"""The prefix of our environment variables."""
FLAGS = ("host", "port", "database", "public_url", "no_browser", "log", "shared_address")
"""Settings with a flag besides their environment variable."""

DATABASE_SCHEMES = ("sqlite", "postgresql", "postgres")

SHARED_ADDRESS_LIMITS: dict[str, object] = {
    "tables_per_hour": 600,
    "stored_per_hour": 100_000_000,
    "stored_per_day": 600_000_000,
    "requests_per_second": 400,
    "requests_burst": 4_000,
    "sockets_per_address": 2_000,
    "connections_per_address": 8_000,
    "jobs_per_owner": 800,
}
"""Limits of an address that some hundred people share, unless they are set otherwise."""
LEAST_PASSWORD, LONGEST_PASSWORD = 6, 200
"""Characters of a club's password."""
LEAST_TOKEN = 16
"""Characters of a token that somebody chose."""
TOKEN_SIGNS = re.compile(r"[A-Za-z0-9._~-]+")
"""What stands in an address as it is."""
SECRETS = ("host_token", "club_password")
"""Settings that nobody is shown."""
WORKERS_PER_CORE = 4
PER_CORE = ("workers",)
"""Settings whose greatest value depends on the machine."""

Rate = Annotated[int, Meta(ge=1, le=1_000_000)]
Queue = Annotated[int, Meta(ge=1, le=100_000)]
Bytes = Annotated[int, Meta(ge=100_000, le=1_000_000_000_000)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Workers = Annotated[int, Meta(ge=1, le=WORKERS_PER_CORE * (os.cpu_count() or 1))]
"""More processes than that only take turns on the cores, and each has its own memory."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs. The defaults serve the local network, with limits for a small club."""

    host: str = ""
    """The address it listens on; empty for every network, since phones in the same one must reach it."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8250
    """The port it listens on; 0 for any that is free."""
    port_given: bool = False
    """Whether the port was requested explicitly. Otherwise the next free one is used."""
    database: str = ""
    """Where games are stored: the path of an SQLite file, or ``postgresql://user@host/name``."""
    public_url: str = ""
    """The address others reach it by, such as ``https://yatzy.example``; empty if not set."""
    near_url: str = ""
    """The address for others in the same network, found when the server starts to listen."""
    browser: bool = True
    """Whether to open the page in a browser here once the server listens."""
    log: Style = "plain"
    trusted_proxies: str = ""
    """Comma-separated addresses and networks of proxies whose ``X-Forwarded-For`` is trusted."""
    metrics: str = ""
    """The address at which metrics are served, such as ``127.0.0.1:9100``; empty for this machine only."""
    host_token: str = ""
    """What opens the page of whoever runs the server; empty for a new one at every start, on SQLite only."""

    shared_address: bool = False
    """Whether everybody may come from one address, as in a hall: limits of an address are those of a club."""
    club_password: str = ""
    """What a browser shows once to be let in; empty for everybody."""
    tables_per_hour: Rate = 30
    """New tables per address and hour."""
    requests_per_second: Rate = 20
    """Requests per address and second, in the long run."""
    requests_burst: Rate = 200
    """Requests per address at once."""
    sockets_per_address: Rate = 200
    """Live connections per address."""
    connections_per_address: Rate = 512
    """Connections for requests per address, idle ones included."""
    commands_per_second: Rate = 20
    """Commands per live connection and second, in the long run."""
    commands_burst: Rate = 40
    """Commands per live connection at once."""
    stored_per_hour: Bytes = 5_000_000
    """Bytes that new tables and imported games of one address may take in an hour."""
    stored_per_day: Bytes = 30_000_000
    """The same in a day."""
    most_stored: Annotated[int, Meta(ge=0, le=1_000_000_000_000_000)] = 10_000_000_000
    """Bytes of all games; beyond them there are no new tables. 0 for no limit."""
    finished_days: Days = 90
    """Days after which a finished game that no player has claimed is deleted; 0 for never."""
    abandoned_days: Days = 180
    """Days without a move after which an unfinished one is; 0 for never."""
    most_body: Annotated[int, Meta(ge=1_000, le=100_000_000)] = 256_000
    """Bytes of a request body."""
    most_frame: Annotated[int, Meta(ge=1_000, le=10_000_000)] = 16_000
    """Bytes of a message on a live connection."""
    most_table_bytes: Annotated[int, Meta(ge=1_000_000, le=1_000_000_000_000)] = 256_000_000
    """Bytes of memory for tables that nobody is connected to, about."""

    patience: Annotated[float, Meta(ge=0, le=1_000_000)] = 120.0
    """Seconds for which a player may be absent before others may hand their seat to a bot, by default."""
    pace: Annotated[float, Meta(ge=0, le=60)] = 0.7
    """Seconds between two moves of a bot, which leaves a person at least two to undo an entry; 0 for none."""

    workers: Workers = 2
    """Processes that compute: moves of bots, advice, reviews, solutions. One of several is kept for tables."""
    jobs_waiting: Queue = 1_000
    """Jobs that may wait for a worker, and as many more of tables."""
    jobs_per_owner: Queue = 200
    """Jobs of one address, one known player or one table that may wait for a worker."""

    @property
    def invite_url(self) -> str:
        """The address to share, without a trailing slash; empty if none is known."""
        return self.public_url or self.near_url

    @property
    def on_postgres(self) -> bool:
        """Whether games are stored in PostgreSQL, which several servers may share."""
        return self.database.startswith(("postgresql:", "postgres:"))

    @property
    def retention(self) -> RetentionDays:
        """For how many days tables are kept."""
        return RetentionDays(self.finished_days, self.abandoned_days)

    @classmethod
    def from_environment(
        cls,
        flags: Mapping[str, object],
        environ: Mapping[str, str],
        *,
        database: str = "",
        terminal: bool = False,
    ) -> Self:
        """Read the settings; flags that are ``None`` and empty variables count as not set.

        ``database`` is the default database, ``terminal`` whether a person reads the log. Raises
        :class:`SettingsError`.
        """
        values: dict[str, object] = {}
        for name in SETTINGS:
            flag, variable = flags.get(name), environ.get(variable_of(name), "").strip()
            if flag is not None:
                values[name] = _parse_value(name, str(flag), flag_of(name))
            elif variable:
                values[name] = _parse_value(name, variable, variable_of(name))
        if values.get("shared_address"):
            values = SHARED_ADDRESS_LIMITS | values
        if "no_browser" in values:
            values["browser"] = not values.pop("no_browser")
        defaults: dict[str, object] = {"database": database, "log": "plain" if terminal else "json"}
        return cls(**(defaults | values | {"port_given": "port" in values}))  # type: ignore[arg-type] # each value was parsed


_HINTS = get_type_hints(Settings, include_extras=True)
RANGES: dict[str, tuple[int, int]] = {
    name: (hint.__metadata__[0].ge, hint.__metadata__[0].le)
    for name, hint in _HINTS.items()
    if get_origin(hint) is Annotated
}
"""The least and the greatest value of each number."""

_COMPUTED = {"port_given", "near_url"}
SETTINGS = tuple(
    "no_browser" if field.name == "browser" else field.name
    for field in fields(Settings)
    if field.name not in _COMPUTED
)
"""The settings a user can set, in the order of the documentation."""


GLOBAL_VARIABLES = ("YATZY_CACHE", "YATZY_CONFIG", "YATZY_DATA", "YATZY_LANG")
"""Environment variables that every command reads."""


def unknown_variables(environ: Mapping[str, str]) -> list[str]:
    """Return environment variables with our prefix that nothing reads: they may be misspelt."""
    known = {*GLOBAL_VARIABLES, *map(variable_of, SETTINGS)}
    return sorted(name for name in environ if name.startswith(PREFIX) and name not in known)


def flag_of(name: str) -> str:
    """Return the flag of a setting."""
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"{PREFIX}{name.upper()}"


def _parse_value(name: str, value: str, source: str) -> object:
    """Return the value of a setting; raise :class:`SettingsError` naming ``source``, its flag or variable."""
    if name in RANGES:
        return _parse_number(name, value, source)
    return _PARSERS.get(name, _parse_text)(value, source)


def _parse_number(name: str, value: str, source: str) -> float:
    kind, (least, most) = _HINTS[name], RANGES[name]
    try:
        return msgspec.convert(value, kind, strict=False)  # type: ignore[no-any-return] # a number
    except msgspec.ValidationError:
        is_whole = get_args(kind)[0] is int
        raise SettingsError(
            "settings-whole" if is_whole else "settings-number",
            name=source,
            value=value,
            least=str(least),
            most=str(most),
        ) from None


def _parse_text(value: str, _source: str) -> str:
    return value


def _parse_bool(value: str, source: str) -> bool:
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
        raise SettingsError("settings-yes", name=source, value=value) from None


def _parse_style(value: str, source: str) -> str:
    if value not in get_args(Style):
        raise SettingsError("settings-log", name=source, value=value, known=", ".join(get_args(Style)))
    return value


def parse_database(value: str, source: str) -> str:
    """Return a URL unchanged and a path as an absolute one. Errors omit a URL: it may contain a password."""
    scheme, colon, _ = value.partition("://")
    if colon:
        if scheme not in DATABASE_SCHEMES:
            raise SettingsError("settings-database", name=source, scheme=scheme)
        if scheme == "sqlite" and not sqlite_path(value).is_absolute():
            raise SettingsError("settings-database-path", name=source)
        return value
    return str(Path(value).expanduser().absolute())


def _parse_url(value: str, source: str) -> str:
    wrong = SettingsError("settings-url", name=source, value=value)
    try:
        url = urlsplit(value)
        port = url.port
    except ValueError:
        raise wrong from None
    if url.scheme not in {"http", "https"} or not url.hostname or port == 0 or not _is_bare_origin(url):
        raise wrong
    return f"{url.scheme}://{url.netloc.lower()}"


def _is_bare_origin(url: SplitResult) -> bool:
    """Return whether a URL has no path, query, fragment or user."""
    return url.path in {"", "/"} and not (url.query or url.fragment or url.username or url.password)


def _parse_proxies(value: str, source: str) -> str:
    proxies = []
    for one in filter(None, map(str.strip, value.split(","))):
        try:
            network = ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise SettingsError("settings-proxies", name=source, value=one) from None
        proxies.append(str(network) if "/" in one else str(network.network_address))
    return ",".join(proxies)


def _parse_token(value: str, source: str) -> str:
    if len(value) < LEAST_TOKEN or not TOKEN_SIGNS.fullmatch(value):
        raise SettingsError("settings-token", name=source, least=LEAST_TOKEN)
    return value


def _parse_password(value: str, source: str) -> str:
    if not LEAST_PASSWORD <= len(value) <= LONGEST_PASSWORD:
        raise SettingsError("settings-password", name=source, least=LEAST_PASSWORD, most=LONGEST_PASSWORD)
    return value


def _parse_metrics(value: str, source: str) -> str:
    wrong = SettingsError("settings-metrics", name=source, value=value)
    try:
        url = urlsplit(f"//{value}")
        port = url.port
    except ValueError:
        raise wrong from None
    if not url.hostname or not port or not _is_bare_origin(url):
        raise wrong
    return value


_PARSERS: dict[str, Callable[[str, str], object]] = {
    "no_browser": _parse_bool,
    "shared_address": _parse_bool,
    "log": _parse_style,
    "database": parse_database,
    "public_url": _parse_url,
    "trusted_proxies": _parse_proxies,
    "metrics": _parse_metrics,
    "host_token": _parse_token,
    "club_password": _parse_password,
}
