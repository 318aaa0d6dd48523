"""How the world comes in: requests, websockets, pages and files, and what is refused before it costs anything."""
