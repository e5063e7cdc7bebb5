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
drill-help-keep = Pidettävät nopat numeroina: { $typed } pitää nopat { $dice }, 0 heittää kaikki uudelleen.
drill-help-box = { $where ->
        [alone] Ruutu, johon merkitset
       *[with-dice] Tai ruutu, johon merkitset
    }: sen nimi tai nimen alku, esimerkiksi { $box }.
drill-help-stop = q lopettaa.
drill-best = Oikein: { $best }.
drill-equal = Oikein: { $choice } on yhtä hyvä kuin { $best }.
drill-costs = Paras: { $best }. Sinun valintasi: { $choice }, hukkaan { $cost }.
drill-then = Silloin: { $choice }. Hukkaan meni { $cost }.
drill-yours = sinun
drill-summary = Parhaita { $best }/{ $asked }. Hukattu yhteensä { $total }, kysymystä kohti { $mean }.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] paras
       *[costs] hukattu { $cost }
    }
    .guest = { $sheet }, päivän tilanne { $date }: { $squares } { $result ->
        [best] paras
       *[costs] hukattu { $cost }
    }
drill-reviewing = Käydään pelejä läpi
drill-no-games = Pelejä, joista oppia, ei vielä ole. yatzy play aloittaa pelin, yatzy games import tuo sellaisen.
drill-no-games-by = Pelejä, joista oppia, ei vielä ole tällä sääntölehdellä: { $sheet }. yatzy games luettelee tallessa olevat.
drill-no-games-of = { $player } ei ole mukana missään { $some ->
        [yes] pelissä tällä sääntölehdellä: { $sheet }
       *[no] tallessa olevassa pelissä
    }. yatzy games luettelee pelit.
drill-no-coach = Ainoat pelit ovat kesken pöydissä, joissa ei ole valmentajaa. Niistä voi oppia, kun ne ovat ohi.
drill-no-mistakes = { $one ->
        [yes] Yhdelläkään päätöksellä ({ $player })
       *[no] Yhdelläkään päätöksellä
    } ei hukattu vähintään { $least } pistettä. yatzy drill ilman valintaa --own kysyy keksittyjä tilanteita.

error-answer-empty = Vastaus puuttuu: kirjoita pidettävät nopat tai ruutu.
error-answer-many-boxes = Usean ruudun alussa on ”{ $typed }”: { $boxes }.
error-drill-no-choice = Tällä sääntölehdellä ei ole koskaan valinnanvaraa: kysyttävää ei ole.
error-drill-which = Kysymys on joko päivän tai siemenluvun mukaan, ei molempien.
error-drill-either = Tilanteet tulevat yhdestä paikasta: --own, tai --today tai --date, tai --seed.
error-drill-player = --player käy vain valinnan --own kanssa.
error-drill-answer = --answer käy valintojen --today, --date, --seed tai --own kanssa: muuten kukaan ei vielä tiedä kysymystä.
error-drill-one = --count ei käy valintojen --today, --date eikä --answer kanssa: kysymyksiä on yksi.
error-drill-count = --count on luku väliltä 1–{ NUMBER($most, useGrouping: 0) }, ei { $got }.
error-drill-date = ”{ $got }” ei ole päivämäärä; kirjoita näin: { $today }.
