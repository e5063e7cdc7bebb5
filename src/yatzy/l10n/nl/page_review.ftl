# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, terugblik · Yatzy
page-review-opening = Het potje wordt doorgenomen …
page-review-queued = De server heeft het druk. Je terugblik opent zo vanzelf …
page-review-table = Naar de tafel
page-review-overview = Terug naar het hele potje
page-review-so-far = Tot nu toe
page-review-everyone = Spelers vergelijken
page-review-partners = Teamgenoten
page-review-meaning = Wat de cijfers betekenen
page-review-step = Stap voor stap door het potje
page-review-skill = { $best } van { $decisions } keuzes waren optimaal ({ $share }); weggegeven: { $cost }
page-review-unknown = Hier zijn geen keuzes vastgelegd.
page-review-worst = { $count ->
        [one] De duurste keuze
       *[other] De { $count } duurste keuzes
    }
page-review-all-best = Alle bekende keuzes waren optimaal.
page-review-chosen = gekozen
page-review-better = beter

page-review-early = Nog niets te bekijken
page-review-early-about = Speel eerst een beurt uit.
page-review-coach = Pas na het potje
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
        [gave] Geluk: +{ $luck }.
        [took] Geluk: −{ $luck }.
       *[nothing] Geluk: 0.
    }
page-review-turn-changed = Dat is { $luck } vergeleken met de verwachting.
page-review-points-about = Van deze beurt is alleen de score bekend, dus keuzes en geluk zijn niet te scheiden.
page-review-more = { $count ->
        [one] Nog één keuze
       *[other] Nog { $count } keuzes
    }
page-review-fewer = Minder keuzes
page-review-expected = Verwacht totaal: { $before } voor deze beurt, { $after } erna.
page-review-explore = Situatie analyseren
page-review-turns = Beurten
page-review-slider = Beurt { $turn } van { $turns }, weggegeven: { $cost }
page-review-back = Vorige keuze
page-review-on = Volgende keuze

page-bring-title = Potje importeren
page-bring-about = Open een bewaard potje, in notatie of als JSON Lines. Wie de link heeft, kan het bekijken.
page-bring-file = Kies een bestand
page-bring-text = of plak het hier
page-bring-go = Importeren
page-bring-waiting = Het potje wordt gelezen …
page-bring-empty = Kies eerst een bestand, of plak een potje.
