"""Effects that strike at rows: what they may be aimed at, and who may ward them off.

What nothing may destroy, discard or take cannot be aimed at (W8.2). Only public things are looked at, so a
view gives the same answers as the whole truth.
"""

from __future__ import annotations

from valhalla.games.wolves import strengths
from valhalla.games.wolves.state import State, Target
from valhalla.games.wolves.terms import GUARDED, LEFT, OF_DEITIES, TYR_RUNE, Blow, Kind
from valhalla.kernel.agenda import AgendaStep


def rule_of(blow: int) -> str:
    """The clause of an effect: a unit's or manoeuvre's property, or a deity's."""
    return "W6.3" if blow in OF_DEITIES else "W5"


def candidates(s: State, step: AgendaStep) -> list[Target]:
    """What the effect of an AIM step may strike."""
    _, _, blow, actor, row, number, vidar = step
    if blow in (Blow.SHOOT, Blow.LOKI_KILLS):
        of_deity = bool(vidar) or blow == Blow.LOKI_KILLS
        rows = [r for r in range(s.table.players) if _open_to(s, r, actor, of_deity)]
        if blow == Blow.SHOOT:
            return [(r, card) for r in rows for card in s.rows[r]]
        return [(r, card) for r in rows for card in _weaker(s, r, number)]
    if not _open_to(s, row, actor, bool(vidar)):
        return []
    if blow == Blow.STAB:
        return [(row, card) for card in s.rows[row]]
    if blow == Blow.RAID:
        others = s.rows[row][1:] if number == LEFT else s.rows[row][:-1]  # all but the newcomer
        return [(row, card) for card in others if s.table.kind[card] != Kind.RAIDER] if s.room(actor) else []
    return [(row, card) for card in _weakest_of_tyr(s, row)]


def _open_to(s: State, row: int, actor: int, of_deity: bool) -> bool:
    return bool(s.rows[row]) and not s.safe(row) and not (of_deity and s.shunned(row, actor))


def _weaker(s: State, row: int, than: int) -> list[int]:
    found = strengths.of_row(s, row)
    return [card for card, strength in zip(s.rows[row], found, strict=True) if strength < than]


def _weakest_of_tyr(s: State, row: int) -> list[int]:
    rune = strengths.runes()
    found = [
        (strength, card)
        for card, strength in zip(s.rows[row], strengths.of_row(s, row), strict=True)
        if rune[s.table.kind[card]] == TYR_RUNE
    ]
    least = min(found)[0] if found else 0
    return [card for strength, card in found if strength == least]


def sickened(s: State, strength: int) -> tuple[Target, ...]:
    """What a Plague of this strength discards."""
    return tuple(
        (row, card)
        for row in range(s.table.players)
        if not s.safe(row)
        for card, current in zip(s.rows[row], strengths.of_row(s, row), strict=True)
        if current == strength
    )


def at_the_end(s: State, actor: int, side: int) -> tuple[Target, ...]:
    """What Tyr destroys: the end unit of one side in every row, from the acting seat on."""
    place = 0 if side == LEFT else -1
    rows = [row for row in s.seats_from(actor) if _open_to(s, row, actor, of_deity=True)]
    return tuple((row, s.rows[row][place]) for row in rows)


def chosen_by_valkyrie(s: State, seat: int) -> list[Target]:
    """What Valkyrie may take after the winner is found."""
    if not s.room(seat):
        return []
    rows = [row for row in range(s.table.players) if _open_to(s, row, seat, of_deity=True)]
    return [(row, card) for row in rows for card in s.rows[row]]


def shoots(s: State, row: int, side: int) -> bool:
    """Whether the Archer just laid at this end stands next to another."""
    beside = s.rows[row][1:2] if side == LEFT else s.rows[row][-2:-1]
    return bool(beside) and s.table.kind[beside[0]] == Kind.ARCHER


def may_refuse(s: State, step: AgendaStep) -> bool:
    """Whether the unit of a PLACE step comes by the seat's own Traitor, whose work a Shield wall may stop."""
    _, seat, blow, origin = step
    return blow == Blow.TURN_COAT and origin != seat


def guards(s: State, row: int, blow: int) -> list[int]:
    """The Huscarls that may stop this effect on their row."""
    if blow not in GUARDED:
        return []
    return [card for card in s.rows[row] if s.table.kind[card] == Kind.HUSCARL]


def walls(s: State, seat: int) -> list[int]:
    """The Shield walls a seat may play: none after passing."""
    if seat in s.passes:
        return []
    return [card for card in s.hands[seat] if card >= 0 and s.table.kind[card] == Kind.SHIELD_WALL]


def may_ward(s: State, row: int, blow: int) -> bool:
    """Whether a row's owner is asked: by public facts alone, so the question tells nothing about the hand."""
    if guards(s, row, blow):
        return True
    return may_hold_wall(s, row)


def may_hold_wall(s: State, seat: int) -> bool:
    """Whether others must think that a seat may play a Shield wall now."""
    if seat in s.passes or not s.hands[seat]:
        return False
    kind = s.table.kind
    seen = sum(kind[card] == Kind.SHIELD_WALL for card in s.discard) + sum(
        kind[card] == Kind.SHIELD_WALL for card in s.air
    )
    return seen < kind.count(Kind.SHIELD_WALL)
