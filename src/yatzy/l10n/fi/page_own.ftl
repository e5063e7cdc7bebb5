# The page: rules of one's own.

page-own-about = Muuta, mitä ruutu vaatii tai antaa, lisää ruutuja, pelaa kuudella nopalla. Aloita painetuista säännöistä ja näe heti, mikä muuttuu.
page-own-begin = Mistä säännöistä aloitat?
page-own-title = Oma { $title }
page-own-open = Avaa TOML-tiedosto
page-own-from = Pohjana { $title }
page-own-anew = Aloita alusta
page-own-link-wrong = Linkin sääntöjä ei voi lukea.
page-own-play = Pelaa näillä

page-own-name-of-game = Pelin nimi
page-own-dice = Nopat
page-own-rolls = Heittoja vuorossa
page-own-order = Ruudut täytetään
page-own-order-free = vapaasti
page-own-order-fixed = ylhäältä alas
page-own-strike = Yliviivaus
page-own-strike-free = milloin vain
page-own-strike-last = vain, jos mikään ei anna pisteitä
page-own-bonus = Yläosan bonus
page-own-bonus-at = Summa vähintään
page-own-points = Pisteet

page-own-boxes = Ruudut
page-own-add-box = Lisää ruutu
page-own-new-box = Uusi ruutu
page-own-name = Nimi
page-own-section = Osa
page-own-upper = Yläosa
page-own-lower = Alaosa
page-own-move-up = Siirrä ylemmäs: { $name }
page-own-move-down = Siirrä alemmas: { $name }
page-own-remove = Poista { $name }
page-own-face = Silmäluku
page-own-asks = Vaatii
page-own-asks-groups = samanlaisia noppia
page-own-asks-run = peräkkäisiä lukuja
page-own-asks-faces = juuri nämä silmäluvut
page-own-asks-face = yhden silmäluvun
page-own-asks-any = mitkä nopat tahansa
page-own-groups = Montako samaa
page-own-shared = Sama silmäluku käy molempiin ryhmiin
page-own-run = Montako peräkkäin
page-own-faces = Silmäluvut
page-own-pays = Antaa
page-own-pays-matched = niiden summan
page-own-pays-all = kaikkien summan
page-own-pays-fixed = kiinteät pisteet
page-own-plus = Lisäksi
page-own-last-resort = Vain, kun mikään muu avoin ruutu ei anna pisteitä

page-own-alike = Uusi viisi samaa
page-own-alike-on = Erityissäännöt uudelle viidelle samalle
page-own-alike-box = Oma ruutu
page-own-alike-bonus = Bonus kustakin
page-own-bonus-after = Bonus lasketaan
page-own-bonus-after-points = jos omassa ruudussa on pisteitä
page-own-bonus-after-any-entry = pisteiden tai nollan jälkeen
page-own-bonus-while = Bonuksen saa
page-own-bonus-while-always = aina
page-own-bonus-while-upper-open = vain, kun yläruutu on avoinna
page-own-joker = Jokeri
page-own-joker-none = ei jokeria
page-own-joker-free = vapaa: joka alaruutu
page-own-joker-forced = pakollinen
page-own-joker-pays = Jokeri antaa
page-own-joker-pays-dice = noppiensa pisteet
page-own-joker-pays-highest = ruudun suurimmat pisteet
page-own-upper-first = Yläruutu ensin
page-own-upper-first-always = aina
page-own-upper-first-after-points = jos oma ruutu toi pisteitä
page-own-in-chance = Pisteet Sattumassa
page-own-as-usual = tavalliset
page-own-zero = Nolla
page-own-zero-never = ei koskaan
page-own-zero-chance-and-upper = kun Sattuma ja yläruutu ovat täynnä
page-own-zero-upper-box = kun yläruutu on täynnä
page-own-zero-upper-section = kun kaikki yläruudut ovat täynnä

page-own-customs = Pöydässä
page-own-start = Kuka aloittaa
page-own-rounds = Eriä enintään
page-own-most = Pelaajia enintään
page-own-any = vapaa määrä

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = pitää olla kokonaisluku, enintään 1000.
page-own-fault-upper-box = yläosan ruutu laskee yhden silmäluvun ja antaa niiden noppien summan.
page-own-fault-not-five-alike = pitää olla ruutu, joka vaatii kaikki nopat samanlaisina.
page-own-fault-needs-forced-joker = käy vain pakollisen jokerin kanssa.
page-own-fault-against-order = ei käy, kun ruudut täytetään ylhäältä alas.
page-own-fault-needs-chance = tarvitaan täsmälleen yksi ruutu, johon käyvät mitkä nopat tahansa.

page-own-changes = Mikä muuttuu
page-own-count = { $count ->
        [0] Ei muutoksia
        [one] Yksi muutos
       *[other] { $count } muutosta
    }
page-own-faults = { $count ->
        [one] Korjaa yksi kohta.
       *[other] Korjaa { $count } kohtaa.
    }
page-own-faults-about = Korjaa lomakkeeseen merkityt kohdat. Siihen asti näet viimeisimmät kelvolliset säännöt.
page-own-nothing-changed = Ei vielä mitään: nämä ovat painetut säännöt.
page-own-before = ennen
page-own-now = nyt
page-own-added = uusi
page-own-gone = poistettu

page-own-expected = Täydellisen pelin keskiarvo
page-own-solve-about = Tässä käydään läpi joka mahdollinen peli; siihen menee muutama sekunti.
page-own-solve = Ratkaise säännöt
page-own-solving = Ratkaistaan: { $share }
page-own-stop = Pysäytä
page-own-these = Nämä säännöt
page-own-original = Painetut säännöt
page-own-difference = Ero

page-own-out = Tallenna ja jaa
page-own-read = Lue säännöt
page-own-compare = Vertaa painettuihin sääntöihin
page-own-share = Jaa linkki
page-own-share-about = Säännöt ovat itse linkissä; palvelimelle ei tallenneta mitään.
page-own-save = Lataa TOML
