"""Rules are tested with components that tuning does not change."""

from governing.pinned import pinned

__all__ = ["pinned"]
