"""Why a thing cannot be picked now: the game is asked about the command that the click could have meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from valhalla.kernel.game import IllegalCommand, Option
from valhalla.words import refusals
from valhalla.words.language import _, ngettext
from valhalla.words.listing import players

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


class Click(NamedTuple):
    """What was clicked, as a choice calls it, and what had been picked before."""

    kind: str
    value: int
    s: Any
    seat: int
    picked: dict[str, list[int]]
    fixed: Option | None


def why(scene: PlayScene, kind: str, value: int, held: dict[str, list[int]] | None = None) -> str:
    """A sentence on why this cannot be picked, with the clause that says so. *held* was dropped on it."""
    asking = scene.asking
    if scene.match.session.read_only:
        return _("Another window is playing this game; here you can only watch.")
    if asking is None:
        return _not_asked(scene, kind, value)
    picked = {**asking.choice.picked, **(held or {})}
    click = Click(kind, value, asking.state, asking.seat, picked, asking.choice.fixed)
    return refused(scene, asking.state, asking.seat, scene.match.staging.meant(click)) or _in_the_way(scene)


def _not_asked(scene: PlayScene, kind: str, value: int) -> str:
    """It is somebody else's move: the rule that says whose."""
    s, me = scene.shown, scene.me
    due = scene.match.game.to_act(s)
    if me is not None and me not in due:
        click = Click(kind, value, s, me, {}, None)
        return refused(scene, s, me, scene.match.staging.meant(click))
    message = ngettext(
        "The table waits for player {players}.", "The table waits for players {players}.", len(due)
    )
    return message.format(players=players(scene.match.names, due))


def _in_the_way(scene: PlayScene) -> str:
    """The rules allow it, but something else has been begun; else what is asked stands for the reason."""
    assert scene.asking is not None
    fixed = scene.asking.choice.fixed
    staging = scene.match.staging
    if fixed is not None and (task := staging.missing(scene, fixed)):
        message = _("You have begun “{action}”: {task}, or take it back with Esc.")
        return message.format(action=staging.label(fixed), task=task)
    prompt = scene.furniture.prompt()
    return refusals.cite(prompt.note or prompt.text, prompt.rule)


def refused(scene: PlayScene, s: Any, seat: int, command: Any) -> str:
    """Why this command is refused, in words; nothing if it may be given."""
    try:
        scene.match.game.check(s, seat, command)
    except IllegalCommand as no:
        return scene.match.staging.refused(no, scene.match.names)
    return ""
