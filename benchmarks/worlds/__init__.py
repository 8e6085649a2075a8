"""Other worlds: the same games at the same server, with other cards where somebody cannot see."""
