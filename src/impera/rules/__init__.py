"""The game: each rule once, in plain Python over packed records that Numba compiles."""
