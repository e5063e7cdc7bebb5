# The coach at the table.

hint-coach = treener
keys-coach = küsi treenerilt, mis on nende täringutega parim ja miks
keys-coach-pad = küsi treenerilt kirjutatud täringute kohta: esmalt nagu pärast esimest viset, uuesti nagu pärast järgmist
keys-remarks = lase treeneril vigadele osutada: ei; 0,5; 1; 2; 5 punkti
keys-chances = näita või peida kõigi võiduvõimalused

coach-thinking = Treener mõtleb…
coach-best = ★ Parim: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = See mäng käib ilma treenerita.
coach-over = Mäng on läbi: pole enam millegi kohta nõu anda.
coach-no-dice = Viska enne ja küsi siis treenerilt.
coach-no-dice-pad = Kirjuta enne täringud, ükskõik millise viske järel: treener ütleb, mida alles jätta või millise lahtri valida.
coach-after-throw = { $following ->
        [yes] Pärast viset { $throw }/{ $throws } (H: pärast järgmist):
       *[no] Pärast viset { $throw }/{ $throws }:
    }
coach-remark = { $alone ->
        [yes] See raiskas { $cost }. Parem: { $choice }.
       *[no] { $player }, see raiskas { $cost }. Parem: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Treener osutab valikutele, mis raiskavad üle 1 punkti.
       *[no] Treener osutab valikutele, mis raiskavad üle { $points } punkti.
    }
coach-remarks-off = Treener enam vigadele ei osuta.
coach-alone = Mängid üksi: pole kedagi, keda võita.
coach-chances-on = Võiduvõimalused on näha.
coach-assumes = Võiduvõimalused eeldavad, et kõik mängivad siit edasi võimalikult paljude punktide peale; viigi korral võit jagatakse.
coach-counting = Arvutan võimalusi…
coach-chances-off = Võiduvõimalused on peidus.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Vooru võit
       *[game] Võit
    }{ $exact ->
        [no] {" "}(umbes)
       *[yes] {""}
    }: { $chances }

new-coach = Treener
new-coach-on = võib küsida
new-coach-off = väljas
