"""What a click on something of the wolves' table could have meant: the rules then say why not."""

from __future__ import annotations

from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.terms import NONE, Kind, Step
from valhalla.ui.table.choosing.refusing import Click

NAMED = {Step.SHED: cm.Shed, Step.REACT: cm.Ward, Step.RECALL: cm.Recall, Step.CROWN: cm.Crown}


def meant(c: Click) -> cm.Command:
    """The command that a click could have been a part of, at this step."""
    if c.kind in ("card", "handful"):
        return _of_card(c)
    if c.kind in ("unit", "thrall"):
        return _of_unit(c)
    if c.kind in ("drop", "empty"):
        return _of_end(c)
    if c.kind in ("deity", "god", "pay"):
        return _of_deity(c)
    if c.kind == "prize":
        return cm.Crown(c.value)
    return cm.Pass() if c.s.step == Step.ACT else cm.EndTurn()


def _of_card(c: Click) -> cm.Command:
    """A hand card, a Huscarl that could ward, or one of the discard pile."""
    step = c.s.step
    if step in NAMED:
        return NAMED[step](c.value)
    if step == Step.REST:
        return cm.Return((c.value,))
    kind = c.s.table.kind[c.value]
    if kind == Kind.PLAGUE:
        return cm.Plague(c.value, 0)
    if kind == Kind.FLANK_MARCH:
        return cm.Regroup(c.value)
    return cm.Ward(c.value) if kind == Kind.SHIELD_WALL else cm.Lay(c.value, c.seat, 0)


def _of_unit(c: Click) -> cm.Command:
    step = c.s.step
    if step in (Step.AIM, Step.AFTER):
        return cm.Aim(c.value)
    if step == Step.REACT:
        return cm.Ward(c.value)
    if step == Step.BEFORE:
        return cm.TakeBack(c.value)
    card = next(iter(c.picked.get("card", ())), NONE)
    if card >= 0 and c.s.table.kind[card] == Kind.FLANK_MARCH:
        return cm.Withdraw(card, (*c.picked.get("unit", ()), c.value))
    return cm.Sacrifice(c.value)


def _of_end(c: Click) -> cm.Command:
    """An end of a row: for the raised card, or any unit of the hand."""
    row, side = divmod(c.value, 2) if c.kind == "drop" else (c.value, 0)
    if c.s.step == Step.PLACE:
        return cm.Place(side)
    held = (card for card in c.s.hands[c.seat] if card >= 0)
    card = next(iter(c.picked.get("card", ())), next(held, NONE))
    return cm.Lay(card, row, side)


def _of_deity(c: Click) -> cm.Command:
    """Summoned from the Hall, invoked, or named for another deity."""
    used = next(iter(c.picked.get("deity", ())), NONE)
    if c.kind == "pay":
        return cm.Summon(used, (c.value,))
    if used >= 0 and used in c.s.deities[c.seat] and used != c.value:
        return cm.Invoke(used, tuple(c.picked.get("pay", ())), (c.value,))
    if c.value in c.s.hall or c.s.step not in (Step.ACT, Step.CLOSE):
        return cm.Summon(c.value, tuple(c.s.offerings[c.seat]))
    return cm.Invoke(c.value)
