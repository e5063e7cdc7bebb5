"""Key bindings. Letters are bound in both cases, because hints print them as capitals."""

from textual.binding import Binding


def bind_keys(keys: str, action: str) -> Binding:
    """Return a binding of comma-separated keys to an action; letters are bound in both cases."""
    capitals = [key.upper() for key in keys.split(",") if len(key) == 1 and key.isalpha()]
    return Binding(",".join([keys, *capitals]), action, show=False)


TABLE_KEYS = [
    bind_keys("space", "roll"),
    bind_keys("enter", "write"),
    bind_keys("up,k", "walk(-1)"),
    bind_keys("down,j", "walk(1)"),
    bind_keys("left", "aside(-1)"),
    bind_keys("right", "aside(1)"),
    bind_keys("pageup", "page(-1)"),
    bind_keys("pagedown", "page(1)"),
    *(bind_keys(str(digit), f"digit('{digit}')") for digit in range(10)),
    bind_keys("plus", "digit('+')"),
    bind_keys("equals_sign", "digit('=')"),
    bind_keys("backspace", "erase"),
    bind_keys("z", "take_back"),
    bind_keys("c", "correct"),
    bind_keys("e", "results"),
    bind_keys("r", "rules"),
    bind_keys("h", "coach"),
    bind_keys("m", "remarks"),
    bind_keys("w", "chances"),
    bind_keys("a", "again"),
    bind_keys("n", "app.new_game"),
    bind_keys("t", "app.light"),
    bind_keys("question_mark,f1", "keys"),
    bind_keys("escape", "escape"),
    bind_keys("q,ctrl+q", "app.quit"),
]
"""Bindings of the table screen."""
