"""How the table talks with the player: why not, what else, what a jarl would do, what was told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.ai.valhalla import battles
from tests.ui.driver import Robot
from tests.ui.tables import GAME, in_turn, lay, play, sit_down
from tests.ui.valhalla.battles import session_of, shown
from tests.valhalla.table import Table
from valhalla.ai.thought import Candidate, Thought
from valhalla.ai.worker import Answer, Ticket
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla import terms
from valhalla.games.valhalla.jarls.events import DrawRaised
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.table import telling
from valhalla.ui.table.layer import Layer
from valhalla.ui.table.match import Match
from valhalla.ui.table.saga import cards_of
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.table.sheet import Sheet
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.text import Banner
from valhalla.workshop import shots


def said(robot: Robot) -> str:
    """What the table said last."""
    return robot.app.notices.texts[-1]


def warriors_of(s: State, seat: int) -> list[int]:
    return [card for card in s.hands[seat] if s.table.is_warrior[card]]


def peace(robot: Robot, hand: Callable[[Table], None] = lambda t: None, squad: int = 2) -> PlayScene:
    """Seat 0 is to act; its hand and squad are as the test wants them."""
    t = Table(3)
    battles.warriors(t, 0, battles.ATTACKERS[:squad])
    battles.warriors(t, 1, battles.DEFENDERS)
    hand(t)
    robot.app.settings.speed = "instant"
    return shown(robot.app, t)


# Why not


def test_a_tactic_does_not_join_the_squad(robot: Robot) -> None:
    scene = peace(robot, lambda t: t.give(0, t.tactic("fury"), t.any("bear")))
    card = next(card for card in scene.shown.hands[0] if not scene.table.is_warrior[card])
    robot.click(f"card:{card}")
    assert "tactics are played in battle" in said(robot) and said(robot).endswith("[V3.2]")


def test_a_card_of_an_opponent_is_not_in_ones_hand(robot: Robot) -> None:
    scene = peace(robot, lambda t: t.give(0, t.any("bear")))
    robot.click(f"card:{scene.shown.squads[1][0]}")
    assert "not in your hand" in said(robot)


def test_nobody_to_fight_is_not_attacked(robot: Robot) -> None:
    peace(robot)
    robot.click("seat:2")
    assert "Hakon has no warrior" in said(robot) and said(robot).endswith("[V3.5]")


def test_oneself_is_not_attacked(robot: Robot) -> None:
    scene = peace(robot, lambda t: battles.warriors(t, 2, battles.DEFENDERS))
    robot.click("option:attack")
    robot.click(f"card:{scene.shown.squads[0][0]}")
    assert "Only an opponent can be attacked" in said(robot)


def test_a_full_place_waits_until_the_free_ones_are_filled(robot: Robot) -> None:
    scene = peace(robot, lambda t: t.give(0, t.any("bear")))
    robot.click(f"card:{warriors_of(scene.shown, 0)[0]}")
    robot.click(f"card:{scene.shown.squads[0][0]}")
    assert "Fill your free slots first" in said(robot) and said(robot).endswith("[V3.3]")


@pytest.mark.parametrize(("symbols", "why"), [((3, 3), "3 weapon symbols at most"), ((1,), "two different")])
def test_the_button_of_two_warriors_says_why(robot: Robot, symbols: tuple[int, ...], why: str) -> None:
    """Not one sentence for all: the game is asked about the lightest pair."""

    def hand(t: Table) -> None:
        for clan, count in zip(("bear", "wolf"), symbols, strict=False):
            t.give(0, t.any(clan, symbols=count))

    peace(robot, hand)
    robot.click("option:add_two")
    assert why in said(robot) and said(robot).endswith("[V3.2]")


def test_something_begun_is_told(robot: Robot) -> None:
    scene = peace(robot, lambda t: t.give(0, t.any("bear")))
    robot.click("option:add_one")
    robot.click("seat:1")
    assert "“One warrior”: choose a card" in said(robot)
    assert scene.asking is not None and scene.asking.choice.fixed is not None


def test_it_is_anothers_move(robot: Robot) -> None:
    session = play(lay("human thrall"), in_turn(1, turns=2))
    scene = sit_down(robot, session)
    scene.match.frozen = True
    robot.wait(0.2)
    robot.click("deck")
    assert "It is up to player Sigrun now" in said(robot) and said(robot).endswith("[V3.1]")


def test_the_deck_is_action_four(robot: Robot) -> None:
    scene = peace(robot)
    robot.click("deck")
    assert scene.match.session.log[-1].command == cm.Begin(), "a slip of the hand draws nothing"
    robot.click("deck")
    assert "confirm" not in robot.names
    robot.click("deck")
    robot.click("confirm")
    assert scene.match.session.log[-1].command == cm.DrawCards()
    assert scene.match.session.state.step == Step.KEEP
    robot.wait(0.5)
    robot.click("deck")
    assert "choose first what you keep" in said(robot)


def test_a_jarl_on_a_board_is_not_a_card(robot: Robot) -> None:
    t = Table(2)
    t.jarl(0, "egil")
    battles.warriors(t, 0, battles.ATTACKERS[:2])
    shown(robot.app, t)
    robot.click("jarl-of:0")
    assert "it is time for your action" in said(robot)


def test_a_card_is_not_meant_by_an_ability_that_wants_a_place(robot: Robot) -> None:
    """Aslaug sends a warrior straight to her squad: that was begun, and a card of the hand was clicked."""
    t = Table(2)
    t.jarl(0, "aslaug")
    battles.warriors(t, 0, battles.ATTACKERS[:2])
    t.give(0, t.any("bear"))
    t.throw(t.any("wolf"))
    t.s.agenda[-1:] = [(Step.PHASE_B, 0)]
    scene = shown(robot.app, t)
    assert scene.asking is not None
    scene.press_option(next(option for option in scene.asking.options if option.kind == "use_extra"))
    robot.click(f"card:{scene.shown.hands[0][0]}")
    assert "[V" in said(robot), robot.app.notices.texts


def test_during_setup_only_cards_are_meant(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: s.step == Step.CHOOSE_START)
    scene = sit_down(robot, session)
    robot.click("seat:1")
    assert "the starting hands are being chosen" in said(robot)
    robot.click(f"card:{scene.shown.squads[0][0]}")
    assert "not in your hand" in said(robot)


def test_every_refusal_of_a_click_cites_a_clause(robot: Robot) -> None:
    """Whatever stands on the table: what cannot be picked says why, by which clause."""
    scene = peace(robot, lambda t: t.give(0, t.tactic("fury"), t.any("bear"), t.any("wolf")))
    for widget in list(scene.seen()):
        kind, value = getattr(widget, "kind", ""), getattr(widget, "value", -1)
        if kind and not scene.takes(kind, value):
            widget.press()
            assert "[V" in said(robot), widget.name


def test_f1_opens_the_clause_of_a_refusal(robot: Robot) -> None:
    peace(robot)
    robot.click("seat:2")
    assert robot.widget("seat:2").rule == "V3.5"
    robot.click("option:add_one")
    robot.step()
    clause = said(robot).rpartition("[")[2].rstrip("]")
    robot.key(pygame.K_F1)
    assert isinstance(robot.scene, RuleScene) and robot.sees(clause)


# Keys, buttons, advice


def test_key_hints_are_there_for_keys_and_pad_only(robot: Robot) -> None:
    peace(robot)
    seen = [robot.sees("look closely")]
    robot.key(pygame.K_TAB)
    seen.append(robot.sees("look closely") and robot.sees("Enter"))
    robot.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    seen.append(robot.sees("look closely") and not robot.sees("Enter"))
    assert not robot.faults()
    robot.move((640, 300))
    robot.step()
    assert [*seen, robot.sees("look closely")] == [False, True, True, False]


def test_curtain_and_score_show_their_keys(robot: Robot) -> None:
    sit_down(robot, lay("human human"))
    robot.key(pygame.K_TAB)
    assert robot.sees("lift the curtain") and not robot.faults()
    sit_down(robot, play(lay("human thrall"), lambda s: not GAME.to_act(s)))
    robot.wait(0.5)
    robot.key(pygame.K_TAB)
    assert robot.sees("count all") and not robot.faults()


@pytest.mark.parametrize(
    ("name", "device"),
    [("table", "keys"), ("table", "pad"), ("pause", "keys"), ("curtain", "pad"), ("scoring", "keys")],
)
def test_key_hints_find_room(robot: Robot, name: str, device: str) -> None:
    app = robot.app
    shots.all_shots()[name](app)
    app.input.last_device = device
    assert not robot.faults_anywhere()


def test_hints_under_another_scene_do_not_cover_the_tools(robot: Robot) -> None:
    """The table below a pause is not laid out anew when the device changes."""
    peace(robot)
    robot.key(pygame.K_ESCAPE)
    robot.key(pygame.K_DOWN)
    assert not robot.sees("look closely") and robot.sees("resume")


def test_every_tool_has_a_button_that_names_its_key(robot: Robot) -> None:
    peace(robot)
    keys = {"replay": "(R)", "skip": "(S)", "odds": "(O)", "undo": "(Ctrl+Z)", "hint": "(H)", "menu": "(Esc)"}
    assert all(key in robot.widget(name).tip for name, key in keys.items())


def test_tools_say_why_they_rest(robot: Robot) -> None:
    peace(robot)
    robot.click("odds")
    assert "in battle" in said(robot) and robot.app.settings.odds
    shown(robot.app, battles.attack())
    robot.click("odds")
    assert not robot.app.settings.odds


def test_the_replay_button_shows_the_last_turn_again(robot: Robot) -> None:
    scene = sit_down(robot, play(lay("human thrall"), in_turn(turns=5)), "calm")
    robot.click("replay")
    assert scene.director.busy and scene.match.queue


def test_advice_speaks_to_the_player_and_points_at_things(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: in_turn()(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session)
    command = cm.AddWarriors((warriors_of(session.state, 0)[0],), (session.state.squads[0].index(-1),))
    ticket = Ticket(1, session, 0, "jarl", 1, session.log[-1])
    scene.match.hint = Answer(ticket, "jarl", Thought(command))
    robot.step()
    assert robot.sees("A jarl’s advice: Add warrior") and not robot.sees("advice: Player")
    names = {widget.name for widget in telling.advised(scene)}
    assert names == {f"card:{command.cards[0]}", f"slot:0:{command.slots[0]}", "option:add_one"}
    robot.click("option:draw_cards")
    assert not telling.advised(scene)


def test_why_is_answered_for_ones_own_hint(robot: Robot) -> None:
    scene = peace(robot)
    robot.wait(0.3)
    session = scene.match.session
    two = Candidate(cm.DrawCards(), 5.0), Candidate(cm.Attack(1), 4.0)
    ticket = Ticket(1, session, 0, "jarl", 1, session.log[-1])
    scene.match.hint = Answer(ticket, "jarl", Thought(two[0].command, two))
    robot.key(pygame.K_y)
    assert isinstance(robot.scene, Sheet)
    assert robot.sees("draw cards") and robot.sees("attack")


def test_why_is_answered_for_what_played_itself(robot: Robot) -> None:
    scene = peace(robot)
    robot.wait(0.3)
    scene.match.forced.add(len(scene.match.session.log) - 1)
    robot.key(pygame.K_y)
    assert isinstance(robot.scene, Sheet) and robot.sees("There was nothing else to do.")


def test_hidden_numbers_are_no_line_of_what_was_weighed(robot: Robot) -> None:
    session = play(lay("human karl"), in_turn(turns=3))
    scene = sit_down(robot, session)
    n = max(n for n, entry in enumerate(session.log) if entry.seat == 1)
    weighed = tuple(Candidate(command, 1.0, ()) for command in (cm.DrawCards(), cm.Attack(0)))
    ticket = Ticket(1, session, 1, "karl", 1, session.log[n])
    scene.match.thoughts = {n: Answer(ticket, "karl", Thought(weighed[0].command, weighed))}
    telling.why(scene)
    assert isinstance(robot.scene, Sheet)
    *_others, lines, last = robot.scene.paragraphs
    assert [line[:2] for line in lines.splitlines()] == ["• ", "• "]
    assert last == "The numbers stay hidden until the game is over."


# The saga


def test_cards_of_an_entry_are_cards(robot: Robot) -> None:
    """A field may hold cards in one event and a mere number in another."""
    assert cards_of(ev.WarriorsAdded(0, (7, 9), (0, 1), (4,))) == [7, 9, 4]
    assert cards_of(ev.StartRevealed(((1, 2), (3,)), False)) == [1, 2, 3]
    assert not cards_of(DrawRaised(0, 3, 2))


@pytest.mark.parametrize("how", ["keys", "pad"])
def test_all_cards_of_an_entry_are_reached_without_a_mouse(robot: Robot, how: str) -> None:
    scene = sit_down(robot, play(lay("human thrall"), in_turn(turns=8)))
    up, right, walk = pygame.K_UP, pygame.K_RIGHT, robot.key
    robot.focus_by_keys("saga") if how == "keys" else robot.focus_by_pad("saga")
    if how == "pad":
        up, right = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
        walk = robot.pad  # type: ignore[assignment]
    panel = scene.furniture.panel
    assert panel is not None
    several = next(n for n, line in enumerate(reversed(panel.lines())) if len(cards_of(line.event)) > 1)
    cards = cards_of(panel.lines()[-1 - several].event)
    for _ in range(several):
        walk(up)
    seen = []
    for _ in cards:
        robot.wait(0.7)
        seen.append(scene.enlarged.shown)
        walk(right)
    assert seen == [("card", card) for card in cards]


def test_all_cards_of_an_entry_are_reached_with_the_mouse(robot: Robot) -> None:
    scene = sit_down(robot, play(lay("human thrall"), in_turn(turns=8)))
    robot.app.draw()
    panel = scene.furniture.panel
    assert panel is not None
    while not (rows := [row for row in panel._rows if len(cards_of(row[1].event)) > 1]):
        robot.wheel("saga", 1)
        robot.app.draw()
    rect, line = rows[0]
    cards, seen = cards_of(line.event), []
    for i in range(len(cards)):
        robot.move((rect.x + rect.w * (2 * i + 1) // (2 * len(cards)), rect.centery))
        robot.wait(0.7)
        seen.append(scene.enlarged.shown)
    assert seen == [("card", card) for card in cards]


def test_saga_levels_are_pressed_one_by_one(robot: Robot) -> None:
    sit_down(robot, play(lay("human thrall"), in_turn(turns=3)))
    levels = []
    for level in ("full", "story", "standard"):
        robot.click(f"saga-level:{level}")
        levels.append(robot.app.settings.saga)
    assert levels == ["full", "story", "standard"]


# Giving up, standing orders, confirming


def test_resigning_asks_and_leads_to_the_score(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: in_turn()(s) and s.left != terms.NONE)
    scene = sit_down(robot, session, "calm")
    robot.app.blind = True
    robot.key(pygame.K_ESCAPE)
    robot.click("resign")
    assert isinstance(robot.scene, Confirm) and not scene.match.resigned
    assert robot.scene.focus is robot.scene.cancel  # a slip of the hand does not give up
    robot.click("answer-0")
    for _ in range(20_000):
        if robot.showing(ScoringScene):
            break
        robot.step()
        pygame.time.wait(1)
    assert any("resigns" in line.text for line in scene.match.lines)
    robot.app.blind = False
    robot.wait(0.3)
    assert robot.showing(ScoringScene) and robot.sees("(resigned)")
    assert session.state == session.state_before(len(session.log))


def test_others_play_on_after_somebody_resigned(robot: Robot) -> None:
    session = play(lay("human human thrall"), in_turn(0, turns=4))
    match = Match(session, robot.app.worker)
    match.resign(0)
    assert not match.played_out and not match.is_human(0) and match.is_human(1)
    assert match.called(0) == "Eirik (resigned)" and match.called(1) == "Sigrun"


def test_taking_back_takes_a_resignation_back(robot: Robot) -> None:
    session = play(lay("human thrall"), in_turn(0, turns=4))
    match = Match(session, robot.app.worker)
    match.resign(0)
    match.undo(0)
    assert match.is_human(0) and not match.resigned


def test_a_standing_order_declines_without_a_curtain(robot: Robot) -> None:
    t = battles.wager()
    match = Match(session_of(t, (0, 1, 2)), robot.app.worker)
    asked = [(match.asked(), match.folds(0))]
    match.silent.add(0)
    asked.append((match.asked(), match.curtain is not None))
    assert asked == [(0, True), (None, False)] and match.may_be_silent(0) and not match.may_be_silent(1)
    match.update()
    assert match.session.log[-1].seat == 0 and match.session.log[-1].command == cm.Pass()


def test_a_standing_order_is_given_in_the_pause(robot: Robot) -> None:
    scene = shown(robot.app, battles.wager())
    robot.key(pygame.K_ESCAPE)
    robot.click("order")
    assert scene.match.silent == {0}
    scene.match.frozen = False
    robot.step()
    assert scene.match.session.log[1].command == cm.Pass()


def test_a_standing_order_does_not_speak_in_ones_own_turn(robot: Robot) -> None:
    t = Table(2)
    t.jarl(0, "egil")
    battles.warriors(t, 0, battles.ATTACKERS)
    battles.warriors(t, 1, battles.DEFENDERS)
    t.attack(0, 1)
    match = Match(session_of(t), robot.app.worker)
    match.silent.add(0)
    assert t.s.step == Step.BEFORE and match.asked() == 0


@pytest.mark.parametrize(("humans", "asked"), [((0,), None), ((0, 1, 2), 0)])
def test_among_people_no_hand_is_told_by_haste(
    robot: Robot, humans: tuple[int, ...], asked: int | None
) -> None:
    """Ragnhild without a warrior in hand can only pass: alone that goes by itself, among people it would
    tell them what the hand lacks."""
    t = Table(3)
    t.jarl(0, "ragnhild")
    battles.warriors(t, 0, battles.ATTACKERS[:1])
    battles.warriors(t, 1, battles.ATTACKERS[:1])
    battles.warriors(t, 2, battles.DEFENDERS)
    t.give(0, t.tactic("fury"))
    t.to_turn_of(1)
    t.attack(1, 2)
    t.stop(1)
    assert t.s.agenda[-1] == (Step.WITNESS, 0)
    match = Match(session_of(t, humans), robot.app.worker)
    match.look(0)
    match.update()
    assert match.asked() == asked


def test_who_wants_to_confirm_is_asked(robot: Robot) -> None:
    """The setting works at once, also for what has been asked already."""
    session = play(lay("human thrall"), lambda s: in_turn()(s) and s.squads[0].count(-1) > 1)
    sit_down(robot, session)
    robot.app.settings.confirm = True
    before = len(session.log)
    card = warriors_of(session.state, 0)[0]
    robot.drag(f"card:{card}", f"slot:0:{session.state.squads[0].index(-1)}")
    assert len(session.log) == before
    robot.click("confirm")
    assert len(session.log) > before


def test_among_people_the_prompt_says_whose_choice_it_is(robot: Robot) -> None:
    sit_down(robot, play(lay("human human"), lambda s: in_turn(1, turns=3)(s) and bool(s.warriors(1))))
    robot.wait(0.2)
    assert robot.sees("Sigrun: Choose your action")


def test_the_pause_says_that_the_game_saves_itself(robot: Robot, tmp_path: Path) -> None:
    sit_down(robot, play(lay("human thrall", path=tmp_path / "a.saga"), in_turn()))
    robot.key(pygame.K_ESCAPE)
    assert robot.sees("saved at once") and not robot.faults()


# What is kept as one picture


def test_what_flies_is_left_out_until_the_next_picture(robot: Robot) -> None:
    """A card that has landed is drawn by itself as long as the picture is the one without it."""
    p, layer = canvas(robot), Layer()
    card = Widget("card", pygame.Rect(60, 20, 80, 60))
    left_out: list[list[Widget]] = []

    def draw(_p: Painter, but: list[Widget]) -> None:
        left_out.append(list(but))

    layer.show(p, (0,), draw, [])
    layer.show(p, (1,), draw, [card])
    layer.show(p, (1,), draw, [])  # it has landed
    assert left_out == [[], [card]] and layer.lively == [card]
    layer.show(p, (2,), draw, [])
    assert left_out[-1] == [] == layer.lively


def canvas(robot: Robot) -> Painter:
    return Painter(pygame.Surface((200, 100)), robot.app.units, robot.app.art, robot.app.fonts)


def flat(shade: int) -> Callable[[Painter, list[Widget]], None]:
    return lambda p, _but: p.fill(p.surface.get_rect(), (shade, shade, shade))


def shades(p: Painter) -> set[int]:
    """What is seen at the left, in the middle and at the right."""
    return {p.surface.get_at((x, 50))[0] for x in (1, 99, 101, 198)}


def test_no_frame_mixes_two_prompts_while_things_fly(robot: Robot) -> None:
    session = play(lay("human thrall", 1), lambda s: in_turn()(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session, "calm")
    robot.wait(0.5)
    scene.match.frozen = True
    robot.app.written = None  # else no picture is kept
    robot.click("option:draw_cards")
    said = prompt(robot).text
    while prompt(robot).text == said:
        robot.step()
    assert scene.director.busy
    ribbon = prompt(robot).rect
    seen = robot.app.screen.subsurface(ribbon).copy()
    scene._layer.drop()
    robot.app.draw()
    anew = robot.app.screen.subsurface(ribbon)
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(anew, "RGB")


def prompt(robot: Robot) -> Banner:
    found = robot.widget("prompt")
    assert isinstance(found, Banner)
    return found


def test_another_board_fades_in_over_the_last(robot: Robot) -> None:
    p, layer = canvas(robot), Layer()
    layer.show(p, (0,), flat(0), [])
    layer.show(p, (1,), flat(200), [], seen=0.0)
    assert shades(p) == {0}
    layer.show(p, (2,), flat(200), [], seen=0.5)  # it changes on the way: the past stays what it was
    assert all(90 < shade < 110 for shade in shades(p))
    layer.show(p, (2,), flat(200), [], seen=1.0)
    assert shades(p) == {200}


def test_nothing_shines_through_to_other_eyes(robot: Robot) -> None:
    p, layer = canvas(robot), Layer()
    layer.show(p, (0,), flat(0), [])
    layer.drop()
    layer.show(p, (1,), flat(200), [], seen=0.2)
    assert shades(p) == {200}
