"""``yatzy review``: a review of a game, decision by decision."""

import os
import sys
from pathlib import Path

from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.solution import ConsoleSolutions
from yatzy.cli.support.terminal import check_writable, save_file
from yatzy.cli.support.user_store import with_file
from yatzy.l10n.catalogue import catalogue, pick_language
from yatzy.rules.errors import NoCoach, RecordError


def review(
    file: str | None = None, /, *, html: str | None = None, json: bool = False, lang: str | None = None
) -> None:
    from yatzy.app.review import review_game  # noqa: PLC0415 # slow to load
    from yatzy.cli.support.find_game import find_game, load_last_game  # noqa: PLC0415 # as above
    from yatzy.cli.views.review import ReviewPrinter  # noqa: PLC0415 # as above

    last = file is None and sys.stdin is not None and sys.stdin.isatty()
    game, wrong = (load_last_game(), None) if last else find_game(file)
    if game is None or wrong:
        raise with_file(file, wrong or RecordError("record-empty"))
    words = catalogue(pick_language(lang, extra_languages=game.setup.sheet.languages))
    if html is not None:  # fail before anyone waits for it
        if file is not None and _exists(file) and _exists(html) and Path(html).samefile(file):
            raise with_file(html, RecordError("record-page"))
        check_writable(html)
    try:
        found = review_game(ConsoleSolutions(words), game)
    except NoCoach as error:
        raise with_file(file, error) from None
    if last:
        print(words.say("review-last", game=game.setup.game_id), file=sys.stderr if json else sys.stdout)
    try:
        if json:
            from yatzy.report.review_schema import review_answer  # noqa: PLC0415 # seldom needed

            print_json(review_answer(found))
        else:
            ReviewPrinter(words, found).print()
    finally:  # write the page even if standard output was closed
        if html is not None:
            from yatzy.paper.review_page import render_review_page  # noqa: PLC0415 # seldom needed

            save_file(html, render_review_page(words, found))
    if html is not None and not json:
        print()
        print(words.say("review-page-is-in", file=html))


def _exists(file: str) -> bool:
    return os.path.exists(file)  # noqa: PTH110 # unlike Path, it takes any text
