### Il laboratorio: piccoli studi e che cosa mostrano le partite di questo server.

fault-lab_off = Chi gestisce questo server ha disattivato il laboratorio.
fault-study_running = Hai già uno studio in corso o in attesa. Uno alla volta.
fault-lab_full = Ci sono già molti studi in attesa. Riprova più tardi.
fault-study_too_large = Questo studio è troppo grande: vale { $work } partite e il limite è { $most }. Scegli meno partite o bot più rapidi.
fault-bad_study = Il laboratorio non offre uno studio di questo tipo.
fault-same_sides = A e B sono uguali: non c’è niente da confrontare.
fault-unknown_study = Questo studio non esiste o non è più conservato.
fault-not_your_study = Solo chi ha avviato uno studio può fermarlo o eliminarlo.
fault-not_done = Questo studio non ha ancora risultati.
fault-no_data = Questo studio non cambia nessun numero.

lab-title = Laboratorio
lab-studies = Studi
lab-new = Nuovo studio
lab-own = Le partite di questo server
lab-percent = { $value }%

## Che cosa succede

lab-running = In corso: { $title }
lab-waiting = In attesa: { $title }
lab-progress-label = Avanzamento dello studio
lab-progress = { $done } partite su { $total } · { $part }%
lab-left = { $minutes ->
    [0] manca meno di un minuto
    [one] manca circa un minuto
   *[other] mancano circa { $minutes } min
}
lab-rate = { $rate } partite al secondo
lab-tables-first = i tavoli delle persone hanno sempre la precedenza
lab-place = { $place ->
    [0] è il prossimo
    [one] uno studio prima di questo
   *[other] { $place } studi prima di questo
}
lab-stop = Ferma
lab-cancel = Togli questo studio dalla coda
lab-line = In coda
lab-line-empty = Nessuno studio in attesa.
lab-no-runs = Questo server non esegue studi. Puoi eseguirli sul tuo computer con «virtu lab run».
lab-finished = Studi conclusi
lab-none = Nessuno studio è ancora concluso.
lab-choose-two = Spuntane due dello stesso gioco per confrontarli
lab-pick = confronta
lab-compare = Confronta questi due
lab-two = Due studi a confronto
lab-yours = tuo
lab-delete = Elimina questo studio
lab-failed-too_long = fermato: durava troppo
lab-failed-too_large = fermato: richiedeva troppa memoria
lab-failed-interrupted = interrotto dai riavvii del server
lab-failed-crashed = non riuscito
lab-about = Che cos’è?
lab-about-text = I bot giocano molte partite di ciò che scegli e il laboratorio conta: chi vince, quanto dura una partita, che cosa cambierebbe con un’altra regola.
lab-about-bots = Ciò che vale per i bot non vale per forza per le persone.

## Un nuovo studio

lab-question = Domanda
lab-kind-one = Come va il gioco?
lab-kind-options = Un’altra regola?
lab-kind-number = Un altro numero?
lab-bots = Bot
lab-each-seat = un bot diverso per ogni posto
lab-keep-seats = i bot tengono il posto (altrimenti scalano di un posto a ogni partita)
lab-how-many = Partite
lab-seed = Prima distribuzione
lab-seed-about = Lo stesso numero dà le stesse distribuzioni.
lab-b-is = Che cosa cambia in B
lab-b-options = A segue le regole standard. Scegli che cosa cambia in B; si giocano le stesse distribuzioni.
lab-number = Numero
lab-value = Nuovo valore
lab-number-price = { $thing }: prezzo in fiorini
lab-number-agents = { $thing }: agenti all’inizio
lab-number-florins = Fiorini all’inizio
lab-instead = { $value } invece di { $usual }
lab-work = vale { $work } partite su un massimo di { $most }
lab-begin = Avvia lo studio

## Uno studio

lab-study = Lo studio
lab-study-letter = Studio { $letter }
lab-rules = Regole
lab-seats = Posti
lab-seats-alike = lo stesso bot ovunque
lab-seats-fixed = ogni bot tiene il suo posto
lab-seats-rotate = ogni distribuzione con tutte le rotazioni dei bot
lab-deals = Distribuzioni
lab-deals-from = { $games } partite, distribuzioni { $first }–{ $last }
lab-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
lab-bots-all = { $players } × { $bot }
lab-bot-playouts = { $level }, { $playouts } simulazioni
lab-again = Modifica e riavvia
lab-tables = Tabelle (CSV)
lab-link = Link a questa pagina
lab-reproduce = Riprodurre
lab-reproduce-about = Scarica lo studio ed esegui questo comando: otterrai gli stessi numeri.
lab-reproduce-both = Scarica entrambi i file nella stessa cartella ed esegui questo comando: otterrai gli stessi numeri.
lab-report = Rapporto completo
lab-report-english = Il rapporto completo è in inglese.
lab-file = Studio
lab-data = Dati
lab-versions = Regole { $rules } · dati { $data } · bot { $bots }

## Le cifre

lab-tile-games = Partite
lab-tile-length = Durata mediana in round
lab-tile-length-below = { $decisions } decisioni, circa { $minutes } min per le persone
lab-tile-choices = Scelte per decisione
lab-tile-choices-below = mediana; una volta su venti { $most } o più
lab-tile-points = Punti di chi vince
lab-tile-lead = Cambi in testa
lab-wins-governing = Vittorie per casata
lab-wins-wars_of_italy = Vittorie per fazione
lab-wins-honour = Vittorie per personaggio
lab-wins-seat = Vittorie per posto
lab-wins-bot = Vittorie per bot
lab-wins-about = intervalli al 95% · tratteggio: quota equa del { $fair }%
lab-interval = Quota con il suo intervallo
lab-who = Chi
lab-between = { $letter } { $value }%, tra { $low } e { $high }
lab-compared = A e B a confronto
lab-paired = stesse distribuzioni, B meno A
lab-unpaired = partite diverse, B meno A
lab-measure = Misura
lab-change = differenza
lab-in-words = a parole
lab-measure-wins = Vittorie, { $who }, %
lab-measure-winning = Punti di chi vince
lab-measure-decisions = Decisioni
lab-measure-rounds = Round
lab-measure-minutes = Minuti per le persone, stimati
lab-measure-lead = Cambi in testa
lab-measure-decided = Ultimo cambio in testa, % della partita
lab-same = nessuna differenza visibile
lab-more-often = più spesso
lab-less-often = meno spesso
lab-more-long = più lungo
lab-less-long = più breve
lab-more-much = di più
lab-less-much = di meno

## A parole

lab-findings = A parole
lab-finding-strong = Troppe vittorie, { $who }: { $value }% (tra { $low } e { $high }), contro una quota equa del { $fair }%.
lab-finding-weak = Troppo poche vittorie, { $who }: { $value }% (tra { $low } e { $high }), contro una quota equa del { $fair }%.
lab-finding-even = Nessuno è nettamente favorito: ogni quota è compatibile con quella equa del { $fair }%.
lab-finding-length = Metà delle partite dura al massimo { $rounds } round e { $decisions } decisioni.
lab-finding-lead = In media la testa cambia { $times } volte a partita, tra { $low } e { $high }.
lab-finding-more = B ne ha sicuramente di più: { $names }.
lab-finding-less = B ne ha sicuramente di meno: { $names }.
lab-finding-same = Tra A e B non si vede alcuna differenza; più partite potrebbero mostrarla.
lab-caution-two = I due studi hanno giocato partite diverse e ogni intervallo vale da solo: su venti differenze una può sembrare sicura per caso. Ciò che vale per i bot non vale per forza per le persone.
lab-caution = Più confronti insieme: gli intervalli sono allargati perché valgano tutti insieme al 95%. Ciò che vale per i bot non vale per forza per le persone.

## Le partite di questo server

lab-who-people = Persone tra loro
lab-who-people_with_bots = Persone contro bot
lab-who-bots_with_people = Bot contro persone
lab-who-bots = Bot tra loro
lab-company-people = Solo persone
lab-company-mixed = Persone e bot
lab-company-bots = Solo bot
lab-own-points = { $points } punti in media
lab-own-length = Durata e punti
lab-own-none = Qui non si è ancora conclusa nessuna partita: { $game }, { $players } giocatori.
lab-own-counting = Contate finora { $counted } partite su { $finished }…
lab-own-meaning = Che cosa si conta
lab-own-about = Persone e bot stanno fianco a fianco e non si mescolano mai: ogni colonna parla di un tipo di giocatori contro un tipo di avversari.
lab-own-whole = Contano solo le partite giocate fino alla fine, con le regole scelte al tavolo: niente lezioni, partite importate, distribuzioni scelte né abbandoni. Non si dice nulla di chi ha giocato.
lab-own-few = I numeri accanto a una quota sono il suo intervallo al 95%: con poche partite è largo.
