"""The end, told."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.words import ending
from valhalla.words.language import N_, _, ngettext
from valhalla.words.telling import FULL, STANDARD, STORY, Entry, Tellers, Voice, told, with_things
from valhalla.words.valhalla import scores, things
from valhalla.words.valhalla.saga import story
from valhalla.words.valhalla.saga.phrases import say_cards


def end_triggered(saga: Voice, s: State, e: ev.EndTriggered) -> str:
    if e.owner == NONE:
        cause = _("The deck is empty: the end is near.")
    else:
        cause = saga.say(_("Player {player} has no shield left: the end is near."), e.owner)
    return cause + " " + _("After this turn every player has one more.")


def bonus_due(saga: Voice, s: State, e: ev.BonusDue) -> str:
    return saga.say(_("Player {player} may choose which warriors pay the points."), e.dues[0][0])


def bonus_paid(saga: Voice, s: State, e: ev.BonusPaid) -> str:
    message = ngettext(
        "Player {player} gains {count} point.", "Player {player} gains {count} points.", e.bonus
    )
    text = saga.say(message, e.seat, count=e.bonus)
    if not e.bonus:
        return saga.say(_("There is no more room in Valhalla for what player {player} gains."), e.seat)
    if not e.cards:
        return text + " " + _("But nothing in the discard pile can pay that.")
    cards = with_things(_("From the discard pile to Valhalla"), things.cards(s.table, e.cards))
    worth = sum(s.table.valour[card] for card in e.cards)
    if worth == e.bonus:
        return f"{text} {cards}"
    short = ngettext(
        "No more than {count} point can be paid.", "No more than {count} points can be paid.", worth
    )
    return f"{text} {cards} {short.format(count=worth)}"


def left_behind(saga: Voice, s: State, e: ev.LeftBehind) -> str:
    cards = e.squad + e.hand + e.tactics
    if not cards:
        return saga.say(_("Player {player} leaves nothing behind."), e.seat)
    return say_cards(saga, _("Player {player} leaves behind"), e.seat, s, cards)


TELLERS: Final[Tellers] = {
    ev.EndTriggered: Entry(STORY, end_triggered),
    ev.RagnarokBegan: Entry(
        STORY, told(N_("Ragnarök begins, and player {player} meets it first.")), story=story.ragnarok
    ),
    ev.BonusDue: Entry(FULL, bonus_due),
    ev.BonusPaid: Entry(STORY, bonus_paid),
    ev.RagnarokFaced: Entry(STORY, told(N_("Player {player} goes into the last fight.")), story=story.faced),
    ev.LeftBehind: Entry(STANDARD, left_behind),
    ev.GameEnded: Entry(STORY, ending.told(scores.lines)),
}
