"""The program with a window: a stack of scenes, the clock, the settings, the match being played.

`App.step(dt, events)` is one frame; clock and input come from outside, so that robots are fast and exact.
"""

from __future__ import annotations

import logging
import math
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface
from pygame.event import Event

from valhalla.kernel.cards import BadCard
from valhalla.kernel.joining import Later
from valhalla.kernel.marks import cause
from valhalla.kernel.paths import data_dir
from valhalla.ui import doors, theme
from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts, least_px
from valhalla.ui.input import Act, Input, Pointer
from valhalla.ui.memory import give_back
from valhalla.ui.painter import Painter, Written
from valhalla.ui.scene import Scene
from valhalla.ui.settings import Settings, save, settings_file
from valhalla.ui.sound import Sound
from valhalla.ui.table import believed
from valhalla.ui.units import Sizes, Units, canvas, on_canvas, show_small, sizes
from valhalla.ui.widgets.notices import Notices, Tooltip
from valhalla.words import language
from valhalla.words.language import _, translated

if TYPE_CHECKING:
    from valhalla.ai.worker import Worker

log = logging.getLogger(__name__)

RESTING: Final = 30.0  # seconds without input after which ambient light rests
RECENT: Final = 40  # events that are remembered
AMBIENT: Final = 0.1  # seconds between frames of ambient light
WORKER: Final = Later[type["Worker"]]("valhalla.ai.worker:Worker")  # the first frame does not wait for it
UNTIDY: Final = 0.5  # seconds after which what was left behind is cleared away, once nothing moves


class App:
    """The stack of scenes and what they share."""

    def __init__(self, screen: Surface, settings: Settings, *, settings_path: Path | None = None) -> None:
        self.window = screen  # what is seen
        self.screen = canvas(screen)  # what is drawn on
        self.settings = settings
        theme.use(settings.palette)
        self._settings_path = settings_path
        assets = data_dir("assets")
        self.art = Art(assets / "baked")
        self.fonts = Fonts(assets / "fonts")
        self.sound = Sound(assets / "sounds", settings)
        self.input = Input()
        self.input.bind(settings.keys, settings.pad)
        self.sizes = self._measured()
        self.scenes: list[Scene] = []
        self.notices = Notices()
        self.tooltip = Tooltip()
        self.running = True
        self.written: list[Written] | None = None  # set to a list, every frame writes its texts down there
        self.blind = False  # frames are only measured, not drawn
        self.idle = 0.0  # seconds since something was said
        self.recent: deque[Event] = deque(maxlen=RECENT)  # what a report of a crash tells
        self._ambient = 0.0
        self._fresh = True
        self._untidy = math.inf  # seconds until rubbish is cleared away
        self._damage: list[str] = []  # of the game's files, as far as it has been told
        self._worker: Worker | None = None

    @property
    def worker(self) -> Worker:
        """Who thinks for the AI seats; made when it is first needed."""
        if self._worker is None:
            self._worker = WORKER()()
        return self._worker

    @property
    def settings_path(self) -> Path:
        """Where settings are kept. Raises OSError if nobody knows."""
        return self._settings_path or settings_file()

    @property
    def units(self) -> Units:
        """Those of tables."""
        return self.sizes.table

    def _measured(self) -> Sizes:
        """The units; from now on pictures bear no smaller letters than the window."""
        found = sizes(self.screen.get_size(), self.settings.text, self.settings.table_size)
        self.fonts.least = least_px(found.page.u)
        return found

    # The stack

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        if scene.over:
            self.sound.cue("open")
        self._begin(scene)

    def pop(self) -> None:
        """The top scene goes; the last one does not."""
        if len(self.scenes) > 1:
            if self.scene.over:
                self.sound.cue("close")
            believed.leave(self.scenes.pop())
            self.scene.layout(self.scene.room_in(self))
            self.scene.resume()
            self._fresh = True

    def replace(self, scene: Scene) -> None:
        """Another scene instead of the top one."""
        if self.scenes:
            believed.leave(self.scenes.pop())
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Another scene instead of all."""
        if self.scenes:
            self._untidy = UNTIDY
        while self.scenes:
            believed.leave(self.scenes.pop())
        self.push(scene)

    def _begin(self, scene: Scene) -> None:
        self.input.typing = False
        self.tooltip.hide()
        scene.layout(scene.room_in(self))
        scene.enter()
        scene.changed = True
        self._fresh = True

    # A frame

    def step(self, dt: float, events: Iterable[Event]) -> bool:
        """One frame. False if nothing changed and nothing was drawn."""
        with believed.Shown(self):
            try:
                return self._frame(dt, events)
            except BadCard as bad:
                self._without_cards(bad)
        return True  # the save that was shown, or a game's cards, do not fit: this is the menu

    def _without_cards(self, bad: BadCard) -> None:
        """Nothing can stand in for cards that cannot be read; the other games can be played."""
        log.error("damaged: %s", bad)
        self.reset(doors.MENU.opened(self))
        text = _("The cards of this game cannot be read ({why}). Install the game again.")
        self.notices.say(text.format(why=bad))

    def _frame(self, dt: float, events: Iterable[Event]) -> bool:
        self.idle += dt
        for event in events:
            self._take(event)
        for act in self.input.held(dt):
            self._say(act)
        for scene in list(self.scenes):
            scene.update(dt)
        self._listen(dt)
        self._tell_damage()
        showing = self.notices.update(dt) | self.tooltip.update(dt, self.scene)
        self._ambient += dt
        lively = self.idle < RESTING and self._ambient >= AMBIENT
        moving = any(not scene.still for scene in self.scenes[self._lowest() :])
        self._untidy -= dt
        if self._untidy <= 0 and not moving:
            self._untidy = math.inf
            give_back()
        if not (self._fresh or showing or lively or moving):
            return False
        if lively:
            self._ambient = 0.0
        self.draw()
        return True

    def _listen(self, dt: float) -> None:
        """Music and air of the highest scene that has its own; where none has, all stays as it was."""
        music = next((scene.music for scene in reversed(self.scenes) if scene.music), "")
        if music:
            self.sound.music(music)
            air = (scene.ambience for scene in reversed(self.scenes) if scene.ambience)
            self.sound.ambience(next(air, None))
        self.sound.update(dt)

    def _tell_damage(self) -> None:
        """What is missing or damaged of the game's files goes into the log; the players hear of it once."""
        found = [line for part in (self.art, self.fonts, self.sound) for line in part.trouble]
        if len(found) == len(self._damage):
            return
        for line in found:
            if line not in self._damage:
                log.warning("damaged: %s", line)
        if not self._damage:
            self.notices.say(
                _("Files of the game are missing or damaged, and others stand in for them. Install it again.")
            )
        self._damage = found

    def draw(self) -> None:
        """Draw the whole frame."""
        if self.written is not None:
            self.written.clear()
        p = Painter(self.screen, self.units, self.art, self.fonts)
        p.notes, p.blind = self.written, self.blind
        for scene in self.scenes[self._lowest() :]:
            p.units = scene.units
            scene.draw(p)
            scene.changed = False
            p.layer += 1
        p.units = self.sizes.page
        self.tooltip.draw(p)
        p.layer += 1
        self.notices.draw(p, self.scene.notice_place())
        show_small(self.screen, self.window)
        self._fresh = False

    def _lowest(self) -> int:
        """The lowest scene that is to be seen."""
        lowest = len(self.scenes) - 1
        while lowest > 0 and self.scenes[lowest].over:
            lowest -= 1
        return lowest

    def _take(self, event: Event) -> None:
        if event.type != pygame.MOUSEMOTION:
            self.recent.append(event)
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self.resized(event.size)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.sound.heard(event.type == pygame.WINDOWFOCUSGAINED)
            self.input.release()
        elif event.type == pygame.DROPFILE:
            self.idle = 0.0
            self.scene.dropped(Path(event.file))
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN):
            self._fresh = True
        else:
            for said in self.input.said(on_canvas(event, self.screen, self.window)):
                self._say(said)

    def _say(self, said: object) -> None:
        self.idle = 0.0
        if said is Act.FULLSCREEN:
            self.toggle_fullscreen()
        elif isinstance(said, Act | Pointer) or said is not None:
            if not isinstance(said, Pointer) or said.kind != "move":
                self.tooltip.hide()
            self.scene.said(said)  # type: ignore[arg-type]

    # The window

    def resized(self, size: tuple[int, int]) -> None:
        self.window = pygame.display.get_surface() or self.window
        self.screen = canvas(self.window)
        self.rescale()
        log.info("window %s, unit %.2f", size, self.units.u)

    def rescale(self) -> None:
        """The size, the UI scale, the language or the palette has changed."""
        theme.use(self.settings.palette)
        self.sizes = self._measured()
        self.art.forget()
        self.fonts.forget()
        self._untidy = UNTIDY
        for scene in self.scenes:
            scene.layout(scene.room_in(self))
            scene.keep_in_sight()
            scene.changed = True
        self._fresh = True

    def toggle_fullscreen(self) -> None:
        """To the whole screen and back to the window as it was."""
        full = self.settings.fullscreen = not self.settings.fullscreen
        if pygame.display.get_surface() is self.window:
            if full:
                self.settings.window = self.window.get_size()
            size = (0, 0) if full else self.settings.window
            self.window = pygame.display.set_mode(size, pygame.FULLSCREEN if full else pygame.RESIZABLE)
            self.resized(self.window.get_size())
        self.keep_settings()

    def quit(self) -> None:
        """Leave. Nothing is asked and nothing is lost: every decision is saved already."""
        self.running = False

    def close(self) -> None:
        """Let everything go. Whatever fails, the rest is closed."""
        try:
            while self.scenes:
                believed.leave(self.scenes.pop())
        finally:
            if self._worker is not None:
                self._worker.close()
            self.sound.close()

    # What scenes ask for

    def keep_settings(self) -> None:
        try:
            save(self.settings, self.settings_path)
        except OSError as error:
            why = translated(cause(error))
            self.notices.say(_("The settings cannot be saved: {why}").format(why=why))

    def speak(self, code: str) -> bool:
        """Another language, in every scene of the stack. If it cannot be used, that is said, and the old
        one stays."""
        try:
            language.use(code)
        except language.LanguageError as error:
            self.notices.say(str(error))
            return False
        for scene in self.scenes:
            scene.reworded()
        self.rescale()
        return True

    def show_rule(self, rule: str) -> None:
        self.push(doors.RULES.opened(self, rule))
