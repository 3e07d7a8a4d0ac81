"""The numbers the seats play by: data (`weights.json`), in Glory where nothing else is said."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("weights.json")


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts for how much."""

    cards: tuple[float, ...]  # what each kind is worth in hand, beside a usual card
    deities: tuple[float, ...]  # what each deity brings in a round to come
    at_once: tuple[float, ...]  # and in this one, beyond what the rows show
    card: float  # a usual card kept for the next round
    usual: float  # a card not yet seen, beside a usual one
    rounds: float  # how many a game lasts
    growth: float  # strength that a seat that has not passed will add, by card in its hand
    spends: float  # of so many cards at most
    unsure: float  # how surely a lead holds, by strength: while somebody may still add
    sure: float  # and when nobody of the two will
    serpent: float  # strength that Jörmungandr is worth to the strongest, by those who act before
    vidar: float  # strength that another's Vidar may still add to a row
    envy: float  # what the others' gains count against one's own
    crown: float  # winning the game
    on_the_way: float  # a deity that sacrifices do not pay for yet
    rest: float  # a turn after passing
    sharp: float  # how much more of a prospect decides who wins the game
    wait: float  # not having passed yet, by others who have not


@cache
def weights() -> Weights:
    return msgspec.json.decode(FILE.read_bytes(), type=Weights)
