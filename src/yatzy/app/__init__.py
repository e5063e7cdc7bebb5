"""The use cases: each once, for the command line, the terminal, the server's workers and programs alike.

    solutions   where a use case gets solutions from, and what it may wait for
    permission  who may ask the coach, and when a game may be reviewed
    advise      every choice for some dice and why; at a table, what wins and everyone's chances
    explore     any card with any dice: its value, what can be written, how a turn may end
    review      a game decision by decision; one decision with every choice there was
    drill       positions to practise on, and what an answer was worth
    compare     sheets side by side, and hands that show what differs
    simulate    bots against each other
    records     what players have reached

A use case takes domain objects and returns plain structures: codes and numbers, no words. Which refusals of the
layers below are forgiven is decided here. No framework, no database, no terminal, and no files but solutions.
"""
