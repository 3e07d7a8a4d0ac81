"""Marks text for translation where translating is not our business: `words` does that when it is shown."""

from __future__ import annotations


def N_(message: str) -> str:
    return message
