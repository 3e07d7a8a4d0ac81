"""Which events of Valhalla are told from which level on, and by whom."""

from __future__ import annotations

from typing import Final

from valhalla.words.telling import Tellers
from valhalla.words.valhalla.brings import merged
from valhalla.words.valhalla.expansions import BRINGS
from valhalla.words.valhalla.saga import battle, ending, setup, turn

TELL: Final[Tellers] = {
    **merged(part.TELLERS for part in (setup, turn, battle, ending)),
    **merged(brings.tellers for brings in BRINGS),
}
