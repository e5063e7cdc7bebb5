# The page: pads side by side.

page-compare-add = Ajouter des règles
page-compare-remove = Retirer { $title }
page-compare-hand = Mêmes dés, autres règles
page-compare-hand-about = Touche un dé pour le changer.
page-compare-die = Dé { $place } : { $face }. Touche pour changer.
page-compare-only = Seulement les différences
page-compare-expected = Moyenne du jeu parfait
page-compare-differs = diffère
page-compare-absent = pas de telle case
page-compare-hands = Des dés qui font la différence
page-compare-ends = Totaux finaux
page-compare-following = Calcul de toutes les parties : { $share }
page-compare-own-wrong = Il y a encore un problème dans tes règles maison. Revois-les.
