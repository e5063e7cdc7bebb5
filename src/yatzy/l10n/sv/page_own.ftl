# The page: rules of one's own.

page-own-about = Ändra vad en ruta kräver eller ger, lägg till en, spela med sex tärningar: utgå från ett tryckt block och se genast vad det innebär.
page-own-begin = Vilket block utgår du från?
page-own-title = { $title } på vårt sätt
page-own-open = Öppna en TOML-fil
page-own-from = Utgår från { $title }
page-own-anew = Börja om
page-own-link-wrong = Bladet i den här länken kan inte läsas.
page-own-play = Spela efter de här reglerna

page-own-name-of-game = Spelets namn
page-own-dice = Tärningar
page-own-rolls = Kast per omgång
page-own-order = Rutor tas
page-own-order-free = i valfri ordning
page-own-order-fixed = uppifrån och ner
page-own-bonus = Bonus för övre delen
page-own-bonus-at = Från summan
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
page-own-remove = Ta bort { $name } från blocket
page-own-face = Valör
page-own-asks = Kräver
page-own-asks-groups = lika tärningar
page-own-asks-run = valörer i följd
page-own-asks-faces = just dessa valörer
page-own-asks-face = en valör
page-own-asks-any = vad som helst
page-own-groups = Hur många lika
page-own-shared = Samma valör får räcka till båda grupperna
page-own-run = Hur många i följd
page-own-faces = Valörer
page-own-pays = Ger
page-own-pays-matched = summan av dem
page-own-pays-all = summan av alla
page-own-pays-fixed = alltid lika mycket
page-own-plus = Plus
page-own-last-resort = Bara när ingen annan öppen ruta ger poäng

page-own-alike = Fem lika igen
page-own-alike-on = Särskilda regler när dess egen ruta är stängd
page-own-alike-box = Dess egen ruta
page-own-alike-bonus = Bonus per gång
page-own-joker = Som joker
page-own-joker-none = räknas som vad det är
page-own-joker-free = passar i alla nedre rutor
page-own-joker-forced = måste gå dit reglerna säger
page-own-upper-first = Dess övre ruta går före
page-own-upper-first-always = alltid
page-own-upper-first-after-points = efter poäng i egen ruta
page-own-in-chance = Värt på Chans
page-own-as-usual = som vanligt
page-own-zero = En nolla
page-own-zero-never = aldrig
page-own-zero-chance-and-upper = när Chans och dess övre ruta är stängda
page-own-zero-upper-box = när dess övre ruta är stängd
page-own-zero-upper-section = när alla övre rutor är stängda

page-own-customs = Runt bordet
page-own-start = Vem börjar?
page-own-rounds = Rundor, högst
page-own-most = Spelare, högst
page-own-any = valfritt antal

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = måste vara ett heltal upp till 1000.
page-own-fault-upper-box = en ruta i övre delen räknar en valör och ger summan av de tärningarna.
page-own-fault-not-five-alike = måste vara en som kräver att alla tärningar är lika.
page-own-fault-needs-forced-joker = går bara ihop med en joker som måste gå dit reglerna säger.
page-own-fault-against-order = går inte ihop med rutor som tas uppifrån och ner.
page-own-fault-needs-chance = kräver exakt en ruta som tar vilka tärningar som helst.

page-own-changes = Vad som ändras
page-own-count = { $count ->
        [0] Inga ändringar
        [one] En ändring
       *[other] { $count } ändringar
    }
page-own-faults = { $count ->
        [one] En sak stämmer inte än.
       *[other] { $count } saker stämmer inte än.
    }
page-own-faults-about = Något stämmer inte än, se markeringen i formuläret. Tills vidare gäller det som stämde sist.
page-own-nothing-changed = Inget än: det spelas precis som på det tryckta blocket.
page-own-before = förut
page-own-now = nu
page-own-added = ny
page-own-gone = borttagen

page-own-expected = Vad perfekt spel ger
page-own-solve-about = Varje möjligt parti gås igenom; det tar några sekunder.
page-own-solve = Lös de här reglerna
page-own-solving = Löser: { $share }
page-own-stop = Stoppa
page-own-these = De här reglerna
page-own-original = Tryckta blocket
page-own-difference = Skillnad

page-own-out = Spara och dela
page-own-read = Läs reglerna
page-own-compare = Jämför med tryckta blocket
page-own-share = Dela med länk
page-own-share-about = Hela bladet ligger i länken; inget sparas någonstans.
page-own-save = Ladda ner som TOML
