"""The rulebook of the Hammer Throw in plain words, clause by clause: the English source."""

from __future__ import annotations

from typing import Final

from valhalla.games.hammer.cards import Card, kinds
from valhalla.words.chapters import Book, Clause, Section
from valhalla.words.hammer import names as called
from valhalla.words.language import N_, _, ngettext

PROPERTIES: Final = "H3.4"  # the clause that the cards complete

# fmt: off
SECTIONS: Final[tuple[Section, ...]] = (
    Section("H0", N_("The aim of the throw"), (
        Clause("H0.1", N_(
            "The farther your hammer flies along the track, the more cards you draw. Each card either helps "
            "a later throw or lies among your points. But whoever throws once too often gets no points for "
            "it, only cards for the hand. After the last round the most points win.")),
    )),
    Section("H1", N_("What you throw with"), (
        Clause("H1.1", N_(
            "A track of 48 cells runs across the hall. Seven of them are big, and each big cell belongs to a "
            "deck: 1 and 9 are blue, for the Valkyries; 17, 25 and 33 are green, for the Jötnar; 41 and 48 "
            "are red, for Thor. The last cell stands for 48 and everything beyond.")),
        Clause("H1.2", N_(
            "Eight iron dice belong to all players. A die shows 2, 3, 4, 5, 6 or a hammer. What lies "
            "opposite always adds up to seven, the hammer being a 1: hammer and 6, 2 and 5, 3 and 4.\n"
            "The hammer token moves along the track, and a helmet marks the round.")),
        Clause("H1.3", N_(
            "A card has two sides. The face tells its property, what the card does when you play it. The "
            "back tells its deck by the colour and the points it is worth. There are 40 cards of the "
            "Valkyries, 28 of the Jötnar and 16 of Thor.\n"
            "Everyone may see the backs of all hands and points piles, so their decks and points are no "
            "secret. The faces in a hand are hidden from the others. The decks stand covered: nobody sees "
            "the back of the next card before it is drawn.")),
    )),
    Section("H2", N_("Your turn at the track"), (
        Clause("H2.1", N_(
            "With up to three players the game has six rounds, with four or five it has five. In each round "
            "every player has one turn. Chance decides who goes first, and that player goes first in every "
            "round.\n"
            "You begin a turn with two dice in the first and second round, three in the third and fourth, "
            "four in the fifth and sixth.\n"
            "Alone you play six rounds for as many points as you can.")),
        Clause("H2.2", N_(
            "Roll your dice and add them up. A hammer counts 1. But you may remove it: then the die is out "
            "for the rest of your turn, and for this roll you count 3 in its place. You may remove any "
            "number of hammers.\n"
            "Example: You roll 6, hammer, hammer. That is 8. It is 10 if you remove one hammer and 12 if you "
            "remove both.")),
        Clause("H2.3", N_(
            "Move the token to the cell of your sum. Your first roll of a turn always counts: it cannot "
            "fail.\n"
            "A sum of 48 or more takes the token to the last cell, and there you must stop.")),
        Clause("H2.4", N_(
            "Now stop, or throw again. To throw again, take one more die from the reserve and roll all your "
            "dice. The new sum must be higher than the cell where the token stands.\n"
            "What a card adds and what a removed hammer counts is for this roll only. It is gone with the "
            "next.")),
        Clause("H2.5", N_(
            "The reserve is empty when all eight dice are in your turn or removed from it. Then you take no "
            "die. Instead you choose one or more of your dice and roll just these. All dice in play are "
            "added up anew, and again the sum must be higher. Any hammer that lies there may be removed.\n"
            "With neither a die in play nor one in the reserve you must stop.")),
        Clause("H2.6", N_(
            "When you stop, you draw a card for every big cell the token has reached, the one it stands on "
            "included. Each card comes from the deck of its cell.\n"
            "Look at them. Each one goes either to your hand, where you may use its property, even at once "
            "while it is still your turn, or face down to your points pile, where it counts its points.\n"
            "Example: You stop on cell 18. You draw two Valkyrie cards, for 1 and 9, and a Jötunn card, for "
            "17.")),
        Clause("H2.7", N_(
            "If the sum is not higher, you may mend it with cards and by removing hammers. If you cannot, or "
            "will not, the throw fails. The token stays where it was, and you draw a card for every big cell "
            "it had reached there. But all these cards go to your hand.\n"
            "You may use them at once, if they may be played now, but not to undo this failure.")),
        Clause("H2.8", N_(
            "When your turn ends, the token returns to the start and all dice return to the reserve, removed "
            "ones too.")),
    )),
    Section("H3", N_("Cards and their properties"), (
        Clause("H3.1", N_(
            "In your own turn you may play as many cards from your hand as you like, one after another, "
            "before or after a roll, as the card says. A played card goes to the discard pile of its deck. "
            "Cards on a points pile have no property any more.")),
        Clause("H3.2", N_(
            "When a deck runs out, its discard pile is shuffled and becomes the new deck. If there are no "
            "discarded cards either, nobody gets a card of this deck.")),
        Clause("H3.3", N_(
            "Some properties are simple. Add to the sum: so much more for this roll. Add for hammers: so "
            "much for every hammer of this roll, also for those you have removed from it already; what you "
            "get is settled when you play the card. Flip: turn a die to its opposite face. Steal: take a "
            "random card of a deck from an opponent’s hand. A card of the Valkyries steals cards of the "
            "Valkyries, a card of the Jötnar also those of the Jötnar, a card of Thor those of any deck.\n"
            "Example: The token is on 40. You roll 26 with three hammers among them. A card with +2 for each "
            "hammer makes it 32, one hammer flipped to a 6 makes it 37, and the other two hammers, removed, "
            "make it 41.")),
        Clause("H3.4", N_(
            "The other properties: reroll dice of this roll; turn dice to faces you choose; take more dice "
            "from the reserve, before a throw or after it; keep dice from being thrown; look at the next "
            "cards of a deck, lay one on top and shuffle the others back; shelter from a failure, so that it "
            "counts as a stop; count the next card with a number twice; exchange cards of your hand for "
            "cards of your points pile.\n"
            "What helps the next throw is used up by it. What doubles a card waits for one with a number, "
            "but not longer than your turn.\n"
            "Here are all the cards.")),
        Clause("H3.5", N_(
            "Hammers may be removed in several portions, before and after cards, until the token moves or "
            "the throw is given up. A throw that holds cannot be failed on purpose.\n"
            "A card that would do nothing is not played.\n"
            "Kept dice and more dice are for the next throw only; several such cards add up. There are never "
            "more dice than the reserve holds.\n"
            "A reroll, or a die that joins a roll, leaves what cards and removed hammers have added.\n"
            "A shelter is for the next throw. Mercy is for the throw that lies there and does not hold.\n"
            "Doublings do not pile up. Without another card in your hand you cannot double.\n"
            "After a stop or a failure you may still play what steals, peeks, swaps or doubles.\n"
            "Of the cards you peek at, only you know which one lies on top. Whoever is robbed knows what was "
            "taken; the others see the backs.")),
    )),
    Section("H4", N_("The last hands"), (
        Clause("H4.1", N_(
            "After the last round the hands are discarded. But for every three cards of one deck in your "
            "hand, one of the three, of your choice, goes to your points pile.")),
        Clause("H4.2", N_(
            "Count the points on the backs of your points pile. The most points win. In a tie, the player "
            "with more Thor cards on the points pile wins. If you are still even, you share the victory.")),
    )),
    Section("H5", N_("Expert rules"), (
        Clause("H5.1", N_(
            "Those who throw later begin with something. The second and the third player start with a "
            "Valkyrie card on the points pile, the fourth and the fifth with a Jötunn card. Expert rules "
            "need two players at least.")),
        Clause("H5.2", N_(
            "Favours: once in each turn, your own or another’s, you may lay a card from your hand before you "
            "as a favour, if the dice that were just rolled allow it.\n"
            "Three or more dice that show 3 or more allow a Valkyrie card.\n"
            "Four or more dice that show 4 or more allow a Jötunn card.\n"
            "Five or more dice that show 5 or more allow a Thor card.\n"
            "All dice in play count, as they fell or as they lie after cards have changed them. A hammer "
            "never counts, kept or removed; one that was flipped to a 6 does. In your own turn you may lay a "
            "favour as long as the dice lie, even a card drawn at its end. In another’s turn you are asked "
            "when the dice have fallen, and again when cards have changed them, in turn order. Favours lie "
            "face up.")),
        Clause("H5.3", N_(
            "In the end the most favours of the Valkyries bring 2 points, the most of the Jötnar 4, the most "
            "of Thor 6, and the most favours in all 3. Those who are level share the points evenly, and what "
            "cannot be shared is lost. Without a favour there are no points. The points on the backs of "
            "favours do not count.")),
    )),
    Section("H6", N_("The hammer at Ragnarök"), (
        Clause("H6.1", N_(
            "This is an option for a game of Valhalla. Before Ragnarök every player throws the hammer once, "
            "beginning with two dice, by the rules of section H2 but without cards. You go on or stop as you "
            "like. If a throw fails, you gain no points, but you draw a card, if the deck has any.")),
        Clause("H6.2", N_(
            "Of those who stopped, whoever threw farthest gains 2 points, and so do all who threw equally "
            "far. The next farthest gain 1 point. Bonus points are paid in warriors from the discard pile "
            "(V10.2): those of the farthest throw first, and of equal throws in the order in which they were "
            "made.")),
    )),
)
# fmt: on


def _properties() -> list[str]:
    """Every card, deck by deck."""
    told = [(_counted(card), called.describe(card)) for card in called.by_deck(kinds())]
    return [_("{card}: {text}").format(card=name, text=text) for name, text in told]


def _counted(card: Card) -> str:
    message = ngettext("{card}, {count} card", "{card}, {count} cards", card.copies)
    return message.format(card=_(card.name), count=card.copies)


BOOK: Final = Book(SECTIONS, {PROPERTIES: _properties})
