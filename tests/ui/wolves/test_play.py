"""Wolves of Odin at the table: whole games by mouse, keys and pad, and every single gesture."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.tables import sit_down
from tests.ui.wolves.wolves import GAME, Wolf, at_rest, board, brought, lay, same_game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import UNITS, Deity, Kind, Step
from valhalla.ui.games.wolves.cues import CUES
from valhalla.ui.games.wolves.hand import WolfCard
from valhalla.ui.games.wolves.layout import Part
from valhalla.ui.games.wolves.scoring import WolvesScoring
from valhalla.ui.table.scene import PlayScene
from valhalla.workshop.wolves.shots import aiming, asked, holding, invoking, summoning, warding


@pytest.mark.parametrize(
    ("how", "kinds", "seed"),
    [
        ("mouse", "human human human", 1),
        ("keys", "human thrall thrall thrall", 3),
        ("pad", "human thrall thrall thrall thrall", 4),
        ("mouse", "human human", 2),
    ],
    ids=["three people", "four by keys", "five by pad", "two and the shadow clan"],
)
def test_a_whole_game(robot: Robot, how: str, kinds: str, seed: int) -> None:
    """By one device alone, and the same as the engine makes of the same commands."""
    robot.app.blind = True
    session = lay(kinds, seed)
    sit_down(robot, session)
    player = Wolf(robot, how, seed=seed)
    scene = player.play()
    assert isinstance(scene, WolvesScoring) and player.decisions > 10
    assert same_game(session) == session.state and GAME.outcome(session.state) is not None
    assert {entry.seat for entry in session.log[1:]} == set(range(len(session.seats)))


def test_every_event_has_a_cue() -> None:
    assert set(CUES) == set(ev.ALL)


# Laying


def unit_in_hand(scene: PlayScene) -> cm.Lay:
    """A unit that may be laid in another's row."""
    legal = GAME.legal(scene.match.session.state, 0)
    return next(c for c in legal if isinstance(c, cm.Lay) and c.row != 0)


def in_turn(s: State) -> bool:
    return asked(Step.ACT, 0, 1, 3)(s) and any(isinstance(c, cm.Lay) and c.row for c in GAME.legal(s, 0))


def test_a_unit_is_raised_and_laid(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall", in_turn))
    lay_ = unit_in_hand(scene)
    robot.click(f"card:{lay_.card}")
    assert board(scene).moves.raised == lay_.card
    robot.click(f"drop:{lay_.row}:{lay_.side}")
    assert scene.match.session.log[-1].command == lay_


@pytest.mark.parametrize("text", [100, 150])
def test_a_raised_card_leaves_the_own_row_free(robot: Robot, text: int) -> None:
    """In an empty row a unit is laid in the middle, above the middle of the hand."""
    robot.app.settings.text = text
    robot.app.rescale()
    scene = at_rest(robot, brought("human thrall thrall", asked(Step.ACT, 0)))
    row = board(scene).areas[Part.STRIP, 0]
    cards = [w for w in robot.scene.widgets if isinstance(w, WolfCard)]
    assert cards
    for card in cards:
        risen = card.risen(scene.units)
        assert risen.y >= row.bottom or risen.bottom == scene.units.area.bottom
        assert risen.y > row.bottom - row.h // 4


def test_a_unit_is_dragged_to_an_end(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall", in_turn))
    lay_ = unit_in_hand(scene)
    robot.drag(f"card:{lay_.card}", robot.widget(f"drop:{lay_.row}:{lay_.side}").rect.center)
    assert scene.match.session.log[-1].command == lay_


def test_a_raised_card_is_put_back(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall", in_turn))
    card = unit_in_hand(scene).card
    robot.click(f"card:{card}")
    robot.click(f"card:{card}")
    assert board(scene).moves.raised is None
    robot.click(f"card:{card}")
    robot.key(pygame.K_ESCAPE)
    assert board(scene).moves.raised is None and scene.match.asked() == 0


# Effects


def test_what_is_aimed_at_is_clicked(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall", aiming))
    units = [c.unit for c in GAME.legal(scene.match.session.state, 0) if isinstance(c, cm.Aim)]
    assert all(scene.takes("unit", unit) for unit in units)
    robot.click(f"unit:{units[0]}")
    assert scene.match.session.log[-1].command == cm.Aim(units[0])


def test_an_effect_is_warded_off(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall thrall", warding))
    ward = next(c for c in GAME.legal(scene.match.session.state, 0) if isinstance(c, cm.Ward))
    row = ward.card in scene.shown.rows[0]
    robot.click(f"unit:{ward.card}" if row else f"card:{ward.card}")
    assert scene.match.session.log[-1].command == ward


def test_a_standing_order_lets_it_happen(robot: Robot) -> None:
    session = brought("human thrall thrall thrall", warding)
    scene = at_rest(robot, session)
    assert scene.match.asked() == 0
    for _ in range(2):  # only when it matters, then never
        robot.key(pygame.K_ESCAPE)
        robot.click("order-ward")
    assert (0, "ward") in scene.match.silent
    before = len(session.log)
    scene.match.frozen = False
    robot.wait_until(lambda: len(session.log) > before)
    scene.match.frozen = True
    assert session.log[before].command == cm.Decline()


def test_a_plague_names_a_strength(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall thrall", holding(Kind.PLAGUE, units=9)))
    card = next(c for c in scene.shown.hands[0] if scene.table.kind[c] == Kind.PLAGUE)
    named = [c.strength for c in GAME.legal(scene.match.session.state, 0) if isinstance(c, cm.Plague)]
    robot.click(f"card:{card}")
    assert {f"strength:{strength}" for strength in named} <= set(robot.names)
    robot.click(f"strength:{named[-1]}")
    assert scene.match.session.log[-1].command == cm.Plague(card, named[-1])


def test_a_flank_march_has_two_uses(robot: Robot) -> None:
    def wanted(s: State) -> bool:
        return holding(Kind.FLANK_MARCH)(s) and len(s.rows[0]) > 1 and len(s.hands[0]) > 3

    scene = at_rest(robot, brought("human thrall thrall", wanted))
    card = next(c for c in scene.shown.hands[0] if scene.table.kind[c] == Kind.FLANK_MARCH)
    other = next(c for c in scene.shown.hands[0] if c != card)
    robot.click(f"card:{card}")
    robot.click(f"card:{other}")
    assert robot.sees("discard 1, draw 2")
    robot.click(f"card:{other}")
    unit = scene.shown.rows[0][0]
    robot.click(f"unit:{unit}")
    robot.click("option:withdraw")
    assert scene.match.session.log[-1].command == cm.Withdraw(card, (unit,))


# Deities


def test_a_sacrifice_waits_for_a_word(robot: Robot) -> None:
    scene = at_rest(
        robot, brought("human thrall thrall", lambda s: asked(Step.ACT)(s) and len(s.rows[0]) > 1)
    )
    unit = scene.shown.rows[0][0]
    robot.click(f"unit:{unit}")
    assert "confirm" in robot.names and scene.match.asked() == 0
    robot.click("confirm")
    command = scene.match.session.log[-1].command
    assert isinstance(command, cm.Sacrifice) and command.unit == unit


def test_a_deity_is_paid_for_with_chosen_sacrifices(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall", summoning, 63))
    legal = GAME.legal(scene.match.session.state, 0)
    ways = [c for c in legal if isinstance(c, cm.Summon)]
    wanted = next(c for c in reversed(ways) if sum(other.deity == c.deity for other in ways) > 1)
    robot.click(f"deity:{wanted.deity}")
    for card in wanted.pay:
        robot.click(f"pay:{card}")
    robot.click("confirm")
    done = scene.match.session.log[-1].command
    assert isinstance(done, cm.Summon) and done.deity == wanted.deity and set(done.pay) == set(wanted.pay)


def test_tyr_is_told_which_end(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall thrall", invoking(Deity.TYR)))
    deity = scene.table.card_of[Deity.TYR]
    robot.click(f"deity:{deity}")
    robot.click("side:1")
    assert scene.match.session.log[-1].command == cm.Invoke(deity, side=1)


def test_hel_gives_a_card_of_the_discard_pile(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall", asked(Step.RECALL), 27))
    recall = next(c for c in GAME.legal(scene.match.session.state, 0) if isinstance(c, cm.Recall))
    robot.click(f"recall:{recall.card}")
    done = scene.match.session.log[-1].command
    assert isinstance(done, cm.Recall)
    assert scene.table.kind[done.card] == scene.table.kind[recall.card]


def test_the_strongest_chooses_a_victory(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall thrall", asked(Step.CROWN)))
    crown = next(c for c in GAME.legal(scene.match.session.state, 0) if isinstance(c, cm.Crown))
    robot.click(f"prize:{crown.card}")
    assert scene.match.session.log[-1].command == crown


# Refusals, undo, advice


@pytest.mark.parametrize("how", ["dragged", "clicked"])
def test_a_unit_that_may_not_stand_there_says_why(robot: Robot, how: str) -> None:
    def wanted(s: State) -> bool:
        units = [card for card in s.hands[0] if s.table.kind[card] < UNITS]
        laid = {(c.card, c.row) for c in GAME.legal(s, 0) if isinstance(c, cm.Lay)}
        kinds = {(s.table.kind[card], row) for card, row in laid}
        barred = {s.table.kind[card] for card in units if (s.table.kind[card], 0) not in kinds}
        return asked(Step.ACT)(s) and any(kind in barred for kind, _row in kinds)  # it may stand elsewhere

    scene = at_rest(robot, brought("human thrall thrall", wanted))
    s = scene.shown
    kinds = {s.table.kind[c.card] for c in GAME.legal(s, 0) if isinstance(c, cm.Lay) and c.row == 0}
    other = {s.table.kind[c.card] for c in GAME.legal(s, 0) if isinstance(c, cm.Lay)} - kinds
    card = next(c for c in s.hands[0] if s.table.kind[c] in other)
    if how == "dragged":
        robot.drag(f"card:{card}", robot.widget("drop:0:0").rect.center)
    else:
        robot.click(f"card:{card}")
        robot.click_at(robot.widget("drop:0:0").rect.center)
    assert "[W5]" in robot.app.notices.texts[-1] and scene.match.asked() == 0


def test_a_pass_is_taken_back_with_either_luck(robot: Robot) -> None:
    session = brought("human thrall thrall", asked(Step.ACT, 0, 1, 4))
    at_rest(robot, session)
    before = session.state.clone()
    robot.click("option:pass")
    robot.wait(0.2)
    drawn = session.state.hands[0][:]
    robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    robot.click("answer-0")
    assert session.state == before
    robot.wait(0.2)
    robot.click("option:pass")
    assert session.state.hands[0] == drawn


def test_advice_is_told_in_words(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall", in_turn))
    scene.match.frozen = False
    robot.key(pygame.K_h)
    robot.wait_until(lambda: scene.match.hint is not None)
    robot.wait(0.1)
    assert robot.sees("A jarl’s advice")
