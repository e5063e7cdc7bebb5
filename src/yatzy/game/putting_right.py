"""What a mark may be, and how marks are put right: taken back, or corrected later."""

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches

from yatzy.game.card import Card, Mark
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Correction, Game
from yatzy.game.turn import Played, Throw, Turn
from yatzy.rules.dice import Dice
from yatzy.rules.errors import MoveError


def judge(card: Card, dice: Dice, claimed: Mark) -> Mark:
    """Return the mark a turn may leave on a card: what its dice give, or without dice what is claimed."""
    key = claimed.key
    if key not in card.tables.keys:
        near = next(iter(get_close_matches(key.lower().replace(" ", "-"), card.tables.keys, n=1)), "none")
        raise MoveError("move-no-box", box=key, near=near)
    if card.points[card.tables.keys.index(key)] is not None:
        raise MoveError("move-box-filled", box=key)
    if dice:
        entry = next(entry for entry in card.entries(dice) if entry.key == key)
        if not entry.allowed:
            raise MoveError("move-box-forbidden", box=key, reason=str(entry.reason))
        return Mark(key, entry.points, entry.bonus)
    possible = card.marks(key)
    if not possible:
        raise MoveError("move-box-forbidden", box=key, reason="not-next")
    if claimed not in possible:
        raise MoveError("move-points", box=key, points=told(claimed), possible=told_all(possible))
    return claimed


def told(mark: Mark) -> str:
    """Write the points of a mark: ``25``, or ``25+100`` with a bonus."""
    return f"{mark.points}+{mark.bonus}" if mark.bonus else str(mark.points)


def told_all(marks: Sequence[Mark]) -> str:
    """Write the points of several marks of a box, in order: ``0, 5–30``."""
    runs: list[list[int]] = []
    for points in [mark.points for mark in marks if not mark.bonus]:
        if runs and points == runs[-1][-1] + 1:
            runs[-1].append(points)
        else:
            runs.append([points])
    short = [f"{run[0]}–{run[-1]}" if run[2:] else ", ".join(map(str, run)) for run in runs]
    return ", ".join([*short, *(told(mark) for mark in marks if mark.bonus)])


def taken_back(game: Game) -> tuple[Game, int]:
    """Return the game with the last thing done taken back, and the seat that had done it.

    That is the last mark, with real dice also the last throw or correction. Dice a screen has thrown stay so.
    """
    if game.secret:
        raise MoveError("move-shown")
    if correction := game.corrected:
        return replace(game.with_turns(correction.before), turn=game.turn), game.seat_of(correction.turn)
    real = game.setup.dice is DiceFrom.REAL
    if game.turn.throws and real:
        *before, last = game.turn.throws
        return replace(game, turn=Turn(tuple(before), kept=last.kept)), game.seat
    if game.turns and not game.turn.throws:
        turn, seat = game.turns[-1].reopened(), game.seat_of(len(game.turns) - 1)
        return replace(game.with_turns(game.turns[:-1]), turn=turn), seat
    if game.roll_off and real:
        before_throw = replace(game, roll_off=game.roll_off[:-1])
        return before_throw, before_throw.seat
    raise MoveError("move-across-dice" if game.thrown else "move-nothing-done")


def corrected(game: Game, number: int, mark: Mark, dice: Dice) -> Game:
    """Return the game with one turn put right, and those after it scored anew; refuse what cannot stand."""
    old = game.turns[number]
    if dice and sorted(dice) == sorted(old.dice):
        played = replace(old, was=(*old.was, old.mark))
    else:
        throws = (Throw((), dice),) if dice else ()
        played = Played(mark, throws, laid=bool(dice), was=(*old.was, old.mark))
    after = game.with_turns(game.turns[:number])
    after = after.written(replace(played, mark=judge(after.card, dice, mark)))
    for later in game.turns[number + 1 :]:
        after = after.written(replace(later, mark=_rescored(after, later)))
    return replace(after, turn=game.turn, corrected=Correction(number, game.turns))


def _rescored(game: Game, played: Played) -> Mark:
    """Return what a turn is worth now that an earlier one was corrected."""
    mark = played.mark
    if not played.dice and mark not in game.card.marks(mark.key):
        same_points = [one for one in game.card.marks(mark.key) if one.points == mark.points]
        mark = next(iter(same_points), mark)
    try:
        return judge(game.card, played.dice, mark)
    except MoveError as error:
        player = game.setup.players[game.seat]
        raise MoveError("move-conflict", player=player, box=mark.key, points=told(mark)) from error
