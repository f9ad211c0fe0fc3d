"""Port Royal v0."""

from quarterdeck.envs.port_royal.aec import env, raw_env
from quarterdeck.envs.port_royal.single import PortRoyalEnv
from quarterdeck.envs.port_royal.vector import Buffers, VectorEnv

__all__ = ["Buffers", "PortRoyalEnv", "VectorEnv", "env", "raw_env"]
