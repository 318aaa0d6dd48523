### Il regolamento.

rules-partly-english = Ciò che non è ancora tradotto è in inglese.
rules-notes = Note per gli sviluppatori (in inglese)
