"""``yatzy review``: a game looked at again, decision by decision."""

import json as json_format
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from yatzy.cli.kept import about
from yatzy.cli.output import check_place, save
from yatzy.cli.solving import solution
from yatzy.l10n.catalogue import catalogue, pick_language
from yatzy.rules.errors import RecordError

if TYPE_CHECKING:
    from yatzy.coach.review import ColumnReview, Decision, Review, TurnReview
    from yatzy.game.state import Game
    from yatzy.solver.values import Values


def review(
    file: str | None = None, /, *, html: str | None = None, json: bool = False, lang: str | None = None
) -> None:
    from yatzy.cli.reading import find_game, last_game  # noqa: PLC0415 # slow to load
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
            print(json_format.dumps(_as_data(values, game, reviewed)))
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


# For programs


def _as_data(values: "Values", game: "Game", reviewed: "Review") -> dict[str, object]:
    """Return everything there is, with numbers as they are. Rounds, columns, seats and turns count from 0."""
    from msgspec import to_builtins  # noqa: PLC0415 # as above

    setup = game.setup
    data: dict[str, object] = {
        "sheet": setup.sheet.id,
        "digest": setup.sheet.digest,
        "game": setup.game_id,
        "date": setup.date,
        "over": game.over,
        "expected": values.expected,
        "players": [
            {"name": name, "computer": setup.computer(seat), "skill": reviewed.skill(seat)}
            for seat, name in enumerate(setup.players)
        ],
        "columns": [_column_data(game, part) for part in reviewed.columns],
        "worst": [
            _worst_data(values, column, decision)
            for column in range(len(setup.columns))
            for decision in reviewed.worst(column)
        ],
    }
    built: dict[str, object] = to_builtins(data)
    return built


def _column_data(game: "Game", part: "ColumnReview") -> dict[str, object]:
    return {
        "round": part.round,
        "column": part.column,
        "seats": game.setup.columns[part.column],
        "name": game.setup.column_name(part.column),
        "full": part.full,
        "expected": part.expected,
        "luck": part.luck,
        "cost": part.cost,
        "total": part.total,
        "skill": part.skill,
        "turns": [_turn_data(game, turn) for turn in part.turns],
    }


def _turn_data(game: "Game", turn: "TurnReview") -> dict[str, object]:
    mark = game.turns[turn.turn].mark
    return {
        "turn": turn.turn,
        "seat": turn.seat,
        "key": mark.key,
        "points": mark.points,
        "bonus": mark.bonus,
        "known": turn.known,
        "before": turn.before,
        "luck": turn.luck,
        "cost": turn.cost,
        "after": turn.after,
        "lucks": turn.lucks,
        "decisions": [_decision_data(decision) for decision in turn.decisions],
    }


def _decision_data(decision: "Decision") -> dict[str, object]:
    return {
        "throw": decision.throw,
        "dice": decision.dice,
        "rolls_left": decision.rolls_left,
        "options": decision.options,
        "cost": decision.cost,
        "chosen": decision.chosen,
        "best": decision.best,
    }


def _worst_data(values: "Values", column: int, decision: "Decision") -> dict[str, object]:
    from yatzy.l10n.review import reasons  # noqa: PLC0415 # as above

    about: dict[str, object] = {"column": column, "turn": decision.turn}
    return about | _decision_data(decision) | {"reasons": reasons(values, decision)}
