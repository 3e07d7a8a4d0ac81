"""The chapters of the rulebook that expansions bring, clause by clause."""

from __future__ import annotations

from typing import Final

from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
SECTIONS: Final[tuple[Section, ...]] = (
    Section("V8", N_("Loki’s Cunning"), (
        Clause("V8.1", N_(
            "One of Loki’s ten cards lies open all game long. It has several rows, each with a bonus for "
            "certain differences in strength. After a battle, when everything else about it is done, the "
            "loser may take the bonus of the row for the difference between the two strengths. A row for a "
            "greater difference may be taken instead, or none at all. If the difference is greater than any "
            "on the card, there is nothing to take.\n"
            "Example: The starter card is in play, and you lose by 2. You may send one activated warrior to "
            "Valhalla (row 2–3) or take a random card from the winner’s hand (row 4–5). The row 0–1 is "
            "closed to you.")),
        Clause("V8.2", N_(
            "A battle that nobody has won gives nobody anything. If a row gives you points, they are paid "
            "as in V10.2.")),
        Clause("V8.3", N_(
            "The Borrowed Feathers is the starter card. In a first game it is the one in play. In other "
            "games chance picks one of the ten, unless you choose one on the setup screen.")),
        Clause("V8.4", N_(
            "If a row cannot do anything for you, you cannot take it: a row about shields if the shield is "
            "not yours to keep or to take, a row about tactics if none has been played. Rows for a greater "
            "difference are still open.\n"
            "If a row lets you keep your last shield, the end is not triggered. If a row takes a player’s "
            "last shield, it is.\n"
            "Two of the cards change how many cards are discarded in V2.4, but never to fewer than none.\n"
            "These are Loki’s cards.")),
    )),
    Section("V9", N_("Thor’s Help"), (
        Clause("V9.1", N_(
            "Shuffle the 14 Thor cards into the deck. When two other players are about to fight, and both "
            "are done with what they do before a battle (V4.1), you may play one Thor card for one of the "
            "two. Everybody outside the battle may do so, in turn order from the attacker. Each card says "
            "whom it may help: a side with fewer warriors in its squad than the other side, or a side with "
            "fewer or just as many.")),
        Clause("V9.2", N_(
            "The card does one of these things for the side it helps: it draws a card; it has one free "
            "reroll; it takes a random card from the other side’s hand; it gains +2 or +3 strength; or it "
            "rolls one extra die.")),
        Clause("V9.3", N_(
            "If the side you have helped wins, the Thor card goes to your own Valhalla pile, where it is "
            "worth its valour. If that side loses, or if nobody wins, the card is discarded.")),
        Clause("V9.4", N_(
            "Whatever counts or discards tactics takes a Thor card for a tactic. You need three players or "
            "more for this expansion.")),
    )),
    Section("V10", N_("Valkyries"), (
        Clause("V10.1", N_(
            "Shuffle the 40 cards of the Valkyries into the deck. In phase B you draw three cards instead of "
            "two, keep one and discard the others.")),
        Clause("V10.2", N_(
            "Some expansions give bonus points. They are paid in warriors: take warriors from the discard "
            "pile whose valour comes to exactly the bonus, and add them to your Valhalla pile. Take as few "
            "cards as possible. If there are several ways with equally few, take the one whose topmost card "
            "lies nearest the top of the pile; if that is the same, look at the next card, and so on. The "
            "rest of the pile keeps its order. You need not search: the right cards are found for you.\n"
            "If no warriors come to exactly the bonus, you get the nearest sum below it. That may be "
            "nothing.\n"
            "Example: You gain 2 points. From the top, the warriors in the discard pile are worth 1, 3, 1 "
            "and 2. You get the one that is worth 2, for one card is fewer than two.")),
        Clause("V10.3", N_(
            "Many of the new warriors have a mark that pays bonus points (V10.2) when the warrior goes to "
            "Valhalla. There are three marks.\n"
            "In company: 1 point for every other warrior that goes with it.\n"
            "With a friend: 2 points if another warrior of the printed clan goes with it. Two such warriors "
            "pay no more than one.\n"
            "All alone: 3 points if no other warrior goes with it.\n"
            "Only your own warriors count, and only those that go at that very moment.")),
        Clause("V10.4", N_(
            "The frost giants of this expansion need weapons that are all different: three of them, or "
            "four.")),
        Clause("V10.5", N_(
            "Weapon supply: the card counts as a die that shows the printed weapon. You use it when you arm "
            "a warrior, or when you pay for a tactic with a die.")),
        Clause("V10.6", N_(
            "Road to Valhalla: you can play it only when you defend. The attacker chooses one of the "
            "activated attackers at once. From then on its strength does not count. The battle goes on even "
            "if it was the only one. After the battle that warrior goes to the attacker’s Valhalla pile, "
            "whoever has won.")),
        Clause("V10.7", N_(
            "After each battle the winner may fulfil one mission from the hand. The card goes to the "
            "winner’s Valhalla pile and is worth 2 points. There are three missions: win without a reroll "
            "of V4.3; win by 5 or more; win with three or more activated warriors.")),
    )),
    Section("V11", N_("Dwarves of Svartalfheim"), (
        Clause("V11.1", N_(
            "Shuffle the 40 cards of the Dwarves into the deck. In phase B you draw three cards instead of "
            "two, keep one and discard the others.")),
        Clause("V11.2", N_(
            "If you play with the Valkyries and the Dwarves, 20 more cards are discarded in V2.4. With six "
            "players only 8 more are discarded, and the cards of V2.8 are not shuffled back. Action (4) "
            "draws three cards, too, and you keep one of them.")),
        Clause("V11.3", N_(
            "Every dwarf has one of four abilities.\n"
            "Block: if you activate the dwarf while you attack, choose one of the defender’s warriors. It "
            "cannot be armed in this battle, but it still counts in its squad. A lone warrior cannot be "
            "blocked, and one usable warrior is always left.\n"
            "Hold back: after the battle, before your opponent sends warriors to Valhalla, choose one of "
            "the opponent’s activated warriors. It stays in its squad, even if Loki or the Road to Valhalla "
            "would send it.\n"
            "Disarm: when you activate the dwarf, your opponent discards a tactic of their own choice. An "
            "opponent without a tactic shows the hand to everyone instead.\n"
            "Spite: when you activate the dwarf, you may lay a card of your hand face down beside it. That "
            "gives you +3, once for each such dwarf. The card is discarded after the battle.")),
        Clause("V11.4", N_(
            "Call to arms: you play it before a battle. The topmost warrior of the discard pile joins your "
            "squad. If your squad is full, make room first (V3.3).\n"
            "War cry (squad): +1 for every warrior in your squad, activated or not.\n"
            "War cry (blooded): +1 with one activated warrior, +2 with two, +4 with three, +6 with four or "
            "more.")),
    )),
    Section("V12", N_("Tyr’s Wrath"), (
        Clause("V12.1", N_(
            "Of the 20 wrath cards, 14 are picked by chance and shuffled into the deck. After V2.8 each "
            "player is dealt one of the other six in secret. What is left of them stays in the box.")),
        Clause("V12.2", N_(
            "A wrath card is neither a warrior nor a tactic. When you add warriors to your squad, you may "
            "lay one wrath card under one of the warriors you have just added. You may lay only one each "
            "time, a warrior can have only one, and later you cannot lay it any more.")),
        Clause("V12.3", N_(
            "There are three kinds of wrath cards. One gives +4 if your opponent’s squad holds the printed "
            "clan. One gives +2. One shows a weapon: a symbol of that weapon on the warrior need not be "
            "covered, but only one, and it does nothing for frost giants. If it was the warrior’s only "
            "symbol, you arm the warrior without a die. For action (2) all printed symbols count.\n"
            "The bonus counts when the warrior is activated.")),
        Clause("V12.4", N_(
            "If the warrior is discarded or goes to Valhalla, its wrath card is discarded. If the warrior "
            "goes back to your hand, the wrath card does, too.")),
    )),
    Section("V13", N_("The Last Viking"), (
        Clause("V13.1", N_(
            "The first player to win a battle takes the title of the Last Viking, at level 1. Whoever beats "
            "the Last Viking, attacking or defending, takes the title over. It is then at level 1 again.")),
        Clause("V13.2", N_(
            "If you are the Last Viking and have a warrior in your squad at the start of your turn, you "
            "gain the points of your level (V10.2). After that the level rises by one, unless it is the "
            "highest already.\n"
            "These are the levels.")),
        Clause("V13.3", N_(
            "If you attack a Last Viking of level 2 or more, you get the extra dice of that level.")),
        Clause("V13.4", N_(
            "If you hold the title at the end of the game, you score 1 point for it.")),
        Clause("V13.5", N_(
            "With six players there are two titles. Whoever wins the first battle takes one of them. The "
            "other goes to the winner of the next battle in which no Last Viking fights. If the two Last "
            "Vikings fight each other, the loser’s title goes back to the middle. From there the winner of "
            "the next battle takes it, if the remaining Last Viking has no part in it.")),
    )),
    Section("V14", N_("Pairs"), (
        Clause("V14.1", N_(
            "Four or six can play in pairs. Your partner sits right across the table: four sit in the order "
            "A, B, A, B and six in the order A, B, C, A, B, C. You never attack your partner.\n"
            "A stag also counts your partner’s warriors. A boar also finds its clan in the squad of your "
            "opponent’s partner.")),
        Clause("V14.2", N_(
            "In battle you may also arm your partner’s warriors. Your jarl and your tactics look at your "
            "own squad only. A player with an empty squad cannot be attacked, whatever the partner has.")),
        Clause("V14.3", N_(
            "Partnership: your partner’s activated warriors never go to Valhalla after your battle. When "
            "the game ends, each of you takes one of the other’s own shields, if there is one, and it "
            "counts as captured. You score on your own, and one player wins.")),
        Clause("V14.4", N_(
            "Alliance: the activated warriors of both of you go to Valhalla, each to the pile of its owner. "
            "You score together. Add up the points of both Valhalla piles, take 2 points for every shield "
            "either of you has kept, and put your captured shields together for sets. Four players make "
            "sets as three do, and six players as five do. The best alliance wins.")),
    )),
)
# fmt: on
