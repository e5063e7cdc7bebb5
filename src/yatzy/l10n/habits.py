"""Habits in words: what somebody does again and again, how often, and what it costs."""

from yatzy.coach.habits import Habit
from yatzy.coach.summary import HabitSum
from yatzy.l10n.catalogue import Catalogue


def habit_name(words: Catalogue, habit: Habit) -> str:
    """Return what somebody does, within a sentence about them."""
    return words.say(f"habit-{habit}")


def habit_line(words: Catalogue, found: HabitSum) -> str:
    """Return a habit with how often it was seen, and what all of that cost."""
    return words.say(
        "habit-line",
        habit=habit_name(words, found.habit),
        times=found.times,
        points=words.decimal(found.cost),
    )
