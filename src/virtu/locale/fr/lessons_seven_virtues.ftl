# Premières parties guidées : ce que dit le guide.

## taking

lesson-seven_virtues-taking-title = Prendre des cartes
lesson-seven_virtues-taking-goal = Ayez le plus de points quand il n’y a plus de cartes.
    .why = Vous collectionnez des cartes de sept Vertus. À la fin, on décompte chaque Vertu : qui y a le plus de cartes gagne le plus. Chacun commence avec 7 points.
lesson-seven_virtues-taking-rows = On ne prend que dans la rangée du bas.
    .why = Chaque carte a une Vertu, reconnaissable à sa couleur et à son symbole, et une valeur de 1 à 14. À votre tour, vous devez prendre quelque chose.
    .word = Rangée active
    .means = La rangée du bas, où tout le monde prend.
lesson-seven_virtues-taking-virtue = Prenez toutes les cartes Espérance.
    .why = La rangée compte deux cartes Espérance. Qui prend une Vertu en prend toutes les cartes de la rangée.
    .word = Ensemble
    .means = Toutes les cartes de la rangée de même Vertu, ou de même valeur : au moins deux. On prend toujours l’ensemble entier.
lesson-seven_virtues-taking-slide = Voyez quelles cartes sont descendues.
    .why = La rangée du haut comble les vides, puis elle est complétée par la pioche. Elle montre ce que le joueur suivant pourra prendre : regardez-la avant de choisir.
lesson-seven_virtues-taking-value = Prenez les deux cartes de valeur 8.
    .why = Un ensemble peut aussi réunir toutes les cartes d’une même valeur, quelles que soient leurs Vertus. Un seul tour sert alors deux Vertus.
lesson-seven_virtues-taking-single = Prenez la Justice 4 seule.
    .why = Aucune autre carte de la rangée n’est une Justice ni un 4. Une carte ne se prend seule que dans ce cas. Les deux cartes Foi, par exemple, ne se séparent pas.
lesson-seven_virtues-taking-hand = Vos cartes sont ici, par Vertu.
    .why = Tous ont vu ce que vous avez pris, mais personne ne peut le revoir. Des autres, vous ne voyez que le nombre de cartes : retenez qui collectionne quoi.
lesson-seven_virtues-taking-order = Soyez premier ou deuxième dans quelques Vertus.
    .why = Les Vertus sont décomptées de haut en bas. Le premier de chacune gagne 5 points, le deuxième 2. Puis son pouvoir agit : c’est la leçon 2.
    .word = 1er et 2e
    .means = Qui a le plus de cartes d’une Vertu, et qui vient ensuite. À égalité, la carte la plus haute décide.
lesson-seven_virtues-taking-free = À vous : prenez trois fois ce que vous voulez.
    .why = Tout ce qui est en surbrillance peut être pris. Visez une Vertu que vous collectionnez déjà, et regardez ce que vous laissez au suivant.
lesson-seven_virtues-taking-done = Vous savez prendre. Ensuite : le décompte.
    .why = La partie continue ainsi jusqu’à la dernière carte. Vous pouvez finir celle-ci, ou voir dans la leçon 2 comment on compte.
lesson-seven_virtues-taking-question-win = Comment gagne-t-on ?
lesson-seven_virtues-taking-question-from = Dans quelle rangée prend-on les cartes ?
lesson-seven_virtues-taking-question-set = Qu’est-ce qu’un ensemble, et peut-on n’en prendre qu’une partie ?
lesson-seven_virtues-taking-question-single = Quand peut-on prendre une carte seule ?
lesson-seven_virtues-taking-question-first = Que gagnent le premier et le deuxième d’une Vertu ?

## scoring

lesson-seven_virtues-scoring-title = Le décompte
lesson-seven_virtues-scoring-begin = Il reste une carte, puis on compte les points.
    .why = Vous arrivez à la fin d’une partie. Chacun a encore 7 points ; presque tous les points du jeu se gagnent maintenant.
lesson-seven_virtues-scoring-last = Prenez la dernière carte.
    .why = C’est la seule qui reste. Dès qu’elle est prise, on passe au décompte, quel que soit le joueur dont c’est le tour.
lesson-seven_virtues-scoring-ranks = La Charité est décomptée en premier.
    .why = Un adversaire a le plus de cartes Charité : 5 points pour lui ; vous êtes deuxième : 2 points. Puis le pouvoir agit, d’abord pour le 1er, ensuite pour le 2e.
    .word = Pouvoir
    .means = Ce que fait une Vertu quand on la décompte, pour le 1er et souvent, dans une moindre mesure, pour le 2e.
lesson-seven_virtues-scoring-charity = Défaussez la Prudence 9 : son Calice vaut 3 points.
    .why = La Charité récompense le don. En tant que 2e, vous pouvez défausser une carte ; un Calice, une Eau ou une Flamme rapporte 3 points. Une carte sans l’une de ces trois icônes ne rapporte rien.
    .word = Icône
    .means = Le petit symbole de beaucoup de cartes : Flamme, Eau, Calice ou Lumière.
lesson-seven_virtues-scoring-faith = Vous êtes 1er en Foi : nommez l’Espérance.
    .why = Chaque autre joueur, sauf le 2e, vous donne une carte de la Vertu nommée, s’il en a. L’Espérance vient ensuite : une carte de plus peut vous y donner la 1re place.
lesson-seven_virtues-scoring-hope = Vous êtes 1er en Espérance : nommez qui paie.
    .why = Jusqu’à deux adversaires, mais pas le joueur classé 2e, vous paient 1 point par Lumière en main. Ensuite, toutes les mains sont visibles.
lesson-seven_virtues-scoring-icons = Les quatre autres Vertus se décomptent toutes seules.
    .why = La Force compte ses cartes, la Justice les Flammes, la Tempérance Calices et Eaux, la Prudence le nombre d’autres Vertus. Lisez : chaque ligne dit qui est 1er et 2e.
lesson-seven_virtues-scoring-end = Vous gagnez. Les trios ont donné les derniers points.
    .why = Tout à la fin, chaque trio en main vaut 3 points. Une carte peut donc servir par sa Vertu, par son icône, ou par les deux : tout l’art est là.
    .word = Trio
    .means = Une Flamme, une Eau et un Calice.
lesson-seven_virtues-scoring-question-rank = Combien de points gagnent le 1er et le 2e avant que le pouvoir agisse ?
lesson-seven_virtues-scoring-question-charity = Quelles cartes rapportent quand on les défausse pour la Charité ?
lesson-seven_virtues-scoring-question-faith = Que reçoit le 1er en Foi, et qui est épargné ?
lesson-seven_virtues-scoring-question-hope = Que paient les adversaires au 1er en Espérance ?
lesson-seven_virtues-scoring-question-trio = Que vaut un trio, et quand ?
