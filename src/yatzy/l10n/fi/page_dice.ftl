# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Jokainen heitto seuraa siemenluvusta, joka arvottiin ennen peliä, ja satunnaisluvusta, jonka kunkin pelaajan laite lisää. Alla oleva sormenjälki sopii vain tähän siemenlukuun. Kun peli on päättynyt, laitteesi voi laskea jokaisen heiton uudelleen.
page-fair-operator = Palvelimen ylläpitäjä voi tietää nopat etukäteen, mutta ei voi valita niitä.
page-fair-fingerprint = Siemenluvun sormenjälki
page-fair-in = Laitteesi on lisännyt lukunsa: kukaan ei ole valinnut näitä noppia.
page-fair-out = Laitteesi ei vastannut ajoissa, joten sen luku ei ole mukana näissä nopissa.
page-fair-later = Laitteesi lisää lukunsa, kun peli alkaa.
page-fair-none = Laitteesi ei ole lisännyt näihin noppiin mitään.
page-fair-same = Tässä ottelussa kaikki pelaavat samoilla nopilla, joten mikään laite ei lisää niihin mitään.
page-fair-added = Luvun lisäsivät: { $names }
page-fair-missing = Eivät vastanneet ajoissa: { $names }
page-fair-word = Onnensanasi
page-fair-word-about = Vapaaehtoinen. Se sekoitetaan tästä lähtien jokaisen aloittamasi pelin ja pelin, johon liityt, noppiin.

page-lobby-devices = Melkein valmista. Odotetaan näiden pelaajien laitteita: { $names }
page-lobby-start = Aloita odottamatta

page-verify = Tarkista nopat
page-verify-about = Näyttää noppien siemenluvun. Sen jälkeen mitään ei voi kumota.
page-verified = Laitteesi laski kaikki nopat uudelleen ({ $dice }): kaikki oikein.
page-wrong-seed = Siemenluku ei sovi sormenjälkeen, jonka laitteesi näki ennen peliä.
page-wrong-rolls = { $count ->
        [one] Yksi heitto ei ole se, jonka siemenluku antaa.
       *[other] { $count } heittoa ei ole niitä, jotka siemenluku antaa.
    }
page-wrong-own = Laitteesi lisäämä luku ei ole näissä nopissa.
page-wrong-late = Näiden pelaajien lukuja muutettiin sen jälkeen, kun laitteesi oli näyttänyt omansa: { $names }
page-wrong-game = Tallenne ei ole se peli, jonka näit täällä.
page-wrong-day = Siemenluku ei ole se, joka tälle päivälle määrättiin, tai edellisen päivän pelit eivät ole mukana nopissa.
page-verified-day = Siemenluku on se, joka tälle päivälle määrättiin kauan etukäteen, ja edellisen päivän pelit ovat mukana nopissa.
