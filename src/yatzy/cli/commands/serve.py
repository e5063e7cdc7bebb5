"""``yatzy serve``: the web server."""

import json as json_format
import os
import sys
from typing import TYPE_CHECKING, Literal

from yatzy.cli.support.exit_codes import exit_code_of
from yatzy.cli.support.streams import print_error
from yatzy.cli.support.terminal import fact_table, make_console
from yatzy.cli.support.user_store import games_file
from yatzy.extras import require_extra
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import SettingsError, StoreError, YatzyError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from yatzy.server.net.preflight import PreflightReport
    from yatzy.server.settings import Settings

Log = Literal["plain", "json", "quiet"]
PROBLEMS_FOUND = 1
UNFOLDED = 4096
"""Columns in a file or a pipe: an address or a path there is never cut."""


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    public_url: str | None = None,
    no_browser: bool = False,
    shared_address: bool = False,
    log: Log | None = None,
    check: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    require_extra("server")
    words = catalogue(pick_language(lang))
    flags = {
        "host": host, "port": port, "database": database, "public_url": public_url, "log": log,
        "no_browser": no_browser or None, "shared_address": shared_address or None,
    }  # fmt: skip
    if check:
        return _check_settings(words, _read_settings(flags), as_json=json)
    try:
        if json:
            raise SettingsError("settings-json")
        _run_server(words, _read_settings(flags))
    except YatzyError as error:
        if _log_style(log) != "json":
            raise
        return _log_failure(words, error)
    return 0


def _read_settings(flags: "Mapping[str, object]") -> "Settings":
    from yatzy.server.settings import Settings  # noqa: PLC0415 # slow to load

    database = "" if flags["database"] or os.environ.get("YATZY_DATABASE") else str(games_file())
    return Settings.from_environment(flags, os.environ, database=database, terminal=_has_terminal())


def _has_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _log_style(flag: str | None) -> str:
    """Return how a server logs, also one whose settings are wrong."""
    return flag or os.environ.get("YATZY_LOG", "").strip() or ("plain" if _has_terminal() else "json")


def _log_failure(words: Catalogue, error: YatzyError) -> int:
    """Log why the server did not start as a line of its log; return the exit code."""
    from yatzy.server.ops import logs  # noqa: PLC0415 # slow to load

    logs.configure("json")
    logs.error("not-started", code=error.code, message=error_sentence(words, error))
    return exit_code_of(error)


def _run_server(words: Catalogue, settings: "Settings") -> None:
    from yatzy.cli.views.welcome import open_browser, print_welcome  # noqa: PLC0415 # slow to load
    from yatzy.server.net.addresses import local_url  # noqa: PLC0415 # as above
    from yatzy.server.net.run import serve as run  # noqa: PLC0415 # as above
    from yatzy.server.ops import logs  # noqa: PLC0415 # as above
    from yatzy.server.settings import unknown_variables  # noqa: PLC0415 # as above

    def announce(found: "Settings") -> None:
        for stranger in unknown_variables(os.environ):
            logs.warn("unknown-variable", name=stranger)
        if found.browser:
            open_browser(local_url(found), os.environ)
        if found.log == "json":
            logs.info("listening", host=found.host, port=found.port)
        else:
            print_welcome(words, found, settings.port or found.port)

    run(settings, announce)
    if settings.log == "json":
        logs.info("stopped")
    else:
        print(f"\n{words.say('serve-stopped')}")


def _check_settings(words: Catalogue, settings: "Settings", *, as_json: bool) -> int:
    from yatzy.server.net.preflight import run_preflight  # noqa: PLC0415 # slow to load
    from yatzy.server.settings import unknown_variables  # noqa: PLC0415 # as above

    checked, unknown = run_preflight(settings), unknown_variables(os.environ)
    if as_json:
        print(json_format.dumps(checked.as_data() | {"unknown": unknown}, ensure_ascii=False))
    else:
        _print(words, checked)
        if unknown:
            warning = words.say("serve-unknown", names=", ".join(unknown))
            print(words.with_label(words.say("serve-warning"), warning), file=sys.stderr)
        for problem in checked.problems:
            print_error(words, error_sentence(words, problem))
    return PROBLEMS_FOUND if checked.problems else 0


def _print(words: Catalogue, checked: "PreflightReport") -> None:
    from yatzy.server.settings import FLAGS, SECRETS, SETTINGS, variable_of  # noqa: PLC0415 # slow to load

    console, settings, say = make_console(), checked.settings, words.say
    if not console.is_terminal:
        console.width = UNFOLDED
    console.print(
        fact_table(
            {
                say("serve-here"): checked.here,
                say("serve-near"): settings.near_url or say("serve-nobody-near"),
                say("serve-public"): settings.public_url or say("serve-not-said"),
                say("serve-kept"): checked.database.place,
                say("serve-database"): _database_state(words, checked),
                say("serve-retention"): _retention_plan(words, checked),
                say("serve-log"): settings.log,
            }
        )
    )
    console.print()
    limits = {
        variable_of(name): "***"
        if name in SECRETS and getattr(settings, name)
        else str(getattr(settings, name))
        for name in SETTINGS
        if name not in FLAGS
    }
    console.print(fact_table({name: value or say("serve-not-said") for name, value in limits.items()}))
    console.print()
    console.print(", ".join(f"{name} {version}" for name, version in checked.versions.items()), style="dim")


def _retention_plan(words: Catalogue, checked: "PreflightReport") -> str:
    plan = checked.database.retention
    if plan is None:
        return words.say("serve-retention-none" if not checked.settings.retention.is_on else "serve-not-said")
    count, date = plan.finished + plan.abandoned, words.date(plan.starts[:10])
    return words.say("serve-retention-plan", date=date, count=count)


def _database_state(words: Catalogue, checked: "PreflightReport") -> str:
    found = checked.database
    if any(isinstance(problem, StoreError) for problem in checked.problems):
        state = "serve-schema-none"
    elif found.schema is None:
        state = "serve-schema-new"
    else:
        state = "serve-schema" if found.schema == found.needs else "serve-schema-old"
    return words.say(state, kind=found.kind, schema=found.schema or "", needs=found.needs)
