"""How long tests wait for something that must happen: one number for all.

Tests wait for events, so patience costs nothing when all is well; a busy machine needs it.
"""

import os

# The tests' programs read it too, including those in benchmarks/.
PATIENCE = float(os.environ.setdefault("IMPERA_PATIENCE", "300"))  # seconds
