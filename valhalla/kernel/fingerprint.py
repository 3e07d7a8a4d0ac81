"""Short fingerprints of bytes, for states, card data and the chain of a save."""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

import msgspec


def fingerprint(data: bytes, size: int = 16) -> str:
    return hashlib.blake2b(data, digest_size=size).hexdigest()


class Plain(Protocol):
    """What can be told as plain data."""

    def plain(self) -> dict[str, Any]: ...


def state_hash(s: Plain) -> str:
    """A fingerprint of everything that makes up this state."""
    return fingerprint(msgspec.json.encode(s.plain(), order="deterministic"))
