"""Words for people: catalogues for every language, and a table as lines of text."""
