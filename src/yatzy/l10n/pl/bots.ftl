# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Nowicjusz
    .about = Dopiero poznaje zasady i często bierze to, co leży najbliżej.
bot-casual = Amator
    .about = Gra od czasu do czasu i zna typowe sztuczki.
bot-strong = Mistrz
    .about = Myli się rzadko, a grubo – nigdy.
bot-perfect = Ideał
    .about = Zdobywa średnio tyle punktów, ile w ogóle się da.
bot-cautious = Ostrożny
    .about = Oddaje parę punktów, żeby rzadziej mieć fatalną partię.
bot-bold = Śmiałek
    .about = Oddaje parę punktów za szansę na wielką partię.
bot-winner = Zwycięzca
    .about = Gra, by wyprzedzić resztę, choćby o jeden punkt.

simulate-playing = Partie w toku
simulate-heading = { $sheet }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low }–{ $high }
simulate-sure = Przy poziomie ufności 95% prawdziwa średnia mieści się w granicach ±, a prawdziwy odsetek wygranych – w przedziale obok.
simulate-sure-alone = Przy poziomie ufności 95% prawdziwa średnia mieści się w granicach ±.
column-deviation = Odchylenie
column-wins = Wygrane
column-wins-range = 95%
column-worst = Najgorszy

error-bots-unknown = Nie ma gracza komputerowego „{ $name }”. Są: { $known }.
error-contest-players = { $got ->
        [0] Nikt nie gra
       *[other] { $got } to za dużo
    }: wymień po przecinku od 1 do { $most } graczy komputerowych.
error-contest-games = Partii może być od { $least } do { $most }, a nie { $got }.
error-simulate-seed = Ziarno (seed) to liczba od 0 do { NUMBER($most, useGrouping: 0) }, a nie { $got }.
