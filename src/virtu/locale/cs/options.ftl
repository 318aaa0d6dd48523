### Nový stůl: kdo hraje a na čem se lze ještě dohodnout.

new-table-easy = stačí dvě volby; všechno ostatní má obvyklou hodnotu
who-plays = Kdo hraje
who-plays-about = Nepřítomného přítele může zastoupit bot; pak se může vrátit.
seat-by-link = přítel, odkazem
more-rules = Další pravidla
more-rules-about = mění se zřídka · { $differ ->
    [0] vše obvyklé
   *[other] jinak { $differ } z { $all }
}
all-as-usual = Vše obvyklé
rules-differ = jinak: { $differ }
rules-as-usual = { $count ->
    [one] 1 pravidlo, obvyklé
    [few] { $count } pravidla, vše obvyklé
   *[other] { $count } pravidel, vše obvyklé
}
rules-of-edition = Vydání
rules-of-influence = Vliv a spojenci
rules-of-money = Peníze a Odpustky
rules-of-war = Válka a obléhání
rules-of-palace = Palác a Agenti
rules-of-end = Začátek, konec a bodování
rules-of-more = Ostatní
whole-table = { $game }, počet hráčů { $players }: { $who }.
whole-you = vy
whole-friends = { $friends ->
    [one] jeden přítel
    [few] { $friends } přátelé
   *[other] { $friends } přátel
}
whole-usual = Obvyklá pravidla.
about-option-preset = Vydání se místy rozcházejí; každá předvolba se drží jednoho z nich.
about-option-florin_surplus = Když akce potřebuje méně florénů, než ukazuje karta v Komnatě.
about-option-symbol_scope = Zda smí znovu připravená karta v téže fázi platit jiným symbolem.
about-option-scheme_unblock_masks = Kolik Masek vyžene Agenta, který blokuje Komnatu Intrik.
about-option-retreat_timing = Kdy se vracejí přeživší z prohraného obléhání.
about-option-defender_tokens = Zda smí žetony +1 použít i obléhaný hráč.
about-option-token_discard = Kdy se nepoužité žetony +1 vracejí do zásoby.
about-option-lost_space = Kterého místa v Paláci se hráč vzdá, když ztratí Město.
about-option-beginner_palace_agents = Snazší pro nováčky: kolik Agentů smí být v jednom Paláci.
about-option-plains_multi = Jak spolu bojují tři a více vojsk před jedním Městem.
about-option-plains_winner_siege = Kdy vítěz bitvy na pláni rozhoduje o obléhání.
about-option-plains_bonuses = Které válečné bonusy platí v bitvě před hradbami.
about-option-leonardo_after_plains = Zda smí Leonardo sloužit i v obléhání hned po bitvě.
about-option-war_pass = Zda smí ten, kdo pasoval, později ohlásit další bonus.
about-option-conquest_stack = Čí kotouč leží po dobytí na stupnici Prestiže nahoře.
about-option-religious_tie = Co dostanou hráči, kteří se dělí o pořadí v náboženství.
about-option-insert_above = Zda lze koupenou kartu položit nad jinou.
about-option-indulgence_supply = Zda může deset karet Odpustků dojít.
about-option-indulgence_window = Do kdy na Jaře mohou Odpustky přinést 3 florény.
about-option-family_placement = Jak se na začátku kladou tři karty Rodiny.
about-option-first_player = Kdo má první tah.
about-option-year_limit = Naše pravidlo pro kratší večer: po Zimě toho Roku se boduje.
about-option-track = Jak dlouhé jsou tři stupnice vlivu a jak široké jejich zóny.
about-option-recruit_at_allies = Zda lze verbovat vlastní Jednotky ve spojeneckých městech.
about-option-helper_bonuses = Kdy smí hráč pomoci bránit město, které je mu nakloněno.
about-option-allied_capital_costs = Zda dobytí hlavního města soupeřova spojence stojí vliv u něj.
about-option-orphan_tile = Kam přijde destička závislého města, když je jeho Velké město vyřazeno.
about-option-orphan_troops = Co bude s Jednotkami před městem, které se stalo neutrálním.
about-option-initial_cities = Ve kterých městech stojí Jednotka 1 florén.
about-option-hands = V tištěné hře si musíte pamatovat, co ostatní vzali; odkryté je snazší.
about-option-first = Kdo má první tah.
about-option-variant = Krátká hra nemá Mlýn pomluv ani Osud a končí časem.
about-option-mill_start = Kdy Mlýn pomluv poprvé rozdává.
about-option-round_limit = Po tolika kolech se boduje v každém případě.
about-option-rounds = Kolik kol má krátká hra.
about-option-timer = Zda se počítají kola, nebo zazvoní hodiny pro všechny.
