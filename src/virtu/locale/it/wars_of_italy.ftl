### Le guerre d’Italia.

## Words of the notation

term-action = Carta Azione
term-action_short = Carta Azione
term-active = sul tracciato
term-admiral = Ammiraglio
term-admiral_short = Ammiraglio
term-adriatic = Mare Adriatico
term-agent = Agente
term-ajaccio = Ajaccio
term-alexander = Alessandro VI
term-alexander_short = Alessandro
term-alfonso = Alfonso, duca di Calabria
term-alfonso_short = Alfonso
term-alliance = alleanza
term-alliances = Alleanze
term-allied = alleata
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
term-barbarigo = Doge Agostino Barbarigo
term-bari = Bari
term-bastion = Forte bastionato
term-bastion_short = Bastione
term-benevento = Benevento
term-bishop = Vescovo
term-bishop_short = Vescovo
term-blue = Blu
term-bonuses = Bonus Patrocinio
term-briconnet = Cardinale Briçonnet
term-cagliari = Cagliari
term-calabria = Alfonso II
term-cannons = Cannoni
term-cannons_short = Cannoni
term-cardinal = Cardinale
term-cardinal_short = Cardinale
term-cards = Carte
term-cathedral = Cattedrale
term-cavalry = Cavalleria
term-cesare = Cesare Borgia
term-cesare_short = Cesare
term-charles = Carlo VIII
term-cities = Città
term-civitavecchia = Civitavecchia
term-columbus = Cristoforo Colombo
term-columbus_short = Colombo
term-conclude = Concludere l’alleanza
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
term-decline = Rifiutare
term-duchy = Ducato
term-duomo = Il Duomo
term-duomo_short = Duomo
term-either = Corona o croce
term-eliminated = eliminata
term-empire = Sacro Romano Impero
term-empire_short = Impero
term-favourable = favorevole
term-ferdinand = Ferdinando II di Napoli
term-ferdinand_short = Ferdinando
term-ferrandino = Ferdinando II
term-florence = Firenze
term-florin = Fiorino
term-florins = fiorini
term-france = Francia
term-france_short = Francia
term-frederick = Federico d’Aragona
term-galeazzo = Gian Galeazzo Sforza
term-galeazzo_short = Galeazzo
term-genoa = Genova
term-giovanni = Giovanni de’ Medici
term-giovanni_short = Giovanni
term-giuliano = Giuliano de’ Medici
term-giuliano_short = Giuliano
term-gonfalonier = Gonfaloniere
term-gonfalonier_short = Gonfa­loniere
term-gonzaga = Francesco Gonzaga
term-govern = Governare
term-green = Verde
term-guild = Gilda
term-hostile = ostile
term-improvement = Carta Miglioria
term-improvement_short = Carta Miglioria
term-indulgence = Indulgenza
term-indulgences = Indulgenze
term-influence = Influenzare
term-ionian = Mar Ionio
term-kingdom = Regno
term-kingdom_of_france = Regno di Francia
term-left = Lato sinistro
term-left1 = spazio sinistro 1
term-left2 = spazio sinistro 2
term-left3 = spazio sinistro 3
term-leonardo = Leonardo da Vinci
term-leonardo_short = Leonardo
term-ligurian = Mar Ligure
term-lorenzo = Lorenzo de’ Medici
term-lorenzo_short = Lorenzo
term-lose = Perdere
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
term-most_cities = Primo nelle città
term-most_patronage = Primo nel Patrocinio
term-move = segnalino
term-naples = Napoli
term-nice = Nizza
term-nothing = nulla
term-or = o
term-orleans = Luigi d’Orléans
term-orsini = Niccolò Orsini di Pitigliano
term-orsini_short = Orsini
term-ottoman = Impero ottomano
term-ottoman_short = Ottomani
term-over = Fine
term-palermo = Palermo
term-parma = Parma
term-patronage = Tracciato Patrocinio
term-perugia = Perugia
term-piero = Piero de’ Medici
term-pisa = Pisa
term-podesta = Podestà
term-podesta_short = Podestà
term-pope = Papa
term-pope_short = Papa
term-prince = Il Principe
term-prince_short = Il Principe
term-principality = Principato
term-purchase = acquisto
term-ragusa = Ragusa
term-ravenna = Ravenna
term-red = Rosso
term-redemption = riscatto
term-reggio = Reggio
term-religion = Influenza religiosa
term-republic = Repubblica
term-retreat = ritirata
term-retreats = Ritirate
term-right = Lato destro
term-right1 = spazio destro 1
term-right2 = spazio destro 2
term-right3 = spazio destro 3
term-rodrigo = Alessandro VI
term-rome = Roma
term-room = Sala
term-rossano = Rossano
term-round = round
term-salary = soldo
term-savonarola = Girolamo Savonarola
term-scheme = Tramare
term-setup = Preparazione
term-sforza = Ludovico Sforza
term-ship = Nave
term-sieges = Assedi
term-siena = Siena
term-sistine = La Cappella Sistina
term-sistine_short = Sistina
term-spoleto = Spoleto
term-sponsor = Patrocinare
term-spring = Primavera
term-stay = Restare
term-ten = Consiglio dei Dieci
term-ten_short = I Dieci
term-terracina = Terracina
term-tiles = Tessere
term-token = Segnalino +1
term-track = tracciato
term-trade = Commerciare
term-trento = Trento
term-troop = Truppa
term-trophies = Trofei
term-trophy = Trofeo
term-tunis = Tunisi
term-turin = Torino
term-tyrrhenian = Mar Tirreno
term-under = sotto la sala
term-valentino = Cesare Borgia
term-venice = Venezia
term-wage_war = Muovere guerra
term-wages = Guerra
term-war = Guerra
term-war_action = Muovere guerra
term-white = Bianco
term-winter = Inverno
term-work = Opera
term-yellow = Giallo

## Questions

question-wars_of_italy-room = Dove comincia il tuo segnalino?
question-wars_of_italy-move = Muovi il tuo segnalino
question-wars_of_italy-step = Paga le sale ulteriori
question-wars_of_italy-redeem = Liberarti delle indulgenze incontrate?
question-wars_of_italy-action = Svolgere l’azione: { $action }?
question-wars_of_italy-action-annex = Diplomazia, o un’alleanza per sempre?
question-wars_of_italy-pay = Paga
question-wars_of_italy-pay-govern = Paga Governare
question-wars_of_italy-pay-annex = Paga la città
question-wars_of_italy-pay-purchase = Paga il lotto
question-wars_of_italy-pay-retreat = Paga le navi della ritirata
question-wars_of_italy-pay-other = Paga il costo
question-wars_of_italy-govern = Governare: prepara le tessere
question-wars_of_italy-trade = Commerciare: quali navi?
question-wars_of_italy-war = Muovere guerra: muovi le truppe
question-wars_of_italy-scheme = Tramare: piazza, sposta o scaccia agenti
question-wars_of_italy-put_down = Dove va l’agente?
question-wars_of_italy-announce = Assedio di { $city }: dichiarare un bonus?
question-wars_of_italy-announce-plains = In campo davanti a { $city }: dichiarare un bonus?
question-wars_of_italy-plains_won = Il campo di { $city } è tuo: assediarla?
question-wars_of_italy-retreat = Dove si ritira la truppa di { $city }?
question-wars_of_italy-vacate = Perdi uno spazio: quale carta si sposta?
question-wars_of_italy-salary = Paga le tue { $count } truppe
question-wars_of_italy-disband = Rimuovi truppe: ancora { $count }
question-wars_of_italy-reorganise = Riorganizza il palazzo
question-wars_of_italy-purchase = Acquisti d’inverno: un solo lotto
question-wars_of_italy-place = Dove va { $card }?
question-wars_of_italy-recruit = Reclutare truppe?
question-wars_of_italy-held-troop = Dove va la truppa di { $city }?
question-wars_of_italy-held-card = Dove va { $card }?
question-wars_of_italy-held-place = Dove va questa carta?
question-wars_of_italy-family = Disponi le carte Famiglia
question-wars_of_italy-diplomacy = Annetti una città, influenza le grandi città
question-wars_of_italy-siege = Quale città si risolve ora?
question-wars_of_italy-losses = Quale colore perde una truppa?
question-wars_of_italy-ally = Dove va { $card }?

## Events

event-wars_of_italy-arranged = { $seat_is ->
        [you] Piazzi { $card }: { $place }
       *[other] { $seat } piazza { $card }: { $place }
    }
event-wars_of_italy-entered = { $seat_is ->
        [you] Metti il segnalino nella sala { $room }
       *[other] { $seat } mette il segnalino nella sala { $room }
    }
event-wars_of_italy-moved = { $seat_is ->
        [you] Avanzi di { $rooms ->
            [one] 1 sala
           *[other] { $rooms } sale
        } fino alla sala { $room }
       *[other] { $seat } avanza di { $rooms ->
            [one] 1 sala
           *[other] { $rooms } sale
        } fino alla sala { $room }
    }
event-wars_of_italy-bought_step = { $seat_is ->
        [you] Compri un’altra sala per 2 fiorini
       *[other] { $seat } compra un’altra sala per 2 fiorini
    }
event-wars_of_italy-readied_edge = { $seat_is ->
        [you] I tuoi Cortigiani sono disponibili: { $edge }
       *[other] Cortigiani di { $seat } disponibili: { $edge }
    }
event-wars_of_italy-redeemed = { $seat_is ->
        [you] Ti liberi dell’indulgenza della sala { $room }
       *[other] { $seat } si libera dell’indulgenza della sala { $room }
    }
event-wars_of_italy-requested = { $seat_is ->
        [you] Richiedi un’indulgenza: { $benefit }
       *[other] { $seat } richiede un’indulgenza: { $benefit }
    }
event-wars_of_italy-laid = { $seat_is ->
        [you] L’indulgenza sta nella tua sala { $room }
       *[other] L’indulgenza sta nella sala { $room } di { $seat }
    }
event-wars_of_italy-performed = { $seat_is ->
        [you] Cominci: { $action }
       *[other] { $seat } comincia: { $action }
    }
event-wars_of_italy-skipped = { $seat_is ->
        [you] Non svolgi azioni
       *[other] { $seat } non svolge azioni
    }
event-wars_of_italy-used = { $seat_is ->
        [you] Usi { $source }: { $count } { $symbol }
       *[other] { $seat } usa { $source }: { $count } { $symbol }
    }
event-wars_of_italy-paid = { $seat_is ->
        [you] Paghi { $cost }
       *[other] { $seat } paga { $cost }
    }
event-wars_of_italy-banked = { $seat_is ->
        [you] Incassi { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }: { $source }
       *[other] { $seat } incassa { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }: { $source }
    }
event-wars_of_italy-annexed = { $seat_is ->
        [you] Annetti { $city }
       *[other] { $seat } annette { $city }
    }
event-wars_of_italy-readied = { $seat_is ->
        [you] Rinnovi { $source }
       *[other] { $seat } rinnova { $source }
    }
event-wars_of_italy-gained_agent = { $seat_is ->
        [you] Guadagni un agente
       *[other] { $seat } guadagna un agente
    }
event-wars_of_italy-discarded = { $seat_is ->
        [you] Scarti { $card }
       *[other] { $seat } scarta { $card }
    }
event-wars_of_italy-placed_card = { $seat_is ->
        [you] { $card } entra nella tua corte
       *[other] { $card } entra nella corte di { $seat }
    }
event-wars_of_italy-traded = { $seat_is ->
        [you] Commerci: { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }
       *[other] { $seat } commercia: { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        }
    }
event-wars_of_italy-marched = { $seat_is ->
        [you] Conduci una truppa da { $origin } a { $city }
       *[other] Una truppa di { $seat } marcia da { $origin } a { $city }
    }
event-wars_of_italy-sailed = { $seat_is ->
        [you] Imbarchi una truppa da { $origin } per { $city }
       *[other] Una truppa di { $seat } salpa da { $origin } per { $city }
    }
event-wars_of_italy-took_tokens = { $seat_is ->
        [you] Prendi { $count } segnalini bonus militare
       *[other] { $seat } prende { $count } segnalini bonus militare
    }
event-wars_of_italy-returned_tokens = { $seat_is ->
        [you] Restituisci { $tokens } segnalini
       *[other] { $seat } restituisce { $tokens } segnalini
    }
event-wars_of_italy-placed_agent = { $seat_is ->
        [you] Piazzi un agente: { $location }
       *[other] { $seat } piazza un agente: { $location }
    }
event-wars_of_italy-expelled = { $seat_is ->
        [you] Scacci l’agente di { $owner }: { $location }
       *[other] { $seat } scaccia l’agente di { $owner }: { $location }
    }
event-wars_of_italy-won_on_plains = { $attacker_is ->
        [you] Batti { $defender } in campo davanti a { $city }
       *[other] { $attacker } batte { $defender } in campo davanti a { $city }
    }
event-wars_of_italy-tied_on_plains = Nessuno vince in campo davanti a { $city }: { $first } e { $second } perdono 1 truppa ciascuno
event-wars_of_italy-withdrew = { $seat_is ->
        [you] Ti ritiri da { $city }
       *[other] { $seat } si ritira da { $city }
    }
event-wars_of_italy-besieged = { $attacker_is ->
        [you] Assedi { $city } con { $troops } truppe
       *[other] { $attacker } assedia { $city } con { $troops } truppe
    }
event-wars_of_italy-announced_token = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-wars_of_italy-announced_cannons = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-wars_of_italy-announced_card = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-wars_of_italy-announced_tile = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-wars_of_italy-passed = { $seat_is ->
        [you] Non dichiari altro a { $city }
       *[other] { $seat } non dichiara altro a { $city }
    }
event-wars_of_italy-took_by_siege = { $attacker_is ->
        [you] Prendi { $city } con l’assedio, { $attack } contro { $defence }
       *[other] { $attacker } prende { $city } con l’assedio, { $attack } contro { $defence }
    }
event-wars_of_italy-was_repelled = { $attacker_is ->
        [you] Sei respinto a { $city }, { $attack } contro { $defence }
       *[other] { $attacker } è respinto a { $city }, { $attack } contro { $defence }
    }
event-wars_of_italy-retreated_by_road = { $seat_is ->
        [you] Una tua truppa si ritira da { $origin } a { $city }
       *[other] Una truppa di { $seat } si ritira da { $origin } a { $city }
    }
event-wars_of_italy-retreated_by_sea = { $seat_is ->
        [you] Una tua truppa si ritira da { $origin } a { $city }
       *[other] Una truppa di { $seat } si ritira da { $origin } a { $city }
    }
event-wars_of_italy-lost_in_retreat = { $seat_is ->
        [you] Una tua truppa a { $origin } è perduta
       *[other] Una truppa di { $seat } a { $origin } è perduta
    }
event-wars_of_italy-vacated_by_moving = { $seat_is ->
        [you] Sposti { $card }: { $target }
       *[other] { $seat } sposta { $card }: { $target }
    }
event-wars_of_italy-vacated_by_discarding = { $seat_is ->
        [you] Scarti { $card }
       *[other] { $seat } scarta { $card }
    }
event-wars_of_italy-began_winter = { $seat_is ->
        [you] Comincia il tuo inverno
       *[other] Inverno di { $seat }
    }
event-wars_of_italy-paid_salary = { $seat_is ->
        [you] Paghi { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        } di soldo
       *[other] { $seat } paga { $florins ->
            [one] 1 fiorino
           *[other] { $florins } fiorini
        } di soldo
    }
event-wars_of_italy-disbanded = { $seat_is ->
        [you] Congedi una truppa a { $city }
       *[other] { $seat } congeda una truppa a { $city }
    }
event-wars_of_italy-put_card_in = { $seat_is ->
        [you] Metti { $card } nella sala { $room }
       *[other] { $seat } mette { $card } nella sala { $room }
    }
event-wars_of_italy-put_card_under = { $seat_is ->
        [you] Metti { $card } sotto la carta della sala { $room }
       *[other] { $seat } mette { $card } sotto la carta della sala { $room }
    }
event-wars_of_italy-put_card_over = { $seat_is ->
        [you] Metti { $card } sopra la carta della sala { $room }
       *[other] { $seat } mette { $card } sopra la carta della sala { $room }
    }
event-wars_of_italy-took_card_out = { $seat_is ->
        [you] { $card } lascia la tua sala { $room }, esaurita
       *[other] { $card } lascia la sala { $room } di { $seat }, esaurita
    }
event-wars_of_italy-shifted = { $seat_is ->
        [you] Sposti { $card }: { $space }
       *[other] { $seat } sposta { $card }: { $space }
    }
event-wars_of_italy-bought = { $seat_is ->
        [you] Compri { $item }
       *[other] { $seat } compra { $item }
    }
event-wars_of_italy-recruited = { $seat_is ->
        [you] Recluti una truppa a { $city }
       *[other] { $seat } recluta una truppa a { $city }
    }
event-wars_of_italy-round = Comincia il round { $round }
event-wars_of_italy-influenced = { $seat_is ->
        [you] Influenzi { $major }
       *[other] { $seat } influenza { $major }
    }
event-wars_of_italy-influence_cancelled = Un Agente di { $owner } annulla un simbolo: { $major }
event-wars_of_italy-concluded_by_france = { $seat_is ->
        [you] Concludi un’alleanza definitiva: { $major }
       *[other] { $seat } conclude un’alleanza definitiva: { $major }
    }
event-wars_of_italy-declined_card = { $seat_is ->
        [you] Rifiuti { $card }
       *[other] { $seat } rifiuta { $card }
    }
event-wars_of_italy-lost_influence = { $seat_is ->
        [you] Perdi Influenza: { $major }, { $squares } caselle
       *[other] { $seat } perde Influenza: { $major }, { $squares } caselle
    }
event-wars_of_italy-eliminated = { $major } è eliminata
event-wars_of_italy-took_allied_capital = È caduta la capitale di un’alleata: { $major }
event-wars_of_italy-turned_compulsory = { $city } diventa ostile: { $seat } deve assediarla
event-wars_of_italy-met_on_plains = Battaglia in pianura davanti a { $city }
event-wars_of_italy-met_before_neutral_posture = Battaglia in pianura davanti a { $city }
event-wars_of_italy-stayed = { $seat_is ->
        [you] Resti davanti a { $city }
       *[other] { $seat } resta davanti a { $city }
    }
event-wars_of_italy-lost_troop = Una truppa è persa davanti a { $city }: { $colour }
event-wars_of_italy-took_trophy = { $attacker_is ->
        [you] Prendi un trofeo: { $colour }
       *[other] { $attacker } prende un trofeo: { $colour }
    }
event-wars_of_italy-naples_fell = Napoli è caduta: vince la Francia
event-wars_of_italy-counted = L’ultimo round è finito: si contano i punti
event-wars_of_italy-used_indulgence = { $seat_is ->
        [you] Usi la corona di un’indulgenza
       *[other] { $seat } usa la corona di un’indulgenza
    }
event-wars_of_italy-concluded_by_naples = { $seat_is ->
        [you] Concludi un’alleanza definitiva: { $major }
       *[other] { $seat } conclude un’alleanza definitiva: { $major }
    }

## Refusals

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
AG-7-2-3 = Un’indulgenza costa 1 croce o 2 corone; hai messo { $crosses } croci e { $crowns } corone.
AG-7-3-1 = Un’indulgenza sta nella tua sala.
AG-7-3-2 = Un agente avversario è nella tua sala.
AG-7-3-5 = L’agente avversario in questa sala costa prima { $masks } maschere; ne raggiungi { $reach }.
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
AG-8-5-2 = Nessuna strada unisce { $city } a una tua città, né un mare a un tuo porto.
AG-8-5-2-ships = Oltre { $ships } mari servono altrettante navi; ne raggiungi { $reach }.
AG-8-5-5 = Servono { $crowns } corone, ne raggiungi { $reach }.
AG-8-5-5-both = Servono { $crowns } corone e { $ships } navi; le tue fonti non danno entrambe.
AG-8-5-8 = { $city } è un porto pirata e si prende solo con l’assedio.
AG-8-6-3 = Usa fonti, muovi truppe, o concludi.
AG-8-6-1 = Nessuna strada da { $origin } a { $city }.
AG-8-6-1-cavalry = Muoversi su strada costa 1 cavalleria; non ne restano.
AG-8-6-2 = { $origin } e { $city } non sono due porti in gioco.
AG-8-6-2-ships = Si attraversano { $ships } mari, altrettante navi; ne restano { $left }.
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
AG-10-1-2 = Non hai un assedio a { $city }: la controlli o non vi hai truppe.
AG-10-1-3 = Un assedio non si salta né si toglie; attendono: { $cities }.
AG-10-2-8-answer = Il vincitore in campo assedia { $city } ora o si ritira.
AG-10-2-8-city = La battaglia è stata vinta davanti a { $battle }, non a { $city }.
AG-10-3-2 = Usa un bonus militare o passa.
AG-10-3-4 = { $bonus } non è un tuo bonus militare.
AG-10-3-5 = I segnalini servono solo in attacco.
AG-10-3-6 = { $bonus } costa { $price } fiorino; la tua tesoreria ne ha { $florins }.
AG-10-3-7 = { $bonus } conta una volta per combattimento ed è già usato.
AG-10-3-7-exhausted = { $bonus } è esaurita.
AG-4-1-7-war = { $bonus } ha già pagato con un altro simbolo in questa fase.
AG-12-3-1-france = Il bonus della Francia è usato, o vi siede un agente avversario.
AG-16-7-leonardo = Leonardo ha combattuto in campo davanti a { $city } e riposa nell’assedio.
AG-16-9 = { $bonus }: si dichiara solo negli assedi, non in campo.
AG-10-7-2-answer = Una truppa si ritira in una tua città o è perduta.
AG-10-7-4 = Ora non controlli { $city }.
AG-10-7-2-way = Nessuna strada da { $origin } a { $city }, né mare che le unisca.
AG-10-7-3-ships = La via per { $city } costa { $ships } navi; non puoi fornirle.
AG-10-7-3-kept = Le { $ships } navi già promesse non si potrebbero più pagare.
AG-10-8-5-answer = Sposta una carta da uno spazio ombreggiato, o scartala.
AG-10-8-5-shaded = Si perde uno spazio ombreggiato; { $space } non lo è.
AG-10-8-5-empty = { $space }: nessuna carta.
AG-16-4-give = Si cede solo uno spazio base aperto e vuoto; { $space } non lo è.
AG-10-8-5-target = { $target } non è uno spazio libero per questa carta.
AG-11-2-2 = Paga da 0 a { $due } fiorini per le tue { $troops } truppe.
AG-11-2-2-florins = La tua tesoreria ha { $florins }.
AG-11-2-2-disband = Il soldo mantiene { $keep } truppe; rimuovine ancora { $excess }.
AG-11-2-2-where = Non hai truppe a { $city }.
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
AG-11-5-2 = Una truppa a { $city } costa { $price } fiorini; la tua tesoreria ne ha { $florins }.
AG-11-6-1 = Stringi o sottrai un’alleanza, o concludi.
AG-12-1-1 = Sei già alleato: { $power }.
AG-12-1-2 = L’alleanza costa { $cost }; non puoi pagarla.
AG-12-1-2-agent = Solo il tuo agente riduce il costo: { $power }.
AG-12-1-2-symbol = Il costo di { $power } non ha { $symbol }.
AG-12-1-2-which = Il tuo agente risparmia un simbolo ({ $power }): di’ quale.
AG-12-2-1 = Può sottrarla solo chi vi ha un agente: { $power }.
AG-12-2-1-full = Un’alleanza si sottrae a costo pieno.
WI-4-2 = Questa sala non ha né azione né carta Azione.
WI-5-3-2 = Usa una fonte, annetti una città neutrale, influenza una grande città o termina.
WI-5-3-2-one = Si annette una sola città per azione.
WI-5-3-3 = { $city } porta il disco di una grande città.
WI-5-3-4 = { $major } non ha più un segnalino sul tracciato.
WI-5-3-4-symbol = La riserva non contiene: { $symbol }.
WI-5-3-5 = Le croci influenzano solo Roma, non { $major }.
WI-5-3-7 = Il segnalino di { $major } è sulla tua ultima casella.
WI-5-3-8-active = { $major } non può più diventare alleata.
WI-5-3-8-zone = Il segnalino di { $major } non è nella tua zona Alleanza.
WI-5-3-8-agent = Un Agente avversario è sul tracciato di { $major }.
WI-0-5 = Queste truppe non sono dalla tua parte: { $colour }.
WI-5-5-1 = Nessuna truppa della tua parte a { $origin }: { $colour }.
WI-5-5-2 = Le truppe a { $origin } vi si sono fermate in questa azione.
WI-8-1-2 = Indica la città da risolvere.
WI-8-1-2-must = { $city } va risolta prima di finire.
WI-8-1-1 = Non c’è nulla da risolvere a { $city }.
WI-8-1-1-favourable = { $city } è di una grande città a te favorevole.
WI-9-4 = { $city } è tua o della tua alleata.
WI-8-2-2-answer = Assedia ora { $city } o lasciala.
WI-8-2-2-stay = Davanti a una città neutrale il vincitore assedia o si ritira.
WI-8-2-2-withdraw = Davanti a una città di atteggiamento neutrale il vincitore assedia o resta.
WI-8-4-1 = Indica quale colore perde una truppa.
WI-8-4-1-there = Nessuna truppa della tua parte lì: { $colour }.
WI-8-5-2 = { $city } non è tua né di una grande città favorevole.
WI-9-1 = Metti { $card } su uno spazio libero o scarta un Cortigiano.
WI-9-1-first = { $card } si piazza sempre: scarta un Cortigiano se nessuno spazio è libero.
WI-9-1-room = Si rinuncia a { $card } solo se tutti gli spazi sono occupati.
WI-9-1-stays = La prima carta della nuova alleata resta: solo la seconda può essere scartata.
WI-10-1 = Paga da 0 a { $due } fiorini; ognuno mantiene due truppe.
WI-10-1-florins = Il tuo tesoro contiene { $florins } fiorini.
WI-10-1-disband = Indica quale truppa non è pagata.
WI-10-1-where = Nessuna truppa della tua parte a { $city }: { $colour }.
WI-10-2 = { $item } non è in vendita per te.
WI-10-3 = Recluta una truppa in una città o termina.
WI-10-3-city = Si recluta sotto il proprio disco; { $city } non lo porta.
WI-10-3-price = Una truppa a { $city } costa { $price } fiorini; ne hai { $florins }.
WI-9-2-city = Le truppe alleate si reclutano in una città iniziale con il disco dell’alleata.
WI-1-5 = Tutte le truppe di questo colore sono sul tabellone: { $colour }.

## Options

option-preset = Edizione
option-preset-fr = francese
option-preset-en = inglese
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
option-track = Tracciati Influenza
option-track-13 = 13 caselle
option-track-11_short = 11 caselle, zone Alleanza strette
option-track-11_wide = 11 caselle, zone Alleanza larghe
option-track-15 = 15 caselle
option-recruit_at_allies = Reclutare presso le alleate
option-helper_bonuses = Bonus di guerra per una città favorevole
option-helper_bonuses-never = mai
option-helper_bonuses-troops = con truppe sul posto
option-helper_bonuses-always = sempre
option-allied_capital_costs = Prendere la capitale di un’alleata costa Influenza
option-orphan_tile = Tessere di una grande città eliminata
option-orphan_tile-stack = nella pila
option-orphan_tile-out = fuori dal gioco
option-orphan_troops = Truppe presso una città divenuta neutrale
option-orphan_troops-stay = restano
option-orphan_troops-withdraw = si ritirano
option-initial_cities = Città con reclute a 1 fiorino
option-initial_cities-all = tutte le iniziali
option-initial_cities-arms = solo con stemma
option-first_player-france = la Francia
option-first_player-alternating = a turno

## The table
term-empty = Sala vuota
term-allied_troop = Truppe alleate
term-charles_short = Carlo VIII
term-orleans_short = Luigi
term-sforza_short = Ludovico
term-briconnet_short = Briçonnet
term-ferrandino_short = Ferdi­nando
term-calabria_short = Alfonso
term-frederick_short = Federico
term-rodrigo_short = Alessandro
term-valentino_short = Cesare
term-piero_short = Piero
term-savonarola_short = Savo­narola
term-barbarigo_short = Barbarigo
term-gonzaga_short = Gonzaga
term-kingdom_of_france_short = Regno
question-wars_of_italy-action-empty = Questa sala non ha azione
gov-palace-of = Re di { $house }
gov-others = L’altra parte
gov-others-open = premi per aprire il palazzo
gov-unlock-ally = con un alleato
gov-about-locked = Si apre con un ducato o principato comprato, o con una carta di una grande città alleata.
gov-about-empty = Nessuna azione, salvo una carta Azione
gov-about-annex = Diplomazia: annetti una città, attira le grandi città, o concludi un’alleanza
gov-about-agent = Gli agenti chiudono le sale dell’altra parte, cambiano il valore delle città e vegliano sui tracciati.
gov-about-trophy = 1 punto ciascuno, senza limite per colore.
gov-about-allied_troop = Marciano, combattono e sono pagate come le tue; si reclutano per 1 fiorino nelle loro città.
gov-allied-troops = Truppe alleate: { $house }
gov-track-of = tracciato di { $city }
gov-city-garrison = guarnigione { $count } di { $house }
gov-city-guests = { $count } di { $house } vi restano in pace
gov-guests = In pace
gov-part-diplomacy = diplomazia
gov-part-ally = carte dell’alleato
gov-part-losses = perdite
gov-head-diplomacy = Corone da spendere
gov-head-siege = Assedi
gov-head-ally = Carte dell’alleato
gov-head-losses = Perdite
gov-note-diplomacy = Si annette al massimo una città; ogni corona sul tracciato avvicina il segnalino di una casella. Le fonti si usano da sé.
gov-note-siege = Le città neutrali e ostili vanno assediate; una città di posizione neutrale può essere lasciata in pace.
gov-note-losses = Truppe proprie e alleate combattono insieme; dici tu quali si perdono.
gov-note-ally = Nessuno spazio è libero, neppure uno nuovo: scarta un Cortigiano per questa carta.
gov-note-salary = Ogni fiorino mantiene due truppe, proprie o alleate; nessuno serve gratis.
gov-note-recruit = 1 fiorino in una città iniziale, 3 nelle altre; truppe alleate per 1 nelle loro città.
gov-note-govern = Ogni corona o croce prepara fino a due tessere esaurite.
gov-note-scheme = Ogni maschera mette, sposta o scaccia un agente: città, sale e tracciati.
gov-group-annex = Annetti una città · { $count }
gov-coach-family = Sei { $house }. Viola vuol dire: puoi. Comincia dalle carte Famiglia.
gov-coach-action-annex = La diplomazia spende corone in città e sui tracciati a destra. A cinque caselle verso di te una grande città può allearsi.
gov-coach-diplomacy = Premi più su un tracciato: il sigillo tratteggiato mostra dove andrebbe il segnalino. Nulla parte prima del pulsante viola.
answer-governing-march-ally = { $house }: { $origin } → { $city }
commit-governing-march-ally = Truppa di { $house } marcia: { $city }
answer-governing-sail-ally = { $house }: { $origin } ⇢ { $city }
commit-governing-sail-ally = Truppa di { $house } naviga: { $city }
answer-governing-recruit-ally = { $house } a { $city }
commit-governing-recruit-ally = Recluta una truppa di { $house } a { $city }
answer-governing-disband-ally = { $house } a { $city }
commit-governing-disband-ally = Togli una truppa di { $house } a { $city }
answer-governing-lose-colour = Una truppa di { $house }
commit-governing-lose-colour = Perdi una truppa di { $house }
answer-governing-influence = { $city }: 1 { $symbol }
commit-governing-influence = Influenza { $city }: 1 { $symbol }
answer-governing-conclude = Alleanza: { $city }
answer-governing-conclude-small = per sempre, senza corone
commit-governing-conclude = Concludi l’alleanza con { $city }
answer-governing-diplomacy = Diplomazia
answer-governing-diplomacy-small = annetti, influenza
commit-governing-diplomacy = Comincia la diplomazia
answer-governing-stay = Resta davanti a { $city }
answer-governing-decline = Rifiuta { $card }
answer-governing-done-diplomacy = Finisci qui
answer-governing-done-siege = Basta assedi
wars-influence = Influenza
wars-influence-aside = ogni corona: una casella verso di te
wars-zone-alliance = alleanza
wars-zone-favours-france = pro Francia
wars-zone-neutral = neutrale
wars-zone-favours-naples = pro Napoli
wars-in-alliance-france = nella zona di alleanza della Francia
wars-in-favour-france = favorevole alla Francia
wars-in-neutral = nella zona neutrale
wars-in-favour-naples = favorevole a Napoli
wars-in-alliance-naples = nella zona di alleanza di Napoli
wars-posture = Posizione
wars-posture-hostile = ostile a te
wars-posture-neutral = neutrale
wars-posture-favourable = ti è favorevole
wars-posture-allied = tua alleata
wars-towards-hostile = ostile a { $house }
wars-towards-neutral = neutrale verso { $house }
wars-towards-favourable = favorevole a { $house }
wars-towards-allied = alleata di { $house }
wars-major-troops = { $on } truppe su { $all } sulla mappa
wars-major-agent = il suo agente va all’alleato
wars-spend = { $symbol } per { $city }
wars-one-more = Una { $symbol } in più per { $city }
wars-one-less = Una { $symbol } in meno per { $city }
wars-agent-own = Il tuo agente sul tracciato: il primo simbolo avversario qui va perso, e l’altra parte non può concludere.
wars-agent-theirs = Agente di { $house } sul tracciato: il tuo primo simbolo qui va perso, e non puoi concludere.
wars-allied-since = alleata di { $house } dal round { $round }
wars-eliminated-since = fuori dal round { $round }
wars-permanent = definitiva
wars-square = casella { $square }, { $zone }
wars-would-be = dopo questa mossa { $where }
wars-rounds = Round
wars-round = Round { $round }
wars-round-of = Round { $round } di { $last }
wars-salary-aside = soldo alla fine di { $rounds }
wars-salary-round = round di soldo
wars-about-salary = Nell’inverno di questi round ogni due truppe costano 1 fiorino, anche alleate. Quali siano, dalle monete del tabellone; lettura nostra.
wars-reminder = Che cosa conta alla fine
wars-worth-city = 1 punto per città col tuo disco o di un alleato
wars-worth-print = punti stampati su carte e tessere
wars-worth-crosses = 2 punti per più croci dell’altra parte
wars-worth-trophy = 1 punto per trofeo
wars-worth-indulgence = 1 punto in meno per indulgenza
wars-conquest-costs = Prendere una dipendenza costa 4 di influenza con la sua grande città, una capitale 1 con le altre.
wars-naples-falls = La Francia vince se tiene Napoli a fine round.
wars-sides = Le due parti
wars-what-this-does = Che cosa fa
wars-from-to = { $city } { $from } → { $to }: { $posture }
wars-could-conclude = potrai concludere in un’azione successiva
wars-crosses-rome = Le croci possono sostituire le corone solo per Roma.
wars-ally = Alleanza
wars-about-ally = Le sue truppe e città sono con { $house } per sempre.
wars-about-eliminated = La capitale è stata presa: segnalino, carte e truppe hanno lasciato il gioco.
wars-about-track = Una grande città tra le due parti. Il segnalino dice chi favorisce; in zona di alleanza quella parte può concludere per sempre.
wars-marker = Segnalino
wars-cards = Carte Famiglia
wars-tab-tracks = Tracciati
wars-automatic = La Francia teneva Napoli a fine round: vince, quali che siano i punti.
wars-tiebreak = A pari punti vince Napoli.
wars-ended-naples = Napoli è caduta nel round { $round }
wars-ended-counted = finita dopo il round { $round }
wars-end-you = Napoli è caduta: vinci subito
wars-end-other = Napoli è caduta: { $name } vince subito
wars-conquest = Che cosa costa una conquista
wars-dependency = dipendenza
wars-capital = capitale
wars-takes-naples = tiene Napoli: vince
gov-story = Le svolte della guerra
gov-story-aside = alleanze, assedi, la fine
wars-brings = { $cards }; { $cities }; truppe { $troops }, agenti { $agents }
wars-would-eliminate = elimina { $city }
hint-wars_of_italy-conclude = le sue città, truppe e carte si uniscono a voi per sempre, +{ $points } PP
hint-wars_of_italy-influence = { $major } si avvicina di una casella
hint-wars_of_italy-march_major = verso { $city }, una città di { $major }
hint-wars_of_italy-diplomacy = una città da annettere, o caselle sui tracciati
hint-wars_of_italy-empty_room = nessuna azione, ma è sulla strada
hint-wars_of_italy-place_track = l’altra parte perde il suo primo simbolo su questo tracciato
