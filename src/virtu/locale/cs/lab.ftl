### Laboratoř: malé studie a co ukazují hry tohoto serveru.

fault-lab_off = Provozovatel tohoto serveru laboratoř vypnul.
fault-study_running = Jedna vaše studie už běží nebo čeká. Vždy jen jedna najednou.
fault-lab_full = Čeká už hodně studií. Zkuste to prosím později.
fault-study_too_large = Tato studie je příliš velká: počítá se za { $work } her a povoleno je nejvýše { $most }. Zvolte méně her nebo rychlejší boty.
fault-bad_study = Takovou studii laboratoř nenabízí.
fault-same_sides = A a B jsou stejné, není co porovnávat.
fault-unknown_study = Taková studie tu není, nebo se už neuchovává.
fault-not_your_study = Studii může zastavit nebo smazat jen ten, kdo ji spustil.
fault-not_done = Tato studie zatím nemá výsledky.
fault-no_data = Tato studie žádné číslo nemění.

lab-title = Laboratoř
lab-studies = Studie
lab-new = Nová studie
lab-own = Hry tohoto serveru
lab-percent = { $value } %

## Co se děje

lab-running = Běží: { $title }
lab-waiting = Čeká: { $title }
lab-progress-label = Průběh studie
lab-progress = { $done } z { $total } her · { $part } %
lab-left = { $minutes ->
    [0] zbývá méně než minuta
    [one] zbývá asi minuta
   *[other] zbývá asi { $minutes } min
}
lab-rate = { $rate } hry za sekundu
lab-tables-first = stoly hráčů mají vždy přednost
lab-place = { $place ->
    [0] je další na řadě
    [one] před ní je jedna studie
    [few] před ní jsou { $place } studie
   *[other] před ní je { $place } studií
}
lab-stop = Zastavit
lab-cancel = Vyřadit tuto studii z fronty
lab-line = Na řadě
lab-line-empty = Nic nečeká.
lab-no-runs = Tento server studie nespouští. Na vlastním počítači je spustíte příkazem „virtu lab run“.
lab-finished = Hotové studie
lab-none = Zatím není hotová žádná studie.
lab-choose-two = Zaškrtněte dvě studie téže hry a porovnejte je
lab-pick = porovnat
lab-compare = Porovnat tyto dvě
lab-two = Porovnání dvou studií
lab-yours = vaše
lab-delete = Smazat tuto studii
lab-failed-too_long = zastavena: trvala příliš dlouho
lab-failed-too_large = zastavena: potřebovala příliš mnoho paměti
lab-failed-interrupted = přerušena restarty serveru
lab-failed-crashed = selhala
lab-about = Co to je?
lab-about-text = Boti odehrají mnoho her podle vašeho zadání a laboratoř počítá: kdo vyhrává, jak dlouho hra trvá a co by změnilo jiné pravidlo.
lab-about-bots = Co platí pro boty, nemusí platit pro lidi.

## Nová studie

lab-question = Otázka
lab-kind-one = Jak hra probíhá?
lab-kind-options = Jiné pravidlo?
lab-kind-number = Jiné číslo?
lab-bots = Boti
lab-each-seat = pro každé místo jiný bot
lab-keep-seats = boti zůstávají na svých místech (jinak se v každé hře o jedno posunou)
lab-how-many = Počet her
lab-seed = První rozdání
lab-seed-about = Stejné číslo dá stejná rozdání.
lab-b-is = Co se v B změní
lab-b-options = A má obvyklá pravidla. Zvolte, čím se liší B; obě varianty hrají tatáž rozdání.
lab-number = Číslo
lab-value = Nová hodnota
lab-number-price = { $thing }: cena ve florénech
lab-number-agents = { $thing }: agenti na začátku
lab-number-florins = Florény na začátku
lab-instead = { $value } místo { $usual }
lab-work = počítá se za { $work } her z nejvýše { $most }
lab-begin = Spustit studii

## Jedna studie

lab-study = Studie
lab-study-letter = Studie { $letter }
lab-rules = Pravidla
lab-seats = Místa
lab-seats-alike = všude stejný bot
lab-seats-fixed = každý bot zůstává na svém místě
lab-seats-rotate = každé rozdání se všemi rozesazeními botů dokola
lab-deals = Rozdání
lab-deals-from = her: { $games }, rozdání { $first }–{ $last }
lab-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
lab-bots-all = { $players }× { $bot }
lab-bot-playouts = { $level }, { $playouts ->
    [one] { $playouts } simulace
    [few] { $playouts } simulace
   *[other] { $playouts } simulací
}
lab-again = Upravit a spustit znovu
lab-tables = Tabulky (CSV)
lab-link = Odkaz na tuto stránku
lab-reproduce = Zopakovat
lab-reproduce-about = Stáhněte si studii a spusťte tento příkaz: vyjdou stejná čísla.
lab-reproduce-both = Stáhněte oba soubory do jedné složky a spusťte tento příkaz: vyjdou stejná čísla.
lab-report = Celá zpráva
lab-report-english = Celá zpráva je v angličtině.
lab-file = Studie
lab-data = Data
lab-versions = Pravidla { $rules } · data { $data } · boti { $bots }

## Čísla

lab-tile-games = Her
lab-tile-length = Medián délky v kolech
lab-tile-length-below = { $decisions } rozhodnutí, pro lidi asi { $minutes } min
lab-tile-choices = Možností při rozhodnutí
lab-tile-choices-below = medián; při každém dvacátém { $most } a více
lab-tile-points = Body vítěze
lab-tile-lead = Změny ve vedení
lab-wins-governing = Výhry podle rodu
lab-wins-wars_of_italy = Výhry podle strany
lab-wins-honour = Výhry podle postavy
lab-wins-seat = Výhry podle místa
lab-wins-bot = Výhry podle bota
lab-wins-about = 95% intervaly · čárkovaně: spravedlivý podíl { $fair } %
lab-interval = Podíl s intervalem
lab-who = Kdo
lab-between = { $letter } { $value } %, mezi { $low } a { $high }
lab-compared = Porovnání A a B
lab-paired = stejná rozdání, B minus A
lab-unpaired = různé hry, B minus A
lab-measure = Veličina
lab-change = rozdíl
lab-in-words = slovy
lab-measure-wins = Výhry, { $who }, %
lab-measure-winning = Body vítěze
lab-measure-decisions = Rozhodnutí
lab-measure-rounds = Kola
lab-measure-minutes = Minuty pro lidi, odhad
lab-measure-lead = Změny ve vedení
lab-measure-decided = Poslední změna vedení, % hry
lab-same = rozdíl nevidět
lab-more-often = častěji
lab-less-often = méně často
lab-more-long = delší
lab-less-long = kratší
lab-more-much = více
lab-less-much = méně

## Slovy

lab-findings = Slovy
lab-finding-strong = { $who } vyhrává příliš často: { $value } % proti spravedlivým { $fair } %, mezi { $low } a { $high }.
lab-finding-weak = { $who } vyhrává příliš zřídka: { $value } % proti spravedlivým { $fair } %, mezi { $low } a { $high }.
lab-finding-even = Nikdo nemá jasně navrch: každý podíl může být spravedlivých { $fair } %.
lab-finding-length = Polovina her trvá nejvýše { $rounds } kol a { $decisions } rozhodnutí.
lab-finding-lead = Vedení se ve hře změní průměrně { $times }krát, mezi { $low } a { $high }.
lab-finding-more = B má určitě víc: { $names }.
lab-finding-less = B má určitě méně: { $names }.
lab-finding-same = Mezi A a B není vidět žádný rozdíl; více her by ho možná ukázalo.
lab-caution-two = Obě studie odehrály různé hry a každý interval platí sám za sebe: z dvaceti rozdílů může jeden vypadat jistě jen náhodou. Co platí pro boty, nemusí platit pro lidi.
lab-caution = Více porovnání najednou: intervaly jsou rozšířené tak, aby všechny dohromady platily s 95% jistotou. Co platí pro boty, nemusí platit pro lidi.

## Hry tohoto serveru

lab-who-people = Lidé mezi sebou
lab-who-people_with_bots = Lidé proti botům
lab-who-bots_with_people = Boti proti lidem
lab-who-bots = Boti mezi sebou
lab-company-people = Jen lidé
lab-company-mixed = Lidé a boti
lab-company-bots = Jen boti
lab-own-points = průměrně { $points } bodu
lab-own-length = Délka a body
lab-own-none = Zatím se tu nedohrála žádná hra: { $game }, počet hráčů { $players }.
lab-own-counting = Zatím spočítáno { $counted } z { $finished } her…
lab-own-meaning = Co se počítá
lab-own-about = Lidé a boti jsou uvedeni vedle sebe a nikdy se nemíchají: každý sloupec ukazuje jeden druh hráčů proti jednomu druhu soupeřů.
lab-own-whole = Počítají se jen hry dohrané do konce, ať už se u stolu dohodla jakákoli pravidla: žádné lekce, nahrané záznamy, zvolená rozdání ani vzdané hry. O tom, kdo hrál, se nic neprozrazuje.
lab-own-few = Čísla vedle podílu jsou jeho 95% interval: při malém počtu her je široký.
