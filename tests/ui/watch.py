"""Watching every frame for what the eyes before the screen may not know.

What they may know is worked out from whole states, event by event, and never from the views that the
window itself is made of.
"""

from __future__ import annotations

import tempfile
from collections import deque
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Any, Final

import pygame
from pygame import Surface

from tests.ui.driver import Robot, make
from tests.ui.player import Player, hands_opened
from tests.ui.tables import GAME, lay, sit_down
from valhalla.games.valhalla.events import WarriorsRevealed
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import everything
from valhalla.kernel.session import Entry, Session
from valhalla.ui.app import App
from valhalla.ui.art import Art
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.settings import Settings
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.gallery.card import LargeCard
from valhalla.ui.table.gallery.scene import GalleryScene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.words import language
from valhalla.words.valhalla import names as called

FLIGHT: Final = 0.3  # seconds at brisk in which what has left the table may still fly


# Scenes that show any card, whoever looks. A film lies over a table only when its game is over.
BOOKS: Final = (RuleScene, GalleryScene, LargeCard, FilmScene)


class SeenArt(Art):
    """Notes which pictures are asked for."""

    asked: set[str]

    def kept(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        self.asked.update(part.split("/")[-1].split(".")[0] for part in key if isinstance(part, str))
        return super().kept(key, make)


class WatchedApp(App):
    """Every frame that is drawn is looked at."""

    def __init__(self, screen: Surface, settings: Settings) -> None:
        super().__init__(screen, settings)
        self.seen = self.art = SeenArt(self.art.folder)
        self.seen.asked = set()
        self.watch: Watch | None = None

    def draw(self) -> None:
        self.screen.set_clip((0, 0, 0, 0))  # what is asked for counts, not the pixels: they would cost time
        self.seen.asked.clear()
        super().draw()
        self.screen.set_clip(None)
        if self.watch is not None:
            self.watch.look()


class Truth:
    """Who knows which card or jarl after each event, as masks of seats; the highest bit is a spectator's."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.now: list[dict[str, int]] = []  # by name of the picture; whose place is known
        self.ever: list[dict[str, int]] = []  # and who has ever known it
        self.states: list[State] = []
        self._entries: list[Entry] = []

    def follow(self) -> int:
        """Fold what is new, or all anew after something was taken back; how many events there are."""
        log = self.session.log
        if any(one is not other for one, other in zip(self._entries, log, strict=False)) or len(log) < len(
            self._entries
        ):
            self._entries, self.now, self.ever, self.states = [], [], [], []
        if not self.states:
            self._note(self.session.state_before(0))
        for entry in log[len(self._entries) :]:
            for event in entry.events:
                state = self.states[-1].clone()
                GAME.apply(state, event)
                self._note(state, event.cards if isinstance(event, WarriorsRevealed) else ())
            self._entries.append(entry)
        return len(self.states) - 1

    def _note(self, s: State, turned_up: tuple[int, ...] = ()) -> None:
        """A state, and cards that all have seen although they are back in the deck by now."""
        known = {card.id: self._whole(s, s.known[i]) for i, card in enumerate(s.table.cards)}
        for seat in range(s.table.players):
            own = s.secret[seat] if any(s.jarl_offers) else ()
            for jarl in (*s.jarl_offers[seat], *own):
                known[s.table.jarls[jarl].id] = 1 << seat
        for jarl in s.jarls:
            if jarl >= 0:
                known[s.table.jarls[jarl].id] = self._whole(s, s.table.everyone)
        self.states.append(s)
        self.now.append(known)
        before = dict(self.ever[-1]) if self.ever else {}
        before.update((s.table.cards[i].id, self._whole(s, s.table.everyone)) for i in turned_up)
        self.ever.append({name: known.get(name, 0) | before.get(name, 0) for name in {**known, **before}})

    def _whole(self, s: State, mask: int) -> int:
        return mask | 1 << s.table.players if mask == s.table.everyone else mask


class Watch:
    """Judges every frame of a table at which several people sit."""

    def __init__(self, app: WatchedApp, scene: PlayScene, frame: float = 0.0) -> None:
        """With a *frame* in seconds, moments count: what is shown must be known then.

        Without it, whatever these eyes have ever known may be shown: somebody leafs through the past.
        """
        self.app, self.scene = app, scene
        top = app.scene if app.scenes else None
        self.curtain = top if isinstance(top, CurtainScene) else None  # the last one that was drawn
        self.at_moments = frame > 0
        self.truth = Truth(scene.match.session)
        self.frames = self.flights = self.battles = self.behind = self.folded = 0  # frames of each kind
        self.opened = hands_opened(scene.match)
        self._looked: int | None = scene.match.viewer
        table = scene.table
        self._tongue, self._names = "", dict[str, str]()
        self.jarls = {jarl.id for jarl in table.jarls}
        self._eyes: tuple[Any, ...] = ()
        self._recent: deque[int] = deque(maxlen=1 + (ceil(FLIGHT / frame) if frame else 0))
        app.watch = self

    @property
    def names(self) -> dict[str, str]:
        """What each card is called in the language of now."""
        if self._tongue != language.current():
            table = self.scene.table
            self._tongue = language.current()
            self._names = {card.id: called.card(table, i) for i, card in enumerate(table.cards)}
        return self._names

    def look(self) -> None:
        """A frame was drawn: nothing on it may be news to whoever may look now."""
        match = self.scene.match
        books = any(isinstance(scene, BOOKS) for scene in self.app.scenes if scene is not self.scene)
        if self.scene not in self.app.scenes or books:
            return
        shown = self.truth.follow() - len(match.queue)
        self._remember(shown)
        curtain = isinstance(self.app.scene, CurtainScene)
        viewer = None if curtain else match.viewer
        self._check_eyes(viewer)
        faces = {name for name in self.app.seen.asked if name in self.names or name in self.jarls}
        assert not (curtain and faces), f"behind the curtain: {faces}"
        assert not (unknown := self._unknown(faces, viewer)), f"{unknown} drawn for {viewer}"
        assert not (told := self._told(viewer, shown if self.at_moments else -1)), f"{told} told to {viewer}"
        self._count(curtain)

    def _check_eyes(self, viewer: int | None) -> None:
        """Nobody looks at a table of several people but the one for whom the last curtain rose, or who has
        opened the own hand."""
        if isinstance(self.app.scene, CurtainScene):
            self.curtain = self.app.scene
        elif viewer is not None and viewer != self._looked and len(self.scene.match.humans) > 1:
            asked = self.curtain is not None and self.curtain.seat == viewer
            assert asked or self.opened[-1:] == [viewer], f"player {viewer} looks without a curtain"
            self.curtain = None
        self._looked = viewer

    def _remember(self, shown: int) -> None:
        """What has left the table may still fly; but other eyes, or a move taken back, see nothing of it."""
        session, match = self.scene.match.session, self.scene.match
        eyes = match.viewer, session.epoch
        if eyes != self._eyes or (self._recent and shown < self._recent[-1]):
            self._recent.clear()
        self._eyes = eyes
        self._recent.append(shown)

    def _bit(self, viewer: int | None) -> int:
        return 1 << (self.scene.table.players if viewer is None else viewer)

    def _unknown(self, faces: set[str], viewer: int | None) -> set[str]:
        bit = self._bit(viewer)
        now, recent = self.truth.now, self._recent
        moments = now[min(recent) : recent[-1] + 1] if self.at_moments else self.truth.ever[-1:]
        return {face for face in faces if not any(known.get(face, 0) & bit for known in moments)}

    def _told(self, viewer: int | None, shown: int) -> list[str]:
        """The texts that name a card these eyes have never seen."""
        texts = [text.text for text in self.app.written or []]
        words, ever, bit = "\n".join(texts), self.truth.ever[shown], self._bit(viewer)
        hidden = [word for name, word in self.names.items() if word in words and not ever.get(name, 0) & bit]
        return [text for text in texts for word in hidden if word in text]

    def _count(self, curtain: bool) -> None:
        self.frames += 1
        self.behind += curtain
        self.folded += self.scene.asking is not None and self.scene.asking.folded
        self.flights += self.scene.stage.moving
        self.battles += self.scene.shown.battle is not None


def watched_game(home: Path, session: Session, *, frame: float, most: int = 1 << 30) -> Watch:
    """People play through the window by mouse, and take moves back; every frame is watched."""
    app = make(WatchedApp, (960, 600), home)
    player = Player(Robot(app, frame), seed=session.seed)
    undone = 0
    try:
        scene = sit_down(player.robot, session, "brisk")
        watch = Watch(app, scene, frame)
        while not player.robot.showing(ScoringScene) and watch.frames < most:
            if player.move() and player.decisions % 7 == 3 and player.robot.scene is scene:
                undone += take_back(player, new_luck=bool(undone % 2))
                player.seed += 1
        assert undone, "nothing was taken back"
        assert watch.opened == player.opened, "a hand was opened that nobody wanted to see"
        return watch
    finally:
        app.close()


def take_back(player: Player, new_luck: bool) -> bool:
    """Undo, with whatever question that brings; whether something was taken back."""
    robot = player.robot
    before = len(robot.scene.match.session.log) if isinstance(robot.scene, PlayScene) else 0
    robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    if "answer-1" in robot.names:
        robot.click(f"answer-{int(new_luck)}")
    return isinstance(robot.scene, PlayScene) and len(robot.scene.match.session.log) < before


WATCHED: Final = ("human human", "human human human", "human thrall human", "thrall human human human")
VARIANTS: Final = ((), ("hand_draft",), ("five_jarls",), ("simplified",))


def long_watch(games: int, seed: int) -> int:
    """Whole games of all kinds, sixty frames a second; prints what was seen."""
    for n in range(games):
        kinds, variants = WATCHED[n % len(WATCHED)], VARIANTS[n // len(WATCHED) % len(VARIANTS)]
        with tempfile.TemporaryDirectory() as home:
            expansions = everything(len(kinds.split())) if n % 2 else ()
            laid = lay(kinds, seed + n, variants=variants, expansions=expansions)
            watch = watched_game(Path(home), laid, frame=1 / 60)
        print(
            f"{kinds}, {'+'.join(variants) or 'base'}, seed {seed + n}: {watch.frames} frames, "
            f"{watch.flights} with flights, {watch.battles} in battles, {watch.behind} of curtains",
            flush=True,
        )
    return 0
