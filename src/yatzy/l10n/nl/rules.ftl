# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
pays-all = De som van alle dobbelstenen.
pays-all-plus = De som van alle dobbelstenen, plus { $plus }.
pays-matched = De som van die dobbelstenen.
pays-matched-plus = De som van die dobbelstenen, plus { $plus }.

rules-turn = Een beurt
rules-turn-rolls = { $dice ->
        [one] Gooi de dobbelsteen.
       *[other] Gooi alle { $dice } dobbelstenen.
    } { $again ->
        [0] Nog een keer gooien mag niet.
        [one] Daarna mag je zoveel dobbelstenen als je wilt nog één keer gooien.
       *[other] Daarna mag je zoveel dobbelstenen als je wilt opnieuw gooien, hooguit { $again } keer, ook dobbelstenen die je eerder hebt vastgehouden. Stoppen mag altijd.
    }
rules-face = De som van de dobbelstenen met { $face }.
rules-order-free = Schrijf de punten in een open vak naar keuze. Passen de dobbelstenen niet, dan streep je dat vak weg en krijg je een nul. Een ingevuld vak verandert nooit meer.
rules-order-strike-last = Schrijf de punten in een open vak waar de dobbelstenen passen. Alleen als ze nergens passen, streep je een vak naar keuze weg. Een ingevuld vak verandert nooit meer.
rules-order-fixed = Schrijf de punten in het bovenste open vak, ook als het een nul is. Een ingevuld vak verandert nooit meer.
rules-turn-end = Het potje eindigt na { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }, als elk vak ingevuld is.

rules-upper = Bovenste deel
rules-lower = Onderste deel
rules-upper-bonus = { $bonus }: { $points } punten vanaf { $at } in het bovenste deel.
rules-last-resort = Alleen als geen ander open vak punten geeft.
rules-no-last-resort = Mag altijd gekozen worden.

rules-further = Nog eens { $box }
rules-further-ordinary = Niets bijzonders: is het eigen vak ingevuld, dan is het een worp als elke andere.
rules-further-bonus = Zolang er punten in het vak { $box } staan, levert elke volgende { $bonus } punten extra op, ook als je er een nul mee schrijft.
rules-further-bonus-after-entry = Is het vak { $box } ingevuld, met punten of een nul, dan levert elke volgende { $bonus } punten extra op, ook als je er een nul mee schrijft.
rules-further-no-bonus-after-zero = Na een nul in het vak { $box } vervalt die bonus.
rules-further-bonus-upper-open = Die bonus krijg je alleen zolang het vak bovenin voor dat aantal ogen open is.
rules-further-chips = De bonussen zijn fiches: ze liggen naast de scorekaart en worden aan het eind van de ronde bij het totaal geteld.
rules-further-joker = Is het vak { $box } ingevuld, met punten of een nul, en het vak bovenin voor dat aantal ogen ook, dan is de worp een joker: hij past in elk vak onderin.
rules-further-joker-highest = Een joker geeft het meeste wat het vak kan geven.
rules-further-joker-free = Niets is verplicht: een joker mag in elk open vak.
rules-further-joker-forced = Een joker moet in een open vak onderin. Alleen als er geen open is, wordt hij een nul in een vak bovenin.
rules-further-upper-always = Zolang het vak bovenin voor dat aantal ogen open is, moet de worp daarin, of er nu punten of een nul in het vak { $box } staan.
rules-further-upper-after-points = Staan er punten in het vak { $box } en is het vak bovenin voor dat aantal ogen open, dan moet de worp daarin. Na een nul in het vak { $box } is niets verplicht zolang dat vak bovenin open is.
rules-further-in-chance = Zolang er punten in het vak { $box } staan, is een volgende { $points } waard in { $chance }, als dat open is.
rules-further-zero-when-closed = Staan er punten in het vak { $box }, en zijn { $chance } en het vak bovenin voor dat aantal ogen allebei ingevuld, dan is een volgende in elk vak een nul.
rules-further-zero-when-upper-box-closed = Staan er punten in het vak { $box }, en is het vak bovenin voor dat aantal ogen ingevuld, dan is een volgende in elk vak een nul, behalve in { $chance }.
rules-further-zero-when-upper-section-closed = Staan er punten in het vak { $box }, en zijn alle vakken bovenin ingevuld, dan is een volgende in elk vak een nul, behalve in { $chance }.

rules-case-when = { $held ->
        [zero] Het vak { $box } is weggestreept
       *[points] In het vak { $box } staan punten
    }{ $upper ->
        [none] {""}
       *[other] , het vak { $upper } is { $open ->
            [yes] open
           *[no] ingevuld
        }
    }{ $full ->
        [chance] {" "}en { $chance } ook
        [lower] {" "}en elk vak onderin ook
        [upper-and-chance] , en { $chance } en alle andere vakken bovenin ook
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}en { $bonus } bonus
    }.

rules-table = Aan tafel
rules-players-any = { $least ->
        [one] Met zoveel spelers als je wilt, of alleen.
       *[other] Voor { $least } of meer spelers.
    }
rules-players-range = { $least } t/m { $most } spelers.
rules-start-roll-off = Iedereen gooit één keer alle dobbelstenen. Wie de hoogste som gooit, begint; daarna gaat de beurt met de klok mee.
rules-start-agreed = De spelers spreken af wie begint.
rules-clockwise = De beurt gaat met de klok mee.
rules-scorekeeper-one = Eén speler houdt de score voor iedereen bij.
rules-scorekeeper-each = Iedereen houdt een eigen scorekaart bij.
rules-teams = Je kunt in teams spelen: { $numbers }; teamgenoten delen een kolom.
rules-series = Een serie heeft hooguit { $rounds } rondes.
rules-series-chosen = De spelers kiezen zelf hoeveel rondes ze spelen.
rules-counting-totals = Rondes kunnen op totaal tellen: de hoogste som van alle rondes wint.
rules-counting-differences = Rondes kunnen op verschil tellen: alleen wie de ronde wint, krijgt punten, namelijk de voorsprong.
rules-counting-rounds-won = Elke ronde staat op zichzelf.
rules-winner = Het hoogste totaal wint.

rules-notes = Opmerkingen
rules-options = Opties
rules-options-how = Zet ze achter de naam, zoals in { $sheet }.
rules-ours = (onze uitleg)
rules-elsewhere = Wat andere vertalingen zeggen
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Gedrukt in het { $languages }.
rules-not-printed = Deze regels zijn niet in het { $language } gedrukt: de vakken heten zoals gebruikelijk.
rules-instead = De tekst in het { $language } heeft een eigen regel. De regels { $sheet } spelen daarmee.
rules-own-text = De tekst in het { $language } heeft een eigen regel. Je speelt daarmee, tenzij je andere regels kiest.
rules-guessed = * niet gedrukt, of niet leesbaar in ons exemplaar: de gebruikelijke naam
rules-highest = Hoogst mogelijke totaal: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Hoogst mogelijke totaal: { NUMBER($total, useGrouping: 0) }, of { $card } zonder de bonussen voor nog eens { $box }
