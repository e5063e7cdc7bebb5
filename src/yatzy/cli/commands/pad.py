"""``yatzy pad``: a scorecard for real dice, in the terminal or as a pad to print."""

from html import escape

from yatzy.cli.commands.play import CountingOption, StartOption
from yatzy.cli.support.start_table import TableOptions, open_table
from yatzy.cli.support.terminal import write_document
from yatzy.l10n.catalogue import catalogue, pick_language
from yatzy.rules.sheet_files import default_sheet_id, find_sheet

COLUMNS = 6


def pad(
    game: str | None = None,
    /,
    *,
    new: bool = False,
    sheet: str | None = None,
    players: str | None = None,
    teams: int | None = None,
    rounds: int | None = None,
    counting: CountingOption | None = None,
    start: StartOption | None = None,
    no_coach: bool = False,
    print: bool = False,  # noqa: A002 # the option is called --print
    columns: int = COLUMNS,
    lang: str | None = None,
) -> None:
    if print:
        _print(sheet, columns, lang)
        return
    from yatzy.game.setup import DiceFrom  # noqa: PLC0415 # slow to load

    options = TableOptions(game, new, sheet, players, teams, rounds, counting, start, None, no_coach, lang)
    open_table(options, DiceFrom.REAL, "pad")


def _print(name: str | None, columns: int, lang: str | None) -> None:
    from yatzy.paper.printed_pad import render_printed_pad  # noqa: PLC0415 # seldom needed
    from yatzy.report.rulebook import own_text_sentence  # noqa: PLC0415 # as above

    sheet = find_sheet(name or default_sheet_id(pick_language(lang)))
    words = catalogue(pick_language(lang, extra_languages=sheet.languages))
    why = "" if name else own_text_sentence(words, sheet)
    above = f'<p class="why">{escape(why)}</p>' if why else ""
    write_document(render_printed_pad(words, sheet, columns, above=above))
