### Around the tables: the lobby and the bar of every page.

settings = Settings
