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
course-calling = Chiamata
course-turn = Un turno
course-step-setup = Carte Famiglia
course-step-marker = Segnalino
course-step-action = Azione
course-step-sieges = Assedi
course-step-new-order = Nuovo ordine
course-step-salary = Soldo
course-step-reorganise = Riorganizzazione
course-step-buy = Acquisti
course-step-recruit = Reclutamento
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
goal-called = tutte le Virtù chiamate:
goal-level = livello { $n }:
goal-clock = quando suona l'orologio

autopass-line = Risposto da sé: { $answer }
autopass-none = Passato da sé: { $question }
