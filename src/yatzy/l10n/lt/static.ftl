# yatzy static.

cli-static = Įrašyti puslapį kaip statinę svetainę: tinka bet kuri talpykla, o kiekvienas žaidžia savo įrenginyje.
    .folder = Aplankas, į kurį rašoma: naujas, tuščias arba anksčiau įrašytas yatzy static.
    .languages = Įtrauktinos kalbos, pavyzdžiui, en,nb. Numatyta: visos.
static-written = Failų: { $files }, { $size } MB aplanke { $folder }. Įkelk aplanką į bet kurią talpyklą arba išbandyk: python -m http.server --directory { $folder }
error-static-folder = Aplanke { $folder } yra kitų failų. Pasirink tuščią.
