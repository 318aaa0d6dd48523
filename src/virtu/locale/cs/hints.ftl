# Co by udělal bot a co z toho plyne. Důvod stojí ve výčtu: bez velkého písmene a bez tečky.
hint-only = jediná možnost
hint-alike = na volbě nezáleží: všechny možnosti ({ $n }) vedou k témuž
hint-without = vzdává se tohoto: { $reason }
hint-spared = vyhne se tomuto: { $reason }
hint-like = { $reason } (jako { $plan })
hint-points-more = { $n ->
    [one] +1 bod
    [few] +{ $n } body
    *[other] +{ $n } bodů
  }
hint-points-less = { $n ->
    [one] −1 bod
    [few] −{ $n } body
    *[other] −{ $n } bodů
  }
hint-rival_points-more = { $owner }: body +{ $n }
hint-rival_points-less = { $owner }: body −{ $n }

# Kolem plánů
plans-about = nejvýš tři plány, nejlepší první
plan-best = nejlepší
plan-wins = výhry: { $n } ze 100
plan-range = mezi { $low } a { $high }
plan-then = pak { $steps }
plan-these = konkrétně: { $steps }
plan-reply = Nejsilnější odpověď:
plan-reply-of = { $owner }: { $reasons }
plan-reply-you = pro vás: { $reasons }
plans-strength = Přemýšlel bot silnější než střední, a to jen s tím, co vidíte. Čárkovaně: rovný díl, { $fair } ze 100. Čím delší pruh, tím méně jisté číslo.
plan-letter = Plán { $letter }
start-recommended = Doporučený začátek
start-recommended-more = Jedním klepnutím rozumně umístí všechny vaše karty; lze vzít zpět.

# Varování před hrubou chybou
warn-before = Než zahrajete
warn-instead = Tomu zabrání: { $answer }.
warn-silence = V této hře už na to neupozorňovat

# V terminálu
play-help-hint = hint
play-help-hint-about = co by udělal bot a proč
play-help-start = start
play-help-start-about = doporučená příprava, celá naráz
play-help-undo = undo
play-help-undo-about = vzít zpět poslední tah
play-no-start = Teď se nic nepřipravuje.
play-warn-again = Chcete-li to přesto zahrát, napište to znovu.

# Co rozhodlo
decided = Co rozhodlo
decided-step = krok { $step }
decided-lead = { $seat_is ->
    [you] Tady se natrvalo ujímáte vedení (body: { $points }).
   *[other] { $seat } se tady natrvalo ujímá vedení (body: { $points }).
  }
decided-tie = { $seat_is ->
    [you] Na konci byly body stejné; rozhodlo pravidlo pro shodu, vítězíte vy.
   *[other] Na konci byly body stejné; rozhodlo pravidlo pro shodu, vítězí { $seat }.
  }
decided-end = { $seat_is ->
    [you] Nerozhodly body, ale to, jak hra skončila: vítězíte vy.
   *[other] Nerozhodly body, ale to, jak hra skončila: vítězí { $seat }.
  }
decided-line = { $seat_is ->
    [you] Největší náskok přinesla položka „{ $line }“: { $points } proti { $other }.
   *[other] Největší náskok na vás přinesla položka „{ $line }“: { $points }, u vás { $other }.
  }
decided-swing-up = { $seat_is ->
    [you] Vaše nejlepší chvíle: získáváte { $points }, hlavně v položce „{ $line }“.
   *[other] Vaše nejlepší chvíle: { $seat } ztrácí { $points }, hlavně v položce „{ $line }“.
  }
decided-swing-down = { $seat_is ->
    [you] Vaše nejhorší chvíle: ztrácíte { $points }, hlavně v položce „{ $line }“.
   *[other] Vaše nejhorší chvíle: { $seat } získává { $points }, hlavně v položce „{ $line }“.
  }
decided-favourite = { $seat_is ->
    [you] Od této chvíle máte největší naději na výhru: { $n } ze 100.
   *[other] Od této chvíle má největší naději na výhru { $seat }: { $n } ze 100.
  }
decided-turn-up = Vaše nejlepší chvíle: naděje na výhru stoupla z { $before } na { $now } ze 100.
decided-turn-down = Vaše nejhorší chvíle: naděje na výhru klesla z { $before } na { $now } ze 100.
decided-even = Žádný jednotlivý tah vaše postavení nezměnil.
decided-try = Příště zkuste: v položce „{ $line }“ měl nejlepší hráč { $points }, vy { $other }.
decided-keep = V tom pokračujte: položka „{ $line }“ vám přinesla { $points }, nejlepšímu z ostatních { $other }.
decided-hold = Příště zkuste: než začnete počítat body, sledujte, jak může hra skončit.

# Hry s palácem
hint-governing-points-more = +{ $n } BP
hint-governing-points-less = −{ $n } BP
hint-governing-rival_points-more = { $owner }: +{ $n } BP
hint-governing-rival_points-less = { $owner }: −{ $n } BP
hint-governing-city-more = získá { $thing_acc }
hint-governing-city-less = ztratí { $thing_acc }
hint-governing-exposed-more = { $thing }: obléhatelé mohou město dobýt
hint-governing-exposed-less = { $thing }: už nehrozí pád
hint-governing-siege-more = dost síly na město { $thing }
hint-governing-siege-less = na město { $thing } už síla nestačí
hint-governing-unpaid-more = { $n ->
    [one] 1 jednotka odejde: chybí na žold
    [few] { $n } jednotky odejdou: chybí na žold
    *[other] { $n } jednotek odejde: chybí na žold
  }
hint-governing-unpaid-less = žold pro jednotky navíc: { $n }
hint-governing-near_end-more = { $owner }: krok od konce hry
hint-governing-near_end-less = { $owner }: ke konci hry už nestačí jeden krok
hint-governing-patronage-more = patronát: stupeň { $now }
hint-governing-patronage-less = patronát: zpět na stupeň { $now }
hint-governing-bonus-more = bonus za patronát: { $thing }
hint-governing-bonus-less = ztráta: { $thing }
hint-governing-alliance-more = spojenectví: { $thing }
hint-governing-alliance-less = konec spojenectví: { $thing }
hint-governing-title-more = titul: { $thing }
hint-governing-title-less = ztráta titulu: { $thing }
hint-governing-cathedral-more = katedrála: { $thing }
hint-governing-cathedral-less = ztráta katedrály: { $thing }
hint-governing-trophy-more = trofej: { $owner }
hint-governing-trophy-less = ztráta trofeje: { $owner }
hint-governing-card-more = { $thing } v paláci
hint-governing-card-less = { $thing } odejde z paláce
hint-governing-agent-more = agent: { $thing }
hint-governing-agent-less = už bez agenta: { $thing }
hint-governing-agent_room-more = agent: komnata { $room } ({ $owner })
hint-governing-agent_room-less = agent opustí komnatu { $room } ({ $owner })
hint-governing-intruder-more = cizí agent: { $thing }
hint-governing-intruder-less = pošle agenta domů: { $thing }
hint-governing-intruder_room-more = cizí agent: komnata { $room }
hint-governing-intruder_room-less = komnata { $room } je bez cizího agenta
hint-governing-indulgences-more = odpustek: nezbavíte-li se ho, na konci −1 BP
hint-governing-indulgences-less = o odpustek méně
hint-governing-influence-more = { $n ->
    [one] { $thing }: o 1 pole blíž
    [few] { $thing }: o { $n } pole blíž
    *[other] { $thing }: o { $n } polí blíž
  }
hint-governing-influence-less = { $n ->
    [one] { $thing }: o 1 pole dál
    [few] { $thing }: o { $n } pole dál
    *[other] { $thing }: o { $n } polí dál
  }
hint-governing-favour-more = { $now ->
    [0] { $thing }: nepřátelský postoj
    [1] { $thing }: neutrální postoj
    [2] { $thing }: příznivý postoj
   *[other] { $thing }: spojenec
  }
hint-governing-favour-less = { $now ->
    [0] { $thing }: nepřátelský postoj
    [1] { $thing }: neutrální postoj
    [2] { $thing }: příznivý postoj
   *[other] { $thing }: spojenec
  }
hint-governing-faith-more = nejvíc křížů: na konci 4 BP
hint-governing-faith-less = přijde o prvenství v křížích, na konci za 4 BP
hint-governing-troops-more = jednotky, { $thing }: +{ $n }
hint-governing-troops-less = jednotky, { $thing }: −{ $n }
hint-governing-army-more = jednotky celkem +{ $n }
hint-governing-army-less = jednotky celkem −{ $n }
hint-governing-agents-more = volní agenti +{ $n }
hint-governing-agents-less = { $now ->
    [0] poslední volný agent
   *[other] volní agenti −{ $n }
  }
hint-governing-agents-kept = volní agenti zůstanou: { $now }
hint-governing-florins-more = { $n ->
    [one] +1 florén
    [few] +{ $n } florény
    *[other] +{ $n } florénů
  }
hint-governing-florins-less = { $now ->
    [0] florény −{ $n }: pokladnice je prázdná
    [few] florény −{ $n }, zbývají { $now }
   *[other] florény −{ $n }, zbývá { $now }
  }
hint-governing-florins-kept = florény zůstanou: { $now }
hint-governing-symbol-more = k použití navíc: { $counted }
hint-governing-symbol-less = { $now ->
    [0] utratí vše: { $counted }
    [few] utratí: { $counted }, zbývají { $now }
   *[other] utratí: { $counted }, zbývá { $now }
  }
hint-governing-symbol-kept = na později zůstane: { $counted }
hint-governing-crosses-more = ukázané kříže +{ $n }
hint-governing-crosses-less = ukázané kříže −{ $n }
hint-governing-tokens-more = žetony válečného bonusu: +{ $n }
hint-governing-tokens-less = žetony válečného bonusu: −{ $n }
hint-governing-tokens-kept = žetony válečného bonusu zůstanou: { $now }
hint-governing-place-now = { $now ->
    [6] { $thing } na levém poli 1
    [7] { $thing } na levém poli 2
    [8] { $thing } na levém poli 3
    [9] { $thing } na pravém poli 1
    [10] { $thing } na pravém poli 2
    [11] { $thing } na pravém poli 3
   *[other] { $thing } v komnatě { $now }
  }
hint-governing-ready-more = znovu k použití: { $thing }
hint-governing-ready-less = vyčerpá: { $thing }
hint-governing-ready-kept = k použití zůstane: { $thing }
hint-governing-marker-now = váš žeton v komnatě { $now }

# Hry s palácem: o co jde
hint-governing-room = její akce: { $action }
hint-governing-room_card = její akce: { $action }, symboly přidá { $card }
hint-governing-room_blocked = { $action }: komnatu blokuje odpustek nebo agent
hint-governing-march = míří na { $city_acc }: získat lze město i trofej
hint-governing-march_neutral = míří na { $city_acc }, město bez obrany
hint-governing-garrison = jednotka bude hlídat { $city_acc }
hint-governing-win = za tohoto stavu město padne ({ $city })
hint-governing-compulsory = obléhání je povinné ({ $city })
hint-governing-turns = { $source }: tím získáte převahu
hint-governing-adds = { $source } posílí vaši stranu, ale ještě to nestačí
hint-governing-enough = { $city }: převahu máte i bez toho
hint-governing-save = { $city }: vyhrát nelze, prostředky si nechte
hint-governing-place_own = { $thing }: nepustí sem cizí agenty
hint-governing-place_other = překáží { $owner_to }
hint-governing-card = každý rok k placení: { $bottom }{ $points ->
    [0] {""}
   *[other] , +{ $points } BP
  }
hint-governing-title = { $item } se dá každý rok použít k placení
hint-governing-family_room = { $bottom } tu při akci { $action } poslouží pokaždé
hint-governing-family_edge = { $bottom }: lze použít na cokoli
hint-wars_of_italy-faith-more = nejvíc křížů: na konci +2 BP
hint-wars_of_italy-faith-less = už ne nejvíc křížů: na konci −2 BP
hint-wars_of_italy-card = v každém kole k placení: { $bottom }{ $points ->
    [0] {""}
   *[other] , +{ $points } BP
  }
hint-wars_of_italy-title = { $item } se dá v každém kole použít k placení
hint-wars_of_italy-conclude = jeho města, jednotky a karty jsou natrvalo vaše, +{ $points } BP
hint-wars_of_italy-march_major = jednotka míří na { $city_acc } ({ $major })
hint-wars_of_italy-empty_room = komnata { $room } je bez akce, ale leží po cestě
hint-wars_of_italy-place_track = { $major }: protihráč tu přijde o svůj první symbol

# Sedm ctností
hint-seven_virtues-lead-more = ujme se vedení: { $thing }
hint-seven_virtues-lead-less = přijde o vedení: { $thing }
hint-seven_virtues-first-more = { $thing }: první { $now }krát ze 100, o { $n } víc
hint-seven_virtues-first-less = { $thing }: první { $now }krát ze 100, o { $n } méně
hint-seven_virtues-trios-more = doplní trojici
hint-seven_virtues-trios-less = rozbije trojici
hint-seven_virtues-icon-more = { $thing } +{ $n }, celkem { $now }
hint-seven_virtues-icon-less = { $thing } −{ $n }, { $now ->
    [few] zbývají { $now }
   *[other] zbývá { $now }
  }
hint-seven_virtues-icon-kept = { $thing }: { $now ->
    [few] zůstanou { $now }
   *[other] zůstane { $now }
  }
hint-seven_virtues-virtue-more = karty ctnosti { $thing } +{ $n }, celkem { $now }
hint-seven_virtues-virtue-less = karty ctnosti { $thing } −{ $n }, { $now ->
    [few] zbývají { $now }
   *[other] zbývá { $now }
  }
hint-seven_virtues-virtue-kept = karty ctnosti { $thing }: { $now ->
    [few] zůstanou { $now }
   *[other] zůstane { $now }
  }
hint-seven_virtues-hope-more = očekávané body: { $now }, o { $n } víc
hint-seven_virtues-hope-less = očekávané body: { $now }, o { $n } méně
hint-seven_virtues-rival_hope-more = { $owner }: očekávané body o { $n } víc
hint-seven_virtues-rival_hope-less = { $owner }: očekávané body o { $n } méně
hint-seven_virtues-held-more = { $thing } v ruce
hint-seven_virtues-held-less = { $thing } odejde
hint-seven_virtues-held-kept = zůstane { $thing }

# Čest
hint-honour-points-more = čest +{ $n }, celkem { $now }
hint-honour-points-less = čest −{ $n }, { $now ->
    [few] zbývají { $now }
   *[other] zbývá { $now }
  }
hint-honour-rival_points-more = { $owner }: čest +{ $n }
hint-honour-rival_points-less = { $owner }: čest −{ $n }
hint-honour-driven_out-more = překročíte hranici a přesídlíte
hint-honour-driven_out-less = přesídlení už nehrozí
hint-honour-rival_out-more = { $owner }: překročí hranici a přesídlí
hint-honour-rival_out-less = { $owner }: přesídlení už nehrozí
hint-honour-near_end-more = { $owner }: jedno uznání od konce hry
hint-honour-near_end-less = { $owner }: ke konci hry už nestačí jedno uznání
hint-honour-lead-more = ujme se vedení
hint-honour-lead-less = přijdete o vedení
hint-honour-level-more = úroveň { $now }: vyšší hranice
hint-honour-level-less = dolů na úroveň { $now }
hint-honour-rival_level-more = { $owner }: úroveň { $now }
hint-honour-rival_level-less = { $owner }: dolů na úroveň { $now }
hint-honour-dishonour-more = hanba +{ $n }, celkem { $now }
hint-honour-dishonour-less = hanba −{ $n }, celkem { $now }
hint-honour-rival_dishonour-more = { $owner }: hanba +{ $n }
hint-honour-rival_dishonour-less = { $owner }: hanba −{ $n }
hint-honour-queued-more = hanba ve frontě +{ $n }, celkem { $now }
hint-honour-queued-less = hanba ve frontě −{ $n }, celkem { $now }
hint-honour-rival_queued-more = { $owner }: hanba ve frontě +{ $n }
hint-honour-rival_queued-less = { $owner }: hanba ve frontě −{ $n }
hint-honour-charged-more = hanba { $n }, na kterou je třeba odpovědět
hint-honour-charged-less = hanba { $n } je vyřízena
hint-honour-rival_charged-more = { $owner }: hanba { $n } čeká na odpověď
hint-honour-rival_charged-less = { $owner }: hanba { $n } je vyřízena
hint-honour-mill-now = ve mlýně pomluv: { $now }; probudí se při 5
hint-honour-plays-more = v příštím tahu až { $now } cti, o { $n } víc
hint-honour-plays-less = { $now ->
    [0] v příštím tahu už žádná čest k zahrání
   *[other] v příštím tahu až { $now } cti, o { $n } méně
  }
hint-honour-plays-kept = v příštím tahu stále až { $now } cti
hint-honour-recognitions-more = v ruce o jedno uznání víc
hint-honour-recognitions-less = použije uznání, { $now ->
    [few] zbývají { $now }
   *[other] zbývá { $now }
  }
hint-honour-recognitions-kept = uznání zůstane v ruce
hint-honour-counters-more = obrany v ruce: { $now }, o { $n } víc
hint-honour-counters-less = { $now ->
    [0] žádná obrana v ruce
   *[other] obrany v ruce: { $now }, o { $n } méně
  }
hint-honour-counters-kept = obrany zůstanou: { $now }
hint-honour-accusations-more = karty hanby v ruce: { $now }, o { $n } víc
hint-honour-accusations-less = karty hanby v ruce: { $now }, o { $n } méně
hint-honour-accusations-kept = karty hanby zůstanou: { $now }
hint-honour-card-more = { $thing } v ruce
hint-honour-card-less = { $thing } odejde z ruky
hint-honour-card-kept = zůstane { $thing }
hint-honour-actions-more = { $n ->
    [one] v tomto tahu o akci víc
    [few] v tomto tahu o { $n } akce víc
    *[other] v tomto tahu o { $n } akcí víc
  }
hint-honour-actions-less = { $now ->
    [0] vezme poslední akci tahu
   *[other] v tomto tahu zbývá akcí: { $now }
  }
hint-honour-actions-kept = nestojí akci, { $now ->
    [few] zbývají { $now }
   *[other] zbývá { $now }
  }
hint-honour-favours-more = { $n ->
    [one] v tomto tahu o laskavost víc
    [few] v tomto tahu o { $n } laskavosti víc
    *[other] v tomto tahu o { $n } laskavostí víc
  }
hint-honour-favours-less = v tomto tahu už žádná laskavost
hint-honour-favours-kept = laskavost tohoto tahu zůstává
hint-honour-useless-more = karty bez užitku: { $now }, o { $n } víc
hint-honour-useless-less = karty bez užitku: { $now }, o { $n } méně
hint-honour-draw_deck = neznámá karta; v balíčku jich je { $n }
hint-honour-exchange = { $n ->
    [one] vymění 1 kartu za novou
    [few] vymění { $n } karty za nové
    *[other] vymění { $n } karet za nové
  }
