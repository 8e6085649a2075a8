"""Games in files: records, and shuffles that anybody can check."""
