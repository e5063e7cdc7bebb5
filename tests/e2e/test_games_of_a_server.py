"""Tables of a server, which keeps them where ``yatzy play`` keeps its games: looked at here, played there."""

import asyncio
from pathlib import Path

import pytest

from commands import Capture, run
from keeping import opened
from yatzy.chance.fair import new_secret, seal_of
from yatzy.cli import sitting
from yatzy.game.engine import begin
from yatzy.game.moves import Enter
from yatzy.game.record import event_data
from yatzy.game.setup import DiceFrom, Setup
from yatzy.rules.shelf import shelf_sheet
from yatzy.store.sql import Store
from yatzy.table import Table

CODE = "k4d8ddfryn"
SHOWN = "K4D8D-DFRYN"
"""The same as the page shows it."""


def lay_at_server(folder: Path, *, match: str = "") -> None:
    """Keep a table as a server does: a room, and a game that has begun."""
    secret = new_secret()
    setup = Setup(shelf_sheet("printworks"), ("Anna",), seal=seal_of(secret), game_id=CODE, match=match)

    async def lay() -> None:
        async with opened(str(folder / "games.db")) as log:
            await log.lay(CODE, "{}", secret, listed=False, first=event_data(begin(setup)))

    asyncio.run(lay())


def play_out(folder: Path) -> int:
    """Play the table to its end, as the server would; return how many events it has."""
    with Store(folder / "games.db") as store:
        table = Table.open(store, CODE)
        while not table.game.over:
            table.roll()
            table.make(Enter(0, next(entry.key for entry in table.game.entries() if entry.allowed)))
        return table.seq


def length(folder: Path) -> int:
    with Store(folder / "games.db") as store:
        return len(store.load(CODE))


@pytest.fixture
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands believe in a terminal; no screen may open."""

    def opens(*_: object) -> None:
        raise AssertionError("a screen opened")

    monkeypatch.setattr(sitting, "_need_terminal", lambda: None)
    monkeypatch.setattr(sitting, "_app", opens)


@pytest.mark.usefixtures("_terminal")
@pytest.mark.parametrize("command", ["play", "pad"])
@pytest.mark.parametrize("name", [CODE, SHOWN, "k4d"])
def test_a_table_of_the_server_is_played_there(
    command: str, name: str, capsys: Capture, own_games: Path
) -> None:
    """Whoever names it in a terminal is told where to open it."""
    lay_at_server(own_games)
    code, out, err = run(capsys, command, name)
    assert (code, out) == (2, "")
    assert err == f"error: {CODE} is a table of the server. It is played there: yatzy serve opens it.\n"
    assert length(own_games) == 1


def test_the_game_left_last_is_never_one_of_the_server(own_games: Path) -> None:
    """The one before it is; where there is none, nothing like it is suggested either."""
    lay_at_server(own_games)
    with Store(own_games / "games.db", clock=lambda: "2026-11-14T19:30:00Z") as store:
        assert sitting._left_last(store, DiceFrom.SCREEN) is None  # noqa: SLF001 # the heart of `yatzy play`
        own = Table.lay(store, Setup(shelf_sheet("vinga"), ("Bo",)))
        assert store.games()[0].game_id == CODE
        found = sitting._left_last(store, DiceFrom.SCREEN)  # noqa: SLF001 # as above
        assert found is not None
        assert found.game_id == own.game_id


def test_what_only_looks_goes_on(capsys: Capture, own_games: Path) -> None:
    """A game that is over can be listed, shown, exported and verified, and nothing is written to it."""
    lay_at_server(own_games)
    events = play_out(own_games)
    assert CODE in run(capsys, "games")[1]
    assert run(capsys, "games", "show", SHOWN)[0] == 0
    code, record, _ = run(capsys, "games", "export", SHOWN)
    assert code == 0
    assert "\nSecret: " in record
    code, lines, _ = run(capsys, "games", "export", SHOWN, "--jsonl")
    assert lines.count("\n") == events + 1
    assert '"revealed"' in lines.splitlines()[-1]
    code, out, _ = run(capsys, "verify", SHOWN)
    assert (code, "13 throws" in out) == (0, True)  # one for each box of that sheet
    assert length(own_games) == events


def test_the_dice_of_a_match_stay_sealed(capsys: Capture, own_games: Path) -> None:
    """Others may still play with them."""
    lay_at_server(own_games, match="abc")
    play_out(own_games)
    assert "Secret" not in run(capsys, "games", "export", CODE)[1]
    code, _, err = run(capsys, "verify", CODE)
    assert (code, "still sealed" in err) == (2, True)


def test_a_table_is_not_deleted_under_a_server(capsys: Capture, own_games: Path) -> None:
    """While one has it open its tables stay; afterwards they are whoever's who keeps them."""
    lay_at_server(own_games)

    async def delete() -> tuple[int, str, str]:
        async with opened(str(own_games / "games.db")):
            return await asyncio.to_thread(run, capsys, "games", "delete", SHOWN, "--yes")

    code, out, err = asyncio.run(delete())
    assert (code, out) == (2, "")
    assert err == f"error: {CODE} is a table of the server, which is running just now. Stop it first.\n"
    assert length(own_games) == 1
    assert run(capsys, "games", "delete", SHOWN, "--yes")[0] == 0
    assert CODE not in run(capsys, "games", "--all")[1]


@pytest.mark.parametrize("name", [CODE, SHOWN, "k4d8d-dfryn", "K4D8D DFRYN", " k4d8d-dfryn ", "K4D"])
@pytest.mark.parametrize("command", [("review",), ("verify",), ("games", "show"), ("games", "export")])
def test_a_game_is_named_as_its_code_is_shown(
    command: tuple[str, ...], name: str, capsys: Capture, own_games: Path
) -> None:
    """In any case, with hyphens or blanks anywhere, or by its beginning."""
    lay_at_server(own_games)
    play_out(own_games)
    code, _, err = run(capsys, *command, name)
    assert (code, err) == (0, "")
