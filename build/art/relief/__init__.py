"""Forms that swell, lit by two lights and engraved: monsters and deities are cut with them."""
