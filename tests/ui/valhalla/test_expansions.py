"""Expansions at the table: every question answered through the scene, by every device; whole games, too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ui.driver import Robot
from tests.ui.player import Player, thing
from tests.ui.tables import GAME, lay, play, same_game, sit_down
from valhalla.ai.valhalla.arming import best_arming
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply import find_stops
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import everything
from valhalla.games.valhalla.terms import ALLY, NONE, Step
from valhalla.ui.games.valhalla.battle.board import BattleBoard
from valhalla.ui.games.valhalla.seats import SeatBoard
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene
from valhalla.workshop.valhalla.shots_expansions import Position

HOW = ("mouse", "keys", "pad")
FURY, AXE, HEROIC = "fury-red-dawn", "supply-axe-in-the-doorpost", "heroic-all-or-ashes"
HELP = "thor-hammer-from-nowhere"
RUMBLE = "thor-far-rumble"  # no strength


def shown(robot: Robot, p: Position, people: int = 1) -> PlayScene:
    """A position in the window; nobody moves on by himself."""
    robot.app.settings.speed = "instant"
    match = Match(p.session(people), robot.app.worker)
    match.frozen = True
    scene = PlayScene(robot.app, match)
    robot.app.reset(scene)
    robot.step()
    robot.step()
    return scene


def fought(*expansions: str, loki: str | None = None, players: int = 3) -> Position:
    """Two squads face to face, seat 0 to move; no jarl joins in."""
    p = Position(players, *expansions, loki=loki, jarls=False)
    return p.squad(0, "bear-hallgerd", "wolf-ylva").squad(1, "bear-thurid", "wolf-gunnvor", "boar-galti")


def rolled(p: Position, dice: str = "axe axe sword bow shield blank") -> Position:
    return p.turn().do(0, cm.Attack(1)).passing().dice(0, dice)


def dwarf(word: str) -> Position:
    """Seat 0 attacks and has armed a dwarf of this ability; another comes for what is chosen."""
    p = Position(3, "dwarves", jarls=False)
    p.squad(0, f"dwarf-{word}", "bear-hallgerd").squad(1, "bear-thurid", "wolf-gunnvor")
    return p.hand(0, FURY, "bear-bessi").hand(1, "fury-bitten-rim", "bear-kolbein")


def blocking() -> Position:
    return rolled(dwarf("nabbi")).arm(0, "dwarf-nabbi")


def spiteful() -> Position:
    return rolled(dwarf("eisa"), "bow axe axe blank").arm(0, "dwarf-eisa")


def disarmed() -> Position:
    """Seat 1's dwarf disarms seat 0, who defends."""
    p = Position(3, "dwarves", jarls=False)
    p.squad(0, "bear-hallgerd").squad(1, "dwarf-jari").hand(0, FURY, "bear-bessi", "fury-bitten-rim")
    return p.turn(1).do(1, cm.Attack(0)).passing().dice(1, "axe axe").arm(1, "dwarf-jari")


def holding() -> Position:
    """Seat 0 is beaten, but its dwarf holds somebody back."""
    p = Position(3, "dwarves", jarls=False)
    p.squad(1, "bear-hallgerd", "wolf-ylva").squad(0, "dwarf-lit")
    p.turn(1).do(1, cm.Attack(0)).passing().dice(1, "axe sword").arm(1, "bear-hallgerd").arm(1, "wolf-ylva")
    p.do(1, cm.EndPhase()).passing().dice(0, "bow").arm(0, "dwarf-lit")
    return p.do(0, cm.EndPhase())


def road() -> Position:
    p = rolled(fought("valkyries").hand(1, "road-bridge-lights-up"))
    p.arm(0, "bear-hallgerd").arm(0, "wolf-ylva").do(0, cm.EndPhase()).passing()
    return p.do(1, cm.PlayTactic(p.card("road-bridge-lights-up")))


def mission() -> Position:
    p = rolled(fought("valkyries").hand(0, "mission-first-cast-stands", "mission-three-abreast", FURY))
    p.arm(0, "bear-hallgerd").do(0, cm.EndPhase()).passing().dice(1, "blank").do(1, cm.EndPhase())
    while p.s.step != Step.MISSION:
        p.do(GAME.to_act(p.s)[0], GAME.legal(p.s, GAME.to_act(p.s)[0])[0])
    return p


def thor() -> Position:
    """Two others are about to fight; seat 0 stands by."""
    p = Position(3, "thor", jarls=False).squad(0, "bear-hallgerd").squad(1, "wolf-ylva")
    p.squad(2, "bear-thurid", "wolf-gunnvor").hand(0, HELP, FURY)
    return p.turn(1).do(1, cm.Attack(2))


def call() -> Position:
    p = fought("dwarves").hand(0, "call-out-of-the-barrow", FURY).thrown("stag-tove", "fury-bitten-rim")
    return p.turn().do(0, cm.Attack(1))


def wrath() -> Position:
    p = fought("tyr").hand(0, "bear-bessi", "wrath-cold-verdict", "wrath-thin-ribbon")
    return p.turn().do(0, cm.AddWarriors((p.card("bear-bessi"),), (2,)))


def supply() -> Position:
    return rolled(fought("valkyries").hand(0, AXE, HEROIC), "sword bow blank")


def needless() -> Position:
    """A wrath card covers the only symbol: no die is needed."""
    p = Position(3, "tyr", jarls=False).squad(1, "bear-thurid")
    p.squad(0, "bear-hallgerd/wrath-fist-like-an-axe", "wolf-ylva")
    return rolled(p, "blank blank")


def loki(card: str, *, tactic: bool = False) -> Position:
    """Seat 0 has attacked and is beaten by 1, or with a tactic played by 0."""
    p = Position(3, "loki", loki=f"loki-{card}", jarls=False)
    p.squad(0, "bear-hallgerd").squad(1, "bear-thurid", "wolf-gunnvor").hand(0, FURY, "bear-bessi")
    p.hand(1, "bear-kolbein").hand(2, "bear-skapti").thrown("wolf-geir", "boar-galti")
    rolled(p).arm(0, "bear-hallgerd")
    if tactic:
        p.do(0, cm.PlayTactic(p.card(FURY)))
    p.do(0, cm.EndPhase()).passing().dice(1, "axe sword spear bow shield shield axe sword")
    for warrior in ("bear-thurid", "wolf-gunnvor"):
        p.arm(1, warrior)
    assert p.s.battle is not None and p.s.battle.defence is not None
    p.s.battle.defence.bonus += 2 if tactic else 0
    return p.do(1, cm.EndPhase())


def next_step(p: Position, step: int) -> Position:
    while p.s.step != step:
        seat = GAME.to_act(p.s)[0]
        p.do(seat, GAME.legal(p.s, seat)[0])
    return p


def at_loki(card: str, *, tactic: bool = False) -> Position:
    return next_step(loki(card, tactic=tactic), Step.LOKI)


def burying() -> Position:
    """The row was taken; a hand card goes on the deck."""
    p = at_loki("leaping-salmon")
    return next_step(p.do(0, cm.TakeRow(2)), Step.LOKI_BURY)


def giving(*, helped: bool = False) -> Position:
    """Seat 0 has won and says which tactic the loser gets, or which card that a third party played (V9.4)."""
    p = Position(3, "loki", "thor", loki="loki-sprig-of-mistletoe", jarls=False)
    p.squad(0, "bear-thurid", "wolf-gunnvor").squad(1, "bear-hallgerd").hand(0, FURY).hand(
        1, "fury-bitten-rim"
    ).hand(2, *([RUMBLE] if helped else []))
    p.turn(1).do(1, cm.Attack(0))
    if helped:
        p.do(2, cm.PlayTactic(p.card(RUMBLE), target=1))
    p.passing().dice(1, "axe sword spear").arm(1, "bear-hallgerd")
    p.do(1, cm.PlayTactic(p.card("fury-bitten-rim"))).do(1, cm.EndPhase()).passing()
    p.dice(0, "axe sword spear bow shield axe").arm(0, "bear-thurid").arm(0, "wolf-gunnvor")
    p.do(0, cm.PlayTactic(p.card(FURY))).do(0, cm.EndPhase())
    return next_step(p, Step.LOKI).do(1, cm.TakeRow(3))


def pair() -> Position:
    """An alliance: seat 0 may arm the warriors of seat 2."""
    p = Position(4, "alliance", jarls=False).squad(0, "bear-hallgerd").squad(2, "wolf-ylva", "stag-tove")
    return rolled(p.squad(1, "bear-thurid").squad(3, "wolf-gunnvor"), "axe sword bow bow blank blank")


ANSWERED: dict[str, tuple[Callable[[], Position], Callable[[Position], cm.Command]]] = {
    "block": (blocking, lambda p: cm.ChooseWarrior(1)),
    "spite": (spiteful, lambda p: cm.ChooseCard(p.card("bear-bessi"))),
    "no spite": (spiteful, lambda p: cm.Pass()),
    "disarm": (disarmed, lambda p: cm.ChooseCard(p.card(FURY))),
    "hold": (holding, lambda p: cm.ChooseWarrior(1)),
    "road": (road, lambda p: cm.ChooseWarrior(1)),
    "mission": (mission, lambda p: cm.ChooseCard(p.card("mission-first-cast-stands"))),
    "thor": (thor, lambda p: cm.PlayTactic(p.card(HELP), target=1)),
    "no help": (thor, lambda p: cm.Pass()),
    "call": (call, lambda p: cm.PlayTactic(p.card("call-out-of-the-barrow"), slot=3)),
    "wrath": (wrath, lambda p: cm.LayWrath(p.card("wrath-thin-ribbon"), 2)),
    "no wrath": (wrath, lambda p: cm.Pass()),
    "supply": (supply, lambda p: cm.Arm(0, (), (p.card(AXE),))),
    "paid with a supply": (supply, lambda p: cm.PlayTactic(p.card(HEROIC), supply=p.card(AXE))),
    "paid with a die": (supply, lambda p: cm.PlayTactic(p.card(HEROIC), (2,))),
    "no die needed": (needless, lambda p: cm.Arm(0, ())),
    "send one": (lambda: at_loki("leaping-salmon"), lambda p: cm.TakeRow(0, slot=0)),
    "rob": (lambda: at_loki("uninvited-guest"), lambda p: cm.TakeRow(0, target=2)),
    "rob the winner": (lambda: at_loki("open-sleeve"), lambda p: cm.TakeRow(2)),
    "take a tactic": (
        lambda: at_loki("shorn-braid", tactic=True),
        lambda p: cm.TakeRow(1, card=p.card(FURY)),
    ),
    "points": (lambda: at_loki("fallen-apple"), lambda p: cm.TakeRow(1)),
    "no row": (lambda: at_loki("fallen-apple"), lambda p: cm.Pass()),
    "bury": (burying, lambda p: cm.ChooseCard(p.card("bear-bessi"))),
    "give a tactic": (giving, lambda p: cm.ChooseCard(p.card("fury-bitten-rim"))),
    "give a helper's card": (lambda: giving(helped=True), lambda p: cm.ChooseCard(p.card(RUMBLE))),
    "a partner": (pair, lambda p: cm.Arm(ALLY, (1,))),
}


@pytest.mark.parametrize(("n", "name"), list(enumerate(ANSWERED)))
def test_every_question_is_answered_through_the_scene(robot: Robot, n: int, name: str) -> None:
    """By one device each, all of them in turn."""
    position, wanted = ANSWERED[name]
    p = position()
    scene = shown(robot, p)
    robot.app.blind = True
    command = wanted(p)
    before = len(scene.match.session.log)
    Player(robot, HOW[n % len(HOW)]).perform(scene, command)
    assert [entry.command for entry in scene.match.session.log[before:]][:1] == [command]


def test_a_supply_is_dragged_to_a_warrior(robot: Robot) -> None:
    p = supply()
    scene = shown(robot, p)
    robot.drag(f"card:{p.card(AXE)}", f"card:{p.card('bear-hallgerd')}")
    assert scene.match.session.log[-1].command == cm.Arm(0, (), (p.card(AXE),))


def test_a_card_is_spent_only_when_it_was_seen(robot: Robot) -> None:
    """No die fits, a supply would: the first click shows it in the socket, the second arms."""
    p = supply()
    scene = shown(robot, p)
    before = len(scene.match.session.log)
    robot.click(f"card:{p.card('bear-hallgerd')}")
    assert len(scene.match.session.log) == before and scene.has("card", p.card(AXE))
    robot.click(f"card:{p.card('bear-hallgerd')}")
    assert len(scene.match.session.log) == before + 1


def test_help_is_dragged_to_a_fighter(robot: Robot) -> None:
    p = thor()
    scene = shown(robot, p)
    robot.drag(f"card:{p.card(HELP)}", "seat:1")
    assert scene.match.session.log[-1].command == cm.PlayTactic(p.card(HELP), target=1)


@pytest.mark.parametrize("card", ["thor-red-bearded-laugh", "thor-rain-in-their-eyes"])
def test_either_of_two_that_are_alike_may_help(robot: Robot, card: str) -> None:
    """The rules list one of them; whoever holds both picks the one they like."""
    p = Position(3, "thor", jarls=False).squad(0, "bear-hallgerd").squad(1, "wolf-ylva")
    p.squad(2, "bear-thurid", "wolf-gunnvor").hand(0, "thor-red-bearded-laugh", "thor-rain-in-their-eyes")
    scene = shown(robot, p.turn(1).do(1, cm.Attack(2)))
    robot.click(f"card:{p.card(card)}")
    robot.click("seat:1")
    assert scene.match.session.log[-1].command == cm.PlayTactic(p.card(card), target=1)


@pytest.mark.parametrize(
    ("position", "words"),
    [(thor, "help neither of them"), (wrath, "lay no wrath card"), (spiteful, "lay no card")],
    ids=["thor", "wrath", "spite"],
)
def test_passing_says_what_it_means(robot: Robot, position: Callable[[], Position], words: str) -> None:
    shown(robot, position())
    assert robot.sees(words)


def test_any_part_of_a_board_is_its_player(robot: Robot) -> None:
    """A warrior or an empty slot of whoever is to be attacked will do."""
    for part in (0.3, 0.9):
        p = fought("dwarves").squad(2, "boar-kolgrim")
        scene = shown(robot, p.turn())
        robot.click("option:attack")
        board = scene.find("seat:1")
        assert isinstance(board, SeatBoard)
        slot = board.places[0 if part < 0.5 else -1]
        robot.click_at(slot.center)
        assert scene.match.session.log[-1].command == cm.Attack(1)


@pytest.mark.parametrize("order", [("card", "slot"), ("slot", "card")], ids=["comes", "goes"])
def test_a_click_enlarges_nothing(robot: Robot, order: tuple[str, str]) -> None:
    """Neither what comes to lie under the pointer, nor what has gone from there."""
    p = fought("tyr").hand(0, "bear-bessi", "wrath-cold-verdict")
    scene = shown(robot, p.turn())
    robot.app.settings.speed = "brisk"
    card = p.card("bear-bessi")
    for kind in order:
        robot.click(thing(scene, kind, 2 if kind == "slot" else card).name)
    robot.wait(3.0)
    assert card in scene.shown.squads[0] and scene.enlarged.shown is None


def test_another_row_may_be_chosen(robot: Robot) -> None:
    scene = shown(robot, at_loki("uninvited-guest"))
    robot.click("row:0")
    assert scene.has("row", 0) and "seat:2" in robot.names
    robot.click("row:0")
    assert scene.asking is not None and not scene.asking.choice.picked
    robot.click("row:1")
    assert scene.match.session.log[-1].command == cm.TakeRow(1)


def test_a_row_says_why_it_is_not_to_be_had(robot: Robot) -> None:
    scene = shown(robot, at_loki("sprig-of-mistletoe"))
    before = len(scene.match.session.log)
    robot.click("row:0")
    assert len(scene.match.session.log) == before
    assert any("V8.1" in text for text in robot.app.notices.texts)


@pytest.mark.parametrize(
    ("position", "thing", "clause"),
    [
        (blocking, "bear-hallgerd", ""),
        (mission, "mission-three-abreast", "V10.7"),
        (thor, FURY, "V9.1"),
        (wrath, "bear-hallgerd", "V12.2"),
        (disarmed, "bear-bessi", "V11.3"),
    ],
    ids=["own warrior", "mission", "thor", "wrath", "disarm"],
)
def test_what_cannot_be_picked_says_why(
    robot: Robot, position: Callable[[], Position], thing: str, clause: str
) -> None:
    p = position()
    scene = shown(robot, p)
    before = len(scene.match.session.log)
    robot.click(f"card:{p.card(thing)}")
    assert len(scene.match.session.log) == before
    assert not clause or any(f"[{clause}" in text or "V" in text for text in robot.app.notices.texts)


def test_whoever_took_the_road_must_go(robot: Robot) -> None:
    """Ottar chooses who rises; but who left by the Road is marked, and stays so."""
    p = Position(3, "valkyries").squad(0, "bear-hallgerd", "wolf-ylva").squad(1, "bear-thurid")
    p.s.jarls = [[jarl.id for jarl in p.s.table.jarls].index("ottar"), NONE, NONE]
    find_stops(p.s)
    rolled(p.hand(1, "road-bridge-lights-up")).arm(0, "bear-hallgerd").arm(0, "wolf-ylva")
    p.do(0, cm.EndPhase()).passing().do(1, cm.PlayTactic(p.card("road-bridge-lights-up")))
    p.do(0, cm.ChooseWarrior(1)).dice(1, "blank").do(1, cm.EndPhase())
    scene = shown(robot, p)
    assert p.s.step == Step.CHOOSE_RISING and scene.has("slot", 1) and not scene.has("slot", 0)
    robot.click(f"card:{p.card('wolf-ylva')}")
    assert scene.has("slot", 1) and any("V10.6" in text for text in robot.app.notices.texts)
    robot.click("confirm")
    assert scene.match.session.log[-1].command == cm.SendToValhalla((1,))


# Arming


@pytest.mark.parametrize(
    "position", [supply, needless, pair, blocking], ids=["supply", "wrath", "pair", "dwarf"]
)
def test_arm_best_knows_the_expansions(robot: Robot, position: Callable[[], Position]) -> None:
    p = position()
    if p.s.step == Step.BLOCK:
        p.do(0, cm.ChooseWarrior(0))
    plan, weight = best_arming(p.s, 0)
    assert all(not arm.cards for arm in plan)
    scene = shown(robot, p)
    if plan:
        robot.click("arm_best")
        board = scene.board
        assert isinstance(board, BattleBoard) and p.s.battle is not None
        assert len(p.s.battle.attack.placed) >= 1 and weight > 0


def test_arm_best_stops_where_something_is_asked(robot: Robot) -> None:
    p = rolled(dwarf("nabbi"))
    scene = shown(robot, p)
    robot.click("arm_best")
    commands = [entry.command for entry in scene.match.session.log[1:]]
    assert [type(command) for command in commands] == [cm.Arm, cm.Arm]
    assert p.s.step == Step.BLOCK and not robot.app.notices.texts


@pytest.mark.parametrize("position", [supply, needless, pair, blocking, road], ids=lambda f: f.__name__)
def test_odds_are_told_with_expansions(
    robot: Robot, position: Callable[[], Position], caplog: pytest.LogCaptureFixture
) -> None:
    scene = shown(robot, position())
    robot.wait_until(lambda: scene.board.news() is not None)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# Standing orders


def asked(match: Match) -> tuple[int | None, bool]:
    """Who is asked out of turn, and whether with the hand folded."""
    seat = match.asked()
    return seat, seat is not None and match.folds(seat)


def test_thors_help_is_declined_by_order(robot: Robot) -> None:
    match = Match(thor().session(people=3), robot.app.worker)
    seen = [asked(match)]
    match.silent.add((0, "thor"))
    seen.append(asked(match))
    assert seen == [(0, True), (None, False)] and match.may_be_silent(0)
    match.update()
    assert match.session.log[-1].command == cm.Pass() and match.session.log[-1].seat == 0


def _last_shield(s: State) -> None:
    s.own[2], s.captured[1] = 1, [2, 2, 2]


def _viking(s: State) -> None:
    s.titles[1] = 1


def _ahead(s: State) -> None:
    s.own[0], s.captured[2] = 3, [0]


@pytest.mark.parametrize(
    "so", [_last_shield, _viking, _ahead, None], ids=["shield", "title", "leader", "dull"]
)
def test_thors_help_only_when_it_matters(robot: Robot, so: Callable[[State], None] | None) -> None:
    """By what everybody can see, and whatever is in the hands."""
    for hand in ((HELP, FURY), (FURY, "fury-bitten-rim")):
        p = Position(3, "thor", jarls=False).squad(0, "bear-hallgerd").squad(1, "wolf-ylva")
        p.squad(2, "bear-thurid", "wolf-gunnvor").hand(0, *hand).turn(1).do(1, cm.Attack(2))
        if so is not None:
            so(p.s)
        match = Match(p.session(people=3), robot.app.worker)
        match.sparing.add((0, "thor"))
        assert (match.asked() == 0) == (so is not None)


def test_the_order_is_given_in_the_pause(robot: Robot) -> None:
    scene = shown(robot, thor())
    match = scene.match
    orders = []
    for _ in range(3):
        scene.back()
        robot.click("order-thor")
        orders.append(((0, "thor") in match.sparing, (0, "thor") in match.silent))
    assert orders == [(True, False), (False, True), (False, False)]


def test_a_call_to_arms_is_not_asked_for_by_order(robot: Robot) -> None:
    """Of whoever is attacked; in one's own attack there is no curtain to be spared."""
    p = fought("dwarves").hand(0, FURY).hand(1, "fury-bitten-rim").thrown("bear-bessi")
    scene = shown(robot, p.turn(1).do(1, cm.Attack(0)), people=2)
    match = scene.match
    while match.session.state.agenda[-1] != (Step.BEFORE, 0):
        match.session.submit(1, cm.Pass())
    match.silent.add((0, "dwarves"))
    assert match.may_be_silent(0) and match.asked() != 0


@pytest.mark.parametrize("people", [1, 3])
def test_an_empty_window_is_closed_by_hand_among_people(robot: Robot, people: int) -> None:
    """Without a Thor card one can only pass: alone that goes by itself, among people it would tell them."""
    p = Position(3, "thor", jarls=False).squad(0, "bear-hallgerd").squad(1, "wolf-ylva")
    p.squad(2, "bear-thurid", "wolf-gunnvor").hand(0, FURY).turn(1).do(1, cm.Attack(2))
    match = Match(p.session(people), robot.app.worker)
    if people > 1:
        match.look(0)
    match.update()
    passed = any(entry.command == cm.Pass() for entry in match.session.log)
    assert passed == (people == 1)


# What is seen


def test_a_partner_is_no_target(robot: Robot) -> None:
    p = Position(4, "partnership", jarls=False).squad(0, "bear-hallgerd").squad(1, "wolf-ylva")
    scene = shown(robot, p.squad(2, "bear-thurid").squad(3, "wolf-gunnvor").turn())
    robot.click("option:attack")
    assert scene.takes("seat", 1) and not scene.takes("seat", 2)
    robot.click("seat:2")
    assert any("V14.1" in text for text in robot.app.notices.texts)


def test_what_lies_under_a_warrior_is_enlarged_with_it(robot: Robot) -> None:
    p = Position(3, "tyr", jarls=False).squad(0, "bear-hallgerd/wrath-cold-verdict").squad(1, "wolf-ylva")
    scene = shown(robot, p.turn())
    robot.click(f"card:{p.card('bear-hallgerd')}", button=3)
    assert scene.enlarged._also() == ("card", p.card("wrath-cold-verdict"))


def test_whoever_buried_a_card_may_look_at_it(robot: Robot) -> None:
    p = fought("loki").hand(0, "bear-bessi").turn()
    card = p.card("bear-bessi")
    p.s.hands[0].remove(card)
    p.s.top.append(card)
    scene = shown(robot, p, people=2)
    for seat, known in ((0, ("card", card)), (1, None)):
        scene.match.look(seat)
        scene.relook()
        assert getattr(scene.find("deck"), "shows", None) == known


def test_title_and_loki_lie_in_the_middle(robot: Robot) -> None:
    p = Position(3, "loki", "last_viking", jarls=False).squad(0, "bear-hallgerd").squad(1, "wolf-ylva")
    p.s.titles[1] = 2
    shown(robot, p.turn())
    assert {"loki", "title", "title:1"} <= set(robot.names)
    robot.hover("title")
    robot.wait(0.2)
    assert robot.sees("Sigrun")


# Whole games

GAMES_PLAYED = [
    ("mouse", "human thrall thrall", 21, everything(3), 0),
    ("keys", "thrall human thrall thrall", 22, ("alliance", "dwarves", "valkyries", "tyr"), 12),
    ("pad", "human thrall thrall thrall", 23, ("partnership", "loki", "thor", "last_viking"), 14),
    ("mouse", "human human", 24, ("dwarves", "loki"), 10),
    ("mouse", "thrall thrall human thrall thrall thrall", 25, ("alliance", *everything(6)), 30),
]


@pytest.mark.parametrize("game", GAMES_PLAYED, ids=["all", "alliance", "pairs", "two", "six"])
def test_a_whole_game_with_expansions(robot: Robot, game: tuple[str, str, int, tuple[str, ...], int]) -> None:
    """From the first choice, or from some turn on, to the score."""
    how, kinds, seed, expansions, turns = game
    session = lay(kinds, seed, expansions=expansions)
    if turns:
        session = play(session, lambda s: s.turns >= turns and s.battle is None)
    sit_down(robot, session)
    robot.app.blind = True
    robot.app.settings.odds = False
    player = Player(robot, how, seed=seed)
    scene = player.play()
    assert player.decisions > 3
    assert session.state == same_game(session)
    outcome = GAME.outcome(session.state)
    assert outcome is not None and scene.outcome == outcome


def test_nobody_is_asked_in_vain() -> None:
    """Every step that asks somebody is among those that are answered above."""
    reached = {position().s.step for position, _wanted in ANSWERED.values()}
    new = {
        Step.LAY_WRATH, Step.BLOCK, Step.DISARM, Step.SPITE, Step.ROAD, Step.HOLD, Step.MISSION,
        Step.LOKI, Step.LOKI_TACTIC, Step.LOKI_BURY, Step.BEFORE, Step.ASIDE, Step.FIGHT,
    }  # fmt: skip
    assert new <= reached
