"""The lines of a saga: each is told once, when it happens, for all three levels at which it may be read."""

from __future__ import annotations

from typing import Any, NamedTuple

from valhalla.words import saga
from valhalla.words.listing import Names
from valhalla.words.telling import FULL, STANDARD, STORY


class Line(NamedTuple):
    """A line of the saga: from which level on it is told, and what it speaks of."""

    n: int
    level: int
    text: str
    event: Any
    story: str = ""  # what only the story says
    whole: str = ""  # with the lines before it that say the same thing; these are gone but from the full saga
    gone: bool = False

    def is_told(self, level: int) -> bool:
        return self.level <= level and (not self.gone or level == FULL)

    def said(self, level: int) -> str:
        """What stands there at a level."""
        told = {STORY: self.story, STANDARD: self.whole}.get(level, "")
        return told or self.text


class Lines(list[Line]):
    """The lines of a table."""

    def tell(self, names: Names, n: int, s: Any, event: Any) -> None:
        """One more event; *s* is the state just after it."""
        text = saga.Teller(names, "full").tell(s, event)
        if not text:
            return
        level = saga.level_of(event)
        story = saga.Teller(names, "story").tell(s, event) or ""
        whole, event = self._folded(names, s, event)
        self.append(Line(n, level, text, event, story, whole))

    def _folded(self, names: Names, s: Any, event: Any) -> tuple[str, Any]:
        """The event with the last one that was told, if they go together: in words, and as one."""
        at = next((i for i in range(len(self) - 1, -1, -1) if self[i].is_told(STANDARD)), None)
        both = saga.folded(self[at].event, event) if at is not None else None
        if at is None or both is None:
            return "", event
        self[at] = self[at]._replace(gone=True)
        return saga.Teller(names, "standard").tell(s, both) or "", both
