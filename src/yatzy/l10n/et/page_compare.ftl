# The page: pads side by side.

page-compare-add = Lisa plokk
page-compare-remove = Jäta välja: { $title }
page-compare-hand = Sama vise igal plokil
page-compare-hand-about = Puuduta täringut, et seda pöörata.
page-compare-die = Täring { $place }: { $face }. Puuduta pööramiseks.
page-compare-only = Ainult erinevused
page-compare-expected = Täiuslik mäng
page-compare-differs = erineb
page-compare-absent = sellel plokil pole
page-compare-hands = Visked, kus vahe välja tuleb
page-compare-ends = Kuidas mängud lõpevad
page-compare-following = Jälgin iga mängu lõpuni: { $share }
page-compare-own-wrong = Sinu reeglid pole veel korras. Vaata need uuesti üle.
