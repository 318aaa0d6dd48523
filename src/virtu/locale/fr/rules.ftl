### Le livret de règles.

rules-partly-english = Ce qui n’est pas encore traduit figure en anglais.
rules-notes = Notes pour les développeurs (en anglais)
