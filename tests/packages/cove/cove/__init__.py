"""Pearls in the Cove: a tiny game of our own that uses all that the protocol offers.

A cove of 200 by 200 mm, a boat each, and 30 oars, six of each number from 1 to 5. As a round begins
pearls are dropped into the cove. Everybody chooses one of his three oars, at once and in secret;
they are shown, and all draw another. Then all sail, the smallest oar first, ties by seat: up to
21 mm for each point of the oar, in as many moves as they like. A boat takes the pearls where it
stops. The tide clears the rest. Most pearls win.
"""

from cove.actions import Choose, Done, Move
from cove.game import COVE
from cove.position import CovePosition

__all__ = ["COVE", "Choose", "CovePosition", "Done", "Move"]
