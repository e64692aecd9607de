"""Many games at once: simulations, and what they tell."""

from speicherstadt.arena.simulation import Summary, simulate

__all__ = ["Summary", "simulate"]
