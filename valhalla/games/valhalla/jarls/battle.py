"""Jarls of the battle, from before it to the comparison of strengths."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fighting
from valhalla.games.valhalla.battle import attacks, give_back, strength
from valhalla.games.valhalla.commands import Command, Pass, UseAbility
from valhalla.games.valhalla.jarls import events as own
from valhalla.games.valhalla.jarls.base import JarlRules, few_shields, hand_warriors
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ALLY, BLANK, NONE, SHIELDS, USED_EXTRA, USED_MAIN, WEAPONS, Step
from valhalla.games.valhalla.terms import EXTRA as EXTRA_DIE

# Before the battle


class Egil(JarlRules):
    """A die set aside before a battle is 2 strength; 2 more in a battle without own tactics."""

    id = "egil"
    steps = (Step.BEFORE,)
    lasting = True

    def offers(self, s: State, seat: int, step: int) -> bool:
        return not s.used[seat] & USED_MAIN and max(s.squads[seat]) >= 0  # V6.4: else there is no roll

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        return [Pass(), UseAbility(False)]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, own.DiceSetAside(seat, 1))
        emit(s, out, ev.BonusGained(seat, 2, "V16.2"))

    def might(self, s: State, seat: int) -> tuple[int, int]:
        return 0, 2 if s.used[seat] & USED_MAIN and not fighting(s, seat).played else 0


class Solveig(JarlRules):
    """Before a battle with a lone warrior (or two, with a small hand) one more joins from hand."""

    id = "solveig"
    steps = (Step.BEFORE,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        most = 2 if len(s.hands[seat]) <= 2 else 1
        unused = not s.used[seat] & (USED_MAIN | USED_EXTRA)
        return unused and bool(s.hands[seat]) and 1 <= len(s.warriors(seat)) <= most

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        free = s.squads[seat].index(NONE)
        widened = len(s.warriors(seat)) == 2
        return [Pass(), *(UseAbility(widened, card, free) for card in hand_warriors(s, seat))]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, own.WarriorJoined(seat, command.card, command.slot))


class Thord(JarlRules):
    """Before a battle a warrior of the squad changes places with one in hand; in defence a second does."""

    id = "thord"
    steps = (Step.BEFORE,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        left = ~s.used[seat] & (USED_MAIN if attacks(s, seat) else USED_MAIN | USED_EXTRA)
        return bool(left) and bool(s.hands[seat]) and bool(s.warriors(seat))

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        extra = bool(s.used[seat] & USED_MAIN)
        slots = [slot for slot, card in enumerate(s.squads[seat]) if card >= 0]
        return [Pass(), *(UseAbility(extra, card, slot) for card in hand_warriors(s, seat) for slot in slots)]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        back = s.squads[seat][command.slot]
        give_back(s, seat, command.slot, out)
        emit(s, out, own.WarriorSwapped(seat, command.card, command.slot, back))


# The roll


class Beinir(JarlRules):
    """One extra die in attack; in defence for a hand card."""

    id = "beinir"
    steps = (Step.BEFORE_ROLL,)

    def rolling(self, s: State, seat: int, out: list[ev.Event]) -> None:
        if attacks(s, seat):
            emit(s, out, own.AbilityUsed(seat, False))
            emit(s, out, ev.DiceGranted(seat, 1))

    def offers(self, s: State, seat: int, step: int) -> bool:
        affordable = bool(s.hands[seat]) and s.pool > 0
        return affordable and not attacks(s, seat) and not s.used[seat] & USED_EXTRA

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        return [Pass(), *(UseAbility(True, card) for card in s.hands[seat])]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, own.CardSpent(seat, command.card))
        emit(s, out, ev.DiceGranted(seat, 1))


class Vingor(JarlRules):
    """A free reroll in attack; without captured shields in defence, too."""

    id = "vingor"

    def rolling(self, s: State, seat: int, out: list[ev.Event]) -> None:
        attack = attacks(s, seat)
        if attack or not s.captured[seat]:
            emit(s, out, own.AbilityUsed(seat, not attack))
            emit(s, out, ev.FreeRerollsGained(seat, 1, "V16.2"))


# Dice and arming


class Sigurd(JarlRules):
    """In attack a blank die becomes a weapon; in defence, too, against an opponent with more shields."""

    id = "sigurd"
    steps = (Step.FIGHT,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        blanks = any(die % EXTRA_DIE == BLANK for die in fighting(s, seat).loose)
        return blanks and bool(self._left(s, seat))

    def _left(self, s: State, seat: int) -> int:
        """The ability for this role, unless it is used: the extra one in defence."""
        if attacks(s, seat):
            return ~s.used[seat] & USED_MAIN
        against = s.table.foe.shields(s, seat)
        widened = against is not None and s.own[seat] < against
        return ~s.used[seat] & USED_EXTRA if widened else 0

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        loose = fighting(s, seat).loose
        extra = not attacks(s, seat)
        blanks = [loose.index(die) for die in (BLANK, BLANK + EXTRA_DIE) if die in loose]
        faces = range(len(WEAPONS))
        return [UseAbility(extra, dice=(die,), faces=(face,)) for die in blanks for face in faces]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        die = fighting(s, seat).loose[command.dice[0]]
        emit(s, out, ev.DiceTurned(seat, (die,), (die - BLANK + command.faces[0],), "V16.2"))


class Styr(JarlRules):
    """In defence a warrior of three or more symbols needs a die fewer; with few shields in attack, too."""

    id = "styr"
    steps = (Step.FIGHT,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        return bool(self._left(s, seat)) and bool(self._slots(s, seat))

    def _left(self, s: State, seat: int) -> int:
        """The ability for this role, unless it is used: the extra one in attack."""
        if not attacks(s, seat):
            return ~s.used[seat] & USED_MAIN
        return ~s.used[seat] & USED_EXTRA if few_shields(s, seat) else 0

    def _slots(self, s: State, seat: int) -> list[int]:
        side = fighting(s, seat)
        done = side.armed | side.eased | side.blocked
        heavy = [slot for slot, c in enumerate(s.squads[seat]) if c >= 0 and s.table.symbols[c] >= 3]
        return [slot for slot in heavy if not done >> slot & 1]

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        extra = attacks(s, seat)
        return [UseAbility(extra, slot=slot) for slot in self._slots(s, seat)]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, own.NeedEased(seat, command.slot))


# Strength


class Sigvard(JarlRules):
    """In defence a tie is his; with the smaller squad 2 strength, too."""

    id = "sigvard"

    def wins_ties(self, s: State, seat: int) -> bool:
        return True

    def might(self, s: State, seat: int) -> tuple[int, int]:
        against = s.table.foe.warriors(s, seat)
        smaller = against is not None and len(s.warriors(seat)) < against
        return 0, 2 if smaller and not attacks(s, seat) else 0

    def comparing(self, s: State, seat: int, out: list[ev.Event]) -> None:
        super().comparing(s, seat, out)
        side = fighting(s, seat)
        if not attacks(s, seat) and side.armed and strength(s, side) == s.table.foe.against(s, seat):
            emit(s, out, own.AbilityUsed(seat, False))


class Villsvin(JarlRules):
    """1 strength for each activated warrior of one symbol; 2 more if no warrior of the squad has three."""

    id = "villsvin"

    def might(self, s: State, seat: int) -> tuple[int, int]:
        symbols, squad = s.table.symbols, s.squads[seat]
        ones = sum(symbols[squad[slot]] == 1 for slot, _ in fighting(s, seat).placed if slot < ALLY)
        light = all(card < 0 or symbols[card] < 3 for card in squad)
        return ones, 2 if light else 0


class Bernhard(JarlRules):
    """In defence 1 strength for each warrior who is not activated; with a shield lost 3 more."""

    id = "bernhard"

    def might(self, s: State, seat: int) -> tuple[int, int]:
        if attacks(s, seat):
            return 0, 0
        idle = len(s.warriors(seat)) - sum(slot < ALLY for slot, _ in fighting(s, seat).placed)
        return idle, 3 if s.own[seat] < SHIELDS else 0
