# What a server says to those at its tables.

error-table-unknown = Det finnes ikke noe bord med denne koden.
error-table-token = En billett er 22 bokstaver, sifre, bindestreker eller understreker. Dette er ingen.
error-table-token-missing = Vis billetten til plassen din, eller nøkkelen din.
error-table-not-yours = Dette er ikke din plass.
error-table-not-host = Bare den som åpnet bordet, kan gjøre det.
error-table-no-seat = Det finnes ingen plass { $seat }: bordet har { $seats }.
error-table-no-seats = Et bord trenger minst én plass.
error-table-seat-taken = Noen sitter allerede på plass { $seat }.
error-table-seat-computer = På plass { $seat } spiller det uansett en dataspiller.
error-table-begun = Spillet har begynt: ingen kan sette seg lenger.
error-table-not-begun = Spillet har ikke begynt: det er ledige plasser.
error-table-not-over = Spillet er ikke slutt.
error-table-nobody = Det er ingen å begynne spillet med.
error-table-name = Et navn er én linje med høyst { $longest } tegn.
error-table-name-missing = Den som sitter på plass { $seat }, trenger et navn.
error-table-name-twice = Noen ved bordet har allerede dette navnet.
error-table-devices = En plass kan spilles fra høyst { $most } enheter.
error-table-real-dice = Med ekte terninger kan ingen dataspiller ta over: den har ingen hender.
error-table-not-stuck = Det er for tidlig for det: vent litt, spilleren kan være der ennå.
error-table-stand-in = En dataspiller spiller for deg. Ta plassen din tilbake først.
error-table-late = Spillet har gått videre siden da. Du ser det slik det er nå.
error-table-long = Du har lagt til side, angret og rettet så mye at bordet ikke tar imot mer. Kast, eller skriv.
error-table-changed = Bordet er endret siden da. Du ser det slik det er nå.
error-table-dice = Serveren kaster terningene ved dette bordet.
error-table-match-open = Andre spiller fortsatt med disse terningene: de vises når kampen er slutt.
error-table-match-closed = Kampen er slutt: ingen kan bli med lenger.
error-table-match-full = { $most } spiller allerede i kampen, og flere kan det ikke være.
error-table-match-alone = I en kamp med samme terninger spiller alle alene, med terningene på skjermen.
error-table-no-match = Dette er ingen kamp med samme terninger.
error-table-no-coach = Ved dette bordet er coachen ikke tillatt.
error-table-sheet-name = Reglene avviker fra det trykte arket { $sheet }: gi dem et eget navn.
error-table-nonsense = Dette forstår ikke bordet: { $problem }
error-table-hello-again = Du har allerede hilst.
error-table-reaction = Det finnes ingen slik reaksjon. Disse finnes: { $known }.
error-table-turns = Så mange spillere, ruter og runder blir mer enn { $most } omganger. Ta færre.
error-table-reactions = Ikke så mange på én gang: vent litt.
error-player-games = Du har allerede { $most } spill, og flere lagres ikke for én spiller. Gi opp noen først.
error-table-store = Serveren når ikke spillene sine akkurat nå. Prøv igjen om litt: ingenting gjøres to ganger.

error-limit-tables = Det er mange nye bord fra én adresse. Prøv igjen om { $seconds } sekunder.
error-limit-requests = Det er mye på én gang. Prøv igjen om { $seconds ->
        [one] et sekund
       *[other] { $seconds } sekunder
    }.
error-request-invalid = Forespørselen er ikke gyldig: { $problem }
request-choices = { $problem }. Disse finnes: { $choices }.
error-request-unknown = Det er ingenting på denne adressen.
error-request-method = Det kan ikke gjøres her.
error-request-large = Det er for mye for én forespørsel.
error-request-host = Denne serveren heter ikke det.
error-request-origin = En annen side ber om det, og det får den ikke.
error-server-failed = Noe gikk galt på serveren. Ingenting ble endret; prøv igjen.
error-review-no-step = Det finnes ikke noe slikt valg i spillet: omgang { $turn }, kast { $throw }.
error-review-no-column = Det finnes ingen slik kolonne i spillet: runde { $round }, kolonne { $column }.
