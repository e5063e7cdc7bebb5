"""The time, as records and databases write it."""

from datetime import UTC, datetime, timedelta

FORMAT = "%Y-%m-%dT%H:%M:%SZ"


def now() -> str:
    """Return the present moment in UTC, to the second, in ISO 8601."""
    return datetime.now(UTC).strftime(FORMAT)


def shift_days(at: str, days: int) -> str:
    """Return the moment so many days after ``at``, or before it if negative."""
    return (datetime.fromisoformat(at) + timedelta(days=days)).strftime(FORMAT)
