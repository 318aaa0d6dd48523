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
term-left = levá strana
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
term-right = pravá strana
term-right1 = pravé pole 1
term-right2 = pravé pole 2
term-right3 = pravé pole 3
term-rome = Řím
term-room = komnata
term-rossano = Rossano
term-scheme = Intriky
term-setup = Příprava hry
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

## Jména v jiných pádech
## _of 2. pád, _to 3. pád, _acc 4. pád, _with 7. pád (u velmocí s předložkou: „s Francií“); _loc kde („v Římě“), _the kam („do Říma“)

term-ajaccio_of = Ajaccia
term-ajaccio_to = Ajacciu
term-ajaccio_acc = Ajaccio
term-ajaccio_with = Ajacciem
term-ajaccio_loc = v Ajacciu
term-ajaccio_the = do Ajaccia
term-ancona_of = Ancony
term-ancona_to = Anconě
term-ancona_acc = Anconu
term-ancona_with = Anconou
term-ancona_loc = v Anconě
term-ancona_the = do Ancony
term-bari_of = Bari
term-bari_to = Bari
term-bari_acc = Bari
term-bari_with = Bari
term-bari_loc = v Bari
term-bari_the = do Bari
term-benevento_of = Beneventa
term-benevento_to = Beneventu
term-benevento_acc = Benevento
term-benevento_with = Beneventem
term-benevento_loc = v Beneventu
term-benevento_the = do Beneventa
term-cagliari_of = Cagliari
term-cagliari_to = Cagliari
term-cagliari_acc = Cagliari
term-cagliari_with = Cagliari
term-cagliari_loc = v Cagliari
term-cagliari_the = do Cagliari
term-civitavecchia_of = Civitavecchie
term-civitavecchia_to = Civitavecchii
term-civitavecchia_acc = Civitavecchii
term-civitavecchia_with = Civitavecchií
term-civitavecchia_loc = v Civitavecchii
term-civitavecchia_the = do Civitavecchie
term-corfu_of = Korfu
term-corfu_to = Korfu
term-corfu_acc = Korfu
term-corfu_with = Korfu
term-corfu_loc = na Korfu
term-corfu_the = na Korfu
term-florence_of = Florencie
term-florence_to = Florencii
term-florence_acc = Florencii
term-florence_with = Florencií
term-florence_loc = ve Florencii
term-florence_the = do Florencie
term-genoa_of = Janova
term-genoa_to = Janovu
term-genoa_acc = Janov
term-genoa_with = Janovem
term-genoa_loc = v Janově
term-genoa_the = do Janova
term-mantua_of = Mantovy
term-mantua_to = Mantově
term-mantua_acc = Mantovu
term-mantua_with = Mantovou
term-mantua_loc = v Mantově
term-mantua_the = do Mantovy
term-messina_of = Messiny
term-messina_to = Messině
term-messina_acc = Messinu
term-messina_with = Messinou
term-messina_loc = v Messině
term-messina_the = do Messiny
term-milan_of = Milána
term-milan_to = Milánu
term-milan_acc = Milán
term-milan_with = Milánem
term-milan_loc = v Miláně
term-milan_the = do Milána
term-naples_of = Neapole
term-naples_to = Neapoli
term-naples_acc = Neapol
term-naples_with = Neapolí
term-naples_loc = v Neapoli
term-naples_the = do Neapole
term-nice_of = Nice
term-nice_to = Nice
term-nice_acc = Nice
term-nice_with = Nice
term-nice_loc = v Nice
term-nice_the = do Nice
term-palermo_of = Palerma
term-palermo_to = Palermu
term-palermo_acc = Palermo
term-palermo_with = Palermem
term-palermo_loc = v Palermu
term-palermo_the = do Palerma
term-parma_of = Parmy
term-parma_to = Parmě
term-parma_acc = Parmu
term-parma_with = Parmou
term-parma_loc = v Parmě
term-parma_the = do Parmy
term-perugia_of = Perugie
term-perugia_to = Perugii
term-perugia_acc = Perugii
term-perugia_with = Perugií
term-perugia_loc = v Perugii
term-perugia_the = do Perugie
term-pisa_of = Pisy
term-pisa_to = Pise
term-pisa_acc = Pisu
term-pisa_with = Pisou
term-pisa_loc = v Pise
term-pisa_the = do Pisy
term-ragusa_of = Ragusy
term-ragusa_to = Raguse
term-ragusa_acc = Ragusu
term-ragusa_with = Ragusou
term-ragusa_loc = v Raguse
term-ragusa_the = do Ragusy
term-ravenna_of = Ravenny
term-ravenna_to = Ravenně
term-ravenna_acc = Ravennu
term-ravenna_with = Ravennou
term-ravenna_loc = v Ravenně
term-ravenna_the = do Ravenny
term-reggio_of = Reggia
term-reggio_to = Reggiu
term-reggio_acc = Reggio
term-reggio_with = Reggiem
term-reggio_loc = v Reggiu
term-reggio_the = do Reggia
term-rome_of = Říma
term-rome_to = Římu
term-rome_acc = Řím
term-rome_with = Římem
term-rome_loc = v Římě
term-rome_the = do Říma
term-rossano_of = Rossana
term-rossano_to = Rossanu
term-rossano_acc = Rossano
term-rossano_with = Rossanem
term-rossano_loc = v Rossanu
term-rossano_the = do Rossana
term-siena_of = Sieny
term-siena_to = Sieně
term-siena_acc = Sienu
term-siena_with = Sienou
term-siena_loc = v Sieně
term-siena_the = do Sieny
term-spoleto_of = Spoleta
term-spoleto_to = Spoletu
term-spoleto_acc = Spoleto
term-spoleto_with = Spoletem
term-spoleto_loc = ve Spoletu
term-spoleto_the = do Spoleta
term-terracina_of = Terraciny
term-terracina_to = Terracině
term-terracina_acc = Terracinu
term-terracina_with = Terracinou
term-terracina_loc = v Terracině
term-terracina_the = do Terraciny
term-trento_of = Tridentu
term-trento_to = Tridentu
term-trento_acc = Trident
term-trento_with = Tridentem
term-trento_loc = v Tridentu
term-trento_the = do Tridentu
term-tunis_of = Tunisu
term-tunis_to = Tunisu
term-tunis_acc = Tunis
term-tunis_with = Tunisem
term-tunis_loc = v Tunisu
term-tunis_the = do Tunisu
term-turin_of = Turína
term-turin_to = Turínu
term-turin_acc = Turín
term-turin_with = Turínem
term-turin_loc = v Turíně
term-turin_the = do Turína
term-venice_of = Benátek
term-venice_to = Benátkám
term-venice_acc = Benátky
term-venice_with = Benátkami
term-venice_loc = v Benátkách
term-venice_the = do Benátek
term-empire_of = Svaté říše římské
term-empire_acc = Svatou říši římskou
term-empire_with = se Svatou říší římskou
term-ottoman_of = Osmanské říše
term-ottoman_acc = Osmanskou říši
term-ottoman_with = s Osmanskou říší

## The table

gov-italy = Itálie
gov-map = Mapa Itálie
gov-zoom-in = Přiblížit
gov-zoom-out = Oddálit
gov-whole-map = Celá mapa
gov-legend-can = lze vybrat
gov-legend-put = lze sem
gov-legend-chosen = vybráno
gov-legend-why = proč ne?
gov-city-value = hodnota { $value }
gov-neutral = neutrální
gov-city-garrison = posádka { $count }
gov-city-siege = { $house } před městem: { $count }
gov-city-marked = { $house } na ústupu: { $count }
gov-agent-of = agent: { $house }
gov-pirate = pirátský přístav
gov-port-on = přístav: { $seas }
gov-roads-to = silnice: { $cities }
gov-allied-with = spojenec: { $house }
gov-unallied = bez spojence
gov-spent = bonus použitý
gov-you = vy
gov-palace-of = Palác: { $house }
gov-points-now = nyní { $points } BP
gov-pp = { $points } BP
gov-rooms = Komnaty po směru hodinových ručiček
gov-arrow-after = Šipka s kartou dvořana za komnatou { $room }
gov-readies-left = zpřístupní levou stranu
gov-readies-right = zpřístupní pravou stranu
gov-left-edge = levá strana
gov-right-edge = pravá strana
gov-closed-indulgence = Odpustek: zavřeno
gov-closed-agent = Agent ({ $house }): zavřeno
gov-room-idle = Teď tu nejde nic udělat
gov-room-number = Komnata { $room }
gov-marker-here = zde stojí žeton
gov-with-improvement = vylepšení: { $card }
gov-space-free = volné
gov-space-locked = zamčené
gov-space-given-up = ztracené
gov-unlock-cities = od 5 měst
gov-unlock-title = díky titulu
gov-unlock-bonus = díky bonusu
gov-ready = dostupná
gov-exhausted = vyčerpaná
gov-bank = Získat florény: { $source }
gov-treasury = pokladnice
gov-agents = Agenti
gov-free-of = / { $all } volných
gov-troops = Jednotky
gov-of-all = / { $all }
gov-trophies = Trofeje
gov-indulgences = Odpustky
gov-cities = Města
gov-domain = Dominium
gov-domain-count = dostupné: { $ready } · vyčerpané (jantarové): { $exhausted }
gov-domain-short = { $ready } dost. · { $exhausted } vyčerp.
gov-others = Ostatní paláce
gov-others-open = klepnutím palác otevřete
gov-court = dvůr
gov-previous-house = Předchozí rod
gov-next-house = Další rod
gov-prestige = Prestiž
gov-prestige-aside = nahoře města, dole patronát · zlatě body
gov-cities-track = stupnice měst
gov-patronage-track = stupnice patronátu
gov-track-space = { $space }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
gov-market = Nabídka
gov-market-notables = Postavy
gov-market-titles = Tituly
gov-market-patronage = Patronát
gov-market-cities = Města
gov-count-left = { $count ->
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
gov-tab-map = Mapa
gov-tab-palace = Palác
gov-tab-houses = Rody
gov-tab-market = Nabídka
gov-left = levá
gov-right = pravá
gov-sheet-up = Zobrazit podrobnosti
gov-sheet-down = Zobrazit plán
gov-prestige-points = BP
gov-ended = konec v roce { $year }:
gov-ended-no_neutral_city = nezbylo neutrální město
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
        [you] Postupujete o { $rooms ->
            [one] { $rooms } komnatu
            [few] { $rooms } komnaty
           *[other] { $rooms } komnat
        } do komnaty { $room }
       *[other] { $seat } postupuje o { $rooms ->
            [one] { $rooms } komnatu
            [few] { $rooms } komnaty
           *[other] { $rooms } komnat
        } do komnaty { $room }
    }
event-palace-bought_step = { $seat_is ->
        [you] Za 2 florény postupujete o další komnatu
       *[other] { $seat } za 2 florény postupuje o další komnatu
    }
event-palace-readied_edge = { $seat_is ->
        [you] Vaši dvořané jsou znovu dostupní: { $edge }
       *[other] Dvořané { $seat_of } jsou znovu dostupní: { $edge }
    }
event-palace-redeemed = { $seat_is ->
        [you] Rušíte prodej odpustků v komnatě { $room }
       *[other] { $seat } ruší prodej odpustků v komnatě { $room }
    }
event-palace-requested = { $seat_is ->
        [you] Vyhlašujete prodej odpustků: { $benefit }
       *[other] { $seat } vyhlašuje prodej odpustků: { $benefit }
    }
event-palace-laid = { $seat_is ->
        [you] Odpustek leží ve vaší komnatě { $room }
       *[other] Odpustek leží v komnatě { $room } ({ $seat })
    }
event-palace-performed = { $seat_is ->
        [you] Provádíte akci { $action }
       *[other] { $seat } provádí akci { $action }
    }
event-palace-skipped = { $seat_is ->
        [you] Přeskakujete akci
       *[other] { $seat } přeskakuje akci
    }
event-palace-used = { $seat_is ->
        [you] Používáte: { $source } ({ $symbol } × { $count })
       *[other] { $seat } používá: { $source } ({ $symbol } × { $count })
    }
event-palace-paid = { $seat_is ->
        [you] Platíte: { $cost }
       *[other] { $seat } platí: { $cost }
    }
event-palace-banked = { $seat_is ->
        [you] Získáváte { $florins ->
            [one] { $florins } florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }: { $source }
       *[other] { $seat } získává { $florins ->
            [one] { $florins } florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }: { $source }
    }
event-palace-annexed = { $seat_is ->
        [you] Anektujete { $city_acc }
       *[other] { $seat } anektuje { $city_acc }
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
        [you] K vašemu dvoru přichází { $card }
       *[other] Ke dvoru { $seat_of } přichází { $card }
    }
event-palace-traded = { $seat_is ->
        [you] Obchodem získáváte { $florins ->
            [one] { $florins } florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }
       *[other] { $seat } obchodem získává { $florins ->
            [one] { $florins } florén
            [few] { $florins } florény
           *[other] { $florins } florénů
        }
    }
event-palace-marched = { $seat_is ->
        [you] Vaše jednotka táhne: { $origin } → { $city }
       *[other] Jednotka { $seat_of } táhne: { $origin } → { $city }
    }
event-palace-sailed = { $seat_is ->
        [you] Vaše jednotka pluje: { $origin } → { $city }
       *[other] Jednotka { $seat_of } pluje: { $origin } → { $city }
    }
event-palace-placed_agent = { $seat_is ->
        [you] Umísťujete agenta: { $location }
       *[other] { $seat } umísťuje agenta: { $location }
    }
event-palace-expelled = { $seat_is ->
        [you] Odstraňujete agenta { $owner_of }: { $location }
       *[other] { $owner_is ->
            [you] { $seat } odstraňuje vašeho agenta: { $location }
           *[other] { $seat } odstraňuje agenta { $owner_of }: { $location }
        }
    }
event-palace-won_on_plains = { $attacker_is ->
        [you] Vítězíte v polní bitvě před { $city_with } nad { $defender_with }
       *[other] { $defender_is ->
            [you] { $attacker } vás poráží v polní bitvě před { $city_with }
           *[other] { $attacker } vítězí v polní bitvě před { $city_with } nad { $defender_with }
        }
    }
event-palace-tied_on_plains = Polní bitva před { $city_with } je nerozhodná: { $first_is ->
        [you] vy a { $second } ztrácíte
       *[other] { $second_is ->
            [you] vy a { $first } ztrácíte
           *[other] { $first } a { $second } ztrácejí
        }
    } po 1 jednotce
event-palace-withdrew = { $seat_is ->
        [you] Stahujete se od { $city_of }
       *[other] { $seat } se stahuje od { $city_of }
    }
event-palace-announced_token = { $seat_is ->
        [you] Oznamujete bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
       *[other] { $seat } oznamuje bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
    }
event-palace-announced_cannons = { $seat_is ->
        [you] Oznamujete bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
       *[other] { $seat } oznamuje bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
    }
event-palace-announced_card = { $seat_is ->
        [you] Oznamujete bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
       *[other] { $seat } oznamuje bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
    }
event-palace-announced_tile = { $seat_is ->
        [you] Oznamujete bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
       *[other] { $seat } oznamuje bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
    }
event-palace-passed = { $seat_is ->
        [you] Pasujete v boji o { $city_acc }
       *[other] { $seat } pasuje v boji o { $city_acc }
    }
event-palace-took_by_siege = { $attacker_is ->
        [you] Obléháním získáváte { $city_acc }, { $attack } proti { $defence }
       *[other] { $attacker } obléháním získává { $city_acc }, { $attack } proti { $defence }
    }
event-palace-retreated_by_road = { $seat_is ->
        [you] Vaše jednotka ustupuje: { $origin } → { $city }
       *[other] Jednotka { $seat_of } ustupuje: { $origin } → { $city }
    }
event-palace-retreated_by_sea = { $seat_is ->
        [you] Vaše jednotka ustupuje po moři: { $origin } → { $city }
       *[other] Jednotka { $seat_of } ustupuje po moři: { $origin } → { $city }
    }
event-palace-lost_in_retreat = { $seat_is ->
        [you] Při ústupu od { $origin_of } ztrácíte jednotku
       *[other] { $seat } při ústupu od { $origin_of } ztrácí jednotku
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
       *[other] Zimní tah: { $seat }
    }
event-palace-paid_salary = { $seat_is ->
        [you] { $florins ->
            [0] Neplatíte žádný žold
            [one] Platíte žold { $florins } florén
            [few] Platíte žold { $florins } florény
           *[other] Platíte žold { $florins } florénů
        }
       *[other] { $florins ->
            [0] { $seat } neplatí žádný žold
            [one] { $seat } platí žold { $florins } florén
            [few] { $seat } platí žold { $florins } florény
           *[other] { $seat } platí žold { $florins } florénů
        }
    }
event-palace-disbanded = { $seat_is ->
        [you] Propouštíte jednotku { $city_loc }
       *[other] { $seat } propouští jednotku { $city_loc }
    }
event-palace-took_card_out = { $seat_is ->
        [you] Karta { $card } opouští vaši komnatu { $room } a je vyčerpaná
       *[other] Karta { $card } opouští komnatu { $room } ({ $seat }) a je vyčerpaná
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
        [you] Verbujete jednotku { $city_loc }
       *[other] { $seat } verbuje jednotku { $city_loc }
    }
question-palace-room = Kde začne váš žeton?
question-palace-move = Posuňte svůj žeton
question-palace-step = Zaplaťte posun o další komnaty
question-palace-redeem = Zrušíte prodej odpustků v komnatách, kterými žeton prošel nebo kde stojí?
question-palace-action = Provést akci { $action }?
question-palace-pay = Zaplaťte
question-palace-pay-annex = Zaplaťte město
question-palace-pay-purchase = Zaplaťte nákup
question-palace-pay-retreat = Zaplaťte lodě za ústup
question-palace-pay-other = Zaplaťte cenu
question-palace-trade = Obchod: které lodě použijete?
question-palace-war = Tažení: táhněte jednotkami
question-palace-scheme = Intriky: umístěte, přesuňte či odstraňte agenty
question-palace-put_down = Kam přijde agent?
question-palace-vacate = Ztrácíte pole: kterou kartu přesunete nebo odhodíte?
question-palace-salary = Zaplaťte žold (jednotky: { $count })
question-palace-disband = Propusťte jednotky, zbývá: { $count }
question-palace-reorganise = Reorganizujte palác
question-palace-place = Kam přijde { $card }?
question-palace-recruit = Budete verbovat?
question-palace-held-card = Kam přijde { $card }?
question-palace-held-place = Kam přijde tato karta?
answer-governing-annex = { $city }
commit-governing-annex = Anektovat { $city_acc }
answer-governing-march = { $origin } → { $city }
commit-governing-march = Táhnout: { $origin } → { $city }
answer-governing-sail = { $origin } ⇢ { $city }
commit-governing-sail = Plout: { $origin } ⇢ { $city }
answer-governing-besiege = Obléhat { $city_acc }
answer-governing-withdraw = Stáhnout se od { $city_of }
commit-governing-withdraw = Stáhnout se od { $city_of }
answer-governing-disband = Jednotka { $city_loc }
commit-governing-disband = Propustit jednotku { $city_loc }
answer-governing-build = { $city }
commit-governing-build = Postavit katedrálu { $city_loc }
answer-governing-retreat = { $city }
commit-governing-retreat = Ustoupit { $city_the }
answer-governing-recruit = { $city }
commit-governing-recruit = Verbovat { $city_loc }
answer-governing-place = Agent: { $location }
commit-governing-place = Umístit agenta: { $location }
answer-governing-lift = Přesunout odtud: { $location }
commit-governing-lift = Zvednout agenta: { $location }
answer-governing-expel = Odstranit: { $location }
commit-governing-expel = Odstranit agenta: { $location }
answer-governing-ally = { $power }
commit-governing-ally = Uzavřít spojenectví { $power_with }
answer-governing-ally-less = { $power }, sleva: { $symbol }
commit-governing-ally-less = Spojenectví { $power_with }, sleva: { $symbol }
answer-governing-reactivate = Reaktivovat: { $power }
answer-governing-bank = Získat florény: { $source }
commit-governing-bank = Získat florény: { $source }
answer-governing-use = { $source }: { $symbol }
commit-governing-use = Použít: { $source } ({ $symbol })
answer-governing-indulgence-florin = Odpustek
answer-governing-indulgence-florin-small = +3 florény, −1 BP
commit-governing-indulgence-florin = Vyhlásit prodej odpustků a získat 3 florény
answer-governing-indulgence-crown = Odpustek
answer-governing-indulgence-crown-small = +1 koruna, −1 BP
commit-governing-indulgence-crown = Vyhlásit prodej odpustků a získat 1 korunu
answer-governing-ready = Zpřístupnit: { $source }
answer-governing-announce = { $source }
commit-governing-announce = Oznámit: { $source }
answer-governing-room = Komnata { $room } · { $action }
commit-governing-room = Začít v komnatě { $room }: { $action }
answer-governing-move = Komnata { $room } · { $action }
commit-governing-move = Do komnaty { $room }: { $action }
answer-governing-buy-step = 2 florény
commit-governing-buy-step = Zaplatit 2 florény za další komnatu
answer-governing-redeem-cross = Komnata { $room }: 1 kříž
commit-governing-redeem-cross = Zrušit prodej odpustků v komnatě { $room } za 1 kříž
answer-governing-redeem-crowns = Komnata { $room }: 2 koruny
commit-governing-redeem-crowns = Zrušit prodej odpustků v komnatě { $room } za 2 koruny
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
answer-governing-put-under = { $card } pod kartu v komnatě { $room }
answer-governing-put-under-small = jako vylepšení
answer-governing-put-over = { $card } na kartu v komnatě { $room }
answer-governing-put-over-small = stará karta bude vylepšením
answer-governing-shift = { $card }: { $space }
commit-governing-shift = Přesunout kartu { $card }: { $space }
answer-governing-discard = Odhodit: { $card }
answer-governing-give-up = Přijít o { $space }
answer-governing-lose = Ztratit jednotku
answer-governing-salary = Zaplatit { $florins }, udržet { $keeps ->
        [one] { $keeps } jednotku
        [few] { $keeps } jednotky
       *[other] { $keeps } jednotek
    }
answer-governing-first = { $house }
commit-governing-first = První hráč: { $house }
answer-governing-family-room = { $card } do komnaty { $room }
answer-governing-family-room-small = nahradí: { $action }
answer-governing-family-under = { $card } pod kartu v komnatě { $room }
answer-governing-family-under-small = jako vylepšení
answer-governing-family-space = { $card }: { $space }
answer-governing-family-space-small = jako dvořan
answer-governing-perform = { $action }
commit-governing-perform = Provést: { $action }
answer-governing-skip = Přeskočit
answer-governing-skip-small = bez akce
commit-governing-skip = Přeskočit akci
answer-governing-pass = Definitivně pasovat
answer-governing-pass-for-now = Zatím pasovat
answer-governing-pay = Zaplatit
answer-governing-done = Hotovo
answer-governing-done-redeem = Nic dalšího nerušit
answer-governing-done-govern = Skončit
answer-governing-done-trade = Skončit
answer-governing-done-war = Skončit
answer-governing-done-scheme = Skončit
answer-governing-done-reorganise = Nechat palác takto
answer-governing-done-purchase = Uzavřít nákup
answer-governing-done-recruit = Už neverbovat
answer-governing-done-alliance = Bez spojenectví
AG-2-1-4 = Karta akce zakrývá vytištěný symbol vaší komnaty.
AG-2-2-5 = Na tomto poli už leží karta: { $space }.
AG-2-2-3 = Toto pole je stínované ({ $space }); obsazená stínovaná pole: { $occupied }, povolená: { $allowed }.
AG-16-4 = Toto pole ({ $space }) je ztracené, použít je nelze.
AG-2-3-1 = Na tomto poli není co odhodit: { $space }.
AG-3-4-1 = Prvním hráčem musí být někdo, kdo u stolu sedí; počet hráčů je { $players }.
AG-3-5-1 = Umístěte jednu ze svých karet rodu.
AG-3-5-1-own = Karta { $card } nepatří ke kartám rodu, které máte ještě umístit.
AG-3-5-2 = Karta { $card } nemá ikonu akce a nemůže být kartou akce.
AG-3-5-2-room = Komnata { $room } už má kartu akce.
AG-3-5-2-under = Komnata { $room } nemá kartu akce k vylepšení, nebo už vylepšení má.
AG-3-5-2-space = Na tomto poli už leží karta: { $space }.
AG-4-1-1-answer = Použijte zdroj, nebo zaplaťte.
AG-4-1-1 = Cena ještě není zaplacena, chybí: { $missing }.
AG-4-1-1-reach = Použijete-li takto tento zdroj ({ $source }), cenu už zaplatit nepůjde.
AG-4-1-1-source = Tento zdroj nemáte: { $source }.
AG-4-1-1-once = Tento zdroj ({ $source }) už je v této platbě použitý.
AG-4-1-2 = Na tomto zdroji ({ $source }) není symbol { $symbol }.
AG-4-1-3 = Tento zdroj je vyčerpaný: { $source }.
AG-4-1-4 = Bonus ({ $source }) není váš, je použitý, nebo ho blokuje nepřátelský agent.
AG-4-1-5 = Tento symbol už není potřeba: { $symbol }.
AG-4-1-7 = Tímto zdrojem ({ $source }) se v této fázi už platilo jiným symbolem.
AG-4-2-2-own = Tento zdroj nemáte: { $source }.
AG-4-2-2-ready = Tento zdroj je vyčerpaný: { $source }.
AG-4-2-2 = Tento zdroj nedává florény: { $source }.
AG-4-3-1 = Tento zdroj ({ $source }) tu symbol { $symbol } dát nemůže; platí se: { $purpose_action }.
AG-6-1-1 = Umístěte žeton do jedné ze svých pěti komnat.
AG-6-2-1 = Posuňte žeton po směru hodinových ručiček aspoň o jednu komnatu.
AG-6-2-5 = Posun o { $rooms ->
        [one] { $rooms } komnatu
        [few] { $rooms } komnaty
       *[other] { $rooms } komnat
    } je o { $extra } delší než dvě komnaty, které jsou zdarma; doplatit můžete nejvýše { $reach }.
AG-6-2-4-answer = Další komnaty zaplaťte šipkami nebo 2 florény.
AG-6-2-3 = Další komnata stojí 2 florény; v pokladnici máte { $florins }.
AG-6-2-3-once = Za florény lze za jaro postoupit jen o jednu komnatu navíc.
AG-6-2-5-reach = Takto by už posun nešlo zaplatit.
AG-7-2-1 = Zrušte prodej odpustků v komnatách, kterými žeton prošel nebo kde stojí, nebo skončete.
AG-7-2-2 = Váš žeton komnatou { $room } neprošel ani se v ní nezastavil.
AG-7-2-2-none = V komnatě { $room } není odpustek.
AG-7-3-1 = Ve vaší komnatě leží odpustek.
AG-7-3-2 = Ve vaší komnatě je nepřátelský agent.
AG-7-3-4-answer = { $masks ->
        [one] První maska odstraní
        [few] První { $masks } masky odstraní
       *[other] Prvních { $masks } masek odstraní
    } nepřátelského agenta z této komnaty.
AG-7-4-2 = Prodej odpustků lze vyhlásit jen ve vlastním kroku akce nebo ve vlastní zimě.
AG-7-4-2-once = Prodej odpustků lze vyhlásit jen jednou za rok.
AG-7-4-4 = V komnatě vašeho žetonu už odpustek leží.
AG-7-4-4-stack = Všechny odpustky ({ $stack }) leží v palácích.
AG-7-4-8 = Korunu z odpustku lze použít jen na cenu vaší akce, když ji platíte.
AG-7-4-9 = V zimě se koruna z odpustku bere jen jako součást platby.
AG-8-1-2 = Proveďte akci své komnaty, nebo ji přeskočte.
AG-8-1-1 = Akce vaší komnaty: { $action_action }.
AG-8-2-1 = Použijte koruny či kříže, zpřístupněte destičky, reaktivujte spojenectví, nebo skončete.
AG-8-2-2 = Stojí to korunu nebo kříž a žádný takový symbol vám nezbývá.
AG-8-2-2-tile = Ve vašem dominiu taková vyčerpaná destička není: { $source }.
AG-8-2-2-alliance = Spojenectví { $power_with } nemáte, nebo jeho bonus není použitý.
AG-8-2-3 = Touto destičkou ({ $source }) byla tato akce Vláda zaplacena, a proto ji zpřístupnit nemůže.
AG-8-2-3-pay = Tuto destičku ({ $source }) tato akce Vláda právě zpřístupnila, a proto jí tuto akci platit nelze.
AG-8-2-5 = Tímto bonusem ({ $power }) byla tato akce Vláda zaplacena, a proto jej reaktivovat nemůže.
AG-8-2-8 = Destička { $source } už byla touto akcí Vláda zpřístupněna; podruhé to nejde.
AG-8-3-1 = Jste na posledním stupni patronátu.
AG-8-3-2 = Stupeň { $step } stojí: { $cost }; to zaplatit nemůžete.
AG-8-3-4 = Vezměte si jeden ze zbylých bonusů za patronát.
AG-8-3-4-taken = Bonus { $bonus } už má někdo jiný.
AG-8-3-5 = Bonus { $bonus } si vzít nemůžete, jeden téhož typu už máte: nejvýše jedna osobnost a jedno dílo.
AG-8-4-1 = Použijte lodě, nebo skončete.
AG-8-5-1 = Anektovat lze jen neutrální město; { $city_acc } už někdo ovládá: { $owner }.
AG-8-5-1-out = Město { $city } není ve hře.
AG-8-5-8 = { $city } je pirátský přístav; získat jej lze jen obléháním.
AG-8-6-3 = Použijte zdroje, táhněte jednotkami, nebo skončete.
AG-8-6-1-cavalry = Tažení po silnici stojí 1 jízdu a žádná vám nezbývá.
AG-8-6-2 = Plout lze jen mezi dvěma přístavy ve hře; pro { $origin_acc } a { $city_acc } to neplatí.
AG-8-6-4 = Jednotka u města, které neovládáte, v této akci už dál netáhne.
AG-8-6-1-troop = Ve městě { $origin } nemáte jednotku.
AG-8-6-8 = Symbol válčení se platí hned: { $price ->
        [one] { $price } florén
        [few] { $price } florény
       *[other] { $price } florénů
    }; máte { $florins }.
AG-8-6-8-tokens = Žádný žeton válečného bonusu už nezbývá.
AG-4-2-4 = Těmito florény lze platit jen tuto akci, a ta žádné florény nestojí.
AG-8-7-1 = Použijte masky, umístěte, přesuňte či odstraňte agenty, nebo skončete.
AG-8-7-1-mask = Každý úkon stojí masku a žádná vám nezbývá.
AG-8-7-1-agent = Nemáte volného agenta.
AG-8-7-1-own = Zde agenta nemáte: { $location }.
AG-8-7-7 = Zde není nepřátelský agent: { $location }.
AG-8-7-2 = Agent už zde je: { $location }.
AG-8-7-2-out = Toto místo není ve hře: { $location }.
AG-8-7-4 = Vladař sem cizí agenty nepouští: { $location }.
AG-8-7-5 = V tomto paláci už další agent být nesmí.
AG-8-7-1-put = Vyberte, kam přijde zvednutý agent.
AG-8-7-2-nowhere = Pro tohoto agenta není jiné dovolené místo.
AG-8-7-2-same = Agent byl zvednut právě odtud: { $location }.
AG-9-3-9 = Umístěte Machiavelliho na pole dvořana, nebo pro něj odhoďte kartu.
AG-10-1-1 = Vyberte, které obléhání se vyhodnotí jako další.
AG-10-1-3 = Obléhání nelze přeskočit ani zrušit; zbývají: { $cities }.
AG-10-3-2 = Oznamte válečný bonus, nebo pasujte.
AG-10-3-4 = Tento válečný bonus nemáte: { $bonus }.
AG-10-3-5 = Žetony válečného bonusu slouží jen k útoku.
AG-10-3-6 = Bonus { $bonus } stojí { $price ->
        [one] { $price } florén
        [few] { $price } florény
       *[other] { $price } florénů
    }; v pokladnici máte { $florins }.
AG-10-3-7 = Bonus { $bonus } platí jednou za boj a už byl použit.
AG-10-3-7-exhausted = Tento bonus je vyčerpaný: { $bonus }.
AG-4-1-7-war = Tímto zdrojem ({ $bonus }) se v této fázi už platilo jiným symbolem.
AG-12-3-1-france = Bonus za spojenectví s Francií je použitý, nebo ho blokuje nepřátelský agent.
AG-16-9 = Bonus { $bonus } lze oznámit jen při obléhání, ne v polní bitvě.
AG-10-7-2-answer = Jednotka ustoupí do vašeho města, nebo je ztracena.
AG-10-7-3-kept = Lodě, které ještě dlužíte ({ $ships }), by už nešlo zaplatit.
AG-10-8-5-answer = Přesuňte kartu ze stínovaného pole jinam, nebo ji odhoďte.
AG-10-8-5-shaded = Ztrácíte stínované pole, toto ale stínované není: { $space }.
AG-10-8-5-empty = Toto pole je prázdné: { $space }.
AG-16-4-give = Přijít můžete jen o otevřené prázdné základní pole; toto zvolit nelze: { $space }.
AG-10-8-5-target = Toto pole není pro tu kartu volné: { $target }.
AG-11-2-2-florins = V pokladnici máte { $florins ->
        [one] { $florins } florén
        [few] { $florins } florény
       *[other] { $florins } florénů
    }.
AG-11-3-1 = Přesuňte kartu, odhoďte dvořana, nebo skončete.
AG-11-3-1-enough = Na každé uspořádání stačí { $limit ->
        [one] { $limit } přesun
        [few] { $limit } přesuny
       *[other] { $limit } přesunů
    }; víc jich udělat nelze.
AG-11-3-2-marker = V komnatě { $room } stojí váš žeton: žádná karta do ní ani z ní nesmí.
AG-11-3-2-indulgence = V komnatě { $room } leží odpustek: žádná karta do ní ani z ní nesmí.
AG-11-3-2-agent = V komnatě { $room } je nepřátelský agent: žádná karta do ní ani z ní nesmí.
AG-11-3-3-empty = Toto pole je prázdné: { $space }.
AG-11-3-3 = Přesouvat lze jen dostupné dvořany; karta { $card } je vyčerpaná.
AG-2-1-4-icon = Karta { $card } nemá ikonu akce a nemůže být kartou akce.
AG-11-3-3-taken = Komnata { $room } už má kartu akce; dejte tuto pod ni, nebo na ni.
AG-2-1-3-bare = Komnata { $room } nemá kartu akce k vylepšení.
AG-2-1-3-improvement = Komnata { $room } už má vylepšení.
AG-16-7-insert = Karta jde pod kartu akce, ne na ni.
AG-11-3-4-nothing = Komnata { $room } takovou kartu nemá.
AG-11-3-5 = Karta akce smí odejít, jen může-li ji vylepšení nahradit; karta { $card } nemá ikonu akce.
AG-11-3-7-target = Toto pole není volné: { $target }.
AG-11-4-1 = Kupte kartu či destičku, odhoďte dvořana, nebo skončete.
AG-11-4-1-twice = Za zimu lze koupit jen jednou: { $item }.
AG-1-3-item = V nabídce už nezbývá: { $item }.
AG-11-4-2 = Nákup s položkou { $item } stojí: { $cost }; to zaplatit nemůžete.
AG-11-4-2-kept = Vybraný nákup ({ $cost }) by už nešlo zaplatit.
AG-11-4-3 = Každá koupená karta potřebuje volné pole; karty: { $cards }, volná pole: { $spaces }.
AG-11-4-3-new = Karta { $card } byla právě koupena a v témže nákupu ji odhodit nelze.
AG-11-4-3-place = Umístěte kartu { $card } na volné pole; není-li žádné, nejprve odhoďte dvořana.
AG-11-4-6 = Můžete mít nejvýše { $limit } × { $item }.
AG-11-4-6-discard = Mít lze jen jednu kartu { $item }; tu svou nejprve odhoďte.
AG-11-4-7-arms = Tuto destičku se svým znakem už máte: { $item }.
AG-11-4-8 = Nelze mít zároveň: { $other } a { $item }.
AG-11-4-9 = Katedrála potřebuje vaše město hodnoty 3 nebo 4, ve kterém ještě katedrála není.
AG-11-4-9-answer = Vyberte město hodnoty 3 nebo 4, které katedrálu dostane.
AG-11-5-1 = Naverbujte jednotku ve městě, nebo skončete.
AG-11-5-1-six = Všech vašich 6 jednotek je na plánu.
AG-11-5-1-city = Verbovat lze jen ve vlastních městech; město { $city } vaše není.
AG-11-6-1 = Uzavřete nebo převezměte spojenectví, nebo skončete.
AG-12-1-1 = Spojenectví { $power_with } už máte.
AG-12-1-2 = Spojenectví stojí: { $cost }; to zaplatit nemůžete.
AG-12-1-2-agent = Slevu na spojenectví { $power_with } dává jen váš vlastní agent.
AG-12-1-2-symbol = V ceně tohoto spojenectví ({ $power }) není symbol { $symbol }.
AG-12-1-2-which = Váš agent ušetří jeden symbol ({ $power }): vyberte který.
AG-12-2-1 = Spojenectví { $power_with } může převzít jen hráč, který tam má agenta.
AG-12-2-1-full = Spojenectví protihráče se přebírá za plnou cenu.
gov-your-court = Váš dvůr
gov-the-table = Stůl
gov-you-capital = Vy
gov-turn-order = Pořadí tahů
gov-year = Rok { $year }
gov-last-winter = poslední zima
gov-your-spring = Váš jarní tah
gov-your-winter = Vaše zima
gov-tiebreak = Vítězí, kdo má nejvíce bodů; při shodě rozhodne počet korun, jinak je vítězství společné.
gov-score-so-far = Dosavadní skóre
gov-no-score = Zatím není co počítat.
gov-no-points-yet = Zatím bez bodů: { $lines }.
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
gov-covered = zaplaceno
gov-not-covered = ještě nestačí
gov-ledger-room = Komnata · nevyčerpává se
gov-ledger-court = Dvůr a dominium · vyčerpávají se
gov-treasury-source = Pokladnice
gov-ledger-left = { $florins ->
    [few] zbudou { $florins }
   *[other] zbude { $florins }
}
gov-pay-for = Zaplatit: { $what }
gov-pay-govern = Zaplatit akci Vláda
gov-pay-sponsor = Zaplatit stupeň patronátu
gov-pay-annex = Zaplatit město
gov-pay-purchase = Zaplatit nákup
gov-pay-alliance = Zaplatit spojenectví
gov-pay-retreat = Zaplatit loděmi
gov-pay-other = Zaplatit
gov-improvement = vylepšení
gov-take-indulgence = Vyhlásit prodej odpustků
gov-minus-one = −1 BP na konci
gov-stays = zůstává
gov-exhausts = vyčerpá se
gov-kept = ponecháno
gov-keep-this = Ponechat: návrhy s tímto nepočítají (K)
gov-loses = Propadne: { $what }.
gov-loses-nothing = Nic nepropadne.
gov-loses-a-point = Stojí 1 bod (odpustek).
gov-wastes = Propadlé symboly: { $count }.
gov-no-payment = Vyberte zdroje ručně.
gov-by-hand = Ručně
gov-least-waste = Nejúsporněji
gov-another-way = Jinak
gov-previous-payment = Předchozí návrh
gov-next-payment = Další návrh (A)
gov-keeps = Ponechá: { $names }.
gov-keeps-many = Ponechá: { $names } a další ({ $more }).
gov-room-symbol = Samotná komnata
gov-room-of = { $house }, komnata { $room } ({ $action })
gov-by-road = po silnici
gov-would-win = { $attack } proti { $defence }: vítězství
gov-would-lose = { $attack } proti { $defence }: porážka
gov-would-score = +{ $points } BP
gov-note-room = Prvního jara smí žeton zdarma do kterékoli komnaty; její akce pak hned následuje.
gov-note-move = Dvě komnaty jsou zdarma; další lze přidat za 2 florény a za každou šipku.
gov-note-family = Klepněte na kartu, pak na zvýrazněnou komnatu nebo pole. V komnatě nahradí její akci, na poli dvořana jí lze platit.
gov-note-govern = Každá koruna či kříž zpřístupní až dvě destičky, nebo reaktivuje jedno spojenectví.
gov-note-trade = Každá loď vynese 2 florény.
gov-note-war = Klepněte na město s jednotkou, pak na zvýrazněné město. Zdroje se použijí samy.
gov-note-scheme = Každá maska umístí, přesune či odstraní agenta: ve městě, v komnatě nebo u velmoci.
gov-note-redeem = Zrušit prodej odpustků stojí 1 kříž nebo 2 koruny; odpustek, který zůstane, zavírá komnatu a na konci stojí bod.
gov-note-reorganise = Klepněte na dostupnou kartu, pak na zvýrazněné místo. Karta, která opouští komnatu, je vyčerpaná.
gov-note-vacate = Přesuňte kartu ze stínovaného pole jinam, nebo ji odhoďte.
gov-note-place = Karta je hned dostupná.
gov-note-machiavelli = Počítá se jako postava a je hned dostupný.
gov-note-purchase = Tím, co právě kupujete, tento nákup platit nelze.
gov-note-salary = Dvě jednotky slouží zdarma; každý florén udrží dvě další.
gov-note-recruit = 1 florén ve městě s vaším znakem, 3 florény v jiném vašem městě.
gov-note-alliance = Na konci 1 bod a bonus, který Vláda reaktivuje, není-li tam nepřátelský agent.
gov-note-retreat = Po silnici zdarma, po moři 1 loď za každé moře.
gov-note-action = Akci můžete provést, nebo přeskočit.
gov-put-up = Vloženo:
gov-nothing-yet = zatím nic
gov-half = ještě jedna destička
gov-debt = nejprve masky: { $masks }
gov-steps-left = komnaty k zaplacení: { $count }
gov-sources = Zdroje
gov-choose-place = vyberte…
gov-group-place = Umístit agenta · { $count }
gov-group-lift = Přesunout agenta · { $count }
gov-group-expel = Odstranit agenta · { $count }
gov-group-march = Táhnout po silnici · { $count }
gov-group-sail = Plout · { $count }
gov-group-ready = Zpřístupnit destičku · { $count }
gov-group-redeem = Zrušit prodej odpustků · { $count }
gov-group-reactivate = Reaktivovat · { $count }
gov-against = proti
gov-passed = pasuje
gov-as-it-stands = Nyní:
gov-siege-won = město padne, ztráty útočníka: { $losses }
gov-siege-lost = město odolá, ztráty útočníka: { $losses }
gov-plains-tie = shoda
gov-plains-lead = vede: { $house }
gov-sum-troops = jednotky { $count }
gov-sum-bonus = bonus { $count }
gov-sum-value = hodnota { $value }
gov-sum-agent = agent { $count }
gov-sum-garrison = posádka { $count }
gov-sum-bastion = bastion { $count }
gov-discard-one = Odhodit kartu…
gov-frozen-marker = váš žeton: beze změn
gov-frozen-indulgence = odpustek: beze změn
gov-frozen-agent = agent ({ $house }): beze změn
gov-sum = Součet
gov-basket-empty = nic nevybráno
gov-payable = lze zaplatit
gov-cannot-pay = teď nelze
gov-spaces-free = Volná pole: { $spaces }.
gov-free = zdarma
gov-state = Stav
gov-as-action-card = Jako karta akce
gov-symbols = Symboly, jeden druh na platbu
gov-for-florins = za { $florins ->
        [one] { $florins } florén
        [few] { $florins } florény
       *[other] { $florins } florénů
    }
gov-price = Cena
gov-in-display = V nabídce
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
gov-besiegers = Před městem
gov-ally = Spojenec
gov-printed-action = Vytištěná akce
gov-closed = zavřeno
gov-printed = vytištěno
gov-reconstructed = naše rekonstrukce
gov-marks = Vytištěné údaje a naše rekonstrukce jsou vždy odlišeny.
gov-about-space = Volné pole dvořana: kartou zde jednou zaplatíte, pak je vyčerpaná, dokud ji nezpřístupní šipka.
gov-about-locked = Otevře je 5 měst, Vévodství či Knížectví, Koperník nebo Vladař.
gov-about-cities-track = Body podle počtu měst; kdo je nejdál, má 1 bod navíc. Při shodě je v pořadí dřív disk, který leží výš.
gov-about-patronage-track = Body podle stupňů; kdo je nejdál, má 1 bod navíc. Stupně 2 a 4 dávají bonus.
gov-about-florin = Florény slouží k placení. Dostupnou kartu či destičku s florény můžete kdykoli vyčerpat a florény získat do pokladnice.
gov-about-agent = Agenti zavírají cizí komnaty, mění hodnotu měst a pomáhají získat velmoci.
gov-about-troop = Jednotky brání vaše města, nebo na konci jara obléhají cizí.
gov-about-trophy = 2 body za každou; od každého protihráče nejvýše jedna.
gov-about-indulgence = Zavírá komnatu; na konci −1 bod. Když komnatou projde váš žeton nebo se v ní zastaví, můžete prodej odpustků zrušit za 1 kříž nebo 2 koruny.
gov-about-token = +1 k útoku v jednom boji tohoto jara, pak zmizí.
gov-about-france = Bonus: +2 v jednom boji. Pak je použitý, dokud jej nereaktivuje Vláda.
gov-about-ottoman = Bonus: 2 lodě na jednu akci či ústup. Pak je použitý, dokud jej nereaktivuje Vláda.
gov-about-empire = Bonus: 1 kříž k placení. Pak je použitý, dokud jej nereaktivuje Vláda. Na konci se počítá jako kříž.
gov-about-govern = Zpřístupněte destičky korunami a kříži
gov-about-sponsor = Další stupeň patronátu za florény a symboly
gov-about-trade = 2 florény za každou loď
gov-about-annex = Neutrální město za více korun, než je jeho hodnota
gov-about-wage_war = Táhněte jednotkami; na konci jara obléhají
gov-about-scheme = Agenti: umístit, přesunout, odstranit
gov-effect-leonardo = +1 v každém boji za 1 florén
gov-effect-bastion = +2 při každé obraně města
gov-effect-copernicus = další pole dvořana
gov-effect-prince = pole dvořana, agent a žádní noví cizí agenti u vás
gov-effect-michelangelo = 1 koruna při každé akci Mecenát
gov-effect-duomo = +1 kříž na konci
gov-effect-sistine = +2 kříže na konci
gov-effect-columbus = 2 body
gov-effect-machiavelli = silná karta pro váš dvůr
gov-effect-cannons = destička: +2 v boji za 1 florén
gov-religion = Náboženský vliv
gov-story = V průběhu let
gov-story-aside = body na konci každého roku
gov-graph-label = Body rodů podle let
gov-coach-family = Hrajete za { $house_acc }. Co má fialový okraj, můžete vybrat. Začněte třemi kartami rodu.
gov-coach-room = Každá komnata je jedna akce. Hrajete za { $house_acc }: vyberte, co chcete udělat nejdřív.
gov-coach-move = Žeton jde po směru hodinových ručiček. Projde-li přes šipku, zpřístupní karty na té straně.
gov-coach-action-annex = Města s čárkovaným kroužkem jsou na dosah. Vyberte některé: platba už je připravená.
gov-coach-purchase = Co koupíte, zůstane vám. Klepněte na cokoli jiného a dozvíte se, proč to koupit nelze.
gov-coach-war = Jednotky se zastaví před městem; obléhání se rozhodne na konci jara.
gov-coach-govern = Jantarové destičky jsou vyčerpané. Klepnutím je zpřístupníte.
term-most_cities = Nejdál na stupnici měst
term-patronage = Stupnice patronátu
term-most_patronage = Nejdál na stupnici patronátu
term-cards = Karty
term-tiles = Destičky
term-bonuses = Bonusy za patronát
term-religion = Náboženský vliv
term-trophies = Trofeje
term-alliances = Spojenectví
term-indulgences = Odpustky
term-florins = florény
term-under = pod kartu v komnatě
term-or = nebo
term-purchase = nákup
term-alliance = spojenectví
term-retreat = ústup
term-salary = žold
term-redemption = zrušení prodeje odpustků
term-move = žeton
option-preset = Vydání
option-preset-en = anglické
option-preset-fr = francouzské
option-florin_surplus = Přebytečné florény v komnatách
option-florin_surplus-lost = propadnou
option-florin_surplus-treasury = do pokladnice
option-symbol_scope = Karta se drží jednoho symbolu
option-symbol_scope-payment = jen pro jednu platbu
option-symbol_scope-phase = po celou fázi
option-scheme_unblock_masks = Masky k uvolnění komnaty Intrik
option-scheme_unblock_masks-1 = 1
option-scheme_unblock_masks-2 = 2
option-defender_tokens = Žetony i pro obránce
option-token_discard = Nepoužité žetony se vracejí
option-token_discard-own = po vlastních obléháních
option-token_discard-end = po všech obléháních
option-beginner_palace_agents = Agenti v paláci
option-beginner_palace_agents-off = bez omezení
option-beginner_palace_agents-one_enemy = nejvýše jeden nepřátelský
option-beginner_palace_agents-one_any = nejvýše jeden
option-war_pass = Pasování v boji
option-war_pass-final = je konečné
option-war_pass-reopen = lze vzít zpět
option-insert_above = Karty lze klást i na kartu akce
option-indulgence_supply = Odpustky
option-indulgence_supply-limited = deset
option-indulgence_supply-unlimited = bez omezení
option-indulgence_window = Florény z odpustků
option-indulgence_window-action = při akci
option-indulgence_window-spring = celé jaro
option-family_placement = Karty rodu
option-family_placement-simultaneous = všichni naráz
option-family_placement-turn_order = v pořadí tahů
option-first_player = První hráč
option-first_player-random = určí los
option-first_player-chosen = vyberou hráči

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
gov-words-powers = Velmoci
gov-words-asked = Co je na řadě
gov-words-court = Dvůr
gov-words-order = Pořadí: { $order }
gov-words-patronage = Stupeň patronátu { $step }
gov-words-bonuses = Bonusy za patronát: { $names }
gov-words-trophies = Trofeje od: { $names }
gov-coach-none = Tady teď nic nejde. Klepněte na to, co chcete udělat, a dozvíte se, co chybí.
gov-coach-first = První hráč začíná toto jaro; potom začíná ten, kdo má nejvíc měst.
gov-coach-action-govern = Vláda zpřístupní jantarové destičky, aby se jimi dalo znovu platit. Nemáte žádné? Pak ji přeskočte.
gov-coach-action-sponsor = Každý stupeň patronátu přináší body, stupně 2 a 4 i bonus, který už nikdo jiný nezíská.
gov-coach-action-trade = Každá loď se změní ve 2 florény; za ty v zimě koupíte karty a destičky.
gov-coach-action-wage_war = Jednotky táhnou teď; město, před kterým stojí, obléhají na konci jara.
gov-coach-action-scheme = Agenti zavírají cizí komnaty, mění hodnotu měst a pomáhají získat velmoci.
gov-coach-step = Dvě komnaty jsou zdarma, další se platí teď.
gov-coach-redeem = Žeton došel do komnaty s odpustkem: teď se ho můžete zbavit. Jinak bude dál zavírat komnatu a na konci bude stát bod.
gov-coach-pay = Nejúspornější platba je připravená. Chcete-li si něco nechat, změňte řádek.
gov-coach-trade = Vyberte lodě, které změníte ve florény. Destičky a karty na stranách se použitím vyčerpají.
gov-coach-scheme = Každá maska je jeden úkon: klepněte na zvýrazněné město, komnatu nebo velmoc.
gov-coach-put_down = Zvednutý agent může na kterékoli zvýrazněné místo.
gov-coach-bonus = Vezměte si jeden: zůstane vám do konce a nikdo jiný ho nedostane.
gov-coach-machiavelli = Přichází ke dvoru a lze jím platit.
gov-coach-siege = Každé město, před kterým stojí vaše jednotky, se obléhá. Volíte jen pořadí.
gov-coach-announce = Útok musí být vyšší než obrana; při shodě se město ubrání. Kdo pasuje, už nic neoznámí.
gov-coach-plains_won = Protihráči jsou poraženi. Město oblehněte, nebo jednotky bez dalších ztrát stáhněte.
gov-coach-retreat = Tyto jednotky nemohou zůstat. Ústup po silnici je zdarma; jednotka bez cesty domů je ztracena.
gov-coach-vacate = Máte o pole méně: jednu kartu přesuňte, nebo odhoďte.
gov-coach-salary = Dvě jednotky slouží zdarma; každý florén udrží dvě další. Nezaplacené odejdou.
gov-coach-disband = Tyto jednotky nejsou zaplaceny. Vyberte, kde budou nejméně chybět.
gov-coach-reorganise = V komnatě karta posiluje akci, na poli dvořana jí lze platit. Je-li vše v pořádku, nic neměňte.
gov-coach-place = Kartou na poli dvořana lze platit; projde-li žeton přes šipku té strany, je karta znovu dostupná.
gov-coach-cathedral = Katedrála přináší bod a kříže tomu, kdo drží město.
gov-coach-recruit = Jednotky střeží vaše města a obléhají cizí. Máte-li víc než dvě, platí se jim každou zimu žold.
gov-coach-alliance = Spojenec je na konci za 1 bod; jeho bonus použijete jednou a pak jej musí reaktivovat Vláda.
keys-places = Mapa, palác, dominium, rody
keys-keep = Ponechat zdroj; jiná platba
keys-ideas = Co mohu udělat?

## What a payment is for

term-step = další komnaty
term-redeem = zrušení prodeje odpustků
term-diplomacy = diplomacie

## What both games tell, ask and refuse in the same words

event-palace-took_tokens = { $seat_is ->
        [you] Berete { $count ->
            [one] { $count } žeton
            [few] { $count } žetony
           *[other] { $count } žetonů
        } válečného bonusu
       *[other] { $seat } bere { $count ->
            [one] { $count } žeton
            [few] { $count } žetony
           *[other] { $count } žetonů
        } válečného bonusu
    }
event-palace-returned_tokens = { $seat_is ->
        [you] Vracíte { $tokens ->
            [one] { $tokens } žeton
            [few] { $tokens } žetony
           *[other] { $tokens } žetonů
        } válečného bonusu
       *[other] { $seat } vrací { $tokens ->
            [one] { $tokens } žeton
            [few] { $tokens } žetony
           *[other] { $tokens } žetonů
        } válečného bonusu
    }
event-palace-besieged = { $attacker_is ->
        [you] Obléháte { $city_acc } silou { $troops ->
            [one] { $troops } jednotky
           *[other] { $troops } jednotek
        }
       *[other] { $attacker } obléhá { $city_acc } silou { $troops ->
            [one] { $troops } jednotky
           *[other] { $troops } jednotek
        }
    }
event-palace-was_repelled = { $attacker_is ->
        [you] Váš útok na { $city_acc } byl odražen, { $attack } proti { $defence }
       *[other] Útok { $attacker_of } na { $city_acc } byl odražen, { $attack } proti { $defence }
    }
event-palace-put_card_in = { $seat_is ->
        [you] Dáváte kartu { $card } do komnaty { $room }
       *[other] { $seat } dává kartu { $card } do komnaty { $room }
    }
event-palace-put_card_under = { $seat_is ->
        [you] Dáváte kartu { $card } pod kartu v komnatě { $room }
       *[other] { $seat } dává kartu { $card } pod kartu v komnatě { $room }
    }
event-palace-put_card_over = { $seat_is ->
        [you] Dáváte kartu { $card } na kartu v komnatě { $room }
       *[other] { $seat } dává kartu { $card } na kartu v komnatě { $room }
    }
question-palace-family = Umístěte karty svého rodu
question-palace-pay-govern = Zaplaťte akci Vláda
question-palace-announce = Obléhání { $city_of }: oznámíte bonus?
question-palace-announce-plains = Polní bitva před { $city_with }: oznámíte bonus?
question-palace-plains_won = Polní bitva před { $city_with } je vyhraná: budete obléhat?
question-palace-retreat = Kam ustoupí jednotka od { $city_of }?
question-palace-purchase = Zimní nákup: vyberte vše, co chcete
question-palace-held-troop = Kam potáhne jednotka z města { $city }?
AG-7-2-3 = Zrušit prodej odpustků stojí 1 kříž nebo 2 koruny; vloženo: kříže { $crosses }, koruny { $crowns }.
AG-7-3-5 = K odstranění nepřátelského agenta tu nejprve potřebujete { $masks ->
        [one] { $masks } masku
        [few] { $masks } masky
       *[other] { $masks } masek
    }; nejvýše můžete mít { $reach }.
AG-8-5-2 = Město { $city } nespojuje silnice s žádným vaším městem ani moře s žádným vaším přístavem.
AG-8-5-2-ships = Za každé moře je třeba loď, celkem { $ships }; nejvýše můžete mít { $reach }.
AG-8-5-5 = Potřebujete { $crowns ->
        [one] { $crowns } korunu
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }, máte nejvýše { $reach }.
AG-8-5-5-both = Potřebujete { $crowns ->
        [one] { $crowns } korunu
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    } a { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }; obojí z vašich zdrojů zaplatit nelze.
AG-8-6-1 = Mezi městy { $origin } a { $city } nevede silnice.
AG-8-6-2-ships = Za každé moře se platí loď, celkem { $ships }; { $left ->
        [few] zbývají vám { $left }
       *[other] zbývá vám { $left }
    }.
AG-10-1-2 = Město { $city } neobléháte: ovládáte je, nebo u něj nemáte jednotku.
AG-10-2-8-answer = Po vítězství v polní bitvě teď oblehněte { $city_acc }, nebo se stáhněte.
AG-10-2-8-city = Bitva byla vyhrána před { $battle_with }, ne před { $city_with }.
AG-16-7-leonardo = Leonardo byl použit v polní bitvě před { $city_with } a při obléhání jej už použít nelze.
AG-10-7-4 = Vaše jednotky mohou ustoupit jen do měst, která nyní ovládáte; { $city } k nim nepatří.
AG-10-7-2-way = Města { $origin } a { $city } nespojuje silnice ani moře.
AG-10-7-3-ships = S cestou { $city_the } byste dlužili { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }; tolik zaplatit nemůžete.
AG-11-2-2 = Zaplaťte { $due ->
        [0] 0 florénů
        [one] 0 nebo 1 florén
        [few] 0 až { $due } florény
       *[other] 0 až { $due } florénů
    } za své jednotky ({ $troops }).
AG-11-2-2-disband = Zaplacené jednotky: { $keep }; propustit je třeba ještě { $excess }.
AG-11-2-2-where = Ve městě { $city } nemáte jednotku.
AG-11-5-2 = Jednotka { $city_loc } stojí { $price ->
        [one] { $price } florén
        [few] { $price } florény
       *[other] { $price } florénů
    }; v pokladnici máte { $florins }.
