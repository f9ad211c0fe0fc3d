"""Words in four languages."""
