"""Another language in the middle of everything: whatever is on the screen then must be in the new one."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from functools import cache
from typing import Final

import pygame

from tests.ui.driver import Robot
from valhalla.ui.app import App
from valhalla.ui.scenes.options import OptionsScene
from valhalla.words import language
from valhalla.words.refusals import uncited

TONGUES: Final = ("en", "ru", "pl")
LEAST: Final = 4  # letters of a text that tells a language


@cache
def catalogue(tongue: str) -> dict[str, str]:
    """What each message without gaps is in a language, by its English."""
    known = {}
    for other in TONGUES[1:]:
        path = language.LOCALE / other / "LC_MESSAGES" / f"{language.DOMAIN}.mo"
        with path.open("rb") as file:
            found = gettext.GNUTranslations(file)._catalog  # type: ignore[attr-defined]  # no other way to all
        # Forms of a plural have a number beside them, and what has a context has it before an EOT.
        known[other] = {key: text for key, text in found.items() if isinstance(key, str) and "\4" not in key}
    if tongue == language.SOURCE:
        return {message: message for message in known[TONGUES[1]]}
    return known[tongue]


@cache
def _only_in(before: str, now: str) -> frozenset[str]:
    """Texts of one language that mean nothing in the other."""
    spoken = {text for text in catalogue(now).values() if text}
    old = {text for text in catalogue(before).values() if len(text) >= LEAST and "{" not in text}
    return frozenset(old - spoken)


def left_over(robot: Robot, before: str, now: str) -> list[str]:
    """The texts on the screen that are still in the language of before.

    Names stay as they were given, and notices pass: they were said in the language of then.
    """
    if before == now:
        return []
    fixed = {*map(uncited, robot.app.notices.texts), *names_at(robot.app)}
    return [text for text in robot.texts if text in _only_in(before, now) and text not in fixed]


def names_at(app: App) -> Iterator[str]:
    """What people at the tables of the scenes are called."""
    for scene in app.scenes:
        yield from getattr(getattr(scene, "match", None), "names", ())
        yield from (seat.name for seat in getattr(getattr(scene, "table", None), "seats", ()))


def speak(robot: Robot, tongue: str) -> list[str]:
    """Choose a language in the settings, laid over whatever is there; what then is in the old one still."""
    before = language.current()
    robot.app.push(OptionsScene(robot.app))
    robot.click(f"language-{tongue}")
    assert language.current() == tongue == robot.app.settings.language
    found = left_over(robot, before, tongue)
    robot.key(pygame.K_ESCAPE, pygame.K_TAB)  # who walks by keys sees the key hints, too
    return [*found, *left_over(robot, before, tongue)]
