"""Loki's Cunning (V8) in words."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.cards import LOKI_DECK, Loki, LokiRow
from valhalla.games.valhalla.expansions import loki as rules
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.words.asking import Prompt, asked
from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_, _, named, ngettext
from valhalla.words.lesson import Words
from valhalla.words.listing import Names
from valhalla.words.refusing import Refusals
from valhalla.words.telling import FULL, STANDARD, STORY, Entry, Tellers, Voice
from valhalla.words.valhalla import things
from valhalla.words.valhalla.brings import NOTHING, Brings, CardWords, Deeds, Expansion, Labels
from valhalla.words.valhalla.saga.phrases import told
from valhalla.words.valhalla.things import of_kind, spelled

_EXPANSION: Final = Expansion(
    N_("Loki’s Cunning"),
    N_("Who loses a battle by little may take a consolation from Loki."),
    (
        N_("One of Loki’s ten cards lies open all game long."),
        N_(
            "After a battle the loser may take the row for the difference in strength, or one for a "
            "greater difference."
        ),
        N_("Some of the cards change how many cards are discarded at the start."),
    ),
    "V8.1",
)

# Cards

_BONUSES: Final = {
    "send_all": N_("Send all your activated warriors to Valhalla."),
    "send_one": N_("Send one of your activated warriors to Valhalla."),
    "steal_winner": N_("Take a random card from the winner’s hand."),
    "steal_any": N_("Take a random card from any player’s hand."),
    "keep_shield": N_("If you were attacked, keep your shield."),
    "take_shield": N_("If you attacked, take a shield all the same."),
    "take_tactic": N_("Take a tactic that was played in this battle."),
    "winner_tactic": N_("Take a tactic that was played in this battle; the winner chooses which."),
    "draw": N_("Draw a card."),
    "draw_and_bury": N_("Draw a card, then lay a card of your hand face down on the deck."),
}


def difference(row: LokiRow) -> str:
    """The differences in strength that a row is for: "2" or "4–5"."""
    return str(row.least) if row.least == row.most else f"{row.least}–{row.most}"


def bonus(row: LokiRow) -> str:
    """What the loser gets by a row: a sentence."""
    if row.word == "points":
        return ngettext("Gain {count} point.", "Gain {count} points.", row.points).format(count=row.points)
    return _(_BONUSES[row.word])


def row(of: LokiRow) -> str:
    """A row with its range: "Difference 4–5: Draw a card."."""
    # Translators: a whole sentence follows; a full stop may stand for the colon.
    message = _("Difference {difference}: {bonus}")
    return message.format(difference=difference(of), bonus=bonus(of))


def discard(card: Loki) -> str:
    """How one of Loki’s cards changes the opening discard; nothing if it does not."""
    count = abs(card.discard)
    if not count:
        return ""
    if card.discard < 0:
        message = ngettext(
            "{count} card fewer is discarded at the start.",
            "{count} cards fewer are discarded at the start.",
            count,
        )
    else:
        message = ngettext(
            "{count} card more is discarded at the start.",
            "{count} cards more are discarded at the start.",
            count,
        )
    return message.format(count=count)


def _kind(card: Loki) -> str:
    return _("Loki’s Cunning")


def _text(card: Loki) -> list[str]:
    return [*map(row, card.rows), *filter(None, [discard(card)])]


def _told(card: Loki) -> str:
    return " ".join(spelled(_text(card)))


def _all() -> list[str]:
    """Every card of Loki's, row by row."""
    message = _("{card}: {text}")
    return [message.format(card=_(card.name), text=_told(card)) for card in things.deck(LOKI_DECK, Loki)]


_CARD: Final = CardWords(_kind, _text, lambda card: of_kind(_kind(card), _told(card)))

# At the table


def _ask(s: State, seat: int, names: Names) -> Prompt:
    attack, defence = fought(s).strengths
    text = _("You have lost by {difference}: you may take a row of Loki’s card.")
    note = _("Rows for a greater difference are open to you, too.")
    return Prompt(text.format(difference=abs(attack - defence)), note, "V8.1")


def _ask_tactic(s: State, seat: int, names: Names) -> Prompt:
    text = _("Loki gives player {player} a tactic that was played in this battle: choose which.")
    return Prompt(text.format(player=names[rules.loser(fought(s))]), "", "V8.4")


_ASK_BURY: Final = asked(
    N_("Lay a card of your hand face down on the deck."), N_("Whoever draws next gets it first."), "V8.4"
)
_LABELS: Final = Labels(
    {"take_row": N_("Take this row")},
    {
        ("choose_card", Step.LOKI_TACTIC): N_("Give this tactic"),
        ("choose_card", Step.LOKI_BURY): N_("Lay it on the deck"),
    },
    {Step.LOKI: N_("take no row")},
)
_TASKS: Final = {
    Step.LOKI: N_("decide first about Loki’s card"),
    Step.LOKI_TACTIC: N_("choose first which tactic Loki gives away"),
    Step.LOKI_BURY: N_("lay a card on the deck first"),
}
_DEEDS: Final = Deeds(
    {
        "loki tactic": (N_("Player {player} gives tactic {cards} away"), N_("give tactic {cards} away")),
        "loki bury": (
            N_("Player {player} lays card {cards} on the deck"),
            N_("lay card {cards} on the deck"),
        ),
        "take_row": (
            N_("Player {player} takes Loki’s row for a difference of {difference}"),
            N_("take Loki’s row for a difference of {difference}"),
        ),
    },
    secret={"loki bury": N_("Player {player} lays a card on the deck")},
    filled={
        cm.TakeRow: lambda s, seat, taken: {"difference": difference(s.table.lokis[s.loki].rows[taken.row])}
    },
)

# The saga


def _revealed(saga: Voice, s: State, e: rules.LokiRevealed) -> str:
    loki = s.table.lokis[e.card]
    text = _("Loki lays out a card: {card}.").format(card=named(loki.name))
    return f"{text} {_told(loki)}" if saga.level == FULL else text


def _row_taken(saga: Voice, s: State, e: rules.LokiRowTaken) -> str:
    message = _("Loki consoles player {player}: “{bonus}”")
    return saga.say(message, e.seat, bonus=bonus(s.table.lokis[s.loki].rows[e.row]))


_SHIELD_RETURNED: Final = N_("Player {player} must give the shield back to player {owner}.")
_BURIED: Final = N_("Player {player} lays a card face down on the deck")
_TELLERS: Final[Tellers] = {
    rules.LokiRevealed: Entry(STORY, _revealed),
    rules.LokiRowTaken: Entry(STORY, _row_taken),
    rules.ShieldReturned: Entry(STORY, told(_SHIELD_RETURNED)),
    rules.CardBuried: Entry(STANDARD, told(_BURIED, "one")),
}

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
_SECTION: Final = Section("V8", N_("Loki’s Cunning"), (
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
))
# fmt: on

# The lesson: title, text and what is to be done

_SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("Loki likes losers"),
        N_(
            "One of Loki’s cards lies open in the middle of the table. After a battle the loser "
            "looks at the difference in strength and may take what stands in that row, or in a "
            "row for a greater difference.\nSo a battle that you may lose is worth fighting, as "
            "long as you lose it by little."
        ),
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
            "Only warriors who were armed can gain anything from Loki’s card, so the more of them the better."
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
    ),
}
# Why the lesson goes on otherwise than the chances say.
LOST: Final = N_("By the chances alone a reroll would be better: they know nothing of Loki.")
_LESSON: Final = (N_("Lose a battle by one, and smile."), _SHEETS)

LOKI: Final = Brings(
    {"loki": _EXPANSION},
    cards={Loki: _CARD},
    asks={Step.LOKI: _ask, Step.LOKI_TACTIC: _ask_tactic, Step.LOKI_BURY: _ASK_BURY},
    labels=_LABELS,
    refusals=Refusals(NOTHING, NOTHING, _TASKS),
    deeds=_DEEDS,
    tellers=_TELLERS,
    sections=(_SECTION,),
    tables={"V8.4": _all},
    lessons={"loki": _LESSON},
)
