# The page: pads side by side.

page-compare-add = Ajouter un bloc
page-compare-remove = Retirer { $title }
page-compare-hand = Les mêmes dés selon chacun
page-compare-hand-about = Touche un dé pour le tourner.
page-compare-die = Dé { $place } : { $face }. Touche pour le tourner.
page-compare-only = Seulement ce qui diffère
page-compare-expected = Jeu parfait
page-compare-differs = diffère
page-compare-absent = pas sur ce bloc
page-compare-hands = Lancers qui montrent la différence
page-compare-ends = Comment finissent les parties
page-compare-following = On suit chaque partie jusqu’au bout : { $share }
page-compare-own-wrong = Tes règles maison ne sont pas encore au point. Revois-les.
