"""Plays a game at a table in a process of its own, to be killed or raced by the tests.

``python player.py play FILE GAME SEED [PAUSE]`` plays on to the end, thinking at most so many seconds before a
move. It writes a plus sign when it is about to make a move, and the number of events there are once the move is
acknowledged. ``python player.py open FILE`` writes a plus sign, opens the store, and writes how many games it
has. Both write a question mark when they are ready, and begin when there is an answer, or none will come.
"""

import os
import random
import signal
import sys
import time
from pathlib import Path

from yatzy.game.engine import legal_moves, who_may_take_back
from yatzy.game.moves import Roll
from yatzy.game.setup import Setup
from yatzy.local_table import LocalTable
from yatzy.rules.errors import StoreError
from yatzy.rules.sheet import Start
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore

READY = b"?"
ABOUT_TO = b"+"
TAKES_BACK = 0.1
"""How often a player takes back an entry, where that may be."""


def say(text: bytes) -> None:
    """Write at once, past every buffer."""
    os.write(1, text)


def sit_down(store: LocalStore, game_id: str) -> LocalTable:
    """Open the table, or lay it where there is none."""
    try:
        return LocalTable.open(store, game_id)
    except StoreError as error:
        if error.code != "store-no-game":
            raise
    setup = Setup(
        bundled_sheet("vinga"), ("Ann", "Bo"), start=Start.ROLL_OFF, game_id=game_id, words=("a", "ö")
    )
    try:
        return LocalTable.create(store, setup)
    except StoreError as error:
        if error.code != "store-known":  # another player was faster
            raise
        return LocalTable.open(store, game_id)


def step(table: LocalTable, chooser: random.Random) -> None:
    """Make one move, any that is legal, or show the secret when the game is over."""
    if table.game.over:
        table.reveal()
        return
    if who_may_take_back(table.game) is not None and chooser.random() < TAKES_BACK:
        table.take_back()
        return
    moves = legal_moves(table.game)
    kind = chooser.choice(sorted({type(move).__name__ for move in moves}))
    move = chooser.choice([move for move in moves if type(move).__name__ == kind])
    if isinstance(move, Roll):
        table.roll()
    else:
        table.apply(move)


def play(store: LocalStore, game_id: str, seed: str, pause: str = "0") -> None:
    """Play until the secret is shown, taking up what others do at the same table."""
    chooser = random.Random(seed)  # noqa: S311 # a player's whims, and the same each time
    say(ABOUT_TO)
    table = sit_down(store, game_id)
    say(b"%d\n" % table.seq)
    while not table.game.secret:
        time.sleep(chooser.uniform(0, float(pause)))
        say(ABOUT_TO)
        try:
            step(table, chooser)
        except StoreError as error:
            if error.code != "store-moved-on":
                raise
            table.reload()
        else:
            say(b"%d\n" % table.seq)


def main(command: str, file: str, *rest: str) -> None:
    """Do as told, and never for ever."""
    signal.alarm(300)
    if command == "open":
        __import__("alembic.command")  # what takes long is not what is to be interrupted
    say(READY)
    sys.stdin.read(1)
    if command == "play":
        with LocalStore(Path(file)) as store:
            play(store, *rest)
    else:
        say(ABOUT_TO)
        with LocalStore(Path(file)) as store:
            say(b"%d\n" % len(store.list_games()))


if __name__ == "__main__":
    main(*sys.argv[1:])
