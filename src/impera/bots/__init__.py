"""Players made of code: a view and a generator in, one of the legal decisions out."""
