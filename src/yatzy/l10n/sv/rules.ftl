# The rule page of a sheet.

pays-fixed = { $points } poäng.
pays-all = Summan av alla tärningar.
pays-all-plus = Summan av alla tärningar plus { $plus }.
pays-matched = Summan av de tärningarna.
pays-matched-plus = Summan av de tärningarna plus { $plus }.

rules-turn = En omgång
rules-turn-rolls = { $dice ->
        [one] Kasta tärningen.
       *[other] Kasta alla { $dice } tärningar.
    } { $again ->
        [0] Det finns inget andra kast.
        [one] Sedan får du kasta om valfria tärningar en gång.
       *[other] Sedan får du kasta om valfria tärningar upp till { $again } gånger, även sådana du behållit tidigare. Sluta när du vill.
    }
rules-face = Summan av tärningarna som visar { $face }.
rules-order-free = Skriv resultatet i en valfri öppen ruta. Klarar tärningarna den inte blir det en nolla, och rutan är struken. En ifylld ruta ändras aldrig.
rules-order-fixed = Skriv resultatet i den översta öppna rutan, även om det blir en nolla. En ifylld ruta ändras aldrig.
rules-turn-end = Partiet är slut efter { $turns ->
        [one] { $turns } omgång
       *[other] { $turns } omgångar
    }, när alla rutor är ifyllda.

rules-upper = Övre delen
rules-lower = Nedre delen
rules-upper-bonus = { $bonus }: { $points } poäng för minst { $at } i övre delen.
rules-last-resort = Bara när ingen annan öppen ruta ger poäng.
rules-no-last-resort = Får alltid väljas.

rules-further = { $box } igen
rules-further-ordinary = Inget särskilt: när dess egen ruta är ifylld är det ett kast som alla andra.
rules-further-bonus = Så länge { $box } har poäng ger varje ny { $box } { $bonus } poäng utöver det som skrivs in, även om det är en nolla.
rules-further-no-bonus-after-zero = Efter en nolla på { $box } finns ingen sådan bonus.
rules-further-chips = Bonusen är spelmarker: de läggs bredvid protokollet och räknas in i slutsumman när rundan är slut.
rules-further-joker = När { $box } är ifylld, med poäng eller nolla, och även den övre rutan för valören är ifylld, är kastet en joker: varje nedre ruta räknas som klarad.
rules-further-joker-free = Inget tvång: en joker får skrivas i vilken öppen ruta som helst.
rules-further-joker-forced = En joker måste skrivas i en öppen nedre ruta. Bara om ingen är öppen blir den en nolla i en övre ruta.
rules-further-upper-always = Så länge den övre rutan för valören är öppen måste kastet dit, vare sig { $box } har poäng eller nolla.
rules-further-upper-after-points = Så länge { $box } har poäng och den övre rutan för valören är öppen måste kastet dit. Efter en nolla på { $box } finns inget tvång så länge den övre rutan är öppen.
rules-further-in-chance = Så länge { $box } har poäng är det värt { $points } på { $chance }, om den är öppen.
rules-further-zero-when-closed = Så länge { $box } har poäng, och både { $chance } och den övre rutan för valören är ifyllda, blir det en nolla var du än skriver det.
rules-further-zero-when-upper-box-closed = Så länge { $box } har poäng, och den övre rutan för valören är ifylld, blir det en nolla i alla rutor utom { $chance }.
rules-further-zero-when-upper-section-closed = Så länge { $box } har poäng, och alla övre rutor är ifyllda, blir det en nolla i alla rutor utom { $chance }.

rules-case-when = { $held ->
        [zero] { $box } är struken
       *[points] { $box } har poäng
    }{ $upper ->
        [none] {""}
       *[other] , { $upper } är { $open ->
            [yes] öppen
           *[no] ifylld
        }
    }{ $full ->
        [chance] {" "}och likaså { $chance }
        [lower] {" "}och likaså alla nedre rutor
        [upper-and-chance] , liksom { $chance } och alla andra övre rutor
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}och { $bonus } bonus
    }.

rules-table = Runt bordet
rules-players-any = { $least ->
        [one] Valfritt antal spelare, även en ensam.
       *[other] { $least } spelare eller fler.
    }
rules-players-range = { $least } till { $most } spelare.
rules-start-roll-off = Alla kastar alla tärningar en gång. Högsta summan börjar, sedan går det medsols.
rules-start-agreed = Spelarna kommer överens om vem som börjar.
rules-clockwise = Turen går medsols.
rules-scorekeeper-one = En spelare skriver protokoll åt alla.
rules-scorekeeper-each = Var och en skriver sitt eget protokoll.
rules-teams = Man kan spela som { $numbers } lag; lagkamrater delar kolumn.
rules-series = En serie har upp till { $rounds } rundor.
rules-series-chosen = Spelarna bestämmer hur många rundor de spelar.
rules-counting-totals = Rundor kan räknas efter slutsumma: högsta summan av alla rundor vinner.
rules-counting-differences = Rundor kan räknas efter skillnad: bara rundans vinnare får poäng, lika många som försprånget.
rules-counting-rounds-won = Varje runda vinns för sig.
rules-winner = Högsta slutsumman vinner.

rules-notes = Noter
rules-options = Valfria regler
rules-options-how = Skriv dem efter namnet, som i { $sheet }.
rules-ours = (vår tolkning)
rules-elsewhere = Vad andra översättningar säger
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Tryckt på { $languages }.
rules-not-printed = Inte tryckt på { $language }: rutorna har sina vanliga namn.
rules-instead = Bladets text på { $language } har en egen regel. Bladet { $sheet } spelar efter den.
rules-own-text = Texten på { $language } har en egen regel. Du spelar efter den om du inte väljer andra regler.
rules-guessed = * inte tryckt, eller oläsligt i vårt exemplar: namnet som spelare använder
rules-highest = Högsta möjliga slutsumma: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Högsta möjliga slutsumma: { NUMBER($total, useGrouping: 0) }, eller { $card } utan bonus för { $box } igen
