# What a server says to those at its tables.

error-table-unknown = Ekkert borð er með þennan kóða. Athugaðu kóðann.
error-day-unknown = Enginn spilaði hér þennan dag.
error-table-token = Aðgangstákn er 22 bókstafir, tölustafir, bandstrik eða undirstrik. Þetta er ekki slíkt.
error-table-token-missing = Sendu aðgangstákn sætisins þíns, eða lykilinn þinn.
error-table-not-yours = Þetta er ekki þitt sæti.
error-table-not-host = Aðeins gestgjafinn getur gert þetta.
error-table-barred = Gestgjafinn vísaði þér frá borðinu. Biddu gestgjafann að hleypa þér aftur að.
error-table-one-seat = Þú átt nú þegar sæti hér: við opið borð fær hvert tæki eitt.
error-table-lent = Þetta sæti er aðeins í láni: eigandi þess ræður yfir því.
error-table-no-seat = Sæti { $seat } er ekki til: fjöldi sæta við borðið er { $seats }.
error-table-no-seats = Borð þarf að minnsta kosti eitt sæti.
error-table-seat-taken = Sæti { $seat } er upptekið. Veldu annað.
error-table-seat-computer = Tölvuspilari situr þegar í sæti { $seat }.
error-table-begun = Leikurinn er hafinn: þú getur ekki lengur verið með, en þú getur horft á.
error-table-not-begun = Leikurinn er ekki hafinn: enn eru laus sæti.
error-table-not-over = Leiknum er ekki lokið.
error-table-nobody = Enginn er enn sestur við borðið.
error-table-name = Nafn er ein lína, mest { $longest } stafir.
error-table-name-missing = Leikmaðurinn í sæti { $seat } þarf nafn.
error-table-name-twice = Einhver við borðið heitir þetta þegar. Veldu annað nafn.
error-table-devices = Þú getur spilað sæti á mest { $most } tækjum.
error-table-real-dice = Tölvuspilari getur ekki spilað með alvöru teningum.
error-table-not-stuck = Bíddu aðeins: kannski er leikmaðurinn enn hér.
error-table-stand-in = Tölvuspilari spilar fyrir þig. Taktu fyrst aftur við.
error-table-late = Leikurinn hélt áfram. Nú sérðu nýjustu stöðuna.
error-table-long = Of margar breytingar í þessari umferð. Kastaðu eða skrifaðu stig.
error-table-changed = Borðið breyttist. Nú sérðu nýjustu stöðuna.
error-table-dice = Þjónninn kastar teningum þessa borðs.
error-table-word-early = Orð getur ekki fylgt þessari beiðni: sá sem sér það gæti valið teningana. Sendu „contribute“ í staðinn, skuldbittu þig þegar þú þekkir fingrafarið og opinberaðu þegar borðið segir „revealing“.
error-table-contribution-early = Ekki hafa allir skuldbundið sig enn. Opinberaðu framlag þitt þegar borðið segir „revealing“.
error-table-contribution-late = Engu er lengur hægt að bæta við þessa teninga.
error-table-contribution-wrong = Þetta er ekki framlagið sem tækið skuldbatt sig til. Það byrjar á 32 tilviljanakenndum sextándatölustöfum og er mest { $longest } stafir.
error-table-contributions-awaited = Sum tæki hafa ekki svarað enn. Reyndu aftur eftir { $seconds } s til að byrja án þeirra.
error-table-match-open = Aðrir spila enn með þessum köstum: þau sjást þegar keppninni lýkur.
error-table-match-closed = Keppninni er lokið: þú getur ekki lengur verið með.
error-table-match-full = Keppnin er full: { $most } eru að spila.
error-table-match-alone = Í keppni með sömu köstum spilar hver fyrir sig, með teningum á skjánum.
error-table-no-match = Þetta er ekki keppni með sömu köstum.
error-table-no-coach = Þetta borð spilar án þjálfara: þú getur gert leikinn upp þegar honum er lokið.
error-table-plain-bot = Við borð án þjálfara getur aðeins { bot-beginner } eða { bot-casual } spilað fyrir þig.
error-table-position-live = Þetta er staðan við borðið þitt, þar sem spilað er án þjálfara. Skoðaðu hana þegar leiknum er lokið.
error-table-sheet-name = Þessar reglur eru aðrar en prentuðu reglurnar { $sheet }: gefðu þeim annað heiti.
error-table-nonsense = Borðið skilur þetta ekki: { $problem }
error-table-hello-again = Þú hefur þegar heilsað.
error-table-reaction = Þetta viðbragð er ekki til. Veldu úr þessum: { $known }.
error-table-turns = Umferðirnar yrðu fleiri en { $most }. Hafðu færri leikmenn, reiti eða lotur.
error-table-reactions = Of mörg viðbrögð í einu. Bíddu aðeins.
error-player-games = Þú átt { $most } leiki, eins marga og leikmaður getur átt. Eyddu fyrst einhverjum.
error-table-store = Þjónninn nær ekki í leikina. Reyndu aftur eftir smástund: ekkert gerist tvisvar.
error-table-storage = Á þjóninum er ekki pláss fyrir ný borð; leikir í gangi halda áfram. Reyndu aftur síðar, eða spurðu þann sem rekur hann.

error-limit-stored = Vistfangið þitt hefur vistað eins mikið og má í bili. Reyndu aftur eftir { $minutes } mín.
error-limit-tables = Of mörg ný borð frá einu vistfangi. Reyndu aftur eftir { $seconds ->
        [1] eina sekúndu
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    }.
error-limit-requests = Of margar beiðnir. Reyndu aftur eftir { $seconds ->
        [1] eina sekúndu
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    }.
error-request-invalid = Beiðnin er ekki gild: { $problem }
request-choices = { $problem }. Veldu úr þessu: { $choices }.
error-request-unknown = Hér er ekkert á þessari slóð.
error-request-method = Þetta er ekki hægt hér.
error-request-large = Þetta er of mikið fyrir eina beiðni.
error-request-host = Þessi þjónn heitir ekki þetta.
error-request-origin = Önnur síða sendi þessa beiðni, og það er ekki leyft.
error-server-failed = Eitthvað fór úrskeiðis á þjóninum. Engu var breytt; reyndu aftur.
error-review-no-step = Þessi ákvörðun er ekki í leiknum: umferð { $turn }, kast { $throw }.
error-review-no-column = Þessi dálkur er ekki í leiknum: lota { $round }, dálkur { $column }.
