### Le parole di tutte le pagine e di tutti i giochi.

## Games

game-governing = L’arte del governo
game-wars_of_italy = Le guerre d’Italia
game-seven_virtues = Le sette Virtù
game-honour = Onore
length-governing = 2–3 ore
length-wars_of_italy = 90 minuti
length-seven_virtues = 25 minuti
length-honour = 45 minuti
secret-governing = nulla di nascosto
secret-wars_of_italy = nulla di nascosto
secret-seven_virtues = memoria
secret-honour = mani nascoste
about-governing = Governate una casata italiana: percorrete il Palazzo, annettete e assediate, patrocinate le arti, inviate Agenti.
about-wars_of_italy = La Francia contro Napoli. Conquistate il favore di Roma, Venezia e Firenze, o prendetele.
about-seven_virtues = Prendete tutte le carte di una Virtù o di un numero. Poi sette punteggi, ognuno con il suo potere.
about-honour = Costruite onore, spargete disonore e attenti al mulino delle dicerie: ciò che è in coda oggi conta domani.
players-exact = { $players } giocatori
players-range = { $least }–{ $most } giocatori

## Places to go

menu = Menu
nav-play = Gioca
nav-rules = Regole
nav-replays = Partite giocate
lobby = Lobby
games = Giochi
game = Gioco
language = Lingua
theme = Tema
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
theme-to-dark = Passa al tema scuro
theme-to-light = Passa al tema chiaro
back-to-lobby = Torna alla lobby
nothing-here = A questo indirizzo non c’è nulla.
close = Chiudi
save = Salva
yes = Sì
no = No

## Lobby

play-against-bots = Gioca contro i bot
new-table = Nuovo tavolo
waiting-for-you = Ti aspettano
due-of = { $due } di { $all ->
    [one] { $all } tavolo
   *[other] { $all } tavoli
}
no-tables-of-yours = Nessun tavolo tuo. Comincia contro i bot: basta un clic.
your-move = Tocca a te
open-table = Apri
open-tables = Tavoli aperti
open-count = { $open ->
    [one] { $open } aperto
   *[other] { $open } aperti
}
no-open-tables = Nessuno aspetta giocatori. Un nuovo tavolo con un posto libero appare qui.
seats = Posti
seats-free = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
bots-count = { $bots ->
    [one] un bot
   *[other] { $bots } bot
}
join = Unisciti
watch = Guarda
create-table = Crea il tavolo
seat-number = Posto { $number }
seat-me = tu
seat-friend = un amico
seat-open = posto libero
bot = Bot
bot-level = Bot: { $level }
level-random = a caso
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
level-random-line = Gioca qualunque mossa permessa.
level-easy-line = Prende subito ciò che sembra meglio.
level-medium-line = Prova qualche piano prima di ogni risposta.
level-hard-line = Prima di rispondere gioca a mente molti seguiti.
level-expert-line = Vede più lontano di tutti e si prende il suo tempo.
nav-bots = Bot
bots-how-strong = Quanto sono forti i bot?
more-options = altre { $count } opzioni
option-hands = Mani
option-hands-memory = a memoria
option-hands-open = scoperte
option-first = Comincia
option-first-random = a sorte
your-name = Il tuo nome
won-by = vinta da { $names }
finished-games = Partite finite
no-finished-games = Ancora nessuna partita finita. Ogni partita che finisci si può rivedere qui.
bring-record = Porta una partita
bring-explained = La registrazione è il testo di un’intera partita. Viene verificata riga per riga, poi la puoi rivedere.
choose-file = Scegli un file

## Before a game

waiting-room = { $free ->
    [0] Tutti i posti sono occupati; la partita sta per cominciare.
    [one] Un posto è libero. Manda questo link a un amico:
   *[other] { $free } posti sono liberi. Manda questo link ai tuoi amici:
}
invited = { $free ->
    [0] Tutti i posti sono occupati.
    [one] Sei invitato: un posto è libero.
   *[other] Sei invitato: { $free } posti sono liberi.
}
invite-link = Copia il link d’invito
copy-link = Copia il link del tavolo
copied = Copiato
leave = Esci
watch-when-begun = Resta su questa pagina per guardare.

## The table

table = Tavolo
players = Giocatori
clockwise = in senso orario
you = Tu
spectator = Spettatore
away = assente
vp = PV
log = Cronaca
views = Viste
chronicle = Cronaca
chronicle-empty = Non è ancora successo nulla.
details = Dettagli
prompt = Che cosa si chiede
answers = Risposte
your-turn = Tocca a te
question-plain = Che cosa fai?
choose-first = Scegli una risposta
coach-purple = Viola vuol dire: puoi. Scegli sul tavolo o qui sotto; nulla vale prima del pulsante viola. Tocca tutto ciò che ti incuriosisce.
more-answers = e altre { $more }
find-answer = Trova una risposta
nothing-found = Nulla trovato.
command-line = Una risposta come la scrive la cronaca, per esempio: take justice
undo = Annulla mossa
waiting-for = In attesa di { $names }
bot-thinking = { $name } sta pensando …
sit-in = Lascia giocare un bot al mio posto
sit-in-hand-over = Cedi il posto
sit-in-kept = Un bot gioca al tuo posto: { $level }.
sit-in-back = Riprendi il mio posto
waiting-for-nobody = Un momento…
since-now = proprio ora
since-minutes = da { $minutes } min
since-hours = da { $hours } h
since-days = { $days ->
    [one] da ieri
   *[other] da { $days } giorni
}
line-live = in diretta
line-ended = chiuso
line-connecting = connessione
line-reconnecting = Riconnessione…
reconnecting-safe = Puoi guardare e scegliere; la tua ultima mossa (passo { $step }) è al sicuro.
notice-stale = Il tavolo è andato avanti: ecco la posizione attuale. La tua risposta non è stata giocata.
notice-unreachable = Il server non risponde. Riprova tra un momento.
table-parked = Questo tavolo è fermo: qualcosa è andato storto sul server. Nulla è perduto; la registrazione si salva dal menu.
table-seeded = Creato con un seme casuale scelto: chi lo conosce può calcolare ciò che è nascosto. Mai in classifica.
table-seeded-short = seme scelto
save-record = Registrazione

## Rules and refusals

rules = Regole
rule = regola
rule-open = Regola { $clause }
rules-page = Apri come pagina
rules-in-english = numerate, in inglese
rules-missing = Le regole non si possono mostrare in questo momento.
why-not = Perché no?
why-not-this = Perché non { $wish }?
open-the-rule = Apri la regola
reconstructed = Ricostruito
reconstructed-why = Il valore stampato non è pubblico; questo è una nostra ricostruzione.
printed = stampato

## The end

end-of-game = Fine della partita
end-you = Vinci tu, { $points } a { $next }
end-other = Vince { $names }, { $points } a { $next }
end-shared = Vittoria condivisa con { $points }: { $names }
end-plain = Vince { $names }
score = Punteggio
points = Punti
total = Totale
replay = Rivedi la partita
rematch-join = Vai alla rivincita
rematch = Rivincita
story-chapter = Punteggio, { $now } di { $all }
story-next = Avanti
story-table = Tabella finale
story-again = Racconta di nuovo il punteggio

## Replay

transport = Passi della partita
step = Passo
step-first = All’inizio
step-back = Un passo indietro
step-play = Avvia
step-pause = Pausa
step-on = Un passo avanti
step-last = Alla fine
link-to-step = Link a questo passo

## What happens at the table itself

event-table-took_back = { $seat_is ->
    [you] Ritiri
   *[other] { $seat } ritira
} { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
}{ $followed ->
        [0] {""}
       *[other] , con tutto ciò che è seguito
}.
event-table-stood_in = Il server ha risposto per { $seat } ({ $level }): { $trouble }.
event-table-upgraded = Le regole sono passate dalla versione { $from } alla { $to }; la partita continua.
term-late = in ritardo
term-crashed = in panne
term-failed = fallito
term-illegal = non permesso

# Che cosa farebbe un bot, e perché
what-can-i-do = Che cosa posso fare?
ideas-thinking = Cerco idee …
ideas-none = Nessuna idea questa volta: guarda ciò che è illuminato.
redo = Ripeti mossa
option-as-edition = Dove nulla è scelto vale la regola dell’edizione.
setting-confirm-end = Confermare la fine del mio turno
setting-on = Sì
setting-off = No
ending-turn = Così finisce il tuo turno. Dopo potrai solo chiedere di riprendere.
end-turn = Finisci il turno
not-yet = Non ancora
hint-only = non c’è altro di possibile
hint-wins = vinci la partita
hint-ends = finisce la partita
hint-points = +{ $points } punti per te
hint-harm = gli altri perdono fino a { $points } punti
hint-costs = costa { $points } punti
hint-outlook = ti lascia in una buona posizione
in-words = Tutto a parole (T)
not-an-answer = «{ $text }» non è una risposta di questo gioco. Scrivi per esempio: { $example }.
not-asked = Tocca a qualcun altro rispondere.

# Riprendere una mossa, ricominciare il turno, fare un piano
undo-hold = Tieni premuto per ricominciare il turno (Maiusc+Backspace)
ask-back = Chiedi di riprendere
ask-back-more = Con tutto ciò che è seguito. Dadi e carte torneranno come sono usciti.
ask-back-asked = { $name } chiede di riprendere una risposta.
ask-back-waits = Chiedi di riprendere una risposta. In attesa di { $names }.
ask-back-agree = Accetta
ask-back-refuse = Rifiuta
ask-back-refused = Non tutti sono d’accordo: nulla è stato ripreso.
plan = Piano
plan-more = Prova su una copia del tavolo che vedi solo tu
plan-not-real = Un piano, non la vera partita.
plan-for = Rispondi per { $name }.
plan-over = La partita immaginata è finita.
plan-guess = Dadi e carte nascoste sono supposti.
plan-leave = Torna alla partita
plan-lapsed = Il tavolo è andato avanti: il tuo piano è decaduto.
plan-too-many = Troppi piani in così poco tempo: attendi un momento.
keys = Tasti
keys-answer = Scegli una risposta
keys-commit = Dai la risposta
keys-let-go = Lascia, chiudi
keys-restart = Ricomincia il turno
keys-details = Dettagli, regole
keys-words = Il tavolo a parole
keys-write = Scrivi una risposta

# A name and what is said of it
pair = { $name }: { $what }

## In the terminal

play-chance = Il caso
play-clock = L’orologio
play-value = valore { $value }
play-begin = { $game }. Giochi come { $name }; «?» spiega che cosa puoi scrivere.
play-others = Contro di te: { $names }.
play-help = Rispondi con un numero o con la notazione accanto; le maiuscole non contano.
play-help-why = why RISPOSTA
play-help-why-about = perché qualcosa non è permesso, con la sua regola
play-help-what = what RISPOSTA
play-help-what-about = che cosa porterebbe una risposta
play-help-rule = rule REGOLA
play-help-rule-about = una regola, in inglese
play-help-board = board
play-help-board-about = il tavolo ancora una volta
play-help-score = score
play-help-score-about = i punti finora
play-help-save = save FILE
play-help-save-about = salvare la partita
play-help-quit = quit
play-help-quit-about = lasciare la partita
play-leave = Lasci il tavolo.
play-nothing-against = Nulla lo impedisce.
play-nothing-to-tell = Non c’è altro da dire.
play-no-clause = Non esiste la regola { $clause }.
play-saved = Salvato: { $file }.
play-cannot-save = Non si può scrivere { $file }: { $why }.
play-no-folder = la cartella non esiste
play-is-folder = è una cartella
play-not-allowed = non è permesso
play-disk = il disco non lo accetta
play-hidden = Finché la partita dura, la sua registrazione rivelerebbe ciò che è nascosto: si può salvare a partita finita.
play-seats = Con { $players } giocatori i posti vanno da 0 a { $last }, non { $seat }.
play-cards = Carte
play-hand = Mano
play-no-score = Non si conta nulla finché ci sono risposte che gli altri non devono ancora conoscere.
