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
term-deadlock = nikdo nemohl dobrat ani jednat
term-round_limit = nejvyšší počet kol
term-rounds = poslední kolo
term-clock = hodiny

## Options

option-variant = Hra
option-variant-full = plná hra
option-variant-short = krátká hra
option-mill_start = Mlýn poprvé přidělí
option-mill_start-this_turn = v tahu, kdy se probudí
option-mill_start-next_turn = v dalším tahu
option-round_limit = Nejvyšší počet kol
option-round_limit-0 = bez omezení kol
option-rounds = Kola krátké hry
option-timer = Krátkou hru ukončí
option-timer-rounds = kola
option-timer-clock = hodiny (30 minut)

## Questions

question-honour-act = Jste na tahu: zahrajte kartu, prokažte laskavost, vyměňte karty, nebo skončete
question-honour-exchange = Výměna: které karty odhodíte?
question-honour-draw = Dobrat z balíčku, nebo z nabídky?
question-honour-counter = Použít obranu, nebo to nechat být?
question-honour-deal = Dobírá se karta.
question-honour-letter_of_pardon = Listina o milosti: která pomluva se odpouští?
question-honour-oath_helpers = Očistníci: které pomluvy o vás přísaha smaže?
question-honour-talk_of_the_town = Mluví o tom celé město: která pomluva jde dopředu?
question-honour-yesterdays_news = Včerejší zpráva: která pomluva jde dozadu?
question-honour-mistaken_identity = Záměna osob: která jména se prohodí?
question-honour-scapegoat = Obětní beránek: která pomluva o vás?
question-honour-blame = Obětní beránek: kdo to odnese místo vás?
question-honour-caught_in_the_act = Přistižen při činu: která pomluva se přidělí hned?

## Events

event-honour-recognised = { $seat_is ->
    [you] Hrajete Uznání: úroveň { $level } ({ $receiver }), hranice hanby { $cap }
   *[other] { $seat } hraje Uznání: úroveň { $level } ({ $receiver }), hranice hanby { $cap }
}
event-honour-display_renewed = Nabídka se obnovuje
event-honour-turned_up = { $card } přichází do nabídky
event-honour-drew_open = { $seat_is ->
    [you] Berete z nabídky: { $card }
   *[other] { $seat } bere z nabídky: { $card }
}
event-honour-drew = { $seat_is ->
    [you] Dobíráte z balíčku
   *[other] { $seat } dobírá z balíčku
}
event-honour-drew_card = Dobíráte: { $card }
event-honour-honoured = { $seat_is ->
    [you] Hrajete pro sebe kartu { $card }: čest { $total }
   *[other] { $seat } hraje kartu { $card }: čest { $total }
}
event-honour-honoured_other = { $seat_is ->
    [you] Hrajete kartu { $card } ({ $receiver }) a získáváte žeton
   *[other] { $seat } hraje kartu { $card } ({ $receiver }) a získává žeton
}
event-honour-favoured = { $seat_is ->
    [you] Laskavost ({ $receiver }): { $card }; získáváte žeton
   *[other] { $seat } prokazuje laskavost ({ $receiver }): { $card }; získává žeton
}
event-honour-accused = { $seat_is ->
    [you] Hrajete kartu { $card } proti: { $target }
   *[other] { $seat } hraje kartu { $card } proti: { $target }
}
event-honour-declined = { $seat_is ->
    [you] Nebráníte se: { $card }
   *[other] { $seat } se nebrání: { $card }
}
event-honour-countered = { $seat_is ->
    [you] Odrážíte kartu { $against }: { $card }
   *[other] { $seat } odráží kartu { $against }: { $card }
}
event-honour-joined = { $card } jde do fronty se jménem { $seat }, místo { $place }
event-honour-mill_woke = Mlýn pomluv se probouzí: ve frontě { $count }
event-honour-mill_slept = Fronta je prázdná: mlýn pomluv usíná
event-honour-dishonoured = { $seat_is ->
    [you] Dostáváte kartu { $card }: hanba { $total } z { $cap }
   *[other] { $seat } dostává kartu { $card }: hanba { $total } z { $cap }
}
event-honour-relocated = { $seat_is ->
    [you] Hanba { $total } překročila hranici { $cap }: přesídlujete a ztrácíte čest { $honour }
   *[other] Hanba { $total } překročila hranici { $cap }: { $seat } přesídluje a ztrácí čest { $honour }
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
    [you] Měníte { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[other] { $seat } mění { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
}
event-honour-reshuffled = Odkládací hromádka se míchá: nový balíček, počet karet { $count }
event-honour-played_fate = { $seat_is ->
    [you] Hrajete kartu osudu: { $card }
   *[other] { $seat } hraje kartu osudu: { $card }
}
event-honour-letter_of_pardon = Odpuštěno: { $card } se jménem { $owner }
event-honour-oath_helpers = Smazáno přísahou: { $card } se jménem { $owner }
event-honour-talk_of_the_town = { $card } se jménem { $owner } jde dopředu
event-honour-yesterdays_news = { $card } se jménem { $owner } jde dozadu
event-honour-the_tale_turns_round = Fronta se obrací, karet: { $count }
event-honour-mistaken_identity = Jména { $owner } a { $second } se prohazují na kartách { $card } a { $other }
event-honour-scapegoat = { $card } teď nese jméno { $target }
event-honour-denounced_from_the_pulpit = Z kazatelny ({ $target }): { $card }
event-honour-caught_in_the_act = { $card } se hned přiděluje: { $owner }
event-honour-market_day = Trhový den: jedno kolo mlýn přiděluje dvě karty najednou
event-honour-the_town_crier = Městský vyvolávač budí mlýn
event-honour-rang = Hodiny bijí: dohraje se kolo { $round }, pak se počítá
event-honour-ended = Konec hry: { $reason }

## Warnings before a play

warning-honour-mill_wakes = Mlýn se probudí; ve frontě je karet { $count }.
warning-honour-mill_sleeps = Fronta je prázdná: mlýn usne.
warning-honour-relocates = Hanba { $total } překročí hranici { $cap }: { $seat } přesídlí.
warning-honour-relocates_at_turn_end = Skončí-li tah takto, { $seat } dostane kartu { $card }: { $total }, hranice je { $cap }. Přesídlení!
warning-honour-game_ends = Tím hra končí.
warning-honour-actions_left = { $left ->
    [one] Zbývá vám jedna akce
    [few] Zbývají vám { $left } akce
   *[other] Zbývá vám { $left } akcí
}.

## Refusals

HO-1-2 = Pro koho je karta: { $group }. { $character }: { $kin }.
HO-2-3 = Dobírá se jen karta, která je ještě v balíčku.
HO-2-3-empty = Balíček i odkládací hromádka jsou prázdné.
HO-4-1 = Tah má nejvýš dvě akce a obě už jste využili.
HO-4-2 = Zahrajte kartu, prokažte laskavost, vyměňte karty, nebo skončete.
HO-4-2-hand = Tuto kartu nemáte: { $card }.
HO-4-3 = Tah má jednu laskavost a tu už jste prokázali.
HO-4-3-other = Laskavost se prokazuje jinému hráči.
HO-4-4 = Doberte vrchní kartu balíčku, nebo kartu z nabídky.
HO-4-4-display = V nabídce je { $display }; { $card } mezi nimi není.
HO-4-5 = Jmenujte po jedné karty, které odhodíte, pak skončete.
HO-4-5-hand = Tuto kartu nemáte k odhození: { $card }.
HO-4-5-one = Vyměňuje se aspoň jedna karta.
HO-4-5-none = Nemáte v ruce žádnou kartu.
HO-5-2 = { $value } se klade na hromádku, kde je navrchu { $below }; navrchu ({ $character }): { $tops }.
HO-7-1 = Hanba se hraje proti jinému hráči.
HO-7-2-answer = Použijte obranu, nebo to nechte být.
HO-7-2-hand = Tuto kartu nemáte: { $card }.
HO-7-2-range = Tato obrana platí na { $low } až { $high }; hanba má hodnotu { $value }.
HO-7-2-group = Pro koho je obrana: { $group }. { $character }: { $kin }.
HO-7-2-turn = Obranou se odpovídá na hanbu ve chvíli, kdy je zahrána proti vám.
HO-9-1-none = Fronta je prázdná.
HO-9-1 = Vyberte jednu z karet ve frontě; jejich počet je { $count }.
HO-9-2-none = Žádná karta ve frontě nenese vaše jméno.
HO-9-2 = Vyberte jednu nebo dvě karty se svým jménem.
HO-9-3-none = Fronta by zůstala stejná.
HO-9-3 = Vyberte kartu, která přesunem dopředu frontu změní.
HO-9-4-none = Fronta by zůstala stejná.
HO-9-4 = Vyberte kartu, která přesunem dozadu frontu změní.
HO-9-5-none = I obrácená by fronta zůstala stejná.
HO-9-6-none = Žádné dvě karty si nemohou prohodit jména.
HO-9-6 = Vyberte dvě karty s různými jmény; každé se musí hodit k nové kartě.
HO-9-7-none = Žádná karta ve frontě nenese vaše jméno.
HO-9-7 = Vyberte kartu se svým jménem.
HO-9-7-name = Jmenujte jiného hráče, ke kterému se karta hodí: { $card }.
HO-9-8 = Nemáte kartu Pranýřován z kazatelny.
HO-9-9-none = Žádná karta ve frontě nenese jméno jiného hráče.
HO-9-9 = Vyberte kartu se jménem jiného hráče.
HO-9-10-none = Trhový den byl vyhlášen právě v tomto tahu.
HO-9-11-none = Fronta je prázdná.
HO-9-11-active = Fronta už je aktivní.
HO-11-1 = V krátké hře nejsou karty osudu.
HO-11-4-top = { $character } už má nejvyšší úroveň.
HO-11-4 = Hodiny umějí jen odbít konec.
HO-11-4-none = U tohoto stolu se nehraje na hodiny.
HO-11-4-rung = Hodiny už odbily.

## The table

ho-mill = Mlýn pomluv
ho-mill-asleep = { $count } z { $wakes } · spí
ho-mill-awake = ve frontě { $count } · bdí
ho-mill-rule = probudí se při 5 a pak na konci každého tahu přidělí první kartu
ho-mill-gives = { $count ->
    [one] na konci tahu přidělí první kartu
    [few] na konci tahu přidělí { $count } karty
   *[other] na konci tahu přidělí karet: { $count }
}
ho-market = { $turns ->
    [one] Trhový den: po dvou, ještě jeden tah
    [few] Trhový den: po dvou, ještě { $turns } tahy
   *[other] Trhový den: po dvou, ještě { $turns } tahů
}
ho-mill-sleeps = Mlýn spí
ho-mill-empty = Žádná pomluva nečeká. Neodražená hanba jde do fronty se jménem svého cíle.
ho-mill-waits = { $count ->
    [one] Jedna pomluva čeká a zatím se nepočítá.
    [few] { $count } pomluvy čekají a zatím se nepočítají.
   *[other] { $count } pomluv čeká a zatím se nepočítá.
}
ho-mill-then = Při pěti se probudí; co pak přidělí, už nelze odrazit.
ho-gives-out = přiděluje
ho-front-left = začátek vlevo
ho-next = další
ho-after = po tahu: { $name }
ho-queue = Fronta od začátku
ho-queue-after = Fronta potom:
ho-queue-empty = prázdná
ho-entry-spoken = Místo { $place }: { $card }, jméno { $name }
ho-entry-about = { $card } čeká na místě { $place } se jménem { $name }. Zatím se nepočítá.
ho-entry-commit = { $design }: místo { $place }, { $name }
ho-square = Náměstí
ho-at-once = co se neodrazí, platí hned
ho-charged = { $seat } hraje kartu { $card } proti: { $target }. Čeká se na obranu.
ho-short-title = Krátká hra
ho-short-about = Bez mlýna a bez osudu: hanba platí hned, ruka se doplňuje na konci vlastního tahu.
ho-round = kolo { $round }
ho-round-of = kolo { $round } z { $all }
ho-rung = hodiny odbily: poslední kolo
ho-time-left = Zbývá: { $time }
ho-hidden = ruce jsou skryté; součty a fronta jsou vidět
ho-hidden-short = ruce jsou skryté; součty jsou vidět
ho-display = Nabídka
ho-display-rule = kdo zahraje kartu, jednu dobere
ho-display-rule-short = ruka se doplňuje na konci vlastního tahu
ho-counter-waits = Čeká se na obranu
ho-counter-about = Obě karty se odhodí a nic se nepočítá.
ho-final-table = Stůl na konci
ho-deck = Balíček
ho-deck-left = { $cards ->
    [one] jedna karta, skrytá
    [few] { $cards } karty, skryté
   *[other] { $cards } karet, skrytých
}
ho-deck-spoken = { $cards ->
    [one] Balíček: jedna karta
    [few] Balíček: { $cards } karty
   *[other] Balíček: { $cards } karet
}
ho-discard = odhozené
ho-discards = Odkládací hromádka
ho-discards-none = Zatím nic neleží na odkládací hromádce.
ho-discards-spoken = { $cards ->
    [one] Odhozené: jedna karta
    [few] Odhozené: { $cards } karty
   *[other] Odhozené: { $cards } karet
}
ho-hand = Ruka
ho-your-hand = Vaše ruka
ho-hand-of = Ruka: { $name }
ho-only-you = vidíte ji jen vy
ho-purple-edge = fialový okraj: lze zahrát
ho-pick-exchange = označte karty k výměně
ho-all-open = v záznamu jsou všechny ruce otevřené
ho-hidden-hand = lícem: co všichni viděli dobrat
ho-hidden-card = skrytá karta
ho-level = úroveň
ho-level-n = úroveň { $level }
ho-cap = hranice { $cap }
ho-of-cap = z { $cap }
ho-cap-name = Hranice hanby
ho-queued = +{ $queued } ve frontě
ho-in-hand = v ruce { $cards }
ho-tokens = { $tokens ->
    [one] jeden žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}
ho-no-piles = zatím bez cti
ho-piles = Hromádky
ho-on-turn = na tahu
ho-awaited = čeká se
ho-counter-awaited = Obrana?
ho-relocated = přesídlil
ho-relocation = Přesídlení
ho-relocation-means = Čest, žetony i hanba jsou pryč, pomluvy s tím jménem také; úroveň je zase 1, ruka zůstává.
ho-relocations = Přesídlení
ho-relocations-none = Nikdo nemusel odejít.
ho-would-relocate = přesídlí!
ho-summary = čest { $honour }, úroveň { $level }, hanba { $dishonour } z { $cap }, ve frontě dalších { $queued }, žetony { $tokens }, karty v ruce { $cards }
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
ho-hits = Kartu { $card } dostane { $name } (nyní { $total } z { $cap }).
ho-turn-end-gives = Skončí-li tah takto, { $name } dostane kartu { $card }: { $total } z { $cap }.
ho-play-self = Zahrát „{ $card }“ pro sebe
ho-play-for = Zahrát „{ $card }“: { $name }
ho-favour-for = Laskavost: { $card }, { $name }
ho-play-against = Zahrát „{ $card }“ proti: { $name }
ho-denounce = Z kazatelny „{ $card }“: { $name }
ho-play-fate = Zahrát „{ $card }“
ho-use = Odrazit: { $card }
ho-counter-small = obě karty se odhodí
ho-decline = Nechat být
ho-blame = Svést na: { $name }
ho-done = Hotovo
ho-end-turn = Skončit tah
ho-actions-left = { $actions ->
    [one] zbývá jedna akce
    [few] zbývají { $actions } akce
   *[other] zbývá { $actions } akcí
}
ho-favour-left = zbývá laskavost
ho-exchange = Vyměnit karty
ho-exchange-small = stejný počet z balíčku
ho-exchange-about = Odhozené karty všichni vidí; stejný počet se dobere z balíčku, nikdy z nabídky.
ho-exchange-commit = { $cards ->
    [one] Vyměnit jednu kartu
    [few] Vyměnit { $cards } karty
   *[other] Vyměnit { $cards } karet
}
ho-picked = { $cards ->
    [one] vybrána jedna karta
    [few] vybrány { $cards } karty
   *[other] vybráno { $cards } karet
}
ho-pick-all = Všechny
ho-pick-none = Žádnou
ho-no-exchange = Nevyměňovat
ho-other-card = Jiná karta
ho-discard-card = Odhodit „{ $card }“
ho-draw-deck = Dobrat z balíčku
ho-draw-card = Vzít: { $card }
ho-as = Zahrát jako
ho-as-favour = laskavost, zdarma
ho-as-action = akce
ho-hint-card = Nebo vyberte kartu z ruky.
ho-hint-none = Žádnou kartu z ruky teď nelze zahrát.
ho-ask-act = Jste na tahu: která karta?
ho-ask-against = { $card }: proti komu?
ho-ask-for = { $card }: pro koho?
ho-ask-denounce = Z kazatelny: která hanba?
ho-ask-counter = { $card } ({ $name }): odrazit?
ho-moment-action = akce { $action } ze 2
ho-moment-no-action = obě akce využity
ho-favour-unused = laskavost volná
ho-favour-used = laskavost prokázána
ho-moment-counter = Hanba proti vám
ho-accuses = { $name } hraje kartu { $card } proti vám
ho-if-passed = Necháte-li to být:
ho-no-counter = Žádná obrana z vaší ruky na to nestačí.
ho-never-must = Bránit se není povinné.
ho-copies = { $copies ->
    [one] v balíčku jednou
    [few] v balíčku { $copies } kusy
   *[other] v balíčku { $copies } kusů
}
ho-reconstructed-why = Tištěný balíček není veřejný: označené hodnoty jsme rekonstruovali. Jména a texty jsou naše.
ho-can-be-played = Lze zahrát: pro koho, proti komu
ho-fits-cleric = pro kněze a učence
ho-fits-lay = pro hospodáře, cechovního mistra a šlechtice
ho-fits-universal = pro všechny
ho-does-honour = Jedničkou začíná hromádka, jinak se klade na kartu o jedna nižší.
ho-does-recognition = Zvýší jednomu hráči úroveň; nabídka se obnoví.
ho-does-dishonour = Proti jinému hráči, ke kterému se hodí; ten se může bránit.
ho-does-counter = Odrazí hanbu této hodnoty zahranou proti vám.
ho-does-letter_of_pardon = Odstraňte z fronty libovolnou pomluvu.
ho-does-oath_helpers = Odstraňte jednu nebo dvě pomluvy s vaším jménem.
ho-does-talk_of_the_town = Přesuňte jednu pomluvu na začátek.
ho-does-yesterdays_news = Přesuňte jednu pomluvu na konec.
ho-does-the_tale_turns_round = Obraťte frontu.
ho-does-mistaken_identity = Prohoďte jména na dvou pomluvách; každé se musí hodit.
ho-does-scapegoat = Na pomluvu o vás dejte jméno jiného hráče.
ho-does-denounced_from_the_pulpit = Zahrajte také hanbu: platí hned, bez obrany; doberte dvě.
ho-does-caught_in_the_act = Hned přidělte pomluvu se jménem jiného hráče.
ho-does-market_day = Jedno kolo bdělá fronta přiděluje dvě karty na konci tahu.
ho-does-the_town_crier = Fronta se hned probudí.
ho-honour-sum = Čest: karty, žetony, úroveň
ho-honour-parts = { $honour } (žetony { $tokens }, úroveň { $level })
ho-known = Známo z ruky
ho-known-none = nic
ho-how-it-ended = Jak to skončilo
ho-tiebreak = Vítězí nejvíc cti; při shodě vyšší uznání, pak méně hanby, jinak se o vítězství dělí.
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
term-active = Bdí
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
term-known = Známo z ruky
term-hand = Ruka

## Cards

card-honour-honour-1-cleric = Na jitřní včas
    .flavour = Před svítáním, v lednu, a za devět žalmů ani jedno zívnutí.
card-honour-honour-1-lay = Poctivá váha
    .flavour = Rychtářovi lidé zkoušeli jeho váhy v úterý a znovu ve středu a domů šli zklamaní.
card-honour-honour-1-universal = Chléb u dveří
    .flavour = Každý pátek bochník tomu, kdo zaklepe. Jeden stařík klepe dvakrát; nikdo to nepočítá.
card-honour-honour-2-cleric = Kázání, na které se zůstalo
    .flavour = Bylo v obecné řeči, byl v něm příběh a skončilo dřív než svíčka.
card-honour-honour-2-lay = Noční hlídka
    .flavour = Hradby na něj vyšly o svatém Martině. Šel, a šel střízlivý.
card-honour-honour-2-universal = Urovnaný spor
    .flavour = Dva sousedé, jeden plot, jedenáct let. Na smír vypili jeden pohár, jak se sluší.
card-honour-honour-3-cleric = Vyhraná disputace
    .flavour = Čtyři námitky, čtyři odpovědi a jeden důsledek, o který nikdo nestál.
card-honour-honour-3-lay = Starší bratrstva
    .flavour = On má truhlici, dva jiní klíče, a svíce ještě nikdy nebyly tak vysoké.
card-honour-honour-3-universal = Návrat poutníka
    .flavour = Do Compostely a zpět pěšky: na klobouku mušle, na nohou boty, kterým nikdo nevěří.
card-honour-honour-4-cleric = Kniha pro knihovnu
    .flavour = Dvě stě telat a tři roky očí jednoho písaře. Z obdivu ji přikovali k pultu řetězem.
card-honour-honour-4-lay = Klíče od města
    .flavour = Zvolen, aby hlídal brány. Nikdy se nezavíraly tak přesně; opozdilí kupci to dosvědčí.
card-honour-honour-4-universal = Založený špitál
    .flavour = Dvanáct lůžek, studna a plat na věčné časy. Kámen s jeho jménem je docela malý.
card-honour-honour-5-cleric = Povolán ke kurii
    .flavour = Olověná pečeť na hedvábné šňůře, ne na konopné: dobrá zpráva. Dal si ji přečíst znovu a pomaleji.
card-honour-honour-5-lay = Křeslo ve velké radě
    .flavour = Děd prodával jehly. Herold teď před jménem dělá pomlku.
card-honour-honour-5-universal = Smír mezi stranami
    .flavour = Oba rody přísahaly na ostatky uprostřed rynku. Věže se snižují na sousedskou výšku.
card-honour-recognition = Lepší místo v procesí
    .flavour = O Božím těle každý vidí, kdo jde před kým. K tomu procesí jsou.
card-honour-dishonour-2-cleric = Usnul při nešporách
    .flavour = Chrápal ve druhém modu. Odpověď zněla v jiném.
card-honour-dishonour-2-lay = Křtěné víno
    .flavour = V sudu se našla ryba. Těšila se výbornému zdraví.
card-honour-dishonour-2-universal = Dluh v krčmě
    .flavour = Na vrubovce čtyřicet jedna zářezů, a krčmář svou polovinu neztratil.
card-honour-dishonour-3-cleric = Lov se smečkou
    .flavour = Kánony to zakazují, biskup nad tím lká a psy viděli na mši.
card-honour-dishonour-3-lay = Krátký loket
    .flavour = Loket sukna sahá podle něj od nosu skoro až po celý palec.
card-honour-dishonour-3-universal = Falešné kostky
    .flavour = Třikrát tři šestky. Hlídka je rozštípla a našla olovo, což je taky přiznání.
card-honour-dishonour-4-cleric = Společnost na faře
    .flavour = Vizitační kniha ji vede jako hospodyni a ty tři děti jako něčí synovce.
card-honour-dishonour-4-lay = Lichva
    .flavour = Půjčil příteli krávu, z přátelství. Jen chce do Velikonoc dvě.
card-honour-dishonour-4-universal = Křivá přísaha
    .flavour = Pravice na evangeliu, levice v cizím měšci.
card-honour-dishonour-5-cleric = Svatokupectví
    .flavour = Za prebendu platil na třikrát a řekl si o kvitanci.
card-honour-dishonour-5-lay = Odemčená branka
    .flavour = Někdo ji zevnitř otevřel nepříteli. Mokré stopy vedly po jeho schodech.
card-honour-dishonour-5-universal = V klatbě
    .flavour = Zvon, kniha a svíce hozená na zem. Pekař si od něj bere peníze kleštěmi.
card-honour-counter-2-3-cleric = Vykonané pokání
    .flavour = Čtyřicet dní o chlebu a vodě, bos, a má to písemně.
card-honour-counter-2-3-lay = Sousedé se zaručí
    .flavour = Je jich sedm, všichni dobré pověsti, a jen tři jsou bratranci.
card-honour-counter-2-3-universal = Vtipná odpověď
    .flavour = Smála se celá krčma a potom nikdo nevěděl, z čeho ho vlastně vinili.
card-honour-counter-4-5-cleric = Kněžské výsady
    .flavour = Přečetl verš bez chyby. Soudci si povzdechli a poslali pro biskupa.
card-honour-counter-4-5-lay = Soudní souboj
    .flavour = Zákon dovoluje zápasníka, a ten jeho přišel s doporučením.
card-honour-counter-4-5-universal = Notářův zápis
    .flavour = Datum, svědkové, podpis s kudrlinkou: toho dne byl v Bologni.
card-honour-letter_of_pardon = Listina o milosti
    .flavour = Pečeť je pravá. Po zaplacení kanceláře je pravá i lítost.
card-honour-oath_helpers = Očistníci
    .flavour = Přísahají, že jeho přísaha je čistá. Na nic jiného se jich nikdo neptal.
card-honour-talk_of_the_town = Mluví o tom celé město
    .flavour = U studny, u pece, u bradýře: do poledne k tomu přibyl druhý svědek.
card-honour-yesterdays_news = Včerejší zpráva
    .flavour = V sousední farnosti viděli medvěda. O čem že jsme to mluvili?
card-honour-the_tale_turns_round = Příběh se obrací
    .flavour = Vyprávěno od konce je to docela jiný skandál.
card-honour-mistaken_identity = Záměna osob
    .flavour = Dva šedé pláště, jedna tmavá ulička a svědek, který by tam raději nebyl.
card-honour-scapegoat = Obětní beránek
    .flavour = Někdo to přece udělat musel, a on stojí tak blízko.
card-honour-denounced_from_the_pulpit = Pranýřován z kazatelny
    .flavour = Mnich nejmenoval nikoho. Jen se díval, po délku jednoho Miserere.
card-honour-caught_in_the_act = Přistižen při činu
    .flavour = Dveře otevřela hlídka, sousedé a kostelník, v tomto pořadí.
card-honour-market_day = Trhový den
    .flavour = Z pěti vsí přicházejí prodat vejce a odcházejí s novinami.
card-honour-the_town_crier = Městský vyvolávač
    .flavour = Troje zatroubení, a co se šeptalo, je teď z moci rady.
