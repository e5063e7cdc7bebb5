"""Positions asked one after the other: what to do, what the answer cost, and how it went in all."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from rich.text import Text

from yatzy.cli.output import ruled, shows, terminal
from yatzy.cli.position import print_position
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import sentence
from yatzy.l10n.rulebook import full_title
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet

if TYPE_CHECKING:
    from yatzy.coach.drill import Position
    from yatzy.coach.explain import Reason
    from yatzy.solver.advice import Advice, Choice
    from yatzy.solver.values import Values

RUNNERS_UP = 4

HELP, STOP = "?", ("q", "quit")

TYPED = "#-"
"""A square that was earned and one that was not, for terminals that know no other letters."""


@dataclass(frozen=True)
class Question:
    """A position by a sheet that is solved."""

    sheet: RuleSheet
    values: "Values"
    position: "Position"

    @cached_property
    def advice(self) -> "Advice":
        """Return every choice there is, the best first."""
        return self.position.advice(self.values)

    def read(self, words: Catalogue, text: str) -> "Choice":
        """Return the choice an answer means, or refuse it."""
        from yatzy.coach.answer import NONE, read_answer  # noqa: PLC0415 # slow to load

        if text.strip().casefold() == words.say("drill-none").casefold():
            text = NONE
        names = {key: words.name(self.sheet, key) for key in self.sheet.tables.keys}
        return read_answer(text, self.position.card, self.advice, names)

    def reasons(self, chosen: "Choice | None" = None) -> "tuple[Reason, ...]":
        """Return why the best choice is that, against the one that was chosen."""
        from yatzy.coach.explain import explain  # noqa: PLC0415 # as above

        return explain(self.values.outlook(self.position.card), self.advice, chosen)


class Quiz:
    """Questions on the terminal, and how they were answered."""

    def __init__(self, words: Catalogue, count: int) -> None:
        self._words = words
        self._count = count
        """How many questions there are at most."""
        self._console = terminal()
        self._costs: list[float] = []
        self._typed = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        self._exit_code = 0

    def answer(self, question: Question, text: str) -> None:
        """Ask one question that is answered already."""
        chosen = question.read(self._words, text)  # a mistake is told before anything is shown
        self._show(question)
        self._judge(question, chosen)
        self._sum_up(question)

    def ask(self, questions: Iterable[Question]) -> int:
        """Ask until somebody stops, and return the exit code: bad answers from a pipe are a failure."""
        if self._typed:
            with suppress(ImportError):  # some systems have none
                import readline  # noqa: F401, PLC0415 # gives the prompt arrow keys
        last = None
        with suppress(KeyboardInterrupt):
            for question in questions:
                if last is not None and not self._go_on():
                    break
                last = question
                self._show(question)
                chosen = self._ask(question)
                if chosen is None:
                    break
                self._judge(question, chosen)
        if last is not None:
            self._sum_up(last)
        return self._exit_code

    def _go_on(self) -> bool:
        """Wait until somebody has read how the last answer was; from a pipe the next one follows at once."""
        self._console.print()
        if not self._typed:
            return True
        typed = self._line(self._words.say("drill-next"))
        self._console.print()
        return typed is not None and typed.strip().casefold() not in STOP

    def _ask(self, question: Question) -> "Choice | None":
        """Return what is answered, as soon as it makes sense, or nothing if nobody answers."""
        while (text := self._line(self._words.say("drill-ask"))) is not None:
            if text.strip().casefold() in STOP:
                return None
            if text.strip() == HELP or (self._typed and not text.strip()):
                self._help(question)
                continue
            if not text.strip():
                continue
            try:
                return question.read(self._words, text)
            except YatzyError as error:
                named = error.details.get("box") in question.sheet.tables.keys
                told = sentence(self._words, error, question.sheet if named else None)
                print(self._words.say("error-label", told=told), file=sys.stderr)
                self._exit_code = 0 if self._typed else error.exit_code
        return None

    def _line(self, prompt: str) -> str | None:
        """Return what is typed, nothing once it ends."""
        if sys.stdin is None:
            return None
        try:
            return input(f"{prompt} " if self._typed else "")
        except (EOFError, KeyboardInterrupt):
            if self._typed:
                print()
            return None

    # What is shown

    def _show(self, question: Question) -> None:
        from yatzy.coach.drill import Day, Decided  # noqa: PLC0415 # slow to load

        words, position, source = self._words, question.position, question.position.source
        heading = words.say("drill-question", number=len(self._costs) + 1, count=self._count)
        if isinstance(source, Day):
            heading = words.say("drill-day", date=words.date(source.date))
        self._console.print(f"{heading} · {full_title(question.sheet)}", style="bold")
        if isinstance(source, Decided):
            turn = sum(points is not None for points in position.card.points) + 1
            told = words.say("drill-from", player=source.player, turn=turn)
            parts = [told, *(part for part in (words.date(source.date), source.game) if part)]
            self._console.print(" · ".join(parts), style="dim")
        self._console.print()
        print_position(
            self._console, words, question.sheet, position.card, position.dice, rolls_left=position.rolls_left
        )
        if self._typed:
            self._console.print()

    def _help(self, question: Question) -> None:
        """Say what can be typed, by examples that give nothing away."""
        words, advice = self._words, question.advice
        if advice.rolls_left:
            dice = advice.dice[-2:]
            typed, told = "".join(map(str, dice)), " ".join(map(str, dice))
            self._console.print(words.say("drill-help-keep", typed=typed, dice=told))
        keys = {choice.key for choice in advice.choices}
        key = next(key for key in question.sheet.tables.keys if key in keys)
        where = "with-dice" if advice.rolls_left else "alone"
        self._console.print(words.say("drill-help-box", where=where, box=words.name(question.sheet, key)))
        self._console.print(words.say("drill-help-stop"))

    def _judge(self, question: Question, chosen: "Choice") -> None:
        """Say what an answer cost, what is best and why, and what the others cost."""
        from yatzy.l10n.advice import why  # noqa: PLC0415 # slow to load
        from yatzy.l10n.drill import judgement  # noqa: PLC0415 # as above

        words, console = self._words, self._console
        self._costs.append(chosen.cost)
        said = judgement(words, question.sheet, question.advice, chosen)
        console.print()
        console.print(said, style="bold yellow" if chosen.cost else "bold green")
        for line in why(words, question.sheet, question.reasons(chosen)):
            console.print(line)
        self._tell_then(question)
        self._print_others(question, chosen)

    def _tell_then(self, question: Question) -> None:
        """Say what was chosen in the game that the position comes from."""
        from yatzy.coach.drill import Decided  # noqa: PLC0415 # as above
        from yatzy.l10n.advice import choice_name  # noqa: PLC0415 # as above

        source, words = question.position.source, self._words
        if isinstance(source, Decided):
            then = choice_name(words, question.sheet, source.chosen)
            cost = words.decimal(source.chosen.cost, 2)
            self._console.print(words.say("drill-then", player=source.player, choice=then, cost=cost))

    def _print_others(self, question: Question, chosen: "Choice") -> None:
        from yatzy.l10n.advice import choice_name  # noqa: PLC0415 # as above

        words, (best, *others) = self._words, question.advice.choices
        shown = others[:RUNNERS_UP]
        if chosen not in (best, *shown):
            shown.append(chosen)
        if not shown:
            return
        table = ruled(words.say("column-otherwise"), words.say("column-costs"), "")
        table.columns[1].justify = "right"
        for choice in shown:
            yours = words.say("drill-yours") if choice == chosen else ""
            cost = words.decimal(choice.cost, 2)
            name = choice_name(words, question.sheet, choice)
            table.add_row(Text(name), cost, yours, style="bold" if yours else "")
        self._console.print()
        self._console.print(table)

    def _sum_up(self, last: Question) -> None:
        """Say how it went; of the position of a day in a line that can be passed on and gives nothing away."""
        from yatzy.coach.drill import Day  # noqa: PLC0415 # as above

        words, costs, source = self._words, self._costs, last.position.source
        if not costs:
            return
        self._console.print()
        if isinstance(source, Day):
            from yatzy.l10n.drill import SQUARES, shared_line  # noqa: PLC0415 # as above

            signs = SQUARES if shows(SQUARES) else TYPED
            self._console.print(shared_line(words, last.sheet, source.date, costs[0], signs=signs))
        elif self._count > 1:
            best = sum(not cost for cost in costs)
            total, mean = words.decimal(sum(costs), 2), words.decimal(sum(costs) / len(costs), 2)
            said = words.say("drill-summary", best=best, asked=len(costs), total=total, mean=mean)
            self._console.print(said, style="bold")
