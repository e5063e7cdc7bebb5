# The page: rules of one's own.

page-own-about = Muuta, mitä ruutu vaatii tai antaa, lisää uusi, pelaa kuudella nopalla: lähde painetusta lehtiöstä ja näe heti, mikä muuttuu.
page-own-begin = Mistä lehtiöstä lähdet?
page-own-title = Oma { $title }
page-own-open = Avaa TOML-tiedosto
page-own-from = Pohjana { $title }
page-own-anew = Aloita alusta
page-own-link-wrong = Linkin sääntölehteä ei voi lukea.
page-own-play = Pelaa näillä

page-own-name-of-game = Pelin nimi
page-own-dice = Nopat
page-own-rolls = Heittoja vuorossa
page-own-order = Ruudut täytetään
page-own-order-free = vapaasti
page-own-order-fixed = ylhäältä alas
page-own-strike = Ruudun yliveto
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
page-own-remove = Poista lehtiöstä: { $name }
page-own-face = Silmäluku
page-own-asks = Vaatii
page-own-asks-groups = samoja noppia
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
page-own-pays-fixed = aina saman
page-own-plus = Ja lisää
page-own-last-resort = Vain, kun mikään muu avoin ruutu ei anna pisteitä

page-own-alike = Uusi viisi samaa
page-own-alike-on = Se on jotain erityistä, kun sen oma ruutu on täynnä
page-own-alike-box = Oma ruutu
page-own-alike-bonus = Bonus kustakin
page-own-bonus-after = Bonus lasketaan
page-own-bonus-after-points = jos omassa ruudussa on pisteitä
page-own-bonus-after-any-entry = pisteiden tai nollan jälkeen
page-own-bonus-while = Bonuksen saa
page-own-bonus-while-always = aina
page-own-bonus-while-upper-open = vain, kun yläruutu on avoinna
page-own-joker = Jokerina
page-own-joker-none = ei ole jokeri
page-own-joker-free = mihin tahansa alaruutuun
page-own-joker-forced = vain pakolliseen ruutuun
page-own-joker-pays = Jokeri antaa
page-own-joker-pays-dice = noppiensa pisteet
page-own-joker-pays-highest = ruudun suurimmat pisteet
page-own-upper-first = Yläruutu ensin
page-own-upper-first-always = aina
page-own-upper-first-after-points = jos oma ruutu toi pisteitä
page-own-in-chance = Arvo Sattumassa
page-own-as-usual = tavallinen
page-own-zero = Nolla
page-own-zero-never = ei koskaan
page-own-zero-chance-and-upper = kun Sattuma ja yläruutu ovat täynnä
page-own-zero-upper-box = kun yläruutu on täynnä
page-own-zero-upper-section = kun kaikki yläruudut ovat täynnä

page-own-customs = Pöydän ympärillä
page-own-start = Kuka aloittaa
page-own-rounds = Eriä enintään
page-own-most = Pelaajia enintään
page-own-any = vapaa määrä

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = pitää olla kokonaisluku, enintään 1000.
page-own-fault-upper-box = yläosan ruutu laskee yhden silmäluvun ja antaa niiden noppien summan.
page-own-fault-not-five-alike = pitää olla ruutu, joka vaatii kaikki nopat samoina.
page-own-fault-needs-forced-joker = käy vain jokerille, joka menee pakolliseen ruutuun.
page-own-fault-against-order = ei käy, kun ruudut täytetään ylhäältä alas.
page-own-fault-needs-chance = tarvitaan täsmälleen yksi ruutu, johon käyvät mitkä nopat tahansa.

page-own-changes = Mikä muuttuu
page-own-count = { $count ->
        [0] Ei muutoksia
        [one] Yksi muutos
       *[other] { $count } muutosta
    }
page-own-faults = { $count ->
        [one] Yksi kohta vaatii vielä korjausta.
       *[other] { $count } kohtaa vaatii vielä korjausta.
    }
page-own-faults-about = Jokin ei ole vielä kohdallaan: katso merkinnät lomakkeesta. Siihen asti tässä näkyy se, mikä viimeksi oli kunnossa.
page-own-nothing-changed = Ei vielä mitään: peli kulkee täsmälleen niin kuin painetulla lehtiöllä.
page-own-before = ennen
page-own-now = nyt
page-own-added = uusi
page-own-gone = poistettu

page-own-expected = Täydellinen peli tuottaa
page-own-solve-about = Jokainen mahdollinen peli käydään läpi; siihen menee muutama sekunti.
page-own-solve = Ratkaise säännöt
page-own-solving = Ratkaistaan: { $share }
page-own-stop = Pysäytä
page-own-these = Nämä säännöt
page-own-original = Painettu lehtiö
page-own-difference = Ero

page-own-out = Talteen ja jakoon
page-own-read = Lue säännöt
page-own-compare = Vertaa painettuun lehtiöön
page-own-share = Jaa linkkinä
page-own-share-about = Säännöt ovat linkissä itsessään; mitään ei tallenneta minnekään.
page-own-save = Lataa TOML
