# yatzy static.

cli-static = Skriv siden som et statisk websted: ethvert webhotel kan vise den, og alle spiller på deres egen enhed.
    .folder = Mappen der skrives til: en ny, en tom, eller en som yatzy static har skrevet før.
    .languages = Sprogene der skal med, for eksempel en,nb. Standard: alle.
static-written = { $files } filer, { $size } MB i { $folder }. Læg mappen på et webhotel, eller prøv den: python -m http.server --directory { $folder }
error-static-folder = Mappen { $folder } indeholder andre filer. Vælg en tom.
