"""The light under the mountains: deepest dark, dark rock, rock, lit rock, the light itself."""

from art.portrait.person import Person

Tone = tuple[str, str, str, str, str]

TONES: dict[str, Tone] = {
    "forge": ("#1a0f0c", "#3b241b", "#6e4630", "#c07a3a", "#ffd27a"),
    "slate": ("#14161a", "#2b3038", "#4c545e", "#8d959b", "#ffe7ac"),
    "ice": ("#10161f", "#22303f", "#3d566a", "#7fa2b4", "#d8f2ff"),
    "verdigris": ("#101a18", "#22372f", "#436a58", "#86b394", "#f0e6a8"),
    "ember": ("#1a0b0c", "#40191a", "#7a2f26", "#c4553a", "#ffbf70"),
    "gold": ("#1c1509", "#3f3116", "#75602a", "#bf9c48", "#fff0b0"),
    "violet": ("#15111d", "#2d2540", "#524670", "#8f7ab0", "#f0dcff"),
    "chalk": ("#2e2b28", "#5f5a53", "#938c80", "#c6beae", "#fff6de"),
    "coal": ("#0b0b0d", "#1b1c20", "#34363c", "#6a6e75", "#ffcf8a"),
}
ORDER = tuple(TONES)


def tone(person: Person) -> Tone:
    return TONES[ORDER[person.sky.tone % len(ORDER)]]
