### Onore.

## Words

term-honour = Onore
term-dishonour = Disonore
term-recognition = Riconoscimento
term-counter = Parata
term-fate = Destino
term-cleric = Chierico
term-lay = Laico
term-universal = Universale
term-layman = Laico
term-clerics = Chierici
term-laymen = Laici
term-everyone = tutti
term-nothing = nulla
term-priest = Prete
term-scholar = Erudito
term-householder = Capofamiglia
term-guildsman = Membro della gilda
term-nobleman = Nobiluomo
term-letter_of_pardon = Lettera di grazia
term-oath_helpers = Compurgatori
term-talk_of_the_town = Sulla bocca di tutti
term-yesterdays_news = Acqua passata
term-the_tale_turns_round = La storia si rovescia
term-mistaken_identity = Scambio di persona
term-scapegoat = Capro espiatorio
term-denounced_from_the_pulpit = Denunciato dal pulpito
term-caught_in_the_act = Colto sul fatto
term-market_day = Giorno di mercato
term-the_town_crier = Il banditore
term-cards = Carte
term-tokens = Segnalini
term-level_5 = livello di riconoscimento 5
term-deadlock = nessuno poteva pescare e nessuno ha agito
term-round_limit = limite di round
term-rounds = ultimo round
term-clock = l’orologio

## Names with their article, or after a preposition

term-priest_acc = il Prete
term-priest_of = del Prete
term-priest_the = Il Prete
term-priest_to = al Prete
term-scholar_acc = l’Erudito
term-scholar_of = dell’Erudito
term-scholar_the = L’Erudito
term-scholar_to = all’Erudito
term-householder_acc = il Capofamiglia
term-householder_of = del Capofamiglia
term-householder_the = Il Capofamiglia
term-householder_to = al Capofamiglia
term-guildsman_acc = il Membro della gilda
term-guildsman_of = del Membro della gilda
term-guildsman_the = Il Membro della gilda
term-guildsman_to = al Membro della gilda
term-nobleman_acc = il Nobiluomo
term-nobleman_of = del Nobiluomo
term-nobleman_the = Il Nobiluomo
term-nobleman_to = al Nobiluomo

## Options

option-variant = Partita
option-variant-full = partita completa
option-variant-short = partita breve
option-mill_start = Prima assegnazione del mulino
option-mill_start-this_turn = nel turno in cui si sveglia
option-mill_start-next_turn = nel turno seguente
option-round_limit = Limite di round
option-round_limit-0 = nessun limite di round
option-rounds = Round della partita breve
option-timer = La partita breve finisce
option-timer-rounds = dopo un numero di round
option-timer-clock = quando suona l’orologio (30 minuti)

## Questions

question-honour-act = Tocca a te: gioca una carta, fai un favore, scambia carte o fermati
question-honour-exchange = Scambio: quali carte scarti?
question-honour-draw = Pescare dal mazzo o dalla vetrina?
question-honour-counter = Usare una Parata o lasciar passare?
question-honour-deal = Si pesca una carta.
question-honour-letter_of_pardon = Lettera di grazia: quale diceria perdoni?
question-honour-oath_helpers = Compurgatori: quali dicerie su di te cancella il giuramento?
question-honour-talk_of_the_town = Sulla bocca di tutti: quale diceria va in testa?
question-honour-yesterdays_news = Acqua passata: quale diceria va in fondo?
question-honour-mistaken_identity = Scambio di persona: quali nomi si scambiano?
question-honour-scapegoat = Capro espiatorio: quale diceria su di te?
question-honour-blame = Capro espiatorio: chi incolpi al tuo posto?
question-honour-caught_in_the_act = Colto sul fatto: quale diceria assegni subito?

## Events

event-honour-recognised = { $seat_is ->
    [you] Giochi Riconoscimento{ $receiver_is ->
        [you] {""}
       *[other] {" "}per { $receiver_acc }
    }: livello { $level }, limite di disonore { $cap }
   *[other] { $seat_the } gioca Riconoscimento{ $receiver_is ->
        [you] {" "}per te
       *[other] {" "}per { $receiver_acc }
    }: livello { $level }, limite di disonore { $cap }
}
event-honour-display_renewed = La vetrina si rinnova
event-honour-turned_up = { $card } entra nella vetrina
event-honour-drew_open = { $seat_is ->
    [you] Prendi { $card } dalla vetrina
   *[other] { $seat_the } prende { $card } dalla vetrina
}
event-honour-drew = { $seat_is ->
    [you] Peschi dal mazzo
   *[other] { $seat_the } pesca dal mazzo
}
event-honour-drew_card = Hai pescato { $card }
event-honour-honoured = { $seat_is ->
    [you] Giochi { $card } per te: onore { $total }
   *[other] { $seat_the } gioca { $card }: onore { $total }
}
event-honour-honoured_other = { $seat_is ->
    [you] Giochi { $card } per { $receiver_acc } e guadagni un segnalino
   *[other] { $seat_the } gioca { $card } per { $receiver_is ->
        [you] te
       *[other] { $receiver_acc }
    } e guadagna un segnalino
}
event-honour-favoured = { $seat_is ->
    [you] Fai un favore { $receiver_to } con { $card } e guadagni un segnalino
   *[other] { $receiver_is ->
        [you] { $seat_the } ti fa un favore con { $card } e guadagna un segnalino
       *[other] { $seat_the } fa un favore { $receiver_to } con { $card } e guadagna un segnalino
    }
}
event-honour-accused = { $seat_is ->
    [you] Giochi { $card } contro { $target_acc }
   *[other] { $seat_the } gioca { $card } contro { $target_is ->
        [you] di te
       *[other] { $target_acc }
    }
}
event-honour-declined = { $seat_is ->
    [you] Non pari { $card }
   *[other] { $seat_the } non para { $card }
}
event-honour-countered = { $seat_is ->
    [you] Pari { $against } con { $card }
   *[other] { $seat_the } para { $against } con { $card }
}
event-honour-joined = { $seat_is ->
    [you] { $card } entra in coda a tuo nome, posto { $place }
   *[other] { $card } entra in coda a nome { $seat_of }, posto { $place }
}
event-honour-mill_woke = Il mulino delle dicerie si sveglia: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } in coda
event-honour-mill_slept = La coda è vuota: il mulino delle dicerie si addormenta
event-honour-dishonoured = { $seat_is ->
    [you] Ricevi { $card }: disonore { $total } su { $cap }
   *[other] { $seat_the } riceve { $card }: disonore { $total } su { $cap }
}
event-honour-relocated = { $seat_is ->
        [you] Disonore { $total }, oltre il limite di { $cap }: vai in esilio e perdi { $honour ->
            [one] 1 punto Onore
           *[other] { $honour } punti Onore
        }
       *[other] Disonore { $total }, oltre il limite di { $cap }: { $seat_acc } va in esilio e perde { $honour ->
            [one] 1 punto Onore
           *[other] { $honour } punti Onore
        }
    }
event-honour-stopped = { $seat_is ->
    [you] Termini il turno
   *[other] { $seat_the } termina il turno
}
event-honour-discarded = { $seat_is ->
    [you] Scarti { $card }
   *[other] { $seat_the } scarta { $card }
}
event-honour-exchanged = { $seat_is ->
    [you] Scambi { $count ->
        [one] una carta
       *[other] { $count } carte
    }
   *[other] { $seat_the } scambia { $count ->
        [one] una carta
       *[other] { $count } carte
    }
}
event-honour-reshuffled = Gli scarti si rimescolano: { $count ->
    [one] nuovo mazzo di una carta
   *[other] nuovo mazzo di { $count } carte
}
event-honour-played_fate = { $seat_is ->
    [you] Giochi la carta Destino { $card }
   *[other] { $seat_the } gioca la carta Destino { $card }
}
event-honour-letter_of_pardon = Diceria perdonata: { $card }, { $owner_is ->
    [you] a tuo nome
   *[other] a nome { $owner_of }
}
event-honour-oath_helpers = Diceria cancellata dal giuramento: { $card }, { $owner_is ->
    [you] a tuo nome
   *[other] a nome { $owner_of }
}
event-honour-talk_of_the_town = { $card } { $owner_is ->
        [you] a tuo nome
       *[other] a nome { $owner_of }
    } va in testa alla coda
event-honour-yesterdays_news = { $card } { $owner_is ->
        [you] a tuo nome
       *[other] a nome { $owner_of }
    } va in fondo alla coda
event-honour-the_tale_turns_round = La coda si rovescia ({ $count ->
        [one] una diceria
       *[other] { $count } dicerie
    })
event-honour-mistaken_identity = { $owner_is ->
        [you] Tu e { $second_acc } vi scambiate
       *[other] { $second_is ->
            [you] Tu e { $owner_acc } vi scambiate
           *[other] { $owner_the } e { $second_acc } si scambiano
        }
    } le dicerie { $card } e { $other }
event-honour-scapegoat = { $card } ora porta { $target_is ->
    [you] il tuo nome
   *[other] il nome { $target_of }
}
event-honour-denounced_from_the_pulpit = Dal pulpito, { $target_is ->
    [you] contro di te
   *[other] contro { $target_acc }
}: { $card }
event-honour-caught_in_the_act = { $card } tocca subito { $owner_is ->
    [you] a te
   *[other] { $owner_to }
}
event-honour-market_day = Giorno di mercato: per un round il mulino assegna due carte alla volta
event-honour-the_town_crier = Il banditore sveglia il mulino
event-honour-rang = L’orologio suona: si finisce il round { $round }, poi si contano i punti
event-honour-ended = Fine della partita: { $reason }

## Warnings before a play

warning-honour-mill_wakes = Il mulino si sveglia con { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
warning-honour-mill_sleeps = La coda è vuota: il mulino si addormenta.
warning-honour-relocates = Disonore { $total }, oltre il limite di { $cap }: esilio per { $seat_acc }.
warning-honour-relocates_at_turn_end = Se il turno finisce così, { $seat_acc } riceve { $card }: { $total }, oltre il limite di { $cap }. Esilio!
warning-honour-game_ends = La partita finisce qui.
warning-honour-actions_left = Ti { $left ->
    [one] resta un’azione
   *[other] restano { $left } azioni
}.

## Refusals

HO-1-2 = Questa carta è solo per { $group }: { $character_acc } è un { $kin }.
HO-2-3 = Si può pescare solo una carta che è ancora nel mazzo.
HO-2-3-empty = Il mazzo e la pila degli scarti sono vuoti.
HO-4-1 = In un turno si fanno al massimo due azioni, e le hai usate entrambe.
HO-4-2 = Gioca una carta, fai un favore, scambia carte o fermati.
HO-4-2-hand = Non hai in mano { $card }.
HO-4-3 = In un turno si fa un solo favore, e l’hai già fatto.
HO-4-3-other = Un favore si fa a un altro giocatore.
HO-4-4 = Pesca la prima carta del mazzo o una carta della vetrina.
HO-4-4-display = Nella vetrina ci sono: { $display }; { $card } non c’è.
HO-4-5 = Scegli una per una le carte da scartare, poi concludi.
HO-4-5-hand = Non hai { $card } da scartare.
HO-4-5-one = Bisogna scambiare almeno una carta.
HO-4-5-none = La tua mano è vuota.
HO-5-2 = Un { $value } va sopra un { $below }; in cima alle pile { $character_of }: { $tops }.
HO-7-1 = Un Disonore si gioca contro un altro giocatore.
HO-7-2-answer = Usa una Parata o lascia passare.
HO-7-2-hand = Non hai in mano { $card }.
HO-7-2-range = Questa Parata risponde ai valori da { $low } a { $high }; il Disonore vale { $value }.
HO-7-2-group = Questa Parata è solo per { $group }: { $character_acc } è un { $kin }.
HO-7-2-turn = Una Parata risponde a un Disonore nel momento in cui viene giocato contro di te.
HO-9-1-none = La coda è vuota.
HO-9-1 = { $count ->
        [one] Scegli la diceria in coda.
       *[other] Scegli una delle { $count } dicerie in coda.
    }
HO-9-2-none = Nessuna diceria porta il tuo nome.
HO-9-2 = Scegli una o due dicerie che portano il tuo nome.
HO-9-3-none = La coda resterebbe com’è.
HO-9-3 = Scegli una diceria che, andando in testa, cambi la coda.
HO-9-4-none = La coda resterebbe com’è.
HO-9-4 = Scegli una diceria che, andando in fondo, cambi la coda.
HO-9-5-none = Anche rovesciata, la coda resterebbe com’è.
HO-9-6-none = Non ci sono due dicerie che possano scambiarsi i nomi.
HO-9-6 = Scegli due dicerie con nomi diversi; ciascuna dev’essere adatta al nuovo nome.
HO-9-7-none = Nessuna diceria porta il tuo nome.
HO-9-7 = Scegli una diceria che porta il tuo nome.
HO-9-7-name = Nomina un altro giocatore a cui sia adatta la diceria { $card }.
HO-9-8 = Non hai la carta Denunciato dal pulpito.
HO-9-8-none = Non hai in mano nessuna carta Disonore da giocare insieme.
HO-9-9-none = Nessuna diceria porta il nome di un altro giocatore.
HO-9-9 = Scegli una diceria che porta il nome di un altro giocatore.
HO-9-10-none = In questo turno è già stato annunciato un Giorno di mercato.
HO-9-11-none = La coda è vuota.
HO-9-11-active = Il mulino è già sveglio.
HO-11-1 = La partita breve non ha carte Destino.
HO-11-4-top = { $character_the } è già al livello più alto.
HO-11-4 = L’orologio può soltanto suonare.
HO-11-4-none = A questo tavolo non si gioca con l’orologio.
HO-11-4-rung = L’orologio ha già suonato.
HO-11-4-over = La partita è finita.

## The table

ho-mill = Mulino delle dicerie
ho-mill-asleep = { $count } su { $wakes } · dorme
ho-mill-awake = { $count } in coda · sveglio
ho-mill-rule = si sveglia con 5 carte, poi assegna la prima a ogni fine turno
ho-mill-gives = { $count ->
    [one] assegna la prima carta alla fine di questo turno
   *[other] assegna { $count } carte alla fine di questo turno
}
ho-market = { $turns ->
    [one] Giorno di mercato: due alla volta, ancora un turno
   *[other] Giorno di mercato: due alla volta, ancora { $turns } turni
}
ho-mill-sleeps = Il mulino dorme
ho-mill-empty = Nessuna diceria in attesa. Un Disonore non parato entra in coda con il nome del bersaglio.
ho-mill-waits = { $count ->
    [one] Una diceria è in attesa e non conta ancora.
   *[other] { $count } dicerie sono in attesa e non contano ancora.
}
ho-mill-then = Con cinque dicerie si sveglia; ciò che assegna non si può più parare.
ho-gives-out = assegna
ho-front-left = la testa è a sinistra
ho-next = prossima
ho-after = dopo: { $name }
ho-queue = La coda, dalla testa al fondo
ho-queue-after = La coda diventa:
ho-queue-empty = vuota
ho-entry-spoken = Posto { $place }: { $card }, a nome { $name_of }
ho-entry-about = { $card } attende al posto { $place } a nome { $name_of }. Non conta ancora.
ho-entry-commit = { $design }: posto { $place }, { $name }
ho-square = La piazza
ho-at-once = ciò che non è parato conta subito
ho-charged = { $seat_the } gioca { $card } contro { $target_acc }: si attende una Parata.
ho-short-title = La partita breve
ho-short-about = Niente mulino né Destino: il Disonore conta subito e la mano si completa alla fine del proprio turno.
ho-round = round { $round }
ho-round-of = round { $round } di { $all }
ho-rung = l’orologio ha suonato: ultimo round
ho-time-left = Tempo rimasto: { $time }
ho-hidden = le mani sono nascoste; i totali e la coda sono visibili
ho-hidden-short = le mani sono nascoste; i totali sono visibili
ho-display = Vetrina
ho-display-rule = chi gioca una carta ne pesca una
ho-display-rule-short = la mano si completa alla fine del proprio turno
ho-counter-waits = Si attende una Parata
ho-counter-about = Entrambe le carte si scartano e il Disonore non conta.
ho-final-table = Il tavolo alla fine
ho-deck = Mazzo
ho-deck-left = { $cards ->
    [one] una carta, nascosta
   *[other] { $cards } carte, nascoste
}
ho-deck-spoken = { $cards ->
    [one] Mazzo: una carta
   *[other] Mazzo: { $cards } carte
}
ho-discard = scarti
ho-discards = Pila degli scarti
ho-discards-none = Ancora nessuno scarto.
ho-discards-spoken = { $cards ->
    [one] Scarti: una carta
   *[other] Scarti: { $cards } carte
}
ho-hand = Mano
ho-your-hand = La tua mano
ho-hand-of = Mano: { $name }
ho-only-you = la vedi solo tu
ho-purple-edge = bordo viola: giocabile ora
ho-pick-exchange = tocca le carte da scartare
ho-all-open = rivedendo la partita si vedono tutte le mani
ho-hidden-hand = scoperte: le carte che tutti hanno visto pescare
ho-hidden-card = carta nascosta
ho-level = livello
ho-level-n = livello { $level }
ho-cap = limite { $cap }
ho-of-cap = su { $cap }
ho-cap-name = Limite di disonore
ho-queued = +{ $queued } in coda
ho-in-hand = { $cards } in mano
ho-tokens = { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
}
ho-no-piles = ancora nessun onore
ho-piles = Pile
ho-on-turn = di turno
ho-your-turn = tocca a te
ho-awaited = sta decidendo
ho-counter-awaited = Parata?
ho-relocated = in esilio
ho-relocations = Esili
ho-relocations-none = Nessuno è andato in esilio.
ho-would-relocate = esilio!
ho-summary = Onore { $honour }, livello { $level }, disonore { $dishonour } su { $cap }, più { $queued } in coda, segnalini { $tokens }, carte in mano { $cards }
ho-stands = Disonore { $dishonour }, limite { $cap }
ho-stands-queued = { $dishonour } + { $queued } in coda, limite { $cap }
ho-change = { $what } { $from } → { $to }
ho-what-honour = Onore
ho-what-dishonour = Disonore
ho-what-queued = in coda
ho-what-level = livello
ho-what-cap = limite
ho-what-tokens = segnalini
ho-becomes = { $who }: { $what }
ho-unless = Se non viene parato:
ho-turn-end = Alla fine di questo turno
ho-hits = { $card } va { $name_to } (ora { $total } su { $cap }).
ho-turn-end-gives = Se il turno finisce così, { $name_acc } riceve { $card }: { $total } su { $cap }.
ho-play-self = Gioca { $card } per te
ho-play-for = Gioca { $card } per { $name_acc }
ho-favour-for = Favore: { $card } per { $name_acc }
ho-play-against = Gioca { $card } contro { $name_acc }
ho-denounce = Denuncia { $name_acc }: { $card }
ho-play-fate = Gioca { $card }
ho-use = Para con { $card }
ho-counter-small = entrambe le carte si scartano
ho-decline = Lascia passare
ho-blame = Incolpa { $name_acc }
ho-done = Fatto
ho-end-turn = Termina il turno
ho-actions-left = { $actions ->
    [one] ancora un’azione
   *[other] ancora { $actions } azioni
}
ho-favour-left = favore ancora disponibile
ho-exchange = Scambia carte
ho-exchange-small = ne peschi altrettante dal mazzo
ho-exchange-about = Tutti vedono le carte che scarti; ne peschi altrettante dal mazzo, mai dalla vetrina.
ho-exchange-commit = { $cards ->
    [one] Scambia una carta
   *[other] Scambia { $cards } carte
}
ho-picked = { $cards ->
    [one] una carta scelta
   *[other] { $cards } carte scelte
}
ho-pick-all = Tutte
ho-pick-none = Nessuna
ho-no-exchange = Nessuno scambio
ho-other-card = Altra carta
ho-discard-card = Scarta { $card }
ho-draw-deck = Pesca dal mazzo
ho-draw-card = Prendi { $card }
ho-as = Giocata come
ho-as-favour = Favore, gratis
ho-as-action = Azione
ho-hint-card = Oppure scegli una carta dalla tua mano.
ho-ask-act = Tocca a te: quale carta?
ho-ask-none = { $exchange ->
    [1] Ora non puoi giocare nessuna carta: ne scambi qualcuna o termini il turno?
   *[other] Ora non puoi giocare nessuna carta: termini il turno?
}
ho-ask-against = { $card }: contro chi?
ho-ask-for = { $card }: per chi?
ho-ask-denounce = Dal pulpito: con quale Disonore?
ho-ask-counter = { $name_the } gioca { $card }: parare?
ho-moment-action = azione { $action } di 2
ho-moment-no-action = entrambe le azioni usate
ho-favour-unused = favore disponibile
ho-favour-used = favore fatto
ho-moment-counter = Un Disonore contro di te
ho-accuses = { $name_the } gioca { $card } contro di te
ho-if-passed = Se lasci passare:
ho-no-counter = Nessuna Parata della tua mano va bene.
ho-never-must = Parare non è mai obbligatorio.
ho-copies = { $copies ->
    [one] una copia nel mazzo
   *[other] { $copies } copie nel mazzo
}
ho-reconstructed-why = Il mazzo stampato non è pubblico: i valori contrassegnati sono ricostruiti. Nomi e frasi sono nostri.
ho-can-be-played = Si può giocare per o contro
ho-fits-cleric = adatta ai chierici
ho-fits-lay = adatta ai laici
ho-fits-universal = adatta a tutti
ho-does-honour = Un 1 comincia una pila; ogni altro valore va sopra quello precedente.
ho-does-recognition = Fa salire di un livello un giocatore; la vetrina si rinnova.
ho-does-dishonour = Contro un altro giocatore a cui è adatta; il bersaglio può parare.
ho-does-counter = Annulla un Disonore di questi valori giocato contro di te.
ho-does-letter_of_pardon = Togli dalla coda una diceria qualsiasi.
ho-does-oath_helpers = Togli una o due dicerie con il tuo nome.
ho-does-talk_of_the_town = Sposta una diceria in testa.
ho-does-yesterdays_news = Sposta una diceria in fondo.
ho-does-the_tale_turns_round = Rovescia la coda.
ho-does-mistaken_identity = Scambia i nomi di due dicerie; ognuna dev’essere adatta al nuovo nome.
ho-does-scapegoat = Metti su una diceria che ti riguarda il nome di un altro giocatore a cui è adatta.
ho-does-denounced_from_the_pulpit = Gioca anche un Disonore: conta subito, senza Parata. Poi pesca due carte.
ho-does-caught_in_the_act = Assegna subito una diceria che riguarda un altro giocatore.
ho-does-market_day = Per un round il mulino, se è sveglio, assegna due carte a ogni fine turno.
ho-does-the_town_crier = Il mulino si sveglia subito.
ho-honour-sum = Onore: carte, segnalini, livello
ho-honour-parts = { $honour } (segnalini { $tokens }, livello { $level })
ho-known = Carte note
ho-known-none = nessuna
ho-how-it-ended = Com’è finita
ho-tiebreak = Vince chi ha più onore; a parità, chi ha il riconoscimento più alto, poi chi ha meno disonore; altrimenti vittoria condivisa.
term-variant = Partita
term-full = partita completa
term-short = partita breve
term-round = Round
term-last_round = Ultimo round
term-rung = L’orologio ha suonato
term-turn = Di turno
term-actions = Azioni rimaste
term-favours = Favori rimasti
term-deck = Mazzo
term-discards = Scarti
term-display = Vetrina
term-queue = Coda
term-mill = Mulino delle dicerie
term-active = Sveglio
term-gives_out = Assegna a fine turno
term-market = Giorno di mercato, turni rimasti
term-charge = Disonore da parare
term-ended = Fine
term-character = Personaggio
term-group = Gruppo
term-level = Livello
term-cap = Limite di disonore
term-queued = Disonore in coda
term-piles = Pile
term-shames = Carte Disonore
term-known = Carte note
term-hand = Mano

## Cards

card-honour-honour-1-cleric = Puntuale al mattutino
    .flavour = Prima dell’alba, in gennaio, e non uno sbadiglio in nove salmi.
card-honour-honour-1-lay = Pesi onesti
    .flavour = Gli ufficiali del mercato gli provarono la bilancia martedì, e di nuovo mercoledì, e se ne andarono delusi.
card-honour-honour-1-universal = Pane alla porta
    .flavour = Ogni venerdì una pagnotta a chi bussa. Un vecchio bussa due volte; nessuno conta.
card-honour-honour-2-cleric = Una predica ascoltata
    .flavour = In volgare, con dentro una storia, e finita prima della candela.
card-honour-honour-2-lay = La guardia di notte
    .flavour = Il suo turno sulle mura cadde a San Martino. Ci andò, e ci andò sobrio.
card-honour-honour-2-universal = Una lite composta
    .flavour = Due vicini, una siepe, undici anni. Per chiuderla bevvero a una sola coppa, come vuole l’uso.
card-honour-honour-3-cleric = Una disputa vinta
    .flavour = Quattro obiezioni, quattro risposte e un corollario che nessuno aveva chiesto.
card-honour-honour-3-lay = Priore della confraternita
    .flavour = Lui tiene la cassa, altri due le chiavi, e i ceri non sono mai stati così alti.
card-honour-honour-3-universal = Il ritorno del pellegrino
    .flavour = A Compostela e ritorno, a piedi: una conchiglia sul cappello, e scarpe a cui nessuno crede.
card-honour-honour-4-cleric = Un libro per la biblioteca
    .flavour = Duecento vitelli e tre anni degli occhi di un uomo. L’hanno incatenato al banco, per ammirazione.
card-honour-honour-4-lay = Le chiavi della città
    .flavour = Eletto a custodire le porte. Mai chiuse così in orario: i mercanti in ritardo lo confermano.
card-honour-honour-4-universal = Un ospedale fondato
    .flavour = Dodici letti, un pozzo e una rendita per sempre. La lapide col suo nome è piccolissima.
card-honour-honour-5-cleric = Chiamato in Curia
    .flavour = Un sigillo di piombo su cordone di seta, non di canapa: buone nuove. Se la fece rileggere, più piano.
card-honour-honour-5-lay = Un seggio nel Gran Consiglio
    .flavour = Il nonno vendeva aghi. Ora l’araldo fa una pausa prima del nome.
card-honour-honour-5-universal = Pace tra le fazioni
    .flavour = Le due parti giurarono in piazza sulle reliquie. Le torri si abbassano ad altezza di vicinato.
card-honour-recognition = Un posto migliore in processione
    .flavour = Al Corpus Domini ognuno vede chi cammina davanti a chi. Le processioni servono a questo.
card-honour-dishonour-2-cleric = Addormentato ai vespri
    .flavour = Il russare era nel secondo modo. Il responsorio no.
card-honour-dishonour-2-lay = Vino annacquato
    .flavour = Nella botte trovarono un pesce. Godeva di ottima salute.
card-honour-dishonour-2-universal = Il conto dell’oste
    .flavour = Quarantuno tacche sulla tessera, e l’oste ha conservato la sua metà.
card-honour-dishonour-3-cleric = A caccia coi cani
    .flavour = I canoni lo vietano, il vescovo lo deplora, e i cani furono visti a messa.
card-honour-dishonour-3-lay = Misura corta
    .flavour = Il suo braccio di panno va dal naso a quasi tutto il pollice.
card-honour-dishonour-3-universal = Dadi truccati
    .flavour = Tre sei, tre volte. La guardia li spaccò: dentro c’era piombo, che è anche una confessione.
card-honour-dishonour-4-cleric = Compagnia in canonica
    .flavour = Il libro della visita la chiama governante, e i tre bambini nipoti di qualcuno.
card-honour-dishonour-4-lay = Usura
    .flavour = Prestò una vacca a un amico, per amicizia. Solo che per Pasqua ne vuole due.
card-honour-dishonour-4-universal = Spergiuro
    .flavour = La destra sul Vangelo, la sinistra nella borsa altrui.
card-honour-dishonour-5-cleric = Simonia
    .flavour = Pagò il beneficio in tre rate, e chiese la ricevuta.
card-honour-dishonour-5-lay = La postierla aperta
    .flavour = Qualcuno l’aprì al nemico da dentro. Le orme bagnate salivano le sue scale.
card-honour-dishonour-5-universal = Scomunicato
    .flavour = Campana, libro, e la candela gettata a terra. Il fornaio prende i suoi soldi con le molle.
card-honour-counter-2-3-cleric = Penitenza compiuta
    .flavour = Quaranta giorni a pane e acqua, scalzo, e ce l’ha per iscritto.
card-honour-counter-2-3-lay = I vicini garantiscono
    .flavour = Sono sette, tutti di buona fama, e solo tre sono cugini.
card-honour-counter-2-3-universal = La battuta pronta
    .flavour = Rise tutta la taverna, e poi nessuno seppe dire quale fosse l’accusa.
card-honour-counter-4-5-cleric = Privilegio del foro
    .flavour = Lesse il versetto senza un errore. I giudici sospirarono e mandarono a chiamare il vescovo.
card-honour-counter-4-5-lay = Duello giudiziario
    .flavour = La legge ammette un campione, e il suo veniva ben raccomandato.
card-honour-counter-4-5-universal = Il registro del notaio
    .flavour = Data, testimoni, firma con svolazzo: quel giorno si trovava a Bologna.
card-honour-letter_of_pardon = Lettera di grazia
    .flavour = Il sigillo è autentico. Pagata la cancelleria, lo è anche il pentimento.
card-honour-oath_helpers = Compurgatori
    .flavour = Giurano che il suo giuramento è puro. Altro nessuno ha chiesto loro.
card-honour-talk_of_the_town = Sulla bocca di tutti
    .flavour = Al pozzo, al forno, dal barbiere: a mezzogiorno era già spuntato un secondo testimone.
card-honour-yesterdays_news = Acqua passata
    .flavour = Nella parrocchia accanto hanno visto un orso. Di che stavamo parlando?
card-honour-the_tale_turns_round = La storia si rovescia
    .flavour = Raccontata dall’altro capo, è tutt’altro scandalo.
card-honour-mistaken_identity = Scambio di persona
    .flavour = Due mantelli grigi, un vicolo buio e un testimone che preferirebbe non esserci stato.
card-honour-scapegoat = Capro espiatorio
    .flavour = Qualcuno deve pur averlo fatto, e lui sta così vicino.
card-honour-denounced_from_the_pulpit = Denunciato dal pulpito
    .flavour = Il frate non fece nomi. Guardò soltanto, per la durata di un Miserere.
card-honour-caught_in_the_act = Colto sul fatto
    .flavour = Aprirono la porta la guardia, i vicini e il sagrestano, in quest’ordine.
card-honour-market_day = Giorno di mercato
    .flavour = Da cinque villaggi vengono a vendere uova, e se ne tornano con le notizie.
card-honour-the_town_crier = Il banditore
    .flavour = Tre squilli di tromba, e ciò che si sussurrava è ora per ordine del Consiglio.
