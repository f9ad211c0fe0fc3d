"""The rules of Port Royal, written once.

Plain functions over a state, named as the rulebook names things, each with its number from
``rules.en.md``. Interpreted they work on a ``State``, compiled on a packed record; so
they use only whole numbers, ``s.coin[p][i]``, and loops, keep nothing, import no numba, and no two
functions or tables of this package share a name.
"""
