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
secret-seven_virtues = a memoria
secret-honour = carte in mano segrete
about-governing = Governa una casata italiana: percorri il tuo palazzo, annetti e assedia città, patrocina le arti, invia agenti.
about-wars_of_italy = La Francia contro Napoli. Conquista il favore di Roma, Venezia e Firenze, o prendile con le armi.
about-seven_virtues = Prendi tutte le carte di una Virtù o di un valore. Poi sette conteggi, ognuno con il suo potere.
about-honour = Accumula onore, spargi disonore e occhio al mulino delle dicerie: ciò che oggi è in coda conta domani.
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
table-away = Nessuna connessione al server
try-again = Riprova
close = Chiudi
save = Salva
yes = Sì
no = No

## Lobby

play-against-bots = Gioca contro i bot
new-table = Nuovo tavolo
waiting-for-you = Ti aspettano
your-move = Tocca a te
open-table = Apri
open-tables = Tavoli aperti
open-count = { $open ->
    [one] { $open } aperto
   *[other] { $open } aperti
}
no-open-tables = Al momento non ci sono tavoli aperti. I tavoli con un posto libero appaiono qui.
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
level-random = casuale
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
level-random-line = Gioca una mossa lecita qualsiasi.
level-easy-line = Sceglie ciò che sul momento sembra meglio.
level-medium-line = Prova qualche piano prima di ogni mossa.
level-hard-line = Prima di muovere calcola a mente molte linee di gioco.
level-expert-line = Vede più lontano di tutti e si prende il suo tempo.
nav-bots = Bot
bots-how-strong = Quanto sono forti i bot?
option-hands = Mani
option-hands-memory = coperte (a memoria)
option-hands-open = scoperte
option-first = Primo giocatore
option-first-random = a sorte
your-name = Il tuo nome
won-by = vinta da { $names }
finished-games = Partite finite
no-finished-games = Ancora nessuna partita finita. Qui potrai rivedere ogni partita che finisci.
bring-record = Importa una partita
bring-explained = Carica una partita salvata: ogni mossa viene verificata, poi puoi rivederla.
choose-file = Scegli un file

## Before a game

invited = { $free ->
    [0] Tutti i posti sono occupati.
    [one] Hai un invito: c’è un posto libero.
   *[other] Hai un invito: ci sono { $free } posti liberi.
}
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
prompt = La tua decisione
answers = Mosse
your-turn = Tocca a te
question-plain = Che cosa fai?
choose-first = Scegli una mossa
coach-purple = Puoi scegliere ciò che è bordato di viola. Nulla è definitivo prima del pulsante viola.
more-answers = e altre mosse: { $more }
find-answer = Cerca una mossa
nothing-found = Nessun risultato.
command-line = Scrivi una mossa, per esempio: take justice
undo = Annulla mossa
waiting-for = In attesa di: { $names }
bot-thinking = { $name_the } sta pensando…
sit-in = Fai giocare un bot al mio posto
sit-in-hand-over = Cedi il posto
sit-in-kept = Al tuo posto gioca un bot: { $level }.
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
line-ended = connessione chiusa
line-connecting = connessione in corso
line-reconnecting = Riconnessione…
reconnecting-safe = Puoi guardare e scegliere; la tua ultima mossa (passo { $step }) è al sicuro.
sending-slow = Il server tarda a salvare la tua mossa. Nulla è perduto, non serve premere di nuovo.
table-parked = Questa partita è sospesa: qualcosa è andato storto sul server. Nulla è perduto; puoi salvare la partita dal menu.
table-other-data = Questa partita è cominciata con altri dati dei componenti ({ $data }) rispetto a quelli del server. Nulla è perduto: riprenderà quando il server li avrà di nuovo.
table-seeded = Creato con un seme scelto a mano: chi lo conosce può calcolare ciò che è nascosto. Non vale per la classifica.
table-seeded-short = seme scelto
save-record = Salva la partita

## Rules and refusals

rules = Regole
rule = regola
rule-open = Regola { $clause }
rules-page = Apri come pagina
rules-missing = Al momento le regole non si possono mostrare.
why-not = Perché no?
why-not-this = Perché non { $wish }?
open-the-rule = Apri la regola
reconstructed = Ricostruito
reconstructed-why = Il valore stampato non è pubblico; questa è una nostra ricostruzione.
printed = stampato

## The end

end-of-game = Fine della partita
end-you = Vinci tu, { $points } a { $next }
end-other = Vince { $names_acc }, { $points } a { $next }
end-shared = Vittoria condivisa con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $names }
end-plain = Vince { $names_acc }
score = Punteggio
points = Punti
total = Totale
replay = Rivedi la partita
rematch-join = Vai alla rivincita
rematch = Rivincita
story-chapter = Conteggio, { $now } di { $all }
story-next = Avanti
story-table = Tabella finale
story-again = Rivedi il conteggio

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
    [you] Annulli
   *[other] { $seat_the } annulla
} { $answers ->
        [one] una mossa
       *[other] { $answers } mosse
}{ $followed ->
        [0] {""}
       *[other] {" "}e tutto ciò che è seguito
}.
event-table-stood_in = Il server ha giocato per { $seat_acc } (bot { $level }: { $trouble }).
event-table-upgraded = Le regole sono passate dalla versione { $from } alla { $to }; la partita continua.
term-late = tempo scaduto
term-crashed = interrotto da un errore
term-failed = nessuna mossa valida
term-illegal = mossa non permessa

# Che cosa farebbe un bot, e perché
what-can-i-do = Che cosa posso fare?
ideas-thinking = Cerco idee…
ideas-none = Questa volta nessun suggerimento: prova una delle mosse evidenziate.
redo = Ripristina mossa
option-as-edition = Se non scegli, vale la regola dell’edizione.
setting-confirm-end = Chiedi conferma alla fine del mio turno
setting-on = Sì
setting-off = No
ending-turn = Così finisce il tuo turno. Dopo potrai solo chiedere di annullare.
end-turn = Termina il turno
not-yet = Non ancora
in-words = Versione testuale (T)
not-an-answer = «{ $text }» non è una mossa di questo gioco. Prova, per esempio: { $example }.
not-asked = Ora tocca a qualcun altro.

# Riprendere una mossa, ricominciare il turno, fare un piano
undo-hold = Tieni premuto per ricominciare il turno (Maiusc+Backspace)
ask-back = Chiedi di annullare
ask-back-more = Annulla anche tutto ciò che è seguito. Usciranno le stesse carte.
ask-back-asked = { $name_the } chiede di annullare una mossa.
ask-back-waits = Hai chiesto di annullare una mossa. In attesa di: { $names }.
ask-back-agree = Accetta
ask-back-refuse = Rifiuta
ask-back-refused = Non tutti sono d’accordo: non è stato annullato nulla.
plan = Piano
plan-more = Prova su una copia del tavolo che vedi solo tu
plan-not-real = Un piano, non la vera partita.
plan-for = Ora decidi per { $name_acc }.
plan-over = La partita di prova è finita.
plan-guess = Le carte nascoste e le pescate future sono ipotesi.
plan-leave = Torna alla partita
keys = Tasti
keys-answer = Scegli una mossa
keys-commit = Conferma
keys-let-go = Deseleziona o chiudi
keys-restart = Ricomincia il turno
keys-details = Dettagli e regole
keys-words = Versione testuale
keys-write = Scrivi una mossa

# A name and what is said of it
pair = { $name }: { $what }

## In the terminal

play-chance = Il caso
play-clock = L’orologio
play-value = valore { $value }
play-begin = { $game }. Giochi come { $name_acc }; scrivi «?» per un aiuto.
play-others = I tuoi avversari: { $names }.
play-help = Scegli una mossa con il suo numero, oppure scrivila con la notazione indicata accanto (maiuscole e minuscole sono equivalenti).
play-help-why = why MOSSA
play-help-why-about = perché una mossa non è permessa, con la sua regola
play-help-what = what MOSSA
play-help-what-about = che effetto avrebbe una mossa
play-help-rule = rule REGOLA
play-help-rule-about = il testo di una regola
play-help-board = board
play-help-board-about = mostra di nuovo il tavolo
play-help-score = score
play-help-score-about = i punti finora
play-help-save = save FILE
play-help-save-about = salva la partita
play-help-quit = quit
play-help-quit-about = lascia la partita
play-leave = Lasci il tavolo.
play-nothing-against = Questa mossa è permessa.
play-nothing-to-tell = Non c’è altro da dire.
play-no-clause = Non esiste la regola { $clause }.
play-saved = Salvato: { $file }.
play-cannot-save = Impossibile salvare { $file }: { $why }.
play-no-folder = la cartella non esiste
play-is-folder = è una cartella
play-not-allowed = permesso negato
play-disk = non si può scrivere sul disco
play-hidden = Finché la partita è in corso, salvarla rivelerebbe ciò che è nascosto: potrai farlo quando sarà finita.
play-seats = Con { $players } giocatori i posti vanno da 0 a { $last }; il posto { $seat } non esiste.
play-cards = Carte
play-hand = Mano
play-no-score = Ancora nessun punteggio: alcune scelte sono segrete.
