"""Writes docs/science.md: everything on that page is computed here. ``make science`` runs it."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.rulebook import full_title
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import sheet_ids, shelf_sheet
from yatzy.rules.tables import RuleTables
from yatzy.solver.backward import cores, solve_backward
from yatzy.solver.odds import Odds, odds, simulate
from yatzy.solver.solve import solve
from yatzy.solver.space import space_of
from yatzy.solver.values import Values

PAGE = Path(__file__).with_name("science.md")
GAMES = 1_000_000
TOO_LARGE = "maxi"
"""The one sheet whose exact distribution does not fit into ordinary memory."""

HEAD = """\
# The science

Every figure on this page is computed by `make science` (`docs/science.py`), which writes it; nothing is typed in. A game for
one player is a finite game against chance: what is still to come depends on the open boxes, on how far the upper section is
from its bonus and, where a further five alike pays or is barred, on whether its box holds points. Going back from the last box,
the best choice of every roll and every keep is found exactly, in double precision. The expected total is the fingerprint of a
sheet: change one rule, and it changes.
"""

CHECKED = """\
## How the solution was checked

- **A second solver.** `tests/reference.py` shares nothing with the fast one: it keeps the whole upper sum, and weighs every keep
  against every roll it can become. Random sheets of up to six boxes agree to 1e-9 in every state in the tests (other bonuses and
  pays, forced order, every kind of joker, last resorts, one to six dice), whole five-dice sheets in the benchmark.
- **Somebody else's solver.** yatzy-solver 1.0.0, written in Rust by others, agrees on the sheets it knows, state by state and
  option by option, to 1e-9.
- **Two ways to the mean.** The exact distribution is found forward, from the first roll; its mean agrees with the value found
  backward to 1e-9, and its mass is 1.
- **Games.** Millions of games played by the solution come out within their standard errors.
"""

LITERATURE = """\
## What others have found

| source | rules | published | here |
|---|---|---|---|
"""


def main() -> None:
    """Write the page."""
    found = {}
    for sheet_id in sheet_ids():
        print(sheet_id, file=sys.stderr)
        values = solve(shelf_sheet(sheet_id))
        found[sheet_id] = values, simulate(values, GAMES) if sheet_id == TOO_LARGE else odds(values)
    PAGE.write_text("\n".join([HEAD, *_sheets(found), *_boxes(found), CHECKED, *_literature()]), "utf-8")


def _sheets(found: dict[str, tuple[Values, Odds]]) -> Iterator[str]:
    yield "## The sheets\n"
    yield "| sheet | boxes | states | expected total | standard deviation | 5 % below | median | 5 % above | upper bonus |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for sheet_id, (values, ends) in found.items():
        about = "" if ends.games is None else "≈ "
        bonus = "" if ends.upper_bonus is None else f"{about}{100 * ends.upper_bonus:.2f} %"
        yield (
            f"| `{sheet_id}` | {len(values.tables.keys)} | {values.space.states:,} | {values.expected:.9f} | "
            f"{about}{ends.deviation:.3f} | {about}{ends.percentile(5)} | {about}{ends.percentile(50)} | "
            f"{about}{ends.percentile(95)} | {bonus} |"
        )
    yield f"\n≈ marks what was found by playing {GAMES:,} games, because the exact distribution would need more memory than"
    yield "most machines have. Of equally good choices, best play takes the one that keeps most dice, and the topmost box.\n"


def _boxes(found: dict[str, tuple[Values, Odds]]) -> Iterator[str]:
    """Yield a table for each set of sheets with the same boxes."""
    words = catalogue("en")
    families: dict[tuple[str, ...], list[str]] = {}
    for sheet_id, (values, _) in found.items():
        families.setdefault(values.tables.keys, []).append(sheet_id)
    yield "## Mean points in each box, and how often it is struck\n"
    for keys, ids in families.items():
        sheet = shelf_sheet(ids[0])
        yield "| box | " + " | ".join(f"`{sheet_id}`" for sheet_id in ids) + " |"
        yield "|---|" + "---|" * len(ids)
        for place, key in enumerate(keys):
            cells = [f"{box.mean:.2f} ({100 * box.struck:.1f} %)" for box in _column(found, ids, place)]
            yield f"| {words.name(sheet, key)} | " + " | ".join(cells) + " |"
        if any(found[sheet_id][1].further for sheet_id in ids):
            cells = [f"{found[sheet_id][1].further:.2f}" for sheet_id in ids]
            yield "| bonus for a further five alike | " + " | ".join(cells) + " |"
        yield ""


def _column(found: dict[str, tuple[Values, Odds]], ids: list[str], place: int):
    return [found[sheet_id][1].boxes[place] for sheet_id in ids]


def _literature() -> Iterator[str]:
    yield LITERATURE.rstrip("\n")
    plain = _changed("hasbro", lambda data: data.pop("five_alike"))
    rows = (
        ("T. Verhoeff, 1999", "13 boxes, joker by free choice", "254.5896", _value(shelf_sheet("printworks").tables)),
        ("J. Glenn, 2006", "13 boxes, today's official joker", "254.5877", _value(shelf_sheet("hasbro").tables)),
        ("both", "13 boxes, no joker and no bonus for a further five alike", "245.87", _value(plain.tables)),
        ("M. Larsson, A. Sjöberg, 2012", "15 boxes", "248.63", _value(shelf_sheet("tactic").tables)),
        ("", "15 boxes, a lone pair paying in Two pairs", "", _value(_lone_pair())),
        ("", "15 boxes, four alike as two pairs", "", _value(_shared("two-pairs").tables)),
        ("", "15 boxes, five alike as a full house", "", _value(_shared("full-house").tables)),
    )
    for source, rules, published, value in rows:
        yield f"| {source} | {rules} | {published} | {value:.6f} |"
    yield ""
    yield "The 248.63 often quoted for 15 boxes comes from a program that takes a lone pair for two pairs: with that mistake we"
    yield "get its figure. The sheets want two different faces, and their figure is the one above. `mb-1973` forces the upper box"
    yield "only after points in the box for five alike, which is worth a little more than being forced always, as `hasbro` has it."


def _value(tables: RuleTables) -> float:
    return float(solve_backward(tables, cores())[space_of(tables).start])


def _changed(base: str, change: Callable[[dict[str, object]], object]) -> RuleSheet:
    """Return a sheet with another rule, and nothing printed around it."""
    data = shelf_sheet(base).as_data()
    data["id"] = "changed"
    for printed in ("names", "guessed", "readings", "languages", "customs"):
        data.pop(printed, None)
    change(data)
    return parse_sheet(data)


def _shared(key: str) -> RuleSheet:
    def share(data: dict[str, object]) -> None:
        boxes = data["boxes"]
        assert isinstance(boxes, list)
        next(box for box in boxes if box["key"] == key)["pattern"]["shared"] = True

    return _changed("tactic", share)


def _lone_pair() -> RuleTables:
    """Return 15 boxes with the mistake that no sheet can express."""
    tables = shelf_sheet("tactic").tables
    two_pairs, one_pair = tables.keys.index("two-pairs"), tables.keys.index("one-pair")
    points = list(tables.points)
    points[two_pairs] = tuple(
        two or one for two, one in zip(points[two_pairs], points[one_pair], strict=True)
    )
    return replace(tables, points=tuple(points), digest="a lone pair for two pairs")


if __name__ == "__main__":
    main()
