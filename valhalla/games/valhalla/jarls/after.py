"""Jarls of what comes after: the aftermath of a battle, Ragnarök, the counting of points."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fighting, fought
from valhalla.games.valhalla.battle import attacks, room, send, sendable
from valhalla.games.valhalla.commands import Command, Pass, UseAbility
from valhalla.games.valhalla.jarls.base import JarlRules, few_shields
from valhalla.games.valhalla.jarls.events import AbilityUsed, TacticReturned
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ALLY, CLANS, FEW_SHIELDS, NONE, USED_EXTRA, USED_MAIN, Step

BASE_CLANS = set(range(CLANS.index("giant") + 1))


class Ulfar(JarlRules):
    """Of two or more tactics played one may come back. Who says which depends on the hand before the battle:
    the opponent, once Ulfar has said that he wants one, or he himself."""

    id = "ulfar"
    steps = (Step.AFTER,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        open_yet = not s.used[seat] & USED_EXTRA  # which the return notes, whoever chose (V17.1)
        return open_yet and fought(s).opponent(seat) is not None and len(fighting(s, seat).played) >= 2

    def chooser(self, s: State, seat: int, step: int) -> int:
        foe = fought(s).opponent(seat)
        return foe.seat if foe is not None and s.used[seat] & USED_MAIN else seat

    def _widened(self, s: State, seat: int) -> bool:
        return fighting(s, seat).hand_before <= 3

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        played = fighting(s, seat).played
        if s.used[seat] & USED_MAIN:
            return [UseAbility(False, card) for card in played]
        if self._widened(s, seat):
            return [Pass(), *(UseAbility(True, card) for card in played)]
        return [Pass(), UseAbility(False)]

    def use(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        if not s.used[seat] & USED_MAIN:
            emit(s, out, AbilityUsed(seat, command.extra))
        if command.card != NONE:
            emit(s, out, TacticReturned(seat, command.card))


class Agnar(JarlRules):
    """A beaten attack still sends a warrior to Valhalla; with few shields a beaten defence does, too."""

    id = "agnar"
    steps = (Step.AFTER,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        beaten = fought(s).winner not in (NONE, seat) and (attacks(s, seat) or few_shields(s, seat))
        return beaten and not s.used[seat] & (USED_MAIN | USED_EXTRA) and bool(sendable(s, fighting(s, seat)))

    def sends_beaten(self, s: State, seat: int) -> bool:
        """Asked before the shield of this battle is taken."""
        return attacks(s, seat) or s.own[seat] - 1 <= FEW_SHIELDS

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        extra = not attacks(s, seat)
        return [Pass(), *(UseAbility(extra, slot=slot) for slot in sendable(s, fighting(s, seat)))]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        send(s, seat, [command.slot], "V16.2", out)


class Ottar(JarlRules):
    """Chooses who goes to Valhalla after a won attack; against as many shields or more, an extra die."""

    id = "ottar"

    def picks_rising(self, s: State, seat: int) -> bool:
        return True

    def rolling(self, s: State, seat: int, out: list[ev.Event]) -> None:
        against = s.table.foe.shields(s, seat)
        if against is not None and attacks(s, seat) and s.own[seat] <= against:
            emit(s, out, AbilityUsed(seat, True))
            emit(s, out, ev.DiceGranted(seat, 1))

    def risen(self, s: State, seat: int, cards: tuple[int, ...], rule: str, out: list[ev.Event]) -> None:
        own = [slot for slot in sendable(s, fighting(s, seat)) if slot < ALLY or s.table.alliance]
        kept = s.table.foe.shields(s, seat) is not None and bool(own)
        if kept and attacks(s, seat):
            emit(s, out, AbilityUsed(seat, False))


class Esbjorn(JarlRules):
    """Two extra dice in Ragnarök; with few shields one idle warrior goes to Valhalla, too."""

    id = "esbjorn"
    steps = (Step.AFTER,)

    def rolling(self, s: State, seat: int, out: list[ev.Event]) -> None:
        if s.table.foe.last_stand(s, seat):
            emit(s, out, AbilityUsed(seat, False))
            emit(s, out, ev.DiceGranted(seat, 2))

    def _idle(self, s: State, seat: int) -> list[int]:
        """Whoever is not activated; those who are may still stand in the squad."""
        left, armed = room(s, seat), fighting(s, seat).armed
        squad = [card if not armed >> slot & 1 else NONE for slot, card in enumerate(s.squads[seat])]
        return [slot for slot, card in enumerate(squad) if card >= 0 and s.table.valour[card] <= left]

    def offers(self, s: State, seat: int, step: int) -> bool:
        ready = s.table.foe.last_stand(s, seat) and few_shields(s, seat) and not s.used[seat] & USED_EXTRA
        return ready and bool(self._idle(s, seat))

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        return [Pass(), *(UseAbility(True, slot=slot) for slot in self._idle(s, seat))]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        send(s, seat, [command.slot], "V16.2", out)


class Torunn(JarlRules):
    """A point for each clan but two in Valhalla at the end; 2 more for all five."""

    id = "torunn"

    def _clans(self, s: State, seat: int) -> set[int]:
        return {s.table.clan[card] for card in s.pile(seat) if s.table.is_warrior[card]}

    def points(self, s: State, seat: int) -> int:
        clans = self._clans(s, seat)
        return max(0, len(clans) - 2) + (2 if clans >= BASE_CLANS else 0)

    def scoring(self, s: State, seat: int, out: list[ev.Event]) -> None:
        clans = self._clans(s, seat)
        for extra, used in ((False, len(clans) > 2), (True, clans >= BASE_CLANS)):
            if used:
                emit(s, out, AbilityUsed(seat, extra))
