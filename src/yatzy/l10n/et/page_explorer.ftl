# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analüüs
page-explorer-about = Mis tahes plokk ja täringud: mida iga valik väärt on.
page-explorer-pad = Plokk
page-explorer-card = Kaart
page-explorer-whole = Terve kaart
page-explorer-strip = Ribana
page-explorer-set = { $cell }. Muuda
page-explorer-open = Vaba
page-explorer-which = Mis seal on?
page-explorer-clear-card = Tühjenda kaart
page-explorer-anew = Alusta tühja kaardiga
page-explorer-bonuses = Järgmiste viisikute boonused
page-explorer-dice = Täringud
page-explorer-remove = Täring { $place }: { $face }. Võta ära
page-explorer-empty = Täring { $place }: veel pole
page-explorer-faces = Lisa täring
page-explorer-throw = Viska need
page-explorer-clear = Tühjenda
page-explorer-left = Viskeid jäänud
page-explorer-link = Kopeeri link
page-explorer-copied = Kopeeritud
page-explorer-worth = Oodatav kogusumma on { $total } punkti.
page-explorer-full = Kaart on täis: { $total } punkti.
page-explorer-more-dice = { $count ->
        [one] Lisa veel üks täring ja näed, mida iga valik väärt on.
       *[other] Lisa { $count } täringut ja näed, mida iga valik väärt on.
    }
page-explorer-ends-turn = Kus järgmine käik lõpeb
page-explorer-ends-about = Parima võimaliku mängu korral: iga lahtri tõenäosus ja punktid keskmiselt.
page-explorer-solving = Selle ploki kohta pole varem küsitud: seda lahendatakse, see võtab mõne sekundi.
page-explorer-progress = { $percent } lahendatud
page-explorer-best = Parim: { $choice }
page-explorer-column-choice = Valik
page-explorer-column-value = Ootus
page-explorer-column-cost = Hind
page-explorer-choice = { $choice }: ootus { $value }, hind { $cost }
page-explorer-choice-best = { $choice }: ootus { $value }, parim
page-explorer-none = viska kõik
page-explorer-yours = sinu
page-explorer-all = Näita kõiki { $count } valikut
page-explorer-fewer = Näita vähem
page-explorer-end = { $box }: { $chance }, keskmiselt { $points } punkti
page-explorer-below = < { $percent }
