"""Why a command of Wolves of Odin was refused: a sentence for every key of its checks and deities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.wolves.terms import Step
from valhalla.words.language import N_, ngettext
from valhalla.words.refusing import Refusals

MESSAGES: Final[dict[str, str]] = {
    # whose move it is
    "one_main_action": N_("You have taken the main action of this turn: only deities are left."),
    "you_have_passed": N_("You have passed in this round."),
    # cards and places
    "named_twice": N_("Choose every card once only."),
    "not_a_unit": N_("Only units can be laid in a row."),
    "no_such_row": N_("There is no such row."),
    "choose_an_end": N_("Choose the left or the right end."),
    "not_in_your_row": N_("This unit does not stand in your row."),
    "hand_full": N_("Your hand would have more than twelve cards."),
    "nothing_to_draw": N_("There is no card left to draw."),
    # units
    "priest_among_warriors": N_("A Priest is not laid where a Tyr unit has a strength of 8 or less."),
    "one_priest": N_("There is a Priest in this row already."),
    "one_chieftain": N_("There is a Chieftain in this row already."),
    "one_king": N_("There is a King in this row already."),
    "only_thralls_follow": N_("Only Thralls are sacrificed together with another unit."),
    "not_a_target": N_("This unit cannot be chosen for that."),
    "not_a_huscarl": N_("This unit wards nothing off; only a Huscarl does."),
    "huscarl_stops_no_such": N_("A Huscarl stops an Assassin, a Raider or a Traitor, but nothing else."),
    # manoeuvres
    "not_that_manoeuvre": N_("This is not the card for that."),
    "no_such_strength": N_("No unit can have that strength."),
    "one_to_three_units": N_("Choose one to three units of your row."),
    # deities
    "not_in_hall": N_("This deity is not in the Hall."),
    "ragnarok_is_no_deity": N_("Ragnarök cannot be summoned. It comes by itself."),
    "not_your_deity": N_("You do not hold this deity."),
    "no_active_property": N_("This deity works by itself: there is nothing to use."),
    "used_this_round": N_("This deity has been used in this round."),
    "nothing_to_invoke_for": N_("There is nothing that this deity could do for you now."),
    "deity_takes_no_such": N_("This deity does not ask for that."),
    "not_your_sacrifice": N_("Choose sacrifices of your own, each of them once."),
    "not_such_deity": N_("That deity is out of reach."),
    "one_or_two_deities": N_("Choose one deity, or two different ones."),
    "one_or_two_cards": N_("Choose one card of your hand, or two."),
    "blue_or_red": N_("Choose blue or red."),
    "not_discarded": N_("This card is not in the discard pile."),
    "no_return": N_("To return to the round you need Baldr and four cards in hand."),
    # the end of a round
    "no_yew_unit_of_yours": N_("Vidar takes back a Yew unit of your own row only."),
    "heimdall_keeps_it": N_("Heimdall lets nobody take units of your row, not even you."),
    "not_an_open_victory": N_("This victory is not open to you."),
}

COUNTED: Final[dict[str, Callable[[int], str]]] = {
    "discard_exactly": lambda n: ngettext(
        "Discard exactly {count} card.", "Discard exactly {count} cards.", n
    ),
    "pay_more": lambda n: ngettext(
        "That is not enough: it costs {count} sacrifice.",
        "That is not enough: it costs {count} sacrifices.",
        n,
    ),
    "pay_less": lambda n: ngettext(
        "It costs {count} sacrifice: do not pay a card that is not needed.",
        "It costs {count} sacrifices: do not pay a card that is not needed.",
        n,
    ),
}

TASKS: Final[dict[int, str]] = {
    Step.ACT: N_("it is time for your main action"),
    Step.CLOSE: N_("use deities, or end your turn"),
    Step.REST: N_("you have passed in this round"),
    Step.SHED: N_("discard a card first"),
    Step.AIM: N_("choose first which unit is struck"),
    Step.REACT: N_("decide first whether you ward it off"),
    Step.SETTLE: N_("decide first about the manoeuvre"),
    Step.PLACE: N_("choose first where the unit comes to stand"),
    Step.COLOUR: N_("choose first which colour you keep"),
    Step.RECALL: N_("take a card from the discard pile first"),
    Step.BEFORE: N_("decide first what Vidar does"),
    Step.CROWN: N_("choose a victory first"),
    Step.AFTER: N_("decide first what Valkyrie does"),
}

REFUSALS: Final = Refusals(MESSAGES, COUNTED, TASKS)
