# Why a server cannot answer what takes long.

error-work-busy = Le serveur est occupé. Réessaie dans un instant.
error-limit-work = Le serveur traite encore des demandes de ton adresse. Réessaie dans { $seconds } secondes.
error-work-too-long = Cela a pris plus de { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } seconde
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } secondes
    } : le serveur s’est arrêté là. Essaie avec moins.
error-work-failed = Quelque chose s’est mal passé sur le serveur pendant le calcul. Réessaie.
error-work-closing = Le serveur s’arrête. Réessaie dans un instant.
error-solver-not-here = Calculer ces règles demande { $needed } Gio de mémoire, et ce serveur en accorde { $most }. Sans ce calcul, il n’y a ni coach ni robot.
