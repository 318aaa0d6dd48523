### L’arte del governo.

## Words of the notation

term-france = Regno di Francia

## The table

event-governing-began = { $seat_is ->
        [you] Sei il primo giocatore
       *[other] { $seat } è il primo giocatore
    }
event-governing-year = Comincia l’anno { $year }
event-governing-year_points = Punti dopo l’anno { $year }: { $points }
event-governing-reactivated = { $seat_is ->
        [you] Riattivi l’alleanza: { $power }
       *[other] { $seat } riattiva l’alleanza: { $power }
    }
event-governing-sponsored = { $seat_is ->
        [you] Raggiungi il passo { $step } del Patrocinio
       *[other] { $seat } raggiunge il passo { $step } del Patrocinio
    }
event-governing-took_bonus = { $seat_is ->
        [you] Prendi { $bonus }
       *[other] { $seat } prende { $bonus }
    }
event-governing-took_tokens = { $seat_is ->
        [you] Prendi { $count ->
            [one] { $count } segnalino bonus militare
           *[other] { $count } segnalini bonus militare
        }
       *[other] { $seat } prende { $count ->
            [one] { $count } segnalino bonus militare
           *[other] { $count } segnalini bonus militare
        }
    }
event-governing-returned_tokens = { $seat_is ->
        [you] Restituisci { $tokens ->
            [one] { $tokens } segnalino
           *[other] { $tokens } segnalini
        }
       *[other] { $seat } restituisce { $tokens ->
            [one] { $tokens } segnalino
           *[other] { $tokens } segnalini
        }
    }
event-governing-met_on_plains_two = { $seat_is ->
        [you] Affronti i rivali in campo davanti a { $city }
       *[other] { $seat } affronta i rivali in campo davanti a { $city }
    }
event-governing-met_on_plains_three = { $seat_is ->
        [you] Affronti i rivali in campo davanti a { $city }
       *[other] { $seat } affronta i rivali in campo davanti a { $city }
    }
event-governing-met_on_plains_four = { $seat_is ->
        [you] Affronti i rivali in campo davanti a { $city }
       *[other] { $seat } affronta i rivali in campo davanti a { $city }
    }
event-governing-met_on_plains_five = { $seat_is ->
        [you] Affronti i rivali in campo davanti a { $city }
       *[other] { $seat } affronta i rivali in campo davanti a { $city }
    }
event-governing-tied_in_melee = Nessuno vince la mischia davanti a { $city }
event-governing-besieged = { $attacker_is ->
        [you] Assedi { $city } con { $troops ->
            [one] { $troops } truppa
           *[other] { $troops } truppe
        }
       *[other] { $attacker } assedia { $city } con { $troops ->
            [one] { $troops } truppa
           *[other] { $troops } truppe
        }
    }
event-governing-defended_by_bastion = { $seat_is ->
        [you] Il forte bastionato difende { $city }: +{ $strength }
       *[other] Il forte bastionato difende { $city }: +{ $strength }
    }
event-governing-announced_leonardo = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-governing-announced_france = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } a { $city }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } a { $city }
    }
event-governing-took_cathedral = { $attacker_is ->
        [you] La cattedrale di { $city } diventa tua
       *[other] La cattedrale di { $city } passa a { $attacker }
    }
event-governing-took_trophy = { $attacker_is ->
        [you] Prendi un trofeo a { $defender }
       *[other] { $attacker } prende un trofeo a { $defender }
    }
event-governing-was_repelled = { $attacker_is ->
        [you] Sei respinto a { $city }, { $attack } contro { $defence }
       *[other] { $attacker } è respinto a { $city }, { $attack } contro { $defence }
    }
event-governing-gained_space = { $seat_is ->
        [you] { $cities } città: hai uno spazio Cortigiano in più
       *[other] { $cities } città: { $seat } ha uno spazio Cortigiano in più
    }
event-governing-lost_space = { $seat_is ->
        [you] { $cities } città: hai uno spazio Cortigiano in meno
       *[other] { $cities } città: { $seat } ha uno spazio Cortigiano in meno
    }
event-governing-moved_on_track = { $seat_is ->
        [you] Controlli { $cities } città
       *[other] { $seat } controlla { $cities } città
    }
event-governing-gave_up_space = { $seat_is ->
        [you] Cedi { $space }
       *[other] { $seat } cede { $space }
    }
event-governing-set_order = Nuovo ordine di turno: { $order }
event-governing-put_card_in = { $seat_is ->
        [you] Metti { $card } nella sala { $room }
       *[other] { $seat } mette { $card } nella sala { $room }
    }
event-governing-put_card_under = { $seat_is ->
        [you] Metti { $card } sotto la carta della sala { $room }
       *[other] { $seat } mette { $card } sotto la carta della sala { $room }
    }
event-governing-put_card_over = { $seat_is ->
        [you] Metti { $card } sopra la carta della sala { $room }
       *[other] { $seat } mette { $card } sopra la carta della sala { $room }
    }
event-governing-built_cathedral = { $seat_is ->
        [you] Costruisci una cattedrale a { $city }
       *[other] { $seat } costruisce una cattedrale a { $city }
    }
event-governing-formed_alliance = { $seat_is ->
        [you] Stringi un’alleanza: { $power }
       *[other] { $seat } stringe un’alleanza: { $power }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] Sottrai l’alleanza a { $defender }: { $power }
       *[other] { $seat } sottrae l’alleanza a { $defender }: { $power }
    }
event-governing-end_no_neutral_city = Non restano città neutrali: la partita finisce dopo questo inverno
event-governing-end_eight_cities = Qualcuno controlla 8 città: la partita finisce dopo questo inverno
event-governing-end_patronage = L’ultimo passo del Patrocinio è raggiunto: la partita finisce dopo questo inverno
event-governing-end_year_limit = Ultimo anno concordato: la partita finisce dopo questo inverno
event-governing-last_winter = L’ultimo inverno della partita
event-governing-scored = { $seat_is ->
        [you] Hai { $points } PP
       *[other] { $seat } ha { $points } PP
    }
question-governing-first = Chi è il primo giocatore?
question-governing-family = Piazza le tue carte Casata
question-governing-action-annex = Scegli una città da annettere
question-governing-pay-govern = Paga l’azione Governare
question-governing-pay-sponsor = Paga il passo del Patrocinio
question-governing-pay-alliance = Paga l’alleanza
question-governing-govern = Governare: rinnova tessere e alleanze
question-governing-bonus = Prendi un bonus Patrocinio
question-governing-machiavelli = Dove va Machiavelli?
question-governing-siege = Quale assedio per primo?
question-governing-announce = Assedio di { $city }: dichiarare un bonus?
question-governing-announce-plains = In campo davanti a { $city }: dichiarare un bonus?
question-governing-plains_won = Il campo di { $city } è tuo: assediarla?
question-governing-retreat = Dove si ritira la truppa di { $city }?
question-governing-purchase = Acquisti d’inverno: un solo lotto
question-governing-cathedral = Dove si costruisce la cattedrale?
question-governing-alliance = Stringere un’alleanza?
question-governing-held-troop = Dove va la truppa di { $city }?
AG-7-2-3 = Un’indulgenza costa 1 croce o 2 corone; hai messo { $crosses ->
            [one] { $crosses } croce
           *[other] { $crosses } croci
        } e { $crowns ->
            [one] { $crowns } corona
           *[other] { $crowns } corone
        }.
AG-7-3-5 = L’agente avversario in questa sala costa prima { $masks ->
            [one] { $masks } maschera
           *[other] { $masks } maschere
        }; ne raggiungi { $reach }.
AG-8-5-2 = Nessuna strada unisce { $city } a una tua città, né un mare a un tuo porto.
AG-8-5-2-ships = Oltre { $ships ->
            [one] { $ships } mare
           *[other] { $ships } mari
        } servono altrettante navi; ne raggiungi { $reach }.
AG-8-5-5 = Servono { $crowns ->
            [one] { $crowns } corona
           *[other] { $crowns } corone
        }, ne raggiungi { $reach }.
AG-8-5-5-both = Servono { $crowns ->
            [one] { $crowns } corona
           *[other] { $crowns } corone
        } e { $ships ->
            [one] { $ships } nave
           *[other] { $ships } navi
        }; le tue fonti non danno entrambe.
AG-8-6-1 = Nessuna strada da { $origin } a { $city }.
AG-8-6-2-ships = Si attraversano { $ships ->
            [one] { $ships } mare
           *[other] { $ships } mari
        }, altrettante navi; ne restano { $left }.
AG-10-1-2 = Non hai un assedio a { $city }: la controlli o non vi hai truppe.
AG-10-2-8-answer = Il vincitore in campo assedia { $city } ora o si ritira.
AG-10-2-8-city = La battaglia è stata vinta davanti a { $battle }, non a { $city }.
AG-16-7-leonardo = Leonardo ha combattuto in campo davanti a { $city } e riposa nell’assedio.
AG-10-7-4 = Ora non controlli { $city }.
AG-10-7-2-way = Nessuna strada da { $origin } a { $city }, né mare che le unisca.
AG-10-7-3-ships = La via per { $city } costa { $ships ->
            [one] { $ships } nave
           *[other] { $ships } navi
        }; non puoi fornirle.
AG-11-2-2 = Paga da 0 a { $due ->
            [one] { $due } fiorino
           *[other] { $due } fiorini
        } per le tue { $troops ->
            [one] { $troops } truppa
           *[other] { $troops } truppe
        }.
AG-11-2-2-disband = Il soldo mantiene { $keep ->
            [one] { $keep } truppa
           *[other] { $keep } truppe
        }; rimuovine ancora { $excess }.
AG-11-2-2-where = Non hai truppe a { $city }.
AG-11-5-2 = Una truppa a { $city } costa { $price ->
            [one] { $price } fiorino
           *[other] { $price } fiorini
        }; la tua tesoreria ne ha { $florins }.
term-cities = Tracciato Città
option-preset-standard = standard
option-preset-cz = ceca
option-retreat_timing = Ritirate
option-retreat_timing-deferred = dopo tutti gli assedi
option-retreat_timing-immediate = subito
option-lost_space = Lo spazio perso è
option-lost_space-shaded = ombreggiato
option-lost_space-any = qualunque
option-plains_multi = Più eserciti in campo
option-plains_multi-sequential = uno alla volta
option-plains_multi-melee = tutti insieme
option-plains_winner_siege = Il vincitore assedia
option-plains_winner_siege-immediate = subito
option-plains_winner_siege-own_turn = nel proprio turno
option-plains_bonuses = Bonus in campo
option-plains_bonuses-all = tutti
option-plains_bonuses-without_patronage = senza Leonardo e Cannoni
option-leonardo_after_plains = Leonardo anche dopo il campo
option-conquest_stack = In cima dopo una conquista
option-conquest_stack-conqueror_top = il conquistatore
option-conquest_stack-loser_top = il perdente
option-religious_tie = Parità religiosa
option-religious_tie-one_lower = un rango più basso
option-religious_tie-lowest_shared = il più basso condiviso
option-year_limit = Ultimo anno (0: nessuno)

## The table in words, and help in place

question-governing-action-annex-none = Ora nessuna città si può annettere
question-governing-recruit-none = Ora non si possono reclutare truppe
question-governing-alliance-none = Ora nessuna alleanza è possibile
