"""Alone or together against a monster, told."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.monsters.gifts import CardGiven
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ATTACKING, NONE
from valhalla.words.language import N_, _, ngettext
from valhalla.words.telling import (
    FULL,
    STANDARD,
    STORY,
    Entry,
    Tellers,
    Telling,
    Voice,
    seat,
    with_things,
)
from valhalla.words.valhalla import things
from valhalla.words.valhalla.monsters import names as monsters
from valhalla.words.valhalla.monsters import story
from valhalla.words.valhalla.saga.phrases import PLACES, strength

told: Final = Telling({**PLACES, "monster": lambda saga, s, e: monsters.called(s)})


def hand_exchanged(s: State, e: ev.HandExchanged) -> str:
    return ngettext(
        "Player {player} exchanges a card of the starting hand",
        "Player {player} exchanges {count} cards of the starting hand",
        len(e.cards),
    )


def _active(saga: Voice, s: State, e: object) -> str:
    return monsters.active_card(s)


# Its dice and its attack


def monster_rolled(saga: Voice, s: State, e: ev.MonsterRolled) -> str:
    assert s.monster is not None
    rolls = _("{monster} rolls {dice}.").format(monster=monsters.called(s), dice=things.faces(e.dice))
    placed = _("Not one of them fits its symbols.")
    if e.placed:
        placed = _("These stay on its symbols: {dice}.").format(dice=things.faces(e.placed))
    covered = s.monster.dice == stack_of(s).symbols[s.monster.card]
    return " ".join((rolls, placed, *([_("All its symbols are covered.")] if covered else [])))


def monster_sought(saga: Voice, s: State, e: ev.MonsterSought) -> str:
    """One who is alone need not be told whom it seeks."""
    if s.table.players == 1:
        return ""
    message = _("{monster} seeks player {player} ({prey}).")
    word = stack_of(s).preys[s.monster.card if s.monster is not None else 0]
    prey = monsters.prey_name(word)
    return saga.say(message, e.seat, monster=monsters.called(s), prey=prey[:1].lower() + prey[1:])


# The battle


def challenged(s: State, e: ev.MonsterChallenged) -> str:
    if e.last:
        return _("The last attack: player {player} goes for {monster}, {card}.")
    return _("Player {player} attacks {monster}: {card}.")


def toll_paid(saga: Voice, s: State, e: ev.TollPaid) -> str:
    message = _("{monster} wants its toll: player {player} discards card {card}.")
    if e.slot != NONE:
        message = _("{monster} devours warrior {card} of player {player}.")
    words = {"monster": monsters.called(s), "card": things.card(s.table, e.card)}
    text, nobody = saga.say(message, e.seat, **words), _("Nobody is left to fight.")
    return text if s.warriors(e.seat) else f"{text} {nobody}"


def dice_frozen(s: State, e: ev.DiceFrozen) -> str:
    return ngettext(
        "{monster} makes the hands stiff: player {player} rolls one die fewer.",
        "{monster} makes the hands stiff: player {player} rolls {count} dice fewer.",
        e.count,
    )


def monster_beaten(saga: Voice, s: State, e: ev.MonsterBeaten) -> str:
    beaten = _("Monster card {card} is beaten.").format(card=monsters.card_name(s, e.card))
    if e.card == stack_of(s).final:
        over = _("It was the last one: {monster} is no more.").format(monster=monsters.called(s))
        return f"{beaten} {over}"
    after = _("Next comes {card}, strength {strength}.")
    words = {"card": monsters.card_name(s, e.card + 1), "strength": stack_of(s).strengths[e.card + 1]}
    return f"{beaten} {after.format(**words)}"


def monster_fought(saga: Voice, s: State, e: ev.MonsterFought) -> str:
    battle = fought(s)
    if e.rule == "V15.9":
        message = _("Player {player} brings nobody into battle against strength {defence}, and loses.")
    elif e.rule == "V16.2":
        message = _("Strength {attack} against {defence}: a tie, which jarl {jarl} gives to player {player}.")
    elif battle.monster == ATTACKING:
        won = N_("Strength {attack} against {defence}: player {player} strikes {monster} down.")
        lost = N_("Strength {attack} against {defence}: the attack of player {player} fails.")
        message = _(won if e.won else lost)
    elif e.won:
        message = _("Strength {attack} against {defence}: player {player} holds {monster} off.")
    elif e.strength == e.against:
        message = _("Strength {attack} against {defence}: a tie, so {monster} breaks through.")
    else:
        message = _("Strength {attack} against {defence}: {monster} breaks through.")
    words = {
        "attack": strength(saga, s, battle.attack, e.strength),
        "defence": e.against,
        "monster": monsters.called(s),
        "jarl": things.jarl_name(s.table, s.jarls[e.seat]) if e.rule == "V16.2" else "",
    }
    return saga.say(message, e.seat, **words)


# What it costs


def slots_changed(s: State, e: ev.SlotsChanged) -> str:
    if e.slot == NONE:
        return _("The squad of player {player} has one place more again.")
    return _("The squad of player {player} has one place fewer.")


def warriors_turned_away(s: State, e: ev.WarriorsTurnedAway) -> str:
    return ngettext(
        "Valhalla has no room for warrior {cards} of player {player}, who is discarded.",
        "Valhalla has no room for warriors {cards} of player {player}, who are discarded.",
        len(e.cards),
    )


def shield_lost(s: State, e: ev.ShieldLost) -> str:
    left = s.own[e.seat]
    if not left:
        return _("{monster} tears the last shield from player {player}.")
    return ngettext(
        "{monster} takes a shield from player {player}: {count} shield left.",
        "{monster} takes a shield from player {player}: {count} shields left.",
        left,
    )


def deck_discarded(saga: Voice, s: State, e: ev.DeckDiscarded) -> str:
    count = len(e.cards)
    if not count:
        return _("There is no card left in the deck to discard.")
    message = ngettext("A card of the deck is discarded", "{count} cards of the deck are discarded", count)
    return with_things(message.format(count=count), things.cards(s.table, e.cards))


# The end


def monster_won(s: State, e: ev.MonsterWon) -> str:
    assert s.monster is not None
    if e.seat != NONE:
        return _("Player {player} has no shield left: the game is lost.")
    if s.monster.last:
        return _("{monster} still stands, and there is no other attack: the game is lost.")
    return _("The deck is empty, and {monster} still stands: the game is lost.")


_STEPS_IN: Final = N_("Player {player} discards card {card} and steps in for player {other}.")
_ATTACKS: Final = N_("{monster} attacks player {player}: {card}.")
_GIVES: Final = N_("Player {player} gives a card to player {other}")
_LENDS: Final = N_("Player {player} would lend a warrior.")
_CALLS: Final = N_("Player {player} calls: “{call}”.")
_LAST_OPEN: Final = N_("The deck is empty: player {player} says who makes the last attack.")
_GIANT: Final = N_("A frost giant brings player {player} an extra die: {die}.")
_SURROUNDED: Final = N_("{monster} is surrounded: the ability does nothing more in this battle.")
_NARROWED: Final = N_("Warrior {card} of player {player} finds no place any more and is discarded.")
_PLUNDERED: Final = N_("{monster} tears a random card from the hand of player {player}: {card}.")
_LAST_ATTACK: Final = N_("The deck is empty: player {player} has one last attack.")
TELLERS: Final[Tellers] = {
    ev.HandExchanged: Entry(STANDARD, told(hand_exchanged, "cards")),
    ev.MonsterChallenged: Entry(STORY, told(challenged, card=_active), story=story.challenged),
    ev.MonsterRolled: Entry(STANDARD, monster_rolled),
    ev.MonsterSought: Entry(STANDARD, monster_sought),
    ev.SteppedIn: Entry(STORY, told(_STEPS_IN, other=seat("instead"))),
    ev.MonsterAttacked: Entry(STORY, told(_ATTACKS, card=_active), story=story.attacked),
    CardGiven: Entry(STANDARD, told(_GIVES, "card", other=seat("to"))),
    ev.ArmOffered: Entry(STANDARD, told(_LENDS)),
    ev.Called: Entry(STANDARD, told(_CALLS, call=lambda saga, s, e: monsters.call(e.call))),
    ev.CallLapsed: Entry(FULL, told(N_("What player {player} called stands no longer."))),
    ev.LastAttackOpen: Entry(STANDARD, told(_LAST_OPEN)),
    ev.TollPaid: Entry(STANDARD, toll_paid),
    ev.DiceFrozen: Entry(STANDARD, told(dice_frozen)),
    ev.GiantRolled: Entry(STANDARD, told(_GIANT)),
    ev.MonsterSurrounded: Entry(STANDARD, told(_SURROUNDED)),
    ev.MonsterFought: Entry(STORY, monster_fought, story=story.battle),
    ev.MonsterBeaten: Entry(STORY, monster_beaten),
    ev.SquadNarrowed: Entry(STANDARD, told(_NARROWED)),
    ev.SlotsChanged: Entry(STANDARD, told(slots_changed)),
    ev.WarriorsTurnedAway: Entry(STANDARD, told(warriors_turned_away)),
    ev.ShieldLost: Entry(STORY, told(shield_lost, count=lambda saga, s, e: s.own[e.seat])),
    ev.DeckDiscarded: Entry(STANDARD, deck_discarded),
    ev.HandPlundered: Entry(STANDARD, told(_PLUNDERED)),
    ev.ValourLost: Entry(STANDARD, told(N_("{monster} takes 1 valour from player {player}."))),
    ev.MonsterCalmed: Entry(FULL, told(N_("{monster} takes the dice back from the symbols."))),
    ev.LastAttackCame: Entry(STORY, told(_LAST_ATTACK)),
    ev.MonsterWon: Entry(STORY, told(monster_won)),
}
