# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Chaque lancer découle d’une graine tirée avant la partie et d’un nombre au hasard qu’ajoute l’appareil de chaque joueur. L’empreinte ci-dessous ne correspond qu’à cette graine. Une fois la partie finie, ton appareil peut recalculer tous les lancers.
page-fair-operator = La personne qui gère ce serveur peut connaître les dés d’avance, mais pas les choisir.
page-fair-fingerprint = Empreinte de la graine
page-fair-in = Ton appareil a ajouté son nombre : personne n’a choisi ces dés.
page-fair-out = Ton appareil n’a pas répondu à temps : son nombre n’est pas dans ces dés.
page-fair-later = Ton appareil ajoute son nombre quand la partie commence.
page-fair-none = Ton appareil n’a rien ajouté à ces dés.
page-fair-same = Dans ce match, tout le monde joue avec les mêmes dés : aucun appareil n’y ajoute rien.
page-fair-added = Ont ajouté un nombre : { $names }
page-fair-missing = N’ont pas répondu à temps : { $names }
page-fair-word = Ton mot porte-bonheur
page-fair-word-about = Facultatif. Il est mêlé aux dés de chaque partie que tu lances ou rejoins à partir de maintenant.

page-lobby-devices = Presque prêt. En attente des appareils de : { $names }
page-lobby-start = Commencer sans attendre

page-verify = Vérifier les dés
page-verify-about = Dévoile la graine des dés. Après cela, on ne peut plus rien annuler.
page-verified = Ton appareil a recalculé tous les dés ({ $dice }) : tous sont justes.
page-wrong-seed = La graine ne correspond pas à l’empreinte que ton appareil a vue avant la partie.
page-wrong-rolls = { $count ->
        [one] { $count } lancer n’est pas celui que donne la graine.
       *[other] { $count } lancers ne sont pas ceux que donne la graine.
    }
page-wrong-own = Le nombre de ton appareil n’est pas dans ces dés.
page-wrong-late = Ces nombres ont changé après que ton appareil a montré le sien : { $names }
page-wrong-game = Le fichier n’est pas celui de la partie que tu as vue ici.
page-wrong-day = La graine n’est pas celle qui était fixée pour ce jour, ou les parties de la veille ne sont pas dans les dés.
page-verified-day = La graine est celle qui était fixée pour ce jour longtemps avant, et les parties de la veille sont dans les dés.
