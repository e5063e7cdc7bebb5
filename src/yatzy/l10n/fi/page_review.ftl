# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, läpikäynti · Yatzy
page-review-opening = Peliä käydään läpi…
page-review-queued = Palvelimella on paljon tehtävää. Läpikäynti avautuu hetken päästä itsestään…
page-review-table = Pöytään
page-review-overview = Takaisin koko peliin
page-review-so-far = Tähän asti
page-review-everyone = Kaikki rinnakkain
page-review-partners = Joukkuetoverit
page-review-meaning = Mitä luvut tarkoittavat
page-review-step = Käy läpi vaiheittain
page-review-skill = Parhaita valintoja { $best }/{ $decisions } ({ $share }), hukattu { $cost } pistettä.
page-review-unknown = Valinnoista ei tässä tiedetä mitään.
page-review-worst = { $count ->
        [one] Kallein valinta
       *[other] { $count } kalleinta valintaa
    }
page-review-all-best = Jokainen tiedossa oleva valinta oli paras.
page-review-chosen = valittu
page-review-better = parempi

page-review-early = Ei vielä katsottavaa
page-review-early-about = Kun yksi vuoro on ohi, pelin voi käydä läpi.
page-review-coach = Vasta lopussa
page-review-coach-about = Tässä pöydässä pelataan ilman valmentajaa: pelin voi käydä läpi, kun se on ohi.
page-review-refused = Peliä ei voi käydä läpi
page-review-refused-about = Yritä hetken päästä uudelleen.

page-review-told = { $place }. Nopat { $dice }. { $player }: { $choice }, { $was ->
        [best] mikä oli paras valinta.
       *[costly] mikä maksoi { $cost }. Parempi: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Parempi: { $choice }
page-review-dice = { $gave ->
        [gave] Nopat antoivat { $luck }.
        [took] Nopat veivät { $luck }.
       *[nothing] Nopat eivät muuttaneet mitään.
    }
page-review-turn-changed = Se on { $luck } odotukseen nähden.
page-review-points-about = Tästä vuorosta tiedetään vain pisteet. Valintoja ei voi erottaa tuurista.
page-review-more = { $count ->
        [one] Vielä yksi valinta
       *[other] Vielä { $count } valintaa
    }
page-review-fewer = Vähemmän valintoja
page-review-expected = Odotettu loppusumma: { $before } ennen tätä vuoroa, { $after } sen jälkeen.
page-review-explore = Tutki tätä tilannetta
page-review-turns = Vuorot
page-review-slider = Vuoro { $turn }/{ $turns }, hukattu { $cost }
page-review-back = Edellinen valinta
page-review-on = Seuraava valinta

page-bring-title = Tuo pöytäkirja
page-bring-about = Peli notaationa tai JSON Lines -muodossa, kuten jokainen pöytä sen lopuksi antaa. Se saa oman osoitteen, ja sen näkee jokainen, jolla osoite on.
page-bring-file = Valitse tiedosto
page-bring-text = tai liitä tähän
page-bring-go = Käy läpi
page-bring-waiting = Luetaan…
page-bring-empty = Siinä ei ole vielä mitään.
