"""``yatzy review``: a game looked at again, decision by decision."""

import json as json_format
import os
import sys
from pathlib import Path

from yatzy.cli.kept import about
from yatzy.cli.output import check_place, save
from yatzy.cli.solving import solution
from yatzy.l10n.catalogue import catalogue, pick_language
from yatzy.rules.errors import RecordError


def review(
    file: str | None = None, /, *, html: str | None = None, json: bool = False, lang: str | None = None
) -> None:
    from msgspec import to_builtins  # noqa: PLC0415 # slow to load

    from yatzy.cli.reading import find_game, last_game  # noqa: PLC0415 # as above
    from yatzy.cli.reviewing import Told  # noqa: PLC0415 # as above
    from yatzy.coach.review import review as look_at  # noqa: PLC0415 # as above

    last = file is None and sys.stdin is not None and sys.stdin.isatty()
    game, wrong = (last_game(), None) if last else find_game(file)
    if game is None or wrong:
        raise about(file, wrong or RecordError("record-empty"))
    words = catalogue(pick_language(lang, also=game.setup.sheet.languages))
    if html is not None:  # before anyone has waited for it
        if file is not None and _is_there(file) and _is_there(html) and Path(html).samefile(file):
            raise about(html, RecordError("record-page"))
        check_place(html)
    if not game.over and not game.setup.coach:
        raise about(file, RecordError("record-no-coach"))
    values, _ = solution(words, game.setup.sheet)
    reviewed = look_at(values, game)
    if last:
        print(words.say("review-last", game=game.setup.game_id), file=sys.stderr if json else sys.stdout)
    try:
        if json:
            from yatzy.l10n.review_answer import review_answer  # noqa: PLC0415 # seldom needed

            print(json_format.dumps(to_builtins(review_answer(values, game, reviewed))))
        else:
            Told(words, values, game, reviewed).print()
    finally:  # the page, too, where nobody reads on
        if html is not None:
            from yatzy.paper.review import review_page  # noqa: PLC0415 # seldom needed

            save(html, review_page(words, values, game, reviewed))
    if html is not None and not json:
        print()
        print(words.say("review-page-is-in", file=html))


def _is_there(file: str) -> bool:
    return os.path.exists(file)  # noqa: PTH110 # which takes any text
