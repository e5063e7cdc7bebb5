"""What was done, taken back and corrected."""

import pytest

from support.game.random_games import SCREEN, SOLO_OVER, TWO_ENTRIES, Played, a_turn, lay, played, roll, table
from yatzy.game.card import Mark
from yatzy.game.engine import decide, evolve, who_may_take_back
from yatzy.game.events import TookBack
from yatzy.game.moves import Correct, Enter, Keep, Move, Reveal, TakeBack
from yatzy.rules.errors import MoveError
from yatzy.rules.sheet import Start

# Taking back


def test_with_real_dice_everything_can_be_taken_back() -> None:
    """Step by step to the empty table: marks, throws, and the roll-off."""
    at_it = Played(table(start=Start.ROLL_OFF))
    begun = at_it.game
    first: tuple[Move, ...] = (roll(0, "12345"), Keep(0, (5,)), roll(0, "5555"), Enter(0, "yatzy"))
    for move in (roll(0, "66666"), roll(1, "12345"), *first, *a_turn(1, "12345", "chance")):
        at_it.make(move)
    undone = []
    while (seat := who_may_take_back(at_it.game)) is not None:
        undone.append(seat)
        at_it.make(TakeBack(seat))
    assert undone == [1, 1, 0, 0, 0, 1, 0]  # mark, dice; mark, throw, throw; the roll-off backwards
    assert at_it.game == begun


def test_a_mark_taken_back_leaves_the_dice_as_they_were_told() -> None:
    """Throw by throw, only the last of them, or not at all."""
    for told in ((roll(0, "12345"), roll(0, "66655")), (lay(0, "66655"),), ()):
        before = played(table(), *told)
        mark = Enter(0, "sixes", 18)
        assert played(table(), *told, mark, TakeBack(0)) == before


def test_a_throw_taken_back_leaves_the_dice_before_it() -> None:
    """The dice kept for that throw are kept still."""
    game = played(table(), roll(0, "12355"), Keep(0, (5, 5)), roll(0, "123"), Keep(0, (1,)), TakeBack(0))
    assert (game.dice, game.turn.kept, game.rolls_left) == ((1, 2, 3, 5, 5), (5, 5), 2)


def test_on_the_screen_only_the_last_mark_can_be_taken_back() -> None:
    """While the next player has not thrown, the mark is free; the dice stay as they fell."""
    at_it = Played(table(**SCREEN))
    at_it.make(roll(0, "12345"))
    assert who_may_take_back(at_it.game) is None
    before = at_it.game
    at_it.make(Enter(0, "ones"))
    assert who_may_take_back(at_it.game) == 0
    at_it.make(TakeBack(0))
    assert at_it.game == before
    assert who_may_take_back(at_it.game) is None
    at_it.make(Enter(0, "small-straight"))
    at_it.make(roll(1, "12345"))
    assert who_may_take_back(at_it.game) is None


def test_the_last_mark_of_a_game_and_of_a_round_can_be_taken_back() -> None:
    """The game is open again, and the new round's empty cards are gone."""
    game = played(table("two-boxes", 1, **SCREEN), *SOLO_OVER)
    assert game.over
    assert not evolve(game, TookBack()).over
    series = played(table("two-boxes", 1, rounds=2, **SCREEN), *SOLO_OVER)
    assert (series.round, len(series.cards)) == (1, 2)
    assert len(evolve(series, TookBack()).cards) == 1


def test_nothing_is_taken_back_once_the_dice_were_shown() -> None:
    """Whoever has seen the secret behind the dice changes nothing more."""
    game = played(table("two-boxes", 1, seal="ab" * 32, **SCREEN), *SOLO_OVER)
    assert who_may_take_back(game) == 0
    shown = evolve(game, decide(game, Reveal("5eed"))[0])
    assert shown.secret == "5eed"  # noqa: S105 # no secret but a test's
    assert who_may_take_back(shown) is None


# Correcting


def test_a_correction_scores_anew_what_came_after() -> None:
    """MB: struck Yahtzee turns out to have been 50, so the later five fours bring a chip.

    Before: yatzy 0, fours 20 without a chip: 20. After: yatzy 50, fours 20 and a chip of 100: 170.
    """
    at_it = Played(table("mb-1973", 1))
    for move in (*a_turn(0, "33332", "yatzy"), *a_turn(0, "44444", "fours")):
        at_it.make(move)
    assert at_it.game.cards[0][0].total == 20
    at_it.make(Correct(0, 0, "yatzy", dice=(3, 3, 3, 3, 3)))
    first, second = at_it.game.turns
    assert (first.mark, first.was, first.laid) == (Mark("yatzy", 50), (Mark("yatzy", 0),), True)
    assert (second.mark, second.was) == (Mark("fours", 20, 100), ())
    assert (at_it.game.cards[0][0].bonuses, at_it.game.cards[0][0].total) == (100, 170)


def test_a_correction_takes_bonuses_along_where_only_points_are_known() -> None:
    """Printworks: once the Yatzy turns out a zero, the 25 in Fives stay and their 100 go.

    Before 50 + 25 + 100 = 175, after 0 + 25 = 25.
    """
    game = played(table("printworks", 1), Enter(0, "yatzy", 50), Enter(0, "fives", 25, bonus=100))
    assert game.cards[0][0].total == 175
    game = evolve(game, decide(game, Correct(0, 0, "yatzy", 0))[0])
    assert [turn.mark for turn in game.turns] == [Mark("yatzy", 0), Mark("fives", 25)]
    assert game.cards[0][0].total == 25


def test_a_box_told_wrong_keeps_its_throws() -> None:
    """The dice were right and the box was not: the throws stay, and what stood there is remembered."""
    moves = (roll(0, "12355"), Keep(0, (5, 5)), roll(0, "555"), Enter(0, "fives"))
    game = played(
        table(), *moves, Correct(0, 0, "yatzy", dice=(5,) * 5), Correct(0, 0, "chance", dice=(5,) * 5)
    )
    assert len(game.turns[0].throws) == 2
    assert game.turns[0].mark == Mark("chance", 25)
    assert game.turns[0].was == (Mark("fives", 25), Mark("yatzy", 50))


def test_a_correction_leaves_the_turn_being_played_alone() -> None:
    """Ben's dice lie as they lay while Ann's last turn is put right."""
    game = played(table(), *a_turn(0, "12345", "ones"), roll(1, "66655"), Keep(1, (6, 6, 6)))
    after = evolve(game, decide(game, Correct(0, 0, "chance", dice=(1, 2, 3, 4, 5)))[0])
    assert (after.turn, after.seat) == (game.turn, 1)
    assert after.cards[0][0].total == 15  # 1 + 2 + 3 + 4 + 5 in Chance


def test_a_correction_that_a_later_turn_forbids_is_refused() -> None:
    """MB: with 50 in Yahtzee the later five fours would have had to go to Fours; they went to Chance."""
    game = played(table("mb-1973", 1), *a_turn(0, "33332", "yatzy"), *a_turn(0, "44444", "chance"))
    with pytest.raises(MoveError) as caught:
        decide(game, Correct(0, 0, "yatzy", dice=(3,) * 5))
    assert caught.value.code == "move-conflict"
    assert caught.value.details == {"player": "Ann", "box": "chance", "points": "20"}


def test_a_correction_in_an_earlier_round_counts_there() -> None:
    """The first round's column changes; the second goes on as it was."""
    game = played(table("two-boxes", 1, rounds=2), *SOLO_OVER, *a_turn(0, "11111", "ones"))
    after = evolve(game, decide(game, Correct(0, 0, "ones", 4))[0])
    assert [cards[0].total for cards in game.cards] == [16, 5]  # ones 1 + chance 15; ones 5
    assert [cards[0].total for cards in after.cards] == [19, 5]  # ones 4 + chance 15; ones 5


def test_a_correction_can_be_taken_back_while_it_is_the_last_thing_done() -> None:
    """The turns are as they were, also those scored anew; it is the turn of whoever's turn it was."""
    before = played(table("mb-1973"), *TWO_ENTRIES, *a_turn(0, "44444", "fours"), roll(1, "12345"))
    correct = Correct(0, 0, "yatzy", dice=(3, 3, 3, 3, 2))
    game = evolve(before, decide(before, correct)[0])
    assert [turn.mark for turn in game.turns][::2] == [Mark("yatzy", 0), Mark("fours", 20)]
    assert who_may_take_back(game) == 0
    assert evolve(game, decide(game, TakeBack(0))[0]) == before
    after = evolve(game, decide(game, roll(1, "12345"))[0])
    assert who_may_take_back(after) == 1  # the throw, and then the mark before it
    assert evolve(after, TookBack()).turns == game.turns
