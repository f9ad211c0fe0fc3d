"""Environments for learning programs: PettingZoo, Gymnasium, PufferLib and OpenSpiel.

Importing this registers ``quarterdeck/PortRoyal-v0`` with Gymnasium. It needs the extra ``envs``:
``pip install quarterdeck[envs]``.
"""
