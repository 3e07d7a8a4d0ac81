"""What is asked of those who are alone or together against a monster."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import terms
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.monsters.stack import might, places, room
from valhalla.games.valhalla.state import Battle, State
from valhalla.games.valhalla.terms import MONSTER, Step
from valhalla.words.asking import Ask, Prompt, asked, joined
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import Names
from valhalla.words.refusing import Refusals
from valhalla.words.valhalla.brings import NOTHING, Deeds, Labels
from valhalla.words.valhalla.monsters import names as monsters


def _battle(s: State) -> Battle:
    assert s.battle is not None
    return s.battle


def needs(s: State, seat: int) -> str:
    """What an attack on the active card asks for."""
    message = _("To beat {card} you need strength {needed}; Valhalla adds {might}.")
    words = {"card": monsters.active_card(s), "needed": monsters.needed(s, attack=True)}
    return message.format(might=might(s, seat), **words)


# Before a battle


def _step_in(s: State, seat: int, names: Names) -> Prompt:
    sought = next(step[1] for step in reversed(s.agenda) if step[0] != Step.STEP_IN)
    text = _("{monster} attacks player {player}: you may discard a card and fight instead.")
    message = _("To hold off {card} you need strength {needed}; Valhalla adds {might}.")
    words = {"card": monsters.active_card(s), "needed": monsters.needed(s, attack=False)}
    note = message.format(might=might(s, seat), **words)
    return Prompt(text.format(monster=monsters.called(s), player=names[sought]), note, "V18.4")


def _toll_card(s: State, seat: int, names: Names) -> Prompt:
    text = _("{monster} wants its toll: discard a card of your hand.")
    return Prompt(text.format(monster=monsters.called(s)), _("You choose which one."), "V15.10")


def _toll_warrior(s: State, seat: int, names: Names) -> Prompt:
    text = _("{monster} wants its toll: give up a warrior of your squad.").format(monster=monsters.called(s))
    note = _("The warrior is discarded.")
    if len(s.warriors(seat)) == 1:
        note = _("It is your only warrior: without it the battle is lost.")
    return Prompt(text, note, "V15.10")


def _lend(s: State, seat: int, names: Names) -> Prompt:
    """Who stands by may lend the fighter a warrior (V18.5)."""
    battle = _battle(s)
    text = _("Player {player} is about to attack {monster}: you may lend one of your warriors.")
    if battle.monster == terms.ATTACKED:
        text = _("{monster} attacks player {player}: you may lend one of your warriors.")
    note = _("They need strength {needed}. Of all who agree they may arm one warrior.")
    needed = monsters.needed(s, attack=battle.monster == terms.ATTACKING)
    words = {"player": names[battle.attack.seat], "monster": monsters.called(s)}
    return Prompt(text.format(**words), note.format(needed=needed), "V18.5")


def _last_choice(s: State, seat: int, names: Names) -> Prompt:
    text = _("The deck is empty: say for all of you who makes the last attack on {monster}.")
    note = _("It needs strength {needed}. If it fails, the game is lost.")
    needed = monsters.needed(s, attack=True)
    return Prompt(text.format(monster=monsters.called(s)), note.format(needed=needed), "V18.7")


def gift(s: State, seat: int, names: Names) -> Prompt:
    """In saves of rules before 4 who stands by may give the fighter a card."""
    battle = _battle(s)
    text = _("Player {player} is about to attack {monster}: you may give them a card.")
    if battle.monster == terms.ATTACKED:
        text = _("{monster} attacks player {player}: you may give them a card.")
    note = _("They need strength {needed}.")
    if s.table.players > 2:
        note = _("They need strength {needed}. The others do not see what you give.")
    needed = monsters.needed(s, attack=battle.monster == terms.ATTACKING)
    words = {"player": names[battle.attack.seat], "monster": monsters.called(s)}
    return Prompt(text.format(**words), note.format(needed=needed), "V18.5")


# In battle


def fight(s: State, seat: int, note: str) -> Prompt:
    """The seat rolls, arms and plays against the monster."""
    battle = _battle(s)
    attack = battle.monster == terms.ATTACKING
    text = _("Attack {monster}: reroll, play tactics and arm warriors.")
    if not attack:
        text = _("Hold {monster} off: reroll, play tactics and arm warriors.")
    elif s.monster is not None and s.monster.last:
        text = _("The last attack on {monster}: reroll, play tactics and arm warriors.")
    text = text.format(monster=monsters.called(s))
    if not battle.attack.armed:
        message = _("You need strength {needed}, and without an activated warrior the battle is lost.")
        why = message.format(needed=monsters.needed(s, attack=attack))
        return Prompt(text, joined(why, note), "V15.9")
    message = _("Your strength is {strength}; you need {needed} to win.")
    so_far = message.format(strength=strength(s, battle.attack), needed=monsters.needed(s, attack=attack))
    return Prompt(text, joined(so_far, note), "V15.6" if attack else "V15.7")


# After it


def _room(s: State, seat: int) -> str:
    left = room(s, seat)
    message = ngettext(
        "Your Valhalla has room for {count} point.", "Your Valhalla has room for {count} points.", left
    )
    return message.format(count=left)


def _rise(s: State, seat: int, names: Names) -> Prompt:
    text = _("The card is beaten: choose which activated warriors go to Valhalla.")
    rest = _("Whoever fits must go, and the others are discarded.")
    if any(slot >= terms.ALLY for slot, _dice in _battle(s).attack.placed):
        rest = _("Whoever fits must go, and the others are discarded; a lent warrior may go home.")
    return Prompt(text, joined(_room(s, seat), rest), "V15.4")


def _send(s: State, seat: int, names: Names) -> Prompt:
    battle = _battle(s)
    rule = "V15.6" if battle.monster == terms.ATTACKING else "V15.7"
    text = _("You have won: send any of your activated warriors to Valhalla, or none.")
    if battle.winner == MONSTER:
        text = _("You have lost: you may send one of your activated warriors to Valhalla.")
    stay = _("Whoever you do not send stays in your squad.")
    return Prompt(text, joined(_room(s, seat), stay), rule)


def _narrow(s: State, seat: int, names: Names) -> Prompt:
    count = places(s, seat)
    message = ngettext(
        "Your squad has only {count} place now: choose who is discarded.",
        "Your squad has only {count} places now: choose who is discarded.",
        count,
    )
    return Prompt(message.format(count=count), "", "V15.10")


STEPS: Final[dict[int, Ask]] = {
    Step.EXCHANGE: asked(
        N_("You may exchange cards of your starting hand, this once."),
        N_("As many others are drawn first, then yours are shuffled into the deck."),
        "V15.2",
    ),
    Step.STEP_IN: _step_in,
    Step.LEND: _lend,
    Step.LAST_CHOICE: _last_choice,
    Step.TOLL_CARD: _toll_card,
    Step.TOLL_WARRIOR: _toll_warrior,
    Step.NARROW: _narrow,
    Step.MONSTER_RISE: _rise,
    Step.MONSTER_SEND: _send,
}
LABELS: Final = Labels(
    {
        "exchange_cards": N_("Exchange these cards"),
        "lend": N_("Lend a warrior"),
        "choose_fighter": N_("This player attacks"),
        "call": N_("Call to the others"),
    },
    {
        ("choose_card", Step.ASIDE): N_("Give this card"),
        ("choose_card", Step.STEP_IN): N_("Step in with this card"),
        ("choose_card", Step.TOLL_CARD): N_("Discard this card"),
        ("choose_warrior", Step.TOLL_WARRIOR): N_("Give up this warrior"),
        ("choose_warrior", Step.NARROW): N_("Discard this warrior"),
        ("pass", Step.EXCHANGE): N_("Keep all cards"),
        ("pass", Step.STEP_IN): N_("Stay out of it"),
        ("pass", Step.LEND): N_("Lend nobody"),
    },
)
REFUSALS: Final = Refusals(
    {
        "tactics_banned": N_("The monster’s ability lets you play no more tactics in this battle."),
        "trick_banned": N_("The monster’s ability lets nobody play Counterblow or Weapon swap."),
        "no_call_now": N_("Calls are made in your own turn and before battles, each of them once."),
        "cannot_attack_last": N_("Whoever makes the last attack needs a warrior."),
        "no_ability_to_surround": N_("The monster has no ability in force that could be surrounded."),
    },
    NOTHING,
    {
        Step.EXCHANGE: N_("decide first which cards you exchange"),
        Step.STEP_IN: N_("decide first whether you step in"),
        Step.LEND: N_("say first whether you lend a warrior"),
        Step.LAST_CHOICE: N_("choose first who makes the last attack"),
        Step.TOLL_CARD: N_("choose first which card the monster gets"),
        Step.TOLL_WARRIOR: N_("choose first which warrior the monster gets"),
        Step.NARROW: N_("choose first who leaves your squad"),
        **dict.fromkeys((Step.MONSTER_RISE, Step.MONSTER_SEND), N_("choose first who goes to Valhalla")),
    },
)
DEEDS: Final = Deeds(
    {
        "challenge": (N_("Player {player} attacks {monster}"), N_("attack {monster}")),
        "aside": (N_("Player {player} gives card {cards} away"), N_("give card {cards} away")),
        "lend": (N_("Player {player} lends a warrior"), N_("lend a warrior")),
        "choose_fighter": (
            N_("Player {player} leaves the last attack to player {target}"),
            N_("leave the last attack to player {target}"),
        ),
        "fight_last": (N_("Player {player} makes the last attack"), N_("make the last attack")),
        "call": (N_("Player {player} calls: “{call}”"), N_("call “{call}”")),
        "step in": (
            N_("Player {player} discards card {cards} and steps in"),
            N_("discard card {cards} and step in"),
        ),
        "toll card": (N_("Player {player} gives up card {cards}"), N_("give up card {cards}")),
        "toll warrior": (N_("Player {player} gives up warrior {cards}"), N_("give up warrior {cards}")),
        "narrow": (N_("Player {player} discards warrior {cards}"), N_("discard warrior {cards}")),
    },
    {
        "exchange_cards": (
            lambda n: ngettext(
                "Player {player} exchanges card {cards}", "Player {player} exchanges cards {cards}", n
            ),
            lambda n: ngettext("exchange card {cards}", "exchange cards {cards}", n),
        )
    },
    secret={
        "exchange_cards": N_("Player {player} chooses in secret what to exchange"),
        "aside": N_("Player {player} gives a card away"),
    },
    filled={
        cm.Attack: lambda s, seat, attack: {
            "monster": monsters.called(s) if attack.target == MONSTER else ""
        },
        cm.Call: lambda s, seat, said: {"call": monsters.call(said.call)},
    },
)
