"""Keys and what they do: letters in both cases, because they are printed as capitals."""

from textual.binding import Binding


def bound(keys: str, action: str) -> Binding:
    """Bind keys, with commas between them, to an action; a letter counts as a capital, too."""
    capitals = [key.upper() for key in keys.split(",") if len(key) == 1 and key.isalpha()]
    return Binding(",".join([keys, *capitals]), action, show=False)


TABLE_KEYS = [
    bound("space", "roll"),
    bound("enter", "write"),
    bound("up,k", "walk(-1)"),
    bound("down,j", "walk(1)"),
    bound("left", "aside(-1)"),
    bound("right", "aside(1)"),
    bound("pageup", "page(-1)"),
    bound("pagedown", "page(1)"),
    *(bound(str(digit), f"digit('{digit}')") for digit in range(10)),
    bound("plus", "digit('+')"),
    bound("equals_sign", "digit('=')"),
    bound("backspace", "erase"),
    bound("z", "take_back"),
    bound("c", "correct"),
    bound("e", "ending"),
    bound("r", "rules"),
    bound("h", "coach"),
    bound("m", "remarks"),
    bound("w", "chances"),
    bound("a", "again"),
    bound("n", "app.lay"),
    bound("t", "app.light"),
    bound("question_mark,f1", "keys"),
    bound("escape", "escape"),
    bound("q,ctrl+q", "app.quit"),
]
"""At the table."""
