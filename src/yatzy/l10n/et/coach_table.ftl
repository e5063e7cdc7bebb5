# The coach at the table.

hint-coach = treener
keys-coach = küsi treenerilt, mida nende täringutega parim teha on ja miks
keys-coach-pad = küsi treenerilt kirjutatud täringute kohta: esmalt nagu pärast esimest viset, uuesti nagu pärast järgmist
keys-remarks = lase treeneril vigadest märku anda: ei; 0,5; 1; 2; 5 punkti
keys-chances = näita või peida kõigi võiduvõimalused

coach-thinking = Treener mõtleb…
coach-best = ★ Parim: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Selles lauas treenerit ei ole.
coach-over = Mäng on läbi: pole enam millegi kohta nõu anda.
coach-no-dice = Viska kõigepealt: treener räägib laual olevatest täringutest.
coach-no-dice-pad = Kirjuta kõigepealt täringud, ükskõik millise viske järel: treener ütleb, mida alles jätta või kuhu kirjutada.
coach-after-throw = { $following ->
        [yes] Pärast viset { $throw }/{ $throws } (H: pärast järgmist):
       *[no] Pärast viset { $throw }/{ $throws }:
    }
coach-remark = { $alone ->
        [yes] See läks maksma { $cost }. Parem: { $choice }.
       *[no] { $player }, see läks maksma { $cost }. Parem: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] Treener annab märku valikutest, mis lähevad maksma üle 1 punkti.
       *[no] Treener annab märku valikutest, mis lähevad maksma üle { $points } punkti.
    }
coach-remarks-off = Treener ei anna vigadest märku.
coach-alone = Pole kedagi, keda võita.
coach-chances-on = Võiduvõimalused on näha.
coach-assumes = Võiduvõimaluste arvutamisel eeldatakse, et kõik mängivad edasi nii hästi kui võimalik; võrdse kogusumma korral võit jagatakse.
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
