### Války o Itálii.

## Words of the notation

term-active = na stupnici
term-allied = spojenecký
term-barbarigo = Dóže Barbarigo
term-briconnet = Kardinál Briçonnet
term-calabria = Alfons II.
term-charles = Karel VIII.
term-cities = Města
term-conclude = Uzavřít trvalé spojenectví
term-decline = Odmítnout
term-eliminated = vyřazený
term-favourable = příznivý
term-ferrandino = Ferdinand II.
term-france = Francie
term-france_of = Francie
term-france_to = Francii
term-france_acc = Francii
term-france_with = Francií
term-frederick = Fridrich Aragonský
term-gonzaga = Francesco Gonzaga
term-hostile = nepřátelský
term-influence = Ovlivňování
term-kingdom_of_france = Francouzské království
term-lose = Ztratit
term-nothing = nic
term-orleans = Ludvík Orleánský
term-piero = Piero Medicejský
term-rodrigo = Alexandr VI.
term-round = kolo
term-savonarola = Savonarola
term-sforza = Ludovico Sforza
term-stay = Zůstat
term-track = stupnice
term-valentino = Cesare Borgia

## Questions

question-wars_of_italy-action-annex = Diplomacie, nebo trvalé spojenectví?
question-wars_of_italy-govern = Vláda: zpřístupněte destičky
question-wars_of_italy-diplomacy = Anektujte město, ovlivněte městské státy
question-wars_of_italy-diplomacy-none = Na diplomacii nejsou symboly
question-wars_of_italy-siege = U kterého města vyhodnotíte boj nyní?
question-wars_of_italy-losses = Která barva ztratí jednotku?
question-wars_of_italy-ally = Kam přijde { $card }?

## Events

event-wars_of_italy-round = Začíná { $round }. kolo
event-wars_of_italy-influenced = { $seat_is ->
        [you] Ovlivňujete { $major_acc }
       *[other] { $seat } ovlivňuje { $major_acc }
    }
event-wars_of_italy-influence_cancelled = { $owner_is ->
        [you] Váš agent ruší jeden symbol: { $major }
       *[other] Agent { $owner_of } ruší jeden symbol: { $major }
    }
event-wars_of_italy-concluded_by_france = { $seat_is ->
        [you] Uzavíráte trvalé spojenectví s { $major_with }
       *[other] { $seat } uzavírá trvalé spojenectví s { $major_with }
    }
event-wars_of_italy-declined_card = { $seat_is ->
        [you] Odmítáte: { $card }
       *[other] { $seat } odmítá: { $card }
    }
event-wars_of_italy-lost_influence = { $seat_is ->
        [you] Ztrácíte { $squares ->
            [one] { $squares } pole
            [few] { $squares } pole
           *[other] { $squares } polí
        } na stupnici vlivu { $major_of }
       *[other] { $seat } ztrácí { $squares ->
            [one] { $squares } pole
            [few] { $squares } pole
           *[other] { $squares } polí
        } na stupnici vlivu { $major_of }
    }
event-wars_of_italy-eliminated = Městský stát { $major } je vyřazen ze hry
event-wars_of_italy-took_allied_capital = Padlo hlavní město protihráčova spojence: { $major }
event-wars_of_italy-turned_compulsory = { $seat_is ->
        [you] Město { $city } je nyní nepřátelské: musíte je obléhat
       *[other] Město { $city } je nyní nepřátelské: { $seat } je musí obléhat
    }
event-wars_of_italy-met_on_plains = Polní bitva před { $city_with }
event-wars_of_italy-met_before_neutral_posture = Polní bitva před { $city_with }
event-wars_of_italy-stayed = { $seat_is ->
        [you] Zůstáváte u { $city_of }
       *[other] { $seat } zůstává u { $city_of }
    }
event-wars_of_italy-lost_troop = Ztracená jednotka u { $city_of }: { $colour }
event-wars_of_italy-took_trophy = { $attacker_is ->
        [you] Získáváte trofej: { $colour }
       *[other] { $attacker } získává trofej: { $colour }
    }
event-wars_of_italy-naples_fell = Neapol padla: vítězí Francie
event-wars_of_italy-counted = Poslední kolo skončilo: počítají se body
event-wars_of_italy-used_indulgence = { $seat_is ->
        [you] Používáte korunu z odpustku
       *[other] { $seat } používá korunu z odpustku
    }
event-wars_of_italy-concluded_by_naples = { $seat_is ->
        [you] Uzavíráte trvalé spojenectví s { $major_with }
       *[other] { $seat } uzavírá trvalé spojenectví s { $major_with }
    }

## Refusals

WI-1-8 = Tato karta ve hře pro dva není: { $item }.
WI-4-2 = Tato komnata nemá akci a neleží v ní karta akce.
AG-8-2-1 = Použijte koruny či kříže, zpřístupněte destičky, nebo skončete.
WI-5-3-1 = Spojenectví se uzavírá na začátku akce, místo diplomacie.
WI-5-3-2 = Použijte zdroj, anektujte neutrální město, ovlivněte městský stát, nebo skončete.
WI-5-3-2-one = Za akci lze anektovat jen jedno město.
WI-5-3-2-pool = Nejprve vložte, co stojí { $city }. Koruny: { $crowns }, lodě: { $ships }.
WI-5-3-3 = Na městě { $city } leží disk městského státu; anektovat je nelze.
WI-5-3-4 = Městský stát { $major } už nemá ukazatel na stupnici vlivu.
WI-5-3-4-symbol = Tento symbol nemáte k dispozici: { $symbol }.
WI-5-3-5 = Kříži lze ovlivnit jen Řím, ne { $major_acc }.
WI-5-3-7 = Ukazatel na stupnici vlivu { $major_of } už je na posledním poli na vaší straně.
WI-5-3-8-active = Trvalé spojenectví s { $major_with } už uzavřít nelze.
WI-5-3-8-zone = Ukazatel na stupnici vlivu { $major_of } není ve vaší zóně spojenectví.
WI-5-3-8-agent = Na stupnici vlivu { $major_of } stojí nepřátelský agent.
WI-0-5 = Tyto jednotky nepatří vaší straně: { $colour }.
WI-5-5-1 = Ve městě { $origin } nemáte takovou jednotku: { $colour }.
WI-5-5-2 = Jednotky ve městě { $origin } se tam v této akci zastavily.
WI-8-1-2 = Vyberte město, u kterého se boj vyhodnotí.
WI-8-1-2-must = Nejprve je třeba vyhodnotit boj u města { $city }.
WI-8-1-1 = U města { $city } není co vyhodnotit.
WI-8-1-1-favourable = Město { $city } patří městskému státu, který je vám příznivý.
WI-9-4 = Město { $city } patří vám nebo vašemu spojenci.
WI-8-2-2-answer = Nyní oblehněte { $city_acc }, nebo od obléhání upusťte.
WI-8-2-2-stay = U neutrálního města vítěz obléhá, nebo se stáhne.
WI-8-2-2-withdraw = U města s neutrálním postojem vítěz obléhá, nebo zůstane.
WI-8-4-1 = Vyberte barvu, která ztratí jednotku.
WI-8-4-1-there = Takovou jednotku tam nemáte: { $colour }.
WI-8-5-2 = Město { $city } není vaše ani nepatří spojeneckému či příznivému městskému státu.
WI-9-1 = Umístěte kartu { $card } na volné pole, nebo pro ni odhoďte dvořana.
WI-9-1-first = Kartu { $card } je třeba umístit vždy; není-li volné pole, odhoďte dvořana.
WI-9-1-room = Karty { $card } se lze vzdát, jen jsou-li všechna pole obsazená.
WI-9-1-stays = První karta nového spojence zůstává; odhodit lze jen druhou.
WI-10-1 = Zaplaťte { $due ->
        [0] 0 florénů
        [one] 0 nebo 1 florén
        [few] 0 až { $due } florény
       *[other] 0 až { $due } florénů
    }; každý udrží dvě jednotky.
WI-10-1-florins = V pokladnici máte { $florins ->
        [one] { $florins } florén
        [few] { $florins } florény
       *[other] { $florins } florénů
    }.
WI-10-1-disband = Vyberte jednotku, která nedostane žold.
WI-10-1-where = Ve městě { $city } nemáte takovou jednotku: { $colour }.
WI-10-2 = Tuto destičku koupit nesmíte: { $item }.
WI-10-3 = Naverbujte jednotku ve městě, nebo skončete.
WI-10-3-city = Vlastní jednotky se verbují jen ve městech s vlastním diskem; město { $city } jej nemá.
WI-10-3-price = Jednotka { $city_loc } stojí { $price ->
        [one] { $price } florén
        [few] { $price } florény
       *[other] { $price } florénů
    }; máte { $florins }.
WI-9-2-city = Spojenecké jednotky se verbují jen v počátečním městě, na kterém leží disk spojence.
WI-1-5 = Všechny jednotky této barvy jsou na plánu: { $colour }.

## Options

option-track = Stupnice vlivu
option-track-13 = 13 polí
option-track-11_short = 11 polí, úzké zóny spojenectví
option-track-11_wide = 11 polí, široké zóny spojenectví
option-track-15 = 15 polí
option-recruit_at_allies = Verbování vlastních jednotek u spojenců
option-helper_bonuses = Válečné bonusy při obraně příznivého města
option-helper_bonuses-never = nikdy
option-helper_bonuses-troops = s jednotkami na místě
option-helper_bonuses-always = vždy
option-allied_capital_costs = Dobytí hlavního města spojence stojí vliv
option-orphan_tile = Destičky vyřazeného městského státu
option-orphan_tile-stack = na hromádku
option-orphan_tile-out = mimo hru
option-orphan_troops = Jednotky u města, které se stalo neutrálním
option-orphan_troops-stay = zůstanou
option-orphan_troops-withdraw = ustoupí
option-initial_cities = Města s levným verbováním
option-initial_cities-all = všechna počáteční
option-initial_cities-arms = jen se znakem
option-first_player-france = Francie
option-first_player-alternating = střídavě

## The table

term-empty = Komnata bez akce
term-allied_troop = Spojenecké jednotky
term-charles_short = Karel VIII.
term-orleans_short = Ludvík
term-sforza_short = Ludovico
term-briconnet_short = Briçonnet
term-ferrandino_short = Ferdi­nand
term-calabria_short = Alfons
term-frederick_short = Fridrich
term-rodrigo_short = Alexandr
term-valentino_short = Cesare
term-piero_short = Piero
term-savonarola_short = Savo­narola
term-barbarigo_short = Barbarigo
term-gonzaga_short = Gonzaga
term-kingdom_of_france_short = Království
question-wars_of_italy-action-empty = Tato komnata nemá akci
gov-palace-of = Palác: { $house }
gov-others = Druhá strana
gov-others-open = klepnutím palác otevřete
gov-unlock-ally = díky spojenci
gov-about-locked = Otevře je koupené Vévodství či Knížectví, nebo karta spojeneckého městského státu.
gov-about-empty = Bez akce, neleží-li tu karta akce
gov-about-annex = Anektovat město a ovlivnit městské státy, nebo uzavřít trvalé spojenectví
gov-about-agent = Agenti zavírají protihráčovy komnaty, mění hodnotu měst a střeží stupnice vlivu.
gov-about-trophy = 1 bod za každou, i za více stejné barvy.
gov-about-allied_troop = Táhnou, bojují a berou žold jako vaše; verbují se za 1 florén ve svých počátečních městech.
gov-allied-troops = Spojenecké jednotky: { $house }
gov-track-of = stupnice vlivu { $city_of }
gov-city-garrison = posádka { $count } ({ $house })
gov-city-guests = jednotky v míru: { $count } ({ $house })
gov-guests = V míru
gov-part-diplomacy = diplomacie
gov-part-ally = karty spojence
gov-part-losses = ztráty
gov-head-diplomacy = Koruny k utracení
gov-head-siege = Obléhání
gov-head-ally = Karty spojence
gov-head-losses = Ztráty
gov-note-diplomacy = Anektovat lze nejvýše jedno město; každá koruna posune ukazatel vlivu o pole k vám. Zdroje se použijí samy.
gov-note-siege = Neutrální a nepřátelská města je nutné obléhat; u města s neutrálním postojem lze zůstat v míru.
gov-note-losses = Vlastní a spojenecké jednotky bojují společně; vyberte, které padnou.
gov-note-ally = Žádné pole není volné, ani nové: odhoďte pro tuto kartu dvořana.
gov-note-salary = Každý florén udrží dvě jednotky, vlastní i spojenecké; zdarma neslouží žádná.
gov-note-recruit = 1 florén v počátečním městě, 3 florény v ostatních; spojenecké jednotky za 1 ve svých městech.
gov-note-govern = Každá koruna nebo kříž zpřístupní až dvě vyčerpané destičky.
gov-note-scheme = Každá maska umístí, přesune či odstraní agenta: ve městě, v komnatě nebo na stupnici vlivu.
gov-group-annex = Anektovat město · { $count }
gov-coach-family = Hrajete za { $house_acc }. Co má fialový okraj, můžete vybrat. Začněte kartami rodu.
gov-coach-action-annex = Při diplomacii utrácíte koruny za města a na stupnicích vlivu vpravo. Posuňte ukazatel o pět polí k sobě a s městským státem můžete uzavřít trvalé spojenectví.
gov-coach-diplomacy = Klepněte na plus u stupnice: čárkovaná pečeť ukáže, kam by se ukazatel posunul. Nic neplatí, dokud neklepnete na fialové tlačítko.
answer-governing-march-ally = { $house }: { $origin } → { $city }
commit-governing-march-ally = Táhnout jednotkou { $house_of } { $city_the }
answer-governing-sail-ally = { $house }: { $origin } ⇢ { $city }
commit-governing-sail-ally = Plout s jednotkou { $house_of } { $city_the }
answer-governing-recruit-ally = { $house }: { $city }
commit-governing-recruit-ally = Verbovat jednotku { $house_of } { $city_loc }
answer-governing-disband-ally = { $house }: { $city }
commit-governing-disband-ally = Propustit jednotku { $house_of } { $city_loc }
answer-governing-lose-colour = Jednotka: { $house }
commit-governing-lose-colour = Ztratit jednotku { $house_of }
answer-governing-influence = { $city }: { $symbol }
commit-governing-influence = Ovlivnit { $city_acc }: { $symbol }
answer-governing-conclude = Spojenectví s { $city_with }
answer-governing-conclude-small = natrvalo, zdarma
commit-governing-conclude = Uzavřít trvalé spojenectví s { $city_with }
answer-governing-diplomacy = Diplomacie
answer-governing-diplomacy-small = anexe, vliv
commit-governing-diplomacy = Zahájit diplomacii
answer-governing-stay = Zůstat u { $city_of }
answer-governing-decline = Odmítnout: { $card }
answer-governing-done-diplomacy = Skončit
answer-governing-done-siege = Už neobléhat
wars-influence = Vliv
wars-influence-aside = každá koruna: o pole k vám
wars-zone-alliance = spojenectví
wars-zone-favours-france = pro Francii
wars-zone-neutral = neutrální
wars-zone-favours-naples = pro Neapol
wars-in-alliance-france = v zóně spojenectví Francie
wars-in-favour-france = v zóně příznivé pro Francii
wars-in-neutral = v neutrální zóně
wars-in-favour-naples = v zóně příznivé pro Neapol
wars-in-alliance-naples = v zóně spojenectví Neapole
wars-posture = Postoj
wars-posture-hostile = k vám nepřátelský
wars-posture-neutral = neutrální
wars-posture-favourable = k vám příznivý
wars-posture-allied = váš spojenec
wars-towards-hostile = nepřátelský vůči { $house_to }
wars-towards-neutral = neutrální vůči { $house_to }
wars-towards-favourable = příznivý vůči { $house_to }
wars-towards-allied = spojenec { $house_of }
wars-major-troops = jednotky na mapě: { $on }/{ $all }
wars-major-agent = jeho agent přejde ke spojenci
wars-spend = { $symbol }: { $city }
wars-one-more = Přidat symbol ({ $symbol }): { $city }
wars-one-less = Ubrat symbol ({ $symbol }): { $city }
wars-agent-own = Váš agent na stupnici: první symbol protihráče tu propadne a protihráč tu nemůže uzavřít trvalé spojenectví.
wars-agent-theirs = Nepřátelský agent na stupnici ({ $house }): váš první symbol tu propadne a nemůžete tu uzavřít trvalé spojenectví.
wars-allied-since = spojenec { $house_of } od { $round }. kola
wars-eliminated-since = mimo hru od { $round }. kola
wars-permanent = natrvalo
wars-square = pole { $square }, { $zone }
wars-would-be = po tomto tahu { $where }
wars-rounds = Kola
wars-round = { $round }. kolo
wars-round-of = kolo { $round }/{ $last }
wars-salary-aside = žold po kolech { $rounds }
wars-salary-round = kolo se žoldem
wars-about-salary = V zimě těchto kol stojí každé dvě jednotky 1 florén, i spojenecké. Která to jsou, jsme odvodili z mincí na plánu.
wars-reminder = Co se počítá na konci
wars-worth-city = 1 bod za město s vaším nebo spojeneckým diskem
wars-worth-print = body na kartách a destičkách
wars-worth-crosses = 2 body za více křížů než protihráč
wars-worth-trophy = 1 bod za trofej
wars-worth-indulgence = −1 bod za odpustek
wars-short-city = město
wars-short-print = na kartách
wars-short-crosses = více křížů
wars-short-trophy = trofej
wars-short-indulgence = odpustek
wars-conquest-costs = Dobytí podřízeného města stojí 4 pole vlivu u jeho městského státu, dobytí hlavního města 1 pole vlivu u každého z ostatních.
wars-naples-falls = Drží-li Francie na konci kola Neapol, vítězí.
wars-sides = Obě strany
wars-what-this-does = Co to způsobí
wars-from-to = { $city } { $from } → { $to }: { $posture }
wars-could-conclude = v některé z příštích akcí můžete uzavřít trvalé spojenectví
wars-crosses-rome = Kříže mohou nahradit koruny jen u Říma.
wars-ally = Spojenectví
wars-about-ally = Jeho jednotky a města patří natrvalo { $house_to }.
wars-about-eliminated = Hlavní město padlo: ukazatel vlivu, karty i jednotky opustily hru.
wars-about-track = Městský stát mezi oběma stranami. Ukazatel vlivu říká, komu přeje; v zóně spojenectví s ním ta strana může uzavřít trvalé spojenectví.
wars-marker = Ukazatel vlivu
wars-cards = Karty rodu
wars-tab-tracks = Vliv
wars-automatic = Francie držela na konci kola Neapol: vítězí bez ohledu na body.
wars-tiebreak = Při shodě bodů vítězí Neapol.
wars-ended-naples = pád Neapole, { $round }. kolo
wars-ended-counted = konec po { $round }. kole
wars-end-you = Neapol padla: okamžitě vítězíte
wars-end-other = Neapol padla: okamžitě vítězí { $name }
wars-conquest = Co stojí dobytí
wars-dependency = podřízené město
wars-capital = hlavní město
wars-takes-naples = drží Neapol: vítězí
gov-story = Zvraty války
gov-story-aside = spojenectví, obléhání, konec
wars-brings = { $cards }; { $cities }; jednotky { $troops }, agenti { $agents }
wars-would-eliminate = vyřadí městský stát { $city }
