# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · ei heittoja jäljellä
        [one] { $dice } · yksi heitto jäljellä
       *[other] { $dice } · { $rolls } heittoa jäljellä
    }
position-open = Avoinna: { $boxes }.
position-filled = Täytetty: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Kysymys
       *[other] Kysymys { $number }/{ $count }
    }
drill-day = Päivän tilanne { $date }
drill-from = { $player }, vuoro { $turn }
drill-ask = Mitä teet? (? näyttää ohjeen)
drill-next = Enter: seuraava kysymys, q: lopeta
drill-none = ei mitään
drill-help-keep = Kirjoita pidettävät nopat numeroina: { $typed } pitää nopat { $dice }, 0 heittää kaikki uudelleen.
drill-help-box = { $where ->
        [alone] Kirjoita ruutu, johon merkitset
       *[with-dice] Tai kirjoita ruutu, johon merkitset
    }: sen nimi tai nimen alku, esimerkiksi { $box }.
drill-help-stop = Lopeta kirjoittamalla q.
drill-best = Oikein: { $best }.
drill-equal = Oikein: ”{ $choice }” on yhtä hyvä kuin ”{ $best }”.
drill-costs = Paras: { $best }. Sinun valintasi: { $choice }, hukkaan { $cost }.
drill-then = Pelissä: { $choice }, hukkaan { $cost }.
drill-yours = sinun
drill-summary = Parhaita vastauksia { $best }/{ $asked }, hukattu yhteensä { $total }, kysymystä kohti { $mean }.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] paras
       *[costs] hukattu { $cost }
    }
    .guest = { $sheet }, päivän tilanne { $date }: { $squares } { $result ->
        [best] paras
       *[costs] hukattu { $cost }
    }
drill-reviewing = Käydään pelejä läpi
drill-no-games = Ei vielä pelejä, joista oppia. Aloita peli komennolla yatzy play tai tuo peli komennolla yatzy games import.
drill-no-games-by = Näillä säännöillä ei ole vielä pelejä, joista oppia: { $sheet }. Pelisi luettelee yatzy games.
drill-no-games-of = { $player } ei ole mukana yhdessäkään { $some ->
        [yes] pelissä näillä säännöillä: { $sheet }
       *[no] tallennetussa pelissä
    }. Pelit luettelee yatzy games.
drill-no-coach = Kaikki pelisi ovat vielä kesken ilman valmentajaa. Niistä voi oppia, kun ne ovat ohi.
drill-no-mistakes = { $one ->
        [yes] Yksikään valinta ({ $player })
       *[no] Yksikään valinta
    } ei hukannut vähintään { $least } pistettä. Uusia tilanteita kysyy yatzy drill ilman valitsinta --own.

error-answer-empty = Kirjoita pidettävät nopat tai ruutu.
error-answer-many-boxes = Usean ruudun alussa on ”{ $typed }”: { $boxes }. Kirjoita enemmän kirjaimia.
error-drill-no-choice = Näissä säännöissä ei ole koskaan valinnanvaraa, joten kysyttävää ei ole.
error-drill-which = Anna joko päivä tai siemenluku, ei molempia.
error-drill-either = Valitse, mistä tilanteet tulevat: --own, --today, --date tai --seed.
error-drill-player = --player käy vain, kun --own on annettu.
error-drill-answer = --answer käy vain, kun on annettu --today, --date, --seed tai --own.
error-drill-one = --count ei käy valitsinten --today, --date ja --answer kanssa: ne kysyvät yhden kysymyksen.
error-drill-count = --count on luku väliltä 1–{ NUMBER($most, useGrouping: 0) }, ei { $got }.
error-drill-date = ”{ $got }” ei ole päivämäärä. Kirjoita näin: { $today }.
