# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Aloittelija
    .about = Osaa säännöt ja tekee sen, mikä ensimmäisenä tulee mieleen.
bot-casual = Harrastaja
    .about = Pelaa silloin tällöin ja tuntee tavalliset niksit.
bot-strong = Vahva
    .about = Erehtyy harvoin eikä koskaan pahasti.
bot-perfect = Täydellinen
    .about = Kerää keskimäärin eniten pisteitä, mitä on mahdollista.
bot-cautious = Varovainen
    .about = Luopuu muutamasta pisteestä, jotta huonoja pelejä tulisi vähän.
bot-bold = Rohkea
    .about = Luopuu muutamasta pisteestä huippupelin toivossa.
bot-winner = Kilpailija
    .about = Pelaa voitosta, vaikka vain pisteen erolla.

simulate-playing = Pelataan
simulate-heading = { $sheet }: { $games } peliä
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low }–{ $high }
simulate-sure = 95 %:n varmuudella: todellinen keskiarvo on ±-rajojen sisällä ja todellinen voitto-osuus viereisellä välillä.
simulate-sure-alone = 95 %:n varmuudella: todellinen keskiarvo on ±-rajojen sisällä.
column-deviation = Hajonta
column-wins = Voitot
column-wins-range = 95 %
column-worst = Huonoin

error-bots-unknown = Bottia ”{ $name }” ei ole. Valitse jokin näistä: { $known }.
error-contest-players = { $got ->
        [0] Yhtään bottia ei ole nimetty
       *[other] { $got } bottia on liikaa
    }: nimeä 1–{ $most }, pilkku väliin.
error-contest-games = Pelejä voi olla { $least }–{ $most }, ei { $got }.
error-simulate-seed = Siemenluvun pitää olla väliltä 0–{ NUMBER($most, useGrouping: 0) }, ei { $got }.
