# The coach at the table.

hint-coach = coach
keys-coach = demander au coach le meilleur choix avec ces dés, et pourquoi
keys-coach-pad = demander au coach pour les dés tapés : comme après le premier lancer ; encore : après le suivant
keys-remarks = laisser le coach relever les erreurs : jamais, dès 0,5 ; 1 ; 2 ; 5 points
keys-chances = afficher ou masquer les chances de gagner de chacun

coach-thinking = Le coach réfléchit…
coach-best = ★ Le mieux : { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Cette partie se joue sans coach.
coach-over = La partie est finie : il n’y a plus rien à conseiller.
coach-no-dice = Lance d’abord, puis demande au coach.
coach-no-dice-pad = Tape d’abord tes dés, après n’importe quel lancer : le coach dit quoi garder, ou quelle case choisir.
coach-after-throw = { $following ->
        [yes] Après le lancer { $throw } sur { $throws } (H : après le suivant) :
       *[no] Après le lancer { $throw } sur { $throws } :
    }
coach-remark = { $alone ->
        [yes] Cela t’a coûté { $cost }. Mieux : { $choice }.
       *[no] { $player }, cela t’a coûté { $cost }. Mieux : { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Le coach relève les choix qui coûtent plus de 1 pt.
       *[no] Le coach relève les choix qui coûtent plus de { $points } pt.
    }
coach-remarks-off = Le coach ne relève plus les erreurs.
coach-alone = Tu joues en solo : il n’y a personne à battre.
coach-chances-on = Les chances de gagner sont affichées.
coach-assumes = Les chances de gagner supposent que tout le monde joue désormais pour le plus de points ; à égalité, la victoire est partagée.
coach-counting = Calcul des chances…
coach-chances-off = Les chances de gagner sont masquées.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Pour gagner la manche
       *[game] Pour gagner
    }{ $exact ->
        [no] {" "}(environ)
       *[yes] {""}
    } : { $chances }

new-coach = Coach
new-coach-on = autorisé
new-coach-off = désactivé
