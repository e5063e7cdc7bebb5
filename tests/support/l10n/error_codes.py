"""The codes that the sources raise, with the class that carries each."""

import re

from yatzy.rules import errors

CLASSES = "|".join(
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, errors.YatzyError)
)
RAISED = re.compile(rf'\b({CLASSES})\(\s*"([a-z]+-[a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?')


def raised_in(code: str) -> dict[str, str]:
    """Return the codes raised in some source code, with the name of the class that carries each."""
    return {one: kind for kind, *either in RAISED.findall(code) for one in either if one}
