# The page without a server.

page-offline-far = Teistes seadmetes mängijate jaoks on vaja serverit. Siin mängivad kõik selles seadmes.
page-offline-full = Selles seadmes pole mängu salvestamiseks ruumi. Tee ruumi ja proovi uuesti.
page-offline-refused = Seda ei saa praegu teha.
page-offline-needs-server = Selleks on vaja serverit. Siin saad mängida selles seadmes.
page-offline-unsaved = See brauser ei salvesta sinu mänge, võib-olla on aken privaatne. Kui lehe sulged, on need kadunud.
page-offline-dice = See seade veeretab täringuid ise. Kontroll näitab, et ühtki viset pole pärast algust muudetud. Kas seadet usaldada, otsustate ise.
