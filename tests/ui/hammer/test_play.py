"""The Hammer Throw at the table: whole games by mouse, keys and pad, and every single gesture."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.hammer.hammers import GAME, Thrower, at_rest, board, brought, lay, same_game
from tests.ui.tables import sit_down
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.choices import holds
from valhalla.games.hammer.scoring import favour_points
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import HAMMER, Step
from valhalla.kernel.game import Option
from valhalla.ui.games.hammer.cues import CUES
from valhalla.ui.games.hammer.hand import NewCard
from valhalla.ui.games.hammer.scoring import HammerScoring
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.choosing.confirming import waits
from valhalla.ui.table.pieces.fan import NAMED
from valhalla.ui.table.record import staging
from valhalla.ui.table.scene import PlayScene
from valhalla.workshop.hammer.shots import asked, holding, play_until, short


@pytest.mark.parametrize(
    ("how", "kinds", "expert"),
    [("mouse", "human human", True), ("keys", "human", False), ("pad", "human", False)],
)
def test_a_whole_game(robot: Robot, how: str, kinds: str, expert: bool) -> None:
    """By one device alone, and the same as the engine makes of the same commands."""
    robot.app.blind = True
    session = lay(kinds, 4, expert=expert)
    sit_down(robot, session)
    player = Thrower(robot, how, seed=2)
    scene = player.play()
    assert isinstance(scene, HammerScoring) and player.decisions > 20
    assert same_game(session) == session.state and GAME.outcome(session.state) is not None


def test_an_ai_plays_along(robot: Robot) -> None:
    robot.app.blind = True
    session = lay("human thrall", 2)
    sit_down(robot, session)
    Thrower(robot, seed=3).play()
    assert {entry.seat for entry in session.log[1:]} == {0, 1}


def test_every_event_has_a_cue_and_every_step_its_planks() -> None:
    assert set(CUES) == set(ev.ALL)


# Dice


def rolled(s: State) -> bool:
    return asked(Step.ROLLED)(s) and s.dice.count(HAMMER) >= 2


def test_a_hammer_is_removed_in_one_click(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall", rolled))
    before = scene.shown.total()
    robot.click("die:0")
    assert scene.match.session.log[-1].command == cm.Remove(1)
    robot.wait(0.2)
    assert scene.shown.removed == 1 and scene.shown.total() == before + 2


def test_all_hammers_are_removed_in_one_click(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall", rolled))
    count, total = scene.shown.dice.count(HAMMER), scene.shown.total()
    assert robot.sees(f"+{2 * count}: the sum is {total + 2 * count}")
    robot.click("option:remove")
    assert scene.match.session.log[-1].command == cm.Remove(count)


def test_a_hammer_is_dragged_out_of_the_turn(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall", rolled))
    robot.drag("die:0", "removed")
    assert scene.match.session.log[-1].command == cm.Remove(1)


def test_where_every_decision_is_confirmed_hammers_are_marked_first(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall", lambda s: rolled(s) and holds(s)))
    robot.app.settings.confirm = True
    total, before = scene.shown.total(), len(scene.match.session.log)
    robot.click("die:0")
    robot.click("die:1")
    assert board(scene).moves.marked == 2 and len(scene.match.session.log) == before
    robot.click("die:1")
    robot.click("option:move")
    robot.wait(0.2)
    assert scene.shown.token == min(48, total) and not board(scene).hammers


def failing(s: State) -> bool:
    return asked(Step.ROLLED)(s) and not holds(s)


HARMLESS = ("option:fail", "option:stop")  # after a stop nothing is thrown
WHERE_FAIL_IS_NOT = {
    "ready": lambda s: asked(Step.READY)(s) and s.throws > 0,
    "good throw": lambda s: asked(Step.ROLLED)(s) and s.throws > 0 and holds(s),
    "hammers": rolled,
    "card to add": holding("add_up_to", Step.ROLLED),
    "card": holding("add", Step.ROLLED),
}


@pytest.mark.parametrize("moment", WHERE_FAIL_IS_NOT)
def test_a_throw_is_not_failed_by_a_second_click(robot: Robot, moment: str) -> None:
    """Whatever is pressed while one throws, Fail is never under the pointer afterwards."""
    at_rest(robot, brought("human thrall", failing))
    fail = robot.widget("option:fail").rect.copy()
    scene = at_rest(robot, brought("human thrall", WHERE_FAIL_IS_NOT[moment]))
    card = next((w.name for w in scene.seen() if w.name.startswith("card:") and w.pickable), "")  # type: ignore[attr-defined]
    if card and moment != "ready":  # a card that is played before a throw fails nothing
        robot.click(card)
    planks = [
        w for w in scene.seen() if w.name.startswith(("option:", "confirm")) and w.name != "option:fail"
    ]
    assert planks and not any(plank.rect.colliderect(fail) for plank in planks)


def only_sums(s: State) -> bool:
    """No hammer, and no card in hand that would ask for a die."""
    if not holding("add", Step.ROLLED)(s) or HAMMER in s.dice:
        return False
    return not any(c.dice for c in GAME.legal(s, 0) if isinstance(c, cm.Play))


def test_a_die_that_is_no_hammer_says_why(robot: Robot) -> None:
    scene = at_rest(robot, brought("human", only_sums))
    robot.click("die:0")
    assert "[H2.2]" in robot.app.notices.texts[-1] and scene.match.asked() == 0


def test_with_an_empty_reserve_dice_are_chosen(robot: Robot) -> None:
    scene = at_rest(
        robot,
        brought(
            "human", lambda s: asked(Step.READY)(s) and s.throws > 0 and not s.reserve() and len(s.dice) > 2
        ),
    )
    robot.click("option:rethrow")
    assert robot.app.notices.texts and scene.match.asked() == 0
    robot.click("die:0")
    robot.click("die:1")
    robot.click("option:rethrow")
    command = scene.match.session.log[-1].command
    assert isinstance(command, cm.Rethrow) and sorted(command.dice) == [0, 1]


# Cards


def card_of(scene: PlayScene, word: str) -> int:
    hand: list[int] = scene.shown.hands[0]
    return next(card for card in hand if scene.table.word[card].word == word)


@pytest.mark.parametrize("again", [True, False], ids=["clicked again", "confirmed"])
def test_a_card_waits_for_a_word(robot: Robot, again: bool) -> None:
    scene = at_rest(robot, brought("human thrall", holding("add", Step.ROLLED)))
    card, before = card_of(scene, "add"), scene.shown.total()
    robot.click(f"card:{card}")
    assert scene.shown.total() == before and "confirm" in robot.names
    robot.key(pygame.K_ESCAPE)
    assert "confirm" not in robot.names
    robot.click(f"card:{card}")
    robot.click(f"card:{card}" if again else "confirm")
    assert scene.match.session.log[-1].command == cm.Play(card)


def test_a_card_dropped_on_the_tray_is_played(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall", holding("add", Step.ROLLED)))
    card = card_of(scene, "add")
    robot.drag(f"card:{card}", "tray")
    assert scene.match.session.log[-1].command == cm.Play(card)


def test_a_die_is_flipped_by_card_and_click(robot: Robot) -> None:
    scene = at_rest(
        robot, brought("human thrall", lambda s: holding("flip", Step.ROLLED)(s) and s.times == 1)
    )
    card = card_of(scene, "flip")
    robot.click(f"card:{card}")
    robot.click("die:0")
    if "confirm" in robot.names:
        robot.click("confirm")
    assert scene.match.session.log[-1].command == cm.Play(card, dice=(0,))


def test_faces_are_chosen_die_by_die(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall", holding("set", Step.ROLLED)))
    card = card_of(scene, "set")
    robot.click(f"card:{card}")
    robot.click("die:0")
    face = 6 if scene.shown.dice[0] != 6 else 5
    assert f"face:{scene.shown.dice[0]}" not in robot.names
    robot.click(f"face:{face}")
    if "confirm" in robot.names:
        robot.click("confirm")
    assert scene.match.session.log[-1].command == cm.Play(card, dice=(0,), faces=(face,))


def test_a_hand_is_robbed_where_it_lies(robot: Robot) -> None:
    session = brought("human thrall thrall", holding("steal", Step.READY))
    scene = at_rest(robot, session)
    card = card_of(scene, "steal")
    robot.click(f"card:{card}")
    loot = next(name for name in robot.names if name.startswith("loot:") and robot.widget(name).focusable)
    robot.click(loot)
    assert not isinstance(session.log[-1].command, cm.Play), "whatever is drawn from a hand was seen"
    robot.click("confirm")
    command = session.log[-1].command
    assert isinstance(command, cm.Play) and f"loot:{command.target}:{command.deck}" == loot


def test_a_deck_is_looked_into(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall", holding("peek", Step.READY)))
    robot.click(f"card:{card_of(scene, 'peek')}")
    robot.click("deck:1")
    assert not isinstance(scene.match.session.log[-1].command, cm.Play), "a look cannot be taken back"
    robot.click("confirm")
    robot.wait(0.2)
    drawn = scene.shown.drawn[0]
    robot.click(f"card:{drawn}")
    assert scene.match.session.log[-1].command == cm.KeepOnTop(drawn)


def test_another_card_takes_the_place_of_the_raised_one(robot: Robot) -> None:
    scene = at_rest(
        robot, brought("human thrall", lambda s: asked(Step.READY, 0, 2, 3)(s) and len(_plays(s)) > 1)
    )
    first, second = _plays(scene.match.session.state)[:2]
    robot.click(f"card:{first}")
    assert board(scene).moves.card == first
    robot.click(f"card:{second}")
    assert board(scene).moves.card == second


def _plays(s: State) -> list[int]:
    return sorted({c.card for c in GAME.legal(s, 0) if isinstance(c, cm.Play)})


# New cards


def placing(s: State) -> bool:
    return asked(Step.PLACE)(s) and len(s.drawn) >= 2


@pytest.mark.parametrize("how", ["card", "button"])
def test_new_cards_go_to_either_side(robot: Robot, how: str) -> None:
    scene = at_rest(robot, brought("human thrall", placing))
    card, *rest = scene.shown.drawn
    robot.click(f"card:{card}" if how == "card" else f"points:{card}")
    assert scene.has("points", card)
    robot.click(f"card:{card}" if how == "card" else f"hand:{card}")
    assert not scene.has("points", card)
    robot.click(f"card:{rest[0]}")
    robot.click("confirm")
    robot.wait(0.2)
    assert rest[0] in scene.match.session.state.piles[0] and card in scene.match.session.state.hands[0]


def test_new_cards_stay_where_they_are(robot: Robot) -> None:
    """Whatever is said of them, none jumps to another place."""
    scene = at_rest(robot, brought("human thrall", placing))
    places = [robot.widget(f"card:{card}").rect.copy() for card in scene.shown.drawn]
    for card in scene.shown.drawn:
        robot.click(f"card:{card}")
        assert [robot.widget(f"card:{one}").rect for one in scene.shown.drawn] == places


def test_new_cards_lie_closed_in_the_order_in_which_they_open(robot: Robot) -> None:
    def different(s: State) -> bool:
        return placing(s) and len(set(map(s.points_of, s.drawn))) > 1

    scene = at_rest(robot, brought("human human", different))

    def points() -> list[int]:
        cards = [w for w in robot.scene.widgets if isinstance(w, NewCard)]
        return [scene.shown.points_of(w.card) for w in sorted(cards, key=lambda w: w.rect.x)]

    assert any(w.card < 0 for w in robot.scene.widgets if isinstance(w, NewCard))
    closed = points()
    robot.click("hand")
    assert scene.asking is not None and scene.me == scene.asking.seat
    assert points() == closed and len(closed) > 1


@pytest.mark.parametrize("count", [2, 4])
def test_new_cards_bear_their_names(robot: Robot, count: int) -> None:
    """Large enough for the name on the face; a crowd has it below."""
    scene = at_rest(robot, brought("human thrall", lambda s: asked(Step.PLACE)(s) and len(s.drawn) == count))
    for card in scene.shown.drawn:
        rect = robot.widget(f"card:{card}").rect
        assert rect.h >= NAMED or robot.sees(scene.table.cards[card].name)
    assert not robot.faults()


# Undo, advice, orders


def test_a_throw_is_taken_back_with_either_luck(robot: Robot) -> None:
    session = brought("human thrall", lambda s: asked(Step.READY)(s) and s.throws > 0)
    scene = at_rest(robot, session)
    before = session.state.clone()
    robot.click("option:throw")
    robot.wait(0.2)
    thrown = session.state.dice
    robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    robot.click("answer-0")
    assert session.state == before
    robot.wait(0.2)
    robot.click("option:throw")
    assert session.state.dice == thrown and scene.match.viewer == 0


def test_advice_lights_what_it_speaks_of(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall", lambda s: asked(Step.READY)(s) and s.throws > 1))
    scene.match.frozen = False
    robot.key(pygame.K_h)
    robot.wait_until(lambda: scene.match.hint is not None)
    robot.wait(0.1)
    assert robot.sees("A jarl’s advice")


def favoured(s: State) -> bool:
    return s.agenda[-1] == (Step.FAVOUR, 0) and s.active != 0


def test_a_standing_order_declines_favours(robot: Robot) -> None:
    session = brought("human thrall thrall", favoured, expert=True)
    scene = at_rest(robot, session)
    assert scene.match.asked() == 0
    robot.key(pygame.K_ESCAPE)
    robot.click("order")  # only when it matters
    assert scene.match.sparing == {0} and not scene.match.silent
    robot.key(pygame.K_ESCAPE)
    robot.click("order")  # never
    assert scene.match.silent == {0} and not scene.match.sparing
    scene.match.frozen = False
    robot.wait(0.1)
    scene.match.frozen = True
    assert any(entry.command == cm.Pass() and entry.seat == 0 for entry in session.log)


def test_what_matters_is_a_favour_that_brings_points() -> None:
    found = {True: 0, False: 0}
    for seed in range(1, 60):
        session = lay("human human human", seed, expert=True)
        if not play_until(session, lambda s: s.step == Step.FAVOUR and s.round > 3):
            continue
        s, seat = session.state, session.state.step_seat
        gains = []
        for command in GAME.legal(s, seat):
            if isinstance(command, cm.LayFavour):
                after = s.clone()
                after.favours[seat].append(command.card)
                gains.append(sum(favour_points(after)[seat]) > sum(favour_points(s)[seat]))
        matters = staging("hammer").matters(GAME.view(s, (seat + 1) % 3), seat)
        assert matters == any(gains)
        found[matters] += 1
    assert found[True] and found[False]


def test_nobody_throws_for_another(robot: Robot) -> None:
    """A throw is never made by itself, even if nothing else is possible."""
    scene = at_rest(robot, lay("human thrall", 1))
    scene.match.frozen = False
    robot.wait(0.5)
    assert len(scene.match.session.log) == 1 and scene.asking is not None


def test_what_waits_for_a_word(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall", short))
    asking = scene.asking
    assert isinstance(asking, Asking)
    options: tuple[Option, ...] = asking.options
    alone = [o for o in options if o.kind == "play" and len(o.picks) == 1]
    for option in alone:
        asking.choice.fix(None)
        asking.choice.take("card", option.picks[0].candidates[0])
        assert waits(asking, option)
