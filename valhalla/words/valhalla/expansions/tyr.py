"""Tyr's Wrath (V12) in words."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.cards import Wrath
from valhalla.games.valhalla.expansions import tyr as rules
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.words.asking import Prompt
from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_, _, ngettext
from valhalla.words.lesson import Words
from valhalla.words.listing import Names
from valhalla.words.refusing import Refusals
from valhalla.words.telling import FULL, STANDARD, Entry, Tellers
from valhalla.words.valhalla import things
from valhalla.words.valhalla.brings import NOTHING, Brings, CardWords, Deeds, Expansion, Labels
from valhalla.words.valhalla.offering import only_pass
from valhalla.words.valhalla.saga.phrases import told
from valhalla.words.valhalla.things import RIVAL, of_kind

_EXPANSION: Final = Expansion(
    N_("Tyr’s Wrath"),
    N_("A wrath card under a warrior makes it fiercer for as long as it stands."),
    (
        N_("14 wrath cards are shuffled into the deck, and everybody is dealt one more at the start."),
        N_("When you add warriors, you may lay a wrath card under one of them."),
        N_("It works whenever that warrior is activated, and it leaves the squad with the warrior."),
    ),
    "V12.1",
)

# Cards

_NEEDLESS: Final = {
    "axe": N_("one axe of the warrior need not be covered"),
    "sword": N_("one sword of the warrior need not be covered"),
    "spear": N_("one spear of the warrior need not be covered"),
    "bow": N_("one bow of the warrior need not be covered"),
    "shield": N_("one shield of the warrior need not be covered"),
}


def wrath(card: Wrath) -> str:
    """What a wrath card does for the warrior above it."""
    if card.clan:
        return _(RIVAL[card.clan]).format(bonus=rules.AGAINST)
    return (
        _(_NEEDLESS[card.weapon]) if card.weapon else _("+{strength} strength").format(strength=rules.PLAIN)
    )


def _kind(card: Wrath) -> str:
    return _("Tyr’s wrath")


_CARD: Final = CardWords(
    _kind,
    lambda card: [_("lay it under a warrior that you add"), wrath(card)],
    lambda card: of_kind(_kind(card), wrath(card)),
)

# At the table


def _ask(s: State, seat: int, names: Names) -> Prompt:
    note = _("It works whenever that warrior is activated, and it leaves the squad with the warrior.")
    if only_pass(s, seat):
        note = _("You hold no wrath card, so you can only pass.")
    return Prompt(_("You may lay a wrath card under a warrior you have just added."), note, "V12.2")


_LABELS: Final = Labels(
    {"lay_wrath": N_("Lay a wrath card")}, passes={Step.LAY_WRATH: N_("lay no wrath card")}
)
_DEEDS: Final = Deeds(
    {
        "lay_wrath": (
            N_("Player {player} lays wrath card {cards} under warrior {warrior}"),
            N_("lay wrath card {cards} under warrior {warrior}"),
        )
    },
    filled={cm.LayWrath: lambda s, seat, laid: {"warrior": things.card(s.table, s.squads[seat][laid.slot])}},
)

# The saga


def _set_aside(s: State, e: rules.WrathSetAside) -> str:
    return ngettext(
        "A wrath card stays out of the deck, unseen.",
        "{count} wrath cards stay out of the deck, unseen.",
        len(e.cards),
    )


def _shed(s: State, e: rules.WrathShed) -> str:
    return ngettext(
        "Wrath card {cards} of player {player} is discarded.",
        "Wrath cards {cards} of player {player} are discarded.",
        len(e.cards),
    )


_LAID: Final = N_("Player {player} lays wrath card {card} under warrior {warrior}.")
_RETURNED: Final = N_("Wrath card {card} goes back to the hand of player {player}.")
_TELLERS: Final[Tellers] = {
    rules.WrathSetAside: Entry(FULL, told(_set_aside)),
    rules.WrathDealt: Entry(FULL, told(N_("Player {player} is dealt a wrath card"), "one")),
    rules.WrathLaid: Entry(STANDARD, told(_LAID)),
    rules.WrathShed: Entry(FULL, told(_shed)),
    rules.WrathReturned: Entry(STANDARD, told(_RETURNED)),
}

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
_SECTION: Final = Section("V12", N_("Tyr’s Wrath"), (
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
))
# fmt: on

# The lesson: title, text and what is to be done

_SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("Anger that lasts"),
        N_(
            "Everybody begins with a wrath card, and more are in the deck. It is neither warrior "
            "nor tactic: it lies under one of your warriors and makes that one fiercer whenever "
            "it is activated.\nYours is The Thin Ribbon: 4 more strength against a squad that "
            "holds a wolf. Player {host} has just taken a wolf."
        ),
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
    ),
}
_LESSON: Final = (N_("Lay wrath under a warrior."), _SHEETS)

TYR: Final = Brings(
    {"tyr": _EXPANSION},
    cards={Wrath: _CARD},
    asks={Step.LAY_WRATH: _ask},
    labels=_LABELS,
    refusals=Refusals(NOTHING, NOTHING, {Step.LAY_WRATH: N_("decide first about a wrath card")}),
    deeds=_DEEDS,
    tellers=_TELLERS,
    sections=(_SECTION,),
    lessons={"tyr": _LESSON},
)
