"""The four monsters: forms cut in relief, engraved with lines and lit by two lights."""
