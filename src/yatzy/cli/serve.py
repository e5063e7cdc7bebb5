"""``yatzy serve``: tables for friends near and far, on the web."""

import json as json_format
import os
import sys
from typing import TYPE_CHECKING, Literal

from yatzy.cli.kept import games_file
from yatzy.cli.output import pairs, terminal
from yatzy.extras import needs
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.faults import sentence
from yatzy.rules.errors import SettingsError

if TYPE_CHECKING:
    from yatzy.server.checking import Checked
    from yatzy.server.settings import Settings

Log = Literal["plain", "json", "quiet"]
WRONG = 1


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    public_url: str | None = None,
    no_browser: bool = False,
    log: Log | None = None,
    check: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    needs("server")
    from yatzy.server.settings import Settings  # noqa: PLC0415 # slow to load

    words = catalogue(pick_language(lang))
    if json and not check:
        raise SettingsError("settings-json")
    flags = {"host": host, "port": port, "database": database, "public_url": public_url, "log": log}
    settings = Settings.from_environment(
        flags | {"no_browser": no_browser or None},
        os.environ,
        database=str(games_file()),
        terminal=sys.stderr is not None and sys.stderr.isatty(),
    )
    if check:
        return _check(words, settings, as_json=json)
    _serve(words, settings)
    return 0


def _serve(words: Catalogue, settings: "Settings") -> None:
    from yatzy.cli.welcome import open_browser, welcome  # noqa: PLC0415 # slow to load
    from yatzy.server import logs  # noqa: PLC0415 # as above
    from yatzy.server.addresses import here  # noqa: PLC0415 # as above
    from yatzy.server.running import serve as run  # noqa: PLC0415 # as above
    from yatzy.server.settings import strangers  # noqa: PLC0415 # as above

    def listening(found: "Settings") -> None:
        for stranger in strangers(os.environ):
            logs.warn("unknown-variable", name=stranger)
        if found.browser:
            open_browser(here(found), os.environ)
        if found.log == "json":
            logs.note("listening", host=found.host, port=found.port)
        else:
            welcome(words, found, settings.port or found.port)

    run(settings, listening)
    if settings.log == "json":
        logs.note("stopped")
    else:
        print(f"\n{words.say('serve-stopped')}")


def _check(words: Catalogue, settings: "Settings", *, as_json: bool) -> int:
    from yatzy.server.checking import check  # noqa: PLC0415 # slow to load
    from yatzy.server.settings import strangers  # noqa: PLC0415 # as above

    checked, unknown = check(settings), strangers(os.environ)
    if as_json:
        print(json_format.dumps(checked.as_data() | {"unknown": unknown}, ensure_ascii=False))
    else:
        _print(words, checked)
        if unknown:
            told = words.say("serve-unknown", names=", ".join(unknown))
            print(words.labelled(words.say("serve-warning"), told), file=sys.stderr)
        for problem in checked.problems:
            print(words.say("error-label", told=sentence(words, problem)), file=sys.stderr)
    return WRONG if checked.problems else 0


def _print(words: Catalogue, checked: "Checked") -> None:
    from yatzy.server.settings import FLAGS, SETTINGS, variable_of  # noqa: PLC0415 # slow to load

    console, settings, say = terminal(), checked.settings, words.say
    console.print(
        pairs(
            {
                say("serve-here"): checked.here,
                say("serve-near"): settings.near_url or say("serve-nobody-near"),
                say("serve-public"): settings.public_url or say("serve-not-said"),
                say("serve-kept"): checked.database.place,
                say("serve-database"): _database(words, checked),
                say("serve-log"): settings.log,
            }
        )
    )
    console.print()
    limits = {variable_of(name): str(getattr(settings, name)) for name in SETTINGS if name not in FLAGS}
    console.print(pairs({name: value or say("serve-not-said") for name, value in limits.items()}))
    console.print()
    console.print(", ".join(f"{name} {version}" for name, version in checked.versions.items()), style="dim")


def _database(words: Catalogue, checked: "Checked") -> str:
    found = checked.database
    if any(problem.code.startswith("store-") for problem in checked.problems):
        state = "serve-schema-none"
    elif found.schema is None:
        state = "serve-schema-new"
    else:
        state = "serve-schema" if found.schema == found.needs else "serve-schema-old"
    return words.say(state, kind=found.kind, schema=found.schema or "", needs=found.needs)
