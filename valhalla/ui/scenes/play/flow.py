"""What happens around a choice: whose eyes look, what is explained, and the acts every board knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pygame import Surface

from valhalla.games.valhalla.choices import to_act
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.dialog import Choose
from valhalla.ui.scenes.play import telling
from valhalla.ui.scenes.play.curtain import CurtainScene
from valhalla.ui.scenes.play.scoring import ScoringScene
from valhalla.ui.tables import keep_thumbnail
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene


def tell(scene: PlayScene) -> None:
    """Say what the match has to say."""
    while scene.match.notices:
        scene.app.notices.say(scene.match.notices.pop(0))


def eyes(scene: PlayScene) -> bool:
    """See to it that the right eyes look. True if the table is not to be seen now."""
    match = scene.match
    if scene.director.busy:
        return False
    if match.over and not scene.ended:
        reckon(scene)
        return True
    seat = match.curtain
    if seat is not None:
        match.look(None)
        scene.relook()
        scene.app.push(CurtainScene(scene.app, match, seat, scene.relook))
        return True
    if match.eyes != match.viewer:
        match.look(match.eyes)
        scene.relook()
    return False


def reckon(scene: PlayScene) -> None:
    """Count the points before everybody's eyes."""
    scene.ended = True
    scene.app.push(ScoringScene(scene.app, scene.match))


def explain(scene: PlayScene, kind: str, value: int) -> None:
    """Something was clicked that cannot be picked: say why."""
    scene.app.sound.cue("refuse")
    asking = scene.asking
    if scene.match.session.read_only:
        scene.app.notices.say(_("Another window is playing this game; here you can only watch."))
    elif asking is None:
        names = scene.match.names
        due = [names[seat] for seat in to_act(scene.shown)]
        if due:
            scene.app.notices.say(
                _("It is not your move: the table waits for {players}.").format(players=", ".join(due))
            )
    else:
        scene.app.notices.say(scene.furniture.prompt().note or scene.furniture.prompt().text)


def undo(scene: PlayScene) -> None:
    """Take back the last decision; if luck has been seen since, ask which luck comes next."""
    match = scene.match
    if not match.session.house.undo:
        scene.app.notices.say(_("This table does not take anything back."))
        return
    if match.viewer is None:
        scene.app.notices.say(_("Nobody looks at the table who could take something back."))
        return
    if not match.revealed_since(match.viewer):
        scene.undo()
        return
    choices: list[tuple[str, Callable[[], None]]] = [
        (_("The same luck"), scene.undo),
        (_("New luck"), lambda: scene.undo(new_luck=True)),
    ]
    scene.app.push(
        Choose(
            scene.app, _("Dice or cards have been seen since. What shall happen when you play on?"), choices
        )
    )


def leave(scene: PlayScene) -> None:
    """Keep a picture of the table as anybody may see it."""
    scene.match.look(None)
    scene.director.skip(scene)
    scene.relook()
    picture = Surface(scene.units.area.size)
    p = Painter(picture, scene.units, scene.app.art, scene.app.fonts)
    p.notes = []  # everything is drawn anew: nothing kept from other eyes is shown
    scene.draw(p)
    keep_thumbnail(scene.match.session, picture)


def pause(scene: PlayScene) -> None:
    from valhalla.ui.scenes.play.menu import pause_scene  # noqa: PLC0415 - the pause knows the table

    scene.app.push(pause_scene(scene))


def hint(scene: PlayScene) -> None:
    if scene.asking is None:
        return
    scene.app.sound.cue("hint")
    scene.match.want_hint()
    scene.sync()


def skip(scene: PlayScene) -> None:
    """On to the viewer's next choice: whatever happens until then is shown at once."""
    scene.skipping = scene.asking is None
    scene.director.skip(scene)


def hurry(scene: PlayScene) -> None:
    scene.hurry()


ACTS: Final[dict[Act, Callable[[PlayScene], None]]] = {
    Act.UNDO: undo,
    Act.HINT: hint,
    Act.SKIP: skip,
    Act.MENU: pause,
    Act.HURRY: hurry,
    Act.WHY: telling.why,
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
