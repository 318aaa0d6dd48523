### Pravidla.

rules-partly-english = Co ještě není přeloženo, je anglicky.
rules-notes = Poznámky pro vývojáře (anglicky)
learn-it = Naučit se hru za pět minut
