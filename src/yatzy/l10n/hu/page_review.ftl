# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, visszanézés · Yatzy
page-review-opening = Visszanézzük a játékot…
page-review-queued = A szervernek sok a dolga. A visszanézés mindjárt magától megnyílik…
page-review-table = Az asztalhoz
page-review-overview = Vissza az egész játékhoz
page-review-so-far = Ahol most tart
page-review-everyone = Mindenki egymás mellett
page-review-partners = Csapattársak
page-review-meaning = Mit jelentenek a számok
page-review-step = Lépésről lépésre
page-review-skill = Legjobb döntés: { $best }/{ $decisions } ({ $share }), veszteség { $cost } pont.
page-review-unknown = A döntésekről itt semmit sem tudni.
page-review-worst = { $count ->
        [one] A legdrágább döntés
       *[other] Legdrágább döntések ({ $count })
    }
page-review-all-best = Minden ismert döntés a legjobb volt.
page-review-chosen = döntés
page-review-better = jobb

page-review-early = Még nincs mit visszanézni
page-review-early-about = Az első kör után a játék visszanézhető.
page-review-coach = Csak a végén
page-review-coach-about = Ennél az asztalnál edző nélkül játszanak: a játékot a végén lehet visszanézni.
page-review-refused = A játék nem nézhető vissza
page-review-refused-about = Próbáld újra kicsit később.

page-review-told = { $place }. Kockák: { $dice }. { $player }: { $choice }, { $was ->
        [best] ez volt a legjobb.
       *[costly] ez { $cost } pontba került. Jobb: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Jobb: { $choice }
page-review-dice = { $gave ->
        [gave] A kockák { $luck } pontot adtak.
        [took] A kockák { $luck } pontot vettek el.
       *[nothing] A kockák semmit sem változtattak.
    }
page-review-turn-changed = A várthoz képest { $luck } pont.
page-review-points-about = Ebből a körből csak a pont ismert. A döntést nem lehet elválasztani a szerencsétől.
page-review-more = { $count ->
        [one] Még egy választás
       *[other] Még { $count } választás
    }
page-review-fewer = Kevesebb választás
page-review-expected = Várható végösszeg: a kör előtt { $before }, utána { $after }.
page-review-explore = Az állás elemzése
page-review-turns = Körök
page-review-slider = { $turn }/{ $turns }. kör, veszteség { $cost }
page-review-back = Az előző döntés
page-review-on = A következő döntés

page-bring-title = Jegyzőkönyv betöltése
page-bring-about = Egy játék lejegyzésként vagy JSON Lines formában, ahogy minden asztal a végén kiadja. Saját címet kap, és az nézheti meg, akinél a cím megvan.
page-bring-file = Fájl választása
page-bring-text = vagy illeszd be ide
page-bring-go = Visszanézés
page-bring-waiting = Beolvasás…
page-bring-empty = Még nincs benne semmi.
