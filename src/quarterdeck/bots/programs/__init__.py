"""Bots that are programs of their own, in any language, spoken to line by line.

``docs/bots-in-any-language.md`` describes the protocol. A program that crashes, stalls or talks
nonsense never stops a game: a legal action is drawn in its place, and the fault is counted.
"""

from quarterdeck.bots.programs.book import Command, own_book, read_book, write_book
from quarterdeck.bots.programs.program import Program, enlist, kind_of

__all__ = ["Command", "Program", "enlist", "kind_of", "own_book", "read_book", "write_book"]
