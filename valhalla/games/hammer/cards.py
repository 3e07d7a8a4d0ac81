"""The cards of the Hammer Throw as typed data, read from `cards/hammer/*.yaml` and checked on the way in."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from valhalla.games.hammer.terms import DECKS
from valhalla.kernel import cards as kernel_cards
from valhalla.kernel.paths import data_dir

POINTS = {"valkyries": (1, 2), "jotnar": (2, 4), "thor": (4, 6)}


class Property(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A property word with its number; the words are the classes of `properties`."""

    word: Literal[
        "add", "add_up_to", "hammers", "flip", "reroll", "set", "more_dice", "fresh_dice", "keep", "peek",
        "steal", "shelter", "mercy", "double", "swap",
    ]  # fmt: skip
    number: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.number <= 8:
            raise ValueError(f"property.number: {self.number} is not from 1 to 8")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """H1.3. `copies` alike are in the deck; each has an id of its own, `<id>-1`, `<id>-2`, …

    One that is `gone` is in no new deck, only in those of old saves.
    """

    id: str
    name: str
    deck: Literal["valkyries", "jotnar", "thor"]
    points: int
    property: Property
    copies: int = 1
    gone: bool = False

    def __post_init__(self) -> None:
        least, most = POINTS[self.deck]
        if not least <= self.points <= most:
            raise ValueError(f"points: {self.points} is not from {least} to {most}")
        if not 1 <= self.copies <= 9:
            raise ValueError(f"copies: {self.copies} is not from 1 to 9")


@lru_cache(maxsize=1)
def kinds() -> tuple[Card, ...]:
    """Every card of the decks, each once."""
    return tuple(card for card in _every_kind() if not card.gone)


def _every_kind() -> tuple[Card, ...]:
    folder = data_dir("cards") / "hammer"
    found = []
    for deck, cards in kernel_cards.load(folder, Card).items():
        for card in cards:
            if card.deck != deck:
                raise kernel_cards.BadCard(folder / f"{deck}.yaml", card.id, "deck", f"is not {deck}")
        found += cards
    return tuple(found)


@lru_cache(maxsize=1)
def all_cards() -> tuple[Card, ...]:
    """All cards of a new game, deck by deck."""
    return _copies(kinds())


@lru_cache(maxsize=1)
def ever() -> dict[str, Card]:
    """All cards by their ids, those that are gone too: what a save may hold."""
    return {card.id: card for card in _copies(_every_kind())}


def _copies(of: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(
        msgspec.structs.replace(card, id=f"{card.id}-{n + 1}", copies=1)
        for card in sorted(of, key=lambda card: DECKS.index(card.deck))
        for n in range(card.copies)
    )
