"""Those who live under the mountains: caves, helms, beards, tools and what else only dwarves have."""
