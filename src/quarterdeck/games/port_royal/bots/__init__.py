"""Bots for Port Royal."""
