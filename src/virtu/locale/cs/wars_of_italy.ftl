### Války o Itálii.

## Words of the notation

term-active = na stupnici
term-allied = spojenecký
term-barbarigo = dóže Agostino Barbarigo
term-briconnet = kardinál Briçonnet
term-calabria = Alfons II.
term-charles = Karel VIII.
term-cities = Města
term-conclude = Uzavřít spojenectví
term-decline = Odmítnout
term-eliminated = vyřazeno
term-favourable = příznivý
term-ferrandino = Ferdinand II.
term-france = Francie
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
term-savonarola = Girolamo Savonarola
term-sforza = Lodovico Sforza
term-stay = Zůstat
term-track = stupnice
term-valentino = Cesare Borgia

## Questions

question-wars_of_italy-action-annex = Diplomacie, nebo spojenectví navždy?
question-wars_of_italy-pay-govern = Zaplaťte vládu
question-wars_of_italy-govern = Vláda: připravte destičky
question-wars_of_italy-announce = Obléhání { $city }: oznámit bonus?
question-wars_of_italy-announce-plains = V poli před { $city }: oznámit bonus?
question-wars_of_italy-plains_won = Pole před { $city } je vaše: obléhat?
question-wars_of_italy-retreat = Kam ustoupí jednotka od { $city }?
question-wars_of_italy-purchase = Zimní nákup: jedním vrzem
question-wars_of_italy-held-troop = Kam potáhne jednotka z { $city }?
question-wars_of_italy-family = Umístěte karty rodiny
question-wars_of_italy-diplomacy = Anektujte město, ovlivněte velká města
question-wars_of_italy-siege = Které město se vyhodnotí nyní?
question-wars_of_italy-losses = Která barva ztratí jednotku?
question-wars_of_italy-ally = Kam přijde { $card }?

## Events

event-wars_of_italy-took_tokens = { $seat_is ->
        [you] Berete { $count } žetonů válečného bonusu
       *[other] { $seat } bere { $count } žetonů válečného bonusu
    }
event-wars_of_italy-returned_tokens = { $seat_is ->
        [you] Vracíte { $tokens } žetonů
       *[other] { $seat } vrací { $tokens } žetonů
    }
event-wars_of_italy-besieged = { $attacker_is ->
        [you] Obléháte město { $city }, jednotek: { $troops }
       *[other] { $attacker } obléhá město { $city }, jednotek: { $troops }
    }
event-wars_of_italy-was_repelled = { $attacker_is ->
        [you] Jste odraženi: { $city }, { $attack } proti { $defence }
       *[other] { $attacker } je odražen: { $city }, { $attack } proti { $defence }
    }
event-wars_of_italy-put_card_in = { $seat_is ->
        [you] Dáváte { $card } v komnatě { $room }
       *[other] { $seat } dává { $card } v komnatě { $room }
    }
event-wars_of_italy-put_card_under = { $seat_is ->
        [you] Dáváte { $card } pod kartou v komnatě { $room }
       *[other] { $seat } dává { $card } pod kartou v komnatě { $room }
    }
event-wars_of_italy-put_card_over = { $seat_is ->
        [you] Dáváte { $card } nad kartou v komnatě { $room }
       *[other] { $seat } dává { $card } nad kartou v komnatě { $room }
    }
event-wars_of_italy-round = Začíná kolo { $round }
event-wars_of_italy-influenced = { $seat_is ->
        [you] Ovlivňujete: { $major }
       *[other] { $seat } ovlivňuje: { $major }
    }
event-wars_of_italy-influence_cancelled = Agent hráče { $owner } ruší jeden symbol: { $major }
event-wars_of_italy-concluded_by_france = { $seat_is ->
        [you] Uzavíráte trvalé spojenectví: { $major }
       *[other] { $seat } uzavírá trvalé spojenectví: { $major }
    }
event-wars_of_italy-declined_card = { $seat_is ->
        [you] Odmítáte: { $card }
       *[other] { $seat } odmítá: { $card }
    }
event-wars_of_italy-lost_influence = { $seat_is ->
        [you] Ztrácíte vliv: { $major }, polí: { $squares }
       *[other] { $seat } ztrácí vliv: { $major }, polí: { $squares }
    }
event-wars_of_italy-eliminated = { $major }: vyřazeno ze hry
event-wars_of_italy-took_allied_capital = Padlo hlavní město spojence: { $major }
event-wars_of_italy-turned_compulsory = { $city } je nyní nepřátelské: { $seat } musí obléhat
event-wars_of_italy-met_on_plains = Bitva v poli před městem { $city }
event-wars_of_italy-met_before_neutral_posture = Bitva v poli před městem { $city }
event-wars_of_italy-stayed = { $seat_is ->
        [you] Zůstáváte u města { $city }
       *[other] { $seat } zůstává u města { $city }
    }
event-wars_of_italy-lost_troop = Ztracená jednotka u města { $city }: { $colour }
event-wars_of_italy-took_trophy = { $attacker_is ->
        [you] Získáváte trofej: { $colour }
       *[other] { $attacker } získává trofej: { $colour }
    }
event-wars_of_italy-naples_fell = Neapol padl: vítězí Francie
event-wars_of_italy-counted = Poslední kolo skončilo: počítají se body
event-wars_of_italy-used_indulgence = { $seat_is ->
        [you] Používáte korunu z odpustku
       *[other] { $seat } používá korunu z odpustku
    }
event-wars_of_italy-concluded_by_naples = { $seat_is ->
        [you] Uzavíráte trvalé spojenectví: { $major }
       *[other] { $seat } uzavírá trvalé spojenectví: { $major }
    }

## Refusals

AG-7-2-3 = Odpustek stojí 1 kříž nebo 2 koruny; dali jste křížů { $crosses }, korun { $crowns }.
AG-7-3-5 = Nepřátelský agent zde nejprve stojí masek: { $masks }; dosáhnete na { $reach }.
AG-8-5-2 = Z { $city } nevede silnice do vašeho města ani moře do vašeho přístavu.
AG-8-5-2-ships = Přes { $ships } moře je třeba tolik lodí; dosáhnete na { $reach }.
AG-8-5-5 = Je třeba { $crowns } korun, dosáhnete na { $reach }.
AG-8-5-5-both = Je třeba { $crowns } korun a { $ships } lodí; vaše zdroje obojí nedají.
AG-8-6-1 = Mezi { $origin } a { $city } nevede silnice.
AG-8-6-2-ships = Plavba přes { $ships } moře stojí tolik lodí; zbývá { $left }.
AG-10-1-2 = Neobléháte { $city }: ovládáte je, nebo tam nemáte jednotku.
AG-10-2-8-answer = Vítěz v poli nyní obléhá { $city }, nebo se stáhne.
AG-10-2-8-city = Bitva byla vyhrána před { $battle }, ne před { $city }.
AG-16-7-leonardo = Leonardo bojoval v poli před { $city } a při obléhání odpočívá.
AG-10-7-4 = { $city } nyní neovládáte.
AG-10-7-2-way = Mezi { $origin } a { $city } nevede silnice ani moře.
AG-10-7-3-ships = Cesta do { $city } stojí { $ships } lodí; ty nemáte.
AG-11-2-2 = Zaplaťte 0 až { $due } florénů za své jednotky ({ $troops }).
AG-11-2-2-disband = Žold udrží jednotek { $keep }; odeberte ještě { $excess }.
AG-11-2-2-where = V { $city } nemáte jednotku.
AG-11-5-2 = Jednotka v { $city } stojí { $price }; v pokladnici máte { $florins }.
WI-4-2 = Tato místnost nemá akci ani kartu akce.
WI-5-3-2 = Použijte zdroj, anektujte neutrální město, ovlivněte velké město, nebo skončete.
WI-5-3-2-one = Za akci se anektuje jen jedno město.
WI-5-3-3 = { $city } nese žeton velkého města.
WI-5-3-4 = { $major } už nemá žeton na stupnici.
WI-5-3-4-symbol = V zásobě není: { $symbol }.
WI-5-3-5 = Kříže ovlivňují jen Řím, ne město { $major }.
WI-5-3-7 = Žeton města { $major } je na vašem posledním poli.
WI-5-3-8-active = { $major } se už nemůže stát spojencem.
WI-5-3-8-zone = Žeton města { $major } není ve vaší zóně spojenectví.
WI-5-3-8-agent = Na stupnici města { $major } stojí cizí agent.
WI-0-5 = Tyto jednotky nejsou na vaší straně: { $colour }.
WI-5-5-1 = V městě { $origin } není vaše jednotka: { $colour }.
WI-5-5-2 = Jednotky v městě { $origin } se tam v této akci zastavily.
WI-8-1-2 = Zvolte město, které se vyhodnotí.
WI-8-1-2-must = Nejprve se musí vyhodnotit { $city }.
WI-8-1-1 = V městě { $city } není co vyhodnotit.
WI-8-1-1-favourable = { $city } patří velkému městu, které je vám příznivé.
WI-9-4 = { $city } patří vám nebo vašemu spojenci.
WI-8-2-2-answer = Nyní oblehněte { $city }, nebo je nechte být.
WI-8-2-2-stay = U neutrálního města vítěz obléhá, nebo ustoupí.
WI-8-2-2-withdraw = U města s neutrálním postojem vítěz obléhá, nebo zůstává.
WI-8-4-1 = Zvolte barvu, která ztratí jednotku.
WI-8-4-1-there = Taková vaše jednotka tam není: { $colour }.
WI-8-5-2 = { $city } není vaše ani příznivého velkého města.
WI-9-1 = Umístěte { $card } na volné pole, nebo pro ni odhoďte dvořana.
WI-9-1-first = { $card } se umístí vždy; není-li volné pole, odhoďte dvořana.
WI-9-1-room = { $card }: karty se lze vzdát, jen jsou-li všechna pole obsazena.
WI-9-1-stays = První karta nového spojence zůstává; odhodit lze jen druhou.
WI-10-1 = Zaplaťte 0 až { $due } florénů; každý udrží dvě jednotky.
WI-10-1-florins = V pokladně máte florénů: { $florins }.
WI-10-1-disband = Zvolte nezaplacenou jednotku.
WI-10-1-where = V městě { $city } není vaše jednotka: { $colour }.
WI-10-2 = { $item }: pro vás není na prodej.
WI-10-3 = Naverbujte jednotku ve městě, nebo skončete.
WI-10-3-city = Vlastní jednotky se verbují pod vlastním žetonem; { $city } jej nemá.
WI-10-3-price = Jednotka v městě { $city } stojí florénů: { $price }; máte { $florins }.
WI-9-2-city = Spojenecké jednotky se verbují v počátečním městě s žetonem spojence.
WI-1-5 = Všechny jednotky této barvy jsou na plánu: { $colour }.

## Options

option-track = Stupnice vlivu
option-track-13 = 13 polí
option-track-11_short = 11 polí, úzké zóny spojenectví
option-track-11_wide = 11 polí, široké zóny spojenectví
option-track-15 = 15 polí
option-recruit_at_allies = Vlastní nábor u spojenců
option-helper_bonuses = Válečné bonusy pro příznivé město
option-helper_bonuses-never = nikdy
option-helper_bonuses-troops = s jednotkami na místě
option-helper_bonuses-always = vždy
option-allied_capital_costs = Dobytí hlavního města spojence stojí vliv
option-orphan_tile = Destičky vyřazeného velkého města
option-orphan_tile-stack = do zásoby
option-orphan_tile-out = ven ze hry
option-orphan_troops = Jednotky u města, které se stalo neutrálním
option-orphan_troops-stay = zůstanou
option-orphan_troops-withdraw = ustoupí
option-initial_cities = Města s levným náborem
option-initial_cities-all = všechna počáteční
option-initial_cities-arms = jen s erbem
option-first_player-france = Francie
option-first_player-alternating = střídavě

## The table

term-empty = Prázdná komnata
term-allied_troop = Spojenecké jednotky
term-charles_short = Karel VIII.
term-orleans_short = Ludvík
term-sforza_short = Lodovico
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
gov-palace-of = Král: { $house }
gov-others = Druhá strana
gov-others-open = stisknutím otevřete palác
gov-unlock-ally = díky spojenci
gov-about-locked = Otevře ho koupené vévodství či knížectví, nebo karta spojeneckého velkého města.
gov-about-empty = Žádná akce, neleží-li tu karta akce
gov-about-annex = Diplomacie: anektovat město, přiklonit velká města, nebo uzavřít spojenectví
gov-about-agent = Agenti zavírají komnaty druhé strany, mění hodnotu měst a střeží stupnice vlivu.
gov-about-trophy = 1 bod za každou, i víc stejné barvy.
gov-about-allied_troop = Táhnou, bojují a berou žold jako vaše; verbují se za 1 florén ve svých městech.
gov-allied-troops = Spojenecké jednotky: { $house }
gov-track-of = stupnice: { $city }
gov-city-garrison = posádka { $count } ({ $house })
gov-city-guests = { $count } ({ $house }) tu pobývá v míru
gov-guests = V míru
gov-part-diplomacy = diplomacie
gov-part-ally = karty spojence
gov-part-losses = ztráty
gov-head-diplomacy = Koruny k utracení
gov-head-siege = Obléhání
gov-head-ally = Karty spojence
gov-head-losses = Ztráty
gov-note-diplomacy = Anektuje se nejvýš jedno město; každá koruna posune ukazatel o políčko k vám. Zdroje se použijí za vás.
gov-note-siege = Neutrální a nepřátelská města se obléhat musí; město s neutrálním postojem lze nechat v míru.
gov-note-losses = Vlastní a spojenecké jednotky bojují spolu; volíte, které padnou.
gov-note-ally = Žádné pole není volné, ani nové: odhoďte pro tuto kartu dvořana.
gov-note-salary = Každý florén udrží dvě jednotky, vlastní či spojenecké; nikdo neslouží zadarmo.
gov-note-recruit = 1 florén ve výchozím městě, 3 v ostatních; spojenecké za 1 ve svých městech.
gov-note-govern = Každá koruna nebo kříž připraví až dvě vyčerpané destičky.
gov-note-scheme = Každá maska umístí, přesune či vyžene jednoho agenta: města, komnaty, stupnice vlivu.
gov-group-annex = Anektovat město · { $count }
gov-coach-family = Jste { $house }. Fialová znamená: můžete. Začněte rodinnými kartami.
gov-coach-action-annex = Diplomacie utrácí koruny za města a na stupnicích vpravo. Pět políček k vám a velké město se může stát spojencem.
gov-coach-diplomacy = Stiskněte plus u stupnice: čárkovaná pečeť ukáže, kam by ukazatel šel. Nic se neodešle před fialovým tlačítkem.
answer-governing-march-ally = { $house }: { $origin } → { $city }
commit-governing-march-ally = Jednotka ({ $house }) táhne: { $city }
answer-governing-sail-ally = { $house }: { $origin } ⇢ { $city }
commit-governing-sail-ally = Jednotka ({ $house }) pluje: { $city }
answer-governing-recruit-ally = { $house }: { $city }
commit-governing-recruit-ally = Verbovat jednotku ({ $house }): { $city }
answer-governing-disband-ally = { $house }: { $city }
commit-governing-disband-ally = Odebrat jednotku ({ $house }): { $city }
answer-governing-lose-colour = Jednotka: { $house }
commit-governing-lose-colour = Ztratit jednotku: { $house }
answer-governing-influence = { $city }: 1 { $symbol }
commit-governing-influence = Ovlivnit { $city }: 1 { $symbol }
answer-governing-conclude = Spojenectví: { $city }
answer-governing-conclude-small = navždy, bez korun
commit-governing-conclude = Uzavřít spojenectví: { $city }
answer-governing-diplomacy = Diplomacie
answer-governing-diplomacy-small = anexe, vliv
commit-governing-diplomacy = Zahájit diplomacii
answer-governing-stay = Zůstat před městem { $city }
answer-governing-decline = Odmítnout: { $card }
answer-governing-done-diplomacy = Zde skončit
answer-governing-done-siege = Už neobléhat
wars-influence = Vliv
wars-influence-aside = každá koruna: políčko k vám
wars-zone-alliance = spojenectví
wars-zone-favours-france = pro Francii
wars-zone-neutral = neutrální
wars-zone-favours-naples = pro Neapol
wars-in-alliance-france = v zóně spojenectví Francie
wars-in-favour-france = příznivé Francii
wars-in-neutral = v neutrální zóně
wars-in-favour-naples = příznivé Neapoli
wars-in-alliance-naples = v zóně spojenectví Neapole
wars-posture = Postoj
wars-posture-hostile = nepřátelské vůči vám
wars-posture-neutral = neutrální
wars-posture-favourable = je vám příznivé
wars-posture-allied = váš spojenec
wars-towards-hostile = nepřátelské vůči: { $house }
wars-towards-neutral = neutrální vůči: { $house }
wars-towards-favourable = příznivé: { $house }
wars-towards-allied = spojenec: { $house }
wars-major-troops = na mapě { $on } z { $all } jednotek
wars-major-agent = jeho agent se přidá ke spojenci
wars-spend = { $symbol }: { $city }
wars-one-more = O jednu víc ({ $symbol }): { $city }
wars-one-less = O jednu méně ({ $symbol }): { $city }
wars-agent-own = Váš agent na stupnici: první symbol druhé strany tu propadne a nemůže uzavřít spojenectví.
wars-agent-theirs = Agent na stupnici ({ $house }): váš první symbol tu propadne a nemůžete uzavřít spojenectví.
wars-allied-since = spojenec: { $house } od { $round }. kola
wars-eliminated-since = mimo hru od { $round }. kola
wars-permanent = natrvalo
wars-square = políčko { $square }, { $zone }
wars-would-be = po tomto tahu { $where }
wars-rounds = Kola
wars-round = { $round }. kolo
wars-round-of = { $round }. kolo z { $last }
wars-salary-aside = žold na konci { $rounds }
wars-salary-round = kolo žoldu
wars-about-salary = V zimě těchto kol stojí každé dvě jednotky 1 florén, i spojenecké. Která to jsou, plyne z mincí na plánu; naše čtení.
wars-reminder = Co se počítá na konci
wars-worth-city = 1 bod za město s vaším či spojeneckým kotoučem
wars-worth-print = body na kartách a destičkách
wars-worth-crosses = 2 body za víc křížů než druhá strana
wars-worth-trophy = 1 bod za trofej
wars-worth-indulgence = o 1 bod méně za odpustek
wars-conquest-costs = Dobytí závislého města stojí 4 vlivu u jeho velkého města, hlavního města 1 u ostatních.
wars-naples-falls = Drží-li Francie na konci kola Neapol, vítězí.
wars-sides = Obě strany
wars-what-this-does = Co to udělá
wars-from-to = { $city } { $from } → { $to }: { $posture }
wars-could-conclude = v pozdější akci můžete uzavřít spojenectví
wars-crosses-rome = Kříže mohou nahradit koruny jen u Říma.
wars-ally = Spojenectví
wars-about-ally = Jeho jednotky a města patří natrvalo k: { $house }.
wars-about-eliminated = Hlavní město padlo: ukazatel, karty i jednotky opustily hru.
wars-about-track = Velké město mezi oběma stranami. Ukazatel říká, komu přeje; v zóně spojenectví může ta strana uzavřít spojenectví navždy.
wars-marker = Ukazatel
wars-cards = Rodinné karty
wars-tab-tracks = Vliv
wars-automatic = Francie držela na konci kola Neapol: vítězí bez ohledu na body.
wars-tiebreak = Při rovnosti bodů vítězí Neapol.
wars-ended-naples = Neapol padla v { $round }. kole
wars-ended-counted = konec po { $round }. kole
wars-end-you = Neapol padla: okamžitě vítězíte
wars-end-other = Neapol padla: okamžitě vítězí { $name }
wars-conquest = Co stojí dobytí
wars-dependency = závislé město
wars-capital = hlavní město
wars-takes-naples = drží Neapol: vítězí
gov-story = Zvraty války
gov-story-aside = spojenectví, obléhání, konec
wars-brings = { $cards }; { $cities }; jednotky { $troops }, agenti { $agents }
wars-would-eliminate = vyřadí { $city }
hint-wars_of_italy-conclude = jeho města, jednotky a karty jsou natrvalo vaše, +{ $points } BP
hint-wars_of_italy-influence = { $major }: o jedno pole blíž k vám
hint-wars_of_italy-march_major = k městu { $city } ({ $major })
hint-wars_of_italy-diplomacy = město k připojení, nebo pole na stupnicích
hint-wars_of_italy-empty_room = žádná akce, ale leží na cestě
hint-wars_of_italy-place_track = druhá strana tu přijde o svůj první symbol
