"""Several people at one screen: folded hands, results that wait, what is taken back in time."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import CONTROLLER_BUTTON_B, K_ESCAPE, K_RETURN, KEYDOWN, KEYUP, KMOD_CTRL, K_f, K_h, K_v, K_z
from pygame.event import Event

from tests.ui.driver import Robot
from tests.ui.hammer import hammers
from tests.ui.moments import start_hand
from tests.ui.player import Player
from tests.ui.tables import GAME, in_turn, lay, play, sit_down
from tests.ui.test_curtains import EVERYTHING
from tests.ui.wolves import wolves
from valhalla.cli.saves import verify_file
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.games.wolves import events as wolf_events
from valhalla.games.wolves.scoring import ahead
from valhalla.kernel.header import House
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.games.valhalla.piles import turns_left
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.pieces.pile_scene import PileScene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.tables import new_session, opened, table_of
from valhalla.words.valhalla import names as called


def fighting(s: State) -> bool:
    """Somebody with cards rolls in a battle between two people."""
    return (
        s.step == Step.FIGHT
        and s.battle is not None
        and bool(s.battle.defence)
        and bool(s.hands[s.step_seat])
    )


def at_war(robot: Robot) -> PlayScene:
    scene = sit_down(robot, play(lay("human human", 3), fighting))
    robot.wait(0.5)
    assert scene.asking is not None and scene.asking.folded
    return scene


def held_cards(scene: PlayScene) -> list[str]:
    """The names of the cards that the person asked holds."""
    assert scene.asking is not None
    hand = scene.match.session.state.hands[scene.asking.seat]
    return [called.card(scene.table, card) for card in hand]


def looks(scene: PlayScene) -> int | None:
    return scene.me


def waits(scene: PlayScene) -> bool:
    """Whether what was decided waits to be seen."""
    return scene.director.held is not None


def asked_seat(scene: PlayScene) -> int | None:
    return scene.asking.seat if scene.asking is not None else None


# A hand is opened, and folded again


def test_a_click_opens_a_folded_hand_and_another_folds_it(robot: Robot) -> None:
    scene = at_war(robot)
    robot.click("hand")
    assert scene.asking is not None and scene.me == scene.asking.seat
    assert any(w.name.startswith("card:") for w in scene.seen())
    robot.click("hand")
    assert looks(scene) is None and any(w.name.startswith("back:") for w in scene.seen())


def test_the_key_opens_it_too_and_held_only_as_long_as_it_is_held(robot: Robot) -> None:
    scene = at_war(robot)
    for seconds, open_after in ((0.1, True), (0.0, False), (0.8, False)):
        robot.step(Event(KEYDOWN, key=K_f, mod=0, unicode="f"))
        robot.wait(seconds)
        assert seconds == 0.0 or scene.me is not None
        robot.step(Event(KEYUP, key=K_f, mod=0))
        robot.wait(0.1)
        assert (scene.me is not None) == open_after


def test_a_button_held_opens_it_as_long_as_it_is_held(robot: Robot) -> None:
    scene = at_war(robot)
    robot.hover("hand")
    robot.press()
    assert looks(scene) is None
    robot.wait(0.6)
    assert looks(scene) is not None
    robot.release()
    robot.wait(0.1)
    assert looks(scene) is None


def test_in_a_fight_between_people_the_hand_is_folded_when_its_owner_is_done(robot: Robot) -> None:
    """Not before: what is rerolled, armed and played in one phase is one look at the hand."""
    scene = at_war(robot)
    robot.click("hand")
    seat = looks(scene)
    assert seat is not None
    legal = GAME.legal(scene.match.session.state, seat)
    Player(robot).perform(scene, next(command for command in legal if isinstance(command, cm.Reroll)))
    robot.wait(1)
    assert looks(scene) == seat and asked_seat(scene) == seat
    robot.click("option:end_phase")
    assert looks(scene) is None


def test_a_card_that_everybody_knows_lies_face_up_in_a_folded_hand(robot: Robot) -> None:
    """A jarl may have it swapped in before a battle: whoever is offered that can pick it."""

    def known(s: State) -> list[int]:
        seat, bare = GAME.to_act(s)[0], GAME.view(s, None)
        offered = (option for option in GAME.options(bare, seat) if option.kind == "use_main")
        picks = [pick for option in offered for pick in option.picks]
        return [card for pick in picks if pick.name == "card" for card in pick.candidates]

    def swaps(s: State) -> bool:
        return s.battle is not None and s.step == Step.BEFORE and bool(known(s))

    session = play(lay("human human human"), swaps, "karl", tables=200)
    scene = sit_down(robot, session)
    robot.wait(0.5)
    assert scene.asking is not None and scene.asking.folded
    robot.click("option:use_main")
    robot.click(f"card:{known(session.state)[0]}")
    assert scene.has("card", known(session.state)[0]) or isinstance(session.log[-1].command, cm.UseAbility)


def test_to_open_a_hand_decides_nothing(robot: Robot) -> None:
    """Where but one thing is left to do, it is done by its owner, not by the look at the hand."""

    def must_add(s: State) -> bool:
        return in_turn()(s) and max(s.squads[0]) < 0 and len(GAME.legal(s, 0)) == 1

    session = play(lay("human human human", 3, expansions=EVERYTHING), must_add, tables=200)
    (only,) = GAME.legal(session.state, 0)
    scene, played = sit_down(robot, session), len(session.log)
    robot.wait(0.3)
    robot.click("hand")
    robot.wait(2)
    assert len(session.log) == played and scene.me == 0
    Player(robot).perform(scene, only)
    assert session.log[played].command == only


def test_a_folded_hand_has_no_tips_no_focus_and_no_picks(robot: Robot) -> None:
    """Nothing that keys, pointer or advice reach tells of a card."""
    scene = at_war(robot)
    backs = [w for w in scene.seen() if w.name.startswith("back:")]
    assert backs and not any(back.tip or back.focusable for back in backs)
    for back in backs:
        robot.move(back.rect.center)
    robot.key(K_h)
    robot.wait(0.5)
    assert scene.match.hint is None and not scene.match.wants_hint
    assert "open it first" in " ".join(robot.app.notices.texts)
    assert scene.asking is not None and not any(o.kind == "play_tactic" for o in scene.asking.options)
    assert not [name for name in held_cards(scene) if robot.sees(name)]


def test_in_ones_own_turn_an_open_hand_stays_open(robot: Robot) -> None:
    scene = sit_down(robot, play(lay("human human", 3), lambda s: in_turn(0, 3)(s) and bool(s.warriors(0))))
    robot.wait(0.3)
    robot.click("option:draw_cards")
    robot.wait_until(lambda: scene.asking is not None and not scene.asking.options)
    robot.click("hand")
    drawn = scene.shown.drawn[0]
    robot.click(f"card:{drawn}")
    robot.wait(0.1)
    assert scene.me == 0 or scene.asking is None or scene.asking.seat != 0


# What has been decided waits to be seen


def test_the_result_of_a_battle_waits_for_a_click(robot: Robot) -> None:
    scene = at_war(robot)
    while not waits(scene):
        if scene.asking is None or scene.director.busy:
            robot.step()
        elif "option:end_phase" in robot.names:
            robot.click("option:end_phase")
        else:
            robot.click(next(name for name in ("option:pass", "confirm") if name in robot.names))
    robot.wait(3)
    assert scene.shown.battle is not None and isinstance(scene.match.queue[0].event, ev.BattleEnded)
    robot.click("go-on")
    robot.wait(0.5)
    assert scene.shown.battle is None


def test_against_an_ai_alone_a_battle_goes_on_by_itself(robot: Robot) -> None:
    session = play(lay("human thrall", 3), fighting)
    scene = sit_down(robot, session)
    assert not scene.match.halts(ev.BattleEnded(()))


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_round_of_wolves_ends_with_a_sheet_of_who_takes_which_victory(robot: Robot, how: str) -> None:
    scene = sit_down(robot, wolves.lay("human human human", 2))
    player = wolves.Wolf(robot, how=how, seed=3)
    while not waits(scene):
        player.move()
    verdict = scene.match.verdict()
    assert verdict is not None and "verdict" in robot.names and scene.me is None
    counted = next(e for e in reversed(scene.match.told) if isinstance(e, wolf_events.RowsCounted))
    taken = [e for e in scene.match.told if isinstance(e, wolf_events.VictoryTaken)]
    assert tuple(line.seat for line in verdict.lines) == counted.ranking
    assert [list(line.cards) for line in verdict.lines if line.cards] == [[e.card] for e in taken]
    assert not robot.faults()
    robot.wait(2)
    assert waits(scene)
    player.use("go-on")
    robot.wait(0.5)
    assert not waits(scene) and not any(scene.shown.rows)


def test_equal_rows_say_who_passed_first(robot: Robot) -> None:
    """W4.1: on the sheet, and before by the mark of who would win."""
    session = wolves.lay("human human human", 2)
    state = session.state
    state.rows = [[], [], []]
    assert ahead(state) == [0, 1, 2]
    state.passes = [2]
    assert ahead(state) == [2]
    state.passes = [1, 2]
    assert ahead(state) == [1]
    scene = sit_down(robot, session)
    told = [wolf_events.RowsCounted((4, 4, 1), (1, 0, 2))]
    scene.match.told.extend(told)
    scene.match.shown.passes = [1, 2, 0]
    verdict = scene.match.verdict()
    assert verdict is not None
    assert [line.note for line in verdict.lines] == [
        "tied: passed as number 1",
        "tied: passed as number 3",
        "",
    ]


def test_a_round_of_the_hammer_ends_with_a_sheet_of_points(robot: Robot) -> None:
    scene = sit_down(robot, hammers.lay("human human", 2))
    player = hammers.Thrower(robot, seed=3)
    while not waits(scene):
        player.move()
    verdict = scene.match.verdict()
    assert verdict is not None and robot.sees("Round 1 of 6 is over") and not robot.faults()
    numbers = [int(line.number) for line in verdict.lines]
    assert numbers == sorted(numbers, reverse=True) and all("cell" in line.note for line in verdict.lines)


def test_the_turns_to_ragnarok_count_the_present_one(robot: Robot) -> None:
    """In the last turn but one there are two; then comes the last, and then Ragnarök."""
    last_but_one = play(lay("human human", 3), lambda s: s.left == 1 and s.step == Step.PHASE_A)
    assert turns_left(last_but_one.state) == 2
    sit_down(robot, last_but_one)
    robot.wait(0.3)
    assert robot.sees("2 turns to Ragnarök")
    last = play(lay("human human", 3), lambda s: s.left == 0 and s.step == Step.PHASE_A)
    assert turns_left(last.state) == 1
    sit_down(robot, last)
    robot.wait(0.3)
    assert robot.sees("The last turn")
    end = play(lay("human human", 3), lambda s: any(step[0] == Step.RAGNAROK for step in s.agenda))
    assert turns_left(end.state) == 0


# What is taken back, and Esc


def at_the_curtain(robot: Robot, session: Session) -> PlayScene:
    """The first has chosen a jarl, and the curtain falls for the second."""
    scene = sit_down(robot, session)
    robot.click("ready")
    robot.wait(0.2)
    Player(robot).move()
    robot.wait(1)
    assert robot.showing(CurtainScene) and robot.scene.seat == 1  # type: ignore[attr-defined]
    assert len(session.log) == 2
    return scene


@pytest.mark.parametrize("how", ["mouse", "keys", "pad", "shortcut"])
def test_before_the_next_person_looks_the_last_decision_can_be_taken_back(robot: Robot, how: str) -> None:
    session = lay("human human", 3)
    scene = at_the_curtain(robot, session)
    if how == "shortcut":
        robot.key(K_z, mod=KMOD_CTRL)
    else:
        Player(robot, how).use("undo")
    robot.wait(0.3)
    assert len(session.log) == 1 and scene.match.asked() == 0 and robot.scene is scene


def test_a_starting_hand_that_is_taken_back_lies_folded_with_its_plank_on_it(robot: Robot) -> None:
    """And as nothing else can be chosen, Enter opens it."""
    scene = start_hand(robot)
    robot.click("confirm")
    robot.wait(1)
    robot.click("undo")
    robot.wait(0.3)
    plank = robot.widget("hand").rect
    backs = [w.rect for w in scene.seen() if w.name.startswith("back:0:")]
    assert plank.collidelist(backs) >= 0 and scene.me is None
    assert not [w for w in scene.seen() if w.name.startswith("jarl:") and w.rect.colliderect(plank)]
    robot.key(K_RETURN)
    assert looks(scene) == 0


def test_the_word_for_a_choice_leaves_the_boards_of_others_free(robot: Robot) -> None:
    scene = start_hand(robot)
    confirm = robot.widget("confirm").rect
    boards = [w.rect for w in scene.seen() if w.name.startswith("seat:")]
    assert len(boards) >= 2 and confirm.collidelist(boards) < 0


def test_enter_lifts_the_curtain_whatever_was_used_before(robot: Robot) -> None:
    """But not the Enter that was meant for what lay there when it was pressed."""
    sit_down(robot, lay("human human", 3))
    shown = []
    for seconds in (0.1, 0.5):
        robot.wait(seconds)
        robot.key(K_RETURN)
        shown.append(robot.showing(CurtainScene))
    assert shown == [True, False]


def test_a_curtain_offers_no_undo_where_nothing_is_taken_back(robot: Robot) -> None:
    session = lay("human human", 3)
    session.house = House(undo=False)
    scene = sit_down(robot, session)
    robot.click("ready")
    robot.wait(0.2)
    assert scene.asking is not None
    scene.submit(GAME.legal(session.state, 0)[0])
    robot.wait(1)
    assert robot.showing(CurtainScene) and "undo" not in robot.names
    curtain = robot.scene
    robot.key(K_z, mod=KMOD_CTRL)
    assert len(session.log) == 2 and robot.scene is curtain


@pytest.mark.parametrize("pad", [False, True])
def test_esc_on_the_curtain_is_the_pause_and_esc_again_the_curtain(robot: Robot, pad: bool) -> None:
    """The next hand is not to be seen at any time."""
    scene = at_the_curtain(robot, lay("human human", 3))
    curtain = robot.scene
    shown = []
    for _ in range(4):
        robot.pad(CONTROLLER_BUTTON_B) if pad else robot.key(K_ESCAPE)
        robot.wait(0.2)
        shown.append(robot.scene is curtain)
        assert scene.me is None and (shown[-1] or "resume" in robot.names)
    assert shown == [False, True, False, True]


def test_between_turns_too_until_the_next_hand_is_opened(robot: Robot) -> None:
    session = play(lay("human human", 3), lambda s: in_turn(0, 3)(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session)
    player = Player(robot)
    while asked_seat(scene) in (None, 0):
        player.move()
    played = len(session.log)
    robot.key(K_z, mod=KMOD_CTRL)
    if "answer-0" in robot.names:
        robot.click("answer-0")
    robot.wait(0.3)
    assert len(session.log) < played and scene.match.asked() == 0
    while asked_seat(scene) in (None, 0):
        player.move()
    played = len(session.log)
    robot.click("hand")
    robot.key(K_z, mod=KMOD_CTRL)
    robot.wait(0.3)
    assert len(session.log) == played and robot.scene is scene


@pytest.mark.parametrize("pad", [False, True])
def test_esc_leads_from_the_chart_to_the_reckoning(robot: Robot, pad: bool) -> None:
    sit_down(robot, play(lay("human thrall", 1), lambda s: not GAME.to_act(s)))
    robot.wait(0.5)
    robot.click("course")
    seen = [charted(robot)]
    for _ in range(2):
        robot.pad(CONTROLLER_BUTTON_B) if pad else robot.key(K_ESCAPE)
        seen.append(charted(robot))
    assert seen == [True, False, None]


def charted(robot: Robot) -> bool | None:
    """Whether the chart is shown, if it is the reckoning at all."""
    return robot.scene.charted if isinstance(robot.scene, ScoringScene) else None


# Open hands

FAMILY = (SeatChoice("Ása"), SeatChoice("Bjørn", shield=1), SeatChoice("Una", "thrall", 2))


def family(seed: int = 3) -> Session:
    seats = (Seat("Ása", "human"), Seat("Bjørn", "human"), Seat("Una", "thrall"))
    return Session.start(GAME, GAME.Setup(3), seats, seed, house=House(open=True))


def test_open_hands_are_kept_in_the_save(robot: Robot, home: Path) -> None:
    """By continuing, by a rematch, and as far as `verify` is concerned."""
    session = new_session(robot.app, LastTable(FAMILY, open=True))
    assert session.journal is not None
    path = session.journal.path
    session.close()
    again = opened(path)
    assert again.house == House(open=True) and table_of(again).open
    again.close()
    assert verify_file(path)[0]["ok"]


def test_a_save_of_before_has_hands_folded(robot: Robot, home: Path) -> None:
    session = new_session(robot.app, LastTable(FAMILY))
    assert session.journal is not None and b'"house"' not in session.journal.path.read_bytes()
    assert not session.house.open
    session.close()


def test_with_open_hands_all_people_are_seen_and_no_ai(robot: Robot) -> None:
    scene = sit_down(robot, play_on(family(), in_turn(0, 2)))
    robot.wait(0.3)
    match, real = scene.match, scene.match.session.state
    assert scene.asking is not None and not scene.asking.folded and not robot.showing(CurtainScene)
    assert [sorted(hand) for hand in match.shown.hands[:2]] == [sorted(hand) for hand in real.hands[:2]]
    assert all(card < 0 or real.known[card] & 3 for card in match.shown.hands[2])
    robot.key(K_v)
    assert isinstance(robot.scene, PileScene) and robot.sees("Bjørn: ")


def test_with_open_hands_a_board_shows_its_hand(robot: Robot) -> None:
    scene = sit_down(robot, play_on(family(), lambda s: in_turn(0, 2)(s) and not s.warriors(0)))
    robot.wait(0.3)
    robot.click("seat:1")
    pile = robot.scene
    assert isinstance(pile, PileScene)
    assert sorted(pile.heap.cards) == sorted(scene.match.session.state.hands[1])


def play_on(session: Session, until: object) -> Session:
    return play(session, until, tables=0)  # type: ignore[arg-type]


def test_the_choice_is_offered_where_several_people_sit(robot: Robot) -> None:
    robot.app.settings.remember("valhalla", LastTable(FAMILY))
    robot.app.reset(MenuScene(robot.app))
    robot.click("new")
    robot.click("open")
    assert robot.scene.table.open and not robot.faults()  # type: ignore[attr-defined]


def test_an_attack_can_be_declared_with_the_hand_folded(robot: Robot) -> None:
    session = play(
        lay("human human", 3), lambda s: in_turn()(s) and bool(s.warriors(0)) and bool(s.warriors(1))
    )
    scene = sit_down(robot, session)
    robot.wait(0.3)
    Player(robot).perform(scene, cm.Attack(1))
    assert session.log[-1].command == cm.Attack(1)
