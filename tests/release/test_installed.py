"""The wheel in an empty environment, with what it declares and nothing else: a game, a solution, a page."""

import json
import os
import pty
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from urllib.request import Request, urlopen

import pytest

from support.build.packages import VERSION, pip
from support.cli.run_command import ONLY_CHANCE
from support.dose import campaign, dose
from support.server.servers import ALONE, PATIENCE, served
from support.server.tokens import new_token
from yatzy.extras import EXTRAS
from yatzy.game.engine import replay_checked
from yatzy.game.state import Game
from yatzy.server.web.assets import current_edition
from yatzy.store.local_store import LocalStore

QUICK = [
    ["sheets"],
    ["rules", "maxi", "--lang", "fi"],
    ["score", "55566", "--sheet", "vinga"],
    ["advise", "23455", "--sheet", "vinga"],
    ["compare", "tactic", "tactic-da", "--dice", "55566"],
    ["drill", "--today", "--json"],
    ["pad", "--print", "--sheet", "tactic"],
    ["records"],
    ["games"],
]
"""A command each, beside those that look at a game, solve a sheet or open the table."""
COMPILED = [
    ["odds", "only-chance.toml"],
    ["simulate", "--sheet", "only-chance.toml", "--players", "casual,bold", "--games", "10"],
    ["export", "games", "--sheet", "only-chance.toml", "--games", "2", "--to", "games.csv"],
]
"""Commands for which everything is compiled that a checkout has compiled already."""
ALL = """\
import json, sys
from yatzy.cli.main import main
print(json.dumps([main(one) for one in json.loads(sys.argv[1])]))
"""
ASKED = 0.3
"""Seconds after which a question is answered that may have been asked; if there was none, nothing happens."""
MISSED = """\
import sys
from yatzy.extras import require_extra
try:
    require_extra(sys.argv[1])
except ImportError as error:
    print(error)
"""

LEARNING = """\
from importlib.metadata import entry_points
import gymnasium
(found,) = entry_points(group="gymnasium.envs", name="yatzy")
found.load()()
table = gymnasium.make("yatzy/Vinga-v0", regret=True)
table.reset(seed=209)
_, reward, over, _, info = table.step(table.unwrapped.actions.enter("chance"))
from yatzy.envs import YatzyAECEnv
several = YatzyAECEnv("vinga")
several.reset(seed=209)
several.step(several.actions.enter("chance"))
print(int(reward), over, info["regret"] > 0, int(several.rewards["player_0"]))
"""
READ = """\
from pyarrow import parquet
table = parquet.read_table("advice.parquet")
print(table.num_rows, table.schema.metadata[b"yatzy.what"].decode())
"""
ROWS = 3 * 15 + 2 * (2 * 2 * 2 * 3 - 1)
"""Choices with 12344: any of 15 boxes, each time; and twice, any of the dice to keep but all of them."""


@pytest.fixture(autouse=True)
def house_sheet(tmp_path: Path) -> None:
    (tmp_path / "only-chance.toml").write_text(ONLY_CHANCE, "utf-8")


def yatzy(environment: Path, *arguments: str) -> str:
    """Run the installed command, which has to work without a word on the side; return what it prints."""
    done = run(environment / "bin" / "yatzy", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=300
    )


@pytest.mark.parametrize("environment", dose(["core", "server", "study"], ["core", "server"]))
def test_nothing_else_is_there(environment: str, request: pytest.FixtureRequest) -> None:
    """What is installed fits together; nothing is there for development, nothing comes from the checkout."""
    folder: Path = request.getfixturevalue(environment)
    pip(folder, "check")
    names = {one["name"].lower() for one in json.loads(pip(folder, "list", "--format", "json"))}
    assert not names & {
        "pytest",
        "hatchling",
        "hypothesis",
        "mypy",
        "ruff",
        "setuptools",
    }
    of_extras = names & {"gymnasium", "litestar", "pettingzoo", "pyarrow"}
    assert (
        of_extras
        == {"core": set(), "server": {"litestar"}, "study": {"gymnasium", "pettingzoo", "pyarrow"}}[environment]
    )
    told = run(folder / "bin" / "python", "-c", "import yatzy; print(yatzy.__file__)").stdout.strip()
    assert Path(told).is_relative_to(folder)


def test_the_version_is_told(core: Path) -> None:
    assert yatzy(core, "--version") == f"{VERSION}\n"
    asked = run(core / "bin" / "python", "-c", "import yatzy; print(yatzy.__version__)")
    assert asked.stdout == f"{VERSION}\n"


def test_commands_of_the_core(core: Path) -> None:
    """Each does what it does without the server's packages."""
    commands = QUICK
    done = run(core / "bin" / "python", "-c", ALL, json.dumps(commands))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.splitlines()[-1]) == [0] * len(commands)


@campaign
def test_commands_that_compile(study: Path) -> None:
    done = run(study / "bin" / "python", "-c", ALL, json.dumps(COMPILED))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.splitlines()[-1]) == [0] * len(COMPILED)


@campaign
def test_solutions(study: Path) -> None:
    """A house sheet is solved here, compiler and all; a printed one brings its solution along."""
    house = json.loads(yatzy(study, "solve", "only-chance.toml", "--json"))
    # By head: a die is thrown up to three times, kept from 5 on and then from 4 on, and makes 14/3.
    assert house["expected"] == pytest.approx(5 * 14 / 3)
    assert house["threads"] > 0
    shipped = json.loads(yatzy(study, "solve", "vinga", "--json"))
    assert shipped["expected"] == pytest.approx(248.439989378)  # docs/science.md
    assert shipped["threads"] == 0  # which is to say, nothing was solved


EVERY_SHEET = """\
import random, yatzy
for name in yatzy.sheet_ids():
    sheet, generator = yatzy.sheet(name), random.Random(name)
    game = yatzy.Game.new(sheet, ["Anna", "Bo"])
    if sheet.rules.dice != 5:
        continue
    values = yatzy.solve(sheet)
    while not game.over:
        game = game.roll(generator.choices(range(1, 7), k=game.to_throw))
        best = values.advise(game.card, game.dice, game.rolls_left).best
        if game.player == "Bo":  # who stops at once
            game = game.enter(next(entry.key for entry in game.entries() if entry.allowed))
        else:
            game = game.enter(best.key) if best.keep is None else game.keep(best.keep)
    review = yatzy.review(yatzy.read(yatzy.write(game)))
    assert review.columns[0].cost == 0 < review.columns[1].cost, name
    print(name, *game.totals.values())
"""


def test_without_the_compiler(core: Path) -> None:
    """Every shipped sheet with five dice is played, coached and reviewed; what needs the compiler says so."""
    names = {one["name"].lower() for one in json.loads(pip(core, "list", "--format", "json"))}
    assert not names & {"numba", "llvmlite"}
    size = sum(file.stat().st_size for file in core.rglob("*") if file.is_file() and not file.is_symlink())
    assert size < 200_000_000
    played = run(core / "bin" / "python", "-c", EVERY_SHEET)
    assert (played.returncode, played.stderr) == (0, "")
    assert len(played.stdout.splitlines()) == 15
    ends = json.loads(yatzy(core, "odds", "tactic", "--json"))
    assert ends["mean"] == pytest.approx(248.439989378)  # docs/science.md
    for command in (
        ["advise", "123456", "--sheet", "maxi"], ["solve", "only-chance.toml"],
        ["odds", "tactic", "--filled", "ones=3"], ["odds", "maxi"],
        ["simulate", "--games", "10"], ["advise", "12344", "--against", "200"],
    ):  # fmt: skip
        done = run(core / "bin" / "yatzy", *command)
        assert (done.returncode, done.stdout) == (1, ""), command
        assert done.stderr.endswith(" pip install 'yatzy[solver]'\n"), command
        assert done.stderr.count("\n") == 1, command


@contextmanager
def at_a_terminal(*command: str | Path) -> Iterator[tuple[int, "subprocess.Popen[bytes]", bytearray]]:
    """Run a command in a terminal; yield where to type, the process, and what is shown as it comes."""
    line, inner = pty.openpty()
    looks = {"TERM": "xterm-256color", "TEXTUAL_ANIMATIONS": "none", "COLUMNS": "80", "LINES": "24"}
    shown = bytearray()

    def read() -> None:
        try:
            while some := os.read(line, 65536):
                shown.extend(some)
        except OSError:  # how Linux says that nobody writes any more
            pass

    with subprocess.Popen(
        command, env=os.environ | looks, stdin=inner, stdout=inner, stderr=inner, start_new_session=True
    ) as process:
        os.close(inner)
        reader = Thread(target=read)
        reader.start()
        try:
            yield line, process, shown
        finally:
            process.kill()
            process.wait()
            reader.join()
            os.close(line)


def game_in(store: LocalStore) -> Game:
    (kept,) = store.list_games()
    return replay_checked([one.event for one in store.load_events(kept.game_id)])


def test_a_game(core: Path, tmp_path: Path) -> None:
    """Played by keys in a terminal to the end; then its dice are recomputed, and it is looked at again."""
    until = monotonic() + PATIENCE
    command = (core / "bin" / "yatzy", "play", "--sheet", "vinga", "--players", "Anna")
    with at_a_terminal(*command) as (line, process, shown):

        def waited() -> None:
            assert process.poll() is None, shown
            assert monotonic() < until, shown
            sleep(0.02)

        while b"Q quit" not in shown:
            waited()
        with LocalStore(tmp_path / "yatzy_data" / "games.db") as store:
            while not (game := game_in(store)).over:
                os.write(line, b" 12 \r")  # throw, keep two dice, throw, write
                again = monotonic() + ASKED
                while len(game_in(store).turns) == len(game.turns):
                    waited()
                    if monotonic() > again:
                        os.write(line, b"\r")  # it asks whether to strike
                        again += ASKED
            (kept,) = store.list_games()
        os.write(line, b"q")
        assert process.wait(PATIENCE) == 0
    assert len(game.turns) == 15  # a turn for each box
    total = str(game.cards[0][0].total)
    record = yatzy(core, "games", "export", kept.game_id)
    (tmp_path / "evening.yatzy").write_text(record, "utf-8")
    yatzy(core, "verify", "evening.yatzy")
    review = json.loads(yatzy(core, "review", "evening.yatzy", "--json"))
    assert total in json.dumps(review)
    assert total in yatzy(core, "records")


@pytest.mark.parametrize("language", ["en", "fi"])
def test_what_is_missing_is_told(core: Path, language: str) -> None:
    """The core has no server, and says which command brings it."""
    done = run(core / "bin" / "yatzy", "serve", "--no-browser", "--lang", language)
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert line.endswith(" pip install 'yatzy[server]'")


@pytest.mark.parametrize("extra", EXTRAS)
def test_programs_are_told_what_is_missing(core: Path, extra: str) -> None:
    """With an ImportError that names the command."""
    done = run(core / "bin" / "python", "-c", MISSED, extra)
    assert done.stdout.startswith("extra-missing: ")
    assert f"pip install 'yatzy[{extra}]'" in done.stdout


def test_a_page(server: Path) -> None:
    """The server opens its tables: the page comes with its scripts, and a table is laid and played at."""
    with served((str(server / "bin" / "yatzy"), "serve", *ALONE)) as running:
        host, port = running.address
        page = running.get("/")
        assert "<!doctype html>" in page.lower()
        (script,) = set(re.findall(r"/web/[0-9a-f]+/joined/main\.js", page))
        assert running.get(script).encode() == current_edition().files["joined/main.js"].content
        token = new_token()

        def ask(path: str, body: object) -> dict[str, dict[str, object]]:
            headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
            request = Request(f"http://{host}:{port}{path}", json.dumps(body).encode(), headers)
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 # our own address
                told: dict[str, dict[str, object]] = json.load(answer)
            return told

        room = ask("/api/tables", {"key": "lay", "sheet": "vinga", "seats": [{"name": "Anna", "here": True}]})[
            "room"
        ]
        move = {"seq": 1, "key": "throw", "move": {"type": "roll", "seat": 0}}
        ask(f"/api/tables/{room['table']}/moves", move)
        assert "Anna" in running.get(f"/api/tables/{room['table']}/record")


@campaign
def test_environments_for_agents(study: Path) -> None:
    """They are found by entry point and id, and stepped, alone and with others."""
    done = run(study / "bin" / "python", "-c", LEARNING)
    assert (done.returncode, done.stderr) == (0, "")
    # The first throw is 2 3 4 5 6, as docs/environments.md shows: 20 points, and a waste.
    assert done.stdout == "20 False True 20\n"


@campaign
def test_data_as_parquet(study: Path) -> None:
    """Written by the command, read by the package that came along."""
    told = yatzy(study, "export", "advice", "--sheet", "vinga", "--dice", "12344", "--to", "advice.parquet")
    done = run(study / "bin" / "python", "-c", READ)
    assert (told, done.stdout, done.stderr) == (f"Rows in advice.parquet: {ROWS}\n", f"{ROWS} advice\n", "")
