page-end-best = { $player }: labākais no { $games } rezultātiem.
page-end-record = { $player }: rekords joprojām ir { $best }.
page-lesson-title = Viena mācība
page-lesson = { $place }: { $chosen }. Labāk: { $best }. Starpība punktos: { $cost }.
