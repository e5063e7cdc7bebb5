# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, terugblik · Yatzy
page-review-opening = Het potje wordt bekeken …
page-review-queued = De server heeft het druk. Je terugblik opent zo vanzelf …
page-review-table = Naar de tafel
page-review-overview = Naar het hele potje
page-review-so-far = De stand tot nu toe
page-review-everyone = Iedereen naast elkaar
page-review-partners = Teamgenoten
page-review-meaning = Wat de cijfers betekenen
page-review-step = Stap voor stap
page-review-skill = { $best } van { $decisions } keuzes waren de beste ({ $share }), { $cost } punten weggegeven.
page-review-unknown = Over de keuzes is hier niets bekend.
page-review-worst = { $count ->
        [one] De duurste keuze
       *[other] De { $count } duurste keuzes
    }
page-review-all-best = Elke bekende keuze was de beste.
page-review-chosen = gekozen
page-review-better = beter

page-review-early = Nog niets te bekijken
page-review-early-about = Zodra een beurt voorbij is, kun je terugkijken.
page-review-coach = Pas na het einde
page-review-coach-about = Deze tafel speelt zonder coach: terugkijken kan als het potje afgelopen is.
page-review-refused = Terugkijken lukt niet
page-review-refused-about = Probeer het zo nog eens.

page-review-told = { $place }. Dobbelstenen { $dice }. { $player }: { $choice }, { $was ->
        [best] dat was de beste keuze.
       *[costly] dat kostte { $cost }. Beter: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Beter: { $choice }
page-review-dice = { $gave ->
        [gave] De dobbelstenen gaven { $luck }.
        [took] De dobbelstenen namen { $luck }.
       *[nothing] De dobbelstenen veranderden niets.
    }
page-review-turn-changed = Dat is { $luck } vergeleken met wat verwacht was.
page-review-points-about = Van deze beurt zijn alleen de punten bekend. Keuzes en geluk zijn niet te scheiden.
page-review-more = { $count ->
        [one] Nog één keuze
       *[other] Nog { $count } keuzes
    }
page-review-fewer = Minder keuzes
page-review-expected = Verwacht totaal: { $before } voor deze beurt, { $after } erna.
page-review-explore = Stelling analyseren
page-review-turns = Beurten
page-review-slider = Beurt { $turn } van { $turns }, { $cost } weggegeven
page-review-back = Vorige keuze
page-review-on = Volgende keuze

page-bring-title = Verslag openen
page-bring-about = Een potje in notatie of als JSON Lines, zoals elke tafel het aan het eind geeft. Het krijgt een eigen adres, en wie dat heeft, kan het bekijken.
page-bring-file = Kies een bestand
page-bring-text = of plak het hier
page-bring-go = Bekijken
page-bring-waiting = Het wordt gelezen …
page-bring-empty = Er staat nog niets in.
