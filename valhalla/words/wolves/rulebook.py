"""The rulebook of Wolves of Odin in plain words, clause by clause: the English source."""

from __future__ import annotations

from typing import Final

from valhalla.games.wolves.cards import AnyCard, DeityCard, Manoeuvre, Ragnarok, Unit, Victory, kinds
from valhalla.words.chapters import Book, Clause, Section
from valhalla.words.language import N_, _, ngettext
from valhalla.words.wolves import names as called

# The clauses that the cards complete.
PEOPLE: Final = "W5"
DEITIES: Final = "W6.3"
VICTORIES: Final = "W7"

# fmt: off
SECTIONS: Final[tuple[Section, ...]] = (
    Section("W0", N_("The aim of the wolves"), (
        Clause("W0.1", N_(
            "In every round each player builds a row of units, and the strongest row takes a victory. "
            "Victories bring Glory. Units that you sacrifice win the gods over to your side. When the game "
            "ends, the most Glory wins.")),
    )),
    Section("W1", N_("What lies on the table"), (
        Clause("W1.1", N_(
            "The People are 110 cards. Most of them are units. A unit has a strength, a rune, which is "
            "Tyr’s or the Yew, and a property. The others are manoeuvres: they have neither strength nor "
            "rune, and they are not units.")),
        Clause("W1.2", N_(
            "There are 17 deities: eight blue, eight red and a black one. And there are nine victories, "
            "which bring Glory. In each of these two decks waits one of the two Ragnarök cards.")),
        Clause("W1.3", N_(
            "Before you stands your row of units, your formation. Beside it lie your sacrifices, the "
            "deities you have summoned and the victories you have won. Your hand is hidden; all the rest is "
            "open to everybody.")),
    )),
    Section("W2", N_("Before the first round"), (
        Clause("W2.1", N_(
            "All three decks are shuffled. The Ragnarök card of the deities is shuffled with two of them, "
            "and these three cards go to the bottom of their deck. The Ragnarök card of the victories is "
            "the very last of theirs.")),
        Clause("W2.2", N_(
            "Three deities are opened: they are in the Hall. Everybody gets nine People cards. Chance "
            "decides who starts the first round.\n"
            "The game is for three to five. Two can play it, too: the shadow clan joins them, a third seat "
            "that no person plays. It follows the same rules as everybody, and it may win.")),
    )),
    Section("W3", N_("The round"), (
        Clause("W3.1", N_(
            "A round begins by opening victories: one with three players, two with four or five. If the "
            "Ragnarök card is opened, this is the last round. It is played even if no victory lies open. If "
            "there is one where there should be two, the first place takes it.")),
        Clause("W3.2", N_(
            "Whoever won the round before starts. Turns go clockwise until all have passed.")),
        Clause("W3.3", N_(
            "In your turn you take exactly one main action.\n"
            "Lay a unit from your hand in any row, your own or another’s, at its left or at its right end, "
            "never in between.\n"
            "Or play a manoeuvre.\n"
            "Or sacrifice a unit of your own row: it goes to your sacrifices.\n"
            "Or pass. If nothing else is possible, you must pass.")),
        Clause("W3.4", N_(
            "As long as you have not passed, you may take any number of extra actions in your turn, before "
            "and after the main action: pay with sacrifices to summon a deity (W6.1), or use the active "
            "property of a deity that you hold (W6.3). When no extra action is left for you after the main "
            "action, the turn ends by itself.")),
        Clause("W3.5", N_(
            "When you pass, you draw four People cards at once. Some victories change this number.\n"
            "From then on you may draw a card and discard one whenever your turn comes. You do nothing else "
            "in this round, but others may still act on your row. If there is nothing that you could do, "
            "your turn is passed over.")),
        Clause("W3.6", N_(
            "You never hold more than twelve cards: you draw only up to that number. With twelve cards in "
            "hand you cannot draw and discard.")),
        Clause("W3.7", N_(
            "When the People deck is empty, the discard pile is shuffled and becomes the new deck.")),
        Clause("W3.8", N_(
            "When a unit leaves a row, the others close up and keep their order.")),
        Clause("W3.9", N_(
            "To be destroyed, to be discarded, to be taken and to be sacrificed are four different things, "
            "and every card means just what it says. Destroyed and discarded units go to the discard pile. "
            "Nobody destroys, discards or takes the sacrifices that lie before another player.")),
    )),
    Section("W4", N_("The end of a round"), (
        Clause("W4.1", N_(
            "When all have passed, Vidar may act. Then the rows are counted. The strongest takes the "
            "victory. If two victories are open, the strongest chooses one, and the second strongest takes "
            "the other. Of equal rows, the one whose player passed earlier is ahead. After that Valkyrie "
            "may act.")),
        Clause("W4.2", N_(
            "All rows and all sacrifices are discarded. Deities and hands stay.")),
        Clause("W4.3", N_(
            "The game ends after a round if somebody has five Glory or more at that moment, or if a "
            "Ragnarök card lies open. To reach five in the middle of a round means nothing.\n"
            "Most Glory wins. If several have the most, the one of them who took a victory in the last round "
            "wins; where two were open, both who took one count. If several of them did, these share the "
            "win; if none did, they all share it.")),
    )),
    Section("W5", N_("The People"), (
        Clause(PEOPLE, N_(
            "The strength of a unit is always what it is at this moment. Its property works in the row "
            "where it stands, whoever laid it there: that is the row which its card calls yours.\n"
            "Example: Huscarl 2, King among three others 7, two Hirdmen side by side 7 each. The row has "
            "23.\n"
            "Example: Berserk 5, Bondsman 1, Hirdman 3, Chieftain 6. The row has 15.\n"
            "When an effect strikes at a row, its target is named first. What is guarded cannot be named, "
            "and without a target nothing happens (W8.3). Then those whose rows are struck may ward it off: "
            "with a Huscarl that stands there, or with a Shield wall from the hand. You are asked whenever "
            "the others must think that you might, even if you cannot; so the question tells them nothing. "
            "You may ward off your own effects, too. Then it happens.\n"
            "An Archer laid beside an Archer must shoot. It may hit any unit that is not guarded, even "
            "itself.\n"
            "An Assassin must destroy a unit of its row, unless the row is guarded, but it may choose "
            "itself: so it need not kill your own King. Alone in a row it destroys itself, and you draw a "
            "card.\n"
            "A Priest looks at the row as it is before the Priest comes.\n"
            "To lay a unit is no effect, only its property is. A Shield wall does not stop the laying, nor "
            "the 5 that Fenrir takes. It keeps your row only: other rows still suffer the effect. If you "
            "have laid a Traitor in another’s row, a Shield wall can refuse the unit that comes to yours: it "
            "is discarded.\n"
            "A manoeuvre is discarded when it has done its work.\n"
            "Here are all the cards.")),
    )),
    Section("W6", N_("The deities"), (
        Clause("W6.1", N_(
            "To summon a deity from the Hall you pay two sacrifices, and one more for each deity of its "
            "colour that you hold now. Yggdrasil always costs two. A Berserk counts as two sacrifices; if "
            "that is too much, the rest is lost. You may not pay a card that is not needed.\n"
            "The Hall is filled up to three at once. If Ragnarök is opened there, it keeps its place, and "
            "this is the last round. When the deity deck is empty, it is not renewed.")),
        Clause("W6.2", N_(
            "You may not hold red and blue deities together. As soon as you would, choose which colour you "
            "discard. Yggdrasil lifts this as long as you hold it; if you lose it, you choose at once.")),
        Clause(DEITIES, N_(
            "A deity may be used in the very turn in which it is summoned. Deities do not stand in the row, "
            "and nothing but deities touches them. What a deity does by its presence goes on after you have "
            "passed. What you must use yourself is for your own turn before you pass, but for Baldr’s "
            "return.\n"
            "Odin keeps the deities of others from your row: Fenrir’s 5 are not taken, Tyr and Loki destroy "
            "nothing there, Naglfar and Valkyrie take nothing from it, and a unit laid by Vidar destroys "
            "and takes nothing there (W8.7). Nidhögg takes none of your sacrifices. Cards of the People work "
            "as ever. Odin may discard any summoned deity, even himself. The Hall may hold four when he "
            "returns one, but never five.\n"
            "Thor and Fenrir must find at least one deity to discard.\n"
            "Freya’s holder is asked when the manoeuvre has done its work.\n"
            "Hel’s cards are chosen one by one after you have discarded.\n"
            "Naglfar’s holder chooses the end for each unit, one after another.\n"
            "When Jörmungandr ends a round, everybody who has not passed, the winner too, passes now and "
            "draws for it, in turn order from the winner on: Surt no longer guards, Heimdall does. Vidar "
            "does not act, Valkyrie does. A second place is found as usual; of equal rows the one whose turn "
            "would have come sooner, counted from the winner, is ahead.\n"
            "Vidar and Valkyrie may be left unused.\n"
            "Here are all the deities.")),
    )),
    Section("W7", N_("The victories"), (
        Clause(VICTORIES, N_(
            "A victory brings Glory to whoever has won it. What it is worth is found anew at the end of "
            "every round, and for most of them it changes with the table. Two change how many cards you "
            "draw when you pass; if you hold both, they cancel out.\n"
            "Here are all the victories.")),
    )),
    Section("W8", N_("Fine points"), (
        Clause("W8.1", N_(
            "A card for a hand that holds twelve stays where it is; if it was just played or on its way, it "
            "is discarded. So it is with Freya, Nidhögg, Valkyrie, Vidar, the Raider and the Flank march.")),
        Clause("W8.2", N_(
            "Surt and Heimdall guard a row against everything that destroys, discards or takes. A unit that "
            "a Traitor moves is taken, too. Your own Plague and your own Tyr are stopped, and not even your "
            "own Vidar or Valkyrie takes a unit from there. Fenrir’s 5 still count. Your own sacrifice, your "
            "Flank march and your Huscarl are allowed.")),
        Clause("W8.3", N_(
            "A Traitor laid in your own row moves its unit to the end you choose, and there it may stay. An "
            "Assassin, a Raider or a Traitor without a target does nothing. For a property, strength is "
            "counted with the newcomer in the row, but a Priest looks at it before.\n"
            "Example: A Priest may join a King who stands with one other unit, for the King has 9. With two "
            "others the King has 8, and the Priest may not be laid there.")),
        Clause("W8.4", N_(
            "A row may have less than nothing, a King never has less than 0. Nidhögg looks at sacrifices "
            "that are paid for something, not at those discarded at the end of a round (W4.2).")),
        Clause("W8.5", N_(
            "Baldr’s return takes the place of drawing and discarding and gives you a full turn. When you "
            "pass again, you draw again, and it is the later pass that counts. When all have passed, nobody "
            "returns.\n"
            "Once a round belongs to the deity, whoever holds it: if it changes hands, it is not used again "
            "in this round. Deities that you gain by Fafnir or Baldr obey W6.2, too.")),
        Clause("W8.6", N_(
            "Glory is counted after Valkyrie has acted and rows and sacrifices are discarded.")),
        Clause("W8.7", N_(
            "A unit that another’s Vidar lays in the row of Odin’s holder may stand there, but it does not "
            "do what it does when laid: an Archer does not shoot, not even at another row.")),
        Clause("W8.8", N_(
            "A Plague may name any strength, even one that no unit has. A Flank march may discard nothing "
            "and draw one card.\n"
            "Loki destroys a weaker unit for every unit that you sacrifice, Thralls too, even in your own "
            "row. The strength that counts is the one it had before it left.\n"
            "Fafnir takes only from others or from the Hall. Nidhögg takes by himself, without a question, "
            "even of the sacrifices that buy him.\n"
            "Tyr may be used even where every end unit is guarded: then nothing happens.\n"
            "Ragnarök in the Hall is no deity: it can be neither summoned, taken nor discarded.\n"
            "Empty rows are counted like others. If all are equal, the first to pass is the strongest.\n"
            "A unit that a Traitor moves within your own row may always stay there.")),
    )),
)
# fmt: on


def _told(*sorts: type[AnyCard]) -> list[str]:
    """Every card of these sorts, with how many there are of it."""
    return [
        _("{card}: {text}").format(card=_counted(card), text=called.describe(card))
        for card in kinds()
        if isinstance(card, sorts)
    ]


def _counted(card: AnyCard) -> str:
    if not isinstance(card, Unit | Manoeuvre):
        return _(card.name)
    message = ngettext("{card}, {count} card", "{card}, {count} cards", card.copies)
    return message.format(card=_(card.name), count=card.copies)


def _people() -> list[str]:
    return _told(Unit, Manoeuvre)


def _deities() -> list[str]:
    return [*_told(DeityCard), *_ragnarok("deities")]


def _victories() -> list[str]:
    return [*_told(Victory), *_ragnarok("victories")]


def _ragnarok(among: str) -> list[str]:
    return [
        _("{card}: {text}").format(card=_(card.name), text=called.describe(card))
        for card in kinds()
        if isinstance(card, Ragnarok) and card.among == among
    ]


BOOK: Final = Book(SECTIONS, {PEOPLE: _people, DEITIES: _deities, VICTORIES: _victories})
