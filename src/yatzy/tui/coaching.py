"""The coach at a table: advice on request, remarks on costly choices, chances to win."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from yatzy.app.permission import check_may_advise
from yatzy.game.state import Game, Phase
from yatzy.game.turn import FinishedTurn, Throw
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import MoveError, NoCoach, YatzyError
from yatzy.tui.coach_notes import AdvicePosition, CoachNote, position_of, with_throw
from yatzy.tui.dice_tray import DiceTray

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from yatzy.app.advise import AdviceResult, ToWin
    from yatzy.coach.win_advice import WinChances
    from yatzy.solver.query.advice import Advice, Choice
    from yatzy.tui.background import LazySolution
    from yatzy.tui.table_screen import TableScreen

REMARK_THRESHOLDS = (0.5, 1.0, 2.0, 5.0)
"""Settings for how many points a choice must lose before the coach remarks on it."""
LEAST_SHOWN_COST = 0.005
"""A smaller cost would be shown as 0.00."""
MAX_REASONS, MAX_OTHERS = 2, 3
"""Reasons given for the best choice, and other choices named."""

ChancesKey = tuple[tuple[FinishedTurn, ...], tuple[Throw, ...]]
"""What chances to win depend on: the turns and the current turn's rolls, not the dice kept for the next."""


class TableCoach:
    """Shows advice, remarks and chances on a table screen, unless the game is played without a coach."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._reviewed_game: Game | None = None
        """The game in which a person last made a choice."""
        self._chances_text = ""
        self._chances_key: ChancesKey | None = None
        """What ``_chances_text`` was computed for."""
        self._chances_pending = False
        self._gave_up = False
        """Whether the solver failed: remarks and chances stay off until switched on again."""

    @property
    def is_off(self) -> bool:
        """Whether this game is played without a coach."""
        return not self._screen.game.setup.coach

    def update(self) -> None:
        """Drop advice for another position, and recompute the chances."""
        screen, game = self._screen, self._screen.game
        if screen.coach_note and not self.is_current(screen.coach_note.position):
            screen.coach_note = None
        decided = len(self._reviewed_game.turns) if self._reviewed_game else len(game.turns)
        screen.remark_first = len(game.turns) > decided + 1
        if not screen.query_one(DiceTray).is_tumbling:
            self._update_chances(game)

    def is_current(self, about: AdvicePosition) -> bool:
        """Whether a position is that of the dice on the table, or of dice typed but not yet laid there."""
        game, typed = self._screen.game, self._screen.entry_input.unlaid_dice
        return about == position_of(game) or (bool(typed) and about[:2] == (game.card, typed))

    # Advice

    def advise(self) -> None:
        """Show what is best with these dice, and why; called again, hide it.

        Typed dice may be those of any roll: the first call takes them for the first roll, the next call for the
        second, and so on.
        """
        screen = self._screen
        screen.query_one(DiceTray).settle()
        game = self._game_to_advise()
        if game is None:
            screen.coach_note = None
            screen.show()
        elif problem := self._refusal(game):
            screen.show_news(problem)
        else:
            screen.coach_note = CoachNote(position_of(game), screen.words.say("coach-thinking"))
            screen.zero_to_confirm, screen.news = None, ""
            screen.show()
            on_answer = partial(self._show_advice, game)
            screen.solver.submit(
                partial(_advise, game), on_answer, partial(self._show_refusal, position_of(game))
            )

    def _game_to_advise(self) -> Game | None:
        """Return the game to advise on, with typed dice laid in it; ``None`` to hide the advice."""
        screen, note, typed = self._screen, self._screen.coach_note, self._screen.entry_input.unlaid_dice
        if not typed:
            return None if note else screen.game
        rolls = screen.game.setup.sheet.rules.rolls
        throw = rolls - note.position[2] if note else 0
        return with_throw(screen.game, typed, throw + 1) if throw < rolls else None

    def _refusal(self, game: Game) -> str:
        say = self._screen.words.say
        if not game.over and not self.is_off and game.setup.computer_at(game.seat):
            return say("error-move-not-your-turn", player=game.setup.players[game.seat])
        try:
            check_may_advise(game)
        except NoCoach:
            return say("coach-off")
        except MoveError:
            no_dice = "coach-no-dice-pad" if self._screen.has_real_dice else "coach-no-dice"
            return say("coach-over" if game.over else no_dice)
        return ""

    def _show_advice(self, game: Game, advice: "AdviceResult") -> None:
        screen, about = self._screen, position_of(game)
        if screen.coach_note and screen.coach_note.position == about and self.is_current(about):
            text = "\n".join([*self._throw_note(game), self._advice_text(advice)])
            screen.coach_note = CoachNote(about, text, advice.best.keep, advice.best.key)
            if advice.best.key:
                screen.place_cursor()
            screen.show()
            if len(game.setup.columns) > 1:
                on_answer = partial(self._add_win_note, screen.coach_note)
                screen.solver.submit(partial(_find_way_to_win, game), on_answer, _ignore_error)

    def _add_win_note(self, note: CoachNote, to_win: "ToWin | None") -> None:
        """Append the choice that wins more often, if it is another one and the note is still shown."""
        from yatzy.l10n.advice import win_chance_sentence  # noqa: PLC0415 # slow to load, seldom needed

        screen = self._screen
        if screen.coach_note is note and to_win and to_win.differs:
            line = win_chance_sentence(screen.words, screen.game.setup.sheet, to_win)
            screen.coach_note = replace(note, text=f"{note.text}\n{line}")
            screen.show()

    def _throw_note(self, game: Game) -> "Iterator[str]":
        """Yield which roll typed dice are taken for, and how to ask about the next."""
        if self._screen.entry_input.unlaid_dice:
            rolls, throw = game.setup.sheet.rules.rolls, len(game.turn.throws)
            following = "no" if throw == rolls else "yes"
            yield self._screen.words.say("coach-after-throw", throw=throw, throws=rolls, following=following)

    def _advice_text(self, advice: "AdviceResult") -> str:
        from yatzy.l10n.advice import choice_name, reason_sentences  # noqa: PLC0415 # as above

        words, sheet = self._screen.words, self._screen.game.setup.sheet
        lines = [words.say("coach-best", choice=choice_name(words, sheet, advice.best))]
        lines += reason_sentences(words, sheet, advice.reasons[:MAX_REASONS])
        for other in advice.choices[1 : 1 + MAX_OTHERS]:
            name, cost = choice_name(words, sheet, other), self._format_cost(other.cost)
            equal = "no" if other.cost >= LEAST_SHOWN_COST else "yes"
            lines.append(words.say("coach-other", choice=name, cost=cost, equal=equal))
        return "\n".join(lines)

    def _format_cost(self, cost: float) -> str:
        """Format a cost with as many digits as it takes to differ from zero."""
        return self._screen.words.decimal(cost, 1 if cost >= 0.05 or not cost else 2)  # noqa: PLR2004 # rounds to 0.1

    def _show_refusal(self, about: AdvicePosition, error: YatzyError) -> None:
        screen = self._screen
        if screen.coach_note and screen.coach_note.position == about:
            screen.coach_note = None
            screen.show_news(error_sentence(screen.words, error, screen.game.setup.sheet))

    # Remarks

    def cycle_remarks(self) -> None:
        """Switch to the next higher remark threshold; after the highest, switch remarks off."""
        screen, app = self._screen, self._screen.yatzy_app
        if self.is_off:
            screen.show_news(screen.words.say("coach-off"))
            return
        now = app.settings.remarks
        threshold = next((points for points in REMARK_THRESHOLDS if now is None or points > now), None)
        app.change_settings(remarks=threshold)
        self._gave_up = False
        if threshold is None:
            screen.remark = ""
            screen.show_news(screen.words.say("coach-remarks-off"))
        else:
            one = "yes" if threshold == 1 else "no"
            screen.show_news(
                screen.words.say("coach-remarks-on", points=self._format_threshold(threshold), one=one)
            )

    def _format_threshold(self, points: float) -> str:
        return self._screen.words.decimal(points, 0 if points.is_integer() else 1)

    def review_choice(self, before: Game, chosen: "Callable[[Advice], Choice]") -> None:
        """Show a remark on a person's choice if it cost more than the threshold."""
        screen = self._screen
        screen.remark, self._reviewed_game = "", before
        threshold = screen.yatzy_app.settings.remarks
        if threshold is not None and before.dice and not self.is_off and not self._gave_up:
            on_answer = partial(self._show_remark, before, chosen, threshold)
            screen.solver.submit(partial(_advise, before), on_answer, self._give_up)

    def _show_remark(
        self, before: Game, chosen: "Callable[[Advice], Choice]", threshold: float, advice: "AdviceResult"
    ) -> None:
        from yatzy.l10n.advice import choice_name  # noqa: PLC0415 # as above

        choice, screen = chosen(advice.advice), self._screen
        if self._reviewed_game is before and choice.cost > threshold:
            best = choice_name(screen.words, before.setup.sheet, advice.best)
            player, alone = before.setup.players[before.seat], len(before.setup.players) == 1
            screen.remark = screen.words.say(
                "coach-remark",
                player=player,
                alone="yes" if alone else "no",
                cost=self._format_cost(choice.cost),
                choice=best,
            )
            screen.show()

    def clear_remark(self) -> None:
        """Drop the remark on the last choice."""
        self._screen.remark, self._reviewed_game = "", None

    def _give_up(self, error: YatzyError) -> None:
        if not self._gave_up:
            self._gave_up = True
            self._screen.show_news(error_sentence(self._screen.words, error, self._screen.game.setup.sheet))

    # Chances

    def toggle_chances(self) -> None:
        """Show or hide everyone's chance to win."""
        screen, app = self._screen, self._screen.yatzy_app
        if self.is_off:
            screen.show_news(screen.words.say("coach-off"))
        elif len(screen.game.setup.columns) == 1:
            screen.show_news(screen.words.say("coach-alone"))
        else:
            app.change_settings(chances=not app.settings.chances)
            self._gave_up = False
            say, shown = screen.words.say, app.settings.chances
            text = f"{say('coach-chances-on')} {say('coach-assumes')}" if shown else say("coach-chances-off")
            screen.show_news(text)

    def _update_chances(self, game: Game) -> None:
        screen = self._screen
        enabled = screen.yatzy_app.settings.chances and not self.is_off and not self._gave_up
        if not enabled or game.phase is not Phase.PLAY or len(game.setup.columns) == 1:
            screen.chances = ""
            return
        now = (game.turns, game.turn.throws)
        if now == self._chances_key:
            screen.chances = self._chances_text
            return
        screen.chances = f"{self._chances_text} …" if self._chances_text else screen.words.say("coach-counting")
        if not self._chances_pending:
            self._chances_pending = True
            screen.solver.submit(
                partial(_find_chances, game), partial(self._show_chances, now), self._fail_chances
            )

    def _show_chances(self, key: ChancesKey, chances: "WinChances | None") -> None:
        assert chances is not None  # noqa: S101 # the terminal waits for the variances
        words, setup = self._screen.words, self._screen.game.setup
        text = [
            words.say("coach-chance", name=setup.column_name(column), chance=words.percent(chance, 0))
            for column, chance in enumerate(chances.chances)
        ]
        about = "round" if chances.of_round else "game"
        exact = "yes" if chances.exact else "no"
        self._chances_text = words.say("coach-chances", of=about, exact=exact, chances=" · ".join(text))
        self._chances_key, self._chances_pending = key, False
        self._screen.show()

    def _fail_chances(self, error: YatzyError) -> None:
        self._chances_pending = False
        self._give_up(error)


def _advise(game: Game, solution: "LazySolution") -> "AdviceResult":
    from yatzy.app.advise import advise_position  # noqa: PLC0415 # as above

    return advise_position(solution.values, game.setup.sheet, game.card, game.dice, game.rolls_left)


def _find_way_to_win(game: Game, solution: "LazySolution") -> "ToWin | None":
    from yatzy.app.advise import find_way_to_win  # noqa: PLC0415 # as above

    return find_way_to_win(solution.values, game)


def _ignore_error(_: YatzyError) -> None:
    """Keep the advice for points alone."""


def _find_chances(game: Game, solution: "LazySolution") -> "WinChances | None":
    from yatzy.app.advise import find_win_chances  # noqa: PLC0415 # as above

    return find_win_chances(solution, solution.values, game)
