"""Folded hands: people at one screen play before each other's eyes, and open their own hand only to see it.

Whoever is asked with a folded hand chooses among what all may see. A click or a key opens the hand, and folds
it again; held, it is open for as long. The others look away meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.input import Act
from valhalla.ui.table.areas import Area, Areas
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button, RoundButton
from valhalla.ui.widgets.hints import with_key
from valhalla.words.asking import Prompt
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.choosing.asking import Asking
    from valhalla.ui.table.scene import PlayScene

NAME: Final = "hand"
HELD: Final = 0.35  # seconds after which whatever opens a hand was held, not pressed
WIDE: Final = 250  # units of the plank on a folded hand
HIGH, WORDS = 52, 36  # and its height; what of that grows with the words
ROUND: Final = 40  # units of the button beside an open one


class Peek:
    """A hand that is open as long as a key or a button is held."""

    def __init__(self) -> None:
        self._held = 0.0
        self._open = False  # it was opened by what is held

    def update(self, scene: PlayScene, dt: float) -> None:
        on_plank = scene.pressed is not None and scene.pressed.name == NAME
        if not (on_plank or scene.app.input.peeking):
            if self._open and self._held > HELD:
                fold(scene)
            self._held, self._open = 0.0, False
            return
        self._held += dt
        if scene.app.input.peeking and not self._open:
            self._open = not folded(scene)  # the key has just opened it
        elif self._held > HELD and not self._open and folded(scene):
            open_hand(scene)
            self._open = True


def folded(scene: PlayScene) -> bool:
    return scene.asking is not None and scene.asking.folded


def can_fold(scene: PlayScene) -> bool:
    """Whether the open hand of whoever is asked may be folded."""
    asking = scene.asking
    return scene.match.several and asking is not None and scene.me == asking.seat


def open_hand(scene: PlayScene) -> None:
    """The hand of whoever is asked is opened, until it is folded or something else is asked."""
    if scene.asking is not None and scene.asking.folded:
        scene.app.sound.cue("pick")
        scene.match.open_hand(scene.asking.seat)
        scene.ask_again()


def fold(scene: PlayScene) -> None:
    if scene.match.several and scene.me is not None:
        scene.match.look(None)
        scene.ask_again()


def turn(scene: PlayScene) -> None:
    """Open the hand, or fold it."""
    if folded(scene):
        open_hand(scene)
    elif can_fold(scene):
        fold(scene)


def fold_after(scene: PlayScene, fought: bool) -> bool:
    """In a fight between people a hand is folded when its owner is done: both may watch what comes."""
    match = scene.match
    if not match.several or scene.me is None or match.goes_on or not (fought or match.shared):
        return False
    fold(scene)
    return True


# On the table


def make_room(scene: PlayScene, areas: Areas) -> None:
    """Beside an open hand there is room for the button that folds it, where the board has none elsewhere."""
    if scene.match.several and Area.HAND in areas and Area.FOLD not in areas:
        hand = areas[Area.HAND]
        side = scene.units.px(ROUND)
        areas[Area.FOLD] = Rect(hand.x, hand.y, side, side)
        areas[Area.HAND] = cut.from_x(hand, hand.x + side + scene.units.px(4))


def things(scene: PlayScene) -> list[Widget]:
    """What opens a folded hand, or folds an open one."""
    asking, areas = scene.asking, scene.board.areas
    if asking is None:
        return []
    if asking.folded:
        hides = scene.match.staging.hand(scene.shown, asking.seat)
        return [_plank(scene, asking)] if hides or not asking.options else []
    if not can_fold(scene) or Area.FOLD not in areas:
        return []
    button = RoundButton(NAME, "eye", lambda: fold(scene))
    button.rect = areas[Area.FOLD]
    button.tip = with_key(scene.app.input, _("Fold the hand"), Act.HAND)
    return [button]


def comes_first(widget: Widget) -> bool:
    """Whether this opens a hand without which nothing can be chosen."""
    return isinstance(widget, Button) and widget.name == NAME and widget.lit


def _plank(scene: PlayScene, asking: Asking) -> Button:
    units, areas = scene.units, scene.board.areas
    high = units.px(HIGH - WORDS) + units.wx(WORDS)
    room = areas[Area.HAND] if Area.HAND in areas else cut.below(areas[Area.PROMPT], high)
    label = with_key(scene.app.input, _("Open my hand"), Act.HAND)
    button = Button(NAME, label, lambda: open_hand(scene), icon="eye", note=_("the others look away"))
    size = min(units.wx(WIDE), room.w), high
    known = max(scene.match.staging.hand(scene.shown, asking.seat), default=-1) >= 0  # face up at the right
    button.rect = cut.sized(*size, midleft=room.midleft) if known else cut.sized(*size, center=room.center)
    button.lit = not asking.options
    return button


def prompt(scene: PlayScene, asking: Asking) -> Prompt:
    """What is asked of somebody with a folded hand."""
    match = scene.match
    asked = match.staging.prompt(asking.state, asking.seat, match.names)  # of nothing that lies in the hand
    if asking.options:
        return asked
    return Prompt(_("Open your hand to choose."), _("The others look away, please."), asked.rule)
