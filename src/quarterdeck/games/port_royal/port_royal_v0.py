"""Port Royal as an environment for learning programs.

=====================  ========================================================================
Import                 ``from quarterdeck.games.port_royal import port_royal_v0``
Players                2 to 5, ``player_0`` ... ``player_4``
Actions                discrete, 88, with a mask
Action values          ``Discrete(88)``
Observations           a dict of ``observation`` and ``action_mask``
Observation shape      (284,), 32-bit floats from 0 up
Hidden information     what nobody at the table knows; no seat knows more than another (PR 7)
Chance                 the start player and every shuffle, from the seed
=====================  ========================================================================

How it is used is the same for all games, see ``quarterdeck.envs.aec``.

**Arguments.** ``players`` (2), the options of the table by their names, as ``quarterdeck games``
lists them, and ``render_mode`` (None, ``ansi`` or ``rgb_array``).

**Observation.** A tensor of named features; ``envs.features`` beside this has their
table, and ``named`` takes an observation apart by it. It is egocentric: seats are counted from the
observer, clockwise. Among the features is the exact chance that the next card ends the turn. Left
out are the faces in the discard pile, from which shuffle each coin came, and all history.

**Action mask.** 1 for each legal action of the agent to act; all 0 for the others.

**Actions.** The 88 actions by number, the same everywhere in Quarterdeck:

========  =============================================================================
Number    Action
========  =============================================================================
0         draw a card
1         stop discovering
2         admit the ship just drawn
3         repel it
4         pass: take nothing more
5 - 32    trade a ship, by face
33 - 58   hire a person, by face
59 - 87   claim an expedition, by face and by who is spent on it (Jacks for whom)
========  =============================================================================

**Reward.** 0 until the end. Then 1 for the winner and -1 / (players - 1) for everybody else; who
share a win share its reward too. The sum is always 0.

**End.** A game always ends, after 100 rounds at the latest (PR 6.4), so nothing is truncated. An
illegal action ends the game in ``env`` with -1 for its agent and raises ``IllegalAction`` in
``raw_env``.

=======  ====================================================================================
Version  What changed
=======  ====================================================================================
v0       the first
=======  ====================================================================================
"""

from quarterdeck.games.port_royal.envs.aec import env, raw_env
from quarterdeck.games.port_royal.envs.single import PortRoyalEnv
from quarterdeck.games.port_royal.envs.vector import Buffers, VectorEnv

__all__ = ["Buffers", "PortRoyalEnv", "VectorEnv", "env", "raw_env"]
