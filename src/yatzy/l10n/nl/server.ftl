# What a server says to those at its tables.

error-table-unknown = Er is geen tafel met deze code.
error-table-token = Een token heeft 22 letters, cijfers, streepjes of lage streepjes. Dit is er geen.
error-table-token-missing = Toon het token van je plaats, of je sleutel.
error-table-not-yours = Dit is niet jouw plaats.
error-table-not-host = Dat kan alleen wie de tafel opende.
error-table-no-seat = Er is geen plaats { $seat }: de tafel heeft er { $seats }.
error-table-no-seats = Een tafel heeft minstens één plaats nodig.
error-table-seat-taken = Op plaats { $seat } zit al iemand.
error-table-seat-computer = Op plaats { $seat } speelt toch al een computerspeler.
error-table-begun = Het potje is begonnen: niemand kan meer gaan zitten.
error-table-not-begun = Het potje is niet begonnen: er zijn nog plaatsen vrij.
error-table-not-over = Het potje is nog niet afgelopen.
error-table-nobody = Er is niemand om mee te beginnen.
error-table-name = Een naam is één regel van hooguit { $longest } tekens.
error-table-name-missing = Wie op plaats { $seat } zit, heeft een naam nodig.
error-table-name-twice = Iemand aan tafel heet al zo.
error-table-devices = Een plaats kan op hooguit { $most } toestellen gespeeld worden.
error-table-real-dice = Met echte dobbelstenen kan een computerspeler niet verder: die heeft geen handen.
error-table-not-stuck = Daar is het nog te vroeg voor: wacht even, misschien is er nog iemand.
error-table-stand-in = Een computerspeler gaat voor je verder. Neem eerst je plaats terug.
error-table-late = Het potje is intussen verdergegaan. Je ziet het zoals het nu is.
error-table-long = Je hebt zoveel opzijgelegd, teruggenomen en verbeterd dat de tafel er niets meer van aanneemt. Gooi, of schrijf.
error-table-changed = De tafel is intussen veranderd. Je ziet hem zoals hij nu is.
error-table-dice = De dobbelstenen van deze tafel worden door de server gegooid.
error-table-match-open = Anderen spelen nog met deze worpen: ze zijn te zien als de wedstrijd afgelopen is.
error-table-match-closed = De wedstrijd is afgelopen: niemand kan nog meedoen.
error-table-match-full = Aan deze wedstrijd doen al { $most } mensen mee, meer kan niet.
error-table-match-alone = In een wedstrijd met gelijke worpen speelt iedereen alleen, met dobbelstenen op het scherm.
error-table-no-match = Dit is geen wedstrijd met gelijke worpen.
error-table-no-coach = Aan deze tafel mag je de coach niets vragen.
error-table-sheet-name = De regels wijken af van het gedrukte regelblad { $sheet }: geef ze een eigen naam.
error-table-nonsense = Dit begrijpt de tafel niet: { $problem }
error-table-hello-again = Je hebt al gedag gezegd.
error-table-reaction = Die reactie is er niet. Kies uit: { $known }.
error-table-turns = Met zoveel spelers, vakken en rondes worden het meer dan { $most } beurten. Neem er minder.
error-table-reactions = Niet zoveel tegelijk: wacht even.
error-player-games = Je hebt al { $most } potjes, meer worden er per speler niet bewaard. Geef er eerst een paar op.
error-table-store = De server kan nu niet bij zijn potjes. Probeer het zo nog eens: niets gebeurt dubbel.

error-limit-tables = Dat zijn veel nieuwe tafels vanaf één adres. Probeer het over { $seconds } seconden nog eens.
error-limit-requests = Dat is veel tegelijk. Probeer het over { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } nog eens.
error-request-invalid = De aanvraag klopt niet: { $problem }
request-choices = { $problem }. Kies uit: { $choices }.
error-request-unknown = Op dit adres is niets.
error-request-method = Dat kan hier niet.
error-request-large = Dat is te veel voor één aanvraag.
error-request-host = Zo heet deze server niet.
error-request-origin = Een andere pagina vraagt dit, en die mag dat niet.
error-server-failed = Er ging iets mis op de server. Er is niets veranderd; probeer het nog eens.
error-review-no-step = Die keuze is er niet in dit potje: beurt { $turn }, worp { $throw }.
error-review-no-column = Die kolom is er niet in dit potje: ronde { $round }, kolom { $column }.
