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

# Two friends against Fenrir: {host} sits at the table, too.
FRIENDS: Final[dict[str, Words]] = {
    "welcome": (
        N_("Side by side"),
        N_(
            "{host} and you stand against Fenrir together. All of you win, or all of you lose: with the "
            "last shield of any one of you, or with the deck.\nThe monster, the deck and Valhalla are there "
            "for all. Squads, hands and shields are your own."
        ),
    ),
    "call": (
        N_("Call it out"),
        N_(
            "Hands stay hidden, but talk is free, and there are five calls that even the computer’s "
            "players heed. They cost nothing.\nFenrir’s card says whom he attacks: the player whose turn "
            "it is. {host} is next, and you are the stronger one."
        ),
        N_("Call “I can take the next attack”, at the right."),
    ),
    "add": (
        N_("And now your turn"),
        N_("A call is no action: your turn goes on. What you have called stands until your next one."),
        N_("Add {strong}."),
    ),
    "keep": (
        N_("Something to give away"),
        N_("Whoever wants to take a blow for a friend has to discard a card for it."),
        N_("Keep one of the two cards, whichever you like, and watch."),
    ),
    "step-in": (
        N_("Step in"),
        N_(
            "Both symbols are covered, and Fenrir goes for {host}. For a card of your hand you take the "
            "attack upon yourself. You called that you would."
        ),
        N_("Discard {price}."),
    ),
    "arm-own": (
        N_("An arm for you"),
        N_(
            "Before the roll all others are asked whether they lend a warrior, and {host} has agreed: those "
            "warriors stand below your own squad, with their owner’s shield.\nYou must be stronger than "
            "{wall}."
        ),
        N_("Arm {own}."),
    ),
    "arm-lent": (
        N_("Borrowed"),
        N_("That is strength {first}. Of all lent warriors you may arm one, just like your own."),
        N_("Arm {lent}."),
    ),
    "end-defence": (
        N_("Strength {sum}"),
        N_("That is enough. Alone you would have lost a shield and three cards of the deck."),
        N_("End the defence."),
    ),
    "send": (
        N_("One Valhalla for all"),
        N_(
            "Whoever fought may go to the common Valhalla, lent or not. Its points help whoever fights, up "
            "to the 4 of this card. A lent warrior who does not go returns home."
        ),
        N_("Send {lent} alone: click the warrior, then confirm."),
    ),
    "add-again": (
        N_("Your turn again"),
        N_("The squads of all of you count: whoever is strong may be lent."),
        N_("Add {next}."),
    ),
    "keep-again": (
        N_("Wait for {host}"),
        N_("It is the turn of {host}. What will it be?"),
        N_("Keep one of the two cards, whichever you like, and watch."),
    ),
    "lend": (
        N_("Will you lend?"),
        N_(
            "{host} attacks, and the common Valhalla helps. To win it takes {wall}. If you agree, one of "
            "your warriors may be armed; afterwards the warrior goes to Valhalla or comes home."
        ),
        N_("Lend a warrior."),
    ),
    "end": (
        N_("Beaten together"),
        N_(
            "{hosts} and {given}, with the points of Valhalla: {end} beat the {wall} of the card, for a tie "
            "is the attacker’s, and all who fought are in Valhalla now.\nIn the pause you can say when you "
            "want to be asked for a warrior: always, only when it matters, or never."
        ),
    ),
}
TOGETHER: Final = (N_("Two against Fenrir, arm in arm."), FRIENDS)

# Who plays a part in it, and how strong they are: as `ui/games/valhalla/monster/together/lesson.py` deals.
CAST: Final[dict[str, str | int]] = {
    "strong": "Arnbjorg Cliff-Breaker", "price": "The Horn Answers", "own": "Birna Winter-Sleep",
    "lent": "Holmfrid Wall-of-Turf", "next": "Rannveig Counts-the-Dead", "hosts": "Flosi Unpaid-Blood",
    "given": "Birna Winter-Sleep", "first": 3, "sum": 8, "end": 7, "wall": 7,
}  # fmt: skip
