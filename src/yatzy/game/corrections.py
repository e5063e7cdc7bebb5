"""Checks of a mark, and marks that are taken back or corrected."""

from collections.abc import Sequence

from msgspec.structs import replace

from yatzy.game.card import Card, Mark
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Correction, Game, count_dice
from yatzy.game.turn import FinishedTurn, Throw, Turn
from yatzy.rules.dice import Dice
from yatzy.rules.errors import MoveError


def check_mark(card: Card, dice: Dice, claimed: Mark) -> Mark:
    """Return the mark of a turn: what its dice score, or without dice the claimed one.

    Raises :class:`MoveError` if the box may not be filled or no roll gives the claimed points.
    """
    key = claimed.key
    if dice:
        return card.mark(key, dice)
    card.open_box_index(key)
    possible = card.possible_marks(key)
    if not possible:
        raise MoveError("move-box-forbidden", box=key, reason="not-next")
    if claimed not in possible:
        allowed = format_possible_points(possible)
        raise MoveError("move-points", box=key, points=format_points(claimed), possible=allowed)
    return claimed


def format_points(mark: Mark) -> str:
    """Format the points of a mark: ``25``, or ``25+100`` with a bonus."""
    return f"{mark.points}+{mark.bonus}" if mark.bonus else str(mark.points)


def format_possible_points(marks: Sequence[Mark]) -> str:
    """Format the points of several marks of a box, with ranges: ``0, 5–30``."""
    runs: list[list[int]] = []
    for points in [mark.points for mark in marks if not mark.bonus]:
        if runs and points == runs[-1][-1] + 1:
            runs[-1].append(points)
        else:
            runs.append([points])
    ranges = [f"{run[0]}–{run[-1]}" if run[2:] else ", ".join(map(str, run)) for run in runs]
    return ", ".join([*ranges, *(format_points(mark) for mark in marks if mark.bonus)])


def who_may_take_back(game: Game) -> int | None:
    """Return the seat that made the last action, if it can be taken back, else ``None``.

    A mark can be taken back, with real dice also a throw or a correction. Dice rolled by the program are final,
    and so is everything once their secret is revealed.
    """
    if game.secret:
        return None
    if game.last_correction:
        return game.seat_of(game.last_correction.turn)
    real = game.setup.dice is DiceFrom.REAL
    if game.turn.throws:
        return game.seat if real else None
    if game.turns:
        return game.seat_of(len(game.turns) - 1)
    return replace(game, roll_off=game.roll_off[:-1]).seat if game.roll_off and real else None


def take_back_error(game: Game) -> MoveError:
    """Return the error that says why nothing can be taken back."""
    if game.secret:
        return MoveError("move-shown")
    return MoveError("move-across-dice" if game.dice_thrown else "move-nothing-done")


def take_back_last(game: Game) -> Game:
    """Return the game without its last action; raise :class:`MoveError` if it cannot be taken back."""
    if who_may_take_back(game) is None:
        raise take_back_error(game)
    if game.last_correction:
        return game.last_correction.before
    if game.turn.throws:
        *before, last = game.turn.throws
        return replace(game, turn=Turn(tuple(before), kept=last.kept))
    return game.reopen_last_turn() if game.turns else replace(game, roll_off=game.roll_off[:-1])


def correct_turn(game: Game, number: int, mark: Mark, dice: Dice) -> Game:
    """Return the game with one turn corrected, and the later turns on its card rescored.

    Raises :class:`MoveError` if the mark is not possible, or a later turn is no longer.
    """
    old = game.turns[number]
    if dice and sorted(dice) == sorted(old.dice):
        played = replace(old, was=(*old.was, old.mark))
    else:
        throws = (Throw((), dice),) if dice else ()
        played = FinishedTurn(mark, throws, laid=bool(dice), was=(*old.was, old.mark))
    turns, card = list(game.turns), Card.empty(game.setup.sheet.tables)
    for turn in game.turns_on_same_card(number):
        if turn == number:
            turns[turn] = replace(played, mark=check_mark(card, dice, mark))
        elif turn > number:
            turns[turn] = replace(turns[turn], mark=_rescore_turn(game, turn, card))
        card = card.write(turns[turn].mark)
    return replace(
        game,
        cards=game.replace_card(game.round_of(number), game.column_of(number), card),
        turns=tuple(turns),
        past_dice_thrown=game.past_dice_thrown + count_dice(played.throws) - count_dice(old.throws),
        last_correction=Correction(number, game),
    )


def _rescore_turn(game: Game, turn: int, card: Card) -> Mark:
    """Return the mark of a turn on its card after an earlier turn was corrected."""
    played = game.turns[turn]
    mark = played.mark
    if not played.dice and mark not in card.possible_marks(mark.key):
        same_points = [other for other in card.possible_marks(mark.key) if other.points == mark.points]
        mark = next(iter(same_points), mark)
    try:
        return check_mark(card, played.dice, mark)
    except MoveError as error:
        player = game.setup.players[game.seat_of(turn)]
        raise MoveError("move-conflict", player=player, box=mark.key, points=format_points(mark)) from error
