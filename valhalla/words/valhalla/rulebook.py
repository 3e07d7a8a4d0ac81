"""The rulebook of Valhalla in plain words, clause by clause: the English source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from valhalla.games.valhalla.cards import JARL_DECK, Jarl, Tactic, Warrior
from valhalla.games.valhalla.dice import need
from valhalla.words.chapters import Book, Clause, Section
from valhalla.words.language import N_, _
from valhalla.words.valhalla import names, things
from valhalla.words.valhalla.brings import merged
from valhalla.words.valhalla.expansions import BRINGS

JARLS: Final = "V16.2"
DECK: Final = "V16.1"
BASE: Final = "base"

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
_BASE: Final[tuple[Section, ...]] = (
    Section("V0", N_("The aim of the game"), (
        Clause("V0.1", N_(
            "You lead a squad of Vikings. Take shields from the others in battle, and win your warriors a "
            "place in Valhalla: they go there when they have fought in a battle that you won.\n"
            "After Ragnarök count the valour of the warriors in your Valhalla pile and the points of your "
            "shields (V7.1). Whoever has the most points wins.\n"
            "Against a monster, alone or together, you win by beating its last card (V15.9).")),
    )),
    Section("V1", N_("What you play with"), (
        Clause("V1.1", N_(
            "Five clans fight in the base deck: the bears are orange, the wolves green, the boars yellow, "
            "the stags purple and the frost giants white. The Dwarves expansion brings a sixth clan, the "
            "grey dwarves. Each clan also has a shape of its own, so you never have to go by the colour "
            "alone.")),
        Clause("V1.2", N_(
            "Roll a weapon die and you see one of six faces: an axe, a sword, a spear, a bow, a shield, or a "
            "blank with nothing on it. All but the blank are weapons. Yes, on a die the shield is a weapon "
            "too. A blank can never arm anything.\n"
            "Six dice are red and six are black. Three more are grey: these are the extra dice, and they lie "
            "in a pool for all players.")),
        Clause("V1.3", N_(
            "A warrior card tells you the warrior’s clan, strength, the weapons it needs (one to four "
            "symbols) and its valour, the points it is worth in your Valhalla pile. Some warriors also have "
            "an ability, but never more than one.")),
        Clause("V1.4", N_(
            "A tactic card has one effect. You play it once, and after the battle it is discarded. Marks on "
            "the card say when you may play it: before the battle, after the battle, only after you have "
            "won, only after you have lost, only when you attack, or only when you defend. You play a tactic "
            "without a mark in your own battle phase, after your first roll. (That is the attack phase if "
            "you attack and the defence phase if you defend.)")),
        Clause("V1.5", N_(
            "Your jarl leads your squad. The jarl card has a main ability, a condition, and an extra ability "
            "that you may use when the condition holds. A mark says how the two go together: “both” means "
            "that you may use them together, “either” means that you may use only one of the two in the same "
            "battle or turn. Jarls marked “3+” stay out of games with two players. Jarls marked “starter” "
            "are good ones to begin with.")),
        Clause("V1.6", N_(
            "You have a board with four slots for your squad, four shields of your own, a hand of cards, and "
            "a Valhalla pile that lies face down.")),
        Clause("V1.7", N_(
            "Everyone may see how many cards the deck holds, and may look through the whole discard pile. "
            "Nobody may change the order of the discard pile.\n"
            "Your hand is hidden, but everyone may see how many cards are in it. Valhalla piles stay face "
            "down until scoring, but everyone may see how many cards are in them too.\n"
            "What was open to everyone once stays known: you may look it up at any time. If the table wants "
            "it, an option shows everyone’s score all the time.")),
        Clause("V1.8", N_(
            "If the text of a card contradicts this rulebook, the card is right.")),
        Clause("V1.9", N_(
            "If you may take more extra dice than the pool holds, you take what is left. An extra die goes "
            "back to the pool as soon as it is discarded, and every other extra die goes back after the "
            "battle.")),
    )),
    Section("V2", N_("Setting up"), (
        Clause("V2.1", N_(
            "Shuffle the deck: the 120 base cards and the cards of every deck expansion you have chosen.")),
        Clause("V2.2", N_(
            "With two players, first take out the jarls marked “3+”. Then you are dealt three jarls. You "
            "choose one of them in secret, and all players reveal their jarls together.\n"
            "In the “five jarls” variant you are dealt five jarls, or four if there are six players. With "
            "the “first game” option there is nothing to choose: you are dealt one random starter jarl.")),
        Clause("V2.3", N_(
            "Chance decides who is the first player, unless you choose somebody on the setup screen.")),
        Clause("V2.4", N_(
            "Discard a part of the deck, from the top and face up: 40 cards with two players, 20 with three, "
            "10 with four, and none with five or six.")),
        Clause("V2.5", N_(
            "Turn over one card of the deck after another. Stop when you have found a warrior for each "
            "player and one to spare. All other cards you turned over are shuffled back into the deck.\n"
            "Example: With four players you stop at the fifth warrior.")),
        Clause("V2.6", N_(
            "Now each player takes one of these warriors and places it in any slot of their board. The "
            "player to the right of the first player begins, and it goes on counter-clockwise, so the first "
            "player comes last. Shuffle the warrior that nobody took into the deck.")),
        Clause("V2.7", N_(
            "A warrior in a slot stays in that slot: you can never move it to another.")),
        Clause("V2.8", N_(
            "For your starting hand you draw seven cards and discard two. All players choose at the same "
            "time, reveal their two cards together and put them on the discard pile. With six players these "
            "twelve cards do not stay there: shuffle them back into the deck.")),
        Clause("V2.9", N_(
            "The “simplified” variant: you play without jarls. You draw five cards as your starting hand and "
            "discard none.")),
        Clause("V2.10", N_(
            "The “hand draft” variant replaces V2.8. You draw five cards, and two cards from the deck are "
            "laid out face up: they begin the pool. Then it goes clockwise, round and round, from the first "
            "player on. When it is up to you, either lay a card from your hand into the pool, face up, or "
            "pass. When you pass, you take cards from the pool until your hand holds exactly five, and your "
            "part in the draft is over. With an empty hand you must pass.\n"
            "After every pass but the last, two cards from the deck join the pool. If you are the only one "
            "who has not passed yet, you may lay one more card, and then you must pass. What is left of the "
            "pool is discarded; with six players it is shuffled back into the deck instead.\n"
            "You can combine this variant with “five jarls”.")),
    )),
    Section("V3", N_("Your turn"), (
        Clause("V3.1", N_(
            "The first player begins, and play goes clockwise. Your turn has two phases: first phase A, then "
            "phase B.")),
        Clause("V3.2", N_(
            "In phase A you choose one of these actions. You must do one, and you may do only one.\n"
            "(1) Add a warrior from your hand to your squad.\n"
            "(2) Add two warriors from your hand to your squad, if they have three weapon symbols or fewer "
            "between them.\n"
            "(3) Attack another player.\n"
            "(4) Draw two cards, keep one and discard the other.\n"
            "Example: A warrior with one symbol and a warrior with two may come together by action (2). Two "
            "warriors with two symbols each may not.")),
        Clause("V3.3", N_(
            "Your squad holds up to four warriors. If it has no room for a warrior you add, first choose one "
            "that is in it and discard it. Do so for each new warrior that does not fit.\n"
            "Example: You have three warriors and add two. One fits, so you discard one warrior first.")),
        Clause("V3.4", N_(
            "If there is no warrior in your squad but there is one in your hand, you must do action (1) or "
            "(2). If there is no warrior in your hand either, you show your hand to everyone and do action "
            "(4). Even if you draw a warrior then, you need not keep it.")),
        Clause("V3.5", N_(
            "There are two kinds of players you may not attack: those whose squad is empty, and those who "
            "have lost all the shields of their own.")),
        Clause("V3.6", N_(
            "In phase B you draw two cards, keep one and discard the other. Your hand may grow as large as "
            "you like. If the deck holds too few cards, you take what there is.")),
    )),
    Section("V4", N_("Battle"), (
        Clause("V4.1", N_(
            "Before the attack there is time for everything that works before a battle. The attacker goes "
            "first with tactics and abilities, then the defender. (With the expansion Thor’s Help, the "
            "players outside the battle come after the defender.)")),
        Clause("V4.2", N_(
            "The attack phase: you attack and roll your six dice. After that you may do three things, as "
            "often as you like and in any order: reroll, play tactics, and arm warriors.")),
        Clause("V4.3", N_(
            "To reroll, you pay with a die. Discard one of your unplaced dice: it is gone for the rest of "
            "this battle. Then roll your other unplaced dice again, as many of them as you like but at least "
            "one, all at once. Unplaced means that the die does not lie on a warrior.\n"
            "Example: Your six dice show axe, axe, bow and three blanks. You discard one blank and reroll "
            "the other two. The axes and the bow stay as they are.")),
        Clause("V4.4", N_(
            "To arm a warrior, cover every one of its symbols with a matching die. That activates the "
            "warrior: now its strength and its ability count. The dice stay on it until the battle ends.\n"
            "You place all the dice for a warrior together, never only some of them. You are not forced to "
            "activate a warrior, even if you have the dice for it.\n"
            "Example: A warrior needs two axes and a bow. With two axes but no bow, you cannot place "
            "anything on it yet.")),
        Clause("V4.5", N_(
            "Frost giants ask for a pattern instead of certain weapons. The card shows which one: two "
            "weapons, no matter which; two of the same weapon; three of the same weapon; or two pairs, each "
            "of the same weapon. A blank is no weapon, so it never helps. (The Valkyries expansion adds "
            "giants whose weapons must all be different.)")),
        Clause("V4.6", N_(
            "Your strength is what all your activated warriors have together, with their abilities, plus "
            "what your tactics, your jarl and other bonuses add.\n"
            "Example: You have activated a bear of strength 5 and a boar of strength 3 whose ability gives "
            "+3, and you have played a Fury for +2. Your strength is 5 + 3 + 3 + 2 = 13.")),
        Clause("V4.7", N_(
            "If you attack and activate no warrior, the battle ends at once. Nobody wins it, and there is no "
            "defence phase. The tactics you have played are discarded all the same.")),
        Clause("V4.8", N_(
            "When your attack phase is over, you play no more cards until the step after the battle. Only an "
            "effect of your opponent can still ask you for something, such as Road to Valhalla or Disarm "
            "from the expansions.")),
        Clause("V4.9", N_(
            "The defence phase: if you are attacked, it is now up to you. It works like the attack phase: "
            "you roll six dice of your own, then you reroll, play tactics and arm warriors as you like. If "
            "you activate no warrior, the attacker wins. Without one, tactics and jarl abilities never save "
            "you.")),
        Clause("V4.10", N_(
            "Compare the two strengths: the higher one wins. A tie goes to the attacker.\n"
            "Example: You attack with strength 9. To beat you, the defender needs 10 or more.")),
        Clause("V4.11", N_(
            "If you attack and win, you take one of the defender’s own shields. All your activated warriors "
            "go to your Valhalla pile, and the rest stay in your squad. A shield you have captured can never "
            "be lost again.")),
        Clause("V4.12", N_(
            "If you defend and win, no shield changes hands. Of your activated warriors, you send as many to "
            "your Valhalla pile as you like: all, some or none.")),
        Clause("V4.13", N_(
            "If you lose, none of your warriors go to your Valhalla pile.")),
        Clause("V4.14", N_(
            "When the strengths have been compared, things happen in this order. Skip what belongs to an "
            "expansion that you are not playing with.\n"
            "1. It is settled who has won.\n"
            "2. A shield changes hands.\n"
            "3. Dwarves hold back a warrior.\n"
            "4. Warriors go to the Valhalla pile, together with one sent by Road to Valhalla, and bring "
            "their bonuses.\n"
            "5. Other effects after the battle happen, those of the attacker first.\n"
            "6. The winner may fulfil a mission.\n"
            "7. The loser may use Loki’s Cunning.\n"
            "8. Thor cards are settled.\n"
            "9. Tactics and spite cards that were played are discarded, and dice go back.\n"
            "10. The title of the Last Viking may change hands.\n"
            "11. You check whether the end is triggered (V6.1).")),
        Clause("V4.15", N_(
            "If you are given extra dice before a roll, you roll them together with your other dice. You "
            "never roll fewer than zero dice, whatever is taken from you. If you have no activated warrior, "
            "your strength is 0.")),
    )),
    Section("V5", N_("Abilities and tactics"), (
        Clause("V5.1", N_(
            "Boar: +3 if there is a warrior of the printed clan in your opponent’s squad. That warrior need "
            "not be activated.")),
        Clause("V5.2", N_(
            "Stag (kin): +2 if your squad has another warrior of the printed clan, or +5 instead if it has "
            "two or more of them. They need not be activated. The stag does not count itself.\n"
            "Example: The stag names wolves, and you have two wolves in your squad. The stag gets +5, not "
            "+7.")),
        Clause("V5.3", N_(
            "Stag (banner): +2 if there are three different clans in your squad, or +5 instead if there are "
            "four or more. The stag’s own clan counts, and the warriors need not be activated.")),
        Clause("V5.4", N_(
            "Frost giant: if you activate it while you attack, the defender has one die fewer to roll in "
            "this battle. That happens only once in a battle, no matter how many giants are activated and "
            "whose they are.")),
        Clause("V5.5", N_(
            "Bears and wolves have no abilities. But bears hit harder, and wolves are worth more valour.")),
        Clause("V5.6", N_(
            "Fury +2: you add 2 to your strength.")),
        Clause("V5.7", N_(
            "Fury +3: you add 3 to your strength, but only if there are fewer warriors in your squad than in "
            "your opponent’s.")),
        Clause("V5.8", N_(
            "Heroic attack +3: you add 3 to your strength. You pay for it by discarding one of your unplaced "
            "dice, whatever it shows.")),
        Clause("V5.9", N_(
            "Heroic attack +4: you add 4 to your strength. You pay for it by discarding an unplaced die that "
            "shows the printed symbol.")),
        Clause("V5.10", N_(
            "New weapons: roll two extra dice and keep one of them. The other goes back to the pool.")),
        Clause("V5.11", N_(
            "Counterblow: you have up to two free rerolls. Each time you choose anew which of your unplaced "
            "dice you roll again.")),
        Clause("V5.12", N_(
            "Weapon swap: take as many of your blank dice as you like and turn each of them to the face you "
            "want.")),
        Clause("V5.13", N_(
            "Surround the leader: you can play it only when you attack. From then on until the battle ends, "
            "the defender’s jarl does nothing, neither by the main ability nor by the extra one. Abilities "
            "that are used before a battle or outside it are not affected.\n"
            "Example: Hödr keeps the two extra slots, and what Solveig, Egil and Ulfar do stays as well. But "
            "Beinir’s extra die for the defence is lost.")),
        Clause("V5.14", N_(
            "A free reroll from a card or a jarl is not the reroll of V4.3. It costs you no die. If you play "
            "with the Valkyries expansion, it does not spoil the mission to win without a reroll.")),
    )),
    Section("V6", N_("The end of the game"), (
        Clause("V6.1", N_(
            "Either of two things triggers the end of the game: a player loses the last shield of their own, "
            "or the deck is empty.")),
        Clause("V6.2", N_(
            "The player whose turn it is finishes that turn. Then play goes on around the table until every "
            "player has had one more turn, and that player gets one too.")),
        Clause("V6.3", N_(
            "If you have no shields of your own left, you still play. Nobody can attack you, and you can "
            "still win.")),
        Clause("V6.4", N_(
            "After the last turn comes Ragnarök. It goes in turn order and begins to the left of the player "
            "who took the last turn. When it is up to you, you roll six dice, reroll, play tactics and arm "
            "warriors, as in a battle. First your activated warriors go to your Valhalla pile and bring "
            "their bonuses. Then the rest of your squad and your hand are discarded. With an empty "
            "squad you pass.\n"
            "You have no opponent and win no shields. Your jarl works, and you count as the attacker. You "
            "may also use your own tactics and jarl abilities that work before a battle.\n"
            "Whatever compares you with an opponent finds nobody. A boar gets no bonus, and Fury +3 and "
            "Surround the leader do nothing. The same goes for these parts of the expansions: Road to "
            "Valhalla, missions, Loki, Thor and the warriors of a partner.\n"
            "Once the end is triggered, nothing can undo it.")),
    )),
    Section("V7", N_("Scoring"), (
        Clause("V7.1", N_(
            "Add up the valour printed on the cards in your Valhalla pile. Then add points for your shields. "
            "A set is made of captured shields of different opponents, and each captured shield may be in "
            "one set at most.\n"
            "Two players: 2 points for each captured shield, and nothing for your own.\n"
            "Three players: 2 points for every shield you hold, your own or captured. Each set of two gives "
            "+2.\n"
            "Four players: 2 points for every shield. Each set of three gives +3.\n"
            "Five players: 2 points for every shield. Each set of three gives +2, each set of four +4.\n"
            "Six players: 2 points for every shield. Each set of four gives +3, each set of five +5.\n"
            "You need not puzzle over it: the best way to make sets is found for you.\n"
            "Example: In a game of five you have one shield of your own left. You have captured two shields "
            "of one opponent and one shield of each of the other three. Six shields are 12 points, and a set "
            "of four makes it 16.")),
        Clause("V7.2", N_(
            "The most points win. In a tie, the player with more captured shields wins, and if that is a tie "
            "too, the player with more shields of their own. If you are still even, you share the victory.")),
    )),
    Section("V16", N_("Jarls and decks"), (
        Clause(DECK, N_(
            "This is the base deck. Of warriors you read how many cards there are, how many weapon symbols "
            "they have, their strength and their valour; of tactics how many there are of each.")),
        Clause("V16.2", N_(
            "These are the jarls. You read the main ability first, then the condition of the extra ability "
            "and what it does, and last the mark (V1.5). Jarls who live off the battles of others are not "
            "dealt when two play. An ability works once in a battle, or once between two of your turns if it "
            "belongs to the battles of others; some work all the time.")),
        Clause("V16.3", N_(
            "Valkyries, 40 cards: 26 warriors of the clans you know, 4 frost giants, 5 Weapon supplies (one "
            "of each weapon), 2 Roads to Valhalla and 3 missions.\n"
            "Dwarves, 40 cards: 7 who block, 7 who hold back, 8 who disarm and 8 who spite; 3 Calls to arms "
            "and 7 War cries (4 for the squad, 3 blooded).\n"
            "Thor’s Help, 14 cards: 7 help a side with fewer warriors, 7 also one with as many.\n"
            "Tyr’s Wrath, 20 cards: 10 against a clan (2 each), 5 for a weapon, 5 that give +2.")),
        Clause("V16.5", N_(
            "A monster’s six cards grow stronger from the first to the last. The first two have two symbols, "
            "the next two three, the last two four. From the third on they have abilities. The caps never "
            "fall. The +40 sides are about a fifth stronger.\n"
            "These are the monsters’ cards.")),
    )),
    Section("V17", N_("Fine points"), (
        Clause("V17.1", N_(
            "You may do action (4) even if the deck is empty, unless V3.4 asks for something else. If you "
            "draw only one card, you keep it.\n"
            "Brynjar gives you a second phase A only once in a turn. You may attack in it again. If the end "
            "is triggered in your turn, you still finish the turn, with that second phase A.\n"
            "The extra abilities of Ulfar and Solveig make their one use better. They do not give you a "
            "second use.")),
        Clause("V17.2", N_(
            "You cannot play Heroic attack without an unplaced die to pay for it, or, if it names a weapon, "
            "without one that shows that weapon. (In the Valkyries expansion a Weapon supply can pay "
            "instead.)\n"
            "If there is only one extra die in the pool, New weapons lets you roll that one and keep it. If "
            "there is none, you cannot play New weapons.\n"
            "Four dice alike make two pairs for a frost giant. For action (2), a frost giant has as many "
            "symbols as it needs dice.\n"
            "A Weapon supply is used up when you play it. You cannot discard it for a reroll, roll it again "
            "or turn it.")),
        Clause("V17.3", N_(
            "A warrior that has taken the Road to Valhalla also loses its ability and the bonus of its "
            "wrath card. What they have already done stays, and the warrior still counts as activated.\n"
            "Missions count as tactics for Disarm and the like, but do nothing before a win. Warriors "
            "that you get as bonus points trigger "
            "nothing.\n"
            "In partnership a partner’s warrior on the Road goes back to its squad.")),
        Clause("V17.4", N_(
            "Call to arms: first the warrior is found, then room is made. If there is no warrior in the "
            "discard pile, the card does nothing.\n"
            "You may lay a wrath card whenever a warrior is added during play, also by a jarl or a tactic.\n"
            "Whether a Thor card may help is checked when everything before the battle has been done.")),
        Clause("V17.5", N_(
            "A partner’s warrior is enough as an activated warrior, even if it is the only one. Its ability "
            "and its wrath card work for whoever fights. Missions and War cries count only your own "
            "warriors.\n"
            "In a partnership the shields change hands at the same moment, before scoring. In an alliance "
            "the player who fights chooses who goes to Valhalla, and V7.2 looks at what both have "
            "together.")),
        Clause("V17.6", N_(
            "You play Surround the leader after your roll. What an ability has done before the battle, or to "
            "the dice you have rolled, has already happened and stays.\n"
            "The last attack on a monster comes as soon as you have finished the draw or the discard you are "
            "at. With an empty squad you cannot attack, and the game is lost.")),
        Clause("V17.7", N_(
            "Counterblow is used up step by step: you may keep its rerolls for later in the same phase. Fury "
            "+3 looks at the squads when you play it, and not again.\n"
            "You may play a tactic that changes nothing; you are warned first. Only what cannot be carried "
            "out at all is refused.\n"
            "A warrior that makes room leaves the very slot that the new one takes. Free slots are used "
            "first.\n"
            "A hand that was shown, and a card that everybody saw go to a hand, stay known as long as they "
            "are held.")),
        Clause("V17.8", N_(
            "A jarl’s ability that gives strength or dice works by itself. One that has a price or a choice "
            "is an offer that you may decline. Conditions are looked at when the ability is used. After a "
            "battle the two fighters act first, then those who stood by, in turn order from the attacker.\n"
            "Agnar sends his warrior although a loser sends nobody. Shields are counted after this battle’s "
            "shield was taken.\n"
            "Aslaug takes her card when phase B comes, so it may be one that this very turn discarded.\n"
            "Beinir buys the die for his defence just before the roll, as long as the pool holds one.\n"
            "Brynjar has attacked if he declared an attack in phase A of this turn. He may also draw as "
            "usual.\n"
            "Egil looks at his own tactics only. Without a die set aside there is no extra strength.\n"
            "Einar chooses the card he discards before he sees the new one.\n"
            "Esbjörn’s idle warrior may go even if nobody was activated.\n"
            "Ketil remembers whom he saw win until he sees another battle. A battle without a winner leaves "
            "him nobody.\n"
            "Ottar may send nobody at all.\n"
            "Ragnhild counts a battle without a winner, too. With a full squad she makes room.\n"
            "Solveig works in attack, in defence and in Ragnarök, once a battle.\n"
            "Styr leaves out any one of the dice that a giant needs.\n"
            "Thord’s warrior that goes back to the hand is known to all.\n"
            "Thyra takes her tactic after Ulfar has had his choice.\n"
            "Torunn counts frost giants and dwarves as clans.\n"
            "Ulfar’s hand is counted when the attack is declared. He works after a battle without a winner, "
            "too.\n"
            "Yrsa has used her ability when she has named somebody, right or wrong.")),
        Clause("V17.9", N_(
            "A row of Loki’s card that can do nothing is not offered.\n"
            "A Thor card may be played although its bonus comes to nothing. Only the squads of the two "
            "fighters are compared, not those of partners.\n"
            "What the marks of the Valkyries bring is paid when all who go together have gone, each mark by "
            "itself.\n"
            "Dwarves who block or hold back do not ask whether: if there is somebody to choose, you choose.\n"
            "A wrath card against a clan looks only at the opponent’s own squad, not at a partner’s.")),
    )),
)
# fmt: on


def _jarls() -> list[str]:
    """Every jarl's own text, from the cards."""
    message = _("{jarl}: {text}")
    return [
        message.format(jarl=_(card.name), text=things.jarl(card)) for card in things.deck(JARL_DECK, Jarl)
    ]


_CLANS: Final = {
    "bear": N_("Bears"), "wolf": N_("Wolves"), "boar": N_("Boars"), "stag": N_("Stags"),
    "giant": N_("Frost giants"),
}  # fmt: skip


def _base_deck() -> list[str]:
    """What the base deck is made of, counted from its cards."""
    warriors = things.deck(BASE, Warrior)
    found = [_clan(title, [card for card in warriors if card.clan == clan]) for clan, title in _CLANS.items()]
    tactics = Counter(names.kind(card) for card in things.deck(BASE, Tactic))
    told = "; ".join(f"{kind} ×{count}" for kind, count in tactics.items())
    return [*found, _("Tactics, {count}: {cards}.").format(count=tactics.total(), cards=told)]


def _clan(title: str, cards: Sequence[Warrior]) -> str:
    alike = Counter((need(card.ways).symbols, card.strength, card.valour) for card in cards)
    each = _("{count} × symbols {symbols}, strength {strength}, valour {valour}")
    told = "; ".join(
        each.format(count=count, symbols=symbols, strength=strength, valour=valour)
        for (symbols, strength, valour), count in sorted(alike.items())
    )
    return _("{clan}, {count}: {cards}.").format(clan=_(title), count=len(cards), cards=told)


_CHAPTERS: Final = (*_BASE, *(section for brings in BRINGS for section in brings.sections))
SECTIONS: Final = tuple(sorted(_CHAPTERS, key=lambda section: int(section.id[1:])))
BOOK: Final = Book(SECTIONS, {DECK: _base_deck, JARLS: _jarls, **merged(brings.tables for brings in BRINGS)})
