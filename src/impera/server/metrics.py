"""What is counted, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

READY = Gauge("impera_ready", "Whether the database works.", registry=REGISTRY)
SOCKETS = Gauge("impera_sockets", "Open sockets.", registry=REGISTRY)
TABLES = Gauge("impera_tables", "Tables in memory.", registry=REGISTRY)
OPENED = Counter("impera_tables_opened", "Tables opened.", registry=REGISTRY)
FACTS = Counter("impera_facts", "Facts appended to the logs.", ["kind"], registry=REGISTRY)
FINISHED = Counter("impera_games_finished", "Games finished.", registry=REGISTRY)
ERRORS = Counter("impera_errors", "Messages refused.", ["code"], registry=REGISTRY)
ANSWER = Histogram(
    "impera_answer_seconds",
    "From a message to its answer, commit included.",
    buckets=QUICK,
    registry=REGISTRY,
)
THINKING = Histogram(
    "impera_thinking_seconds",
    "From asking a bot until its decision.",
    ["level"],
    buckets=QUICK,
    registry=REGISTRY,
)
LAG = Histogram(
    "impera_loop_lag_seconds",
    "How late the event loop gets to what is due.",
    buckets=QUICK,
    registry=REGISTRY,
)
WAITING = Gauge(
    "impera_waiting",
    "What waits: facts to be written, bots to think, frames to be read.",
    ["where"],
    registry=REGISTRY,
)
DATABASE = Gauge("impera_database_bytes", "Size of the SQLite database.", registry=REGISTRY)
FREE = Gauge("impera_disk_free_bytes", "Room left on its disk.", registry=REGISTRY)
HURRIED = Counter("impera_bots_hurried", "Bot decisions made in a hurry.", registry=REGISTRY)
REPORTS = Counter("impera_reports", "Complaints about something said.", registry=REGISTRY)
LOST = Counter("impera_races_lost", "Facts that came second at their table.", registry=REGISTRY)
PUSHES = Counter(
    "impera_pushes", "Messages to devices and the webhook.", ["outcome"], registry=REGISTRY
)
