"""Environments for learning programs: PettingZoo, Gymnasium, PufferLib and OpenSpiel.

Importing this registers ``quarterdeck/PortRoyal-v0`` with Gymnasium. It needs the extra ``envs``:
``pip install -e '.[envs]'`` in a clone.
"""

from gymnasium.envs.registration import register, registry

PORT_ROYAL = "quarterdeck/PortRoyal-v0"

if PORT_ROYAL not in registry:
    register(
        PORT_ROYAL,
        entry_point="quarterdeck.envs.port_royal.single:PortRoyalEnv",
        vector_entry_point="quarterdeck.envs.port_royal.vector:VectorEnv",
    )
