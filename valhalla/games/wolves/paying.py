"""What deities cost, and the ways to pay with sacrifices (W6.1)."""

from __future__ import annotations

from itertools import combinations

from valhalla.games.wolves.state import Cards, State
from valhalla.games.wolves.terms import BLACK

LEAST = 2  # sacrifices that any deity costs


def cost(s: State, seat: int, deity: int) -> int:
    """Two sacrifices, and one more for each deity of that colour held now."""
    colour = s.table.colour[deity]
    if colour == BLACK:
        return LEAST
    return LEAST + sum(s.table.colour[held] == colour for held in s.deities[seat])


def value(s: State, cards: Cards | list[int]) -> int:
    """As how many sacrifices these cards count."""
    return sum(s.table.offers[card] for card in cards)


def pays(s: State, cards: Cards, price: int) -> bool:
    """Whether cards pay a price and none of them is left over."""
    paid = value(s, cards)
    return paid >= price and all(paid - s.table.offers[card] < price for card in cards)


def ways(s: State, seat: int, price: int) -> list[Cards]:
    """The ways to pay, one for each different set of kinds."""
    pile = s.offerings[seat]
    if value(s, pile) < price:
        return []
    kind = s.table.kind
    found: dict[Cards, Cards] = {}
    for count in range(1, price + 1):
        for cards in combinations(pile, count):
            if pays(s, cards, price):
                found.setdefault(tuple(sorted([kind[card] for card in cards])), cards)
    return list(found.values())
