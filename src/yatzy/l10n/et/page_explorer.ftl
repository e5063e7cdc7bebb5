# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analüüs
page-explorer-about = Ükskõik mis punktileht ja täringud: vaata, mida iga valik väärt on.
page-explorer-pad = Reeglid
page-explorer-card = Punktileht
page-explorer-whole = Terve punktileht
page-explorer-strip = Ribana
page-explorer-set = { $cell }. Muuda
page-explorer-open = Vaba
page-explorer-which = Mitu punkti?
page-explorer-clear-card = Tühjenda punktileht
page-explorer-anew = Alusta tühja punktilehega
page-explorer-bonuses = Järgmiste viisikute boonused
page-explorer-dice = Täringud
page-explorer-remove = Täring { $place }: { $face }. Eemalda
page-explorer-empty = Täring { $place }: veel pole
page-explorer-faces = Lisa täring
page-explorer-throw = Viska need
page-explorer-clear = Tühjenda
page-explorer-left = Viskeid jäänud
page-explorer-link = Kopeeri link
page-explorer-copied = Kopeeritud
page-explorer-worth = Oodatav kogusumma: { $total }
page-explorer-full = Punktileht on täis: { $total } punkti.
page-explorer-more-dice = { $count ->
        [one] Lisa veel üks täring, et näha kõiki valikuid.
       *[other] Lisa { $count } täringut, et näha kõiki valikuid.
    }
page-explorer-ends-turn = Kuidas järgmine käik lõpeb
page-explorer-ends-about = Täiuslikus mängus: iga lahtri tõenäosus ja keskmised punktid.
page-explorer-solving = Nende reeglitega esimest korda: läbiarvutamine võtab mõne sekundi.
page-explorer-progress = { $percent } arvutatud
page-explorer-best = Parim: { $choice }
page-explorer-column-choice = Valik
page-explorer-column-value = Oodatav
page-explorer-column-cost = Raisku
page-explorer-choice = { $choice }: oodatav { $value }, raisku { $cost }
page-explorer-choice-best = { $choice }: oodatav { $value }, parim
page-explorer-none = viska kõik
page-explorer-yours = sinu
page-explorer-all = Näita kõiki { $count } valikut
page-explorer-fewer = Näita vähem
page-explorer-end = { $box }: { $chance }, keskmiselt { $points } punkti
page-explorer-below = < { $percent }
