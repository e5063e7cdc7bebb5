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
        [0] Du får inte kasta om.
        [one] Sedan får du kasta om de tärningar du vill en gång.
       *[other] Sedan får du kasta om de tärningar du vill upp till { $again } gånger, även sådana du har sparat. Sluta när du vill.
    }
rules-face = Summan av tärningarna som visar { $face }.
rules-order-free = Skriv poängen i en öppen ruta som du väljer. Passar tärningarna inte blir det noll där. En ifylld ruta ändras aldrig.
rules-order-strike-last = Skriv poängen i en öppen ruta som tärningarna passar i. Bara om de inte passar någonstans skriver du noll i en ruta som du väljer. En ifylld ruta ändras aldrig.
rules-order-fixed = Skriv poängen i den översta öppna rutan, även om det blir noll. En ifylld ruta ändras aldrig.
rules-turn-end = Partiet är slut efter { $turns ->
        [one] { $turns } omgång
       *[other] { $turns } omgångar
    }, när alla rutor är ifyllda.

rules-upper = Övre delen
rules-lower = Nedre delen
rules-upper-bonus = { $bonus }: { $points } poäng för minst { $at } i övre delen.
rules-last-resort = Bara när ingen annan öppen ruta skulle ge poäng.
rules-no-last-resort = Du kan alltid välja den.

rules-further = Ny { $box }
rules-further-ordinary = Inget särskilt: när den egna rutan är ifylld är det ett kast som alla andra.
rules-further-bonus = Så länge rutan { $box } har poäng ger varje ny { $box } { $bonus } poäng extra, även om du skriver noll.
rules-further-bonus-after-entry = När rutan { $box } är ifylld, med poäng eller nolla, ger varje ny { $box } { $bonus } poäng extra, även om du skriver noll.
rules-further-no-bonus-after-zero = Har rutan { $box } en nolla ges ingen sådan bonus.
rules-further-bonus-upper-open = Bonusen ges bara medan den övre rutan för siffran är öppen.
rules-further-chips = Bonusen är spelmarker: de ligger bredvid protokollet och räknas in när rundan är slut.
rules-further-joker = När rutan { $box } är ifylld, med poäng eller nolla, och även den övre rutan för siffran är ifylld, är kastet en joker: den passar i alla nedre rutor.
rules-further-joker-highest = En joker ger det mesta som rutan kan ge.
rules-further-joker-free = Inget tvång: en joker får skrivas i vilken öppen ruta som helst.
rules-further-joker-forced = Du måste skriva en joker i en öppen nedre ruta. Bara om ingen är öppen skriver du noll i en övre ruta.
rules-further-upper-always = Så länge den övre rutan för siffran är öppen måste du skriva kastet där, vare sig rutan { $box } har poäng eller nolla.
rules-further-upper-after-points = Har rutan { $box } poäng och den övre rutan för siffran är öppen måste du skriva kastet där. Har rutan { $box } en nolla finns inget tvång så länge den övre rutan är öppen.
rules-further-in-chance = Så länge rutan { $box } har poäng ger kastet { $points } på { $chance }, om den är öppen.
rules-further-zero-when-closed = Så länge rutan { $box } har poäng, och både { $chance } och den övre rutan för siffran är ifyllda, ger kastet noll överallt.
rules-further-zero-when-upper-box-closed = Så länge rutan { $box } har poäng, och den övre rutan för siffran är ifylld, ger kastet noll i alla rutor utom { $chance }.
rules-further-zero-when-upper-section-closed = Så länge rutan { $box } har poäng, och alla övre rutor är ifyllda, ger kastet noll i alla rutor utom { $chance }.

rules-case-when = { $held ->
        [zero] Rutan { $box } är struken
       *[points] Rutan { $box } har poäng
    }{ $upper ->
        [none] {""}
       *[other] , rutan { $upper } är { $open ->
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

rules-table = Vid bordet
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
rules-teams = Ni kan spela som { $numbers } lag; lagkamrater delar kolumn.
rules-series = En serie har upp till { $rounds } rundor.
rules-series-chosen = Spelarna bestämmer hur många rundor de spelar.
rules-counting-totals = Rundor kan räknas efter slutsumma: högsta summan av alla rundor vinner.
rules-counting-differences = Rundor kan räknas efter skillnad: bara rundans vinnare får poäng, lika många som försprånget.
rules-counting-rounds-won = Varje runda står för sig.
rules-winner = Högsta slutsumman vinner.

rules-notes = Noter
rules-options = Valfria regler
rules-options-how = Skriv dem efter namnet, som i { $sheet }.
rules-ours = (vår tolkning)
rules-elsewhere = Vad andra översättningar säger
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Tryckt på { $languages }.
rules-not-printed = De här reglerna är inte tryckta på { $language }: rutorna har sina vanliga namn.
rules-instead = Texten på { $language } har en egen regel. Reglerna { $sheet } spelar efter den.
rules-own-text = Texten på { $language } har en egen regel. Du spelar efter den om du inte väljer andra regler.
rules-guessed = * inte tryckt, eller oläsligt i vårt exemplar: namnet som spelare använder
rules-highest = Högsta möjliga slutsumma: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Högsta möjliga slutsumma: { NUMBER($total, useGrouping: 0) }, eller { $card } utan bonus för ny { $box }
