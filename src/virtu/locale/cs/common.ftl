### Slova všech stránek a všech her.

## Games

game-governing = Umění vládnout
game-wars_of_italy = Války o Itálii
game-seven_virtues = Sedm ctností
game-honour = Čest
length-governing = 2–3 hodiny
length-wars_of_italy = 90 minut
length-seven_virtues = 25 minut
length-honour = 45 minut
secret-governing = nic skrytého
secret-wars_of_italy = nic skrytého
secret-seven_virtues = paměť
secret-honour = skryté karty
about-governing = Vládněte italskému rodu: procházejte svým palácem, anektujte a obléhejte, podporujte umění, vysílejte agenty.
about-wars_of_italy = Francie proti Neapoli. Získejte Řím, Benátky a Florencii, nebo je dobijte.
about-seven_virtues = Berte všechny karty jedné ctnosti nebo jednoho čísla. Pak sedm bodování, každé se svou schopností.
about-honour = Budujte čest, šiřte hanbu a pozor na mlýn pomluv: co dnes čeká, zítra platí.
players-exact = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
players-range = { $least }–{ $most } hráčů

## Places to go

menu = Nabídka
nav-play = Hrát
nav-rules = Pravidla
nav-replays = Záznamy
lobby = Lobby
games = Hry
game = Hra
language = Jazyk
theme = Vzhled
theme-system = Systém
theme-light = Světlý
theme-dark = Tmavý
theme-to-dark = Přepnout na tmavý
theme-to-light = Přepnout na světlý
back-to-lobby = Zpět do lobby
nothing-here = Na této adrese nic není.
close = Zavřít
save = Uložit
yes = Ano
no = Ne

## Lobby

play-against-bots = Hrát proti botům
new-table = Nový stůl
waiting-for-you = Čeká se na vás
due-of = { $due } z { $all }
no-tables-of-yours = Žádný váš stůl. Začněte proti botům, stačí jeden stisk.
your-move = Váš tah
open-table = Otevřít
open-tables = Volné stoly
open-count = { $open ->
    [one] { $open } volný
    [few] { $open } volné
   *[other] { $open } volných
}
no-open-tables = Nikdo nečeká na hráče. Nový stůl s volným místem se objeví zde.
seats = Místa
seats-free = { $free ->
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
bots-count = { $bots ->
    [one] jeden bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
join = Připojit se
watch = Sledovat
create-table = Založit stůl
seat-number = Místo { $number }
seat-me = vy
seat-friend = přítel
seat-open = volné místo
bot = Bot
bot-level = Bot: { $level }
level-random = náhodný
level-easy = snadný
level-medium = střední
level-hard = těžký
level-expert = expert
level-random-line = Hraje cokoli, co je dovoleno.
level-easy-line = Bere hned to, co vypadá nejlépe.
level-medium-line = Před každou odpovědí zkusí pár plánů.
level-hard-line = Než odpoví, přehraje si v hlavě mnoho pokračování.
level-expert-line = Vidí nejdál a dává si na čas.
nav-bots = Boti
bots-how-strong = Jak silní jsou boti?
more-options = dalších možností: { $count }
option-hands = Karty v ruce
option-hands-memory = zpaměti
option-hands-open = odkryté
option-first = Začíná
option-first-random = los
your-name = Vaše jméno
won-by = vítěz: { $names }
finished-games = Dohrané hry
no-finished-games = Zatím žádná dohraná hra. Každou dohranou hru si zde můžete přehrát.
bring-record = Nahrát záznam
bring-explained = Záznam je text celé hry. Zkontroluje se řádek po řádku a pak si ho můžete přehrát.
choose-file = Vybrat soubor

## Before a game

waiting-room = { $free ->
    [0] Všechna místa jsou obsazena; hra začíná.
    [one] Jedno místo je volné. Pošlete příteli tento odkaz:
    [few] { $free } místa jsou volná. Pošlete přátelům tento odkaz:
   *[other] { $free } míst je volných. Pošlete přátelům tento odkaz:
}
invited = { $free ->
    [0] Všechna místa jsou obsazena.
    [one] Jste zváni: jedno místo je volné.
    [few] Jste zváni: { $free } místa jsou volná.
   *[other] Jste zváni: { $free } míst je volných.
}
invite-link = Kopírovat pozvánku
copy-link = Kopírovat odkaz na stůl
copied = Zkopírováno
leave = Odejít
watch-when-begun = Zůstaňte na stránce a sledujte hru.

## The table

table = Stůl
players = Hráči
clockwise = po směru hodin
you = Vy
spectator = Divák
away = pryč
vp = VB
log = Záznam
views = Pohledy
chronicle = Kronika
chronicle-empty = Zatím se nic nestalo.
details = Podrobnosti
prompt = Na co se ptáme
answers = Odpovědi
your-turn = Jste na tahu
question-plain = Co uděláte?
choose-first = Vyberte odpověď
coach-purple = Fialová znamená: můžete. Vybírejte na stole nebo dole; nic neplatí před fialovým tlačítkem. Stiskněte cokoli, co vás zajímá.
more-answers = a dalších { $more }
find-answer = Najít odpověď
nothing-found = Nic nenalezeno.
command-line = Odpověď v zápisu hry, například: take justice
undo = Vrátit krok
waiting-for = Čeká se na: { $names }
bot-thinking = { $name } přemýšlí …
sit-in = Ať za mě hraje bot
sit-in-hand-over = Předat místo
sit-in-kept = Hraje za vás bot: { $level }.
sit-in-back = Vzít si místo zpět
waiting-for-nobody = Okamžik…
since-now = právě teď
since-minutes = už { $minutes } min
since-hours = už { $hours } h
since-days = { $days ->
    [one] od včerejška
    [few] už { $days } dny
   *[other] už { $days } dní
}
line-live = živě
line-ended = uzavřeno
line-connecting = připojování
line-reconnecting = Obnovuje se spojení…
reconnecting-safe = Můžete se rozhlížet a vybírat; váš poslední tah (krok { $step }) je uložen.
notice-stale = Stůl se pohnul dál: toto je nynější pozice. Vaše odpověď nebyla zahrána.
notice-unreachable = Server neodpovídá. Zkuste to za chvíli.
table-parked = Tento stůl je odstaven: na serveru se něco pokazilo. Nic se neztratilo; záznam lze uložit z nabídky.
table-seeded = Stůl se zvoleným semínkem náhody: kdo ho zná, spočítá si vše skryté. Nikdy se nehodnotí.
table-seeded-short = zvolené semínko
save-record = Záznam hry

## Rules and refusals

rules = Pravidla
rule = pravidlo
rule-open = Pravidlo { $clause }
rules-page = Otevřít jako stránku
rules-in-english = číslovaná, anglicky
rules-missing = Pravidla teď nelze zobrazit.
why-not = Proč ne?
why-not-this = Proč ne { $wish }?
open-the-rule = Otevřít pravidlo
reconstructed = Rekonstruováno
reconstructed-why = Tištěná hodnota není veřejná; tato je naše rekonstrukce.
printed = tištěno

## The end

end-of-game = Konec hry
end-you = Vítězíte, { $points } : { $next }
end-other = Vítězí { $names }, { $points } : { $next }
end-shared = Společné vítězství s { $points } body: { $names }
end-plain = Vítězí { $names }
score = Skóre
points = Body
total = Celkem
replay = Přehrát záznam
rematch-join = Přejít k odvetě
rematch = Odveta
story-chapter = Bodování, { $now } z { $all }
story-next = Další
story-table = Závěrečná tabulka
story-again = Znovu projít bodování

## Replay

transport = Kroky hry
step = Krok
step-first = Na začátek
step-back = O krok zpět
step-play = Přehrát
step-pause = Pozastavit
step-on = O krok dál
step-last = Na konec
link-to-step = Odkaz na tento krok

## What happens at the table itself

event-table-took_back = { $seat_is ->
    [you] Vracíte
   *[other] { $seat } vrací
} { $answers ->
        [one] svou odpověď
        [few] { $answers } své odpovědi
       *[other] { $answers } svých odpovědí
}{ $followed ->
        [0] {""}
       *[other] {" "}se vším, co následovalo
}.
event-table-stood_in = Za hráče { $seat } ({ $level }) odpověděl server: { $trouble }.
event-table-upgraded = Pravidla byla aktualizována z verze { $from } na { $to }; hra pokračuje.
term-late = pozdě
term-crashed = havárie
term-failed = selhání
term-illegal = nedovoleno

# Co by udělal bot a proč
what-can-i-do = Co mohu dělat?
ideas-thinking = Hledám nápady …
ideas-none = Tentokrát žádný nápad: podívejte se na osvětlená místa.
redo = Znovu
option-as-edition = Kde není nic zvoleno, platí pravidlo daného vydání.
setting-confirm-end = Potvrzovat konec mého tahu
setting-on = Ano
setting-off = Ne
ending-turn = Tím končí váš tah. Potom už lze o vrácení jen požádat.
end-turn = Ukončit tah
not-yet = Ještě ne
hint-only = nic jiného není možné
hint-wins = vyhrajete hru
hint-ends = ukončí hru
hint-points = +{ $points } b. pro vás
hint-harm = ostatní ztratí až { $points } b.
hint-costs = stojí { $points } b.
hint-outlook = dává dobré postavení pro další tahy
in-words = Vše slovy (T)
not-an-answer = „{ $text }“ není odpověď této hry. Napište například: { $example }.
not-asked = Na to má odpovědět někdo jiný.

# Vracení kroků, nový začátek tahu, plán
undo-hold = Podržením začnete tah znovu (Shift+Backspace)
ask-back = Požádat o vrácení
ask-back-more = Se vším, co následovalo. Kostky a karty padnou znovu stejně.
ask-back-asked = { $name } žádá o vrácení odpovědi.
ask-back-waits = Žádáte o vrácení odpovědi. Čeká se na: { $names }.
ask-back-agree = Souhlasím
ask-back-refuse = Nesouhlasím
ask-back-refused = Všichni nesouhlasili: nic se nevrátilo.
plan = Plán
plan-more = Vyzkoušejte si tahy na kopii stolu, kterou vidíte jen vy
plan-not-real = Plán, ne skutečná hra.
plan-for = Odpovídáte za: { $name }.
plan-over = Plánovaná hra skončila.
plan-guess = Kostky a skryté karty jsou jen odhad.
plan-leave = Zpět do hry
plan-lapsed = Stůl se pohnul dál: váš plán propadl.
plan-too-many = Tolik plánů za tak krátkou dobu: chvilku prosím počkejte.
keys = Klávesy
keys-answer = Zvolit odpověď
keys-commit = Dát odpověď
keys-let-go = Pustit, zavřít
keys-restart = Začít tah znovu
keys-details = Podrobnosti, pravidla
keys-words = Stůl slovy
keys-write = Napsat odpověď

# A name and what is said of it
pair = { $name }: { $what }

## In the terminal

play-chance = Náhoda
play-clock = Hodiny
play-value = hodnota { $value }
play-begin = { $game }. Hrajete za: { $name }; „?“ vysvětlí, co můžete napsat.
play-others = Proti vám: { $names }.
play-help = Odpovězte číslem nebo zápisem vedle něj; na velkých písmenech nezáleží.
play-help-why = why ODPOVĚĎ
play-help-why-about = proč něco není dovoleno, i s pravidlem
play-help-what = what ODPOVĚĎ
play-help-what-about = co by odpověď přinesla
play-help-rule = rule PRAVIDLO
play-help-rule-about = jedno pravidlo, anglicky
play-help-board = board
play-help-board-about = stůl ještě jednou
play-help-score = score
play-help-score-about = dosavadní body
play-help-save = save SOUBOR
play-help-save-about = uložit záznam hry
play-help-quit = quit
play-help-quit-about = odejít ze hry
play-leave = Odcházíte od stolu.
play-nothing-against = Nic tomu nebrání.
play-nothing-to-tell = Víc k tomu říci nelze.
play-no-clause = Pravidlo { $clause } neexistuje.
play-saved = Uloženo: { $file }.
play-cannot-save = { $file } nelze zapsat: { $why }.
play-no-folder = taková složka neexistuje
play-is-folder = je to složka
play-not-allowed = není to dovoleno
play-disk = disk to nepřijme
play-hidden = Dokud hra běží, její záznam by prozradil, co je skryté: uložit jej lze, až hra skončí.
play-seats = Při { $players } hráčích jsou místa 0 až { $last }, ne { $seat }.
play-cards = Karty
play-hand = Ruka
play-no-score = Dokud leží odpovědi, které ostatní ještě nesmějí znát, nic se nepočítá.
