"""What never changes during a game: the setup, the cards in play as columns, the windows in use."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

import msgspec

from valhalla.games.valhalla import cards as card_data
from valhalla.games.valhalla.cards import DeckCard, Jarl, Tactic, Warrior
from valhalla.games.valhalla.dice import need
from valhalla.games.valhalla.expansions import MODULES
from valhalla.games.valhalla.jarls import Jarls
from valhalla.games.valhalla.tactics import Word, word_of
from valhalla.games.valhalla.terms import CLANS, NONE
from valhalla.games.valhalla.windows import PRIORITY, WINDOWS, Module
from valhalla.kernel import cards as kernel_cards
from valhalla.kernel.game import BadSetup
from valhalla.kernel.marks import Told, told

EXPANSIONS: tuple[str, ...] = ("hammer",)
VARIANTS = ("simplified", "hand_draft", "five_jarls", "first_game")
# Why two variants do not go together: both answer the same question of setup.
EXCLUDE = (
    ("simplified", "hand_draft", told("both replace the starting hands (V2.9, V2.10)")),
    ("simplified", "five_jarls", told("a simplified game has no jarls (V2.9)")),
    ("simplified", "first_game", told("a simplified game has no jarls (V2.9)")),
    ("five_jarls", "first_game", told("a dealt jarl leaves nothing to choose (V2.2)")),
)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as it is laid. `first` is the first player, or None for a random one (V2.3)."""

    players: int
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    first: int | None = None


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup` with the reason if this table cannot be laid."""
    if not 2 <= setup.players <= 6:
        raise BadSetup(told("Valhalla is for 2 to 6 players, not for {players}", players=setup.players))
    if setup.first is not None and not 0 <= setup.first < setup.players:
        raise BadSetup(told("no seat {seat} to be the first player", seat=setup.first))
    _check_names(setup.expansions, EXPANSIONS, _no_expansion)
    _check_names(setup.variants, VARIANTS, _no_variant)
    for one, other, why in EXCLUDE:
        if one in setup.variants and other in setup.variants:
            raise BadSetup(told("{one} and {other} do not go together: {why}", one=one, other=other, why=why))


def _no_expansion(name: str) -> Told:
    return told("there is no expansion {name}", name=name)


def _no_variant(name: str) -> Told:
    return told("there is no variant {name}", name=name)


def _check_names(names: tuple[str, ...], known: tuple[str, ...], unknown: Callable[[str], Told]) -> None:
    for name in names:
        if name not in known:
            raise BadSetup(unknown(name))
        if names.count(name) > 1:
            raise BadSetup(told("{name} is named twice", name=name))


class Table:
    """Cards as columns indexed by the numbers that states, commands and events use."""

    def __init__(self, setup: Setup, cards: tuple[DeckCard, ...], jarls: tuple[Jarl, ...]) -> None:
        self.setup = setup
        self.players = setup.players
        self.everyone = (1 << setup.players) - 1
        self.cards = cards
        self.jarls = jarls
        self._lay_numbers()
        warriors = [card if isinstance(card, Warrior) else None for card in cards]
        self.is_warrior = tuple(w is not None for w in warriors)
        self.clan = tuple(CLANS.index(w.clan) if w else NONE for w in warriors)
        self.strength = tuple(w.strength if w else 0 for w in warriors)
        self.valour = tuple(w.valour if w else 0 for w in warriors)
        self.need = tuple(need(w.ways) if w else None for w in warriors)
        self.eased = tuple(n.eased() if n else None for n in self.need)
        self.symbols = tuple(n.symbols if n else 0 for n in self.need)
        self.ability = tuple(w.ability.word if w and w.ability else "" for w in warriors)
        self.ability_clan = tuple(
            CLANS.index(w.ability.clan) if w and w.ability and w.ability.clan else NONE for w in warriors
        )
        self.word: tuple[Word | None, ...] = tuple(
            word_of(card.effect) if isinstance(card, Tactic) else None for card in cards
        )
        self._open_windows()

    def _lay_numbers(self) -> None:
        """The numbers of setup and draws that variants and expansions may change."""
        variants = self.setup.variants
        simplified = "simplified" in variants
        self.hand_draft = "hand_draft" in variants
        self.start = (5, 0) if simplified or self.hand_draft else (7, 2)  # dealt, discarded (V2.8-V2.10)
        self.start_rule = "V2.9" if simplified else "V2.10" if self.hand_draft else "V2.8"
        self.hand_size = 5  # what a hand draft fills up to
        self.opening_discard = {2: 40, 3: 20, 4: 10}.get(self.players, 0)
        self.shuffle_back = self.players == 6  # what setup discards (V2.8, V2.10)
        self.phase_b = self.action_draw = (2, 1)  # drawn, kept
        five = 4 if self.players == 6 else 5
        wanted = 1 if "first_game" in variants else five if "five_jarls" in variants else 3
        self.jarls_each = min(wanted, len(self.jarls) // self.players)

    def _open_windows(self) -> None:
        modules: dict[str, Module] = {}
        if self.jarls:
            modules["jarls"] = Jarls(self.jarls)
        modules |= {name: MODULES[name]() for name in self.setup.expansions}
        self.modules = tuple(modules[name] for name in PRIORITY if name in modules)
        self.windows: dict[str, tuple[Any, ...]] = {
            window: tuple(getattr(m, window) for m in self.modules if _overrides(m, window))
            for window in WINDOWS
        }
        self.slots = self.windows["slots"]
        self.pair_symbols = self.windows["pair_symbols"]
        self.more_strength = self.windows["strength"]
        self.points = self.windows["points"]
        self.wins_ties = self.windows["wins_ties"]
        self.picks_rising = self.windows["picks_rising"]
        self.adding = self.windows["adding"]
        self.drawing = self.windows["drawing"]
        self.rolling = self.windows["rolling"]
        self.comparing = self.windows["comparing"]
        self.risen = self.windows["risen"]
        self.scoring = self.windows["scoring"]
        self.before_ragnarok = self.windows["before_ragnarok"]
        self.offering = tuple(m for m in self.modules if _overrides(m, "offers"))

    def digest(self) -> str:
        return kernel_cards.digest([*self.cards, *self.jarls])


def _overrides(module: Module, window: str) -> bool:
    return getattr(type(module), window) is not getattr(Module, window)


def decks_in_play(setup: Setup) -> tuple[tuple[DeckCard, ...], tuple[Jarl, ...]]:
    """The cards and jarls this setup uses."""
    decks = card_data.decks()
    cards = [card for name in ("base", *setup.expansions) for card in decks.get(name, [])]
    jarls = [] if "simplified" in setup.variants else decks[card_data.JARL_DECK]
    return cast(tuple[DeckCard, ...], tuple(cards)), tuple(
        j for j in cast(list[Jarl], jarls) if fits(j, setup)
    )


def fits(jarl: Jarl, setup: Setup) -> bool:
    """V2.2: whether this jarl is dealt at this table."""
    if jarl.three_plus and setup.players == 2:
        return False
    return jarl.starter or "first_game" not in setup.variants


@lru_cache(maxsize=64)
def table(setup: Setup) -> Table:
    check_setup(setup)
    return Table(setup, *decks_in_play(setup))


def table_of(setup: Setup, ids: list[str], jarl_ids: list[str]) -> Table:
    """The table of a save made with other card data: the same ids in the same order.

    Raises KeyError with the id of a card we no longer have.
    """
    known = card_data.by_id()
    cards = cast(tuple[DeckCard, ...], tuple(known[i] for i in ids))
    return Table(setup, cards, cast(tuple[Jarl, ...], tuple(known[i] for i in jarl_ids)))
