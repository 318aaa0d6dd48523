### What the two Virtù games say in the same words.

## Words of the notation

term-action = Carta Azione
term-action_short = Carta Azione
term-admiral = Ammiraglio
term-admiral_short = Ammiraglio
term-adriatic = Mare Adriatico
term-agent = Agente
term-ajaccio = Ajaccio
term-alexander = Alessandro VI
term-alexander_short = Alessandro
term-alfonso = Alfonso, duca di Calabria
term-alfonso_short = Alfonso
term-ambassador = Ambasciatore
term-ambassador_short = Amba­sciatore
term-ancona = Ancona
term-annex = Annettere
term-arrow = Freccia
term-artist = Artista
term-ascanio = Ascanio Sforza
term-ascanio_short = Ascanio
term-assassin = Sicario
term-assassin_short = Sicario
term-bari = Bari
term-bastion = Forte bastionato
term-bastion_short = Bastione
term-benevento = Benevento
term-benevento_short = Bene­vento
term-bishop = Vescovo
term-bishop_short = Vescovo
term-blue = Blu
term-cagliari = Cagliari
term-cannons = Cannoni
term-cannons_short = Cannoni
term-cardinal = Cardinale
term-cardinal_short = Cardinale
term-cathedral = Cattedrale
term-cavalry = Cavalleria
term-cesare = Cesare Borgia
term-cesare_short = Cesare
term-civitavecchia = Civitavecchia
term-civitavecchia_short = Civita­vecchia
term-columbus = Cristoforo Colombo
term-columbus_short = Colombo
term-condottiere = Condottiero
term-condottiere_short = Condot­tiero
term-consigliere = Consigliere
term-consigliere_short = Consi­gliere
term-copernicus = Niccolò Copernico
term-copernicus_short = Copernico
term-corfu = Corfù
term-cross = Croce
term-crown = Corona
term-crowns = 2 corone
term-duchy = Ducato
term-duomo = Il Duomo
term-duomo_short = Duomo
term-either = Corona o croce
term-empire = Sacro Romano Impero
term-empire_short = Impero
term-ferdinand = Ferdinando II di Napoli
term-ferdinand_short = Ferdinando
term-florence = Firenze
term-florin = Fiorino
term-france_short = Francia
term-galeazzo = Gian Galeazzo Sforza
term-galeazzo_short = Galeazzo
term-genoa = Genova
term-giovanni = Giovanni de’ Medici
term-giovanni_short = Giovanni
term-giuliano = Giuliano de’ Medici
term-giuliano_short = Giuliano
term-gonfalonier = Gonfaloniere
term-gonfalonier_short = Gonfa­loniere
term-govern = Governare
term-green = Verde
term-guild = Gilda
term-improvement = Carta Miglioria
term-improvement_short = Carta Miglioria
term-indulgence = Indulgenza
term-ionian = Mar Ionio
term-kingdom = Regno
term-left = Lato sinistro
term-left1 = spazio sinistro 1
term-left2 = spazio sinistro 2
term-left3 = spazio sinistro 3
term-leonardo = Leonardo da Vinci
term-leonardo_short = Leonardo
term-ligurian = Mar Ligure
term-lorenzo = Lorenzo de’ Medici
term-lorenzo_short = Lorenzo
term-lucrezia = Lucrezia Borgia
term-lucrezia_short = Lucrezia
term-ludovico = Ludovico Sforza
term-ludovico_short = Ludovico
term-machiavelli = Niccolò Machiavelli
term-machiavelli_short = Machia­velli
term-maestro = Maestro
term-maestro_short = Maestro
term-mantua = Mantova
term-mask = Maschera
term-merchant = Mercante
term-merchant_short = Mercante
term-messina = Messina
term-michelangelo = Michelangelo
term-michelangelo_short = Michelangelo
term-milan = Milano
term-montefeltro = Federico III da Montefeltro
term-montefeltro_short = Monte­feltro
term-moro = Doge Cristoforo Moro
term-moro_short = Moro
term-naples = Napoli
term-nice = Nizza
term-orsini = Niccolò Orsini di Pitigliano
term-orsini_short = Orsini
term-ottoman = Impero ottomano
term-ottoman_short = Ottomani
term-over = Fine
term-palermo = Palermo
term-parma = Parma
term-perugia = Perugia
term-pisa = Pisa
term-podesta = Podestà
term-podesta_short = Podestà
term-pope = Papa
term-pope_short = Papa
term-prince = Il Principe
term-prince_short = Il Principe
term-principality = Principato
term-principality_short = Princi­pato
term-ragusa = Ragusa
term-ravenna = Ravenna
term-red = Rosso
term-reggio = Reggio
term-republic = Repubblica
term-retreats = Ritirate
term-right = Lato destro
term-right1 = spazio destro 1
term-right2 = spazio destro 2
term-right3 = spazio destro 3
term-rome = Roma
term-room = Sala
term-rossano = Rossano
term-scheme = Tramare
term-setup = Preparazione
term-ship = Nave
term-sieges = Assedi
term-siena = Siena
term-sistine = La Cappella Sistina
term-sistine_short = Sistina
term-spoleto = Spoleto
term-sponsor = Patrocinare
term-spring = Primavera
term-ten = Consiglio dei Dieci
term-ten_short = I Dieci
term-terracina = Terracina
term-token = Segnalino +1
term-trade = Commerciare
term-trento = Trento
term-troop = Truppa
term-trophy = Trofeo
term-tunis = Tunisi
term-turin = Torino
term-tyrrhenian = Mar Tirreno
term-venice_seat = Venezia
term-venice = Venezia
term-wage_war = Muovere guerra
term-wages = Guerra
term-war = Guerra
term-war_action = Muovere guerra
term-white = Bianco
term-winter = Inverno
term-work = Opera
term-yellow = Giallo

## The table

gov-italy = Italia
gov-map = Carta d’Italia
gov-zoom-in = Ingrandisci
gov-zoom-out = Rimpicciolisci
gov-whole-map = Carta intera
gov-legend-can = puoi
gov-legend-put = può andare qui
gov-legend-chosen = scelto
gov-legend-why = perché no?
gov-city-value = valore { $value }
gov-neutral = neutrale
gov-city-garrison = guarnigione { $count }
gov-city-siege = assediata da { $count } di { $house }
gov-city-marked = { $count } di { $house } devono ritirarsi
gov-agent-of = agente di { $house }
gov-pirate = porto pirata
gov-port-on = porto su { $seas }
gov-roads-to = strade per { $cities }
gov-allied-with = alleata di { $house }
gov-unallied = senza alleati
gov-spent = bonus usato
gov-you = tu
gov-palace-of = Palazzo di { $house }
gov-points-now = { $points } PP ora
gov-pp = { $points } PP
gov-rooms = Sale, in senso orario
gov-arrow-after = Freccia Cortigiano dopo la sala { $room }
gov-readies-left = rinnova a sinistra
gov-readies-right = rinnova a destra
gov-left-edge = lato sinistro
gov-right-edge = lato destro
gov-closed-indulgence = Indulgenza: chiusa
gov-closed-agent = Agente di { $house }: chiusa
gov-room-number = Sala { $room }
gov-marker-here = il segnalino è qui
gov-with-improvement = migliorata da { $card }
gov-printed-symbol = stampato nella sala
gov-space-free = libero
gov-space-locked = chiuso
gov-space-given-up = ceduto
gov-unlock-cities = con 5 città
gov-unlock-title = con un titolo
gov-unlock-bonus = con un bonus
gov-ready = disponibile
gov-exhausted = esaurita
gov-bank = Incassa i fiorini: { $source }
gov-treasury = tesoreria
gov-agents = Agenti
gov-free-of = liberi su { $all }
gov-troops = Truppe
gov-of-all = su { $all }
gov-trophies = Trofei
gov-indulgences = Indulgenze
gov-cities = Città
gov-domain = Dominio
gov-domain-count = { $ready ->
        [one] 1 disponibile
       *[other] { $ready } disponibili
    } · { $exhausted ->
        [one] 1 esaurita
       *[other] { $exhausted } esaurite
    } (ambra)
gov-domain-short = { $ready } disp. · { $exhausted ->
        [one] 1 esaurita
       *[other] { $exhausted } esaurite
    }
gov-others = Altri palazzi
gov-others-open = premi per aprire
gov-court = corte
gov-previous-house = Casata precedente
gov-next-house = Casata successiva
gov-prestige = Prestigio
gov-prestige-aside = città sopra, patrocinio sotto · oro: punti
gov-cities-track = tracciato Città
gov-patronage-track = tracciato Patrocinio
gov-track-space = { $space }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
gov-market = Mercato
gov-market-notables = Notabili
gov-market-titles = Titoli
gov-market-patronage = Patrocinio
gov-market-cities = Città
gov-count-left = { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
gov-tab-map = Carta
gov-tab-palace = Palazzo
gov-tab-houses = Casate
gov-tab-market = Mercato
gov-left = sinistra
gov-right = destra
gov-sheet-up = Mostra i dettagli
gov-sheet-down = Vedi il tabellone
gov-prestige-points = PP
gov-ended = finita nell’anno { $year }:
gov-ended-no_neutral_city = nessuna città neutrale
gov-ended-eight_cities = 8 città
gov-ended-patronage = passo 5 del Patrocinio
gov-ended-year_limit = ultimo anno concordato
gov-room-of-house = sala { $room } di { $house }
event-palace-arranged = { $seat_is ->
        [you] Piazzi { $card }: { $place }
       *[other] { $seat } piazza { $card }: { $place }
    }
event-palace-entered = { $seat_is ->
        [you] Metti il segnalino nella sala { $room }
       *[other] { $seat } mette il segnalino nella sala { $room }
    }
event-palace-moved = { $seat_is ->
        [you] Avanzi di { $rooms ->
            [one] 1 sala
           *[other] { $rooms } sale
        } fino alla sala { $room }
       *[other] { $seat } avanza di { $rooms ->
            [one] 1 sala
           *[other] { $rooms } sale
        } fino alla sala { $room }
    }
event-palace-bought_step = { $seat_is ->
        [you] Compri un’altra sala per 2 fiorini
       *[other] { $seat } compra un’altra sala per 2 fiorini
    }
event-palace-readied_edge = { $seat_is ->
        [you] I tuoi Cortigiani sono disponibili: { $edge }
       *[other] Cortigiani di { $seat } disponibili: { $edge }
    }
event-palace-redeemed = { $seat_is ->
        [you] Ti liberi dell’indulgenza della sala { $room }
       *[other] { $seat } si libera dell’indulgenza della sala { $room }
    }
event-palace-requested = { $seat_is ->
        [you] Richiedi un’indulgenza: { $benefit }
       *[other] { $seat } richiede un’indulgenza: { $benefit }
    }
event-palace-laid = { $seat_is ->
        [you] L’indulgenza sta nella tua sala { $room }
       *[other] L’indulgenza sta nella sala { $room } di { $seat }
    }
event-palace-performed = { $seat_is ->
        [you] Cominci: { $action }
       *[other] { $seat } comincia: { $action }
    }
event-palace-skipped = { $seat_is ->
        [you] Non svolgi azioni
       *[other] { $seat } non svolge azioni
    }
event-palace-used = { $seat_is ->
        [you] Usi { $source }: { $count } { $symbol }
       *[other] { $seat } usa { $source }: { $count } { $symbol }
    }
event-palace-paid = { $seat_is ->
        [you] Paghi { $cost }
       *[other] { $seat } paga { $cost }
    }
event-palace-banked = { $seat_is ->
        [you] Incassi { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }: { $source }
       *[other] { $seat } incassa { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }: { $source }
    }
event-palace-annexed = { $seat_is ->
        [you] Annetti { $city }
       *[other] { $seat } annette { $city }
    }
event-palace-readied = { $seat_is ->
        [you] Rinnovi { $source }
       *[other] { $seat } rinnova { $source }
    }
event-palace-gained_agent = { $seat_is ->
        [you] Guadagni un agente
       *[other] { $seat } guadagna un agente
    }
event-palace-discarded = { $seat_is ->
        [you] Scarti { $card }
       *[other] { $seat } scarta { $card }
    }
event-palace-placed_card = { $seat_is ->
        [you] { $card } entra nella tua corte
       *[other] { $card } entra nella corte di { $seat }
    }
event-palace-traded = { $seat_is ->
        [you] Commerci: { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }
       *[other] { $seat } commercia: { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }
    }
event-palace-marched = { $seat_is ->
        [you] Conduci una truppa da { $origin } a { $city }
       *[other] Una truppa di { $seat } marcia da { $origin } a { $city }
    }
event-palace-sailed = { $seat_is ->
        [you] Imbarchi una truppa da { $origin } per { $city }
       *[other] Una truppa di { $seat } salpa da { $origin } per { $city }
    }
event-palace-placed_agent = { $seat_is ->
        [you] Piazzi un agente: { $location }
       *[other] { $seat } piazza un agente: { $location }
    }
event-palace-expelled = { $seat_is ->
        [you] Scacci l’agente di { $owner }: { $location }
       *[other] { $seat } scaccia l’agente di { $owner }: { $location }
    }
event-palace-won_on_plains = { $attacker_is ->
        [you] Batti { $defender } in campo davanti a { $city }
       *[other] { $attacker } batte { $defender } in campo davanti a { $city }
    }
event-palace-tied_on_plains = Nessuno vince in campo davanti a { $city }: { $first } e { $second } perdono 1 truppa ciascuno
event-palace-withdrew = { $seat_is ->
        [you] Ti ritiri da { $city }
       *[other] { $seat } si ritira da { $city }
    }
event-palace-announced_token = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-palace-announced_cannons = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-palace-announced_card = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-palace-announced_tile = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-palace-passed = { $seat_is ->
        [you] Non dichiari altro a { $city }
       *[other] { $seat } non dichiara altro a { $city }
    }
event-palace-took_by_siege = { $attacker_is ->
        [you] Prendi { $city } con l’assedio, { $attack } contro { $defence }
       *[other] { $attacker } prende { $city } con l’assedio, { $attack } contro { $defence }
    }
event-palace-retreated_by_road = { $seat_is ->
        [you] Una tua truppa si ritira da { $origin } a { $city }
       *[other] Una truppa di { $seat } si ritira da { $origin } a { $city }
    }
event-palace-retreated_by_sea = { $seat_is ->
        [you] Una tua truppa si ritira da { $origin } a { $city }
       *[other] Una truppa di { $seat } si ritira da { $origin } a { $city }
    }
event-palace-lost_in_retreat = { $seat_is ->
        [you] Una tua truppa a { $origin } è perduta
       *[other] Una truppa di { $seat } a { $origin } è perduta
    }
event-palace-vacated_by_moving = { $seat_is ->
        [you] Sposti { $card }: { $target }
       *[other] { $seat } sposta { $card }: { $target }
    }
event-palace-vacated_by_discarding = { $seat_is ->
        [you] Scarti { $card }
       *[other] { $seat } scarta { $card }
    }
event-palace-began_winter = { $seat_is ->
        [you] Comincia il tuo inverno
       *[other] Inverno di { $seat }
    }
event-palace-paid_salary = { $seat_is ->
        [you] Paghi { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        } di soldo
       *[other] { $seat } paga { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        } di soldo
    }
event-palace-disbanded = { $seat_is ->
        [you] Congedi una truppa a { $city }
       *[other] { $seat } congeda una truppa a { $city }
    }
event-palace-took_card_out = { $seat_is ->
        [you] { $card } lascia la tua sala { $room }, esaurita
       *[other] { $card } lascia la sala { $room } di { $seat }, esaurita
    }
event-palace-shifted = { $seat_is ->
        [you] Sposti { $card }: { $space }
       *[other] { $seat } sposta { $card }: { $space }
    }
event-palace-bought = { $seat_is ->
        [you] Compri { $item }
       *[other] { $seat } compra { $item }
    }
event-palace-recruited = { $seat_is ->
        [you] Recluti una truppa a { $city }
       *[other] { $seat } recluta una truppa a { $city }
    }
question-palace-room = Dove comincia il tuo segnalino?
question-palace-move = Muovi il tuo segnalino
question-palace-step = Paga le sale ulteriori
question-palace-redeem = Liberarti delle indulgenze incontrate?
question-palace-action = Svolgere l’azione: { $action }?
question-palace-pay = Paga
question-palace-pay-annex = Paga la città
question-palace-pay-purchase = Paga il lotto
question-palace-pay-retreat = Paga le navi della ritirata
question-palace-pay-other = Paga il costo
question-palace-trade = Commerciare: quali navi?
question-palace-war = Muovere guerra: muovi le truppe
question-palace-scheme = Tramare: piazza, sposta o scaccia agenti
question-palace-put_down = Dove va l’agente?
question-palace-vacate = Perdi uno spazio: quale carta si sposta?
question-palace-salary = Paga le tue { $count } truppe
question-palace-disband = Rimuovi truppe: ancora { $count }
question-palace-reorganise = Riorganizza il palazzo
question-palace-place = Dove va { $card }?
question-palace-recruit = Reclutare truppe?
question-palace-held-card = Dove va { $card }?
question-palace-held-place = Dove va questa carta?
answer-governing-annex = { $city }
commit-governing-annex = Annetti { $city }
answer-governing-march = { $origin } → { $city }
commit-governing-march = Marcia da { $origin } a { $city }
answer-governing-sail = { $origin } ⇢ { $city }
commit-governing-sail = Salpa da { $origin } per { $city }
answer-governing-besiege = Assedia { $city }
answer-governing-withdraw = Ritirati da { $city }
commit-governing-withdraw = Ritirati da { $city }
answer-governing-disband = Truppa di { $city }
commit-governing-disband = Rimuovi una truppa da { $city }
answer-governing-build = { $city }
commit-governing-build = Costruisci a { $city }
answer-governing-retreat = { $city }
commit-governing-retreat = Ritirati a { $city }
answer-governing-recruit = { $city }
commit-governing-recruit = Recluta a { $city }
answer-governing-place = Agente: { $location }
commit-governing-place = Piazza un agente: { $location }
answer-governing-lift = Sposta da: { $location }
commit-governing-lift = Prendi l’agente: { $location }
answer-governing-expel = Scaccia: { $location }
commit-governing-expel = Scaccia l’agente: { $location }
answer-governing-ally = { $power }
commit-governing-ally = Alleati: { $power }
answer-governing-ally-less = { $power }, meno 1 { $symbol }
commit-governing-ally-less = Alleati: { $power }, meno 1 { $symbol }
answer-governing-reactivate = Riattiva { $power }
answer-governing-bank = Incassa: { $source }
commit-governing-bank = Incassa i fiorini: { $source }
answer-governing-use = { $source }: { $symbol }
commit-governing-use = Usa { $source }: { $symbol }
answer-governing-indulgence-florin = Indulgenza
answer-governing-indulgence-florin-small = 3 fiorini, −1 PP
commit-governing-indulgence-florin = Richiedi un’indulgenza per 3 fiorini
answer-governing-indulgence-crown = Indulgenza
answer-governing-indulgence-crown-small = 1 corona, −1 PP
commit-governing-indulgence-crown = Richiedi un’indulgenza per 1 corona
answer-governing-ready = Rinnova { $source }
answer-governing-announce = { $source }
commit-governing-announce = Dichiara { $source }
answer-governing-room = Sala { $room } · { $action }
commit-governing-room = Comincia nella sala { $room }: { $action }
answer-governing-move = Sala { $room } · { $action }
commit-governing-move = Alla sala { $room }: { $action }
answer-governing-buy-step = 2 fiorini
commit-governing-buy-step = Paga 2 fiorini per una sala
answer-governing-redeem-cross = Sala { $room }: 1 croce
commit-governing-redeem-cross = Libera la sala { $room } per 1 croce
answer-governing-redeem-crowns = Sala { $room }: 2 corone
commit-governing-redeem-crowns = Libera la sala { $room } per 2 corone
answer-governing-buy = { $item }
commit-governing-buy = Aggiungi: { $item }
answer-governing-take = { $bonus }
commit-governing-take = Prendi { $bonus }
answer-governing-take-out = { $card }: { $space }
commit-governing-take-out = Togli { $card }: { $space }
answer-governing-put = { $card }: { $space }
commit-governing-put = Metti { $card }: { $space }
answer-governing-put-in = { $card } nella sala { $room }
answer-governing-put-in-small = come Azione
answer-governing-put-under = { $card } sotto la sala { $room }
answer-governing-put-under-small = come Miglioria
answer-governing-put-over = { $card } sopra nella sala { $room }
answer-governing-put-over-small = la vecchia carta la migliora
answer-governing-shift = { $card }: { $space }
commit-governing-shift = Sposta { $card }: { $space }
answer-governing-discard = Scarta { $card }
answer-governing-give-up = Cedi { $space }
answer-governing-lose = Perdi la truppa
answer-governing-salary = Paga { $florins }, mantieni { $keeps }
answer-governing-first = { $house }
commit-governing-first = Comincia { $house }
answer-governing-family-room = { $card } nella sala { $room }
answer-governing-family-room-small = sostituisce { $action }
answer-governing-family-under = { $card } sotto la sala { $room }
answer-governing-family-under-small = come Miglioria
answer-governing-family-space = { $card }: { $space }
answer-governing-family-space-small = come Cortigiano
answer-governing-perform = { $action }
commit-governing-perform = Svolgi: { $action }
answer-governing-skip = Salta
answer-governing-skip-small = nessuna azione
commit-governing-skip = Salta l’azione
answer-governing-pass = Passa, per sempre
answer-governing-pay = Paga
answer-governing-done = Fatto
answer-governing-done-redeem = Non liberare altro
answer-governing-done-govern = Finisci qui
answer-governing-done-trade = Finisci qui
answer-governing-done-war = Finisci qui
answer-governing-done-scheme = Finisci qui
answer-governing-done-reorganise = Il palazzo è in ordine
answer-governing-done-purchase = Chiudi il lotto
answer-governing-done-recruit = Non reclutare altro
answer-governing-done-alliance = Nessuna alleanza
AG-2-1-4 = Una carta Azione copre il simbolo stampato della tua sala.
AG-2-2-5 = { $space }: c’è già una carta.
AG-2-2-3 = { $space } è ombreggiato: { $occupied } spazi ombreggiati occupati, { $allowed } permessi.
AG-16-4 = { $space } è stato ceduto e non è disponibile.
AG-2-3-1 = { $space }: nessuna carta da scartare.
AG-3-4-1 = Il primo giocatore è uno dei { $players } giocatori.
AG-3-5-1 = Piazza una delle tue carte Casata.
AG-3-5-1-own = { $card } non è una carta Casata che devi ancora piazzare.
AG-3-5-2 = { $card } non ha icona azione e non può essere una carta Azione.
AG-3-5-2-room = La sala { $room } ha già una carta Azione.
AG-3-5-2-under = La sala { $room } non ha una carta Azione da migliorare, o ha già una Miglioria.
AG-3-5-2-space = { $space }: c’è già una carta.
AG-4-1-1-answer = Usa una fonte o paga.
AG-4-1-1 = Il costo non è ancora coperto: manca { $missing }.
AG-4-1-1-reach = Usando così { $source } il costo non si potrebbe più pagare.
AG-4-1-1-source = Non hai: { $source }.
AG-4-1-1-once = { $source } è già stata usata in questo pagamento.
AG-4-1-2 = { $source } non mostra { $symbol }.
AG-4-1-3 = { $source } è esaurita.
AG-4-1-4 = Il bonus di { $source } non è tuo, è usato o bloccato da un agente avversario.
AG-4-1-5 = Non serve più: { $symbol }.
AG-4-1-7 = { $source } ha già pagato con un altro simbolo in questa fase.
AG-4-2-2-own = Non hai: { $source }.
AG-4-2-2-ready = { $source } è esaurita.
AG-4-2-2 = { $source } non mostra fiorini.
AG-4-3-1 = { $source } non può dare { $symbol } qui: { $purpose }.
AG-6-1-1 = Metti il segnalino in una delle tue cinque sale.
AG-6-2-1 = Avanza il segnalino in senso orario di almeno una sala.
AG-6-2-5 = { $rooms } sale: { $extra } oltre le due gratuite; puoi pagarne { $reach }.
AG-6-2-4-answer = Paga le sale ulteriori con frecce o 2 fiorini.
AG-6-2-3 = Un’altra sala costa 2 fiorini; la tua tesoreria ne ha { $florins }.
AG-6-2-3-once = Si compra una sola sala in più per primavera.
AG-6-2-5-reach = Poi il movimento non si potrebbe più pagare.
AG-7-2-1 = Liberati delle indulgenze incontrate dal segnalino, o concludi.
AG-7-2-2 = Il segnalino non ha attraversato la sala { $room } né vi si è fermato.
AG-7-2-2-none = Nessuna indulgenza nella sala { $room }.
AG-7-3-1 = Un’indulgenza sta nella tua sala.
AG-7-3-2 = Un agente avversario è nella tua sala.
AG-7-3-4-answer = Le prime { $masks } maschere scacciano l’agente avversario da questa sala.
AG-7-4-2 = Un’indulgenza si richiede nella propria fase azione o nel proprio inverno.
AG-7-4-2-once = Hai già richiesto un’indulgenza quest’anno.
AG-7-4-4 = Un’indulgenza è già nella sala del tuo segnalino.
AG-7-4-4-stack = Tutte le { $stack } indulgenze sono nei palazzi.
AG-8-1-2 = Svolgi l’azione della tua sala o saltala.
AG-8-1-1 = La tua sala offre: { $action }.
AG-8-2-1 = Usa corone o croci, rinnova tessere o alleanze, o concludi.
AG-8-2-2 = Costa una corona o una croce; non ne restano.
AG-8-2-2-tile = { $source } non è una tessera esaurita del tuo dominio.
AG-8-2-2-alliance = { $power } non è una tua alleanza con bonus usato.
AG-8-2-3 = { $source } ha pagato questo Governare e non può essere rinnovata da esso.
AG-8-2-3-pay = { $source } è stata appena rinnovata e non può pagare questo Governare.
AG-8-2-5 = Il bonus di { $power } ha pagato questo Governare.
AG-8-2-8 = { $source } è già stata rinnovata da questo Governare; ogni tessera una volta sola.
AG-8-3-1 = Sei sull’ultimo passo del Patrocinio.
AG-8-3-2 = Il passo { $step } costa { $cost }; non puoi arrivarci.
AG-8-3-4 = Prendi uno dei bonus Patrocinio rimasti.
AG-8-3-4-taken = { $bonus } è già stato preso.
AG-8-3-5 = Hai già un bonus del tipo di { $bonus }: al massimo un artista e un’opera.
AG-8-4-1 = Usa navi, o concludi.
AG-8-5-1 = Si annette solo una città neutrale; { $city } appartiene a { $owner }.
AG-8-5-1-out = { $city } non è in gioco.
AG-8-5-8 = { $city } è un porto pirata e si prende solo con l’assedio.
AG-8-6-3 = Usa fonti, muovi truppe, o concludi.
AG-8-6-1-cavalry = Muoversi su strada costa 1 cavalleria; non ne restano.
AG-8-6-2 = { $origin } e { $city } non sono due porti in gioco.
AG-8-6-4 = Una truppa davanti a una città che non controlli resta lì.
AG-8-6-1-troop = Non hai truppe a { $origin }.
AG-8-6-8 = Un simbolo guerra costa subito { $price } fiorino; ne hai { $florins }.
AG-8-6-8-tokens = Non restano segnalini bonus militare.
AG-4-2-4 = Questi fiorini coprono solo i costi di questa azione, e non ce ne sono.
AG-8-7-1 = Usa maschere, piazza, sposta o scaccia agenti, o concludi.
AG-8-7-1-mask = Ogni operazione costa una maschera; non ne restano.
AG-8-7-1-agent = Non hai agenti liberi.
AG-8-7-1-own = Nessun tuo agente: { $location }.
AG-8-7-7 = Nessun agente avversario: { $location }.
AG-8-7-2 = C’è già un agente: { $location }.
AG-8-7-2-out = { $location } non è in gioco.
AG-8-7-4 = Il Principe tiene lontani gli agenti altrui: { $location }.
AG-8-7-5 = Questo palazzo non può ospitare altri agenti.
AG-8-7-1-put = Di’ dove va l’agente che hai preso.
AG-8-7-2-nowhere = Nessun altro luogo è aperto a questo agente.
AG-8-7-2-same = L’agente ha appena lasciato: { $location }.
AG-9-3-9 = Metti Machiavelli su uno spazio Cortigiano, o scarta una carta.
AG-10-1-1 = Scegli quale dei tuoi assedi si risolve ora.
AG-10-1-3 = Un assedio non si salta né si toglie; attendono: { $cities }.
AG-10-3-2 = Usa un bonus militare o passa.
AG-10-3-4 = { $bonus } non è un tuo bonus militare.
AG-10-3-5 = I segnalini servono solo in attacco.
AG-10-3-6 = { $bonus } costa { $price } fiorino; la tua tesoreria ne ha { $florins }.
AG-10-3-7 = { $bonus } conta una volta per combattimento ed è già usato.
AG-10-3-7-exhausted = { $bonus } è esaurita.
AG-4-1-7-war = { $bonus } ha già pagato con un altro simbolo in questa fase.
AG-12-3-1-france = Il bonus della Francia è usato, o vi siede un agente avversario.
AG-16-9 = { $bonus }: si dichiara solo negli assedi, non in campo.
AG-10-7-2-answer = Una truppa si ritira in una tua città o è perduta.
AG-10-7-3-kept = Le { $ships } navi già promesse non si potrebbero più pagare.
AG-10-8-5-answer = Sposta una carta da uno spazio ombreggiato, o scartala.
AG-10-8-5-shaded = Si perde uno spazio ombreggiato; { $space } non lo è.
AG-10-8-5-empty = { $space }: nessuna carta.
AG-16-4-give = Si cede solo uno spazio base aperto e vuoto; { $space } non lo è.
AG-10-8-5-target = { $target } non è uno spazio libero per questa carta.
AG-11-2-2-florins = La tua tesoreria ha { $florins }.
AG-11-3-1 = Sposta una carta, scarta un Cortigiano, o concludi.
AG-11-3-1-enough = { $limit } spostamenti tra spazi bastano per ogni disposizione.
AG-11-3-2-marker = La sala { $room } ha il tuo segnalino: nessuna carta entra o esce.
AG-11-3-2-indulgence = La sala { $room } ha un’indulgenza: nessuna carta entra o esce.
AG-11-3-2-agent = Un agente avversario è nella sala { $room }: nessuna carta entra o esce.
AG-11-3-3-empty = { $space }: nessuna carta.
AG-11-3-3 = Si muovono solo Cortigiani disponibili; { $card } è esaurita.
AG-2-1-4-icon = { $card } non ha azione e non può essere una carta Azione.
AG-11-3-3-taken = La sala { $room } ha già una carta Azione; una carta va sotto o sopra.
AG-2-1-3-bare = La sala { $room } non ha una carta Azione da migliorare.
AG-2-1-3-improvement = La sala { $room } ha già una Miglioria.
AG-16-7-insert = Una carta va sotto una carta Azione, non sopra.
AG-11-3-4-nothing = La sala { $room } non ha questa carta.
AG-11-3-5 = La carta Azione esce solo se la Miglioria può prenderne il posto; { $card } non ha azione.
AG-11-3-7-target = { $target } non è libero.
AG-11-4-1 = Compra, scarta un Cortigiano, o concludi.
AG-11-4-1-twice = Al massimo uno per inverno: { $item }.
AG-1-3-item = Non ne restano: { $item }.
AG-11-4-2 = Il lotto con { $item } costa { $cost }; non puoi pagarlo.
AG-11-4-2-kept = Il lotto scelto ({ $cost }) non si potrebbe più pagare.
AG-11-4-3 = { $cards } carte richiedono { $cards } spazi; ne hai { $spaces }.
AG-11-4-3-new = { $card } è appena stata comprata e non si scarta nello stesso lotto.
AG-11-4-3-place = Metti { $card } su uno spazio libero; se non c’è, scarta prima.
AG-11-4-6 = Puoi avere solo { $limit }: { $item }.
AG-11-4-6-discard = Puoi averne una sola: { $item }; scarta prima l’altra.
AG-11-4-7-arms = Hai già la tessera con le tue armi: { $item }.
AG-11-4-8 = Chi ha { $other } non ha mai { $item }.
AG-11-4-9 = Una cattedrale richiede una tua città di valore 3 o 4 che non ne abbia.
AG-11-4-9-answer = Scegli la città di valore 3 o 4 che riceve la cattedrale.
AG-11-5-1 = Recluta una truppa in una città, o concludi.
AG-11-5-1-six = Tutte le tue 6 truppe sono sul tabellone.
AG-11-5-1-city = Si recluta nelle proprie città; { $city } non lo è.
AG-11-6-1 = Stringi o sottrai un’alleanza, o concludi.
AG-12-1-1 = Sei già alleato: { $power }.
AG-12-1-2 = L’alleanza costa { $cost }; non puoi pagarla.
AG-12-1-2-agent = Solo il tuo agente riduce il costo: { $power }.
AG-12-1-2-symbol = Il costo di { $power } non ha { $symbol }.
AG-12-1-2-which = Il tuo agente risparmia un simbolo ({ $power }): di’ quale.
AG-12-2-1 = Può sottrarla solo chi vi ha un agente: { $power }.
AG-12-2-1-full = Un’alleanza si sottrae a costo pieno.
gov-your-court = La tua corte
gov-the-table = Il tavolo
gov-you-capital = Tu
gov-turn-order = Ordine di turno
gov-year = Anno { $year }
gov-last-winter = ultimo inverno
gov-your-spring = Il tuo turno di primavera
gov-your-winter = Il tuo inverno
gov-tiebreak = Vince chi ha più punti; poi più corone; altrimenti vittoria condivisa.
gov-score-so-far = Punteggio finora
gov-no-score = Ancora niente da contare.
gov-part-move = segnalino
gov-part-room = segnalino
gov-part-redeem = indulgenze
gov-part-salary = soldo
gov-part-disband = soldo
gov-part-reorganise = riorganizzazione
gov-part-purchase = acquisti
gov-part-place = acquisti
gov-part-recruit = reclutamento
gov-part-alliance = alleanza
gov-part-family = carte Casata
gov-head-family = Carte Casata
gov-head-room = Il segnalino
gov-head-move = Il segnalino
gov-head-redeem = Indulgenze
gov-head-announce = Combattimento
gov-head-reorganise = Il tuo palazzo
gov-head-purchase = Acquisti
gov-head-salary = Soldo
gov-head-recruit = Reclutamento
gov-head-alliance = Alleanze
gov-head-retreat = Ritirata
gov-head-bonus = Patrocinio
gov-head-step = Altre sale
gov-head-machiavelli = Machiavelli
gov-head-vacate = Uno spazio perduto
gov-head-put_down = Agenti
gov-head-disband = Soldo
gov-head-cathedral = Cattedrale
gov-head-place = Acquisti
gov-payment = Pagamento
gov-covered = coperto
gov-not-covered = non ancora
gov-ledger-room = Sala · mai esaurita
gov-ledger-court = Corte e dominio · si esaurisce
gov-treasury-source = Tesoreria
gov-ledger-left = ne restano { $florins }
gov-pay-for = Paga { $what }
gov-pay-govern = Paga Governare
gov-pay-sponsor = Paga il Patrocinio
gov-pay-annex = Paga la città
gov-pay-purchase = Paga il lotto
gov-pay-alliance = Paga l’alleanza
gov-pay-retreat = Paga le navi
gov-pay-other = Paga
gov-improvement = miglioria
gov-take-indulgence = Richiedi un’indulgenza
gov-minus-one = −1 PP alla fine
gov-stays = resta
gov-exhausts = si esaurisce
gov-kept = conservata
gov-keep-this = Tieni: i suggerimenti lo evitano (K)
gov-loses = Perde { $what }.
gov-loses-nothing = Non perde nulla.
gov-loses-a-point = Costa 1 punto: un’indulgenza.
gov-wastes = { $count ->
        [one] 1 simbolo perduto.
       *[other] { $count } simboli perduti.
    }
gov-no-payment = Imposta le righe a mano.
gov-by-hand = A mano
gov-least-waste = Minor spreco
gov-another-way = Altro modo
gov-previous-payment = Suggerimento precedente
gov-next-payment = Suggerimento successivo (A)
gov-keeps = Conserva { $names }.
gov-keeps-many = Conserva { $names } e altre { $more }.
gov-room-symbol = La sala stessa
gov-room-of = { $house }, sala { $room } ({ $action })
gov-by-road = su strada
gov-would-win = { $attack } contro { $defence }: vittoria
gov-would-lose = { $attack } contro { $defence }: sconfitta
gov-would-score = +{ $points } PP
gov-note-room = Nella prima primavera il segnalino va ovunque gratis e l’azione segue subito.
gov-note-move = Due sale sono gratuite; una in più costa 2 fiorini, le altre una freccia ciascuna.
gov-note-family = Premi una carta, poi una sala o uno spazio acceso. In una sala è un’azione; su uno spazio può pagare molte cose.
gov-note-govern = Ogni corona o croce rinnova fino a due tessere, o un’alleanza.
gov-note-trade = Ogni nave rende 2 fiorini.
gov-note-war = Premi la città di una truppa, poi una città accesa. Le fonti si usano da sole.
gov-note-scheme = Ogni maschera piazza, sposta o scaccia un agente: città, sale, potenze.
gov-note-redeem = Un’indulgenza costa 1 croce o 2 corone; se resta costa 1 punto e chiude la sala.
gov-note-reorganise = Premi una carta disponibile, poi un posto acceso. Una carta che lascia una sala si esaurisce.
gov-note-vacate = Una carta deve lasciare uno spazio ombreggiato, o essere scartata.
gov-note-place = Arriva disponibile.
gov-note-machiavelli = Conta come un Notabile e arriva disponibile.
gov-note-purchase = Ciò che compri ora non può pagare questo lotto.
gov-note-salary = Due truppe servono gratis; ogni fiorino ne mantiene altre due.
gov-note-recruit = 1 fiorino in una città con le tue armi, 3 nelle altre tue.
gov-note-alliance = 1 punto alla fine e un bonus ogni anno, se non vi siede un agente avversario.
gov-note-retreat = Su strada è gratis, per mare 1 nave per mare.
gov-note-action = Puoi svolgere l’azione o no.
gov-put-up = Messo:
gov-nothing-yet = ancora nulla
gov-half = un’altra tessera
gov-debt = { $masks ->
        [one] prima 1 maschera
       *[other] prima { $masks } maschere
    }
gov-steps-left = { $count ->
        [one] 1 sala da pagare
       *[other] { $count } sale da pagare
    }
gov-sources = Fonti
gov-choose-place = scegli …
gov-group-place = Piazza un agente · { $count } luoghi
gov-group-lift = Sposta un agente · { $count }
gov-group-expel = Scaccia un agente · { $count }
gov-group-march = Marcia su strada · { $count }
gov-group-sail = Salpa · { $count }
gov-group-ready = Rinnova una tessera · { $count }
gov-group-redeem = Libera · { $count }
gov-group-reactivate = Riattiva · { $count }
gov-against = contro
gov-passed = ha passato
gov-as-it-stands = Così come sta:
gov-siege-won = la città cade, { $losses ->
            [one] { $losses } attaccante perduto
           *[other] { $losses } attaccanti perduti
        }
gov-siege-lost = la città resiste, { $losses } attaccante perduto
gov-plains-tie = parità
gov-plains-lead = { $house } è in testa
gov-sum-troops = { $count ->
        [one] 1 truppa
       *[other] { $count } truppe
    }
gov-sum-bonus = bonus { $count }
gov-sum-value = valore { $value }
gov-sum-agent = agente { $count }
gov-sum-garrison = guarnigione { $count }
gov-sum-bastion = bastione { $count }
gov-discard-one = Scarta una carta …
gov-frozen-marker = tuo segnalino: bloccata
gov-frozen-indulgence = indulgenza: bloccata
gov-frozen-agent = agente di { $house }: bloccata
gov-sum = Somma
gov-basket-empty = niente scelto
gov-payable = pagabile
gov-cannot-pay = ora non si può
gov-spaces-free = Spazi liberi: { $spaces }.
gov-free = gratis
gov-state = Stato
gov-as-action-card = Come Azione
gov-symbols = Simboli, un tipo per pagamento
gov-for-florins = per { $florins ->
            [one] { $florins } fiorino
           *[other] { $florins } fiorini
        }
gov-price = Prezzo
gov-in-display = In vetrina
gov-brings-agent = Porta un agente
gov-points = Punti Prestigio
gov-one-space = Spazio Cortigiano
gov-type = Tipo
gov-value-for-you = Valore per te
gov-base = base { $value }
gov-owner = Proprietario
gov-tile = Tessera
gov-port = Porto
gov-roads = Strade
gov-garrison = Guarnigione
gov-besiegers = Davanti
gov-ally = Alleato
gov-printed-action = Azione stampata
gov-closed = chiusa
gov-printed = stampato
gov-reconstructed = nostra ricostruzione
gov-marks = Fatti stampati e nostre ricostruzioni sono sempre distinti.
gov-about-space = Uno spazio libero della corte: una carta qui paga una volta, finché non torna disponibile.
gov-about-locked = Si apre con 5 città, un ducato o principato, Copernico o Il Principe.
gov-about-cities-track = Punti per numero di città; il più avanti ne ha 1 in più. A parità gioca prima il disco più alto.
gov-about-patronage-track = Punti per passi; il più avanti ne ha 1 in più. I passi 2 e 4 danno un bonus.
gov-about-florin = I fiorini pagano i prezzi. A ogni domanda una carta o tessera disponibile può dare i suoi fiorini.
gov-about-agent = Gli agenti chiudono sale altrui, cambiano il valore delle città e conquistano potenze.
gov-about-troop = Le truppe difendono le tue città o assediano le altre a fine primavera.
gov-about-trophy = 2 punti ciascuno; uno per avversario.
gov-about-indulgence = Chiude la sala; −1 punto alla fine. Si libera con 1 croce o 2 corone al passaggio del segnalino.
gov-about-token = +1 in un attacco di questa primavera, poi sparisce.
gov-about-france = +2 in un assedio o battaglia, poi usato finché non governi.
gov-about-ottoman = 2 navi per un’azione o ritirata, poi usato finché non governi.
gov-about-empire = 1 croce per un pagamento, poi usato finché non governi; 1 croce in più alla fine.
gov-about-govern = Rinnova tessere con corone e croci
gov-about-sponsor = Un passo di Patrocinio per fiorini e simboli
gov-about-trade = 2 fiorini per ogni nave
gov-about-annex = Una città neutrale per più corone del suo valore
gov-about-wage_war = Muovi truppe; assediano a fine primavera
gov-about-scheme = Agenti: piazza, sposta, scaccia
gov-effect-leonardo = +1 per combattimento per 1 fiorino
gov-effect-bastion = +2 in ogni difesa
gov-effect-copernicus = uno spazio Cortigiano in più
gov-effect-prince = uno spazio, un agente e nessun agente avversario da te
gov-effect-michelangelo = 1 corona a ogni Patrocinare
gov-effect-duomo = +1 croce alla fine
gov-effect-sistine = +2 croci alla fine
gov-effect-columbus = 2 punti
gov-effect-machiavelli = una carta forte per la tua corte
gov-effect-cannons = una tessera: +2 in combattimento per 1 fiorino
gov-religion = Influenza religiosa
gov-story = Attraverso gli anni
gov-story-aside = punti alla fine di ogni anno
gov-graph-label = Punti di ogni casata per anno
gov-graph-end = fine
hint-governing-annex = { $city } e la sua tessera ogni anno, +{ $points } PP
hint-governing-sponsor = un passo di Patrocinio, +{ $points } PP
hint-governing-sponsor_bonus = un passo di Patrocinio con un bonus a scelta, +{ $points } PP
hint-governing-govern = rinnova ciò che hai usato
hint-governing-trade = le navi diventano fiorini
hint-governing-wage_war = truppe verso una città
hint-governing-scheme = un agente dove serve
hint-governing-room = la sua azione è { $action }
hint-governing-room_card = la sua azione è { $action }, e { $card } aggiunge i suoi simboli
hint-governing-room_blocked = un’indulgenza o un agente è d’ostacolo, ma il resto è peggio
hint-governing-march = assedia { $city }: una città e un trofeo da vincere
hint-governing-march_neutral = assedia { $city }, che nessuno difende
hint-governing-garrison = una truppa a guardia di { $city }
hint-governing-win = così { $city } è presa
hint-governing-compulsory = un assedio è obbligatorio
hint-governing-turns = con questo sei in vantaggio
hint-governing-adds = rafforza la tua parte
hint-governing-enough = sei in vantaggio senza altro
hint-governing-save = non si può vincere: conserva i mezzi
hint-governing-place = un agente dove può servire
hint-governing-place_own = tiene fuori gli agenti altrui
hint-governing-place_other = ostacola { $owner }
hint-governing-ready = { $source } può pagare di nuovo
hint-governing-card = paga { $bottom } anno dopo anno{ $points ->
    [0] {""}
   *[other] , +{ $points } PP
  }
hint-governing-title = { $item } fa posto a corte e paga ogni anno
hint-governing-cathedral = punti, e una croce ogni anno
hint-governing-build = lì la cattedrale è più sicura o più preziosa
hint-governing-bonus = il più forte di quelli che restano
hint-governing-recruit = qui le truppe costano meno
hint-governing-ally = { $source } aiuta ogni anno, +1 PP
hint-governing-redeem = salva 1 PP e apre la sala
hint-governing-retreat = salva la truppa
hint-governing-salary = quanto valgono le tue truppe
hint-governing-pay = il prezzo è coperto
hint-governing-use = un simbolo in più da spendere
hint-governing-bank = fiorini nel tesoro
hint-governing-lift = l’agente serve altrove
hint-governing-expel = ti libera di un agente
hint-governing-put = un buon posto per questa carta
hint-governing-order = lì i suoi simboli servono di più
hint-governing-discard = la carta che ti mancherà meno
hint-governing-family_room = { $bottom } serve { $action } a ogni turno in quella sala
hint-governing-family_edge = { $bottom } paga qualunque cosa
hint-governing-disband = lì le truppe servono meno
hint-governing-done = qui non resta niente di meglio
gov-coach-off = Niente più aiuti
gov-coach-family = Sei { $house }. Viola vuol dire: puoi. Comincia con le tue tre carte Casata.
gov-coach-room = Ogni sala è un’azione. { $house }: scegli quella che vuoi ora.
gov-coach-move = Il segnalino va in senso orario. Superare una freccia rinnova le carte di quel lato.
gov-coach-action-annex = Le città con l’anello tratteggiato sono a portata. Scegli: il pagamento è pronto.
gov-coach-purchase = Ciò che compri resta. Premi ciò che ti incuriosisce: dirà perché no.
gov-coach-war = Le truppe si fermano davanti a una città; l’assedio si decide a fine primavera.
gov-coach-govern = Le tessere ambra sono esaurite. Premi per rinnovarle.
term-most_cities = Primo nelle città
term-patronage = Tracciato Patrocinio
term-most_patronage = Primo nel Patrocinio
term-cards = Carte
term-tiles = Tessere
term-bonuses = Bonus Patrocinio
term-religion = Influenza religiosa
term-trophies = Trofei
term-alliances = Alleanze
term-indulgences = Indulgenze
term-florins = fiorini
term-under = sotto la sala
term-or = o
term-purchase = acquisto
term-alliance = alleanza
term-retreat = ritirata
term-salary = soldo
term-redemption = riscatto
term-move = segnalino
option-preset = Edizione
option-preset-en = inglese
option-preset-fr = francese
option-florin_surplus = Fiorini avanzati nelle sale
option-florin_surplus-lost = persi
option-florin_surplus-treasury = in tesoreria
option-symbol_scope = Una fascia tiene il simbolo
option-symbol_scope-payment = per un pagamento
option-symbol_scope-phase = per la fase
option-scheme_unblock_masks = Maschere per aprire Tramare
option-scheme_unblock_masks-1 = 1
option-scheme_unblock_masks-2 = 2
option-defender_tokens = Segnalini in difesa
option-token_discard = Segnalini non usati
option-token_discard-own = dopo i propri assedi
option-token_discard-end = dopo tutti gli assedi
option-beginner_palace_agents = Agenti per palazzo
option-beginner_palace_agents-off = senza limite
option-beginner_palace_agents-one_enemy = uno avversario
option-beginner_palace_agents-one_any = uno
option-war_pass = Passare in combattimento
option-war_pass-final = è definitivo
option-war_pass-reopen = si può riaprire
option-insert_above = Carte anche sopra
option-indulgence_supply = Indulgenze
option-indulgence_supply-limited = dieci
option-indulgence_supply-unlimited = illimitate
option-indulgence_window = Fiorini dell’indulgenza
option-indulgence_window-action = nella fase azione
option-indulgence_window-spring = tutta la primavera
option-family_placement = Carte Casata
option-family_placement-simultaneous = tutti insieme
option-family_placement-turn_order = in ordine
option-first_player = Primo giocatore
option-first_player-random = a sorte
option-first_player-chosen = scelto

## Numbers of symbols, as they are said

count-florin = { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    }
count-crown = { $n ->
        [one] { $n } corona
       *[other] { $n } corone
    }
count-cross = { $n ->
        [one] { $n } croce
       *[other] { $n } croci
    }
count-cavalry = { $n ->
        [one] { $n } cavalleria
       *[other] { $n } cavallerie
    }
count-ship = { $n ->
        [one] { $n } nave
       *[other] { $n } navi
    }
count-mask = { $n ->
        [one] { $n } maschera
       *[other] { $n } maschere
    }
count-war = { $n ->
        [one] { $n } guerra
       *[other] { $n } guerre
    }
count-arrow = { $n ->
        [one] { $n } freccia
       *[other] { $n } frecce
    }
count-either = { $n ->
        [one] { $n } corona o croce
       *[other] { $n } corone o croci
    }

## The table in words, and help in place

gov-held-by = di { $house }
gov-held-by-you = tua
gov-can-choose = si può scegliere
gov-power-price = un’alleanza costa { $cost }
gov-words-powers = Potenze
gov-words-asked = Che cosa si chiede
gov-words-court = Corte
gov-words-order = Ordine di turno: { $order }
gov-words-patronage = Passo { $step } del Patrocinio
gov-words-bonuses = Bonus di Patrocinio: { $names }
gov-words-trophies = Trofei da: { $names }
gov-coach-none = Qui ora non si può nulla. Premi ciò che vorresti: dirà che cosa manca.
gov-coach-first = Chi è primo agisce per primo, in primavera e in inverno.
gov-coach-action-govern = Governare rinnova le tessere ambra: potranno pagare di nuovo. Niente di ambra? Allora salta.
gov-coach-action-sponsor = Ogni passo del Patrocinio dà punti; i passi 2 e 4 un bonus che nessun altro avrà.
gov-coach-action-trade = Ogni nave diventa 2 fiorini; d’inverno i fiorini comprano carte e tessere.
gov-coach-action-wage_war = Le truppe si muovono ora; la città davanti a cui stanno è assediata a fine primavera.
gov-coach-action-scheme = Gli agenti chiudono le sale altrui, cambiano il valore di una città e conquistano potenze.
gov-coach-step = Due sale sono gratuite, le altre si pagano ora.
gov-coach-redeem = Il segnalino ha incontrato un’indulgenza: ora puoi riscattarla. Alla fine costa 1 punto e chiude la sala.
gov-coach-pay = È pronto il pagamento che spreca meno. Cambia una riga per tenere qualcosa.
gov-coach-trade = Scegli le navi da cambiare in fiorini. Ciò che usi si esaurisce.
gov-coach-scheme = Ogni maschera è una mossa di agente: premi una città, una sala o una potenza accesa.
gov-coach-put_down = L’agente ripreso va in qualunque posto acceso.
gov-coach-bonus = Prendine uno: è tuo fino alla fine, e di nessun altro.
gov-coach-machiavelli = Entra nella tua corte; da lì può pagare.
gov-coach-siege = Ogni città davanti a cui stanno le tue truppe è assediata. Scegli solo l’ordine.
gov-coach-announce = L’assedio deve superare la difesa; in parità la città resiste. Chi passa non dichiara più nulla.
gov-coach-plains_won = I rivali sono battuti. Assedia la città, o porta via le truppe senza perdite.
gov-coach-retreat = Queste truppe non possono restare. Su strada è gratis; una truppa senza via d’uscita è persa.
gov-coach-vacate = Uno spazio in meno: una carta deve spostarsi, o andarsene.
gov-coach-salary = Due truppe servono gratis; ogni fiorino ne tiene altre due. Chi non paghi torna a casa.
gov-coach-disband = Queste truppe non sono pagate. Scegli dove mancano meno.
gov-coach-reorganise = In una sala una carta rafforza l’azione; su un lato può pagare. Tutto bene? Lascia così.
gov-coach-place = Su un lato può pagare; superare la freccia di quel lato la rinnova.
gov-coach-cathedral = Una cattedrale vale punti e una croce, per chi tiene la città.
gov-coach-recruit = Le truppe difendono le tue città e assediano le altre. Oltre due vogliono il soldo ogni inverno.
gov-coach-alliance = Un alleato vale 1 punto alla fine e ti aiuta una volta, finché non governi.
keys-places = mappa, palazzo, dominio, casate
keys-keep = tenere la fonte; altro pagamento
keys-ideas = che cosa posso fare?
