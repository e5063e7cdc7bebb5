# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analys
page-explorer-about = Valfritt block, valfria tärningar: vad varje val är värt.
page-explorer-pad = Block
page-explorer-card = Protokollet
page-explorer-whole = Hela protokollet
page-explorer-strip = Som remsa
page-explorer-set = { $cell }. Ändra
page-explorer-open = Öppen
page-explorer-which = Vad står där?
page-explorer-clear-card = Töm protokollet
page-explorer-anew = Börja med tomt protokoll
page-explorer-bonuses = Bonus för fem lika igen
page-explorer-dice = Tärningar
page-explorer-remove = Tärning { $place }: { $face }. Ta bort den
page-explorer-empty = Tärning { $place }: ingen än
page-explorer-faces = Lägg till en tärning
page-explorer-throw = Kasta dem
page-explorer-clear = Rensa
page-explorer-left = Kast kvar
page-explorer-link = Kopiera länken
page-explorer-copied = Kopierat
page-explorer-worth = Väntad slutsumma: { $total } poäng.
page-explorer-full = Protokollet är fullt: { $total } poäng.
page-explorer-more-dice = { $count ->
        [one] Lägg till en tärning, så vägs alla val.
       *[other] Lägg till { $count } tärningar, så vägs alla val.
    }
page-explorer-ends-turn = Var nästa omgång hamnar
page-explorer-ends-about = Vid perfekt spel: hur trolig varje ruta är, och dess poäng i snitt.
page-explorer-solving = Ingen har frågat om det här blocket förut: det löses nu, vilket tar några sekunder.
page-explorer-progress = { $percent } löst
page-explorer-best = Bäst: { $choice }
page-explorer-column-choice = Val
page-explorer-column-value = Väntat
page-explorer-column-cost = Kostar
page-explorer-choice = { $choice }: väntat { $value }, kostar { $cost }
page-explorer-choice-best = { $choice }: väntat { $value }, det bästa
page-explorer-none = kasta alla
page-explorer-yours = ditt
page-explorer-all = Visa alla { $count } val
page-explorer-fewer = Visa färre
page-explorer-end = { $box }: { $chance }, { $points } poäng i snitt
page-explorer-below = < { $percent }
