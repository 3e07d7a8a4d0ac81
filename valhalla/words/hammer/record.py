"""What the Hammer Throw says, for the doors of this floor."""

from __future__ import annotations

from typing import Final

from valhalla.words.hammer import reference
from valhalla.words.hammer.prompts import ASKS
from valhalla.words.hammer.reasons import HammerReasons
from valhalla.words.hammer.refusals import REFUSALS
from valhalla.words.hammer.rulebook import BOOK
from valhalla.words.hammer.saga import TELL
from valhalla.words.hammer.scores import lines
from valhalla.words.language import N_
from valhalla.words.record import Words

RECORD: Final = Words(
    asks=ASKS,
    refusals=REFUSALS,
    tellers=TELL,
    lines=lines,
    book=BOOK,
    reference=reference.parts,
    reasons=HammerReasons,
    levels={
        "thrall": N_("An easy opponent, soon content with what it has."),
        "karl": N_("Throws on as long as the chance is good, and knows when it is not."),
        "jarl": N_("Knows the best moment to stop, and plays its surest cards."),
        "norn": N_("Counts on every card in its hand and plans ahead. The strongest there is."),
    },
)
