"""Why a command of the Hammer Throw was refused: a sentence for every key of its checks and properties."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.hammer.terms import Step
from valhalla.words.language import N_, _, ngettext
from valhalla.words.refusing import Refusals

MESSAGES: Final[dict[str, str]] = {
    # throws
    "throw_first": N_("You have not thrown yet in this turn."),
    "rethrow_instead": N_("The reserve is empty: you choose yourself which dice are thrown again."),
    "reserve_not_empty": N_("As long as the reserve holds dice, all your dice are thrown, with one more."),
    "reroll_something": N_("Choose at least one die to throw again."),
    "no_such_die": N_("These are not different dice of yours."),
    "not_higher": N_("The token cannot move: {total} is not higher than {cell}."),
    "throw_holds": N_("This throw is good: there is nothing to mend."),
    # cards
    "not_in_pile": N_("This card is not on your points pile."),
    "not_drawn": N_("Choose from the cards that lie before you."),
    "card_takes_no_such": N_("This card does not ask for that."),
    "no_hammers": N_("There is no hammer in this roll."),
    "no_dice": N_("There is no die for this card."),
    "a_face_for_each_die": N_("Choose a face for each die you turn."),
    "die_shows_it_already": N_("The die shows that face already."),
    "die_is_kept_already": N_("This die keeps its face already."),
    "reserve_too_small": N_("The reserve holds no die besides those that come anyway."),
    "reserve_empty": N_("The reserve is empty."),
    "sheltered_already": N_("You are sheltered already."),
    "first_throw_holds": N_("The first throw cannot fail: no need for a shelter."),
    "doubled_already": N_("Your next card counts twice already."),
    "no_card_to_double": N_("You have no other card that could count twice."),
    "deck_is_empty": N_("This deck has no cards left."),
    "choose_a_deck": N_("Choose a deck that this card may name."),
    "nothing_to_steal": N_("No opponent holds a card that you could take."),
    "no_such_opponent": N_("Choose another player."),
    "holds_no_such_card": N_("Player {player} holds no card of this deck."),
    "nothing_to_swap": N_("You need another card in hand and one on your points pile."),
    # favours
    "no_favours_here": N_("Favours belong to the expert rules."),
    "one_favour_a_turn": N_("You have laid a favour in this turn already."),
    "dice_allow_no_such_favour": N_("The dice do not allow a favour with a card of this deck."),
}

COUNTED: Final[dict[str, Callable[[int], str]]] = {
    "not_so_many_hammers": lambda n: (
        ngettext("You can remove {count} hammer at most.", "You can remove {count} hammers at most.", n)
        if n
        else _("You have thrown no hammer.")
    ),
    "choose_dice_up_to": lambda n: ngettext(
        "Choose {count} die for this card.", "Choose from one to {count} dice for this card.", n
    ),
    "choose_number_up_to": lambda n: ngettext(
        "Choose {count} for this card.", "Choose a number from 1 to {count} for this card.", n
    ),
    "swap_one_for_one": lambda n: ngettext(
        "Choose {count} card of your hand and as many of your points pile.",
        "Choose up to {count} cards of your hand and as many of your points pile.",
        n,
    ),
    "pledge_exactly": lambda n: ngettext(
        "Choose exactly {count} card for the points pile.",
        "Choose exactly {count} cards for the points pile.",
        n,
    ),
}

TASKS: Final[dict[int, str]] = {
    Step.READY: N_("it is time to throw or to stop"),
    Step.ROLLED: N_("the dice have been thrown; settle this throw first"),
    Step.FAVOUR: N_("decide first about a favour"),
    Step.PLACE: N_("choose first where your new cards go"),
    Step.PEEK: N_("choose first which card comes next"),
    Step.CLOSING: N_("the throwing is over"),
    Step.PLEDGE: N_("choose first which cards of your last hand count"),
}

# Why a card of the hand is for another moment, by the step it was tried at.
WRONG_MOMENT: Final[dict[int, str]] = {
    Step.READY: N_("This card is played after a throw."),
    Step.ROLLED: N_("This card is played before a throw."),
    Step.CLOSING: N_("The throwing is over: this card comes too late for this turn."),
}

REFUSALS: Final = Refusals(MESSAGES, COUNTED, TASKS, {"card_not_now": WRONG_MOMENT})
