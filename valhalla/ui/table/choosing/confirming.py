"""When a decision is carried out: with its last pick, or by its button. One rule for all games.

What cannot be undone or shows something waits for its button; what can be undone acts at once.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from valhalla.kernel.game import Option
    from valhalla.ui.table.choosing.asking import Asking


class Acts(Enum):
    """How commands of one kind are given."""

    AT_ONCE = auto()  # with the last pick: it shows nothing, and can be taken back
    CARD = auto()  # so, too, but a card that names nothing else waits for a word, and one that brings luck
    BEGUN = auto()  # by its button, be it pressed before the last pick or after it
    WORD = auto()  # by a button, when all is picked


ABILITY: Final = {"use_main": "use_ability", "use_extra": "use_ability"}


def waits(asking: Asking, option: Option) -> bool:
    """Whether an option that lacks nothing waits for its button."""
    if asking.careful:
        return True
    staging = asking.match.staging
    acts = staging.acts.get(ABILITY.get(option.kind, option.kind), Acts.AT_ONCE)
    if acts is Acts.CARD:
        return len(option.picks) == 1 or staging.lucky(asking.state, asking.choice.command(option))
    if acts is Acts.BEGUN:
        return asking.choice.fixed != option
    return acts is Acts.WORD and not any(pick.name in staging.planks for pick in option.picks)
