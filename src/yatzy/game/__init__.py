"""The game on top of the rules: so far the card, one column of the pad.

Pure: dice are data; no clock, no chance, no files. Imports ``rules`` and the standard library.
"""
