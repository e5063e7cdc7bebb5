# The page: the drill, and the position of the day.

page-drill = Treeni
page-drill-day = Päivän tilanne
page-drill-pad = Säännöt
page-drill-menu = Treeni ja säännöt
page-drill-practice = Treenaa
page-drill-question = kysymys { $number }/{ $count }
page-drill-opening = Etsitään tilannetta…
page-drill-keep = Mitä teet? Napauta pidettäviä noppia tai ruutua.
page-drill-choose = Ei enää heittoja. Minkä ruudun valitset?
page-drill-answer-roll = { $count ->
        [one] Heitä 1 noppa
       *[other] Heitä { $count } noppaa
    }
page-drill-answer-all = Heitä kaikki nopat
page-drill-answer-box = Valitse { $box }
page-drill-answer-none = Valitse ruutu
page-drill-answer-kept = Pidät kaikki nopat
page-drill-show-pad = Näytä pistelappu
page-drill-next = Seuraava
page-drill-sum-up = Katso tuloksesi
page-drill-streak = { $streak ->
        [0] Putki katkesi.
        [one] Putken ensimmäinen paras vastaus.
       *[other] { $streak } parasta vastausta putkeen.
    }
page-drill-longest = Pisin putki: { $streak }
page-drill-given = Hukattu tähän mennessä: { $cost }
page-drill-done = Parhaita { $best }/{ $count }
page-drill-done-about = Hukkasit { $cost } pistettä, kysymystä kohti { $mean }. { $praise ->
        [best] Parempaan ei pysty kukaan.
        [good] Vahvaa peliä.
       *[learn] Käy ne läpi, niin opit.
    }
page-drill-again = Toiset kymmenen
page-drill-share = Jaa
page-drill-copied = Kopioitu
page-drill-days = { $days ->
        [one] Putken ensimmäinen päivä. Tule huomenna takaisin.
       *[other] { $days } päivää putkeen.
    }
page-drill-tried = Yksi yritys päivässä, ja tämä oli se.
page-drill-to-day = Päivän tilanne
page-drill-to-practice = Lisää tilanteita
