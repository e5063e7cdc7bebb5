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

from cloning import HOME
from commands import ONLY_CHANCE
from packages import VERSION, pip
from serving import ALONE, PATIENCE, served
from tokens import new_token
from yatzy.extras import EXTRAS
from yatzy.game.engine import retrace
from yatzy.game.state import Game
from yatzy.store.sql import Store

ONE_OF_EACH = [
    ["sheets"],
    ["rules", "maxi", "--lang", "fi"],
    ["score", "55566", "--sheet", "vinga"],
    ["advise", "23455", "--sheet", "vinga"],
    ["compare", "tactic", "tactic-da", "--dice", "55566"],
    ["odds", "only-chance.toml"],
    ["simulate", "--sheet", "only-chance.toml", "--players", "casual,bold", "--games", "10"],
    ["drill", "--today", "--json"],
    ["pad", "--print", "--sheet", "tactic"],
    ["export", "games", "--sheet", "only-chance.toml", "--games", "2", "--to", "games.csv"],
    ["records"],
    ["games"],
]
"""A command each, beside those that look at a game, solve a sheet or open the table."""
ALL = """\
import json, sys
from yatzy.cli.main import main
print(json.dumps([main(one) for one in json.loads(sys.argv[1])]))
"""
ASKED = 0.3
"""Seconds after which a question is answered that may have been asked; if there was none, nothing happens."""
MISSED = """\
import sys
from yatzy.extras import needs
try:
    needs(sys.argv[1])
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
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=500
    )


@pytest.mark.parametrize("environment", ["core", "server", "study"])
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
    done = run(core / "bin" / "python", "-c", ALL, json.dumps(ONE_OF_EACH))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.splitlines()[-1]) == [0] * len(ONE_OF_EACH)


def test_solutions(core: Path) -> None:
    """A house sheet is solved here, compiler and all; a printed one brings its solution along."""
    house = json.loads(yatzy(core, "solve", "only-chance.toml", "--json"))
    # By head: a die is thrown up to three times, kept from 5 on and then from 4 on, and makes 14/3.
    assert house["expected"] == pytest.approx(5 * 14 / 3)
    assert house["threads"] > 0
    shipped = json.loads(yatzy(core, "solve", "vinga", "--json"))
    assert shipped["expected"] == pytest.approx(248.439989378)  # docs/science.md
    assert shipped["threads"] == 0  # which is to say, nothing was solved


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


def game_in(store: Store) -> Game:
    (kept,) = store.games()
    return retrace([one.event for one in store.load(kept.game_id)])


def test_a_game(core: Path, tmp_path: Path) -> None:
    """Played by keys in a terminal to the end; then its dice are recomputed, and it is looked at again."""
    until = monotonic() + PATIENCE
    command = (core / "bin" / "yatzy", "play", "--sheet", "vinga", "--players", "Anna")
    with at_a_terminal(*command) as (line, process, shown):

        def waited() -> None:
            assert process.poll() is None, shown
            assert monotonic() < until, shown
            sleep(0.02)

        while b"Q leave" not in shown:
            waited()
        with Store(tmp_path / "yatzy_data" / "games.db") as store:
            while not (game := game_in(store)).over:
                os.write(line, b" 12 \r")  # throw, keep two dice, throw, write
                again = monotonic() + ASKED
                while len(game_in(store).turns) == len(game.turns):
                    waited()
                    if monotonic() > again:
                        os.write(line, b"\r")  # it asks whether to strike
                        again += ASKED
            (kept,) = store.games()
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
        (script,) = set(re.findall(r"/web/[0-9a-f]+/main\.js", page))
        assert running.get(script) == (HOME / "src" / "yatzy" / "web" / "main.js").read_text("utf-8")
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


def test_environments_for_agents(study: Path) -> None:
    """They are found by entry point and id, and stepped, alone and with others."""
    done = run(study / "bin" / "python", "-c", LEARNING)
    assert (done.returncode, done.stderr) == (0, "")
    # The first throw is 2 3 4 5 6, as docs/environments.md shows: 20 points, and a waste.
    assert done.stdout == "20 False True 20\n"


def test_data_as_parquet(study: Path) -> None:
    """Written by the command, read by the package that came along."""
    told = yatzy(study, "export", "advice", "--sheet", "vinga", "--dice", "12344", "--to", "advice.parquet")
    done = run(study / "bin" / "python", "-c", READ)
    assert (told, done.stdout, done.stderr) == (f"Rows in advice.parquet: {ROWS}\n", f"{ROWS} advice\n", "")
