# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistik
page-records-whose = Vems statistik
page-records-none = Slutsummor, trend och dyra vanor från varje parti du spelar färdigt här, jämfört med den perfekta spelaren. Inget konto behövs: nyckeln stannar i den här webbläsaren.
page-records-start = Spara statistik
page-records-name = Namnet du spelar under
page-records-add = Någon annan
page-records-add-about = Partier som spelas på den här enheten under det här namnet räknas från och med nu, liksom de som den ännu minns.
page-records-empty = Inget att visa än
page-records-empty-about = Spela färdigt ett parti som { $name }, så syns det här.
page-records-play = Spela ett parti
page-records-playing = { $count ->
        [one] Ett parti pågår.
       *[other] { $count } partier pågår.
    }
page-records-later = { $count ->
        [one] Går fortfarande igenom ett parti …
       *[other] Går fortfarande igenom { $count } partier …
    }
page-records-opening = Hämtar …
page-records-sheet = Block
page-records-games = { $rounds ->
        [one] Ett parti
       *[other] { $rounds } partier
    }
page-records-best = Bäst
page-records-worst = Lägst
page-records-mean = Snitt
page-records-perfect = perfekt spel: { $number }
page-records-odds-later = Räknar ut vad den perfekta spelaren får …
page-records-rates = Hur ofta
page-records-upper-bonus = Övre bonus
page-records-five-alike = Fem lika
page-records-rate = { $made } av { $of }
page-records-you = du
page-records-best-play = perfekt spel
page-records-further = Fem lika igen ger dig { $own } poäng per parti i snitt, perfekt spel { $perfect }.
page-records-choices = Dina val
page-records-accuracy = Bästa val
page-records-cost-each = Tappat per val
page-records-cost-game = Tappat per parti
page-records-luck = Tärningstur per parti
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
page-records-no-habits = Inget val kostade något.
page-records-trend = Från parti till parti
page-records-yours = Dina uppgifter
page-records-device = Till en annan enhet
page-records-device-about = Den som öppnar länken får statistiken och kan radera den. Öppna den bara på din andra enhet.
page-records-device-qr = QR-kod som tar statistiken till en annan enhet
page-records-export = Ladda ner allt
page-records-remove = Ta bort från enheten
page-records-remove-about = Statistiken ligger kvar på servern, och på andra enheter som har nyckeln. Utan nyckeln hittar ingen den igen.
page-records-remove-yes = Ta bort
page-records-delete = Radera allt
page-records-delete-about = Allt som { $name } har uppnått raderas för gott på alla enheter, och namnet i de partierna ersätts av ett nummer. Själva partierna finns kvar hos dem som har koderna.
page-records-delete-yes = Radera
page-records-take = Statistik från en annan enhet
page-records-take-about = Den här länken bär på någons statistik. Partier som spelas här under det namnet räknas dit, så ta bara över det som är ditt eget.
page-records-take-yes = Ta över
