# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Naujokas
    .about = Moka taisykles ir renkasi tai, kas akivaizdu.
bot-casual = Mėgėjas
    .about = Žaidžia retkarčiais ir žino įprastas gudrybes.
bot-strong = Stipruolis
    .about = Klysta retai, o smarkiai – niekada.
bot-perfect = Tobulasis
    .about = Vidutiniškai surenka daugiausia, kiek įmanoma.
bot-cautious = Atsargusis
    .about = Paaukoja kelis taškus, kad prastų partijų būtų mažiau.
bot-bold = Drąsuolis
    .about = Paaukoja kelis taškus dėl progos surinkti labai daug.
bot-winner = Nugalėtojas
    .about = Žaidžia dėl pergalės, kad ir vieno taško persvara.

simulate-playing = Žaidžiama
simulate-heading = { $sheet }: { $games ->
        [one] { $games } partija
        [few] { $games } partijos
       *[other] { $games } partijų
    }
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } – { $high }
simulate-sure = Su 95 % patikimumu tikrasis vidurkis yra ± ribose, o tikroji pergalių dalis – greta nurodytose ribose.
simulate-sure-alone = Su 95 % patikimumu tikrasis vidurkis yra ± ribose.
column-deviation = Nuokrypis
column-wins = Pergalės
column-wins-range = 95 %
column-worst = Blogiausia

error-bots-unknown = Roboto „{ $name }“ nėra. Rinkis iš šių: { $known }.
error-contest-players = { $got ->
        [0] Nenurodytas nė vienas robotas
       *[other] Robotų per daug: { $got }
    }. Nurodyk nuo 1 iki { $most }, atskirk kableliais.
error-contest-games = Partijų gali būti nuo { $least } iki { $most }, o ne { $got }.
error-simulate-seed = Pradinė reikšmė turi būti skaičius nuo 0 iki { NUMBER($most, useGrouping: 0) }, o ne { $got }.
