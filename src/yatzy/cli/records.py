"""``yatzy records``: what players have reached, sheet by sheet."""

from itertools import groupby
from typing import TYPE_CHECKING

from yatzy.cli.kept import open_store
from yatzy.cli.output import ruled, terminal
from yatzy.l10n.catalogue import catalogue, pick_language
from yatzy.rules.errors import YatzyError

if TYPE_CHECKING:
    from yatzy.game.records import Result

MANY = 100
"""Games from which on reading them takes long enough to show how far it is."""


def records(*, sheet: str | None = None, player: str | None = None, lang: str | None = None) -> None:
    from rich.console import Console  # noqa: PLC0415 # as below
    from rich.progress import track  # noqa: PLC0415 # seldom needed

    from yatzy.game.records import records as reached  # noqa: PLC0415 # slow to load
    from yatzy.game.records import results  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    console = terminal()
    found: list[Result] = []
    with open_store() as store:
        kept = store.games()
        progress = track(
            kept,
            description=words.say("records-reading"),
            console=Console(stderr=True),
            transient=True,
            disable=len(kept) < MANY,
        )
        for one in progress:
            try:
                found += results(store.load(one.game_id))
            except YatzyError:
                continue  # yatzy games says what is wrong with it
    shown = [
        one
        for one in reached(found)
        if (sheet is None or one.sheet == sheet)
        and (player is None or one.player.casefold() == player.casefold())
    ]
    if not shown:
        console.print(words.say("records-no-match" if found else "records-none"))
        return
    table = ruled(
        *(words.say(f"column-{name}") for name in ("sheet", "player", "games", "best", "when", "average"))
    )
    for column in (2, 3, 5):
        table.columns[column].justify = "right"
    for _, group in groupby(shown, lambda one: (one.sheet, one.digest)):
        for place, record in enumerate(group):
            best = (str(record.best), record.best_at[:10], words.decimal(record.average))
            table.add_row(record.sheet if place == 0 else "", record.player, str(record.rounds), *best)
        table.add_section()
    console.print(table)
