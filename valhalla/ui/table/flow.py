"""What happens around a choice: whose eyes look, what is explained, and the acts every board knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pygame import Surface

from valhalla.kernel.marks import cause
from valhalla.kernel.session import UndoRefused
from valhalla.ui import chronicle, doors
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.dialog import Choose
from valhalla.ui.table import telling
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.together import folding
from valhalla.ui.tables import keep_thumbnail
from valhalla.ui.widgets.base import Widget
from valhalla.words import refusals
from valhalla.words.language import _, translated

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def eyes(scene: PlayScene) -> bool:
    """See to it that the right eyes look. True if the table is not to be seen now."""
    match = scene.match
    if scene.director.busy:
        return False
    if match.over and not scene.ended:
        write_down(scene)
        reckon(scene)
        return True
    seat = match.curtain
    if seat is not None:
        match.look(None)
        scene.relook()
        acts = {Act.UNDO: lambda: undo(scene), Act.MENU: lambda: pause(scene)}
        scene.app.push(CurtainScene(scene.app, match, seat, scene.relook, acts))
        return True
    if match.eyes != match.viewer:
        match.look(match.eyes)
        scene.relook()
    return False


def write_down(scene: PlayScene) -> None:
    """The game goes into the chronicle."""
    try:
        chronicle.note(scene.match.session)
    except OSError as error:
        why = translated(cause(error))
        scene.app.notices.say(_("The chronicle cannot be written: {why}").format(why=why))


def reckon(scene: PlayScene) -> None:
    """Count the points before everybody's eyes."""
    scene.ended = True
    scene.app.push(scene.match.staging.scoring(scene.app, scene.match))


def explain(scene: PlayScene, kind: str, value: int) -> None:
    """Something was clicked that cannot be picked: say why."""
    scene.app.sound.cue("refuse")
    scene.app.notices.say(scene.why_not(kind, value))


class LastSaid:
    """What was said last, and about which thing: as long as it is to be read there, F1 opens its clause."""

    def __init__(self) -> None:
        self._text = ""
        self._about: Widget | None = None

    def update(self, scene: PlayScene) -> None:
        said = scene.app.notices.texts[-1:]
        if said and said[0] != self._text:
            self._about = _here(scene)
        self._text = said[0] if said else ""

    def rule_here(self, scene: PlayScene) -> str:
        here = _here(scene)
        same = (here and here.name) == (self._about and self._about.name)
        return refusals.cited(self._text) if same else ""


def _here(scene: PlayScene) -> Widget | None:
    return scene.hover if scene.app.input.last_device == "mouse" else scene.focus


def undo(scene: PlayScene) -> None:
    """Take back the last decision; if luck has been seen since, ask which luck comes next."""
    match = scene.match
    seat = match.undoer
    if not match.session.house.undo:
        scene.app.notices.say(_("This table does not take anything back."))
        return
    if seat is None:
        scene.app.notices.say(_("Nobody looks at the table who could take something back."))
        return
    try:
        n = match.undo_to(seat)
    except UndoRefused as no:
        scene.app.notices.say(match.staging.refused(no, match.names))
        return
    if not match.revealed_since(n):
        scene.undo()
        return
    text = _("Dice or cards have been seen since. What shall happen when you play on?")
    ask_luck(scene.app, text, scene.undo)


def ask_luck(app: App, text: str, play_on: Callable[[bool], None], note: str = "") -> None:
    """Which luck holds from here on: the same, or a new one."""
    same, new = (lambda: play_on(False)), (lambda: play_on(True))
    answers = [(_("The same luck"), same), (_("New luck"), new)]
    app.push(Choose(app, text, answers, note=note, none=_("Back")))  # “cancel” would sound like “undo”


def leave(scene: PlayScene) -> None:
    """Keep a picture of the table as anybody may see it."""
    scene.match.look(None)
    scene.director.skip(scene)
    scene.relook()
    if scene.match.session.journal is None:
        return  # nothing is kept, so no picture of it either
    picture = Surface(scene.units.area.size)
    p = Painter(picture, scene.units, scene.app.art, scene.app.fonts)
    p.notes = []  # everything is drawn anew: nothing kept from other eyes is shown
    scene.draw(p)
    keep_thumbnail(scene.match.session, picture)


def pause(scene: PlayScene) -> None:
    scene.app.push(doors.TABLE_PAUSE.opened(scene))


def hint(scene: PlayScene) -> None:
    """What a good seat would do. Asked for once more, the dice it speaks of are marked."""
    asking, match = scene.asking, scene.match
    if asking is None or scene.reminds():
        return
    if asking.folded:
        scene.app.notices.say(_("Advice tells of the hand: open it first."))
        return
    thinks = match.thinking is not None and match.thinking.seat == asking.seat
    scene.follows = match.wants_hint or thinks  # it is marked as soon as it comes
    if match.hint is not None and scene.board.heed(match.hint.command):
        return
    scene.app.sound.cue("hint")
    match.wants_hint = not thinks
    scene.sync()


def skip(scene: PlayScene) -> None:
    """On to the viewer's next choice: whatever happens until then is shown at once."""
    scene.skipping = scene.asking is None
    scene.director.skip(scene)


def resign(scene: PlayScene, seat: int) -> None:
    """This seat is given up; if nobody is left who plays, the rest is shown at once."""
    scene.match.resign(seat)
    scene.app.sound.cue("lose")
    scene.app.notices.say(_("Player {player} resigns.").format(player=scene.match.names[seat]))
    scene.relook()
    scene.skipping = scene.match.played_out


def rule(scene: PlayScene) -> None:
    """The clause of what is asked now."""
    scene.app.show_rule(scene.furniture.prompt().rule)


def reference(scene: PlayScene) -> None:
    """The turn, the signs and what counts at this table, on one sheet."""
    scene.app.push(doors.REFERENCE.opened(scene))


def heaps(scene: PlayScene) -> tuple[Heap, ...]:
    """All that may be looked through: piles, and where hands lie open those of the others."""
    match, title = scene.match, _("The hand of player {player}")
    others = [seat for seat in match.humans if seat != match.viewer] if match.open_hands else []
    hands = (
        Heap(title.format(player=match.names[seat]), match.staging.hand(scene.shown, seat), match.names[seat])
        for seat in others
    )
    return (*match.staging.piles(scene), *hands)


def open_to_look(scene: PlayScene, kind: str, seat: int) -> bool:
    """Where hands lie open, a click on somebody's board shows theirs. True if it did."""
    match = scene.match
    if kind != "seat" or not match.open_hands or seat not in match.humans or seat == match.viewer:
        return False
    others = [other for other in match.humans if other != match.viewer]
    piles(scene, len(match.staging.piles(scene)) + others.index(seat))
    return True


def piles(scene: PlayScene, at: int | None = None) -> None:
    """All piles that may be looked through, as far as these eyes know them; this one, or one with cards."""
    found = heaps(scene)
    filled = [i for i, heap in enumerate(found) if heap.cards]
    if filled:
        scene.app.push(doors.PILES.opened(scene, found, filled[0] if at is None else at))
    else:
        scene.app.notices.say(_("No pile has a card yet."))


def talk(scene: PlayScene) -> None:
    """To the first thing that may be said besides, or to the next one."""
    said = [w for w in scene.usable() if w.enabled and w.name.startswith(scene.board.voice)]
    if scene.board.voice and said:
        at = said.index(scene.focus) + 1 if scene.focus in said else 0
        scene.set_focus(said[at % len(said)])


def hints(scene: PlayScene) -> list[tuple[Act, str]]:
    """What keys do at this moment."""
    if scene.asking is None:
        return [(Act.HURRY, _("faster")), (Act.SKIP, _("to my choice")), (Act.BACK, _("menu"))]
    if keys := scene.board.keys():
        return keys
    begun = scene.asking.choice.picked or scene.asking.choice.fixed
    return [
        (Act.UP, _("move")),
        (Act.ACCEPT, _("choose")),
        (Act.MARK, _("look closely")),
        (Act.BACK, _("put back") if begun else _("menu")),
        (Act.HINT, _("advice")),
        (Act.RULE, _("the rule")),
    ]


ACTS: Final[dict[Act, Callable[[PlayScene], object]]] = {
    Act.UNDO: undo,
    Act.HINT: hint,
    Act.HAND: folding.turn,
    Act.SKIP: skip,
    Act.MENU: pause,
    Act.HURRY: lambda scene: scene.hurry(),
    Act.WHY: telling.why,
    Act.REFERENCE: reference,
    Act.PILES: piles,
    Act.TALK: talk,
    Act.SAGA: lambda scene: scene.furniture.next_level(),
    Act.ODDS: lambda scene: scene.furniture.toggle_odds(),
    Act.REPLAY: lambda scene: scene.furniture.replay(),
}


def act(scene: PlayScene, act: Act) -> bool:
    """The acts of the table. False if it is none of them."""
    found = ACTS.get(act)
    if found is None:
        return False
    found(scene)
    scene.changed = True
    return True
