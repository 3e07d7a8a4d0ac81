"""The table: shows the match, asks the people, and hands their commands over."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import pygame
from pygame import Rect

from valhalla.kernel.game import IllegalCommand, Option
from valhalla.kernel.session import ReadOnly, Session, UndoRefused
from valhalla.ui.app import App
from valhalla.ui.input import Act, Pointer
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.settings import SPEEDS
from valhalla.ui.stage.stage import Pose, Stage
from valhalla.ui.table import flow, telling
from valhalla.ui.table.areas import Area, Areas
from valhalla.ui.table.board import Board
from valhalla.ui.table.choosing import refusing
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.choosing.fresh import Fresh
from valhalla.ui.table.director import Director
from valhalla.ui.table.faces.faces import CardFaces
from valhalla.ui.table.furniture import Furniture
from valhalla.ui.table.layer import Layer
from valhalla.ui.table.looking.zoom import Zoom
from valhalla.ui.table.match import Match
from valhalla.ui.table.things import SHADE, CardThing, FaceThing, Thing
from valhalla.ui.table.together import folding, verdict
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.words.language import _

HELD: Final = 0.6  # seconds the hurry key is held before everything is skipped
TOP: Final = 80  # units: a prompt that begins above this is at the top of the window


class PlayScene(Scene):
    """One match at the table."""

    paged = False

    asks_for_more = True  # where something could be added to what is picked

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.stage = Stage()
        self.director = Director(match, match.staging.cues, app.sound)
        self.faces: CardFaces = match.staging.faces(app)
        self.asking: Asking | None = None
        self.furniture: Furniture = Furniture(self)
        self.enlarged = Zoom(self)
        self.boards: dict[str, Board] = match.staging.boards(self)
        self._moment: tuple[object, ...] = ()
        self._held = 0.0
        self.ended = False  # the score has been shown
        self.skipping = False  # everything is shown at once until the viewer is asked
        self.follows = False  # the hint that is awaited shall be picked on the table
        self._arranged = 0  # how often everything was arranged
        self._layer = Layer()
        self._fresh = Fresh()
        self._news: object = None
        self._refusal = flow.LastSaid()
        self._last: tuple[str, int] | None = None  # what was picked

        self._near: int | None = None  # the person who was asked last
        self._peek = folding.Peek()

    # What is shown

    @property
    def shown(self) -> Any:
        """The state of the game as far as it has been shown."""
        return self.match.shown

    @property
    def table(self) -> Any:
        return self.shown.table

    @property
    def me(self) -> int | None:
        """The seat whose eyes look; None while nobody's do, then all see what a spectator sees."""
        return self.match.viewer

    @property
    def near(self) -> int:
        """The seat at the lower edge: whoever looks; for a spectator who was asked last, else the first."""
        if self.me is not None:
            return self.me
        return self._near if self._near is not None else (self.match.humans or [0])[0]

    @property
    def board(self) -> Board:
        return self.boards[self.match.staging.moment(self.shown)]

    @property
    def music(self) -> str:
        return self.match.staging.music(self.shown)

    @property
    def ambience(self) -> str:
        return "wind" if self.music == "ragnarok" else "fire"

    # Life

    def enter(self) -> None:
        self.sync()

    def leave(self) -> None:
        try:
            flow.leave(self)
        finally:
            self.match.close()

    def reworded(self) -> None:
        """The saga is told anew. It lies below the settings now, so nothing is in the air."""
        self.match.show_all(len(self.match.queue))

    def layout(self, units: Units) -> None:
        super().layout(units)
        self.stage.forget()
        self.sync()
        self.stage.settle()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.app.scene is not self:
            self._covered()
            return
        self._pace(dt)
        landed = not self.director.busy  # what is told while dice fly is not read
        self.match.update(dt * self.director.speed if landed else 0.0)
        if self.asking is not None and self.asking.answered:
            self.asking = None
        busy = self.director.busy
        if self.director.update(dt, self) or busy != self.director.busy:
            self.changed = True  # what may be taken shines as soon as all is shown
        moving = self.stage.moving
        self.stage.update(dt)
        if moving and not self.stage.moving:
            self.changed = True  # what has landed lies in its place, not above all else
        while self.match.notices:
            self.app.notices.say(self.match.notices.pop(0))
        if flow.eyes(self):
            return
        self._ask()
        self._peek.update(self, dt)
        self._listen()
        self._refusal.update(self)
        self.enlarged.update(dt)

    def _covered(self) -> None:
        """Something lies over the table: nothing hangs in the air meanwhile."""
        if self.stage.moving:
            self.stage.settle()
            self.changed = True

    def _listen(self) -> None:
        """Look anew if there is news; use a frame in which nothing happens."""
        news = self.board.news()
        if news is not self._news:
            self._news, self.changed = news, True
        elif not (self.changed or self.director.busy or self.app.blind):
            self.board.rest()

    def _pace(self, dt: float) -> None:
        self.skipping = self.skipping and self.asking is None
        self.director.speed = SPEEDS["instant" if self.skipping else self.app.settings.speed]
        self.stage.reduced = self.app.settings.reduced_motion
        self._held = self._held + dt if self.app.input.holding else 0.0
        if self._held > HELD and self.director.busy:
            self.director.skip(self)

    def _ask(self) -> None:
        """A new question, if there is one. Others may decide while somebody still ponders theirs."""
        if self.asking is not None and self.match.queue:
            return
        seat = self.match.asked()
        if seat is not None and seat != self.match.viewer and not self._in_the_open(seat):
            seat = None
        session = self.match.session
        device = self.app.input.last_device  # keys are shown their hints
        advised = self.match.hint is not None
        told = advised, self.match.closing, self.match.thinking, device
        moment = (seat, len(session.log), session.epoch, *told)
        if moment == self._moment:
            return
        if self._moment[:3] != moment[:3]:
            self._new_question(seat)
        self._moment = moment
        self.sync()
        if self.follows and self.match.hint is not None:
            self.follows = False
            self.board.heed(self.match.hint.command)

    def _in_the_open(self, seat: int) -> bool:
        """Whether a seat is asked while all look on, with its hand folded."""
        return self.match.viewer is None and self.match.folds(seat)

    def _new_question(self, seat: int | None) -> None:
        if self.asking is not None and self.asking.seat == seat and not self.asking.answered:
            return
        more = self.asks_for_more
        self.asking = Asking(self.match, seat, self.app.settings, more=more) if seat is not None else None
        self._last = None
        self.follows = False
        self.furniture.reading.back = 0  # the saga tells what led to it
        self.set_focus(None)
        self._sit(seat)

    def _sit(self, seat: int | None) -> None:
        """The seat that is asked lies at the lower edge; nothing flies there from where it lay."""
        before, self._near = self.near, self._near if seat is None else seat
        if self.near != before:
            self._layer.drop()
            self.stage.forget()
            self.sync()
            self.stage.settle()

    def relook(self) -> None:
        """Other eyes, or another moment: nothing flies there from where it lay."""
        self._layer.drop()
        self.stage.forget()
        self.director.held = None
        self.enlarged.forget()
        self.asking = None
        self._moment = ()
        self.sync()
        self.stage.settle()

    def ask_again(self) -> None:
        """The same question to other eyes; what is held down still is."""
        held = self.pressed
        self.relook()
        self._ask()
        self.pressed = self._same(held)

    # Arranging

    def sync(self) -> None:
        """Arrange everything as the shown state wants it."""
        self._arranged += 1
        board = self.board
        board.areas = Areas(board.arrange(self.units))
        self.stage.begin(board)
        folding.make_room(self, board.areas)
        widgets = [*board.widgets(), *folding.things(self), *self.furniture.widgets(), *verdict.things(self)]
        for widget in widgets:
            if isinstance(widget, Thing):
                self.stage.place(widget.key, widget.resting(), widget.show())
        board.place()
        self.stage.end()
        self.renew(widgets)
        self._fresh.see(widgets, self.asking, self.time)
        if self.hover is not None and self.at(self.pointer) is not self.hover:
            self.hover = None  # it has gone from under the pointer, or something lies over it now
        if self.focus is None and self.app.input.last_device != "mouse":
            self.set_focus(self._best_focus())

    def _best_focus(self) -> Widget | None:
        places = self.usable()
        likely = [w for w in places if isinstance(w, Thing) and w.pickable]
        buttons = [w for w in places if w.name.startswith(("option:", verdict.NAME)) and w.enabled]
        return next(iter([*filter(folding.comes_first, places), *buttons, *likely, *places]), None)

    def spot(self, name: StrEnum, seat: int = -1) -> Rect:
        return self.board.spot(name, seat)

    def pile(self) -> Rect | None:
        return self.board.pile()

    # Picking

    def takes(self, kind: str, value: int) -> bool:
        return self.asking is not None and self.asking.choice.takes(kind, value)

    @property
    def choosing(self) -> bool:
        """Whether a choice is under way: one knows what for, or something is picked."""
        choice = self.asking.choice if self.asking else None
        return choice is not None and (choice.fixed is not None or bool(choice.picked))

    def wants(self, kind: str) -> bool:
        """Whether the choice under way still lacks something of this kind."""
        return self.choosing and self.asking is not None and self.asking.choice.open(kind)

    def has(self, kind: str, value: int) -> bool:
        return self.asking is not None and self.asking.choice.has(kind, value)

    def take(self, kind: str, value: int) -> None:
        """Something was picked for the choice, by whatever thing stands for it."""
        if self.hurry():
            return
        if self.asking is None or not self.match.staging.pick(self.asking, kind, value):
            if not flow.open_to_look(self, kind, value):
                flow.explain(self, kind, value)
            return
        self._last = kind, value
        self.app.sound.cue("pick")
        self.enlarged.hush()
        self._settle()

    def why_not(self, kind: str, value: int) -> str:
        """A sentence on why something that was clicked cannot be picked now."""
        return refusing.why(self, kind, value)

    def fits_together(self, dragged: Thing, onto: Thing) -> bool:
        return self.takes(dragged.kind, dragged.value) and self.takes(onto.kind, onto.value)

    def pick_together(self, dragged: Thing, onto: Thing) -> None:
        """One thing was dropped on another: both are picked."""
        assert self.asking is not None
        for thing in (dragged, onto):
            if not self.has(thing.kind, thing.value):
                self.match.staging.pick(self.asking, thing.kind, thing.value)
        self._last = dragged.kind, dragged.value
        self.enlarged.hush()
        self._settle()

    def _drop(self, dragged: Widget, at: tuple[int, int]) -> None:
        """It flies on from where it was let go: to its new place, or back."""
        self.enlarged.hush()
        if isinstance(dragged, Thing):
            self.stage.let_go(dragged.key, dragged.carried())
        super()._drop(dragged, at)
        self.sync()

    def _settle(self) -> None:
        assert self.asking is not None
        self.app.notices.done()
        option = self.asking.at_once()
        if option is not None:
            self.carry_out(option)
        else:
            self.sync()

    def press_option(self, option: Option) -> None:
        """The button of an option: carry it out if nothing is missing, else pick for it."""
        assert self.asking is not None
        if self.hurry():
            return
        choice = self.asking.choice
        if option in choice.complete():
            self.carry_out(option)
            return
        choice.fix(None if choice.fixed == option else option)
        if choice.fixed is not None:
            choice.take_what_must_be()
        self._settle()

    def carry_out(self, option: Option) -> None:
        assert self.asking is not None
        asking, command = self.asking, self.asking.choice.command(option)
        warning = self.match.staging.warning(asking.state, asking.seat, command)
        if not warning:
            self.submit(command)
            return
        self.sync()
        self.app.push(
            Confirm(
                self.app,
                _("That would change nothing."),
                _("Play it anyway"),
                lambda: self._insist(asking, command),
                note=warning,
            )
        )

    def _insist(self, asking: Asking, command: Any) -> None:
        """Somebody was warned and means it."""
        if self.asking is asking and not asking.answered:
            self.submit(command)

    def submit(self, command: Any) -> None:
        """Hand a person's command over, or say why not."""
        assert self.asking is not None
        fought = self.match.shared
        try:
            self.match.submit(self.asking.seat, command)
        except (IllegalCommand, ReadOnly) as no:
            self.app.notices.say(self.match.staging.refused(no, self.match.names))
            self.asking.choice.fix(None)
            self.sync()
            return
        self.app.notices.done()
        self.asking = None
        if not folding.fold_after(self, fought):
            self.sync()

    @property
    def speaker(self) -> int | None:
        """Who may say something: whoever is asked, else whoever looks."""
        return self.asking.seat if self.asking is not None else self.me

    def say(self, command: Any) -> None:
        """What one may give besides, due or not: the choice under way stays as it is."""
        assert self.speaker is not None
        try:
            self.match.submit(self.speaker, command)
        except (IllegalCommand, ReadOnly) as no:
            self.app.notices.say(self.match.staging.refused(no, self.match.names))
        self.sync()

    def undo(self, new_luck: bool = False) -> None:
        seat = self.match.undoer
        if seat is None:
            return
        try:
            self.match.undo(seat, new_luck)
        except (UndoRefused, ReadOnly) as no:
            self.app.notices.say(self.match.staging.refused(no, self.match.names))
            return
        self.app.sound.cue("undo")
        self.director.reset()
        self.ended = False
        self.relook()

    def pressable(self) -> list[Widget]:
        """The buttons of the choice under way: nothing that is raised lies over them."""
        return [w for w in self.seen() if w.name in ("confirm", "lacking") or w.name.startswith("option:")]

    def _picked_last(self, widget: Widget | None) -> bool:
        """Whether this was picked last, so that a second Enter means yes."""
        return isinstance(widget, Thing) and widget.picked and (widget.kind, widget.value) == self._last

    # Input

    def at(self, point: tuple[int, int]) -> Widget | None:
        return None if self.enlarged.covers(point) else super().at(point)

    def _press(self, pointer: Pointer) -> None:
        """A click on what is looked at closely puts it down; nothing is pressed unseen, nor unread."""
        if self.enlarged.covers(pointer.at) and self.enlarged.close():
            return
        if not self.unread(self.hover):
            super()._press(pointer)

    def unread(self, widget: Widget | None) -> bool:
        """Whether it has come so lately that a click can only be meant for something else."""
        return self.app.settings.speed != "instant" and self._fresh.unread(widget, self.time)

    def _use(self, widget: Widget) -> None:
        """A click that picks enlarges nothing."""
        self.enlarged.hush()
        super()._use(widget)

    def usable(self) -> list[Widget]:
        """Nothing that lies below what is looked at closely."""
        return [w for w in super().usable() if w is self.focus or not self.enlarged.covers(w.rect.center)]

    def hurry(self) -> bool:
        """A click or key while things fly makes them fly faster. True if it was used up by that."""
        if not self.director.busy or self.asking is not None:
            return False
        if self.director.held is not None:
            self.director.release()
        else:
            self.director.hurry = True
        return True

    def act(self, act: Act) -> None:
        if flow.act(self, act):
            return
        if act is Act.ACCEPT and self._picked_last(self.focus) and (confirm := self.default()) is not None:
            confirm.press()  # what has just been picked is not put back by the word for it
            return
        super().act(act)

    def back(self) -> None:
        """Esc: close what is enlarged, take picks back, or open the pause."""
        if self.enlarged.close():
            return
        if self.asking is not None and (self.asking.choice.picked or self.asking.choice.fixed):
            self.asking.choice.fix(None)
            self.sync()
            return
        flow.pause(self)

    def nowhere(self) -> None:
        if not self.enlarged.close() and not self.hurry():
            self.sync()

    def default(self) -> Widget | None:
        """Enter confirms what has been picked, goes on, or opens the hand all waits for; nothing else."""
        said = (w for w in self.seen() if w.name in ("confirm", verdict.NAME) or folding.comes_first(w))
        return next((w for w in said if w.enabled), None)

    def first_focus(self, order: list[Widget]) -> Widget:
        return self._best_focus() or super().first_focus(order)

    def rule_here(self) -> str:
        return self._refusal.rule_here(self) or super().rule_here() or self.furniture.prompt().rule

    def advised(self) -> list[Widget]:
        """What glows because somebody advises it."""
        return telling.advised(self)

    def reminds(self) -> bool:
        """Whether whoever asks for advice is told something else."""
        return False

    def zoom(self, thing: FaceThing) -> None:
        self.enlarged.open(thing)

    # Drawing

    @property
    def still(self) -> bool:
        if self.app.scene is not self:
            return not self.changed
        return not (self.changed or self.director.busy or self.stage.moving)

    def notice_place(self) -> Rect:
        """In the middle of the table; where the prompt is at the top, instead of it."""
        place, prompt = super().notice_place(), self.board.areas.get(Area.PROMPT)
        if prompt is not None and prompt.top < self.units.px(TOP):
            return prompt.copy()
        free = self.furniture.free(self.units)
        place.w = min(place.w, free.w)
        place.centerx = free.centerx
        return place

    def draw(self, p: Painter) -> None:
        """What does not move is drawn once and kept as one picture, until something changes."""
        if p.blind or p.notes is not None or self.dragged is not None:
            super().draw(p)
            return
        if self.changed:
            self._layer.forget()
        looks = self.hover, self.focus, self.pressed, self.app.input.last_device
        key = (self._arranged, p.units, *looks)
        moving: list[Widget] = [w for w in self.seen() if isinstance(w, Thing) and w.moving]
        self._layer.show(p, key, self.draw_still, moving, seen=self.stage.arrived)
        for widget in self.seen():
            if widget in self._layer.lively:
                widget.draw(p, self.look_at(widget))
        self.draw_above(p)
        self._draw_focus(p)

    def draw_still(self, p: Painter, but: list[Widget]) -> None:
        """Everything but these."""
        self.draw_below(p)
        for widget in self.seen():
            if widget not in but:
                widget.draw(p, self.look_at(widget))

    def draw_below(self, p: Painter) -> None:
        self.board.draw_ground(p)
        self.board.draw_below(p)

    def draw_above(self, p: Painter) -> None:
        if not self.app.settings.reduced_motion:
            self.board.draw_light(p, self.time)
        self.board.draw_above(p)
        looked_at = self.hover if self.app.input.last_device == "mouse" else self.focus
        if isinstance(looked_at, FaceThing) and looked_at is not self.dragged:
            looked_at.draw_out(p, self.look_at(looked_at))
        telling.draw_advice(p, self)
        for _key, show, pose in self.stage.ghost_poses():
            if isinstance(show, tuple) and show[0] == "card":
                self.draw_card(p, show[1], pose)
            elif isinstance(show, tuple):
                self.draw_shown(p, show, pose)
        for effect in self.stage.effects:
            effect.draw(p, effect.tween.t)
        if self.dragged is not None:
            self._draw_dragged(p)
        self.enlarged.draw(p)

    def _draw_dragged(self, p: Painter) -> None:
        thing = self.dragged
        if isinstance(thing, CardThing):
            self.draw_card(p, thing.card, thing.carried())
        elif thing is not None:
            thing.draw(p, self.look_at(thing))

    def draw_card(self, p: Painter, card: int, pose: Pose, rest: int = 0, strip: int = 0) -> None:
        """A card in this pose. *rest* is the height it is made for: on its way it is only scaled.

        Of one in a crowded hand no more than a *strip* is to be seen (`faces_hand`).
        """
        if p.blind:
            return
        height = rest or max(8, round(pose.h))
        if card >= 0 and strip:
            face = self.faces.held(self.table, card, height, strip)
        else:
            face = self.faces.card(self.table, card, height)
        self._draw_posed(p, ("card", card, height, strip), face, pose)

    def draw_shown(self, p: Painter, what: tuple[str, int], pose: Pose) -> None:
        """Whatever can be looked at closely: a card, a jarl."""
        if not p.blind:
            height = max(8, round(pose.h))
            self._draw_posed(p, (*what, height), self.faces.shown(self.table, what, height), pose)

    def draw_foot(self, p: Painter, card: int, rect: Rect) -> None:
        """The foot of a card that lies under another."""
        if not p.blind:
            p.blit(self.faces.foot(self.table, card, rect.size), rect.topleft)

    def _draw_posed(self, p: Painter, of: tuple[object, ...], face: pygame.Surface, pose: Pose) -> None:
        key = self.match.session.setup, *of  # numbers are those of one table
        if abs(face.get_height() - pose.h) > 2:
            face = pygame.transform.smoothscale(face, pose.rect.size)
        elif pose.angle:
            face = p.art.turned(key, face, pose.angle)
        face = p.art.faded((*key, round(pose.angle)), face, pose.alpha)
        p.centred(face, (round(pose.x), round(pose.y)))

    def dim(self, p: Painter, pose: Pose) -> None:
        """Something that cannot be used now lies in the shade."""
        p.fill(pose.rect, SHADE, 0.45)


def seated(app: App, session: Session) -> PlayScene:
    """The table of a session."""
    return PlayScene(app, Match(session, app.worker))
