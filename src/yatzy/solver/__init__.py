"""Every sheet solved exactly: the expected total of every state under best play, by backward induction.

From the bottom up: ``space`` lays out the states of a sheet, ``scoring`` turns its tables into arrays,
``lattice`` has the keeps of the dice. ``simd``, ``kernels`` and ``policy`` work on arrays alone: ``backward``
runs them over a sheet, ``forward`` and ``odds`` over what can come of a card. ``files`` keeps what was solved,
and ``outlook`` makes a turn's advice of it, in plain numpy. ``values`` and ``solve`` are what everyone else
uses.

It imports the rules and the card.
"""
