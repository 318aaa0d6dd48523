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

question-seven_virtues-take = Které karty vzít?
question-seven_virtues-charity = Láska: odhodit kartu?
question-seven_virtues-faith = Víra: jmenujte ctnost
question-seven_virtues-give = Víra: kterou kartu dát?
question-seven_virtues-hope = Naděje: kdo zaplatí za světla?
question-seven_virtues-deal = Obrací se karta.
question-seven_virtues-first = Kdo začíná?

## Events

event-seven_virtues-began = { $seat_is ->
    [you] Začínáte.
   *[other] { $seat } začíná.
}
event-seven_virtues-dealt = { $card } se obrací ve sloupci { $column }.
event-seven_virtues-took = { $seat_is ->
    [you] Berete: { $cards }
   *[other] { $seat } bere: { $cards }
}
event-seven_virtues-all_taken = Všechny karty jsou rozebrány: vyvolávají se ctnosti.
event-seven_virtues-called = Vyvolává se { $virtue }{ $first_is ->
    [nobody] ; nikdo ji nemá.
    [you] : jste na 1. místě{ $second_is ->
        [nobody] .
       *[other] , { $second } na 2.
    }
   *[other] : { $first } je na 1. místě{ $second_is ->
        [nobody] .
        [you] , vy na 2.
       *[other] , { $second } na 2.
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
    [you] Dáváte kartu { $card }; dostává { $receiver }
   *[other] { $receiver_is ->
        [you] { $seat } vám dává kartu { $card }
       *[other] { $seat } dává kartu { $card }; dostává { $receiver }
    }
}
event-seven_virtues-paid_lights = { $seat_is ->
    [you] Platíte { $points } VB za světla; dostává { $receiver }
   *[other] { $receiver_is ->
        [you] { $seat } vám platí { $points } VB za světla
       *[other] { $seat } platí { $points } VB za světla; dostává { $receiver }
    }
}
event-seven_virtues-trios = { $seat_is ->
    [you] Získáváte { $points } VB za { $trios ->
        [one] trojici ikon
        [few] { $trios } trojice ikon
       *[other] { $trios } trojic ikon
    }
   *[other] { $seat } získává { $points } VB za { $trios ->
        [one] trojici ikon
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

SV-2-4 = Začínající hráč sedí na jednom z { $players } míst.
SV-2-2 = Rozdává se jen karta, která je ještě v balíčku.
SV-3-1 = V tahu se bere jedna dovolená sada z aktivní řady; pasovat nelze.
SV-3-1-row = Karty se berou z aktivní řady; { $card } v ní není.
SV-3-2 = Ctnost se bere, když jsou v aktivní řadě aspoň dvě její karty; jejich počet je { $count }.
SV-3-3 = Hodnota se bere, když jsou v aktivní řadě aspoň dvě karty s ní; jejich počet je { $count }.
SV-3-4 = Karta se bere sama, jen když žádná jiná aktivní karta nemá stejnou ctnost ani hodnotu. Tyto mají: { $others }.
SV-4-4-answer = Odhoďte kartu, která není Láska, nebo skončete.
SV-4-4 = Karty Lásky se pro Lásku neodhazují.
SV-4-4-hand = Kartu { $card } nemáte v ruce.
SV-4-5-answer = 1. ve Víře jmenuje jednu ze sedmi ctností.
SV-4-5-give = Dáváte jednu kartu ctnosti { $virtue } podle své volby.
SV-4-5-virtue = Byla jmenována { $virtue }; { $card } to není.
SV-4-5-hand = Kartu { $card } nemáte v ruce.
SV-4-6-answer = 1. v Naději jmenuje až dva protihráče, nebo končí.
SV-4-6-opponent = Jmenuje se jen jiný hráč u tohoto stolu.
SV-4-6 = 2. v Naději se nikdy nejmenuje.
SV-4-6-twice = Tento hráč už byl jmenován.

## Answers

sv-take = Vzít: { $what }
sv-take-virtue = { $virtue } ×{ $count }
sv-take-value = Hodnota { $value } ×{ $count }
sv-single = jedna karta
sv-alone = { $card } samotná
sv-discard = Odhodit: { $card }
sv-give = Dát: { $card }
sv-name-virtue = Jmenovat: { $virtue }
sv-name-player = Jmenovat: { $name }
sv-pays = platí { $points } VB
sv-done = Skončit
sv-done-commit = Skončit
sv-no-icon = bez ikony

## The table

sv-next-row = Neaktivní řada: karta klesne, když je místo pod ní prázdné
sv-next-row-short = Neaktivní řada
sv-active-row-tap = Aktivní řada · ťukněte na kartu a uvidíte její tahy
sv-active-row = Aktivní řada
sv-active-row-take = Aktivní řada: vezměte celou ctnost, celou hodnotu, nebo kartu, která nesdílí nic
sv-cards-reconstructed = karty rekonstruovány
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
sv-dashed = čárkovaně: co byste vzali
sv-none-yet = zatím žádná
sv-would-add = přibylo by: { $card }
sv-last = naposled: { $what }
sv-points = { $points } VB
sv-scoring = Bodování
sv-scoring-order = Pořadí bodování
sv-scoring-explained = 1. získá 5, 2. získá 2; pak působí schopnost. Vaše pořadí počítá jen s tím, co viděli všichni.
sv-power-charity = odhodit karty, po 3
sv-power-faith = jmenovat ctnost, brát karty
sv-power-hope = světla vám platí
sv-power-fortitude = 1 za kartu / 1 za dvojici
sv-power-justice = 2 / 1 za plamen
sv-power-temperance = kalichy a vody
sv-power-prudence = různé ctnosti
sv-trio = každá trojice ikon na konci
sv-standing-0 = žádná
sv-standing-1 = 1.
sv-standing-2 = 2.
sv-standing-3 = pozadu
sv-with-this-take = { $words } po tomto tahu
sv-called = obodováno
sv-consequence = Co to přinese
sv-consequence-none = Vyberte tah a uvidíte, co by přinesl.
sv-consequence-wait = Až budete na tahu, zde uvidíte, co který tah přinese.
sv-help-charity = Odhodit lze až tři karty, které nejsou Láska (2.: jednu). Každý kalich, voda nebo plamen dá 3 VB; ostatní nic.
sv-help-faith = Každý hráč kromě 2., který má kartu jmenované ctnosti, vám jednu dá; vybírá si kterou.
sv-help-give = Vy vybíráte, kterou kartu dáte.
sv-help-hope = Jmenujte až dva protihráče, nikdy 2. Každý vám zaplatí jeden VB za každé své světlo.
sv-if-you = Když vezmete: { $what }
sv-you-hold = Máte { $count } × { $virtue }, nejvyšší { $highest }.
sv-your-icons = Vaše ikony:
sv-slides-down = Klesne: { $cards }.
sv-next-may = Potom může { $name } vzít: { $takes }.
sv-memory = karty zpaměti: u ostatních je vidět jen počet
sv-phase-draft = výběr · { $pile } v balíčku
sv-phase-scoring = bodování · { $called } ze 7
sv-story = Sedm vyvolání
sv-nobody = Nikdo nemá její kartu.
sv-tiebreak = Vítězí nejvíce bodů; při shodě nejvíce trojic ikon, pak je vítězství společné.
sv-value = Hodnota
sv-icon = Ikona
sv-label = Štítek
sv-label-from = { $players }+ hráčů
sv-can-be-taken = Lze vzít jako
sv-why-not-alone = Proč ne samotnou?
