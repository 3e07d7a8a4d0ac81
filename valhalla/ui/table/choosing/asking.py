"""What a person is asked, and how picks become a command. No rules: only what `options` describes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from valhalla.kernel.game import IllegalCommand, Option
from valhalla.ui.settings import Settings
from valhalla.ui.table.choosing.choice import THINGS, Choice, picks_of
from valhalla.ui.table.choosing.confirming import waits
from valhalla.words.asking import Begun
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.match import Match


class Asking:
    """One question to one seat: the choice as far as it has been made."""

    def __init__(self, match: Match, seat: int, settings: Settings, *, more: bool = True) -> None:
        """*more*: what is complete waits where something could be added to it."""
        self.match = match
        self.more = more
        self.settings = settings
        self.seat = seat
        self.folded = match.several and match.viewer != seat  # asked with the hand face down
        self._played = match.session.state  # an undo puts another one in its place
        self.state = match.bare(seat) if self.folded else self._played
        self.options = self._offered()
        self.choice = Choice(match.game, self.options, self._joins)

    @property
    def answered(self) -> bool:
        """Whether the table has moved on, so that something else is asked by now."""
        if self.match.session.state is not self._played or self.seat not in self.match.due():
            return True
        return self._offered() != self.options

    @property
    def careful(self) -> bool:
        """Whether every decision waits for a word: it was wished so, or nothing is taken back here."""
        return self.settings.confirm or not self.match.session.house.undo

    def _offered(self) -> tuple[Option, ...]:
        if self.folded:
            return self.match.in_public(self.seat)
        s = self.match.session.state
        return self.match.staging.options(s, self.seat, self.match.game.options(s, self.seat))

    @property
    def view(self) -> Any:
        """What may be known of the table where this is asked; of a folded hand, nothing."""
        if self.folded:
            return self.match.bare(self.seat)
        return self.match.game.view(self.match.session.state, self.seat)

    def _joins(self, option: Option, thing: str, values: list[int]) -> bool:
        return self.match.staging.joins(self.state, self.seat, option, thing, values)

    def ready(self) -> Option | None:
        """The option that is complete and needs nothing but a word; the smallest if there are several."""
        complete = [option for option in self.choice.complete() if option.picks]
        if self.choice.fixed is not None and not self.choice.fixed.picks:
            return self.choice.fixed
        return min(complete, key=lambda option: sum(pick.least for pick in option.picks), default=None)

    def at_once(self) -> Option | None:
        """The option that the last pick has settled: nothing more could be added to it."""
        option = self.ready()
        if option is None or waits(self, option):
            return None
        if self.more and self.match.staging.more(self, option):
            return None
        if any(pick.most > pick.least for pick in option.picks):
            return None
        return option

    def refusal(self, option: Option) -> IllegalCommand | None:
        """Why what has been picked cannot be done, or None if it can."""
        try:
            self.match.game.check(self.state, self.seat, self.choice.command(option))
        except IllegalCommand as no:
            return no
        return None


def begun(asking: Asking) -> Begun | None:
    """The choice that is under way, if one is: what was pressed, or what was picked first could be for."""
    choice = asking.choice
    if choice.fixed is None and not choice.picked:
        return None
    lacking = (option for option in choice.live() if option.picks)
    option = choice.fixed or asking.ready() or next(lacking, None)
    if option is None:
        return None
    picked = {pick.name: choice.picked.get(THINGS[pick.name], []) for pick in option.picks}
    left = ((pick.name, pick.least - len(picked[pick.name])) for pick in option.picks)
    name, count = next(((name, count) for name, count in left if count > 0), ("", 0))
    return Begun(option, picked, name, count)


def wanted(choice: Choice, option: Option, things: Iterable[str]) -> str:
    """Which of these kinds of things is to be picked next for an option, or nothing."""
    for thing in things:
        picks = picks_of(option, thing)
        if picks and len(choice.picked.get(thing, ())) < picks[0].least:
            return thing
    return ""


def missing(asking: Asking | None, option: Option, words: Mapping[str, str]) -> str:
    """What is still to be picked for an option, or nothing: the first of these things."""
    assert asking is not None
    thing = wanted(asking.choice, option, words)
    return _(words[thing]) if thing else ""
