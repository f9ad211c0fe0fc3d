"""Port Royal v0."""

from quarterdeck.envs.port_royal.aec import env, raw_env

__all__ = ["env", "raw_env"]
