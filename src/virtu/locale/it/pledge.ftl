### Una sorte che si può verificare.

pledge = Sorte verificabile
pledge-before = Ogni mescolata e ogni pescata derivano da un seme scelto prima della partita e da ciò che hanno aggiunto i browser dei giocatori. Questa è l’impronta del seme. A partita finita vedrai il seme stesso.
pledge-after = Ogni mescolata e ogni pescata sono derivate da questo seme. Salva la partita: «virtu verify» ricalcola tutto.
pledge-hash = Impronta
pledge-salt = Aggiunto dai giocatori
pledge-seed = Seme
