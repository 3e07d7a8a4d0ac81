"""What is said in the lesson of the Hammer Throw: two turns with a fixed deal, one sheet for every step."""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_
from valhalla.words.lesson import Words

SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("Whose arm is longest?"),
        N_(
            "When the benches are cleared, somebody always brings the hammer. You throw it as far as you "
            "dare, round after round, and the far cells bring the better cards. The most points win.\n"
            "Player {host} throws, too. He claims that he once hit the moon."
        ),
    ),
    "track": (
        N_("The track"),
        N_(
            "48 cells, seven of them big. Every big cell you pass, or reach, brings a card: blue ones of the "
            "Valkyries, green ones of the Jötnar, red ones of Thor. The farther, the stronger, and the more "
            "points."
        ),
    ),
    "throw": (
        N_("The first throw"),
        N_(
            "You begin with two dice. They show 2 to 6 or a hammer, and their sum is the cell the hammer "
            "flies to. The first throw of a turn cannot fail."
        ),
        N_("Throw."),
    ),
    "remove": (
        N_("A hammer among the dice"),
        N_(
            "You threw {dice}: that is {total}, for a hammer counts 1. Take it away and it counts 3, so you "
            "would have {more}. But then the die is out for the rest of this turn, and every throw will have "
            "a die less."
        ),
        N_("Remove the hammer."),
    ),
    "move": (
        N_("It flies"),
        N_("The sum is {total}. When all is done that you want to do with this roll, let the hammer fly."),
        N_("Move the token to cell {total}."),
    ),
    "again": (
        N_("Once more?"),
        N_(
            "Now you may stop and draw your cards. Or you take a die more and throw them all again: but the "
            "new sum must be higher than {cell}. It fails with a chance of {chance}. You see that number "
            "before every throw, if you like."
        ),
        N_("Throw again."),
    ),
    "stop": (
        N_("Enough is enough"),
        N_(
            "Cell {cell}. Going on would fail with a chance of {chance}. Who stops may choose what becomes "
            "of the cards; who fails may not."
        ),
        N_("Stop."),
    ),
    "place": (
        N_("Hand or points"),
        N_(
            "A card for every big cell. Its back shows points, its face what it can do. "
            "On the points pile it counts and does nothing more. "
            "In your hand it helps you later, but counts nothing in the end.\n"
            "Card {card} is a good one to keep: {gist}."
        ),
        N_("Keep card {card} in your hand and lay the rest on your points pile, then confirm."),
    ),
    "host": (
        N_("Player {host} throws"),
        N_(
            "Everybody has one turn in each round. Now watch how far player {host} dares to go, and look at "
            "the backs of the cards: what others hold, by deck and points, is no secret. What the cards can "
            "do is."
        ),
    ),
    "second": (
        N_("Your second turn"),
        N_("A new round, two dice again. This time there is a card in your hand: {card}, {gist}."),
        N_("Throw."),
    ),
    "card": (
        N_("A card from your hand"),
        N_(
            "{total} is not higher than {cell}: this throw would fail. But it is not over as long as you can "
            "mend it, with hammers or with cards. Card {card}: {gist}."
        ),
        N_("Play card {card}."),
    ),
    "fail": (
        N_("It slips"),
        N_(
            "{total} is not higher than {cell}, and nothing is left to mend it. That is no shame: the token "
            "stays on {cell}, and the cards are yours all the same. Only, they all go to your hand, where "
            "they count nothing by themselves."
        ),
        N_("Let it fail."),
    ),
    "end": (
        N_("That is all"),
        N_(
            "Later rounds begin with more dice. After the last one the hands are discarded, but of three "
            "cards of one deck one is saved. Then the points are counted.\nF1 explains whatever you point "
            "at, H asks a wiser head, Ctrl+Z takes back, O shows the chances. There are expert rules, too, "
            "with favours of the gods. Throw well!"
        ),
    ),
}
