"""The Last Viking (V13) in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valhalla.games.valhalla.cards import TITLE_DECK, Title
from valhalla.games.valhalla.expansions import last_viking as rules
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_, _, ngettext
from valhalla.words.lesson import Words
from valhalla.words.listing import listed
from valhalla.words.telling import STANDARD, STORY, Entry, Tellers
from valhalla.words.valhalla import things
from valhalla.words.valhalla.brings import BONUS_SHEET, Brings, CardWords, Deeds, Expansion, Share
from valhalla.words.valhalla.saga.phrases import told
from valhalla.words.valhalla.things import of_kind

_EXPANSION: Final = Expansion(
    N_("The Last Viking"),
    N_("The first winner takes a title that pays every turn, so everybody comes for it."),
    (
        N_("At the start of each turn the Last Viking gains points, and then the level rises."),
        N_("Whoever attacks a Last Viking of level 2 or more has extra dice."),
        N_("Whoever beats the Last Viking takes the title over, at level 1."),
        N_("At the end the title is worth 1 point. Six players have two titles."),
    ),
    "V13.1",
)

# The card


def title_level(card: Title, level: int) -> str:
    """What a level of the title gives its holder, and whoever attacks."""
    points, dice = card.points[level - 1], card.dice[level - 1]
    line = ngettext(
        "Level {level}: {count} point at the start of a turn.",
        "Level {level}: {count} points at the start of a turn.",
        points,
    ).format(level=level, count=points)
    if not dice:
        return line
    more = ngettext("An attacker has an extra die.", "An attacker has {count} extra dice.", dice)
    return f"{line} {more.format(count=dice)}"


def _levels(card: Title) -> str:
    """All levels of the title in two short sentences."""
    points, dice = (", ".join(map(str, numbers)) for numbers in (card.points, card.dice))
    message = _("Points by level: {points}. Extra dice of an attacker: {dice}.")
    return message.format(points=points, dice=dice)


def _by_players() -> list[str]:
    """The title's levels, table by table."""
    titles = things.deck(TITLE_DECK, Title)
    told = [(listed([str(count) for count in card.players]), _levels(card)) for card in titles]
    return [_("Players: {players}. {text}").format(players=players, text=text) for players, text in told]


_CARD: Final = CardWords(
    lambda card: _("The Last Viking"),
    lambda card: [title_level(card, level + 1) for level in range(len(card.points))],
    lambda card: of_kind(_("The Last Viking"), _levels(card)),
)

# The saga


def _taken(s: State, e: rules.TitleTaken) -> str:
    if e.loser == NONE:
        return _("Player {player} is the Last Viking now, at level 1.")
    return _("Player {player} takes the title of the Last Viking from player {loser}, at level 1.")


_RETURNED: Final = N_("The title of the Last Viking goes from player {player} back to the middle.")
_RAISED: Final = N_("The Last Viking, player {player}, rises to level {level}.")


def _shared(s: State, e: rules.TitleShared) -> str:
    if e.level == 1:
        return _("All are the Last Viking together, at level 1.")
    return _("All are the Last Viking together, at level {level} now.")


_TELLERS: Final[Tellers] = {
    rules.TitleTaken: Entry(STORY, told(_taken)),
    rules.TitleReturned: Entry(STORY, told(_RETURNED)),
    rules.TitleRaised: Entry(STANDARD, told(_RAISED)),
    rules.TitleShared: Entry(STANDARD, told(_shared)),
}

# Id and text side by side, as in a printed book; the formatter would give every clause four more lines.
# fmt: off
_SECTION: Final = Section("V13", N_("The Last Viking"), (
    Clause("V13.1", N_(
        "The first player to win a battle takes the title of the Last Viking, at level 1. Whoever beats "
        "the Last Viking, attacking or defending, takes the title over. It is then at level 1 again.")),
    Clause("V13.2", N_(
        "If you are the Last Viking and have a warrior in your squad at the start of your turn, you "
        "gain the points of your level (V10.2). After that the level rises by one, unless it is the "
        "highest already.\n"
        "These are the levels.")),
    Clause("V13.3", N_(
        "If you attack a Last Viking of level 2 or more, you get the extra dice of that level.")),
    Clause("V13.4", N_(
        "If you hold the title at the end of the game, you score 1 point for it.")),
    Clause("V13.5", N_(
        "With six players there are two titles. Whoever wins the first battle takes one of them. The "
        "other goes to the winner of the next battle in which no Last Viking fights. If the two Last "
        "Vikings fight each other, the loser’s title goes back to the middle. From there the winner of "
        "the next battle takes it, if the remaining Last Viking has no part in it.")),
))
# fmt: on

# The lesson: title, text and what is to be done

_SHEETS: Final[dict[str, Words]] = {
    "welcome": (
        N_("A name to carry"),
        N_(
            "Whoever wins the first battle is the Last Viking. The title brings points at the "
            "start of every turn, more and more of them. And so everybody wants it."
        ),
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
    "bonus": BONUS_SHEET,
    "raised": (
        N_("It pays"),
        N_(
            "Your turn has begun with a point: a warrior worth 1 has come from the discard pile "
            "into your Valhalla. Then the level has risen to 2."
        ),
    ),
    "end": (
        N_("Hold on to it"),
        N_(
            "The longer you hold the title, the more it pays, and the more dice come against you. "
            "Who has it at the end gains 1 more point. At a table of six there are two titles."
        ),
    ),
}
_LESSON: Final = (N_("Win a title, and hold it for a turn."), _SHEETS)


def _title_points(s: State, seats: Sequence[int]) -> int:
    return rules.TITLE_POINTS * sum(bool(s.titles[seat]) for seat in seats)


LAST_VIKING: Final = Brings(
    {"last_viking": _EXPANSION},
    cards={Title: _CARD},
    deeds=Deeds(terms={"title": N_("the title of the Last Viking")}),
    tellers=_TELLERS,
    shares=(Share("bonus", _title_points, N_("the Last Viking {points}")),),
    sections=(_SECTION,),
    tables={"V13.2": _by_players},
    lessons={"last_viking": _LESSON},
)
