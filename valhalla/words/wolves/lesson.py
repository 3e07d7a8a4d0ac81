"""What is said in the lesson of Wolves of Odin: one round with a fixed deal, one sheet for every step."""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_
from valhalla.words.lesson import Words

SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("The wolves are out"),
        N_(
            "Everybody calls people to their own row, and round after round the strongest row wins a "
            "victory. Gods can be bought, with blood. Whoever has 5 Glory at the end of a round ends the "
            "game.\n"
            "Players {host} and {second} sit across the table. They have brought knives."
        ),
    ),
    "table": (
        N_("What lies here"),
        N_(
            "In the middle: three deities in their Hall, and the victory of this round, {victory}. {worth}\n"
            "Below: your row, still empty, and your hand of nine. Units have one of two runes, the arrow of "
            "Tyr or the Yew; some units count them."
        ),
    ),
    "first": (
        N_("A row begins"),
        N_(
            "A turn is one main action. Most often you lay a unit: at the left or the right end of a row, "
            "never in between. A Hirdman has a strength of 3."
        ),
        N_("Pick a Hirdman and lay it in your own row."),
    ),
    "pair": (
        N_("Side by side"),
        N_(
            "Strengths are never fixed. A Hirdman beside another has 7 instead of 3, and so has the other "
            "one. Arrows at a unit tell that its row makes it stronger or weaker."
        ),
        N_("Lay your second Hirdman beside the first."),
    ),
    "ward": (
        N_("A knife in the dark"),
        N_(
            "Units may be laid in any row. Player {second} has laid an Assassin in yours: it destroys "
            "any unit of the row where it stands. A Shield wall cancels one effect on your row, in "
            "anybody’s turn. A Huscarl in the row could do that, too, against knives like this one."
        ),
        N_("Play your Shield wall."),
    ),
    "knife": (
        N_("Now you"),
        N_(
            "Both stand, {own} together; the Assassin stays in your row with a strength of 0. Player {host} "
            "has a King: 10, less 1 for each other unit in its row. That makes {theirs} there. You have an "
            "Assassin as well."
        ),
        N_("Lay your Assassin in the row of player {host}."),
    ),
    "target": (
        N_("Whom?"),
        N_(
            "What it may strike glows. If the unit had a strength of 4 or less, you would draw a card as "
            "well. But this time the King is worth more."
        ),
        N_("Destroy the King."),
    ),
    "berserk": (
        N_("Strong, and useful"),
        N_(
            "Player {host} has {theirs} left. A Berserk has a strength of 5. And whoever is to be sacrificed "
            "later: a Berserk counts as two."
        ),
        N_("Lay the Berserk in your own row."),
    ),
    "bondsman": (
        N_("Strength in numbers"),
        N_(
            "A Bondsman has 1 for each Yew unit in its row, itself included. The Assassin that was meant "
            "to hurt you is of the Yew: it counts for you now.\nPlayer {second} has passed, and draws four "
            "cards for that."
        ),
        N_("Lay a Bondsman in your own row."),
    ),
    "sacrifice": (
        N_("Blood for the gods"),
        N_(
            "You have {own}, the others {theirs} and {others}; both have passed and lay nothing more. "
            "So you can afford a god. To sacrifice one unit of your row is a main action, too. "
            "A deity costs two sacrifices, and one more for each deity of that colour you hold."
        ),
        N_("Sacrifice the Berserk: pick it, and confirm."),
    ),
    "summon": (
        N_("A god at your side"),
        N_(
            "Summoning is no main action: before or after it, as often as you can pay. Blue and red gods do "
            "not sit together: whoever has both discards one colour. Heimdall is blue, and guards your row "
            "once you have passed."
        ),
        N_("Summon Heimdall: pick him in the Hall, and confirm."),
    ),
    "heimdall": (
        N_("His horn"),
        N_(
            "A deity may be used in the very turn in which it comes. The sun on his card says: once a "
            "round. Heimdall reveals the top card of the People. A unit of Tyr joins your row, if it may "
            "stand there."
        ),
        N_("Use Heimdall."),
    ),
    "place": (
        N_("Somebody comes"),
        N_("A Huscarl has heard the horn. It joins your row at whichever end you like."),
        N_("Choose an end of your row."),
    ),
    "pass": (
        N_("Enough"),
        N_(
            "You have {own}, and nobody can reach that any more. Every card you keep is one for the next "
            "round; whoever passes draws four. Ties go to whoever passed earlier, so do not wait too long."
        ),
        N_("Pass."),
    ),
    "won": (
        N_("The victory is yours"),
        N_(
            "{victory}: {why}. That makes {glory}. Rows and sacrifices are gone, but deities and hands stay. "
            "What victories are worth is counted anew after every round. The winner begins the next one. "
            "A Chieftain has 2 for each Tyr unit in its row, so it is a good beginning."
        ),
        N_("Lay the Chieftain in your own row."),
    ),
    "end": (
        N_("That is all"),
        N_(
            "The game ends with the round after which somebody has 5 Glory or more, or in which a Ragnarök "
            "card lies open. Most Glory wins; of equals, whoever took a victory in the last round.\nF1 "
            "explains whatever you point at, H asks a wiser head, Ctrl+Z takes back. Howl well!"
        ),
    ),
}
