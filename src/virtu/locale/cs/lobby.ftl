### Kolem stolů: předsálí a lišta každé stránky.

settings = Nastavení
nav-lab = Laboratoř

## Jak od stolu odejít

ways = Odejít, vzdát hru, smazat
way-hand-over = Ať za mě hraje bot
way-take-back = Převzít místo zpět
way-leave = Odejít od stolu
way-end = Ukončit hru dohodou
way-end-about = Hra okamžitě skončí a nikdo nevyhraje. Souhlasit musí všichni.
way-resign = Vzdát hru
way-resign-two = Vítězí protihráč. Nelze to vrátit.
way-resign-more = Místo vás bude hrát bot. Nelze to vrátit.
way-delete = Smazat tuto hru
way-delete-about = Hra i její záznam nenávratně zmizí.
end-asked = { $name } navrhuje hru ukončit.
end-waits = Navrhujete hru ukončit. Čeká se na: { $names }.
end-refused = Nesouhlasili všichni: hraje se dál.
end-agreed = Ukončeno dohodou
end-given-up = Hru vzdali všichni: nikdo nevítězí
end-resigned-you = { $name } vzdává hru: vítězíte
end-resigned = { $name } vzdává hru: vítězí { $names }
event-table-resigned = { $person } vzdává hru.
event-table-ended = Všichni souhlasí: hra končí bez vítěze.

## Předsálí

your-games = Vaše hry
ways-of = Další možnosti: { $table }
state-kept = hraje za vás bot
state-playing = hraje se
rules-usual = obvyklá pravidla
quick-level = Rychlé hry proti botům:
new-table-of = Nový stůl: { $game }
the-bots = Boti
goal-governing = Mít nejvíce bodů prestiže, až bude někdo ovládat 8 měst nebo dokončí stupnici patronátu.
goal-wars_of_italy = Francie vítězí, když na konci kola drží Neapol; jinak rozhodují body po 21 kolech.
goal-seven_virtues = Mít nejvíce vítězných bodů po vyhodnocení sedmé ctnosti.
goal-honour = Mít nejvíce cti, až někdo dosáhne 5. úrovně uznání.

## Where nothing is, or nobody answers

rules-unknown = Hru „{ $game }“ tu nemáme. K dispozici jsou tyto:
offline = Server neodpovídá. V zařízení zůstala uložená pravidla a poslední podoba této stránky.
fault-not_alone = Smazat lze jen stůl, u kterého nehraje nikdo jiný.
fault-not_reached = K tomuto serveru se lze připojit jen z tohoto počítače.
fault-deleted = Tento stůl byl smazán.
