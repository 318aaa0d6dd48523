### Attorno ai tavoli: l’atrio e la barra di ogni pagina.

settings = Impostazioni
