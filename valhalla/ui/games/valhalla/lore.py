"""What expansions lay on the table: Loki's card, the title of the Last Viking, the bond of a pair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.expansions.last_viking import title_for
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui import cut
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.pieces.piles import label
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.table.things import CARD, FaceThing
from valhalla.ui.theme import GOLD, NUMBER, PALE_GOLD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look
from valhalla.words.language import _
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.expansions import last_viking

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

LABEL: Final = 24  # units
BADGE: Final = 38  # units
BOND: Final = 52  # units


def has_title(s: State) -> bool:
    return "last_viking" in s.table.setup.expansions


def holders(s: State) -> list[int]:
    """The Last Vikings."""
    return [seat for seat, level in enumerate(s.titles) if level]


def extras(s: State) -> tuple[Part, ...]:
    """What lies in the middle besides the piles of every game."""
    return (*((Part.LOKI,) if s.loki != NONE else ()), *((Part.TITLE,) if has_title(s) else ()))


class LoreThing(FaceThing):
    """A card in the middle that belongs to nobody's hand; looked at closely, it tells everything."""

    drags = False

    def __init__(self, scene: PlayScene, name: str, rect: Rect) -> None:
        super().__init__(scene, name, "none", NONE, (name,))
        self.rect = rect

    def words(self) -> str:
        return ""

    def press(self) -> None:
        if not self.scene.hurry():
            self.mark()

    def outline(self, units: Units) -> Rect:
        return self.rect

    def body(self, p: Painter) -> Rect:
        height = self.rect.h - p.px(LABEL + 6)
        found = Rect(0, self.rect.y, round(height * CARD), height)
        found.centerx = self.rect.centerx
        return found

    def draw(self, p: Painter, look: Look) -> None:
        body = self.body(p)
        if look.hot:
            p.plate("glow-soft", body)
        self.draw_face(p, Pose.of(body))
        wide = self.rect.inflate(self.rect.w // 3, 0)
        label(p, self.words(), cut.row_at(wide, self.rect.bottom - p.px(LABEL), p.px(LABEL)))

    def draw_face(self, p: Painter, pose: Pose) -> None:
        shows = self.shows
        if shows is not None:
            self.scene.draw_shown(p, shows, pose)

    def draw_out(self, p: Painter, look: Look) -> None:
        """It lies free."""


class LokiThing(LoreThing):
    """The card of Loki's that is in play."""

    spelled = True

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "loki", rect)
        self.rule = "V8.1"
        self.tip = called.describe(scene.table.lokis[scene.shown.loki])

    @property
    def shows(self) -> tuple[str, int] | None:
        return "loki", self.scene.shown.loki

    def words(self) -> str:
        return _("Loki")


class TitleThing(LoreThing):
    """The title of the Last Viking: its levels, and the shields of those who hold it."""

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "title", rect)
        self.rule = "V13.1"
        self.held = holders(scene.shown)
        self.tip = self._tip()

    def _tip(self) -> str:
        s, match = self.scene.shown, self.scene.match
        title = title_for(s.table.players)
        lines = [
            _("Player {player} is the Last Viking. {level}").format(
                player=match.names[seat], level=last_viking.title_level(title, s.titles[seat])
            )
            for seat in self.held
        ]
        return "\n".join(lines) or _("Nobody is the Last Viking yet: the winner of the next battle will be.")

    @property
    def shows(self) -> tuple[str, int] | None:
        return "title", max(self.scene.shown.titles)

    def body(self, p: Painter) -> Rect:
        width = self.rect.w - p.px(10)
        found = Rect(self.rect.x, 0, width, round(width * 3 / 7))
        found.centery = self.rect.y + (self.rect.h - p.px(LABEL)) // 2
        return found

    def draw_face(self, p: Painter, pose: Pose) -> None:
        if not p.blind:
            levels = tuple(sorted({self.scene.shown.titles[seat] for seat in self.held}))
            faces = self.scene.faces
            assert isinstance(faces, ValhallaFaces)
            p.blit(faces.plank(pose.rect.w, levels), pose.rect.topleft)

    def words(self) -> str:
        return _("Last Viking")

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        body, side = self.body(p), p.px(32)
        for i, seat in enumerate(self.held):
            place = Rect(body.x - side // 4 + i * side, body.bottom - side * 3 // 4, side, side)
            draw_shield(p, self.scene, seat, place)


def draw_title(p: Painter, scene: PlayScene, seat: int, at: Rect) -> None:
    """At the shield of a Last Viking: the title's sign, and its level."""
    level = scene.shown.titles[seat]
    if not level:
        return
    p.picture("cards/title-small.webp", at)
    side = max(p.px(20), at.w // 2)
    spot = Rect(at.right - side * 2 // 3, at.bottom - side * 2 // 3, side, side)
    p.medal("ember", spot)
    p.text(str(level), spot.inflate(side // 4, 0), NUMBER._replace(size=side / p.u * 0.7))


# Pairs


def partner_of(s: State, seat: int) -> int:
    """Whose partner a seat is, at any time; NONE without pairs."""
    return s.table.partners[seat] if s.table.partners else NONE


def bond(s: State) -> str:
    """The sign of how pairs are bound."""
    return "alliance" if s.table.alliance else "partner"


def draw_bond(p: Painter, scene: PlayScene, seat: int, at: Rect) -> None:
    """With whom a seat is paired: joined shields, and the partner's own. One's partner is lit."""
    partner = partner_of(scene.shown, seat)
    if partner == NONE:
        return
    mine = scene.me is not None and partner == scene.me
    side = at.h
    if mine:
        p.fill(at.inflate(p.px(4), p.px(2)), GOLD, 0.35)
    p.icon(bond(scene.shown), Rect(at.x, at.y, side, side), PALE_GOLD if mine else GOLD)
    draw_shield(p, scene, partner, Rect(at.right - side, at.y, side, side))


def bond_words(scene: PlayScene, seat: int) -> list[str]:
    """What there is to say about the pair of a seat."""
    s, match = scene.shown, scene.match
    partner = partner_of(s, seat)
    if partner == NONE:
        return []
    if partner == scene.me:
        return [_("Your partner: you never attack each other, and fight with both squads.")]
    return [_("Partner of player {player}").format(player=match.names[partner])]
