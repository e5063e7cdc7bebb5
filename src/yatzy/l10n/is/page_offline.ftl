# The page without a server.

page-offline-far = Til að spila á fleiri tækjum þarf þjón. Hér spila allir á þessu tæki.
page-offline-full = Það er ekki pláss á tækinu til að vista leikinn. Losaðu pláss og reyndu aftur.
page-offline-refused = Þetta er ekki hægt núna.
page-offline-needs-server = Til þess þarf þjón. Hér geturðu spilað á þessu tæki.
page-offline-unsaved = Vafrinn vistar ekki leikina þína, kannski af því að glugginn er einkagluggi. Þeir hverfa þegar þú lokar síðunni.
page-offline-dice = Tækið dregur teningana sjálft. Ef þeir eru sannreyndir sést að engu kasti var breytt eftir að leikurinn hófst. Þið ráðið hvort þið treystið tækinu.
