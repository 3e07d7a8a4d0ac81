"""The position: plain numbers and lists, cheap to clone. No log, no clock, no luck, no text."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from valhalla.games.valhalla.terms import ALLY, DICE_OF_A_SIDE, EXTRA_DICE, NONE, SLOTS, Step
from valhalla.kernel.agenda import AgendaStep, Waiting

if TYPE_CHECKING:
    from valhalla.games.valhalla.table import Table

Cards = tuple[int, ...]
Dice = tuple[int, ...]


class Side:
    """One side of a battle."""

    __slots__ = (
        "armed", "blocked", "bonus", "cries", "due", "eased", "free", "hand_before", "held", "loose",
        "placed", "played", "rerolled", "road", "seat", "spent", "spite", "unused",
    )  # fmt: skip

    def __init__(self, seat: int, hand_before: int) -> None:
        self.seat = seat
        self.hand_before = hand_before  # cards in hand when the battle was declared
        self.loose: Dice = ()  # unplaced dice, sorted; see terms.EXTRA
        self.placed: tuple[tuple[int, Dice], ...] = ()  # (slot, its dice) in the order of arming
        self.armed = 0  # the same slots as a bit mask
        self.spent = 0  # own dice discarded
        self.unused = 0  # own dice not to be rolled at all
        self.due = 0  # extra dice to be rolled with the first roll
        self.bonus = 0
        self.free = 0  # free rerolls left
        self.eased = 0  # slots whose warrior needs one die fewer, as a bit mask
        self.rerolled = False  # by V4.3, at the price of a die
        self.played: Cards = ()
        self.blocked = 0  # slots that cannot be armed (V11.3), as a bit mask
        self.held = 0  # armed slots that stay in the squad whatever comes (V11.3)
        self.road = 0  # armed slots that have left by the Road to Valhalla (V10.6)
        self.spite: tuple[tuple[int, int], ...] = ()  # (slot, the card laid by its dwarf)
        self.cries: tuple[tuple[int, int], ...] = ()  # (card, what it gave), for tactics that count warriors

    def clone(self) -> Side:
        twin = Side.__new__(Side)
        twin.seat = self.seat
        twin.hand_before = self.hand_before
        twin.loose = self.loose
        twin.placed = self.placed
        twin.armed = self.armed
        twin.spent = self.spent
        twin.unused = self.unused
        twin.due = self.due
        twin.bonus = self.bonus
        twin.free = self.free
        twin.eased = self.eased
        twin.rerolled = self.rerolled
        twin.played = self.played
        twin.blocked = self.blocked
        twin.held = self.held
        twin.road = self.road
        twin.spite = self.spite
        twin.cries = self.cries
        return twin

    @property
    def usable(self) -> int:
        """The slots that are neither armed nor blocked, as a bit mask without an end."""
        return ~(self.armed | self.blocked)

    def own_dice(self) -> int:
        """How many of the six this side may roll."""
        return max(0, DICE_OF_A_SIDE - self.unused)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Side) and _OF_SIDE(self) == _OF_SIDE(other)

    __hash__ = None  # type: ignore[assignment]


class Battle:
    """A battle; in Ragnarök, and against a monster, there is one side only, `attack` by name."""

    __slots__ = (
        "against", "attack", "bets", "choice", "defence", "frost", "monster", "strengths", "surrounded",
        "taken", "thor", "winner",
    )  # fmt: skip

    def __init__(self, attack: Side, defence: Side | None) -> None:
        self.attack = attack
        self.defence = defence
        self.frost = False  # V5.4 has happened
        self.surrounded = False  # V5.13: the defender's jarl is out of it
        self.choice: Dice = ()  # extra dice to choose from (V5.10)
        self.bets: tuple[tuple[int, int, bool], ...] = ()  # seat, on whom, as an extra ability
        self.thor: tuple[tuple[int, int, int], ...] = ()  # seat, its Thor card, whom it helps (V9)
        self.monster = 0  # terms.ATTACKING or ATTACKED against one
        self.against = NONE  # its card, a place in the stack
        self.winner = NONE
        self.taken = False  # a shield of the defender's, and not given back
        self.strengths = (0, 0)

    def clone(self) -> Battle:
        twin = Battle.__new__(Battle)
        twin.attack = self.attack.clone()
        twin.defence = self.defence and self.defence.clone()
        twin.frost = self.frost
        twin.surrounded = self.surrounded
        twin.choice = self.choice
        twin.bets = self.bets
        twin.thor = self.thor
        twin.monster = self.monster
        twin.against = self.against
        twin.winner = self.winner
        twin.taken = self.taken
        twin.strengths = self.strengths
        return twin

    def side(self, seat: int) -> Side:
        if self.attack.seat == seat:
            return self.attack
        assert self.defence is not None and self.defence.seat == seat
        return self.defence

    def fights(self, seat: int) -> bool:
        return seat == self.attack.seat or (self.defence is not None and seat == self.defence.seat)

    def opponent(self, seat: int) -> Side | None:
        return self.defence if self.attack.seat == seat else self.attack

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and _OF_BATTLE(self) == _OF_BATTLE(other)

    __hash__ = None  # type: ignore[assignment]


class Hurl:
    """A seat's throw of the hammer before Ragnarök (H6)."""

    __slots__ = ("dice", "removed", "throws", "token")

    def __init__(self) -> None:
        self.dice: Dice = ()  # in play, sorted; 1 is the hammer
        self.removed = 0
        self.throws = 0
        self.token = 0

    def clone(self) -> Hurl:
        twin = Hurl.__new__(Hurl)
        twin.dice = self.dice
        twin.removed = self.removed
        twin.throws = self.throws
        twin.token = self.token
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hurl) and _OF_HURL(self) == _OF_HURL(other)

    __hash__ = None  # type: ignore[assignment]


class Monster:
    """The monster of V15: how far its stack is beaten, its dice, what it has done to us."""

    __slots__ = ("card", "dice", "last", "scars", "spoils")

    def __init__(self, players: int) -> None:
        self.card = 0  # the active card, a place in the stack; beyond it once all are beaten
        self.dice: Dice = ()  # those on its symbols, sorted faces
        self.last = False  # the last attack has come (V15.9)
        self.scars = [0] * players  # valour that it took from each seat's Valhalla
        self.spoils = [0] * players  # shields that it took

    def clone(self) -> Monster:
        twin = Monster.__new__(Monster)
        twin.card = self.card
        twin.dice = self.dice
        twin.last = self.last
        twin.scars = self.scars[:]
        twin.spoils = self.spoils[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Monster) and _OF_MONSTER(self) == _OF_MONSTER(other)

    __hash__ = None  # type: ignore[assignment]


PARTS = ("table", "battle", "hurl", "monster")  # fields that are objects of their own


class State(Waiting):
    """The whole table. Hands and drawn cards are sorted, so that hidden cards have no place to leak from."""

    __slots__ = (
        "active", "agenda", "attacked", "battle", "box", "captured", "cause", "deck", "discard", "distances",
        "drafting", "drawn", "feud", "first", "hands", "hurl", "jarl_offers", "jarls", "known", "left",
        "loki", "monster", "offer", "open", "own", "pool", "scores", "secret", "squads", "stops", "table",
        "titles", "top", "turns", "under", "used", "valhalla", "winners",
    )  # fmt: skip

    game = "valhalla"

    def __init__(self, table: Table) -> None:
        seats = range(table.players)
        self.table = table
        self.open = True  # the whole truth; a view hides what its seat does not know
        self.agenda: list[AgendaStep] = [(Step.OVER,)]
        self.deck = list(range(len(table.cards)))  # a pool, kept sorted: a card is chosen when drawn
        self.top: list[int] = []  # cards laid on the deck, the topmost last
        self.discard: list[int] = []
        self.box: list[int] = []
        self.offer: list[int] = []  # open cards of the warrior draft or the hand draft
        self.drawn: list[int] = []  # looked at by the active seat, to keep or discard
        self.hands: list[list[int]] = [[] for _ in seats]
        self.squads: list[list[int]] = [[NONE] * SLOTS for _ in seats]
        # Cards under the warriors, slot by slot; where there are no such cards, nothing at all.
        self.under: list[list[int]] = [[NONE] * SLOTS for _ in seats] if table.underlaid else []
        self.valhalla: list[list[int]] = [[] for _ in seats]
        self.own: list[int] = [table.shields for _ in seats]
        self.captured: list[list[int]] = [[] for _ in seats]
        self.known = bytearray(len(table.cards))  # who knows where a card is: a mask of seats
        self.jarls = [NONE for _ in seats]
        self.jarl_offers: list[tuple[int, ...]] = [() for _ in seats]
        self.secret: list[tuple[int, ...]] = [() for _ in seats]  # simultaneous choices, not yet revealed
        self.used = [0 for _ in seats]  # jarl abilities: 1 main, 2 extra in this battle; 4, 8 since its turn
        self.stops = [0 for _ in seats]  # the steps at which somebody may offer this seat something: a mask
        self.feud = [NONE for _ in seats]  # whom this seat last saw win from aside; see FEUD_SHIELD
        self.titles = [0 for _ in seats]  # the level of a Last Viking, 0 for everybody else
        self.loki = NONE  # the card in play, a number into the table's Loki cards
        self.drafting: tuple[int, ...] = ()  # seats still in the hand draft
        self.first = NONE
        self.active = NONE
        self.attacked = False  # in phase A of this turn
        self.turns = 0
        self.left = NONE  # turns still to come once the end is triggered
        self.cause = NONE  # whose last shield triggered the end; NONE: the deck did
        self.pool = EXTRA_DICE
        self.battle: Battle | None = None
        self.hurl: Hurl | None = None
        self.monster = Monster(table.players) if table.stack is not None else None
        self.distances: tuple[int, ...] = ()  # how far each seat threw the hammer, in turn order of throwing
        self.scores: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.table = self.table
        twin.open = self.open
        twin.agenda = self.agenda[:]
        twin.deck = self.deck[:]
        twin.top = self.top[:]
        twin.discard = self.discard[:]
        twin.box = self.box[:]
        twin.offer = self.offer[:]
        twin.drawn = self.drawn[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.squads = [squad[:] for squad in self.squads]
        twin.under = [slots[:] for slots in self.under]
        twin.valhalla = [pile[:] for pile in self.valhalla]
        twin.own = self.own[:]
        twin.captured = [shields[:] for shields in self.captured]
        twin.known = self.known[:]
        twin.jarls = self.jarls[:]
        twin.jarl_offers = self.jarl_offers[:]
        twin.secret = self.secret[:]
        twin.used = self.used[:]
        twin.feud = self.feud[:]
        twin.stops = self.stops[:]
        twin.titles = self.titles[:]
        twin.loki = self.loki
        twin.drafting = self.drafting
        twin.first = self.first
        twin.active = self.active
        twin.attacked = self.attacked
        twin.turns = self.turns
        twin.left = self.left
        twin.cause = self.cause
        twin.pool = self.pool
        twin.battle = self.battle and self.battle.clone()
        twin.hurl = self.hurl and self.hurl.clone()
        twin.monster = self.monster and self.monster.clone()
        twin.distances = self.distances
        twin.scores = self.scores
        twin.winners = self.winners
        return twin

    def __eq__(self, other: object) -> bool:
        """Laid twice with the same cards, a table is the same."""
        same = isinstance(other, State) and self.table.holds == other.table.holds
        return same and _OF_STATE(self) == _OF_STATE(other)

    __hash__ = None  # type: ignore[assignment]

    def partner(self, seat: int) -> int:
        """Whose warriors fight for *seat*, too (V14); nobody's in Ragnarök (V6.4)."""
        partners = self.table.partners
        if not partners or (self.battle is not None and self.battle.defence is None):
            return NONE
        return partners[seat]

    def card_at(self, seat: int, slot: int) -> int:
        """The warrior in a fighter's slot; from ALLY on the slots are the partner's (V14.2)."""
        if slot < ALLY:
            return self.squads[seat][slot]
        return self.squads[self.table.partners[seat]][slot - ALLY]

    def card_under(self, seat: int, slot: int) -> int:
        """The card under the warrior in a fighter's slot, or NONE."""
        if not self.under:
            return NONE
        if slot < ALLY:
            return self.under[seat][slot]
        return self.under[self.table.partners[seat]][slot - ALLY]

    def fielded(self, seat: int) -> list[int]:
        """The slots in which a fighter finds warriors, the partner's among them."""
        found = [slot for slot, card in enumerate(self.squads[seat]) if card >= 0]
        if (partner := self.partner(seat)) != NONE:
            found += [ALLY + slot for slot, card in enumerate(self.squads[partner]) if card >= 0]
        return found

    def warriors(self, seat: int) -> list[int]:
        """The warriors in the squad."""
        return [card for card in self.squads[seat] if card >= 0]

    def plain(self) -> dict[str, Any]:
        """Everything but the table as plain data: for hashes, tests and differences.

        A monster goes by its first name here, `monster`: saves carry hashes of this.
        """
        plain = {name: getattr(self, name) for name in self.__slots__ if name not in PARTS}
        plain["known"] = list(self.known)
        plain["hurl"] = self.hurl and {n: getattr(self.hurl, n) for n in Hurl.__slots__}
        plain["beast"] = self.monster and {n: getattr(self.monster, n) for n in Monster.__slots__}
        battle = self.battle
        if battle is None:
            return {**plain, "battle": None}
        fields: dict[str, Any] = {
            n: getattr(battle, n) for n in Battle.__slots__ if n not in ("attack", "defence", "monster")
        }
        fields["beast"] = battle.monster
        for name in ("attack", "defence"):
            side = getattr(battle, name)
            fields[name] = side and {n: getattr(side, n) for n in Side.__slots__}
        return {**plain, "battle": fields}


# All fields of each, to compare by
_OF_SIDE = attrgetter(*Side.__slots__)
_OF_BATTLE = attrgetter(*Battle.__slots__)
_OF_HURL = attrgetter(*Hurl.__slots__)
_OF_MONSTER = attrgetter(*Monster.__slots__)
_OF_STATE = attrgetter(*(name for name in State.__slots__ if name != "table"))
