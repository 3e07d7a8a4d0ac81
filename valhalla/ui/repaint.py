"""Another paint on a finished picture: as much of the new colour as each pixel has of the old one.

Everything is done on whole channels at once, as sums of bytes, so that a picture takes a few milliseconds.
"""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from valhalla.ui.theme import BONE, Colour

CHANNELS: Final = 3


def repainted(picture: Surface, old: Colour, new: Colour) -> Surface:
    """The picture (premultiplied) with *new* where *old* was, light and shade kept; grey and bone stay."""
    data = pygame.image.tobytes(picture, "RGBA")
    channels = [data[i::4] for i in range(CHANNELS)]
    weights = _weights(old)
    scale = 1 / max(sum(w for w in weights if w > 0), -sum(w for w in weights if w < 0))
    share = _share(channels, [w * scale for w in weights])
    painted = bytearray(data)
    for i, channel in enumerate(channels):
        by = (new[i] - old[i]) / scale
        change = share.translate(bytes(min(255, round(abs(by) * n)) for n in range(256)))
        changed = _sum(channel, change, pygame.BLEND_RGBA_ADD if by > 0 else pygame.BLEND_RGBA_SUB)
        painted[i::4] = _sum(changed, data[3::4], pygame.BLEND_RGBA_MIN)
    return pygame.image.frombytes(bytes(painted), picture.get_size(), "RGBA").convert_alpha()


def _weights(old: Colour) -> list[float]:
    """How much each channel tells of a colour: 1 in all for itself, nothing for bone."""
    along = sum(a * b for a, b in zip(old, BONE, strict=True)) / sum(b * b for b in BONE)
    away = [a - along * b for a, b in zip(old, BONE, strict=True)]
    length = sum(a * o for a, o in zip(away, old, strict=True))
    return [a / length for a in away]


def _share(channels: list[bytes], weights: list[float]) -> bytes:
    """The weighted sum of the channels, none below nothing."""
    found = bytes(len(channels[0]))
    for sign, flag in ((1, pygame.BLEND_RGBA_ADD), (-1, pygame.BLEND_RGBA_SUB)):
        for channel, weight in zip(channels, weights, strict=True):
            if weight * sign > 0:
                table = bytes(min(255, round(abs(weight) * n)) for n in range(256))
                found = _sum(found, channel.translate(table), flag)
    return found


def _sum(one: bytes, other: bytes, flag: int) -> bytes:
    """Two rows of bytes added, subtracted or compared one by one: pygame takes them for pictures."""
    length = len(one)
    fill = bytes(-length % 4)
    size = (length + len(fill)) // 4, 1
    found = pygame.image.frombytes(one + fill, size, "RGBA")
    found.blit(pygame.image.frombytes(other + fill, size, "RGBA"), (0, 0), special_flags=flag)
    return pygame.image.tobytes(found, "RGBA")[:length]
