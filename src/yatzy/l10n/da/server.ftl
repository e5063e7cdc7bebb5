# What a server says to those at its tables.

error-table-unknown = Der findes intet bord med denne kode.
error-table-token = En billet er 22 bogstaver, cifre, bindestreger eller understreger. Det her er ikke en.
error-table-token-missing = Vis billetten til din plads, eller din nøgle.
error-table-not-yours = Det her er ikke din plads.
error-table-not-host = Kun den, der åbnede bordet, kan gøre det.
error-table-no-seat = Der findes ingen plads { $seat }: bordet har { $seats }.
error-table-no-seats = Et bord skal have mindst én plads.
error-table-seat-taken = Der sidder allerede nogen på plads { $seat }.
error-table-seat-computer = På plads { $seat } spiller der i forvejen en computerspiller.
error-table-begun = Spillet er begyndt: ingen kan sætte sig længere.
error-table-not-begun = Spillet er ikke begyndt: der er ledige pladser.
error-table-not-over = Spillet er ikke slut.
error-table-nobody = Der er ingen at begynde spillet med.
error-table-name = Et navn er én linje med højst { $longest } tegn.
error-table-name-missing = Den, der sidder på plads { $seat }, skal have et navn.
error-table-name-twice = En ved bordet har allerede det navn.
error-table-devices = En plads kan spilles fra højst { $most } enheder.
error-table-real-dice = Med rigtige terninger kan ingen computerspiller tage over: den har ingen hænder.
error-table-not-stuck = Det er for tidligt: vent lidt, spilleren er måske stadig der.
error-table-stand-in = En computerspiller spiller for dig. Tag din plads tilbage først.
error-table-late = Spillet er gået videre siden. Du ser det, som det er nu.
error-table-long = Du har lagt til side, fortrudt og rettet så meget, at bordet ikke tager imod mere. Kast, eller skriv.
error-table-changed = Bordet er ændret siden. Du ser det, som det er nu.
error-table-dice = Serveren kaster terningerne ved dette bord.
error-table-match-open = Andre spiller stadig med disse terninger: de vises, når kampen er slut.
error-table-match-closed = Kampen er slut: ingen flere kan være med.
error-table-match-full = { $most } spiller allerede i kampen, og flere må der ikke være.
error-table-match-alone = I en kamp med samme terninger spiller alle alene, med terningerne på skærmen.
error-table-no-match = Det her er ikke en kamp med samme terninger.
error-table-no-coach = Ved dette bord er coachen ikke tilladt.
error-table-sheet-name = Reglerne afviger fra det trykte ark { $sheet }: giv dem deres eget navn.
error-table-nonsense = Det forstår bordet ikke: { $problem }
error-table-hello-again = Du har allerede hilst.
error-table-reaction = Den reaktion findes ikke. Vælg mellem: { $known }.
error-table-turns = Så mange spillere, felter og runder bliver til mere end { $most } omgange. Tag færre.
error-table-reactions = Ikke så mange på én gang: vent lidt.
error-player-games = Du har allerede { $most } spil, og flere gemmes ikke for én spiller. Opgiv nogle først.
error-table-store = Serveren kan ikke nå sine spil lige nu. Prøv igen om lidt: intet gøres to gange.

error-limit-tables = Det er mange nye borde fra én adresse. Prøv igen om { $seconds } sekunder.
error-limit-requests = Det er meget på én gang. Prøv igen om { $seconds ->
        [one] et sekund
       *[other] { $seconds } sekunder
    }.
error-request-invalid = Forespørgslen er ikke gyldig: { $problem }
request-choices = { $problem }. Vælg mellem: { $choices }.
error-request-unknown = Der er intet på denne adresse.
error-request-method = Det kan ikke gøres her.
error-request-large = Det er for meget til én forespørgsel.
error-request-host = Det hedder denne server ikke.
error-request-origin = En anden side beder om det, og det må den ikke.
error-server-failed = Noget gik galt på serveren. Intet blev ændret; prøv igen.
error-review-no-step = Det valg findes ikke i spillet: omgang { $turn }, kast { $throw }.
error-review-no-column = Den kolonne findes ikke i spillet: runde { $round }, kolonne { $column }.
