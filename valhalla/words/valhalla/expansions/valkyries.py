"""The Valkyries (V10) in words."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.cards import Mark, Mission, Warrior
from valhalla.games.valhalla.expansions.valkyries import ALONE, KINDRED, ROUT, MissionFulfilled, RoadTaken
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.words.asking import Prompt
from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_, _
from valhalla.words.lesson import Words
from valhalla.words.listing import Names
from valhalla.words.refusing import Refusals
from valhalla.words.telling import STANDARD, STORY, Entry, Tellers
from valhalla.words.valhalla.brings import (
    BONUS_SHEET,
    NOTHING,
    Brings,
    CardWords,
    Deeds,
    Expansion,
    Labels,
    Share,
    TacticWords,
    piled,
)
from valhalla.words.valhalla.offering import of_rival, only_pass
from valhalla.words.valhalla.saga.phrases import of_warrior, told
from valhalla.words.valhalla.things import of_kind

_EXPANSION: Final = Expansion(
    N_("Valkyries"),
    N_("It matters who rises to Valhalla with whom, and winners fulfil missions."),
    (
        N_(
            "40 cards are shuffled into the deck: warriors, supplies of weapons, the Road to Valhalla "
            "and missions."
        ),
        N_("In phase B you draw three cards and keep one."),
        N_("Many of the new warriors bring bonus points by the company in which they rise."),
        N_("After a battle the winner may fulfil a mission for 2 points."),
    ),
    "V10.1",
)

# Cards

_MARK_NAMES: Final = {"host": N_("In company"), "kindred": N_("With a friend"), "alone": N_("All alone")}
_KINDRED: Final = {
    "bear": N_("+{points} points if a bear goes to Valhalla with it"),
    "wolf": N_("+{points} points if a wolf goes to Valhalla with it"),
    "boar": N_("+{points} points if a boar goes to Valhalla with it"),
    "stag": N_("+{points} points if a stag goes to Valhalla with it"),
    "giant": N_("+{points} points if a frost giant goes to Valhalla with it"),
    "dwarf": N_("+{points} points if a dwarf goes to Valhalla with it"),
}
_GOALS: Final = {
    "no_reroll": N_("win a battle without giving up a die for a reroll"),
    "by_five": N_("win a battle by {rout} or more"),
    "three_armed": N_("win a battle with three or more of your own warriors activated"),
}
_TACTICS: Final = {
    "supply": TacticWords(
        N_("Weapon supply ({weapon})"),
        N_("arms a warrior or pays for a tactic like a die that shows: {weapon}"),
    ),
    "road": TacticWords(
        N_("Road to Valhalla"),
        N_(
            "the attacker names an activated attacker, who fights no longer "
            "and goes to Valhalla after the battle"
        ),
    ),
}


def mark_name(word: str) -> str:
    """What a mark is called."""
    return _(_MARK_NAMES[word])


def mark(of: Mark) -> str:
    """What a warrior’s mark pays when the warrior goes to Valhalla."""
    if of.clan:
        return _(_KINDRED[of.clan]).format(points=KINDRED)
    if of.word == "host":
        return _("+1 point for every other warrior that goes to Valhalla with it")
    return _("+{points} points if it goes to Valhalla alone").format(points=ALONE)


def _marked(warrior: Warrior) -> str:
    return mark(warrior.mark) if warrior.mark else ""


def _kind(card: Mission) -> str:
    return _("Mission")


def _text(card: Mission) -> list[str]:
    """What a winner must have done, and what it brings."""
    reward = _("valour {valour} in your Valhalla pile").format(valour=card.valour)
    return [_(_GOALS[card.goal]).format(rout=ROUT), reward]


_CARD: Final = CardWords(_kind, _text, lambda card: of_kind(_kind(card), "; ".join(_text(card))))

# At the table


_ASK_ROAD: Final = of_rival(
    N_("Player {player} opens the Road to Valhalla: choose one of your activated warriors."),
    N_("Its strength no longer counts, but it goes to Valhalla after the battle, whoever wins."),
    "V10.6",
)


def _ask_mission(s: State, seat: int, names: Names) -> Prompt:
    note = _("It goes to your Valhalla pile for its valour. After each battle you may fulfil one.")
    if only_pass(s, seat):
        note = _("You hold no mission that this battle fulfils, so you can only pass.")
    return Prompt(_("You have won: you may fulfil a mission."), note, "V10.7")


_LABELS: Final = Labels(
    steps={
        ("choose_warrior", Step.ROAD): N_("Let this warrior go"),
        ("choose_card", Step.MISSION): N_("Fulfil this mission"),
    },
    passes={Step.MISSION: N_("fulfil none")},
)
_REFUSALS: Final = Refusals(
    {
        "supply_arms": N_(
            "A Weapon supply is not played by itself: it stands for a die when you arm a warrior or pay for "
            "a tactic."
        ),
        "not_a_supply": N_("Only Weapon supplies, each of them once, can stand for dice."),
        "only_defending": N_("This tactic is for defenders only."),
        "all_on_the_road": N_("No activated attacker is left who could take the Road to Valhalla."),
        "road_must_go": N_("Whoever took the Road to Valhalla must go there."),
    },
    NOTHING,
    {
        Step.ROAD: N_("choose first who takes the Road to Valhalla"),
        Step.MISSION: N_("decide first about a mission"),
    },
)
_DEEDS: Final = Deeds(
    {
        "road": (N_("Player {player} lets warrior {cards} go"), N_("let warrior {cards} go")),
        "mission": (N_("Player {player} fulfils mission {cards}"), N_("fulfil mission {cards}")),
    }
)

# The saga


_ROAD_TAKEN: Final = N_("Warrior {card} of player {player} leaves the battle by the Road to Valhalla.")
_FULFILLED: Final = N_("Player {player} fulfils mission {card} (valour {valour}).")
_TELLERS: Final[Tellers] = {
    RoadTaken: Entry(STANDARD, of_warrior(_ROAD_TAKEN)),
    MissionFulfilled: Entry(STORY, told(_FULFILLED)),
}

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
_SECTION: Final = Section("V10", N_("Valkyries"), (
    Clause("V10.1", N_(
        "Shuffle the 40 cards of the Valkyries into the deck. In phase B you draw three cards instead of "
        "two, keep one and discard the others.")),
    Clause("V10.2", N_(
        "Some expansions give bonus points. They are paid in warriors: take warriors from the discard "
        "pile whose valour comes to exactly the bonus, and add them to your Valhalla pile. Take as few "
        "cards as possible. If there are several ways with equally few, take the one whose topmost card "
        "lies nearest the top of the pile; if that is the same, look at the next card, and so on. The "
        "rest of the pile keeps its order. You need not search: these cards are found and offered. You may "
        "take others instead, if they are warriors worth as much together, each of them more than nothing.\n"
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
))
# fmt: on

# The lesson: title, text and what is to be done

_SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("They watch how you rise"),
        N_(
            "The Valkyries look at the company in which a warrior comes to Valhalla. A mark at "
            "the edge of a card says what they like to see.\nVestein brings 1 more point for "
            "every other warrior who rises with him. So he is worth little alone."
        ),
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
    "bonus": BONUS_SHEET,
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
    ),
}
# Why the lesson goes on otherwise than the chances say.
UNTOUCHED: Final = N_(
    "By the chances alone a reroll would be a little better. But you have a reason to do without."
)
_LESSON: Final = (N_("Rise in good company, and fulfil a mission."), _SHEETS)

VALKYRIES: Final = Brings(
    {"valkyries": _EXPANSION},
    cards={Mission: _CARD},
    tactics=_TACTICS,
    printed=_marked,
    asks={Step.ROAD: _ASK_ROAD, Step.MISSION: _ask_mission},
    labels=_LABELS,
    refusals=_REFUSALS,
    deeds=_DEEDS,
    tellers=_TELLERS,
    shares=(Share("valour", lambda s, seats: piled(s, seats, s.table.mission), N_("missions {points}")),),
    sections=(_SECTION,),
    lessons={"valkyries": _LESSON},
)
