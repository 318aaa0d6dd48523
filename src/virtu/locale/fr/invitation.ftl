### Une table qui attend du monde : sa page est l’invitation.

invite-by = { $name } vous invite à jouer à
invite-yours = Vous invitez à jouer à
invite-open = Une place libre pour
invite-to = Venez jouer : { $game }
invite-seat = cette place est pour vous
invite-wait = attend quelqu’un
invite-here = en ligne
invite-ready = prêt
invite-take = Prendre la place libre
invite-learn = Apprendre d’abord · environ { $minutes } min
invite-no-account = Aucun compte nécessaire. La place reste à vous sur cet appareil.
invite-waiting = { $free ->
    [one] Une place est libre ; la partie commence dès qu’elle est prise.
   *[other] { $free } places sont libres ; la partie commence dès que toutes sont prises.
}
invite-rules = Règles modifiées
invite-rules-same = { $same ->
    [one] l’autre n’est pas modifiée
   *[other] les { $same } autres ne sont pas modifiées
}
invite-rules-usual = Aucune : règles habituelles.
invite-bring = Inviter les autres
invite-code = Code QR de l’adresse de cette table
invite-point = Scannez ce code avec un téléphone, ou tapez l’adresse :
invite-copy = Copier le lien
invite-share = Partager
invite-network = Pour les appareils du même réseau. Pour jouer par Internet, l’hôte doit rendre le serveur accessible de l’extérieur.
invite-only-here = Cette table ne s’ouvre que sur cette machine. Pour que d’autres puissent venir, lancez le serveur avec
