# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Varje Yatzy efter reglerna i sin egen ask.
page-default-name = Spelare
page-opening = Ett ögonblick …
page-no-script = Sidan behöver JavaScript. Tillåt det för den här adressen och ladda om sidan.
page-away = Servern svarar inte. Försök igen om en stund.
page-lost = Anslutningen bröts. Vi försöker få den tillbaka; inget av partiet går förlorat.
page-back = Anslutningen är tillbaka.
page-slow = Servern har inte svarat än. Väntar …
page-table-closed = Den som driver servern har stängt det här bordet. Ingen kan spela vidare här.
page-no-table = Bordet finns inte
page-no-sheet = Blocket finns inte
page-no-sheet-about = Adressen kan vara felskriven. Alla block står på hyllan.
page-nowhere = Här finns inget
page-nowhere-about = Adressen kan vara felskriven. Koden till ett bord har tio bokstäver och siffror.
page-close = Stäng
page-home = Till startsidan
page-rules = Regler
page-records = Statistik
page-between = Mellan partierna
page-explorer-go = Analysera ett läge
page-drill-go = Träning
page-undo = Ångra

page-play-now = Spela ensam
page-play-together = Spela ihop
page-play-together-about = på en enhet, eller var och en på sin
page-today = Dagens parti
page-play-now-about = { $printed ->
        [no] { $title }, direkt
       *[yes] { $title } från { $publisher }, direkt
    }
page-join = Anslut med kod eller länk
page-join-example = AB3DE-FG7HJ
page-join-go = Anslut
page-join-wrong = En kod har tio bokstäver och siffror.
page-continue = Fortsätt
page-waiting = Ingen än
page-continue-all = { $count ->
        [one] Visa ett till
       *[other] Visa { $count } till
    }
page-forget = Ta bort { $title } från listan
page-look-again = Gå igenom
page-look-more = { $count } till
page-look-at-it = Gå igenom partiet
page-bring = Hämta in en partifil
page-shelf = Välj block
page-own = Egna regler
page-own-back = Tillbaka till reglerna
page-compare = Jämför block
page-no-publisher = Så som folk spelar
page-sheet-counts = { $boxes } rutor · { $dice } tärningar
page-sheet-tactic = Par, stegar och kåk. Bonus 50 från 63.
page-sheet-tactic-da = Enligt den danska texten: Yatzy ger tärningarna och 50.
page-sheet-tactic-nl = Enligt den nederländska texten: bonusen kräver mer än 63.
page-sheet-vinga = Femton rutor, inga tillägg, inget tvång.
page-sheet-mb-1973 = Spelmarker för varje ny Yahtzee, och en tvingande joker. Lag och serier.
page-sheet-hasbro = Jokern är tvingande, även efter en nolla.
page-sheet-printworks = 100 för varje ny Yatzy, och en fri joker.
page-sheet-philos = En andra Yatzi är värd 100 på Chans.
page-sheet-philos-fr = Enligt den franska texten: noll när den övre rutan är ifylld.
page-sheet-philos-es = Enligt den spanska texten: noll när övre delen är full.
page-sheet-maxi = Sex tärningar, tjugo rutor, bonus 100 från 84.
page-sheet-forced-order = Uppifrån och ner, inget att välja.

page-other-pad = Välj ett annat block
page-who = Vilka spelar?
page-name = Namn
page-your-name = Ditt namn
page-far-name = Den som ansluter
page-add-here = Någon på den här enheten
page-add-far = På egen mobil
page-add-computer = Datorspelare
page-which-computer = Vilken datorspelare
page-remove = Ta bort { $name }
page-raise = Flytta upp { $name }
page-dice = Tärningar
page-dice-screen = På skärmen
page-dice-real = Riktiga
page-dice-same = Samma för alla
page-dice-screen-about = Kastas här, så att alla ser dem och kan kontrollera dem efteråt.
page-dice-real-about = Ni kastar era egna; blocket kontrollerar och räknar.
page-dice-same-about = En match: alla spelar ensamma på sin egen enhet och möter samma kast. Högsta slutsumman vinner.
page-more = Mer att bestämma
page-options = Valfria regler
page-rounds = Rundor
page-round = Runda { $round }
page-counting = Så räknas de
page-counting-totals = Högsta summan av rundorna
page-counting-differences = Vinnarens försprång i varje runda
page-counting-rounds-won = Flest vunna rundor
page-counting-short = { $counting ->
        [differences] Försprång
        [rounds-won] Vunna
       *[totals] Summa
    }
page-teams = Lag
page-teams-none = Var och en för sig
page-teams-some = { $number } lag
page-team = Lag { $team }
page-begins = Vem börjar?
page-begins-agreed = Det första namnet
page-begins-roll-off = Högsta kastet
page-coach-on = Coach tillåten
page-no-coach = Utan coach ger servern inga råd om partiet medan det pågår. Den kan inte hindra någon från att få råd på annat håll.
page-patience = Så länge väntar ni på någon som är borta
page-start = Starta
page-lay = Öppna bordet
page-lay-match = Öppna matchen
page-series = Serien hittills

page-lobby = { $free ->
        [0] Alla är på plats.
        [one] En plats är ledig.
       *[other] { $free } platser är lediga.
    }
page-lobby-wait = Partiet börjar när alla platser är tagna, eller när värden sätter i gång.
page-lobby-patience = Om någon är borta i { $time } kan de andra låta datorn spela.
page-remove-player = Ta bort
page-removed = Värden har tagit bort dig från bordet. Du kan titta på. Vill du spela, be värden släppa in dig igen.
page-admit = Släpp in { $name } igen
page-lobby-sit = Ta en plats för att spela med.
page-lobby-screen = tärningar på skärmen
page-lobby-real = riktiga tärningar
page-seat-free = Ledig
page-seat-mine = Du
page-sit = Sätt dig här
page-stand-up = Res dig
page-begin = { $count ->
        [one] Börja ensam
       *[other] Börja med { $count } spelare
    }
page-invite = Bjud in någon
page-invite-play = Den som öppnar det här kan ta en ledig plats.
page-invite-look = Partiet är slut: den som öppnar det här ser hur det gick.
page-share = Dela partiet
page-invite-watch = Partiet har börjat: den som öppnar det här kan titta på.
page-qr = QR-kod till bordet
page-code = Kod
page-link = Länk
page-copy = Kopiera
page-copied = Kopierat
page-not-copied = Markera och kopiera för hand
page-no-code = QR-koden kan inte ritas när servern inte svarar.
page-device = Spela på en annan enhet
page-device-about = Öppna länken på den andra enheten: båda kan spela på dina platser. Ge den bara till någon som ska spela för dig.
page-device-own = Det är min egen enhet: den får göra allt som den här får
page-device-qr = QR-kod till din andra enhet
page-device-make = Skapa en länk
page-take-over = Spela för { $theirs } här?
page-take-over-about = { $held ->
        [yes] Länken du öppnade gäller { $theirs }. Den här enheten spelar för { $ours }, och kan då inte längre göra det utan en egen länk.
       *[no] Länken du öppnade gäller { $theirs }. Den här enheten öppnade bordet, och kan då inte längre starta eller avsluta något där.
    }
page-take-over-yes = Ta över
page-take-over-no = Låt bli
page-take-over-none = Länken du öppnade gäller ingen plats vid det här bordet.

page-menu = Meny
page-pad = Block
page-story = Nyss
page-pad-of = Block för { $player }
page-whole-pad = Hela blocket
page-people = Spelare
page-computer = dator
page-turn = på tur
page-turn-of = { $player } är på tur
page-turn-number = omgång { $turn } av { $turns }
page-table-code = bord { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: hittills { $sum } av { $at }.
page-pace = { $way ->
        [ahead] { $points } poäng mer än bonusen kräver hittills.
        [behind] { $points } poäng mindre än bonusen kräver hittills.
       *[even] Så många poäng som bonusen kräver hittills.
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
       *[no] {""}
    }
page-cell-zero = { $box } 0: skulle strykas
page-cell-barred = { $box }: inte nu. { $why }
page-cell-open = { $box }: öppen
page-die = Tärning { $place }: { $face }{ $kept ->
        [yes] , behållen
       *[no] {""}
    }
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
page-button-all-kept = Alla är behållna
page-button-theirs = { $player } spelar
page-rolled-off = Högst kastade { $player }, som får börja.
page-roll-off = Högsta kastet börjar: nu kastar { $player }.
page-do-roll = { $several ->
        [yes] { $player } kastar.
       *[no] Din tur: kasta tärningarna.
    }
page-do-tell = { $several ->
        [yes] { $player }: ange tärningarna som de ligger, eller tryck på en ruta och ange poängen.
       *[no] Ange tärningarna som de ligger, eller tryck på en ruta och ange poängen.
    }
page-do-keep = Tryck på tärningar att behålla, eller ta en ruta.
page-do-choose = Inget kast kvar: ta en ruta.
page-do-take = Ta en ruta, eller rätta tärningarna.
page-your-turn = { $several ->
        [yes] Nu spelar { $player }.
       *[no] Din tur.
    }
page-zero = Stryka { $box }?
page-zero-yes = Stryk
page-zero-no = Inte än

page-told-rolled = { $you ->
        [yes] Du fick { $dice }.
       *[no] { $player } fick { $dice }.
    }
page-told-laid = { $you ->
        [yes] Dina tärningar är { $dice }.
       *[no] { $player } har { $dice }.
    }
page-told-kept = { $you ->
        [yes] Du behåller { $dice }.
       *[no] { $player } behåller { $dice }.
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
       *[no] { $player } ångrade sig.
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
page-hand-over = Låt datorn spela för { $player } …
page-hand-over-who = Vem spelar för { $player }?
page-hand-over-own = Den spelar tills du själv spelar vidare, och det kan du när som helst.
page-hand-over-another = Låta datorn spela för { $player }?
page-hand-over-about = En duktig datorspelare fortsätter tills { $player } är tillbaka.
page-hand-over-go = Låt den spela
page-has-left = { $player } har lämnat bordet.
page-waits = { $player } har inte svarat på ett tag.
page-absent = { $player } är borta. Du kan låta datorn spela om { $time }.
page-hand-over-yes = Låt { $computer } spela
page-not-now = Inte nu
page-figure-numbers = Visa siffrorna
page-plays-for = { $computer } spelar för { $player }
page-for = { $computer } för { $player }
page-come-back = { $player } spelar vidare
page-come-back-self = Spela vidare själv

page-keys = Tangenter
page-key-space = Mellanslag
page-key-enter = Enter
page-keys-roll = kasta, eller stanna tärningarna genast
page-keys-keep = behåll en tärning, eller släpp den
page-keys-tell = ange en tärning som den ligger
page-keys-walk = gå mellan rutorna
page-keys-write = skriv i rutan
page-keys-hint = fråga coachen
page-keys-undo = ångra
page-keys-card = den här hjälpen

page-match-go = Till matchen
page-match-compare = Se hur det gick för de andra
page-match-sealed = Tärningarna kan kontrolleras när matchen är slut.

page-hint = Tips
page-coach = Coachen
page-coach-idle = Kasta först, och fråga sedan vad du ska göra.
page-coach-thinks = Coachen tänker …
page-coach-says = Coachen: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Lika bra: { $choice }.
   *[yes] Näst bäst: { $choice }, { $cost } mindre.
}
page-coach-best = bäst
page-coach-keep = Behåll de här
page-ask-explorer = Analysera läget
page-percent = { $number } %
page-chances = Vinstchans
page-chances-round = Chans att vinna rundan

page-real-dice = Tärningar: { $dice }
page-real-keys = Tärningarna som de ligger
page-points-which = Hur många poäng?
page-points-none = Rutan kan inte ta något nu.
page-correct = Rätta { $box }
page-correct-was = { $player } har { $points } där.
page-correct-box = Ruta

page-end = Slut
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
page-fair-dice = Ärliga tärningar
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
