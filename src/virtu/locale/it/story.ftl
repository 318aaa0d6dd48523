### Che cosa è successo, a che punto si è e qual è lo scopo.

since-title = Dal tuo turno
since-filter = Mostra
since-all = Tutto { $n }
since-about-you = Su di te { $n }
since-you = su di te
since-nothing = Dalla tua ultima risposta non è successo nulla.
since-key = Per aprirlo o chiuderlo:
since-pace = Ritmo: { $pace }
since-table = Il tavolo
since-why = Perché hai { $now } e non { $before }?
filter-you = Su di te
pace-brisk = svelto
pace-instant = immediato
pace-calm = calmo
pace-step = passo per passo
playing-more = ancora { $more } · premi per accelerare
playing-step = ancora { $more } · Spazio per il prossimo

fold-asked = Domanda

course-title = Lo svolgimento
course-setup = Preparazione
course-spring = Primavera
course-sieges = Assedi
course-new-order = Nuovo ordine
course-winter = Inverno
course-draft = Scelta
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
course-step-recruit = Reclute
course-step-alliance = Alleanza
course-step-draft = Prendere carte
course-step-first-action = Prima azione
course-step-second-action = Seconda azione
course-step-counter = Parata?
course-step-favour = Favore
course-step-mill = il Mulino distribuisce

goal-ends = La partita finisce a
goal-more = Che cosa chiude la partita
goal-leads = in testa:
goal-no-lead = nessuno è ancora in testa
goal-you = tu
goal-several = { $n } giocatori
goal-left = { $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
 }
goal-cities = { $n } Città:
goal-patronage = Patrocinio { $n }:
goal-neutral = nessuna Città neutrale:
goal-years = Anno { $n }:
goal-last-winter = L'ultimo Inverno della partita
goal-naples = La Francia vince subito prendendo Napoli (valore { $value }, { $troops ->
    [one] { $troops } Truppa
   *[other] { $troops } Truppe
 })
goal-round = Round { $n }:
goal-cards = tutte le carte prese:
goal-called = tutte le Virtù contate:
goal-level = livello { $n }:
goal-clock = quando suona l'orologio

autopass-line = Risposto da sé: { $answer }
autopass-none = Passato da sé: { $question }

answer-governing-move-small = { $rooms ->
    [one] { $rooms } passo
   *[other] { $rooms } passi
 }
answer-governing-buy-bundle = Compra { $count } per { $price }
price-a-point = −1 PP
shop-money = Puoi spendere { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
 }.
shop-money-more = Puoi spendere { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
 }, e altri { $more } incassando ciò che è pronto.
space-hidden = nascosto finché tutti non hanno disposto i propri
question-palace-action-annex-none = Ora nessuna città si può annettere
question-palace-recruit-none = Ora non si possono reclutare truppe
question-palace-alliance-none = Ora nessuna alleanza è possibile

power-charity = Il 1º scarta fino a tre carte che non siano Carità, il 2º una; ognuna con Calice, Acqua o Fiamma dà 3 PV.
power-faith = Il 1º nomina una Virtù; chiunque, tranne il 2º, ne abbia una carta ne dà una al 1º.
power-hope = Il 1º nomina fino a due avversari, mai il 2º; ognuno paga 1 PV per ogni Luce che ha.
power-fortitude = Il 1º ottiene 1 PV per carta Fortezza, il 2º 1 PV per coppia.
power-justice = Il 1º ottiene 2 PV per Fiamma in mano, il 2º 1 PV.
power-temperance = Il 1º ottiene 1 PV per Calice e per Acqua in mano, il 2º 1 PV per coppia di Calice e Acqua.
power-prudence = Il 1º ottiene 1 PV per ogni altra Virtù in mano oltre alla Prudenza, il 2º la metà.

hands-title = Mani e ranghi
hands-none = nessuna carta
hands-rule = più carte, poi il numero più alto
