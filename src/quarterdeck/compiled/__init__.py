"""Functions of a game as machine code, by Numba, and who waits for it: nobody.

A game writes its rules as plain functions over a state, and says in :class:`Sources` where they
stand. They are rebuilt over one namespace, in which tuples of numbers are arrays and the functions
of one module, ``replacing``, stand in for others: those that tell events and those that shuffle,
which must work on machine words. Numba compiles that, and keeps the result in a folder named by a
hash of all that went in. (Numba's own cache looks only at the file of the function one calls, and
would go on with old rules after a change of another file or a card.)

Compiling takes from ten seconds to a minute or two, and whoever waits for it is told.
:meth:`Library.ready` never waits: until another process has filled the cache it says None, and the
interpreted rules serve.
"""

from quarterdeck.compiled.library import LOADING, Library
from quarterdeck.compiled.sources import Compiled, Signatures, Sources

__all__ = ["LOADING", "Compiled", "Library", "Signatures", "Sources"]
