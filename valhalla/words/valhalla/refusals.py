"""Why a command of Valhalla was refused: a sentence for every key of its checks and tactics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.valhalla import terms
from valhalla.games.valhalla.terms import Step
from valhalla.words.language import N_, _, ngettext
from valhalla.words.refusing import Refusals
from valhalla.words.valhalla.brings import merged
from valhalla.words.valhalla.expansions import BRINGS

MESSAGES: Final[dict[str, str]] = {
    # setup
    "already_chosen": N_("You have already chosen; the others have not."),
    "jarl_not_offered": N_("This jarl is not among those dealt to you."),
    "not_on_offer": N_("This card is not on offer."),
    "no_such_slot": N_("There is no such slot in your squad; each warrior needs one of its own."),
    "must_pass": N_("You may lay no more cards and must pass."),
    # the turn
    "one_or_two_warriors": N_("Add one warrior or two different ones."),
    "not_a_warrior": N_("Only warriors can join your squad; tactics are played in battle."),
    "use_free_slots": N_("Fill your free slots first, and discard a warrior only for one who finds no room."),
    "no_warriors": N_("Your squad is empty, so you cannot attack."),
    "no_such_opponent": N_("Only an opponent can be attacked."),
    "no_shield_left": N_("Player {player} has no own shield left and cannot be attacked."),
    "nobody_to_fight": N_("Player {player} has no warrior in the squad and cannot be attacked."),
    "must_add_warrior": N_("Your squad is empty and your hand holds a warrior, so you must add one."),
    "not_drawn": N_("Keep cards you have just drawn."),
    # battle
    "reroll_something": N_("Choose at least one die to reroll besides the one you give up."),
    "no_such_die": N_("You have no such unplaced die."),
    "no_free_reroll": N_("You have no free reroll left."),
    "no_warrior_there": N_("There is no warrior in that slot."),
    "already_activated": N_("This warrior is already activated."),
    "dice_do_not_fit": N_("These dice do not cover exactly what the warrior needs."),
    "not_activated": N_("Only activated warriors go to Valhalla."),
    "ability_not_now": N_("This ability cannot be used like that now."),
    # tactics
    "not_a_tactic": N_("This card is not a tactic."),
    "tactic_takes_no_dice": N_("This tactic needs no dice."),
    "no_opponent": N_("This tactic needs another player as opponent, and there is none here."),
    "squad_not_smaller": N_("Your squad is not smaller than the opponent’s."),
    "no_extra_dice": N_("There is no extra die left in the pool."),
    "no_loose_dice": N_("You have no unplaced die left to reroll."),
    "no_blank_dice": N_("Only unplaced blank dice can be turned."),
    "swap_needs_faces": N_("Choose a weapon for each blank die you turn, and at least one die."),
    "only_attacking": N_("This tactic is for attackers only."),
    "no_jarl_to_surround": N_("The defender has no jarl who could still be surrounded."),
    "not_to_pay_with": N_("Choose warriors of the discard pile that are worth something, each once."),
    "not_offered": N_("That is not among the choices of this moment."),
}

COUNTED: Final[dict[str, Callable[[int], str]]] = {
    "discard_exactly": lambda n: ngettext(
        "Discard exactly {count} card.", "Discard exactly {count} cards.", n
    ),
    "keep_exactly": lambda n: ngettext("Keep exactly {count} card.", "Keep exactly {count} cards.", n),
    "not_that_sum": lambda n: ngettext(
        "Choose warriors worth exactly {count} point together.",
        "Choose warriors worth exactly {count} points together.",
        n,
    ),
    "too_many_symbols": lambda n: ngettext(
        "Two warriors added together may have {count} weapon symbol at most.",
        "Two warriors added together may have {count} weapon symbols at most.",
        n,
    ),
}

TASKS: Final[dict[int, str]] = {
    Step.CHOOSE_JARLS: N_("the jarls are being chosen"),
    Step.DRAFT_WARRIOR: N_("the first warriors are being chosen"),
    Step.CHOOSE_START: N_("the starting hands are being chosen"),
    Step.HAND_DRAFT: N_("lay a card into the pool or pass"),
    Step.TAKE_FROM_POOL: N_("take a card from the pool"),
    Step.PHASE_A: N_("it is time for your action"),
    Step.KEEP: N_("choose first what you keep"),
    **dict.fromkeys(terms.OFFERS, N_("decide first about your jarl")),
    Step.FIGHT: N_("the dice have been rolled for battle"),
    Step.KEEP_DIE: N_("choose first which extra die you keep"),
    Step.CHOOSE_RISING: N_("choose first who goes to Valhalla"),
    Step.AFTER: N_("decide first about the jarl"),
    Step.BONUS: N_("choose first which warriors pay the bonus"),
    **dict.fromkeys((Step.BEFORE, Step.ASIDE), N_("decide first what you do before the battle")),
    **merged(brings.refusals.tasks for brings in BRINGS),
}

# V17.7: of tactics that may be played, but would change nothing.
IN_VAIN: Final = {"strength_in_vain": N_("In Ragnarök strength counts for nothing.")}


def in_vain(why: str) -> str:
    """The reason as a sentence; nothing without one."""
    return _(IN_VAIN.get(why) or MESSAGES[why]) if why else ""


REFUSALS: Final = Refusals(
    {**MESSAGES, **merged(brings.refusals.messages for brings in BRINGS)},
    {**COUNTED, **merged(brings.refusals.counted for brings in BRINGS)},
    TASKS,
)
