# The coach at the table.

hint-coach = valmentaja
keys-coach = kysy valmentajalta, mitä näillä nopilla kannattaa tehdä ja miksi
keys-coach-pad = kysy valmentajalta kirjoitetuista nopista: ensin kuin ensimmäisen heiton jälkeen, uudestaan kuin seuraavan
keys-remarks = anna valmentajan huomauttaa virheistä: ei; 0,5; 1; 2; 5 pistettä
keys-chances = näytä tai piilota kaikkien voittomahdollisuudet

coach-thinking = Valmentaja miettii…
coach-best = ★ Paras: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Valmentaja ei ole käytössä tässä pöydässä.
coach-over = Peli on ohi: neuvottavaa ei ole.
coach-no-dice = Heitä ensin: valmentaja puhuu pöydällä olevista nopista.
coach-no-dice-pad = Kirjoita ensin nopat, minkä heiton jälkeen tahansa: valmentaja kertoo, mitä pitää tai mihin ruutuun ne kannattaa merkitä.
coach-after-throw = { $following ->
        [yes] Heiton { $throw }/{ $throws } jälkeen (H: seuraavan jälkeen):
       *[no] Heiton { $throw }/{ $throws } jälkeen:
    }
coach-remark = { $alone ->
        [yes] Se maksoi { $cost }. Parempi: { $choice }.
       *[no] { $player }, se maksoi { $cost }. Parempi: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Valmentaja huomauttaa valinnoista, jotka maksavat yli 1 pisteen.
       *[no] Valmentaja huomauttaa valinnoista, joiden hinta on yli { $points } pistettä.
    }
coach-remarks-off = Valmentaja ei huomauttele.
coach-alone = Ei ole ketään, jonka voisi voittaa.
coach-chances-on = Voittomahdollisuudet näkyvät.
coach-assumes = Voittomahdollisuuksissa oletetaan, että kaikki pelaavat loppuun niin hyvin kuin mahdollista; tasatuloksessa voitto jaetaan.
coach-counting = Lasketaan mahdollisuuksia…
coach-chances-off = Voittomahdollisuudet on piilotettu.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Erän voitto
       *[game] Voitto
    }{ $exact ->
        [no] {" "}(noin)
       *[yes] {""}
    }: { $chances }

new-coach = Valmentaja
new-coach-on = saa kysyä
new-coach-off = ei käytössä
