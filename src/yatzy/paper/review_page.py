"""A review as a self-contained HTML page: who was lucky, who chose well, and every decision."""

from collections.abc import Iterator

from yatzy.app.review import GameReview
from yatzy.coach.review import ColumnReview
from yatzy.l10n.advice import choice_name
from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.course_chart import draw_course_chart, expectation_range
from yatzy.paper.dice_svg import dice_symbols, render_dice
from yatzy.paper.figure import NARROW, WIDE, Figure, figure_html, figure_table_html
from yatzy.paper.html_page import html_document
from yatzy.paper.svg import escape_flowing, escape_text
from yatzy.report.deciding_factors import deciding_factors
from yatzy.report.review import (
    TENTHS,
    ColumnReport,
    DecisionLine,
    column_reports,
    comparison_rows,
    costliest_decisions,
    costliest_heading,
    decision_line,
    format_signed,
    format_tenths,
    mistake_reason_sentences,
    partner_rows,
)
from yatzy.rules.sheet import full_title
from yatzy.solver.query.advice import Choice


def render_review_page(words: Catalogue, found: GameReview) -> str:
    """Return a reviewed game as an HTML document."""
    return _ReviewPage(words, found).render()


class _ReviewPage:
    """Writes one page."""

    def __init__(self, words: Catalogue, found: GameReview) -> None:
        self.words, self.found, self.game, self.reviewed = words, found, found.game, found.review
        self.columns = column_reports(self.game, self.reviewed)
        self.span = expectation_range(self.reviewed.columns)
        self.is_series = self.game.setup.rounds > 1

    def render(self) -> str:
        title = self.words.say("review-heading", sheet=full_title(self.game.setup.sheet))
        return html_document(self.words, title, "".join(self.render_parts()), before=f"{dice_symbols()}\n")

    def render_parts(self) -> Iterator[str]:
        words, setup = self.words, self.game.setup
        facts = (full_title(setup.sheet), words.date(setup.date), setup.game_id)
        about = " · ".join(part for part in facts if part)
        yield f'<header class="paper">\n<h1>{escape_text(words.say("review-title"))}</h1>\n'
        yield f'<p class="about">{escape_text(about)}</p>\n'
        if not self.game.turns:
            yield f'<p class="verdict">{escape_text(words.say("review-nothing"))}</p>\n</header>\n'
            return
        yield from self.render_everyone()
        yield "</header>\n"
        for place, column in enumerate(self.columns):
            yield from self.render_column(place, column)

    # Everyone

    def render_everyone(self) -> Iterator[str]:
        """Yield what decided the game, the columns compared, and what the numbers mean."""
        words = self.words
        decided = " ".join(deciding_factors(words, self.game, self.reviewed))
        yield f'<p class="verdict">{escape_flowing(decided)}</p>\n'
        if len(self.columns) > 1:
            yield self.render_table(comparison_rows(words, self.columns))
            if rows := partner_rows(words, self.game, self.reviewed):
                yield f"<h3>{escape_text(words.say('review-partners'))}</h3>\n{self.render_table(rows)}"
            if self.is_series:
                yield from self.render_rounds()
        adds_up = words.say("review-adds-up" if self.game.over else "review-adds-up-now")
        yield f'<p class="note">{escape_flowing(adds_up)}</p>\n'

    def render_rounds(self) -> Iterator[str]:
        for place in range(len(self.game.cards)):
            name = self.words.say("end-round", round=place + 1)
            rows = comparison_rows(self.words, column_reports(self.game, self.reviewed, place))
            yield f"<details>\n<summary>{escape_text(name)}</summary>\n{self.render_table(rows)}</details>\n"

    def render_table(self, rows: list[tuple[str, ...]]) -> str:
        """Return a table; on a phone ``data-name`` labels each number."""
        head, *lines = rows
        heads = "".join(f'<th scope="col">{escape_text(name)}</th>' for name in head)
        body = ""
        for name, *cells in lines:
            cells_html = "".join(
                f'<td data-name="{escape_text(column)}">{escape_text(cell)}</td>'
                for column, cell in zip(head[1:], cells, strict=True)
            )
            body += f'<tr><th scope="row">{escape_text(name)}</th>{cells_html}</tr>\n'
        return f'<table class="compared">\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n'

    # One column

    def render_column(self, place: int, column: ColumnReport) -> Iterator[str]:
        yield f'<section class="paper">\n<h2>{escape_text(column.name)}</h2>\n{self.balance_list(column)}'
        courses = {part.round: self.course_figures(part) for part in column.parts if part.turns}
        if not self.is_series:
            yield from (figure_html(*figures) for figures in courses.values())
        yield from self.render_costliest(place, column)
        for part in column.parts:
            if part.turns:
                yield from self.render_round(part, courses[part.round])
        yield "</section>\n"

    def balance_list(self, column: ColumnReport) -> str:
        """Return what a total is made of, as a list that adds up."""
        words, balance = self.words, column.balance
        terms = [("review-expected", "", format_tenths(words, balance.expected))]
        terms += [("review-luck", "luck", format_signed(words, balance.luck))]
        if column.skill.decisions:
            terms += [("review-given-away", "lost", format_signed(words, -balance.cost))]
        terms += [
            ("review-total" if column.full else "review-expected-now", "total", f"= {column.total_text(words)}")
        ]
        items = "".join(
            f'<div class="{kind}"><dt>{escape_text(words.say(name))}</dt><dd>{escape_text(figure)}</dd></div>'
            for name, kind, figure in terms
        )
        return f'<dl class="sum">{items}</dl>\n'

    def course_figures(self, part: ColumnReview) -> tuple[Figure, Figure]:
        """Draw the course of a column in a round, wide and narrow."""
        wide, narrow = (
            draw_course_chart(self.words, self.game, part, width=width, span=self.span)
            for width in (WIDE, NARROW)
        )
        return wide, narrow

    def render_costliest(self, place: int, column: ColumnReport) -> Iterator[str]:
        words = self.words
        if not column.skill.decisions:
            return
        lines = costliest_decisions(words, self.game, self.reviewed, place)
        best = words.say("review-accuracy", best=column.accuracy_text(words))
        yield f"<h3>{escape_text(costliest_heading(words, column))}</h3>\n"
        yield f'<p class="note">{escape_text(best)}</p>\n'
        if lines:
            yield f'<ol class="worst">\n{"".join(map(self.costly_item, lines))}</ol>\n'

    def costly_item(self, line: DecisionLine) -> str:
        """Return a decision as it was and as it should have been, and why."""
        words, decision = self.words, line.decision
        why = "".join(
            f"<li>{escape_flowing(one)}</li>" for one in mistake_reason_sentences(words, self.found, decision)
        )
        rows = "".join(
            f'<div class="{kind}"><dt>{escape_text(words.say(f"review-{kind}"))}</dt>'
            f"<dd>{render_dice(line.dice, choice.keep)}<span>{escape_text(text)}</span></dd></div>"
            for kind, choice, text in (
                ("chosen", decision.chosen, line.chosen),
                ("better", decision.best, line.best),
            )
        )
        return (
            f'<li>\n<p class="place"><span>{escape_text(self.place_text(line))}</span> '
            f"<strong>{escape_text(words.say('review-cost', cost=line.cost))}</strong></p>\n"
            f'<dl>{rows}</dl>\n<ul class="why">{why}</ul>\n</li>\n'
        )

    def place_text(self, line: DecisionLine) -> str:
        return f"{line.place}, {line.left}"

    def render_round(self, part: ColumnReview, figures: tuple[Figure, Figure]) -> Iterator[str]:
        """Yield the turns and decisions of a round, collapsed."""
        words = self.words
        if self.is_series:
            yield f"<h3>{escape_text(words.say('end-round', round=part.round + 1))}</h3>\n"
            yield figure_html(*figures)
        yield figure_table_html(words, figures[0], words.say("review-turns"))
        lines = [decision_line(words, self.game, one) for one in part.decisions if one.options > 1]
        if lines:
            heading = words.say("review-all", count=len(lines))
            items = "".join(map(self.decision_item, lines))
            yield f"<details>\n<summary>{escape_text(heading)}</summary>\n"
            yield f'<ol class="all">\n{items}</ol>\n</details>\n'

    def decision_item(self, line: DecisionLine) -> str:
        """Return one of all decisions, with better choices if it lost points."""
        words, decision = self.words, line.decision
        mark = words.say("review-cost", cost=line.cost) if decision.cost else words.say("review-was-best")
        better = ""
        if decision.cost:
            choices = self.found.better_choices(decision)
            better = f'<p class="others">{escape_text(self.choices_text(choices))}</p>'
        kind = "costly" if decision.cost else "fine"
        return (
            f'<li class="{kind}">{render_dice(line.dice, decision.chosen.keep)}'
            f'<div><p class="place">{escape_text(self.place_text(line))}</p>'
            f"<p>{escape_text(line.chosen)} <strong>{escape_text(mark)}</strong></p>{better}</div></li>\n"
        )

    def choices_text(self, choices: tuple[Choice, ...]) -> str:
        """Return the choices that would have been better, each with its own cost."""
        words, texts = self.words, []
        for choice in choices:
            name = choice_name(words, self.game.setup.sheet, choice)
            cost = format_tenths(words, round(TENTHS * choice.cost))
            texts.append(words.say("review-choice-cost", choice=name, cost=cost) if choice.cost else name)
        return words.say("review-would-be-better", choices=" · ".join(texts))
