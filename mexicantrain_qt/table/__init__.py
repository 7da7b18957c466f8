"""The table on the screen, in the Graphics View framework."""
