"""The cards of Valhalla as typed data, read from `cards/valhalla/*.yaml` and checked on the way in."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from valhalla.games.valhalla.dice import GIANT_NEEDS, Faces
from valhalla.games.valhalla.terms import WEAPONS
from valhalla.kernel import cards as kernel_cards
from valhalla.kernel.paths import data_dir

Clan = Literal["bear", "wolf", "boar", "stag", "giant", "dwarf"]
Weapon = Literal["axe", "sword", "spear", "bow", "shield"]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    id: str
    name: str


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability word of V5.1-V5.4 with the clan it speaks of."""

    word: Literal["rival", "kin", "banner", "frost"]
    clan: Clan | None = None

    def __post_init__(self) -> None:
        if (self.clan is not None) != (self.word in ("rival", "kin")):
            raise ValueError(f"ability.clan: {self.word} {'has no' if self.clan else 'needs a'} clan")


class Warrior(_Data, frozen=True, tag="warrior"):
    """V1.3. Ordinary warriors list their weapons; giants name what they need (V4.5)."""

    clan: Clan
    strength: int
    valour: int
    weapons: tuple[Weapon, ...] = ()
    needs: Literal["any2", "pair", "triple", "twopairs"] | None = None
    ability: Ability | None = None

    def __post_init__(self) -> None:
        if bool(self.weapons) == bool(self.needs):
            raise ValueError("weapons: give either weapons or needs")
        if not 0 <= self.strength <= 20:
            raise ValueError(f"strength: {self.strength} is not from 0 to 20")
        if not 0 <= self.valour <= 9:
            raise ValueError(f"valour: {self.valour} is not from 0 to 9")
        if len(self.weapons) > 4:
            raise ValueError("weapons: at most four symbols")

    @property
    def ways(self) -> tuple[Faces, ...]:
        """The sorted faces that arm this warrior: one way for most, several for giants."""
        if self.needs:
            return GIANT_NEEDS[self.needs]
        return (tuple(sorted(WEAPONS.index(weapon) for weapon in self.weapons)),)


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tactic's effect word with its numbers; the words are the classes of `tactics`."""

    word: Literal["fury", "underdog", "heroic", "new_weapons", "counterblow", "weapon_swap", "surround"]
    strength: int = 0
    weapon: Weapon | None = None

    def __post_init__(self) -> None:
        if (self.strength > 0) != (self.word in ("fury", "underdog", "heroic")):
            raise ValueError(f"effect.strength: {self.strength} does not fit {self.word}")
        if self.weapon and self.word != "heroic":
            raise ValueError(f"effect.weapon: {self.word} names no weapon")


class Tactic(_Data, frozen=True, tag="tactic"):
    effect: Effect


class Jarl(_Data, frozen=True, tag="jarl"):
    """V1.5. `both` is the mark; `three_plus` keeps the jarl away from tables of two."""

    main: str
    condition: str
    extra: str
    both: bool
    three_plus: bool = False
    starter: bool = False
    solo: bool = False


DeckCard = Warrior | Tactic
JARL_DECK = "jarls"


@lru_cache(maxsize=1)
def decks() -> dict[str, list[Warrior | Tactic | Jarl]]:
    """Every card we have, by deck."""
    return kernel_cards.load(data_dir("cards") / "valhalla", Warrior | Tactic | Jarl)


def by_id() -> dict[str, Warrior | Tactic | Jarl]:
    return {card.id: card for deck in decks().values() for card in deck}
