"""Sentences about a game, for the table screen."""

from rich.cells import cell_len, set_cell_size

from yatzy.game.card import Mark
from yatzy.game.corrections import format_points, format_possible_points
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import bonus_reason, entry_reason, upper_bonus_reason
from yatzy.report.outcome import score_line
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import full_title
from yatzy.tui.dice_tray import DiceLayout

SHOWN_SEAL = 24
FEW_DICE = 3
"""With so few dice, typed points could be taken for dice."""
ROLL_MADE, ROLL_LEFT = "●", "○"
BETWEEN, SHORTEST_TITLE = "  ·  ", 8
"""Between the parts of the title line, and the least width of the sheet's title."""


def space_dice(dice: Dice) -> str:
    """Format dice with blanks between them."""
    return " ".join(map(str, dice))


class GameTexts:
    """Texts about one state of a game."""

    def __init__(self, words: Catalogue, game: Game) -> None:
        self.words = words
        self.game = game
        self.sheet = game.setup.sheet
        self.has_real_dice = game.setup.dice is DiceFrom.REAL

    def title_line(self, shown_round: int, solved: int | None, width: int) -> str:
        """Return the sheet, round and turn, and the percent solved while the sheet is being solved.

        Where that is too wide, real dice are not mentioned, and the title of the sheet is shortened.
        """
        game, setup, say = self.game, self.game.setup, self.words.say
        parts = {"title": full_title(self.sheet)}
        if setup.rounds > 1:
            parts["round"] = say("table-round", round=shown_round + 1, rounds=setup.rounds)
        if game.phase is Phase.PLAY and shown_round == game.round:
            turn = len(game.turns) % setup.turns_per_round // len(setup.columns) + 1
            parts["turn"] = say("table-turn", turn=turn, turns=len(self.sheet.rules.boxes))
        if self.has_real_dice:
            parts["real"] = say("table-real")
        if solved is not None:
            parts["solving"] = say("table-solving", percent=solved)
        if cell_len(BETWEEN.join(parts.values())) > width:
            parts.pop("real", None)
        excess = cell_len(BETWEEN.join(parts.values())) - width
        if excess > 0:
            room = max(SHORTEST_TITLE, cell_len(parts["title"]) - excess)
            parts["title"] = f"{set_cell_size(parts['title'], room - 1).rstrip(' ,')}…"
        return BETWEEN.join(parts.values())

    def seal_line(self) -> str:
        """Return the fingerprint of the secret, or an empty string without one."""
        seal = self.game.setup.seal
        return self.words.say("table-sealed", seal=seal[:SHOWN_SEAL]) if seal else ""

    def turn_line(self) -> str:
        """Return whose turn it is."""
        game, say = self.game, self.words.say
        if game.over:
            return say("end-title")
        if game.phase is Phase.ROLL_OFF:
            return say("table-throws-off", player=self.player_name(game.seat))
        if len(game.setup.players) == 1:
            return say("table-alone")
        return say("table-plays", player=self.player_name(game.seat))

    def throw_line(self) -> str:
        """Return which roll it is, with a dot for each."""
        game = self.game
        if game.phase is not Phase.PLAY or self.has_real_dice:
            return ""
        throws, made = self.sheet.rules.rolls, len(game.turn.throws)
        said = self.words.say("table-throw", throw=made, throws=throws)
        return f"{ROLL_MADE * made}{ROLL_LEFT * (throws - made)}  {said}"

    def standings(self, *, everyone_seen: bool) -> str:
        """Return the standings, or an empty string where the scorecard shows them."""
        series = self.game.setup.rounds > 1
        if len(self.game.setup.columns) == 1 or (everyone_seen and not series):
            return ""
        line = score_line(self.words, self.game)
        return self.words.say("table-series", standing=line) if series else line

    def explanation(self, key: str, column: int, dice_layout: DiceLayout) -> dict[str, str]:
        """Return what the box at the cursor would score (``why``), and what can be done next (``next``)."""
        game, say = self.game, self.words.say
        if game.over:
            return {}
        if game.phase is Phase.ROLL_OFF and self.has_real_dice:
            example = self._example_dice()
            return {"next": say("table-type-roll-off", dice=self.sheet.rules.dice, example=example)}
        if game.phase is Phase.ROLL_OFF or not (game.dice or self.has_real_dice):
            return {"next": say("table-press-space")}
        return self._explain_box(key, column, dice_layout)

    def _explain_box(self, key: str, column: int, dice_layout: DiceLayout) -> dict[str, str]:
        game, box = self.game, self.words.name(self.sheet, key)
        if game.cards[-1][column].points[self.sheet.tables.keys.index(key)] is not None:
            return {"why": self.words.say("table-filled", box=box)}
        if column != game.column:
            return {"why": self._explain_other_column(column)}
        if not game.dice:
            return {"why": self._explain_possible(key, box)}
        return {"why": self._explain_offer(key, box, dice_layout), "next": self._next_step(dice_layout)}

    def _explain_other_column(self, column: int) -> str:
        names = {"other": self.game.setup.column_name(column), "player": self.player_name(self.game.seat)}
        return self.words.say("error-move-not-yours", **names)

    def _next_step(self, dice_layout: DiceLayout) -> str:
        if self.has_real_dice:
            return self.words.say("table-choose")
        if not self.game.rolls_left:
            return self.words.say("table-choose-box")
        if len(dice_layout.kept) == len(dice_layout.faces):
            return self.words.say("table-all-kept")
        return self.words.say("table-throw-again", dice=self.sheet.rules.dice)

    def _explain_offer(self, key: str, box: str, dice_layout: DiceLayout) -> str:
        game = self.game
        entry = next((entry for entry in game.entries() if entry.key == key), None)
        if entry is None:
            return ""
        dice = dice_layout.faces if sorted(dice_layout.faces) == sorted(game.dice) else game.dice
        points = format_points(Mark(key, entry.points, entry.bonus))
        shown = points if entry.allowed else self.words.say("score-forbidden")
        lines = [f"{box}: {shown}", entry_reason(self.words, self.sheet, dice, entry)]
        lines.append(bonus_reason(self.words, self.sheet, game.card, dice) or "")
        if entry.allowed:
            lines.append(upper_bonus_reason(self.words, self.sheet, game.card, entry) or "")
        return "\n".join(line for line in lines if line)

    def _explain_possible(self, key: str, box: str) -> str:
        dice = self.sheet.rules.dice
        equals = "yes" if dice <= FEW_DICE else "no"
        lines = [self.words.say("table-type-dice", dice=dice, example=self._example_dice(), equals=equals)]
        if possible := self.game.card.possible_marks(key):
            lines.append(self.words.say("table-can-take", box=box, possible=format_possible_points(possible)))
        return "\n\n".join(lines)

    def _example_dice(self) -> str:
        return "".join(str(face) for face in (5, 5, 5, 3, 5, 1)[: self.sheet.rules.dice])

    def typed_line(self, typed: str, *, whole: bool) -> str:
        """Return what was typed, and for a whole roll what can be done with it."""
        lines = [self.words.say("table-typed", typed=typed)]
        if whole:
            lines.append(self.words.say("table-typed-dice", coach="yes" if self.game.setup.coach else "no"))
        return "\n".join(lines)

    def already_laid(self) -> str:
        """Return that this turn already has its dice."""
        return self.words.say("table-laid", dice=space_dice(self.game.dice))

    def correction_line(self, turn: int) -> str:
        """Return what is being corrected."""
        mark = self.game.turns[turn].mark
        box = f"{self.words.name(self.sheet, mark.key)} ({format_points(mark)})"
        return self.words.say("table-correcting", player=self.player_name(self.game.seat_of(turn)), box=box)

    def last_entry(self) -> str:
        """Return the last entry, with its dice where these are known."""
        game = self.game
        if not game.turns:
            return ""
        played = game.turns[-1]
        mark, known = played.mark, "yes" if played.dice else "no"
        about = {"player": self.player_name(game.seat_of(len(game.turns) - 1)), "known": known}
        about |= {"box": self.words.name(self.sheet, mark.key), "dice": space_dice(played.dice)}
        if not mark.points and not mark.bonus:
            return self.words.say("table-just-struck", **about)
        return self.words.say("table-just-wrote", points=format_points(mark), **about)

    def roll_off_result(self, before: Game) -> str:
        """Return the result of the last roll for the start, and who begins once that is decided."""
        dice = self.game.roll_off[-1]
        thrown = self.words.say(
            "table-threw", player=self.player_name(before.seat), dice=space_dice(dice), sum=sum(dice)
        )
        if self.game.phase is Phase.ROLL_OFF:
            return thrown
        return f"{thrown}\n{self.words.say('table-begins', player=self.player_name(self.game.seat))}"

    def player_name(self, seat: int) -> str:
        """Return a player's name."""
        return self.game.setup.players[seat]
