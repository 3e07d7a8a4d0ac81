"""What the game is told: where things lie on the cards, boards and marks of Wolves of Odin.

Cards are a sheet of 700 by 980; boxes are left, top, right, bottom; seats are a middle and a radius.
Boards are told in their own pixels: `slices`, `content` and `outset` from the picture's edges.
"""

import json

from art.wolves import boards, bosses, field
from art.wolves.looks import CARDS, Card

SIDE = 192  # of a boss that is a picture of its own
SMALL_PICTURE = (52, 52, 648, 928)


def _large(card: Card) -> dict[str, object]:
    return {
        "picture": card.picture, "window": card.paint.window, "arch": card.arch, "ribbon": card.ribbon,
        "field": card.paint.field, "words": card.words, **card.seats,
    }  # fmt: skip


def told() -> str:
    found: dict[str, object] = {f"frame-{name}": _large(card) for name, card in CARDS.items()}
    found |= {
        f"frame-{name}-small": {"picture": SMALL_PICTURE, **card.small_seats} for name, card in CARDS.items()
    }
    found["boss"] = {"size": SIDE, "middle": [SIDE / 2, SIDE / 2], "radius": round(SIDE / 2 * bosses.ROOM)}
    found["back"] = {"size": [500, 700]}
    found["back-small"] = {"size": [200, 280]}
    found |= boards.told()
    found["hall"] = {"size": field.SIZE, "edge": field.EDGE}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(line)}" for name, line in found.items())
    return f"{{\n{lines}\n}}\n"
