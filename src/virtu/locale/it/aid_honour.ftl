### L’aiuto di gioco di Onore.
### Gli *asterischi* mettono in risalto.

aid-ho-win = *Vince chi ha più onore.* { $game ->
    [short] { $timer ->
        [clock] Il round in cui suona l’orologio è l’ultimo{ $limit ->
            [0] .
           *[other] , o il round { $limit } se arriva prima.
        }
       *[rounds] La partita finisce dopo *{ $rounds } round*.
    }
   *[full] La partita finisce appena qualcuno raggiunge il *livello di riconoscimento { $level }*{ $limit ->
        [0] .
       *[other] , o dopo il round { $limit }.
    }
}
aid-ho-turn = Un turno
aid-ho-actions-name = Azioni
aid-ho-actions = fino a { $actions }, anche due volte la stessa
aid-ho-favour = una volta, senza usare un’azione: gioca una carta Onore per un altro giocatore
aid-ho-draw = Pesca
aid-ho-drawn = { $game ->
    [short] alla fine del tuo turno fino a { $hand } carte, dal mazzo o dalla vetrina
   *[full] una per ogni carta giocata, dal mazzo o dalle { $display } della vetrina
}
aid-ho-mill = con { $wakes } carte in coda si sveglia: { $start ->
    [next] dal turno dopo assegna la prima carta alla fine di ogni turno
   *[this] assegna la prima carta alla fine di ogni turno
}, finché la coda non è vuota

aid-ho-fits = A chi è adatta una carta
aid-ho-everyone = a tutti

aid-ho-cap = Limite di disonore
aid-ho-level = Livello di riconoscimento
aid-ho-most = Disonore fino a
aid-ho-above = Oltre il limite
aid-ho-relocation = vai in esilio: perdi onore, segnalini e disonore, le dicerie su di te lasciano la coda, il livello torna a 1. La mano ti resta.

aid-ho-points = Il tuo onore
aid-ho-of-cards = carte Onore davanti a te
aid-ho-sum = somma dei valori
aid-ho-of-tokens = segnalino: una carta Onore giocata per un altro
aid-ho-of-levels = livello di riconoscimento oltre il primo
aid-ho-each = { $n } cad.

aid-ho-deeds = Azioni
aid-ho-cards = { $n } carte
aid-ho-valued = { $n } carte, valore { $least }–{ $most }
aid-ho-honour = Per te o per un altro giocatore a cui è adatta. Un 1 comincia una pila; ogni altro valore va sopra quello precedente.
aid-ho-recognition = Fai salire chiunque di un livello. La vetrina si rinnova.
aid-ho-dishonour = Contro un altro giocatore a cui è adatta. Se non è parata, { $game ->
    [short] conta subito.
   *[full] entra in coda con il nome del bersaglio e conta quando è assegnata.
}
aid-ho-counter = Fuori turno: annulla un Disonore giocato contro di te, se ti è adatta e ne comprende il valore.
aid-ho-fate = Fa ciò che è scritto sotto; non si può parare.
aid-ho-exchange = Scambio
aid-ho-exchanged = Scarta 1–{ $hand } carte e pescane altrettante dal mazzo.
aid-ho-fates = Carte Destino
aid-ho-tie = A parità
aid-ho-tied = vale il riconoscimento più alto, poi meno disonore; altrimenti la vittoria è condivisa.
