"""What Hel is painted with: the living half, the dead half, and what she wears."""

from art.relief.relief import Tones

SLEET = "#8fd0f0"
SKIN: Tones = ("#23131a", "#6b4444", "#c9a48c", "#ffeed6")
DEAD: Tones = ("#04101a", "#14324a", "#467a94", "#b4dcea")
BONE: Tones = ("#10202c", "#3e5c6c", "#9dbcc4", "#f0fbf6")
HAIR: Tones = ("#080406", "#1c0e12", "#43242a", "#b8765a")
WISP: Tones = ("#16222c", "#40566a", "#93aebc", "#eef8fa")
CLOAK: Tones = ("#05060c", "#12141f", "#2b2f42", "#8f8470")
PELT: Tones = ("#07090e", "#1c222c", "#48525e", "#c8bfae")
