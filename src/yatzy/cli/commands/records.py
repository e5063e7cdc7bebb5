"""``yatzy records``: the records of players, by sheet."""

from itertools import groupby
from typing import TYPE_CHECKING

from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.terminal import check_writable, make_console, ruled_table, save_file
from yatzy.cli.support.user_store import open_store
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from yatzy.game.player_results import PlayerRecord


def records(
    *,
    sheet: str | None = None,
    player: str | None = None,
    html: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    from yatzy.app.records import list_results  # noqa: PLC0415 # slow to load
    from yatzy.cli.views.player_stats import player_parts, print_part, read_games  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    if html is not None:
        check_writable(html)  # fail before anyone waits for it
    with open_store() as store:
        games = read_games(words, store)
    all_records = list_results(games)
    shown = [
        one
        for one in all_records
        if (sheet is None or one.sheet == sheet)
        and (player is None or one.player.casefold() == player.casefold())
    ]
    if json:
        from yatzy.report.listing_schema import record_list  # noqa: PLC0415 # seldom needed

        print_json(record_list(shown))
    elif not shown:
        make_console().print(words.say("records-no-match" if all_records else "records-none"))
        return
    else:
        _print(words, shown)
    if html is None and (player is None or json):
        return
    parts = player_parts(words, games, sheet=sheet, player=player)
    if player is not None and not json:
        for part in parts:
            print_part(words, part)
    if html is not None:
        from yatzy.paper.records_page import render_records_page  # noqa: PLC0415 # seldom needed

        save_file(html, render_records_page(words, parts))
        if not json:
            print()
            print(words.say("records-page-is-in", file=html))


def _print(words: Catalogue, shown: "Sequence[PlayerRecord]") -> None:
    """Print everyone's best and average."""
    table = ruled_table(
        *(words.say(f"column-{name}") for name in ("sheet", "player", "games", "best", "when", "average"))
    )
    for column in (2, 3, 5):
        table.columns[column].justify = "right"
    for _, group in groupby(shown, lambda one: (one.sheet, one.digest)):
        for place, record in enumerate(group):
            best = (str(record.best), words.date(record.best_at[:10]), words.decimal(record.average))
            table.add_row(record.sheet if place == 0 else "", record.player, str(record.rounds), *best)
        table.add_section()
    make_console().print(table)
