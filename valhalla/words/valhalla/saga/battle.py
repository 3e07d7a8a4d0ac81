"""Battles, told."""

from __future__ import annotations

from typing import Any, Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.jarls import events as jarls
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.words.language import N_, _, ngettext
from valhalla.words.telling import FULL, STANDARD, STORY, Entry, Tellers, Voice, seat, with_things
from valhalla.words.valhalla import names, things
from valhalla.words.valhalla.saga import story
from valhalla.words.valhalla.saga.phrases import owner_at, sent_nobody, strength, told


def ability_used(s: State, e: jarls.AbilityUsed) -> str:
    extra = _("Jarl {jarl} helps player {player} with the extra ability.")
    return extra if e.extra else _("Jarl {jarl} helps player {player}.")


def dice_set_aside(s: State, e: jarls.DiceSetAside) -> str:
    return ngettext(
        "Player {player} sets a die aside for this battle.",
        "Player {player} sets {count} dice aside for this battle.",
        e.count,
    )


def dice_granted(s: State, e: ev.DiceGranted) -> str:
    return ngettext("Player {player} gets an extra die.", "Player {player} gets {count} extra dice.", e.count)


def dice_rolled(saga: Voice, s: State, e: ev.DiceRolled) -> str:
    if not e.dice:
        return saga.say(_("Player {player} has no die to roll."), e.seat)
    return saga.say(_("Player {player} rolls {dice}."), e.seat, dice=things.dice(e.dice))


def dice_rerolled(saga: Voice, s: State, e: ev.DiceRerolled) -> str:
    free = _("Player {player} rerolls for free: {before} → {after}.")
    paid = _("Player {player} rerolls: {before} → {after}. Given up: {die}.")
    words = {"before": things.dice(e.before), "after": things.dice(e.after)}
    if e.discarded == NONE:
        return saga.say(free, e.seat, **words)
    return saga.say(paid, e.seat, die=things.dice([e.discarded]), **words)


def warrior_armed(saga: Voice, s: State, e: ev.WarriorArmed) -> str:
    words = {"card": things.card(s.table, s.card_at(e.seat, e.slot)), "dice": things.dice(e.dice)}
    message = _("Player {player} arms warrior {card} with {dice}.")
    if not e.dice:
        message = _("Warrior {card} of player {player} is armed without a die.")
    if (owner := owner_at(s, e.seat, e.slot)) != e.seat:
        message = _("Player {player} arms warrior {card}, lent by player {owner}, with {dice}.")
        if s.table.partners:
            message = _("Player {player} arms warrior {card} of partner {owner} with {dice}.")
        if not e.dice:
            message = _("{player} arms {card}, who stands with {owner}, without a die.")
        words["owner"] = saga.names[owner]
    return saga.say(message, e.seat, **words)


def tactic_played(saga: Voice, s: State, e: ev.TacticPlayed) -> str:
    word = s.table.word[e.card]
    card = things.card(s.table, e.card)
    kind = names.tactic_kind(word.effect) if word else ""
    return saga.say(_("Player {player} plays tactic {card}: {kind}."), e.seat, card=card, kind=kind)


def free_rerolls_gained(s: State, e: ev.FreeRerollsGained) -> str:
    return ngettext(
        "Player {player} gains a free reroll.", "Player {player} gains {count} free rerolls.", e.count
    )


def battle_resolved(saga: Voice, s: State, e: ev.BattleResolved) -> str:
    battle = fought(s)
    assert battle.defence is not None
    attack, defence = battle.attack, battle.defence
    if e.winner == NONE:
        return saga.say(_("Player {player} brings nobody into battle, and nobody wins."), attack.seat)
    if not defence.armed:
        message = _("Strength {attack} against nobody: player {player} breaks through.")
    elif e.rule == "V16.2":
        message = _("Strength {attack} against {defence}: a tie, which jarl {jarl} gives to player {player}.")
    elif e.winner == defence.seat:
        message = _("Strength {attack} against {defence}: player {player} holds the wall and wins.")
    elif e.attack == e.defence:
        message = _("Strength {attack} against {defence}: a tie, so player {player} wins as the attacker.")
    else:
        message = _("Strength {attack} against {defence}: player {player} wins the attack.")
    words = {
        "attack": strength(saga, s, attack, e.attack),
        "defence": strength(saga, s, defence, e.defence),
        "jarl": things.jarl_name(s.table, s.jarls[e.winner]) if e.rule == "V16.2" else "",
    }
    return saga.say(message, e.winner, **words)


def shield_taken(saga: Voice, s: State, e: ev.ShieldTaken) -> str:
    left = s.own[e.owner]
    if not left:
        message = _("Player {player} tears the last shield from player {owner}.")
    else:
        message = ngettext(
            "Player {player} takes a shield from player {owner}: {count} shield left.",
            "Player {player} takes a shield from player {owner}: {count} shields left.",
            left,
        )
    return saga.say(message, e.seat, owner=saga.names[e.owner], count=left)


def warriors_rose(saga: Voice, s: State, e: ev.WarriorsRose) -> str:
    if not e.cards:
        return sent_nobody(saga, s, e, _("Player {player} sends nobody to Valhalla."))
    valour = sum(s.table.valour[card] for card in e.cards)
    message = ngettext(
        "Warrior {cards} of player {player} rises to Valhalla (valour {valour}).",
        "Warriors {cards} of player {player} rise to Valhalla (valour {valour}).",
        len(e.cards),
    )
    return saga.say(message, e.seat, count=len(e.cards), cards=things.cards(s.table, e.cards), valour=valour)


def tactic_taken(s: State, e: ev.TacticTaken) -> str:
    if e.owner == e.seat:
        return _("Tactic {card} comes back to player {player}.")
    return _("Tactic {card} of player {owner} goes to player {player}.")


def battle_ended(saga: Voice, s: State, e: ev.BattleEnded) -> str:
    if not e.cards:
        return _("The battle is over.")
    return with_things(_("The battle is over. Discarded"), things.cards(s.table, e.cards))


def _by_tactic(event: Any) -> bool:
    """A tactic's name says what it gains; the same gain by a jarl would otherwise go untold."""
    return str(event.rule).startswith("V5.")


_SURROUNDED: Final = N_(
    "Jarl {jarl} of player {player} is surrounded and can do nothing more in this battle."
)
_EXPECTS: Final = N_("Player {player} expects player {other} to win.")
_EASED: Final = N_("Warrior {warrior} of player {player} needs a die fewer in this battle.")
_STOLEN: Final = N_("Player {player} takes a random card from the hand of player {owner}")
TELLERS: Final[Tellers] = {
    jarls.AbilityUsed: Entry(STANDARD, told(ability_used)),
    ev.Passed: Entry(FULL, told(N_("Player {player} lets the moment pass."))),
    jarls.DiceSetAside: Entry(STANDARD, told(dice_set_aside)),
    ev.DiceGranted: Entry(STANDARD, told(dice_granted)),
    jarls.CardSpent: Entry(STANDARD, told(N_("Player {player} pays with a card"), "one")),
    ev.DiceRolled: Entry(STANDARD, dice_rolled),
    ev.DiceRerolled: Entry(STANDARD, dice_rerolled),
    ev.WarriorArmed: Entry(STANDARD, warrior_armed),
    ev.FrostFell: Entry(STANDARD, told(N_("Frost bites: player {player} will roll one die fewer."))),
    ev.TacticPlayed: Entry(STANDARD, tactic_played),
    ev.BonusGained: Entry(STANDARD, told(N_("Player {player} gains strength: +{strength}.")), _by_tactic),
    ev.DieDiscarded: Entry(
        STANDARD,
        told(N_("Player {player} gives up a die: {die}."), die=lambda saga, s, e: things.dice([e.die])),
    ),
    ev.DiceTurned: Entry(STANDARD, told(N_("Player {player} turns dice: {before} → {after}."))),
    ev.FreeRerollsGained: Entry(STANDARD, told(free_rerolls_gained), _by_tactic),
    ev.ExtraDiceRolled: Entry(STANDARD, told(N_("Player {player} tries new weapons: {dice}."))),
    ev.DieKept: Entry(STANDARD, told(N_("Player {player} keeps the die: {die}."))),
    ev.LeaderSurrounded: Entry(STANDARD, told(_SURROUNDED), _by_tactic),
    ev.PhaseEnded: Entry(FULL, told(N_("Player {player} is done with dice and tactics."))),
    ev.BattleResolved: Entry(STORY, battle_resolved, story=story.resolved),
    ev.ShieldTaken: Entry(
        STORY, shield_taken, story=told(story.shield_taken, count=lambda saga, s, e: s.own[e.owner])
    ),
    ev.WarriorsRose: Entry(STORY, warriors_rose, story=story.rose),
    jarls.NeedEased: Entry(STANDARD, told(_EASED)),
    jarls.BetPlaced: Entry(STANDARD, told(_EXPECTS, other=seat("on"))),
    jarls.BetWon: Entry(STANDARD, told(N_("Player {player} guessed right."))),
    ev.TacticTaken: Entry(STANDARD, told(tactic_taken)),
    jarls.TacticReturned: Entry(STANDARD, told(N_("Tactic {card} comes back to player {player}."))),
    ev.BattleEnded: Entry(FULL, battle_ended),
    ev.CardStolen: Entry(STANDARD, told(_STOLEN, "one")),
}
