"""What the screen says about a game, in words."""

from yatzy.game.putting_right import told
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import bonus_reason, reason, upper_bonus_reason
from yatzy.l10n.rulebook import full_title
from yatzy.tui.dice import Lying

SHOWN_SEAL = 16
MOST_SHOWN = 12
FILLED, EMPTY = "●", "○"


class Telling:
    """Puts one state of a game into words."""

    def __init__(self, words: Catalogue, game: Game) -> None:
        self.words = words
        self.game = game
        self.sheet = game.setup.sheet

    def top(self) -> str:
        """Say what is played, and how far it is."""
        game, setup, say = self.game, self.game.setup, self.words.say
        parts = [full_title(self.sheet)]
        if setup.rounds > 1:
            parts.append(say("table-round", round=game.round + 1, rounds=setup.rounds))
        boxes = len(self.sheet.rules.boxes)
        if game.phase is Phase.PLAY:
            turn = len(game.turns) % setup.turns_a_round // len(setup.columns) + 1
            parts.append(say("table-turn", turn=turn, turns=boxes))
        if setup.dice is DiceFrom.REAL:
            parts.append(say("table-real"))
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
        if game.phase is not Phase.PLAY or game.setup.dice is DiceFrom.REAL:
            return ""
        throws, made = self.sheet.rules.rolls, len(game.turn.throws)
        said = self.words.say("table-throw", throw=made, throws=throws)
        return f"{FILLED * made}{EMPTY * (throws - made)}  {said}"

    def why(self, key: str, column: int, lying: Lying) -> str:
        """Say what can be done, and what the box at the cursor makes of it."""
        game, say = self.game, self.words.say
        if game.over:
            return ""
        if game.phase is Phase.ROLL_OFF or (not game.dice and game.setup.dice is DiceFrom.SCREEN):
            return say("table-press-space")
        box = self.words.name(self.sheet, key)
        if game.cards[-1][column].points[self.sheet.tables.keys.index(key)] is not None:
            return say("table-filled", box=box)
        if not game.dice:
            return self._possible(key, box)
        about = self._offer(key, box) if column == game.column else ""
        if game.rolls_left and len(lying.kept) != len(lying.faces):
            how = say("table-throw-again", dice=self.sheet.rules.dice)
        else:
            how = say("table-choose-box")
        return f"{about}\n\n{how}".strip()

    def _offer(self, key: str, box: str) -> str:
        game = self.game
        entry = next((entry for entry in game.entries() if entry.key == key), None)
        if entry is None:
            return ""
        points = f"{entry.points}+{entry.bonus}" if entry.bonus else str(entry.points)
        shown = points if entry.allowed else self.words.say("score-forbidden")
        lines = [f"{box}: {shown}", reason(self.words, self.sheet, game.dice, entry)]
        lines += [line for line in (bonus_reason(self.words, self.sheet, game.card, game.dice),) if line]
        if entry.allowed and (earns := upper_bonus_reason(self.words, self.sheet, game.card, entry)):
            lines.append(earns)
        return "\n".join(lines)

    def _possible(self, key: str, box: str) -> str:
        dice = self.sheet.rules.dice
        example = "".join(str(face) for face in (5, 5, 5, 3, 5, 1)[:dice])
        possible = [told(mark) for mark in self.game.card.marks(key)]
        shown = possible if len(possible) <= MOST_SHOWN else [*possible[:3], "…", *possible[-3:]]
        lines = [self.words.say("table-type-dice", dice=dice, example=example)]
        if possible:
            lines.append(self.words.say("table-can-take", box=box, possible=", ".join(shown)))
        return "\n\n".join(lines)

    def correcting(self, turn: int) -> str:
        """Say what is being corrected."""
        mark = self.game.turns[turn].mark
        box = f"{self.words.name(self.sheet, mark.key)} ({told(mark)})"
        return self.words.say("table-correcting", player=self.player(self.game.seat_of(turn)), box=box)

    def last(self) -> str:
        """Say what the last turn wrote."""
        game = self.game
        if not game.turns:
            return ""
        player, mark = self.player(game.seat_of(len(game.turns) - 1)), game.turns[-1].mark
        box = self.words.name(self.sheet, mark.key)
        if not mark.points and not mark.bonus:
            return self.words.say("table-just-struck", player=player, box=box)
        return self.words.say("table-just-wrote", player=player, points=told(mark), box=box)

    def rolled_off(self, before: Game) -> str:
        """Say what a throw for who begins came to."""
        dice = self.game.roll_off[-1]
        thrown = self.words.say(
            "table-threw", player=self.player(before.seat), dice=" ".join(map(str, dice)), sum=sum(dice)
        )
        if self.game.phase is Phase.ROLL_OFF:
            return thrown
        return f"{thrown}\n{self.words.say('table-begins', player=self.player(self.game.seat))}"

    def player(self, seat: int) -> str:
        """Return a player's name."""
        return self.game.setup.players[seat]
