"""Every screen of the page with something on it, whatever language is spoken: for pictures, and tests of all.

    at_the_table   before, during and after a game
    between        what people do between games

A scene has somebody come, and brings them to a screen; its sentence says what is seen.
"""

from browser.scenes import at_the_table, between
from browser.scenes.scene import SCENES, Come

__all__ = ["SCENES", "Come", "at_the_table", "between"]
