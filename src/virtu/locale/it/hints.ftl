# Che cosa farebbe un bot, e che cosa ne deriva. Una ragione sta in un elenco: senza maiuscola né punto.
hint-only = l’unica scelta possibile
hint-alike = tutte le { $n } scelte portano allo stesso risultato
hint-without = rinuncia a questo: { $reason }
hint-spared = evita questo: { $reason }
hint-like = { $reason } (come { $plan })
hint-points-more = { $n ->
    [one] +1 punto
    *[other] +{ $n } punti
  }
hint-points-less = { $n ->
    [one] −1 punto
    *[other] −{ $n } punti
  }
hint-rival_points-more = { $owner }: punti +{ $n }
hint-rival_points-less = { $owner }: punti −{ $n }

# Attorno ai piani
plans-about = al massimo tre piani, prima il migliore
plan-best = migliore
plan-wins = vittorie: { $n } su 100
plan-range = tra { $low } e { $high }
plan-then = poi { $steps }
plan-these = cioè: { $steps }
plan-reply = Risposta più forte:
plan-reply-of = { $owner }: { $reasons }
plan-reply-you = per te: { $reasons }
plans-strength = Calcolato da un bot più forte di quello medio, solo in base a ciò che vedi anche tu. Linea tratteggiata: a parità di forza, { $fair } su 100. Più lunga è la barra, meno sicura è la cifra.
plan-letter = Piano { $letter }
start-recommended = Inizio consigliato
start-recommended-more = Dispone tutte le tue carte in modo sensato con un solo tocco; puoi annullare.

# Avvisi prima di uno sbaglio
warn-before = Prima di giocare
warn-instead = Per evitarlo: { $answer }.
warn-silence = Non segnalarlo più in questa partita

# Nel terminale
play-help-hint = hint
play-help-hint-about = che cosa farebbe un bot, e perché
play-help-start = start
play-help-start-about = la preparazione consigliata, tutta in una volta
play-help-undo = undo
play-help-undo-about = annulla la tua ultima mossa
play-no-start = Ora non c’è nulla da preparare.
play-warn-again = Scrivi di nuovo la mossa per giocarla comunque.

# Che cosa ha deciso
decided = Che cosa ha deciso la partita
decided-step = passo { $step }
decided-lead = { $seat_is ->
    [you] Qui passi in testa definitivamente, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
   *[other] Qui { $seat_acc } passa in testa definitivamente, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
  }
decided-tie = { $seat_is ->
    [you] Parità di punti alla fine: lo spareggio ha deciso per te.
   *[other] Parità di punti alla fine: lo spareggio ha deciso per { $seat_acc }.
  }
decided-end = { $seat_is ->
    [you] Non hanno deciso i punti: hai vinto per come è finita la partita.
   *[other] Non hanno deciso i punti, ma come è finita la partita: vince { $seat_acc }.
  }
decided-line = { $seat_is ->
    [you] Il tuo vantaggio più grande: «{ $line }», { $points } contro { $other }.
   *[other] Il vantaggio più grande su di te: «{ $line }», { $points } contro { $other }.
  }
decided-swing-up = { $seat_is ->
    [you] Il tuo momento migliore: +{ $points } per te, soprattutto in «{ $line }».
   *[other] Il tuo momento migliore: −{ $points } per { $seat_acc }, soprattutto in «{ $line }».
  }
decided-swing-down = { $seat_is ->
    [you] Il tuo momento peggiore: −{ $points } per te, soprattutto in «{ $line }».
   *[other] Il tuo momento peggiore: +{ $points } per { $seat_acc }, soprattutto in «{ $line }».
  }
decided-favourite = { $seat_is ->
    [you] Da qui in poi eri tu ad avere più probabilità di vincere: { $n } su 100.
   *[other] Da qui in poi era { $seat_acc } ad avere più probabilità di vincere: { $n } su 100.
  }
decided-turn-up = Il tuo momento migliore: le tue probabilità di vittoria salgono da { $before } a { $now } su 100.
decided-turn-down = Il tuo momento peggiore: le tue probabilità di vittoria scendono da { $before } a { $now } su 100.
decided-even = Nessuna singola mossa ha cambiato la tua posizione.
decided-try = Per la prossima volta: in «{ $line }» il migliore aveva { $points }, tu { $other }.
decided-keep = Continua così: «{ $line }» ti ha dato { $points }, contro { $other } del migliore degli altri.
decided-hold = Per la prossima volta: guarda come può finire la partita prima di contare i punti.

# I giochi di palazzo
hint-governing-points-more = +{ $n } PP
hint-governing-points-less = −{ $n } PP
hint-governing-rival_points-more = { $owner }: +{ $n } PP
hint-governing-rival_points-less = { $owner }: −{ $n } PP
hint-governing-city-more = prende { $thing }
hint-governing-city-less = perde { $thing }
hint-governing-exposed-more = { $thing } può cadere in mano a chi la assedia
hint-governing-exposed-less = { $thing } non è più in pericolo
hint-governing-siege-more = forza sufficiente per prendere { $thing }
hint-governing-siege-less = forza non più sufficiente per prendere { $thing }
hint-governing-unpaid-more = { $n ->
    [one] 1 truppa andrà persa: manca il soldo
    *[other] { $n } truppe andranno perse: manca il soldo
  }
hint-governing-unpaid-less = { $n ->
    [one] soldo per un’altra truppa
   *[other] soldo per altre { $n } truppe
  }
hint-governing-near_end-more = { $owner }: a un passo dalla fine della partita
hint-governing-near_end-less = { $owner }: non più a un passo dalla fine della partita
hint-governing-patronage-more = Patrocinio: gradino { $now }
hint-governing-patronage-less = Patrocinio: indietro al gradino { $now }
hint-governing-bonus-more = ottiene: { $thing }
hint-governing-bonus-less = perde: { $thing }
hint-governing-alliance-more = alleanza: { $thing }
hint-governing-alliance-less = l’alleanza finisce: { $thing }
hint-governing-title-more = Titolo: { $thing }
hint-governing-title-less = Titolo perso: { $thing }
hint-governing-cathedral-more = una Cattedrale: { $thing }
hint-governing-cathedral-less = Cattedrale persa: { $thing }
hint-governing-trophy-more = un trofeo: { $owner }
hint-governing-trophy-less = trofeo perso: { $owner }
hint-governing-card-more = { $thing } a palazzo
hint-governing-card-less = { $thing_acc } lascia il palazzo
hint-governing-agent-more = un agente: { $thing }
hint-governing-agent-less = un agente in meno: { $thing }
hint-governing-agent_room-more = un agente: sala { $room } ({ $owner })
hint-governing-agent_room-less = l’agente lascia la sala { $room } ({ $owner })
hint-governing-intruder-more = un agente altrui: { $thing }
hint-governing-intruder-less = rimanda a casa l’agente: { $thing }
hint-governing-intruder_room-more = un agente altrui: sala { $room }
hint-governing-intruder_room-less = la sala { $room } è libera dall’agente
hint-governing-indulgences-more = un’indulgenza: −1 PP alla fine se non la riscatti
hint-governing-indulgences-less = un’indulgenza in meno
hint-governing-influence-more = { $n ->
    [one] { $thing } si avvicina di 1 casella
    *[other] { $thing } si avvicina di { $n } caselle
  }
hint-governing-influence-less = { $n ->
    [one] { $thing } si allontana di 1 casella
    *[other] { $thing } si allontana di { $n } caselle
  }
hint-governing-favour-more = { $now ->
    [0] { $thing }: ostile
    [1] { $thing }: neutrale
    [2] { $thing }: favorevole
   *[other] { $thing }: alleata
  }
hint-governing-favour-less = { $now ->
    [0] { $thing }: ostile
    [1] { $thing }: neutrale
    [2] { $thing }: favorevole
   *[other] { $thing }: alleata
  }
hint-governing-faith-more = maggioranza di croci: 4 PP alla fine
hint-governing-faith-less = cede la maggioranza delle croci, che vale 4 PP alla fine
hint-governing-troops-more = truppe, { $thing }: +{ $n }
hint-governing-troops-less = truppe, { $thing }: −{ $n }
hint-governing-army-more = truppe in tutto +{ $n }
hint-governing-army-less = truppe in tutto −{ $n }
hint-governing-agents-more = agenti liberi +{ $n }
hint-governing-agents-less = { $now ->
    [0] l’ultimo agente libero
   *[other] agenti liberi −{ $n }
  }
hint-governing-agents-kept = tiene gli agenti liberi: { $now }
hint-governing-florins-more = { $n ->
    [one] +1 fiorino
    *[other] +{ $n } fiorini
  }
hint-governing-florins-less = { $now ->
    [0] fiorini −{ $n }: la tesoreria è vuota
    [one] fiorini −{ $n }, ne resta 1
   *[other] fiorini −{ $n }, ne restano { $now }
  }
hint-governing-florins-kept = tiene i fiorini: { $now }
hint-governing-symbol-more = { $counted } in più da spendere
hint-governing-symbol-less = { $now ->
    [0] spende tutto: { $counted }
    [one] { $counted } in meno, ne resta 1
   *[other] { $counted } in meno, ne restano { $now }
  }
hint-governing-symbol-kept = tiene per dopo: { $counted }
hint-governing-crosses-more = croci mostrate +{ $n }
hint-governing-crosses-less = croci mostrate −{ $n }
hint-governing-tokens-more = segnalini bonus militare: +{ $n }
hint-governing-tokens-less = segnalini bonus militare: −{ $n }
hint-governing-tokens-kept = tiene i segnalini bonus militare: { $now }
hint-governing-place-now = { $now ->
    [6] { $thing } sullo spazio sinistro 1
    [7] { $thing } sullo spazio sinistro 2
    [8] { $thing } sullo spazio sinistro 3
    [9] { $thing } sullo spazio destro 1
    [10] { $thing } sullo spazio destro 2
    [11] { $thing } sullo spazio destro 3
   *[other] { $thing } nella sala { $now }
  }
hint-governing-ready-more = di nuovo a disposizione: { $thing }
hint-governing-ready-less = esaurisce { $thing_acc }
hint-governing-ready-kept = non esaurisce { $thing_acc }
hint-governing-marker-now = il tuo segnalino nella sala { $now }

# I giochi di palazzo: di che si tratta
hint-governing-room = la sua azione è { $action }
hint-governing-room_card = la sua azione è { $action }, e { $card_acc } aggiunge i suoi simboli
hint-governing-room_blocked = { $action }: azione bloccata lì da un’indulgenza o da un agente
hint-governing-march = assedia { $city }: una città e un trofeo da conquistare
hint-governing-march_neutral = assedia { $city }, che nessuno difende
hint-governing-garrison = una truppa a guardia di { $city }
hint-governing-win = così prendi { $city }
hint-governing-compulsory = l’assedio di { $city } è obbligatorio
hint-governing-turns = con { $source_acc } passi in vantaggio
hint-governing-adds = con { $source_acc } ti rafforzi, ma non ancora abbastanza
hint-governing-enough = { $city }: sei già in vantaggio
hint-governing-save = { $city }: non puoi vincere, risparmia le risorse
hint-governing-place_own = { $thing }: tiene fuori gli agenti altrui
hint-governing-place_other = ostacola { $owner_acc }
hint-governing-card = dà { $bottom } anno dopo anno{ $points ->
    [0] {""}
   *[other] , +{ $points } PP
  }
hint-governing-title = { $item_acc } paga ogni anno
hint-governing-family_room = simboli utili per { $action } ogni volta che sei in quella sala: { $bottom }
hint-governing-family_edge = simboli che possono pagare qualsiasi cosa: { $bottom }
hint-wars_of_italy-faith-more = maggioranza di croci: +2 PP alla fine
hint-wars_of_italy-faith-less = cede la maggioranza delle croci: −2 PP alla fine
hint-wars_of_italy-card = dà { $bottom } round dopo round{ $points ->
    [0] {""}
   *[other] , +{ $points } PP
  }
hint-wars_of_italy-title = { $item_acc } paga ogni round
hint-wars_of_italy-conclude = le sue città, truppe e carte si uniscono a te per sempre, +{ $points } PP
hint-wars_of_italy-march_major = verso { $city }, una città di { $major }
hint-wars_of_italy-empty_room = la sala { $room } non ha azione, ma è di passaggio
hint-wars_of_italy-place_track = { $major }: l’altra parte perde il suo primo simbolo su questo tracciato

# Le Sette Virtù
hint-seven_virtues-lead-more = passa in testa: { $thing }
hint-seven_virtues-lead-less = cede il primo posto: { $thing }
hint-seven_virtues-first-more = { $thing }: in testa { $now ->
    [one] una volta
   *[other] { $now } volte
  } su 100, { $n } in più
hint-seven_virtues-first-less = { $thing }: in testa { $now ->
    [one] una volta
   *[other] { $now } volte
  } su 100, { $n } in meno
hint-seven_virtues-trios-more = completa un trio
hint-seven_virtues-trios-less = rompe un trio
hint-seven_virtues-icon-more = { $thing } +{ $n }, { $now } in tutto
hint-seven_virtues-icon-less = { $thing } −{ $n }, { $now ->
    [one] ne resta 1
   *[other] ne restano { $now }
  }
hint-seven_virtues-icon-kept = { $thing }: ne tiene { $now }
hint-seven_virtues-virtue-more = carte { $thing } +{ $n }, { $now } in tutto
hint-seven_virtues-virtue-less = carte { $thing } −{ $n }, { $now ->
    [one] ne resta 1
   *[other] ne restano { $now }
  }
hint-seven_virtues-virtue-kept = tiene le carte { $thing }: { $now }
hint-seven_virtues-hope-more = punti attesi: { $now }, { $n } in più
hint-seven_virtues-hope-less = punti attesi: { $now }, { $n } in meno
hint-seven_virtues-rival_hope-more = { $owner }: punti attesi +{ $n }
hint-seven_virtues-rival_hope-less = { $owner }: punti attesi −{ $n }
hint-seven_virtues-held-more = { $thing } in mano
hint-seven_virtues-held-less = { $thing } se ne va
hint-seven_virtues-held-kept = tiene { $thing }

# Onore
hint-honour-points-more = +{ $n } onore, { $now } in tutto
hint-honour-points-less = −{ $n } onore, ora { $now }
hint-honour-rival_points-more = { $owner }: onore +{ $n }
hint-honour-rival_points-less = { $owner }: onore −{ $n }
hint-honour-driven_out-more = supererai il limite e andrai in esilio
hint-honour-driven_out-less = l’esilio non è più un rischio
hint-honour-rival_out-more = { $owner }: supererà il limite e andrà in esilio
hint-honour-rival_out-less = { $owner }: evita l’esilio
hint-honour-near_end-more = { $owner }: a un Riconoscimento dalla fine
hint-honour-near_end-less = { $owner }: non più a un Riconoscimento dalla fine
hint-honour-lead-more = passa in testa
hint-honour-lead-less = ti toglie il primo posto
hint-honour-level-more = livello { $now }: un limite più alto
hint-honour-level-less = giù al livello { $now }
hint-honour-rival_level-more = { $owner }: livello { $now }
hint-honour-rival_level-less = { $owner }: giù al livello { $now }
hint-honour-dishonour-more = disonore +{ $n }, ora { $now }
hint-honour-dishonour-less = disonore −{ $n }, ora { $now }
hint-honour-rival_dishonour-more = { $owner }: disonore +{ $n }
hint-honour-rival_dishonour-less = { $owner }: disonore −{ $n }
hint-honour-queued-more = disonore in coda +{ $n }, ora { $now }
hint-honour-queued-less = disonore in coda −{ $n }, ora { $now }
hint-honour-rival_queued-more = { $owner }: disonore in coda +{ $n }
hint-honour-rival_queued-less = { $owner }: disonore in coda −{ $n }
hint-honour-charged-more = un Disonore da { $n } a cui rispondere
hint-honour-charged-less = il Disonore da { $n } è sistemato
hint-honour-rival_charged-more = { $owner_acc } deve rispondere a un Disonore da { $n }
hint-honour-rival_charged-less = { $owner }: il Disonore da { $n } è sistemato
hint-honour-mill-now = { $now } nel mulino delle dicerie; si sveglia a 5
hint-honour-plays-more = fino a { $now ->
    [one] 1 punto Onore
   *[other] { $now } punti Onore
  } da giocare al prossimo turno, { $n } in più
hint-honour-plays-less = { $now ->
    [0] nessun punto Onore da giocare al prossimo turno
    [one] fino a 1 punto Onore da giocare al prossimo turno, { $n } in meno
   *[other] fino a { $now } punti Onore da giocare al prossimo turno, { $n } in meno
  }
hint-honour-plays-kept = ancora fino a { $now ->
    [one] 1 punto Onore
   *[other] { $now } punti Onore
  } da giocare al prossimo turno
hint-honour-recognitions-more = un Riconoscimento in più in mano
hint-honour-recognitions-less = usa un Riconoscimento, { $now ->
    [one] ne resta 1
   *[other] ne restano { $now }
  }
hint-honour-recognitions-kept = tiene in mano il Riconoscimento
hint-honour-counters-more = Parate in mano: { $now }, { $n } in più
hint-honour-counters-less = { $now ->
    [0] nessuna Parata in mano
   *[other] Parate in mano: { $now }, { $n } in meno
  }
hint-honour-counters-kept = tiene le Parate: { $now }
hint-honour-accusations-more = carte Disonore in mano: { $now }, { $n } in più
hint-honour-accusations-less = carte Disonore in mano: { $now }, { $n } in meno
hint-honour-accusations-kept = tiene le carte Disonore: { $now }
hint-honour-card-more = { $thing } in mano
hint-honour-card-less = { $thing } esce dalla mano
hint-honour-card-kept = tiene { $thing }
hint-honour-actions-more = { $n ->
    [one] un’azione in più in questo turno
   *[other] { $n } azioni in più in questo turno
  }
hint-honour-actions-less = { $now ->
    [0] usa l’ultima azione del turno
    [one] resta 1 azione in questo turno
   *[other] restano { $now } azioni in questo turno
  }
hint-honour-actions-kept = non costa azioni, { $now ->
    [one] ne resta 1
   *[other] ne restano { $now }
  }
hint-honour-favours-more = { $n ->
    [one] un favore in più in questo turno
   *[other] { $n } favori in più in questo turno
  }
hint-honour-favours-less = nessun favore rimasto in questo turno
hint-honour-favours-kept = il favore di questo turno resta da usare
hint-honour-useless-more = carte inutili: { $now }, { $n } in più
hint-honour-useless-less = carte inutili: { $now }, { $n } in meno
hint-honour-draw_deck = una carta sconosciuta, una delle { $n } del mazzo
hint-honour-exchange = { $n ->
    [one] scambia 1 carta con una nuova
    *[other] scambia { $n } carte con carte nuove
  }
