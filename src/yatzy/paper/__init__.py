"""What is printed on paper: the pad as a page."""
