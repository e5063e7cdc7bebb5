"""The type of progress callbacks."""

from collections.abc import Callable

ProgressCallback = Callable[[float], None]
"""Called now and then with the share of the work that is done, from 0 to 1."""
