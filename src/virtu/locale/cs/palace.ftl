### What the two Virtù games say in the same words.

## Words of the notation

term-action = Karta akce
term-action_short = Karta akce
term-admiral = Admirál
term-admiral_short = Admirál
term-adriatic = Jaderské moře
term-agent = Agent
term-ajaccio = Ajaccio
term-alexander = Alexandr VI.
term-alexander_short = Alexandr
term-alfonso = Alfons, vévoda z Kalábrie
term-alfonso_short = Alfons
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
term-bari = Bari
term-bastion = Bastionová pevnost
term-bastion_short = Bastion
term-benevento = Benevento
term-benevento_short = Bene­vento
term-bishop = Biskup
term-bishop_short = Biskup
term-blue = Modrá
term-cagliari = Cagliari
term-cannons = Děla
term-cannons_short = Děla
term-cardinal = Kardinál
term-cardinal_short = Kardinál
term-cathedral = Katedrála
term-cavalry = Jízda
term-cesare = Cesare Borgia
term-cesare_short = Cesare
term-civitavecchia = Civitavecchia
term-civitavecchia_short = Civita­vecchia
term-columbus = Kryštof Kolumbus
term-columbus_short = Kolumbus
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
term-duchy = Vévodství
term-duomo = Dóm
term-duomo_short = Dóm
term-either = Koruna nebo kříž
term-empire = Svatá říše římská
term-empire_short = Říše
term-ferdinand = Ferdinand II. Neapolský
term-ferdinand_short = Ferdinand
term-florence = Florencie
term-florin = Florén
term-france_short = Francie
term-galeazzo = Gian Galeazzo Sforza
term-galeazzo_short = Galeazzo
term-genoa = Janov
term-giovanni = Giovanni Medicejský
term-giovanni_short = Giovanni
term-giuliano = Giuliano Medicejský
term-giuliano_short = Giuliano
term-gonfalonier = Praporečník
term-gonfalonier_short = Prapo­rečník
term-govern = Vláda
term-green = Zelená
term-guild = Cech
term-improvement = Karta vylepšení
term-improvement_short = Karta vylepšení
term-indulgence = Odpustek
term-ionian = Jónské moře
term-kingdom = Království
term-left = Levá strana
term-left1 = levé pole 1
term-left2 = levé pole 2
term-left3 = levé pole 3
term-leonardo = Leonardo da Vinci
term-leonardo_short = Leonardo
term-ligurian = Ligurské moře
term-lorenzo = Lorenzo Medicejský
term-lorenzo_short = Lorenzo
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
term-naples = Neapol
term-nice = Nice
term-orsini = Niccolò Orsini z Pitigliana
term-orsini_short = Orsini
term-ottoman = Osmanská říše
term-ottoman_short = Osmané
term-over = Konec
term-palermo = Palermo
term-parma = Parma
term-perugia = Perugia
term-pisa = Pisa
term-podesta = Podesta
term-podesta_short = Podesta
term-pope = Papež
term-pope_short = Papež
term-prince = Vladař
term-prince_short = Vladař
term-principality = Knížectví
term-principality_short = Kní­žectví
term-ragusa = Ragusa
term-ravenna = Ravenna
term-red = Červená
term-reggio = Reggio
term-republic = Republika
term-retreats = Ústupy
term-right = Pravá strana
term-right1 = pravé pole 1
term-right2 = pravé pole 2
term-right3 = pravé pole 3
term-rome = Řím
term-room = Komnata
term-rossano = Rossano
term-scheme = Intriky
term-setup = Příprava
term-ship = Loď
term-sieges = Obléhání
term-siena = Siena
term-sistine = Sixtinská kaple
term-sistine_short = Sixtina
term-spoleto = Spoleto
term-sponsor = Mecenát
term-spring = Jaro
term-ten = Rada deseti
term-ten_short = Deset
term-terracina = Terracina
term-token = Žeton +1
term-trade = Obchod
term-trento = Trident
term-troop = Jednotka
term-trophy = Trofej
term-tunis = Tunis
term-turin = Turín
term-tyrrhenian = Tyrhénské moře
term-venice_seat = Benátská republika
term-venice = Benátky
term-wage_war = Tažení
term-wages = Válka
term-war = Válčení
term-war_action = Tažení
term-white = Bílá
term-winter = Zima
term-work = Dílo
term-yellow = Žlutá

## The table

gov-italy = Itálie
gov-map = Mapa Itálie
gov-zoom-in = Přiblížit
gov-zoom-out = Oddálit
gov-whole-map = Celá mapa
gov-legend-can = lze
gov-legend-put = může sem
gov-legend-chosen = vybráno
gov-legend-why = proč ne?
gov-city-value = hodnota { $value }
gov-neutral = neutrální
gov-city-garrison = posádka { $count }
gov-city-siege = obléhá { $count } ({ $house })
gov-city-marked = { $count } ({ $house }) musí ustoupit
gov-agent-of = agent: { $house }
gov-pirate = pirátský přístav
gov-port-on = přístav: { $seas }
gov-roads-to = silnice: { $cities }
gov-allied-with = spojenec: { $house }
gov-unallied = bez spojence
gov-spent = bonus použit
gov-you = vy
gov-palace-of = Palác: { $house }
gov-points-now = nyní { $points } BP
gov-pp = { $points } BP
gov-rooms = Komnaty po směru hodin
gov-arrow-after = Šipka dvořana za komnatou { $room }
gov-readies-left = zpřístupní levé
gov-readies-right = zpřístupní pravé
gov-left-edge = levá strana
gov-right-edge = pravá strana
gov-closed-indulgence = Odpustek: zavřeno
gov-closed-agent = Agent ({ $house }): zavřeno
gov-room-number = Komnata { $room }
gov-marker-here = zde je žeton
gov-with-improvement = vylepšení: { $card }
gov-printed-symbol = vytištěno v komnatě
gov-space-free = volné
gov-space-locked = zamčené
gov-space-given-up = vzdáno
gov-unlock-cities = od 5 měst
gov-unlock-title = díky titulu
gov-unlock-bonus = díky bonusu
gov-ready = dostupná
gov-exhausted = vyčerpaná
gov-bank = Získat florény: { $source }
gov-treasury = pokladnice
gov-agents = Agenti
gov-free-of = volných z { $all }
gov-troops = Jednotky
gov-of-all = ze { $all }
gov-trophies = Trofeje
gov-indulgences = Odpustky
gov-cities = Města
gov-domain = Dominium
gov-domain-count = dostupné: { $ready } · vyčerpané: { $exhausted } (jantar)
gov-domain-short = { $ready } dost. · { $exhausted } vyčerp.
gov-others = Ostatní paláce
gov-others-open = klepnutím otevřete
gov-court = dvůr
gov-previous-house = Předchozí rod
gov-next-house = Další rod
gov-prestige = Prestiž
gov-prestige-aside = nahoře města, dole patronát · zlatě body
gov-cities-track = stupnice měst
gov-patronage-track = stupnice patronátu
gov-track-space = { $space }: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
gov-market = Nabídka
gov-market-notables = Postavy
gov-market-titles = Tituly
gov-market-patronage = Patronát
gov-market-cities = Města
gov-count-left = zbývá { $count }
gov-tab-map = Mapa
gov-tab-palace = Palác
gov-tab-houses = Rody
gov-tab-market = Nabídka
gov-left = levá
gov-right = pravá
gov-sheet-up = Zobrazit podrobnosti
gov-sheet-down = Zobrazit plán
gov-prestige-points = BP
gov-ended = konec v roce { $year }:
gov-ended-no_neutral_city = žádné neutrální město
gov-ended-eight_cities = 8 měst
gov-ended-patronage = 5. stupeň patronátu
gov-ended-year_limit = poslední dohodnutý rok
gov-room-of-house = komnata { $room } ({ $house })
event-palace-arranged = { $seat_is ->
        [you] Umísťujete kartu { $card }: { $place }
       *[other] { $seat } umísťuje kartu { $card }: { $place }
    }
event-palace-entered = { $seat_is ->
        [you] Umísťujete žeton do komnaty { $room }
       *[other] { $seat } umísťuje žeton do komnaty { $room }
    }
event-palace-moved = { $seat_is ->
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
event-palace-bought_step = { $seat_is ->
        [you] Kupujete další komnatu za 2 florény
       *[other] { $seat } kupuje další komnatu za 2 florény
    }
event-palace-readied_edge = { $seat_is ->
        [you] Vaši dvořané jsou dostupní: { $edge }
       *[other] Dvořané ({ $seat }) jsou dostupní: { $edge }
    }
event-palace-redeemed = { $seat_is ->
        [you] Rušíte odpustek v komnatě { $room }
       *[other] { $seat } ruší odpustek v komnatě { $room }
    }
event-palace-requested = { $seat_is ->
        [you] Vyhlašujete prodej odpustků: { $benefit }
       *[other] { $seat } vyhlašuje prodej odpustků: { $benefit }
    }
event-palace-laid = { $seat_is ->
        [you] Odpustek leží ve vaší komnatě { $room }
       *[other] Odpustek leží v komnatě { $room } ({ $seat })
    }
event-palace-performed = { $seat_is ->
        [you] Začínáte: { $action }
       *[other] { $seat } začíná: { $action }
    }
event-palace-skipped = { $seat_is ->
        [you] Neprovádíte akci
       *[other] { $seat } neprovádí akci
    }
event-palace-used = { $seat_is ->
        [you] Používáte { $source }: { $count } { $symbol }
       *[other] { $seat } používá { $source }: { $count } { $symbol }
    }
event-palace-paid = { $seat_is ->
        [you] Platíte { $cost }
       *[other] { $seat } platí { $cost }
    }
event-palace-banked = { $seat_is ->
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
event-palace-annexed = { $seat_is ->
        [you] Anektujete město { $city }
       *[other] { $seat } anektuje město { $city }
    }
event-palace-readied = { $seat_is ->
        [you] Zpřístupňujete: { $source }
       *[other] { $seat } zpřístupňuje: { $source }
    }
event-palace-gained_agent = { $seat_is ->
        [you] Získáváte agenta
       *[other] { $seat } získává agenta
    }
event-palace-discarded = { $seat_is ->
        [you] Odhazujete kartu { $card }
       *[other] { $seat } odhazuje kartu { $card }
    }
event-palace-placed_card = { $seat_is ->
        [you] { $card } přichází k vašemu dvoru
       *[other] { $card } přichází ke dvoru ({ $seat })
    }
event-palace-traded = { $seat_is ->
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
event-palace-marched = { $seat_is ->
        [you] Táhnete jednotkou: { $origin } – { $city }
       *[other] Jednotka ({ $seat }) táhne: { $origin } – { $city }
    }
event-palace-sailed = { $seat_is ->
        [you] Plujete s jednotkou: { $origin } – { $city }
       *[other] Jednotka ({ $seat }) pluje: { $origin } – { $city }
    }
event-palace-placed_agent = { $seat_is ->
        [you] Umísťujete agenta: { $location }
       *[other] { $seat } umísťuje agenta: { $location }
    }
event-palace-expelled = { $seat_is ->
        [you] Vyháníte agenta ({ $owner }): { $location }
       *[other] { $seat } vyhání agenta ({ $owner }): { $location }
    }
event-palace-won_on_plains = { $attacker_is ->
        [you] Porážíte v poli ({ $defender }) před městem { $city }
       *[other] { $attacker } poráží v poli ({ $defender }) před městem { $city }
    }
event-palace-tied_on_plains = V poli před městem { $city } nikdo nevyhrál: { $first } a { $second } ztrácejí po 1 jednotce
event-palace-withdrew = { $seat_is ->
        [you] Stahujete se od města { $city }
       *[other] { $seat } se stahuje od města { $city }
    }
event-palace-announced_token = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-palace-announced_cannons = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-palace-announced_card = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-palace-announced_tile = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-palace-passed = { $seat_is ->
        [you] Už nic neoznamujete: { $city }
       *[other] { $seat } už nic neoznamuje: { $city }
    }
event-palace-took_by_siege = { $attacker_is ->
        [you] Dobýváte město { $city }, { $attack } proti { $defence }
       *[other] { $attacker } dobývá město { $city }, { $attack } proti { $defence }
    }
event-palace-retreated_by_road = { $seat_is ->
        [you] Vaše jednotka ustupuje: { $origin } – { $city }
       *[other] Jednotka ({ $seat }) ustupuje: { $origin } – { $city }
    }
event-palace-retreated_by_sea = { $seat_is ->
        [you] Vaše jednotka ustupuje: { $origin } – { $city }
       *[other] Jednotka ({ $seat }) ustupuje: { $origin } – { $city }
    }
event-palace-lost_in_retreat = { $seat_is ->
        [you] Vaše jednotka je ztracena: { $origin }
       *[other] Jednotka ({ $seat }) je ztracena: { $origin }
    }
event-palace-vacated_by_moving = { $seat_is ->
        [you] Přesouváte kartu { $card }: { $target }
       *[other] { $seat } přesouvá kartu { $card }: { $target }
    }
event-palace-vacated_by_discarding = { $seat_is ->
        [you] Odhazujete kartu { $card }
       *[other] { $seat } odhazuje kartu { $card }
    }
event-palace-began_winter = { $seat_is ->
        [you] Začíná vaše zima
       *[other] Zima: { $seat }
    }
event-palace-paid_salary = { $seat_is ->
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
event-palace-disbanded = { $seat_is ->
        [you] Propouštíte jednotku: { $city }
       *[other] { $seat } propouští jednotku: { $city }
    }
event-palace-took_card_out = { $seat_is ->
        [you] { $card } opouští vaši komnatu { $room }, vyčerpaná
       *[other] { $card } opouští komnatu { $room } ({ $seat }), vyčerpaná
    }
event-palace-shifted = { $seat_is ->
        [you] Přesouváte kartu { $card }: { $space }
       *[other] { $seat } přesouvá kartu { $card }: { $space }
    }
event-palace-bought = { $seat_is ->
        [you] Kupujete: { $item }
       *[other] { $seat } kupuje: { $item }
    }
event-palace-recruited = { $seat_is ->
        [you] Verbujete jednotku: { $city }
       *[other] { $seat } verbuje jednotku: { $city }
    }
question-palace-room = Kde začne váš žeton?
question-palace-move = Posuňte svůj žeton
question-palace-step = Zaplaťte další komnaty
question-palace-redeem = Zrušit odpustky na cestě?
question-palace-action = Provést akci: { $action }?
question-palace-pay = Zaplaťte
question-palace-pay-annex = Zaplaťte město
question-palace-pay-purchase = Zaplaťte nákup
question-palace-pay-retreat = Zaplaťte lodě ústupu
question-palace-pay-other = Zaplaťte cenu
question-palace-trade = Obchod: které lodě?
question-palace-war = Tažení: táhněte jednotkami
question-palace-scheme = Intriky: umístěte, přesuňte či vyžeňte agenty
question-palace-put_down = Kam jde agent?
question-palace-vacate = Ztrácíte pole: která karta se přesune?
question-palace-salary = Zaplaťte jednotky ({ $count })
question-palace-disband = Odeberte jednotky: ještě { $count }
question-palace-reorganise = Reorganizujte palác
question-palace-place = Kam půjde { $card }?
question-palace-recruit = Verbovat jednotky?
question-palace-held-card = Kam půjde { $card }?
question-palace-held-place = Kam půjde tato karta?
answer-governing-annex = { $city }
commit-governing-annex = Anektovat město { $city }
answer-governing-march = { $origin } → { $city }
commit-governing-march = Táhnout { $origin } – { $city }
answer-governing-sail = { $origin } ⇢ { $city }
commit-governing-sail = Plout { $origin } – { $city }
answer-governing-besiege = Obléhat město { $city }
answer-governing-withdraw = Stáhnout se: { $city }
commit-governing-withdraw = Stáhnout se od města { $city }
answer-governing-disband = Jednotka: { $city }
commit-governing-disband = Odebrat jednotku: { $city }
answer-governing-build = { $city }
commit-governing-build = Stavět: { $city }
answer-governing-retreat = { $city }
commit-governing-retreat = Ustoupit: { $city }
answer-governing-recruit = { $city }
commit-governing-recruit = Verbovat: { $city }
answer-governing-place = Agent: { $location }
commit-governing-place = Umístit agenta: { $location }
answer-governing-lift = Přesunout z: { $location }
commit-governing-lift = Zvednout agenta: { $location }
answer-governing-expel = Vyhnat: { $location }
commit-governing-expel = Vyhnat agenta: { $location }
answer-governing-ally = { $power }
commit-governing-ally = Spojenectví: { $power }
answer-governing-ally-less = { $power }, bez 1: { $symbol }
commit-governing-ally-less = Spojenectví: { $power }, bez 1: { $symbol }
answer-governing-reactivate = Reaktivovat: { $power }
answer-governing-bank = Získat florény: { $source }
commit-governing-bank = Získat florény: { $source }
answer-governing-use = { $source }: { $symbol }
commit-governing-use = Použít { $source }: { $symbol }
answer-governing-indulgence-florin = Odpustek
answer-governing-indulgence-florin-small = 3 florény, −1 BP
commit-governing-indulgence-florin = Vyhlásit odpustky za 3 florény
answer-governing-indulgence-crown = Odpustek
answer-governing-indulgence-crown-small = 1 koruna, −1 BP
commit-governing-indulgence-crown = Vyhlásit odpustky za 1 korunu
answer-governing-ready = Zpřístupnit: { $source }
answer-governing-announce = { $source }
commit-governing-announce = Oznámit: { $source }
answer-governing-room = Komnata { $room } · { $action }
commit-governing-room = Začít v komnatě { $room }: { $action }
answer-governing-move = Komnata { $room } · { $action }
commit-governing-move = Do komnaty { $room }: { $action }
answer-governing-buy-step = 2 florény
commit-governing-buy-step = Zaplatit 2 florény za komnatu
answer-governing-redeem-cross = Komnata { $room }: 1 kříž
commit-governing-redeem-cross = Uvolnit komnatu { $room } za 1 kříž
answer-governing-redeem-crowns = Komnata { $room }: 2 koruny
commit-governing-redeem-crowns = Uvolnit komnatu { $room } za 2 koruny
answer-governing-buy = { $item }
commit-governing-buy = Přidat: { $item }
answer-governing-take = { $bonus }
commit-governing-take = Vzít: { $bonus }
answer-governing-take-out = { $card }: { $space }
commit-governing-take-out = Vyjmout kartu { $card }: { $space }
answer-governing-put = { $card }: { $space }
commit-governing-put = Umístit kartu { $card }: { $space }
answer-governing-put-in = { $card } do komnaty { $room }
answer-governing-put-in-small = jako karta akce
answer-governing-put-under = { $card } pod kartu komnaty { $room }
answer-governing-put-under-small = jako vylepšení
answer-governing-put-over = { $card } nad kartu komnaty { $room }
answer-governing-put-over-small = stará karta ji vylepší
answer-governing-shift = { $card }: { $space }
commit-governing-shift = Přesunout kartu { $card }: { $space }
answer-governing-discard = Odhodit: { $card }
answer-governing-give-up = Vzdát se: { $space }
answer-governing-lose = Ztratit jednotku
answer-governing-salary = Zaplatit { $florins }, udržet { $keeps }
answer-governing-first = { $house }
commit-governing-first = Začíná { $house }
answer-governing-family-room = { $card } do komnaty { $room }
answer-governing-family-room-small = nahradí: { $action }
answer-governing-family-under = { $card } pod kartu komnaty { $room }
answer-governing-family-under-small = jako vylepšení
answer-governing-family-space = { $card }: { $space }
answer-governing-family-space-small = jako dvořan
answer-governing-perform = { $action }
commit-governing-perform = Provést: { $action }
answer-governing-skip = Vynechat
answer-governing-skip-small = bez akce
commit-governing-skip = Vynechat akci
answer-governing-pass = Pasovat napořád
answer-governing-pay = Zaplatit
answer-governing-done = Hotovo
answer-governing-done-redeem = Nic dalšího nerušit
answer-governing-done-govern = Skončit
answer-governing-done-trade = Skončit
answer-governing-done-war = Skončit
answer-governing-done-scheme = Skončit
answer-governing-done-reorganise = Palác je v pořádku
answer-governing-done-purchase = Uzavřít nákup
answer-governing-done-recruit = Dál neverbovat
answer-governing-done-alliance = Bez spojenectví
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
AG-7-3-1 = Ve vaší komnatě leží odpustek.
AG-7-3-2 = Ve vaší komnatě je nepřátelský agent.
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
AG-8-5-8 = { $city } je pirátský přístav, lze jej jen dobýt obléháním.
AG-8-6-3 = Použijte zdroje, táhněte jednotkami, nebo skončete.
AG-8-6-1-cavalry = Pochod po silnici stojí 1 jízdu; žádná nezbývá.
AG-8-6-2 = { $origin } a { $city } nejsou dva přístavy ve hře.
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
AG-10-1-3 = Obléhání nelze vynechat ani zrušit; čekají: { $cities }.
AG-10-3-2 = Použijte válečný bonus, nebo pasujte.
AG-10-3-4 = { $bonus } není váš válečný bonus.
AG-10-3-5 = Žetony slouží jen k útoku.
AG-10-3-6 = { $bonus } stojí { $price } florén; v pokladnici máte { $florins }.
AG-10-3-7 = { $bonus } platí jednou za boj a už bylo použito.
AG-10-3-7-exhausted = { $bonus }: vyčerpáno.
AG-4-1-7-war = { $bonus }: v této fázi už zaplaceno jiným symbolem.
AG-12-3-1-france = Bonus Francie je použit, nebo na ní sedí nepřátelský agent.
AG-16-9 = { $bonus }: lze oznámit jen při obléhání, ne v poli.
AG-10-7-2-answer = Jednotka ustoupí do vašeho města, nebo je ztracena.
AG-10-7-3-kept = Slíbené lodě ({ $ships }) by už nešlo zaplatit.
AG-10-8-5-answer = Přesuňte kartu ze stínovaného pole, nebo ji odhoďte.
AG-10-8-5-shaded = Ztrácí se stínované pole; { $space } jím není.
AG-10-8-5-empty = { $space }: žádná karta.
AG-16-4-give = Vzdát se lze jen otevřeného prázdného základního pole; { $space } jím není.
AG-10-8-5-target = { $target } není volné pole pro tuto kartu.
AG-11-2-2-florins = V pokladnici máte { $florins }.
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
AG-11-6-1 = Uzavřete nebo převezměte spojenectví, nebo skončete.
AG-12-1-1 = Spojenectví už máte: { $power }.
AG-12-1-2 = Spojenectví stojí { $cost }; to nezaplatíte.
AG-12-1-2-agent = Cenu snižuje jen váš vlastní agent: { $power }.
AG-12-1-2-symbol = Cena ({ $power }) neobsahuje: { $symbol }.
AG-12-1-2-which = Váš agent ušetří jeden symbol ({ $power }): řekněte který.
AG-12-2-1 = Převzít ji může jen hráč, jehož agent tam je: { $power }.
AG-12-2-1-full = Od soupeře se spojenectví přebírá za plnou cenu.
gov-your-court = Váš dvůr
gov-the-table = Stůl
gov-you-capital = Vy
gov-turn-order = Pořadí tahů
gov-year = Rok { $year }
gov-last-winter = poslední zima
gov-your-spring = Váš jarní tah
gov-your-winter = Vaše zima
gov-tiebreak = Vyhrává nejvíc bodů; pak nejvíc korun; jinak společné vítězství.
gov-score-so-far = Dosavadní skóre
gov-no-score = Zatím není co počítat.
gov-part-move = žeton
gov-part-room = žeton
gov-part-redeem = odpustky
gov-part-salary = žold
gov-part-disband = žold
gov-part-reorganise = reorganizace
gov-part-purchase = nákup
gov-part-place = nákup
gov-part-recruit = verbování
gov-part-alliance = spojenectví
gov-part-family = karty rodu
gov-head-family = Karty rodu
gov-head-room = Žeton
gov-head-move = Žeton
gov-head-redeem = Odpustky
gov-head-announce = Boj
gov-head-reorganise = Váš palác
gov-head-purchase = Nákup
gov-head-salary = Žold
gov-head-recruit = Verbování
gov-head-alliance = Spojenectví
gov-head-retreat = Ústup
gov-head-bonus = Patronát
gov-head-step = Další komnaty
gov-head-machiavelli = Machiavelli
gov-head-vacate = Ztracené pole
gov-head-put_down = Agenti
gov-head-disband = Žold
gov-head-cathedral = Katedrála
gov-head-place = Nákup
gov-payment = Platba
gov-covered = pokryto
gov-not-covered = ještě ne
gov-ledger-room = Komnata · nevyčerpává se
gov-ledger-court = Dvůr a dominium · vyčerpá se
gov-treasury-source = Pokladnice
gov-ledger-left = zbude { $florins }
gov-pay-for = Zaplatit: { $what }
gov-pay-govern = Zaplatit vládu
gov-pay-sponsor = Zaplatit patronát
gov-pay-annex = Zaplatit město
gov-pay-purchase = Zaplatit nákup
gov-pay-alliance = Zaplatit spojenectví
gov-pay-retreat = Zaplatit lodě
gov-pay-other = Zaplatit
gov-improvement = vylepšení
gov-take-indulgence = Vyhlásit odpustek
gov-minus-one = −1 BP na konci
gov-stays = zůstává
gov-exhausts = vyčerpá se
gov-kept = zachováno
gov-keep-this = Ponechat: návrhy to vynechají (K)
gov-loses = Ztrácí se { $what }.
gov-loses-nothing = Nic se neztrácí.
gov-loses-a-point = Stojí 1 bod: odpustek.
gov-wastes = Ztratí se symbolů: { $count }.
gov-no-payment = Nastavte řádky ručně.
gov-by-hand = Ručně
gov-least-waste = Nejméně ztrát
gov-another-way = Jinak
gov-previous-payment = Předchozí návrh
gov-next-payment = Další návrh (A)
gov-keeps = Zachová: { $names }.
gov-keeps-many = Zachová: { $names } a { $more } dalších.
gov-room-symbol = Samotná komnata
gov-room-of = { $house }, komnata { $room } ({ $action })
gov-by-road = po silnici
gov-would-win = { $attack } proti { $defence }: vítězství
gov-would-lose = { $attack } proti { $defence }: porážka
gov-would-score = +{ $points } BP
gov-note-room = Prvního jara jde žeton kamkoli zdarma a hned následuje akce.
gov-note-move = Dvě komnaty jsou zdarma; jedna navíc stojí 2 florény, další po šipce.
gov-note-family = Klepněte na kartu, pak na osvětlenou komnatu nebo pole. V komnatě je akcí, na poli může platit leccos.
gov-note-govern = Každá koruna či kříž zpřístupní až dvě destičky, nebo jedno spojenectví.
gov-note-trade = Každá loď vynese 2 florény.
gov-note-war = Klepněte na město s jednotkou, pak na osvětlené město. Zdroje se použijí za vás.
gov-note-scheme = Každá maska umístí, přesune či vyžene agenta: města, komnaty, mocnosti.
gov-note-redeem = Odpustek stojí 1 kříž nebo 2 koruny; zůstane-li, stojí bod a zavírá komnatu.
gov-note-reorganise = Klepněte na dostupnou kartu, pak na osvětlené místo. Karta opouštějící komnatu se vyčerpá.
gov-note-vacate = Karta musí opustit stínované pole, nebo být odhozena.
gov-note-place = Přichází dostupná.
gov-note-machiavelli = Počítá se jako postava a přichází dostupný.
gov-note-purchase = Co kupujete, nemůže tento nákup platit.
gov-note-salary = Dvě jednotky slouží zdarma; každý florén udrží dvě další.
gov-note-recruit = 1 florén ve městě s vaším erbem, 3 v jiném vašem.
gov-note-alliance = Na konci 1 bod a každý rok bonus, nesedí-li tam nepřátelský agent.
gov-note-retreat = Po silnici zdarma, po moři 1 loď za moře.
gov-note-action = Akci můžete provést, nebo ne.
gov-put-up = Vloženo:
gov-nothing-yet = zatím nic
gov-half = ještě jedna destička
gov-debt = nejprve masky: { $masks }
gov-steps-left = komnat k zaplacení: { $count }
gov-sources = Zdroje
gov-choose-place = vyberte …
gov-group-place = Umístit agenta · míst: { $count }
gov-group-lift = Přesunout agenta · { $count }
gov-group-expel = Vyhnat agenta · { $count }
gov-group-march = Táhnout po silnici · { $count }
gov-group-sail = Plout · { $count }
gov-group-ready = Zpřístupnit destičku · { $count }
gov-group-redeem = Zrušit · { $count }
gov-group-reactivate = Reaktivovat · { $count }
gov-against = proti
gov-passed = pasoval
gov-as-it-stands = Jak to stojí:
gov-siege-won = město padne, ztracených útočníků: { $losses }
gov-siege-lost = město odolá, ztracených útočníků: { $losses }
gov-plains-tie = shoda
gov-plains-lead = vede { $house }
gov-sum-troops = jednotky { $count }
gov-sum-bonus = bonus { $count }
gov-sum-value = hodnota { $value }
gov-sum-agent = agent { $count }
gov-sum-garrison = posádka { $count }
gov-sum-bastion = bastion { $count }
gov-discard-one = Odhodit kartu …
gov-frozen-marker = váš žeton: beze změn
gov-frozen-indulgence = odpustek: beze změn
gov-frozen-agent = agent ({ $house }): beze změn
gov-sum = Součet
gov-basket-empty = nic nevybráno
gov-payable = lze zaplatit
gov-cannot-pay = teď nelze
gov-spaces-free = Volných polí: { $spaces }.
gov-free = zdarma
gov-state = Stav
gov-as-action-card = Jako karta akce
gov-symbols = Symboly, jeden druh na platbu
gov-for-florins = za { $florins } florénů
gov-price = Cena
gov-in-display = V nabídce
gov-brings-agent = Přináší agenta
gov-points = Body prestiže
gov-one-space = Pole dvořana
gov-type = Typ
gov-value-for-you = Hodnota pro vás
gov-base = základ { $value }
gov-owner = Vlastník
gov-tile = Destička
gov-port = Přístav
gov-roads = Silnice
gov-garrison = Posádka
gov-besiegers = Před ním
gov-ally = Spojenec
gov-printed-action = Vytištěná akce
gov-closed = zavřeno
gov-printed = vytištěno
gov-reconstructed = naše rekonstrukce
gov-marks = Vytištěné údaje a naše rekonstrukce jsou vždy odlišeny.
gov-about-space = Volné pole dvora: karta zde jednou zaplatí, než je znovu dostupná.
gov-about-locked = Otevře je 5 měst, vévodství či knížectví, Koperník nebo Vladař.
gov-about-cities-track = Body podle počtu měst; nejdál má o 1 víc. Při shodě je první horní disk.
gov-about-patronage-track = Body podle stupňů; nejdál má o 1 víc. Stupně 2 a 4 dávají bonus.
gov-about-florin = Florény platí ceny. Při každé vlastní otázce lze dostupnou kartu či destičku proměnit ve florény.
gov-about-agent = Agenti zavírají cizí komnaty, mění hodnotu měst a získávají mocnosti.
gov-about-troop = Jednotky brání vlastní města, nebo na konci jara obléhají cizí.
gov-about-trophy = 2 body každá; jedna za soupeře.
gov-about-indulgence = Zavírá komnatu; na konci −1 bod. Zrušíte ho za 1 kříž nebo 2 koruny, když žeton projde.
gov-about-token = +1 k jednomu útoku tohoto jara, pak zmizí.
gov-about-france = +2 v jednom boji, pak použito, dokud nevládnete.
gov-about-ottoman = 2 lodě na akci či ústup, pak použito, dokud nevládnete.
gov-about-empire = 1 kříž k platbě, pak použito, dokud nevládnete; na konci o kříž víc.
gov-about-govern = Zpřístupněte destičky korunami a kříži
gov-about-sponsor = Stupeň patronátu za florény a symboly
gov-about-trade = 2 florény za každou loď
gov-about-annex = Neutrální město za víc korun, než je jeho hodnota
gov-about-wage_war = Táhněte jednotkami; na konci jara obléhají
gov-about-scheme = Agenti: umístit, přesunout, vyhnat
gov-effect-leonardo = +1 v každém boji za 1 florén
gov-effect-bastion = +2 při každé obraně
gov-effect-copernicus = další pole dvořana
gov-effect-prince = pole, agent a žádní cizí agenti u vás
gov-effect-michelangelo = 1 koruna při každém mecenátu
gov-effect-duomo = +1 kříž na konci
gov-effect-sistine = +2 kříže na konci
gov-effect-columbus = 2 body
gov-effect-machiavelli = silná karta pro váš dvůr
gov-effect-cannons = destička: +2 v boji za 1 florén
gov-religion = Náboženský vliv
gov-story = V průběhu let
gov-story-aside = body na konci každého roku
gov-graph-label = Body rodů podle let
gov-graph-end = konec
hint-governing-annex = { $city } a destička každý rok, +{ $points } BP
hint-governing-sponsor = stupeň patronátu, +{ $points } BP
hint-governing-sponsor_bonus = stupeň patronátu s bonusem na výběr, +{ $points } BP
hint-governing-govern = zpřístupní, co jste použili
hint-governing-trade = z lodí jsou florény
hint-governing-wage_war = jednotky jdou k městu
hint-governing-scheme = agent tam, kde pomůže
hint-governing-room = její akce: { $action }
hint-governing-room_card = její akce: { $action }, symboly přidá { $card }
hint-governing-room_blocked = v cestě je odpustek nebo agent, ale vše ostatní je horší
hint-governing-march = obléhá město { $city }: lze získat je i trofej
hint-governing-march_neutral = obléhá město { $city }, které nikdo nebrání
hint-governing-garrison = jednotka, která hlídá město { $city }
hint-governing-win = jak to stojí, { $city } padne
hint-governing-compulsory = obléhání je povinné
hint-governing-turns = s tím vedete
hint-governing-adds = posílí vaši stranu
hint-governing-enough = vedete i bez dalšího
hint-governing-save = vyhrát nelze: nechte si prostředky
hint-governing-place = agent tam, kde může pomoci
hint-governing-place_own = nepustí dovnitř cizí agenty
hint-governing-place_other = překáží: { $owner }
hint-governing-ready = { $source } může znovu platit
hint-governing-card = platí { $bottom } rok co rok{ $points ->
    [0] {""}
   *[other] , +{ $points } BP
  }
hint-governing-title = { $item } přidá místo u dvora a platí každý rok
hint-governing-cathedral = body a každý rok kříž
hint-governing-build = katedrála je tam nejbezpečnější nebo nejcennější
hint-governing-bonus = nejsilnější z těch, co zbývají
hint-governing-recruit = jednotky jsou tu nejlevnější
hint-governing-ally = { $source } pomáhá každý rok, +1 BP
hint-governing-redeem = ušetří 1 BP a otevře komnatu
hint-governing-retreat = zachrání jednotku
hint-governing-salary = tolik za to jednotky stojí
hint-governing-pay = cena je pokryta
hint-governing-use = další symbol k použití
hint-governing-bank = florény do pokladny
hint-governing-lift = agent je potřeba jinde
hint-governing-expel = zbaví vás agenta
hint-governing-put = dobré místo pro tuto kartu
hint-governing-order = její symboly tam víc poslouží
hint-governing-discard = karta, která vám bude chybět nejméně
hint-governing-family_room = { $bottom } tu slouží akci { $action } v každém tahu
hint-governing-family_edge = { $bottom } zaplatí cokoli
hint-governing-disband = jednotky jsou tam nejméně potřeba
hint-governing-done = nic lepšího tu nezbývá
gov-coach-off = Bez nápovědy
gov-coach-family = Jste { $house }. Fialová znamená: můžete. Začněte třemi kartami rodu.
gov-coach-room = Každá komnata je akce. { $house }: vyberte tu, kterou chcete nyní.
gov-coach-move = Žeton jde po směru hodin. Přejetí šipky zpřístupní karty té strany.
gov-coach-action-annex = Města s přerušovaným kruhem jsou v dosahu. Vyberte: platba je připravena.
gov-coach-purchase = Co koupíte, zůstane. Klepněte na cokoli: dozvíte se proč ne.
gov-coach-war = Jednotky se zastaví před městem; obléhání se rozhodne na konci jara.
gov-coach-govern = Jantarové destičky jsou vyčerpané. Klepnutím je zpřístupníte.
term-most_cities = Nejdál v městech
term-patronage = Stupnice patronátu
term-most_patronage = Nejdál v patronátu
term-cards = Karty
term-tiles = Destičky
term-bonuses = Bonusy za patronát
term-religion = Náboženský vliv
term-trophies = Trofeje
term-alliances = Spojenectví
term-indulgences = Odpustky
term-florins = florény
term-under = pod kartu komnaty
term-or = nebo
term-purchase = nákup
term-alliance = spojenectví
term-retreat = ústup
term-salary = žold
term-redemption = zrušení odpustku
term-move = žeton
option-preset = Edice
option-preset-en = anglická
option-preset-fr = francouzská
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

## Numbers of symbols, as they are said

count-florin = { $n ->
        [one] { $n } florén
        [few] { $n } florény
       *[other] { $n } florénů
    }
count-crown = { $n ->
        [one] { $n } koruna
        [few] { $n } koruny
       *[other] { $n } korun
    }
count-cross = { $n ->
        [one] { $n } kříž
        [few] { $n } kříže
       *[other] { $n } křížů
    }
count-cavalry = { $n ->
        [one] { $n } jízda
        [few] { $n } jízdy
       *[other] { $n } jízd
    }
count-ship = { $n ->
        [one] { $n } loď
        [few] { $n } lodě
       *[other] { $n } lodí
    }
count-mask = { $n ->
        [one] { $n } maska
        [few] { $n } masky
       *[other] { $n } masek
    }
count-war = { $n ->
        [one] { $n } válčení
        [few] { $n } válčení
       *[other] { $n } válčení
    }
count-arrow = { $n ->
        [one] { $n } šipka
        [few] { $n } šipky
       *[other] { $n } šipek
    }
count-either = { $n ->
        [one] { $n } koruna nebo kříž
        [few] { $n } koruny nebo kříže
       *[other] { $n } korun nebo křížů
    }

## The table in words, and help in place

gov-held-by = patří: { $house }
gov-held-by-you = vaše
gov-can-choose = lze vybrat
gov-power-price = spojenectví stojí: { $cost }
gov-words-powers = Mocnosti
gov-words-asked = Na co se ptáme
gov-words-court = Dvůr
gov-words-order = Pořadí: { $order }
gov-words-patronage = Stupeň patronátu { $step }
gov-words-bonuses = Bonusy za patronát: { $names }
gov-words-trophies = Trofeje od: { $names }
gov-coach-none = Tady teď nic nejde. Klepněte na to, co byste chtěli: dozvíte se, co chybí.
gov-coach-first = Kdo je první, hraje první na jaře i v zimě.
gov-coach-action-govern = Vláda zpřístupní jantarové destičky, aby mohly znovu platit. Nic jantarového? Pak ji vynechte.
gov-coach-action-sponsor = Každý stupeň patronátu přináší body, stupně 2 a 4 i bonus, který už nikdo jiný nezíská.
gov-coach-action-trade = Každá loď se změní ve 2 florény; za ty v zimě koupíte karty a destičky.
gov-coach-action-wage_war = Jednotky táhnou teď; město, před kterým stojí, obléhají na konci jara.
gov-coach-action-scheme = Agenti zavírají cizí komnaty, mění hodnotu měst a získávají mocnosti.
gov-coach-step = Dvě komnaty jsou zdarma, další se platí teď.
gov-coach-redeem = Žeton prošel kolem odpustku: teď se ho můžete zbavit. Na konci stojí bod a zavírá komnatu.
gov-coach-pay = Nejúspornější platba je připravena. Chcete-li si něco nechat, změňte řádek.
gov-coach-trade = Vyberte lodě, které změníte ve florény. Co použijete, to se vyčerpá.
gov-coach-scheme = Každá maska je jeden tah agentem: klepněte na osvětlené město, komnatu či mocnost.
gov-coach-put_down = Zvednutý agent jde na kterékoli osvětlené místo.
gov-coach-bonus = Vezměte si jeden: zůstane vám do konce a nikdo jiný ho nedostane.
gov-coach-machiavelli = Přichází ke dvoru a odtud může platit.
gov-coach-siege = Každé město, před kterým stojíte, se obléhá. Volíte jen pořadí.
gov-coach-announce = Útok musí být vyšší než obrana; při shodě se město ubrání. Kdo pasuje, už nic neoznámí.
gov-coach-plains_won = Soupeři jsou poraženi. Město oblehněte, nebo jednotky odveďte beze ztrát.
gov-coach-retreat = Tyto jednotky nemohou zůstat. Po silnici je to zdarma; jednotka bez cesty domů je ztracena.
gov-coach-vacate = Máte o pole méně: jedna karta se musí přesunout, nebo odejít.
gov-coach-salary = Dvě jednotky slouží zdarma; každý florén udrží dvě další. Nezaplacené odejdou.
gov-coach-disband = Tyto jednotky nejsou zaplaceny. Vyberte, kde budou nejméně chybět.
gov-coach-reorganise = V komnatě karta posiluje akci, na straně může platit. Je-li vše v pořádku, nic neměňte.
gov-coach-place = Na straně může platit; přejetí šipky té strany ji znovu zpřístupní.
gov-coach-cathedral = Katedrála přináší body a kříž tomu, kdo drží město.
gov-coach-recruit = Jednotky střeží vaše města a obléhají cizí. Nad dvě chtějí každou zimu žold.
gov-coach-alliance = Spojenec je na konci za 1 bod a jednou pomůže, dokud znovu nevládnete.
keys-places = mapa, palác, dominium, rody
keys-keep = ponechat zdroj; jiná platba
keys-ideas = co mohu dělat?
