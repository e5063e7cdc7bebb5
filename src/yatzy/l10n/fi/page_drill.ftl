# The page: the drill, and the position of the day.

page-drill = Treeni
page-drill-day = Päivän tilanne
page-drill-pad = Lehtiö
page-drill-menu = Treeni ja lehtiöt
page-drill-practice = Treenaa
page-drill-question = kysymys { $number }/{ $count }
page-drill-opening = Etsitään tilannetta…
page-drill-keep = Mitä teet? Napauta pidettäviä noppia tai ruutua.
page-drill-choose = Ei heittoja jäljellä. Minkä ruudun otat?
page-drill-answer-roll = { $count ->
        [one] Heitä 1 noppa
       *[other] Heitä { $count } noppaa
    }
page-drill-answer-all = Heitä kaikki nopat
page-drill-answer-box = Ota { $box }
page-drill-answer-none = Valitse ruutu
page-drill-answer-kept = Pidät kaikki nopat
page-drill-show-pad = Näytä pistelappu
page-drill-next = Seuraava
page-drill-sum-up = Katso, miten meni
page-drill-streak = { $streak ->
        [0] Parhaiden vastausten putki alkaa alusta.
        [one] Putken ensimmäinen paras vastaus.
       *[other] { $streak } parasta vastausta putkeen.
    }
page-drill-longest = Pisin putki: { $streak }
page-drill-given = Hukattu tähän mennessä { $cost }.
page-drill-done = Parhaita { $best }/{ $count }
page-drill-done-about = Hukattu { $cost } pistettä, kysymystä kohti { $mean }. { $praise ->
        [best] Parempaan ei pysty kukaan.
        [good] Vahvaa peliä.
       *[learn] Jokaisesta oppii jotain.
    }
page-drill-again = Toiset kymmenen
page-drill-share = Jaa
page-drill-copied = Kopioitu
page-drill-days = { $days ->
        [one] Putken ensimmäinen päivä. Tule huomenna takaisin.
       *[other] { $days } päivää putkeen.
    }
page-drill-tried = Yksi yritys päivässä: tämä oli sinun.
page-drill-to-day = Päivän tilanne
page-drill-to-practice = Treenaa muilla
