"""The reckoning of Valhalla: pile by pile, shields in their sets, partners and allies together."""

from __future__ import annotations

from valhalla.games.valhalla.scoring import set_table, team
from valhalla.ui.games.valhalla.scoring.count import ValhallaCount
from valhalla.ui.games.valhalla.scoring.rows import AlliedRow, ValhallaRow
from valhalla.ui.table.scoring.rows import Columns, Tallied
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.units import Units
from valhalla.words.language import _, ngettext, pgettext


class ValhallaScoring(ScoringScene):
    """Those who win or lose together have one row, called by the first of them."""

    counting = ValhallaCount
    row = ValhallaRow
    reckoning: ValhallaCount

    def make_rows(self) -> list[Tallied]:
        return [self.make_row(seat) for seat in self.reckoning.order]

    def make_row(self, seat: int) -> Tallied:
        both = team(self.match.session.state, seat)
        if len(both) > 1:
            return AlliedRow(both, self.match, self.reckoning, self.faces, self.nowhere)
        return super().make_row(seat)

    def make_columns(self, units: Units) -> Columns:
        """Those that anybody has something in."""
        parts = [("valour", 0.36, _("Valhalla")), ("captured", 0.25, _("Shields taken"))]
        if any(self.reckoning.own):
            parts.append(("own", 0.14, _("Own shields")))
        if self.reckoning.has("title"):
            parts.append(("title", 0.08, pgettext("score", "Title")))
        if self.reckoning.has("bonus"):
            parts.append(("bonus", 0.09, pgettext("score", "Jarl")))
        return Columns(parts, units)

    def beforehand(self) -> str:
        """What partners do before the count."""
        if not self.reckoning.state.table.partners:
            return ""
        if self.reckoning.given:
            return _("Partners have taken one of each other’s own shields, as a captured one (V14.3).")
        count = set_table(self.reckoning.state)
        told = ngettext(
            "Allies count together, and their shields make sets as with {count} player (V14.4).",
            "Allies count together, and their shields make sets as with {count} players (V14.4).",
            count,
        )
        return told.format(count=count)
