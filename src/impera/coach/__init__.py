"""Says why a decision was a mistake: only what continuations of the game bear out."""
