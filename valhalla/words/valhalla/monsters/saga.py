"""Alone or together against a monster, told."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.monsters.events import (
    CardGiven,
    DeckDiscarded,
    DiceFrozen,
    GiantRolled,
    HandExchanged,
    HandPlundered,
    LastAttackCame,
    MonsterAttacked,
    MonsterBeaten,
    MonsterCalmed,
    MonsterChallenged,
    MonsterFought,
    MonsterRolled,
    MonsterSought,
    MonsterSurrounded,
    MonsterWon,
    ShieldLost,
    SlotsChanged,
    SquadNarrowed,
    SteppedIn,
    TollPaid,
    ValourLost,
    WarriorsTurnedAway,
)
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ATTACKING, NONE
from valhalla.words.language import N_, _, ngettext
from valhalla.words.telling import FULL, STANDARD, STORY, Entry, Tellers, Voice, with_things
from valhalla.words.valhalla import things
from valhalla.words.valhalla.monsters import names as monsters
from valhalla.words.valhalla.saga.phrases import one_card, say_cards, strength


def _of_monster(s: State, message: str, **words: object) -> str:
    """A message about the monster."""
    return message.format(monster=monsters.called(s), **words)


def hand_exchanged(saga: Voice, s: State, e: HandExchanged) -> str:
    message = ngettext(
        "Player {player} exchanges a card of the starting hand",
        "Player {player} exchanges {count} cards of the starting hand",
        len(e.cards),
    )
    return say_cards(saga, message, e.seat, s, e.cards)


# Its dice and its attack


def monster_rolled(saga: Voice, s: State, e: MonsterRolled) -> str:
    assert s.monster is not None
    told = [_of_monster(s, _("{monster} rolls {dice}."), dice=things.faces(e.dice))]
    if e.placed:
        told.append(_("These stay on its symbols: {dice}.").format(dice=things.faces(e.placed)))
    else:
        told.append(_("Not one of them fits its symbols."))
    if s.monster.dice == stack_of(s).symbols[s.monster.card]:
        told.append(_("All its symbols are covered."))
    return " ".join(told)


def monster_sought(saga: Voice, s: State, e: MonsterSought) -> str:
    """One who is alone need not be told whom it seeks."""
    if s.table.players == 1:
        return ""
    message = _("{monster} seeks player {player} ({prey}).")
    word = stack_of(s).preys[s.monster.card if s.monster is not None else 0]
    prey = monsters.prey_name(word)
    return saga.say(message, e.seat, monster=monsters.called(s), prey=prey[:1].lower() + prey[1:])


def stepped_in(saga: Voice, s: State, e: SteppedIn) -> str:
    message = _("Player {player} discards card {card} and steps in for player {other}.")
    words = {"card": things.card(s.table, e.card), "other": saga.names[e.instead]}
    return saga.say(message, e.seat, **words)


def monster_attacked(saga: Voice, s: State, e: MonsterAttacked) -> str:
    message = _("{monster} attacks player {player}: {card}.")
    return saga.say(message, e.seat, monster=monsters.called(s), card=monsters.active_card(s))


# The battle


def challenged(saga: Voice, s: State, e: MonsterChallenged) -> str:
    message = _("Player {player} attacks {monster}: {card}.")
    if e.last:
        message = _("The last attack: player {player} goes for {monster}, {card}.")
    return saga.say(message, e.seat, monster=monsters.called(s), card=monsters.active_card(s))


def card_given(saga: Voice, s: State, e: CardGiven) -> str:
    message = _("Player {player} gives a card to player {other}")
    return saga.say_things(message, e.seat, things.card(s.table, e.card), other=saga.names[e.to])


def toll_paid(saga: Voice, s: State, e: TollPaid) -> str:
    message = _("{monster} wants its toll: player {player} discards card {card}.")
    if e.slot != NONE:
        message = _("{monster} devours warrior {card} of player {player}.")
    words = {"monster": monsters.called(s), "card": things.card(s.table, e.card)}
    text, nobody = saga.say(message, e.seat, **words), _("Nobody is left to fight.")
    return text if s.warriors(e.seat) else f"{text} {nobody}"


def dice_frozen(saga: Voice, s: State, e: DiceFrozen) -> str:
    message = ngettext(
        "{monster} makes the hands stiff: player {player} rolls one die fewer.",
        "{monster} makes the hands stiff: player {player} rolls {count} dice fewer.",
        e.count,
    )
    return saga.say(message, e.seat, monster=monsters.called(s), count=e.count)


def giant_rolled(saga: Voice, s: State, e: GiantRolled) -> str:
    message = _("A frost giant brings player {player} an extra die: {die}.")
    return saga.say(message, e.seat, die=things.face(e.die))


def monster_surrounded(saga: Voice, s: State, e: MonsterSurrounded) -> str:
    return _of_monster(s, _("{monster} is surrounded: the ability does nothing more in this battle."))


def monster_beaten(saga: Voice, s: State, e: MonsterBeaten) -> str:
    beaten = _("Monster card {card} is beaten.").format(card=monsters.card_name(s, e.card))
    if e.card == stack_of(s).final:
        over = _of_monster(s, _("It was the last one: {monster} is no more."))
        return f"{beaten} {over}"
    after = _("Next comes {card}, strength {strength}.")
    words = {"card": monsters.card_name(s, e.card + 1), "strength": stack_of(s).strengths[e.card + 1]}
    return f"{beaten} {after.format(**words)}"


def monster_fought(saga: Voice, s: State, e: MonsterFought) -> str:
    battle = s.battle
    assert battle is not None
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


def slots_changed(saga: Voice, s: State, e: SlotsChanged) -> str:
    more = _("The squad of player {player} has one place more again.")
    fewer = _("The squad of player {player} has one place fewer.")
    return saga.say(more if e.slot == NONE else fewer, e.seat)


def warriors_turned_away(saga: Voice, s: State, e: WarriorsTurnedAway) -> str:
    message = ngettext(
        "Valhalla has no room for warrior {cards} of player {player}, who is discarded.",
        "Valhalla has no room for warriors {cards} of player {player}, who are discarded.",
        len(e.cards),
    )
    return saga.say(message, e.seat, cards=things.cards(s.table, e.cards), count=len(e.cards))


def shield_lost(saga: Voice, s: State, e: ShieldLost) -> str:
    left = s.own[e.seat]
    if not left:
        message = _("{monster} tears the last shield from player {player}.")
    else:
        message = ngettext(
            "{monster} takes a shield from player {player}: {count} shield left.",
            "{monster} takes a shield from player {player}: {count} shields left.",
            left,
        )
    return saga.say(message, e.seat, monster=monsters.called(s), count=left)


def deck_discarded(saga: Voice, s: State, e: DeckDiscarded) -> str:
    count = len(e.cards)
    if not count:
        return _("There is no card left in the deck to discard.")
    message = ngettext("A card of the deck is discarded", "{count} cards of the deck are discarded", count)
    return with_things(message.format(count=count), things.cards(s.table, e.cards))


def hand_plundered(saga: Voice, s: State, e: HandPlundered) -> str:
    message = _("{monster} tears a random card from the hand of player {player}: {card}.")
    return saga.say(message, e.seat, monster=monsters.called(s), card=things.card(s.table, e.card))


def valour_lost(saga: Voice, s: State, e: ValourLost) -> str:
    return saga.say(_("{monster} takes 1 valour from player {player}."), e.seat, monster=monsters.called(s))


def monster_calmed(saga: Voice, s: State, e: MonsterCalmed) -> str:
    return _of_monster(s, _("{monster} takes the dice back from the symbols."))


# The end


def last_attack_came(saga: Voice, s: State, e: LastAttackCame) -> str:
    return saga.say(_("The deck is empty: player {player} has one last attack."), e.seat)


def monster_won(saga: Voice, s: State, e: MonsterWon) -> str:
    assert s.monster is not None
    if e.seat != NONE:
        return saga.say(_("Player {player} has no shield left: the game is lost."), e.seat)
    if s.monster.last:
        return _of_monster(s, _("{monster} still stands, and there is no other attack: the game is lost."))
    return _of_monster(s, _("The deck is empty, and {monster} still stands: the game is lost."))


TELLERS: Final[Tellers] = {
    HandExchanged: Entry(STANDARD, hand_exchanged),
    MonsterChallenged: Entry(STORY, challenged),
    MonsterRolled: Entry(STANDARD, monster_rolled),
    MonsterSought: Entry(STANDARD, monster_sought),
    SteppedIn: Entry(STORY, stepped_in),
    MonsterAttacked: Entry(STORY, monster_attacked),
    CardGiven: Entry(STANDARD, card_given),
    TollPaid: Entry(STANDARD, toll_paid),
    DiceFrozen: Entry(STANDARD, dice_frozen),
    GiantRolled: Entry(STANDARD, giant_rolled),
    MonsterSurrounded: Entry(STANDARD, monster_surrounded),
    MonsterFought: Entry(STORY, monster_fought),
    MonsterBeaten: Entry(STORY, monster_beaten),
    SquadNarrowed: Entry(
        STANDARD, one_card(N_("Warrior {card} of player {player} finds no place any more and is discarded."))
    ),
    SlotsChanged: Entry(STANDARD, slots_changed),
    WarriorsTurnedAway: Entry(STANDARD, warriors_turned_away),
    ShieldLost: Entry(STORY, shield_lost),
    DeckDiscarded: Entry(STANDARD, deck_discarded),
    HandPlundered: Entry(STANDARD, hand_plundered),
    ValourLost: Entry(STANDARD, valour_lost),
    MonsterCalmed: Entry(FULL, monster_calmed),
    LastAttackCame: Entry(STORY, last_attack_came),
    MonsterWon: Entry(STORY, monster_won),
}
