"""Thor's Help (V9) in words."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.cards import Thor
from valhalla.games.valhalla.expansions.thor import THOR_STRENGTH, ThorPlayed, ThorSettled
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.words.asking import Prompt, joined
from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_, _, named
from valhalla.words.lesson import Words
from valhalla.words.listing import Names
from valhalla.words.refusing import Refusals
from valhalla.words.telling import STANDARD, STORY, Entry, Tellers
from valhalla.words.valhalla import things
from valhalla.words.valhalla.brings import NOTHING, Brings, CardWords, Deeds, Expansion, Labels, Share, piled
from valhalla.words.valhalla.offering import offering, only_pass
from valhalla.words.valhalla.saga.phrases import told
from valhalla.words.valhalla.things import of_kind

_EXPANSION: Final = Expansion(
    N_("Thor’s Help"),
    N_("Who stands by may help the weaker of two others in their battle."),
    (
        N_("14 Thor cards are shuffled into the deck."),
        N_(
            "Before a battle between two others you may play one for a side with fewer warriors; some "
            "also help a side with as many."
        ),
        N_("If that side wins, the card brings you its valour. If not, it is discarded."),
        N_("For three players and more."),
    ),
    "V9.1",
)

# Cards

_CONDITIONS: Final = {
    "fewer": N_("for a side with fewer warriors than the other"),
    "fewer_or_equal": N_("for a side with fewer warriors than the other, or as many"),
}
_BONUSES: Final = {
    "draw": N_("it draws a card"),
    "reroll": N_("it has a free reroll"),
    "steal": N_("it takes a random card from the other side’s hand"),
    "strength2": N_("it gains +{strength} strength"),
    "strength3": N_("it gains +{strength} strength"),
    "die": N_("it rolls an extra die"),
}


def _kind(card: Thor) -> str:
    return _("Thor’s help")


def _text(card: Thor) -> list[str]:
    """Whom it may help, what it does for that side, and what it brings."""
    bonus = _(_BONUSES[card.bonus]).format(strength=THOR_STRENGTH.get(card.bonus, 0))
    reward = _("valour {valour} for you if that side wins").format(valour=card.valour)
    told = "; ".join((*map(things.when, card.marks), _(_CONDITIONS[card.condition])))
    return [told, bonus, reward]


_CARD: Final = CardWords(_kind, _text, lambda card: of_kind(_kind(card), "; ".join(_text(card))))

# At the table


def _ask(s: State, seat: int, names: Names) -> Prompt:
    """Thor's help, and perhaps that of a jarl who stands by."""
    battle = fought(s)
    text = _("Player {one} is about to fight player {other}: you may help one of them with a Thor card.")
    note = _("Each Thor card says whom it may help. If that side wins, the card goes to your Valhalla pile.")
    name = ""
    if "jarls" in offering(s):
        jarl = s.table.jarls[s.jarls[seat]]
        text = _(
            "Player {one} is about to fight player {other}: you may use jarl {jarl} or help with a Thor card."
        )
        name, note = named(jarl.name), joined(things.jarl(jarl), note)
    if only_pass(s, seat):
        note = _("You have nothing to use or to play here, so you can only pass.")
    words = {"one": names[battle.attack.seat], "jarl": name}
    if battle.defence is None:  # V15.11; no jarl who plays against a monster stands by
        text = _("Player {one} is about to fight the monster: you may help with a Thor card.")
    else:
        words["other"] = names[battle.defence.seat]
    return Prompt(text.format(**words), note, "V9.1")


_LABELS: Final = Labels(
    steps={("play_tactic", Step.ASIDE): N_("Help with a Thor card")},
    passes={Step.ASIDE: N_("help neither of them")},
)
_REFUSALS: Final = {
    "helps_others": N_("A Thor card is for a battle between two others; you play it before they fight.")
}
_DEEDS: Final = Deeds(
    {
        "help": (
            N_("Player {player} helps player {target} with Thor card {cards}"),
            N_("help player {target} with Thor card {cards}"),
        )
    }
)

# The saga


def _settled(s: State, e: ThorSettled) -> str:
    if e.won:
        return _("Thor card {card} goes to the Valhalla pile of player {player} (valour {valour}).")
    return _("Thor card {card} of player {player} helped in vain and is discarded.")


_TELLERS: Final[Tellers] = {
    ThorPlayed: Entry(STORY, told(N_("Player {player} helps player {helped} with Thor card {card}."))),
    ThorSettled: Entry(STANDARD, told(_settled)),
}

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
_SECTION: Final = Section("V9", N_("Thor’s Help"), (
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
        "Whatever speaks of tactics takes a Thor card for one: a dwarf disarms you of it, and Loki’s "
        "rows may "
        "take it once it is played. You need three players or more for this expansion.")),
))
# fmt: on

# The lesson: title, text and what is to be done

_SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("Who stands by may help"),
        N_(
            "With Thor’s Help nobody just watches. There is a Thor card in your hand: The "
            "Red-Bearded Laugh. It may be played before a battle between two others, for a side "
            "that has no more warriors than the other.\nPlayer {host} looks at the small squad of "
            "player {second}, and reaches for the dice."
        ),
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
    ),
}
_LESSON: Final = (N_("Help the weaker of two others, and take your share."), _SHEETS)

THOR: Final = Brings(
    {"thor": _EXPANSION},
    cards={Thor: _CARD},
    offers={("thor", Step.ASIDE): _ask},
    labels=_LABELS,
    refusals=Refusals(_REFUSALS, NOTHING, NOTHING),
    deeds=_DEEDS,
    tellers=_TELLERS,
    shares=(Share("valour", lambda s, seats: piled(s, seats, s.table.thor), N_("Thor cards {points}")),),
    sections=(_SECTION,),
    lessons={"thor": _LESSON},
)
