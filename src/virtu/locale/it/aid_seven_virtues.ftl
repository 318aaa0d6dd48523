### L’aiuto di gioco delle sette Virtù.
### Gli *asterischi* mettono in risalto; [flame] si disegna come icona.

aid-sv-win = *Vince chi ha più punti vittoria*; a parità, chi ha più trii. Tutti cominciano con *{ $start } PV*.
aid-sv-turn = Un turno
aid-sv-take = Prendi dalla fila attiva,
aid-sv-take-one = quella in basso, in uno di tre modi:
aid-sv-by-virtue = Una Virtù
aid-sv-by-virtue-is = tutte le sue carte, se sono almeno due
aid-sv-by-value = Un valore
aid-sv-by-value-is = tutte le sue carte, se sono almeno due
aid-sv-single = Una sola
aid-sv-single-is = se nessun’altra ne condivide la Virtù o il valore
aid-sv-refill = Poi
aid-sv-refilled = le carte scendono; la fila in alto si riempie fino a { $width }
aid-sv-end = Conteggio
aid-sv-ends = { $players ->
    [0] quando tutte le carte sono prese
   *[other] quando tutte le { $cards } carte sono prese
}
aid-sv-hands = Mani
aid-sv-hands-are = { $open ->
    [yes] sono scoperte
   *[no] sono coperte: ricorda chi prende che cosa
}

aid-sv-icons = Icone
aid-sv-light = con la Speranza costa PV a chi l’ha
aid-sv-chalice = Carità, Temperanza, trio
aid-sv-water = Carità, Temperanza, trio
aid-sv-flame = Carità, Giustizia, trio
aid-sv-trio = [flame] + [water] + [chalice] = *{ $points } PV*
aid-sv-trio-when = per ogni trio, alla fine

aid-sv-scoring = Conteggio: una Virtù dopo l’altra
aid-sv-rank = Più carte della Virtù,
aid-sv-ranked = poi la più alta. Prima i punti del posto, poi il potere.
aid-sv-order = Virtù
aid-sv-first = 1°: +{ $points } PV
aid-sv-second = 2°: +{ $points } PV
aid-sv-charity = può scartare fino a { $most } altre carte: *{ $gift } PV* per ogni [chalice], [water] o [flame]
aid-sv-charity-second = può scartarne { $fewer } allo stesso modo
aid-sv-faith = nomina una Virtù: ogni altro giocatore gliene dà una carta
aid-sv-faith-second = { $players ->
    [0] non dà nulla (in due: dà anche lui)
    [2] dà anche lui una carta
   *[other] non dà nulla
}
aid-sv-hope = nomina fino a { $most } avversari: ognuno gli paga *1 PV* per ogni [light] in mano
aid-sv-hope-second = non è mai nominato
aid-sv-fortitude = *1 PV* per ogni carta Fortezza
aid-sv-fortitude-second = *1 PV* per ogni coppia di carte Fortezza
aid-sv-justice = *{ $points } PV* per ogni [flame]
aid-sv-justice-second = *1 PV* per ogni [flame]
aid-sv-temperance = *1 PV* per ogni [chalice] e per ogni [water]
aid-sv-temperance-second = *1 PV* per ogni coppia [chalice] [water]
aid-sv-prudence = *1 PV* per ogni altra Virtù in mano
aid-sv-prudence-second = { $players ->
    [0] la metà, arrotondata per difetto (in due: nulla)
    [2] nulla di più
   *[other] la metà, arrotondata per difetto
}
