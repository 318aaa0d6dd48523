### Kolem stolů: předsálí a lišta každé stránky.

settings = Nastavení
