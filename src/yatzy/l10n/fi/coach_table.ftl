# The coach at the table.

hint-coach = valmentaja
keys-coach = kysy valmentajalta, mikä näillä nopilla on parasta ja miksi
keys-coach-pad = kysy valmentajalta kirjoittamistasi nopista: ensin kuin ensimmäisen heiton jälkeen, uudestaan kuin seuraavan
keys-remarks = valmentaja huomauttaa virheistä: ei; 0,5; 1; 2; 5 pistettä
keys-chances = näytä tai piilota kaikkien voittomahdollisuudet

coach-thinking = Valmentaja miettii…
coach-best = ★ Paras: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Tätä peliä pelataan ilman valmentajaa.
coach-over = Peli on ohi: neuvottavaa ei ole.
coach-no-dice = Heitä ensin, kysy sitten valmentajalta.
coach-no-dice-pad = Kirjoita ensin nopat, minkä heiton jälkeen tahansa: valmentaja kertoo, mitkä pitää tai minkä ruudun valita.
coach-after-throw = { $following ->
        [yes] Kun heittoja on heitetty { $throw }/{ $throws } (H: seuraavan jälkeen):
       *[no] Kun heittoja on heitetty { $throw }/{ $throws }:
    }
coach-remark = { $alone ->
        [yes] Hukkaan meni { $cost }. Parempi: { $choice }.
       *[no] { $player }, hukkaan meni { $cost }. Parempi: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Valmentaja huomauttaa valinnoista, jotka hukkaavat yli 1 pisteen.
       *[no] Valmentaja huomauttaa valinnoista, jotka hukkaavat yli { $points } pistettä.
    }
coach-remarks-off = Valmentaja ei enää huomauta virheistä.
coach-alone = Pelaat yksin: ei ole ketään, jonka voisi voittaa.
coach-chances-on = Voittomahdollisuudet näkyvät.
coach-assumes = Voittomahdollisuuksissa oletetaan, että kaikki keräävät tästä eteenpäin mahdollisimman paljon pisteitä; tasatuloksessa voitto jaetaan.
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
new-coach-on = sallittu
new-coach-off = ei
