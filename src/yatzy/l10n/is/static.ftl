# yatzy static.

cli-static = Skrifa síðuna sem kyrrstæðan vef: hvaða vefhýsing sem er getur birt hann, og allir spila á eigin tæki.
    .folder = Mappan sem skrifað er í: ný, tóm, eða mappa sem yatzy static skrifaði áður.
    .languages = Tungumálin sem fylgja, til dæmis en,nb. Sjálfgefið: öll.
static-written = { $files } skrár, { $size } MB í { $folder }. Settu möppuna á hvaða vefhýsingu sem er, eða prófaðu: python -m http.server --directory { $folder }
error-static-folder = Í möppunni { $folder } eru aðrar skrár. Veldu tóma möppu.
