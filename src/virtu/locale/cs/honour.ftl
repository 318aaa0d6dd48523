### Čest.

## Words

term-honour = Čest
term-dishonour = Hanba
term-recognition = Uznání
term-counter = Obrana
term-fate = Osud
term-cleric = Klerik
term-lay = Laik
term-universal = Univerzální
term-layman = Laik
term-clerics = Klerici
term-laymen = Laici
term-everyone = všichni
term-nothing = nic
term-priest = Kněz
term-scholar = Učenec
term-householder = Hospodář
term-guildsman = Cechovní mistr
term-nobleman = Šlechtic
term-letter_of_pardon = Listina o milosti
term-oath_helpers = Očistníci
term-talk_of_the_town = Mluví o tom celé město
term-yesterdays_news = Včerejší zpráva
term-the_tale_turns_round = Příběh se obrací
term-mistaken_identity = Záměna osob
term-scapegoat = Obětní beránek
term-denounced_from_the_pulpit = Pranýřován z kazatelny
term-caught_in_the_act = Přistižen při činu
term-market_day = Trhový den
term-the_town_crier = Městský vyvolávač
term-cards = Karty
term-tokens = Žetony
term-level_5 = 5. úroveň uznání
term-deadlock = nikdo nemohl dobírat a nikdo nejednal
term-round_limit = nejvyšší počet kol
term-rounds = poslední kolo
term-clock = hodiny

## Jména v jiných pádech: _of 2. pád, _to 3. pád, _acc 4. pád

term-priest_of = Kněze
term-priest_to = Knězi
term-priest_acc = Kněze
term-scholar_of = Učence
term-scholar_to = Učenci
term-scholar_acc = Učence
term-householder_of = Hospodáře
term-householder_to = Hospodáři
term-householder_acc = Hospodáře
term-guildsman_of = Cechovního mistra
term-guildsman_to = Cechovnímu mistrovi
term-guildsman_acc = Cechovního mistra
term-nobleman_of = Šlechtice
term-nobleman_to = Šlechtici
term-nobleman_acc = Šlechtice

## Options

option-variant = Hra
option-variant-full = plná hra
option-variant-short = krátká hra
option-mill_start = Mlýn poprvé přidělí
option-mill_start-this_turn = na konci tahu, kdy se probudí
option-mill_start-next_turn = na konci dalšího tahu
option-round_limit = Nejvyšší počet kol
option-round_limit-0 = bez omezení kol
option-rounds = Počet kol krátké hry
option-timer = Krátkou hru ukončí
option-timer-rounds = kola
option-timer-clock = hodiny (30 minut)

## Questions

question-honour-act = Jste na tahu: zahrajte kartu, prokažte laskavost, vyměňte karty, nebo skončete
question-honour-exchange = Výměna: které karty odhodíte?
question-honour-draw = Dobrat z balíčku, nebo z nabídky?
question-honour-counter = Budete se bránit, nebo to necháte být?
question-honour-deal = Dobírá se karta.
question-honour-letter_of_pardon = Listina o milosti: která pomluva bude odpuštěna?
question-honour-oath_helpers = Očistníci: které pomluvy o vás vyvrátí přísahou?
question-honour-talk_of_the_town = Mluví o tom celé město: která pomluva půjde na začátek?
question-honour-yesterdays_news = Včerejší zpráva: která pomluva půjde na konec?
question-honour-mistaken_identity = Záměna osob: která jména se prohodí?
question-honour-scapegoat = Obětní beránek: kterou pomluvu o vás svedete na jiného?
question-honour-blame = Obětní beránek: kdo to odnese místo vás?
question-honour-caught_in_the_act = Přistižen při činu: která pomluva se přidělí hned?

## Events

event-honour-recognised = { $seat_is ->
    [you] Hrajete
   *[other] { $seat } hraje
} uznání pro { $receiver_is ->
    [you] { $seat_is ->
        [you] sebe
       *[other] vás
    }
   *[other] { $receiver_acc }
}: úroveň { $level }, hranice hanby { $cap }
event-honour-display_renewed = Nabídka se obnovuje
event-honour-turned_up = Do nabídky přichází { $card }
event-honour-drew_open = { $seat_is ->
    [you] Berete z nabídky: { $card }
   *[other] { $seat } bere z nabídky: { $card }
}
event-honour-drew = { $seat_is ->
    [you] Dobíráte z balíčku
   *[other] { $seat } dobírá z balíčku
}
event-honour-drew_card = Dobíráte: { $card }
event-honour-honoured = { $seat_is ->
    [you] Hrajete pro sebe kartu { $card }: čest { $total }
   *[other] { $seat } hraje pro sebe kartu { $card }: čest { $total }
}
event-honour-honoured_other = { $seat_is ->
    [you] Hrajete pro { $receiver_acc } kartu { $card } a získáváte žeton
   *[other] { $receiver_is ->
        [you] { $seat } hraje pro vás kartu { $card } a získává žeton
       *[other] { $seat } hraje pro { $receiver_acc } kartu { $card } a získává žeton
    }
}
event-honour-favoured = { $seat_is ->
    [you] Prokazujete laskavost { $receiver_to }: { $card }; získáváte žeton
   *[other] { $receiver_is ->
        [you] { $seat } vám prokazuje laskavost: { $card }; získává žeton
       *[other] { $seat } prokazuje laskavost { $receiver_to }: { $card }; získává žeton
    }
}
event-honour-accused = { $seat_is ->
    [you] Hrajete proti { $target_to } kartu { $card }
   *[other] { $target_is ->
        [you] { $seat } proti vám hraje kartu { $card }
       *[other] { $seat } hraje proti { $target_to } kartu { $card }
    }
}
event-honour-declined = { $seat_is ->
    [you] Nebráníte se kartě { $card }
   *[other] { $seat } se nebrání kartě { $card }
}
event-honour-countered = { $seat_is ->
    [you] Odrážíte kartu { $against } kartou { $card }
   *[other] { $seat } odráží kartu { $against } kartou { $card }
}
event-honour-joined = { $seat_is ->
    [you] Karta { $card } jde do fronty s vaším jménem na místo { $place }
   *[other] Karta { $card } jde do fronty se jménem { $seat_of } na místo { $place }
}
event-honour-mill_woke = Mlýn pomluv se probouzí; karty ve frontě: { $count }
event-honour-mill_slept = Fronta je prázdná: mlýn pomluv usíná
event-honour-dishonoured = { $seat_is ->
    [you] Dostáváte kartu { $card }: hanba { $total }/{ $cap }
   *[other] { $seat } dostává kartu { $card }: hanba { $total }/{ $cap }
}
event-honour-relocated = { $seat_is ->
    [you] Vaše hanba { $total } překročila hranici { $cap }: přesídlujete a přicházíte o { $honour ->
        [one] { $honour } bod
        [few] { $honour } body
       *[other] { $honour } bodů
    } cti
   *[other] Hanba { $total } překročila hranici { $cap }: { $seat } přesídluje a přichází o { $honour ->
        [one] { $honour } bod
        [few] { $honour } body
       *[other] { $honour } bodů
    } cti
}
event-honour-stopped = { $seat_is ->
    [you] Končíte tah
   *[other] { $seat } končí tah
}
event-honour-discarded = { $seat_is ->
    [you] Odhazujete: { $card }
   *[other] { $seat } odhazuje: { $card }
}
event-honour-exchanged = { $seat_is ->
    [you] Vyměňujete { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[other] { $seat } vyměňuje { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
}
event-honour-reshuffled = Odkládací hromádka se zamíchala do nového balíčku: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
event-honour-played_fate = { $seat_is ->
    [you] Hrajete kartu osudu: { $card }
   *[other] { $seat } hraje kartu osudu: { $card }
}
event-honour-letter_of_pardon = Odpuštěno: { $card } { $owner_is ->
    [you] s vaším jménem
   *[other] se jménem { $owner_of }
}
event-honour-oath_helpers = Vyvráceno přísahou: { $card } { $owner_is ->
    [you] s vaším jménem
   *[other] se jménem { $owner_of }
}
event-honour-talk_of_the_town = Na začátek fronty jde { $card } { $owner_is ->
    [you] s vaším jménem
   *[other] se jménem { $owner_of }
}
event-honour-yesterdays_news = Na konec fronty jde { $card } { $owner_is ->
    [you] s vaším jménem
   *[other] se jménem { $owner_of }
}
event-honour-the_tale_turns_round = Fronta se obrací; karty v ní: { $count }
event-honour-mistaken_identity = { $owner_is ->
        [you] Vaše jméno a jméno { $second_of }
       *[other] { $second_is ->
            [you] Vaše jméno a jméno { $owner_of }
           *[other] Jména { $owner_of } a { $second_of }
        }
    } se na kartách { $card } a { $other } prohazují
event-honour-scapegoat = Karta { $card } teď nese { $target_is ->
    [you] vaše jméno
   *[other] jméno { $target_of }
}
event-honour-denounced_from_the_pulpit = Proti { $target_is ->
    [you] vám
   *[other] { $target_to }
} zaznívá z kazatelny: { $card }
event-honour-caught_in_the_act = { $owner_is ->
    [you] Hned dostáváte kartu { $card } z fronty
   *[other] { $owner } hned dostává kartu { $card } z fronty
}
event-honour-market_day = Trhový den: po jedno kolo přiděluje mlýn na konci každého tahu dvě karty
event-honour-the_town_crier = Městský vyvolávač budí mlýn
event-honour-rang = Hodiny odbily: dohraje se { $round }. kolo, pak se boduje
event-honour-ended = Konec hry: { $reason }

## Warnings before a play

warning-honour-mill_wakes = Mlýn se probudí; karty ve frontě: { $count }.
warning-honour-mill_sleeps = Fronta se vyprázdní: mlýn usne.
warning-honour-relocates = Hanba { $total } překročí hranici { $cap }: { $seat } přesídlí.
warning-honour-relocates_at_turn_end = Skončí-li tah takto, { $seat } dostane kartu { $card }: hanba { $total }, hranice { $cap }. Přesídlení!
warning-honour-game_ends = Hra tím skončí.
warning-honour-actions_left = { $left ->
    [one] Zbývá vám jedna akce
    [few] Zbývají vám { $left } akce
   *[other] Zbývá vám { $left } akcí
}.

## Refusals

HO-1-2 = Karta je jen pro tuto skupinu: { $group }. Postava { $character } je { $kin }.
HO-2-3 = Dobrat lze jen kartu, která je ještě v balíčku.
HO-2-3-empty = Balíček i odkládací hromádka jsou prázdné.
HO-4-1 = V tomto tahu už byly využity obě akce.
HO-4-2 = Zahrajte kartu, prokažte laskavost, vyměňte karty, nebo skončete.
HO-4-2-hand = Tuto kartu nemáte: { $card }.
HO-4-3 = V tomto tahu už byla laskavost prokázána.
HO-4-3-other = Laskavost lze prokázat jen jinému hráči.
HO-4-4 = Doberte vrchní kartu balíčku, nebo kartu z nabídky.
HO-4-4-display = V nabídce jsou tyto karty: { $display }; karta { $card } mezi nimi není.
HO-4-5 = Vyberte postupně karty, které odhodíte, a pak skončete.
HO-4-5-hand = Kartu { $card } nemáte, nelze ji odhodit.
HO-4-5-one = Vyměnit je třeba aspoň jednu kartu.
HO-4-5-none = Nemáte v ruce žádnou kartu.
HO-5-2 = Karta s hodnotou { $value } se klade na hromádku, kde je navrchu { $below }. Postava { $character } má navrchu: { $tops }.
HO-7-1 = Hanbu lze hrát jen proti jinému hráči.
HO-7-2-answer = Braňte se, nebo to nechte být.
HO-7-2-hand = Tuto kartu nemáte: { $card }.
HO-7-2-range = Tato obrana platí na hodnoty { $low } až { $high }; hanba má hodnotu { $value }.
HO-7-2-group = Obrana je jen pro tuto skupinu: { $group }. Postava { $character } je { $kin }.
HO-7-2-turn = Bránit se lze jen ve chvíli, kdy je hanba zahrána proti vám.
HO-9-1-none = Fronta je prázdná.
HO-9-1 = Vyberte jednu z karet ve frontě (celkem { $count }).
HO-9-2-none = Žádná karta ve frontě nenese vaše jméno.
HO-9-2 = Vyberte jednu nebo dvě karty se svým jménem.
HO-9-3-none = Fronta by zůstala stejná.
HO-9-3 = Vyberte kartu, jejíž přesun na začátek změní pořadí fronty.
HO-9-4-none = Fronta by zůstala stejná.
HO-9-4 = Vyberte kartu, jejíž přesun na konec změní pořadí fronty.
HO-9-5-none = Obrácená fronta by byla stejná.
HO-9-6-none = Žádné dvě karty si jména prohodit nemohou.
HO-9-6 = Vyberte dvě karty s různými jmény; každé jméno se musí hodit ke své nové kartě.
HO-9-7-none = Žádná karta ve frontě nenese vaše jméno.
HO-9-7 = Vyberte kartu se svým jménem.
HO-9-7-name = Jmenujte jiného hráče, ke kterému se karta { $card } hodí.
HO-9-8 = Nemáte kartu Pranýřován z kazatelny.
HO-9-8-none = Nemáte v ruce žádnou kartu hanby, kterou byste s ní zahráli.
HO-9-9-none = Žádná karta ve frontě nenese jméno jiného hráče.
HO-9-9 = Vyberte kartu se jménem jiného hráče.
HO-9-10-none = Trhový den už byl v tomto tahu vyhlášen.
HO-9-11-none = Fronta je prázdná.
HO-9-11-active = Mlýn už je vzhůru.
HO-11-1 = V krátké hře nejsou karty osudu.
HO-11-4-top = Postava { $character } už má nejvyšší úroveň.
HO-11-4 = Hodiny mohou jen odbít konec.
HO-11-4-none = U tohoto stolu se nehraje na čas.
HO-11-4-rung = Hodiny už odbily.
HO-11-4-over = Hra skončila.

## The table

ho-mill = Mlýn pomluv
ho-mill-asleep = { $count }/{ $wakes } · spí
ho-mill-awake = vzhůru · ve frontě { $count }
ho-mill-rule = při 5 kartách se probudí a pak na konci každého tahu přidělí první kartu
ho-mill-gives = { $count ->
    [one] na konci tahu přidělí první kartu
    [few] na konci tahu přidělí { $count } karty
   *[other] na konci tahu přidělí { $count } karet
}
ho-market = { $turns ->
    [one] Trhový den: po dvou kartách, ještě jeden tah
    [few] Trhový den: po dvou kartách, ještě { $turns } tahy
   *[other] Trhový den: po dvou kartách, ještě { $turns } tahů
}
ho-mill-sleeps = Mlýn spí
ho-mill-empty = Žádná pomluva nečeká. Hanba, která se neodrazí, jde do fronty se jménem napadeného hráče.
ho-mill-waits = { $count ->
    [one] Jedna pomluva čeká a zatím se nepočítá.
    [few] { $count } pomluvy čekají a zatím se nepočítají.
   *[other] { $count } pomluv čeká a zatím se nepočítá.
}
ho-mill-then = Při pěti pomluvách se mlýn probudí; co pak přidělí, už odrazit nelze.
ho-gives-out = přidělí se
ho-front-left = začátek vlevo
ho-next = další
ho-after = po tahu: { $name }
ho-queue = Fronta od začátku
ho-queue-after = Fronta potom:
ho-queue-empty = prázdná
ho-entry-spoken = Místo { $place }: { $card } se jménem { $name_of }
ho-entry-about = Karta { $card } čeká na místě { $place } se jménem { $name_of }. Zatím se nepočítá.
ho-entry-commit = { $design }: místo { $place }, { $name }
ho-square = Náměstí
ho-at-once = co se neodrazí, počítá se hned
ho-charged = { $seat } hraje proti { $target_to } kartu { $card }. Čeká se na obranu.
ho-short-title = Krátká hra
ho-short-about = Bez mlýna a bez osudu: hanba se počítá hned a karty v ruce se doplňují na konci vlastního tahu.
ho-round = kolo { $round }
ho-round-of = kolo { $round }/{ $all }
ho-rung = hodiny odbily: poslední kolo
ho-time-left = Zbývá: { $time }
ho-hidden = karty v ruce jsou skryté; součty a fronta jsou vidět
ho-hidden-short = karty v ruce jsou skryté; součty jsou vidět
ho-display = Nabídka
ho-display-rule = kdo zahraje kartu, jednu dobere
ho-display-rule-short = karty v ruce se doplňují na konci vlastního tahu
ho-counter-waits = Čeká se na obranu
ho-counter-about = Obě karty se odhodí a hanba se nezapočítá.
ho-final-table = Stůl na konci hry
ho-deck = Balíček
ho-deck-left = { $cards ->
    [one] { $cards } skrytá karta
    [few] { $cards } skryté karty
   *[other] { $cards } skrytých karet
}
ho-deck-spoken = { $cards ->
    [one] Balíček: jedna karta
    [few] Balíček: { $cards } karty
   *[other] Balíček: { $cards } karet
}
ho-discard = odhozené
ho-discards = Odkládací hromádka
ho-discards-none = Na odkládací hromádce zatím nic neleží.
ho-discards-spoken = { $cards ->
    [one] Odhozené: jedna karta
    [few] Odhozené: { $cards } karty
   *[other] Odhozené: { $cards } karet
}
ho-hand = Karty v ruce
ho-your-hand = Vaše karty
ho-hand-of = Karty v ruce: { $name }
ho-only-you = vidíte je jen vy
ho-purple-edge = fialový okraj: lze zahrát
ho-pick-exchange = klepněte na karty k výměně
ho-all-open = v záznamu jsou vidět karty všech hráčů
ho-hidden-hand = lícem nahoru: karty, které viděli všichni
ho-hidden-card = skrytá karta
ho-level = úroveň
ho-level-n = úroveň { $level }
ho-cap = hranice { $cap }
ho-of-cap = / { $cap }
ho-cap-name = Hranice hanby
ho-queued = +{ $queued } ve frontě
ho-in-hand = v ruce { $cards }
ho-tokens = { $tokens ->
    [one] jeden žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}
ho-no-piles = zatím bez cti
ho-piles = Hromádky
ho-on-turn = na tahu
ho-your-turn = na tahu
ho-awaited = čeká se
ho-counter-awaited = Obrana?
ho-relocated = přesídlení
ho-relocations = Přesídlení
ho-relocations-none = Nikdo nemusel přesídlit.
ho-would-relocate = přesídlí!
ho-summary = čest { $honour }, úroveň { $level }, hanba { $dishonour }/{ $cap }, ve frontě { $queued }, žetony { $tokens }, karty v ruce { $cards }
ho-stands = hanba { $dishonour }, hranice { $cap }
ho-stands-queued = { $dishonour } + { $queued } ve frontě, hranice { $cap }
ho-change = { $what } { $from } → { $to }
ho-what-honour = čest
ho-what-dishonour = hanba
ho-what-queued = ve frontě
ho-what-level = úroveň
ho-what-cap = hranice
ho-what-tokens = žetony
ho-becomes = { $who }: { $what }
ho-unless = Pokud se neodrazí:
ho-turn-end = Na konci tohoto tahu
ho-hits = Kartu { $card } dostane { $name } (nyní { $total }/{ $cap }).
ho-turn-end-gives = Skončí-li tah takto, { $name } dostane kartu { $card }: { $total }/{ $cap }.
ho-play-self = Zahrát pro sebe kartu { $card }
ho-play-for = Zahrát pro { $name_acc } kartu { $card }
ho-favour-for = Laskavost { $name_to }: { $card }
ho-play-against = Zahrát proti { $name_to } kartu { $card }
ho-denounce = Z kazatelny proti { $name_to }: { $card }
ho-play-fate = Zahrát kartu { $card }
ho-use = Odrazit kartou { $card }
ho-counter-small = obě karty se odhodí
ho-decline = Nechat být
ho-blame = Svést vinu na { $name_acc }
ho-done = Hotovo
ho-end-turn = Ukončit tah
ho-actions-left = { $actions ->
    [one] zbývá jedna akce
    [few] zbývají { $actions } akce
   *[other] zbývá { $actions } akcí
}
ho-favour-left = zbývá laskavost
ho-exchange = Vyměnit karty
ho-exchange-small = stejný počet z balíčku
ho-exchange-about = Odhozené karty všichni uvidí; stejný počet dobíráte z balíčku, nikdy z nabídky.
ho-exchange-commit = { $cards ->
    [one] Vyměnit { $cards } kartu
    [few] Vyměnit { $cards } karty
   *[other] Vyměnit { $cards } karet
}
ho-picked = { $cards ->
    [one] vybrána { $cards } karta
    [few] vybrány { $cards } karty
   *[other] vybráno { $cards } karet
}
ho-pick-all = Všechny
ho-pick-none = Žádnou
ho-no-exchange = Nevyměňovat
ho-other-card = Jiná karta
ho-discard-card = Odhodit kartu { $card }
ho-draw-deck = Dobrat z balíčku
ho-draw-card = Vzít: { $card }
ho-as = Zahrát jako
ho-as-favour = laskavost, zdarma
ho-as-action = akce
ho-hint-card = Nebo vyberte kartu z ruky.
ho-ask-act = Jste na tahu: která karta?
ho-ask-none = { $exchange ->
    [1] Žádnou kartu teď zahrát nelze: vyměníte některé, nebo ukončíte tah?
   *[other] Žádnou kartu teď zahrát nelze: ukončíte tah?
}
ho-ask-against = { $card }: proti komu?
ho-ask-for = { $card }: pro koho?
ho-ask-denounce = Z kazatelny: kterou hanbu?
ho-ask-counter = { $name } hraje kartu { $card }: odrazíte ji?
ho-moment-action = akce { $action }/2
ho-moment-no-action = obě akce jsou využité
ho-favour-unused = laskavost zbývá
ho-favour-used = laskavost prokázána
ho-moment-counter = Hanba proti vám
ho-accuses = { $name } proti vám hraje kartu { $card }
ho-if-passed = Necháte-li to být:
ho-no-counter = Žádná z vašich karet to neodrazí.
ho-never-must = Bránit se není povinné.
ho-copies = v balíčku { $copies }×
ho-reconstructed-why = Tištěný balíček není veřejný: označené hodnoty jsme rekonstruovali. Jména a texty jsou naše.
ho-can-be-played = Koho se může týkat
ho-fits-cleric = pro Kněze a Učence
ho-fits-lay = pro Hospodáře, Cechovního mistra a Šlechtice
ho-fits-universal = pro všechny
ho-does-honour = Jednička začíná novou hromádku, jinak se karta klade na kartu o jedna nižší.
ho-does-recognition = Zvýší jednomu hráči úroveň; nabídka se obnoví.
ho-does-dishonour = Hraje se proti jinému hráči, ke kterému se hodí; ten se může bránit.
ho-does-counter = Odrazí hanbu těchto hodnot zahranou proti vám.
ho-does-letter_of_pardon = Odstraňte z fronty kteroukoli pomluvu.
ho-does-oath_helpers = Odstraňte jednu nebo dvě pomluvy se svým jménem.
ho-does-talk_of_the_town = Přesuňte jednu pomluvu na začátek fronty.
ho-does-yesterdays_news = Přesuňte jednu pomluvu na konec fronty.
ho-does-the_tale_turns_round = Obraťte frontu.
ho-does-mistaken_identity = Prohoďte jména na dvou pomluvách; každé se musí hodit ke své nové kartě.
ho-does-scapegoat = Na pomluvu se svým jménem dejte jméno jiného hráče, ke kterému se hodí.
ho-does-denounced_from_the_pulpit = Zahrajte s ní i kartu hanby: počítá se hned, bez obrany; doberte dvě karty.
ho-does-caught_in_the_act = Hned přidělte jednu pomluvu se jménem jiného hráče.
ho-does-market_day = Je-li mlýn vzhůru, přiděluje po jedno kolo na konci každého tahu dvě karty.
ho-does-the_town_crier = Mlýn se hned probudí.
ho-honour-sum = Čest: karty, žetony, úroveň
ho-honour-parts = { $honour } (žetony { $tokens }, úroveň { $level })
ho-known = Známé karty
ho-known-none = žádné
ho-how-it-ended = Jak to skončilo
ho-tiebreak = Vítězí, kdo má nejvíce cti; při shodě rozhodne vyšší uznání, pak menší hanba, jinak je vítězství společné.
term-variant = Hra
term-full = plná hra
term-short = krátká hra
term-round = Kolo
term-last_round = Poslední kolo
term-rung = Hodiny odbily
term-turn = Na tahu
term-actions = Zbývající akce
term-favours = Zbývající laskavosti
term-deck = Balíček
term-discards = Odkládací hromádka
term-display = Nabídka
term-queue = Fronta
term-mill = Mlýn pomluv
term-active = Aktivní
term-gives_out = Přidělí na konci tahu
term-market = Trhový den, zbývá tahů
term-charge = Hanba k odražení
term-ended = Ukončilo
term-character = Postava
term-group = Skupina
term-level = Úroveň
term-cap = Hranice hanby
term-queued = Hanba ve frontě
term-piles = Hromádky
term-shames = Karty hanby
term-known = Známé karty
term-hand = Karty v ruce

## Cards

card-honour-honour-1-cleric = Na jitřní včas
    .flavour = Před svítáním, v lednu, a za devět žalmů ani jedno zívnutí.
card-honour-honour-1-lay = Poctivá váha
    .flavour = Rychtářovi lidé zkoušeli jeho váhy v úterý a znovu ve středu a domů šli zklamaní.
card-honour-honour-1-universal = Chléb u dveří
    .flavour = Každý pátek bochník tomu, kdo zaklepe. Jeden stařík klepe dvakrát; nikdo to nepočítá.
card-honour-honour-2-cleric = Kázání, ze kterého nikdo neodešel
    .flavour = Bylo v obecné řeči, byl v něm příběh a skončilo dřív než svíčka.
card-honour-honour-2-lay = Noční hlídka
    .flavour = Hradby na něj vyšly o svatém Martině. Šel, a šel střízlivý.
card-honour-honour-2-universal = Urovnaný spor
    .flavour = Dva sousedé, jeden plot, jedenáct let. Na smír vypili jeden pohár, jak se sluší.
card-honour-honour-3-cleric = Vyhraná disputace
    .flavour = Čtyři námitky, čtyři odpovědi a jeden důsledek, o který nikdo nestál.
card-honour-honour-3-lay = Starší bratrstva
    .flavour = On má truhlici, dva jiní klíče, a svíce ještě nikdy nebyly tak vysoké.
card-honour-honour-3-universal = Návrat poutníka
    .flavour = Do Compostely a zpět pěšky: na klobouku mušle, na nohou boty, kterým nikdo nevěří.
card-honour-honour-4-cleric = Kniha pro knihovnu
    .flavour = Dvě stě telat a tři roky očí jednoho písaře. Z obdivu ji přikovali k pultu řetězem.
card-honour-honour-4-lay = Klíče od města
    .flavour = Zvolen, aby hlídal brány. Nikdy se nezavíraly tak přesně; opozdilí kupci to dosvědčí.
card-honour-honour-4-universal = Založený špitál
    .flavour = Dvanáct lůžek, studna a plat na věčné časy. Kámen s jeho jménem je docela malý.
card-honour-honour-5-cleric = Povolán ke kurii
    .flavour = Olověná pečeť na hedvábné šňůře, ne na konopné: dobrá zpráva. Dal si ji přečíst znovu a pomaleji.
card-honour-honour-5-lay = Křeslo ve velké radě
    .flavour = Děd prodával jehly. Herold teď před jménem dělá pomlku.
card-honour-honour-5-universal = Smír mezi stranami
    .flavour = Oba rody přísahaly na ostatky uprostřed rynku. Věže se snižují na sousedskou výšku.
card-honour-recognition = Lepší místo v procesí
    .flavour = O Božím těle každý vidí, kdo jde před kým. K tomu procesí jsou.
card-honour-dishonour-2-cleric = Usnul při nešporách
    .flavour = Chrápal ve druhém modu. Odpověď zněla v jiném.
card-honour-dishonour-2-lay = Křtěné víno
    .flavour = V sudu se našla ryba. Těšila se výbornému zdraví.
card-honour-dishonour-2-universal = Dluh v krčmě
    .flavour = Na vrubovce čtyřicet jedna zářezů, a krčmář svou polovinu neztratil.
card-honour-dishonour-3-cleric = Lov se smečkou
    .flavour = Kánony to zakazují, biskup nad tím lká a psy viděli na mši.
card-honour-dishonour-3-lay = Krátký loket
    .flavour = Loket sukna sahá podle něj od nosu skoro až po celý palec.
card-honour-dishonour-3-universal = Falešné kostky
    .flavour = Třikrát tři šestky. Hlídka je rozštípla a našla olovo, což je taky přiznání.
card-honour-dishonour-4-cleric = Společnost na faře
    .flavour = Vizitační kniha ji vede jako hospodyni a ty tři děti jako něčí synovce.
card-honour-dishonour-4-lay = Lichva
    .flavour = Půjčil příteli krávu, z přátelství. Jen chce do Velikonoc dvě.
card-honour-dishonour-4-universal = Křivá přísaha
    .flavour = Pravice na evangeliu, levice v cizím měšci.
card-honour-dishonour-5-cleric = Svatokupectví
    .flavour = Za prebendu platil na třikrát a řekl si o kvitanci.
card-honour-dishonour-5-lay = Odemčená branka
    .flavour = Někdo ji zevnitř otevřel nepříteli. Mokré stopy vedly po jeho schodech.
card-honour-dishonour-5-universal = V klatbě
    .flavour = Zvon, kniha a svíce hozená na zem. Pekař si od něj bere peníze kleštěmi.
card-honour-counter-2-3-cleric = Vykonané pokání
    .flavour = Čtyřicet dní o chlebu a vodě, bos, a má to písemně.
card-honour-counter-2-3-lay = Sousedé se zaručí
    .flavour = Je jich sedm, všichni dobré pověsti, a jen tři jsou bratranci.
card-honour-counter-2-3-universal = Vtipná odpověď
    .flavour = Smála se celá krčma a potom nikdo nevěděl, z čeho ho vlastně vinili.
card-honour-counter-4-5-cleric = Kněžské výsady
    .flavour = Přečetl verš bez chyby. Soudci si povzdechli a poslali pro biskupa.
card-honour-counter-4-5-lay = Soudní souboj
    .flavour = Zákon dovoluje zápasníka, a ten jeho přišel s doporučením.
card-honour-counter-4-5-universal = Notářův zápis
    .flavour = Datum, svědkové, podpis s kudrlinkou: toho dne byl v Bologni.
card-honour-letter_of_pardon = Listina o milosti
    .flavour = Pečeť je pravá. Po zaplacení kanceláře je pravá i lítost.
card-honour-oath_helpers = Očistníci
    .flavour = Přísahají, že jeho přísaha je čistá. Na nic jiného se jich nikdo neptal.
card-honour-talk_of_the_town = Mluví o tom celé město
    .flavour = U studny, u pece, u bradýře: do poledne k tomu přibyl druhý svědek.
card-honour-yesterdays_news = Včerejší zpráva
    .flavour = V sousední farnosti viděli medvěda. O čem že jsme to mluvili?
card-honour-the_tale_turns_round = Příběh se obrací
    .flavour = Vyprávěno od konce je to docela jiný skandál.
card-honour-mistaken_identity = Záměna osob
    .flavour = Dva šedé pláště, jedna tmavá ulička a svědek, který by tam raději nebyl.
card-honour-scapegoat = Obětní beránek
    .flavour = Někdo to přece udělat musel, a on stojí tak blízko.
card-honour-denounced_from_the_pulpit = Pranýřován z kazatelny
    .flavour = Mnich nejmenoval nikoho. Jen se díval, po délku jednoho Miserere.
card-honour-caught_in_the_act = Přistižen při činu
    .flavour = Dveře otevřela hlídka, sousedé a kostelník, v tomto pořadí.
card-honour-market_day = Trhový den
    .flavour = Z pěti vsí přicházejí prodat vejce a odcházejí s novinami.
card-honour-the_town_crier = Městský vyvolávač
    .flavour = Troje zatroubení, a co se šeptalo, je teď z moci rady.
