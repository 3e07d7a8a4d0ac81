"""Battles, told."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls.events import AbilityUsed, BetPlaced, DiceSetAside, NeedEased
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.words.language import _, ngettext
from valhalla.words.telling import Voice, with_things
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.saga.phrases import owner_at, strength


def ability_used(saga: Voice, s: State, e: AbilityUsed) -> str:
    main = _("Jarl {jarl} helps player {player}.")
    extra = _("Jarl {jarl} helps player {player} with the extra ability.")
    return saga.say(extra if e.extra else main, e.seat, jarl=called.jarl_name(s.table, s.jarls[e.seat]))


def dice_set_aside(saga: Voice, s: State, e: DiceSetAside) -> str:
    message = ngettext(
        "Player {player} sets a die aside for this battle.",
        "Player {player} sets {count} dice aside for this battle.",
        e.count,
    )
    return saga.say(message, e.seat, count=e.count)


def dice_granted(saga: Voice, s: State, e: ev.DiceGranted) -> str:
    message = ngettext(
        "Player {player} gets an extra die.", "Player {player} gets {count} extra dice.", e.count
    )
    return saga.say(message, e.seat, count=e.count)


def dice_rolled(saga: Voice, s: State, e: ev.DiceRolled) -> str:
    if not e.dice:
        return saga.say(_("Player {player} has no die to roll."), e.seat)
    return saga.say(_("Player {player} rolls {dice}."), e.seat, dice=called.dice(e.dice))


def dice_rerolled(saga: Voice, s: State, e: ev.DiceRerolled) -> str:
    free = _("Player {player} rerolls for free: {before} → {after}.")
    paid = _("Player {player} rerolls: {before} → {after}. Given up: {die}.")
    words = {"before": called.dice(e.before), "after": called.dice(e.after)}
    if e.discarded == NONE:
        return saga.say(free, e.seat, **words)
    return saga.say(paid, e.seat, die=called.dice([e.discarded]), **words)


def warrior_armed(saga: Voice, s: State, e: ev.WarriorArmed) -> str:
    words = {"card": called.card(s.table, s.card_at(e.seat, e.slot)), "dice": called.dice(e.dice)}
    message = _("Player {player} arms warrior {card} with {dice}.")
    if not e.dice:
        message = _("Warrior {card} of player {player} is armed without a die.")
    if (owner := owner_at(s, e.seat, e.slot)) != e.seat:
        message = _("Player {player} arms warrior {card} of partner {owner} with {dice}.")
        if not e.dice:
            message = _("Warrior {card} of partner {owner} is armed for player {player} without a die.")
        words["owner"] = saga.names[owner]
    return saga.say(message, e.seat, **words)


def tactic_played(saga: Voice, s: State, e: ev.TacticPlayed) -> str:
    word = s.table.word[e.card]
    card = called.card(s.table, e.card)
    kind = called.tactic_kind(word.effect) if word else ""
    return saga.say(_("Player {player} plays tactic {card}: {kind}."), e.seat, card=card, kind=kind)


def bonus_gained(saga: Voice, s: State, e: ev.BonusGained) -> str:
    return saga.say(_("Player {player} gains strength: +{strength}."), e.seat, strength=e.strength)


def die_discarded(saga: Voice, s: State, e: ev.DieDiscarded) -> str:
    return saga.say(_("Player {player} gives up a die: {die}."), e.seat, die=called.dice([e.die]))


def dice_turned(saga: Voice, s: State, e: ev.DiceTurned) -> str:
    message = _("Player {player} turns dice: {before} → {after}.")
    return saga.say(message, e.seat, before=called.dice(e.before), after=called.dice(e.after))


def free_rerolls_gained(saga: Voice, s: State, e: ev.FreeRerollsGained) -> str:
    message = ngettext(
        "Player {player} gains a free reroll.", "Player {player} gains {count} free rerolls.", e.count
    )
    return saga.say(message, e.seat, count=e.count)


def extra_dice_rolled(saga: Voice, s: State, e: ev.ExtraDiceRolled) -> str:
    return saga.say(_("Player {player} tries new weapons: {dice}."), e.seat, dice=called.faces(e.dice))


def die_kept(saga: Voice, s: State, e: ev.DieKept) -> str:
    return saga.say(_("Player {player} keeps the die: {die}."), e.seat, die=called.face(e.die))


def leader_surrounded(saga: Voice, s: State, e: ev.LeaderSurrounded) -> str:
    message = _("Jarl {jarl} of player {player} is surrounded and can do nothing more in this battle.")
    return saga.say(message, e.seat, jarl=called.jarl_name(s.table, s.jarls[e.seat]))


def battle_resolved(saga: Voice, s: State, e: ev.BattleResolved) -> str:
    battle = s.battle
    assert battle is not None and battle.defence is not None
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
        "jarl": called.jarl_name(s.table, s.jarls[e.winner]) if e.rule == "V16.2" else "",
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
        return saga.say(_("Player {player} sends nobody to Valhalla."), e.seat)
    valour = sum(s.table.valour[card] for card in e.cards)
    message = ngettext(
        "Warrior {cards} of player {player} rises to Valhalla (valour {valour}).",
        "Warriors {cards} of player {player} rise to Valhalla (valour {valour}).",
        len(e.cards),
    )
    return saga.say(message, e.seat, count=len(e.cards), cards=called.cards(s.table, e.cards), valour=valour)


def card_stolen(saga: Voice, s: State, e: ev.CardStolen) -> str:
    message = _("Player {player} takes a random card from the hand of player {owner}")
    return saga.say_things(message, e.seat, called.card(s.table, e.card), owner=saga.names[e.owner])


def need_eased(saga: Voice, s: State, e: NeedEased) -> str:
    warrior = called.card(s.table, s.card_at(e.seat, e.slot))
    message = _("Warrior {warrior} of player {player} needs a die fewer in this battle.")
    return saga.say(message, e.seat, warrior=warrior)


def bet_placed(saga: Voice, s: State, e: BetPlaced) -> str:
    message = _("Player {player} expects player {other} to win.")
    return saga.say(message, e.seat, other=saga.names[e.on])


def tactic_taken(saga: Voice, s: State, e: ev.TacticTaken) -> str:
    message = _("Tactic {card} of player {owner} goes to player {player}.")
    if e.owner == e.seat:
        message = _("Tactic {card} comes back to player {player}.")
    card = called.card(s.table, e.card)
    return saga.say(message, e.seat, card=card, owner=saga.names[e.owner])


def battle_ended(saga: Voice, s: State, e: ev.BattleEnded) -> str:
    if not e.cards:
        return _("The battle is over.")
    return with_things(_("The battle is over. Discarded"), called.cards(s.table, e.cards))
