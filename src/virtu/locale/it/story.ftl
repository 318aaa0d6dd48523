### Che cosa è successo, a che punto si è e qual è lo scopo.

since-title = Dal tuo ultimo turno
since-filter = Mostra
since-all = Tutto ({ $n })
since-about-you = Ti riguarda ({ $n })
since-you = ti riguarda
since-nothing = Dalla tua ultima mossa non è successo nulla.
since-key = Per aprirlo o chiuderlo:
since-again = Mostra di nuovo
since-pace = Ritmo: { $pace }
since-table = Il tavolo
since-why = Perché il tuo punteggio è passato da { $before } a { $now }?
filter-you = Ti riguarda
pace-brisk = veloce
pace-instant = immediato
pace-calm = calmo
pace-step = un passo alla volta
playing-more = ancora { $more } · tocca per accelerare
playing-step = ancora { $more } · Spazio per continuare

fold-asked = La tua decisione

course-title = Lo svolgimento
course-setup = Preparazione
course-spring = Primavera
course-sieges = Assedi
course-new-order = Nuovo ordine
course-winter = Inverno
course-draft = Raccolta
course-calling = Conteggio
course-turn = Un turno
course-step-setup = Carte Casata
course-step-marker = Segnalino
course-step-action = Azione
course-step-sieges = Assedi
course-step-new-order = Nuovo ordine
course-step-salary = Soldo
course-step-reorganise = Riorganizzazione
course-step-buy = Acquisti
course-step-recruit = Reclutamento
course-step-alliance = Alleanza
course-step-draft = Prendi carte
course-step-first-action = Prima azione
course-step-second-action = Seconda azione
course-step-counter = Parata?
course-step-favour = Favore
course-step-mill = Mulino

goal-ends = Fine partita
goal-more = Che cosa chiude la partita
goal-leads = in testa:
goal-no-lead = nessuno è ancora in testa
goal-you = tu
goal-several = { $n } in parità:
goal-left = { $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
 }
goal-cities = { $n } città:
goal-patronage = Patrocinio { $n }:
goal-neutral = nessuna città neutrale:
goal-years = anno { $n }:
goal-last-winter = L’ultimo inverno della partita
goal-naples = La Francia vince se controlla Napoli alla fine di un round (valore { $value }, { $troops ->
    [one] { $troops } truppa
   *[other] { $troops } truppe
 })
goal-naples-brief = Francia a Napoli o round { $n }
goal-round = round { $n }:
goal-cards = fine carte:
goal-called = Virtù contate:
goal-level = livello { $n }:
goal-clock = quando suona l’orologio

autopass-line = Mossa automatica: { $answer }
autopass-none = Saltata automaticamente: { $question }

answer-governing-move-small = { $rooms ->
    [one] { $rooms } sala
   *[other] { $rooms } sale
 }
answer-governing-buy-bundle = Concludi { $count ->
    [one] { $count } acquisto
   *[other] { $count } acquisti
} per { $price }
price-a-point = −1 PP
shop-money = Puoi spendere { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
 }.
shop-money-more = Puoi spendere { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
 }, e { $more ->
    [one] un altro
   *[other] altri { $more }
 } incassando ciò che è disponibile.
space-hidden = nascosto finché tutti non hanno piazzato le loro carte
question-palace-recruit-florins = Reclutare truppe? Prima incassa fiorini, oppure finisci
question-palace-govern-florins = Governare: per ora nulla da riattivare. Prima incassa fiorini, oppure finisci
question-palace-recruit-none = Ora non puoi reclutare truppe
question-palace-alliance-none = Ora non puoi stringere alleanze
question-palace-govern-none = Ora non c’è nulla da riattivare
question-palace-trade-none = Ora non ci sono navi con cui commerciare
question-palace-war-none = Ora nessuna truppa può muoversi
question-palace-scheme-none = Non ci sono maschere per tramare
question-palace-action-none = Ora non puoi svolgere l’azione di questa sala
question-palace-redeem-none = Ora non puoi riscattare indulgenze

power-charity = Il 1° scarta fino a tre carte che non siano Carità, il 2° una; ognuna con calice, acqua o fiamma dà 3 PV.
power-faith = Il 1° nomina una Virtù; chi ne ha carte, tranne il 2°, ne dà una al 1°. In due dà anche il 2°.
power-hope = Il 1° nomina fino a due avversari, ma non chi è 2°; ognuno di loro gli paga 1 PV per ogni luce che ha.
power-fortitude = Il 1° guadagna 1 PV per ogni carta Fortezza, il 2° 1 PV per ogni coppia.
power-justice = Il 1° guadagna 2 PV per ogni fiamma in mano, il 2° 1 PV.
power-temperance = Il 1° guadagna 1 PV per ogni calice e per ogni acqua in mano, il 2° 1 PV per ogni coppia di calice e acqua.
power-prudence = Il 1° guadagna 1 PV per ogni Virtù che ha in mano oltre alla Prudenza, il 2° la metà, arrotondata per difetto (in due: nulla di più).

hands-title = Mani e posizioni
hands-none = nessuna carta
hands-rule = più carte, poi il valore più alto
