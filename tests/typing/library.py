"""The library as type checkers see it: every line must be right to mypy and to pyright, and nothing be Any."""

from collections.abc import Mapping
from typing import assert_type

import numpy as np
from numpy.typing import NDArray

import yatzy

sheet = yatzy.sheet("vinga")
assert_type(sheet, yatzy.RuleSheet)
assert_type(yatzy.sheet_ids(), tuple[str, ...])
assert_type(sheet.score("55566"), Mapping[str, int])
assert_type(sheet.score((5, 5, 5, 6, 6)), Mapping[str, int])
assert_type(sheet.highest, int)
assert_type(sheet.printed_name("fives", "sv"), str | None)

card = yatzy.Card.empty(sheet)
assert_type(card, yatzy.Card)
assert_type(yatzy.Card.filled(sheet, {"ones": 3}), yatzy.Card)
assert_type(yatzy.Card.parse(sheet, "ones=3"), yatzy.Card)
assert_type(card.enter("fives", "55566"), yatzy.Card)
assert_type(card.boxes, Mapping[str, int | None])
assert_type(card.total, int)

values = yatzy.solve(sheet)
assert_type(values, yatzy.Values)
assert_type(values.expected, float)
assert_type(values.total(card), float)
advice = values.advise(card, "12344", rolls_left=2)
assert_type(advice, yatzy.Advice)
assert_type(advice.best, yatzy.Choice)
assert_type(advice.choices, tuple[yatzy.Choice, ...])
assert_type(advice.keeping("44"), yatzy.Choice)
assert_type(advice.best.keep, tuple[int, ...] | None)
assert_type(advice.best.key, str | None)
assert_type(advice.best.cost, float)

assert_type(yatzy.odds(values, card), yatzy.Odds)
assert_type(yatzy.simulate(values, 10, seed=1).mean, float)


def fill_the_first(card: yatzy.Card, dice: tuple[int, ...], rolls_left: int) -> str | tuple[int, ...]:
    return dice if rolls_left else card.entries(dice)[0].key


@yatzy.bots.VectorStrategy
def fill_the_first_of_many(positions: yatzy.bots.Positions) -> NDArray[np.int64]:
    assert_type(positions.pays, NDArray[np.int32])
    return positions.enter(positions.open.argmax(axis=1))


a_strategy: yatzy.bots.Strategy = fill_the_first
a_bot: yatzy.bots.Strategy = yatzy.bots.casual
assert_type(yatzy.simulate("vinga", 10, fill_the_first), yatzy.Odds)
assert_type(yatzy.simulate(sheet, 10, fill_the_first_of_many), yatzy.Odds)
assert_type(yatzy.simulate(values, 10, yatzy.bots.casual), yatzy.Odds)
assert_type(
    yatzy.simulate(values, 10, lambda card, dice, left: values.advise(card, dice, left).best), yatzy.Odds
)
assert_type(yatzy.bots.casual(card, (1, 2, 3, 4, 4), 2), tuple[int, ...] | str)
assert_type(fill_the_first_of_many, yatzy.bots.VectorStrategy)
assert_type(yatzy.odds("vinga"), yatzy.Odds)

game = yatzy.Game.new(sheet, ["Anna", "Bo"])
assert_type(game, yatzy.Game)
assert_type(game.roll([1, 2, 3, 4, 4]).keep("44").enter("fours"), yatzy.Game)
assert_type(game.player, str)
assert_type(game.totals, Mapping[str, int])
assert_type(game.winners, tuple[str, ...])
assert_type(yatzy.read(yatzy.write(game)), yatzy.Game)
assert_type(yatzy.review(game), yatzy.Review)
assert_type(yatzy.review("Yatzy: 1"), yatzy.Review)
assert_type(yatzy.__version__, str)
