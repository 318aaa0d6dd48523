### L’aide de jeu des Guerres d’Italie.
### Les *étoiles* soulignent ; [crown] est dessiné comme symbole, [florin 2] comme pièce avec son nombre.

aid-wi-win = *La France gagne aussitôt* si elle contrôle la Cité de Naples à la fin d’une Ronde. Sinon, *le plus de points après la Ronde { $last } l’emporte* ; à égalité, Naples.
aid-wi-round = Une Ronde, la France d’abord

aid-wi-sieges = Cités neutres, adverses et Hostiles : Siège obligatoire ; Cités de posture Neutre : au choix
aid-wi-retreats = Replis
aid-wi-retreat = vers une Cité à vous, Alliée ou Favorable : gratuit par la route, [ship] par mer
aid-wi-salary = seulement aux Rondes { $rounds } : [florin 1] pour { $troops } Troupes ; les impayées partent
aid-wi-recruit = [florin { $home }] dans vos Cités initiales et pour les Troupes alliées dans les leurs, [florin { $elsewhere }] dans vos autres Cités{ $allies ->
    [yes] , alliées comprises
   *[no] {""}
}

aid-palace-crown = Gouverner, Annexer, acheter
aid-palace-cross = Gouverner, piste de Rome, acheter

aid-wi-actions = Actions et leurs coûts
aid-wi-diplomacy = Annexer : Diplomatie
aid-wi-diplomacy-cost = [crown] : valeur de la Cité + 1, [ship] par mer traversée · [crown] par case
aid-wi-influence = Annexez une Cité neutre et/ou avancez des marqueurs vers vous, d’autant de cases que de Couronnes (pour Rome, Croix aussi). Un Agent adverse sur la piste annule le premier symbole.
aid-wi-conclude = Annexer : conclure l’Alliance
aid-wi-free = gratuit, au lieu de la Diplomatie
aid-wi-concluded = Le marqueur est déjà dans votre zone d’Alliance, et aucun Agent adverse n’est sur la piste.
aid-wi-govern = Chaque symbole réactive 2 tuiles épuisées.
aid-wi-war = Les Troupes alliées se déplacent comme les vôtres. Toutes doivent s’arrêter dans une Cité qui n’est ni à vous, ni Alliée, ni Favorable.

aid-wi-track = Rome, Venise, Florence : postures
aid-wi-track-of = Piste d’Influence : { $left } à gauche, { $right } à droite
aid-wi-zone-alliance = Alliance
aid-wi-zone-favour = Favorable
aid-wi-zone-neutral = Neutre
aid-wi-neutral = Neutre
aid-wi-neutral-is = arrêtez-vous ; assiégez ou restez
aid-wi-favourable = Favorable
aid-wi-favourable-is = passez librement, jamais de Siège ; vos Troupes y défendent
aid-wi-hostile = Hostile
aid-wi-hostile-is = arrêtez-vous et assiégez : elle favorise l’adversaire
aid-wi-allied = Alliée
aid-wi-allied-is = pour toujours : cartes, tuiles, Troupes et Agent sont à vous, ses Cités comptent pour vous
aid-wi-loss = Conquête
aid-wi-losses = d’une dépendance : −{ $dependency } sur sa piste ; de la Capitale : Cité Majeure éliminée, −{ $capital } sur les autres pistes

aid-wi-agents = bloquent une Salle adverse ou, sur une piste, l’Alliance. Cité neutre : −1 pour vous, +1 pour l’adversaire. Autre Cité : −1 si vous l’assiégez.

aid-wi-cities = Cité portant votre disque ou celui d’une alliée
aid-wi-religion = plus de Croix que l’adversaire
aid-wi-trophy = Trophée : chaque disque pris par Siège
