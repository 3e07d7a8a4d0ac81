"""Everything a card is put together from at run time, but for its portrait, its words and its numbers."""

from collections.abc import Iterator
from functools import partial

from art import frames
from art.bake import Picture
from art.palette import CLANS
from art.valhalla import backs, tokens

LARGE, MIDDLE = 700, 350  # how wide the frames are


def _frames(name: str) -> Iterator[Picture]:
    yield Picture(f"cards/frame-{name}.webp", partial(frames.frame, name, LARGE), quality=86)
    yield Picture(f"cards/frame-{name}-middle.webp", partial(frames.frame, name, MIDDLE, True), quality=88)
    yield Picture(f"cards/frame-{name}-small.webp", partial(frames.small, name), quality=88)


def pictures() -> Iterator[Picture]:
    for name in (*CLANS, "jarl", *frames.TACTICS):
        yield from _frames(name)
    for clan in CLANS:
        yield Picture(f"cards/shield-{clan}.webp", partial(tokens.painted_shield, clan))
    for kind, colour in frames.TACTICS.items():
        yield Picture(f"cards/roundel-{kind}.webp", partial(tokens.roundel, kind, colour))
    for deck in backs.BACKS:
        yield Picture(f"cards/back-{deck}.webp", partial(backs.back, deck))
    yield Picture("cards/stone.webp", tokens.rune_stone)
    yield Picture("cards/stone-plain.webp", tokens.plain_stone)
    yield Picture("cards/ribbon.webp", tokens.ribbon)
    yield Picture("cards/panel.webp", tokens.panel)
    yield Picture("cards/pad.webp", tokens.pad)
