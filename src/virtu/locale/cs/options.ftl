### Nový stůl: kdo hraje a na čem se lze ještě dohodnout.

new-table-easy = stačí dvě volby; vše ostatní je nastaveno jako obvykle
who-plays = Kdo hraje
who-plays-about = Kdo musí odejít, může se nechat zastoupit botem a později se vrátit.
seat-by-link = někdo z přátel, přes odkaz
more-rules = Další pravidla
more-rules-about = mění se zřídka · { $differ ->
    [0] vše jako obvykle
   *[other] změněno: { $differ }/{ $all }
}
all-as-usual = Vše jako obvykle
rules-differ = změněno: { $differ }
rules-as-usual = { $count ->
    [one] { $count } pravidlo, beze změny
    [few] { $count } pravidla, beze změny
   *[other] { $count } pravidel, beze změny
}
rules-of-edition = Vydání
rules-of-influence = Vliv a spojenci
rules-of-money = Peníze a odpustky
rules-of-war = Válka a obléhání
rules-of-palace = Palác a agenti
rules-of-end = Začátek, konec a bodování
rules-of-more = Ostatní
whole-table = { $game } pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
}: { $who }.
whole-you = vy
whole-friends = { $friends ->
    [one] jeden přítel
    [few] { $friends } přátelé
   *[other] { $friends } přátel
}
whole-usual = Obvyklá pravidla.
about-option-preset = Tištěná vydání se místy liší; každá předvolba se drží jednoho z nich.
about-option-florin_surplus = Když akce potřebuje méně florénů, než ukazuje karta v komnatě.
about-option-symbol_scope = Zda lze znovu zpřístupněnou kartou v téže fázi platit jiným symbolem.
about-option-scheme_unblock_masks = Kolik masek odstraní agenta, který blokuje komnatu Intrik.
about-option-retreat_timing = Kdy ustupují přeživší z prohraného obléhání.
about-option-defender_tokens = Zda smí žetony +1 použít i obránce.
about-option-token_discard = Kdy se nepoužité žetony +1 vracejí do banku.
about-option-lost_space = Které pole dvořana hráč ztratí, když klesne pod 5 měst.
about-option-beginner_palace_agents = Snazší pro začátečníky: kolik agentů smí být v jednom paláci.
about-option-plains_multi = Jak se utkají tři a více útočníků před jedním městem.
about-option-plains_winner_siege = Kdy vítěz polní bitvy rozhoduje o obléhání.
about-option-plains_bonuses = Které válečné bonusy platí v polní bitvě.
about-option-leonardo_after_plains = Zda smí Leonardo pomoci i při obléhání hned po polní bitvě.
about-option-war_pass = Zda smí ten, kdo pasoval, později oznámit další bonus.
about-option-conquest_stack = Čí disk leží po dobytí na stupnici měst navrchu.
about-option-religious_tie = Co dostanou hráči, kteří se dělí o místo v náboženském vlivu.
about-option-insert_above = Zda lze kartu položit i na kartu akce.
about-option-indulgence_supply = Zda odpustky mohou dojít; je jich deset.
about-option-indulgence_window = Do kdy na jaře mohou odpustky přinést 3 florény.
about-option-family_placement = Jak se na začátku rozmisťují tři karty rodu.
about-option-first_player = Kdo hraje první.
about-option-year_limit = Naše pravidlo pro kratší večer: po zimě toho roku se boduje.
about-option-track = Jak dlouhé jsou tři stupnice vlivu a jak široké jejich zóny.
about-option-recruit_at_allies = Zda lze ve spojeneckých městech verbovat vlastní jednotky.
about-option-helper_bonuses = Kdy smí hráč použít bonusy při obraně města, které je mu příznivé.
about-option-allied_capital_costs = Zda dobytí hlavního města protihráčova spojence stojí vliv u ostatních městských států.
about-option-orphan_tile = Kam přijde destička podřízeného města, když je jeho městský stát vyřazen.
about-option-orphan_troops = Co se stane s jednotkami u města, které se stalo neutrálním.
about-option-initial_cities = Ve kterých městech lze jednotku verbovat za 1 florén.
about-option-hands = V tištěné hře si musíte pamatovat, co ostatní vzali; s odkrytými kartami je to snazší.
about-option-first = Kdo hraje první.
about-option-variant = Krátká hra nemá mlýn pomluv ani osud a je časově omezená.
about-option-mill_start = Kdy mlýn pomluv poprvé přidělí kartu.
about-option-round_limit = Po tolika kolech hra skončí v každém případě a boduje se.
about-option-rounds = Kolik kol má krátká hra.
about-option-timer = Zda hru ukončí počet kol, nebo odbití společných hodin.
