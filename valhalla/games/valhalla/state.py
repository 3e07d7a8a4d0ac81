"""The position: plain numbers and lists, cheap to clone. No log, no clock, no luck, no text."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from valhalla.games.valhalla.terms import ALLY, DICE_OF_A_SIDE, EXTRA_DICE, NONE, SLOTS, Step
from valhalla.kernel.agenda import AgendaStep, Waiting
from valhalla.kernel.parts import Part

if TYPE_CHECKING:
    from valhalla.games.valhalla.table import Table

Cards = tuple[int, ...]
Dice = tuple[int, ...]
FIRST_NAMES = {"monster": "beast"}  # what was once called otherwise: hashes of old games tell it so


class Side(Part):
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

    @property
    def usable(self) -> int:
        """The slots that are neither armed nor blocked, as a bit mask without an end."""
        return ~(self.armed | self.blocked)

    def own_dice(self) -> int:
        """How many of the six this side may roll."""
        return max(0, DICE_OF_A_SIDE - self.unused)


class Battle(Part, parts=("attack", "defence")):
    """A battle; in Ragnarök, and against a monster, there is one side only, `attack` by name."""

    __slots__ = (
        "against", "attack", "bets", "choice", "defence", "frost", "monster", "strengths", "surrounded",
        "taken", "thor", "winner",
    )  # fmt: skip
    aliases: ClassVar = FIRST_NAMES

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

    def side(self, seat: int) -> Side:
        if self.attack.seat == seat:
            return self.attack
        assert self.defence is not None and self.defence.seat == seat
        return self.defence

    def fights(self, seat: int) -> bool:
        return seat == self.attack.seat or (self.defence is not None and seat == self.defence.seat)

    def opponent(self, seat: int) -> Side | None:
        return self.defence if self.attack.seat == seat else self.attack


class Hurl(Part):
    """A seat's throw of the hammer before Ragnarök (H6)."""

    __slots__ = ("dice", "removed", "throws", "token")

    def __init__(self) -> None:
        self.dice: Dice = ()  # in play, sorted; 1 is the hammer
        self.removed = 0
        self.throws = 0
        self.token = 0


class Monster(Part, lists=("called", "calls", "scars", "spoils")):
    """The monster of V15: how far its stack is beaten, its dice, what it did to us, what we say of it."""

    __slots__ = ("asked", "called", "calls", "card", "dice", "last", "lenders", "scars", "spoils")

    def __init__(self, players: int, piles: int) -> None:
        self.card = 0  # the active card, a place in the stack; beyond it once all are beaten
        self.dice: Dice = ()  # those on its symbols, sorted faces
        self.last = False  # the last attack has come (V15.9)
        self.scars = [0] * piles  # valour that it took from each Valhalla
        self.spoils = [0] * players  # shields that it took from each seat
        self.asked = 0  # who still has to say whether they lend a warrior (V18.5): a mask of seats
        self.lenders = 0  # who would, in the last battle or in this one
        self.calls = [NONE] * players  # V18.6 what each called last, a number into CALLS
        self.called = [0] * players  # what each has called in this turn, or before this battle: a mask


LISTS = (
    "agenda", "box", "deck", "discard", "drawn", "feud", "jarl_offers", "jarls", "known", "offer", "own",
    "secret", "stops", "titles", "top", "used",
)  # fmt: skip
NESTED = ("captured", "hands", "squads", "under", "valhalla")


class State(Waiting, lists=LISTS, nested=NESTED, parts=("battle", "hurl", "monster")):
    """The whole table. Hands and drawn cards are sorted, so that hidden cards have no place to leak from."""

    __slots__ = (
        "active", "agenda", "attacked", "battle", "box", "captured", "cause", "deck", "discard", "distances",
        "drafting", "drawn", "feud", "first", "hands", "hurl", "jarl_offers", "jarls", "known", "left",
        "loki", "monster", "offer", "open", "own", "pool", "scores", "secret", "squads", "stops", "table",
        "titles", "top", "turns", "under", "used", "valhalla", "winners",
    )  # fmt: skip

    game = "valhalla"
    aliases: ClassVar = FIRST_NAMES

    def __init__(self, table: Table) -> None:
        seats = range(table.players)
        self.table: Table = table
        self.open = True  # the whole truth; a view hides what its seat does not know
        self.agenda: list[AgendaStep] = [(Step.OVER,)]
        self.deck: list[int] = list(
            range(len(table.cards))
        )  # a pool, kept sorted: a card is chosen when drawn
        self.top: list[int] = []  # cards laid on the deck, the topmost last
        self.discard: list[int] = []
        self.box: list[int] = []
        self.offer: list[int] = []  # open cards of the warrior draft or the hand draft
        self.drawn: list[int] = []  # looked at by the active seat, to keep or discard
        self.hands: list[list[int]] = [[] for _ in seats]
        self.squads: list[list[int]] = [[NONE] * SLOTS for _ in seats]
        # Cards under the warriors, slot by slot; where there are no such cards, nothing at all.
        self.under: list[list[int]] = [[NONE] * SLOTS for _ in seats] if table.underlaid else []
        self.valhalla: list[list[int]] = [[] for _ in set(table.hall)]
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
        self.monster = Monster(table.players, len(self.valhalla)) if table.stack is not None else None
        self.distances: tuple[int, ...] = ()  # how far each seat threw the hammer, in turn order of throwing
        self.scores: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def partner(self, seat: int) -> int:
        """Whose warriors fight for *seat*, too (V14); nobody's in Ragnarök (V6.4)."""
        partners = self.table.partners
        if not partners or (self.battle is not None and self.battle.defence is None):
            return NONE
        return partners[seat]

    def pile(self, seat: int) -> list[int]:
        """A seat's Valhalla, which may be everybody's (V18.1)."""
        return self.valhalla[self.table.hall[seat]]

    def owner(self, seat: int, slot: int) -> tuple[int, int]:
        """Whose a fighter's slot is, and which of theirs: from ALLY on others' (V14.2, V18.5)."""
        if slot < ALLY:
            return seat, slot
        return self.table.allies[seat][slot // ALLY - 1], slot % ALLY

    def card_at(self, seat: int, slot: int) -> int:
        """The warrior in a fighter's slot."""
        if slot < ALLY:
            return self.squads[seat][slot]
        owner, place = self.owner(seat, slot)
        return self.squads[owner][place]

    def card_under(self, seat: int, slot: int) -> int:
        """The card under the warrior in a fighter's slot, or NONE."""
        if not self.under:
            return NONE
        owner, place = self.owner(seat, slot)
        return self.under[owner][place]

    def fielded(self, seat: int) -> list[int]:
        """The slots in which a fighter finds warriors, those of who helps among them."""
        found = [slot for slot, card in enumerate(self.squads[seat]) if card >= 0]
        if (partner := self.partner(seat)) != NONE:
            found += [ALLY + slot for slot, card in enumerate(self.squads[partner]) if card >= 0]
        elif self.monster is not None and self.monster.lenders:
            found += self.lent(seat)
        return found

    def lent(self, seat: int) -> list[int]:
        """V18.5: the slots of the warriors that a fighter may borrow; once one is armed, that one's."""
        battle, monster = self.battle, self.monster
        if battle is None or monster is None or battle.attack.seat != seat:
            return []
        if armed := [slot for slot, _ in battle.attack.placed if slot >= ALLY]:
            return armed
        return [
            ALLY * k + slot
            for k, owner in enumerate(self.table.allies[seat], 1)
            if monster.lenders >> owner & 1
            for slot, card in enumerate(self.squads[owner])
            if card >= 0
        ]

    def warriors(self, seat: int) -> list[int]:
        """The warriors in the squad."""
        return [card for card in self.squads[seat] if card >= 0]
