"""The Gymnasium environment of many tables."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import yatzy
from support.game.env_agents import Beside, Perfect, check_allowed, faces
from support.game.random_games import TWO_BOXES
from yatzy.envs import Actions, YatzyEnv, YatzyVectorEnv, env_id
from yatzy.rules.errors import MoveError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

# Against one table, many times


def same(one: Any, other: Any) -> bool:
    """Whether two observations are the same, number by number and in every type."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return one.dtype == other.dtype and np.array_equal(one, other)


@pytest.mark.parametrize("sheet", sheet_ids())
def test_tables_go_on_as_one_table_does(sheet: str) -> None:
    """On every sheet, hundreds of random games: as many tables of one, step by step, refusals included."""
    count = 100
    many = YatzyVectorEnv(sheet, count)
    singles = SyncVectorEnv([lambda: YatzyEnv(sheet)] * count)
    assert (many.observation_space, many.action_space) == (singles.observation_space, singles.action_space)
    chance, games = np.random.default_rng(1), 0
    (seen, info), (expected, _) = many.reset(seed=17), singles.reset(seed=17)
    assert same(seen, expected)
    for _ in range(100):
        actions = many.sample_actions()
        playing = seen["open"].any(axis=1)
        assert seen["action_mask"][playing, actions[playing]].all()
        strays = chance.random(count) < 0.05
        actions[strays] = chance.integers(len(many.actions), size=strays.sum())
        seen, rewards, over, cut, info = many.step(actions)
        expected, their_rewards, their_over, their_cut, their_info = singles.step(actions)
        assert same(seen, expected)
        assert same(rewards, their_rewards)
        assert same(over, their_over)
        assert same(cut, their_cut)
        assert same(info, their_info)
        games += int(over.sum())
    assert games >= 150


MIXED = parse_sheet(
    {
        "id": "mixed",
        "title": "Lower boxes on top, and a last resort",
        "upper_bonus": {"at": 12, "points": 9},
        "boxes": [
            {"key": "pair", "pattern": {"groups": [2]}, "pays": "matched"},
            {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
            {"key": "any", "pattern": "any", "pays": "all", "last_resort": True},
            {"key": "ones", "section": "upper", "pattern": {"face": 1}, "pays": "matched"},
        ],
    }
)
"""A sheet whose boxes the solver counts in another order than the one they are printed in."""


@pytest.mark.parametrize("sheet", ["hasbro", "forced-order", pytest.param(MIXED, id="mixed")])
def test_regrets_are_those_of_one_table(sheet: Any) -> None:
    """Two ways to the same cost: at one table from the outlook of its card, at many from arrays."""
    count = 12
    many = YatzyVectorEnv(sheet, count, regret=True)
    singles = SyncVectorEnv([lambda: YatzyEnv(sheet, regret=True)] * count)
    many.reset(seed=3)
    singles.reset(seed=3)
    for _ in range(80):
        actions = many.sample_actions()
        actions[0] = 1  # to keep one die, which is not always there
        *_, info = many.step(actions)
        *_, expected = singles.step(actions)
        assert info["regret"] == pytest.approx(expected["regret"], abs=1e-9)
        assert info["expected"] == pytest.approx(expected["expected"], abs=1e-9)


def test_the_best_actions_cost_nothing() -> None:
    """One game at many tables, until each does something else: 0 is what the advice calls equally good."""
    sheet = bundled_sheet("forced-order")  # where the order of the boxes is given, many keeps are equally good
    values, actions = yatzy.solve(sheet), Actions(sheet)
    many = YatzyVectorEnv(sheet, len(actions), regret=True)
    for turn, key in enumerate(sheet.tables.keys):
        many.reset(seed=[0] * many.num_envs)  # in its ninth turn, rounding parts equals
        for earlier in sheet.tables.keys[:turn]:
            many.step([actions.enter(earlier)] * many.num_envs)
        seen, *_ = many.step([0] * many.num_envs)
        dice = faces(seen["dice"][0].tolist())
        costs = many.step(np.arange(many.num_envs))[-1]["regret"]
        advice = values.advise(many.card(0), dice, rolls_left=1)
        equal = {choice.keep for choice in advice.choices if choice.cost == 0 and choice.keep is not None}
        legal = seen["action_mask"][0] == 1
        free = {meant for action in np.flatnonzero(legal & (costs == 0)) if (meant := actions[action]) != key}
        assert free == equal
        assert (costs[actions.enter(key)] == 0) == (advice.entering(key).cost == 0)


@pytest.mark.parametrize("sheet", sheet_ids())
def test_tables_play_the_engines_game(sheet: str) -> None:
    """On every sheet: the engine allows the same at every table, and comes to the same card."""
    many = YatzyVectorEnv(sheet, 6)
    seen, _ = many.reset(seed=23)
    games = [Beside(many.sheet) for _ in range(many.num_envs)]
    returns = np.zeros(many.num_envs)
    while not all(beside.game.over for beside in games):
        check_allowed(games, seen)
        actions = many.sample_actions()
        seen, rewards, over, *_ = many.step(actions)
        for table, beside in enumerate(games):
            if not beside.game.over:
                beside.act(int(actions[table]))
                returns[table] += rewards[table]
                assert many.card(table) == beside.game.cards[0][0]
                assert over[table] == beside.game.over
    assert returns.tolist() == [beside.game.cards[0][0].total for beside in games]


# Perfect play


@pytest.mark.parametrize(
    ("sheet", "expected"),
    [
        ("vinga", 248.439989),  # tests/conformance/test_solver.py, which names the sources
        ("hasbro", 254.587729),  # as above
    ],
)
def test_a_perfect_agent_reaches_the_exact_value(sheet: str, expected: float) -> None:
    """Best play through the environment makes the exact value on average, within 4 standard errors."""
    values, tables = yatzy.solve(bundled_sheet(sheet)), 1_000
    many = YatzyVectorEnv(sheet, tables, regret=True)
    seen, _ = many.reset(seed=2026)
    perfect = Perfect(values, many)
    totals, cost, over = np.zeros(tables), 0.0, np.zeros(tables, np.bool_)
    while not over.all():
        playing = ~over
        seen, rewards, ended, _, info = many.step(perfect.choose(seen))
        totals[playing] += rewards[playing]
        cost += info["regret"].sum()
        over |= ended
    error = totals.std(ddof=1) / np.sqrt(tables)
    assert abs(totals.mean() - expected) < 4 * error
    assert cost == 0
    assert values.expected == pytest.approx(expected, abs=1e-6)


def test_luck_is_nothing_on_average() -> None:
    """What random agents lose on best play is what their actions cost, within 4 standard errors."""
    tables = 400
    many = YatzyVectorEnv("vinga", tables, regret=True)
    many.reset(seed=5)
    luck, over = np.zeros(tables), np.zeros(tables, np.bool_)
    while not over.all():
        playing = ~over
        _, rewards, ended, _, info = many.step(many.sample_actions())
        luck[playing] += rewards[playing] + info["regret"][playing]
        over |= ended
    luck -= yatzy.solve(bundled_sheet("vinga")).expected
    assert abs(luck.mean()) < 4 * luck.std(ddof=1) / np.sqrt(tables)


# As Gymnasium has it


@pytest.mark.parametrize("sheet", sheet_ids())
def test_made_by_id(sheet: str) -> None:
    """`make_vec` makes it without a warning, by default and by its mode's name."""
    for mode in (None, "vector_entry_point"):
        envs = gymnasium.make_vec(env_id(sheet), num_envs=3, vectorization_mode=mode, observation="flat")
        assert isinstance(envs, YatzyVectorEnv)
        assert isinstance(envs, VectorEnv)
        assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
        seen, info = envs.reset(seed=1)
        assert seen in envs.observation_space
        assert info["action_mask"].dtype == np.int8
        assert envs.action_space.sample() in envs.action_space
        envs.close()


@pytest.mark.parametrize(("mode", "options"), [("sync", {}), ("async", {"context": "spawn"})])
def test_gymnasiums_own_loops_work_too(mode: str, options: dict[str, Any]) -> None:
    """Whoever prefers them has tables of one in a row, or in processes of their own; the dice are the same."""
    envs = gymnasium.make_vec("yatzy/Philos-v0", num_envs=2, vectorization_mode=mode, vector_kwargs=options)
    seen, _ = envs.reset(seed=4)
    assert same(seen, YatzyVectorEnv("philos", 2).reset(seed=4)[0])
    envs.close()


def test_a_first_reset_of_some_tables() -> None:
    """The others begin with the next step, with the seeds they were given."""
    many, other = YatzyVectorEnv("vinga", 2), YatzyVectorEnv("vinga", 2)
    many.reset(seed=4, options={"reset_mask": np.array([True, False])})
    seen, *_ = many.step([0, 0])
    assert seen["dice"][1].tolist() == other.reset(seed=4)[0]["dice"][1].tolist()


def test_gymnasiums_wrappers_understand_it() -> None:
    """Statistics of episodes, and infos as a list: the return is the total, and every table has its mask."""
    tables = YatzyVectorEnv(TWO_BOXES, 8)
    envs = RecordEpisodeStatistics(tables)
    _, info = envs.reset(seed=1)
    for _ in range(20):
        *_, over, _, info = envs.step(tables.sample_actions())
        if over.any():
            table = int(np.flatnonzero(over)[0])
            assert info["episode"]["r"][table] == tables.card(table).total
            break
    else:
        pytest.fail("two boxes are filled within twenty steps")
    listed = DictInfoToList(YatzyVectorEnv(TWO_BOXES, 3))
    _, infos = listed.reset(seed=1)
    assert [one["action_mask"].shape for one in infos] == [(len(tables.actions),)] * 3


def test_a_finished_table_begins_anew_with_the_next_step() -> None:
    """Whatever the action: the reward is 0, and nothing is refused."""
    many = YatzyVectorEnv(TWO_BOXES, 1, illegal="raise")
    many.reset(seed=1)
    last = many.actions.enter(TWO_BOXES.tables.keys[1])
    many.step([many.actions.enter(TWO_BOXES.tables.keys[0])])
    seen, _, over, _, info = many.step([last])
    assert over.tolist() == [True]
    assert not info["action_mask"].any()
    assert many.sample_actions().tolist() == [0]
    seen, rewards, over, _, info = many.step([last])
    assert (rewards.tolist(), over.tolist(), info["illegal"].tolist()) == ([0], [False], [False])
    assert seen["open"].all()


def test_what_is_returned_is_the_callers_to_keep() -> None:
    """Unless it asked for no copies: then the next step writes over it."""
    for copy in (True, False):
        many = YatzyVectorEnv("vinga", 4, observation="flat", copy=copy)
        seen, info = many.reset(seed=1)
        kept, mask = seen.copy(), info["action_mask"].copy()
        many.step([0] * 4)
        assert np.array_equal(seen, kept) is copy
        assert np.array_equal(info["action_mask"], mask) is copy


def test_seeds() -> None:
    """One seed for all counts up from table to table; a list has one for each; without any the dice go on."""
    many, other = YatzyVectorEnv("vinga", 3), YatzyVectorEnv("vinga", 3)
    first = many.reset(seed=5)[0]["dice"]
    assert np.array_equal(other.reset(seed=[5, 6, 7])[0]["dice"], first)
    then = many.reset()[0]["dice"]
    assert np.array_equal(other.reset(seed=[None] * 3)[0]["dice"], then)
    assert not np.array_equal(first, then)
    one, another = (YatzyVectorEnv("vinga", 50).reset()[0]["dice"] for _ in range(2))
    assert not np.array_equal(one, another)
    with pytest.raises(ValueError, match="seed"):
        many.reset(seed=[1, 2])


def test_some_tables_are_reset() -> None:
    """By a mask, as Gymnasium's own do it: the others stay as they are."""
    many = YatzyVectorEnv("vinga", 3, regret=True)
    many.reset(seed=5)
    seen, *_, before = many.step([many.actions.enter("chance")] * 3)
    after, info = many.reset(seed=9, options={"reset_mask": np.array([False, True, False])})
    assert after["open"].sum(axis=1).tolist() == [14, 15, 14]
    assert np.array_equal(after["dice"][[0, 2]], seen["dice"][[0, 2]])
    assert after["dice"][1].tolist() == YatzyEnv("vinga").reset(seed=10)[0]["dice"].tolist()
    assert info["expected"][[0, 2]].tolist() == before["expected"][[0, 2]].tolist()
    for wrong in (np.zeros(3, np.bool_), np.ones(2, np.bool_)):
        with pytest.raises(ValueError, match="reset_mask"):
            many.reset(options={"reset_mask": wrong})


def test_illegal_actions_can_raise_and_then_nothing_changes() -> None:
    """The error is the engine's, for the first such table; no table has gone on."""
    many = YatzyVectorEnv("vinga", 3, illegal="raise")
    many.reset(seed=209)
    with pytest.raises(MoveError) as refused:
        many.step([0, 0, many.actions.keep("1111")])
    assert refused.value.code == "move-not-there"
    other = YatzyVectorEnv("vinga", 3)
    other.reset(seed=209)
    assert same(many.step([0, 0, 0])[0], other.step([0, 0, 0])[0])


def test_what_cannot_be_done() -> None:
    """Steps before the first reset, actions that are none, and options that are none."""
    many = YatzyVectorEnv("vinga", 2)
    for early in (lambda: many.step([0, 0]), many.sample_actions):
        with pytest.raises(ResetNeeded):
            early()
    with pytest.raises(ValueError, match="num_envs"):
        YatzyVectorEnv("vinga", 0)
    many.reset(seed=1)
    no_actions = (214.9, 214.0, np.float32(3), "0", None, True)
    wrong: Any
    for wrong in ([0], [0, len(many.actions)], [-1, 0], [[0, 0]], *([one, one] for one in no_actions)):
        with pytest.raises(InvalidAction):
            many.step(wrong)
    wrong_options: list[dict[str, Any]] = [
        {"illegal": "lose"}, {"render_mode": "human"}, {"observation": "picture"},
    ]  # fmt: skip
    for option in wrong_options:
        with pytest.raises(ValueError, match=next(iter(option))):
            YatzyVectorEnv("vinga", 2, **option)


def test_any_action_is_as_likely_as_the_others() -> None:
    """2 3 4 5 6 leaves 31 keeps and 15 boxes; chi-square over 46,000 choices, far inside its range."""
    many = YatzyVectorEnv("vinga", 1_000)
    _, info = many.reset(seed=[209] * 1_000)
    legal = info["action_mask"][0] == 1
    assert legal.sum() == 31 + 15
    many._action_streams = np.random.default_rng(1).integers(1 << 64, size=1_000, dtype=np.uint64)  # noqa: SLF001 # equal seeds choose alike
    chosen = np.bincount(np.concatenate([many.sample_actions() for _ in range(46)]), minlength=legal.size)
    assert not chosen[~legal].any()
    chi_square = float(((chosen[legal] - 1_000.0) ** 2 / 1_000).sum())
    assert abs(chi_square - 45) < 4 * np.sqrt(2 * 45)  # mean and standard deviation with 45 degrees of freedom


def test_choosing_does_not_touch_the_dice() -> None:
    """A random agent's choices come from numbers of their own."""
    many, other = YatzyVectorEnv("vinga", 5), YatzyVectorEnv("vinga", 5)
    for one in (many, other):
        one.reset(seed=1)
    for _ in range(3):
        other.sample_actions()
    assert same(many.step([0] * 5)[0], other.step([0] * 5)[0])


def test_tables_are_drawn() -> None:
    """Each as the table of one draws itself."""
    many, one = YatzyVectorEnv("vinga", 2, render_mode="ansi"), YatzyEnv("vinga", render_mode="ansi")
    many.reset(seed=8)
    one.reset(seed=9)
    drawn = many.render()
    assert drawn is not None
    assert drawn[1] == one.render()
    assert YatzyVectorEnv("vinga", 2).render() is None
