# The page: pads side by side.

page-compare-add = Lisa reeglid
page-compare-remove = Jäta välja: { $title }
page-compare-hand = Sama vise, eri reeglid
page-compare-hand-about = Muutmiseks puuduta täringut.
page-compare-die = Täring { $place }: { $face }. Muutmiseks puuduta.
page-compare-only = Ainult erinevused
page-compare-expected = Täiusliku mängu keskmine
page-compare-differs = erineb
page-compare-absent = lahtrit pole
page-compare-hands = Visked, kus vahe välja tuleb
page-compare-ends = Kogusummad
page-compare-following = Arvutan kõik mängud läbi: { $share }
page-compare-own-wrong = Sinu reeglites on veel viga. Vaata need uuesti üle.
