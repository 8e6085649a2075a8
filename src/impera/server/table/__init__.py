"""One table, as its facts say: nothing here waits, writes or looks at a clock."""
