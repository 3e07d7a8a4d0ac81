"""The big moments of Valhalla as a saga tells them; the saga of a referee is in the other modules."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.words.language import N_, _, ngettext
from valhalla.words.telling import Voice, scattered, varied
from valhalla.words.valhalla import things
from valhalla.words.valhalla.saga.phrases import sent_nobody, told

_ATTACKED: Final = varied(
    N_("{player} goes against {target} with shield and spear."),
    N_("{player} comes to the hall of {target}, and not as a guest."),
    N_("There is no peace left between {player} and {target}."),
)
attacked: Final = told(_ATTACKED)
_WON: Final = varied(
    N_("The wall breaks: {player} wins, {attack} to {defence}."),
    N_("Hard was the fight, and {player} had the better of it: {attack} to {defence}."),
)
_HELD: Final = varied(
    N_("The wall holds: {player} throws the attack back, {defence} to {attack}."),
    N_("Those who came to {player} found no way in: {defence} to {attack}."),
)
_EVEN: Final = N_("{attack} to {defence}: evenly matched, and the day goes to {player}, who came to fight.")
_GIVEN: Final = N_("{attack} to {defence}: evenly matched, until {jarl} turns the day for {player}.")
_OPEN: Final = N_("Nobody bars the way: {player} breaks in with {attack}.")
_NOBODY: Final = N_("{player} finds nobody to lead into the fight and goes home.")


def resolved(saga: Voice, s: State, e: ev.BattleResolved) -> str:
    battle = fought(s)
    assert battle.defence is not None
    if e.winner == NONE:
        return saga.say(_(_NOBODY), battle.attack.seat)
    if not battle.defence.armed:
        message = _(_OPEN)
    elif e.rule == "V16.2":
        message = _(_GIVEN)
    elif e.winner == battle.defence.seat:
        message = _HELD(s, e)
    else:
        message = _(_EVEN) if e.attack == e.defence else _WON(s, e)
    jarl = things.jarl_name(s.table, s.jarls[e.winner]) if e.rule == "V16.2" else ""
    return saga.say(message, e.winner, attack=e.attack, defence=e.defence, jarl=jarl)


def shield_taken(s: State, e: ev.ShieldTaken) -> str:
    left = s.own[e.owner]
    if not left:
        return _("The last shield of {owner} hangs in the hall of {player} now.")
    return ngettext(
        "{player} carries a shield of {owner} home. {count} is left.",
        "{player} carries a shield of {owner} home. {count} are left.",
        left,
    )


def rose(saga: Voice, s: State, e: ev.WarriorsRose) -> str:
    if not e.cards:
        return sent_nobody(saga, s, e, _("Nobody of {player} goes to Valhalla tonight."))
    n = len(e.cards)
    ways = (
        ngettext(
            "{cards} drinks in Valhalla tonight, to the honour of {player}: +{valour}.",
            "{cards} drink in Valhalla tonight, to the honour of {player}: +{valour}.",
            n,
        ),
        _("The doors of Valhalla open for {cards}, who fell for {player}: +{valour}."),
        _("Odin himself pours the mead for {cards}: +{valour} for {player}."),
    )
    message = ways[scattered(s.turns + n, len(ways))]
    valour = sum(s.table.valour[card] for card in e.cards)
    return saga.say(message, e.seat, count=n, cards=things.cards(s.table, e.cards), valour=valour)


ragnarok: Final = told(N_("The wolf is loose and the sky burns. {player} is the first to meet Ragnarök."))
faced: Final = told(N_("{player} goes into the last fight."))
