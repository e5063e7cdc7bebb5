page-end-best = { $player }: labākais rezultāts { $games ->
        [zero] { $games } spēlēs
        [one] { $games } spēlē
       *[other] { $games } spēlēs
    }.
page-end-record = { $player }: rekords joprojām ir { $best }.
page-lesson-title = Ko paturēt prātā
page-lesson = { $place } – { $chosen }. Labāk – { $best }. Zaudēts: { $cost }.
