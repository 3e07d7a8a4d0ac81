"""The cards of Valhalla as typed data, read from `cards/valhalla/*.yaml` and checked on the way in."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import ClassVar, Final, Literal, get_args

import msgspec

from valhalla.games.valhalla.dice import GIANT_NEEDS, Faces
from valhalla.games.valhalla.terms import DICE_OF_A_SIDE, WEAPONS
from valhalla.kernel import cards as kernel_cards
from valhalla.kernel.paths import data_dir

Clan = Literal["bear", "wolf", "boar", "stag", "giant", "dwarf"]
Weapon = Literal["axe", "sword", "spear", "bow", "shield"]
When = Literal["before", "after", "won", "lost", "attack", "defend"]
WHEN: Final[tuple[When, ...]] = get_args(When)  # the marks of V1.4, in the order of a battle


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    id: str
    name: str


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability word of V5.1-V5.4 or of the dwarves (V11.3), with the clan it speaks of."""

    word: Literal["rival", "kin", "banner", "frost", "block", "hold", "disarm", "spite"]
    clan: Clan | None = None

    def __post_init__(self) -> None:
        if (self.clan is not None) != (self.word in ("rival", "kin")):
            raise ValueError(f"ability.clan: {self.word} {'has no' if self.clan else 'needs a'} clan")


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The valkyries' mark (V10.3): host (a), kindred (b) with its clan, or alone (c)."""

    word: Literal["host", "kindred", "alone"]
    clan: Clan | None = None

    def __post_init__(self) -> None:
        if (self.clan is not None) != (self.word == "kindred"):
            raise ValueError(f"mark.clan: {self.word} {'has no' if self.clan else 'needs a'} clan")


class Warrior(_Data, frozen=True, tag="warrior"):
    """V1.3. Ordinary warriors list their weapons; giants name what they need (V4.5)."""

    clan: Clan
    strength: int
    valour: int
    weapons: tuple[Weapon, ...] = ()
    needs: Literal["any2", "pair", "triple", "twopairs", "alldiff3", "alldiff4"] | None = None
    ability: Ability | None = None
    mark: Mark | None = None

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


STRONG = ("fury", "underdog", "heroic")  # the words with a printed strength
ARMED_WITH = ("heroic", "supply")  # those that may, and those that must name a weapon


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tactic's effect word with its numbers; the words are the classes of `tactics`."""

    word: Literal[
        "fury", "underdog", "heroic", "new_weapons", "counterblow", "weapon_swap", "surround",
        "supply", "road", "call_to_arms", "war_cry", "blooded_cry",
    ]  # fmt: skip
    strength: int = 0
    weapon: Weapon | None = None

    def __post_init__(self) -> None:
        if (self.strength > 0) != (self.word in STRONG):
            raise ValueError(f"effect.strength: {self.strength} does not fit {self.word}")
        if self.weapon and self.word not in ARMED_WITH:
            raise ValueError(f"effect.weapon: {self.word} names no weapon")
        if self.word == "supply" and not self.weapon:
            raise ValueError("effect.weapon: supply needs a weapon")


class Tactic(_Data, frozen=True, tag="tactic"):
    effect: Effect


class Thor(_Data, frozen=True, tag="thor"):
    """V9: help for one of two others, who must have fewer warriors, or fewer or as many."""

    condition: Literal["fewer", "fewer_or_equal"]
    bonus: Literal["draw", "reroll", "steal", "strength2", "strength3", "die"]
    valour: int
    marks: ClassVar[tuple[When, ...]] = ("before",)

    def __post_init__(self) -> None:
        if not 1 <= self.valour <= 2:
            raise ValueError(f"valour: {self.valour} is not 1 or 2")


class Mission(_Data, frozen=True, tag="mission"):
    """V10.7: what the winner of a battle may show to have done."""

    goal: Literal["no_reroll", "by_five", "three_armed"]
    valour: int
    marks: ClassVar[tuple[When, ...]] = ("won",)


class Wrath(_Data, frozen=True, tag="wrath"):
    """V12.3: laid under a warrior; names a clan, a weapon, or neither."""

    clan: Clan | None = None
    weapon: Weapon | None = None

    def __post_init__(self) -> None:
        if self.clan and self.weapon:
            raise ValueError("weapon: a wrath card names a clan or a weapon, not both")


class LokiRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """V8.1: what the loser by `least` to `most` may take. `points` is for the word points only."""

    least: int
    most: int
    word: Literal[
        "send_all", "send_one", "steal_winner", "steal_any", "keep_shield", "take_shield",
        "take_tactic", "winner_tactic", "draw", "draw_and_bury", "points",
    ]  # fmt: skip
    points: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.least <= self.most:
            raise ValueError(f"least: {self.least} to {self.most} is no range")
        if (self.points > 0) != (self.word == "points"):
            raise ValueError(f"points: {self.points} does not fit {self.word}")


class Loki(_Data, frozen=True, tag="loki"):
    """V8: rows for rising differences; `discard` changes the opening discard (V2.4)."""

    rows: tuple[LokiRow, ...]
    starter: bool = False
    discard: int = 0

    def __post_init__(self) -> None:
        if not self.rows:
            raise ValueError("rows: none")
        if any(above.most + 1 != below.least for above, below in pairwise(self.rows)) or self.rows[0].least:
            raise ValueError("rows: they must follow each other from 0 on")


class Title(_Data, frozen=True, tag="title"):
    """V13: the Last Viking's levels at tables of so many players: points and extra dice of each."""

    players: tuple[int, ...]
    points: tuple[int, ...]
    dice: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.points) != len(self.dice) or not self.points:
            raise ValueError("dice: as many as points")


class Jarl(_Data, frozen=True, tag="jarl"):
    """V1.5. `both` is the mark; `three_plus` keeps the jarl away from tables of two."""

    main: str
    condition: str
    extra: str
    both: bool
    three_plus: bool = False
    starter: bool = False
    solo: bool = False


class MonsterAbility(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability word of V15.10, with the clan it silences."""

    word: Literal[
        "mill", "mute", "toll_card", "chill", "plunder", "two_tactics", "jarl", "no_tactics", "narrow",
        "toll_warrior", "scar_defeat", "no_tricks", "scar",
    ]  # fmt: skip
    clan: Clan | None = None

    def __post_init__(self) -> None:
        if (self.clan is not None) != (self.word == "mute"):
            raise ValueError(f"ability.clan: {self.word} {'has no' if self.clan else 'needs a'} clan")


class MonsterSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs between the base side of a monster card and that for a larger deck (V15.1)."""

    strength: int
    cap: int

    def __post_init__(self) -> None:
        if self.strength < 1 or self.cap < 0:
            raise ValueError(f"strength: {self.strength} with a cap of {self.cap}")


class MonsterCard(_Data, frozen=True, tag="monster"):
    """V15.1: one card of a monster's stack; `prey` says whom it seeks among several (V18.3)."""

    monster: Literal["fenrir", "jormungandr", "hel", "surtr"]
    weapons: tuple[Weapon, ...]
    clans: tuple[Clan, ...]
    warriors: int
    prey: Literal["active", "many", "few", "hand", "shields", "wounded"]
    base: MonsterSide
    plus: MonsterSide
    ability: MonsterAbility | None = None

    def __post_init__(self) -> None:
        if not 1 <= len(self.weapons) <= DICE_OF_A_SIDE:
            raise ValueError(f"weapons: {len(self.weapons)} symbols")


DeckCard = Warrior | Tactic | Thor | Mission | Wrath
Card = DeckCard | Jarl | Loki | Title | MonsterCard
JARL_DECK = "jarls"
LOKI_DECK = "loki"
TITLE_DECK = "last_viking"
MONSTER_DECK = "monsters"
ASIDE = (JARL_DECK, LOKI_DECK, TITLE_DECK, MONSTER_DECK)  # these are not shuffled into the deck


@lru_cache(maxsize=1)
def decks() -> dict[str, list[Card]]:
    """Every card we have, by deck."""
    return kernel_cards.load(data_dir("cards") / "valhalla", Card)


def by_id() -> dict[str, Card]:
    return {card.id: card for deck in decks().values() for card in deck}
