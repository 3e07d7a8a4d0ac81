"""The turn, told."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls import events as jarls
from valhalla.games.valhalla.state import State
from valhalla.words.language import N_, _, ngettext
from valhalla.words.telling import FULL, STANDARD, STORY, Entry, Tellers, Voice, turn_began, with_things
from valhalla.words.valhalla import things
from valhalla.words.valhalla.saga import story
from valhalla.words.valhalla.saga.phrases import room, say_cards, told


def warriors_added(saga: Voice, s: State, e: ev.WarriorsAdded) -> str:
    message = ngettext(
        "Player {player} calls up warrior {cards}.",
        "Player {player} calls up warriors {cards}.",
        len(e.cards),
    )
    text = saga.say(message, e.seat, count=len(e.cards), cards=things.cards(s.table, e.cards))
    return text + room(s, e.discarded)


def warrior_joined(saga: Voice, s: State, e: jarls.WarriorJoined) -> str:
    card = things.card(s.table, e.card)
    text = saga.say(_("Warrior {card} joins the squad of player {player}."), e.seat, card=card)
    return text + room(s, e.discarded)


def warrior_swapped(saga: Voice, s: State, e: jarls.WarriorSwapped) -> str:
    message = _("Player {player} calls up warrior {card} in the place of warrior {back}.")
    words = {"card": things.card(s.table, e.card), "back": things.card(s.table, e.back)}
    return saga.say(message, e.seat, **words)


def hand_shown(saga: Voice, s: State, e: ev.HandShown) -> str:
    empty = _("Player {player} has no warrior, and no card to show.")
    shown = _("Player {player} has no warrior and shows the hand")
    if e.rule == "V11.3":
        empty = _("Player {player} has no tactic to discard, and no card to show.")
        shown = _("Player {player} has no tactic to discard and shows the hand")
    return say_cards(saga, shown, e.seat, s, e.cards) if e.cards else saga.say(empty, e.seat)


def cards_drawn(saga: Voice, s: State, e: ev.CardsDrawn) -> str:
    if not e.cards:
        return saga.say(_("Player {player} finds the deck empty."), e.seat)
    if known := things.cards(s.table, e.cards):
        return saga.say(_("{player} draws {cards}."), e.seat, cards=known)
    count = len(e.cards)
    message = ngettext("Player {player} draws a card.", "Player {player} draws {count} cards.", count)
    return saga.say(message, e.seat, count=count)


def cards_kept(saga: Voice, s: State, e: ev.CardsKept) -> str:
    count = len(e.kept)
    text = saga.say(
        ngettext("Player {player} keeps a card.", "Player {player} keeps {count} cards.", count),
        e.seat,
        count=count,
    )
    if known := things.cards(s.table, e.kept):
        text = saga.say(_("{player} keeps {cards}."), e.seat, cards=known)
    if e.discarded:
        text += " " + with_things(_("Discarded"), things.cards(s.table, e.discarded))
    return text


def kept_in_turn(e: ev.CardsKept, more: ev.CardsKept) -> ev.CardsKept | None:
    """What a seat keeps one after another is told at once."""
    if e.seat != more.seat:
        return None
    return replace(more, kept=e.kept + more.kept, discarded=e.discarded + more.discarded)


def draw_raised(saga: Voice, s: State, e: jarls.DrawRaised) -> str:
    draws = ngettext("{player} draws a card more.", "{player} draws {count} cards more.", e.drawn)
    keeps = ngettext("{player} keeps a card more.", "{player} keeps {count} cards more.", e.kept)
    more = [(draws, e.drawn), (keeps, e.kept)]
    return " ".join(saga.say(message, e.seat, count=count) for message, count in more if count)


def draw_granted(s: State, e: ev.DrawGranted) -> str:
    return ngettext("Player {player} may draw a card.", "Player {player} may draw {count} cards.", e.count)


TELLERS: Final[Tellers] = {
    ev.TurnBegan: Entry(STANDARD, turn_began),
    ev.WarriorsAdded: Entry(STANDARD, warriors_added),
    jarls.WarriorJoined: Entry(STANDARD, warrior_joined),
    jarls.WarriorSwapped: Entry(STANDARD, warrior_swapped),
    ev.HandShown: Entry(STANDARD, hand_shown),
    ev.DrawChosen: Entry(STANDARD, told(N_("Player {player} stays at home and draws cards."))),
    ev.CardsDrawn: Entry(FULL, cards_drawn),
    ev.CardsKept: Entry(STANDARD, cards_kept, fold=kept_in_turn),
    ev.AttackDeclared: Entry(
        STORY, told(N_("Player {player} attacks player {target}.")), story=story.attacked
    ),
    jarls.ActionRepeated: Entry(STANDARD, told(N_("Player {player} acts once more instead of drawing."))),
    jarls.DrawRaised: Entry(STANDARD, draw_raised),
    ev.DrawGranted: Entry(FULL, told(draw_granted)),
    jarls.DrawSkipped: Entry(STANDARD, told(N_("Player {player} does not draw."))),
    jarls.CardRecovered: Entry(
        STANDARD, told(N_("Player {player} takes the top card of the discard pile"), "one")
    ),
}
