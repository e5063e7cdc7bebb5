# What a server says to those at its tables.

error-table-unknown = Ekkert borð er með þennan kóða.
error-day-unknown = Enginn spilaði hér þennan dag.
error-table-token = Aðgangstákn er 22 bókstafir, tölustafir, bandstrik eða undirstrik. Þetta er ekki slíkt.
error-table-token-missing = Sýndu aðgangstákn sætisins þíns, eða lykilinn þinn.
error-table-not-yours = Þetta er ekki þitt sæti.
error-table-not-host = Aðeins gestgjafi borðsins getur gert þetta.
error-table-barred = Gestgjafinn vísaði þér frá borðinu. Biddu um að fá að setjast aftur.
error-table-one-seat = Þú átt nú þegar sæti hér: við opið borð fær hvert tæki eitt.
error-table-lent = Þetta sæti er aðeins í láni: eigandi þess ræður yfir því.
error-table-no-seat = Sæti { $seat } er ekki til: fjöldi sæta við borðið er { $seats }.
error-table-no-seats = Borð þarf að minnsta kosti eitt sæti.
error-table-seat-taken = Einhver situr þegar í sæti { $seat }.
error-table-seat-computer = Í sæti { $seat } spilar tölvuspilari hvort sem er.
error-table-begun = Leikurinn er hafinn: enginn getur lengur sest.
error-table-not-begun = Leikurinn er ekki hafinn: enn eru laus sæti.
error-table-not-over = Leiknum er ekki lokið.
error-table-nobody = Hér er enginn til að byrja með.
error-table-name = Nafn er ein lína, mest { $longest } stafir.
error-table-name-missing = Nafn vantar í sæti { $seat }.
error-table-name-twice = Einhver við borðið heitir þetta þegar.
error-table-devices = Fjöldi tækja fyrir hvert sæti er mest { $most }.
error-table-real-dice = Með alvöru teningum getur tölvuspilari ekki haldið áfram: hann hefur engar hendur.
error-table-not-stuck = Það er ekki tímabært: bíddu aðeins, kannski er enn einhver þar.
error-table-stand-in = Tölvuspilari spilar fyrir þig. Taktu sætið þitt fyrst aftur.
error-table-late = Leikurinn hefur haldið áfram síðan. Þú sérð hann eins og hann er núna.
error-table-long = Þú hefur lagt svo mikið til hliðar, tekið til baka og leiðrétt að borðið tekur ekki við meiru. Kastaðu, eða skrifaðu.
error-table-changed = Borðið hefur breyst síðan. Þú sérð það eins og það er núna.
error-table-dice = Þjónninn kastar teningum þessa borðs.
error-table-word-early = Orð getur ekki fylgt þessari beiðni: sá sem sér það gæti valið teningana. Sendu „contribute“ í staðinn, skuldbittu þig þegar þú þekkir innsiglið og opinberaðu þegar borðið segir „revealing“.
error-table-contribution-early = Ekki hafa allir skuldbundið sig enn. Opinberaðu framlag þitt þegar borðið segir „revealing“.
error-table-contribution-late = Engu er lengur hægt að bæta við þessa teninga.
error-table-contribution-wrong = Þetta er ekki framlagið sem tækið skuldbatt sig til. Það byrjar á 32 tilviljanakenndum sextándatölustöfum og er mest { $longest } stafir.
error-table-contributions-awaited = Sum tæki hafa ekki svarað enn. Reyndu aftur eftir { $seconds } s til að byrja án þeirra.
error-table-match-open = Aðrir spila enn með þessum köstum: þau sjást þegar keppninni lýkur.
error-table-match-closed = Keppninni er lokið: enginn getur lengur bæst við.
error-table-match-full = Keppnin er full: þátttakendur eru þegar { $most }.
error-table-match-alone = Í keppni með sömu köstum spilar hvert fyrir sig, með teningum á skjánum.
error-table-no-match = Þetta er ekki keppni með sömu köstum.
error-table-no-coach = Þetta borð spilar án þjálfara: leikinn er hægt að skoða þegar honum lýkur.
error-table-plain-bot = Við borð án þjálfara geta aðeins { bot-beginner } eða { bot-casual } spilað fyrir þig.
error-table-position-live = Þetta er staðan við borðið þitt, þar sem spilað er án þjálfara. Skoðaðu hana þegar leiknum er lokið.
error-table-sheet-name = Reglurnar eru aðrar en á prentaða reglublaðinu { $sheet }: gefðu þeim eigið heiti.
error-table-nonsense = Þetta skilur borðið ekki: { $problem }
error-table-hello-again = Þú hefur þegar heilsað.
error-table-reaction = Þetta viðbragð er ekki til. Í boði eru: { $known }.
error-table-turns = Með svo marga leikmenn, reiti og lotur yrðu umferðir fleiri en { $most }. Hafðu færra.
error-table-reactions = Ekki svona mörg í einu: bíddu aðeins.
error-player-games = Leikirnir þínir eru þegar { $most }, og fleiri eru ekki geymdir fyrir hvern leikmann. Slepptu fyrst einhverjum.
error-table-store = Þjónninn nær ekki í leikina sína núna. Reyndu aftur eftir smástund: ekkert gerist tvisvar.
error-table-storage = Á þjóninum er ekki pláss fyrir ný borð núna. Leikir sem eru byrjaðir halda áfram: reyndu aftur síðar eða spurðu þann sem rekur hann.

error-limit-stored = Frá þínu vistfangi hefur verið geymt eins mikið og má í bili. Reyndu aftur eftir { $minutes } mín.
error-limit-tables = Þetta eru mörg ný borð frá einu vistfangi. Reyndu aftur eftir { $seconds ->
        [1] eina sekúndu
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    }.
error-limit-requests = Þetta er mikið í einu. Reyndu aftur eftir { $seconds ->
        [1] eina sekúndu
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    }.
error-request-invalid = Beiðnin passar ekki: { $problem }
request-choices = { $problem }. Í boði eru: { $choices }.
error-request-unknown = Ekkert er á þessari slóð.
error-request-method = Þetta er ekki hægt hér.
error-request-large = Þetta er of mikið fyrir eina beiðni.
error-request-host = Þessi þjónn heitir ekki þetta.
error-request-origin = Önnur síða biður um þetta, og hún má það ekki.
error-server-failed = Eitthvað fór úrskeiðis á þjóninum. Engu var breytt; reyndu aftur.
error-review-no-step = Þessi ákvörðun er ekki í leiknum: umferð { $turn }, kast { $throw }.
error-review-no-column = Þessi dálkur er ekki í leiknum: lota { $round }, dálkur { $column }.
