### Le guerre d’Italia.

## Words of the notation

term-active = sul tracciato
term-allied = alleata
term-barbarigo = Doge Agostino Barbarigo
term-barbarigo_acc = il Doge Agostino Barbarigo
term-briconnet = Cardinale Briçonnet
term-briconnet_acc = il Cardinale Briçonnet
term-calabria = Alfonso II
term-charles = Carlo VIII
term-cities = Città
term-conclude = Concludere l’alleanza
term-decline = Rifiutare
term-eliminated = eliminata
term-favourable = favorevole
term-ferrandino = Ferdinando II
term-france = Francia
term-france_acc = la Francia
term-france_of = della Francia
term-france_the = La Francia
term-france_to = alla Francia
term-frederick = Federico d’Aragona
term-gonzaga = Francesco Gonzaga
term-hostile = ostile
term-influence = Influenzare
term-kingdom_of_france = Regno di Francia
term-kingdom_of_france_acc = il Regno di Francia
term-lose = Perdere
term-nothing = nulla
term-orleans = Luigi d’Orléans
term-piero = Piero de’ Medici
term-rodrigo = Alessandro VI
term-round = round
term-savonarola = Girolamo Savonarola
term-sforza = Ludovico Sforza
term-stay = Restare
term-track = tracciato
term-valentino = Cesare Borgia

## Questions

question-wars_of_italy-action-annex = Diplomazia, o un’alleanza definitiva?
question-wars_of_italy-govern = Governare: riattiva le tessere
question-wars_of_italy-diplomacy = Annetti una città, influenza le Città Maggiori
question-wars_of_italy-diplomacy-none = Non ci sono simboli per la diplomazia
question-wars_of_italy-siege = In quale città risolvi ora il combattimento?
question-wars_of_italy-losses = Quale colore perde una truppa?
question-wars_of_italy-ally = Dove va la carta { $card }?

## Events

event-wars_of_italy-round = Comincia il round { $round }
event-wars_of_italy-influenced = { $seat_is ->
        [you] Influenzi { $major }
       *[other] { $seat_the } influenza { $major }
    }
event-wars_of_italy-influence_cancelled = { $owner_is ->
        [you] Il tuo agente
       *[other] L’agente { $owner_of }
    } annulla un simbolo sul tracciato di { $major }
event-wars_of_italy-concluded_by_france = { $seat_is ->
        [you] Concludi un’alleanza definitiva con { $major }
       *[other] { $seat_the } conclude un’alleanza definitiva con { $major }
    }
event-wars_of_italy-declined_card = { $seat_is ->
        [you] Rinunci alla carta { $card }
       *[other] { $seat_the } rinuncia alla carta { $card }
    }
event-wars_of_italy-lost_influence = { $seat_is ->
        [you] Perdi { $squares ->
            [one] { $squares } casella
           *[other] { $squares } caselle
        } di influenza su { $major }
       *[other] { $seat_the } perde { $squares ->
            [one] { $squares } casella
           *[other] { $squares } caselle
        } di influenza su { $major }
    }
event-wars_of_italy-eliminated = { $major } è eliminata
event-wars_of_italy-took_allied_capital = Cade la capitale di un’alleata: { $major }
event-wars_of_italy-turned_compulsory = { $city } diventa ostile: { $seat_is ->
        [you] devi assediarla
       *[other] { $seat_acc } deve assediarla
    }
event-wars_of_italy-met_on_plains = Battaglia campale davanti { $city_to }
event-wars_of_italy-met_before_neutral_posture = Battaglia campale davanti { $city_to }
event-wars_of_italy-stayed = { $seat_is ->
        [you] Resti davanti { $city_to }
       *[other] { $seat_the } resta davanti { $city_to }
    }
event-wars_of_italy-lost_troop = Va persa una truppa di colore { $colour } davanti { $city_to }
event-wars_of_italy-took_trophy = { $attacker_is ->
        [you] Conquisti un trofeo { $colour }
       *[other] { $attacker_the } conquista un trofeo { $colour }
    }
event-wars_of_italy-naples_fell = Napoli è caduta: vince la Francia
event-wars_of_italy-counted = L’ultimo round è finito: si contano i punti
event-wars_of_italy-used_indulgence = { $seat_is ->
        [you] Usi la corona di un’indulgenza
       *[other] { $seat_the } usa la corona di un’indulgenza
    }
event-wars_of_italy-concluded_by_naples = { $seat_is ->
        [you] Concludi un’alleanza definitiva con { $major }
       *[other] { $seat_the } conclude un’alleanza definitiva con { $major }
    }

## Refusals

WI-1-8 = Nel gioco per due questa carta non c’è: { $item }.
WI-4-2 = Questa sala non ha un’azione né una carta Azione.
AG-8-2-1 = Usa corone o croci, riattiva tessere, o concludi.
WI-5-3-1 = Un’alleanza si conclude all’inizio dell’azione, al posto della diplomazia.
WI-5-3-2 = Usa una fonte, annetti una città neutrale, influenza una Città Maggiore, o concludi.
WI-5-3-2-one = Si annette una sola città per azione.
WI-5-3-2-pool = Raccogli prima il prezzo di { $city }. Corone: { $crowns }, navi: { $ships }.
WI-5-3-3 = Su { $city } c’è il disco di una Città Maggiore.
WI-5-3-4 = { $major } non ha più un segnalino sul tracciato.
WI-5-3-4-symbol = Non ti restano simboli di questo tipo: { $symbol }.
WI-5-3-5 = Le croci influenzano solo Roma, non { $major }.
WI-5-3-7 = Il segnalino di { $major } è già sulla tua ultima casella.
WI-5-3-8-active = { $major } non può più diventare alleata.
WI-5-3-8-zone = Il segnalino di { $major } non è nella tua zona Alleanza.
WI-5-3-8-agent = Sul tracciato di { $major } c’è un agente avversario.
WI-0-5 = Le truppe di colore { $colour } non sono dalla tua parte.
WI-5-5-1 = La tua parte non ha truppe di colore { $colour } { $origin_to }.
WI-5-5-2 = Le truppe arrivate { $origin_to } con questa azione si fermano lì.
WI-8-1-2 = Scegli in quale città risolvere ora il combattimento.
WI-8-1-2-must = Prima di concludere devi risolvere il combattimento { $city_to }.
WI-8-1-1 = Non c’è nessun combattimento da risolvere { $city_to }.
WI-8-1-1-favourable = { $city } è di una Città Maggiore che ti è favorevole.
WI-9-4 = { $city } è tua o della tua alleata.
WI-8-2-2-answer = Assedia subito { $city }, o rinuncia.
WI-8-2-2-stay = Davanti a una città neutrale il vincitore assedia o si ritira.
WI-8-2-2-withdraw = Davanti a una città di atteggiamento neutrale il vincitore assedia o resta.
WI-8-4-1 = Scegli quale colore perde una truppa.
WI-8-4-1-there = Lì la tua parte non ha truppe di colore { $colour }.
WI-8-5-2 = { $city } non è tua né di una Città Maggiore favorevole.
WI-9-1 = Metti la carta { $card } su uno spazio libero o scarta un Cortigiano.
WI-9-1-first = La carta { $card } si piazza sempre: se nessuno spazio è libero, scarta un Cortigiano.
WI-9-1-room = Alla carta { $card } si rinuncia solo se tutti gli spazi sono occupati.
WI-9-1-stays = La prima carta della nuova alleata resta: solo la seconda si può scartare.
WI-10-1 = Paga { $due ->
        [0] 0 fiorini
        [one] 0 o 1 fiorino
       *[other] da 0 a { $due } fiorini
    }; ogni fiorino paga due truppe.
WI-10-1-florins = In tesoreria hai { $florins ->
            [one] { $florins } fiorino
           *[other] { $florins } fiorini
        }.
WI-10-1-disband = Scegli quale truppa non pagare.
WI-10-1-where = La tua parte non ha truppe di colore { $colour } { $city_to }.
WI-10-2 = Non puoi acquistare: { $item }.
WI-10-3 = Recluta una truppa in una città, o concludi.
WI-10-3-city = Si recluta solo dove c’è il proprio disco, e { $city } non ce l’ha.
WI-10-3-price = Una truppa { $city_to } costa { $price ->
            [one] { $price } fiorino
           *[other] { $price } fiorini
        }; ne hai { $florins }.
WI-9-2-city = Le truppe alleate si reclutano solo in una città iniziale con il disco dell’alleata.
WI-1-5 = Tutte le truppe di colore { $colour } sono sul tabellone.

## Options

option-track = Tracciati Influenza
option-track-13 = 13 caselle
option-track-11_short = 11 caselle, zone Alleanza strette
option-track-11_wide = 11 caselle, zone Alleanza larghe
option-track-15 = 15 caselle
option-recruit_at_allies = Reclutare le proprie truppe nelle città alleate
option-helper_bonuses = Bonus militari per una città favorevole
option-helper_bonuses-never = mai
option-helper_bonuses-troops = con truppe sul posto
option-helper_bonuses-always = sempre
option-allied_capital_costs = Prendere la capitale di un’alleata costa influenza
option-orphan_tile = Tessere di una Città Maggiore eliminata
option-orphan_tile-stack = nella pila
option-orphan_tile-out = fuori dal gioco
option-orphan_troops = Truppe davanti a una città divenuta neutrale
option-orphan_troops-stay = restano
option-orphan_troops-withdraw = si ritirano
option-initial_cities = Reclute a 1 fiorino
option-initial_cities-all = in tutte le città iniziali
option-initial_cities-arms = solo dove c’è lo stemma
option-first_player-france = la Francia
option-first_player-alternating = a turni alterni

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
question-wars_of_italy-action-empty = Questa sala non ha un’azione
gov-palace-of = Re di { $house }
gov-others = L’altra parte
gov-others-open = tocca per aprire il palazzo
gov-unlock-ally = con un’alleata
gov-about-locked = Si apre con un Ducato o un Principato acquistato, o con una carta di una Città Maggiore alleata.
gov-about-empty = Nessuna azione, salvo che vi sia una carta Azione
gov-about-annex = Annetti una città e influenza le Città Maggiori, oppure concludi un’alleanza
gov-about-agent = Gli agenti chiudono le sale dell’altra parte, cambiano il valore delle città e sorvegliano i tracciati.
gov-about-trophy = 1 punto ciascuno, senza limite per colore.
gov-about-allied_troop = Marciano, combattono e si pagano come le tue; si reclutano per 1 fiorino nelle loro città.
gov-allied-troops = Truppe alleate: { $house }
gov-track-of = tracciato di { $city }
gov-city-garrison = guarnigione { $house_of } ({ $count })
gov-city-guests = { $house }: { $count ->
        [one] 1 truppa, in pace
       *[other] { $count } truppe, in pace
    }
gov-guests = In pace
gov-part-diplomacy = diplomazia
gov-part-ally = carte dell’alleata
gov-part-losses = perdite
gov-head-diplomacy = Corone da spendere
gov-head-siege = Assedi
gov-head-ally = Carte dell’alleata
gov-head-losses = Perdite
gov-note-diplomacy = Si annette al massimo una città; ogni corona spesa su un tracciato avvicina a te il segnalino di una casella. Le fonti vengono usate in automatico.
gov-note-siege = Le città neutrali, avversarie e ostili vanno assediate; una città di atteggiamento neutrale si può lasciare in pace.
gov-note-losses = Le tue truppe e quelle alleate combattono insieme; scegli tu quali si perdono.
gov-note-ally = Nessuno spazio è libero, neppure uno nuovo: scarta un Cortigiano per fare posto a questa carta.
gov-note-salary = Ogni fiorino paga due truppe, tue o alleate; nessuna è gratuita.
gov-note-recruit = 1 fiorino in una città iniziale, 3 nelle altre; le truppe alleate costano 1 nelle loro città.
gov-note-govern = Ogni corona o croce riattiva fino a due tessere esaurite.
gov-note-scheme = Ogni maschera piazza, sposta o toglie un agente, in una città, in una sala o su un tracciato.
gov-group-annex = Annetti una città · { $count }
gov-coach-family = Giochi con { $house_acc }. Ciò che è bordato di viola si può scegliere. Comincia piazzando le tue carte Casata.
gov-coach-action-annex = La diplomazia spende corone per le città e sui tracciati a destra. Una Città Maggiore attirata di cinque caselle verso di te può diventare tua alleata.
gov-coach-diplomacy = Premi + su un tracciato: il sigillo tratteggiato mostra dove andrebbe il segnalino. Nulla è definitivo prima del pulsante viola.
answer-governing-march-ally = { $house }: { $origin } → { $city }
commit-governing-march-ally = Fai marciare una truppa { $house_of } verso { $city }
answer-governing-sail-ally = { $house }: { $origin } ⇢ { $city }
commit-governing-sail-ally = Imbarca una truppa { $house_of } per { $city }
answer-governing-recruit-ally = { $house }: { $city }
commit-governing-recruit-ally = Recluta una truppa { $house_of } { $city_to }
answer-governing-disband-ally = { $house }: { $city }
commit-governing-disband-ally = Congeda una truppa { $house_of } { $city_to }
answer-governing-lose-colour = Una truppa { $house_of }
commit-governing-lose-colour = Perdi una truppa { $house_of }
answer-governing-influence = { $city }: 1 { $symbol }
commit-governing-influence = Influenza { $city }: 1 { $symbol }
answer-governing-conclude = Alleanza: { $city }
answer-governing-conclude-small = definitiva, senza corone
commit-governing-conclude = Concludi l’alleanza con { $city }
answer-governing-diplomacy = Diplomazia
answer-governing-diplomacy-small = annetti, influenza
commit-governing-diplomacy = Comincia la diplomazia
answer-governing-stay = Resta davanti { $city_to }
answer-governing-decline = Rinuncia alla carta { $card }
answer-governing-done-diplomacy = Finisci qui
answer-governing-done-siege = Nessun altro assedio
wars-influence = Influenza
wars-influence-aside = ogni corona: una casella verso di te
wars-zone-alliance = alleanza
wars-zone-favours-france = pro Francia
wars-zone-neutral = neutrale
wars-zone-favours-naples = pro Napoli
wars-in-alliance-france = nella zona Alleanza della Francia
wars-in-favour-france = favorevole alla Francia
wars-in-neutral = nella zona Neutrale
wars-in-favour-naples = favorevole a Napoli
wars-in-alliance-naples = nella zona Alleanza di Napoli
wars-posture = Atteggiamento
wars-posture-hostile = ostile a te
wars-posture-neutral = neutrale
wars-posture-favourable = ti è favorevole
wars-posture-allied = tua alleata
wars-towards-hostile = ostile { $house_to }
wars-towards-neutral = neutrale verso { $house_acc }
wars-towards-favourable = favorevole { $house_to }
wars-towards-allied = alleata { $house_of }
wars-major-troops = truppe sulla mappa: { $on } su { $all }
wars-major-agent = il suo agente passa a chi conclude l’alleanza
wars-spend = Per { $city }: { $symbol }
wars-one-more = Una { $symbol } in più per { $city }
wars-one-less = Una { $symbol } in meno per { $city }
wars-agent-own = Il tuo agente sul tracciato: il primo simbolo avversario qui va perso, e l’altra parte non può concludere l’alleanza.
wars-agent-theirs = Agente { $house_of } sul tracciato: il tuo primo simbolo qui va perso, e non puoi concludere l’alleanza.
wars-allied-since = alleata { $house_of } dal round { $round }
wars-eliminated-since = eliminata nel round { $round }
wars-permanent = definitiva
wars-square = casella { $square }, { $zone }
wars-would-be = dopo questa mossa: { $where }
wars-rounds = Round
wars-round = Round { $round }
wars-round-of = Round { $round } di { $last }
wars-salary-aside = soldo alla fine dei round { $rounds }
wars-salary-round = round del soldo
wars-about-salary = Nell’inverno di questi round si paga 1 fiorino ogni due truppe, comprese quelle alleate. I round li deduciamo dalle monete sul tabellone.
wars-reminder = Che cosa conta alla fine
wars-worth-city = 1 punto per ogni città con il tuo disco o con quello di un’alleata
wars-worth-print = punti stampati su carte e tessere
wars-worth-crosses = 2 punti a chi ha più croci
wars-worth-trophy = 1 punto per ogni trofeo
wars-worth-indulgence = 1 punto in meno per ogni indulgenza
wars-short-city = città
wars-short-print = stampati
wars-short-crosses = più croci
wars-short-trophy = trofeo
wars-short-indulgence = indulgenza
wars-conquest-costs = Prendere una dipendenza costa 4 caselle di influenza sulla sua Città Maggiore; prendere una capitale ne costa 1 su ciascuna delle altre.
wars-naples-falls = La Francia vince se controlla Napoli a fine round.
wars-sides = Le due parti
wars-what-this-does = Che effetto ha
wars-from-to = { $city } { $from } → { $to }: { $posture }
wars-could-conclude = potrai concludere l’alleanza in un’azione successiva
wars-crosses-rome = Le croci possono sostituire le corone solo per Roma.
wars-ally = Alleanza
wars-about-ally = Le sue truppe e le sue città stanno per sempre dalla parte { $house_of }.
wars-about-eliminated = La capitale è caduta: segnalino, carte e truppe hanno lasciato il gioco.
wars-about-track = Una Città Maggiore tra le due parti. Il segnalino dice chi favorisce; nella zona Alleanza quella parte può concludere un’alleanza definitiva.
wars-marker = Segnalino
wars-cards = Carte Casata
wars-tab-tracks = Tracciati
wars-automatic = La Francia controllava Napoli a fine round: vince, quali che siano i punti.
wars-tiebreak = A parità di punti vince Napoli.
wars-ended-naples = Napoli è caduta nel round { $round }
wars-ended-counted = finita dopo il round { $round }
wars-end-you = Napoli è caduta: vinci subito
wars-end-other = Napoli è caduta: { $name_acc } vince subito
wars-conquest = Che cosa costa una conquista
wars-dependency = dipendenza
wars-capital = capitale
wars-takes-naples = prende Napoli: vittoria a fine round
gov-story = Le svolte della guerra
gov-story-aside = alleanze, assedi, la fine
wars-brings = { $cards }; { $cities }; truppe { $troops }, agenti { $agents }
wars-would-eliminate = elimina { $city }
