"""What a seat may know: views of the state and of events, and worlds that fit a view.

The law, for every seat p and event e:  apply(view(s, p), seen_by(e, p)) == view(apply(s, e), p).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import UNKNOWN, WATCHERS
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Eyes, mask_of


def view(s: State, eyes: Eyes) -> State:
    """The state as a seat sees it, or several together; None is a spectator. Hidden cards are UNKNOWN."""
    everyone = s.table.everyone
    bit = mask_of(eyes, 0)
    seen = s.clone()
    seen.open = False
    seen.known = bytearray([mask if mask & bit or mask == everyone else 0 for mask in s.known])
    seen.deck = [UNKNOWN] * len(s.deck)
    seen.top = _hide(s.top, seen.known)
    seen.box = _hide(s.box, seen.known)
    seen.drawn = sorted(_hide(s.drawn, seen.known))
    seen.hands = [sorted(_hide(hand, seen.known)) for hand in s.hands]
    seen.valhalla = [_hide(pile, seen.known) for pile in s.valhalla]
    seen.secret = [_own(choice, bit >> owner & 1) for owner, choice in enumerate(s.secret)]
    seen.jarl_offers = [_own(offer, bit >> owner & 1) for owner, offer in enumerate(s.jarl_offers)]
    for side in _sides(seen):
        side.spite = tuple((slot, _hide([card], seen.known)[0]) for slot, card in side.spite)
    return seen


def _sides(s: State) -> list[Side]:
    return [side for side in (s.battle.attack, s.battle.defence) if side] if s.battle else []


def _hide(cards: list[int], known: bytearray) -> list[int]:
    return [card if card >= 0 and known[card] else UNKNOWN for card in cards]


def _own(items: tuple[int, ...], seen: int) -> tuple[int, ...]:
    return items if seen else (UNKNOWN,) * len(items)


def seen_by(event: ev.Event, eyes: Eyes) -> ev.Event:
    """The event as a seat sees it, or several together."""
    field = event.hidden
    if not field or any(map(event.shown_to, eyes if isinstance(eyes, tuple) else (eyes,))):
        return event
    value = getattr(event, field)
    if isinstance(event, ev.CardsDrawn | ev.CardsKept) and event.known:
        looking = WATCHERS | mask_of(eyes, 0)
        masks = zip(value, event.known, strict=True)
        shown = [(card, mask if mask & looking else 0) for card, mask in masks]
        hidden = tuple(card if mask else UNKNOWN for card, mask in shown)
        known = tuple(mask for _, mask in shown) if any(mask for _, mask in shown) else ()
        return msgspec.structs.replace(event, **{field: hidden, "known": known})
    changes: dict[str, object] = {"known": ()} if isinstance(event, ev.CardsDrawn | ev.CardsKept) else {}
    changes[field] = (UNKNOWN,) * len(value) if isinstance(value, tuple) else UNKNOWN
    return msgspec.structs.replace(event, **changes)


def determinize(seen: State, chance: Chance) -> State:
    """A whole world that this view allows: unknown cards dealt out at random to the hidden places."""
    s = seen.clone()
    s.open = True
    hidden = chance.sample(unseen(s), len(s.table.cards))
    s.box = _fill_box(s, hidden)
    for side in _sides(s):
        side.spite = tuple((slot, _fill([card], hidden)[0]) for slot, card in side.spite)
        _know(s, side.seat, [card for _, card in side.spite])
    for seat, hand in enumerate(s.hands):
        s.hands[seat] = sorted(_fill(hand, hidden))
        _know(s, seat, s.hands[seat])
    for seat, pile in enumerate(s.valhalla):
        s.valhalla[seat] = _fill(pile, hidden)
    if s.drawn:
        s.drawn = sorted(_fill(s.drawn, hidden))
        _know(s, s.active, s.drawn)
    s.top = _fill(s.top, hidden)
    _fill_secrets(s, hidden, chance)
    s.deck = sorted(hidden)
    return s


def unseen(s: State) -> list[int]:
    """The cards whose place the view does not tell."""
    places: list[Iterable[int]] = [
        s.discard,
        s.box,
        s.offer,
        s.drawn,
        s.top,
        *s.hands,
        *s.squads,
        *s.valhalla,
    ]
    if not any(s.jarl_offers):
        places += s.secret
    places += s.under
    for side in _sides(s):
        places += [side.played, [card for _, card in side.spite]]
    if s.battle:
        places.append([card for _, card, _ in s.battle.thor])
    shown = {card for place in places for card in place}
    return [card for card in range(len(s.table.cards)) if card not in shown]


def _fill_box(s: State, hidden: list[int]) -> list[int]:
    """Only such cards as may lie there, if anybody says which."""
    count = s.box.count(UNKNOWN)
    if not count or not s.table.boxes:
        return _fill(s.box, hidden)
    boxed = [card for card in hidden if any(window(s, card) for window in s.table.boxes)][:count]
    hidden[:] = [card for card in hidden if card not in boxed]
    return _fill(s.box, boxed)


def _fill(cards: Iterable[int], hidden: list[int]) -> list[int]:
    return [hidden.pop() if card == UNKNOWN else card for card in cards]


def _know(s: State, seat: int, cards: list[int]) -> None:
    for card in cards:
        s.known[card] |= 1 << seat


def _fill_secrets(s: State, hidden: list[int], chance: Chance) -> None:
    """Simultaneous choices not yet revealed: jarls from the offers, or cards of the starting hand."""
    if not any(s.jarl_offers):
        s.secret = [tuple(sorted(_fill(choice, hidden))) for choice in s.secret]
        for seat, choice in enumerate(s.secret):
            _know(s, seat, list(choice))
        return
    dealt = {jarl for offer in s.jarl_offers for jarl in offer}
    jarls = chance.sample([j for j in range(len(s.table.jarls)) if j not in dealt], len(s.table.jarls))
    s.jarl_offers = [tuple(sorted(_fill(offer, jarls))) for offer in s.jarl_offers]
    s.secret = [
        (chance.pick(offer),) if choice == (UNKNOWN,) else choice
        for offer, choice in zip(s.jarl_offers, s.secret, strict=True)
    ]
