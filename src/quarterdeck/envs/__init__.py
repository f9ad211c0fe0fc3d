"""Environments for learning programs: PettingZoo, Gymnasium, PufferLib and OpenSpiel.

Importing this registers those of all installed games with Gymnasium, by the names in their
manifests. It needs the extra ``envs``: ``pip install -e '.[envs]'`` in a clone.
"""

from gymnasium.envs.registration import register, registry

from quarterdeck.core.manifest import manifests

for _manifest in manifests().values():
    for _name, (_single, _vector) in _manifest.environments.items():
        if _name not in registry:
            register(
                _name,
                entry_point=f"{_manifest.package}.{_single}",
                vector_entry_point=f"{_manifest.package}.{_vector}",
            )
