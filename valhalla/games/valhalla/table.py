"""What never changes during a game: the setup, the cards in play as columns, the windows in use."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, cast

import msgspec

from valhalla.games.valhalla import cards as card_data
from valhalla.games.valhalla.cards import (
    DeckCard,
    Jarl,
    Loki,
    Mission,
    MonsterCard,
    Tactic,
    Thor,
    Warrior,
    Wrath,
)
from valhalla.games.valhalla.dice import need
from valhalla.games.valhalla.foes import Foes
from valhalla.games.valhalla.modules import EXPANSIONS as _EXPANSIONS
from valhalla.games.valhalla.modules import MODULES, word_of
from valhalla.games.valhalla.monsters.stack import LARGE, TOLLS, Stack
from valhalla.games.valhalla.tactics import Supply, Word
from valhalla.games.valhalla.terms import CLANS, NONE, SHIELDS
from valhalla.games.valhalla.windows import WINDOWS, Module
from valhalla.kernel import cards as kernel_cards
from valhalla.kernel.game import BadSetup
from valhalla.kernel.marks import Told, told
from valhalla.kernel.setup import Laid, check_first, check_names

EXPANSIONS: tuple[str, ...] = tuple(_EXPANSIONS)
PAIRS = ("partnership", "alliance")
MONSTERS = ("fenrir", "jormungandr", "hel", "surtr")
MOST_AGAINST_MONSTER = 4
TOGETHER_SINCE = 4  # the first rules with one Valhalla for all (V18)
MONSTER_VARIANTS = ("first_game",)
# V15.11: what a monster leaves no room for, and why.
NOT_WITH_MONSTER: dict[str, Told] = {
    **dict.fromkeys(PAIRS, told("all who face a monster stand together already (V14)")),
    "hammer": told("a game against a monster has no Ragnarök (H6)"),
}
# Expansions that want other tables than 2 to 6: the counts, and why.
COUNTS: dict[str, tuple[tuple[int, ...], Told]] = {
    "thor": ((3, 4, 5, 6), told("somebody must stand by to help (V9.4)")),
    **dict.fromkeys(PAIRS, ((4, 6), told("pairs need 4 or 6 players (V14)"))),
}
VARIANTS = ("simplified", "hand_draft", "five_jarls", "first_game")
# Why two variants or expansions do not go together: both answer the same question.
EXCLUDE = (
    ("simplified", "hand_draft", told("both replace the starting hands (V2.9, V2.10)")),
    ("simplified", "five_jarls", told("a simplified game has no jarls (V2.9)")),
    ("simplified", "first_game", told("a simplified game has no jarls (V2.9)")),
    ("five_jarls", "first_game", told("a dealt jarl leaves nothing to choose (V2.2)")),
    ("partnership", "alliance", told("a pair is bound in one way only (V14.3, V14.4)")),
)


class Setup(Laid, frozen=True, forbid_unknown_fields=True):
    """The table as it is laid; chance names the first player by V2.3. `loki` is the id of Loki's card, or
    None for a random one (V8.4)."""

    loki: str | None = None
    monster: str | None = None  # V15: alone against it, or V18 together
    level: int = 1  # of the monster (V15.8)
    apart: bool = False  # together as before rules 4, see `monsters.gifts`

    def as_begun(self, rules: str) -> Setup:
        """A table that was laid under those rules."""
        together = self.monster is not None and self.players > 1
        return msgspec.structs.replace(self, apart=together and int(rules) < TOGETHER_SINCE)


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup` with the reason if this table cannot be laid."""
    if setup.monster is not None:
        _check_monster(setup)
    elif not 2 <= setup.players <= 6:
        raise BadSetup(told("Valhalla is for 2 to 6 players, not for {players}", players=setup.players))
    check_first(setup)
    check_names(setup, EXPANSIONS, VARIANTS)
    for one, other, why in EXCLUDE:
        if {one, other} <= {*setup.variants, *setup.expansions}:
            raise BadSetup(told("{one} and {other} do not go together: {why}", one=one, other=other, why=why))
    for name in setup.expansions:
        if why_not := misfit(name, setup.players, setup.monster):
            raise BadSetup(why_not)
    _check_loki(setup)


def _check_monster(setup: Setup) -> None:
    """V15, V18: a monster is met by one to four, with whatever makes sense there (V15.11)."""
    if setup.monster not in MONSTERS:
        raise BadSetup(told("there is no monster {name}", name=setup.monster))
    if not 1 <= setup.players <= MOST_AGAINST_MONSTER:
        raise BadSetup(told("a monster is for 1 to 4 players, not for {players}", players=setup.players))
    if not 1 <= setup.level <= len(TOLLS):
        raise BadSetup(told("a monster has the levels 1 to 3, not {level}", level=setup.level))
    for name in setup.variants:
        if name in VARIANTS and name not in MONSTER_VARIANTS:
            raise BadSetup(told("{name} does not go with a monster (V15.2)", name=name))


def misfit(expansion: str, players: int, monster: str | None = None) -> Told | None:
    """Why an expansion does not fit so many players, or a monster, if it does not."""
    if monster is not None and expansion in NOT_WITH_MONSTER:
        reason = NOT_WITH_MONSTER[expansion]
        return told("{name} does not go with a monster: {why}", name=expansion, why=reason)
    counts, why = COUNTS.get(expansion, ((), None))
    if why is None or players in counts:
        return None
    return told("{name} is not for {players} players: {why}", name=expansion, players=players, why=why)


def everything(players: int, monster: str | None = None) -> tuple[str, ...]:
    """All expansions that fit so many players, or them against a monster, but for pairs."""
    return tuple(name for name in EXPANSIONS if name not in PAIRS and not misfit(name, players, monster))


def _check_loki(setup: Setup) -> None:
    if setup.loki is None:
        return
    if "loki" not in setup.expansions:
        raise BadSetup(told("a card of Loki’s without the expansion loki"))
    if setup.loki not in {card.id for card in card_data.decks()[card_data.LOKI_DECK]}:
        raise BadSetup(told("there is no card {card} of Loki’s", card=setup.loki))


class Table:
    """Cards as columns indexed by the numbers that states, commands and events use."""

    def __init__(
        self,
        setup: Setup,
        cards: tuple[DeckCard, ...],
        jarls: tuple[Jarl, ...],
        lokis: tuple[Loki, ...] = (),
        monsters: tuple[MonsterCard, ...] = (),
    ) -> None:
        self.setup = setup
        self.players = setup.players
        # What one player alone knows is not yet public: there is always somebody else who watches.
        self.everyone = (1 << max(2, setup.players)) - 1
        self.stack = Stack(monsters, setup) if monsters else None
        self.cards = cards
        self.jarls = jarls
        self.lokis = lokis
        self.holds = setup, cards, jarls, lokis, monsters  # what makes two tables the same
        self._lay_numbers()
        self._lay_columns()
        self._open_windows()

    def _lay_columns(self) -> None:
        cards = self.cards
        warriors = [card if isinstance(card, Warrior) else None for card in cards]
        self.is_warrior = tuple(w is not None for w in warriors)
        self.is_tactic = tuple(isinstance(card, Tactic | Thor | Mission) for card in cards)  # V9.4, V17.3
        self.clan = tuple(CLANS.index(w.clan) if w else NONE for w in warriors)
        self.strength = tuple(w.strength if w else 0 for w in warriors)
        self.valour: tuple[int, ...] = tuple(getattr(card, "valour", 0) for card in cards)
        self.need = tuple(need(w.ways) if w else None for w in warriors)
        self.eased = tuple(n.eased() if n else None for n in self.need)
        self.symbols = tuple(n.symbols if n else 0 for n in self.need)
        self.ability = tuple(w.ability.word if w and w.ability else "" for w in warriors)
        self.ability_clan = tuple(
            CLANS.index(w.ability.clan) if w and w.ability and w.ability.clan else NONE for w in warriors
        )
        self.mark = tuple(w.mark.word if w and w.mark else "" for w in warriors)
        self.mark_clan = tuple(
            CLANS.index(w.mark.clan) if w and w.mark and w.mark.clan else NONE for w in warriors
        )
        self.word: tuple[Word | None, ...] = tuple(
            word_of(card.effect) if isinstance(card, Tactic) else None for card in cards
        )
        self.supplied = any(isinstance(word, Supply) for word in self.word)  # there are Weapon supply cards
        self.thor = tuple(card if isinstance(card, Thor) else None for card in cards)
        self.mission = tuple(card.goal if isinstance(card, Mission) else "" for card in cards)
        self.wrath = tuple(card if isinstance(card, Wrath) else None for card in cards)
        self.underlaid = any(self.wrath)  # there are cards to lay under warriors
        self.dwarvish = "spite" in self.ability

    def _lay_numbers(self) -> None:
        """The numbers of setup and draws that variants and expansions may change."""
        variants = self.setup.variants
        simplified = "simplified" in variants
        self.hand_draft = "hand_draft" in variants
        self.start = (5, 0) if simplified or self.hand_draft else (7, 2)  # dealt, discarded (V2.8-V2.10)
        self.start_rule = "V2.9" if simplified else "V2.10" if self.hand_draft else "V2.8"
        self.hand_size = 5  # what a hand draft fills up to
        self.opening_discard = self.usual_discard = {2: 40, 3: 20, 4: 10}.get(self.players, 0)
        self.shuffle_back = self.players == 6  # what setup discards (V2.8, V2.10)
        self.phase_b = self.action_draw = (2, 1)  # drawn, kept
        large = [name for name in LARGE if name in self.setup.expansions]
        if large:
            self.phase_b = (3, 1)  # V10.1, V11.1
        if len(large) == 2:  # V11.2
            self.action_draw = (3, 1)
            self.opening_discard += 8 if self.players == 6 else 20
            self.shuffle_back = False
        self.shields: int = SHIELDS
        seats = range(self.players)
        self.common = self.stack is not None and self.players > 1 and not self.setup.apart  # V18.1
        self.hall = (0,) * self.players if self.common else tuple(seats)  # whose pile a seat's Valhalla is
        self.drafts = True  # warriors (V2.5)
        half = self.players // 2
        paired = any(name in self.setup.expansions for name in PAIRS)
        self.partners = tuple((seat + half) % self.players for seat in seats) if paired else ()
        self.alliance = "alliance" in self.setup.expansions
        self.shares = self.alliance or self.common  # who helped goes to Valhalla, too (V14.4, V18.5)
        # Those whose warriors a seat may find beside its own, in the order of their slots.
        self.allies: tuple[tuple[int, ...], ...] = tuple((partner,) for partner in self.partners)
        if self.common:
            self.allies = tuple(tuple((seat + k) % self.players for k in seats if k) for seat in seats)
        five = 4 if self.players == 6 else 5
        wanted = 1 if "first_game" in variants else five if "five_jarls" in variants else 3
        self.jarls_each = min(wanted, len(self.jarls) // self.players)

    def _open_windows(self) -> None:
        """Who joins in at this table, and at which windows."""
        apart = self.setup.apart
        named = {
            "jarls": bool(self.jarls),
            "monster": self.stack is not None and not apart,
            "gifts": self.stack is not None and apart,
        }
        wanted = {*self.setup.expansions, *(name for name, there in named.items() if there)}
        self.modules = tuple(module(self) for module in MODULES if module.name in wanted)
        self.foe = next((m for m in self.modules if isinstance(m, Foes)), None) or Foes(self)
        self.audits = tuple(dict.fromkeys(module.audit for module in MODULES))
        for module in self.modules:
            module.lay(self)
        self.windows: dict[str, tuple[Any, ...]] = {
            window: tuple(getattr(m, window) for m in self.modules if _overrides(m, window))
            for window in WINDOWS
        }
        self.offering = tuple(m for m in self.modules if m.asked or _overrides(m, "offers"))
        self.amid = frozenset(step for m in self.modules for step, offer in m.asked.items() if offer.amid)
        self.talk = self.windows["talk"]
        self.banning = tuple(m for m in self.modules if _overrides(m, "bans"))
        self.mighty = tuple(m for m in self.modules if _overrides(m, "strength"))
        self.laying = self.windows["laying"]
        self.dealing = self.windows["dealing"]
        self.after_action = self.windows["after_action"]
        self.turn_over = self.windows["turn_over"]
        self.joined = self.windows["joined"]
        self.armed = self.windows["armed"]
        self.sending = self.windows["sending"]
        self.aftermath = self.windows["aftermath"]
        self.before_ragnarok = self.windows["before_ragnarok"]
        self.opening = self.windows["opening"]
        self.slots = self.windows["slots"]
        self.pair_symbols = self.windows["pair_symbols"]
        self.more_strength = self.windows["strength"]
        self.points = self.windows["points"]
        self.room = self.windows["room"]
        self.tactics_left = self.windows["tactics_left"]
        self.wins_ties = self.windows["wins_ties"]
        self.picks_rising = self.windows["picks_rising"]
        self.sends_beaten = self.windows["sends_beaten"]
        self.mutes = self.windows["mutes"]
        self.silences = self.windows["silences"]
        self.ends = self.windows["ends"]
        self.boxes = self.windows["boxes"]
        self.lightens = self.windows["lightens"]
        self.turn_began = self.windows["turn_began"]
        self.adding = self.windows["adding"]
        self.drawing = self.windows["drawing"]
        self.rolling = self.windows["rolling"]
        self.activating = self.windows["activating"]
        self.comparing = self.windows["comparing"]
        self.risen = self.windows["risen"]
        self.leaving = self.windows["leaving"]
        self.returning = self.windows["returning"]
        self.settling = self.windows["settling"]
        self.battle_over = self.windows["battle_over"]
        self.scoring = self.windows["scoring"]

    @cached_property
    def digest(self) -> str:
        monsters = self.stack.cards if self.stack is not None else ()
        return kernel_cards.digest([*self.cards, *self.jarls, *self.lokis, *monsters])


def _overrides(module: Module, window: str) -> bool:
    return window not in module.deaf and getattr(type(module), window) is not getattr(Module, window)


Decks = tuple[tuple[DeckCard, ...], tuple[Jarl, ...], tuple[Loki, ...], tuple[MonsterCard, ...]]


def decks_in_play(setup: Setup) -> Decks:
    """The cards, jarls, cards of Loki's and of a monster this setup uses."""
    decks = card_data.decks()
    names = ("base", *(name for name in setup.expansions if name not in card_data.ASIDE))
    cards = [card for name in names for card in decks.get(name, [])]
    jarls = [] if "simplified" in setup.variants else decks[card_data.JARL_DECK]
    lokis = decks[card_data.LOKI_DECK] if "loki" in setup.expansions else []
    fitting = tuple(j for j in cast(list[Jarl], jarls) if fits(j, setup))
    monsters = cast(list[MonsterCard], decks[card_data.MONSTER_DECK])
    stacked = [card for card in monsters if card.monster == setup.monster]
    laid = cast(tuple[DeckCard, ...], tuple(cards))
    return laid, fitting, cast(tuple[Loki, ...], tuple(lokis)), tuple(stacked)


def fits(jarl: Jarl, setup: Setup) -> bool:
    """V2.2: whether this jarl is dealt at this table; against a monster those who play alone (V15.2)."""
    if setup.monster is not None:
        return jarl.solo
    if jarl.three_plus and setup.players == 2:
        return False
    return jarl.starter or "first_game" not in setup.variants


@lru_cache(maxsize=64)
def table(setup: Setup) -> Table:
    check_setup(setup)
    return Table(setup, *decks_in_play(setup))


def table_of(setup: Setup, ids: dict[str, list[str]]) -> Table:
    """The table of a save made with other card data: the same ids in the same order.

    Raises KeyError with the id of a card we no longer have.
    """
    known = card_data.by_id()
    noted = (ids["cards"], ids["jarls"], ids.get("loki", []), ids.get("monster", []))
    decks = [tuple(known[i] for i in deck) for deck in noted]
    return Table(setup, *cast(Decks, tuple(decks)))
