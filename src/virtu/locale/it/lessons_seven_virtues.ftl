# Prime partite guidate: che cosa dice la guida.

## taking

lesson-seven_virtues-taking-title = Prendere le carte
lesson-seven_virtues-taking-goal = Avere più punti degli altri quando le carte finiscono.
    .why = Si raccolgono carte di sette Virtù. Alla fine si conta ogni Virtù: chi ne ha più carte prende di più. Tutti cominciano con 7 punti.
lesson-seven_virtues-taking-rows = Si prende solo dalla fila in basso.
    .why = Ogni carta ha una Virtù, con colore e segno, e un valore da 1 a 14. Nel tuo turno devi prendere qualcosa.
    .word = Fila attiva
    .means = La fila in basso, da cui tutti prendono.
lesson-seven_virtues-taking-virtue = Prendi tutte le carte Speranza.
    .why = Due carte della fila sono Speranza. Chi prende una Virtù ne prende tutte le carte della fila.
    .word = Insieme
    .means = Tutte le carte della fila con la stessa Virtù o lo stesso valore: almeno due. Si prende sempre l’insieme intero.
lesson-seven_virtues-taking-slide = Guarda che cosa è sceso nei posti vuoti.
    .why = La fila in alto riempie i vuoti e si completa dal mazzo. Mostra che cosa potrà prendere chi gioca dopo di te: guardala prima di scegliere.
lesson-seven_virtues-taking-value = Prendi le due carte di valore 8.
    .why = Anche tutte le carte di uno stesso valore formano un insieme, qualunque sia la Virtù. Così un solo turno serve a due Virtù.
lesson-seven_virtues-taking-single = Prendi la Giustizia 4 da sola.
    .why = Nessun’altra carta della fila è Giustizia o vale 4. Solo una carta così si prende da sola. Le due carte Fede, per esempio, non si separano.
lesson-seven_virtues-taking-hand = Le tue carte stanno qui, per Virtù.
    .why = Tutti hanno visto che cosa hai preso, ma nessuno può riguardarlo. Degli altri vedi solo quante carte hanno: ricorda chi raccoglie che cosa.
lesson-seven_virtues-taking-order = Cerca il primo o il secondo posto in qualche Virtù.
    .why = Le Virtù si contano dall’alto in basso. Il primo di ognuna guadagna 5 punti, il secondo 2. Poi agisce il suo potere: lo mostra la lezione 2.
    .word = 1° e 2°
    .means = Chi ha più carte di una Virtù, e chi viene dopo. A parità decide la carta più alta.
lesson-seven_virtues-taking-free = Ora prendi tre volte come vuoi.
    .why = Si può prendere tutto ciò che è evidenziato. Punta su una Virtù che già raccogli, e guarda che cosa lasci a chi segue.
lesson-seven_virtues-taking-done = Sai prendere le carte. Adesso il conteggio.
    .why = Si continua così finché ci sono carte. Puoi finire questa partita, o vedere nella lezione 2 come si contano i punti.
lesson-seven_virtues-taking-question-win = Come si vince?
lesson-seven_virtues-taking-question-from = Da quale fila si prende?
lesson-seven_virtues-taking-question-set = Che cos’è un insieme, e se ne può prendere solo una parte?
lesson-seven_virtues-taking-question-single = Quando si può prendere una carta sola?
lesson-seven_virtues-taking-question-first = Che cosa guadagnano il primo e il secondo di una Virtù?

## scoring

lesson-seven_virtues-scoring-title = Il conteggio
lesson-seven_virtues-scoring-begin = Resta una carta, poi si contano i punti.
    .why = Arrivi alla fine di una partita. Finora ognuno ha 7 punti: quasi tutti i punti del gioco arrivano adesso.
lesson-seven_virtues-scoring-last = Prendi l’ultima carta.
    .why = È l’unica rimasta. Con l’ultima carta finiscono le prese, chiunque sia di turno.
lesson-seven_virtues-scoring-ranks = La Carità si conta per prima.
    .why = Un avversario ha più carte Carità di tutti e ha preso 5 punti; tu hai il secondo posto e ne hai presi 2. Poi agisce il potere, prima per il 1°, poi per il 2°.
    .word = Potere
    .means = Che cosa fa una Virtù quando si conta: per il 1°, e spesso meno per il 2°.
lesson-seven_virtues-scoring-charity = Scarta la Prudenza 9: il suo calice vale 3.
    .why = La Carità premia chi dona. Al 2° posto puoi scartare una carta; un calice, un’acqua o una fiamma porta 3 punti. Senza, niente.
    .word = Icona
    .means = Il piccolo segno su molte carte: fiamma, acqua, calice o luce.
lesson-seven_virtues-scoring-faith = Nella Fede hai il 1° posto: nomina la Speranza.
    .why = Ogni altro giocatore, tranne il 2°, ti deve dare una carta della Virtù nominata, se ce l’ha. Poi tocca alla Speranza: una carta in più può darti il 1° posto.
lesson-seven_virtues-scoring-hope = Nella Speranza hai il 1° posto: nomina chi paga.
    .why = Fino a due avversari, ma non chi è 2°, ti pagano 1 punto per ogni loro luce. Dopo, tutte le mani sono scoperte.
lesson-seven_virtues-scoring-icons = Le altre quattro Virtù si contano da sole.
    .why = La Fortezza conta le sue carte, la Giustizia le fiamme, la Temperanza calici e acque, la Prudenza quante altre Virtù hai. Ogni riga dice chi era 1° e 2°.
lesson-seven_virtues-scoring-end = Hai vinto. Gli ultimi punti vengono dai trii.
    .why = Alla fine ogni trio in mano vale 3 punti. Una carta può servire per la Virtù, per l’icona o per entrambe: l’arte è tutta qui.
    .word = Trio
    .means = Una fiamma, un’acqua e un calice.
lesson-seven_virtues-scoring-question-rank = Quanti punti prendono il 1° e il 2° prima del potere?
lesson-seven_virtues-scoring-question-charity = Quali carte portano punti se scartate per la Carità?
lesson-seven_virtues-scoring-question-faith = Che cosa riceve il 1° della Fede, e chi è risparmiato?
lesson-seven_virtues-scoring-question-hope = Che cosa pagano gli avversari al 1° della Speranza?
lesson-seven_virtues-scoring-question-trio = Quanto vale un trio, e quando?
