### Jak silní jsou boti.

bots-level = Úroveň
bots-rating = Hodnocení na společné stupnici s 95% intervalem spolehlivosti
bots-wins = Výhry proti úrovni o stupeň nižší
bots-even = rovná šance: { $fair } ze 100
bots-of-100 = { $wins } ze 100
bots-between = mezi { $low } a { $high }
bots-time = Čas na tah
bots-at-once = hned
bots-seconds = { NUMBER($seconds) } s
bots-lowest = nejnižší úroveň
bots-not-measured = zatím neměřeno
bots-anchor = podle definice
bots-nothing = Pro tuto hru se zatím nic neměřilo.
bots-figures = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} · body { $own } : { $others } · simulace na tah { $mine } : { $theirs }
bots-figures-plain = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} · body { $own } : { $others }
bots-meaning = Co čísla znamenají
bots-meaning-wins = Jeden bot dané úrovně hraje proti kopiím úrovně o stupeň nižší. Při { $players } hráčích je rovná šance { $fair } ze 100: čárkovaná čára.
bots-meaning-rating = Kdo má o 400 bodů více, vyhraje asi 10 z 11 her ve dvou; kdo má o 100 bodů více, asi 64 ze 100.
bots-meaning-level = Úroveň se uznává, jen když je dolní konec jejího intervalu nad rovnou šancí.
bots-measured = Jak se měřilo
bots-measured-games = Hry
bots-measured-deals = celkem { $games }, každé rozdání jednou z každého místa
bots-measured-rules = Pravidla
bots-measured-old = verze { $version }; od té doby se změnila
bots-measured-now = verze { $version }, stejná jako zde
bots-measured-machine = Počítač
bots-measured-form = Provedení
bots-measured-time = Čas
bots-measured-true = každá úroveň svůj vlastní
bots-measured-scaled = oběma stranám zkrácen na { $scale } %
bots-form-here = Na tomto serveru
bots-form-compiled = kompilovaná pravidla
bots-form-plain = čistý Python: boti za stejný čas propočítají méně tahů
bots-again = Vše znovu přehrajete takto:
