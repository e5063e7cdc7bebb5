# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Aloittelija
    .about = On juuri oppinut säännöt ja tarttuu usein siihen, mikä on lähimpänä.
bot-casual = Harrastaja
    .about = Pelaa silloin tällöin ja tuntee tavalliset niksit.
bot-strong = Vahva
    .about = Erehtyy harvoin eikä koskaan pahasti.
bot-perfect = Täydellinen
    .about = Kerää keskimäärin niin paljon pisteitä kuin on mahdollista.
bot-cautious = Varovainen
    .about = Luopuu parista pisteestä välttääkseen huonot pelit.
bot-bold = Rohkea
    .about = Luopuu parista pisteestä saadakseen huippupelejä.
bot-winner = Kilpailija
    .about = Haluaa päätyä muiden edelle, vaikka vain pisteellä.

simulate-playing = Pelataan
simulate-heading = { $sheet }: { $games } peliä
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low }–{ $high }
simulate-sure = Todellinen keskiarvo on 95 %:n varmuudella ±-rajojen sisällä ja todellinen voitto-osuus viereisellä välillä.
simulate-sure-alone = Todellinen keskiarvo on 95 %:n varmuudella ±-rajojen sisällä.
column-deviation = Hajonta
column-wins = Voitot
column-wins-range = 95 %
column-worst = Huonoin

error-bots-unknown = Tietokonepelaajaa ”{ $name }” ei ole. Tarjolla: { $known }.
error-contest-players = { $got ->
        [0] Kukaan ei pelaa
       *[other] { $got } on liikaa
    }: nimeä 1–{ $most } tietokonepelaajaa, pilkku väliin.
error-contest-games = Pelejä voi olla { $least }–{ $most }, ei { $got }.
error-simulate-seed = Siemenluku (seed) on luku väliltä 0–{ NUMBER($most, useGrouping: 0) }, ei { $got }.
