"""The result of a game, as a line and as rows."""

from yatzy.game.series import effective_counting, rounds_of, standings, winners
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.sheet import Counting


def headline(words: Catalogue, game: Game, number: int | None = None) -> str:
    """Return who won the game, or round ``number`` of it, in one line."""
    if number is not None:
        played = rounds_of(game)[number]
        sentence = _winner_sentence(words, game, played.leaders, max(played.totals), Counting.TOTALS)
        return words.with_label(words.say("end-round", round=number + 1), sentence)
    if not game.over:
        return words.say("end-so-far")
    return _winner_sentence(
        words, game, winners(game), max(one.score for one in standings(game)), effective_counting(game)
    )


def _winner_sentence(
    words: Catalogue, game: Game, leaders: tuple[int, ...], score: int, counting: Counting
) -> str:
    if len(game.setup.columns) == 1:
        return words.say("end-alone", points=score)
    names = [game.setup.column_name(column) for column in leaders]
    if len(names) > 1:
        return words.say("end-shared", players=words.join_and(names), points=score, counting=counting)
    return words.say("end-one", player=names[0], points=score, counting=counting)


def result_rows(words: Catalogue, game: Game) -> list[tuple[str, ...]]:
    """Return a header and one row per column with its rounds and their sum, the best first."""
    played, stand, setup = [one for one in rounds_of(game) if one.over], standings(game), game.setup
    series = setup.rounds > 1
    head = [words.say("end-player")]
    head += [words.say("end-round", round=number + 1) for number in range(len(played))] if series else []
    head.append(words.say("end-sum") if series else words.name(setup.sheet, "total"))
    if series and len(setup.columns) > 1:
        head += [words.say("end-won")]
        head += [words.say("end-difference")] if setup.counting is Counting.DIFFERENCES else []
    rows = []
    for column in sorted(range(len(stand)), key=lambda column: -stand[column].score):
        row = [setup.column_name(column)]
        row += [str(one.totals[column]) for one in played] if series else []
        row.append(str(stand[column].sum))
        if series and len(setup.columns) > 1:
            row.append(str(stand[column].rounds_won))
            row += [str(stand[column].difference)] if setup.counting is Counting.DIFFERENCES else []
        rows.append(tuple(row))
    return [tuple(head), *rows]


def score_line(words: Catalogue, game: Game) -> str:
    """Return everyone's score in one line, the best first."""
    stand = standings(game)
    order = sorted(range(len(stand)), key=lambda column: -stand[column].score)
    names = [game.setup.column_name(column) for column in order]
    scores = [
        words.say("table-standing", name=name, points=stand[column].score)
        for name, column in zip(names, order, strict=True)
    ]
    return " · ".join(scores)
