### Chance that can be checked.

pledge = Fair chance
pledge-before = Every shuffle and every draw follows from a seed chosen before the game, and from what the players’ browsers added. This is the seed’s fingerprint. When the game is over, you will see the seed.
pledge-after = Every shuffle and every draw followed from this seed. Save the record, and “virtu verify” can check them all.
pledge-hash = Fingerprint
pledge-salt = Added by the players
pledge-seed = Seed
