"""A game looked at again as one HTML page: who had the dice, who chose well, and every decision.

The page needs nothing beside itself: no script, no font, no picture from elsewhere. Everything a sheet, a
player or the catalogue says is escaped on its way in.
"""

from collections.abc import Iterator

from yatzy.coach.review import ColumnReview, Review
from yatzy.game.state import Game
from yatzy.l10n.advice import choice_name
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.review import (
    TENTHS,
    DecisionLine,
    Summary,
    better_choices,
    comparison,
    decision_line,
    number,
    partners,
    signed,
    summaries,
    why_better,
    worst,
    worst_heading,
)
from yatzy.l10n.rulebook import full_title
from yatzy.l10n.verdict import verdict
from yatzy.paper.course import course, span_of
from yatzy.paper.dice import shown_dice, wooden_dice
from yatzy.paper.figure import NARROW, WIDE, Figure, numbers, on_page
from yatzy.paper.page import page
from yatzy.paper.svg import flowing, safe
from yatzy.solver.advice import Choice
from yatzy.solver.values import Values


def review_page(words: Catalogue, values: Values, game: Game, reviewed: Review) -> str:
    """Return a reviewed game as an HTML document."""
    return _Page(words, values, game, reviewed).document()


class _Page:
    """Writes one page."""

    def __init__(self, words: Catalogue, values: Values, game: Game, reviewed: Review) -> None:
        self.words, self.values, self.game, self.reviewed = words, values, game, reviewed
        self.columns = summaries(game, reviewed)
        self.span = span_of(reviewed.columns)
        self.rounds = game.setup.rounds > 1

    def document(self) -> str:
        title = self.words.say("review-heading", sheet=full_title(self.game.setup.sheet))
        return page(self.words, title, "".join(self.parts()), before=f"{wooden_dice()}\n")

    def parts(self) -> Iterator[str]:
        words, setup = self.words, self.game.setup
        told = (full_title(setup.sheet), words.date(setup.date), setup.game_id)
        about = " · ".join(part for part in told if part)
        yield f'<header class="paper">\n<h1>{safe(words.say("review-title"))}</h1>\n'
        yield f'<p class="about">{safe(about)}</p>\n'
        if not self.game.turns:
            yield f'<p class="verdict">{safe(words.say("review-nothing"))}</p>\n</header>\n'
            return
        yield from self.opening()
        yield "</header>\n"
        for place, column in enumerate(self.columns):
            yield from self.column(place, column)

    # Everyone

    def opening(self) -> Iterator[str]:
        """Yield the verdict, the comparison, and what the numbers mean."""
        words = self.words
        decided = " ".join(verdict(words, self.game, self.reviewed))
        yield f'<p class="verdict">{flowing(decided)}</p>\n'
        if len(self.columns) > 1:
            yield self.table(comparison(words, self.columns))
            if rows := partners(words, self.game, self.reviewed):
                yield f"<h3>{safe(words.say('review-partners'))}</h3>\n{self.table(rows)}"
            if self.rounds:
                yield from self.each_round()
        adds_up = words.say("review-adds-up" if self.game.over else "review-adds-up-now")
        yield f'<p class="note">{flowing(adds_up)}</p>\n'

    def each_round(self) -> Iterator[str]:
        for place in range(len(self.game.cards)):
            name = self.words.say("end-round", round=place + 1)
            rows = comparison(self.words, summaries(self.game, self.reviewed, place))
            yield f"<details>\n<summary>{safe(name)}</summary>\n{self.table(rows)}</details>\n"

    def table(self, rows: list[tuple[str, ...]]) -> str:
        """Write names with numbers; on a phone each number stands beside what it is."""
        head, *lines = rows
        heads = "".join(f'<th scope="col">{safe(name)}</th>' for name in head)
        body = ""
        for name, *cells in lines:
            told = "".join(
                f'<td data-name="{safe(column)}">{safe(cell)}</td>'
                for column, cell in zip(head[1:], cells, strict=True)
            )
            body += f'<tr><th scope="row">{safe(name)}</th>{told}</tr>\n'
        return f'<table class="compared">\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n'

    # One column

    def column(self, place: int, column: Summary) -> Iterator[str]:
        yield f'<section class="paper">\n<h2>{safe(column.name)}</h2>\n{self.sum(column)}'
        courses = {part.round: self.course(part) for part in column.parts if part.turns}
        if not self.rounds:
            yield from (on_page(*drawn) for drawn in courses.values())
        yield from self.costliest(place, column)
        for part in column.parts:
            if part.turns:
                yield from self.round(part, courses[part.round])
        yield "</section>\n"

    def sum(self, column: Summary) -> str:
        """Write how a total came about, as a line that adds up."""
        words, balance = self.words, column.balance
        terms = [("review-expected", "", number(words, balance.expected))]
        terms += [("review-luck", "luck", signed(words, balance.luck))]
        if column.skill.decisions:
            terms += [("review-given-away", "lost", signed(words, -balance.cost))]
        terms += [
            ("review-total" if column.full else "review-expected-now", "total", f"= {column.total(words)}")
        ]
        told = "".join(
            f'<div class="{kind}"><dt>{safe(words.say(name))}</dt><dd>{safe(figure)}</dd></div>'
            for name, kind, figure in terms
        )
        return f'<dl class="sum">{told}</dl>\n'

    def course(self, part: ColumnReview) -> tuple[Figure, Figure]:
        """Draw the course of a column in a round, for a desk and for a phone."""
        wide, narrow = (
            course(self.words, self.game, part, width=width, span=self.span) for width in (WIDE, NARROW)
        )
        return wide, narrow

    def costliest(self, place: int, column: Summary) -> Iterator[str]:
        words = self.words
        if not column.skill.decisions:
            return
        lines = worst(words, self.game, self.reviewed, place)
        best = words.say("review-accuracy", best=column.accuracy(words))
        yield f"<h3>{safe(worst_heading(words, column))}</h3>\n"
        yield f'<p class="note">{safe(best)}</p>\n'
        if lines:
            yield f'<ol class="worst">\n{"".join(map(self.costly, lines))}</ol>\n'

    def costly(self, line: DecisionLine) -> str:
        """Write a decision as it was and as it should have been, and why."""
        words, decision = self.words, line.decision
        why = "".join(f"<li>{flowing(one)}</li>" for one in why_better(words, self.values, self.game, decision))
        rows = "".join(
            f'<div class="{kind}"><dt>{safe(words.say(f"review-{kind}"))}</dt>'
            f"<dd>{shown_dice(line.dice, choice.keep)}<span>{safe(told)}</span></dd></div>"
            for kind, choice, told in (
                ("chosen", decision.chosen, line.chosen),
                ("better", decision.best, line.best),
            )
        )
        return (
            f'<li>\n<p class="place"><span>{safe(self.place(line))}</span> '
            f"<strong>{safe(words.say('review-cost', cost=line.cost))}</strong></p>\n"
            f'<dl>{rows}</dl>\n<ul class="why">{why}</ul>\n</li>\n'
        )

    def place(self, line: DecisionLine) -> str:
        return f"{line.place}, {line.left}"

    def round(self, part: ColumnReview, drawn: tuple[Figure, Figure]) -> Iterator[str]:
        """Yield a round's turns and decisions, to be opened."""
        words = self.words
        if self.rounds:
            yield f"<h3>{safe(words.say('end-round', round=part.round + 1))}</h3>\n{on_page(*drawn)}"
        yield numbers(words, drawn[0], words.say("review-turns"))
        lines = [decision_line(words, self.game, one) for one in part.decisions if one.options > 1]
        if lines:
            told = words.say("review-all", count=len(lines))
            listed = "".join(map(self.listed, lines))
            yield f'<details>\n<summary>{safe(told)}</summary>\n<ol class="all">\n{listed}</ol>\n</details>\n'

    def listed(self, line: DecisionLine) -> str:
        """Write one of all decisions: what was done, and the better choices with what the done one cost."""
        words, decision = self.words, line.decision
        mark = words.say("review-cost", cost=line.cost) if decision.cost else words.say("review-was-best")
        better = ""
        if decision.cost:
            choices = better_choices(self.values, decision)
            better = f'<p class="others">{safe(self.listed_choices(choices))}</p>'
        kind = "costly" if decision.cost else "fine"
        return (
            f'<li class="{kind}">{shown_dice(line.dice, decision.chosen.keep)}'
            f'<div><p class="place">{safe(self.place(line))}</p>'
            f"<p>{safe(line.chosen)} <strong>{safe(mark)}</strong></p>{better}</div></li>\n"
        )

    def listed_choices(self, choices: tuple[Choice, ...]) -> str:
        """Write choices that would have been better, each with what it costs itself."""
        words, told = self.words, []
        for choice in choices:
            name = choice_name(words, self.game.setup.sheet, choice)
            cost = number(words, round(TENTHS * choice.cost))
            told.append(words.say("review-choice-cost", choice=name, cost=cost) if choice.cost else name)
        return words.say("review-would-be-better", choices=" · ".join(told))
