### Le guerre d’Italia.

## Words of the notation

term-active = sul tracciato
term-allied = alleata
term-barbarigo = Doge Agostino Barbarigo
term-briconnet = Cardinale Briçonnet
term-calabria = Alfonso II
term-charles = Carlo VIII
term-cities = Città
term-conclude = Concludere l’alleanza
term-decline = Rifiutare
term-eliminated = eliminata
term-favourable = favorevole
term-ferrandino = Ferdinando II
term-france = Francia
term-frederick = Federico d’Aragona
term-gonzaga = Francesco Gonzaga
term-hostile = ostile
term-influence = Influenzare
term-kingdom_of_france = Regno di Francia
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

question-wars_of_italy-action-annex = Diplomazia, o un’alleanza per sempre?
question-wars_of_italy-pay-govern = Paga Governare
question-wars_of_italy-govern = Governare: prepara le tessere
question-wars_of_italy-announce = Assedio di { $city }: dichiarare un bonus?
question-wars_of_italy-announce-plains = In campo davanti a { $city }: dichiarare un bonus?
question-wars_of_italy-plains_won = Il campo di { $city } è tuo: assediarla?
question-wars_of_italy-retreat = Dove si ritira la truppa di { $city }?
question-wars_of_italy-purchase = Acquisti d’inverno: un solo lotto
question-wars_of_italy-held-troop = Dove va la truppa di { $city }?
question-wars_of_italy-family = Disponi le carte Famiglia
question-wars_of_italy-diplomacy = Annetti una città, influenza le grandi città
question-wars_of_italy-siege = Quale città si risolve ora?
question-wars_of_italy-losses = Quale colore perde una truppa?
question-wars_of_italy-ally = Dove va { $card }?

## Events

event-wars_of_italy-took_tokens = { $seat_is ->
        [you] Prendi { $count } segnalini bonus militare
       *[other] { $seat } prende { $count } segnalini bonus militare
    }
event-wars_of_italy-returned_tokens = { $seat_is ->
        [you] Restituisci { $tokens } segnalini
       *[other] { $seat } restituisce { $tokens } segnalini
    }
event-wars_of_italy-besieged = { $attacker_is ->
        [you] Assedi { $city } con { $troops } truppe
       *[other] { $attacker } assedia { $city } con { $troops } truppe
    }
event-wars_of_italy-was_repelled = { $attacker_is ->
        [you] Sei respinto a { $city }, { $attack } contro { $defence }
       *[other] { $attacker } è respinto a { $city }, { $attack } contro { $defence }
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

AG-7-2-3 = Un’indulgenza costa 1 croce o 2 corone; hai messo { $crosses } croci e { $crowns } corone.
AG-7-3-5 = L’agente avversario in questa sala costa prima { $masks } maschere; ne raggiungi { $reach }.
AG-8-5-2 = Nessuna strada unisce { $city } a una tua città, né un mare a un tuo porto.
AG-8-5-2-ships = Oltre { $ships } mari servono altrettante navi; ne raggiungi { $reach }.
AG-8-5-5 = Servono { $crowns } corone, ne raggiungi { $reach }.
AG-8-5-5-both = Servono { $crowns } corone e { $ships } navi; le tue fonti non danno entrambe.
AG-8-6-1 = Nessuna strada da { $origin } a { $city }.
AG-8-6-2-ships = Si attraversano { $ships } mari, altrettante navi; ne restano { $left }.
AG-10-1-2 = Non hai un assedio a { $city }: la controlli o non vi hai truppe.
AG-10-2-8-answer = Il vincitore in campo assedia { $city } ora o si ritira.
AG-10-2-8-city = La battaglia è stata vinta davanti a { $battle }, non a { $city }.
AG-16-7-leonardo = Leonardo ha combattuto in campo davanti a { $city } e riposa nell’assedio.
AG-10-7-4 = Ora non controlli { $city }.
AG-10-7-2-way = Nessuna strada da { $origin } a { $city }, né mare che le unisca.
AG-10-7-3-ships = La via per { $city } costa { $ships } navi; non puoi fornirle.
AG-11-2-2 = Paga da 0 a { $due } fiorini per le tue { $troops } truppe.
AG-11-2-2-disband = Il soldo mantiene { $keep } truppe; rimuovine ancora { $excess }.
AG-11-2-2-where = Non hai truppe a { $city }.
AG-11-5-2 = Una truppa a { $city } costa { $price } fiorini; la tua tesoreria ne ha { $florins }.
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
