"""What the screen says about a game, in words."""

from yatzy.game.card import Mark
from yatzy.game.putting_right import told, told_all
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import bonus_reason, reason, upper_bonus_reason
from yatzy.l10n.results import score_line
from yatzy.l10n.rulebook import full_title
from yatzy.rules.dice import Dice
from yatzy.tui.dice import Lying

SHOWN_SEAL = 24
FEW_DICE = 3
"""With so few dice, points could be taken for dice."""
MADE, LEFT = "●", "○"


def spaced(dice: Dice) -> str:
    """Write dice one by one."""
    return " ".join(map(str, dice))


class Telling:
    """Puts one state of a game into words."""

    def __init__(self, words: Catalogue, game: Game) -> None:
        self.words = words
        self.game = game
        self.sheet = game.setup.sheet
        self.real = game.setup.dice is DiceFrom.REAL

    def top(self, shown_round: int, solved: int | None = None) -> str:
        """Say what is played, and how far it is; while the sheet is being solved, how far that is."""
        game, setup, say = self.game, self.game.setup, self.words.say
        parts = [full_title(self.sheet)]
        if setup.rounds > 1:
            parts.append(say("table-round", round=shown_round + 1, rounds=setup.rounds))
        if game.phase is Phase.PLAY and shown_round == game.round:
            turn = len(game.turns) % setup.turns_a_round // len(setup.columns) + 1
            parts.append(say("table-turn", turn=turn, turns=len(self.sheet.rules.boxes)))
        if self.real:
            parts.append(say("table-real"))
        if solved is not None:
            parts.append(say("table-solving", percent=solved))
        return "  ·  ".join(parts)

    def seal(self) -> str:
        """Say what the dice were sealed with."""
        seal = self.game.setup.seal
        return self.words.say("table-sealed", seal=seal[:SHOWN_SEAL]) if seal else ""

    def who(self) -> str:
        """Say whose turn it is."""
        game, say = self.game, self.words.say
        if game.over:
            return say("end-title")
        if game.phase is Phase.ROLL_OFF:
            return say("table-throws-off", player=self.player(game.seat))
        if len(game.setup.players) == 1:
            return say("table-alone")
        return say("table-plays", player=self.player(game.seat))

    def throw(self) -> str:
        """Say which throw it is, also in dots."""
        game = self.game
        if game.phase is not Phase.PLAY or self.real:
            return ""
        throws, made = self.sheet.rules.rolls, len(game.turn.throws)
        said = self.words.say("table-throw", throw=made, throws=throws)
        return f"{MADE * made}{LEFT * (throws - made)}  {said}"

    def standing(self, *, everyone_seen: bool) -> str:
        """Say how it stands, where the pad does not show it."""
        series = self.game.setup.rounds > 1
        if len(self.game.setup.columns) == 1 or (everyone_seen and not series):
            return ""
        line = score_line(self.words, self.game)
        return self.words.say("table-series", standing=line) if series else line

    def why(self, key: str, column: int, lying: Lying) -> str:
        """Say what can be done, and what the box at the cursor makes of it."""
        game, say = self.game, self.words.say
        if game.over:
            return ""
        if game.phase is Phase.ROLL_OFF and self.real:
            return say("table-type-roll-off", dice=self.sheet.rules.dice, example=self._example())
        if game.phase is Phase.ROLL_OFF or not (game.dice or self.real):
            return say("table-press-space")
        return self._about_box(key, column, lying)

    def _about_box(self, key: str, column: int, lying: Lying) -> str:
        game, box = self.game, self.words.name(self.sheet, key)
        if game.cards[-1][column].points[self.sheet.tables.keys.index(key)] is not None:
            return self.words.say("table-filled", box=box)
        if column != game.column:
            return self._other_column(column)
        if not game.dice:
            return self._possible(key, box)
        return f"{self._offer(key, box, lying)}\n\n{self._how(lying)}".strip()

    def _other_column(self, column: int) -> str:
        names = {"other": self.game.setup.column_name(column), "player": self.player(self.game.seat)}
        return self.words.say("error-move-not-yours", **names)

    def _how(self, lying: Lying) -> str:
        if self.real:
            return self.words.say("table-choose")
        if not self.game.rolls_left:
            return self.words.say("table-choose-box")
        if len(lying.kept) == len(lying.faces):
            return self.words.say("table-all-kept")
        return self.words.say("table-throw-again", dice=self.sheet.rules.dice)

    def _offer(self, key: str, box: str, lying: Lying) -> str:
        game = self.game
        entry = next((entry for entry in game.entries() if entry.key == key), None)
        if entry is None:
            return ""
        dice = lying.faces if sorted(lying.faces) == sorted(game.dice) else game.dice
        points = told(Mark(key, entry.points, entry.bonus))
        shown = points if entry.allowed else self.words.say("score-forbidden")
        lines = [f"{box}: {shown}", reason(self.words, self.sheet, dice, entry)]
        lines.append(bonus_reason(self.words, self.sheet, game.card, dice) or "")
        if entry.allowed:
            lines.append(upper_bonus_reason(self.words, self.sheet, game.card, entry) or "")
        return "\n".join(line for line in lines if line)

    def _possible(self, key: str, box: str) -> str:
        dice = self.sheet.rules.dice
        equals = "yes" if dice <= FEW_DICE else "no"
        lines = [self.words.say("table-type-dice", dice=dice, example=self._example(), equals=equals)]
        if possible := self.game.card.marks(key):
            lines.append(self.words.say("table-can-take", box=box, possible=told_all(possible)))
        return "\n\n".join(lines)

    def _example(self) -> str:
        return "".join(str(face) for face in (5, 5, 5, 3, 5, 1)[: self.sheet.rules.dice])

    def typed(self, typed: str, *, whole: bool) -> str:
        """Say what was typed, and if it is a whole throw what can be done with it."""
        lines = [self.words.say("table-typed", typed=typed)]
        if whole:
            lines.append(self.words.say("table-typed-dice", coach="yes" if self.game.setup.coach else "no"))
        return "\n".join(lines)

    def laid(self) -> str:
        """Say that the dice of this turn are on the pad, to one who types others."""
        return self.words.say("table-laid", dice=spaced(self.game.dice))

    def correcting(self, turn: int) -> str:
        """Say what is being corrected."""
        mark = self.game.turns[turn].mark
        box = f"{self.words.name(self.sheet, mark.key)} ({told(mark)})"
        return self.words.say("table-correcting", player=self.player(self.game.seat_of(turn)), box=box)

    def last(self) -> str:
        """Say what the last turn wrote, and with which dice where these are known."""
        game = self.game
        if not game.turns:
            return ""
        played = game.turns[-1]
        mark, known = played.mark, "yes" if played.dice else "no"
        about = {"player": self.player(game.seat_of(len(game.turns) - 1)), "known": known}
        about |= {"box": self.words.name(self.sheet, mark.key), "dice": spaced(played.dice)}
        if not mark.points and not mark.bonus:
            return self.words.say("table-just-struck", **about)
        return self.words.say("table-just-wrote", points=told(mark), **about)

    def rolled_off(self, before: Game) -> str:
        """Say what a throw for who begins came to."""
        dice = self.game.roll_off[-1]
        thrown = self.words.say(
            "table-threw", player=self.player(before.seat), dice=spaced(dice), sum=sum(dice)
        )
        if self.game.phase is Phase.ROLL_OFF:
            return thrown
        return f"{thrown}\n{self.words.say('table-begins', player=self.player(self.game.seat))}"

    def player(self, seat: int) -> str:
        """Return a player's name."""
        return self.game.setup.players[seat]
