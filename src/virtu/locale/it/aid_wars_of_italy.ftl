### L’aiuto di gioco delle Guerre d’Italia.
### Gli *asterischi* mettono in risalto; [crown] si disegna come simbolo, [florin 2] come moneta con il numero.

aid-wi-win = *La Francia vince subito* se alla fine di un round controlla la città di Napoli. Altrimenti vince *chi ha più punti dopo il round { $last }*; a parità vince Napoli.
aid-wi-round = Un round, prima la Francia

aid-wi-sieges = città neutrali, avversarie e ostili vanno assediate; quelle di atteggiamento neutrale, se vuoi
aid-wi-retreats = Ritirate
aid-wi-retreat = in città tue, alleate o favorevoli: su strada gratis, per mare con [ship]
aid-wi-salary = solo nei round { $rounds }: [florin 1] ogni { $troops } truppe; quelle non pagate se ne vanno
aid-wi-recruit = [florin { $home }] nelle tue città iniziali e per le truppe alleate nelle loro, [florin { $elsewhere }] nelle altre tue città{ $allies ->
    [yes] , anche alleate
   *[no] {""}
}

aid-palace-crown = Governare, Annettere, acquisti
aid-palace-cross = Governare, tracciato di Roma, acquisti

aid-wi-actions = Azioni e costi
aid-wi-diplomacy = Annettere: diplomazia
aid-wi-diplomacy-cost = [crown]: valore della città + 1, [ship] per ogni mare · [crown] per ogni casella
aid-wi-influence = Annetti una città neutrale e/o avvicina i segnalini a te, di tante caselle quante corone (per Roma anche croci). Un agente avversario sul tracciato annulla la prima.
aid-wi-conclude = Annettere: concludere l’alleanza
aid-wi-free = gratis, invece della diplomazia
aid-wi-concluded = Il segnalino è già nella tua zona Alleanza e sul tracciato non c’è un agente avversario.
aid-wi-govern = Ognuna riattiva 2 tessere esaurite.
aid-wi-war = Le truppe alleate si muovono come le tue. Tutte si fermano in ogni città che non è tua, alleata o favorevole.

aid-wi-track = Roma, Venezia, Firenze: atteggiamenti
aid-wi-track-of = Tracciato Influenza: { $left } a sinistra, { $right } a destra
aid-wi-zone-alliance = Alleanza
aid-wi-zone-favour = Favorevole
aid-wi-zone-neutral = Neutrale
aid-wi-neutral = Neutrale
aid-wi-neutral-is = fermati; puoi assediare o restare
aid-wi-favourable = Favorevole
aid-wi-favourable-is = passi liberamente, non assedi mai; le tue truppe lì difendono
aid-wi-hostile = Ostile
aid-wi-hostile-is = fermati e assedia: favorisce l’avversario
aid-wi-allied = Alleata
aid-wi-allied-is = per sempre: carte, tessere, truppe e agente sono tuoi, le sue città contano
aid-wi-loss = Conquista
aid-wi-losses = di una dipendenza: −{ $dependency } sul suo tracciato; della capitale: è eliminata, −{ $capital } sugli altri tracciati

aid-wi-agents = bloccano una sala avversaria o, su un tracciato, l’alleanza. Città neutrale: −1 per te, +1 per l’avversario. Altra città: −1 nel tuo assedio.

aid-wi-cities = Città con il disco tuo o di un’alleata
aid-wi-religion = più croci dell’avversario
aid-wi-trophy = Trofeo: ogni disco preso con un assedio
