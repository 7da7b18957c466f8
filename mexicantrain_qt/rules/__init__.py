"""The game: no Qt, no files, no clock, no text for people."""
