"""What a server remembers: SQLite or PostgreSQL, one writer, backups and checks."""
