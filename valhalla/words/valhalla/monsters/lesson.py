"""The lesson about a monster: alone against Fenrir."""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_
from valhalla.words.lesson import Words

# By sheet: title, text, what is to be done.
SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("Alone in the yard"),
        N_(
            "Fenrir is a stack of six cards, the weakest on top. You win by beating the last of "
            "them. You lose with your last shield, or when the deck runs out.\nYou begin without a "
            "warrior. This is a first game, so his cards have no abilities."
        ),
    ),
    "exchange": (
        N_("A second hand"),
        N_(
            "Once, before the first turn, you may exchange any cards of your hand. Magnhild and "
            "Asgeir are strong, but they want three weapons each: too much for a first turn."
        ),
        N_("Exchange Magnhild and Asgeir: click both, then confirm."),
    ),
    "add": (
        N_("Somebody must stand there"),
        N_(
            "Bessi has come for them. Bessi and Finnbogi want three weapons together, so both may "
            "be added at once."
        ),
        N_("Add Bessi and Finnbogi: click both, then two free places."),
    ),
    "keep": (
        N_("After your turn comes his"),
        N_(
            "Two cards, of which you keep one. Then Fenrir throws six dice. What matches a symbol "
            "of his card lies down on it and stays. When every symbol is covered, he attacks."
        ),
        N_("Keep one of the two cards, whichever you like, and watch."),
    ),
    "arm-bessi": (
        N_("He comes at once"),
        N_(
            "Axe and spear: both symbols are covered at the first throw. Fenrir attacks with the "
            "strength of his card, 6, and rolls no more dice. A tie is his: you need at least 7."
        ),
        N_("Arm Bessi."),
    ),
    "arm-finnbogi": (
        N_("And Finnbogi"),
        N_("Bessi alone does not hold a wolf."),
        N_("Arm Finnbogi."),
    ),
    "end-defence": (
        N_("Strength 8"),
        N_("That is enough. What is a throw more to you?"),
        N_("End the defence."),
    ),
    "send": (
        N_("The dead fight on"),
        N_(
            "You have held him off, and whoever was armed may go to Valhalla. Against a monster "
            "the points there add to your strength in every battle: up to 4 while this card lies "
            "on top, and no more find room there.\nSend Bessi for 1 point. Finnbogi stays and "
            "fights."
        ),
        N_("Send Bessi alone: click the warrior, then confirm."),
    ),
    "attack": (
        N_("Strike back"),
        N_(
            "If you attack, a tie is yours: strength 6 beats the card. Finnbogi has 5. And there is "
            "1 point in Valhalla."
        ),
        N_("Attack Fenrir."),
    ),
    "arm-again": (
        N_("A lucky throw"),
        N_("All he needs is there."),
        N_("Arm Finnbogi."),
    ),
    "end-attack": (
        N_("Five and one"),
        N_("5 from Finnbogi and 1 from Bessi in Valhalla are 6, and 6 is just enough."),
        N_("End the attack and watch."),
    ),
    "rise": (
        N_("The first card falls"),
        N_(
            "It is gone, and the next one lies open. Under that one there is room for 6 points in "
            "Valhalla. After a won attack everybody who was armed and finds room goes there; the "
            "rest are discarded."
        ),
        N_("Send Finnbogi: click the warrior, then confirm."),
    ),
    "end": (
        N_("Five more"),
        N_(
            "Each card is stronger than the one before, and yet your dead grow in number.\nWhen "
            "you lose a battle, cards of the deck are discarded: that is your clock, and the level "
            "decides how fast it runs. A lost defence costs a shield, too. Later cards have "
            "abilities, and each monster has its own."
        ),
    ),
}
LESSON: Final = (N_("Alone against Fenrir: hold him off, and strike back."), SHEETS)
