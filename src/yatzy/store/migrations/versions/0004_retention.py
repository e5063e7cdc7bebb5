"""When retention begins, and tables by their age."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of marks and the index by age; existing data stays, and no mark is set yet."""
    op.create_table(
        "marks",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("at", sa.String(20), nullable=False),
    )
    op.create_index("tables_by_age", "tables", ["state", "touched", "id"])
