"""What a monster does at the windows, and what it asks of us (V15, V18)."""

from __future__ import annotations

from itertools import combinations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.battle import send, sendable
from valhalla.games.valhalla.commands import (
    ChooseCard,
    ChooseWarrior,
    Command,
    ExchangeCards,
    Pass,
    SendToValhalla,
)
from valhalla.games.valhalla.monsters.stack import ability, might, muted, room, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import DICE_OF_A_SIDE, EXTRA, GIANT, HUNT, SLOTS, UNKNOWN, Step
from valhalla.games.valhalla.windows import Module
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance

Events = list[ev.Event]
Slots = tuple[int, ...]


class Hunted(Module):
    name = "monster"

    def dealing(self, s: State, order: list[int]) -> tuple[AgendaStep, ...]:
        return tuple((Step.EXCHANGE, seat) for seat in reversed(order))

    def after_action(self, s: State, seat: int) -> tuple[AgendaStep, ...]:
        return ((Step.MILL, seat),)

    def turn_over(self, s: State, seat: int) -> tuple[AgendaStep, ...]:
        return ((Step.BEAST_PHASE, seat),)

    # In battle

    def strength(self, s: State, seat: int) -> int:
        return might(s, seat)

    def lines(self, s: State, seat: int) -> list[tuple[str, int, int]]:
        """Valhalla's part has no card of its own."""
        return [("V15.4", UNKNOWN, might(s, seat))]

    def rolling(self, s: State, seat: int, out: Events) -> None:
        if ability(s) == "chill":
            emit(s, out, ev.DiceFrozen(seat, 1))

    def activating(self, s: State, seat: int, slot: int, chance: Chance, out: Events) -> None:
        """V15.5: each frost giant brings a die, as long as there are any."""
        if s.table.clan[s.card_at(seat, slot)] == GIANT and s.pool and not muted(s, GIANT):
            emit(s, out, ev.GiantRolled(seat, EXTRA + chance.below(DICE_OF_A_SIDE)))

    # What it asks

    def stops(self, s: State, seat: int) -> tuple[int, ...]:
        alone = (
            Step.EXCHANGE,
            Step.MILL,
            Step.BEAST_PHASE,
            Step.TOLL_CARD,
            Step.TOLL_WARRIOR,
            Step.NARROW,
            Step.BEAST_RISE,
            Step.BEAST_SEND,
        )
        return alone if s.table.players == 1 else (*alone, Step.STEP_IN, Step.ASIDE)

    def offers(self, s: State, seat: int, step: int) -> bool:
        if step in (Step.MILL, Step.TOLL_CARD, Step.TOLL_WARRIOR):
            return self._wants(s, seat, step)
        if step == Step.BEAST_PHASE:
            return any(s.warriors(one) for one in range(s.table.players))
        if step == Step.NARROW:
            return len(s.warriors(seat)) >= places(s, seat) + 1
        if step == Step.BEAST_RISE:
            return bool(activated(s, seat))
        if step == Step.BEAST_SEND:
            assert s.battle is not None
            return bool(sendable(s, s.battle.side(seat)))
        if step == Step.STEP_IN:
            return bool(s.hands[seat]) and bool(s.warriors(seat))
        return step in (Step.EXCHANGE, Step.ASIDE) and bool(s.hands[seat])

    def _wants(self, s: State, seat: int, step: int) -> bool:
        word = ability(s)
        if step == Step.MILL:
            return word == "mill" and bool(s.deck)
        if step == Step.TOLL_CARD:
            return word == "toll_card" and bool(s.hands[seat])
        return word == "toll_warrior" and bool(s.warriors(seat))

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        if step == Step.BEAST_RISE:
            return [SendToValhalla(slots) for slots in rising(s, seat)]
        if step == Step.BEAST_SEND:
            return [SendToValhalla(slots) for slots in optional(s, seat, s.step_number)]
        if step in (Step.TOLL_WARRIOR, Step.NARROW):
            return [ChooseWarrior(slot) for slot, card in enumerate(s.squads[seat]) if card >= 0]
        hand = s.hands[seat]
        if step == Step.EXCHANGE:
            some = [cards for count in range(1, len(hand) + 1) for cards in combinations(hand, count)]
            return [Pass(), *(ExchangeCards(cards) for cards in some)]
        cards: list[Command] = [ChooseCard(card) for card in hand]
        return cards if step == Step.TOLL_CARD else [Pass(), *cards]

    def allows(self, s: State, seat: int, step: int, command: Command) -> bool:
        """The order in which cards or warriors are named does not matter."""
        if isinstance(command, SendToValhalla):
            command = SendToValhalla(tuple(sorted(command.slots)))
        elif isinstance(command, ExchangeCards):
            command = ExchangeCards(tuple(sorted(command.cards)))
        return command in self.choices(s, seat, step)

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: Events) -> None:
        step = s.step
        if isinstance(command, ExchangeCards):
            drawn = tuple(chance.sample(s.deck, len(command.cards)))
            emit(s, out, ev.CardsDealt(seat, drawn, "V15.2"))
            emit(s, out, ev.HandExchanged(seat, tuple(sorted(command.cards))))
        elif isinstance(command, ChooseWarrior):
            self._devour(s, seat, step, command.slot, out)
        elif isinstance(command, ChooseCard):
            self._part_with(s, seat, step, command.card, out)
        elif isinstance(command, SendToValhalla):
            self._send(s, seat, step, list(command.slots), out)

    def _devour(self, s: State, seat: int, step: int, slot: int, out: Events) -> None:
        card = s.squads[seat][slot]
        narrowed = step == Step.NARROW
        emit(s, out, ev.SquadNarrowed(seat, slot, card) if narrowed else ev.TollPaid(seat, card, slot))

    def _part_with(self, s: State, seat: int, step: int, card: int, out: Events) -> None:
        if step == Step.TOLL_CARD:
            emit(s, out, ev.TollPaid(seat, card))
        elif step == Step.STEP_IN:
            sought = next(below[1] for below in reversed(s.agenda) if below[0] != Step.STEP_IN)
            emit(s, out, ev.SteppedIn(seat, sought, card))
        else:
            assert s.battle is not None
            emit(s, out, ev.CardGiven(seat, s.battle.attack.seat, card, s.table.players == 2))

    def _send(self, s: State, seat: int, step: int, slots: list[int], out: Events) -> None:
        """After a beaten card, those for whom there is no room are discarded (V15.4)."""
        assert s.battle is not None
        rest = [slot for slot in activated(s, seat) if slot not in slots] if step == Step.BEAST_RISE else []
        send(s, seat, slots, "V15.6" if s.battle.beast == HUNT else "V15.7", out)
        if rest:
            cards = tuple([s.squads[seat][slot] for slot in rest])
            emit(s, out, ev.WarriorsTurnedAway(seat, tuple(rest), cards))


def places(s: State, seat: int) -> int:
    """How many warriors a squad may hold under the card that lies open now (V15.10)."""
    assert s.beast is not None
    size: int = SLOTS + sum(more(s, seat) for more in s.table.slots)
    return size - (stack_of(s).abilities[min(s.beast.card, stack_of(s).final)] == "narrow")


def activated(s: State, seat: int) -> list[int]:
    """The slots of the activated warriors who still stand in the squad."""
    assert s.battle is not None
    return sorted(slot for slot, _ in s.battle.side(seat).placed if s.squads[seat][slot] >= 0)


def rising(s: State, seat: int) -> list[Slots]:
    """V15.4: whoever goes first, each that fits goes; so nobody who is left out would still fit."""
    slots, left = activated(s, seat), room(s, seat)
    valour = {slot: s.table.valour[s.squads[seat][slot]] for slot in slots}
    found = []
    for some in (some for count in range(len(slots) + 1) for some in combinations(slots, count)):
        spare = left - sum(valour[slot] for slot in some)
        if spare >= 0 and all(valour[slot] > spare for slot in slots if slot not in some):
            found.append(some)
    return found


def optional(s: State, seat: int, most: int) -> list[Slots]:
    """V15.6, V15.7: who may go, nobody included."""
    slots, left = activated(s, seat), room(s, seat)
    valour = {slot: s.table.valour[s.squads[seat][slot]] for slot in slots}
    some = (some for count in range(min(most, len(slots)) + 1) for some in combinations(slots, count))
    return [chosen for chosen in some if sum(valour[slot] for slot in chosen) <= left]
