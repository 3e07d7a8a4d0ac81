"""Lessons that were left, with something changed in their file, and every checksum mended."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tests.attack import forging
from tests.attack.using import Fault, Player
from tests.ui.hands import Hands
from tests.ui.test_lesson_cards import taught
from valhalla.kernel.chance import Chance
from valhalla.ui.scenes.lessons import LessonsScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.lesson.course import Course
from valhalla.ui.table.lesson.scene import LessonScene, begun
from valhalla.ui.table.lesson.shelf import Shelved, shelf

INPUTS = 8


@cache
def _taught(name: str) -> bytes:
    """The lines of a lesson that was done, as JSON."""
    course = next(one.course for one in shelf() if one.name == name)
    session = course.begin("Ada")
    taught(course, session)
    lines: list[Any] = [session.header()]
    for n, entry in enumerate(session.log):
        seat = None if n == 0 else entry.seat
        lines.append({"n": n, "seat": seat, "command": entry.command, "events": entry.events})
    return msgspec.json.encode(lines)


def forged(chosen: Shelved, luck: Chance) -> forging.Lines:
    """Left anywhere or done, in order or with something changed, of this lesson or of another."""
    other = luck.pick(shelf()) if not luck.below(6) else chosen
    lines: forging.Lines = msgspec.json.decode(_taught(other.name))
    if luck.below(5):
        del lines[2 + luck.below(len(lines) - 1) :]
    if not luck.below(3):
        lines[0][luck.pick(["digest", "rules"])] = "other"
    if not luck.below(4):
        lines[0][luck.pick(["seed", "epoch"])] = luck.below(3)
    for _ in range(luck.below(3)):
        luck.pick(forging.WAYS)(lines, luck)
    return lines


def left(player: Player, luck: Chance) -> str:
    """It is gone on with, or begun anew; and the list of lessons says how far it is."""
    chosen = luck.pick(shelf())
    path = chosen.course.file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(forging.mended(forged(chosen, luck)))
    hands = Hands(player.app, luck)
    player.app.reset(LessonsScene(player.app))
    hands.robot.step(dt=0.1)
    player.app.notices.__init__()  # type: ignore[misc]
    scene = begun(player.app, chosen.name)
    at, told = scene.lesson.at, bool(player.app.notices.texts)
    _opened(scene, chosen.course, hands, luck)
    return "gone on with" if at else "begun anew" if told else "at its beginning"


def _opened(scene: LessonScene, course: Course, hands: Hands, luck: Chance) -> None:
    app = hands.robot.app
    app.push(scene)
    hands.robot.step(dt=0.1)
    for _ in range(INPUTS):
        luck.pick(hands.ways)()
        app.running = True
    app.reset(MenuScene(app))
    app.reset(LessonsScene(app))
    hands.robot.step(dt=0.1)
    app.reset(MenuScene(app))
    if course.file().exists() and course.progress() is None:
        raise Fault("a lesson that was given cannot be gone on with")
