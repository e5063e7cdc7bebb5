# Why a server cannot answer what takes long.

error-work-busy = Le serveur a beaucoup à calculer : réessaie dans un instant.
error-limit-work = Le serveur calcule encore ce qui a été demandé depuis ton adresse. Réessaie dans { $seconds } secondes.
error-work-too-long = Cela a pris plus de { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } seconde
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } secondes
    }, et a été abandonné.
error-work-failed = Le calcul n’a pas abouti : quelque chose n’a pas marché sur le serveur.
error-work-closing = Le serveur se ferme.
error-solver-not-here = Résoudre cette feuille demande { $needed } Gio de mémoire, et un serveur y consacre au plus { $most } Gio. Le coach et les robots en ont besoin.
