"""``yatzy pad``: the pad for real dice, in the terminal or on paper."""

from yatzy.cli.output import write_document
from yatzy.cli.play import Begins, Counted
from yatzy.cli.sitting import Wish, sit
from yatzy.l10n.catalogue import catalogue, pick_language
from yatzy.rules.shelf import USUAL, find_sheet

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
    counting: Counted | None = None,
    start: Begins | None = None,
    no_coach: bool = False,
    print: bool = False,  # noqa: A002 # the option is called --print
    columns: int = COLUMNS,
    lang: str | None = None,
) -> None:
    if print:
        _print(sheet or USUAL, columns, lang)
        return
    from yatzy.game.setup import DiceFrom  # noqa: PLC0415 # slow to load

    wish = Wish(game, new, sheet, players, teams, rounds, counting, start, None, no_coach, lang)
    sit(wish, DiceFrom.REAL, "pad")


def _print(name: str, columns: int, lang: str | None) -> None:
    from yatzy.paper.pad import printed_pad  # noqa: PLC0415 # seldom needed

    sheet = find_sheet(name)
    words = catalogue(pick_language(lang, also=sheet.languages))
    write_document(printed_pad(words, sheet, columns))
