# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, ülevaade · Yatzy
page-review-opening = Vaatan mängu üle…
page-review-queued = Serveril on palju tööd. Ülevaade avaneb hetke pärast ise…
page-review-table = Laua juurde
page-review-overview = Tagasi kogu mängu juurde
page-review-so-far = Senine seis
page-review-everyone = Kõik kõrvuti
page-review-partners = Kaaslased
page-review-meaning = Mida arvud tähendavad
page-review-step = Vaata sammhaaval
page-review-skill = Parimaid valikuid { $best }/{ $decisions } ({ $share }), raisatud { $cost } punkti.
page-review-unknown = Valikute kohta pole siin midagi teada.
page-review-worst = { $count ->
        [one] Kõige kulukam valik
       *[other] { $count } kõige kulukamat valikut
    }
page-review-all-best = Iga teadaolev valik oli parim.
page-review-chosen = valitud
page-review-better = parem

page-review-early = Veel pole midagi vaadata
page-review-early-about = Kui üks käik on läbi, saab mängu üle vaadata.
page-review-coach = Mitte enne lõppu
page-review-coach-about = Selles lauas mängitakse treenerita: mängu saab üle vaadata, kui see läbi on.
page-review-refused = Mängu ei saa üle vaadata
page-review-refused-about = Proovi hetke pärast uuesti.

page-review-told = { $place }. Täringud { $dice }. { $player }: { $choice }, { $was ->
        [best] mis oli parim valik.
       *[costly] mis läks maksma { $cost }. Parem: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Parem: { $choice }
page-review-dice = { $gave ->
        [gave] Täringud andsid { $luck }.
        [took] Täringud võtsid { $luck }.
       *[nothing] Täringud ei muutnud midagi.
    }
page-review-turn-changed = Ootusega võrreldes on see { $luck }.
page-review-points-about = Sellest käigust on teada ainult punktid. Otsuseid ei saa õnnest eristada.
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

page-bring-title = Too protokoll
page-bring-about = Mäng notatsioonis või JSON Lines kujul, nagu iga laud selle lõpus annab. See saab oma aadressi ja seda näeb igaüks, kellel aadress on.
page-bring-file = Vali fail
page-bring-text = või kleebi siia
page-bring-go = Vaata üle
page-bring-waiting = Loen…
page-bring-empty = Selles pole veel midagi.
