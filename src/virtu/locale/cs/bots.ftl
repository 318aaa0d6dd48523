### Jak silní jsou boti.

bots-level = Úroveň
bots-rating = Hodnocení na jedné stupnici s 95% intervalem
bots-wins = Výhry proti úrovni pod ní
bots-even = rovná šance: { $fair } ze 100
bots-of-100 = { $wins } ze 100
bots-between = mezi { $low } a { $high }
bots-time = Čas na odpověď
bots-at-once = hned
bots-seconds = { NUMBER($seconds) } s
bots-lowest = nejnižší příčka
bots-not-measured = zatím neměřeno
bots-nothing = Pro tuto hru se zatím nic neměřilo.
bots-figures = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} · body { $own } : { $others } · simulace na odpověď { $mine } : { $theirs }
bots-meaning = Co čísla znamenají
bots-meaning-wins = Jeden bot dané úrovně sedí mezi kopiemi úrovně pod ní. Počet hráčů { $players } dává rovnou šanci { $fair } ze 100: čárkovaná čára.
bots-meaning-rating = O 400 bodů víc vyhraje asi 10 z 11 her ve dvou, o 100 bodů víc asi 64 ze 100.
bots-meaning-level = Úroveň se počítá, jen když je dolní konec jejího intervalu nad rovnou šancí.
bots-measured = Jak se měřilo
bots-measured-games = Hry
bots-measured-deals = celkem { $games }, každé rozdání jednou z každého místa
bots-measured-rules = Pravidla
bots-measured-old = verze { $version }; od té doby se změnila
bots-measured-now = verze { $version }, podle nich se hraje i zde
bots-measured-machine = Stroj
bots-measured-form = Podoba
bots-measured-time = Čas
bots-measured-true = každá úroveň svůj vlastní
bots-measured-scaled = oběma stranám zkrácen stejně, nejvíce na { $scale } %
bots-form-here = Na tomto serveru
bots-form-compiled = přeložená pravidla
bots-form-plain = čistý Python: boti za stejný čas vidí méně daleko
bots-again = Vše znovu přehraje
