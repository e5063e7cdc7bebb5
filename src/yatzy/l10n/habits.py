"""Mistakes somebody repeats: what they are called, how often they were made and what they cost."""

from yatzy.coach.game_summary import HabitSum
from yatzy.coach.habits import Habit
from yatzy.l10n.catalogue import Catalogue


def habit_name(words: Catalogue, habit: Habit) -> str:
    """Return the name of a habit, for use within a sentence."""
    return words.say(f"habit-{habit}")


def habit_line(words: Catalogue, habit_sum: HabitSum) -> str:
    """Return a habit with how often it was seen and its total cost."""
    return words.say(
        "habit-line",
        habit=habit_name(words, habit_sum.habit),
        times=habit_sum.times,
        points=words.decimal(habit_sum.cost),
    )
