# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, visszanézés · Yatzy
page-review-opening = Visszanézzük a játékot…
page-review-queued = A szerver elfoglalt. A visszanézés mindjárt magától megnyílik…
page-review-table = Az asztalhoz
page-review-overview = Vissza az egész játékhoz
page-review-so-far = Eddig
page-review-everyone = Játékosok összevetése
page-review-partners = Csapattársak
page-review-meaning = Mit jelentenek a számok
page-review-step = Lépésről lépésre
page-review-skill = Legjobb döntés: { $best }/{ $decisions } ({ $share }); veszteség: { $cost }
page-review-unknown = Itt nincsenek feljegyzett döntések.
page-review-worst = { $count ->
        [one] A legdrágább döntés
       *[other] Legdrágább döntések ({ $count })
    }
page-review-all-best = Minden feljegyzett döntés a legjobb volt.
page-review-chosen = döntés
page-review-better = jobb

page-review-early = Még nincs mit visszanézni
page-review-early-about = Előbb fejezz be egy kört.
page-review-coach = A játék után elérhető
page-review-coach-about = Ennél az asztalnál nincs edző: a játékot akkor nézheted vissza, ha véget ért.
page-review-refused = A játék nem nézhető vissza
page-review-refused-about = Próbáld újra kicsit később.

page-review-told = { $place }. Kockák: { $dice }. { $player }: { $choice }, { $was ->
        [best] ez volt a legjobb.
       *[costly] veszteség { $cost }. Jobb: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Jobb: { $choice }
page-review-dice = { $gave ->
        [gave] Szerencse: +{ $luck }.
        [took] Szerencse: −{ $luck }.
       *[nothing] Szerencse: 0.
    }
page-review-turn-changed = Ez { $luck } a várthoz képest.
page-review-points-about = Ebből a körből csak a pont van feljegyezve, ezért a döntés nem választható el a szerencsétől.
page-review-more = { $count ->
        [one] Még egy választás
       *[other] Még { $count } választás
    }
page-review-fewer = Kevesebb választás
page-review-expected = Várható végösszeg: a kör előtt { $before }, utána { $after }.
page-review-explore = Az állás elemzése
page-review-turns = Körök
page-review-slider = Kör: { $turn }/{ $turns }, veszteség: { $cost }
page-review-back = Előző döntés
page-review-on = Következő döntés

page-bring-title = Játék importálása
page-bring-about = Nyiss meg egy mentett játékot, lejegyzésként vagy JSON Lines formában. Akinél megvan a linkje, megnézheti.
page-bring-file = Fájl választása
page-bring-text = vagy illeszd be ide
page-bring-go = Importálás
page-bring-waiting = A játék beolvasása…
page-bring-empty = Előbb válassz egy fájlt, vagy illessz be egy játékot.
