"""What is drawn on paper: the pad as a page, and how games end as a chart."""
