"""What others probably hold, guessed from what they kept, discarded and did; and worlds drawn to match.

Every hidden card of a hand carries what is known about it: the best card that was passed over for it; that
its owner drew cards as an action though a warrior would have found room; that its owner lost a battle that a
tactic of strength might have won.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Any, NamedTuple

from valhalla.ai.valhalla.extra import Seen
from valhalla.ai.valhalla.extras import SEEN
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls.events import (
    CardRecovered,
    CardSpent,
    TacticReturned,
    WarriorJoined,
    WarriorSwapped,
)
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import NONE, SLOTS, UNKNOWN
from valhalla.games.valhalla.view import determinize, unseen
from valhalla.kernel.chance import Chance

ANYTHING = -9.0  # no card was passed over for it
DOUBT = 0.3  # how far apart two cards must be for most to agree which is better
IDLE_WARRIOR = 0.35  # how much likelier a card is no warrior if its owner drew instead of adding one
SPARED_TACTIC = 0.4
TRIES = 6
FINE = 1 << 10
CLOSE = 3  # a battle lost by so little might have been won by a tactic


class Hint(NamedTuple):
    """What is known of a hidden card."""

    floor: float = ANYTHING
    idle: bool = False
    spared: bool = False


class Witness:
    """Follows the events a seat sees and keeps a hint for each hidden card of every hand."""

    def __init__(self, table: Table, worths: tuple[float, ...]) -> None:
        self.table = table
        self.worths = worths
        self.hints: list[list[Hint]] = [[] for _ in range(table.players)]
        self.open: list[set[int]] = [set() for _ in range(table.players)]  # cards of hands that all have seen
        self.squads = [0] * table.players
        self.first = 0
        self.fighting = (NONE, NONE)

    def watch(self, past: Iterable[Any]) -> None:
        for event in past:
            handler = WATCH.get(type(event))
            if handler is not None:
                handler(self, event)

    # Cards that come

    def dealt(self, e: ev.CardsDealt) -> None:
        self.hints[e.seat] += [Hint()] * len(e.cards)

    def begun(self, e: ev.FirstPlayerChosen) -> None:
        self.first = e.seat

    def started(self, e: ev.StartRevealed) -> None:
        for i, cards in enumerate(e.cards):  # in turn order
            seat = (self.first + i) % self.table.players
            floor = max([self.worths[card] for card in cards], default=ANYTHING)
            self.hints[seat] = [Hint(floor)] * (len(self.hints[seat]) - len(cards))

    def kept(self, e: ev.CardsKept) -> None:
        floor = max([self.worths[card] for card in e.discarded], default=ANYTHING)
        self.hints[e.seat] += [Hint(floor)] * len(e.kept)

    def taken(self, e: Any) -> None:
        self.open[e.seat].add(e.card)

    def shown(self, e: ev.HandShown) -> None:
        self.hints[e.seat] = []
        self.open[e.seat] = set(e.cards)

    # Cards that go

    def _gone(self, seat: int, card: int) -> None:
        if card in self.open[seat]:
            self.open[seat].remove(card)
            return
        hints = self.hints[seat]
        if hints:
            worth = self.worths[card]
            # It was most likely the card for which it is the least surprise.
            hints.remove(max(hints, key=lambda hint: (hint.floor <= worth, hint.floor)))

    def added(self, e: ev.WarriorsAdded) -> None:
        for card in e.cards:
            self._gone(e.seat, card)
        self.squads[e.seat] += len(e.cards) - len(e.discarded)

    def joined(self, e: WarriorJoined) -> None:
        self._gone(e.seat, e.card)
        self.squads[e.seat] += 1 - len(e.discarded)

    def swapped(self, e: WarriorSwapped) -> None:
        self._gone(e.seat, e.card)
        self.open[e.seat].add(e.back)

    def left(self, e: Any) -> None:
        self._gone(e.seat, e.card)

    def stolen(self, e: ev.CardStolen) -> None:
        """Seen by the two alone: the others cannot tell any more what either card is."""
        if e.card >= 0:
            self._gone(e.owner, e.card)
        else:
            self.hints[e.owner] = [Hint()] * max(0, len(self.hints[e.owner]) + len(self.open[e.owner]) - 1)
            self.open[e.owner] = set()
        self.hints[e.seat].append(Hint())

    def hidden(self, e: Any) -> None:
        """A card has left unseen: probably a poor one, but who can tell which."""
        if e.card >= 0:
            self._gone(e.seat, e.card)
        else:
            self.hints[e.seat] += [Hint()] * len(self.open[e.seat])
            self.open[e.seat] = set()
            self.hints[e.seat].sort()
            del self.hints[e.seat][:1]

    def given(self, e: Any) -> None:
        self.hints[e.seat].append(Hint())

    def came_to_squad(self, e: Any) -> None:
        self.squads[e.seat] += 1 - len(e.discarded)

    # Deeds that tell

    def drafted(self, e: ev.WarriorDrafted) -> None:
        self.squads[e.seat] += 1

    def rose(self, e: ev.WarriorsRose) -> None:
        self.squads[e.seat] -= len(e.cards)

    def drew(self, e: ev.DrawChosen) -> None:
        if self.squads[e.seat] < SLOTS - 1:
            self.hints[e.seat] = [hint._replace(idle=True) for hint in self.hints[e.seat]]

    def declared(self, e: ev.AttackDeclared) -> None:
        self.fighting = e.seat, e.target

    def resolved(self, e: ev.BattleResolved) -> None:
        attacker, defender = self.fighting
        if e.winner == attacker and e.defence and e.attack - e.defence < CLOSE:
            self.hints[defender] = [hint._replace(spared=True) for hint in self.hints[defender]]


_SEEN: dict[Seen, Any] = {
    "left": Witness.left,
    "taken": Witness.taken,
    "hidden": Witness.hidden,
    "given": Witness.given,
    "joined": Witness.came_to_squad,
}
WATCH: dict[type[ev.Event], Any] = {
    ev.CardsDealt: Witness.dealt,
    ev.StartRevealed: Witness.started,
    ev.CardsKept: Witness.kept,
    ev.CardTaken: Witness.taken,
    CardRecovered: Witness.taken,
    TacticReturned: Witness.taken,
    ev.TacticTaken: Witness.taken,
    ev.HandShown: Witness.shown,
    ev.WarriorsAdded: Witness.added,
    WarriorJoined: Witness.joined,
    WarriorSwapped: Witness.swapped,
    ev.TacticPlayed: Witness.left,
    CardSpent: Witness.left,
    ev.CardLaid: Witness.left,
    ev.CardStolen: Witness.stolen,
    ev.WarriorDrafted: Witness.drafted,
    ev.WarriorsRose: Witness.rose,
    ev.DrawChosen: Witness.drew,
    ev.AttackDeclared: Witness.declared,
    ev.BattleResolved: Witness.resolved,
    ev.FirstPlayerChosen: Witness.begun,
    **{event: _SEEN[how] for event, how in SEEN.items()},
}


class Worlds:
    """Worlds that fit a view, likelier ones more often."""

    def __init__(self, view: State, seat: int, past: Iterable[Any], worths: tuple[float, ...]) -> None:
        self.view = view
        self.worths = worths
        witness = Witness(view.table, worths)
        witness.watch(past)
        self._odds: dict[Hint, list[int]] = {}
        self.hidden = [
            (other, self._hints(witness.hints[other], hand.count(UNKNOWN)))
            for other, hand in enumerate(view.hands)
            if other != seat and UNKNOWN in hand
        ]
        self.unseen = unseen(view)

    def _hints(self, hints: list[Hint], count: int) -> list[Hint]:
        """A hint for each hidden card; the surest first, for they have the least choice."""
        hints = sorted(hints, key=lambda hint: -hint.floor)[:count]
        return hints + [Hint()] * (count - len(hints))

    def likely(self, hint: Hint) -> list[int]:
        """For every card how well it fits a hint, of FINE."""
        found = self._odds.get(hint)
        if found is None:
            found = self._odds[hint] = [self._fit(hint, card) for card in range(len(self.worths))]
        return found

    def _fit(self, hint: Hint, card: int) -> int:
        table = self.view.table
        fit = 1 / (1 + exp((hint.floor - self.worths[card]) / DOUBT))
        word = table.word[card]
        if hint.idle and table.is_warrior[card]:
            fit *= IDLE_WARRIOR
        if hint.spared and word is not None and word.effect.strength:
            fit *= SPARED_TACTIC
        return round(fit * FINE)

    def draw(self, luck: Chance) -> State:
        """One such world."""
        filled = self.view.clone()
        rest = self.unseen[:]
        if UNKNOWN in filled.box and (boxes := filled.table.boxes):
            # What was set aside is all of a kind (V12.1): no hand may get them all.
            aside = [card for card in rest if any(box(filled, card) for box in boxes)]
            filled.box = luck.sample(aside, len(filled.box))
            rest = [card for card in rest if card not in filled.box]
        for seat, hints in self.hidden:
            hand = [card for card in filled.hands[seat] if card != UNKNOWN]
            hand += [self._deal(rest, self.likely(hint), luck) for hint in hints]
            filled.hands[seat] = sorted(hand)
        return determinize(filled, luck)

    def _deal(self, rest: list[int], likely: list[int], luck: Chance) -> int:
        """A card for a hidden place: any, taken back a few times if it does not fit."""
        i = luck.below(len(rest))
        for _ in range(TRIES):
            if likely[rest[i]] > luck.below(FINE):
                break
            i = luck.below(len(rest))
        card = rest[i]
        rest[i] = rest[-1]
        rest.pop()
        return card
