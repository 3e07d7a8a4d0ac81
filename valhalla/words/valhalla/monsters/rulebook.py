"""The chapters of the rulebook about monsters: alone against one, and together."""

from __future__ import annotations

from typing import Final

from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
SECTIONS: Final = (
    Section("V15", N_("Against a monster"), (
        Clause("V15.1", N_(
            "Alone, or together with friends (V18.1), you can play against a monster: Fenrir, Jörmungandr, "
            "Hel or Surtr. Each has six cards, stacked by rising strength with the weakest on top. The top "
            "card is the active one. You see it and the one beneath it.\n"
            "A monster card has a strength, symbols for its dice, clans, a number of warriors, a cap for "
            "Valhalla (V15.4), a rule whom it attacks (V18.3) and perhaps an ability (V15.10). On its back "
            "is a stronger side marked +40, for a deck with a large expansion (V15.11).")),
        Clause("V15.2", N_(
            "Choose any jarl who can play alone. You begin with four shields and an empty squad, for there "
            "are no first warriors to take. You may look through the monster’s whole stack beforehand. "
            "Discard 40 cards of the deck and draw six. Now you may once exchange as many of the six as you "
            "like: draw the new ones first, then shuffle the old ones into the deck.\n"
            "Of the variants only “first game” goes with a monster.")),
        Clause("V15.3", N_(
            "A turn has three phases: A, B and the monster phase, which is skipped if your squad is empty.\n"
            "In its phase the monster rolls all of its six dice that do not lie on a symbol yet. Every die "
            "that matches an open symbol of the active card goes there and stays. When all symbols are "
            "covered, the monster attacks (V15.7), and afterwards its dice are cleared.")),
        Clause("V15.4", N_(
            "The points in your Valhalla pile add to your strength in every battle, but no more than the cap "
            "of the active card.\n"
            "The pile itself has to stay under the cap, too: nobody goes to Valhalla for whose valour there "
            "is no room. When you have beaten a card, you choose the order in which your activated warriors "
            "go. Each that fits goes, and the rest are discarded. Whenever you only may send somebody, you "
            "can send those who fit. Bonus points are paid as far as there is room, and you can fulfil a "
            "mission only if there is room for its points.\n"
            "Example: The cap is 6, and your pile is worth 3. You have activated two warriors of valour 2 "
            "and one of valour 1. One of the first two and the last one go, and the other is discarded.")),
        Clause("V15.5", N_(
            "A boar finds its clan if the monster card shows it. Every frost giant you activate, in attack "
            "or in defence, brings you one extra die that you roll at once, as long as the pool lasts. "
            "Whatever compares the squads counts the warriors on the monster card. Whatever compares shields "
            "counts the cards that the monster has left, the active one included.\n"
            "Surround the leader cancels the monster’s ability for the rest of the battle. Road to Valhalla "
            "cannot be played, for nobody on the other side could take it.\n"
            "For Esbjörn the battle against the last card is Ragnarök. Agnar may send a second warrior, "
            "besides the one that V15.6 or V15.7 gives everybody. Ottar chooses who goes when he has beaten "
            "a card, and whoever he keeps stays in the squad. Vingor never has a captured shield, so his "
            "extra ability always holds.")),
        Clause("V15.6", N_(
            "When you attack, you attack the monster. If your strength is at least that of the active card, "
            "you win. Its dice are cleared, the card is removed and the next one revealed. Only then do all "
            "your activated warriors go to Valhalla, under the new cap (V15.4).\n"
            "If your strength is less, you lose. You may send one activated warrior to Valhalla, and cards "
            "of the deck are discarded (V15.8). The monster’s dice stay where they lie.")),
        Clause("V15.7", N_(
            "When the monster attacks, you defend as in V4.9, and your strength must be higher than that of "
            "the active card. If you win, you send as many of your activated warriors to Valhalla as you "
            "like and as fit. The card stays.\n"
            "If you lose, you may send one of them, you lose a shield, and cards of the deck are discarded "
            "(V15.8).")),
        Clause("V15.8", N_(
            "There are three levels. If you are alone, they say how many cards of the deck are discarded "
            "after each battle that you have lost: 2 at level I, 4 at level II, 6 at level III. Together "
            "you meet a stronger monster with each level (V18.1).")),
        Clause("V15.9", N_(
            "Without an activated warrior you lose the battle, in attack and in defence, whatever Valhalla "
            "would add.\n"
            "You win the game when you beat the monster’s last card. You lose it with your last shield, or "
            "when the deck runs out. But if the last card is already active then, you have one last attack "
            "(V17.6).")),
        Clause("V15.10", N_(
            "From the third card on there are abilities. An ability works as long as its card is active. "
            "What happens after a battle is up to the card that was fought, and if it was surrounded, "
            "nothing happens.\n"
            "If your squad loses a place, you discard down to it once the winners of the battle have gone to "
            "Valhalla. If the warrior you discard before a battle was your last, the battle is lost. "
            "Lost valour is taken "
            "off the points of your Valhalla, but never below 0.\n"
            "A silenced clan has no ability at all: a frost giant brings no die, and a dwarf cannot spite. A "
            "jarl who does nothing in battle is there before it and after it, and comes back as soon as the "
            "monster is surrounded. Weapon supply and Call to arms count as tactics here, and "
            "a Heroic attack that is paid with a Weapon supply counts as two.\n"
            "In a “first game” the monster has no abilities.\n"
            "These are the abilities.")),
        Clause("V15.11", N_(
            "With the Valkyries or the Dwarves the +40 sides of the monster’s cards are used, and in phase B "
            "you draw three cards and keep one. With both, the same sides are used, 20 more cards are "
            "discarded at the start, and action (4) draws three cards, too. A dwarf can neither block, hold "
            "back nor disarm a monster.\n"
            "Tyr’s Wrath is played as it is: the clans on the monster’s card count for it. Loki consoles you "
            "for a battle you lost by little; rows about the winner’s hand or about shields are passed "
            "over.\n"
            "The title of the Last Viking belongs to all of you. It rises by a level with every card you "
            "beat and falls back to level 1 with every defence you lose, and whoever fights takes its "
            "points, as far as the cap allows. Thor’s Help needs three of you. Pairs do not go with a "
            "monster, for you stand together already, and neither does the hammer at Ragnarök, for "
            "there is none.")),
        Clause("V15.12", N_(
            "Two to four of you can stand against one monster together. The printed game left that to an "
            "app, and here it is: V18.1 and what follows it say how.")),
    )),
    Section("V18", N_("Together against a monster"), (
        Clause("V18.1", N_(
            "Two to four players stand against one monster, by the rules of V15.1 to V15.11 and the ones "
            "here. Each of you has a squad, a hand and a jarl of your own. The deck, the monster and one "
            "Valhalla pile are there for all, and the cap is one for all, too: whoever fights adds the "
            "points of the common pile. You are dealt three jarls who can play alone and choose one in "
            "secret.\n"
            "Shields, the cards discarded at the start and after each lost battle, and the monster’s "
            "strength depend on how many you are. Of the strength on a card a part counts, rounded, and "
            "to that the level adds some more. These are the numbers.")),
        Clause("V18.2", N_(
            "You take turns as always, and after every turn comes the monster phase. It is skipped only if "
            "nobody has a warrior. An ability that works after phase A does so in everybody’s turn.\n"
            "All of you win, or all of you lose: with the last shield of any one of you, or with the deck.")),
        Clause("V18.3", N_(
            "Every monster card says whom it attacks, among those who have a warrior: the player whose turn "
            "it is; the one with the most warriors or the fewest; with the most cards in hand; with the "
            "most shields or the fewest. Among equals it is the first in turn order, beginning with the "
            "player whose turn it is.")),
        Clause("V18.4", N_(
            "When the monster is about to attack one of you, each of the others who has a warrior may step "
            "in: discard a card of your hand, and the attack is on you instead. You are asked in turn "
            "order, and the first who steps in ends the asking.")),
        Clause("V18.5", N_(
            "Before each battle, when its toll is paid and everything else before it is done, all the "
            "others who have a warrior are asked at once whether they would lend one. The fighter may then "
            "arm one warrior of one of those who agreed, besides their own. Its ability looks at the "
            "fighter’s squad, and a frost giant brings the fighter its die.\n"
            "A lent warrior goes to the common Valhalla as the fighter’s own do, or it stays with its "
            "owner: it is never discarded because there is no room.")),
        Clause("V18.6", N_(
            "Hands stay hidden, and talk is free. Besides, everybody has calls that cost nothing: “I can "
            "take the next attack”, “Attack now”, “Wait for me”, “I need a warrior”, “I need cards”. You "
            "may call in your own turn and before any battle, each call once. Your last call stands until "
            "your own next turn. The seats that the computer plays call what they mean, and heed what you "
            "call.")),
        Clause("V18.7", N_(
            "If the deck runs out while the last card is active, all of you together choose who makes the "
            "last attack (V15.9), among those who have a warrior. The player whose turn it is answers for "
            "you. The others may lend a warrior for it.")),
        Clause("V18.8", N_(
            "The score is the same for all of you, and it counts alone, too: 10 points for each beaten "
            "card. If you have won, there are 2 more for each shield that you have left between you, and 1 "
            "for every five cards that are left in the deck.")),
    )),
)
# fmt: on
