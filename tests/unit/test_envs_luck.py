"""The dice of an environment, and what its agents give away: luck and regret."""

from typing import Any

import numpy as np
import pytest

import yatzy
from support.game.env_agents import faces, random_agent
from yatzy.envs import YatzyEnv
from yatzy.envs.dice_stream import DiceStream
from yatzy.envs.regret import regret
from yatzy.rules.sheet_files import bundled_sheet

STRAIGHT = 209
"""A seed whose first throw of five dice is 2 3 4 5 6."""


# Seeds


def game_of(env: YatzyEnv, seed: int | None) -> list[Any]:
    """Return the first throws of three turns."""
    first, _ = env.reset(seed=seed)
    return [
        first["dice"].tolist(),
        *(env.step(env.actions.keeps + box)[0]["dice"].tolist() for box in range(2)),
    ]


def test_a_seed_makes_the_game() -> None:
    """The same seed gives the same dice, another others; without a seed they go on and do not repeat."""
    env, other = YatzyEnv("vinga"), YatzyEnv("vinga")
    first = game_of(env, 5)
    second = game_of(env, None)
    assert first != second
    assert [game_of(other, 5), game_of(other, None)] == [first, second]
    assert game_of(other, 6) != first


def test_a_generator_that_is_put_in_is_used() -> None:
    """Gymnasium lets the generator be replaced; the dice then come from that."""
    env, other = YatzyEnv("vinga"), YatzyEnv("vinga")
    env.reset(seed=1)
    env.np_random, other.np_random = np.random.default_rng(3), np.random.default_rng(3)
    assert game_of(env, None) == game_of(other, None)


def test_streams_are_splitmix64() -> None:
    """The first numbers from zero, as Steele, Lea and Flood's generator gives them (JDK's SplittableRandom)."""
    stream = DiceStream(0)
    assert [stream.next_number() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_dice_are_fair() -> None:
    """Each of the 252 rolls comes as often as its ways among 7,776 say: chi-square, far inside its range."""
    stream, dice = DiceStream(7), bundled_sheet("vinga").tables.dice
    thrown = np.bincount([stream.throw(5, 0) for _ in range(77_760)], minlength=252)
    expected = 10.0 * np.array(dice.ways)
    chi_square = float(((thrown - expected) ** 2 / expected).sum())
    assert abs(chi_square - 251) < 4 * np.sqrt(
        2 * 251
    )  # its mean and standard deviation with 251 degrees of freedom


# Regret


@pytest.mark.parametrize("sheet", ["vinga", "hasbro", "forced-order"])
def test_regret_is_what_the_solution_says(sheet: str) -> None:
    """Best value less chosen value, both from the solution's own list of choices (`Values.turn`)."""
    env, values = YatzyEnv(sheet, regret=True), yatzy.solve(bundled_sheet(sheet))
    for seed in range(3):
        env.reset(seed=seed)
        card = env.card
        for before, action, _, _, info in random_agent(env, seed):
            turn = values.turn(card, faces(before["dice"].tolist()), int(before["rolls_left"][0]))
            meant = env.actions[action]
            if isinstance(meant, str):
                chosen = next(box.value for box in turn.boxes if box.key == meant)
            else:
                chosen = next(keep.value for keep in turn.keeps if keep.keep == meant)
            assert info["regret"] == pytest.approx(turn.value - chosen, abs=1e-9)
            card = env.card
        assert info["expected"] == card.total


@pytest.mark.parametrize("sheet", ["vinga", "hasbro", "forced-order"])
def test_the_best_actions_cost_nothing(sheet: str) -> None:
    """Not nearly nothing: all that the solution's advice calls equally good are 0, the others are not."""
    env, values = YatzyEnv(sheet), yatzy.solve(bundled_sheet(sheet))
    for seed in range(8):
        env.reset(seed=seed)
        card = env.card
        for before, _, _, _, _ in random_agent(env, seed):
            dice, left = faces(before["dice"].tolist()), int(before["rolls_left"][0])
            roll = env.sheet.tables.dice.roll_index(dice)
            for choice in values.advise(card, dice, rolls_left=left).choices:
                action = env.actions.enter(choice.key) if choice.key else env.actions.keep(choice.keep or ())
                cost = regret(values, action, card, roll, left)
                assert (cost == 0) == (choice.cost == 0)
                assert cost == pytest.approx(choice.cost, abs=1e-9)
            card = env.card


def test_luck_and_regret_make_the_result() -> None:
    """Total = expectation + luck - regrets, where luck is dice against what they are worth before they fall.

    What they are worth before: what the solution says of the keep, or of the card.
    """
    env, values = YatzyEnv("vinga", regret=True), yatzy.solve(bundled_sheet("vinga"))
    _, info = env.reset(seed=11)
    luck, cost, card = info["expected"] - values.expected, 0.0, env.card
    expected = info["expected"]
    for before, action, _, _, info in random_agent(env, 11):
        if action < env.actions.keeps:
            outlook = values.outlook(card)
            due = outlook.base + outlook.keeps[int(before["rolls_left"][0]) - 1][action]
        else:
            due = values.total(env.card)
        assert expected - info["regret"] == pytest.approx(due, abs=1e-9)
        luck += info["expected"] - due
        cost += info["regret"]
        expected, card = info["expected"], env.card
    assert env.card.total == pytest.approx(values.expected + luck - cost, abs=1e-6)
    assert cost > 0


def test_a_refused_action_costs_nothing() -> None:
    """Nothing was done, so nothing was given away."""
    env = YatzyEnv("vinga", regret=True)
    _, before = env.reset(seed=STRAIGHT)
    info = env.step(env.actions.keep("1"))[-1]
    assert (info["regret"], info["expected"]) == (0.0, before["expected"])
