# The page: rules of one's own.

page-own-about = Ändra vad en ruta kräver eller ger, lägg till rutor, använd sex tärningar. Utgå från tryckta regler och se genast vad som ändras.
page-own-begin = Vilka regler utgår du från?
page-own-title = Vår egen { $title }
page-own-open = Öppna en TOML-fil
page-own-from = Utgår från { $title }
page-own-anew = Börja om
page-own-link-wrong = Reglerna i den här länken kan inte läsas.
page-own-play = Spela efter de här reglerna

page-own-name-of-game = Spelets namn
page-own-dice = Tärningar
page-own-rolls = Kast per omgång
page-own-order = Fyll i rutorna
page-own-order-free = i valfri ordning
page-own-order-fixed = uppifrån och ner
page-own-strike = Stryka en ruta
page-own-strike-free = när som helst
page-own-strike-last = bara när inget ger poäng
page-own-bonus = Bonus för övre delen
page-own-bonus-at = Från den här summan
page-own-points = Poäng

page-own-boxes = Rutor
page-own-add-box = Lägg till en ruta
page-own-new-box = Ny ruta
page-own-name = Namn
page-own-section = Del
page-own-upper = Övre delen
page-own-lower = Nedre delen
page-own-move-up = Flytta upp { $name }
page-own-move-down = Flytta ner { $name }
page-own-remove = Ta bort { $name }
page-own-face = Siffra
page-own-asks = Kräver
page-own-asks-groups = lika tärningar
page-own-asks-run = siffror i följd
page-own-asks-faces = just de här siffrorna
page-own-asks-face = en siffra
page-own-asks-any = vilka tärningar som helst
page-own-groups = Hur många lika
page-own-shared = Båda grupperna får ha samma siffra
page-own-run = Hur många i följd
page-own-faces = Siffror
page-own-pays = Ger
page-own-pays-matched = summan av de tärningarna
page-own-pays-all = summan av alla tärningar
page-own-pays-fixed = fast poäng
page-own-plus = Plus
page-own-last-resort = Bara när ingen annan öppen ruta skulle ge poäng

page-own-alike = Nya fem lika
page-own-alike-on = Särskilda regler för nya fem lika
page-own-alike-box = Den egna rutan
page-own-alike-bonus = Bonus per gång
page-own-bonus-after = Bonus räknas
page-own-bonus-after-points = efter poäng i egen ruta
page-own-bonus-after-any-entry = efter poäng eller nolla
page-own-bonus-while = Bonus ges
page-own-bonus-while-always = alltid
page-own-bonus-while-upper-open = bara med öppen övre ruta
page-own-joker = Joker
page-own-joker-none = ingen joker
page-own-joker-free = fri: alla nedre rutor
page-own-joker-forced = tvingande enligt reglerna
page-own-joker-pays = En joker ger
page-own-joker-pays-dice = vad tärningarna ger
page-own-joker-pays-highest = det mesta rutan kan ge
page-own-upper-first = Den övre rutan kommer först
page-own-upper-first-always = alltid
page-own-upper-first-after-points = bara efter poäng
page-own-in-chance = Ger på Chans
page-own-as-usual = som vanligt
page-own-zero = Ger noll
page-own-zero-never = aldrig
page-own-zero-chance-and-upper = när Chans och den övre rutan är ifyllda
page-own-zero-upper-box = när den övre rutan är ifylld
page-own-zero-upper-section = när alla övre rutor är ifyllda

page-own-customs = Vid bordet
page-own-start = Vem börjar
page-own-rounds = Flest rundor
page-own-most = Flest spelare
page-own-any = valfritt antal

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = måste vara ett heltal upp till 1000.
page-own-fault-upper-box = en ruta i övre delen räknar en siffra och ger summan av de tärningarna.
page-own-fault-not-five-alike = måste vara en som kräver att alla tärningar är lika.
page-own-fault-needs-forced-joker = fungerar bara med tvingande joker.
page-own-fault-against-order = fungerar inte när rutorna fylls i uppifrån och ner.
page-own-fault-needs-chance = kräver exakt en ruta för vilka tärningar som helst.

page-own-changes = Vad som ändras
page-own-count = { $count ->
        [0] Inga ändringar
        [one] En ändring
       *[other] { $count } ändringar
    }
page-own-faults = { $count ->
        [one] Rätta 1 fel.
       *[other] Rätta { $count } fel.
    }
page-own-faults-about = Rätta felen som är markerade i formuläret. Till dess ser du de senaste giltiga reglerna.
page-own-nothing-changed = Inget än: det här är de tryckta reglerna.
page-own-before = förut
page-own-now = nu
page-own-added = ny
page-own-gone = borttagen

page-own-expected = Snitt vid perfekt spel
page-own-solve-about = Alla möjliga partier räknas ut; det tar några sekunder.
page-own-solve = Räkna ut de här reglerna
page-own-solving = Räknar ut: { $share }
page-own-stop = Stoppa
page-own-these = De här reglerna
page-own-original = Tryckta regler
page-own-difference = Skillnad

page-own-out = Spara och dela
page-own-read = Läs reglerna
page-own-compare = Jämför med de tryckta reglerna
page-own-share = Dela länk
page-own-share-about = Reglerna ligger i själva länken; inget sparas på servern.
page-own-save = Ladda ner som TOML
