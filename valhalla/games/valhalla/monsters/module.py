"""What a monster is at the windows, what it asks of us, how it ends (V15; for V18 see `together`)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fighting, fought
from valhalla.games.valhalla.battle import send, sendable, shed
from valhalla.games.valhalla.events import CardsDealt, Event, WarriorsRose
from valhalla.games.valhalla.foes import Foes
from valhalla.games.valhalla.monsters import audit, running, stack, together
from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.scoring import SHIELD_POINTS, Tally
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.tactics import Counterblow, WeaponSwap, Word
from valhalla.games.valhalla.terms import (
    ALLY,
    ATTACKING,
    DICE_OF_A_SIDE,
    EXTRA,
    FACES,
    GIANT,
    MONSTER,
    UNKNOWN,
    UNLIMITED,
    Step,
)
from valhalla.games.valhalla.windows import Line, Offer, holding
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand, Option, Pick

if TYPE_CHECKING:
    from valhalla.games.valhalla.table import Table

HAND = 6  # V15.2
JARLS_OF_SEVERAL = 3  # V18.1 dealt to each of several; one alone chooses among all
BEATEN_POINTS = 10  # for each card of a monster
SPARED = 5  # cards left in the deck for a point

# V15.10: the windows at which only some abilities count
NEEDED: dict[str, set[str]] = {
    "tactics_left": {"no_tactics", "two_tactics"},
    "bans": {"no_tactics", "two_tactics", "no_tricks"},
    "mutes": {"mute"},
    "silences": {"jarl"},
    "rolling": {"chill"},
}
OF_SEVERAL = ("turn_began", "talk")  # windows of several who stand together

Events = list[Event]
Slots = tuple[int, ...]


def exchange_options(s: State, seat: int, commands: list[Any], rule: str) -> list[Option]:
    hand = tuple(s.hands[seat])
    return [Option("exchange_cards", rule, (Pick("cards", hand, 1, len(hand)),))]


def sending_options(s: State, seat: int, commands: list[Any], rule: str) -> list[Option]:
    sizes = [len(c.slots) for c in commands]
    slots = tuple(sorted({slot for c in commands for slot in c.slots}))
    return [Option("send_to_valhalla", rule, (Pick("slots", slots, min(sizes), max(sizes)),))]


def exchanges(s: State, seat: int) -> list[cm.Command]:
    hand = s.hands[seat]
    some = [cards for count in range(1, len(hand) + 1) for cards in combinations(hand, count)]
    return [cm.Pass(), *(cm.ExchangeCards(cards) for cards in some)]


def squad_of(s: State, seat: int) -> list[cm.Command]:
    return [cm.ChooseWarrior(slot) for slot, card in enumerate(s.squads[seat]) if card >= 0]


def hand_of(s: State, seat: int) -> list[cm.Command]:
    return [cm.ChooseCard(card) for card in s.hands[seat]]


def hand_or_pass(s: State, seat: int) -> list[cm.Command]:
    return [cm.Pass(), *hand_of(s, seat)]


def nothing(s: State, seat: int) -> list[cm.Command]:
    """It only waits there, to act by itself."""
    return []


def activated(s: State, seat: int) -> list[int]:
    """The slots of the activated warriors who still stand, a lent one among them."""
    return sorted(slot for slot, _ in fighting(s, seat).placed if s.card_at(seat, slot) >= 0)


def own(s: State, seat: int) -> list[int]:
    """Those of the fighter's own."""
    return [slot for slot in activated(s, seat) if slot < ALLY]


def spare(s: State, seat: int, most: int) -> dict[Slots, int]:
    """Every choice of at most so many of them for whom there is room, with the room that is left."""
    slots = activated(s, seat)
    worth = {slot: s.table.valour[s.card_at(seat, slot)] for slot in slots}
    some = (some for count in range(min(most, len(slots)) + 1) for some in combinations(slots, count))
    room = stack.room(s, seat)
    left = {chosen: room - sum(worth[slot] for slot in chosen) for chosen in some}
    return {chosen: points for chosen, points in left.items() if points >= 0}


def rising(s: State, seat: int) -> list[Slots]:
    """V15.4: whoever goes first, each that fits goes; so nobody of ours who is left out would still fit.
    A lent warrior may stay with its owner (V18.5)."""
    slots, squad, valour = own(s, seat), s.squads[seat], s.table.valour
    return [
        chosen
        for chosen, left in spare(s, seat, len(activated(s, seat))).items()
        if all(valour[squad[slot]] > left for slot in slots if slot not in chosen)
    ]


def optional(s: State, seat: int, most: int) -> list[Slots]:
    """V15.6, V15.7: who may go, nobody included."""
    return list(spare(s, seat, most))


def sent(s: State, seat: int) -> list[cm.Command]:
    slots = rising(s, seat) if s.step == Step.MONSTER_RISE else optional(s, seat, s.step_number)
    return [cm.SendToValhalla(chosen) for chosen in slots]


OFFERS: dict[int, Offer] = {
    Step.EXCHANGE: Offer("V15.2", (cm.ExchangeCards,), exchanges, holding),
    Step.MILL: Offer("", (), nothing, lambda s, seat: stack.ability(s) == "mill" and bool(s.deck or s.top)),
    Step.MONSTER_PHASE: Offer("", (), nothing, lambda s, seat: any(max(squad) >= 0 for squad in s.squads)),
    Step.TOLL_CARD: Offer(
        "V15.10", (cm.ChooseCard,), hand_of,
        lambda s, seat: stack.ability(s) == "toll_card" and holding(s, seat),
    ),
    Step.TOLL_WARRIOR: Offer(
        "V15.10", (cm.ChooseWarrior,), squad_of,
        lambda s, seat: stack.ability(s) == "toll_warrior" and bool(s.warriors(seat)),
    ),
    Step.NARROW: Offer(
        "V15.10", (cm.ChooseWarrior,), squad_of,
        lambda s, seat: len(s.warriors(seat)) > stack.places(s, seat),
    ),
    Step.MONSTER_RISE: Offer("V15.4", (cm.SendToValhalla,), sent, lambda s, seat: bool(activated(s, seat))),
    Step.MONSTER_SEND: Offer(
        "V15.4", (cm.SendToValhalla,), sent, lambda s, seat: bool(sendable(s, fighting(s, seat)))
    ),
    Step.STEP_IN: Offer(
        "V18.4", (cm.ChooseCard,), hand_or_pass, lambda s, seat: holding(s, seat) and bool(s.warriors(seat))
    ),
}  # fmt: skip


class MonsterRules(Foes):
    name = "monster"
    nobody_may_win = True
    ban_rule = "V15.10"
    runs = running.RUN
    asked: ClassVar[Mapping[int, Offer]] = OFFERS
    asks: ClassVar = {
        Step.LEND: together.LENDING,
        Step.LAST_CHOICE: together.LAST_CHOICE,
    }
    decides: ClassVar = together.DECIDES
    shows: ClassVar = {cm.ExchangeCards: exchange_options, cm.SendToValhalla: sending_options}

    # The table

    def __init__(self, table: Table) -> None:
        assert table.stack is not None
        words = set(table.stack.abilities)
        alone = () if table.common else OF_SEVERAL
        self.deaf = (*alone, *(window for window, needed in NEEDED.items() if not needed & words))

    def lay(self, table: Table) -> None:
        """V15.2, V18.1: what a table against a monster begins with."""
        players = table.players
        table.start = (HAND, 0)
        table.start_rule = "V15.2"
        table.opening_discard += stack.opening_discard(table.setup) - table.usual_discard
        table.shields = stack.scale(table.setup).shields
        table.shuffle_back = table.drafts = False
        wanted = JARLS_OF_SEVERAL if players > 1 else len(table.jarls)
        table.jarls_each = min(wanted, len(table.jarls) // players)

    def dealing(self, s: State, order: list[int]) -> tuple[AgendaStep, ...]:
        return tuple((Step.EXCHANGE, seat) for seat in reversed(order))

    def after_action(self, s: State, seat: int) -> tuple[AgendaStep, ...]:
        return ((Step.MILL, seat),)

    def turn_over(self, s: State, seat: int) -> tuple[AgendaStep, ...]:
        return ((Step.MONSTER_PHASE, seat),)

    def turn_began(self, s: State, seat: int, out: Events) -> None:
        together.lapse(s, seat, out)

    def talk(self, s: State, seat: int) -> list[cm.Command]:
        return together.calls(s, seat)

    # The attack

    def targets(self, s: State, seat: int) -> list[int]:
        """V15.6."""
        return [MONSTER]

    def check(self, s: State, seat: int, target: int) -> None:
        if target != MONSTER:
            raise IllegalCommand("V3.2", "no_such_opponent")

    def attack(self, seat: int, target: int) -> Event:
        return ev.MonsterChallenged(seat)

    # In battle

    def attacks(self, s: State, seat: int) -> bool:
        return fought(s).monster == ATTACKING

    def last_stand(self, s: State, seat: int) -> bool:
        """The battle against the last card is a Ragnarök (see docs/rulings.md)."""
        return fought(s).against == stack.stack_of(s).final

    def opponent(self, s: State, seat: int) -> int | None:
        return MONSTER

    def warriors(self, s: State, seat: int) -> int | None:
        """V15.5: those on its card."""
        return stack.stack_of(s).warriors[fought(s).against]

    def shields(self, s: State, seat: int) -> int | None:
        """A monster's are its cards (see docs/rulings.md)."""
        return len(stack.stack_of(s).cards) - fought(s).against

    def against(self, s: State, seat: int) -> int | None:
        return stack.stack_of(s).strengths[fought(s).against]

    def stands(self, s: State, opponent: int, clan: int) -> bool:
        """V15.5: its card names its clans."""
        return clan in stack.stack_of(s).clans[fought(s).against]

    def why_not_surround(self, s: State, side: Side) -> str:
        """V15.5: its ability is what is surrounded."""
        if fought(s).monster != ATTACKING:
            return "only_attacking"
        return "" if stack.ability(s) else "no_ability_to_surround"

    def surround(self, s: State, side: Side) -> Event:
        return ev.MonsterSurrounded(side.seat)

    def strength(self, s: State, seat: int) -> int:
        return stack.might(s, seat)

    def lines(self, s: State, seat: int) -> list[Line]:
        """Valhalla's part has no card of its own."""
        return [("V15.4", UNKNOWN, stack.might(s, seat))]

    def room(self, s: State, seat: int) -> int:
        return stack.room(s, seat)

    def tactics_left(self, s: State, seat: int) -> int:
        """V15.10."""
        word = stack.ability(s) if s.battle is not None else ""
        if word == "no_tactics":
            return 0
        if word != "two_tactics":
            return UNLIMITED
        return max(0, stack.TACTICS - len(fighting(s, seat).played) - len(fought(s).thor))

    def bans(self, s: State, side: Side, word: Word) -> str:
        """V15.10."""
        if not self.tactics_left(s, side.seat):
            return "tactics_banned"
        tricks = isinstance(word, Counterblow | WeaponSwap) and stack.ability(s) == "no_tricks"
        return "trick_banned" if tricks else ""

    def mutes(self, s: State, clan: int) -> bool:
        """V15.10."""
        return stack.ability(s) == "mute" and stack.stack_of(s).muted[stack.active(s)] == clan

    def silences(self, s: State, seat: int) -> bool:
        """V15.10: in the battle itself only, as if surrounded (V5.13)."""
        return s.battle is not None and stack.ability(s) == "jarl"

    def rolling(self, s: State, seat: int, out: Events) -> None:
        if stack.ability(s) == "chill":
            emit(s, out, ev.DiceFrozen(seat, 1))

    def activating(self, s: State, seat: int, slot: int, chance: Chance, out: Events) -> None:
        """V15.5: each frost giant brings a die, as long as there are any."""
        if s.table.clan[s.card_at(seat, slot)] == GIANT and s.pool and not self.mutes(s, GIANT):
            emit(s, out, ev.GiantRolled(seat, EXTRA + chance.below(DICE_OF_A_SIDE)))

    def ends(self, s: State, event: Event) -> bool:
        """Those who find no room are turned away next (V15.4), and only then is the step over."""
        if not isinstance(event, WarriorsRose):
            return False
        left_out = s.step == Step.MONSTER_RISE and own(s, event.seat)
        return s.step in (Step.MONSTER_RISE, Step.MONSTER_SEND) and not left_out

    # The end

    def deck_out(self, s: State, out: Events) -> None:
        """A battle is fought to its end first."""
        if s.battle is None:
            running.deck_out(s, out)

    def termination(self, s: State) -> str:
        return "monster" if s.winners else super().termination(s)

    def tally(self, s: State, seat: int) -> Tally:
        return Tally(stack.points(s, seat), 0, 0, (), 0, 0)

    def scores(self, s: State) -> tuple[int, ...]:
        """V18.8: what it comes to, for all who played."""
        spared = SHIELD_POINTS * sum(s.own) + (len(s.deck) + len(s.top)) // SPARED if beaten(s) else 0
        return (BEATEN_POINTS * stack.monster_of(s).card + spared,) * s.table.players

    def winners(self, s: State, scores: tuple[int, ...]) -> tuple[int, ...]:
        """V15.9: all or nobody."""
        return tuple(range(s.table.players)) if beaten(s) else ()

    # What is shown and recounted

    def describe(self, s: State) -> dict[str, Any]:
        """Its cards still to be beaten, the active one first, its dice, and what it took."""
        monster = stack.monster_of(s)
        return {
            "monster": {
                "cards": [card.id for card in stack.stack_of(s).cards[monster.card :]],
                "dice": [FACES[face] for face in monster.dice],
                "shields": monster.spoils,
                "valour": monster.scars,
            }
        }

    def spoils(self, s: State, owner: int) -> int:
        return stack.monster_of(s).spoils[owner]

    @staticmethod
    def audit(s: State) -> None:
        audit.audit(s)

    def recount(self, s: State) -> None:
        audit.recount(s)

    # What it asks

    def stops(self, s: State, seat: int) -> tuple[int, ...]:
        return tuple(step for step in self.asked if step != Step.STEP_IN or s.table.players > 1)

    def allows(self, s: State, seat: int, step: int, command: cm.Command) -> bool:
        """The order in which cards or warriors are named does not matter."""
        if isinstance(command, cm.SendToValhalla):
            command = cm.SendToValhalla(tuple(sorted(command.slots)))
        elif isinstance(command, cm.ExchangeCards):
            command = cm.ExchangeCards(tuple(sorted(command.cards)))
        return command in self.choices(s, seat, step)

    def answer(self, s: State, seat: int, command: cm.Command, chance: Chance, out: Events) -> None:
        step = s.step
        if isinstance(command, cm.ExchangeCards):
            drawn = tuple(chance.sample(s.deck, len(command.cards)))
            emit(s, out, CardsDealt(seat, drawn, "V15.2"))
            emit(s, out, ev.HandExchanged(seat, tuple(sorted(command.cards))))
        elif isinstance(command, cm.ChooseWarrior):
            self._devour(s, seat, step, command.slot, out)
        elif isinstance(command, cm.ChooseCard):
            self._part_with(s, seat, step, command.card, out)
        elif isinstance(command, cm.SendToValhalla):
            self._send(s, seat, step, list(command.slots), out)

    def _devour(self, s: State, seat: int, step: int, slot: int, out: Events) -> None:
        card = s.squads[seat][slot]
        shed(s, seat, (slot,), out)
        narrowed = step == Step.NARROW
        emit(s, out, ev.SquadNarrowed(seat, slot, card) if narrowed else ev.TollPaid(seat, card, slot))

    def _part_with(self, s: State, seat: int, step: int, card: int, out: Events) -> None:
        if step == Step.TOLL_CARD:
            emit(s, out, ev.TollPaid(seat, card))
        else:
            sought = next(below[1] for below in reversed(s.agenda) if below[0] != Step.STEP_IN)
            emit(s, out, ev.SteppedIn(seat, sought, card))

    def _send(self, s: State, seat: int, step: int, slots: list[int], out: Events) -> None:
        """After a beaten card, those for whom there is no room are discarded (V15.4)."""
        rest = [slot for slot in own(s, seat) if slot not in slots] if step == Step.MONSTER_RISE else []
        send(s, seat, slots, "V15.6" if fought(s).monster == ATTACKING else "V15.7", out)
        if rest:
            shed(s, seat, rest, out)
            cards = tuple([s.squads[seat][slot] for slot in rest])
            emit(s, out, ev.WarriorsTurnedAway(seat, tuple(rest), cards))


def beaten(s: State) -> bool:
    """Whether its last card is."""
    return stack.monster_of(s).card > stack.stack_of(s).final
