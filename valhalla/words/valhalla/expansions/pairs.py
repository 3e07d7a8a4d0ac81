"""Pairs (V14) in words: partnership and alliance."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.expansions.pairs import ShieldGiven
from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_
from valhalla.words.lesson import Words
from valhalla.words.refusing import Refusals
from valhalla.words.telling import STORY, Entry
from valhalla.words.valhalla.brings import NOTHING, Brings, Deeds, Expansion
from valhalla.words.valhalla.saga.phrases import told

_OPPOSITE: Final = N_("Four or six play, and whoever sits right across the table is your partner.")
_SIDE_BY_SIDE: Final = N_(
    "Partners never attack each other, and in battle you may arm your partner’s warriors, too."
)
_PARTNERSHIP: Final = Expansion(
    N_("Partnership"),
    N_("Two fight side by side, but only one of them can win."),
    (
        _OPPOSITE,
        _SIDE_BY_SIDE,
        N_("Your partner’s warriors go back to their squad after your battle."),
        N_("At the end each partner takes one of the other’s own shields, as a captured one."),
    ),
    "V14.1",
)
_ALLIANCE: Final = Expansion(
    N_("Alliance"),
    N_("Two fight side by side, and win or lose together."),
    (
        _OPPOSITE,
        _SIDE_BY_SIDE,
        N_("The activated warriors of both go to Valhalla, each for its own player."),
        N_("The two count their points together, and the best pair wins."),
    ),
    "V14.1",
)
_SHIELD_GIVEN: Final = N_("Player {player} takes a shield of partner {owner}, as a captured one.")

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
_SECTION: Final = Section("V14", N_("Pairs"), (
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
))
# fmt: on

# The lesson: title, text and what is to be done

_SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("You are two"),
        N_(
            "Whoever sits right across the table is your partner: player {second}. You never "
            "attack each other, and in battle you may arm the warriors of both.\nThere are two "
            "bonds. In an alliance, like here, the two count their points together and win "
            "together. In a partnership you fight side by side, but only one of you can win."
        ),
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
        N_("3 and 5 are 8. Tactics and jarls look at your own squad only, but here you need neither."),
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
    ),
}
_LESSON: Final = (N_("Fight with a partner’s warriors: partnership and alliance."), _SHEETS)

PAIRS: Final = Brings(
    {"partnership": _PARTNERSHIP, "alliance": _ALLIANCE},
    refusals=Refusals({"your_partner": N_("Partners do not attack each other.")}, NOTHING, NOTHING),
    deeds=Deeds(terms={"partner": N_("the partner")}),
    tellers={ShieldGiven: Entry(STORY, told(_SHIELD_GIVEN))},
    sections=(_SECTION,),
    lessons={"pairs": _LESSON},
)
