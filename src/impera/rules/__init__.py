"""The game: every rule once, as plain Python over packed records that Numba compiles."""
