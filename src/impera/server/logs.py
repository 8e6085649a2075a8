"""The operator's log: one line per event, without names, cards or tokens."""

import json
import logging
import logging.config
import time
from typing import Any

# What every record has; the rest was logged on purpose.
USUAL = set(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}

BROKEN = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged beside the message."""
    return {name: value for name, value in record.__dict__.items() if name not in USUAL}


class Json(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": stamp(record.created),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


class Text(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        beside = "".join(f" {name}={value}" for name, value in extras(record).items())
        line = f"{stamp(record.created)} {record.levelname.lower()} {record.getMessage()}{beside}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Calm(logging.Filter):
    """Drops what the web server logs about broken requests: anybody could fill the log that way."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.getMessage() not in BROKEN


def stamp(at: float) -> str:
    """A time to the millisecond, UTC."""
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(at)) + f".{int(at % 1 * 1000):03}Z"


def set_up(style: str, level: str) -> None:
    """Log to stderr; the libraries only when something is wrong."""
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"line": {"()": Json if style == "json" else Text}},
            "filters": {"calm": {"()": Calm}},
            "handlers": {
                "stderr": {
                    "class": "logging.StreamHandler",
                    "formatter": "line",
                    "filters": [] if level == "debug" else ["calm"],
                }
            },
            "root": {"level": "WARNING", "handlers": ["stderr"]},
            "loggers": {"impera": {"level": level.upper()}},
        }
    )
