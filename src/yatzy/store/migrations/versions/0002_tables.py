"""Tables of a server, and the commands that events came from."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of a server's tables; existing data stays."""
    op.add_column("events", sa.Column("key", sa.String(100), nullable=True))
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("match", sa.String(40), nullable=True),
        sa.Column("made", sa.String(20), nullable=False),
        sa.Column("touched", sa.String(20), nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "state", "made", "id"])
    op.create_index("tables_of_match", "tables", ["match", "made", "id"])
