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
secret-seven_virtues = hra na paměť
secret-honour = skryté karty
about-governing = Vládněte italskému rodu: procházejte svým palácem, anektujte a obléhejte města, podporujte umění a vysílejte agenty.
about-wars_of_italy = Francie proti Neapoli. Získejte Řím, Benátky a Florencii na svou stranu, nebo je dobuďte.
about-seven_virtues = Berte všechny karty jedné ctnosti nebo jedné hodnoty. Pak následuje sedm bodování, každé s vlastní schopností.
about-honour = Budujte svou čest, šiřte hanbu a mějte se na pozoru před mlýnem pomluv: co dnes čeká ve frontě, zítra se počítá.
players-exact = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
players-range = { $most ->
    [few] { $least }–{ $most } hráči
   *[other] { $least }–{ $most } hráčů
}

## Places to go

menu = Menu
nav-play = Hrát
nav-rules = Pravidla
nav-replays = Záznamy
lobby = Lobby
games = Hry
game = Hra
language = Jazyk
theme = Vzhled
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
theme-to-dark = Přepnout na tmavý vzhled
theme-to-light = Přepnout na světlý vzhled
back-to-lobby = Zpět do lobby
nothing-here = Na této adrese nic není.
table-away = Server není dostupný
try-again = Zkusit znovu
close = Zavřít
save = Uložit
yes = Ano
no = Ne

## Lobby

play-against-bots = Hrát proti botům
new-table = Nový stůl
waiting-for-you = Čeká se na vás
your-move = Jste na tahu
open-table = Otevřít
open-tables = Volné stoly
open-count = { $open ->
    [one] { $open } volný
    [few] { $open } volné
   *[other] { $open } volných
}
no-open-tables = Nikdo teď nehledá spoluhráče. Nový stůl s volným místem se objeví zde.
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
seat-friend = někdo z přátel
seat-open = volné místo
bot = Bot
bot-level = Bot: { $level }
level-random = náhodný
level-easy = lehký
level-medium = střední
level-hard = těžký
level-expert = expert
level-random-line = Hraje cokoli, co pravidla dovolují.
level-easy-line = Zahraje to, co právě teď vypadá nejlépe.
level-medium-line = Před každým tahem vyzkouší několik plánů.
level-hard-line = Než zahraje, projde v hlavě mnoho pokračování.
level-expert-line = Vidí nejdál a dává si na čas.
nav-bots = Boti
bots-how-strong = Jak silní jsou boti?
option-hands = Karty v ruce
option-hands-memory = skryté (hra na paměť)
option-hands-open = odkryté
option-first = Začíná
option-first-random = určí los
your-name = Vaše jméno
won-by = vítězství: { $names }
finished-games = Dohrané hry
no-finished-games = Zatím žádná dohraná hra. Každou dohranou hru si zde můžete přehrát.
bring-record = Nahrát záznam
bring-explained = Záznam je text celé hry. Zkontroluje se řádek po řádku a pak si ho můžete přehrát.
choose-file = Vybrat soubor

## Before a game

invited = { $free ->
    [0] Všechna místa jsou obsazena.
    [one] Máte pozvánku ke hře: zbývá jedno volné místo.
    [few] Máte pozvánku ke hře: zbývají { $free } volná místa.
   *[other] Máte pozvánku ke hře: zbývá { $free } volných míst.
}
copy-link = Kopírovat odkaz na stůl
copied = Zkopírováno
leave = Odejít
watch-when-begun = Zůstaňte na této stránce a můžete hru sledovat.

## The table

table = Stůl
players = Hráči
clockwise = po směru hodinových ručiček
you = Vy
spectator = Divák
away = offline
vp = VB
log = Záznam
views = Pohledy
chronicle = Kronika
chronicle-empty = Zatím se nic nestalo.
details = Podrobnosti
prompt = Co je na řadě
answers = Možnosti
your-turn = Jste na tahu
question-plain = Co uděláte?
choose-first = Vyberte, co chcete udělat
coach-purple = Co má fialový okraj, můžete zvolit. Nic neplatí, dokud nestisknete fialové tlačítko.
more-answers = a další ({ $more })
find-answer = Najít možnost
nothing-found = Nic nenalezeno.
command-line = Tah v zápisu hry, například: take justice
undo = Vrátit krok
waiting-for = Čeká se na: { $names }
bot-thinking = { $name } přemýšlí…
sit-in = Ať za mě hraje bot
sit-in-hand-over = Předat místo botovi
sit-in-kept = Hraje za vás bot: { $level }.
sit-in-back = Převzít místo zpět
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
line-connecting = připojuje se…
line-reconnecting = Obnovuje se spojení…
reconnecting-safe = Můžete si stůl prohlížet a vybírat; váš poslední tah (krok { $step }) je uložen.
sending-slow = Server váš tah ukládá déle než obvykle. Nic se neztratí, není třeba volit znovu.
table-parked = Tento stůl je pozastaven: na serveru se něco pokazilo. Nic se neztratilo; záznam můžete uložit v menu.
table-other-data = Tato hra začala s jinými údaji o kartách a destičkách ({ $data }), než jaké má server nyní. Nic se neztratilo: bude pokračovat, až je server bude mít znovu.
table-seeded = Stůl se zvoleným seedem: kdo ho zná, může si spočítat vše skryté. Do hodnocení se nikdy nepočítá.
table-seeded-short = zvolený seed
save-record = Uložit záznam hry

## Rules and refusals

rules = Pravidla
rule = pravidlo
rule-open = Pravidlo { $clause }
rules-page = Otevřít jako stránku
rules-missing = Pravidla teď nelze zobrazit.
why-not = Proč ne?
why-not-this = Proč ne { $wish }?
open-the-rule = Otevřít pravidlo
reconstructed = Rekonstruováno
reconstructed-why = Tištěná hodnota není veřejná; tato je naše rekonstrukce.
printed = tištěno

## The end

end-of-game = Konec hry
end-you = Vítězíte { $points } : { $next }
end-other = Vítězí { $names }, { $points } : { $next }
end-shared = Společné vítězství, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $names }
end-plain = Vítězí { $names }
score = Skóre
points = Body
total = Celkem
replay = Přehrát záznam
rematch-join = Přejít na odvetu
rematch = Odveta
story-chapter = Bodování { $now }/{ $all }
story-next = Další
story-table = Závěrečná tabulka
story-again = Projít bodování znovu

## Replay

transport = Krokování hry
step = Krok
step-first = Na začátek
step-back = O krok zpět
step-play = Přehrát
step-pause = Pozastavit
step-on = O krok dál
step-last = Na konec
link-to-step = Odkaz na tento krok

## What happens at the table itself

event-table-took_back = { $seat_is ->
    [you] Berete
   *[other] { $seat } bere
} zpět { $answers ->
        [one] svůj tah
        [few] { $answers } své tahy
       *[other] { $answers } svých tahů
}{ $followed ->
        [0] {""}
       *[other] {" "}i se vším, co následovalo
}.
event-table-stood_in = Za bota { $seat } ({ $level }) zahrál server: { $trouble }.
event-table-upgraded = Pravidla byla aktualizována z verze { $from } na verzi { $to }; hra pokračuje.
term-late = překročený čas
term-crashed = pád programu
term-failed = chyba
term-illegal = nedovolený tah

# Co by udělal bot a proč
what-can-i-do = Co mohu udělat?
ideas-thinking = Hledám nápady…
ideas-none = Tentokrát mě nic nenapadá. Zkuste některou ze zvýrazněných možností.
redo = Zopakovat krok
option-as-edition = Kde není nic zvoleno, platí pravidlo zvoleného vydání.
setting-confirm-end = Potvrzovat konec mého tahu
setting-on = Ano
setting-off = Ne
ending-turn = Tím váš tah končí. Potom už můžete o vrácení jen požádat.
end-turn = Ukončit tah
not-yet = Ještě ne
in-words = Celý stůl slovy (T)
not-an-answer = „{ $text }“ v této hře zahrát nelze. Napište například: { $example }.
not-asked = Na tahu je někdo jiný.

# Vracení kroků, nový začátek tahu, plán
undo-hold = Podržením začnete tah znovu (Shift+Backspace)
ask-back = Požádat o vrácení tahu
ask-back-more = I se vším, co následovalo. Náhoda dopadne znovu stejně.
ask-back-asked = { $name } žádá o vrácení tahu.
ask-back-waits = Žádáte o vrácení tahu. Čeká se na: { $names }.
ask-back-agree = Souhlasím
ask-back-refuse = Nesouhlasím
ask-back-refused = Nesouhlasili všichni: nic se nevrací.
plan = Plánovat
plan-more = Vyzkoušejte si tahy na kopii stolu, kterou vidíte jen vy
plan-not-real = Jen plán, ne skutečná hra.
plan-for = Hrajete za: { $name }.
plan-over = Zkušební hra skončila.
plan-guess = Náhoda a skryté karty jsou jen odhad.
plan-leave = Zpět do hry
keys = Klávesy
keys-answer = Vybrat možnost
keys-commit = Potvrdit volbu
keys-let-go = Zrušit výběr, zavřít
keys-restart = Začít tah znovu
keys-details = Podrobnosti, pravidla
keys-words = Celý stůl slovy
keys-write = Napsat tah

# A name and what is said of it
pair = { $name }: { $what }

## In the terminal

play-chance = Náhoda
play-clock = Hodiny
play-value = hodnota { $value }
play-begin = { $game }. Hrajete za: { $name }; nápovědu zobrazíte znakem „?“.
play-others = Proti vám: { $names }.
play-help = Zadejte číslo, nebo zápis vedle něj; na velikosti písmen nezáleží.
play-help-why = why TAH
play-help-why-about = proč tah není dovolen, i s číslem pravidla
play-help-what = what TAH
play-help-what-about = co by tah přinesl
play-help-rule = rule ČÍSLO
play-help-rule-about = jeden článek pravidel
play-help-board = board
play-help-board-about = znovu ukázat stůl
play-help-score = score
play-help-score-about = dosavadní body
play-help-save = save SOUBOR
play-help-save-about = uložit záznam hry
play-help-quit = quit
play-help-quit-about = odejít ze hry
play-leave = Odcházíte od stolu.
play-nothing-against = Nic tomu nebrání.
play-nothing-to-tell = Víc se k tomu říci nedá.
play-no-clause = Článek { $clause } v pravidlech není.
play-saved = Uloženo: { $file }.
play-cannot-save = Soubor { $file } nelze zapsat: { $why }.
play-no-folder = taková složka neexistuje
play-is-folder = je to složka
play-not-allowed = přístup odepřen
play-disk = na disk se nedá zapsat
play-hidden = Dokud se hraje, prozradil by záznam, co je skryté: uložit jej lze, až hra skončí.
play-seats = Počet hráčů je { $players }: místa mají čísla 0 až { $last }, ne { $seat }.
play-cards = Karty
play-hand = Karty v ruce
play-no-score = Skóre zatím není známé: některé volby jsou ještě tajné.
