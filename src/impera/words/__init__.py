"""Words for people: catalogues of six languages, and a table as lines of text."""
