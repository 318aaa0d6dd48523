### Kolem stolů: předsálí a lišta každé stránky.

settings = Nastavení

## Jak od stolu odejít

ways = Odejít, vzdát, smazat
way-hand-over = Nechat za mě hrát bota
way-take-back = Vzít si místo zpět
way-leave = Odejít od stolu
way-end = Ukončit hru dohodou
way-end-about = Hra hned skončí a nikdo nevyhraje. Souhlasit musí všichni.
way-resign = Vzdát se
way-resign-two = Vyhraje druhá strana. Vrátit se to nedá.
way-resign-more = Místo vás bude hrát bot. Vrátit se to nedá.
way-delete = Smazat tuto hru
way-delete-about = Hra i její záznam nenávratně zmizí.
end-asked = { $name } navrhuje hru tady ukončit.
end-waits = Navrhujete hru ukončit. Čeká se na: { $names }.
end-refused = Nesouhlasili všichni: hraje se dál.
end-agreed = Ukončeno dohodou
end-given-up = Všichni se vzdali: nikdo nevyhrál
end-resigned-you = { $name } se vzdává: vítězíte
end-resigned = { $name } se vzdává: vítězí { $names }
event-table-resigned = { $person } se nadobro vzdává svého místa.
event-table-ended = Všichni souhlasí: hra tu končí bez vítěze.

## Předsálí

your-games = Vaše hry
ways-of = Další možnosti: { $table }
state-kept = hraje za vás bot
state-playing = hraje se
rules-usual = obvyklá pravidla
quick-level = Rychlé hry proti botům:
new-table-of = Nový stůl: { $game }
the-bots = Boti
goal-governing = Nejvíc bodů Prestiže, když někdo drží 8 Měst nebo dokončí stupnici patronátu.
goal-wars_of_italy = Francie vítězí hned s Neapolí; jinak nejvíc bodů po 21 kolech.
goal-seven_virtues = Nejvíc vítězných bodů po sedmé Ctnosti.
goal-honour = Nejvíc Cti, když někdo dosáhne 5. úrovně.

## Where nothing is, or nobody answers

rules-unknown = Hra „{ $game }“ tu není. Tyto tu jsou.
offline = Server neodpovídá. Toto si zařízení pamatuje: pravidla a tuto stránku, jak byla naposledy.
fault-not_alone = Smazat lze jen stůl, u kterého nehraje nikdo jiný.
fault-not_reached = K tomuto serveru se dostane jen tento počítač.
fault-deleted = Tento stůl byl smazán.
