# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistieken
page-records-whose = Speler
page-records-none = Bekijk je scores, je verloop en je duurste fouten naast perfect spel. Geen account: je sleutel blijft in deze browser.
page-records-start = Mijn statistieken bijhouden
page-records-name = Je spelersnaam
page-records-add = Speler toevoegen
page-records-add-about = Potjes op dit toestel onder deze naam tellen vanaf nu, en ook de potjes die het nog kent.
page-records-empty = Nog geen potjes
page-records-empty-about = Speel een potje uit als { $name } om het hier te zien.
page-records-play = Speel een potje
page-records-playing = { $count ->
        [one] Eén potje is bezig.
       *[other] { $count } potjes zijn bezig.
    }
page-records-later = { $count ->
        [one] 1 potje wordt nog doorgenomen …
       *[other] { $count } potjes worden nog doorgenomen …
    }
page-records-opening = Laden …
page-records-sheet = Regels
page-records-games = { $rounds ->
        [one] Eén potje
       *[other] { $rounds } potjes
    }
page-records-best = Beste
page-records-worst = Laagste
page-records-mean = Gemiddeld
page-records-perfect = perfect: { $number }
page-records-odds-later = Berekenen wat perfect spel oplevert …
page-records-rates = Hoe vaak
page-records-upper-bonus = Bonus bovenin
page-records-five-alike = Vijf dezelfde
page-records-rate = { $made } van { $of }
page-records-you = jij
page-records-best-play = perfect
page-records-further = Nog eens vijf dezelfde levert je gemiddeld { $own } punten per potje op, perfect spel { $perfect }.
page-records-choices = Jouw keuzes
page-records-accuracy = Beste keuzes
page-records-cost-each = Weggegeven per keuze
page-records-cost-game = Weggegeven per potje
page-records-luck = Geluk per potje
page-records-habits = Dure gewoontes
page-records-habit = { $times ->
        [one] één keer
        [2] twee keer
       *[other] { $times } keer
    }, { $points } punten
page-records-more-habits = { $count ->
        [one] Nog één
       *[other] Nog { $count }
    }
page-records-no-habits = Je hebt geen punten weggegeven.
page-records-trend = Potje voor potje
page-records-yours = Jouw gegevens
page-records-device = Naar een ander toestel
page-records-device-about = Wie deze link opent, krijgt deze statistieken en kan ze verwijderen. Open hem alleen op je andere toestel.
page-records-device-qr = QR-code om deze statistieken naar een ander toestel te brengen
page-records-export = Alles downloaden
page-records-remove = Van dit toestel verwijderen
page-records-remove-about = Je statistieken blijven op de server en op andere toestellen met de sleutel. Zonder sleutel vindt niemand ze terug.
page-records-remove-yes = Verwijderen
page-records-delete = Alles verwijderen
page-records-delete-about = Verwijdert de statistieken van { $name } voorgoed op alle toestellen, en vervangt de naam in die potjes door een nummer. Wie de code van een potje heeft, kan het nog openen.
page-records-delete-yes = Verwijderen
page-records-take = Statistieken van een ander toestel
page-records-take-about = Deze link bevat iemands statistieken. Potjes die hier onder die naam gespeeld worden, tellen ervoor mee. Ga alleen door als je de link zelf hebt gemaakt.
page-records-take-yes = Aan dit toestel toevoegen
