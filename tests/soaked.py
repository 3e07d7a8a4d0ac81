"""A fixed sample of build/soak.py: whole games, recounted by independent code after every event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from valhalla.ai.play import Bout
from valhalla.workshop.proof import prove

Table = tuple[int, tuple[str, ...]]  # players and variants


def ends(matches: Iterable[Bout]) -> list[str]:
    """How these games ended; every one must hold."""
    proofs = [prove(match) for match in matches]
    assert [proof.failure for proof in proofs if proof.failure] == []
    return [proof.termination for proof in proofs]


def tables(setups: Iterable[dict[str, Any]]) -> set[Table]:
    return {(setup["players"], setup["variants"]) for setup in setups}


def levels(matches: Iterable[Bout]) -> set[str]:
    return {level for match in matches for level in match.levels}
