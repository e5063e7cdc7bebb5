# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, uppgjör · Yatzy
page-review-opening = Leikurinn er gerður upp …
page-review-queued = Þjónninn er upptekinn. Uppgjörið opnast sjálfkrafa eftir augnablik …
page-review-table = Að borðinu
page-review-overview = Aftur í allan leikinn
page-review-so-far = Hingað til
page-review-everyone = Bera saman leikmenn
page-review-partners = Liðsfélagar
page-review-meaning = Hvað tölurnar þýða
page-review-step = Fara í gegnum leikinn
page-review-skill = { $best } af { $decisions } ákvörðunum voru þær bestu ({ $share }); sóað: { $cost }
page-review-unknown = Engar ákvarðanir voru skráðar hér.
page-review-worst = { $count ->
        [1] Dýrasta ákvörðunin
       *[other] { $count } dýrustu ákvarðanirnar
    }
page-review-all-best = Allar skráðar ákvarðanir voru þær bestu.
page-review-chosen = valið
page-review-better = betra

page-review-early = Ekkert að gera upp enn
page-review-early-about = Ljúktu fyrst einni umferð.
page-review-coach = Í boði eftir leikinn
page-review-coach-about = Þetta borð spilar án þjálfara: þú getur gert leikinn upp þegar honum er lokið.
page-review-refused = Ekki tókst að gera leikinn upp
page-review-refused-about = Reyndu aftur eftir smástund.

page-review-told = { $place }. Teningar { $dice }. { $player }: { $choice }, { $was ->
        [best] besta valið.
       *[costly] sem sóaði { $cost }. Betra: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Betra: { $choice }
page-review-dice = { $gave ->
        [gave] Heppni: +{ $luck }.
        [took] Heppni: −{ $luck }.
       *[nothing] Heppni: 0.
    }
page-review-turn-changed = Það er { $luck } miðað við áætlun.
page-review-points-about = Aðeins stig þessarar umferðar voru skráð, svo ekki er hægt að greina ákvarðanir frá heppni.
page-review-more = { $count ->
        [1] Einn kostur í viðbót
        [one] { $count } kostur í viðbót
       *[other] { $count } kostir í viðbót
    }
page-review-fewer = Færri kostir
page-review-expected = Áætluð heildarstig: { $before } fyrir þessa umferð, { $after } eftir hana.
page-review-explore = Greina þessa stöðu
page-review-turns = Umferðir
page-review-slider = Umferð { $turn } af { $turns }, sóað: { $cost }
page-review-back = Fyrri ákvörðun
page-review-on = Næsta ákvörðun

page-bring-title = Flytja inn leik
page-bring-about = Opnaðu vistaðan leik, á rithætti eða sem JSON Lines. Hver sem hefur hlekkinn getur skoðað hann.
page-bring-file = Velja skrá
page-bring-text = eða límdu leikinn hér
page-bring-go = Flytja inn
page-bring-waiting = Les leikinn …
page-bring-empty = Veldu skrá eða límdu leik hér fyrst.
