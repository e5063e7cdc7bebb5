# yatzy static.

cli-static = Skriv siden som et statisk nettsted: ethvert webhotell kan vise den, og alle spiller på sin egen enhet.
    .folder = Mappen det skrives til: en ny, en tom, eller en som yatzy static har skrevet før.
    .languages = Språkene som skal med, for eksempel en,nb. Standard: alle.
static-written = { $files } filer, { $size } MB i { $folder }. Legg mappen på et webhotell, eller prøv den: python -m http.server --directory { $folder }
error-static-folder = Mappen { $folder } har andre filer i seg. Velg en tom.
