# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, uppgjör · Yatzy
page-review-opening = Verið er að skoða leikinn …
page-review-queued = Þjónninn hefur mikið að gera. Yfirferðin opnast sjálf eftir augnablik …
page-review-table = Að borðinu
page-review-overview = Aftur í yfirlit leiksins
page-review-so-far = Staðan hingað til
page-review-everyone = Öll hlið við hlið
page-review-partners = Liðsfélagar
page-review-meaning = Hvað tölurnar þýða
page-review-step = Skref fyrir skref
page-review-skill = Bestu ákvarðanir: { $best } af { $decisions } ({ $share }), { $cost } stigum sóað.
page-review-unknown = Ekkert er vitað um ákvarðanirnar hér.
page-review-worst = { $count ->
        [1] Dýrasta ákvörðunin
       *[other] { $count } dýrustu ákvarðanirnar
    }
page-review-all-best = Hver þekkt ákvörðun var sú besta.
page-review-chosen = valið
page-review-better = betra

page-review-early = Ekkert að skoða enn
page-review-early-about = Þegar fyrstu umferð lýkur er hægt að skoða leikinn.
page-review-coach = Ekki fyrr en í lokin
page-review-coach-about = Þetta borð spilar án þjálfara: leikinn er hægt að skoða þegar honum lýkur.
page-review-refused = Ekki er hægt að skoða leikinn
page-review-refused-about = Reyndu aftur eftir smástund.

page-review-told = { $place }. Teningar { $dice }. { $player }: { $choice }, { $was ->
        [best] sem var besti kosturinn.
       *[costly] sem kostaði { $cost }. Betra: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Betra: { $choice }
page-review-dice = { $gave ->
        [gave] Teningarnir gáfu { $luck }.
        [took] Teningarnir tóku { $luck }.
       *[nothing] Teningarnir breyttu engu.
    }
page-review-turn-changed = Það er { $luck } miðað við það sem vænta mátti.
page-review-points-about = Aðeins stig þessarar umferðar eru þekkt. Ekki er hægt að greina ákvarðanir frá heppni.
page-review-more = { $count ->
        [1] Einn kostur í viðbót
        [one] { $count } kostur í viðbót
       *[other] { $count } kostir í viðbót
    }
page-review-fewer = Færri kostir
page-review-expected = Vænt heildarstig: { $before } fyrir þessa umferð, { $after } eftir hana.
page-review-explore = Greina þessa stöðu
page-review-turns = Umferðir
page-review-slider = Umferð { $turn } af { $turns }, { $cost } sóað
page-review-back = Fyrri ákvörðun
page-review-on = Næsta ákvörðun

page-bring-title = Opna skráningu
page-bring-about = Leikur á rithætti eða sem JSON Lines, eins og hvert borð gefur í lokin. Hann fær sína eigin slóð, og hver sem hefur hana getur skoðað hann.
page-bring-file = Velja skrá
page-bring-text = eða líma hana hér
page-bring-go = Skoða
page-bring-waiting = Verið er að lesa …
page-bring-empty = Hér er ekkert enn.
