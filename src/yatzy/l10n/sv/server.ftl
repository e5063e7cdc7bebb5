# What a server says to those at its tables.

error-table-unknown = Det finns inget bord med den här koden. Kontrollera koden.
error-day-unknown = Ingen har spelat här den dagen.
error-table-token = En token är 22 bokstäver, siffror, bindestreck eller understreck. Det här är ingen.
error-table-token-missing = Skicka din plats token, eller din nyckel.
error-table-not-yours = Det här är inte din plats.
error-table-not-host = Bara värden kan göra det.
error-table-barred = Värden har tagit bort dig från bordet. Be värden släppa in dig igen.
error-table-one-seat = Du har redan en plats här: vid ett öppet bord får varje enhet en.
error-table-lent = Du har bara lånat den här platsen: ägaren bestämmer över den.
error-table-no-seat = Det finns ingen plats { $seat }: bordet har { $seats }.
error-table-no-seats = Ett bord behöver minst en plats.
error-table-seat-taken = Plats { $seat } är upptagen. Välj en annan.
error-table-seat-computer = På plats { $seat } spelar redan en robot.
error-table-begun = Partiet har börjat: du kan inte gå med längre, men du kan titta på.
error-table-not-begun = Partiet har inte börjat: det finns lediga platser.
error-table-not-over = Partiet är inte slut.
error-table-nobody = Det finns ingen här att starta med.
error-table-name = Ett namn är en rad med högst { $longest } tecken.
error-table-name-missing = Spelaren på plats { $seat } behöver ett namn.
error-table-name-twice = Någon vid bordet har redan det namnet. Välj ett annat.
error-table-devices = Du kan spela en plats från högst { $most } enheter.
error-table-real-dice = En robot kan inte spela med riktiga tärningar.
error-table-not-stuck = Vänta lite: spelaren kan vara kvar.
error-table-stand-in = En robot spelar för dig. Ta över igen först.
error-table-late = Partiet gick vidare. Nu ser du det som det är.
error-table-long = För många ändringar i den här omgången. Kasta, eller skriv poäng.
error-table-changed = Bordet har ändrats. Nu ser du det som det är.
error-table-dice = Servern kastar tärningarna vid det här bordet.
error-table-word-early = Du kan inte skicka ett ord med den här förfrågan: den som ser det kunde välja tärningarna. Skicka ”contribute” i stället, bind dig när du känner till fingeravtrycket och visa bidraget när bordet säger ”revealing”.
error-table-contribution-early = Alla har inte bundit sig än. Visa ditt bidrag när bordet säger ”revealing”.
error-table-contribution-late = Inget mer kan läggas till de här tärningarna.
error-table-contribution-wrong = Det här är inte bidraget som enheten band sig till. Det börjar med 32 slumpade hexadecimala siffror och har högst { $longest } tecken.
error-table-contributions-awaited = Några enheter har inte svarat än. Försök igen om { $seconds } s för att börja utan dem.
error-table-match-open = Andra spelar fortfarande med de här tärningarna: de visas när matchen är slut.
error-table-match-closed = Matchen är slut: du kan inte gå med längre.
error-table-match-full = Den här matchen är full: { $most } spelar.
error-table-match-alone = I en match med samma tärningar spelar alla ensamma, med tärningarna på skärmen.
error-table-no-match = Det här är ingen match med samma tärningar.
error-table-no-coach = Det här bordet spelar utan coach: du kan gå igenom partiet när det är slut.
error-table-plain-bot = Vid ett bord utan coach kan bara { bot-beginner } eller { bot-casual } spela för dig.
error-table-position-live = Det här är ställningen vid ditt bord, där ni spelar utan coach. Titta på den när partiet är slut.
error-table-sheet-name = De här reglerna skiljer sig från de tryckta { $sheet }: ge dem ett annat namn.
error-table-nonsense = Det här förstår bordet inte: { $problem }
error-table-hello-again = Du har redan hälsat.
error-table-reaction = Det finns ingen sådan reaktion. Välj bland: { $known }.
error-table-turns = Det blir fler än { $most } omgångar. Välj färre spelare, rutor eller rundor.
error-table-reactions = För många reaktioner på en gång. Vänta lite.
error-player-games = Du har { $most } partier, och fler kan en spelare inte ha. Ta bort några först.
error-table-store = Servern når inte sina partier. Försök igen om en stund: inget görs två gånger.
error-table-storage = Servern har inte plats för nya bord; partier som har börjat fortsätter. Försök igen senare, eller fråga den som driver den.

error-limit-stored = Din adress har sparat så mycket den får för tillfället. Försök igen om { $minutes } min.
error-limit-tables = För många nya bord från en adress. Försök igen om { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }.
error-limit-requests = För många förfrågningar. Försök igen om { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }.
error-request-invalid = Förfrågan är inte giltig: { $problem }
request-choices = { $problem }. Välj bland: { $choices }.
error-request-unknown = Det finns inget på den här adressen.
error-request-method = Det går inte att göra här.
error-request-large = Det är för mycket för en förfrågan.
error-request-host = Den här servern heter inte så.
error-request-origin = En annan webbplats skickade förfrågan, och det är inte tillåtet.
error-server-failed = Något gick fel på servern. Inget ändrades; försök igen.
error-review-no-step = Det finns inget sådant val i partiet: omgång { $turn }, kast { $throw }.
error-review-no-column = Det finns ingen sådan kolumn i partiet: runda { $round }, kolumn { $column }.
