# yatzy static.

cli-static = Kirjoita sivu staattisena sivustona: mikä tahansa verkkotila voi tarjota sen, ja kaikki pelaavat omalla laitteellaan.
    .folder = Kansio, johon kirjoitetaan: uusi, tyhjä tai sellainen, jonka yatzy static on kirjoittanut ennen.
    .languages = Mukaan otettavat kielet, esimerkiksi en,nb. Oletus: kaikki.
static-written = { $files } tiedostoa, { $size } Mt kansiossa { $folder }. Vie kansio mihin tahansa verkkotilaan tai kokeile: python -m http.server --directory { $folder }
error-static-folder = Kansiossa { $folder } on muita tiedostoja. Valitse tyhjä kansio.
