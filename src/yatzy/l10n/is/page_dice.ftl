# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Hvert kast ræðst af upphafsgildi sem var dregið fyrir leikinn og af slembitölu sem tæki hvers leikmanns bætir við. Fingrafarið hér að neðan passar aðeins við þetta upphafsgildi. Þegar leiknum er lokið getur tækið þitt reiknað hvert kast aftur.
page-fair-operator = Sá sem rekur þennan þjón getur vitað köstin fyrir fram en ekki valið þau.
page-fair-fingerprint = Fingrafar upphafsgildisins
page-fair-in = Tækið þitt hefur bætt sinni tölu við: enginn valdi þessa teninga.
page-fair-out = Tækið þitt svaraði ekki í tæka tíð, svo talan þess er ekki í þessum teningum.
page-fair-later = Tækið þitt bætir sinni tölu við þegar leikurinn byrjar.
page-fair-none = Tækið þitt hefur engu bætt við þessa teninga.
page-fair-same = Allir í þessari keppni spila með sömu teningum, svo ekkert tæki bætir neinu við þá.
page-fair-added = Þessir bættu tölu við: { $names }
page-fair-missing = Þessir svöruðu ekki í tæka tíð: { $names }
page-fair-word = Lukkuorðið þitt
page-fair-word-about = Valfrjálst. Það blandast teningunum í hverjum leik sem þú byrjar eða tekur þátt í héðan í frá.

page-lobby-devices = Alveg að verða tilbúið. Beðið er eftir tækjum þessara leikmanna: { $names }
page-lobby-start = Byrja án þess að bíða

page-verify = Sannreyna teninga
page-verify-about = Sýnir upphafsgildi teninganna. Eftir það er ekkert hægt að afturkalla.
page-verified = Tækið þitt reiknaði alla teningana aftur ({ $dice }): allir eru réttir.
page-wrong-seed = Upphafsgildið passar ekki við fingrafarið sem tækið þitt sá fyrir leikinn.
page-wrong-rolls = { $count ->
        [1] Eitt kast er ekki það sem upphafsgildið gefur.
        [one] { $count } kast er ekki það sem upphafsgildið gefur.
       *[other] { $count } köst eru ekki þau sem upphafsgildið gefur.
    }
page-wrong-own = Talan sem tækið þitt bætti við er ekki í þessum teningum.
page-wrong-late = Tölum þessara leikmanna var breytt eftir að tækið þitt hafði sýnt sína: { $names }
page-wrong-game = Leikskráin er ekki leikurinn sem þú sást hér.
page-wrong-day = Upphafsgildið er ekki það sem var ákveðið fyrir þennan dag, eða leikir dagsins á undan eru ekki í teningunum.
page-verified-day = Upphafsgildið er það sem var ákveðið fyrir þennan dag löngu áður, og leikir dagsins á undan eru í teningunum.
