# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, läpikäynti · Yatzy
page-review-opening = Käydään peliä läpi…
page-review-queued = Palvelin on varattu. Läpikäynti avautuu hetken päästä itsestään…
page-review-table = Pöytään
page-review-overview = Takaisin koko peliin
page-review-so-far = Tähän asti
page-review-everyone = Vertaa pelaajia
page-review-partners = Joukkuetoverit
page-review-meaning = Mitä luvut tarkoittavat
page-review-step = Käy läpi vaiheittain
page-review-skill = Parhaita valintoja { $best }/{ $decisions } ({ $share }); hukattu: { $cost }
page-review-unknown = Valintoja ei ole tallennettu.
page-review-worst = { $count ->
        [one] Kallein valinta
       *[other] { $count } kalleinta valintaa
    }
page-review-all-best = Jokainen tallennettu valinta oli paras.
page-review-chosen = valittu
page-review-better = parempi

page-review-early = Ei vielä läpikäytävää
page-review-early-about = Pelaa ensin vuoro loppuun.
page-review-coach = Vasta pelin jälkeen
page-review-coach-about = Tässä pöydässä pelataan ilman valmentajaa: pelin voi käydä läpi, kun se on ohi.
page-review-refused = Peliä ei voi käydä läpi
page-review-refused-about = Yritä hetken päästä uudelleen.

page-review-told = { $place }. Nopat { $dice }. { $player }: { $choice }, { $was ->
        [best] paras valinta.
       *[costly] hukkaan { $cost }. Parempi: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Parempi: { $choice }
page-review-dice = { $gave ->
        [gave] Tuuri: +{ $luck }.
        [took] Tuuri: −{ $luck }.
       *[nothing] Tuuri: 0.
    }
page-review-turn-changed = Se on { $luck } odotusarvoon verrattuna.
page-review-points-about = Tästä vuorosta on tallennettu vain pisteet, joten taitoa ei voi erottaa tuurista.
page-review-more = { $count ->
        [one] Vielä yksi valinta
       *[other] Vielä { $count } valintaa
    }
page-review-fewer = Vähemmän valintoja
page-review-expected = Loppusumman odotusarvo: ennen vuoroa { $before }, sen jälkeen { $after }.
page-review-explore = Tutki tätä tilannetta
page-review-turns = Vuorot
page-review-slider = Vuoro { $turn }/{ $turns }, hukattu { $cost }
page-review-back = Edellinen valinta
page-review-on = Seuraava valinta

page-bring-title = Tuo peli
page-bring-about = Avaa tallennettu peli notaationa tai JSON Lines -muodossa. Sen näkee jokainen, jolla on linkki.
page-bring-file = Valitse tiedosto
page-bring-text = tai liitä tähän
page-bring-go = Tuo
page-bring-waiting = Luetaan peliä…
page-bring-empty = Valitse ensin tiedosto tai liitä peli.
