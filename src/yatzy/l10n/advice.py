"""Names of choices, and the coach's reasons as sentences."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from yatzy.coach.explain import Reason, ReasonCode
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.advice import Choice

if TYPE_CHECKING:
    from yatzy.app.advise import ToWin

MEAN_ARGUMENTS = ("now", "later", "mean", "cost")
"""Arguments of a reason that are mean points."""

ROUNDS_TO_ZERO = 0.05
"""Mean points below this are shown as 0, not as 0.0."""


def choice_name(words: Catalogue, sheet: RuleSheet, choice: Choice) -> str:
    """Return the name of a choice, for use within a sentence."""
    if choice.keep is not None:
        return _keep_name(words, choice.keep)
    box = words.name(sheet, choice.key)
    if choice.bonus:
        return words.say("choice-write-bonus", box=box, points=choice.points, bonus=choice.bonus)
    if choice.points:
        return words.say("choice-write", box=box, points=choice.points)
    return words.say("choice-strike", box=box)


def reason_sentences(words: Catalogue, sheet: RuleSheet, reasons: Iterable[Reason]) -> list[str]:
    """Return one sentence for each reason."""
    return [words.say(f"why-{reason.code}", **_arguments(words, sheet, reason)) for reason in reasons]


def win_chance_sentence(words: Catalogue, sheet: RuleSheet, to_win: "ToWin") -> str:
    """Return a sentence on which choice wins most often, and how often the best choice for points wins."""
    advice = to_win.exact
    if advice is None:
        return words.say("advise-too-early", chance=words.percent(to_win.about or 0.0, 0))
    best, other = advice.best, advice.for_points
    if not best.chance:
        return words.say("advise-not-to-win")
    if advice.differs:
        arguments = {"choice": choice_name(words, sheet, best.choice), "chance": words.percent(best.chance)}
        return words.say("advise-to-win-differs", **arguments, other=words.percent(other.chance))
    return words.say(
        "advise-to-win" if advice.same else "advise-to-win-nearly", chance=words.percent(other.chance)
    )


def _arguments(words: Catalogue, sheet: RuleSheet, reason: Reason) -> dict[str, str | int]:
    """Return the Fluent arguments for a reason, its numbers formatted."""
    arguments: dict[str, str | int] = {}
    for name, argument in reason.arguments.items():
        if name in ("box", "other"):
            arguments[name] = words.name(sheet, str(argument)) if argument else ""
        elif name.startswith("chance"):
            arguments[name] = words.percent(float(argument), 0)
        elif name in MEAN_ARGUMENTS:
            arguments[name] = _format_mean(words, float(argument))
        elif name != "keep":
            arguments[name] = int(argument)
    if "keep" in reason.arguments:
        keep = tuple(int(face) for face in str(reason.arguments["keep"]))
        arguments["choice"] = str(arguments["other"] or _keep_name(words, keep))
    if "count" in arguments:
        arguments["target"] = words.say("why-target", box=arguments["box"], count=arguments["count"])
    if reason.code is ReasonCode.PACE:
        pace = int(arguments["pace"])
        arguments |= {"where": "ahead" if pace > 0 else "behind" if pace < 0 else "on", "pace": abs(pace)}
    if reason.code is ReasonCode.STOPS:
        arguments["never"] = "no" if reason.arguments["chance"] else "yes"
    return arguments


def _format_mean(words: Catalogue, points: float) -> str | int:
    """Format mean points: whole numbers without decimals, anything that rounds to zero as 0."""
    if abs(points) < ROUNDS_TO_ZERO:
        return 0
    return round(points) if points == round(points) else words.decimal(points)


def _keep_name(words: Catalogue, keep: tuple[int, ...]) -> str:
    if not keep:
        return words.say("choice-throw-all")
    return words.say("choice-keep", dice=" ".join(str(face) for face in keep))
