"""The table of Wolves of Odin: beds of rows and their ends, Hall, stand, and the field behind."""

from collections.abc import Iterator
from functools import partial

from art.bake import Picture
from art.wolves import boards, field


def pictures() -> Iterator[Picture]:
    yield Picture("wolves/row-bed.webp", boards.row_bed, quality=86)
    for right in (False, True):
        side = "right" if right else "left"
        yield Picture(f"wolves/drop-{side}.webp", partial(boards.drop, right, False), quality=88)
        yield Picture(f"wolves/drop-{side}-lit.webp", partial(boards.drop, right, True), quality=88)
    yield Picture("wolves/hall-board.webp", boards.hall_board, quality=86)
    yield Picture("wolves/victory-stand.webp", boards.stand, quality=86)
    yield Picture("wolves/hall.webp", field.draw, quality=82)
