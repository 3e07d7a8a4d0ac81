"""What Wolves of Odin says, for the doors of this floor."""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_
from valhalla.words.record import Words
from valhalla.words.wolves import reference
from valhalla.words.wolves.prompts import ASKS
from valhalla.words.wolves.reasons import WolvesReasons
from valhalla.words.wolves.refusals import REFUSALS
from valhalla.words.wolves.rulebook import BOOK
from valhalla.words.wolves.saga import TELL
from valhalla.words.wolves.scores import lines

RECORD: Final = Words(
    asks=ASKS,
    refusals=REFUSALS,
    tellers=TELL,
    lines=lines,
    book=BOOK,
    reference=reference.parts,
    reasons=WolvesReasons,
    levels={
        "thrall": N_("An easy opponent who lays what looks strong."),
        "karl": N_("Counts every row and plays soundly, one turn at a time."),
    },
)
