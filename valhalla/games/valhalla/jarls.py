"""The jarls (V1.5, V16.2): a class each, found by its id, and the module that lets them into the windows."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.commands import Command, Pass, UseAbility
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import AFTER, BEFORE, BEFORE_ROLL, NONE, PHASE_B
from valhalla.games.valhalla.windows import Module

if TYPE_CHECKING:
    from valhalla.games.valhalla.cards import Jarl

MAIN, EXTRA = 1, 2  # bits of State.used in a battle; shifted by 2 for those of a turn
IN_TURN = 2
# What Surround the leader (V5.13) stops: everything that happens in the battle after it.
IN_BATTLE = (BEFORE_ROLL,)
SYMBOLS_OF_ANY_TWO = 8


class JarlRules(Module):
    """A jarl's windows, as in `windows.Module`. `step` is where the jarl has something to offer."""

    id: ClassVar[str] = ""
    step: ClassVar[int] = NONE
    lasting: ClassVar[bool] = False  # a strength won before the battle, which Surround cannot take


class Beinir(JarlRules):
    """One extra die in attack; in defence for a hand card."""

    id = "beinir"
    step = BEFORE_ROLL

    def rolling(self, s: State, seat: int, out: list[ev.Event]) -> None:
        assert s.battle is not None
        if s.battle.attack.seat == seat:
            emit(s, out, ev.AbilityUsed(seat, False))
            emit(s, out, ev.DiceGranted(seat, 1))

    def offers(self, s: State, seat: int, step: int) -> bool:
        assert s.battle is not None
        defends = s.battle.attack.seat != seat
        return defends and not s.used[seat] & EXTRA and bool(s.hands[seat]) and s.pool > 0

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        return [Pass(), *(UseAbility(True, card) for card in s.hands[seat])]

    def use(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, ev.CardSpent(seat, command.card))
        emit(s, out, ev.DiceGranted(seat, 1))


class Brynjar(JarlRules):
    """After an attack a larger phase B; or, with two shields or fewer, phase A again instead."""

    id = "brynjar"
    step = PHASE_B

    def offers(self, s: State, seat: int, step: int) -> bool:
        return not s.used[seat] >> IN_TURN and (s.attacked or s.own[seat] <= 2)

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        main = [UseAbility(False)] if s.attacked else []
        extra = [UseAbility(True)] if s.own[seat] <= 2 else []
        return [Pass(), *main, *extra]

    def use(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, ev.ActionRepeated(seat) if command.extra else ev.DrawRaised(seat, 1))


class Egil(JarlRules):
    """A die set aside before a battle is 2 strength; 2 more in a battle without own tactics."""

    id = "egil"
    step = BEFORE
    lasting = True

    def offers(self, s: State, seat: int, step: int) -> bool:
        return not s.used[seat] & MAIN

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        return [Pass(), UseAbility(False)]

    def use(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, ev.DiceSetAside(seat, 1))
        emit(s, out, ev.BonusGained(seat, 2, "V16.2"))

    def strength(self, s: State, seat: int) -> int:
        assert s.battle is not None
        return 2 if s.used[seat] & MAIN and not s.battle.side(seat).played else 0


class Hodr(JarlRules):
    """Six slots; with two warriors or fewer, action (2) adds any two."""

    id = "hodr"

    def slots(self, s: State, seat: int) -> int:
        return 2

    def pair_symbols(self, s: State, seat: int) -> int:
        return SYMBOLS_OF_ANY_TWO if len(s.warriors(seat)) <= 2 else 0


class Solveig(JarlRules):
    """Before a battle with a lone warrior (or two, with a small hand) one more joins from hand."""

    id = "solveig"
    step = BEFORE

    def offers(self, s: State, seat: int, step: int) -> bool:
        most = 2 if len(s.hands[seat]) <= 2 else 1
        unused = not s.used[seat] & (MAIN | EXTRA)
        return unused and bool(s.hands[seat]) and 1 <= len(s.warriors(seat)) <= most

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        free = s.squads[seat].index(NONE)
        widened = len(s.warriors(seat)) == 2
        warriors = [card for card in s.hands[seat] if card >= 0 and s.table.is_warrior[card]]
        return [Pass(), *(UseAbility(widened, card, free) for card in warriors)]

    def allows(self, s: State, seat: int, step: int, command: Command) -> bool:
        """Any free slot is as good as the first."""
        squad = s.squads[seat]
        if isinstance(command, UseAbility) and 0 <= command.slot < len(squad) and squad[command.slot] == NONE:
            command = UseAbility(command.extra, command.card, squad.index(NONE))
        return super().allows(s, seat, step, command)

    def use(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, ev.WarriorJoined(seat, command.card, command.slot))


class Ulfar(JarlRules):
    """Of two or more tactics played one comes back; who chooses depends on the hand before the battle."""

    id = "ulfar"
    step = AFTER

    def offers(self, s: State, seat: int, step: int) -> bool:
        assert s.battle is not None
        return not s.used[seat] & (MAIN | EXTRA) and len(s.battle.side(seat).played) >= 2

    def chooser(self, s: State, seat: int, step: int) -> int:
        assert s.battle is not None
        opponent = s.battle.opponent(seat)
        return seat if opponent is None or self._widened(s, seat) else opponent.seat

    def _widened(self, s: State, seat: int) -> bool:
        assert s.battle is not None
        return s.battle.side(seat).hand_before <= 3

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        assert s.battle is not None
        extra = self._widened(s, seat)
        return [UseAbility(extra, card) for card in s.battle.side(seat).played]

    def use(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, ev.TacticReturned(seat, command.card))


ALL: dict[str, type[JarlRules]] = {rules.id: rules for rules in JarlRules.__subclasses__()}


class Jarls(Module):
    """Lets each seat's jarl into the windows, unless Surround the leader keeps it out."""

    name = "jarls"

    def __init__(self, jarls: tuple[Jarl, ...]) -> None:
        self._rules = [ALL[jarl.id]() for jarl in jarls]
        self._nobody = JarlRules()

    def _of(self, s: State, seat: int) -> JarlRules:
        jarl = s.jarls[seat]
        return self._rules[jarl] if jarl >= 0 else self._nobody

    def _in_battle(self, s: State, seat: int) -> JarlRules:
        battle = s.battle
        out = battle is not None and battle.surrounded and battle.attack.seat != seat
        return self._nobody if out else self._of(s, seat)

    def slots(self, s: State, seat: int) -> int:
        return self._of(s, seat).slots(s, seat)

    def pair_symbols(self, s: State, seat: int) -> int:
        return self._of(s, seat).pair_symbols(s, seat)

    def strength(self, s: State, seat: int) -> int:
        rules = self._of(s, seat)
        return (rules if rules.lasting else self._in_battle(s, seat)).strength(s, seat)

    def rolling(self, s: State, seat: int, out: list[ev.Event]) -> None:
        self._in_battle(s, seat).rolling(s, seat, out)

    def offers(self, s: State, seat: int, step: int) -> bool:
        rules = self._of(s, seat)
        if rules.step != step:
            return False
        if step in IN_BATTLE:
            rules = self._in_battle(s, seat)
        return rules.offers(s, seat, step)

    def chooser(self, s: State, seat: int, step: int) -> int:
        return self._of(s, seat).chooser(s, seat, step)

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        return self._of(s, seat).choices(s, seat, step)

    def allows(self, s: State, seat: int, step: int, command: Command) -> bool:
        return self._of(s, seat).allows(s, seat, step, command)

    def use(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, ev.AbilityUsed(seat, command.extra))
        self._of(s, seat).use(s, seat, command, out)
