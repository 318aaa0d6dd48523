### Le sette Virtù.

## Words

term-charity = Carità
term-faith = Fede
term-hope = Speranza
term-fortitude = Fortezza
term-justice = Giustizia
term-temperance = Temperanza
term-prudence = Prudenza
term-light = luce
term-chalice = calice
term-water = acqua
term-flame = fiamma
term-beginning = Inizio
term-trios = Trii di icone

## Names with their article, or after a preposition

term-charity_acc = la Carità
term-charity_of = della Carità
term-faith_acc = la Fede
term-faith_of = della Fede
term-hope_acc = la Speranza
term-hope_of = della Speranza
term-fortitude_acc = la Fortezza
term-fortitude_of = della Fortezza
term-justice_acc = la Giustizia
term-justice_of = della Giustizia
term-temperance_acc = la Temperanza
term-temperance_of = della Temperanza
term-prudence_acc = la Prudenza
term-prudence_of = della Prudenza

## Questions

question-seven_virtues-take = Quali carte prendi?
question-seven_virtues-charity = Carità: scarti una carta?
question-seven_virtues-faith = Fede: nomina una Virtù
question-seven_virtues-give = Fede: quale carta dai?
question-seven_virtues-hope = Speranza: chi paga per le sue luci?
question-seven_virtues-deal = Si gira una carta.
question-seven_virtues-first = Chi comincia?

## Events

event-seven_virtues-began = { $seat_is ->
    [you] Cominci tu
   *[other] Comincia { $seat }
}
event-seven_virtues-dealt = { $card } entra nella colonna { $column }
event-seven_virtues-took = { $seat_is ->
    [you] Prendi { $cards }
   *[other] { $seat } prende { $cards }
}
event-seven_virtues-all_taken = Tutte le carte sono state prese: si contano le Virtù
event-seven_virtues-called = Conteggio { $virtue_of }{ $first_is ->
    [nobody] ; nessuno ne ha
    [you] : tu 1°{ $second_is ->
        [nobody] {""}
       *[other] , { $second } 2°
    }
   *[other] : { $first } 1°{ $second_is ->
        [nobody] {""}
        [you] , tu 2°
       *[other] , { $second } 2°
    }
}
event-seven_virtues-gained = { $seat_is ->
    [you] Guadagni { $points } PV per { $virtue_acc }
   *[other] { $seat } guadagna { $points } PV per { $virtue_acc }
}
event-seven_virtues-discarded = { $seat_is ->
    [you] Scarti { $card } per { $points } PV
   *[other] { $seat } scarta { $card } per { $points } PV
}
event-seven_virtues-named_virtue = { $seat_is ->
    [you] Nomini { $virtue_acc }
   *[other] { $seat } nomina { $virtue_acc }
}
event-seven_virtues-gave = { $seat_is ->
    [you] Dai { $card } a { $receiver }
   *[other] { $receiver_is ->
        [you] { $seat } ti dà { $card }
       *[other] { $seat } dà { $card } a { $receiver }
    }
}
event-seven_virtues-paid_lights = { $seat_is ->
    [you] Paghi { $points } PV a { $receiver } per le luci
   *[other] { $receiver_is ->
        [you] { $seat } ti paga { $points } PV per le luci
       *[other] { $seat } paga { $points } PV a { $receiver } per le luci
    }
}
event-seven_virtues-trios = { $seat_is ->
    [you] Guadagni { $points } PV per { $trios ->
        [one] un trio di icone
       *[other] { $trios } trii di icone
    }
   *[other] { $seat } guadagna { $points } PV per { $trios ->
        [one] un trio di icone
       *[other] { $trios } trii di icone
    }
}
sv-took-set = { $seat_is ->
    [you] Prendi { $what }
   *[other] { $seat } prende { $what }
}
sv-took-single = { $seat_is ->
    [you] Prendi { $what }, carta singola
   *[other] { $seat } prende { $what }, carta singola
}

## Refusals

SV-2-4 = Deve cominciare uno dei { $players } giocatori.
SV-2-2 = Si può girare solo una carta che è ancora nel mazzo.
SV-3-1 = Nel tuo turno devi prendere dalla fila attiva una Virtù, un valore o una carta singola; non si può passare.
SV-3-1-row = Si prende solo dalla fila attiva, e { $card } non c’è.
SV-3-2 = Una Virtù si prende solo se la fila attiva ne ha almeno due carte; { $count ->
    [0] non ne ha nessuna
    [one] ne ha una sola
   *[other] ne ha { $count }
}.
SV-3-3 = Un valore si prende solo se la fila attiva ne ha almeno due carte; { $count ->
    [0] non ne ha nessuna
    [one] ne ha una sola
   *[other] ne ha { $count }
}.
SV-3-4 = Una carta si prende da sola solo se nessun’altra carta attiva ne condivide la Virtù o il valore. Hanno la stessa Virtù o lo stesso valore: { $others }.
SV-4-4-answer = Scarta una carta che non sia Carità, o fermati.
SV-4-4 = Le carte Carità non si scartano per la Carità.
SV-4-4-hand = { $card } non è nella tua mano.
SV-4-5-answer = Nomina una delle sette Virtù.
SV-4-5-give = Dai una carta { $virtue } a tua scelta.
SV-4-5-virtue = La Virtù nominata è { $virtue_acc }: { $card } non le appartiene.
SV-4-5-hand = { $card } non è nella tua mano.
SV-4-6-answer = Nomina fino a due avversari, oppure fermati.
SV-4-6-opponent = Puoi nominare solo un altro giocatore di questo tavolo.
SV-4-6 = Il 2° della Speranza non può essere nominato.
SV-4-6-twice = Hai già nominato questo giocatore.

## Answers

sv-take = Prendi { $what }
sv-take-virtue = { $virtue } ×{ $count }
sv-take-value = valore { $value } ×{ $count }
sv-single = singola
sv-alone = { $card } da sola
sv-discard = Scarta { $card }
sv-give = Dai { $card }
sv-name-virtue = Nomina { $virtue_acc }
sv-name-player = Nomina { $name }
sv-pays = paga { $points } PV
sv-done = Fermati qui
sv-done-commit = Fermati qui
sv-no-icon = senza icona

## The table

sv-next-row = Fila inattiva: le carte scendono quando il posto sotto si svuota
sv-next-row-short = Fila inattiva
sv-active-row-tap = Fila attiva · tocca una carta per vedere che cosa prenderesti
sv-active-row = Fila attiva
sv-active-row-take = Fila attiva: prendi tutta una Virtù, tutto un valore, o una carta che non ha nulla in comune con le altre
sv-cards-reconstructed = carte ricostruite
sv-your-hand = La tua mano
sv-hand-of = Mano di { $name }
sv-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
sv-hidden = { $cards ->
    [one] Una carta è nascosta.
   *[other] { $cards } carte sono nascoste.
}
sv-dashed = tratteggio: ciò che prenderesti
sv-none-yet = nessuna
sv-would-add = aggiungeresti: { $card }
sv-last = ultima presa: { $what }
sv-points = { $points } PV
sv-scoring = Conteggio
sv-scoring-order = Ordine di conteggio
sv-scoring-explained = Il 1° guadagna 5, il 2° guadagna 2; poi agisce il potere. La posizione mostrata tiene conto solo di ciò che tutti hanno visto.
sv-power-charity = scarta carte, 3 ciascuna
sv-power-faith = nomina una Virtù, prendi carte
sv-power-hope = chi nomini ti paga le sue luci
sv-power-fortitude = 1 per carta / 1 per coppia
sv-power-justice = 2 / 1 per fiamma
sv-power-temperance = calici e acque
sv-power-prudence = Virtù diverse
sv-trio = ogni trio di icone, alla fine
sv-standing-0 = nessuna carta
sv-standing-1 = 1°
sv-standing-2 = 2°
sv-standing-3 = più indietro
sv-with-this-take = { $words } con questa presa
sv-called = contata
sv-consequence = Che cosa ottieni
sv-consequence-none = Scegli una presa per vedere che cosa ottieni.
sv-consequence-wait = Quando tocca a te, qui vedi che cosa ottieni con ogni presa.
sv-help-charity = Puoi scartare fino a tre carte che non siano Carità (una sola se sei 2°). Ogni calice, acqua o fiamma dà 3 PV; le altre nulla.
sv-help-faith = Chi ha una carta della Virtù nominata, tranne il 2°, te ne dà una a sua scelta. In due dà anche il 2°.
sv-help-give = Scegli tu quale delle tue carte dare.
sv-help-hope = Nomina fino a due avversari, ma non chi è 2°. Ognuno di loro ti paga 1 PV per ogni luce che ha, ma mai più di quanti ne possiede.
sv-if-you = Se prendi { $what }
sv-you-hold = { $virtue } in mano: { $count }, la più alta { $highest }.
sv-your-icons = Le tue icone:
sv-slides-down = In arrivo nella fila attiva: { $cards }.
sv-next-may = Poi { $name } può prendere { $takes }.
sv-memory = mani coperte: degli altri si vede solo quante carte hanno
sv-phase-draft = raccolta · { $pile } nel mazzo
sv-phase-scoring = conteggio · { $called } di 7
sv-story = I sette conteggi
sv-nobody = Nessuno ha carte di questa Virtù.
sv-not-scored = La partita è finita prima del conteggio della prima Virtù.
sv-tiebreak = Vince chi ha più punti; a parità chi ha più trii di icone, altrimenti la vittoria è condivisa.
sv-value = Valore
sv-icon = Icona
sv-label = Etichetta
sv-label-from = { $players }+ giocatori
sv-can-be-taken = Si prende come
sv-why-not-alone = Perché non da sola?
