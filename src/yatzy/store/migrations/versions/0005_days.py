"""The chain of seeds of the games of the day, and claims from before the first roll."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of chains and days; of existing claims nobody knows when they were made."""
    op.create_table(
        "day_chains",
        sa.Column("begins", sa.String(10), primary_key=True),
        sa.Column("ends", sa.String(10), nullable=False),
        sa.Column("root", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("chain", sa.String(10), sa.ForeignKey("day_chains.begins"), nullable=False),
        sa.Column("before", sa.String(10), nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("mix", sa.String(64), nullable=False),
    )
    op.add_column("plays", sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.false()))
