"""The table as a screen in the terminal."""
