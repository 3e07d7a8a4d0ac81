"""Ogg Vorbis files, the same bytes for the same sound: the stream's number is fixed, not drawn by lot."""

import io
import struct
from functools import cache
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

from sound.tone import RATE, Array

EFFECT, MUSIC = 0.45, 0.3  # quality, from 0 to 1
SERIAL = 1000  # years ago or so
BLOCK = 16384  # the encoder does not bear the whole of a piece at once


def write(path: Path, sound: Array, quality: float) -> int:
    """Encode a sound; returns the size of its file."""
    rows = np.atleast_2d(sound).T.astype(np.float32)
    raw = io.BytesIO()
    with soundfile.SoundFile(
        raw, "w", RATE, rows.shape[1], "VORBIS", format="OGG", compression_level=1 - quality
    ) as file:
        for start in range(0, len(rows), BLOCK):
            file.write(rows[start : start + BLOCK])
    data = with_serial(raw.getvalue())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return len(data)


def read(path: Path) -> Array:
    """The sound of a file: a row for each channel."""
    rows, rate = soundfile.read(path, dtype="float64", always_2d=True)
    assert rate == RATE, path
    return np.asarray(rows.T)


@cache
def _table() -> list[int]:
    table = []
    for i in range(256):
        value = i << 24
        for _ in range(8):
            value = (value << 1 ^ 0x04C11DB7 if value & 0x80000000 else value << 1) & 0xFFFFFFFF
        table.append(value)
    return table


def _checksum(page: bytes) -> int:
    table, value = _table(), 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ table[value >> 24 ^ byte]
    return value


def with_serial(data: bytes) -> bytes:
    """Every page with our number for the stream and a checksum that fits."""
    pages, at = [], 0
    while at < len(data):
        segments = data[at + 26]
        size = 27 + segments + sum(data[at + 27 : at + 27 + segments])
        page = bytearray(data[at : at + size])
        page[14:18] = struct.pack("<I", SERIAL)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _checksum(bytes(page)))
        pages.append(bytes(page))
        at += size
    return b"".join(pages)
