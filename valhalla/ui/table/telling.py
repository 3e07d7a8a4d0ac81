"""What an AI can tell: a hint for the person asked, and why a seat did what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ai.worker import Answer
from valhalla.ui.painter import Painter
from valhalla.ui.table.sheet import Sheet
from valhalla.ui.table.things import FaceThing, SlotThing, Thing
from valhalla.ui.widgets.base import Widget
from valhalla.words.language import _
from valhalla.words.reasons import Reasons
from valhalla.words.seats import described as level_name

LAMP: Final = 34  # units
NEVER: Final = -1  # before all decisions
SMALL: Final = 70  # units: what is smaller has its glow and its lamp beside it

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def hint(scene: PlayScene) -> str:
    """What a good seat would do in the place of the person asked, if that was wished for."""
    answer = scene.match.hint
    if answer is None or scene.asking is None:
        thinks = scene.match.thinking
        about_me = thinks is not None and scene.asking is not None and thinks.seat == scene.asking.seat
        return _("A jarl is thinking about it …") if about_me or scene.match.wants_hint else ""
    advice = _("A jarl’s advice: {advice}").format(advice=_reasons(scene, answer).advice())
    despite = scene.match.staging.despite(scene, answer)
    return f"{advice} {despite}" if despite else advice


def _reasons(scene: PlayScene, answer: Answer) -> Reasons:
    """Why a good seat would do that in the place of the person asked."""
    seen = scene.match.game.view(scene.match.session.state, answer.seat)
    return scene.match.staging.reasons(
        seen, answer.seat, answer.thought, scene.match.names, viewer=answer.seat, over=False
    )


def advised(scene: PlayScene) -> list[Widget]:
    """The things that the hint speaks of, as far as they are on the table."""
    answer = scene.match.hint
    if answer is None or scene.asking is None or scene.director.busy:
        return []
    return pointed(scene, *scene.match.staging.pointed_at(answer.command))


def pointed(scene: PlayScene, things: set[tuple[str, int]], names: set[str]) -> list[Widget]:
    """The widgets that stand for these things or have these names; a die stands for its price, too."""
    wide = things | {("die", value) for kind, value in things if kind == "price"}
    return [
        w for w in scene.seen() if w.name in names or (isinstance(w, Thing) and (w.kind, w.value) in wide)
    ]


def draw_advice(p: Painter, scene: PlayScene) -> None:
    """A glow and a lamp on all that the hint speaks of: not by light alone.

    On a card or a slot it hangs in the middle of the upper edge, where no sign is, as an arrow would.
    """
    for widget in scene.advised():
        rect = _seen_at(widget)
        small = max(rect.size) < p.px(SMALL)  # a die: its face must be seen
        for wider in (p.px(16), p.px(22)) if small else (0, p.px(6)):
            p.plate("glow", rect.inflate(wider, wider))
        side = p.px(LAMP) * 2 // 3 if small else p.px(LAMP)
        in_, up = (side // 3, side * 2 // 3) if small else (side // 2, side // 3)
        disc = Rect(rect.right - in_, rect.y - up, side, side)
        if isinstance(widget, FaceThing | SlotThing) and not small:
            if rect.w < p.px(SMALL):  # a strip: its signs must be seen
                disc.inflate_ip(-side // 3, -side // 3)
            disc.centerx, disc.y = rect.centerx, rect.y - side // (2 if rect.w < p.px(SMALL) else 4)
        p.badge("gold", "hint", disc.clamp(p.units.area))


def _seen_at(widget: Widget) -> Rect:
    if isinstance(widget, FaceThing):
        return widget.in_sight()
    return widget.pose().rect if isinstance(widget, Thing) else widget.rect


def why(scene: PlayScene) -> None:
    """A sheet about the hint that is shown, else about the last decision that has been shown and was an AI's,
    or played itself."""
    match = scene.match
    if match.hint is not None and scene.asking is not None:
        weighed = _reasons(scene, match.hint).candidates()
        _show(scene, [hint(scene), *_listed(weighed)])
        return
    shown = len(match.session.log) if not match.queue else match.queue[0].n
    open_ones = {
        n for n, answer in match.thoughts.items() if not isinstance(answer.command, match.staging.secret)
    }
    decisions = [n for n in open_ones if n < shown]
    weighed_last = max((n for n in decisions if len(match.thoughts[n].thought.candidates) > 1), default=NEVER)
    forced = max((n for n in match.forced if n < shown), default=NEVER)
    if forced > (weighed_last if weighed_last > NEVER else max(decisions, default=NEVER)):
        told = [line.text for line in match.lines if line.n == forced]
        _show(scene, [*told, _("There was nothing else to do.")])
        return
    if not decisions:
        scene.app.notices.say(_("No AI seat has decided anything yet."))
        return
    n = weighed_last if weighed_last > NEVER else max(decisions)
    _show(scene, _paragraphs(scene, n, match.thoughts[n]))


def _show(scene: PlayScene, paragraphs: list[str]) -> None:
    scene.app.push(Sheet(scene.app, _("Why?"), paragraphs))


def _listed(weighed: list[str]) -> list[str]:
    """What was weighed, if there was something to choose from."""
    return [_("What was weighed:"), "\n".join(f"• {line}" for line in weighed)] if weighed else []


def _paragraphs(scene: PlayScene, n: int, answer: Answer) -> list[str]:
    match = scene.match
    seen = match.game.view(match.session.state_before(n), answer.seat)
    reasons = match.staging.reasons(
        seen, answer.seat, answer.thought, match.names, viewer=match.viewer, over=match.over
    )
    head = _("Player {player} ({level}):").format(
        player=match.names[answer.seat], level=level_name(answer.kind)
    )
    weighed = reasons.candidates()
    found = [head, " ".join(reasons.sentences(answer.kind))]
    if weighed:
        found += [*_listed(weighed), reasons.proviso()]
    return [text for text in found if text]
