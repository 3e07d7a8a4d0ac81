"""What a click on something of Valhalla's table could have meant, at each step of the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import terms
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.ui.table.choosing.choice import ABILITIES, picks_of
from valhalla.ui.table.choosing.refusing import Click

Meant = Callable[[Click], cm.Command | None]


def meant(click: Click, by_step: Mapping[int, Meant]) -> cm.Command:
    """The command that a click on something could have been a part of, at this step of the game."""
    found = by_step.get(click.s.step, _in_turn)(click)
    return found if found is not None else _in_turn(click)


def warriors(c: Click) -> list[int]:
    """The warriors in the clicker's hand, the lightest first."""
    table = c.s.table
    found = [card for card in c.s.hands[c.seat] if card >= 0 and table.is_warrior[card]]
    return sorted(found, key=lambda card: table.symbols[card])


def _in_turn(c: Click) -> cm.Command:
    """What one would mean in one's own turn; at other steps the game says what comes first."""
    if c.kind == "deck":
        return cm.DrawCards()
    if c.kind == "seat":
        return cm.Attack(c.value)
    if c.kind == "ability":
        return cm.UseAbility()
    if c.kind in ("die", "price", "face"):
        return cm.Reroll(c.value, ())
    if c.fixed is not None and c.fixed.kind == "attack":
        return cm.Attack(_owner(c))
    return cm.DrawCards() if c.kind == "slot" and not c.s.hands[c.seat] else _adding(c)


def _owner(c: Click) -> int:
    """Whose squad a card stands in; one's own things are one's own."""
    squads = enumerate(c.s.squads) if c.kind == "none" else ()
    return next((seat for seat, squad in squads if c.value in squad), c.seat)


def _adding(c: Click) -> cm.AddWarriors:
    """The cards picked and this one, or the cards picked and this slot; what is left open is filled up."""
    cards, slots = list(c.picked.get("card", ())), list(c.picked.get("slot", ()))
    if c.kind == "slot":
        cards = cards or (warriors(c) or list(c.s.hands[c.seat]))[:1]
        slots = [*[slot for slot in slots if slot != c.value][: len(cards) - 1], c.value]
    else:
        cards.append(c.value)
        pair = c.fixed is not None and any(pick.most > 1 for pick in picks_of(c.fixed, "card"))
        cards += [card for card in warriors(c) if pair and card not in cards][: max(0, 2 - len(cards))]
    squad = c.s.squads[c.seat]
    room = sorted(range(len(squad)), key=lambda slot: squad[slot] != NONE)
    slots += [slot for slot in room if slot not in slots]
    return cm.AddWarriors(tuple(cards), tuple(slots[: len(cards)]))


def _filled(c: Click, cards: list[int], count: int) -> tuple[int, ...]:
    """This card among as many as are wanted."""
    return (c.value, *(card for card in cards if card != c.value))[:count]


def on(kinds: Collection[str], command: Callable[[Click], cm.Command]) -> Meant:
    """What a click on things of these kinds means; on anything else it means nothing."""
    return lambda c: command(c) if c.kind in kinds else None


CARDS: Final = ("card", "none")
rising: Final = on(("slot",), lambda c: cm.SendToValhalla((c.value,)))
choosing_warrior: Final = on(("slot",), lambda c: cm.ChooseWarrior(c.value))  # blocked, held back, let go
choosing_card: Final = on(("card",), lambda c: cm.ChooseCard(c.value))  # discarded, laid, fulfilled, given


def _drafting(c: Click) -> cm.Command | None:
    if c.kind == "slot":
        return cm.DraftWarrior(c.s.offer[0], c.value)
    return cm.DraftWarrior(c.value, 0) if c.kind in ("card", "none") else None


def _fighting(c: Click) -> cm.Command | None:
    if c.fixed is not None and c.fixed.kind in ABILITIES and c.kind in ("die", "price"):
        return cm.UseAbility(ABILITIES[c.fixed.kind], dice=(c.value,))
    if c.kind in ("card", "none"):
        return cm.PlayTactic(c.value)
    return cm.Arm(c.value, tuple(c.picked.get("die", ()))) if c.kind == "slot" else None


def _using(c: Click) -> cm.Command | None:
    """A jarl's offer: with this card, in this slot, on this seat."""
    if c.fixed is None or not picks_of(c.fixed, c.kind):
        return None
    uses = {
        "card": lambda: cm.UseAbility(card=c.value),
        "slot": lambda: cm.UseAbility(slot=c.value),
        "seat": lambda: cm.UseAbility(target=c.value),
    }
    return uses[c.kind]() if c.kind in uses else None


def helping(c: Click) -> cm.Command | None:
    """Before a battle: a Thor card for one of two others, a call to arms, or a jarl's ability."""
    if c.fixed is not None:
        return _using(c)
    if c.kind == "card":
        target = c.s.battle.attack.seat if c.s.table.thor[c.value] is not None else NONE
        return cm.PlayTactic(c.value, target=target)
    return (
        cm.PlayTactic(c.picked["card"][0], target=c.value)
        if c.kind == "seat" and c.picked.get("card")
        else None
    )


MEANT: Final[dict[int, Meant]] = {
    Step.CHOOSE_JARLS: on(("jarl",), lambda c: cm.ChooseJarl(c.value)),
    Step.DRAFT_WARRIOR: _drafting,
    Step.CHOOSE_START: on(
        CARDS, lambda c: cm.DiscardStart(_filled(c, c.s.hands[c.seat], c.s.table.start[1]))
    ),
    Step.HAND_DRAFT: on(CARDS, lambda c: cm.LayCard(c.value)),
    Step.TAKE_FROM_POOL: on(CARDS, lambda c: cm.TakeCard(c.value)),
    Step.KEEP: on(CARDS, lambda c: cm.Keep(_filled(c, c.s.drawn, c.s.step_number))),
    Step.FIGHT: _fighting,
    Step.KEEP_DIE: on(("die",), lambda c: cm.KeepDie(c.value)),
    Step.CHOOSE_RISING: rising,
    **dict.fromkeys(terms.OFFERS, _using),
    **dict.fromkeys((Step.BEFORE, Step.ASIDE), helping),
}
