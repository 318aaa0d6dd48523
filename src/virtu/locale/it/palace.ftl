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
term-arrow = freccia
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
term-blue = blu
term-cagliari = Cagliari
term-cannons = Cannoni
term-cannons_short = Cannoni
term-cardinal = Cardinale
term-cardinal_short = Cardinale
term-cathedral = Cattedrale
term-cavalry = cavalleria
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
term-cross = croce
term-crown = corona
term-crowns = 2 corone
term-duchy = Ducato
term-duomo = Il Duomo
term-duomo_short = Duomo
term-either = corona o croce
term-empire = Sacro Romano Impero
term-empire_short = Impero
term-ferdinand = Ferdinando II di Napoli
term-ferdinand_short = Ferdinando
term-florence = Firenze
term-florin = fiorino
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
term-green = verde
term-guild = Gilda
term-improvement = Carta Miglioria
term-improvement_short = Carta Miglioria
term-indulgence = Indulgenza
term-ionian = Mar Ionio
term-kingdom = Regno
term-left = sul lato sinistro
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
term-mask = maschera
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
term-red = rosso
term-reggio = Reggio
term-republic = Repubblica
term-retreats = Ritirate
term-right = sul lato destro
term-right1 = spazio destro 1
term-right2 = spazio destro 2
term-right3 = spazio destro 3
term-rome = Roma
term-room = Sala
term-rossano = Rossano
term-scheme = Tramare
term-setup = Preparazione
term-ship = nave
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
term-token = segnalino +1
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
term-war = guerra
term-war_action = Muovere guerra
term-white = bianco
term-winter = Inverno
term-work = Opera
term-yellow = giallo

## Names after a preposition, or with their article

term-ajaccio_to = ad Ajaccio
term-ancona_to = ad Ancona
term-bari_to = a Bari
term-benevento_to = a Benevento
term-cagliari_to = a Cagliari
term-civitavecchia_to = a Civitavecchia
term-corfu_to = a Corfù
term-empire_acc = il Sacro Romano Impero
term-empire_of = del Sacro Romano Impero
term-florence_of = di Firenze
term-florence_to = a Firenze
term-genoa_to = a Genova
term-mantua_to = a Mantova
term-messina_to = a Messina
term-milan_of = di Milano
term-milan_to = a Milano
term-naples_of = di Napoli
term-naples_to = a Napoli
term-nice_to = a Nizza
term-ottoman_acc = l’Impero ottomano
term-ottoman_of = dell’Impero ottomano
term-palermo_to = a Palermo
term-parma_to = a Parma
term-perugia_to = a Perugia
term-pisa_to = a Pisa
term-ragusa_to = a Ragusa
term-ravenna_to = a Ravenna
term-reggio_to = a Reggio
term-rome_of = di Roma
term-rome_to = a Roma
term-rossano_to = a Rossano
term-siena_to = a Siena
term-spoleto_to = a Spoleto
term-terracina_to = a Terracina
term-trento_to = a Trento
term-tunis_to = a Tunisi
term-turin_to = a Torino
term-venice_of = di Venezia
term-venice_to = a Venezia

## Cards, tiles and spaces with their article

term-action_acc = la carta Azione
term-admiral_acc = l’Ammiraglio
term-ambassador_acc = l’Ambasciatore
term-assassin_acc = il Sicario
term-bastion_acc = il Forte bastionato
term-bishop_acc = il Vescovo
term-cannons_acc = i Cannoni
term-cardinal_acc = il Cardinale
term-cathedral_acc = la Cattedrale
term-condottiere_acc = il Condottiero
term-consigliere_acc = il Consigliere
term-duchy_acc = il Ducato
term-duomo_acc = il Duomo
term-gonfalonier_acc = il Gonfaloniere
term-guild_acc = la Gilda
term-improvement_acc = la carta Miglioria
term-kingdom_acc = il Regno
term-left1_acc = lo spazio sinistro 1
term-left2_acc = lo spazio sinistro 2
term-left3_acc = lo spazio sinistro 3
term-maestro_acc = il Maestro
term-merchant_acc = il Mercante
term-moro_acc = il Doge Cristoforo Moro
term-podesta_acc = il Podestà
term-pope_acc = il Papa
term-principality_acc = il Principato
term-republic_acc = la Repubblica
term-right1_acc = lo spazio destro 1
term-right2_acc = lo spazio destro 2
term-right3_acc = lo spazio destro 3
term-room_acc = la Sala
term-sistine_acc = la Cappella Sistina
term-ten_acc = il Consiglio dei Dieci
term-token_acc = un segnalino +1

## The table

gov-italy = Italia
gov-map = Mappa d’Italia
gov-zoom-in = Ingrandisci
gov-zoom-out = Rimpicciolisci
gov-whole-map = Mappa intera
gov-legend-can = puoi scegliere
gov-legend-put = può andare qui
gov-legend-chosen = scelto
gov-legend-why = perché no?
gov-city-value = valore { $value }
gov-neutral = neutrale
gov-city-garrison = guarnigione { $count }
gov-city-siege = assedio: { $house }, { $count ->
        [one] 1 truppa
       *[other] { $count } truppe
    }
gov-city-marked = { $house }: { $count ->
        [one] 1 truppa deve ritirarsi
       *[other] { $count } truppe devono ritirarsi
    }
gov-agent-of = agente { $house_of }
gov-pirate = porto pirata
gov-port-on = porto: { $seas }
gov-roads-to = strade: { $cities }
gov-allied-with = in alleanza con { $house_acc }
gov-unallied = senza alleanza
gov-spent = bonus usato
gov-you = tu
gov-palace-of = Palazzo { $house_of }
gov-points-now = { $points } PP ora
gov-pp = { $points } PP
gov-rooms = Sale, in senso orario
gov-arrow-after = Freccia Cortigiano dopo la sala { $room }
gov-readies-left = riattiva il lato sinistro
gov-readies-right = riattiva il lato destro
gov-left-edge = lato sinistro
gov-right-edge = lato destro
gov-closed-indulgence = Chiusa da un’indulgenza
gov-closed-agent = Chiusa da un agente { $house_of }
gov-room-idle = Qui per ora non si può fare nulla
gov-room-number = Sala { $room }
gov-marker-here = il segnalino è qui
gov-with-improvement = con la Miglioria { $card }
gov-space-free = libero
gov-space-locked = chiuso
gov-space-given-up = ceduto
gov-unlock-cities = con 5 città
gov-unlock-title = con un Titolo
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
    } (ambra, a tratteggio)
gov-domain-short = { $ready } disp. · { $exhausted } esaur.
gov-others = Altri palazzi
gov-others-open = tocca per aprire
gov-court = corte
gov-previous-house = Casata precedente
gov-next-house = Casata successiva
gov-prestige = Prestigio
gov-prestige-aside = in alto le città, in basso il Patrocinio · in oro i punti
gov-cities-track = tracciato Città
gov-patronage-track = tracciato Patrocinio
gov-track-space = { $space }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
gov-market = Vetrina
gov-market-notables = Notabili
gov-market-titles = Titoli
gov-market-patronage = Patrocinio
gov-market-cities = Città
gov-count-left = { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
gov-tab-map = Mappa
gov-tab-palace = Palazzo
gov-tab-houses = Casate
gov-tab-market = Vetrina
gov-left = sinistra
gov-right = destra
gov-sheet-up = Mostra i dettagli
gov-sheet-down = Torna al tabellone
gov-prestige-points = PP
gov-ended = finita nell’anno { $year }:
gov-ended-no_neutral_city = nessuna città neutrale rimasta
gov-ended-eight_cities = 8 città
gov-ended-patronage = gradino 5 del Patrocinio
gov-ended-year_limit = ultimo anno concordato
gov-room-of-house = sala { $room } { $house_of }
event-palace-arranged = { $seat_is ->
        [you] Piazzi la carta { $card }: { $place }
       *[other] { $seat_the } piazza la carta { $card }: { $place }
    }
event-palace-entered = { $seat_is ->
        [you] Metti il segnalino nella sala { $room }
       *[other] { $seat_the } mette il segnalino nella sala { $room }
    }
event-palace-moved = { $seat_is ->
        [you] Avanzi di { $rooms ->
            [one] 1 sala
           *[other] { $rooms } sale
        }, fino alla sala { $room }
       *[other] { $seat_the } avanza di { $rooms ->
            [one] 1 sala
           *[other] { $rooms } sale
        }, fino alla sala { $room }
    }
event-palace-bought_step = { $seat_is ->
        [you] Paghi 2 fiorini per una sala in più
       *[other] { $seat_the } paga 2 fiorini per una sala in più
    }
event-palace-readied_edge = { $seat_is ->
        [you] I tuoi Cortigiani { $edge } tornano disponibili
       *[other] I Cortigiani { $seat_of } { $edge } tornano disponibili
    }
event-palace-redeemed = { $seat_is ->
        [you] Riscatti l’indulgenza della sala { $room }
       *[other] { $seat_the } riscatta l’indulgenza della sala { $room }
    }
event-palace-requested = { $seat_is ->
        [you] Richiedi un’indulgenza: { $benefit }
       *[other] { $seat_the } richiede un’indulgenza: { $benefit }
    }
event-palace-laid = { $seat_is ->
        [you] L’indulgenza va nella tua sala { $room }
       *[other] L’indulgenza va nella sala { $room } { $seat_of }
    }
event-palace-performed = { $seat_is ->
        [you] Svolgi l’azione { $action }
       *[other] { $seat_the } svolge l’azione { $action }
    }
event-palace-skipped = { $seat_is ->
        [you] Non svolgi l’azione
       *[other] { $seat_the } non svolge l’azione
    }
event-palace-used = { $seat_is ->
        [you] Usi { $source_acc }: { $symbol } ×{ $count }
       *[other] { $seat_the } usa { $source_acc }: { $symbol } ×{ $count }
    }
event-palace-paid = { $seat_is ->
        [you] Paghi { $cost }
       *[other] { $seat_the } paga { $cost }
    }
event-palace-banked = { $seat_is ->
        [you] Incassi { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }: { $source }
       *[other] { $seat_the } incassa { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }: { $source }
    }
event-palace-annexed = { $seat_is ->
        [you] Annetti { $city }
       *[other] { $seat_the } annette { $city }
    }
event-palace-readied = { $seat_is ->
        [you] Riattivi { $source_acc }
       *[other] { $seat_the } riattiva { $source_acc }
    }
event-palace-gained_agent = { $seat_is ->
        [you] Guadagni un agente
       *[other] { $seat_the } guadagna un agente
    }
event-palace-discarded = { $seat_is ->
        [you] Scarti la carta { $card }
       *[other] { $seat_the } scarta la carta { $card }
    }
event-palace-placed_card = { $seat_is ->
        [you] La carta { $card } entra nella tua corte
       *[other] La carta { $card } entra nella corte { $seat_of }
    }
event-palace-traded = { $seat_is ->
        [you] Commerciando ricavi { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }
       *[other] { $seat_the } commercia e ricava { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }
    }
event-palace-marched = { $seat_is ->
        [you] Fai marciare una truppa da { $origin } { $city_to }
       *[other] Una truppa { $seat_of } marcia da { $origin } { $city_to }
    }
event-palace-sailed = { $seat_is ->
        [you] Imbarchi una truppa da { $origin } per { $city }
       *[other] Una truppa { $seat_of } salpa da { $origin } per { $city }
    }
event-palace-placed_agent = { $seat_is ->
        [you] Piazzi un agente: { $location }
       *[other] { $seat_the } piazza un agente: { $location }
    }
event-palace-expelled = { $seat_is ->
        [you] Togli l’agente { $owner_of }: { $location }
       *[other] { $seat_the } toglie { $owner_is ->
            [you] il tuo agente
           *[other] l’agente { $owner_of }
        }: { $location }
    }
event-palace-won_on_plains = { $attacker_is ->
        [you] Vinci la battaglia campale davanti { $city_to } contro { $defender_acc }
       *[other] { $attacker_the } vince la battaglia campale davanti { $city_to } contro { $defender_is ->
            [you] di te
           *[other] { $defender_acc }
        }
    }
event-palace-tied_on_plains = Battaglia campale in parità davanti { $city_to }: { $first_is ->
        [you] tu e { $second_acc } perdete
       *[other] { $second_is ->
            [you] tu e { $first_acc } perdete
           *[other] { $first_acc } e { $second_acc } perdono
        }
    } 1 truppa per parte
event-palace-withdrew = { $seat_is ->
        [you] Ti ritiri da { $city }
       *[other] { $seat_the } si ritira da { $city }
    }
event-palace-announced_token = { $seat_is ->
        [you] Dichiari { $bonus_acc }: +{ $strength } { $city_to }
       *[other] { $seat_the } dichiara { $bonus_acc }: +{ $strength } { $city_to }
    }
event-palace-announced_cannons = { $seat_is ->
        [you] Dichiari { $bonus_acc }: +{ $strength } { $city_to }
       *[other] { $seat_the } dichiara { $bonus_acc }: +{ $strength } { $city_to }
    }
event-palace-announced_card = { $seat_is ->
        [you] Dichiari { $bonus_acc }: +{ $strength } { $city_to }
       *[other] { $seat_the } dichiara { $bonus_acc }: +{ $strength } { $city_to }
    }
event-palace-announced_tile = { $seat_is ->
        [you] Dichiari { $bonus_acc }: +{ $strength } { $city_to }
       *[other] { $seat_the } dichiara { $bonus_acc }: +{ $strength } { $city_to }
    }
event-palace-passed = { $seat_is ->
        [you] Non dichiari altri bonus { $city_to }
       *[other] { $seat_the } non dichiara altri bonus { $city_to }
    }
event-palace-took_by_siege = { $attacker_is ->
        [you] Prendi { $city } con l’assedio, { $attack } contro { $defence }
       *[other] { $attacker_the } prende { $city } con l’assedio, { $attack } contro { $defence }
    }
event-palace-retreated_by_road = { $seat_is ->
        [you] Una tua truppa si ritira da { $origin } { $city_to }
       *[other] Una truppa { $seat_of } si ritira da { $origin } { $city_to }
    }
event-palace-retreated_by_sea = { $seat_is ->
        [you] Una tua truppa si ritira per mare da { $origin } { $city_to }
       *[other] Una truppa { $seat_of } si ritira per mare da { $origin } { $city_to }
    }
event-palace-lost_in_retreat = { $seat_is ->
        [you] Perdi una truppa { $origin_to }
       *[other] Una truppa { $seat_of } va persa { $origin_to }
    }
event-palace-vacated_by_moving = { $seat_is ->
        [you] Sposti la carta { $card }: { $target }
       *[other] { $seat_the } sposta la carta { $card }: { $target }
    }
event-palace-vacated_by_discarding = { $seat_is ->
        [you] Scarti la carta { $card }
       *[other] { $seat_the } scarta la carta { $card }
    }
event-palace-began_winter = { $seat_is ->
        [you] Comincia il tuo inverno
       *[other] Comincia l’inverno { $seat_of }
    }
event-palace-paid_salary = { $seat_is ->
        [you] { $florins ->
            [0] Non paghi il soldo
            [one] Paghi 1 fiorino di soldo
           *[other] Paghi { $florins } fiorini di soldo
        }
       *[other] { $seat_the } { $florins ->
            [0] non paga il soldo
            [one] paga 1 fiorino di soldo
           *[other] paga { $florins } fiorini di soldo
        }
    }
event-palace-disbanded = { $seat_is ->
        [you] Congedi una truppa { $city_to }
       *[other] { $seat_the } congeda una truppa { $city_to }
    }
event-palace-took_card_out = { $seat_is ->
        [you] La carta { $card } lascia la tua sala { $room } e si esaurisce
       *[other] La carta { $card } lascia la sala { $room } { $seat_of } e si esaurisce
    }
event-palace-shifted = { $seat_is ->
        [you] Sposti la carta { $card }: { $space }
       *[other] { $seat_the } sposta la carta { $card }: { $space }
    }
event-palace-bought = { $seat_is ->
        [you] Acquisti: { $item }
       *[other] { $seat_the } acquista: { $item }
    }
event-palace-recruited = { $seat_is ->
        [you] Recluti una truppa { $city_to }
       *[other] { $seat_the } recluta una truppa { $city_to }
    }
question-palace-room = Dove comincia il tuo segnalino?
question-palace-move = Muovi il tuo segnalino
question-palace-step = Paga le sale aggiuntive
question-palace-redeem = Riscattare le indulgenze incontrate?
question-palace-action = Svolgere l’azione { $action }?
question-palace-pay = Paga
question-palace-pay-annex = Paga la città
question-palace-pay-purchase = Paga gli acquisti
question-palace-pay-retreat = Paga le navi della ritirata
question-palace-pay-other = Paga il costo
question-palace-trade = Commerciare: quali navi?
question-palace-war = Muovere guerra: muovi le truppe
question-palace-scheme = Tramare: piazza, sposta o togli agenti
question-palace-put_down = Dove va l’agente?
question-palace-vacate = Perdi uno spazio: quale carta deve lasciarlo?
question-palace-salary = { $count ->
        [one] Paga la tua truppa
       *[other] Paga le tue { $count } truppe
    }
question-palace-disband = { $count ->
        [one] Congeda ancora 1 truppa
       *[other] Congeda ancora { $count } truppe
    }
question-palace-reorganise = Riorganizza il palazzo
question-palace-place = Dove va la carta { $card }?
question-palace-recruit = Reclutare truppe?
question-palace-held-card = Dove va la carta { $card }?
question-palace-held-place = Dove va questa carta?
answer-governing-annex = { $city }
commit-governing-annex = Annetti { $city }
answer-governing-march = { $origin } → { $city }
commit-governing-march = Marcia da { $origin } { $city_to }
answer-governing-sail = { $origin } ⇢ { $city }
commit-governing-sail = Salpa da { $origin } per { $city }
answer-governing-besiege = Assedia { $city }
answer-governing-withdraw = Ritirati da { $city }
commit-governing-withdraw = Ritirati da { $city }
answer-governing-disband = Truppa { $city_to }
commit-governing-disband = Congeda una truppa { $city_to }
answer-governing-build = { $city }
commit-governing-build = Costruisci la Cattedrale { $city_to }
answer-governing-retreat = { $city }
commit-governing-retreat = Ritira la truppa { $city_to }
answer-governing-recruit = { $city }
commit-governing-recruit = Recluta { $city_to }
answer-governing-place = Agente: { $location }
commit-governing-place = Piazza un agente: { $location }
answer-governing-lift = Sposta da: { $location }
commit-governing-lift = Prendi l’agente: { $location }
answer-governing-expel = Togli: { $location }
commit-governing-expel = Togli l’agente: { $location }
answer-governing-ally = { $power }
commit-governing-ally = Stringi un’alleanza con { $power_acc }
answer-governing-ally-less = { $power }, meno 1 { $symbol }
commit-governing-ally-less = Stringi un’alleanza con { $power_acc }, meno 1 { $symbol }
answer-governing-reactivate = Riattiva l’alleanza con { $power_acc }
answer-governing-bank = Incassa: { $source }
commit-governing-bank = Incassa i fiorini: { $source }
answer-governing-use = { $source }: { $symbol }
commit-governing-use = Usa { $source_acc }: { $symbol }
answer-governing-indulgence-florin = Indulgenza
answer-governing-indulgence-florin-small = 3 fiorini, −1 PP
commit-governing-indulgence-florin = Richiedi un’indulgenza e ricevi 3 fiorini
answer-governing-indulgence-crown = Indulgenza
answer-governing-indulgence-crown-small = 1 corona, −1 PP
commit-governing-indulgence-crown = Richiedi un’indulgenza e ricevi 1 corona
answer-governing-ready = Riattiva { $source_acc }
answer-governing-announce = { $source }
commit-governing-announce = Dichiara { $source_acc }
answer-governing-room = Sala { $room } · { $action }
commit-governing-room = Comincia nella sala { $room }: { $action }
answer-governing-move = Sala { $room } · { $action }
commit-governing-move = Vai alla sala { $room }: { $action }
answer-governing-buy-step = 2 fiorini
commit-governing-buy-step = Paga 2 fiorini per una sala in più
answer-governing-redeem-cross = Sala { $room }: 1 croce
commit-governing-redeem-cross = Riscatta l’indulgenza della sala { $room } con 1 croce
answer-governing-redeem-crowns = Sala { $room }: 2 corone
commit-governing-redeem-crowns = Riscatta l’indulgenza della sala { $room } con 2 corone
answer-governing-buy = { $item }
commit-governing-buy = Aggiungi: { $item }
answer-governing-take = { $bonus }
commit-governing-take = Prendi { $bonus_acc }
answer-governing-take-out = { $card } → { $space }
commit-governing-take-out = Togli { $card_acc } dalla sala → { $space }
answer-governing-put = { $card }: { $space }
commit-governing-put = Metti { $card_acc }: { $space }
answer-governing-put-in = { $card } nella sala { $room }
answer-governing-put-in-small = come Azione
answer-governing-put-under = { $card } sotto la carta della sala { $room }
answer-governing-put-under-small = come Miglioria
answer-governing-put-over = { $card } sopra la carta della sala { $room }
answer-governing-put-over-small = la vecchia carta diventa una Miglioria
answer-governing-shift = { $card }: { $space }
commit-governing-shift = Sposta { $card_acc }: { $space }
answer-governing-discard = Scarta { $card_acc }
answer-governing-give-up = Cedi lo { $space }
answer-governing-lose = Perdi la truppa
answer-governing-salary = Paga { $florins ->
        [one] { $florins } fiorino
       *[other] { $florins } fiorini
    }, tieni { $keeps ->
        [one] { $keeps } truppa
       *[other] { $keeps } truppe
    }
answer-governing-first = { $house }
commit-governing-first = Comincia { $house_acc }
answer-governing-family-room = { $card } nella sala { $room }
answer-governing-family-room-small = sostituisce { $action }
answer-governing-family-under = { $card } sotto la carta della sala { $room }
answer-governing-family-under-small = come Miglioria
answer-governing-family-space = { $card }: { $space }
answer-governing-family-space-small = come Cortigiano
answer-governing-perform = { $action }
commit-governing-perform = Svolgi: { $action }
answer-governing-skip = Salta
answer-governing-skip-small = nessuna azione
commit-governing-skip = Salta l’azione
answer-governing-pass = Passa (definitivo)
answer-governing-pass-for-now = Passa per ora
answer-governing-pay = Paga
answer-governing-done = Fatto
answer-governing-done-redeem = Non riscattare altro
answer-governing-done-govern = Finisci qui
answer-governing-done-trade = Finisci qui
answer-governing-done-war = Finisci qui
answer-governing-done-scheme = Finisci qui
answer-governing-done-reorganise = Lascia il palazzo così
answer-governing-done-purchase = Concludi gli acquisti
answer-governing-done-recruit = Non reclutare altre truppe
answer-governing-done-alliance = Nessuna alleanza
AG-2-1-4 = Una carta Azione copre il simbolo stampato della tua sala.
AG-2-2-5 = Qui c’è già una carta: { $space }.
AG-2-2-3 = { $allowed ->
        [0] Questo spazio è ombreggiato, e per ora non puoi usarne: { $space }.
        [one] Questo spazio è ombreggiato ({ $space }): puoi usarne uno solo, e ne occupi già { $occupied }.
       *[other] Questo spazio è ombreggiato ({ $space }): puoi usarne { $allowed }, e ne occupi già { $occupied }.
    }
AG-16-4 = Hai ceduto questo spazio, non è più disponibile: { $space }.
AG-2-3-1 = Qui non c’è nessuna carta da scartare: { $space }.
AG-3-4-1 = Il primo giocatore dev’essere uno dei { $players } al tavolo.
AG-3-5-1 = Piazza una delle tue carte Casata.
AG-3-5-1-own = La carta { $card } non è tra le carte Casata che devi ancora piazzare.
AG-3-5-2 = La carta { $card } non ha un’icona azione e non può essere una carta Azione.
AG-3-5-2-room = La sala { $room } ha già una carta Azione.
AG-3-5-2-under = La sala { $room } non ha una carta Azione da migliorare, o ha già una Miglioria.
AG-3-5-2-space = Qui c’è già una carta: { $space }.
AG-4-1-1-answer = Usa una fonte o paga.
AG-4-1-1 = Il costo non è ancora coperto. Manca: { $missing }.
AG-4-1-1-reach = Se usi così questa fonte ({ $source }), non potrai più pagare il costo.
AG-4-1-1-source = Non hai questa fonte: { $source }.
AG-4-1-1-once = Hai già usato questa fonte ({ $source }) per questo pagamento.
AG-4-1-2 = Questa fonte ({ $source }) non ha il simbolo { $symbol }.
AG-4-1-3 = Carta o tessera esaurita: { $source }.
AG-4-1-4 = Questo bonus ({ $source }) non è tuo, è già stato usato o è bloccato da un agente avversario.
AG-4-1-5 = Questo simbolo non serve più: { $symbol }.
AG-4-1-7 = Questa fonte ({ $source }) ha già pagato con un altro simbolo in questa fase.
AG-4-2-2-own = Non hai questa carta o tessera: { $source }.
AG-4-2-2-ready = Carta o tessera esaurita: { $source }.
AG-4-2-2 = Qui non ci sono fiorini da incassare: { $source }.
AG-4-3-1 = Qui ({ $purpose_action }) non si può usare il simbolo { $symbol } di questa fonte: { $source }.
AG-6-1-1 = Metti il segnalino in una delle tue cinque sale.
AG-6-2-1 = Il segnalino avanza in senso orario di almeno una sala.
AG-6-2-5 = Avanzare di { $rooms } sale significa { $extra } oltre le due gratuite; { $reach ->
        [0] non puoi pagarne nessuna
       *[other] puoi pagarne solo { $reach }
    }.
AG-6-2-4-answer = Paga le sale aggiuntive con frecce o con 2 fiorini.
AG-6-2-3 = Una sala in più costa 2 fiorini; in tesoreria ne hai { $florins }.
AG-6-2-3-once = Si può comprare una sola sala in più per primavera.
AG-6-2-5-reach = Così il movimento non si potrebbe più pagare.
AG-7-2-1 = Riscatta le indulgenze incontrate dal segnalino, o concludi.
AG-7-2-2 = Il segnalino non ha attraversato la sala { $room } né vi si è fermato.
AG-7-2-2-none = Nessuna indulgenza nella sala { $room }.
AG-7-3-1 = Nella tua sala c’è un’indulgenza.
AG-7-3-2 = Nella tua sala c’è un agente avversario.
AG-7-3-4-answer = { $masks ->
        [one] La prima maschera toglie
       *[other] Le prime { $masks } maschere tolgono
    } l’agente avversario da questa sala.
AG-7-4-2 = Un’indulgenza si può richiedere solo nella propria fase d’azione o nel proprio inverno.
AG-7-4-2-once = Hai già richiesto un’indulgenza quest’anno.
AG-7-4-4 = Nella sala del tuo segnalino c’è già un’indulgenza.
AG-7-4-4-stack = Tutte le { $stack } indulgenze sono nei palazzi.
AG-7-4-8 = La corona di un’indulgenza serve solo per il costo della tua azione, mentre lo paghi.
AG-7-4-9 = In inverno la corona di un’indulgenza si prende solo come parte di un pagamento.
AG-8-1-2 = Svolgi l’azione della tua sala, o saltala.
AG-8-1-1 = La tua sala offre: { $action_action }.
AG-8-2-1 = Usa corone o croci, riattiva tessere o alleanze, o concludi.
AG-8-2-2 = Costa una corona o una croce; non te ne restano.
AG-8-2-2-tile = Questa non è una tessera esaurita del tuo dominio: { $source }.
AG-8-2-2-alliance = Non hai un’alleanza con { $power_acc } il cui bonus sia stato usato.
AG-8-2-3 = La tessera { $source } è servita a pagare questa azione Governare: la stessa azione non può riattivarla.
AG-8-2-3-pay = La tessera { $source } è appena stata riattivata e non può pagare questa azione Governare.
AG-8-2-5 = Il bonus { $power_of } è servito a pagare questa azione Governare.
AG-8-2-8 = La tessera { $source } è già stata riattivata da questa azione Governare; ogni tessera si riattiva una volta sola.
AG-8-3-1 = Sei all’ultimo gradino del Patrocinio.
AG-8-3-2 = Il gradino { $step } costa { $cost }; non puoi pagarlo.
AG-8-3-4 = Prendi uno dei bonus Patrocinio rimasti.
AG-8-3-4-taken = Qualcuno ha già preso questo bonus: { $bonus }.
AG-8-3-5 = Hai già un bonus di questo tipo: al massimo un artista e un’opera, quindi non { $bonus_acc }.
AG-8-4-1 = Usa navi, o concludi.
AG-8-5-1 = Si annette solo una città neutrale; { $city } appartiene { $owner_to }.
AG-8-5-1-out = { $city } non è in gioco.
AG-8-5-8 = { $city } è un porto pirata e si prende solo con l’assedio.
AG-8-6-3 = Usa fonti, muovi truppe, o concludi.
AG-8-6-1-cavalry = Muoversi su strada costa 1 cavalleria; non te ne resta.
AG-8-6-2 = { $origin } e { $city } devono essere entrambe porti in gioco.
AG-8-6-4 = Una truppa davanti a una città che non controlli non può proseguire.
AG-8-6-1-troop = Non hai truppe { $origin_to }.
AG-8-6-8 = Un segnalino bonus militare costa subito { $price ->
        [one] { $price } fiorino
       *[other] { $price } fiorini
    }; ne hai { $florins }.
AG-8-6-8-tokens = Non restano segnalini bonus militare.
AG-4-2-4 = Questi fiorini pagano solo i costi in fiorini di questa azione, e questa azione non ne ha.
AG-8-7-1 = Usa maschere, piazza, sposta o togli agenti, o concludi.
AG-8-7-1-mask = Ogni operazione costa una maschera; non te ne restano.
AG-8-7-1-agent = Non hai agenti disponibili.
AG-8-7-1-own = Qui non hai agenti: { $location }.
AG-8-7-7 = Qui non ci sono agenti avversari: { $location }.
AG-8-7-2 = Qui c’è già un agente: { $location }.
AG-8-7-2-out = Questo luogo non è in gioco: { $location }.
AG-8-7-4 = Il Principe tiene lontani da qui gli agenti altrui: { $location }.
AG-8-7-5 = Questo palazzo non può ospitare altri agenti.
AG-8-7-1-put = Scegli dove va l’agente che hai preso.
AG-8-7-2-nowhere = Per questo agente non c’è nessun altro posto.
AG-8-7-2-same = L’agente viene proprio da lì: { $location }.
AG-9-3-9 = Metti Machiavelli su uno spazio Cortigiano, o scarta una carta per liberarne uno.
AG-10-1-1 = Scegli quale dei tuoi assedi si risolve ora.
AG-10-1-3 = Un assedio non si può saltare né togliere; ancora da risolvere: { $cities }.
AG-10-3-2 = Usa un bonus militare o passa.
AG-10-3-4 = Questo non è un tuo bonus militare: { $bonus }.
AG-10-3-5 = I segnalini servono solo in attacco.
AG-10-3-6 = Questo bonus ({ $bonus }) costa { $price ->
        [one] { $price } fiorino
       *[other] { $price } fiorini
    }; in tesoreria ne hai { $florins }.
AG-10-3-7 = Hai già usato questo bonus ({ $bonus }), che conta una volta sola per combattimento.
AG-10-3-7-exhausted = Carta o tessera esaurita: { $bonus }.
AG-4-1-7-war = Questo bonus ({ $bonus }) ha già pagato con un altro simbolo in questa fase.
AG-12-3-1-france = Il bonus della Francia è già stato usato, o vi si trova un agente avversario.
AG-16-9 = { $bonus }: si dichiara solo negli assedi, non nelle battaglie campali.
AG-10-7-2-answer = Una truppa deve ritirarsi in una tua città, altrimenti va persa.
AG-10-7-3-kept = Non potresti più pagare { $ships ->
        [one] la nave che devi ancora.
       *[other] le { $ships } navi che devi ancora.
    }
AG-10-8-5-answer = Sposta una carta da uno spazio ombreggiato, o scartala.
AG-10-8-5-shaded = Si perde uno spazio ombreggiato, e questo non lo è: { $space }.
AG-10-8-5-empty = Qui non c’è nessuna carta: { $space }.
AG-16-4-give = Si cede solo uno spazio di base aperto e vuoto, e questo non lo è: { $space }.
AG-10-8-5-target = Questa carta non può andare qui, lo spazio non è libero: { $target }.
AG-11-2-2-florins = In tesoreria hai { $florins ->
        [one] { $florins } fiorino
       *[other] { $florins } fiorini
    }.
AG-11-3-1 = Sposta una carta, scarta un Cortigiano, o concludi.
AG-11-3-1-enough = { $limit } spostamenti tra spazi bastano per qualsiasi disposizione.
AG-11-3-2-marker = Nella sala { $room } c’è il tuo segnalino: nessuna carta entra o esce.
AG-11-3-2-indulgence = Nella sala { $room } c’è un’indulgenza: nessuna carta entra o esce.
AG-11-3-2-agent = Nella sala { $room } c’è un agente avversario: nessuna carta entra o esce.
AG-11-3-3-empty = Qui non c’è nessuna carta: { $space }.
AG-11-3-3 = Si muovono solo Cortigiani disponibili; la carta { $card } è esaurita.
AG-2-1-4-icon = La carta { $card } non ha un’icona azione e non può essere una carta Azione.
AG-11-3-3-taken = La sala { $room } ha già una carta Azione; una nuova va sotto o sopra.
AG-2-1-3-bare = La sala { $room } non ha una carta Azione da migliorare.
AG-2-1-3-improvement = La sala { $room } ha già una Miglioria.
AG-16-7-insert = Una carta va sotto una carta Azione, non sopra.
AG-11-3-4-nothing = La sala { $room } non ha questa carta.
AG-11-3-5 = La carta Azione esce solo se la Miglioria può prenderne il posto; la carta { $card } non ha un’icona azione.
AG-11-3-7-target = Questo spazio non è libero: { $target }.
AG-11-4-1 = Acquista, scarta un Cortigiano, o concludi.
AG-11-4-1-twice = Se ne può acquistare al massimo 1 per inverno: { $item }.
AG-1-3-item = Non ne restano: { $item }.
AG-11-4-2 = Aggiungendo { $item_acc }, i tuoi acquisti costano { $cost }: non puoi pagarli.
AG-11-4-2-kept = Gli acquisti già scelti ({ $cost }) non si potrebbero più pagare.
AG-11-4-3 = { $cards ->
        [one] Per { $cards } carta serve { $cards } spazio
       *[other] Per { $cards } carte servono { $cards } spazi
    }; ne hai { $spaces }.
AG-11-4-3-new = La carta { $card } è appena stata acquistata: per questo inverno non si può scartare.
AG-11-4-3-place = Metti la carta { $card } su uno spazio libero; se non ce n’è, scarta prima una carta.
AG-11-4-6 = Puoi averne al massimo { $limit }: { $item }.
AG-11-4-6-discard = Puoi averne una sola: { $item }; scarta prima l’altra.
AG-11-4-7-arms = Hai già la tessera con il tuo stemma: { $item }.
AG-11-4-8 = Non puoi avere insieme queste due tessere: { $other } e { $item }.
AG-11-4-9 = Una Cattedrale richiede una tua città di valore 3 o 4 che non ne abbia già una.
AG-11-4-9-answer = Scegli la città di valore 3 o 4 che riceve la Cattedrale.
AG-11-5-1 = Recluta una truppa in una città, o concludi.
AG-11-5-1-six = Tutte le tue 6 truppe sono sul tabellone.
AG-11-5-1-city = Si recluta solo nelle proprie città, e { $city } non è tua.
AG-11-6-1 = Stringi o sottrai un’alleanza, o concludi.
AG-12-1-1 = Hai già un’alleanza con { $power_acc }.
AG-12-1-2 = L’alleanza costa { $cost }; non puoi pagarla.
AG-12-1-2-agent = Solo un tuo agente presso quella potenza riduce il costo dell’alleanza con { $power_acc }.
AG-12-1-2-symbol = Nel costo dell’alleanza con { $power_acc } non c’è questo simbolo: { $symbol }.
AG-12-1-2-which = Il tuo agente ti fa risparmiare un simbolo nell’alleanza con { $power_acc }: scegli quale.
AG-12-2-1 = Per sottrarre l’alleanza con { $power_acc } devi avere un agente presso quella potenza.
AG-12-2-1-full = Un’alleanza si sottrae a costo pieno.
gov-your-court = La tua corte
gov-the-table = Il tavolo
gov-you-capital = Tu
gov-turn-order = Ordine di turno
gov-year = Anno { $year }
gov-last-winter = ultimo inverno
gov-your-spring = Il tuo turno di primavera
gov-your-winter = Il tuo inverno
gov-tiebreak = Vince chi ha più punti; a parità chi ha più corone; altrimenti vittoria condivisa.
gov-score-so-far = Punteggio finora
gov-no-score = Ancora niente da contare.
gov-no-points-yet = Ancora senza punti: { $lines }.
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
gov-head-step = Sale aggiuntive
gov-head-machiavelli = Machiavelli
gov-head-vacate = Uno spazio in meno
gov-head-put_down = Agenti
gov-head-disband = Soldo
gov-head-cathedral = Cattedrale
gov-head-place = Acquisti
gov-payment = Pagamento
gov-covered = coperto
gov-not-covered = non ancora
gov-ledger-room = Sala · non si esaurisce
gov-ledger-court = Corte e dominio · si esauriscono
gov-treasury-source = Tesoreria
gov-ledger-left = { $florins ->
        [one] ne resta 1
       *[other] ne restano { $florins }
    }
gov-pay-for = Paga: { $what }
gov-pay-govern = Paga l’azione Governare
gov-pay-sponsor = Paga il Patrocinio
gov-pay-annex = Paga la città
gov-pay-purchase = Paga gli acquisti
gov-pay-alliance = Paga l’alleanza
gov-pay-retreat = Paga le navi
gov-pay-other = Paga
gov-improvement = Miglioria
gov-take-indulgence = Richiedi un’indulgenza
gov-minus-one = −1 PP alla fine
gov-stays = resta
gov-exhausts = si esaurisce
gov-kept = tenuta da parte
gov-keep-this = Tieni da parte: i suggerimenti non la usano (K)
gov-loses = Perdi { $what }.
gov-loses-nothing = Non perdi nulla.
gov-loses-a-point = Costa 1 punto: un’indulgenza.
gov-wastes = { $count ->
        [one] 1 simbolo sprecato.
       *[other] { $count } simboli sprecati.
    }
gov-no-payment = Componi il pagamento a mano.
gov-by-hand = A mano
gov-least-waste = Minor spreco
gov-another-way = Altro modo
gov-previous-payment = Suggerimento precedente
gov-next-payment = Suggerimento successivo (A)
gov-keeps = Così risparmi: { $names }.
gov-keeps-many = Così risparmi: { $names } e altre { $more } fonti.
gov-room-symbol = Simbolo della sala
gov-room-of = { $house }, sala { $room } ({ $action })
gov-by-road = su strada
gov-would-win = { $attack } contro { $defence }: vittoria
gov-would-lose = { $attack } contro { $defence }: sconfitta
gov-would-score = +{ $points } PP
gov-note-room = Nella prima primavera il segnalino comincia gratis in una sala qualsiasi; poi svolgi subito la sua azione.
gov-note-move = Due sale sono gratuite; 2 fiorini ne aggiungono una, e così ogni freccia.
gov-note-family = Tocca una carta, poi una sala o uno spazio evidenziato. In una sala è un’azione; su uno spazio può pagare molte cose.
gov-note-govern = Ogni corona o croce riattiva fino a due tessere, o un’alleanza.
gov-note-trade = Ogni nave rende 2 fiorini.
gov-note-war = Tocca una città in cui hai truppe, poi una città evidenziata. Le fonti vengono usate in automatico.
gov-note-scheme = Ogni maschera piazza, sposta o toglie un agente, in una città, in una sala o presso una grande potenza.
gov-note-redeem = Riscattare un’indulgenza costa 1 croce o 2 corone; se la lasci, costa 1 punto e chiude la sala.
gov-note-reorganise = Tocca una carta disponibile, poi un posto evidenziato. Una carta che lascia una sala si esaurisce.
gov-note-vacate = Sposta una carta da uno spazio ombreggiato, o scartala.
gov-note-place = La carta arriva disponibile.
gov-note-machiavelli = Vale come un Notabile e arriva disponibile.
gov-note-purchase = Ciò che acquisti ora non può servire a pagare questi acquisti.
gov-note-salary = Le prime due truppe sono gratuite; ogni fiorino ne paga altre due.
gov-note-recruit = 1 fiorino in una città con il tuo stemma, 3 nelle altre tue città.
gov-note-alliance = 1 punto alla fine e un bonus che Governare riattiva, se non c’è un agente avversario.
gov-note-retreat = Su strada la ritirata è gratis; per mare costa 1 nave per ogni mare.
gov-note-action = Puoi svolgere l’azione o rinunciarvi.
gov-put-up = Raccolti:
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
gov-choose-place = scegli…
gov-group-place = Piazza un agente · { $count ->
        [one] 1 luogo
       *[other] { $count } luoghi
    }
gov-group-lift = Sposta un agente · { $count }
gov-group-expel = Togli un agente · { $count }
gov-group-march = Marcia su strada · { $count }
gov-group-sail = Salpa · { $count }
gov-group-ready = Riattiva una tessera · { $count }
gov-group-redeem = Riscatta · { $count }
gov-group-reactivate = Riattiva · { $count }
gov-against = contro
gov-passed = ha passato
gov-as-it-stands = Al momento:
gov-siege-won = la città cade, { $losses ->
            [0] nessun attaccante perso
            [one] { $losses } attaccante perso
           *[other] { $losses } attaccanti persi
        }
gov-siege-lost = la città resiste, { $losses ->
        [0] nessun attaccante perso
        [one] { $losses } attaccante perso
       *[other] { $losses } attaccanti persi
    }
gov-plains-tie = parità
gov-plains-lead = in vantaggio: { $house }
gov-sum-troops = { $count ->
        [one] 1 truppa
       *[other] { $count } truppe
    }
gov-sum-bonus = bonus { $count }
gov-sum-value = valore { $value }
gov-sum-agent = agente { $count }
gov-sum-garrison = guarnigione { $count }
gov-sum-bastion = bastione { $count }
gov-discard-one = Scarta una carta…
gov-frozen-marker = bloccata dal tuo segnalino
gov-frozen-indulgence = bloccata da un’indulgenza
gov-frozen-agent = bloccata da un agente { $house_of }
gov-sum = Totale
gov-basket-empty = ancora nulla
gov-payable = pagabile
gov-cannot-pay = ora non si può
gov-spaces-free = Spazi liberi: { $spaces }.
gov-free = gratis
gov-state = Stato
gov-as-action-card = Come carta Azione
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
gov-besiegers = Davanti alle mura
gov-ally = Alleanza
gov-printed-action = Azione stampata
gov-closed = chiusa
gov-printed = stampato
gov-reconstructed = nostra ricostruzione
gov-marks = I valori stampati e le nostre ricostruzioni sono sempre distinti.
gov-about-space = Uno spazio libero della corte: una carta messa qui paga una volta, poi resta esaurita finché non si riattiva.
gov-about-locked = Si apre con 5 città, un Ducato o un Principato, Copernico o Il Principe.
gov-about-cities-track = Punti secondo il numero di città; chi è più avanti ne ha 1 in più. A parità di città gioca prima chi ha il disco più in alto.
gov-about-patronage-track = Punti secondo i gradini; chi è più avanti ne ha 1 in più. I gradini 2 e 4 danno un bonus.
gov-about-florin = Con i fiorini si paga quasi tutto. A ogni tua decisione puoi esaurire una carta o tessera disponibile per incassarne i fiorini.
gov-about-agent = Gli agenti chiudono le sale altrui, cambiano il valore delle città e aprono la via alle alleanze.
gov-about-troop = Le truppe difendono le tue città o assediano le altre a fine primavera.
gov-about-trophy = 2 punti ciascuno; uno per avversario.
gov-about-indulgence = Chiude la sala; −1 punto alla fine. Si riscatta con 1 croce o 2 corone quando il segnalino vi passa o vi si ferma.
gov-about-token = +1 in un attacco di questa primavera, poi torna nella riserva.
gov-about-france = +2 in un assedio o in una battaglia campale, poi non è disponibile finché non svolgi l’azione Governare.
gov-about-ottoman = 2 navi per un’azione o una ritirata, poi non è disponibile finché non svolgi l’azione Governare.
gov-about-empire = 1 croce per un pagamento, poi non è disponibile finché non svolgi l’azione Governare; 1 croce in più alla fine.
gov-about-govern = Riattiva tessere con corone e croci
gov-about-sponsor = Un gradino di Patrocinio in cambio di fiorini e simboli
gov-about-trade = 2 fiorini per ogni nave
gov-about-annex = Una città neutrale per più corone del suo valore
gov-about-wage_war = Muovi truppe; assediano a fine primavera
gov-about-scheme = Agenti: piazza, sposta, togli
gov-effect-leonardo = +1 in ogni combattimento, per 1 fiorino
gov-effect-bastion = +2 in ogni difesa
gov-effect-copernicus = uno spazio Cortigiano in più
gov-effect-prince = uno spazio Cortigiano, un agente, e nessun nuovo agente avversario su ciò che è tuo
gov-effect-michelangelo = 1 corona a ogni azione Patrocinare
gov-effect-duomo = +1 croce alla fine
gov-effect-sistine = +2 croci alla fine
gov-effect-columbus = 2 punti
gov-effect-machiavelli = una carta forte per la tua corte
gov-effect-cannons = una tessera: +2 in combattimento, per 1 fiorino
gov-religion = Influenza religiosa
gov-story = Anno per anno
gov-story-aside = punti alla fine di ogni anno
gov-graph-label = Punti di ogni casata per anno
gov-coach-family = Giochi con { $house_acc }. Ciò che è bordato di viola si può scegliere. Comincia piazzando le tue tre carte Casata.
gov-coach-room = Giochi con { $house_acc }. Ogni sala offre un’azione: scegli quella che ti serve ora.
gov-coach-move = Il segnalino va in senso orario. Quando supera una freccia Cortigiano, riattivi le carte del suo lato.
gov-coach-action-annex = Le città con l’anello tratteggiato sono a portata. Scegli: il pagamento è pronto.
gov-coach-purchase = Ciò che acquisti resta tuo. Tocca ciò che non puoi acquistare per sapere perché.
gov-coach-war = Le truppe si fermano davanti a una città; l’assedio si decide a fine primavera.
gov-coach-govern = Le tessere ambra sono esaurite. Toccale per riattivarle.
term-most_cities = In testa nelle città
term-patronage = Tracciato Patrocinio
term-most_patronage = In testa nel Patrocinio
term-cards = Carte
term-tiles = Tessere
term-bonuses = Bonus Patrocinio
term-religion = Influenza religiosa
term-trophies = Trofei
term-alliances = Alleanze
term-indulgences = Indulgenze
term-florins = fiorini
term-under = sotto la carta della sala
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
option-symbol_scope = Il simbolo scelto su una fascia vale
option-symbol_scope-payment = per un pagamento
option-symbol_scope-phase = per la fase
option-scheme_unblock_masks = Maschere per liberare la sala Tramare
option-scheme_unblock_masks-1 = 1
option-scheme_unblock_masks-2 = 2
option-defender_tokens = Segnalini anche in difesa
option-token_discard = I segnalini non usati si restituiscono
option-token_discard-own = dopo i propri assedi
option-token_discard-end = dopo tutti gli assedi
option-beginner_palace_agents = Agenti per palazzo
option-beginner_palace_agents-off = senza limite
option-beginner_palace_agents-one_enemy = al massimo uno avversario
option-beginner_palace_agents-one_any = al massimo uno
option-war_pass = Passare in combattimento
option-war_pass-final = è definitivo
option-war_pass-reopen = non è definitivo
option-insert_above = Carte anche sopra una carta Azione
option-indulgence_supply = Indulgenze
option-indulgence_supply-limited = dieci
option-indulgence_supply-unlimited = illimitate
option-indulgence_window = I fiorini dell’indulgenza si prendono
option-indulgence_window-action = nella fase d’azione
option-indulgence_window-spring = in tutta la primavera
option-family_placement = Le carte Casata si piazzano
option-family_placement-simultaneous = contemporaneamente
option-family_placement-turn_order = in ordine di turno
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
        [one] { $n } simbolo guerra
       *[other] { $n } simboli guerra
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

gov-held-by = { $house_of }
gov-held-by-you = tua
gov-can-choose = si può scegliere
gov-power-price = un’alleanza costa { $cost }
gov-words-powers = Grandi potenze
gov-words-asked = La tua decisione
gov-words-court = Corte
gov-words-order = Ordine di turno: { $order }
gov-words-patronage = Gradino { $step } del Patrocinio
gov-words-bonuses = Bonus Patrocinio: { $names }
gov-words-trophies = Trofei contro: { $names }
gov-coach-none = Ora qui non puoi fare nulla. Tocca ciò che vorresti: saprai che cosa manca.
gov-coach-first = Il primo giocatore comincia questa primavera; poi comincia chi controlla più città.
gov-coach-action-govern = Governare riattiva le tessere ambra: potranno pagare di nuovo. Nessuna tessera ambra? Allora salta l’azione.
gov-coach-action-sponsor = Ogni gradino del Patrocinio dà punti; i gradini 2 e 4 anche un bonus che nessun altro avrà.
gov-coach-action-trade = Ogni nave diventa 2 fiorini; d’inverno, con i fiorini, acquisti carte e tessere.
gov-coach-action-wage_war = Le truppe si muovono ora; la città davanti a cui si fermano è assediata a fine primavera.
gov-coach-action-scheme = Gli agenti chiudono le sale altrui, cambiano il valore di una città e aprono la via alle alleanze.
gov-coach-step = Due sale sono gratuite, le altre si pagano ora.
gov-coach-redeem = Il segnalino ha incontrato un’indulgenza: ora puoi riscattarla. Se resta, chiude la sala e alla fine costa 1 punto.
gov-coach-pay = È pronto il pagamento che spreca meno. Cambia una riga per tenere da parte qualcosa.
gov-coach-trade = Scegli le navi da cambiare in fiorini. Le tessere e le carte ai lati si esauriscono con l’uso.
gov-coach-scheme = Ogni maschera vale un’operazione con un agente: tocca una città, una sala o una grande potenza evidenziata.
gov-coach-put_down = L’agente che hai preso può andare in qualsiasi posto evidenziato.
gov-coach-bonus = Prendine uno: resta tuo fino alla fine, e nessun altro potrà averlo.
gov-coach-machiavelli = Entra nella tua corte; da lì può pagare.
gov-coach-siege = Ogni città davanti a cui ci sono le tue truppe sarà assediata. Scegli solo l’ordine.
gov-coach-announce = L’attacco deve superare la difesa; a parità la città resiste. Chi passa non dichiara più nulla.
gov-coach-plains_won = I rivali sono battuti. Assedia la città, o porta via le truppe senza perdite.
gov-coach-retreat = Queste truppe non possono restare. Su strada la ritirata è gratis; una truppa senza via d’uscita va persa.
gov-coach-vacate = Hai perso uno spazio Cortigiano: una carta deve spostarsi o essere scartata.
gov-coach-salary = Le prime due truppe sono gratuite; ogni fiorino ne paga altre due. Le truppe non pagate se ne vanno.
gov-coach-disband = Alcune truppe non sono state pagate: scegli quali ti servono meno.
gov-coach-reorganise = In una sala una carta rafforza l’azione; su un lato può pagare. Va già bene? Lascia tutto com’è.
gov-coach-place = Su un lato può pagare; si riattiva quando superi la freccia di quel lato.
gov-coach-cathedral = Una Cattedrale dà un punto e croci a chi controlla la città.
gov-coach-recruit = Le truppe difendono le tue città e assediano le altre. Dalla terza in poi vanno pagate ogni inverno.
gov-coach-alliance = Un’alleanza vale 1 punto alla fine e ti aiuta una volta, poi di nuovo dopo ogni azione Governare.
keys-places = mappa, palazzo, dominio, casate
keys-keep = tieni da parte la fonte; altro pagamento
keys-ideas = che cosa posso fare?

## What a payment is for

term-step = sale aggiuntive
term-redeem = riscatto
term-diplomacy = diplomazia

## What both games tell, ask and refuse in the same words

event-palace-took_tokens = { $seat_is ->
        [you] Prendi { $count ->
            [one] { $count } segnalino bonus militare
           *[other] { $count } segnalini bonus militare
        }
       *[other] { $seat_the } prende { $count ->
            [one] { $count } segnalino bonus militare
           *[other] { $count } segnalini bonus militare
        }
    }
event-palace-returned_tokens = { $seat_is ->
        [you] Restituisci { $tokens ->
            [one] { $tokens } segnalino
           *[other] { $tokens } segnalini
        }
       *[other] { $seat_the } restituisce { $tokens ->
            [one] { $tokens } segnalino
           *[other] { $tokens } segnalini
        }
    }
event-palace-besieged = { $attacker_is ->
        [you] Assedi { $city } con { $troops ->
            [one] { $troops } truppa
           *[other] { $troops } truppe
        }
       *[other] { $attacker_the } assedia { $city } con { $troops ->
            [one] { $troops } truppa
           *[other] { $troops } truppe
        }
    }
event-palace-was_repelled = { $attacker_is ->
        [you] Il tuo attacco è respinto { $city_to }, { $attack } contro { $defence }
       *[other] L’attacco { $attacker_of } è respinto { $city_to }, { $attack } contro { $defence }
    }
event-palace-put_card_in = { $seat_is ->
        [you] Metti la carta { $card } nella sala { $room }
       *[other] { $seat_the } mette la carta { $card } nella sala { $room }
    }
event-palace-put_card_under = { $seat_is ->
        [you] Metti la carta { $card } sotto quella della sala { $room }
       *[other] { $seat_the } mette la carta { $card } sotto quella della sala { $room }
    }
event-palace-put_card_over = { $seat_is ->
        [you] Metti la carta { $card } sopra quella della sala { $room }
       *[other] { $seat_the } mette la carta { $card } sopra quella della sala { $room }
    }
question-palace-family = Piazza le tue carte Casata
question-palace-pay-govern = Paga l’azione Governare
question-palace-announce = Assedio di { $city }: dichiarare un bonus?
question-palace-announce-plains = Battaglia campale davanti { $city_to }: dichiarare un bonus?
question-palace-plains_won = Hai vinto la battaglia campale davanti { $city_to }: assediarla?
question-palace-retreat = Da { $city }: dove si ritira la truppa?
question-palace-purchase = Acquisti d’inverno: scegli tutto ciò che vuoi
question-palace-held-troop = Da { $city }: dove va la truppa?
AG-7-2-3 = Un’indulgenza costa 1 croce o 2 corone; hai raccolto { $crosses ->
            [one] { $crosses } croce
           *[other] { $crosses } croci
        } e { $crowns ->
            [one] { $crowns } corona
           *[other] { $crowns } corone
        }.
AG-7-3-5 = Per togliere l’agente avversario da questa sala { $masks ->
            [one] serve prima { $masks } maschera
           *[other] servono prima { $masks } maschere
        }; puoi arrivare a { $reach }.
AG-8-5-2 = Nessuna strada collega { $city } a una tua città, e nessun mare a un tuo porto.
AG-8-5-2-ships = Per attraversare { $ships ->
        [one] { $ships } mare serve una nave
       *[other] { $ships } mari servono altrettante navi
    }; { $reach ->
        [0] non puoi averne
       *[other] puoi averne solo { $reach }
    }.
AG-8-5-5 = { $crowns ->
            [one] Serve { $crowns } corona
           *[other] Servono { $crowns } corone
        }; puoi arrivare a { $reach }.
AG-8-5-5-both = Servono { $crowns ->
            [one] { $crowns } corona
           *[other] { $crowns } corone
        } e { $ships ->
            [one] { $ships } nave
           *[other] { $ships } navi
        }: le tue fonti non bastano per entrambe.
AG-8-6-1 = Nessuna strada porta da { $origin } { $city_to }.
AG-8-6-2-ships = Per attraversare { $ships ->
        [one] { $ships } mare serve una nave
       *[other] { $ships } mari servono altrettante navi
    }; { $left ->
        [0] non te ne restano
        [one] te ne resta { $left }
       *[other] te ne restano { $left }
    }.
AG-10-1-2 = Non stai assediando { $city }: la controlli o non vi hai truppe.
AG-10-2-8-answer = Hai vinto la battaglia campale: assedia subito { $city } o ritirati.
AG-10-2-8-city = La battaglia è stata vinta davanti { $battle_to }, non davanti { $city_to }.
AG-16-7-leonardo = Leonardo ha combattuto nella battaglia campale davanti { $city_to } e non partecipa all’assedio.
AG-10-7-4 = Le tue truppe possono ritirarsi solo in una città che controlli, e { $city } non è tua.
AG-10-7-2-way = Tra { $origin } e { $city } non c’è né una strada né un mare in comune.
AG-10-7-3-ships = Raggiungendo { $city } dovresti { $ships ->
        [one] { $ships } nave
       *[other] { $ships } navi
    }: non puoi permettertelo.
AG-11-2-2 = Paga { $due ->
        [one] 0 o 1 fiorino
       *[other] da 0 a { $due } fiorini
    } per { $troops ->
        [one] la tua truppa
       *[other] le tue { $troops } truppe
    }.
AG-11-2-2-disband = Il soldo pagato basta per { $keep ->
        [one] { $keep } truppa
       *[other] { $keep } truppe
    }; congedane { $excess ->
        [one] ancora una
       *[other] ancora { $excess }
    }.
AG-11-2-2-where = Non hai truppe { $city_to }.
AG-11-5-2 = Una truppa { $city_to } costa { $price ->
            [one] { $price } fiorino
           *[other] { $price } fiorini
        }; in tesoreria ne hai { $florins }.
