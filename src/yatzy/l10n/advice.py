"""The coach in words: what a choice is called, and why it is the best."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from yatzy.coach.explain import Reason, Why
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.advice import Choice

if TYPE_CHECKING:
    from yatzy.coach.winning import WinAdvice

AVERAGES = ("now", "later", "mean", "cost")
"""Arguments that are points on average."""

NEXT_TO_NOTHING = 0.05
"""Points that would be written as 0.0."""


def choice_name(words: Catalogue, sheet: RuleSheet, choice: Choice) -> str:
    """Return what a choice is called, within a sentence."""
    if choice.keep is not None:
        return _keep_name(words, choice.keep)
    box = words.name(sheet, choice.key or "")
    if choice.bonus:
        return words.say("choice-write-bonus", box=box, points=choice.points, bonus=choice.bonus)
    if choice.points:
        return words.say("choice-write", box=box, points=choice.points)
    return words.say("choice-strike", box=box)


def why(words: Catalogue, sheet: RuleSheet, reasons: Iterable[Reason]) -> list[str]:
    """Return the sentences for reasons."""
    return [words.say(f"why-{reason.code}", **_arguments(words, sheet, reason)) for reason in reasons]


def note_to_win(words: Catalogue, sheet: RuleSheet, advice: "WinAdvice | float") -> str:
    """Return what wins most often, and what the best choice for points wins if that is another.

    While it is early for that, how often the best choice for points wins, about.
    """
    if isinstance(advice, float):
        return words.say("advise-too-early", chance=words.percent(advice, 0))
    best, other = advice.best, advice.for_points
    if not best.chance:
        return words.say("advise-not-to-win")
    if advice.differs:
        told = {"choice": choice_name(words, sheet, best.choice), "chance": words.percent(best.chance)}
        return words.say("advise-to-win-differs", **told, other=words.percent(other.chance))
    return words.say(
        "advise-to-win" if advice.same else "advise-to-win-nearly", chance=words.percent(other.chance)
    )


def _arguments(words: Catalogue, sheet: RuleSheet, reason: Reason) -> dict[str, str | int]:
    """Return a reason's numbers as they are written."""
    told: dict[str, str | int] = {}
    for name, argument in reason.arguments.items():
        if name in ("box", "other"):
            told[name] = words.name(sheet, str(argument)) if argument else ""
        elif name.startswith("chance"):
            told[name] = words.percent(float(argument), 0)
        elif name in AVERAGES:
            told[name] = _average(words, float(argument))
        elif name != "keep":
            told[name] = int(argument)
    if "keep" in reason.arguments:
        keep = tuple(int(face) for face in str(reason.arguments["keep"]))
        told["choice"] = str(told["other"] or _keep_name(words, keep))
    if "count" in told:
        told["target"] = words.say("why-target", box=told["box"], count=told["count"])
    if reason.code is Why.PACE:
        pace = int(told["pace"])
        told |= {"where": "ahead" if pace > 0 else "behind" if pace < 0 else "on", "pace": abs(pace)}
    if reason.code is Why.STOPS:
        told["never"] = "no" if reason.arguments["chance"] else "yes"
    return told


def _average(words: Catalogue, points: float) -> str | int:
    """Write points on average: whole ones without digits after the point, and next to nothing as that."""
    if abs(points) < NEXT_TO_NOTHING:
        return 0
    return round(points) if points == round(points) else words.decimal(points)


def _keep_name(words: Catalogue, keep: tuple[int, ...]) -> str:
    if not keep:
        return words.say("choice-throw-all")
    return words.say("choice-keep", dice=" ".join(str(face) for face in keep))
