# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistiek
page-records-whose = Wiens statistiek
page-records-none = Totalen, verloop en dure gewoontes van elk potje dat je hier uitspeelt, naast wat perfect spel oplevert. Er is geen account: de sleutel blijft in deze browser.
page-records-start = Statistiek bijhouden
page-records-name = Naam waaronder je speelt
page-records-add = Iemand anders
page-records-add-about = Potjes op dit toestel onder deze naam tellen vanaf nu, en ook de potjes die het nog kent.
page-records-empty = Nog niets te zien
page-records-empty-about = Speel een potje uit als { $name }, en het verschijnt hier.
page-records-play = Speel een potje
page-records-playing = { $count ->
        [one] Eén potje is bezig.
       *[other] { $count } potjes zijn bezig.
    }
page-records-later = { $count ->
        [one] Eén potje wordt nog bekeken …
       *[other] { $count } potjes worden nog bekeken …
    }
page-records-opening = Even opzoeken …
page-records-sheet = Blok
page-records-games = { $rounds ->
        [one] Eén potje
       *[other] { $rounds } potjes
    }
page-records-best = Beste
page-records-worst = Laagste
page-records-mean = Gemiddeld
page-records-perfect = perfect: { $number }
page-records-odds-later = Wat perfect spel oplevert, wordt berekend …
page-records-rates = Hoe vaak
page-records-upper-bonus = Bonus boven
page-records-five-alike = Vijf dezelfde
page-records-rate = { $made } van { $of }
page-records-you = jij
page-records-best-play = perfect
page-records-further = Nog eens vijf dezelfde brengt jou gemiddeld { $own } punten per potje, perfect spel { $perfect }.
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
page-records-no-habits = Geen keuze gaf iets weg.
page-records-trend = Van potje tot potje
page-records-yours = Jouw gegevens
page-records-device = Naar een ander toestel
page-records-device-about = Wie deze link opent, heeft deze statistiek en kan die verwijderen. Open hem alleen op je andere toestel.
page-records-device-qr = QR-code die deze statistiek naar een ander toestel brengt
page-records-export = Alles downloaden
page-records-remove = Van dit toestel halen
page-records-remove-about = De statistiek blijft op de server, en op andere toestellen met de sleutel. Zonder sleutel vindt niemand die terug.
page-records-remove-yes = Weghalen
page-records-delete = Alles verwijderen
page-records-delete-about = Wat { $name } bereikt heeft, wordt voorgoed verwijderd, op alle toestellen, en in die potjes komt een nummer in plaats van de naam. De potjes zelf blijven bij wie hun codes heeft.
page-records-delete-yes = Verwijderen
page-records-take = Statistiek van een ander toestel
page-records-take-about = In deze link zit iemands statistiek. Potjes die hier onder die naam gespeeld worden, tellen ervoor mee; neem dus alleen over wat van jezelf is.
page-records-take-yes = Overnemen
