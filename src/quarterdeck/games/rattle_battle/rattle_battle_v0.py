"""Rattle, Battle, Grab the Loot as an environment for learning programs.

=====================  ========================================================================
Import                 ``from quarterdeck.games.rattle_battle import rattle_battle_v0``
Players                2 to 5, ``player_0`` ... ``player_4``
Actions                hybrid: what, which ship, which target, where; with a mask of what
Action values          a dict of ``Discrete(221)``, two ``Discrete(38)`` and ``Box(4)``
Observations           a dict of ``observation`` and ``action_mask``
Observation shape      (895,), 32-bit floats
Hidden information     the order of decks, cards others look at, secret choices (RB 11)
Chance                 drops of dice, shuffles, loot from the bag: all from the seed
=====================  ========================================================================

How it is used is the same for all games, see ``quarterdeck.envs.aec``.

**Arguments.** ``players`` (2), ``scenario`` (``norrington``, ``pirate-wars`` or ``introductory``),
``drops`` (``pool``: drawn from a pool of real drops; ``real``: simulated), ``render_mode`` (None or
``ansi``), and every other option of the table by its name (``crew_pack="on"``). Thrown dice, in two
of the crazy adventures, are always simulated, which needs MuJoCo.

**Observation.** A tensor of named features; ``envs.features`` beside this has their
table, and ``named`` takes an observation apart by it. It is egocentric: seats, and the dice of
seats, are counted from the observer, clockwise.

**Action mask.** 1 for each kind of action of which one is legal; all 0 for those who do not act.

**Actions.** A dict of four:

==========  ====================================================================================
``what``    the kind of action: its words without ships, as ``send 2 captain``, ``shoot``,
            ``buy sail``, ``keep rita``; ``quarterdeck.games.rattle_battle.envs.kinds`` lists all
``ship``    the die that acts, or the one that is chosen
``target``  the other die: shot at, touched, pulled
``where``   four numbers from -1 to 1. The first two are a spot in the box (x, y), from wall to
            wall; for throws the third is the direction (half turns) and the fourth the force.
            Where a kind leaves several actions open (what to sell, which number to guess), the
            fourth says which, from the first to the last
==========  ====================================================================================

Whatever the mask allows is legal: a ship or a target that does not fit stands for any that does,
and a spot out of reach for the farthest one on the way there.

**Simultaneous choices.** Who decide at once are asked one after the other; what somebody chose is
hidden from the others until all have.

**Reward.** 0 until the end. Then 1 for the winner and -1 / (players - 1) for everybody else; who
share a win share its reward too. The sum is always 0.

**End.** A game always ends, after the fifth visit to the port, so nothing is truncated. An action
whose kind the mask does not allow ends the game in ``env`` with -1 for its agent and raises
``IllegalAction`` in ``raw_env``.

=======  ====================================================================================
Version  What changed
=======  ====================================================================================
v0       the first
=======  ====================================================================================
"""

from quarterdeck.games.rattle_battle.envs.aec import HybridSpace, env, raw_env

__all__ = ["HybridSpace", "env", "raw_env"]
