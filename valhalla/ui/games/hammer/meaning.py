"""What a click on something of the hammer's table could have meant: the rules then say why not."""

from __future__ import annotations

from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.terms import Step
from valhalla.ui.table.choosing.refusing import Click


def meant(c: Click) -> cm.Command:
    """The command that a click could have been a part of, at this step of the turn."""
    step = c.s.step
    if c.kind == "die":
        return _of_die(c, step)
    if c.kind in ("seat", "deck", "loot", "face", "give", "take", "more"):
        return _of_raised(c)
    if step in (Step.PLACE, Step.PLEDGE):
        return cm.Place((c.value,)) if step == Step.PLACE else cm.Pledge((c.value,))
    return {Step.FAVOUR: cm.LayFavour, Step.PEEK: cm.KeepOnTop}.get(step, cm.Play)(c.value)


def _of_die(c: Click, step: int) -> cm.Command:
    """A die is thrown again, removed, or named for the raised card."""
    cards = c.picked.get("card")
    if cards:
        return cm.Play(cards[0], dice=(c.value,))
    return cm.Rethrow((c.value,)) if step == Step.READY else cm.Remove(len(c.s.dice) + 1)


def _of_raised(c: Click) -> cm.Command:
    """What only a card can ask for."""
    card = next(iter(c.picked.get("card", ())), next((card for card in c.s.hands[c.seat] if card >= 0), 0))
    if c.kind == "deck":
        return cm.Play(card, deck=c.value)
    return cm.Play(card, target=c.value) if c.kind == "seat" else cm.Play(card)
