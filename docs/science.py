"""Writes docs/science.md: everything on that page is computed here. ``make science`` runs it."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from yatzy.game.card import Card
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.backward import solve_backward
from yatzy.solver.cores import count_cores
from yatzy.solver.odds import Odds, compute_odds
from yatzy.solver.query.values import Values
from yatzy.solver.simulate import simulate
from yatzy.solver.states.space import space_of
from yatzy.solver.variance import variances_of

PAGE = Path(__file__).with_name("science.md")
GAMES = 1_000_000
TOO_LARGE = "maxi"
"""The one sheet whose exact distribution does not fit into ordinary memory."""

HEAD = """\
# The science

Every figure of ours on this page is computed by `make science` (`docs/science.py`), which writes it. A game for
one player is a finite game against chance: what is still to come depends on the open boxes, on how far the
upper section is from its bonus and, where a further five alike pays or is barred, on whether its box holds
points. Going back from the last box, the best choice of every roll and every keep is found exactly, in double
precision. The expected total is the fingerprint of a sheet: change one rule, and it changes.
"""

CHECKED = """\
## How the solution was checked

- **A second solver.** `tests/support/game/reference_solver.py` shares nothing with the fast one: it keeps the
  whole upper sum, and weighs every keep against every roll it can become. Random sheets of up to six boxes
  agree to 1e-9 in every state in the tests (other bonuses and pays, forced order, every kind of joker, last
  resorts, one to six dice), whole five-dice sheets in the benchmark.
- **Somebody else's solver.** yatzy-solver 1.0.0, written in Rust by others, agrees on the sheets it knows,
  state by state and option by option, to 1e-9.
- **Two ways to the mean.** The exact distribution is found forward, from the first roll; its mean agrees with
  the value found backward to 1e-9, and its mass is 1.
- **Games.** Millions of games played by the solution come out within their standard errors.
"""

LITERATURE = """
The 248.63 often quoted for 15 boxes is reproduced by taking a lone pair for two pairs: with that
mistake we get its figure. The sheets want two different faces. `mb-1973` forces the upper box only after points
in the box for five alike, which is worth a little more than being forced always, as `hasbro` has it.

References:

- Tom Verhoeff, *How to Maximize Your Score in Solitaire Yahtzee*, draft, Eindhoven University of Technology,
  June 1999: 254.5896.
- James Glenn, *An Optimal Strategy for Yahtzee*, technical report CS-TR-0002, Loyola College in Maryland,
  May 2006.
- James R. Glenn, *Computer Strategies for Solitaire Yahtzee*, Loyola College in Maryland. It names several
  groups that solved the game around the same time, and Woodward, who repeated the computation four years later.
- Markus Larsson and Andreas Sjöberg applied Glenn's method to the Swedish rules, according to Arvid Fahlström
  Myrman, *Optimering av en Yatzytur genom utvärdering av alla inom turen nåbara tillstånd*, KTH, April 2014.
"""


def main() -> None:
    """Write the page."""
    found = {}
    for sheet_id in sheet_ids():
        print(sheet_id, file=sys.stderr)
        tables = bundled_sheet(sheet_id).tables
        values = Values(tables, solve_backward(tables, count_cores()))
        found[sheet_id] = values, simulate(values, GAMES) if sheet_id == TOO_LARGE else compute_odds(values)
    page = "\n".join([HEAD, *_sheets(found), *_boxes(found), CHECKED, *_literature()])
    PAGE.write_text(page.rstrip("\n") + "\n", "utf-8")


def _sheets(found: dict[str, tuple[Values, Odds]]) -> Iterator[str]:
    yield "## The sheets\n"
    columns = (
        "sheet",
        "boxes",
        "states",
        "expected total",
        "standard deviation",
        "5 % end at or below",
        "median",
    )
    yield from _head(*columns, "95 % end at or below", "upper bonus")
    for sheet_id, (values, ends) in found.items():
        about = "" if ends.games is None else "≈ "
        bonus = "" if ends.upper_bonus is None else f"{about}{100 * ends.upper_bonus:.2f} %"
        yield (
            f"| `{sheet_id}` | {len(values.tables.keys)} | {values.space.states:,} | {values.expected:.9f} | "
            f"{_deviation(values, ends):.3f} | {about}{ends.percentile(5)} | {about}{ends.percentile(50)} | "
            f"{about}{ends.percentile(95)} | {bonus} |"
        )
    yield f"\n≈ marks what was found by playing {GAMES:,} games: the exact distribution would need more"
    yield "memory than most machines have. Standard deviations are all exact. Of equally good boxes best play"
    yield "takes the topmost, of keeps the one that is met first when dice are given up one by one, the lowest"
    yield "first.\n"


def _deviation(values: Values, ends: Odds) -> float:
    """Return the standard deviation of the totals, from the variance of every state where games were played."""
    if ends.games is None:
        return ends.deviation
    return float(variances_of(values).variance(Card.empty(values.tables)) ** 0.5)


def _boxes(found: dict[str, tuple[Values, Odds]]) -> Iterator[str]:
    """Yield a table for each set of sheets with the same boxes."""
    words = catalogue("en")
    families: dict[tuple[str, ...], list[str]] = {}
    for sheet_id, (values, _) in found.items():
        families.setdefault(values.tables.keys, []).append(sheet_id)
    yield "## Mean points in each box, and how often it is struck\n"
    yield "Boxes are called as the first sheet of a table calls them.\n"

    def about(sheet_id: str) -> str:
        return "" if found[sheet_id][1].games is None else " (≈)"

    for keys, ids in families.items():
        sheet = bundled_sheet(ids[0])
        yield from _head("box", *(f"`{sheet_id}`{about(sheet_id)}" for sheet_id in ids))
        for place, key in enumerate(keys):
            boxes = [found[sheet_id][1].boxes[place] for sheet_id in ids]
            cells = [f"{box.mean:.2f} ({100 * box.struck:.1f} %)" for box in boxes]
            yield f"| {words.name(sheet, key)} | " + " | ".join(cells) + " |"
        if any(found[sheet_id][1].further for sheet_id in ids):
            cells = [f"{found[sheet_id][1].further:.2f}" for sheet_id in ids]
            yield "| bonus for a further five alike | " + " | ".join(cells) + " |"
        yield ""


def _head(*columns: str) -> Iterator[str]:
    yield f"| {' | '.join(columns)} |"
    yield "|---" * len(columns) + "|"


def _literature() -> Iterator[str]:
    yield "## What others have found\n"
    yield from _head("source", "rules", "published", "here")
    plain = _changed("hasbro", lambda data: data.pop("five_alike"))
    official, free = bundled_sheet("hasbro").tables, bundled_sheet("printworks").tables
    rows = (
        ("T. Verhoeff, 1999", "13 boxes, joker by free choice", "254.5896", free),
        ("J. Glenn, 2006", "13 boxes, today's official joker", "254.5877", official),
        ("both", "13 boxes, no joker, no bonus for a further five alike", "245.87", plain.tables),
        ("M. Larsson, A. Sjöberg, 2012", "15 boxes", "248.63", bundled_sheet("tactic").tables),
        ("", "15 boxes, a lone pair paying in Two pairs", "", _lone_pair()),
        ("", "15 boxes, four alike as two pairs", "", _shared("two-pairs").tables),
        ("", "15 boxes, five alike as a full house", "", _shared("full-house").tables),
    )
    for source, rules, published, tables in rows:
        yield f"| {source} | {rules} | {published} | {_value(tables):.6f} |"
    yield LITERATURE


def _value(tables: RuleTables) -> float:
    return float(solve_backward(tables, count_cores())[space_of(tables).start])


def _changed(base: str, change: Callable[[dict[str, Any]], object]) -> RuleSheet:
    """Return a sheet with another rule, and nothing printed around it."""
    data = bundled_sheet(base).as_data()
    data["id"] = "changed"
    for printed in ("names", "guessed", "readings", "options", "languages", "customs"):
        data.pop(printed, None)
    change(data)
    return parse_sheet(data)


def _shared(key: str) -> RuleSheet:
    def share(data: dict[str, Any]) -> None:
        next(box for box in data["boxes"] if box["key"] == key)["pattern"]["shared"] = True

    return _changed("tactic", share)


def _lone_pair() -> RuleTables:
    """Return 15 boxes with the mistake that no sheet can express."""
    tables = bundled_sheet("tactic").tables
    two_pairs, one_pair = tables.keys.index("two-pairs"), tables.keys.index("one-pair")
    points = list(tables.points)
    points[two_pairs] = tuple(two or one for two, one in zip(points[two_pairs], points[one_pair], strict=True))
    return replace(tables, points=tuple(points), digest="a lone pair for two pairs")


if __name__ == "__main__":
    main()
