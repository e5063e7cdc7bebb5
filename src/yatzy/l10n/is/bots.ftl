# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Byrjandi
    .about = Nýbúinn að læra reglurnar og tekur oft það sem liggur beinast við.
bot-casual = Áhugamaður
    .about = Spilar stöku sinnum og kann helstu brögðin.
bot-strong = Seigur
    .about = Gerir sjaldan mistök, og aldrei stór.
bot-perfect = Fullkominn
    .about = Fær að meðaltali eins mörg stig og hægt er.
bot-cautious = Varkár
    .about = Fórnar fáeinum stigum til að slæmu leikirnir verði færri.
bot-bold = Djarfur
    .about = Fórnar fáeinum stigum fyrir vonina um stórleik.
bot-winner = Sigurvegari
    .about = Vill enda fyrir ofan hina, sama hve litlu munar.

simulate-playing = Leikir í gangi
simulate-heading = { $sheet }, fjöldi leikja: { $games }
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } til { $high }
simulate-sure = Með 95% vissu er rétt meðaltal innan ± og rétt hlutfall sigra á bilinu við hliðina.
simulate-sure-alone = Með 95% vissu er rétt meðaltal innan ±.
column-deviation = Frávik
column-wins = Sigrar
column-wins-range = 95%
column-worst = Lægst

error-bots-unknown = Enginn tölvuspilari heitir „{ $name }“. Í boði eru: { $known }.
error-contest-players = { $got ->
        [0] Enginn spilar
       *[other] { $got } er of mikið
    }: nefndu 1 til { $most } tölvuspilara, með kommum á milli.
error-contest-games = Fjöldi leikja má vera { $least } til { $most }, ekki { $got }.
error-simulate-seed = Upphafsgildið (seed) er tala frá 0 til { NUMBER($most, useGrouping: 0) }, ekki { $got }.
