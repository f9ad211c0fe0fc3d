"""The games that come with Quarterdeck: a folder each, and in it a manifest that names its parts.

Nothing outside of a game's folder imports it; :mod:`quarterdeck.core.manifest` finds it.
"""
