"""The cards of Wolves of Odin as typed data, read from `cards/wolves/*.yaml` and checked on the way in."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from valhalla.games.wolves.terms import DEITIES, KINDS
from valhalla.kernel import cards as kernel_cards
from valhalla.kernel.paths import data_dir


class Growth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a strength changes with the row.

    yew, tyr: *number* for each unit of that rune, the unit itself included; kin: *number* beside another of
    its kind; lonely: *number* less for each other unit, never below 0.
    """

    word: Literal["yew", "tyr", "kin", "lonely"]
    number: int


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all cards have. Copies of one are alike, each with an id of its own: `<id>-1`, `<id>-2`, …"""

    id: str
    name: str


class Unit(Card, frozen=True, forbid_unknown_fields=True, tag="unit", kw_only=True):
    """W5. `sole`: one a row. What it does when laid, and what sets it apart otherwise, is found by its id."""

    rune: Literal["tyr", "yew"]
    strength: int
    grows: Growth | None = None
    sole: bool = False
    offers: int = 1  # how many sacrifices it counts as
    copies: int

    def __post_init__(self) -> None:
        _check_copies(self.copies)
        if not 0 <= self.strength <= 10:
            raise ValueError(f"strength: {self.strength} is not from 0 to 10")


class Manoeuvre(Card, frozen=True, forbid_unknown_fields=True, tag="manoeuvre", kw_only=True):
    copies: int

    def __post_init__(self) -> None:
        _check_copies(self.copies)


class DeityCard(Card, frozen=True, forbid_unknown_fields=True, tag="deity", kw_only=True):
    colour: Literal["blue", "red", "black"]


class Glory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a victory is worth: *least* and a count by its word, at most *most*; `scoring` counts.

    `every` things counted make one; `fixed` counts nothing.
    """

    word: Literal["fixed", "deities", "blue", "hand", "victories", "empty_rows", "first_passes", "last"]
    least: int
    most: int
    every: int = 1

    def __post_init__(self) -> None:
        if not 0 <= self.least <= self.most <= 5:
            raise ValueError(f"glory.most: {self.most} is not from {self.least} to 5")
        if not 1 <= self.every <= 12:
            raise ValueError(f"glory.every: {self.every} is not from 1 to 12")


class Victory(Card, frozen=True, forbid_unknown_fields=True, tag="victory", kw_only=True):
    """W7. `draws` is added to the cards that a pass brings its holder."""

    glory: Glory
    draws: int = 0


class Ragnarok(Card, frozen=True, forbid_unknown_fields=True, tag="ragnarok", kw_only=True):
    """W1.2: the end lies in the deck of deities or of victories."""

    among: Literal["deities", "victories"]


def _check_copies(copies: int) -> None:
    if not 1 <= copies <= 20:
        raise ValueError(f"copies: {copies} is not from 1 to 20")


AnyCard: TypeAlias = Unit | Manoeuvre | DeityCard | Victory | Ragnarok
# Cards whose rule is found by their id.
RULED: dict[object, tuple[str, ...]] = {Unit: KINDS, Manoeuvre: KINDS, DeityCard: DEITIES}


@lru_cache(maxsize=1)
def kinds() -> tuple[AnyCard, ...]:
    """Every card we have, each once: people, deities, victories."""
    folder = data_dir("cards") / "wolves"
    found = kernel_cards.load(folder, AnyCard)
    for deck, cards in found.items():
        for card in cards:
            if card.id not in RULED.get(type(card), (card.id,)):
                raise kernel_cards.BadCard(folder / f"{deck}.yaml", card.id, "id", "there is no rule for it")
    return tuple(card for deck in ("people", "deities", "victories") for card in found[deck])


@lru_cache(maxsize=1)
def all_cards() -> tuple[AnyCard, ...]:
    """All cards: people, deities, victories, those of Ragnarök."""
    return tuple(copy for card in kinds() for copy in _copies(card))


def _copies(card: AnyCard) -> tuple[AnyCard, ...]:
    if not isinstance(card, Unit | Manoeuvre):
        return (card,)
    return tuple(msgspec.structs.replace(card, id=f"{card.id}-{n + 1}", copies=1) for n in range(card.copies))


def kind_id(card: AnyCard) -> str:
    """The id of a card without the number of its copy."""
    numbered = isinstance(card, Unit | Manoeuvre) and card.id not in KINDS
    return card.id.rpartition("-")[0] if numbered else card.id
