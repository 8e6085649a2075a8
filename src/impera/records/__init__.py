"""Games on paper: files of records, and shuffles that anybody can check."""
