### Války o Itálii.

## Words of the notation

term-action = Karta akce
term-action_short = Karta akce
term-active = na stupnici
term-admiral = Admirál
term-admiral_short = Admirál
term-adriatic = Jaderské moře
term-agent = Agent
term-ajaccio = Ajaccio
term-alexander = Alexandr VI.
term-alexander_short = Alexandr
term-alfonso = Alfons, vévoda z Kalábrie
term-alfonso_short = Alfons
term-alliance = spojenectví
term-alliances = Spojenectví
term-allied = spojenecký
term-ambassador = Vyslanec
term-ambassador_short = Vyslanec
term-ancona = Ancona
term-annex = Anexe
term-arrow = Šipka
term-artist = Osobnost
term-ascanio = Ascanio Sforza
term-ascanio_short = Ascanio
term-assassin = Mordýř
term-assassin_short = Mordýř
term-barbarigo = dóže Agostino Barbarigo
term-bari = Bari
term-bastion = Bastionová pevnost
term-bastion_short = Bastion
term-benevento = Benevento
term-bishop = Biskup
term-bishop_short = Biskup
term-blue = Modrá
term-bonuses = Bonusy za patronát
term-briconnet = kardinál Briçonnet
term-cagliari = Cagliari
term-calabria = Alfons II.
term-cannons = Děla
term-cannons_short = Děla
term-cardinal = Kardinál
term-cardinal_short = Kardinál
term-cards = Karty
term-cathedral = Katedrála
term-cavalry = Jízda
term-cesare = Cesare Borgia
term-cesare_short = Cesare
term-charles = Karel VIII.
term-cities = Města
term-civitavecchia = Civitavecchia
term-columbus = Kryštof Kolumbus
term-columbus_short = Kolumbus
term-conclude = Uzavřít spojenectví
term-condottiere = Kondotiér
term-condottiere_short = Kondo­tiér
term-consigliere = Rádce
term-consigliere_short = Rádce
term-copernicus = Mikuláš Koperník
term-copernicus_short = Koperník
term-corfu = Korfu
term-cross = Kříž
term-crown = Koruna
term-crowns = 2 koruny
term-decline = Odmítnout
term-duchy = Vévodství
term-duomo = Dóm
term-duomo_short = Dóm
term-either = Koruna nebo kříž
term-eliminated = vyřazeno
term-empire = Svatá říše římská
term-empire_short = Říše
term-favourable = příznivý
term-ferdinand = Ferdinand II. Neapolský
term-ferdinand_short = Ferdinand
term-ferrandino = Ferdinand II.
term-florence = Florencie
term-florin = Florén
term-florins = florény
term-france = Francie
term-france_short = Francie
term-frederick = Fridrich Aragonský
term-galeazzo = Gian Galeazzo Sforza
term-galeazzo_short = Galeazzo
term-genoa = Janov
term-giovanni = Giovanni Medicejský
term-giovanni_short = Giovanni
term-giuliano = Giuliano Medicejský
term-giuliano_short = Giuliano
term-gonfalonier = Praporečník
term-gonfalonier_short = Prapo­rečník
term-gonzaga = Francesco Gonzaga
term-govern = Vláda
term-green = Zelená
term-guild = Cech
term-hostile = nepřátelský
term-improvement = Karta vylepšení
term-improvement_short = Karta vylepšení
term-indulgence = Odpustek
term-indulgences = Odpustky
term-influence = Ovlivňování
term-ionian = Jónské moře
term-kingdom = Království
term-kingdom_of_france = Francouzské království
term-left = Levá strana
term-left1 = levé pole 1
term-left2 = levé pole 2
term-left3 = levé pole 3
term-leonardo = Leonardo da Vinci
term-leonardo_short = Leonardo
term-ligurian = Ligurské moře
term-lorenzo = Lorenzo Medicejský
term-lorenzo_short = Lorenzo
term-lose = Ztratit
term-lucrezia = Lucrezia Borgia
term-lucrezia_short = Lucrezia
term-ludovico = Ludovico Sforza
term-ludovico_short = Ludovico
term-machiavelli = Niccolò Machiavelli
term-machiavelli_short = Machia­velli
term-maestro = Maestro
term-maestro_short = Maestro
term-mantua = Mantova
term-mask = Maska
term-merchant = Kupec
term-merchant_short = Kupec
term-messina = Messina
term-michelangelo = Michelangelo
term-michelangelo_short = Michelangelo
term-milan = Milán
term-montefeltro = Federico III. de Montefeltro
term-montefeltro_short = Monte­feltro
term-moro = Dóže Cristoforo Moro
term-moro_short = Moro
term-most_cities = Nejdál v městech
term-most_patronage = Nejdál v patronátu
term-move = žeton
term-naples = Neapol
term-nice = Nice
term-nothing = nic
term-or = nebo
term-orleans = Ludvík Orleánský
term-orsini = Niccolò Orsini z Pitigliana
term-orsini_short = Orsini
term-ottoman = Osmanská říše
term-ottoman_short = Osmané
term-over = Konec
term-palermo = Palermo
term-parma = Parma
term-patronage = Stupnice patronátu
term-perugia = Perugia
term-piero = Piero Medicejský
term-pisa = Pisa
term-podesta = Podesta
term-podesta_short = Podesta
term-pope = Papež
term-pope_short = Papež
term-prince = Vladař
term-prince_short = Vladař
term-principality = Knížectví
term-purchase = nákup
term-ragusa = Ragusa
term-ravenna = Ravenna
term-red = Červená
term-redemption = zrušení odpustku
term-reggio = Reggio
term-religion = Náboženský vliv
term-republic = Republika
term-retreat = ústup
term-retreats = Ústupy
term-right = Pravá strana
term-right1 = pravé pole 1
term-right2 = pravé pole 2
term-right3 = pravé pole 3
term-rodrigo = Alexandr VI.
term-rome = Řím
term-room = Komnata
term-rossano = Rossano
term-round = kolo
term-salary = žold
term-savonarola = Girolamo Savonarola
term-scheme = Intriky
term-setup = Příprava
term-sforza = Lodovico Sforza
term-ship = Loď
term-sieges = Obléhání
term-siena = Siena
term-sistine = Sixtinská kaple
term-sistine_short = Sixtina
term-spoleto = Spoleto
term-sponsor = Mecenát
term-spring = Jaro
term-stay = Zůstat
term-ten = Rada deseti
term-ten_short = Deset
term-terracina = Terracina
term-tiles = Destičky
term-token = Žeton +1
term-track = stupnice
term-trade = Obchod
term-trento = Trident
term-troop = Jednotka
term-trophies = Trofeje
term-trophy = Trofej
term-tunis = Tunis
term-turin = Turín
term-tyrrhenian = Tyrhénské moře
term-under = pod kartu komnaty
term-valentino = Cesare Borgia
term-venice = Benátky
term-wage_war = Tažení
term-wages = Válka
term-war = Válčení
term-war_action = Tažení
term-white = Bílá
term-winter = Zima
term-work = Dílo
term-yellow = Žlutá

## Questions

question-wars_of_italy-room = Kde začne váš žeton?
question-wars_of_italy-move = Posuňte svůj žeton
question-wars_of_italy-step = Zaplaťte další komnaty
question-wars_of_italy-redeem = Zrušit odpustky na cestě?
question-wars_of_italy-action = Provést akci: { $action }?
question-wars_of_italy-action-annex = Diplomacie, nebo spojenectví navždy?
question-wars_of_italy-pay = Zaplaťte
question-wars_of_italy-pay-govern = Zaplaťte vládu
question-wars_of_italy-pay-annex = Zaplaťte město
question-wars_of_italy-pay-purchase = Zaplaťte nákup
question-wars_of_italy-pay-retreat = Zaplaťte lodě ústupu
question-wars_of_italy-pay-other = Zaplaťte cenu
question-wars_of_italy-govern = Vláda: připravte destičky
question-wars_of_italy-trade = Obchod: které lodě?
question-wars_of_italy-war = Tažení: táhněte jednotkami
question-wars_of_italy-scheme = Intriky: umístěte, přesuňte či vyžeňte agenty
question-wars_of_italy-put_down = Kam jde agent?
question-wars_of_italy-announce = Obléhání { $city }: oznámit bonus?
question-wars_of_italy-announce-plains = V poli před { $city }: oznámit bonus?
question-wars_of_italy-plains_won = Pole před { $city } je vaše: obléhat?
question-wars_of_italy-retreat = Kam ustoupí jednotka od { $city }?
question-wars_of_italy-vacate = Ztrácíte pole: která karta se přesune?
question-wars_of_italy-salary = Zaplaťte jednotky ({ $count })
question-wars_of_italy-disband = Odeberte jednotky: ještě { $count }
question-wars_of_italy-reorganise = Reorganizujte palác
question-wars_of_italy-purchase = Zimní nákup: jedním vrzem
question-wars_of_italy-place = Kam půjde { $card }?
question-wars_of_italy-recruit = Verbovat jednotky?
question-wars_of_italy-held-troop = Kam potáhne jednotka z { $city }?
question-wars_of_italy-held-card = Kam půjde { $card }?
question-wars_of_italy-held-place = Kam půjde tato karta?
question-wars_of_italy-family = Umístěte karty rodiny
question-wars_of_italy-diplomacy = Anektujte město, ovlivněte velká města
question-wars_of_italy-siege = Které město se vyhodnotí nyní?
question-wars_of_italy-losses = Která barva ztratí jednotku?
question-wars_of_italy-ally = Kam přijde { $card }?

## Events

event-wars_of_italy-arranged = { $seat_is ->
        [you] Umísťujete kartu { $card }: { $place }
       *[other] { $seat } umísťuje kartu { $card }: { $place }
    }
event-wars_of_italy-entered = { $seat_is ->
        [you] Umísťujete žeton do komnaty { $room }
       *[other] { $seat } umísťuje žeton do komnaty { $room }
    }
event-wars_of_italy-moved = { $seat_is ->
        [you] Postupujete o { $rooms ->
            [one] 1 komnatu
            [few] { $rooms } komnaty
           *[other] { $rooms } komnat
        } do komnaty { $room }
       *[other] { $seat } postupuje o { $rooms ->
            [one] 1 komnatu
            [few] { $rooms } komnaty
           *[other] { $rooms } komnat
        } do komnaty { $room }
    }
event-wars_of_italy-bought_step = { $seat_is ->
        [you] Kupujete další komnatu za 2 florény
       *[other] { $seat } kupuje další komnatu za 2 florény
    }
event-wars_of_italy-readied_edge = { $seat_is ->
        [you] Vaši dvořané jsou dostupní: { $edge }
       *[other] Dvořané ({ $seat }) jsou dostupní: { $edge }
    }
event-wars_of_italy-redeemed = { $seat_is ->
        [you] Rušíte odpustek v komnatě { $room }
       *[other] { $seat } ruší odpustek v komnatě { $room }
    }
event-wars_of_italy-requested = { $seat_is ->
        [you] Vyhlašujete prodej odpustků: { $benefit }
       *[other] { $seat } vyhlašuje prodej odpustků: { $benefit }
    }
event-wars_of_italy-laid = { $seat_is ->
        [you] Odpustek leží ve vaší komnatě { $room }
       *[other] Odpustek leží v komnatě { $room } ({ $seat })
    }
event-wars_of_italy-performed = { $seat_is ->
        [you] Začínáte: { $action }
       *[other] { $seat } začíná: { $action }
    }
event-wars_of_italy-skipped = { $seat_is ->
        [you] Neprovádíte akci
       *[other] { $seat } neprovádí akci
    }
event-wars_of_italy-used = { $seat_is ->
        [you] Používáte { $source }: { $count } { $symbol }
       *[other] { $seat } používá { $source }: { $count } { $symbol }
    }
event-wars_of_italy-paid = { $seat_is ->
        [you] Platíte { $cost }
       *[other] { $seat } platí { $cost }
    }
event-wars_of_italy-banked = { $seat_is ->
        [you] Získáváte { $florins ->
            [one] 1 florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }: { $source }
       *[other] { $seat } získává { $florins ->
            [one] 1 florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }: { $source }
    }
event-wars_of_italy-annexed = { $seat_is ->
        [you] Anektujete město { $city }
       *[other] { $seat } anektuje město { $city }
    }
event-wars_of_italy-readied = { $seat_is ->
        [you] Zpřístupňujete: { $source }
       *[other] { $seat } zpřístupňuje: { $source }
    }
event-wars_of_italy-gained_agent = { $seat_is ->
        [you] Získáváte agenta
       *[other] { $seat } získává agenta
    }
event-wars_of_italy-discarded = { $seat_is ->
        [you] Odhazujete kartu { $card }
       *[other] { $seat } odhazuje kartu { $card }
    }
event-wars_of_italy-placed_card = { $seat_is ->
        [you] { $card } přichází k vašemu dvoru
       *[other] { $card } přichází ke dvoru ({ $seat })
    }
event-wars_of_italy-traded = { $seat_is ->
        [you] Obchodem získáváte { $florins ->
            [one] 1 florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }
       *[other] { $seat } obchodem získává { $florins ->
            [one] 1 florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }
    }
event-wars_of_italy-marched = { $seat_is ->
        [you] Táhnete jednotkou: { $origin } – { $city }
       *[other] Jednotka ({ $seat }) táhne: { $origin } – { $city }
    }
event-wars_of_italy-sailed = { $seat_is ->
        [you] Plujete s jednotkou: { $origin } – { $city }
       *[other] Jednotka ({ $seat }) pluje: { $origin } – { $city }
    }
event-wars_of_italy-took_tokens = { $seat_is ->
        [you] Berete { $count } žetonů válečného bonusu
       *[other] { $seat } bere { $count } žetonů válečného bonusu
    }
event-wars_of_italy-returned_tokens = { $seat_is ->
        [you] Vracíte { $tokens } žetonů
       *[other] { $seat } vrací { $tokens } žetonů
    }
event-wars_of_italy-placed_agent = { $seat_is ->
        [you] Umísťujete agenta: { $location }
       *[other] { $seat } umísťuje agenta: { $location }
    }
event-wars_of_italy-expelled = { $seat_is ->
        [you] Vyháníte agenta ({ $owner }): { $location }
       *[other] { $seat } vyhání agenta ({ $owner }): { $location }
    }
event-wars_of_italy-won_on_plains = { $attacker_is ->
        [you] Porážíte v poli ({ $defender }) před městem { $city }
       *[other] { $attacker } poráží v poli ({ $defender }) před městem { $city }
    }
event-wars_of_italy-tied_on_plains = V poli před městem { $city } nikdo nevyhrál: { $first } a { $second } ztrácejí po 1 jednotce
event-wars_of_italy-withdrew = { $seat_is ->
        [you] Stahujete se od města { $city }
       *[other] { $seat } se stahuje od města { $city }
    }
event-wars_of_italy-besieged = { $attacker_is ->
        [you] Obléháte město { $city }, jednotek: { $troops }
       *[other] { $attacker } obléhá město { $city }, jednotek: { $troops }
    }
event-wars_of_italy-announced_token = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-wars_of_italy-announced_cannons = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-wars_of_italy-announced_card = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-wars_of_italy-announced_tile = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-wars_of_italy-passed = { $seat_is ->
        [you] Už nic neoznamujete: { $city }
       *[other] { $seat } už nic neoznamuje: { $city }
    }
event-wars_of_italy-took_by_siege = { $attacker_is ->
        [you] Dobýváte město { $city }, { $attack } proti { $defence }
       *[other] { $attacker } dobývá město { $city }, { $attack } proti { $defence }
    }
event-wars_of_italy-was_repelled = { $attacker_is ->
        [you] Jste odraženi: { $city }, { $attack } proti { $defence }
       *[other] { $attacker } je odražen: { $city }, { $attack } proti { $defence }
    }
event-wars_of_italy-retreated_by_road = { $seat_is ->
        [you] Vaše jednotka ustupuje: { $origin } – { $city }
       *[other] Jednotka ({ $seat }) ustupuje: { $origin } – { $city }
    }
event-wars_of_italy-retreated_by_sea = { $seat_is ->
        [you] Vaše jednotka ustupuje: { $origin } – { $city }
       *[other] Jednotka ({ $seat }) ustupuje: { $origin } – { $city }
    }
event-wars_of_italy-lost_in_retreat = { $seat_is ->
        [you] Vaše jednotka je ztracena: { $origin }
       *[other] Jednotka ({ $seat }) je ztracena: { $origin }
    }
event-wars_of_italy-vacated_by_moving = { $seat_is ->
        [you] Přesouváte kartu { $card }: { $target }
       *[other] { $seat } přesouvá kartu { $card }: { $target }
    }
event-wars_of_italy-vacated_by_discarding = { $seat_is ->
        [you] Odhazujete kartu { $card }
       *[other] { $seat } odhazuje kartu { $card }
    }
event-wars_of_italy-began_winter = { $seat_is ->
        [you] Začíná vaše zima
       *[other] Zima: { $seat }
    }
event-wars_of_italy-paid_salary = { $seat_is ->
        [you] Platíte žold { $florins ->
            [one] 1 florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }
       *[other] { $seat } platí žold { $florins ->
            [one] 1 florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }
    }
event-wars_of_italy-disbanded = { $seat_is ->
        [you] Propouštíte jednotku: { $city }
       *[other] { $seat } propouští jednotku: { $city }
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
event-wars_of_italy-took_card_out = { $seat_is ->
        [you] { $card } opouští vaši komnatu { $room }, vyčerpaná
       *[other] { $card } opouští komnatu { $room } ({ $seat }), vyčerpaná
    }
event-wars_of_italy-shifted = { $seat_is ->
        [you] Přesouváte kartu { $card }: { $space }
       *[other] { $seat } přesouvá kartu { $card }: { $space }
    }
event-wars_of_italy-bought = { $seat_is ->
        [you] Kupujete: { $item }
       *[other] { $seat } kupuje: { $item }
    }
event-wars_of_italy-recruited = { $seat_is ->
        [you] Verbujete jednotku: { $city }
       *[other] { $seat } verbuje jednotku: { $city }
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

AG-2-1-4 = Karta akce zakrývá vytištěný symbol vaší komnaty.
AG-2-2-5 = { $space }: už tam leží karta.
AG-2-2-3 = { $space } je stínované: použitých { $occupied }, povolených { $allowed }.
AG-16-4 = { $space } bylo vzdáno a není k dispozici.
AG-2-3-1 = { $space }: není co odhodit.
AG-3-4-1 = První hráč je jeden z { $players } hráčů.
AG-3-5-1 = Umístěte jednu ze svých karet rodu.
AG-3-5-1-own = { $card } není karta rodu, kterou máte ještě umístit.
AG-3-5-2 = { $card } nemá ikonu akce a nemůže být kartou akce.
AG-3-5-2-room = Komnata { $room } už má kartu akce.
AG-3-5-2-under = Komnata { $room } nemá kartu akce k vylepšení, nebo už vylepšení má.
AG-3-5-2-space = { $space }: už tam leží karta.
AG-4-1-1-answer = Použijte zdroj, nebo zaplaťte.
AG-4-1-1 = Cena ještě není pokryta: chybí { $missing }.
AG-4-1-1-reach = S takto použitým zdrojem ({ $source }) by cenu už nešlo zaplatit.
AG-4-1-1-source = Nemáte: { $source }.
AG-4-1-1-once = { $source }: v této platbě už použito.
AG-4-1-2 = { $source } nemá symbol: { $symbol }.
AG-4-1-3 = { $source }: vyčerpáno.
AG-4-1-4 = Bonus ({ $source }) není váš, je použit, nebo ho blokuje nepřátelský agent.
AG-4-1-5 = Už není potřeba: { $symbol }.
AG-4-1-7 = { $source }: v této fázi už zaplaceno jiným symbolem.
AG-4-2-2-own = Nemáte: { $source }.
AG-4-2-2-ready = { $source }: vyčerpáno.
AG-4-2-2 = { $source } nemá florény.
AG-4-3-1 = { $source } zde nemůže dát { $symbol }: { $purpose }.
AG-6-1-1 = Umístěte žeton do jedné ze svých pěti komnat.
AG-6-2-1 = Posuňte žeton po směru hodin aspoň o jednu komnatu.
AG-6-2-5 = { $rooms } komnat je o { $extra } víc než dvě volné; zaplatit můžete { $reach }.
AG-6-2-4-answer = Další komnaty zaplaťte šipkami nebo 2 florény.
AG-6-2-3 = Další komnata stojí 2 florény; v pokladnici máte { $florins }.
AG-6-2-3-once = Za jaro se kupuje jen jedna další komnata.
AG-6-2-5-reach = Posun by už nešlo zaplatit.
AG-7-2-1 = Zrušte odpustky, které žeton minul, nebo skončete.
AG-7-2-2 = Žeton komnatou { $room } neprošel ani v ní neskončil.
AG-7-2-2-none = V komnatě { $room } není odpustek.
AG-7-2-3 = Odpustek stojí 1 kříž nebo 2 koruny; dali jste křížů { $crosses }, korun { $crowns }.
AG-7-3-1 = Ve vaší komnatě leží odpustek.
AG-7-3-2 = Ve vaší komnatě je nepřátelský agent.
AG-7-3-5 = Nepřátelský agent zde nejprve stojí masek: { $masks }; dosáhnete na { $reach }.
AG-7-3-4-answer = První masky ({ $masks }) vyženou nepřátelského agenta z této komnaty.
AG-7-4-2 = Odpustky se vyhlašují ve vlastním kroku akce nebo ve vlastní zimě.
AG-7-4-2-once = Letos jste už odpustek vyhlásili.
AG-7-4-4 = V komnatě vašeho žetonu už odpustek leží.
AG-7-4-4-stack = Všech { $stack } odpustků leží v palácích.
AG-8-1-2 = Proveďte akci své komnaty, nebo ji vynechte.
AG-8-1-1 = Vaše komnata nabízí: { $action }.
AG-8-2-1 = Použijte koruny či kříže, zpřístupněte destičky nebo spojenectví, nebo skončete.
AG-8-2-2 = Stojí to korunu nebo kříž; žádný nezbývá.
AG-8-2-2-tile = { $source } není vyčerpaná destička vašeho dominia.
AG-8-2-2-alliance = { $power } není vaše spojenectví s použitým bonusem.
AG-8-2-3 = { $source } platila tuto vládu a nelze ji jí zpřístupnit.
AG-8-2-3-pay = { $source } byla právě zpřístupněna a nemůže platit tuto vládu.
AG-8-2-5 = Bonus ({ $power }) platil tuto vládu.
AG-8-2-8 = { $source } už byla touto vládou zpřístupněna; každá destička jen jednou.
AG-8-3-1 = Jste na posledním stupni patronátu.
AG-8-3-2 = Stupeň { $step } stojí { $cost }; na to nedosáhnete.
AG-8-3-4 = Vezměte si jeden ze zbylých bonusů za patronát.
AG-8-3-4-taken = { $bonus }: už je vzato.
AG-8-3-5 = Bonus stejného typu jako { $bonus } už máte: nejvýš jedna osobnost a jedno dílo.
AG-8-4-1 = Použijte lodě, nebo skončete.
AG-8-5-1 = Anektovat lze jen neutrální město; { $city } patří: { $owner }.
AG-8-5-1-out = { $city } není ve hře.
AG-8-5-2 = Z { $city } nevede silnice do vašeho města ani moře do vašeho přístavu.
AG-8-5-2-ships = Přes { $ships } moře je třeba tolik lodí; dosáhnete na { $reach }.
AG-8-5-5 = Je třeba { $crowns } korun, dosáhnete na { $reach }.
AG-8-5-5-both = Je třeba { $crowns } korun a { $ships } lodí; vaše zdroje obojí nedají.
AG-8-5-8 = { $city } je pirátský přístav, lze jej jen dobýt obléháním.
AG-8-6-3 = Použijte zdroje, táhněte jednotkami, nebo skončete.
AG-8-6-1 = Mezi { $origin } a { $city } nevede silnice.
AG-8-6-1-cavalry = Pochod po silnici stojí 1 jízdu; žádná nezbývá.
AG-8-6-2 = { $origin } a { $city } nejsou dva přístavy ve hře.
AG-8-6-2-ships = Plavba přes { $ships } moře stojí tolik lodí; zbývá { $left }.
AG-8-6-4 = Jednotka před městem, které neovládáte, tam zůstává.
AG-8-6-1-troop = V { $origin } nemáte jednotku.
AG-8-6-8 = Symbol válčení stojí hned { $price } florén; máte { $florins }.
AG-8-6-8-tokens = Nezbývá žeton válečného bonusu.
AG-4-2-4 = Tyto florény platí jen náklady této akce, a žádné nejsou.
AG-8-7-1 = Použijte masky, umístěte, přesuňte či vyžeňte agenty, nebo skončete.
AG-8-7-1-mask = Každý úkon stojí masku; žádná nezbývá.
AG-8-7-1-agent = Nemáte volného agenta.
AG-8-7-1-own = Nemáte tu agenta: { $location }.
AG-8-7-7 = Není tu nepřátelský agent: { $location }.
AG-8-7-2 = Agent už tam je: { $location }.
AG-8-7-2-out = { $location } není ve hře.
AG-8-7-4 = Vladař sem cizí agenty nepustí: { $location }.
AG-8-7-5 = Tento palác už dalšího agenta nepojme.
AG-8-7-1-put = Řekněte, kam jde zvednutý agent.
AG-8-7-2-nowhere = Tomuto agentovi není otevřeno jiné místo.
AG-8-7-2-same = Agent odtud právě odešel: { $location }.
AG-9-3-9 = Umístěte Machiavelliho na pole dvořana, nebo odhoďte kartu.
AG-10-1-1 = Vyberte, které obléhání se vyhodnotí dál.
AG-10-1-2 = Neobléháte { $city }: ovládáte je, nebo tam nemáte jednotku.
AG-10-1-3 = Obléhání nelze vynechat ani zrušit; čekají: { $cities }.
AG-10-2-8-answer = Vítěz v poli nyní obléhá { $city }, nebo se stáhne.
AG-10-2-8-city = Bitva byla vyhrána před { $battle }, ne před { $city }.
AG-10-3-2 = Použijte válečný bonus, nebo pasujte.
AG-10-3-4 = { $bonus } není váš válečný bonus.
AG-10-3-5 = Žetony slouží jen k útoku.
AG-10-3-6 = { $bonus } stojí { $price } florén; v pokladnici máte { $florins }.
AG-10-3-7 = { $bonus } platí jednou za boj a už bylo použito.
AG-10-3-7-exhausted = { $bonus }: vyčerpáno.
AG-4-1-7-war = { $bonus }: v této fázi už zaplaceno jiným symbolem.
AG-12-3-1-france = Bonus Francie je použit, nebo na ní sedí nepřátelský agent.
AG-16-7-leonardo = Leonardo bojoval v poli před { $city } a při obléhání odpočívá.
AG-16-9 = { $bonus }: lze oznámit jen při obléhání, ne v poli.
AG-10-7-2-answer = Jednotka ustoupí do vašeho města, nebo je ztracena.
AG-10-7-4 = { $city } nyní neovládáte.
AG-10-7-2-way = Mezi { $origin } a { $city } nevede silnice ani moře.
AG-10-7-3-ships = Cesta do { $city } stojí { $ships } lodí; ty nemáte.
AG-10-7-3-kept = Slíbené lodě ({ $ships }) by už nešlo zaplatit.
AG-10-8-5-answer = Přesuňte kartu ze stínovaného pole, nebo ji odhoďte.
AG-10-8-5-shaded = Ztrácí se stínované pole; { $space } jím není.
AG-10-8-5-empty = { $space }: žádná karta.
AG-16-4-give = Vzdát se lze jen otevřeného prázdného základního pole; { $space } jím není.
AG-10-8-5-target = { $target } není volné pole pro tuto kartu.
AG-11-2-2 = Zaplaťte 0 až { $due } florénů za své jednotky ({ $troops }).
AG-11-2-2-florins = V pokladnici máte { $florins }.
AG-11-2-2-disband = Žold udrží jednotek { $keep }; odeberte ještě { $excess }.
AG-11-2-2-where = V { $city } nemáte jednotku.
AG-11-3-1 = Přesuňte kartu, odhoďte dvořana, nebo skončete.
AG-11-3-1-enough = { $limit } přesunů mezi poli stačí na každé uspořádání.
AG-11-3-2-marker = V komnatě { $room } je váš žeton: žádná karta dovnitř ani ven.
AG-11-3-2-indulgence = V komnatě { $room } je odpustek: žádná karta dovnitř ani ven.
AG-11-3-2-agent = V komnatě { $room } je nepřátelský agent: žádná karta dovnitř ani ven.
AG-11-3-3-empty = { $space }: žádná karta.
AG-11-3-3 = Přesouvají se jen dostupní dvořané; { $card } je vyčerpaná.
AG-2-1-4-icon = { $card } nemá akci a nemůže být kartou akce.
AG-11-3-3-taken = Komnata { $room } už má kartu akce; karta jde pod ni nebo nad ni.
AG-2-1-3-bare = Komnata { $room } nemá kartu akce k vylepšení.
AG-2-1-3-improvement = Komnata { $room } už má vylepšení.
AG-16-7-insert = Karta jde pod kartu akce, ne nad ni.
AG-11-3-4-nothing = Komnata { $room } takovou kartu nemá.
AG-11-3-5 = Karta akce odejde jen tehdy, může-li ji vylepšení nahradit; { $card } nemá akci.
AG-11-3-7-target = { $target } není volné.
AG-11-4-1 = Kupujte, odhoďte dvořana, nebo skončete.
AG-11-4-1-twice = Nejvýš jednou za zimu: { $item }.
AG-1-3-item = Nezbývá: { $item }.
AG-11-4-2 = Nákup včetně { $item } stojí { $cost }; to nezaplatíte.
AG-11-4-2-kept = Vybraný nákup ({ $cost }) by už nešlo zaplatit.
AG-11-4-3 = { $cards } karet potřebuje { $cards } polí; máte { $spaces }.
AG-11-4-3-new = { $card } byla právě koupena a v témže nákupu se neodhazuje.
AG-11-4-3-place = Umístěte { $card } na volné pole; není-li, nejprve odhoďte.
AG-11-4-6 = Smíte mít jen { $limit }: { $item }.
AG-11-4-6-discard = Smíte mít jen jednu: { $item }; druhou nejprve odhoďte.
AG-11-4-7-arms = Tuto destičku se svým erbem už máte: { $item }.
AG-11-4-8 = Kdo má { $other }, nikdy nemá { $item }.
AG-11-4-9 = Katedrála potřebuje vaše město hodnoty 3 nebo 4, které ji nemá.
AG-11-4-9-answer = Vyberte město hodnoty 3 nebo 4, které katedrálu dostane.
AG-11-5-1 = Naverbujte jednotku ve městě, nebo skončete.
AG-11-5-1-six = Všech vašich 6 jednotek je na plánu.
AG-11-5-1-city = Verbuje se ve vlastních městech; { $city } jím není.
AG-11-5-2 = Jednotka v { $city } stojí { $price }; v pokladnici máte { $florins }.
AG-11-6-1 = Uzavřete nebo převezměte spojenectví, nebo skončete.
AG-12-1-1 = Spojenectví už máte: { $power }.
AG-12-1-2 = Spojenectví stojí { $cost }; to nezaplatíte.
AG-12-1-2-agent = Cenu snižuje jen váš vlastní agent: { $power }.
AG-12-1-2-symbol = Cena ({ $power }) neobsahuje: { $symbol }.
AG-12-1-2-which = Váš agent ušetří jeden symbol ({ $power }): řekněte který.
AG-12-2-1 = Převzít ji může jen hráč, jehož agent tam je: { $power }.
AG-12-2-1-full = Od soupeře se spojenectví přebírá za plnou cenu.
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

option-preset = Edice
option-preset-fr = francouzská
option-preset-en = anglická
option-florin_surplus = Zbylé florény v komnatách
option-florin_surplus-lost = propadnou
option-florin_surplus-treasury = do pokladnice
option-symbol_scope = Karta drží svůj symbol
option-symbol_scope-payment = po jednu platbu
option-symbol_scope-phase = po celou fázi
option-scheme_unblock_masks = Masky k odblokování intrik
option-scheme_unblock_masks-1 = 1
option-scheme_unblock_masks-2 = 2
option-defender_tokens = Žetony i v obraně
option-token_discard = Nepoužité žetony se vrací
option-token_discard-own = po vlastních obléháních
option-token_discard-end = po všech obléháních
option-beginner_palace_agents = Agenti v paláci
option-beginner_palace_agents-off = bez omezení
option-beginner_palace_agents-one_enemy = jeden cizí
option-beginner_palace_agents-one_any = jeden
option-war_pass = Pasování v boji
option-war_pass-final = je konečné
option-war_pass-reopen = lze vzít zpět
option-insert_above = Karty i navrch
option-indulgence_supply = Odpustky
option-indulgence_supply-limited = deset
option-indulgence_supply-unlimited = bez omezení
option-indulgence_window = Florény z odpustků
option-indulgence_window-action = při akci
option-indulgence_window-spring = celé jaro
option-family_placement = Karty rodu
option-family_placement-simultaneous = všichni naráz
option-family_placement-turn_order = v pořadí
option-first_player = První hráč
option-first_player-random = losem
option-first_player-chosen = volbou
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
