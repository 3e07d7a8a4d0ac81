"""Short fingerprints of bytes, for states, card data and the chain of a save."""

from __future__ import annotations

import hashlib


def fingerprint(data: bytes, size: int = 16) -> str:
    return hashlib.blake2b(data, digest_size=size).hexdigest()
