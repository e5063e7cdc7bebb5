# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = casse des paires ou un full
habit-too-many = garde trop de dés
habit-too-few = relance de bons dés
habit-another-face = vise le mauvais chiffre
habit-low-pair = garde une petite paire au lieu de viser une suite
habit-alike = garde des dés identiques au lieu de viser une suite
habit-straight = vise une suite au lieu de dés identiques
habit-other-dice = garde les mauvais dés
habit-stops = s’arrête alors qu’un lancer de plus valait le coup
habit-throws-on = relance alors qu’il était temps de s’arrêter
habit-strikes = barre la mauvaise case
habit-chance = utilise Chance trop tôt
habit-little-above = marque trop peu dans une case du haut utile au bonus
habit-fewer-points = gâche un bon lancer dans une case qui rapporte peu
habit-points-now = prend tout de suite des points qui coûtent plus cher ensuite

habit-line = { $habit } : { $times } fois, points perdus : { $points }
