### Autour des tables : l’accueil et la barre de chaque page.

settings = Réglages
