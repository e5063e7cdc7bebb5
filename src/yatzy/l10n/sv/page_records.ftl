# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistik
page-records-whose = Spelare
page-records-none = Se dina poäng, din utveckling och dina dyraste misstag bredvid perfekt spel. Inget konto: din nyckel stannar i webbläsaren.
page-records-start = Spara min statistik
page-records-name = Ditt spelarnamn
page-records-add = Lägg till en spelare
page-records-add-about = Partier under det här namnet på den här enheten räknas från och med nu, och de som den ännu minns.
page-records-empty = Inga partier än
page-records-empty-about = Spela färdigt ett parti som { $name } för att se det här.
page-records-play = Spela ett parti
page-records-playing = { $count ->
        [one] Ett parti pågår.
       *[other] { $count } partier pågår.
    }
page-records-later = { $count ->
        [one] Går igenom 1 parti …
       *[other] Går igenom { $count } partier …
    }
page-records-opening = Laddar …
page-records-sheet = Regler
page-records-games = { $rounds ->
        [one] Ett parti
       *[other] { $rounds } partier
    }
page-records-best = Bäst
page-records-worst = Lägst
page-records-mean = Snitt
page-records-perfect = perfekt spel: { $number }
page-records-odds-later = Räknar ut perfekt spel …
page-records-rates = Hur ofta
page-records-upper-bonus = Övre bonus
page-records-five-alike = Fem lika
page-records-rate = { $made } av { $of }
page-records-you = du
page-records-best-play = perfekt spel
page-records-further = Nya fem lika ger dig { $own } poäng per parti i snitt, perfekt spel { $perfect }.
page-records-choices = Dina val
page-records-accuracy = Bästa val
page-records-cost-each = Tappade poäng per val
page-records-cost-game = Tappade poäng per parti
page-records-luck = Tur per parti
page-records-habits = Dyra vanor
page-records-habit = { $times ->
        [one] en gång
        [2] två gånger
       *[other] { $times } gånger
    }, { $points } poäng
page-records-more-habits = { $count ->
        [one] En till
       *[other] { $count } till
    }
page-records-no-habits = Du har inte tappat några poäng.
page-records-trend = Från parti till parti
page-records-yours = Dina data
page-records-device = Flytta till en annan enhet
page-records-device-about = Den som öppnar länken får statistiken och kan radera den. Öppna den bara på din andra enhet.
page-records-device-qr = QR-kod som tar statistiken till en annan enhet
page-records-export = Ladda ner allt
page-records-remove = Ta bort från enheten
page-records-remove-about = Statistiken ligger kvar på servern, och på andra enheter som har nyckeln. Utan nyckeln hittar ingen den igen.
page-records-remove-yes = Ta bort
page-records-delete = Radera allt
page-records-delete-about = Raderar statistiken för { $name } för gott på alla enheter, och ersätter namnet i de partierna med ett nummer. Den som har ett partis kod kan fortfarande öppna det.
page-records-delete-yes = Radera
page-records-take = Statistik från en annan enhet
page-records-take-about = Länken innehåller en spelares statistik. Partier under det namnet här räknas då med. Fortsätt bara om du har skapat länken själv.
page-records-take-yes = Lägg till på den här enheten
