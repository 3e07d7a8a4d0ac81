"""What Valhalla says, for the doors of this floor."""

from __future__ import annotations

from typing import Final

from valhalla.words.record import Words
from valhalla.words.valhalla import reference
from valhalla.words.valhalla.prompts import ASKS
from valhalla.words.valhalla.reasons import ValhallaReasons
from valhalla.words.valhalla.refusals import REFUSALS
from valhalla.words.valhalla.rulebook import BOOK
from valhalla.words.valhalla.saga.table import TELL
from valhalla.words.valhalla.scores import lines

RECORD: Final = Words(
    asks=ASKS,
    refusals=REFUSALS,
    tellers=TELL,
    lines=lines,
    book=BOOK,
    reference=reference.parts,
    reasons=ValhallaReasons,
)
