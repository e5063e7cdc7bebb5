# yatzy static.

cli-static = Skriv sidan som en statisk webbplats: vilket webbhotell som helst kan visa den, och alla spelar på sin egen enhet.
    .folder = Mappen att skriva till: en ny, en tom, eller en som yatzy static har skrivit förut.
    .languages = Språken som ska med, till exempel en,nb. Standard: alla.
static-written = { $files } filer, { $size } MB i { $folder }. Lägg mappen på ett webbhotell, eller prova den: python -m http.server --directory { $folder }
error-static-folder = I mappen { $folder } finns andra filer. Välj en tom.
