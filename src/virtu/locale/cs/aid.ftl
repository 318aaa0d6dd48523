### Přehled pro hráče: celá hra na jednom listu.

aid-title = Přehled hry
aid-print = Vytisknout na jeden list
aid-of-table = Podle pravidel dohodnutých u tohoto stolu.
aid-show = Ukázat na stole: { $name }
aid-nowhere = { $name }: teď na stole není
aid-whole = Celý list
aid-beside = Vedle stolu
