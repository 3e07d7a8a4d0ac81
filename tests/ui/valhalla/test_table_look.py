"""The look of the table and of the draft: a hand that can be read, opponents, targets, the end, the light."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from tests.ui.driver import Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from valhalla.games.valhalla.cards import Warrior
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import SHIELDS, Step
from valhalla.ui.games.valhalla.draft.jarls import JarlWords
from valhalla.ui.games.valhalla.near import lies
from valhalla.ui.games.valhalla.piles import nearness
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.pause import PauseScene
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table import flow
from valhalla.ui.table.faces.parts import STRIPS
from valhalla.ui.table.faces.sheet import LARGE_ABOVE, WIDE
from valhalla.ui.table.pieces.fan import NAMED, HeldCard, fanned
from valhalla.ui.table.pieces.shields import counted, draw_shields
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import CardThing, Thing
from valhalla.ui.theme import PROMPT
from valhalla.ui.units import sizes
from valhalla.workshop.valhalla import shots as valhalla_shots

SIZES = [(1280, 720), (1920, 1080)]


FOUR = "human thrall thrall thrall"


def table(robot: Robot, kinds: str = FOUR, turns: int = 4) -> PlayScene:
    """A turn of one's own, with a warrior in the squad; nobody else moves on."""
    scene = sit_down(robot, play(lay(kinds, 11), lambda s: in_turn(0, turns)(s) and bool(s.warriors(0))))
    scene.match.frozen = True
    robot.step()
    return scene


def with_hand(scene: PlayScene, count: int) -> list[HeldCard]:
    """A hand of so many cards, whatever the deck says."""
    s = scene.shown
    elsewhere = {*s.discard, *(card for squad in s.squads for card in squad)}
    s.hands[0] = [card for card in range(len(s.table.cards)) if card not in elsewhere][::5][:count]
    s.hands[0] += [card for card in range(len(s.table.cards)) if card not in {*elsewhere, *s.hands[0]}][
        : count - len(s.hands[0])
    ]
    scene.sync()
    return [w for w in scene.widgets if isinstance(w, HeldCard)]


# The hand


@pytest.mark.parametrize("count", [7, 9, 12, 16, 22, 30])
def test_the_signs_of_every_card_in_a_crowded_hand_are_seen(robot: Robot, count: int) -> None:
    """What the next card leaves free is at least the strip that holds strength and weapons."""
    hand = with_hand(table(robot), count)
    assert len(hand) == count
    for one, other in pairwise(hand):
        seen = (other.rect.x - one.rect.x) / one.rect.w * WIDE
        assert one.strip == 0 or one.strip <= max(seen, STRIPS[-1])
        assert one.strip or seen >= WIDE
    assert hand[-1].rect.right <= robot.app.units.width


def test_few_cards_are_seen_as_a_whole(robot: Robot) -> None:
    hand = with_hand(table(robot), 6)
    assert all(not one.strip and one.rect.right <= other.rect.x for one, other in pairwise(hand))


@pytest.mark.parametrize("strip", STRIPS)
def test_cards_are_told_apart_by_their_strip_alone(robot: Robot, strip: int) -> None:
    scene = table(robot)
    seen: dict[bytes, tuple[object, ...]] = {}
    for number, card in enumerate(scene.table.cards):
        if isinstance(card, Warrior):
            face = scene.faces.held(scene.table, number, 200, strip)
            left = face.subsurface(Rect(0, 0, round(strip / WIDE * face.get_width()), 200))
            meaning = (card.clan, card.strength, card.valour, card.weapons, card.needs)
            assert seen.setdefault(pygame.image.tobytes(left, "RGBA"), meaning) == meaning
    assert len(seen) > 30


@pytest.mark.parametrize("count", [12, 22])
def test_a_card_looked_at_rises_out_of_the_fan_large_enough_to_be_read(robot: Robot, count: int) -> None:
    scene = table(robot)
    looked_at = with_hand(scene, count)[count // 2]
    heights: list[int] = []
    face = scene.faces.card

    def drawn(table: Table, card: int, height: int) -> pygame.Surface:
        if card == looked_at.card:
            heights.append(height)
        return face(table, card, height)

    scene.faces.card = drawn  # type: ignore[method-assign]
    robot.hover(looked_at.name)
    robot.app.draw()
    assert heights and max(heights) >= NAMED


@pytest.mark.parametrize("count", [1, 2, 5, 8, 20, 40])
def test_a_fan_stays_in_its_area(count: int) -> None:
    area = Rect(100, 500, 600, 150)
    assert all(area.contains(place) for place in fanned(area, count, 1.03))


# Opponents


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_opponents_show_jarl_name_and_numbers(robot: Robot, seats: int, size: tuple[int, int]) -> None:
    scene = table(robot, " ".join(["human", *["thrall"] * (seats - 1)]))
    robot.lay(sizes(size))
    texts = robot.texts
    for seat in range(1, seats):
        jarl = scene.find(f"jarl-of:{seat}")
        assert scene.find(f"seat:{seat}").rect.contains(jarl.rect)
        assert scene.match.names[seat] in texts
        assert scene.table.jarls[scene.shown.jarls[seat]].name in texts
        assert str(len(scene.shown.hands[seat])) in texts


def test_pressing_an_opponents_jarl_enlarges_it(robot: Robot) -> None:
    scene = table(robot)
    robot.click("jarl-of:2")
    assert scene.enlarged.shown == ("jarl", scene.shown.jarls[2])


def test_a_jarl_not_shown_yet_is_not_on_the_board(robot: Robot) -> None:
    scene = table(robot)
    scene.shown.jarls[1] = -1
    scene.sync()
    assert "jarl-of:1" not in robot.names
    robot.app.draw()


def test_many_shields_are_counted_by_device(robot: Robot) -> None:
    scene = table(robot)
    assert counted([2, 1, 2, 2]) == [(1, 1), (2, 3)]
    p = painter(robot)
    draw_shields(p, scene, [1, 2, 2], Rect(0, 0, 100, 24))
    assert not p.notes
    draw_shields(p, scene, [1, 2, 2, 2, 3, 3], Rect(0, 0, 100, 24))
    assert [text.text for text in p.notes or ()] == ["1", "3", "2"]
    assert all(Rect(0, 0, 100, 24).contains(text.rect) or text.fits for text in p.notes or ())


def painter_on(robot: Robot, surface: pygame.Surface) -> Painter:
    return Painter(surface, robot.app.units, robot.app.art, robot.app.fonts)


def painter(robot: Robot) -> Painter:
    p = painter_on(robot, robot.app.screen)
    p.notes = []
    return p


# Targets


def test_whom_one_may_attack_is_marked_by_more_than_light(robot: Robot) -> None:
    scene = sit_down(robot, play(lay(FOUR, 11), attackable))
    scene.match.frozen = True
    robot.step()
    assert not [name for name in robot.names if name.startswith("target:")]
    robot.click("option:attack")
    marked = {name for name in robot.names if name.startswith("target:")}
    assert marked == {f"target:{seat}" for seat in range(1, 4) if scene.takes("seat", seat)}
    assert marked


def attackable(s: State) -> bool:
    return in_turn(0, 4)(s) and bool(s.warriors(0)) and any(s.warriors(i) and s.own[i] for i in (1, 2, 3))


def test_what_is_wanted_and_what_is_taken_bear_signs(robot: Robot) -> None:
    scene = table(robot)
    robot.app.written = None
    things = [w for w in scene.widgets if isinstance(w, Thing)]
    assert not any(thing.called for thing in things)
    robot.click("option:add_one")
    things = [w for w in scene.widgets if isinstance(w, Thing)]
    wanted = [thing for thing in things if thing.called]
    assert wanted and all(thing.pickable for thing in wanted)
    card = next(thing for thing in wanted if thing.kind == "card")
    robot.click(card.name)
    assert next(w for w in scene.widgets if w.name == card.name and isinstance(w, Thing)).picked
    assert not any(thing.called and thing.picked for thing in scene.widgets if isinstance(thing, Thing))


# The end, and what lies about


def test_the_end_comes_nearer(robot: Robot) -> None:
    s = table(robot, turns=1).shown
    s.own[:] = [SHIELDS] * len(s.own)  # a brawl may have cost one already
    begun = nearness(s)
    assert 0 <= begun < 0.25
    del s.deck[len(s.deck) // 2 :]
    assert begun < nearness(s) < 1
    s.own[2] = 1
    assert nearness(s) >= 0.75
    s.deck.clear()
    assert nearness(s) == 1


def test_each_card_lies_as_it_fell(robot: Robot) -> None:
    assert {lies(card) for card in range(12)} == {-2, 0, 2}
    scene = table(robot)
    warriors = [card for card, is_one in enumerate(scene.table.is_warrior) if is_one]
    scene.shown.squads[0][:3] = warriors[:3]
    scene.sync()
    mine = [w for w in scene.widgets if isinstance(w, CardThing) and w.kind == "slot"]
    assert {thing.angle for thing in mine} == {-2, 0, 2}
    assert all(thing.angle == lies(thing.card) for thing in mine)


# The draft


def test_who_chooses_is_told_at_a_shared_screen(robot: Robot) -> None:
    session = play(lay("human human human", 9), valhalla_shots.asked(Step.DRAFT_WARRIOR, 1))
    scene = sit_down(robot, session)
    scene.match.look(1)
    scene.relook()
    robot.app.scenes[robot.app.scenes.index(scene) + 1 :] = []
    assert robot.texts.count(scene.match.names[1]) == 2  # on the cloth and on the board


def test_the_words_of_the_jarl_looked_at_are_told(robot: Robot) -> None:
    scene = sit_down(robot, lay("human thrall thrall", 12, variants=("five_jarls",)))
    jarls = [w for w in scene.widgets if w.name.startswith("jarl:")]
    words = scene.find("jarl-words")
    assert isinstance(words, JarlWords) and len(jarls) == 5
    for jarl in (jarls[3], jarls[1]):
        robot.hover(jarl.name)
        card = scene.table.jarls[int(jarl.name.partition(":")[2])]
        assert {card.name, card.main} <= set(robot.texts)


def test_three_jarls_bear_their_own_words(robot: Robot) -> None:
    scene = sit_down(robot, lay("human thrall thrall", 12))
    assert all(w.rect.h > LARGE_ABOVE for w in scene.widgets if w.name.startswith("jarl:"))
    assert "jarl-words" not in robot.names


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_to_choose_from_is_seen_with_its_names(robot: Robot, size: tuple[int, int]) -> None:
    scene = sit_down(robot, play(lay(FOUR, 11), choosing_start))
    scene.layout(sizes(size).table)
    hand = [w for w in scene.widgets if isinstance(w, HeldCard)]
    assert len(hand) == 7
    for one, other in pairwise(hand):
        assert one.rect.right <= other.rect.x and one.rect.h >= NAMED and not one.strip


def choosing_start(s: State) -> bool:
    return s.step == Step.CHOOSE_START


# Light and rest


def picture(robot: Robot) -> bytes:
    robot.app.draw()
    return pygame.image.tobytes(robot.app.screen, "RGB")


def test_the_firelight_breathes_but_not_with_reduced_motion(robot: Robot) -> None:
    scene = table(robot)
    robot.app.written = None
    before = picture(robot)
    scene.time += 1.3
    assert picture(robot) != before
    robot.app.settings.reduced_motion = True
    before = picture(robot)
    scene.time += 1.3
    assert picture(robot) == before


def test_the_light_rests_when_nobody_moves(robot: Robot) -> None:
    table(robot)
    robot.wait(1.0)
    drawn = [robot.step() for _ in range(60)]
    assert 1 < sum(drawn) <= 11  # ten times a second
    robot.app.idle = 31.0
    robot.step()
    assert not any(robot.step() for _ in range(60))


def test_nothing_hangs_in_the_air_while_the_pause_lies_over_the_table(robot: Robot) -> None:
    scene = table(robot)
    robot.app.settings.speed = "calm"
    robot.step()
    robot.click("option:draw_cards")
    until(robot, lambda: scene.stage.moving)
    flow.pause(scene)
    robot.step()
    assert isinstance(robot.scene, PauseScene) and not scene.stage.moving
    robot.step()
    assert scene.still
    robot.app.pop()
    until(robot, lambda: not scene.director.busy)


def until(robot: Robot, what: Callable[[], bool]) -> None:
    for _ in range(600):
        if what():
            return
        robot.step()
    raise AssertionError("it never came")


# The ribbon


@pytest.mark.parametrize("width", [520, 560, 600])
def test_the_two_lines_of_the_ribbon_are_about_as_long(robot: Robot, width: int) -> None:
    """No lone word is left on the second line."""
    text = "Warriors Vemund, Asta and Galti rise to Valhalla (valour 4)."
    fonts = robot.app.fonts
    laid = fonts._laid(text, PROMPT, 1.0, width, 80, 2, 0)
    first, second = (laid.font.size(line)[0] for line in laid.lines)
    assert " ".join(laid.lines) == text and laid.fits
    assert abs(first - second) < 0.3 * max(first, second)


def test_what_finds_room_on_one_line_stays_there(robot: Robot) -> None:
    laid = robot.app.fonts._laid("Choose your action", PROMPT, 1.0, 600, 80, 2, 0)
    assert laid.lines == ["Choose your action"]


def test_a_tilted_card_is_never_that_of_another_table(robot: Robot) -> None:
    """Numbers of cards are those of one table, and what was drawn for another is kept."""
    drawn = []
    for expansion in ("thor", "valkyries"):
        scene = sit_down(robot, lay(FOUR, 11, expansions=(expansion,)))
        surface = pygame.Surface((240, 240))
        scene.draw_card(painter_on(robot, surface), 130, Pose(120, 120, 100, 140, 6))
        drawn.append((scene.table.cards[130].id, pygame.image.tobytes(surface, "RGB")))
    (one, picture), (other, another) = drawn
    assert one != other and picture != another
