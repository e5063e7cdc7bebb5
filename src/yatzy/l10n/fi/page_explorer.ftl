# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyysi
page-explorer-about = Mikä tahansa lehtiö, mitkä tahansa nopat: minkä arvoinen kukin valinta on.
page-explorer-pad = Lehtiö
page-explorer-card = Pistelappu
page-explorer-whole = Koko lappu
page-explorer-strip = Kaistaleena
page-explorer-set = { $cell }. Muuta
page-explorer-open = Avoinna
page-explorer-which = Mitä siinä on?
page-explorer-clear-card = Tyhjennä lappu
page-explorer-anew = Aloita tyhjällä lapulla
page-explorer-bonuses = Lisäbonukset (viisi samaa)
page-explorer-dice = Nopat
page-explorer-remove = Noppa { $place }: { $face }. Ota pois
page-explorer-empty = Noppa { $place }: ei vielä
page-explorer-faces = Lisää noppa
page-explorer-throw = Heitä ne
page-explorer-clear = Tyhjennä
page-explorer-left = Heittoja jäljellä
page-explorer-link = Kopioi linkki
page-explorer-copied = Kopioitu
page-explorer-worth = Odotettu loppusumma on { $total } pistettä.
page-explorer-full = Pistelappu on täynnä: { $total } pistettä.
page-explorer-more-dice = { $count ->
        [one] Lisää vielä yksi noppa, niin joka valinta punnitaan.
       *[other] Lisää { $count } noppaa, niin joka valinta punnitaan.
    }
page-explorer-ends-turn = Mihin seuraava vuoro päättyy
page-explorer-ends-about = Parhaalla mahdollisella pelillä: kunkin ruudun todennäköisyys ja pisteet keskimäärin.
page-explorer-solving = Tästä lehtiöstä ei ole kysytty ennen: sitä ratkaistaan parhaillaan, mihin menee muutama sekunti.
page-explorer-progress = { $percent } ratkaistu
page-explorer-best = Paras: { $choice }
page-explorer-column-choice = Valinta
page-explorer-column-value = Odotus
page-explorer-column-cost = Hinta
page-explorer-choice = { $choice }: odotus { $value }, hinta { $cost }
page-explorer-choice-best = { $choice }: odotus { $value }, paras
page-explorer-none = heitä kaikki
page-explorer-yours = sinun
page-explorer-all = Näytä kaikki { $count } valintaa
page-explorer-fewer = Näytä vähemmän
page-explorer-end = { $box }: { $chance }, keskimäärin { $points } pistettä
page-explorer-below = < { $percent }
