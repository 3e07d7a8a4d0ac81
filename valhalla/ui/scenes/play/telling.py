"""What an AI can tell: a hint for the person asked, and why a seat did what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valhalla.ai.worker import Answer
from valhalla.games.valhalla import commands as cm
from valhalla.ui.scenes.play.sheet import Sheet
from valhalla.words.language import _
from valhalla.words.reasons import Reasons
from valhalla.words.seats import described as level_name

SECRET = (cm.Keep, cm.DiscardStart, cm.ChooseJarl)  # nothing could be told of these before the end

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene


def hint(scene: PlayScene) -> str:
    """What a good seat would do in the place of the person asked, if that was wished for."""
    answer = scene.match.hint
    if answer is None or scene.asking is None:
        thinks = scene.match.thinking
        about_me = thinks is not None and scene.asking is not None and thinks.seat == scene.asking.seat
        return _("A jarl is thinking about it …") if about_me or scene.match.wants_hint else ""
    reasons = Reasons(
        scene.match.game.view(scene.match.session.state, answer.seat), answer.seat, answer.thought,
        scene.match.names, viewer=answer.seat, over=False,
    )  # fmt: skip
    return _("A jarl’s advice: {advice}").format(advice=reasons.sentences(answer.kind)[0])


def why(scene: PlayScene) -> None:
    """A sheet about the last thing an AI decided that has been shown."""
    match = scene.match
    shown = len(match.session.log) if not match.queue else match.queue[0].n
    open_ones = {n for n, answer in match.thoughts.items() if not isinstance(answer.command, SECRET)}
    decisions = [n for n in open_ones if n < shown]
    if not decisions:
        scene.app.notices.say(_("No AI seat has decided anything yet."))
        return
    weighed = [n for n in decisions if len(match.thoughts[n].thought.candidates) > 1]
    n = max(weighed or decisions)
    scene.app.push(Sheet(scene.app, _("Why?"), _paragraphs(scene, n, match.thoughts[n])))


def _paragraphs(scene: PlayScene, n: int, answer: Answer) -> list[str]:
    match = scene.match
    seen = match.game.view(match.session.state_before(n), answer.seat)
    reasons = Reasons(seen, answer.seat, answer.thought, match.names, viewer=match.viewer, over=match.over)
    head = _("Player {player} ({level}):").format(
        player=match.names[answer.seat], level=level_name(answer.kind)
    )
    weighed = reasons.candidates()
    found = [head, " ".join(reasons.sentences(answer.kind))]
    if weighed:
        found += [_("What was weighed:"), "\n".join(f"• {line}" for line in weighed)]
    return found
