"""What is said in the lesson: a first evening with a fixed deal, one sheet for every step."""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_
from valhalla.words.lesson import Words

# Why it goes on otherwise than the chances say.
SAVED: Final = N_("By the chances alone a tactic is better. But each helps only once: save yours.")
SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("Sit down"),
        N_(
            "The world ends soon. Until then warriors win battles, and those who win rise to Valhalla "
            "and bring you points. So do shields torn from other players. The most points win.\nAcross "
            "the table sits player {host}, with the jarl {jarl}. He has had a beer."
        ),
    ),
    "draft": (
        N_("Your first warrior"),
        N_(
            "A card tells four things: strength at the top left, the weapons that arm it at the right, "
            "points in Valhalla at the bottom left, and perhaps an ability.\nHoskuld wants two axes and "
            "has strength 3, but 6 against a squad that holds a stag. Player {host} has just taken a "
            "stag."
        ),
        N_("Take Hoskuld: click the card and then a place in your squad, or drag it there."),
    ),
    "discard": (
        N_("A hand of seven, less two"),
        N_(
            "Everybody draws seven cards and lays two aside. Point at a card to read it. Cards with a "
            "picture of a deed are tactics: they help once, in battle."
        ),
        N_("Lay aside Galti and Hregg, then confirm."),
    ),
    "slots": (
        N_("Four slots"),
        N_(
            "A squad has four slots, and nobody changes slots. A warrior whom your dice never fit stands in "
            "the way of others, so do not fill the last one lightly.\nWith two players the top "
            "{discarded} cards of the deck are discarded at the start."
        ),
    ),
    "add": (
        N_("Your turn: one of four things"),
        N_(
            "A turn begins with one action: add one warrior; or add two, if together they want at most three "
            "weapon symbols; or attack; or draw cards.\nSteinar wants two symbols, Skeggi one: that makes "
            "three."
        ),
        N_(
            "Add Steinar and Skeggi: drag both to free slots. Or press “{two}” and click both: they take the "
            "first free slots."
        ),
    ),
    "jarl": (
        N_("Your jarl"),
        N_(
            "Every jarl has two abilities; the second one needs a condition. Valgard always lets you choose "
            "from one card more. And while you have four cards or fewer in hand, the action of drawing "
            "brings one more, too.\nA right click (or X) shows a jarl."
        ),
    ),
    "keep": (
        N_("And then a card"),
        N_(
            "Every turn ends with two cards, of which you keep one. Your jarl Valgard lets you choose "
            "from three: every jarl helps in a way of his own.\nTurn of the Wrist gives free rerolls in "
            "a battle. That is always good to have."
        ),
        N_("Keep Turn of the Wrist."),
    ),
    "extra": (
        N_("Red, black and grey"),
        N_(
            "Player {host} has just added a warrior.\nIn battle both sides roll six dice: the attacker red "
            "ones, the defender black ones. The three grey dice on the table are extra: some warriors, jarls "
            "and cards lend you one for a battle."
        ),
    ),
    "attack": (
        N_("Attack!"),
        N_(
            "Player {host} has two warriors by now. One of them is Hroald, a bear of a man with strength "
            "8, but he wants a spear and two shields at once.\nYou cannot attack somebody without "
            "warriors, and you cannot win without dice that fit yours."
        ),
        N_("Attack player {host}."),
    ),
    "reroll": (
        N_("Six dice"),
        N_(
            "Hoskuld wants two axes: there they are. Steinar wants an axe and a shield, so one more axe "
            "would be fine.\nFor a reroll you give up one die for good, and throw any of the others "
            "again."
        ),
        N_(
            "Give up the bow, and throw the sword and one shield again: right click (or X) gives a die "
            "up, a click marks it to be thrown. Then press Reroll."
        ),
    ),
    "arm-hoskuld": (
        N_("The third axe"),
        N_(
            "A warrior is armed when a die lies on every weapon of the card. Then, and only then, "
            "strength and ability count."
        ),
        N_("Arm Hoskuld with two axes: drag the dice to him, or click the warrior and then the dice."),
    ),
    "arm-steinar": (
        N_("One more"),
        N_("Hoskuld stands there with 3 and 3 more for the stag. Skeggi would need a shield for himself."),
        N_("Arm Steinar with an axe and a shield."),
    ),
    "end-attack": (
        N_("Enough"),
        N_(
            "Strength 11. Player {host} throws his own dice now and has to beat that: in a tie the "
            "attacker wins. Whoever has nobody armed has lost already."
        ),
        N_("End the attack and watch."),
    ),
    "won": (
        N_("A shield, and a way up"),
        N_(
            "Player {host} armed nobody. You have torn a shield off his wall, and Hoskuld and Steinar "
            "have gone where the mead never ends: four points. A loser sends nobody."
        ),
    ),
    "shields": (
        N_("What shields are worth"),
        N_(
            "Each captured shield is worth {shield} points at the end.\nWith three players or more your own "
            "count as much, and captured ones of different players make sets, which bring {least} to {most} "
            "points more."
        ),
    ),
    "keep-again": (
        N_("A card again"),
        N_(
            "Your squad has shrunk: who wins needs new warriors. Åsa is strong, though she wants three "
            "different weapons."
        ),
        N_("Keep Åsa."),
    ),
    "arm-skeggi": (
        N_("He wants it back"),
        N_(
            "Player {host} attacks, and Hroald is armed: strength 8. Now you throw.\nOnly Skeggi is with "
            "you: strength 2, but 5 against a squad that holds a bear. That is not enough yet."
        ),
        N_("Arm Skeggi with a shield."),
    ),
    "tactic": (
        N_("A deed from the hand"),
        N_(
            "Spear Over the Host adds 4 if you give up a spear that lies idle. 5 and 4 are 9, and 9 beat "
            "8.\nA tactic may be played after your first throw. Then it is gone."
        ),
        N_("Play Spear Over the Host with a spear: click the card, then the die."),
    ),
    "end-defence": (
        N_("The wall stands"),
        N_("9 against 8. The bar below the dice told you so, too: it knows the exact chances."),
        N_("End the defence."),
    ),
    "send": (
        N_("Stay or rise"),
        N_(
            "A defender who wins may choose: activated warriors rise to Valhalla for their points, or "
            "stay with you. Without Skeggi your squad is empty, and who has no warriors cannot be "
            "attacked, either."
        ),
        N_("Choose as you like: both are right."),
    ),
    "end": (
        N_("That is all"),
        N_(
            "When somebody has lost the last shield, or the deck runs out, Ragnarök comes: everybody "
            "fights once more, against the end itself, and then points are counted.\nF1 explains "
            "whatever you point at, H asks a wiser head, Ctrl+Z takes back, O shows the chances. Nothing "
            "is lost when you leave: every decision is saved."
        ),
    ),
}
