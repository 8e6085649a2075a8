"""docs/protocol.md and the JSON schema, made of the types and of a table that was really played."""
