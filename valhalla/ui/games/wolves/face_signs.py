"""What a card of Wolves of Odin does, as a few signs: `=` begins figures, the rest are names of icons."""

from __future__ import annotations

from typing import Final

_SIGNS: Final[dict[str, tuple[str, ...]]] = {
    # People
    "archer": ("bow", "bow", "destroyed"),
    "bondsman": ("=1×", "rune-yew"),
    "hirdman": ("kin", "=7"),
    "huscarl": ("shield", "cross"),
    "berserk": ("=2×", "sacrifice"),
    "thrall": ("=+", "sacrifice"),
    "priest": ("rune-tyr", "=>8"),
    "chieftain": ("=2×", "rune-tyr"),
    "king": ("=−1×", "person"),
    "assassin": ("sword", "destroyed"),
    "raider": ("taken",),
    "traitor": ("rune-tyr", "swap"),
    "plague": ("skull", "discarded"),
    "shield-wall": ("shield", "shield"),
    "flank-march": ("row", "cards"),
    # Deities
    "vidar": ("pass", "=+1", "person"),
    "odin": ("deity-hall", "discarded"),
    "thor": ("=+5", "row"),
    "freya": ("flag", "hand"),
    "heimdall": ("rune-tyr", "row"),
    "valkyrie": ("crown", "taken"),
    "baldr": ("pass", "redo"),
    "tyr": ("arrow-left", "destroyed", "arrow-right"),
    "yggdrasil": ("raven", "tree", "fire"),
    "surt": ("lock", "row"),
    "hel": ("discard", "hand"),
    "fenrir": ("=−5", "row"),
    "fafnir": ("summon", "hand"),
    "naglfar": ("destroyed", "row"),
    "jormungandr": ("row", "crown"),
    "nidhogg": ("sacrifice", "hand"),
    "loki": ("sacrifice", "destroyed"),
    # Victories
    "mead-horn": ("pass", "=+1", "cards"),
    "iron-crown": ("pass", "=−1", "cards"),
    "feast-of-gods": ("deity-hall",),
    "sun-stone": ("raven",),
    "war-hoard": ("=4", "cards"),
    "saga-stone": ("glory",),
    "empty-benches": ("row", "=0"),
    "first-to-the-fire": ("pass", "=1"),
    "last-laugh": ("arrow-down", "glory"),
}


def signs(kind: str) -> tuple[str, ...]:
    """The signs of a kind of card, by its id; Ragnarök needs none."""
    return _SIGNS.get(kind, ())
