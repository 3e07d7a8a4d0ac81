"""A monster's cards as columns, and what everybody may ask about the one that is active."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from valhalla.games.valhalla.terms import CLANS, NONE, SLOTS, WEAPONS

if TYPE_CHECKING:
    from valhalla.games.valhalla.cards import MonsterCard
    from valhalla.games.valhalla.state import Monster, State
    from valhalla.games.valhalla.table import Setup

TOLLS = (2, 4, 6)  # V15.8 Cards of the deck that a lost battle costs alone, by level.


class Scale(NamedTuple):
    """What the number of players changes (V15.2, V15.8, V18.2), by level where it differs."""

    shields: int  # of each
    discard: int  # cards before the game
    strength: int  # of the monster, in hundredths
    tolls: tuple[int, ...] = TOLLS
    more: tuple[int, ...] = (0, 0, 0)  # strength of each of its cards
    further: int = 0  # cards more before the game on level III


SCALES = {
    1: Scale(4, 40, 100),
    2: Scale(3, 14, 90, (3, 3, 3), (2, 3, 4)),
    3: Scale(3, 6, 90, (2, 2, 2), (3, 4, 5)),
    4: Scale(3, 0, 90, (1, 1, 1), (3, 4, 5)),
}
# Together before rules 4, see `gifts`.
FIRST_SCALES = {2: Scale(4, 20, 95, further=4), 3: Scale(3, 6, 88, further=4), 4: Scale(3, 6, 79, further=2)}
LARGE = ("valkyries", "dwarves")  # the decks of forty cards
TACTICS = 2  # at most so many against some


def scale(setup: Setup) -> Scale:
    return FIRST_SCALES[setup.players] if setup.apart else SCALES[setup.players]


def opening_discard(setup: Setup) -> int:
    """V15.2, V18.1: how many cards of the deck are discarded before the game."""
    mine = scale(setup)
    return mine.discard + (mine.further if setup.level == len(TOLLS) else 0)


class Stack:
    """The six cards in the order in which they come, for so many players, on the side in use."""

    def __init__(self, cards: tuple[MonsterCard, ...], setup: Setup) -> None:
        large = any(name in setup.expansions for name in LARGE)
        plain = "first_game" in setup.variants  # V15.10
        sides = [card.plus if large else card.base for card in cards]
        self.cards = cards
        mine, level = scale(setup), setup.level - 1
        self.toll = mine.tolls[level]
        shares = [(side.strength * mine.strength + 50) // 100 for side in sides]
        self.strengths = tuple(share + mine.more[level] for share in shares)
        self.caps = tuple(side.cap for side in sides)
        self.symbols = tuple(tuple(sorted(WEAPONS.index(w) for w in card.weapons)) for card in cards)
        self.clans = tuple(frozenset(CLANS.index(clan) for clan in card.clans) for card in cards)
        self.warriors = tuple(card.warriors for card in cards)
        self.abilities = tuple("" if plain or not card.ability else card.ability.word for card in cards)
        self.muted = tuple(
            CLANS.index(card.ability.clan) if card.ability and card.ability.clan and not plain else NONE
            for card in cards
        )
        self.preys = tuple(card.prey for card in cards)
        self.final = len(cards) - 1


def stack_of(s: State) -> Stack:
    assert s.table.stack is not None
    return s.table.stack


def monster_of(s: State) -> Monster:
    assert s.monster is not None
    return s.monster


def active(s: State) -> int:
    """The card that is fought, or would be: a place in the stack."""
    battle = s.battle
    if battle is not None and battle.monster:
        return battle.against
    return min(monster_of(s).card, stack_of(s).final)


def ability(s: State) -> str:
    """The ability word in force now (V15.10); none while the monster is surrounded (V15.5)."""
    battle, stack = s.battle, s.table.stack
    assert stack is not None
    if battle is None or not battle.monster:
        return stack.abilities[active(s)]
    return "" if battle.surrounded else stack.abilities[battle.against]


def points(s: State, seat: int) -> int:
    """The points in a seat's Valhalla, less what the monster took of them."""
    valour, pile = s.table.valour, s.table.hall[seat]
    return sum([valour[card] for card in s.valhalla[pile]]) - monster_of(s).scars[pile]


def might(s: State, seat: int) -> int:
    """V15.4: what Valhalla adds to a strength."""
    return min(points(s, seat), stack_of(s).caps[active(s)])


def room(s: State, seat: int) -> int:
    """V15.4: how many points still find room in a seat's Valhalla, under the card that lies open now."""
    caps, card = stack_of(s).caps, monster_of(s).card
    return max(0, caps[card] - points(s, seat)) if card < len(caps) else 0


def places(s: State, seat: int) -> int:
    """How many warriors a squad may hold under the card that lies open now (V15.10)."""
    size: int = SLOTS + sum(more(s, seat) for more in s.table.slots)
    return size - (stack_of(s).abilities[min(monster_of(s).card, stack_of(s).final)] == "narrow")
