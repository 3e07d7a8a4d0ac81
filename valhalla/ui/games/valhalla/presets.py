"""Tables for an evening at one stroke: the first, the second, a feast with all that fits; against a monster
alone at night, or together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from valhalla.games.valhalla import cards as card_data
from valhalla.games.valhalla.cards import Loki
from valhalla.games.valhalla.table import MOST_HUNTERS, everything
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.words.language import N_

HUMAN: Final = "human"
FIRST_SEATS: Final = 3
# What each is called, a few words about it, and all of it.
PRESETS: Final = {
    "easy": (
        N_("First evening"),
        N_("simple jarls, no expansions"),
        N_("You against two thralls, with simple jarls and the score in sight."),
    ),
    "second": (
        N_("Second evening"),
        N_("Loki joins with his easiest card"),
        N_("The same seats, a simple jarl for everybody, and Loki’s Cunning with its starter card."),
    ),
    "feast": (
        N_("Feast"),
        N_("everything that fits this table"),
        N_("The same seats and every expansion that fits so many players; nobody is bound in pairs."),
    ),
}
# The same against a monster.
HUNTS: Final = {
    "alone": (
        N_("Alone at night"),
        N_("you against Fenrir, without his abilities"),
        N_("You alone against Fenrir at level I. What his cards can do is left out this first time."),
    ),
    "together": (
        N_("Together"),
        N_("two or more against the monster"),
        N_("All people of this table, or you and a karl, against the chosen monster at level I."),
    ),
}
# The same for Wolves of Odin.
PACKS: Final = {
    "pack": (
        N_("First rounds"),
        N_("you against two thralls"),
        N_("You against two thralls, one victory a round, and every move may be taken back."),
    ),
    "duel": (
        N_("Two and a shadow"),
        N_("two players, and the shadow clan"),
        N_("Two players, or you and a karl. The shadow clan takes the third seat."),
    ),
    "full-hall": (
        N_("Full hall"),
        N_("five rows, two victories a round"),
        N_("Five seats: all people of this table, and karls in the other chairs."),
    ),
}
PACK_SEATS: Final = {"pack": (3, "thrall"), "duel": (2, "karl"), "full-hall": (5, "karl")}
OF_GAMES: Final = {"valhalla": PRESETS, "hammer": {}, "wolves": PACKS}
TOGETHER: Final = 2


def lokis() -> list[Loki]:
    """Loki’s cards, the one for beginners first."""
    found = [card for card in card_data.decks()[card_data.LOKI_DECK] if isinstance(card, Loki)]
    return sorted(found, key=lambda card: not card.starter)


def preset(name: str, table: LastTable, names: Sequence[str]) -> LastTable:
    """The table of a preset for those who sit here; *names* are for seats that nobody has named."""
    clean = msgspec.structs.replace(table, variants=(), expansions=(), loki=None, first=None)
    if name in HUNTS:
        return _hunt(name, clean, names)
    if name in PACKS:
        count, others = PACK_SEATS[name]
        seats = first_seats(clean.seats, names, count, others)
        return msgspec.structs.replace(clean, seats=seats[:count] if name == "duel" else seats, undo=True)
    if name == "feast":
        return msgspec.structs.replace(clean, expansions=everything(len(table.seats)))
    simple = msgspec.structs.replace(clean, variants=("first_game",), score=True, undo=True)
    if name == "second":
        return msgspec.structs.replace(simple, expansions=("loki",), loki=lokis()[0].id)
    return msgspec.structs.replace(simple, seats=first_seats(table.seats, names))


def _hunt(name: str, clean: LastTable, names: Sequence[str]) -> LastTable:
    """Alone, or as many people as there are, and at least two."""
    if name == "alone":
        seats = first_seats(clean.seats, names, 1)[:1]
        first = msgspec.structs.replace(clean, seats=seats, monster="fenrir", level=1, undo=True)
        return msgspec.structs.replace(first, variants=("first_game",))
    seats = first_seats(clean.seats, names, TOGETHER, "karl")[:MOST_HUNTERS]
    return msgspec.structs.replace(clean, seats=seats, monster=clean.monster or "fenrir", level=1)


def first_seats(
    seats: tuple[SeatChoice, ...], names: Sequence[str], least: int = FIRST_SEATS, others: str = "thrall"
) -> tuple[SeatChoice, ...]:
    """All people stay, and others fill the table up to so many seats."""
    people = [seat for seat in seats if seat.kind == HUMAN] or [SeatChoice(names[0])]
    taken = {seat.name.strip().casefold() for seat in people}
    free = iter(name for name in names if name.casefold() not in taken)
    count = max(least, len(people))
    kinds = [HUMAN] * len(people) + [others] * (count - len(people))
    called = [*(seat.name for seat in people), *(next(free) for _ in range(count - len(people)))]
    return tuple(SeatChoice(name, kind, i) for i, (name, kind) in enumerate(zip(called, kinds, strict=True)))


def is_preset(name: str, table: LastTable, names: Sequence[str]) -> bool:
    """Whether this table is what the preset would lay."""
    like = preset(name, table, names)
    alike: tuple[str, ...] = ("variants", "loki", "score", "monster", "level")
    if name == "feast":
        alike = ("variants", "loki", "monster", "level")
    return (
        set(like.expansions) == set(table.expansions)
        and all(getattr(like, field) == getattr(table, field) for field in alike)
        and [seat.kind for seat in like.seats] == [seat.kind for seat in table.seats]
    )
