"""docs/protocol.md and the JSON schema, generated from the types and a table that was played."""
