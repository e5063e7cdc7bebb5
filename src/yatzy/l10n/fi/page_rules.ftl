# The page: rules, and pads to print.

page-rules-title = Säännöt: { $title }
page-rules-about = Joka ruutu selitettynä, nopat esimerkkeinä. Valitse säännöt.
page-rules-missing = Näitä sääntöjä ei löydy.
page-rules-back = Kaikki säännöt
page-rules-table = Takaisin pöytään
page-rules-play = Pelaa näillä
page-rules-print = Tulosta lehtiö
page-rules-language = Nimien kieli
page-rules-example = Esimerkki
page-rules-dice = Esimerkiksi { $dice }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
page-rules-note = Huomautus { $number }
page-rules-bonus = bonus { $bonus }

page-pad-back = Säännöt
page-pad-columns = Sarakkeet
page-pad-print = Tulosta
