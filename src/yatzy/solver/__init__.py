"""Every sheet solved exactly: the expected total of every state under best play, by backward induction.

    kernels       compiled functions on arrays
    states        the states of a sheet, its scoring as arrays, and the buffers that kernels work in
    query         what a solution answers in plain numpy: values, outlooks, advice, prospects
    backward      runs the kernels over a whole sheet on every core
    solve         the solution of a sheet: shipped, cached or computed
    files         solutions and derived arrays on disk
    odds          distribution of the final total, exact or simulated
    outcomes      that distribution for whole games, cached on disk
    variance      variance of the points still to come, cached on disk
    race          chance to win in the last turns
    styles        play with mistakes, or with a preference for or against risk
    decision_log  arrays that record every decision of a batch of games
    memory, progress, seeds    memory limits, progress callbacks, valid seeds

May import the rules, and of the game the card and what is built on it. Importing ``solve``, ``files`` or
``query`` does not load the compiler.
"""
