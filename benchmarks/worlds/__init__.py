"""Other worlds: the same games on the same server, with other cards where a viewer can't see."""
