"""Seats that players claimed, and summaries of games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of claims and of summaries; existing data stays."""
    op.create_table(
        "plays",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("at", sa.String(20), nullable=False),
    )
    op.create_index("plays_of_player", "plays", ["player", "at", "game", "seat"])
    op.create_table(
        "summaries",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
