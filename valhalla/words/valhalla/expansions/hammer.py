"""The hammer at Ragnarök (H6) in words."""

from __future__ import annotations

from collections import Counter
from typing import Final

from valhalla.games.iron import LAST_CELL, REMOVED
from valhalla.games.valhalla.expansions import hammer as rules
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.words import iron
from valhalla.words.asking import Prompt, joined
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import Names, players
from valhalla.words.refusing import Refusals
from valhalla.words.telling import STANDARD, STORY, Entry, Tellers, Voice, with_things
from valhalla.words.valhalla.brings import Brings, Deeds, Expansion, Labels

_EXPANSION: Final = Expansion(
    N_("The hammer at Ragnarök"),
    N_("Before Ragnarök everybody throws the hammer once, and who stops farthest gains points."),
    (
        N_("Nothing changes until the last turn is over."),
        N_("Then you throw by the rules of the Hammer Throw, but without cards."),
        N_("Of those who stop, the farthest gains 2 points, the next farthest 1."),
        N_("A throw that fails gains no points, but draws a card."),
    ),
    "H6.1",
)

# At the table


def _ask_throw(s: State, seat: int, names: Names) -> Prompt:
    hurl = s.hurl
    if hurl is None:
        text = _("Before Ragnarök you throw the hammer once: throw your two dice.")
        prize = _("Of those who stop, the farthest gains 2 points, the next farthest 1.")
        return Prompt(text, joined(_("The first throw cannot fail."), prize), "H6.1")
    message = _("The new sum must be higher than {cell}. If it is not, you gain no points and draw a card.")
    why = message.format(cell=hurl.token)
    if not rules.reserve(hurl):
        none = _("The reserve is empty, so no die joins yours.")
        return Prompt(_("Throw some of your dice again, or stop."), joined(none, why), "H6.1")
    return Prompt(iron.once_more(1), why, "H6.1")


def _ask_thrown(s: State, seat: int, names: Names) -> Prompt:
    hurl = s.hurl
    assert hurl is not None
    message = _("The sum is {total}: remove hammers, or move the token with all your dice in play.")
    if 0 not in rules.sums(hurl):
        message = _("The sum is {total}, not higher than {cell}: remove hammers, or the throw would fail.")
    return Prompt(message.format(total=rules.total(hurl), cell=hurl.token), iron.hammers(hurl.dice), "H6.1")


_LABELS: Final = Labels(
    {"throw_hammer": N_("Throw"), "land_hammer": N_("Move the token"), "rest_hammer": N_("Stop")}
)
_REFUSALS: Final = Refusals(
    {
        "throw_first": N_("You have not thrown the hammer yet."),
        "reserve_not_empty": N_(
            "As long as the reserve holds dice, all your dice are thrown, with one more."
        ),
        "throw_some_dice": N_("Choose at least one die to throw again."),
        "no_such_iron_die": N_("These are not different dice of yours."),
        "not_higher": N_("The token cannot move: {total} is not higher than {cell}."),
    },
    {
        "not_so_many_hammers": lambda n: ngettext(
            "You can remove {count} hammer at most.", "You can remove {count} hammers at most.", n
        ),
    },
    {
        Step.HURL: N_("it is time to throw or to stop"),
        Step.HURLED: N_("the dice have been thrown; settle this throw first"),
    },
)
_THROW_ON: Final = N_("Throwing on promises more points than stopping here.")
_STOP: Final = N_("Stopping here promises more points than another throw.")
_LAND: Final = N_("This leaves the best chances for the prizes.")
_DEEDS: Final = Deeds(
    {
        "throw_hammer": (N_("Player {player} throws the hammer"), N_("throw the hammer")),
        "throw_again": (N_("Player {player} throws again"), N_("throw again")),
        "throw_some": (N_("Player {player} throws again only {dice}"), N_("throw again only {dice}")),
        "keep_hammers": (N_("Player {player} removes no hammer"), N_("remove no hammer")),
        "rest_hammer": (N_("Player {player} stops here"), N_("stop here")),
    },
    {
        "land_hammer": (
            lambda n: ngettext(
                "Player {player} removes a hammer", "Player {player} removes {count} hammers", n
            ),
            lambda n: ngettext("remove a hammer", "remove {count} hammers", n),
        )
    },
    habits={
        "throw_again": _THROW_ON,
        "throw_some": _THROW_ON,
        "rest_hammer": _STOP,
        "keep_hammers": _LAND,
        "land_hammer": _LAND,
    },
)

# The saga


def _thrown(saga: Voice, s: State, e: rules.HammerThrown) -> str:
    assert s.hurl is not None
    rolled = (Counter(e.dice) - Counter(e.kept)).elements()
    again, sum_ = s.hurl.throws > 1, sum(e.dice)
    return iron.thrown(saga, e.seat, rolled, e.kept, total=sum_, cell=s.hurl.token, again=again)


def _landed(saga: Voice, s: State, e: rules.HammerLanded) -> str:
    text = iron.flies(saga, e.seat, e.cell, LAST_CELL)
    if not e.removed:
        return text
    assert s.hurl is not None
    return iron.removed(saga, e.seat, e.removed, sum(s.hurl.dice) + REMOVED * e.removed) + " " + text


def _rested(saga: Voice, s: State, e: rules.HammerRested) -> str:
    message = _("Player {player} stops on cell {cell}.")
    if e.failed:
        message = _("The throw of player {player} fails and gains no points.")
    elif e.cell == LAST_CELL:
        message = _("Player {player} is at the end of the track and must stop.")
    return saga.say(message, e.seat, cell=e.cell)


def _weighed(saga: Voice, s: State, e: rules.HammersWeighed) -> str:
    """All throws that did not fail, the farthest first, and whose it is."""
    stood = [seat for seat, cell in enumerate(e.distances) if cell]
    if not stood:
        return _("All throws have failed: nobody gains points.")
    far = sorted(stood, key=lambda seat: -e.distances[seat])
    throws = [saga.say(_("{cell} (player {player})"), seat, cell=e.distances[seat]) for seat in far]
    first = [seat for seat in far if e.distances[seat] == max(e.distances)]
    message = ngettext(
        "Player {players} threw farthest.", "Players {players} threw equally far, and farthest.", len(first)
    )
    winners = message.format(players=players(saga.names, first), count=len(first))
    return with_things(_("All have thrown"), ", ".join(throws)) + " " + winners


_TELLERS: Final[Tellers] = {
    rules.HammerThrown: Entry(STANDARD, _thrown),
    rules.HammerLanded: Entry(STANDARD, _landed),
    rules.HammerRested: Entry(STANDARD, _rested),
    rules.HammersWeighed: Entry(STORY, _weighed),
}

HAMMER: Final = Brings(
    {"hammer": _EXPANSION},
    asks={Step.HURL: _ask_throw, Step.HURLED: _ask_thrown},
    labels=_LABELS,
    refusals=_REFUSALS,
    deeds=_DEEDS,
    tellers=_TELLERS,
)
