"""Words for people: catalogues of every language, and a table as lines of text."""
