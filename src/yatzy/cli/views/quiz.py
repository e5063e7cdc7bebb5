"""Drill questions on the terminal: positions, answers and their cost."""

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.text import Text

from yatzy.cli.support.exit_codes import exit_code_of
from yatzy.cli.support.streams import print_error
from yatzy.cli.support.terminal import can_show, make_console, ruled_table
from yatzy.cli.views.position import print_position
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import full_title

if TYPE_CHECKING:
    from collections.abc import Iterable

    from yatzy.app.drill import Question
    from yatzy.solver.query.advice import Choice

RUNNERS_UP = 4

HELP, STOP = "?", ("q", "quit")

ASCII_SQUARES = "#-"
"""An earned and a missed square, for terminals without Unicode."""


def parse_answer(words: Catalogue, question: "Question", text: str) -> "Choice":
    """Return the choice that an answer means in a language; raise ``YatzyError`` if it means none."""
    from yatzy.coach.typed_choice import KEEP_NONE  # noqa: PLC0415 # slow to load

    if text.strip().casefold() == words.say("drill-none").casefold():
        text = KEEP_NONE
    sheet = question.sheet
    names = {key: words.name(sheet, key) for key in sheet.tables.keys}
    return question.parse_answer(text, names, keep_word=words.say("choice-keep", dice="").strip())


class Quiz:
    """Asks questions on the terminal, and keeps what the answers cost."""

    def __init__(self, words: Catalogue, count: int) -> None:
        self._words = words
        self._count = count
        """The number of questions at most."""
        self._console = make_console()
        self._costs: list[float] = []
        self._is_interactive = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        self._exit_code = 0

    def answer_one(self, question: "Question", text: str) -> None:
        """Judge one answer given in advance."""
        chosen = parse_answer(self._words, question, text)  # a mistake is reported before anything is shown
        self._print_question(question)
        self._print_judgement(question, chosen)
        self._print_summary(question)

    def ask(self, questions: "Iterable[Question]") -> int:
        """Ask until the user stops; return the exit code, which is an error for bad answers from a pipe."""
        if self._is_interactive:
            with suppress(ImportError):  # some systems have none
                import readline  # noqa: F401, PLC0415 # gives the prompt arrow keys
        last = None
        with suppress(KeyboardInterrupt):
            for question in questions:
                if last is not None and not self._wait_for_next():
                    break
                last = question
                self._print_question(question)
                chosen = self._read_answer(question)
                if chosen is None:
                    break
                self._print_judgement(question, chosen)
        if last is not None:
            self._print_summary(last)
        return self._exit_code

    def _wait_for_next(self) -> bool:
        """Wait for Enter between questions, except from a pipe; return whether to continue."""
        self._console.print()
        if not self._is_interactive:
            return True
        typed = self._read_line(self._words.say("drill-next"))
        self._console.print()
        return typed is not None and typed.strip().casefold() not in STOP

    def _read_answer(self, question: "Question") -> "Choice | None":
        """Return the first answer that is a choice, or ``None`` when the input ends."""
        while (text := self._read_line(self._words.say("drill-ask"))) is not None:
            if text.strip().casefold() in STOP:
                return None
            if text.strip() == HELP or (self._is_interactive and not text.strip()):
                self._print_help(question)
                continue
            if not text.strip():
                continue
            try:
                return parse_answer(self._words, question, text)
            except YatzyError as error:
                named = error.details.get("box") in question.sheet.tables.keys
                problem = error_sentence(self._words, error, question.sheet if named else None)
                print_error(self._words, problem)
                self._exit_code = 0 if self._is_interactive else exit_code_of(error)
        return None

    def _read_line(self, prompt: str) -> str | None:
        """Return a line of input, or ``None`` when it ends."""
        if sys.stdin is None:
            return None
        try:
            return input(f"{prompt} " if self._is_interactive else "")
        except (EOFError, KeyboardInterrupt):
            if self._is_interactive:
                print()
            return None

    # Output

    def _print_question(self, question: "Question") -> None:
        from yatzy.coach.drill import DailySource, GameSource  # noqa: PLC0415 # slow to load

        words, position, source = self._words, question.position, question.position.source
        heading = words.say("drill-question", number=len(self._costs) + 1, count=self._count)
        if isinstance(source, DailySource):
            heading = words.say("drill-day", date=words.date(source.date))
        self._console.print(f"{heading} · {full_title(question.sheet)}", style="bold")
        if isinstance(source, GameSource):
            turn = sum(points is not None for points in position.card.points) + 1
            origin = words.say("drill-from", player=source.player, turn=turn)
            parts = [origin, *(part for part in (words.date(source.date), source.game) if part)]
            self._console.print(" · ".join(parts), style="dim")
        self._console.print()
        print_position(
            self._console, words, question.sheet, position.card, position.dice, rolls_left=position.rolls_left
        )
        if self._is_interactive:
            self._console.print()

    def _print_help(self, question: "Question") -> None:
        """Print what can be typed, by examples that do not hint at the answer."""
        words, advice = self._words, question.advice
        if advice.rolls_left:
            dice = advice.dice[-2:]
            typed, spaced = "".join(map(str, dice)), " ".join(map(str, dice))
            self._console.print(words.say("drill-help-keep", typed=typed, dice=spaced))
        keys = {choice.key for choice in advice.choices}
        key = next(key for key in question.sheet.tables.keys if key in keys)
        where = "with-dice" if advice.rolls_left else "alone"
        self._console.print(words.say("drill-help-box", where=where, box=words.name(question.sheet, key)))
        self._console.print(words.say("drill-help-stop"))

    def _print_judgement(self, question: "Question", chosen: "Choice") -> None:
        """Print what the answer cost, the best choice and why, and the cost of others."""
        from yatzy.l10n.advice import reason_sentences  # noqa: PLC0415 # slow to load
        from yatzy.l10n.drill import answer_sentence  # noqa: PLC0415 # as above

        words, console = self._words, self._console
        self._costs.append(chosen.cost)
        said = answer_sentence(words, question.sheet, question.advice.best, chosen)
        console.print()
        console.print(said, style="bold yellow" if chosen.cost else "bold green")
        for line in reason_sentences(words, question.sheet, question.judge(chosen).reasons):
            console.print(line)
        self._print_original_choice(question)
        self._print_others(question, chosen)

    def _print_original_choice(self, question: "Question") -> None:
        """Print what was chosen in the game that the position comes from."""
        from yatzy.coach.drill import GameSource  # noqa: PLC0415 # as above
        from yatzy.l10n.advice import choice_name  # noqa: PLC0415 # as above

        source, words = question.position.source, self._words
        if isinstance(source, GameSource):
            then = choice_name(words, question.sheet, source.chosen)
            cost = words.decimal(source.chosen.cost, 2)
            self._console.print(words.say("drill-then", player=source.player, choice=then, cost=cost))

    def _print_others(self, question: "Question", chosen: "Choice") -> None:
        from yatzy.l10n.advice import choice_name  # noqa: PLC0415 # as above

        words, (best, *others) = self._words, question.advice.choices
        shown = others[:RUNNERS_UP]
        if chosen not in (best, *shown):
            shown.append(chosen)
        if not shown:
            return
        table = ruled_table(words.say("column-otherwise"), words.say("column-costs"), "")
        table.columns[1].justify = "right"
        for choice in shown:
            yours = words.say("drill-yours") if choice == chosen else ""
            cost = words.decimal(choice.cost, 2)
            name = choice_name(words, question.sheet, choice)
            table.add_row(Text(name), cost, yours, style="bold" if yours else "")
        self._console.print()
        self._console.print(table)

    def _print_summary(self, last: "Question") -> None:
        """Print the score; for the position of the day, a line to share that does not reveal the answer."""
        from yatzy.coach.drill import DailySource  # noqa: PLC0415 # as above

        words, costs, source = self._words, self._costs, last.position.source
        if not costs:
            return
        self._console.print()
        if isinstance(source, DailySource):
            from yatzy.l10n.drill import SQUARES, share_line  # noqa: PLC0415 # as above

            signs = SQUARES if can_show(SQUARES) else ASCII_SQUARES
            self._console.print(share_line(words, last.sheet, source.date, costs[0], signs=signs))
        elif self._count > 1:
            best = sum(not cost for cost in costs)
            total, mean = words.decimal(sum(costs), 2), words.decimal(sum(costs) / len(costs), 2)
            said = words.say("drill-summary", best=best, asked=len(costs), total=total, mean=mean)
            self._console.print(said, style="bold")
