"""How long a test waits for something that must happen: one number for all of them.

Tests wait for events, so patience costs nothing where all is well; on a busy machine it decides.
"""

import os

# Programs of the tests read it, too, those in benchmarks/ among them.
PATIENCE = float(os.environ.setdefault("IMPERA_PATIENCE", "300"))  # seconds
