# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyysi
page-explorer-about = Mikä tahansa pistelappu, mitkä tahansa nopat: katso, minkä arvoinen kukin valinta on.
page-explorer-pad = Säännöt
page-explorer-card = Pistelappu
page-explorer-whole = Koko lappu
page-explorer-strip = Kaistaleena
page-explorer-set = { $cell }. Muuta
page-explorer-open = Avoinna
page-explorer-which = Montako pistettä?
page-explorer-clear-card = Tyhjennä lappu
page-explorer-anew = Aloita tyhjällä lapulla
page-explorer-bonuses = Bonus uudesta viidestä samasta
page-explorer-dice = Nopat
page-explorer-remove = Noppa { $place }: { $face }. Poista
page-explorer-empty = Noppa { $place }: ei vielä
page-explorer-faces = Lisää noppa
page-explorer-throw = Heitä ne
page-explorer-clear = Tyhjennä
page-explorer-left = Heittoja jäljellä
page-explorer-link = Kopioi linkki
page-explorer-copied = Kopioitu
page-explorer-worth = Loppusumman odotusarvo: { $total }
page-explorer-full = Pistelappu on täynnä: { $total } pistettä.
page-explorer-more-dice = { $count ->
        [one] Lisää vielä yksi noppa, niin näet joka valinnan.
       *[other] Lisää { $count } noppaa, niin näet joka valinnan.
    }
page-explorer-ends-turn = Miten seuraava vuoro päättyy
page-explorer-ends-about = Täydellisellä pelillä: kunkin ruudun todennäköisyys ja keskimääräiset pisteet.
page-explorer-solving = Ensimmäinen kerta näillä säännöillä: ratkaiseminen kestää muutaman sekunnin.
page-explorer-progress = { $percent } ratkaistu
page-explorer-best = Paras: { $choice }
page-explorer-column-choice = Valinta
page-explorer-column-value = Odotettu
page-explorer-column-cost = Hukkaa
page-explorer-choice = { $choice }: odotusarvo { $value }, hukkaa { $cost }
page-explorer-choice-best = { $choice }: odotusarvo { $value }, paras
page-explorer-none = heitä kaikki
page-explorer-yours = sinun
page-explorer-all = Näytä kaikki { $count } valintaa
page-explorer-fewer = Näytä vähemmän
page-explorer-end = { $box }: { $chance }, keskimäärin { $points } pistettä
page-explorer-below = < { $percent }
