"""The coach at a table: advice for whoever asks, a remark where points were given away, chances to win."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from yatzy.game.state import Game, Phase
from yatzy.game.turn import Played, Throw
from yatzy.l10n.faults import sentence
from yatzy.rules.errors import YatzyError
from yatzy.tui.counsel import Counsel, Position, as_thrown, position
from yatzy.tui.dice import DiceTray

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from yatzy.coach.explain import Reason
    from yatzy.coach.winning import WinAdvice, WinChances
    from yatzy.solver.advice import Advice, Choice
    from yatzy.tui.table import TableScreen
    from yatzy.tui.thinking import Solution

REMARKS = (0.5, 1.0, 2.0, 5.0)
"""What a choice may have to cost before the coach remarks on it, in points."""
LEAST_SEEN = 0.005
"""What costs less would be written as 0.00."""
SENTENCES, OTHERS = 2, 3
"""How much is said for the best choice, and how many others are named."""

Moment = tuple[tuple[Played, ...], tuple[Throw, ...]]
"""What chances to win depend on: all but what is kept before the next throw."""


class Coaching:
    """Speaks where it is asked to; not at all where the table is to play without."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._decided: Game | None = None
        """The last choice of a person was made here."""
        self._told = ""
        self._counted: Moment | None = None
        """What the chances were last counted for."""
        self._counting = False
        self._gave_up = False
        """Whether nothing is to be had here without being asked again."""

    @property
    def silent(self) -> bool:
        """Whether this table is to play without a coach."""
        return not self._screen.game.setup.coach

    def follow(self) -> None:
        """Drop advice that is about other dice, and count chances anew."""
        screen, game = self._screen, self._screen.game
        if screen.counsel and not self.holds(screen.counsel.position):
            screen.counsel = None
        decided = len(self._decided.turns) if self._decided else len(game.turns)
        screen.remark_first = len(game.turns) > decided + 1
        if not screen.query_one(DiceTray).tumbling:
            self._count(game)

    def holds(self, about: Position) -> bool:
        """Whether that is about the dice on the table, or about those that are typed to be laid there."""
        game, typed = self._screen.game, self._screen.writing.to_lay
        return about == position(game) or (bool(typed) and about[:2] == (game.card, typed))

    # Advice

    def advise(self) -> None:
        """Say what is best with these dice, and why; asked again, say no more.

        Dice that are only typed may be those of any throw: they are advised on as after the first, asked again
        as after the next, and so on.
        """
        screen = self._screen
        screen.query_one(DiceTray).settle()
        game = self._asked_about()
        if game is None:
            screen.counsel = None
            screen.show()
        elif problem := self._problem(game):
            screen.tell(problem)
        else:
            screen.counsel = Counsel(position(game), screen.words.say("coach-thinking"))
            screen.asked, screen.news = None, ""
            screen.show()
            told = partial(self._advised, game)
            screen.thinking.ask(partial(_weighed, game), told, partial(self._refused, position(game)))

    def _asked_about(self) -> Game | None:
        """Return the game to advise on, as it is or as if typed dice lay there; none to say no more."""
        screen, said, typed = self._screen, self._screen.counsel, self._screen.writing.to_lay
        if not typed:
            return None if said else screen.game
        rolls = screen.game.setup.sheet.rules.rolls
        throw = rolls - said.position[2] if said else 0
        return as_thrown(screen.game, typed, throw + 1) if throw < rolls else None

    def _problem(self, game: Game) -> str:
        say = self._screen.words.say
        if self.silent:
            return say("coach-off")
        if game.over:
            return say("coach-over")
        if game.setup.computer(game.seat):
            return say("error-move-not-your-turn", player=game.setup.players[game.seat])
        if not game.dice:
            return say("coach-no-dice-pad" if self._screen.real else "coach-no-dice")
        return ""

    def _advised(self, game: Game, weighed: "tuple[Advice, tuple[Reason, ...]]") -> None:
        screen, (advice, reasons), about = self._screen, weighed, position(game)
        if screen.counsel and screen.counsel.position == about and self.holds(about):
            text = "\n".join([*self._after_throw(game), self._counsel(advice, reasons)])
            screen.counsel = Counsel(about, text, advice.best.keep, advice.best.key)
            if advice.best.key:
                screen.settle_cursor()
            screen.show()
            if len(game.setup.columns) > 1:
                told = partial(self._advised_to_win, screen.counsel)
                screen.thinking.ask(partial(_to_win, game), told, _say_nothing)

    def _advised_to_win(self, said: Counsel, found: "WinAdvice") -> None:
        """Add what wins more often, where that is something else and nothing was said since."""
        from yatzy.l10n.advice import note_to_win  # noqa: PLC0415 # slow to load, and not everyone asks

        screen = self._screen
        if screen.counsel is said and found.differs:
            note = note_to_win(screen.words, screen.game.setup.sheet, found)
            screen.counsel = replace(said, text=f"{said.text}\n{note}")
            screen.show()

    def _after_throw(self, game: Game) -> "Iterator[str]":
        """Say which throw typed dice are taken to be, and how to hear about the next."""
        if self._screen.writing.to_lay:
            rolls, throw = game.setup.sheet.rules.rolls, len(game.turn.throws)
            following = "no" if throw == rolls else "yes"
            yield self._screen.words.say("coach-after-throw", throw=throw, throws=rolls, following=following)

    def _counsel(self, advice: "Advice", reasons: "tuple[Reason, ...]") -> str:
        from yatzy.l10n.advice import choice_name, why  # noqa: PLC0415 # slow to load, and not everyone asks

        words, sheet = self._screen.words, self._screen.game.setup.sheet
        lines = [words.say("coach-best", choice=choice_name(words, sheet, advice.best))]
        lines += why(words, sheet, reasons[:SENTENCES])
        for other in advice.choices[1 : 1 + OTHERS]:
            name, cost = choice_name(words, sheet, other), self._points(other.cost)
            equal = "no" if other.cost >= LEAST_SEEN else "yes"
            lines.append(words.say("coach-other", choice=name, cost=cost, equal=equal))
        return "\n".join(lines)

    def _points(self, cost: float) -> str:
        """Write what something costs, with so many digits that one sees it."""
        return self._screen.words.decimal(cost, 1 if cost >= 0.05 or not cost else 2)  # noqa: PLR2004 # rounds to 0.1

    def _refused(self, about: Position, error: YatzyError) -> None:
        screen = self._screen
        if screen.counsel and screen.counsel.position == about:
            screen.counsel = None
            screen.tell(sentence(screen.words, error, screen.game.setup.sheet))

    # Remarks

    def cycle_remarks(self) -> None:
        """Remark on choices from another cost on: the next higher, and after the highest on none."""
        screen, app = self._screen, self._screen.yatzy
        if self.silent:
            screen.tell(screen.words.say("coach-off"))
            return
        now = app.settings.remarks
        wanted = next((points for points in REMARKS if now is None or points > now), None)
        app.set(remarks=wanted)
        self._gave_up = False
        if wanted is None:
            screen.remark = ""
            screen.tell(screen.words.say("coach-remarks-off"))
        else:
            one = "yes" if wanted == 1 else "no"
            screen.tell(screen.words.say("coach-remarks-on", points=self._threshold(wanted), one=one))

    def _threshold(self, points: float) -> str:
        return self._screen.words.decimal(points, 0 if points.is_integer() else 1)

    def decided(self, before: Game, chosen: "Callable[[Advice], Choice]") -> None:
        """Look at a choice a person made with the dice on the table, and remark on it if it cost too much."""
        screen = self._screen
        screen.remark, self._decided = "", before
        wanted = screen.yatzy.settings.remarks
        if wanted is not None and before.dice and not self.silent and not self._gave_up:
            told = partial(self._judge, before, chosen, wanted)
            screen.thinking.ask(partial(_advice, before), told, self._give_up)

    def _judge(
        self, before: Game, chosen: "Callable[[Advice], Choice]", wanted: float, advice: "Advice"
    ) -> None:
        from yatzy.l10n.advice import choice_name  # noqa: PLC0415 # slow to load, and not everyone asks

        choice, screen = chosen(advice), self._screen
        if self._decided is before and choice.cost > wanted:
            best = choice_name(screen.words, before.setup.sheet, advice.best)
            player, alone = before.setup.players[before.seat], len(before.setup.players) == 1
            screen.remark = screen.words.say(
                "coach-remark",
                player=player,
                alone="yes" if alone else "no",
                cost=self._points(choice.cost),
                choice=best,
            )
            screen.show()

    def forget(self) -> None:
        """Say no more about the last choice: it was taken back, or the game went on."""
        self._screen.remark, self._decided = "", None

    def _give_up(self, error: YatzyError) -> None:
        if not self._gave_up:
            self._gave_up = True
            self._screen.tell(sentence(self._screen.words, error, self._screen.game.setup.sheet))

    # Chances

    def toggle_chances(self) -> None:
        """Show everyone's chance to win, or no longer."""
        screen, app = self._screen, self._screen.yatzy
        if self.silent:
            screen.tell(screen.words.say("coach-off"))
        elif len(screen.game.setup.columns) == 1:
            screen.tell(screen.words.say("coach-alone"))
        else:
            app.set(chances=not app.settings.chances)
            self._gave_up = False
            say, shown = screen.words.say, app.settings.chances
            told = f"{say('coach-chances-on')} {say('coach-assumes')}" if shown else say("coach-chances-off")
            screen.tell(told)

    def _count(self, game: Game) -> None:
        screen = self._screen
        wanted = screen.yatzy.settings.chances and not self.silent and not self._gave_up
        if not wanted or game.phase is not Phase.PLAY or len(game.setup.columns) == 1:
            screen.chances = ""
            return
        now = (game.turns, game.turn.throws)
        if now == self._counted:
            screen.chances = self._told
            return
        screen.chances = f"{self._told} …" if self._told else screen.words.say("coach-counting")
        if not self._counting:
            self._counting = True
            screen.thinking.ask(partial(_chances, game), partial(self._show_chances, now), self._lose_count)

    def _show_chances(self, moment: Moment, found: "WinChances") -> None:
        words, setup = self._screen.words, self._screen.game.setup
        told = [
            words.say("coach-chance", name=setup.column_name(column), chance=words.percent(chance, 0))
            for column, chance in enumerate(found.chances)
        ]
        about = "round" if found.of_round else "game"
        exact = "yes" if found.exact else "no"
        self._told = words.say("coach-chances", of=about, exact=exact, chances=" · ".join(told))
        self._counted, self._counting = moment, False
        self._screen.show()

    def _lose_count(self, error: YatzyError) -> None:
        self._counting = False
        self._give_up(error)


def _advice(game: Game, solution: "Solution") -> "Advice":
    return solution.values.advise(game.card, game.dice, game.rolls_left)


def _weighed(game: Game, solution: "Solution") -> "tuple[Advice, tuple[Reason, ...]]":
    from yatzy.coach.explain import explain  # noqa: PLC0415 # as above

    advice = _advice(game, solution)
    return advice, explain(solution.values.outlook(game.card), advice)


def _to_win(game: Game, solution: "Solution") -> "WinAdvice":
    from yatzy.coach.winning import advise_to_win  # noqa: PLC0415 # as above

    return advise_to_win(solution.values, game)


def _say_nothing(_: YatzyError) -> None:
    """Leave it at the advice for points: it is too early for another."""


def _chances(game: Game, solution: "Solution") -> "WinChances":
    from yatzy.coach.winning import win_chances  # noqa: PLC0415 # as above
    from yatzy.solver.race import MOST_OPEN  # noqa: PLC0415 # as above

    if any(card.open_boxes.bit_count() > MOST_OPEN for card in game.cards[-1]):
        solution.need_spread()
    return win_chances(solution.values, game)
