"""The Dwarves of Svartalfheim (V11) in words."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.expansions import dwarves as rules
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.words.asking import Prompt, joined
from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_, _, named
from valhalla.words.lesson import Words
from valhalla.words.listing import Names
from valhalla.words.refusing import Refusals
from valhalla.words.telling import STANDARD, Entry, Tellers, Voice
from valhalla.words.valhalla import things
from valhalla.words.valhalla.brings import NOTHING, Brings, Deeds, Expansion, Labels, TacticWords
from valhalla.words.valhalla.offering import of_rival, offering, only_pass
from valhalla.words.valhalla.saga.phrases import of_warrior, room, told

_EXPANSION: Final = Expansion(
    N_("Dwarves of Svartalfheim"),
    N_("The hill opens, and a sixth clan comes out: stubborn folk with sticky fingers."),
    (
        N_("40 cards are shuffled into the deck: 30 dwarves and 10 tactics."),
        N_("In phase B you draw three cards and keep one."),
        N_("Dwarves block a warrior, hold one back from Valhalla, disarm an opponent, or fight in spite."),
    ),
    "V11.1",
)

# Cards

_ABILITIES: Final = {
    "block": N_("activated in attack, it blocks one of the defender’s warriors for this battle"),
    "hold": N_("after the battle it holds one of the opponent’s activated warriors back from Valhalla"),
    "disarm": N_("when it is activated, the opponent discards a tactic or shows a hand without one"),
    "spite": N_("when it is activated, you may lay a hand card face down beside it for +{spite}"),
}
_TACTICS: Final = {
    "call_to_arms": TacticWords(
        N_("Call to arms"), N_("the topmost warrior of the discard pile joins your squad")
    ),
    "war_cry": TacticWords(N_("War cry (squad)"), N_("+1 strength for every warrior in your squad")),
    "blooded_cry": TacticWords(
        N_("War cry (blooded)"),
        N_(
            "+{one}, +{two}, +{three} or +{four} strength "
            "with one, two, three, or at least four activated warriors"
        ),
    ),
}
_NUMBERS: Final = {
    "spite": rules.SPITE_BONUS,
    **dict(zip(("one", "two", "three", "four"), rules.BLOODED[1:], strict=True)),
}

# At the table


def _ask_call(s: State, seat: int, names: Names) -> Prompt:
    """A Call to arms, and perhaps a jarl."""
    card = things.card(s.table, rules.topmost_warrior(s))
    note = _("Warrior {card} lies topmost in the discard pile and would join your squad.").format(card=card)
    if NONE not in s.squads[seat]:
        note = joined(note, _("Your squad is full, so one of your warriors would make room."))
    text = _("Before the battle you may play Call to arms.")
    if "jarls" in offering(s):
        jarl = s.table.jarls[s.jarls[seat]]
        message = _("Before the battle you may use jarl {jarl} or play Call to arms.")
        text = message.format(jarl=named(jarl.name))
        note = joined(things.jarl(jarl), note)
    if only_pass(s, seat):
        note = _("You have nothing to use or to play here, so you can only pass.")
    return Prompt(text, note, "V11.4")


def _ask_spite(s: State, seat: int, names: Names) -> Prompt:
    warrior = things.card(s.table, s.card_at(seat, s.step_number))
    text = _("You may lay a card of your hand face down beside warrior {warrior} for +{strength} strength.")
    note = _("Any card will do. It is discarded after the battle.")
    return Prompt(text.format(warrior=warrior, strength=rules.SPITE_BONUS), note, "V11.3")


_ASKS: Final = {
    Step.BLOCK: of_rival(
        N_("Your dwarf blocks the way: choose a warrior of player {player}."),
        N_("It cannot be armed in this battle, but it still counts in its squad."),
        "V11.3",
    ),
    Step.HOLD: of_rival(
        N_("Your dwarf holds somebody back: choose an activated warrior of player {player}."),
        N_("It stays in its squad, whatever would send it to Valhalla."),
        "V11.3",
    ),
    Step.DISARM: of_rival(
        N_("A dwarf of player {player} disarms you: discard a tactic of your hand."),
        N_("You choose which one."),
        "V11.3",
    ),
    Step.SPITE: _ask_spite,
}
_LABELS: Final = Labels(
    steps={
        ("choose_warrior", Step.BLOCK): N_("Block this warrior"),
        ("choose_warrior", Step.HOLD): N_("Hold this warrior back"),
        ("choose_card", Step.DISARM): N_("Discard this tactic"),
        ("choose_card", Step.SPITE): N_("Lay it in spite"),
        ("play_tactic", Step.BEFORE): N_("Play Call to arms"),
    },
    passes={Step.BEFORE: N_("call nobody"), Step.SPITE: N_("lay no card")},
)
_REFUSALS: Final = Refusals(
    {
        "only_before": N_("This tactic is played before a battle, not in it."),
        "is_blocked": N_("A dwarf blocks this warrior, so it cannot be armed in this battle."),
        "is_held_back": N_("A dwarf holds this warrior back, so it stays in its squad."),
    },
    NOTHING,
    {
        Step.BLOCK: N_("choose first whom your dwarf blocks"),
        Step.DISARM: N_("discard a tactic first"),
        Step.SPITE: N_("decide first whether you lay a card in spite"),
        Step.HOLD: N_("choose first whom your dwarf holds back"),
    },
)
_DEEDS: Final = Deeds(
    {
        "block": (N_("Player {player} blocks warrior {cards}"), N_("block warrior {cards}")),
        "hold": (N_("Player {player} holds warrior {cards} back"), N_("hold warrior {cards} back")),
        "disarm": (N_("Player {player} discards tactic {cards}"), N_("discard tactic {cards}")),
        "spite": (N_("Player {player} lays card {cards} in spite"), N_("lay card {cards} in spite")),
    },
    secret={"spite": N_("Player {player} lays a card in spite")},
)

# The saga


def _called(saga: Voice, s: State, e: rules.WarriorCalled) -> str:
    message = _("Warrior {card} comes back from the discard pile to the squad of player {player}.")
    return saga.say(message, e.seat, card=things.card(s.table, e.card)) + room(s, e.discarded)


_BLOCKED: Final = N_("Warrior {card} of player {player} is blocked and cannot fight in this battle.")
_HELD: Final = N_("Warrior {card} of player {player} is held back and stays in the squad.")
_SPITE: Final = N_("Player {player} lays a card face down beside warrior {warrior}")
_DROPPED: Final = N_("Player {player} is disarmed and discards tactic {card}.")
_TELLERS: Final[Tellers] = {
    rules.WarriorBlocked: Entry(STANDARD, of_warrior(_BLOCKED)),
    rules.WarriorHeld: Entry(STANDARD, of_warrior(_HELD)),
    rules.TacticDropped: Entry(STANDARD, told(_DROPPED)),
    rules.SpiteLaid: Entry(STANDARD, told(_SPITE, "one")),
    rules.WarriorCalled: Entry(STANDARD, _called),
}

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
_SECTION: Final = Section("V11", N_("Dwarves of Svartalfheim"), (
    Clause("V11.1", N_(
        "Shuffle the 40 cards of the Dwarves into the deck. In phase B you draw three cards instead of "
        "two, keep one and discard the others.")),
    Clause("V11.2", N_(
        "If you play with the Valkyries and the Dwarves, 20 more cards are discarded in V2.4. With six "
        "players only 8 more are discarded, and the cards of V2.8 are not shuffled back. Action (4) "
        "draws three cards, too, and you keep one of them.")),
    Clause("V11.3", N_(
        "Every dwarf has one of four abilities.\n"
        "Block: if you activate the dwarf while you attack, choose a warrior of the defender’s own "
        "squad. It cannot be armed in this battle, but it still counts in its squad. A lone warrior "
        "cannot be "
        "blocked, and one usable warrior of that squad is always left. A partner’s warriors are never "
        "blocked "
        "and do not count here.\n"
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
        "more. It counts when strengths are compared, so you may play it before you have armed anyone.")),
))
# fmt: on

# The lesson: title, text and what is to be done

_SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("Small, grey and stubborn"),
        N_(
            "The dwarves are a sixth clan. Each has one of four tricks, and most of them work as "
            "soon as the dwarf is activated.\nOf yours, Hepti blocks an enemy warrior, and Sota "
            "fights harder for a card from your hand."
        ),
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
    ),
}
_LESSON: Final = (N_("Block a warrior, and fight in spite."), _SHEETS)

DWARVES: Final = Brings(
    {"dwarves": _EXPANSION},
    tactics=_TACTICS,
    abilities=_ABILITIES,
    numbers=_NUMBERS,
    asks=_ASKS,
    offers={("dwarves", Step.BEFORE): _ask_call},
    labels=_LABELS,
    refusals=_REFUSALS,
    deeds=_DEEDS,
    tellers=_TELLERS,
    sections=(_SECTION,),
    lessons={"dwarves": _LESSON},
)
