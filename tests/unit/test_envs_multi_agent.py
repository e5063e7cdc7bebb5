"""The PettingZoo environment of several players."""

import pickle
import warnings
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from support.game.env_agents import Beside, faces
from support.game.random_games import TWO_BOXES
from yatzy.envs import YatzyAECEnv, YatzyEnv
from yatzy.envs.multi_agent import env as make
from yatzy.envs.multi_agent import raw_env
from yatzy.rules.errors import MoveError
from yatzy.rules.sheet_files import sheet_ids

MASKED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""What PettingZoo's checker remarks on every environment with masks but its own, which it knows by name."""


def remarks(check: Any) -> set[str]:
    """Return what a checker of PettingZoo warned of."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check()
    return {str(one.message) for one in caught}


@pytest.mark.parametrize("reward", ["points", "win"])
@pytest.mark.parametrize("sheet", sheet_ids())
def test_pettingzoo_finds_nothing_wrong(sheet: str, reward: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Its checker passes, with and without the usual wrappers, and remarks on nothing but the masks."""
    for players, build in ((1, raw_env), (2, make), (4, make)):
        table = build(sheet, players=players, reward=reward)
        assert remarks(lambda table=table: api_test(table, num_cycles=300)) <= MASKED
        assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: make(sheet, players=3, reward=reward), num_cycles=100)


def test_it_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    """Every mode as PettingZoo wants it: a text, or nothing but what is printed."""
    render_test(lambda **options: make("vinga", **options))
    assert "player_0  player_1" in capsys.readouterr().out
    table = YatzyAECEnv("vinga")
    table.reset(seed=1)
    assert table.render() is None


def turns(table: YatzyAECEnv, seed: int) -> Iterator[tuple[str, dict[str, Any], int]]:
    """Yield who acts, what they saw and what they do, any action there is, until the game is over."""
    chance = np.random.default_rng(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        if over:
            table.step(None)
            continue
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        yield agent, seen, action
        table.step(action)


@pytest.mark.parametrize("sheet", sheet_ids())
def test_random_agents_play_the_engines_game(sheet: str) -> None:
    """On every sheet: whose turn it is, what is allowed, and the cards are the engine's."""
    table = YatzyAECEnv(sheet, players=3)
    for seed in range(2):
        beside = Beside(table.sheet, players=3)
        for agent, seen, action in turns(table, seed):
            beside.throw(faces(seen["observation"][dice_of(table)].tolist()))
            assert agent == f"player_{beside.game.seat}"
            assert beside.actions() == np.flatnonzero(seen["action_mask"]).tolist()
            beside.act(action)
        assert beside.game.over
        assert tuple(table.cards.values()) == beside.game.cards[0]


def dice_of(table: YatzyAECEnv) -> slice:
    """Return where the dice lie in a row."""
    part: slice = table._layout.parts["dice"]  # noqa: SLF001 # documented as their place in the flat row
    return part


def test_returns_are_totals() -> None:
    """With rewards in points, what a player is given adds up to the own total."""
    table = YatzyAECEnv("hasbro", players=3)
    table.reset(seed=4)
    returns = dict.fromkeys(table.agents, 0.0)
    chance = np.random.default_rng(4)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        returns[agent] += reward
        table.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert returns == table.totals


@pytest.mark.parametrize(
    ("totals", "shares"),
    [
        ((10, 5), (1, -1)),
        ((5, 5), (0, 0)),
        ((9, 9, 3), (0.5, 0.5, -1)),
        ((9, 1, 3), (1, -0.5, -0.5)),
        ((9,), (0,)),
    ],
)
def test_winning_is_shared(totals: tuple[int, ...], shares: tuple[float, ...]) -> None:
    """The best share 1, the others -1, so that it adds up to nothing; as documented."""
    table = YatzyAECEnv(TWO_BOXES, players=len(totals), reward="win")
    for _ in turns(table, 1):
        assert not any(table.rewards.values())
    from yatzy.envs.multi_agent import _win_rewards  # noqa: PLC0415 # all endings, without waiting for the dice

    assert _win_rewards(totals) == pytest.approx(shares)


def test_who_wins_is_told_at_the_end() -> None:
    """The rewards of the last step are the shares of the totals."""
    table = YatzyAECEnv("vinga", players=3, reward="win")
    table.reset(seed=1)
    returns = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        returns[agent] += reward
        table.step(None if over else int(seen["action_mask"].nonzero()[0][-1]))
    best = max(table.totals.values())
    assert {agent for agent, share in returns.items() if share > 0} == {
        agent for agent, total in table.totals.items() if total == best
    }
    assert sum(returns.values()) == pytest.approx(0)


def test_everyone_sees_the_own_card_first_and_then_the_next_players() -> None:
    """A row begins as that of a table of one; the others' cards follow clockwise; who waits has no mask."""
    table = YatzyAECEnv("vinga", players=3)
    table.reset(seed=209)
    table.step(table.actions.enter("large-straight"))
    assert table.agent_selection == "player_1"
    rows = {agent: table.observe(agent)["observation"] for agent in table.agents}
    card = table._layout.card_size  # noqa: SLF001 # where a card ends
    size = table._layout.size  # noqa: SLF001 # where a row for one ends
    assert np.array_equal(rows["player_1"][:card], rows["player_0"][size : size + card])
    assert np.array_equal(rows["player_0"][:card], rows["player_1"][size + card :])
    assert np.array_equal(rows["player_0"][:card], rows["player_2"][size : size + card])
    assert {agent: bool(table.observe(agent)["action_mask"].any()) for agent in table.agents} == {
        "player_0": False,
        "player_1": True,
        "player_2": False,
    }


def test_alone_it_is_the_table_of_one() -> None:
    """One player with the same seed has the same dice, sees the same and is allowed the same."""
    table, one = YatzyAECEnv("mb-1973", players=1), YatzyEnv("mb-1973", observation="flat")
    seen, info = one.reset(seed=6)
    for _, theirs, action in turns(table, 6):
        assert np.array_equal(theirs["observation"], seen)
        assert np.array_equal(theirs["action_mask"], info["action_mask"])
        seen, _, _, _, info = one.step(action)
    assert table.totals["player_0"] == one.card.total


def test_regret_is_that_of_the_table_of_one() -> None:
    """It is told to whoever acted."""
    table, one = YatzyAECEnv("vinga", players=1, regret=True), YatzyEnv("vinga", regret=True)
    one.reset(seed=6)
    costs: list[float] = []
    expected = [0.0]
    for agent, _, action in turns(table, 6):
        costs.append(table.infos[agent]["regret"])
        expected.append(one.step(action)[-1]["regret"])
    assert costs == expected[:-1]
    assert sum(costs) > 0


def test_illegal_actions() -> None:
    """Refused with nothing changed and the turn where it was, or the engine's error; never a lost game."""
    for illegal in ("refuse", "raise"):
        table = make("vinga", illegal=illegal)
        table.reset(seed=209)
        wrong = table.unwrapped.actions.keep("11")
        before = table.observe("player_0")["observation"]
        if illegal == "raise":
            with pytest.raises(MoveError, match="move-not-there"):
                table.step(wrong)
        else:
            table.step(wrong)
            assert table.infos["player_0"]["illegal"]
        assert table.agent_selection == "player_0"
        assert not any(table.terminations.values())
        assert np.array_equal(table.observe("player_0")["observation"], before)


def test_an_action_that_raises_takes_nothing_away() -> None:
    """Neither what players were given and have not looked at yet, nor what they were told."""
    table = YatzyAECEnv("vinga", players=1, illegal="raise")
    table.reset(seed=209)
    table.step(table.actions.enter("large-straight"))
    before = (*table.last()[1:], dict(table.rewards))
    assert before[0] == 20  # a large straight by the sheet
    for wrong in (table.actions.enter("large-straight"), -1):
        with pytest.raises((MoveError, InvalidAction)):
            table.step(wrong)
        assert (*table.last()[1:], dict(table.rewards)) == before


def test_what_cannot_be_done() -> None:
    """Steps before a reset, actions that are none, tables that cannot be laid."""
    table = YatzyAECEnv("vinga")
    with pytest.raises(ResetNeeded):
        table.step(0)
    table.reset(seed=1)
    wrong: Any
    for wrong in (-1, len(table.actions), 214.9, 214.0, np.float32(3), "0", None, True):
        with pytest.raises(InvalidAction):
            table.step(wrong)
    for option in ({"players": 0}, {"reward": "fame"}, {"illegal": "lose"}, {"render_mode": "rgb_array"}):
        with pytest.raises(ValueError, match=next(iter(option))):
            YatzyAECEnv("vinga", **option)


def test_it_can_be_sent_to_another_process() -> None:
    """With the game as it stands: what is thrown and entered in a copy is what would have been."""
    table = YatzyAECEnv("maxi", players=4)
    with pytest.raises(ResetNeeded):
        table.totals  # noqa: B018 # asking is the test
    table.reset(seed=1)
    table.step(table.actions.enter("chance"))
    copies = [pickle.loads(pickle.dumps(table)), deepcopy(table)]  # noqa: S301 # our own
    for one in (table, *copies):
        one.step(one.actions.enter("chance"))
    assert all(copy.totals == table.totals != {} for copy in copies)
    assert all(copy.agent_selection == table.agent_selection for copy in copies)
