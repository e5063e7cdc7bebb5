# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Byrjandi
    .about = Kann reglurnar og tekur það sem blasir við.
bot-casual = Áhugamaður
    .about = Spilar af og til og kann helstu brögðin.
bot-strong = Seigur
    .about = Gerir sjaldan mistök og aldrei stór.
bot-perfect = Fullkominn
    .about = Fær að meðaltali eins mörg stig og hægt er.
bot-cautious = Varkár
    .about = Fórnar nokkrum stigum til að forðast slæma leiki.
bot-bold = Djarfur
    .about = Fórnar nokkrum stigum í von um stórleik.
bot-winner = Sigurvegari
    .about = Spilar til sigurs, hve litlu sem munar.

simulate-playing = Spila leiki
simulate-heading = { $sheet } · leikir: { $games }
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } til { $high }
simulate-sure = 95% öryggi: rétt meðaltal er innan ± og rétt hlutfall sigra á bilinu við hliðina.
simulate-sure-alone = 95% öryggi: rétt meðaltal er innan ±.
column-deviation = Frávik
column-wins = Sigrar
column-wins-range = 95%
column-worst = Lægst

error-bots-unknown = Enginn tölvuspilari heitir „{ $name }“. Veldu úr þessum: { $known }.
error-contest-players = { $got ->
        [0] Engir tölvuspilarar voru nefndir
       *[other] Tölvuspilararnir eru of margir ({ $got })
    }: nefndu 1 til { $most }, með kommum á milli.
error-contest-games = Fjöldi leikja þarf að vera { $least } til { $most }, ekki { $got }.
error-simulate-seed = Upphafsgildið þarf að vera tala frá 0 til { NUMBER($most, useGrouping: 0) }, ekki { $got }.
