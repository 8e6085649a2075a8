"""Where torch was left out, the examples of what needs it are not looked for."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["impera/learn/*"]
