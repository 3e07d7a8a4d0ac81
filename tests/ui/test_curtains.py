"""How often people at one screen must look away: curtains that fall, and hands that are opened, game by game.

`BEFORE` is what it was when a curtain fell for every question to another person.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.ui.player import in_public
from valhalla.ai.levels import choose
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.header import House
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.settings import Settings
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.match import Match

EVERYTHING = ("loki", "thor", "valkyries", "dwarves", "tyr", "last_viking")
SEEDS = (1, 2)


class Evening(NamedTuple):
    """A table of people alone, and the curtains that fell in its two games before."""

    game: str
    players: int
    asked: dict[str, Any]
    before: tuple[int, int]


EVENINGS = {
    "two": Evening("valhalla", 2, {}, (35, 72)),
    "three": Evening("valhalla", 3, {}, (42, 48)),
    "all expansions": Evening("valhalla", 3, {"expansions": EVERYTHING}, (140, 75)),
    "pairs": Evening("valhalla", 4, {"expansions": ("partnership",)}, (86, 71)),
    "a monster": Evening("valhalla", 3, {"monster": "fenrir", "level": 2}, (23, 33)),
    "the hammer": Evening("hammer", 3, {}, (20, 20)),
    "the hammer for experts": Evening("hammer", 3, {"variants": ("expert",)}, (28, 44)),
    "three wolves": Evening("wolves", 3, {}, (138, 91)),
    "four wolves": Evening("wolves", 4, {}, (89, 165)),
}


class Nobody:
    """In the place of the process that thinks: only people sit here."""

    busy = False

    def poll(self) -> None:
        return None

    def cancel(self) -> None:
        return None


def played(evening: Evening, seed: int, *, open_hands: bool = False) -> tuple[int, int]:
    """A whole game, folded hands opened only where they must be: how many curtains fell, and openings."""
    game = GAMES[evening.game]
    seats = tuple(Seat(f"N{i}", "human") for i in range(evening.players))
    setup = game.Setup(evening.players, first=0, **evening.asked)
    session = Session.start(game, setup, seats, seed, house=House(open=open_hands))
    match = Match(session, Nobody())  # type: ignore[arg-type]
    curtains = opened = 0
    while match.due():
        match.skip()
        before = len(session.log)
        match.update()
        if len(session.log) != before:
            continue
        curtains += match.curtain is not None
        if (eyes := match.eyes) != match.viewer:
            match.look(eyes)
        seat = match.asked()
        assert seat is not None
        opened += decided(match, seat)
    return curtains, opened


def decided(match: Match, seat: int) -> bool:
    """A person decides; whether the hand had to be opened for it."""
    session = match.session
    level = "brawler" if match.game.ID == "valhalla" else "thrall"
    view = match.game.view(session.state, seat)
    command = choose(level, match.game, view, seat, Chance(session.seed, 1, len(session.log)))
    asking = Asking(match, seat, Settings())
    looks = asking.folded and not in_public(asking, command)
    if looks:
        match.open_hand(seat)
    match.submit(seat, command)
    if match.several and match.shared and match.viewer is not None and not match.goes_on:
        match.look(None)
    return looks


@pytest.mark.parametrize("evening", EVENINGS.values(), ids=EVENINGS)
def test_a_third_of_the_curtains_is_left_at_most(evening: Evening) -> None:
    """And with every hand that somebody opens there are still fewer interruptions than before."""
    found = [played(evening, seed) for seed in SEEDS]
    print(found)
    curtains = sum(fallen for fallen, _ in found)
    assert curtains * 3 <= sum(evening.before)
    assert curtains + sum(opened for _, opened in found) < sum(evening.before)


@pytest.mark.parametrize("name", ["two", "the hammer", "three wolves"])
def test_where_hands_lie_open_nobody_looks_away(name: str) -> None:
    assert played(EVENINGS[name], 1, open_hands=True) == (0, 0)
