# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Spela Yatzy efter reglerna i din ask.
page-default-name = Spelare
page-opening = Ett ögonblick …
page-no-script = Sidan behöver JavaScript. Slå på det för den här sidan och ladda om.
page-away = Servern svarar inte. Försök igen om en stund.
page-lost = Uppkopplingen bröts. Kopplar upp igen … Ditt parti är sparat.
page-back = Du är uppkopplad igen.
page-slow = Väntar på servern …
page-table-closed = Den som driver servern har stängt det här bordet. Du kan inte spela här längre.
page-no-table = Bordet finns inte
page-no-sheet = Reglerna finns inte
page-no-sheet-about = Kontrollera adressen, eller välj regler på startsidan.
page-nowhere = Här finns inget
page-nowhere-about = Kontrollera adressen. En bordskod har tio bokstäver och siffror.
page-close = Stäng
page-home = Startsidan
page-rules = Regler
page-records = Statistik
page-between = Öva och mer
page-explorer-go = Analysera ett läge
page-drill-go = Träning
page-undo = Ångra

page-play-now = Spela ensam
page-again = Spela igen: { $names }
page-starts = { $player } börjar
page-tonight = I kväll: { $score }
page-door-computer = Mot en robot
page-door-computer-about = från snäll till perfekt
page-door-here = Runt den här enheten
page-door-here-about = skicka den runt
page-door-friends = Med vänner
page-door-friends-about = med länk eller kod
page-door-real = Med riktiga tärningar
page-door-real-about = protokollet räknar ihop
page-day-about = Samma tärningar för alla
page-day-play = Spela
page-day-players = spelare: { $players }
page-day-best = bäst { $points }
page-day-streak = dagar i rad: { $days }
page-today = Dagens parti
page-join = Gå med via kod eller länk
page-join-example = AB3DE-FG7HJ
page-join-go = Gå med
page-join-wrong = En kod har tio bokstäver och siffror.
page-continue = Fortsätt
page-waiting = Ingen än
page-continue-all = { $count ->
        [one] Visa ett till
       *[other] Visa { $count } till
    }
page-forget = Dölj { $title }
page-look-again = Genomgång
page-look-more = { $count } till
page-look-at-it = Gå igenom partiet
page-bring = Importera ett parti
page-own = Egna regler
page-own-back = Tillbaka till de här reglerna
page-compare = Jämför regler
page-no-publisher = Husregler
page-sheet-counts = { $boxes } rutor · { $dice } tärningar
page-sheet-tactic = Par, straighter och kåk. Bonus 50 från 63.
page-sheet-tactic-da = De danska reglerna: Yatzy ger tärningarna plus 50.
page-sheet-tactic-nl = De nederländska reglerna: bonusen kräver mer än 63.
page-sheet-vinga = Ingen joker, ingen bonus för ny Yatzy.
page-sheet-mb-1973 = En spelmark för varje ny Yahtzee, tvingande joker. Lag och serier.
page-sheet-hasbro = Tvingande joker, även efter en nolla.
page-sheet-printworks = 100 för varje ny Yatzy, fri joker.
page-sheet-philos = En andra Yatzi ger 100 på Chans.
page-sheet-philos-fr = De franska reglerna: en ny Yatzi ger noll när den övre rutan är ifylld.
page-sheet-philos-es = De spanska reglerna: en ny Yatzi ger noll när övre delen är full.
page-sheet-maxi = Tre par, hus och torn. Bonus 100 från 84.
page-sheet-forced-order = Fyll i rutorna uppifrån och ner.
page-sheet-kniffel = 50 för en ny Kniffel medan dess övre ruta är öppen, sedan joker.
page-sheet-yams = En kolumn; straightar kräver fem tärningar.
page-sheet-yacht = Tolv rutor, ingen bonus, 30 för varje straight.
page-sheet-yacht-dice = Som i tv-spel: kåken ger sina prickar, straightar 15 och 30.

page-other-pad = Byt regler
page-who = Spelare
page-name = Namn
page-your-name = Ditt namn
page-far-name = Ledig plats
page-add-here = Spelare på den här enheten
page-add-far = Spelare på egen enhet
page-add-computer = Robot
page-add-known = Lägg till { $name }
page-change-colour = Byt färg: { $name }
page-which-computer = Vilken robot
page-remove = Ta bort { $name }
page-raise = Flytta upp { $name }
page-dice = Tärningar
page-dice-screen = På skärmen
page-dice-real = Riktiga
page-dice-same = Samma för alla
page-dice-screen-about = Kastas här så att alla ser. Ni kan kontrollera dem efteråt.
page-dice-real-about = Kasta egna tärningar; protokollet kontrollerar och räknar ihop.
page-dice-same-about = En match: alla spelar på sin egen enhet och får samma kast. Högsta slutsumman vinner.
page-more = Fler val
page-options = Valfria regler
page-rounds = Rundor
page-round = Runda { $round }
page-counting = Rundornas poäng
page-counting-totals = Summan av rundorna
page-counting-differences = Vinnarens försprång
page-counting-rounds-won = Flest vunna rundor
page-counting-short = { $counting ->
        [differences] Försprång
        [rounds-won] Vunna
       *[totals] Summa
    }
page-teams = Lag
page-teams-none = Inga lag
page-teams-some = { $number } lag
page-team = Lag { $team }
page-begins = Vem börjar
page-begins-agreed = Den som står först
page-begins-roll-off = Högsta kastet
page-coach-on = Tillåt coachen
page-no-coach = Utan coach ger servern inga råd förrän partiet är slut. Den kan inte hindra någon från att få råd på annat håll.
page-patience = Vänta på dem som är borta
page-start = Starta
page-lay = Skapa bord
page-lay-match = Skapa match
page-series = Serien hittills

page-lobby = { $free ->
        [0] Alla är på plats.
        [one] En plats är ledig.
       *[other] { $free } platser är lediga.
    }
page-lobby-wait = Partiet börjar när alla platser är tagna, eller när värden startar det.
page-lobby-patience = Om någon är borta i { $time } kan de andra låta en robot spela.
page-remove-player = Ta bort
page-removed = Värden har tagit bort dig från bordet. Du kan titta på. Vill du spela, be värden släppa in dig igen.
page-admit = Släpp in { $name } igen
page-lobby-sit = Ta en plats för att spela.
page-lobby-screen = tärningar på skärmen
page-lobby-real = riktiga tärningar
page-seat-free = Ledig
page-seat-mine = Du
page-sit = Sätt dig här
page-stand-up = Lämna platsen
page-begin = { $count ->
        [one] Starta ensam
       *[other] Starta med { $count }
    }
page-begin-ask = Börja utan de andra?
page-begin-ask-about = De lediga platserna försvinner. Den som kommer senare kan bara titta på.
page-invite = Bjud in spelare
page-invite-play = Den som öppnar det här kan ta en ledig plats.
page-invite-look = Partiet är slut: den som öppnar det här kan gå igenom det.
page-share = Dela partiet
page-invite-watch = Partiet har börjat: den som öppnar det här kan titta på.
page-qr = QR-kod till bordet
page-code = Kod
page-link = Länk
page-copy = Kopiera
page-copied = Kopierat
page-not-copied = Markera texten och kopiera den
page-no-code = QR-koden visas när servern svarar.
page-device = Spela på en annan enhet
page-device-about = Öppna länken på din andra enhet för att spela dina platser där också. Ge den bara till någon som ska spela för dig.
page-device-own = Det är min egen enhet: den kan allt som den här kan
page-device-qr = QR-kod till din andra enhet
page-device-make = Skapa länk
page-take-over = Spela för { $theirs } på den här enheten?
page-take-over-about = { $held ->
        [yes] Länken spelar för { $theirs }. Om du fortsätter kan den här enheten inte spela för { $ours } utan en ny länk.
       *[no] Länken spelar för { $theirs }. Om du fortsätter är den här enheten inte längre bordets värd.
    }
page-take-over-yes = Fortsätt
page-take-over-no = Avbryt
page-take-over-none = Länken du öppnade har ingen plats vid det här bordet.

page-menu = Meny
page-pad = Protokoll
page-story = Senaste
page-pad-of = Protokoll för { $player }
page-whole-pad = Hela protokollet
page-people = Spelare
page-computer = robot
page-turn = på tur
page-turn-of = { $player } är på tur
page-turn-number = omgång { $turn } av { $turns }
page-table-code = bord { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: hittills { $sum } av { $at }.
page-pace = { $way ->
        [ahead] { $points } poäng före bonustakten.
        [behind] { $points } poäng efter bonustakten.
       *[even] I takt med bonusen.
    }
page-chips = { $count ->
        [0] Ingen spelmark
        [one] En spelmark, { $points } poäng
       *[other] { $count } spelmarker, { $points } poäng
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: struken
page-cell-offered = { $box } { $points }: möjlig{ $advised ->
        [yes] , coachens val
        [best] , bästa rutan nu
       *[no] {""}
    }
page-cell-zero = { $box } 0: skulle strykas
page-cell-barred = { $box }: inte nu. { $why }
page-cell-open = { $box }: öppen
page-box-about = Så räknas poängen: { $box }
page-box-example = Till exempel
page-box-now = De här tärningarna
page-box-write = Skriv { $points } här
page-cheer-box = { $box }!
page-cheer-best = Personligt rekord!
page-sound = Ljud
page-pass-on = Din tur. Tryck för att börja.
page-die = Tärning { $place }: { $face }{ $kept ->
        [yes] , sparad
       *[no] {""}
    }
page-keep-line = Sparade tärningar
page-face = { $face }
page-throws-left = { $count ->
        [0] Inget kast kvar
        [one] Ett kast kvar
       *[other] { $count } kast kvar
    }
page-button-roll = Kasta
page-button-roll-named = { $player }, kasta
page-button-again = { $count ->
        [one] Kasta 1 tärning
       *[other] Kasta { $count } tärningar
    }
page-button-choose = Välj en ruta
page-button-all-kept = Alla sparade
page-button-theirs = { $player } spelar
page-rolled-off = { $player } kastade högst och börjar.
page-roll-off = Högsta kastet börjar: nu kastar { $player }.
page-do-roll = { $several ->
        [yes] { $player }, kasta tärningarna.
       *[no] Din tur: kasta tärningarna.
    }
page-do-tell = { $several ->
        [yes] { $player }: ange dina tärningar, eller tryck på en ruta och ange poängen.
       *[no] Ange dina tärningar, eller tryck på en ruta och ange poängen.
    }
page-do-keep = Tryck på tärningar att spara, eller välj en ruta.
page-do-choose = Inget kast kvar: välj en ruta.
page-do-take = Välj en ruta, eller rätta tärningarna.
page-your-turn = { $several ->
        [yes] { $player } är på tur.
       *[no] Din tur.
    }
page-zero = Stryka { $box }?
page-zero-yes = Stryk
page-zero-no = Inte än

page-told-rolled = { $you ->
        [yes] Du kastade { $dice }.
       *[no] { $player } kastade { $dice }.
    }
page-told-laid = { $you ->
        [yes] Dina tärningar: { $dice }.
       *[no] { $player } har { $dice }.
    }
page-told-kept = { $you ->
        [yes] Du sparar { $dice }.
       *[no] { $player } sparar { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: { $points } till dig.
       *[no] { $player }: { $points } på { $box }.
    }
page-told-struck = { $you ->
        [yes] Du strök { $box }.
       *[no] { $player } strök { $box }.
    }
page-told-took-back = { $you ->
        [yes] Ångrat.
       *[no] { $player } ångrade det senaste.
    }
page-told-corrected = Rättat: { $points } på { $box }.
page-told-reacts = { $player }: { $text }

page-react = Reagera
page-reaction-bravo = Bravo!
page-reaction-laugh = Ha ha!
page-reaction-ouch = Aj!
page-reaction-luck = Lycka till!
page-reaction-hurry = Kom igen …
page-reaction-thanks = Tack!
page-hand-over = Låt en robot spela för { $player } …
page-hand-over-who = Vem spelar för { $player }?
page-hand-over-own = Den spelar tills du är tillbaka. Ta över när du vill.
page-hand-over-another = Låta en robot spela för { $player }?
page-hand-over-about = En stark robot spelar tills { $player } är tillbaka.
page-hand-over-go = Låt den spela
page-has-left = { $player } har lämnat bordet.
page-waits = { $player } har inte svarat på ett tag.
page-absent = { $player } är borta. Du kan låta en robot spela om { $time }.
page-hand-over-yes = Låt { $computer } spela
page-not-now = Inte nu
page-figure-numbers = Visa siffrorna
page-plays-for = { $computer } spelar för { $player }
page-for = { $computer } för { $player }
page-come-back = { $player } tar över igen
page-come-back-self = Ta över igen

page-keys = Kortkommandon
page-key-space = Mellanslag
page-key-enter = Enter
page-keys-roll = kasta, eller stanna tärningarna
page-keys-keep = spara eller släpp en tärning
page-keys-tell = ange en tärning
page-keys-walk = flytta i protokollet
page-keys-write = skriv i rutan
page-keys-hint = fråga coachen
page-keys-undo = ångra
page-keys-card = visa kortkommandon

page-match-go = Till matchen
page-match-compare = Se hur det gick för de andra
page-match-sealed = Du kan kontrollera tärningarna när matchen är slut.

page-hint = Tips
page-coach = Coach
page-coach-idle = Kasta först, och fråga sedan vad du ska göra.
page-coach-thinks = Coachen tänker …
page-coach-says = Coach: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Lika bra: { $choice }.
   *[yes] Näst bäst: { $choice }, { $cost } mindre.
}
page-coach-best = bäst
page-coach-keep = Spara de här tärningarna
page-ask-explorer = Analysera läget
page-percent = { $number } %
page-chances = Chans att vinna
page-chances-round = Chans att vinna rundan

page-real-dice = Tärningar: { $dice }
page-real-keys = Ange dina tärningar
page-points-which = Hur många poäng?
page-points-none = Du kan inte skriva i den här rutan nu.
page-correct = Rätta { $box }
page-correct-was = { $player } har { $points } där.
page-correct-box = Ruta

page-end = Partiet är slut
page-end-alone = { $points } poäng
page-end-won = { $players } vann { $counting ->
        [differences] med { $points } poängs försprång
        [rounds-won] { $points ->
            [one] { $points } runda
           *[other] { $points } rundor
        }
       *[totals] med { $points } poäng
    }
page-end-shared = { $players } delar segern
page-rematch = Spela igen
page-rematch-go = Till revanschen
page-end-more = Mer
page-tonight-title = I kväll, parti { $games }
page-evening-end = Avsluta kvällen
page-evening-won = Kvällens vinnare: { $player }
page-fair-dice = Ärliga tärningar
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
