"""How rounds are counted: totals, differences, rounds won."""

from typing import Any

from support.game.random_games import Played
from yatzy.game.moves import Enter
from yatzy.game.series import Round, rounds_of, standings, winners
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting
from yatzy.rules.sheet_files import bundled_sheet

CHANCE = parse_sheet(
    {"id": "only-chance", "title": "Only Chance", "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}]}
)
"""One box, so that a round's total is what a player writes."""


def series(*written: tuple[int, ...], rounds: int | None = None, counting: Counting = Counting.TOTALS) -> Game:
    """Play rounds in which the players write these points, by seat."""
    players = ("Ann", "Ben", "Cat", "Dan")[: len(written[0])]
    setup = Setup(CHANCE, players, rounds=rounds or len(written), counting=counting, dice=DiceFrom.REAL)
    table = Played(setup)
    for points in written:
        for _ in points:
            table.make(Enter(table.game.seat, "chance", points[table.game.seat]))
    return table.game


def column(game: Game, name: str) -> list[Any]:
    return [getattr(one, name) for one in standings(game)]


def test_totals_are_summed_up() -> None:
    """MB: the highest sum of the rounds wins. 20 + 10 + 30 = 60 and 25 + 12 + 20 = 57."""
    game = series((20, 25), (10, 12), (30, 20))
    assert [one.totals for one in rounds_of(game)] == [(20, 25), (10, 12), (30, 20)]
    assert column(game, "sum") == column(game, "score") == [60, 57]
    assert winners(game) == (0,)


def test_the_winner_of_a_round_writes_the_difference() -> None:
    """MB's other way: 25 - 20 = 5, 12 - 10 = 2, 30 - 20 = 10, so 10 to 7."""
    game = series((20, 25), (10, 12), (30, 20), counting=Counting.DIFFERENCES)
    assert [one.differences for one in rounds_of(game)] == [(0, 5), (0, 2), (10, 0)]
    assert column(game, "score") == [10, 7]
    assert winners(game) == (0,)


def test_differences_to_several_opponents_are_summed_up() -> None:
    """Ours: 30 is 10 above 20, 18 above 12 and 0 above itself: 28 for Ann, nothing for the others."""
    assert rounds_of(series((30, 20, 12)))[0].differences == (28, 0, 0)


def test_a_tied_round_gives_no_difference() -> None:
    """Ours: two share the lead, so nobody writes anything, however far behind the third is."""
    game = series((30, 30, 12), (10, 20, 12), counting=Counting.DIFFERENCES)
    assert rounds_of(game)[0].leaders == (0, 1)
    assert rounds_of(game)[0].differences == (0, 0, 0)
    assert column(game, "difference") == [0, 18, 0]  # 20 - 10 = 10 and 20 - 12 = 8
    assert winners(game) == (1,)


def test_rounds_are_won_and_shared() -> None:
    """Ours for Philos: a round tied is won by both. Ann wins the second, both the first: 2 to 1."""
    game = series((30, 30), (20, 10), counting=Counting.ROUNDS_WON)
    assert column(game, "rounds_won") == column(game, "score") == [2, 1]
    assert winners(game) == (0,)


def test_the_way_of_counting_decides() -> None:
    """20 + 20 + 5 = 45 against 15 + 15 + 30 = 60: the sum is Ben's, two of three rounds are Ann's."""
    written = (20, 15), (20, 15), (5, 30)
    assert winners(series(*written)) == (1,)
    assert winners(series(*written, counting=Counting.ROUNDS_WON)) == (0,)
    assert winners(series(*written, counting=Counting.DIFFERENCES)) == (1,)  # 5 + 5 = 10 against 25


def test_equal_scores_share_the_win() -> None:
    """No sheet names a tie-break: 20 + 10 and 15 + 15 are both 30, and Cat's 29 is not."""
    assert winners(series((20, 15, 14), (10, 15, 15))) == (0, 1)


def test_nobody_has_won_before_the_end() -> None:
    """Totals count as they are written; differences and rounds only once a round is over."""
    game = series((20, 25), rounds=2)
    assert winners(game) == ()
    table = Played(game.setup)
    table.make(Enter(0, "chance", 20))
    assert [(one.sum, one.difference, one.rounds_won) for one in standings(table.game)] == [
        (20, 0, 0),
        (0, 0, 0),
    ]
    assert [one.over for one in rounds_of(game)] == [True, False]


def test_a_single_round_is_decided_by_its_totals() -> None:
    """Whatever was agreed for a series: 20 against 25 is 20 against 25."""
    for counting in Counting:
        assert column(series((20, 25), counting=counting), "score") == [20, 25]


def test_one_who_plays_alone_wins() -> None:
    """There is no one to differ from."""
    game = series((20,), (10,), counting=Counting.DIFFERENCES)
    assert (column(game, "sum"), column(game, "difference"), winners(game)) == ([30], [0], (0,))


def test_chips_count_with_the_round() -> None:
    """MB: chips are counted apart from the card and added at the end of the round: 50 + 25 and 100."""
    setup = Setup(bundled_sheet("mb-1973"), ("Ann",), dice=DiceFrom.REAL)
    table = Played(setup)
    for move in (Enter(0, "yatzy", 50), Enter(0, "fives", 25, bonus=100)):
        table.make(move)
    card = table.game.cards[0][0]
    assert (card.bonuses, Round((card,)).totals) == (100, (175,))
