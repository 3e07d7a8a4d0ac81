"""Which tables can be laid, and why others cannot, in words."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec.structs import replace

from valhalla.kernel.game import BadSetup
from valhalla.kernel.marks import Told
from valhalla.ui import tables
from valhalla.ui.settings import LastTable
from valhalla.words.language import _, ngettext


def can_be(table: LastTable) -> bool:
    try:
        tables.setup_of(table)
    except BadSetup:
        return False
    return True


def as_much(table: LastTable, field: str, wanted: object) -> LastTable:
    """The table with all that can be of what is wanted."""
    if not isinstance(wanted, tuple):
        more = replace(table, **{field: wanted})
        return more if can_be(more) else table
    for name in wanted:
        more = replace(table, **{field: (*getattr(table, field), name)})
        table = more if can_be(more) else table
    return table


class Refusals:
    """Why tables cannot be laid, with the *known* variants and expansions as they are called."""

    def __init__(self, known: Collection[str], called: Callable[[str], str]) -> None:
        self.known = known
        self.called = called

    def of(self, table: LastTable) -> str:
        """Why this table cannot be laid; nothing if it can."""
        try:
            tables.setup_of(table)
        except BadSetup as error:
            return self._sentence(error.reason)
        return ""

    def of_adding(self, table: LastTable, field: str, name: str) -> str:
        """Why this variant or expansion cannot be added to those chosen, or cannot stay among them."""
        others = tuple(one for one in getattr(table, field) if one != name)
        try:
            tables.setup_of(replace(table, **{field: (*others, name)}))
        except BadSetup as error:
            return self._about(error.reason, name)
        return ""

    def _about(self, reason: Told, name: str) -> str:
        """A refusal, said on the card of this variant or expansion; nothing if it is about others."""
        params = reason.params
        pair = [params.get("one"), params.get("other")]
        if name in pair:
            other = str(pair[1 - pair.index(name)])
            why = _("Not with {variant}: {why}.")
            return why.format(variant=self.called(other), why=self._said(params["why"]))
        if params.get("name") == name and "players" in params:
            count = int(str(params["players"]))
            why = ngettext("Not for {count} player: {why}.", "Not for {count} players: {why}.", count)
            return why.format(count=count, why=self._said(params["why"]))
        if params.get("name") == name:
            return self._sentence(reason)
        of_others = any(value in self.known for value in params.values() if isinstance(value, str))
        return "" if of_others else self._sentence(reason)

    def _sentence(self, reason: Told) -> str:
        told = self._said(reason)
        return f"{told[:1].upper()}{told[1:]}."

    def _said(self, value: object) -> str:
        if isinstance(value, Told):
            words = {key: self._said(part) for key, part in value.params.items()}
            return _(value.template).format(**words)
        return self.called(str(value)) if value in self.known else str(value)
