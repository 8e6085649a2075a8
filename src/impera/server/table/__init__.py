"""One table, as its facts define it: nothing here waits, writes or looks at a clock."""
