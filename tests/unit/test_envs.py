"""The Gymnasium environment of one table."""

import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import yatzy
from support.game.env_agents import Beside, faces, random_agent
from support.game.random_games import TWO_BOXES
from yatzy.envs import Actions, YatzyEnv, env_id, register
from yatzy.rules.errors import DiceError, MoveError, SheetError
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

ROOT = Path(__file__).parents[2]
STRAIGHT = 209
"""A seed whose first throw of five dice is 2 3 4 5 6."""


# The library's own checker, and its registry


@pytest.mark.parametrize("observation", ["dict", "flat"])
@pytest.mark.parametrize("sheet", sheet_ids())
def test_gymnasium_finds_nothing_wrong(
    sheet: str, observation: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every registered environment passes Gymnasium's checker without a warning, drawing included."""
    check_env(gymnasium.make(env_id(sheet), observation=observation).unwrapped)
    assert capsys.readouterr().out  # the checker has drawn a table for a human


def test_ids_are_written_as_gymnasium_writes_them() -> None:
    """A sheet's id, its words with capitals and without hyphens; documented in docs/environments.md."""
    assert env_id("vinga") == "yatzy/Vinga-v0"
    assert env_id("mb-1973") == "yatzy/Mb1973-v0"
    assert {env_id(sheet) for sheet in sheet_ids()} <= set(gymnasium.registry)
    assert len({env_id(sheet) for sheet in sheet_ids()}) == len(sheet_ids())


def test_registering_twice_does_no_harm() -> None:
    """Gymnasium warns about an id that is taken, and here warnings are errors."""
    register()


def test_the_entry_point_registers() -> None:
    """What the package declares for programs that look for environments leads to a function that registers."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    module, _, name = project["entry-points"]["gymnasium.envs"]["yatzy"].partition(":")
    assert getattr(import_module(module), name) is register


@pytest.mark.parametrize(
    "program",
    [
        "import gymnasium, yatzy.envs; gymnasium.make('yatzy/Vinga-v0').reset(seed=1)",
        "import gymnasium; gymnasium.make('yatzy.envs:yatzy/Vinga-v0').reset(seed=1)",
        "import gymnasium; gymnasium.make_vec('yatzy.envs:yatzy/Vinga-v0', num_envs=4).reset(seed=1)",
    ],
)
def test_made_by_id(program: str) -> None:
    """The ids work in a fresh interpreter, as docs/environments.md shows it."""
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, timeout=300)


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
def test_without_the_extra_one_line_says_what_to_install(package: str) -> None:
    """Whoever has not installed it is told its name."""
    program = f"import sys; sys.modules['{package}'] = None; import yatzy.envs"
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=300
    )
    told = f"A package is missing for this: {package}. Install it with: pip install 'yatzy[envs]'"
    assert result.stderr.splitlines()[-1] == f"yatzy.rules.errors.ExtraError: extra-missing: {told}"


def test_one_table_needs_no_compiler() -> None:
    """The table of one loads neither the compiler nor PettingZoo, which take long."""
    program = (
        "import sys, yatzy.envs; yatzy.envs.YatzyEnv('vinga').reset()\n"
        "assert not {'numba', 'llvmlite', 'pettingzoo', 'yatzy.l10n'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=300)


def test_public_names() -> None:
    """As docs/environments.md has them: a name that joins or leaves is a decision."""
    assert sorted(yatzy.envs.__all__) == [
        "Actions", "YatzyAECEnv", "YatzyEnv", "YatzyVectorEnv", "env_id", "register"
    ]  # fmt: skip
    for name in yatzy.envs.__all__:
        assert getattr(yatzy.envs, name).__doc__


def test_an_unknown_name_is_missing() -> None:
    """Names that are loaded late do not hide that others do not exist."""
    with pytest.raises(AttributeError, match="YatzyParallelEnv"):
        yatzy.envs.YatzyParallelEnv  # type: ignore[attr-defined] # noqa: B018 # asking is the test


def test_the_table_of_sheets_is_right() -> None:
    """The page tells of every sheet what its environment says of itself."""
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    for sheet in sheet_ids():
        env, tables = YatzyEnv(sheet, observation="flat"), bundled_sheet(sheet).tables
        (size,), boxes = env.observation_space.shape or (0,), len(tables.keys)
        told = (
            f"| `{env_id(sheet)}` | {tables.dice.count} | {boxes} | {len(env.actions)} | {env.actions.keeps} "
            f"| {size} | {boxes} to {boxes * tables.rolls} | 0 to {tables.highest()} |"
        )
        assert told in page


# Against the engine


@pytest.mark.parametrize("sheet", sheet_ids())
def test_a_random_agent_plays_the_engines_game(sheet: str) -> None:
    """On every sheet: the engine allows the same, gives the same points, and ends with the same total."""
    env = YatzyEnv(sheet)
    for seed in range(8):
        beside, total, begun = Beside(env.sheet), 0.0, False
        for before, action, reward, after, info in random_agent(env, seed):
            if not begun:
                beside.throw(faces(before["dice"].tolist()))
                begun = True
            assert beside.actions() == np.flatnonzero(before["action_mask"]).tolist()
            assert beside.game.rolls_left == before["rolls_left"][0]
            card = beside.game.card
            beside.act(action)
            total += reward
            if not beside.game.over:
                beside.throw(faces(after["dice"].tolist()))
            assert env.card == beside.game.cards[0][0]
            assert reward == env.card.total - card.total
            assert not info["illegal"]
        assert beside.game.over
        assert total == env.card.total == beside.game.cards[0][0].total


@pytest.mark.parametrize("sheet", sheet_ids())
def test_flat_and_named_say_the_same(sheet: str) -> None:
    """The flat row is the named parts one after the other, in the documented order, all in their space."""
    named, flat = YatzyEnv(sheet), YatzyEnv(sheet, observation="flat")
    for one, other in zip(random_agent(named, 3), random_agent(flat, 3), strict=True):
        assert one[1:3] == other[1:3]
        after = dict(one[3])
        assert after in named.observation_space
        assert other[3] in flat.observation_space
        assert np.array_equal(after.pop("action_mask"), other[4]["action_mask"])
        assert list(after) == [
            "open", "points", "upper", "need", "holds_points", "bonuses", "dice", "rolls_left"
        ]  # fmt: skip
        assert np.array_equal(np.concatenate(list(after.values())), other[3])


def test_an_observation_shows_the_card() -> None:
    """Vinga's card after a large straight, 20 by docs and sheet, and a struck Yatzy."""
    env = YatzyEnv("vinga")
    env.reset(seed=STRAIGHT)
    observation, reward, *_ = env.step(env.actions.enter("large-straight"))
    assert reward == 20
    keys = env.sheet.tables.keys
    assert observation["open"].tolist() == [key != "large-straight" for key in keys]
    assert observation["points"].sum() == observation["points"][keys.index("large-straight")] == 20
    assert (observation["upper"][0], observation["need"][0], observation["rolls_left"][0]) == (0, 63, 2)
    assert env.action_masks().tolist() == observation["action_mask"].tolist()


def test_further_five_alike_is_seen_and_paid() -> None:
    """MB 1973: another five alike brings 100 while its own box holds points (README, from the sheet's text)."""
    env = Loaded("mb-1973", [(5,) * 5] * 2)
    env.reset(seed=1)
    observation, reward, *_ = env.step(env.actions.enter("yatzy"))
    assert (reward, observation["holds_points"][0], observation["bonuses"].tolist()) == (50, 1, [0, 0])
    observation, reward, *_ = env.step(env.actions.enter("fives"))
    assert (reward, observation["bonuses"].tolist()) == (25 + 100, [0, 100])
    assert (observation["upper"][0], observation["need"][0]) == (25, 63 - 25)


def test_the_upper_bonus_is_part_of_the_reward_that_makes_it() -> None:
    """Vinga: 50 beside the entry that brings the upper sum to 63 (its sheet, docs/sheets.md)."""
    env = Loaded("vinga", [(face,) * 5 for face in (6, 5, 4)])
    env.reset(seed=1)
    rewards = [env.step(env.actions.enter(key))[1] for key in ("sixes", "fives", "fours")]
    assert rewards == [30, 25, 20 + 50]
    assert env.card.upper_bonus == 50


class Loaded(YatzyEnv):
    """A table whose first throws are known; after them chance goes on."""

    def __init__(self, sheet: str, first_throws: list[tuple[int, ...]]) -> None:
        super().__init__(sheet)
        self._first_throws = first_throws

    def _begin_turn(self) -> None:
        super()._begin_turn()
        if self._first_throws:
            self._roll = self.sheet.tables.dice.roll_index(self._first_throws.pop(0))


# Actions that are not there


def test_a_refused_action_changes_nothing() -> None:
    """It brings nothing, is told, and the game goes on as if it had not been."""
    env, other = YatzyEnv("vinga"), YatzyEnv("vinga")
    before, _ = env.reset(seed=STRAIGHT)
    other.reset(seed=STRAIGHT)
    for action in (env.actions.keep("1"), env.actions.keep("66")):
        after, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated, info["illegal"]) == (0, False, False, True)
        assert all(np.array_equal(before[name], after[name]) for name in before)
    assert env.step(0)[0]["dice"].tolist() == other.step(0)[0]["dice"].tolist()


@pytest.mark.parametrize(
    ("sheet", "actions", "code"),
    [
        ("vinga", ["1"], "move-not-there"),
        ("vinga", ["66"], "move-not-there"),
        ("vinga", ["", "", ""], "move-no-roll-left"),
        ("vinga", ["chance", "chance"], "move-box-filled"),
        ("forced-order", ["chance"], "move-box-forbidden"),
    ],
)
def test_refused_with_the_games_own_error(sheet: str, actions: list[str], code: str) -> None:
    """Whoever asks for it is given the error that the engine would raise, and the card stays as it was."""
    env = YatzyEnv(sheet, illegal="raise")
    env.reset(seed=STRAIGHT)
    *some, last = [env.actions.enter(name) if name.isalpha() else env.actions.keep(name) for name in actions]
    for action in some:
        env.step(action)
    card = env.card
    with pytest.raises(MoveError) as refused:
        env.step(last)
    assert refused.value.code == code
    assert env.card == card


def test_nothing_can_be_done_outside_a_game() -> None:
    """Before the first reset and after the last box, and with what is no action at all."""
    env = YatzyEnv(TWO_BOXES)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for wrong in (-1, len(env.actions)):
        with pytest.raises(InvalidAction):
            env.step(wrong)
    for key in TWO_BOXES.tables.keys:
        observation, _, terminated, _, info = env.step(env.actions.enter(key))
    assert terminated
    assert not info["action_mask"].any()
    assert not observation["dice"].any()
    with pytest.raises(MoveError, match="move-game-over"):
        env.step(0)


@pytest.mark.parametrize("wrong", [214.9, 214.0, np.float32(3), "0", None, True, np.True_, np.array([0])])
def test_what_is_no_whole_number_is_no_action(wrong: Any) -> None:
    """Nothing is rounded: an action is a whole number, of Python or of NumPy, and a flag is none."""
    env = YatzyEnv("vinga")
    env.reset(seed=STRAIGHT)
    with pytest.raises(InvalidAction, match=re.escape("a whole number from 0 to 224")):
        env.step(wrong)
    assert not env.card.total
    for right in (np.int8(0), np.array(env.actions.enter("chance"))):
        assert not env.step(right)[-1]["illegal"]


@pytest.mark.parametrize(
    "wrong", [{"observation": "picture"}, {"illegal": "lose"}, {"render_mode": "rgb_array"}]
)
def test_an_option_that_is_none_is_refused(wrong: dict[str, Any]) -> None:
    """Spelling mistakes do not pass as defaults."""
    with pytest.raises(ValueError, match=next(iter(wrong))):
        YatzyEnv("vinga", **wrong)


def test_any_sheet_by_name_path_or_itself(tmp_path: Path) -> None:
    """A sheet of one's own is as good as one from the shelf."""
    file = tmp_path / "mine.toml"
    file.write_text('id="mine"\ntitle="Mine"\n[[boxes]]\nkey="chance"\npattern="any"\npays="all"\n')
    for sheet in (file, str(file), bundled_sheet("maxi"), "maxi"):
        YatzyEnv(sheet).reset(seed=1)
    with pytest.raises(SheetError):
        YatzyEnv("no-such-sheet")


def test_actions_are_named() -> None:
    """Every action of every sheet has a meaning that leads back to it."""
    for sheet in sheet_ids():
        actions = YatzyEnv(sheet).actions
        for action in range(len(actions)):
            meant = actions[action]
            assert action == (actions.enter(meant) if isinstance(meant, str) else actions.keep(meant))
    actions = YatzyEnv("vinga").actions
    assert actions.keep("5 4") == actions.keep((4, 5))
    for too_many in ("12345", "123456"):
        with pytest.raises(MoveError, match="move-all-kept"):
            actions.keep(too_many)
    for outside in (-1, len(actions)):
        with pytest.raises(IndexError):
            actions[outside]
    strange: Any
    for strange in ((7,), (44,), [np.int64(0)]):
        with pytest.raises(DiceError, match="dice-face"):
            actions.keep(strange)
    with pytest.raises(MoveError, match="move-no-box"):
        actions.enter("tower")


def test_actions_of_a_sheet_in_hand() -> None:
    """A sheet or its tables, as for a card; dice in any form they come in."""
    sheet = bundled_sheet("vinga")
    actions = Actions(sheet)
    assert actions.tables is Actions(sheet.tables).tables is sheet.tables
    assert {actions.keep(dice) for dice in ("44", (4, 4), [4, 4], np.array([4, 4]))} == {22}


def test_a_box_by_a_name_that_is_nearly_its_own() -> None:
    """It is refused, and the near name told, as a card does it."""
    actions = YatzyEnv("vinga").actions
    for wrong in ("chnce", "tower"):
        with pytest.raises(MoveError) as told:
            actions.enter(wrong)
        with pytest.raises(MoveError) as expected:
            yatzy.Card.empty(bundled_sheet("vinga")).open_box_index(wrong)
        assert str(told.value) == str(expected.value)
    with pytest.raises(MoveError, match="Did you mean chance"):
        actions.enter("chnce")


# Drawing


def test_a_table_is_drawn() -> None:
    """The pad with what stands on it, open boxes with a dot, struck ones with a dash; then the dice."""
    env = YatzyEnv("vinga", render_mode="ansi")
    env.reset(seed=STRAIGHT)
    env.step(env.actions.enter("large-straight"))
    env.step(env.actions.enter("yatzy"))
    drawn = env.render()
    assert drawn is not None
    rows = {line[:15].strip(): line[15:].strip() for line in drawn.splitlines()}
    assert (rows["Large straight"], rows["Yatzy"], rows["Chance"]) == ("20", "—", "·")
    assert (rows["Upper sum"], rows["Bonus"], rows["Total score"]) == ("0", "0", "20")
    assert drawn.endswith("\n2 rolls left.\n")


def test_a_table_is_printed_for_a_human(capsys: pytest.CaptureFixture[str]) -> None:
    """Each step shows the table; without a mode there is nothing to see."""
    env = YatzyEnv("vinga", render_mode="human")
    env.reset(seed=STRAIGHT)
    assert "2 3 4 5 6" in capsys.readouterr().out
    env.step(0)
    assert "1 roll left." in capsys.readouterr().out
    silent = YatzyEnv("vinga")
    silent.reset(seed=1)
    assert silent.render() is None
    assert capsys.readouterr().out == ""
