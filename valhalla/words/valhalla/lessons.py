"""What is said in the short lessons, of expansions and of a monster: a few sheets each, with a fixed deal."""

from __future__ import annotations

from typing import Final

from valhalla.words import lesson
from valhalla.words.language import N_, _
from valhalla.words.lesson import Sheet, Words


def sheet(name: str, key: str) -> Sheet:
    """A sheet of a lesson in the language of now."""
    return lesson.sheet(LESSONS[name][1][key])


def about(name: str) -> str:
    """One line about what is learned."""
    return _(LESSONS[name][0])


# By lesson: what is learned in it, and its sheets: title, text, what is to be done.
LESSONS: Final[dict[str, tuple[str, dict[str, Words]]]] = {
    "loki": (
        N_("Lose a battle by one, and smile."),
        {
            "welcome": (
                N_("Loki likes losers"),
                N_(
                    "One of Loki’s cards lies open in the middle of the table. After a battle the loser "
                    "looks at the difference in strength and may take what stands in that row, or in a "
                    "row for a greater difference.\nSo a battle that you may lose is worth fighting, as "
                    "long as you lose it by little."
                ),
                "",
            ),
            "attack": (
                N_("A weak attack"),
                N_(
                    "Unn and Aldis are no match for the bears of player {host}. With Loki at the table "
                    "that is no reason to stay at home."
                ),
                N_("Attack player {host}."),
            ),
            "arm-unn": (
                N_("Arm what you can"),
                N_(
                    "Only warriors who were armed can gain anything from Loki’s card, so the more of them "
                    "the better."
                ),
                N_("Arm Unn with a spear and a bow."),
            ),
            "arm-aldis": (
                N_("And one more"),
                N_("Aldis wants nothing but a bow, and there is another one."),
                N_("Arm Aldis with a bow."),
            ),
            "end-attack": (
                N_("Strength 4"),
                N_("It is not much. Let us see how much player {host} makes of his dice."),
                N_("End the attack and watch."),
            ),
            "row": (
                N_("Lost by one"),
                N_(
                    "Finnbogi makes 5, and you have lost by 1. That is the first row of The Borrowed "
                    "Feathers: all your activated warriors rise to Valhalla although they were "
                    "beaten.\nThe rows below it are for greater differences; you might take one of those, "
                    "too."
                ),
                N_("Take the first row."),
            ),
            "end": (
                N_("Beaten, and in Valhalla"),
                N_(
                    "Unn and Aldis have brought you three points, and your wall is whole. Nobody had to "
                    "win anything for it.\nThere are ten such cards, and each makes another kind of "
                    "defeat sweet. A difference beyond the last row gives nothing, and neither does a "
                    "battle without a winner."
                ),
                "",
            ),
        },
    ),
    "thor": (
        N_("Help the weaker of two others, and take your share."),
        {
            "welcome": (
                N_("Who stands by may help"),
                N_(
                    "With Thor’s Help nobody just watches. There is a Thor card in your hand: The "
                    "Red-Bearded Laugh. It may be played before a battle between two others, for a side "
                    "that has no more warriors than the other.\nPlayer {host} looks at the small squad of "
                    "player {second}, and reaches for the dice."
                ),
                "",
            ),
            "help": (
                N_("Now you are asked"),
                N_(
                    "Player {host} attacks player {second} with three warriors against two. The "
                    "Red-Bearded Laugh gives the smaller side 2 more strength in this battle."
                ),
                N_("Play The Red-Bearded Laugh for player {second}: click the card and then the player."),
            ),
            "end": (
                N_("Two make the difference"),
                N_(
                    "5 against 7: without you it would have been 5 against 5, and a tie is the "
                    "attacker’s. The side that you have helped has won, so the card has gone to your "
                    "Valhalla, for the 1 point that is printed on it.\nHad they lost, it would have been "
                    "discarded. For whom you play it is a matter of calculation, and of friendship."
                ),
                "",
            ),
        },
    ),
    "valkyries": (
        N_("Rise in good company, and fulfil a mission."),
        {
            "welcome": (
                N_("They watch how you rise"),
                N_(
                    "The Valkyries look at the company in which a warrior comes to Valhalla. A mark at "
                    "the edge of a card says what they like to see.\nVestein brings 1 more point for "
                    "every other warrior who rises with him. So he is worth little alone."
                ),
                "",
            ),
            "attack": (
                N_("Not alone, then"),
                N_("Ingolf is to go with him. Both together are strong enough for this battle, too."),
                N_("Attack player {host}."),
            ),
            "arm-vestein": (
                N_("A good throw"),
                N_(
                    "An axe for Vestein, a spear and a bow for Ingolf: all is there at the first throw. "
                    "That is welcome for another reason, as you will see."
                ),
                N_("Arm Vestein with the axe."),
            ),
            "arm-ingolf": (
                N_("Together"),
                N_("Warriors rise together if they were activated in the same battle."),
                N_("Arm Ingolf with a spear and a bow."),
            ),
            "end-attack": (
                N_("No reroll needed"),
                N_("Strength 6, and you have not rerolled a single die. Remember that."),
                N_("End the attack and watch."),
            ),
            "mission": (
                N_("A mission"),
                N_(
                    "Vestein and Ingolf have risen, and the Valkyries have added a card from the discard "
                    "pile worth 1 point to your Valhalla.\nAnd there is more: The First Cast Stands in "
                    "your hand is a mission. Whoever has won a battle without a reroll may lay it into "
                    "Valhalla for 2 points."
                ),
                N_("Fulfil the mission: click the card."),
            ),
            "keep": (
                N_("Three cards"),
                N_(
                    "With the Valkyries the deck is larger by 40 cards, and every turn ends with three "
                    "cards to choose from instead of two."
                ),
                N_("Keep one of the three, whichever you like."),
            ),
            "end": (
                N_("More than they seem"),
                N_(
                    "Other marks want a warrior of a certain clan beside them, or nobody at all. Besides "
                    "there are supplies, which are dice in your hand, and the Road to Valhalla, by which "
                    "a defender sends an attacker up before his time."
                ),
                "",
            ),
        },
    ),
    "dwarves": (
        N_("Block a warrior, and fight in spite."),
        {
            "welcome": (
                N_("Small, grey and stubborn"),
                N_(
                    "The dwarves are a sixth clan. Each has one of four tricks, and most of them work as "
                    "soon as the dwarf is activated.\nOf yours, Hepti blocks an enemy warrior, and Sota "
                    "fights harder for a card from your hand."
                ),
                "",
            ),
            "attack": (
                N_("Out of the hill"),
                N_("Player {host} has three warriors. Soon there will be only two that can be armed."),
                N_("Attack player {host}."),
            ),
            "arm-hepti": (
                N_("First the one who blocks"),
                N_("Hepti wants a shield, and there is one. Blocking is for attackers only."),
                N_("Arm Hepti with the shield."),
            ),
            "block": (
                N_("Whom?"),
                N_(
                    "A blocked warrior cannot be armed in this battle, whatever the dice show. It still "
                    "counts as one of the squad. A lone warrior cannot be blocked.\nThurid wants nothing "
                    "but an axe: she would be armed soon."
                ),
                N_("Block Thurid."),
            ),
            "arm-sota": (
                N_("Then the one with the temper"),
                N_("2 strength for a spear is not much. But there is more to come."),
                N_("Arm Sota with the spear."),
            ),
            "spite": (
                N_("In spite"),
                N_(
                    "You may lay a card of your hand face down beside the dwarf: 3 more strength, "
                    "whatever card it is. It is discarded after the battle, so lay one that you can spare."
                ),
                N_("Lay Sverri in spite: click the card."),
            ),
            "end-attack": (
                N_("Strength 7"),
                N_("Two and two, and three in spite. Now the dice of player {host} decide."),
                N_("End the attack and watch."),
            ),
            "end": (
                N_("Seven against five"),
                N_(
                    "There was an axe among the dice of player {host}, and with Thurid he would have had "
                    "8. That is what a block is for.\nOther dwarves disarm: the opponent discards a "
                    "tactic or shows a hand without one. And some hold back a warrior who was about to "
                    "rise."
                ),
                "",
            ),
        },
    ),
    "tyr": (
        N_("Lay wrath under a warrior."),
        {
            "welcome": (
                N_("Anger that lasts"),
                N_(
                    "Everybody begins with a wrath card, and more are in the deck. It is neither warrior "
                    "nor tactic: it lies under one of your warriors and makes that one fiercer whenever "
                    "it is activated.\nYours is The Thin Ribbon: 4 more strength against a squad that "
                    "holds a wolf. Player {host} has just taken a wolf."
                ),
                "",
            ),
            "add": (
                N_("Somebody to carry it"),
                N_(
                    "A wrath card is laid when warriors are added, and never later. Skapti wants a spear "
                    "alone, Hedin two swords: that makes three weapons, so both may come at once."
                ),
                N_("Add Skapti and Hedin: click both, then two free places."),
            ),
            "wrath": (
                N_("Lay it down"),
                N_(
                    "Now you may lay one wrath card under one of the two. Skapti is easy to arm, so the "
                    "card will often work."
                ),
                N_("Lay The Thin Ribbon under Skapti: click the card, then the warrior."),
            ),
            "keep": (
                N_("The turn ends as always"),
                N_("Two cards, of which you keep one. Then it is the turn of player {host}."),
                N_("Keep Olvir."),
            ),
            "attack": (
                N_("Still a wolf"),
                N_("Alrik the wolf is still with player {host}, and Tyr remembers what a wolf did to him."),
                N_("Attack player {host}."),
            ),
            "arm-skapti": (
                N_("One spear"),
                N_("Skapti alone has strength 3. With the wrath below him it is 7."),
                N_("Arm Skapti with the spear."),
            ),
            "end-attack": (
                N_("Seven, with one die"),
                N_("That is a great deal for a single spear."),
                N_("End the attack and watch."),
            ),
            "end": (
                N_("Gone with him"),
                N_(
                    "7 against 5: without the card you would have lost. Skapti has risen, and The Thin "
                    "Ribbon has been discarded: wrath leaves with its warrior.\nOther cards give 2 "
                    "strength against anybody, or spare the warrior a weapon; who needs only that one is "
                    "then armed without any die."
                ),
                "",
            ),
        },
    ),
    "last_viking": (
        N_("Win a title, and hold it for a turn."),
        {
            "welcome": (
                N_("A name to carry"),
                N_(
                    "Whoever wins the first battle is the Last Viking. The title brings points at the "
                    "start of every turn, more and more of them. And so everybody wants it."
                ),
                "",
            ),
            "attack": (
                N_("Be the first"),
                N_("Nobody has fought yet, so the title lies in the middle of the table."),
                N_("Attack player {host}."),
            ),
            "arm-bardi": (
                N_("Enough for a name"),
                N_("Bardi has strength 3, and 6 against a squad that holds a stag, as this one does."),
                N_("Arm Bardi with a sword and a spear."),
            ),
            "end-attack": (
                N_("Keep somebody at home"),
                N_(
                    "Hedin and Runolf stay in the squad, and that is good: the Last Viking gains nothing "
                    "in a turn that begins without a warrior."
                ),
                N_("End the attack and watch."),
            ),
            "keep": (
                N_("The Last Viking"),
                N_(
                    "6 against 3: a shield, a warrior in Valhalla, and the title at level 1.\nFrom level "
                    "2 on whoever attacks you rolls extra dice. And whoever beats you, attacking or "
                    "defending, takes the title over."
                ),
                N_("Keep Hoard Under the Floor, and watch player {host}."),
            ),
            "raised": (
                N_("It pays"),
                N_(
                    "Your turn has begun with a point: a warrior worth 1 has come from the discard pile "
                    "into your Valhalla. Then the level has risen to 2."
                ),
                "",
            ),
            "end": (
                N_("Hold on to it"),
                N_(
                    "The longer you hold the title, the more it pays, and the more dice come against you. "
                    "Who has it at the end gains 1 more point. At a table of six there are two titles."
                ),
                "",
            ),
        },
    ),
    "pairs": (
        N_("Fight with a partner’s warriors: partnership and alliance."),
        {
            "welcome": (
                N_("You are two"),
                N_(
                    "Whoever sits right across the table is your partner: player {second}. You never "
                    "attack each other, and in battle you may arm the warriors of both.\nThere are two "
                    "bonds. In an alliance, like here, the two count their points together and win "
                    "together. In a partnership you fight side by side, but only one of you can win."
                ),
                "",
            ),
            "attack": (
                N_("Pair against pair"),
                N_(
                    "Player {third} and player {host} are a pair like you. At stake are the shields of "
                    "whoever is attacked, and nobody with an empty squad is attacked, whatever the partner "
                    "has."
                ),
                N_("Attack player {third}."),
            ),
            "arm-dagny": (
                N_("Your own first"),
                N_("Beside your squad you see that of player {second}. Your dice may go to either."),
                N_("Arm Dagny with an axe and a sword."),
            ),
            "arm-unn": (
                N_("And your partner’s"),
                N_(
                    "Unn has strength 3, and 2 more with three clans in the squad. For stags both squads "
                    "count as one, and together you have three clans: wolf, boar and stag."
                ),
                N_("Arm Unn of player {second} with a spear and a bow."),
            ),
            "end-attack": (
                N_("Strength 8"),
                N_(
                    "3 and 5 are 8. Tactics and jarls look at your own squad only, but here you need neither."
                ),
                N_("End the attack and watch."),
            ),
            "end": (
                N_("To each their own"),
                N_(
                    "8 against 6. The shield is yours, Dagny has risen to your Valhalla and Unn to that "
                    "of player {second}: allies count both together, and their shields make sets as "
                    "one.\nIn a partnership Unn would have gone back to her squad. There at the end each "
                    "partner takes one of the other’s own shields, as a captured one."
                ),
                "",
            ),
        },
    ),
    "monster": (
        N_("Alone against Fenrir: hold him off, and strike back."),
        {
            "welcome": (
                N_("Alone in the yard"),
                N_(
                    "Fenrir is a stack of six cards, the weakest on top. You win by beating the last of "
                    "them. You lose with your last shield, or when the deck runs out.\nYou begin without a "
                    "warrior. This is a first game, so his cards have no abilities."
                ),
                "",
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
                "",
            ),
        },
    ),
}
