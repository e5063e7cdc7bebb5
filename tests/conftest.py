"""Settings for every test: how long random tests search."""

import os

from hypothesis import HealthCheck, settings

# No deadlines: machines are shared, and no test asserts a time. `make fuzz` searches longer.
settings.register_profile(
    "default", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("fuzz", parent=settings.get_profile("default"), max_examples=5_000)
settings.load_profile(os.environ.get("YATZY_SEARCH", "default"))
