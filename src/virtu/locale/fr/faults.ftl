### Ce que le serveur refuse.

fault-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
fault-internal = Une erreur s’est produite sur le serveur. Elle a été consignée.
fault-not_found = Il n’y a rien ici.
fault-wrong_method = Le serveur ne comprend pas cette demande.
fault-bad_message = Le serveur n’a pas pu lire cette demande.
fault-wrong_kind = Le serveur ne sait pas lire une demande sous cette forme.
fault-too_large = C’est trop volumineux pour le serveur.
fault-too_fast = Vous allez trop vite. Attendez une seconde.
fault-bad_cookie = L’accès d’invité de ce navigateur n’est plus valable. Rechargez la page pour en obtenir un nouveau.
fault-no_guest = Le serveur ne vous connaît pas encore. Rechargez la page.
fault-foreign_page = Cette demande ne vient pas d’une page de ce serveur.
fault-bad_name = Un nom doit compter de 1 à { $longest } caractères visibles.
fault-unknown_game = Ce jeu n’existe pas sur ce serveur.
fault-unknown_table = Cette table n’existe pas.
fault-unknown_level = Ce bot n’existe pas sur ce serveur.
fault-unknown_step = Cette partie ne compte pas autant de coups.
fault-unknown_seat = Cette place n’existe pas à cette table.
fault-bad_players = Ce jeu ne se joue pas à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
fault-bad_option = Une des options ne convient pas à ce jeu.
fault-bad_seats = Les places ne correspondent pas au nombre de joueurs, ou vous en occuperiez plus d’une.
fault-bad_record = Cette partie enregistrée est inutilisable.
fault-too_many_tables = Vous avez ouvert beaucoup de tables. Attendez une minute.
fault-too_many_running = Vous avez déjà beaucoup de parties en cours. Terminez-en d’abord une.
fault-too_many_sockets = Cette page est déjà ouverte dans trop de fenêtres. Fermez-en quelques-unes.
fault-too_many_plans = Vous avez fait beaucoup de plans. Attendez un peu.
fault-seat_taken = La place { $seat } est prise.
fault-no_open_seat = Aucune place n’est libre à cette table ; vous pouvez regarder la partie.
fault-not_open = On ne peut plus rejoindre cette partie.
fault-not_seated = Seuls les joueurs de cette table peuvent le faire.
fault-not_your_seat = Vous regardez cette partie ; seuls les joueurs peuvent jouer.
fault-not_your_turn = Ce n’est pas à vous de jouer.
fault-not_playing = Aucune partie n’est en cours à cette table.
fault-not_over = Ce sera possible une fois la partie terminée.
fault-hidden = La partie est en cours : son enregistrement révélerait des informations cachées.
fault-stale = La partie a continué entre-temps. Votre coup n’a pas été joué ; voici la position actuelle.
fault-no_undo = Il n’y a rien à annuler.
fault-no_redo = Il n’y a rien à rétablir.
fault-no_request = Personne ne vous demande d’annuler quoi que ce soit.
fault-lapsed = La partie a continué entre-temps ; votre plan a été fermé.
fault-parked = Une erreur s’est produite sur le serveur et cette partie est suspendue. Rien n’est perdu.
fault-storage = Le serveur ne peut rien enregistrer ni consulter pour l’instant. Réessayez.
fault-busy = Le serveur a trop à faire en ce moment. Réessayez.

guest-name = Invité { $number }

key-enter = Entrée
key-escape = Échap
key-shift = Maj
