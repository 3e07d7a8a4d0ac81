"""Tables of Valhalla for the long runs, over all that may be set, and the run over its expansions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, Final

from valhalla.ai.play import Bout
from valhalla.games.valhalla.monsters.stack import TOLLS
from valhalla.games.valhalla.table import (
    EXPANSIONS,
    MONSTERS,
    MOST_AGAINST_MONSTER,
    PAIRS,
    Setup,
    check_setup,
    everything,
    misfit,
)
from valhalla.kernel.game import BadSetup

VARIANTS: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("simplified",),
    ("hand_draft",),
    ("five_jarls",),
    ("first_game",),
    ("hand_draft", "five_jarls"),
    ("hand_draft", "first_game"),
)
LEVELS: Final = ("random", "brawler", "thrall")
EXPANDED: Final = 4  # every so many games have expansions; has no factor with counts and variants
# What they have then, one after the other: each by itself, pairs with most, all. Has no factor with counts.
MIXES: Final = (*((name,) for name in EXPANSIONS), *((*EXPANSIONS[:-3], pair) for pair in PAIRS), ())
FIRST_HUNTS: Final = 5  # every so many hunts are first games; has no factor with monsters and counts
THINKERS: Final = 23  # every so many games karls play, who take longer; prime, so that all tables get them
# The run over the expansions: games of every two at every count, and of all together.
OF_TWO: Final = {"random": 50, "thrall": 5}
OF_ALL: Final = {"karl": 200}

Laid = tuple[int, tuple[str, ...]]  # players and expansions


def battle(i: int, seed: int) -> Bout:
    """Valhalla, spread over counts, variants and levels; levels change from seat to seat and game to game."""
    players = 2 + i % 5
    variants = VARIANTS[i // 5 % len(VARIANTS)]
    # Two of three tables have a brawler or thrall in every other seat, so that shields run out.
    levels = tuple(LEVELS[(i // 35 * (seat % 2 + 1) + seat) % len(LEVELS)] for seat in range(players))
    if i % THINKERS == THINKERS - 1:
        levels = ("karl",) * players
    expansions = mixed(i // EXPANDED, players) if i % EXPANDED == EXPANDED - 1 else ()
    setup = {"players": players, "variants": variants, "expansions": expansions}
    return Bout("valhalla", levels, setup, seed)


def mixed(i: int, players: int) -> tuple[str, ...]:
    """The expansions of the i-th table that has any, as far as they fit so many players."""
    mix = MIXES[i % len(MIXES)] or everything(players)
    return tuple(name for name in mix if not misfit(name, players))


def hunt(i: int, seed: int) -> Bout:
    """Against every monster, alone and together, with what fits there of every set of expansions."""
    players, monster = 1 + i // len(MONSTERS) % 4, MONSTERS[i % len(MONSTERS)]
    levels = tuple(LEVELS[(i // 16 + seat) % len(LEVELS)] for seat in range(players))
    choices = subsets(players, monster)
    if i % THINKERS == THINKERS - 1:
        levels = ("karl",) * players
    setup = {
        "players": players,
        "variants": ("first_game",) if i % FIRST_HUNTS == FIRST_HUNTS - 1 else (),
        "expansions": choices[i // 16 % len(choices)],
        "monster": monster,
        "level": 1 + i // 3 % len(TOLLS),
    }
    return Bout("valhalla", levels, setup, seed)


def expanded(part: float = 1.0, seed: int = 1, level: str | None = None) -> list[Bout]:
    """The run over the expansions, or a part of it; at least one game of each kind."""
    counts = range(2, 7)
    twos: list[Laid] = [(p, two) for p in counts for two in combinations(EXPANSIONS, 2) if fit(two, p)]
    bonds = ((), *((pair,) for pair in PAIRS))
    alls = [(p, (*everything(p), *bond)) for p in counts for bond in bonds if fit(bond, p)]
    order = [
        (name, *table)
        for tables, levels, each in ((twos, OF_TWO, len(twos)), (alls, OF_ALL, 1))
        for name, games in levels.items()
        for table in _dealt(tables, max(len(tables), round(games * each * part)))
        if level in (None, name)
    ]
    return [
        Bout("valhalla", (name,) * players, _laid(players, names, i), seed + i)
        for i, (name, players, names) in enumerate(order)
    ]


def every_table(part: float = 1.0, seed: int = 1) -> list[Bout]:
    """A game of every set of expansions at every count, against each other and every monster, its levels and
    first games; or of a part of these tables, spread over all."""
    whole = [*_rivals(), *_hunts()]
    some = whole[:: max(1, round(1 / part))]
    return [
        Bout("valhalla", tuple(LEVELS[(i + seat) % 2] for seat in range(setup["players"])), setup, seed + i)
        for i, setup in enumerate(some)
    ]


def _rivals() -> Iterator[dict[str, Any]]:
    for players in range(2, 7):
        for expansions in subsets(players):
            yield {"players": players, "variants": (), "expansions": expansions}


def _hunts() -> Iterator[dict[str, Any]]:
    for monster, players in product(MONSTERS, range(1, MOST_AGAINST_MONSTER + 1)):
        for expansions, level, variants in product(
            subsets(players, monster), range(1, len(TOLLS) + 1), ((), ("first_game",))
        ):
            table = {"players": players, "variants": variants, "expansions": expansions}
            yield {**table, "monster": monster, "level": level}


@cache
def subsets(players: int, monster: str | None = None) -> tuple[tuple[str, ...], ...]:
    """Every set of expansions that so many may play with."""
    sets = (some for count in range(len(EXPANSIONS) + 1) for some in combinations(EXPANSIONS, count))
    return tuple(some for some in sets if fit(some, players, monster))


def _dealt(tables: list[Laid], games: int) -> list[Laid]:
    """So many games over these tables, one after the other."""
    return [tables[i % len(tables)] for i in range(games)]


def _laid(players: int, expansions: tuple[str, ...], i: int) -> dict[str, object]:
    return {"players": players, "variants": VARIANTS[i % len(VARIANTS)], "expansions": expansions}


def fit(expansions: tuple[str, ...], players: int, monster: str | None = None) -> bool:
    """Whether these go together at a table of so many, or against this monster."""
    try:
        check_setup(Setup(players, expansions, monster=monster))
    except BadSetup:
        return False
    return True


SOAKED: Final = {"valhalla": battle, "hunt": hunt}
