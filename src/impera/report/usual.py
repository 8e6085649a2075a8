"""What a report is made of by default."""

BOT, GAMES = "planner", 2000  # games at every table
SEARCH, SEARCH_GAMES = "search:500", 500
