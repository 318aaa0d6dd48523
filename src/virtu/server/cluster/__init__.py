"""Several processes on one database: who keeps which table, and how the others lead people there."""
