"""Numba kernels: compiled functions on arrays that know nothing of rules or games.

    constants     numbers shared with the rest of the solver
    simd          vector operations on rows of states, as LLVM intrinsics
    induction     backward induction: expected points of a group of states
    policy        best play forward: exact odds, and games played in batches
    styles        games played in batches with mistakes or a preference for risk
    decision_log  the same, with every decision and its cost recorded
    variance      variance of the points still to come, by state
    race          chance to win, by state and total

Kernels take arrays (in named tuples), never raise, and do not check bounds: callers pass valid indices.
They may import each other and nothing else of the project.
"""
