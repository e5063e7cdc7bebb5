# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analys
page-explorer-about = Vilket protokoll och vilka tärningar som helst: se vad varje val är värt.
page-explorer-pad = Regler
page-explorer-card = Protokoll
page-explorer-whole = Hela protokollet
page-explorer-strip = Som remsa
page-explorer-set = { $cell }. Ändra
page-explorer-open = Öppen
page-explorer-which = Hur många poäng?
page-explorer-clear-card = Töm protokollet
page-explorer-anew = Börja med tomt protokoll
page-explorer-bonuses = Bonus för nya fem lika
page-explorer-dice = Tärningar
page-explorer-remove = Tärning { $place }: { $face }. Ta bort den
page-explorer-empty = Tärning { $place }: ingen än
page-explorer-faces = Lägg till en tärning
page-explorer-throw = Kasta dem
page-explorer-clear = Rensa
page-explorer-left = Kast kvar
page-explorer-link = Kopiera länken
page-explorer-copied = Kopierat
page-explorer-worth = Förväntad slutsumma: { $total }
page-explorer-full = Protokollet är fullt: { $total } poäng.
page-explorer-more-dice = { $count ->
        [one] Lägg till 1 tärning för att se alla val.
       *[other] Lägg till { $count } tärningar för att se alla val.
    }
page-explorer-ends-turn = Så slutar nästa omgång
page-explorer-ends-about = Vid perfekt spel: hur trolig varje ruta är, och dess poäng i snitt.
page-explorer-solving = Första gången med de här reglerna: de räknas ut, det tar några sekunder.
page-explorer-progress = { $percent } uträknat
page-explorer-best = Bäst: { $choice }
page-explorer-column-choice = Val
page-explorer-column-value = Förväntat
page-explorer-column-cost = Kostar
page-explorer-choice = { $choice }: förväntat { $value }, kostar { $cost }
page-explorer-choice-best = { $choice }: förväntat { $value }, det bästa
page-explorer-none = kasta alla
page-explorer-yours = ditt val
page-explorer-all = Visa alla { $count } val
page-explorer-fewer = Visa färre
page-explorer-end = { $box }: { $chance }, { $points } poäng i snitt
page-explorer-below = < { $percent }
