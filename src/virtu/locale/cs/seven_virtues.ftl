### Sedm ctností.

## Words

term-charity = Láska
term-faith = Víra
term-hope = Naděje
term-fortitude = Statečnost
term-justice = Spravedlnost
term-temperance = Mírnost
term-prudence = Rozumnost
term-light = světlo
term-chalice = kalich
term-water = voda
term-flame = plamen
term-beginning = Začátek
term-trios = Trojice ikon

## Questions

question-seven_virtues-take = Které karty vezmete?
question-seven_virtues-charity = Láska: odhodíte kartu?
question-seven_virtues-faith = Víra: jmenujte ctnost
question-seven_virtues-give = Víra: kterou kartu dáte?
question-seven_virtues-hope = Naděje: kdo vám zaplatí za světla?
question-seven_virtues-deal = Odkrývá se karta.
question-seven_virtues-first = Kdo začíná?

## Events

event-seven_virtues-began = { $seat_is ->
    [you] Začínáte
   *[other] { $seat } začíná
}
event-seven_virtues-dealt = Ve sloupci { $column } se odkrývá { $card }
event-seven_virtues-took = { $seat_is ->
    [you] Berete: { $cards }
   *[other] { $seat } bere: { $cards }
}
event-seven_virtues-all_taken = Všechny karty jsou rozebrány: ctnosti se vyhodnocují
event-seven_virtues-called = Vyhodnocuje se { $virtue }{ $first_is ->
    [nobody] ; nikdo ji nemá
    [you] : jste na 1. místě{ $second_is ->
        [nobody] {""}
       *[other] , { $second } na 2. místě
    }
   *[other] : { $first } je na 1. místě{ $second_is ->
        [nobody] {""}
        [you] , vy na 2. místě
       *[other] , { $second } na 2. místě
    }
}
event-seven_virtues-gained = { $seat_is ->
    [you] Získáváte { $points } VB ({ $virtue })
   *[other] { $seat } získává { $points } VB ({ $virtue })
}
event-seven_virtues-discarded = { $seat_is ->
    [you] Odhazujete kartu { $card } za { $points } VB
   *[other] { $seat } odhazuje kartu { $card } za { $points } VB
}
event-seven_virtues-named_virtue = { $seat_is ->
    [you] Jmenujete: { $virtue }
   *[other] { $seat } jmenuje: { $virtue }
}
event-seven_virtues-gave = { $seat_is ->
    [you] Dáváte kartu { $card } hráči { $receiver }
   *[other] { $receiver_is ->
        [you] { $seat } vám dává kartu { $card }
       *[other] { $seat } dává kartu { $card } hráči { $receiver }
    }
}
event-seven_virtues-paid_lights = { $seat_is ->
    [you] Platíte { $points } VB za světla hráči { $receiver }
   *[other] { $receiver_is ->
        [you] { $seat } vám platí { $points } VB za světla
       *[other] { $seat } platí { $points } VB za světla hráči { $receiver }
    }
}
event-seven_virtues-trios = { $seat_is ->
    [you] Získáváte { $points } VB za { $trios ->
        [one] { $trios } trojici ikon
        [few] { $trios } trojice ikon
       *[other] { $trios } trojic ikon
    }
   *[other] { $seat } získává { $points } VB za { $trios ->
        [one] { $trios } trojici ikon
        [few] { $trios } trojice ikon
       *[other] { $trios } trojic ikon
    }
}
sv-took-set = { $seat_is ->
    [you] Berete: { $what }
   *[other] { $seat } bere: { $what }
}
sv-took-single = { $seat_is ->
    [you] Berete jednu kartu: { $what }
   *[other] { $seat } bere jednu kartu: { $what }
}

## Refusals

SV-2-4 = Začínat musí někdo, kdo u stolu sedí; počet hráčů je { $players }.
SV-2-2 = Rozdat lze jen kartu, která je ještě v balíčku.
SV-3-1 = V tahu berete jednu dovolenou sadu karet z aktivní řady; pasovat nelze.
SV-3-1-row = Bere se z aktivní řady; karta { $card } v ní není.
SV-3-2 = Podle ctnosti lze brát, jsou-li v aktivní řadě aspoň dvě její karty; nyní { $count ->
    [0] v ní není žádná
   *[other] je v ní jen { $count }
}.
SV-3-3 = Podle hodnoty lze brát, jsou-li v aktivní řadě aspoň dvě karty s touto hodnotou; nyní { $count ->
    [0] v ní není žádná
   *[other] je v ní jen { $count }
}.
SV-3-4 = Samotnou kartu lze vzít, jen když žádná jiná karta v aktivní řadě nemá stejnou ctnost ani hodnotu. Něco společného s ní mají: { $others }.
SV-4-4-answer = Odhoďte kartu, která není Láska, nebo skončete.
SV-4-4 = Karty Lásky se při Lásce neodhazují.
SV-4-4-hand = Kartu { $card } nemáte v ruce.
SV-4-5-answer = Jmenujte jednu ze sedmi ctností.
SV-4-5-give = Dejte jednu kartu ctnosti { $virtue } podle své volby.
SV-4-5-virtue = Jmenovaná ctnost je { $virtue }; karta { $card } k ní nepatří.
SV-4-5-hand = Kartu { $card } nemáte v ruce.
SV-4-6-answer = Jmenujte nejvýše dva protihráče, nebo skončete.
SV-4-6-opponent = Jmenovat lze jen jiného hráče u tohoto stolu.
SV-4-6 = Druhého v Naději nelze jmenovat.
SV-4-6-twice = Tento hráč už jmenován byl.

## Answers

sv-take = Vzít: { $what }
sv-take-virtue = { $virtue } ×{ $count }
sv-take-value = Hodnota { $value } ×{ $count }
sv-single = jedna karta
sv-alone = jen { $card }
sv-discard = Odhodit: { $card }
sv-give = Dát: { $card }
sv-name-virtue = Jmenovat: { $virtue }
sv-name-player = Jmenovat: { $name }
sv-pays = platí { $points } VB
sv-done = Skončit
sv-done-commit = Skončit
sv-no-icon = bez ikony

## The table

sv-next-row = Neaktivní řada: karta se posune dolů, jakmile se místo pod ní uvolní
sv-next-row-short = Neaktivní řada
sv-active-row-tap = Aktivní řada · klepněte na kartu a uvidíte, jak ji lze vzít
sv-active-row = Aktivní řada
sv-active-row-take = Aktivní řada: vezměte celou ctnost, celou hodnotu, nebo kartu, která nemá s jinou nic společného
sv-cards-reconstructed = karty jsou rekonstruované
sv-your-hand = Vaše karty
sv-hand-of = Karty: { $name }
sv-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
sv-hidden = { $cards ->
    [one] Jedna karta je skrytá.
    [few] { $cards } karty jsou skryté.
   *[other] { $cards } karet je skrytých.
}
sv-dashed = čárkovaně: co by vám přibylo
sv-none-yet = zatím žádná
sv-would-add = přibylo by: { $card }
sv-last = naposledy: { $what }
sv-points = { $points } VB
sv-scoring = Bodování
sv-scoring-order = Pořadí bodování
sv-scoring-explained = První získá 5 VB, druhý 2 VB; pak se uplatní schopnost. Zobrazené pořadí počítá jen s tím, co viděli všichni.
sv-power-charity = odhodit karty, každá za 3
sv-power-faith = jmenovat ctnost a brát karty
sv-power-hope = ostatní platí za světla
sv-power-fortitude = 1 za kartu / 1 za dvojici
sv-power-justice = 2 / 1 za plamen
sv-power-temperance = kalichy a vody
sv-power-prudence = různé ctnosti
sv-trio = za každou trojici ikon na konci
sv-standing-0 = žádná
sv-standing-1 = 1.
sv-standing-2 = 2.
sv-standing-3 = pozadu
sv-with-this-take = po tahu: { $words }
sv-called = vyhodnoceno
sv-consequence = Co to přinese
sv-consequence-none = Vyberte karty a uvidíte, co by vám přinesly.
sv-consequence-wait = Až budete na tahu, uvidíte tady, co který tah přinese.
sv-help-charity = Odhodit můžete až tři karty, které nejsou Láska (jste-li na 2. místě, jen jednu). Za každou s kalichem, vodou nebo plamenem získáte 3 VB, za ostatní nic.
sv-help-faith = Každý, kdo má kartu jmenované ctnosti, vám jednu dá (kromě hráče na 2. místě); kterou, vybírá sám. Ve dvou dává i hráč na 2. místě.
sv-help-give = Kterou kartu dáte, vybíráte vy.
sv-help-hope = Jmenujte nejvýše dva protihráče, ale ne toho, kdo je v Naději na 2. místě. Každý jmenovaný vám zaplatí 1 VB za každé své světlo, nikdy však víc, než má.
sv-if-you = Když vezmete: { $what }
sv-you-hold = Máte { $count } × { $virtue }, nejvyšší { $highest }.
sv-your-icons = Vaše ikony:
sv-slides-down = Dolů se posune: { $cards }.
sv-next-may = Potom může { $name } vzít: { $takes }.
sv-memory = hra na paměť: u ostatních je vidět jen počet karet
sv-phase-draft = výběr karet · v balíčku { $pile }
sv-phase-scoring = bodování · { $called }/7
sv-story = Sedm vyhodnocení
sv-nobody = Nikdo nemá ani jednu kartu této ctnosti.
sv-not-scored = Hra skončila dřív, než se vyhodnotila první ctnost.
sv-tiebreak = Vítězí, kdo má nejvíce bodů; při shodě rozhodne počet trojic ikon, jinak je vítězství společné.
sv-value = Hodnota
sv-icon = Ikona
sv-label = Štítek
sv-label-from = od { $players } hráčů
sv-can-be-taken = Jak ji lze vzít
sv-why-not-alone = Proč ne samotnou?
