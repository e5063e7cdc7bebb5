# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Nowicjusz
    .about = Zna zasady i bierze to, co samo się narzuca.
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
    .about = Gra o wygraną, choćby jednym punktem.

simulate-playing = Boty grają
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

error-bots-unknown = Nie ma bota „{ $name }”. Do wyboru: { $known }.
error-contest-players = { $got ->
        [0] Nie podano żadnego bota
       *[other] Za dużo botów ({ $got })
    }: wymień po przecinku od 1 do { $most }.
error-contest-games = Partii może być od { $least } do { $most }, a nie { $got }.
error-simulate-seed = Klucz losowania to liczba od 0 do { NUMBER($most, useGrouping: 0) }, a nie { $got }.
