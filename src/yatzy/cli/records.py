"""``yatzy records``: what players have reached, sheet by sheet."""

from itertools import groupby
from typing import TYPE_CHECKING

from yatzy.cli.kept import open_store
from yatzy.cli.output import check_place, ruled, save, terminal
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from yatzy.game.records import Record


def records(
    *, sheet: str | None = None, player: str | None = None, html: str | None = None, lang: str | None = None
) -> None:
    from yatzy.cli.reached import player_parts, print_part, read_games, results_in  # noqa: PLC0415 # slow to load
    from yatzy.game.records import records as reached  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    if html is not None:
        check_place(html)  # before anyone has waited for it
    with open_store() as store:
        games = read_games(words, store)
    every = reached(results_in(games))
    shown = [
        one
        for one in every
        if (sheet is None or one.sheet == sheet)
        and (player is None or one.player.casefold() == player.casefold())
    ]
    if not shown:
        terminal().print(words.say("records-no-match" if every else "records-none"))
        return
    _print(words, shown)
    if html is None and player is None:
        return
    parts = player_parts(words, games, sheet=sheet, player=player)
    if player is not None:
        for part in parts:
            print_part(words, part)
    if html is not None:
        from yatzy.paper.records import records_page  # noqa: PLC0415 # seldom needed

        save(html, records_page(words, parts))
        print()
        print(words.say("records-page-is-in", file=html))


def _print(words: Catalogue, shown: "Sequence[Record]") -> None:
    """Print the best and the average of everyone."""
    table = ruled(
        *(words.say(f"column-{name}") for name in ("sheet", "player", "games", "best", "when", "average"))
    )
    for column in (2, 3, 5):
        table.columns[column].justify = "right"
    for _, group in groupby(shown, lambda one: (one.sheet, one.digest)):
        for place, record in enumerate(group):
            best = (str(record.best), words.date(record.best_at[:10]), words.decimal(record.average))
            table.add_row(record.sheet if place == 0 else "", record.player, str(record.rounds), *best)
        table.add_section()
    terminal().print(table)
