"""``yatzy host``: for whoever runs a server: backup, restore, move, tables, names, solutions, status."""

import json as json_format
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from yatzy.cli.support.progress import show_progress
from yatzy.cli.support.terminal import fact_table, make_console, ruled_table
from yatzy.clock import now
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.errors import YatzyError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from yatzy.cli.support.host_access import RemoteAdministration
    from yatzy.server.host.administration import Administration, HostedTable
    from yatzy.store.transfer import Contents, OnProgress

    Host = Administration | RemoteAdministration

Result = TypeVar("Result")
SHOWN_TABLES = 20
PAGE = 200
"""Tables asked for at a time."""
SHOWN_FACTS = ("place", "stored", "tables", "sockets", "waiting", "refused", "invitation", "page")
"""What people are shown of a status; JSON has all of it."""
GAMES_FILE = "yatzy-{at}.db"


def back_up(to: str, /, *, database: str | None = None, lang: str | None = None) -> None:
    from yatzy.cli.support.host_access import database_address  # noqa: PLC0415 # slow to load
    from yatzy.store import copies  # noqa: PLC0415 # as above

    words, address = catalogue(pick_language(lang)), database_address(database)
    file = Path(to).absolute()
    if file.is_dir():
        file /= GAMES_FILE.format(at=now().replace(":", ""))
    _copy(words, str(file), lambda progress: copies.back_up(address, file, progress))


def restore(
    backup: str, /, *, database: str | None = None, replace: bool = False, lang: str | None = None
) -> None:
    from yatzy.cli.support.host_access import database_address  # noqa: PLC0415 # slow to load
    from yatzy.store import copies  # noqa: PLC0415 # as above

    words, address = catalogue(pick_language(lang)), database_address(database)
    file = Path(backup).absolute()
    _copy(
        words,
        _place(address),
        lambda progress: copies.restore(file, address, replace=replace, on_progress=progress),
    )


def move(to: str, /, *, database: str | None = None, lang: str | None = None) -> None:
    from yatzy.cli.support.host_access import database_address  # noqa: PLC0415 # slow to load
    from yatzy.store import copies  # noqa: PLC0415 # as above

    words, address, target = catalogue(pick_language(lang)), database_address(database), database_address(to)
    _copy(words, _place(target), lambda progress: copies.move(address, target, progress))


def _copy(words: Catalogue, place: str, copy: "Callable[[OnProgress], Awaitable[Contents]]") -> None:
    import asyncio  # noqa: PLC0415 # slow to load

    async def run() -> "Contents":
        with show_progress(words, "host-copying", "host-copying") as progress:
            return await copy(progress)

    copied = asyncio.run(run())
    print(words.say("host-copied", place=place, games=copied.games, events=copied.events))


def _place(address: str) -> str:
    """Return where a database is, without a password."""
    from yatzy.server.net.preflight import database_place  # noqa: PLC0415 # slow to load

    return database_place(address)


# Tables


def list_tables(*, all: bool = False, database: str | None = None, lang: str | None = None) -> None:  # noqa: A002 # the option is called --all
    words = catalogue(pick_language(lang))

    async def load(host: "Host") -> "list[HostedTable]":
        found = await host.list_tables(PAGE if all else SHOWN_TABLES)
        while all and len(found) % PAGE == 0 and (more := await host.list_tables(PAGE, len(found))):
            found += more
        return found

    found = _administer(database, load)
    if not found:
        print(words.say("host-no-tables"))
        return
    columns = ("column-game", "column-when", "column-sheet", "column-players", "host-state")
    table = ruled_table(*map(words.say, columns))
    table.columns[0].no_wrap = table.columns[1].no_wrap = True
    for one in found:
        players = ", ".join(name or "–" for name in one.players)
        table.add_row(
            one.table, words.date(one.touched[:10]), one.title, players, words.say(f"host-{one.state}")
        )
    make_console().print(table)


def show_table(table: str, /, *, database: str | None = None, lang: str | None = None) -> None:
    words = catalogue(pick_language(lang))
    _print_table(words, _administer(database, lambda host: host.show(table)))


def _print_table(words: Catalogue, table: "HostedTable") -> None:
    facts = {
        words.say("column-game"): table.table,
        words.say("column-sheet"): table.title,
        words.say("column-when"): f"{table.made} – {table.touched}",
        words.say("host-events"): str(table.events),
        words.say("host-state"): words.say(f"host-{table.state}"),
    }
    console = make_console()
    console.print(fact_table(facts))
    for number, name in enumerate(table.players, 1):
        console.print(f"{number:>4}  {name or '–'}")


def close_table(table: str, /, *, database: str | None = None, lang: str | None = None) -> None:
    words = catalogue(pick_language(lang))
    closed = _administer(database, lambda host: host.close(table))
    print(words.say("host-table-closed", table=closed.table))


def delete_table(
    table: str, /, *, yes: bool = False, database: str | None = None, lang: str | None = None
) -> None:
    words = catalogue(pick_language(lang))

    async def delete(host: "Host") -> str:
        found = await host.show(table)
        if not yes:
            raise YatzyError("games-sure", game=found.table)
        return await host.delete(found.table)

    print(words.say("games-deleted", game=_administer(database, delete)))


def rename_player(
    table: str, seat: int, name: str = "", /, *, database: str | None = None, lang: str | None = None
) -> None:
    words = catalogue(pick_language(lang))
    _print_table(words, _administer(database, lambda host: host.rename(table, seat, name)))


def forget_player(
    name: str, /, *, yes: bool = False, database: str | None = None, lang: str | None = None
) -> None:
    words = catalogue(pick_language(lang))

    async def forget(host: "Host") -> int:
        if not yes:
            raise YatzyError("host-forget-sure", count=await host.count_name(name), name=name)
        return await host.forget(name)

    print(words.say("host-forgotten", count=_administer(database, forget)))


def _administer(database: str | None, act: "Callable[[Host], Awaitable[Result]]") -> Result:
    import asyncio  # noqa: PLC0415 # slow to load

    from yatzy.cli.support.host_access import (  # noqa: PLC0415 # as above
        database_address,
        open_administration,
    )

    async def run() -> Result:
        async with open_administration(database_address(database)) as host:
            return await act(host)

    return asyncio.run(run())


# The server itself


def presolve(*sheets: str, lang: str | None = None) -> None:
    from yatzy.cli.support.solution import load_solution  # noqa: PLC0415 # slow to load
    from yatzy.rules.sheet_files import find_sheet, sheet_ids  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    wanted = [find_sheet(name) for name in sheets or sheet_ids()]
    for number, sheet in enumerate(wanted, 1):
        values, report = load_solution(words, sheet)
        size = 0 if report.file is None else report.file.stat().st_size
        total = words.decimal(values.expected, 2)
        done = f"{number}/{len(wanted)}"
        print(
            words.say("host-presolved", done=done, sheet=sheet.id, total=total, mb=round(size / 1e6)),
            flush=True,
        )


def show_status(*, json: bool = False, database: str | None = None, lang: str | None = None) -> None:
    words = catalogue(pick_language(lang))
    facts = _administer(database, _read_facts)
    if json:
        print(json_format.dumps(facts, ensure_ascii=False))
        return
    problems = facts.pop("problems", [])
    console = make_console()
    named = {
        words.say(f"host-status-{name}"): _format_fact(facts[name]) for name in SHOWN_FACTS if facts.get(name)
    }
    console.print(fact_table(named))
    for one in problems:
        console.print(f"{one['at']}  {one['event']}  {one['details']}")


async def _read_facts(host: "Host") -> dict[str, Any]:
    """Return how a running server is doing, or what its database holds."""
    import msgspec  # noqa: PLC0415 # slow to load

    from yatzy.cli.support.host_access import RemoteAdministration  # noqa: PLC0415 # as above

    if isinstance(host, RemoteAdministration):
        return {**msgspec.to_builtins(host.status()), "page": host.page_url}
    return await host.read_facts()


def _format_fact(fact: object) -> str:
    if isinstance(fact, dict):
        return ", ".join(f"{name} {count}" for name, count in fact.items()) or "0"
    return f"{fact:,}".replace(",", " ") if isinstance(fact, int) else str(fact)
