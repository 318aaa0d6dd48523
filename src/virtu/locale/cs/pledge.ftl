### Náhoda, kterou lze ověřit.

pledge = Ověřitelná náhoda
pledge-before = Každé zamíchání a každá dobraná karta vychází ze seedu zvoleného před hrou a z toho, co k němu přidaly prohlížeče hráčů. Toto je otisk seedu. Až hra skončí, uvidíte i samotný seed.
pledge-after = Každé zamíchání a každá dobraná karta vyšly z tohoto seedu. Uložte si záznam hry: „virtu verify“ vše přepočítá znovu.
pledge-hash = Otisk
pledge-salt = Přidali hráči
pledge-seed = Seed
