"""Loki's Cunning (V8): the loser of a battle may take a row of the card in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import blur, fought, take
from valhalla.games.valhalla.battle import send, sendable, theft
from valhalla.games.valhalla.bonus import bonus_cards, pay, payable
from valhalla.games.valhalla.cards import LokiRow
from valhalla.games.valhalla.commands import ChooseCard, Command, Pass, TakeRow
from valhalla.games.valhalla.state import Battle, State
from valhalla.games.valhalla.terms import MONSTER, NONE, Step
from valhalla.games.valhalla.windows import Module, Offer, holding
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Option, Pick, require

Events = list[ev.Event]

# What happens


class LokiRevealed(ev.Event, frozen=True, tag="loki_revealed"):
    """The one card in play: a number into the table's Loki cards."""

    card: int
    rule: ClassVar[str] = "V8.4"


class LokiRowTaken(ev.Event, frozen=True, tag="loki_row_taken"):
    """The loser takes a row; what it does follows as events of its own."""

    seat: int
    row: int
    rule: ClassVar[str] = "V8.1"


class ShieldReturned(ev.Event, frozen=True, tag="shield_returned"):
    """The shield that *seat* has just taken stays with its owner after all."""

    seat: int
    owner: int
    rule: ClassVar[str] = "V8.4"


class CardBuried(ev.Event, frozen=True, tag="card_buried"):
    """A hand card goes face down on the deck."""

    seat: int
    card: int
    rule: ClassVar[str] = "V8.4"
    hidden: ClassVar[str] = "card"


def loki_revealed(s: State, e: LokiRevealed) -> None:
    s.loki = e.card
    s.agenda.pop()


def loki_row_taken(s: State, e: LokiRowTaken) -> None:
    battle = fought(s)
    s.agenda.pop()
    word = s.table.lokis[s.loki].rows[e.row].word
    if word == "winner_tactic" and not battle.monster:
        s.agenda.append((Step.LOKI_TACTIC, battle.winner))
    elif word == "send_all" and battle.monster:
        s.agenda.append((Step.MONSTER_SEND, e.seat, len(battle.attack.placed)))  # as far as there is room
    elif word == "draw_and_bury":
        s.agenda.append((Step.LOKI_BURY, e.seat))


def shield_returned(s: State, e: ShieldReturned) -> None:
    s.captured[e.seat].remove(e.owner)
    s.own[e.owner] += 1
    fought(s).taken = False


def card_buried(s: State, e: CardBuried) -> None:
    blur(s, e.seat, e.card, 1 << e.seat)
    take(s.hands[e.seat], e.card)
    s.top.append(e.card)
    s.agenda.pop()


# The rules


def reveal(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """V8.4: the card that was chosen, the starter in a first game, or any."""
    setup, lokis = s.table.setup, s.table.lokis
    if setup.loki is not None:
        may = [i for i, loki in enumerate(lokis) if loki.id == setup.loki]
    else:
        may = [i for i, loki in enumerate(lokis) if loki.starter or "first_game" not in setup.variants]
    require(bool(may), "this card of Loki's is not here")
    emit(s, out, LokiRevealed(chance.pick(may)))


def rows(s: State, seat: int) -> list[Command]:
    data = s.table.lokis[s.loki].rows
    return [Pass(), *(use for row in open_rows(s, seat) for use in _uses(s, seat, row, data[row]))]


def row_options(s: State, seat: int, commands: list[Any], rule: str) -> list[Option]:
    return [Option("take_row", rule, _row_picks(commands, row)) for row in sorted({c.row for c in commands})]


def _row_picks(commands: list[Any], row: int) -> tuple[Pick, ...]:
    rows = [c for c in commands if c.row == row]
    named = {
        "row": {row},
        "slot": {c.slot for c in rows},
        "card": {c.card for c in rows},
        "target": {c.target for c in rows},
    }
    return tuple(Pick(name, tuple(sorted(v))) for name, values in named.items() if (v := values - {NONE}))


class LokisCunning(Module):
    name = "loki"
    runs: ClassVar = {Step.REVEAL_LOKI: reveal}
    asked: ClassVar = {
        Step.LOKI: Offer("V8.1", (TakeRow,), rows, lambda s, seat: bool(open_rows(s, seat))),
        Step.LOKI_TACTIC: Offer("V8.4", (ChooseCard,), lambda s, seat: [*map(ChooseCard, played(fought(s)))]),
        Step.LOKI_BURY: Offer(
            "V8.4", (ChooseCard,), lambda s, seat: [*map(ChooseCard, s.hands[seat])], holding
        ),
    }
    shows: ClassVar = {TakeRow: row_options}

    def laying(self, s: State) -> tuple[AgendaStep, ...]:
        return ((Step.REVEAL_LOKI,),)

    def opening(self, s: State) -> int:
        return s.table.lokis[s.loki].discard

    def ends(self, s: State, event: ev.Event) -> bool:
        return s.step == Step.LOKI_TACTIC and isinstance(event, ev.TacticTaken)

    def sends_beaten(self, s: State, seat: int) -> bool:
        words = ("send_all", "send_one")
        difference = abs(fought(s).strengths[0] - fought(s).strengths[1])
        return any(row.word in words and row.most >= difference for row in s.table.lokis[s.loki].rows)

    def aftermath(self, s: State) -> tuple[AgendaStep, ...]:
        """V15.11: a monster that loses is not consoled."""
        battle = fought(s)
        lost = battle.winner != NONE and not (battle.monster and battle.winner != MONSTER)
        return ((Step.LOKI, loser(battle)),) if lost else ()

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: Events) -> None:
        if isinstance(command, TakeRow):
            row = s.table.lokis[s.loki].rows[command.row]
            emit(s, out, LokiRowTaken(seat, command.row))
            EFFECTS[row.word](s, seat, command, chance, out)
        elif isinstance(command, ChooseCard) and s.step == Step.LOKI_BURY:
            emit(s, out, CardBuried(seat, command.card))
        elif isinstance(command, ChooseCard):
            _take_tactic(s, loser(fought(s)), command.card, out)


def loser(battle: Battle) -> int:
    if battle.defence is None:  # against a monster
        return battle.attack.seat
    return battle.defence.seat if battle.winner == battle.attack.seat else battle.attack.seat


def played(battle: Battle) -> tuple[int, ...]:
    """The tactics both sides and their helpers (V9.4) have played and nobody has taken."""
    own = battle.attack.played + (battle.defence.played if battle.defence is not None else ())
    return own + tuple([card for _, card, _ in battle.thor])


def open_rows(s: State, seat: int) -> list[int]:
    """V8.1: the row of the difference and those for greater ones, as far as they can do anything."""
    battle = fought(s)
    difference = abs(battle.strengths[0] - battle.strengths[1])
    rows = enumerate(s.table.lokis[s.loki].rows)
    return [i for i, row in rows if row.most >= difference and POSSIBLE[row.word](s, seat, row)]


def _uses(s: State, seat: int, row: int, data: LokiRow) -> list[TakeRow]:
    """The ways to take a row."""
    if data.word == "send_one":
        return [TakeRow(row, slot=slot) for slot in sendable(s, fought(s).side(seat))]
    if data.word == "steal_any":
        return [TakeRow(row, target=other) for other in _robbable(s, seat)]
    if data.word == "take_tactic":
        return [TakeRow(row, card=card) for card in played(fought(s))]
    return [TakeRow(row)]


def _robbable(s: State, seat: int) -> list[int]:
    return [other for other, hand in enumerate(s.hands) if other != seat and hand]


def _deck(s: State, seat: int, row: LokiRow) -> bool:
    return bool(s.deck or s.top)


def _sends(s: State, seat: int, row: LokiRow) -> bool:
    return bool(sendable(s, fought(s).side(seat)))


def _tactics(s: State, seat: int, row: LokiRow) -> bool:
    return bool(played(fought(s)))


def _attacked(s: State, seat: int, row: LokiRow) -> bool:
    """The losing attacker, while the defender has a shield to lose; a monster has none."""
    defence = fought(s).defence
    return defence is not None and fought(s).attack.seat == seat and s.own[defence.seat] > 0


# What must hold for a row to do anything, by what everybody can see.
POSSIBLE: dict[str, Callable[[State, int, LokiRow], bool]] = {
    "send_all": _sends,
    "send_one": _sends,
    "steal_winner": lambda s, seat, row: not fought(s).monster and bool(s.hands[fought(s).winner]),
    "steal_any": lambda s, seat, row: bool(_robbable(s, seat)),
    "keep_shield": lambda s, seat, row: fought(s).attack.seat != seat,
    "take_shield": _attacked,
    "take_tactic": _tactics,
    "winner_tactic": _tactics,
    "draw": _deck,
    "draw_and_bury": _deck,
    "points": lambda s, seat, row: bool(bonus_cards(s, payable(s, seat, row.points))),
}


# What a row does


def _steal(s: State, seat: int, c: TakeRow, chance: Chance, out: Events) -> None:
    emit(s, out, theft(s, seat, fought(s).winner if c.target == NONE else c.target, "V8.1", chance))


def _take_shield(s: State, seat: int, c: TakeRow, chance: Chance, out: Events) -> None:
    emit(s, out, ev.ShieldTaken(seat, fought(s).winner, "V8.4"))


def _take_tactic(s: State, seat: int, card: int, out: Events) -> None:
    emit(s, out, ev.TacticTaken(seat, _player(fought(s), card), card, "V8.4"))


def _player(battle: Battle, card: int) -> int:
    """Who has played it: one of the two, or a helper (V9.4)."""
    sides = [(side.seat, side.played) for side in (battle.attack, battle.defence) if side is not None]
    helpers = [(helper, (helping,)) for helper, helping, _ in battle.thor]
    return next(player for player, cards in (*sides, *helpers) if card in cards)


def _draw(s: State, seat: int, c: TakeRow, chance: Chance, out: Events) -> None:
    emit(s, out, ev.DrawGranted(seat, 1, "V8.4"))


def _points(s: State, seat: int, c: TakeRow, chance: Chance, out: Events) -> None:
    pay(s, [(seat, s.table.lokis[s.loki].rows[c.row].points)], "V8.2", out)


def _winner_tactic(s: State, seat: int, c: TakeRow, chance: Chance, out: Events) -> None:
    """The winner chooses next; for a monster chance does."""
    if fought(s).monster:
        _take_tactic(s, seat, chance.pick(played(fought(s))), out)


def _send_all(s: State, seat: int, c: TakeRow, chance: Chance, out: Events) -> None:
    """Under a monster's cap there may be room for some only: who goes is asked next (V15.4)."""
    if not fought(s).monster:
        send(s, seat, sendable(s, fought(s).side(seat)), "V8.1", out)


EFFECTS: dict[str, Callable[[State, int, TakeRow, Chance, Events], None]] = {
    "send_all": _send_all,
    "send_one": lambda s, seat, c, chance, out: send(s, seat, [c.slot], "V8.1", out),
    "steal_winner": _steal,
    "steal_any": _steal,
    "keep_shield": lambda s, seat, c, chance, out: emit(s, out, ShieldReturned(fought(s).winner, seat)),
    "take_shield": _take_shield,
    "take_tactic": lambda s, seat, c, chance, out: _take_tactic(s, seat, c.card, out),
    "winner_tactic": _winner_tactic,
    "draw": _draw,
    "draw_and_bury": _draw,
    "points": _points,
}
