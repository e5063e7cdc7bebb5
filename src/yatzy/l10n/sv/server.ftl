# What a server says to those at its tables.

error-table-unknown = Det finns inget bord med den här koden.
error-day-unknown = Ingen har spelat här den dagen.
error-table-token = En biljett är 22 bokstäver, siffror, bindestreck eller understreck. Det här är ingen.
error-table-token-missing = Visa biljetten till din plats, eller din nyckel.
error-table-not-yours = Det här är inte din plats.
error-table-not-host = Bara bordets värd kan göra det.
error-table-barred = Värden har tagit bort dig från bordet. Be värden släppa in dig igen.
error-table-one-seat = Du har redan en plats här: vid ett öppet bord får varje enhet en.
error-table-lent = Du har bara lånat den här platsen: ägaren bestämmer över den.
error-table-no-seat = Det finns ingen plats { $seat }: bordet har { $seats }.
error-table-no-seats = Ett bord behöver minst en plats.
error-table-seat-taken = Någon sitter redan på plats { $seat }.
error-table-seat-computer = På plats { $seat } spelar redan en datorspelare.
error-table-begun = Partiet har börjat: ingen kan längre sätta sig.
error-table-not-begun = Partiet har inte börjat: det finns lediga platser.
error-table-not-over = Partiet är inte slut.
error-table-nobody = Det finns ingen att börja med.
error-table-name = Ett namn är en rad med högst { $longest } tecken.
error-table-name-missing = Den som sitter på plats { $seat } behöver ett namn.
error-table-name-twice = Någon vid bordet har redan det namnet.
error-table-devices = En plats kan spelas från högst { $most } enheter.
error-table-real-dice = Med riktiga tärningar kan ingen datorspelare ta över: den har inga händer.
error-table-not-stuck = Det är för tidigt för det: vänta lite, spelaren kan vara kvar.
error-table-stand-in = En datorspelare spelar för dig. Ta tillbaka din plats först.
error-table-late = Partiet har gått vidare sedan dess. Du ser det som det är nu.
error-table-long = Du har lagt undan, ångrat och rättat så mycket att bordet inte tar emot mer sådant. Kasta, eller skriv.
error-table-changed = Bordet har ändrats sedan dess. Du ser det som det är nu.
error-table-dice = Servern kastar tärningarna vid det här bordet.
error-table-word-early = Ett ord kan inte skickas med här: den som ser det kunde välja tärningarna. Skicka ”contribute” i stället, bind dig när du känner till sigillet och visa bidraget när bordet säger ”revealing”.
error-table-contribution-early = Alla har inte bundit sig än. Visa ditt bidrag när bordet säger ”revealing”.
error-table-contribution-late = Inget mer kan läggas till de här tärningarna.
error-table-contribution-wrong = Det här är inte bidraget som enheten band sig till. Det börjar med 32 slumpade hexadecimala siffror och har högst { $longest } tecken.
error-table-contributions-awaited = Några enheter har inte svarat än. Försök igen om { $seconds } s för att börja utan dem.
error-table-match-open = Andra spelar fortfarande med de här tärningarna: de visas när matchen är slut.
error-table-match-closed = Matchen är slut: ingen kan längre ansluta.
error-table-match-full = { $most } personer spelar redan i matchen, och fler får det inte vara.
error-table-match-alone = I en match med samma tärningar spelar alla ensamma, med tärningarna på skärmen.
error-table-no-match = Det här är ingen match med samma tärningar.
error-table-no-coach = Det här bordet spelar utan coach: partiet kan gås igenom när det är slut.
error-table-plain-bot = Vid ett bord utan coach kan bara { bot-beginner } eller { bot-casual } spela för dig.
error-table-position-live = Det här är ställningen vid ditt bord, där ni spelar utan coach. Titta på den när partiet är slut.
error-table-sheet-name = Reglerna skiljer sig från det tryckta bladet { $sheet }: ge dem ett eget namn.
error-table-nonsense = Det här förstår bordet inte: { $problem }
error-table-hello-again = Du har redan hälsat.
error-table-reaction = Det finns ingen sådan reaktion. Det finns: { $known }.
error-table-turns = Så många spelare, rutor och rundor blir fler än { $most } omgångar. Ta färre.
error-table-reactions = Inte så många på en gång: vänta lite.
error-player-games = Du har redan { $most } partier, och fler sparas inte för en spelare. Ta bort några först.
error-table-store = Servern når inte sina partier just nu. Försök igen om en stund: inget görs två gånger.
error-table-storage = Servern har inte plats för nya bord just nu. Partier som har börjat fortsätter: försök igen senare, eller fråga den som driver den.

error-limit-stored = Din adress har sparat så mycket den får för tillfället. Försök igen om { $minutes } min.
error-limit-tables = Det är många nya bord från en adress. Försök igen om { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }.
error-limit-requests = Det är mycket på en gång. Försök igen om { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }.
error-request-invalid = Begäran stämmer inte: { $problem }
request-choices = { $problem }. Det finns: { $choices }.
error-request-unknown = Det finns inget på den här adressen.
error-request-method = Det går inte att göra här.
error-request-large = Det är för mycket för en begäran.
error-request-host = Den här servern heter inte så.
error-request-origin = En annan sida begär det, och det får den inte.
error-server-failed = Något gick fel på servern. Inget ändrades; försök igen.
error-review-no-step = Det finns inget sådant val i partiet: omgång { $turn }, kast { $throw }.
error-review-no-column = Det finns ingen sådan kolumn i partiet: runda { $round }, kolumn { $column }.
