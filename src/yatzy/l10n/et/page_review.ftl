# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, ülevaade · Yatzy
page-review-opening = Vaatan mängu üle…
page-review-queued = Server on hõivatud. Ülevaade avaneb hetke pärast ise…
page-review-table = Laua juurde
page-review-overview = Tagasi kogu mängu juurde
page-review-so-far = Seni
page-review-everyone = Võrdle mängijaid
page-review-partners = Kaaslased
page-review-meaning = Mida arvud tähendavad
page-review-step = Vaata sammhaaval
page-review-skill = Parimaid valikuid { $best }/{ $decisions } ({ $share }); raisatud punkte: { $cost }
page-review-unknown = Valikuid siin kirja ei pandud.
page-review-worst = { $count ->
        [one] Kõige kulukam valik
       *[other] { $count } kõige kulukamat valikut
    }
page-review-all-best = Iga kirja pandud valik oli parim.
page-review-chosen = valitud
page-review-better = parem

page-review-early = Veel pole midagi üle vaadata
page-review-early-about = Mängi enne üks käik lõpuni.
page-review-coach = Avaneb pärast mängu
page-review-coach-about = Selles lauas mängitakse treenerita: mängu saab üle vaadata, kui see läbi on.
page-review-refused = Mängu ei saa üle vaadata
page-review-refused-about = Proovi hetke pärast uuesti.

page-review-told = { $place }. Täringud { $dice }. { $player }: { $choice }, { $was ->
        [best] parim valik.
       *[costly] mis raiskas { $cost }. Parem: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Parem: { $choice }
page-review-dice = { $gave ->
        [gave] Õnn: +{ $luck }.
        [took] Õnn: −{ $luck }.
       *[nothing] Õnn: 0.
    }
page-review-turn-changed = Oodatuga võrreldes on see { $luck }.
page-review-points-about = Sellest käigust on kirjas ainult punktid, nii et oskust ei saa õnnest eristada.
page-review-more = { $count ->
        [one] Veel üks valik
       *[other] Veel { $count } valikut
    }
page-review-fewer = Vähem valikuid
page-review-expected = Oodatav kogusumma: { $before } enne seda käiku, { $after } pärast.
page-review-explore = Uuri seda seisu
page-review-turns = Käigud
page-review-slider = Käik { $turn }/{ $turns }, raisatud { $cost }
page-review-back = Eelmine valik
page-review-on = Järgmine valik

page-bring-title = Impordi mäng
page-bring-about = Ava salvestatud mäng notatsioonis või JSON Lines kujul. Seda näeb igaüks, kellel on link.
page-bring-file = Vali fail
page-bring-text = või kleebi siia
page-bring-go = Impordi
page-bring-waiting = Loen mängu…
page-bring-empty = Vali enne fail või kleebi mäng siia.
