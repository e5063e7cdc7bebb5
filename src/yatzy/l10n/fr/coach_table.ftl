# The coach at the table.

hint-coach = coach
keys-coach = demander au coach le meilleur choix avec ces dés, et pourquoi
keys-coach-pad = consulter le coach sur les dés tapés : comme après le premier lancer, puis comme après le suivant
keys-remarks = laisser le coach relever les erreurs : jamais, dès 0,5, 1, 2 ou 5 points
keys-chances = afficher ou masquer les chances de gagner de chacun

coach-thinking = Le coach réfléchit…
coach-best = ★ Le mieux : { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Le coach est désactivé à cette table.
coach-over = La partie est finie : il n’y a plus rien à conseiller.
coach-no-dice = Lance d’abord : le coach parle des dés posés sur la table.
coach-no-dice-pad = Tape d’abord les dés, après n’importe quel lancer : le coach dit quoi garder, ou où les inscrire.
coach-after-throw = { $following ->
        [yes] Après le lancer { $throw } sur { $throws } (H : après le suivant) :
       *[no] Après le lancer { $throw } sur { $throws } :
    }
coach-remark = { $alone ->
        [yes] Cela t’a coûté { $cost }. Mieux : { $choice }.
       *[no] { $player }, cela t’a coûté { $cost }. Mieux : { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Le coach relève les choix qui coûtent plus de 1 point.
       *[no] Le coach relève les choix qui coûtent plus de { $points } points.
    }
coach-remarks-off = Le coach ne fait pas de remarques.
coach-alone = Il n’y a pas d’adversaire à battre.
coach-chances-on = Les chances de gagner sont affichées.
coach-assumes = Les chances de gagner supposent que tout le monde joue au mieux ; à totaux égaux, la victoire est partagée.
coach-counting = Calcul des chances…
coach-chances-off = Les chances de gagner ne sont plus affichées.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Pour gagner la manche
       *[game] Pour gagner
    }{ $exact ->
        [no] {" "}(environ)
       *[yes] {""}
    } : { $chances }

new-coach = Coach
new-coach-on = à disposition
new-coach-off = désactivé
