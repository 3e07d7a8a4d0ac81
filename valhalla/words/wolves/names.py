"""What the things of Wolves of Odin are called, and what every card says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from valhalla.games.wolves import terms
from valhalla.games.wolves.cards import AnyCard, DeityCard, Growth, Unit, Victory, kind_id
from valhalla.games.wolves.table import Table
from valhalla.games.wolves.terms import Step
from valhalla.words.language import N_, _, decimal, named, ngettext, proper
from valhalla.words.listing import counted, in_list

# Variants of the setup: what each is called, and one line about it.
VARIANTS: Final = {
    "shadow": (
        N_("The shadow clan"),
        N_("Two players are joined by a third seat that no person plays. It may win, too."),
    ),
}
SHADOW: Final = proper("Shadow clan")  # the name of that seat


def variant(key: str) -> tuple[str, str]:
    """A variant's name, and one line about it."""
    title, line = VARIANTS[key]
    return _(title), _(line)


# Cards one by one and in lists


def card(table: Table, number: int) -> str:
    """The name of a card; nothing if it is hidden."""
    return named(table.cards[number].name) if number >= 0 else ""


def cards(table: Table, numbers: Iterable[int]) -> str:
    """These cards one after another, equal ones counted; nothing if any of them is hidden."""
    return counted([in_list(card(table, number), _is_title(table, number)) for number in numbers])


def _is_title(table: Table, number: int) -> bool:
    return number >= 0 and not isinstance(table.cards[number], Unit | DeityCard)


def strength(number: int) -> str:
    """A strength in figures; rows may have less than nothing (W8.4)."""
    return decimal(number, 0)


# Ends, effects

_ENDS: Final = {terms.LEFT: N_("left end"), terms.RIGHT: N_("right end")}
_BLOWS: Final[dict[int, str]] = {
    terms.Blow.SHOOT: N_("An Archer’s arrow"),
    terms.Blow.STAB: N_("An Assassin’s knife"),
    terms.Blow.RAID: N_("A Raider’s grip"),
    terms.Blow.TURN_COAT: N_("A Traitor’s whisper"),
    terms.Blow.LOKI_KILLS: N_("Loki’s spite"),
    terms.Blow.TYR_STRIKES: N_("Tyr’s judgement"),
    terms.Blow.SICKEN: N_("The Plague"),
    terms.Blow.CLAIM: N_("Naglfar’s freight"),
    terms.Blow.REVEAL: N_("Heimdall’s horn"),
}


def end(side: int) -> str:
    """An end of a row."""
    return _(_ENDS[side])


def blow(number: int) -> str:
    """What an effect on rows is called, as a title."""
    return _(_BLOWS[number])


# What a card says

_KINDS: Final = {
    "tyr": N_("Tyr unit"), "yew": N_("Yew unit"), "manoeuvre": N_("Manoeuvre"),
    "blue": N_("Blue deity"), "red": N_("Red deity"), "black": N_("Black deity"),
    "victory": N_("Victory"), "ragnarok": N_("Ragnarök"),
}  # fmt: skip

_GROWTHS: Final[dict[str, Callable[[int], str]]] = {
    "yew": lambda n: ngettext(
        "Its strength is {count} for each Yew unit in its row, itself included.",
        "Its strength is {count} for each Yew unit in its row, itself included.", n),
    "tyr": lambda n: ngettext(
        "Its strength is {count} for each Tyr unit in its row, itself included.",
        "Its strength is {count} for each Tyr unit in its row, itself included.", n),
    "kin": lambda n: _("Its strength is {strength}, but {more} beside another {card}."),
    "lonely": lambda n: ngettext(
        "Its strength is {strength}, less {count} for each other unit in its row.",
        "Its strength is {strength}, less {count} for each other unit in its row.", n),
}  # fmt: skip

_TEXTS: Final[dict[str, str]] = {
    "archer": N_("Laid from hand beside an Archer: destroy any unit. In another’s row its owner chooses."),
    "huscarl": N_(
        "Discard it, even after passing, to stop an Assassin, a Raider or a Traitor laid in your row."
    ),
    "berserk": N_("It counts as two sacrifices."),
    "thrall": N_("May be sacrificed together with another unit of your row. Several Thralls may go along."),
    "priest": N_("Not laid in a row with a Tyr unit of strength 8 or less. Only one Priest in a row."),
    "chieftain": N_("Only one Chieftain in a row."),
    "king": N_("Only one King in a row."),
    "assassin": N_(
        "Destroys a unit in the row it is laid in, or itself. You draw a card for a strength of 4 or less."
    ),
    "raider": N_("Takes another unit of the row it is laid in, but no Raider, into your hand."),
    "traitor": N_(
        "The weakest Tyr unit of its row moves to either end of yours; if it may not, it is discarded."
    ),
    "plague": N_("Name a strength. All units of just that strength are discarded from every row at once."),
    "shield-wall": N_("Cancels one effect on your row, in anybody’s turn before you pass. It is no action."),
    "flank-march": N_("Discard any cards and draw one more. Or take one to three units of your row back."),
    "vidar": N_(
        "When all have passed, before the rows are counted, you may lay one more unit in any row, or take "
        "one Yew unit of your row back into your hand."
    ),
    "odin": N_(
        "Other players’ deities do not affect your row. Once a round, for one sacrifice: discard any "
        "summoned deity, or return a discarded one, but not Baldr, to the Hall."
    ),
    "thor": N_(
        "Your row has 5 more strength. In your turn you may discard Thor to discard one or two red deities, "
        "summoned or in the Hall."
    ),
    "freya": N_("When another player has played a manoeuvre, you may take it into your hand."),
    "heimdall": N_(
        "After you have passed, nothing destroys, discards or takes units of your row. Once a round: reveal "
        "the top People card. A Tyr unit that may stand in your row joins it, any other card is discarded."
    ),
    "valkyrie": N_(
        "When the winner of the round has been found, you may take one unit from any row into your hand."
    ),
    "baldr": N_(
        "In a turn after passing you may discard Baldr and four cards of your hand: you are in the round "
        "again. Or, before you pass, discard Baldr and one sacrifice: summon any discarded deity."
    ),
    "tyr": N_("Once a round: choose left or right. In every row the unit at that end is destroyed."),
    "yggdrasil": N_("As long as you hold Yggdrasil, you may hold red and blue deities together."),
    "surt": N_("Until you pass, nothing destroys, discards or takes units of your row."),
    "hel": N_(
        "Once a round: discard one or two cards of your hand, and take as many of your choice from the "
        "discard pile."
    ),
    "fenrir": N_(
        "All other rows have 5 less strength. In your turn you may discard Fenrir to discard one or two "
        "blue deities, summoned or in the Hall."
    ),
    "fafnir": N_(
        "In your turn you may discard Fafnir and one sacrifice: take any deity that another player holds or "
        "that is in the Hall."
    ),
    "naglfar": N_(
        "Units destroyed in other rows come to an end of yours, without doing what they do when laid. One "
        "that may not stand there is discarded."
    ),
    "jormungandr": N_(
        "If your row, not an empty one, is stronger than every other at the start of your turn, the round "
        "ends at once and you win it, even after passing. You cannot choose not to."
    ),
    "nidhogg": N_(
        "When another player pays with sacrifices, you take one of those cards, at random, into your hand."
    ),
    "loki": N_(
        "When you sacrifice a unit, you destroy a weaker unit of your choice in any row, if there is one."
    ),
    "ragnarok-hall": N_("When it comes to the Hall, this is the last round. It keeps its place there."),
    "ragnarok-glory": N_("When it is opened, this is the last round. Nobody takes it."),
}

# What makes a victory worth more, by its word.
_EACH: Final[dict[str, Callable[[int], str]]] = {
    "deities": lambda n: ngettext("for each deity you hold", "for every {count} deities you hold", n),
    "blue": lambda n: ngettext("for each blue deity you hold", "for every {count} blue deities you hold", n),
    "hand": lambda n: ngettext("for each card in your hand", "for every {count} cards in your hand", n),
    "victories": lambda n: ngettext(
        "for each victory you hold, this one too", "for every {count} victories you hold, this one too", n),
    "empty_rows": lambda n: ngettext(
        "for each row that stood empty when the rows were last counted",
        "for every {count} rows that stood empty when the rows were last counted", n),
    "first_passes": lambda n: ngettext(
        "for each round in which you were the first to pass",
        "for every {count} rounds in which you were the first to pass", n),
}  # fmt: skip


def kind(of: AnyCard) -> str:
    """What sort of card this is: "Tyr unit", "Red deity"."""
    key = str(of.__struct_config__.tag)
    if isinstance(of, Unit):
        key = of.rune
    elif isinstance(of, DeityCard):
        key = of.colour
    return _(_KINDS[key])


def property_text(of: AnyCard) -> str:
    """What a card does, or what it is worth, in one to four short sentences; its face has little room."""
    if isinstance(of, Victory):
        return " ".join(filter(None, (_glory(of), _draws(of.draws))))
    grown = _growth(of, of.grows) if isinstance(of, Unit) and of.grows is not None else ""
    return " ".join(filter(None, (grown, _(_TEXTS.get(kind_id(of), "")))))


def describe(of: AnyCard) -> str:
    """A card in one line, without its name: its kind, its strength and what it does."""
    return _("{kind}. {text}").format(kind=kind(of), text=worth_text(of))


def worth_text(of: AnyCard) -> str:
    """What a card does, with the strength of a unit before it."""
    text = property_text(of)
    if isinstance(of, Unit) and of.grows is None:
        return _("Strength {strength}. {text}").format(strength=of.strength, text=text)
    return text


def _growth(of: Unit, grows: Growth) -> str:
    words = {"count": grows.number, "strength": of.strength, "more": of.strength + grows.number}
    return _GROWTHS[grows.word](grows.number).format(card=named(of.name), **words)


def _glory(of: Victory) -> str:
    """What a victory is worth, and by what."""
    word, least, most = of.glory.word, of.glory.least, of.glory.most
    if word == "fixed":
        return ngettext("Worth {count} Glory.", "Worth {count} Glory.", least).format(count=least)
    if word == "last":
        message = _("Worth {most} Glory if nobody has less Glory than you without this card, else {least}.")
        return message.format(most=most, least=least)
    each = _EACH[word](of.glory.every).format(count=of.glory.every)
    message = _("Worth 1 Glory {each}, {most} at most.")
    if least:
        message = ngettext(
            "Worth {count} Glory, and 1 more {each}, {most} at most.",
            "Worth {count} Glory, and 1 more {each}, {most} at most.",
            least,
        )
    return message.format(count=least, each=each, most=most)


def _draws(more: int) -> str:
    """How a victory changes what a pass brings."""
    count = abs(more)
    if more > 0:
        message = ngettext(
            "When you pass, you draw a card more.", "When you pass, you draw {count} cards more.", count
        )
    else:
        message = ngettext(
            "When you pass, you draw a card fewer.", "When you pass, you draw {count} cards fewer.", count
        )
    return message.format(count=count) if more else ""


def glory(count: int) -> str:
    """So much Glory."""
    return ngettext("{count} Glory", "{count} Glory", count).format(count=count)


# Steps

_STEPS: Final[dict[int, str]] = {
    Step.ACT: N_("The main action"),
    Step.CLOSE: N_("Deities"),
    Step.REST: N_("After passing"),
    Step.SHED: N_("A card to discard"),
    Step.AIM: N_("The target"),
    Step.REACT: N_("The defence"),
    Step.SETTLE: N_("Freya’s moment"),
    Step.PLACE: N_("A place in the row"),
    Step.COLOUR: N_("Red or blue"),
    Step.RECALL: N_("Hel’s gift"),
    Step.BEFORE: N_("Vidar’s moment"),
    Step.CROWN: N_("The victory"),
    Step.AFTER: N_("Valkyrie’s moment"),
}


def step(number: int) -> str:
    """What a step of the round at which somebody chooses is called."""
    return _(_STEPS[number])
