"""Strategies: any function, functions of many games at once, and our bots play the same game."""

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import yatzy
from yatzy.bots import BOTS, Positions
from yatzy.bots.names import WINNER

ANYTHING: Any = yatzy
"""To those who check no types."""

SHEETS = yatzy.sheet_ids()


def most_common(card: yatzy.Card, dice: tuple[int, ...], rolls_left: int) -> str | list[int]:
    """Keep what there is most of, the lower face if in doubt; fill the topmost box that pays most."""
    if rolls_left:
        face = max(sorted(set(dice)), key=dice.count)
        return [die for die in dice if die == face]
    return max(card.entries(dice), key=lambda one: gain(card, dice, one.key) if one.allowed else -1).key


def gain(card: yatzy.Card, dice: tuple[int, ...], key: str) -> int:
    """Return what a box adds to the total, the other way round than positions tell it."""
    return card.enter(key, dice).total - card.total


@yatzy.bots.VectorStrategy
def many_most_common(positions: Positions) -> NDArray[np.integer]:
    """Do the same in many games."""
    if positions.rolls_left:
        most = positions.counts.argmax(axis=1)[:, None] == np.arange(6)
        return positions.keep(np.where(most, positions.counts, 0))
    return positions.enter(positions.pays.argmax(axis=1))


@pytest.mark.parametrize("sheet", SHEETS)
def test_positions_are_those_of_cards(sheet: str) -> None:
    """Dice, open boxes, and what each box would pay, by every sheet's rules, as its cards tell them."""
    seen = 0

    @yatzy.bots.VectorStrategy
    def compare(positions: Positions) -> NDArray[np.integer]:
        nonlocal seen
        for game in range(len(positions)):
            card, dice = positions.card(game), tuple(positions.dice[game].tolist())
            assert positions.counts[game].tolist() == [dice.count(face) for face in range(1, 7)]
            assert positions.open[game].tolist() == [points is None for points in card.points]
            assert positions.upper[game] == card.upper
            pays = {one.key: gain(card, dice, one.key) for one in card.entries(dice) if one.allowed}
            assert positions.pays[game].tolist() == [pays.get(key, -1) for key in positions.keys]
            seen += 1
        return many_most_common(positions)

    yatzy.simulate(sheet, 12, compare, seed=28)
    assert seen == 12 * len(yatzy.sheet(sheet).rules.boxes) * yatzy.sheet(sheet).rules.rolls


@pytest.mark.parametrize("sheet", ["vinga", "hasbro", "forced-order"])
def test_one_by_one_and_together(sheet: str) -> None:
    """The same strategy makes the same of its games, whichever way it is written."""
    games = 1500
    one, many = yatzy.simulate(sheet, games, most_common), yatzy.simulate(sheet, games, many_most_common)
    error = (one.deviation**2 / games + many.deviation**2 / games) ** 0.5
    assert one.mean == pytest.approx(many.mean, abs=4 * error)
    for odds in (one, many):
        bonus = yatzy.sheet(sheet).rules.upper_bonus
        parts = sum(box.mean for box in odds.boxes) + odds.further
        assert odds.mean == pytest.approx(parts + (odds.upper_bonus or 0) * (bonus.points if bonus else 0))
        assert odds.chances.sum() == pytest.approx(1)
        assert odds.games == games


def test_the_same_seed_plays_the_same_games() -> None:
    for strategy in (most_common, many_most_common, yatzy.bots.casual):
        first, again, other = (yatzy.simulate("vinga", 200, strategy, seed=seed) for seed in (1, 1, 2))
        assert (first.first, first.boxes) == (again.first, again.boxes)
        assert first.boxes != other.boxes


def test_best_play_as_a_function() -> None:
    """The choice that a solution advises is an answer, and makes what the solution expects."""
    values = yatzy.solve("vinga")
    card = yatzy.Card.filled("vinga", dict.fromkeys(yatzy.Card.empty("vinga").boxes, 0) | {"chance": 5})
    card = yatzy.Card(card.tables, (*card.points[:-2], None, None))
    odds = yatzy.simulate(values, 400, lambda *at: values.advise(*at).best, card=card)
    assert odds.mean == pytest.approx(values.total(card), abs=4 * odds.deviation / 400**0.5)


@pytest.mark.parametrize("name", BOTS)
def test_bots_are_objects(name: str) -> None:
    """Each decides about a card, and plays as it does in contests; alone, the winner plays for points."""
    bot = getattr(yatzy.bots, name)
    assert bot(yatzy.Card.empty("vinga"), (6, 6, 6, 6, 6), 2, random.Random(1)) in {"yatzy", (), (6, 6, 6, 6)}  # noqa: S311 # a test
    odds = yatzy.simulate("vinga", 4_000, bot, seed=1)
    # docs/benchmarks.md has the means of contests
    least, most = {"beginner": (189, 196), "casual": (216, 222), "strong": (236, 242)}.get(name, (245, 251))
    assert least < odds.mean < most
    assert odds.mean == pytest.approx(sum(box.mean for box in odds.boxes) + 50 * (odds.upper_bonus or 0))
    if name == WINNER:
        assert odds.boxes == yatzy.simulate("vinga", 4_000, yatzy.bots.perfect, seed=1).boxes


def test_one_choice_at_a_time_is_that_of_the_batch() -> None:
    """A bot that is called makes the same of games as one that is simulated in compiled code."""
    draws, games = random.Random(3), 60  # noqa: S311 # a test

    def casual(card: yatzy.Card, dice: tuple[int, ...], rolls_left: int) -> str | tuple[int, ...]:
        return yatzy.bots.casual(card, dice, rolls_left, draws)

    card = yatzy.Card.filled("vinga", dict.fromkeys(["ones", "twos", "threes", "fours", "fives", "sixes"], 0))
    called, batch = (
        yatzy.simulate("vinga", games, casual, card=card),
        yatzy.simulate("vinga", 4_000, yatzy.bots.casual, card=card),
    )
    assert called.mean == pytest.approx(batch.mean, abs=4 * batch.deviation / games**0.5)


def test_to_keep_all_dice_is_to_wait() -> None:
    """It is asked again with one roll less, and the dice lie as they did."""
    asked: list[tuple[tuple[int, ...], int]] = []

    def wait(card: yatzy.Card, dice: tuple[int, ...], rolls_left: int) -> str | tuple[int, ...]:
        asked.append((dice, rolls_left))
        return dice if rolls_left else next(one.key for one in card.entries(dice) if one.allowed)

    yatzy.simulate("vinga", 1, wait)
    assert [left for _, left in asked] == [2, 1, 0] * 15
    assert all(len({dice for dice, _ in asked[turn : turn + 3]}) == 1 for turn in range(0, 45, 3))


def test_from_a_card_and_with_progress() -> None:
    card, shares = yatzy.Card.filled("vinga", {"yatzy": 50, "ones": 0}), list[float]()
    for strategy in (most_common, many_most_common, yatzy.bots.strong):
        odds = yatzy.simulate("vinga", 250, strategy, card=card, progress=shares.append)
        assert (odds.boxes[0].struck, odds.boxes[-1].mean) == (1.0, 50.0)
        assert odds.first >= 50
        assert shares[-1] == pytest.approx(1.0)
        assert shares == sorted(shares)
        shares.clear()
    full = yatzy.Card.filled(
        "forced-order", dict.fromkeys(yatzy.Card.empty("forced-order").boxes, 0) | {"chance": 9}
    )
    assert yatzy.simulate("forced-order", 3, most_common, card=full).mean == 9
    assert yatzy.simulate("forced-order", 3, many_most_common, card=full).mean == 9


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("nines", "move-no-box"),
        ("77", "move-no-box"),
        ((9, 9), "dice-face"),
        ((1, 1, 1, 1, 1, 1), "move-not-there"),
        (None, "dice-letters"),
        (("ones",), "dice-letters"),
    ],
)
def test_an_answer_that_is_none(answer: Any, code: str) -> None:
    with pytest.raises(yatzy.YatzyError) as caught:
        yatzy.simulate("vinga", 10, lambda *_: answer)
    assert caught.value.code == code


def test_nothing_is_thrown_after_the_last_roll() -> None:
    with pytest.raises(yatzy.MoveError, match="move-no-roll-left"):
        yatzy.simulate("vinga", 1, lambda card, dice, left: ())  # noqa: ARG005 # as it is called
    with pytest.raises(yatzy.MoveError, match="move-no-roll-left"):
        yatzy.simulate("vinga", 1, yatzy.bots.VectorStrategy(lambda many: many.keep(0 * many.counts)))


@pytest.mark.parametrize(
    ("decide", "error"),
    [
        (lambda many: many.keep(many.counts + 1), yatzy.MoveError),
        (lambda many: many.keep(many.counts[:, :5]), ValueError),
        (lambda many: many.enter(many.open.argmin(axis=1)), yatzy.MoveError),
        (lambda many: many.enter(np.full(len(many), 15)), ValueError),
        (lambda many: np.full(len(many), 462), ValueError),
        (lambda many: np.full(len(many), 461), yatzy.MoveError),
        (lambda many: np.zeros(len(many)), TypeError),
        (lambda many: many.keep(many.counts)[:-1], TypeError),
        (lambda many: None, TypeError),  # noqa: ARG005 # as above
    ],
)
def test_decisions_that_are_none(decide: Any, error: type[Exception]) -> None:
    card = yatzy.Card.filled("vinga", {"ones": 0})
    with pytest.raises(error):
        yatzy.simulate("vinga", 10, yatzy.bots.VectorStrategy(decide), card=card)


def test_what_is_no_strategy() -> None:
    for wrong in ("casual", 7):
        with pytest.raises(TypeError):
            ANYTHING.simulate("vinga", 10, wrong)
    with pytest.raises(yatzy.SolverError, match="solver-other-sheet"):
        yatzy.simulate("vinga", 10, most_common, card=yatzy.Card.empty("hasbro"))
    with pytest.raises(yatzy.SolverError, match="solver-games"):
        yatzy.simulate("vinga", 0, most_common)
    with pytest.raises(yatzy.YatzyError, match="bots-unknown"):
        yatzy.bots.BotStrategy("nobody")
