# The arena: what the command line and the report say. Bots keep the names by which they are called.

## Numbers; $amount is what is said

arena-percent = { NUMBER($amount, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($amount, style: "percent", maximumFractionDigits: 0) }
arena-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-count = { NUMBER($amount, maximumFractionDigits: 0) }
arena-short = { NUMBER($amount, maximumSignificantDigits: 2) }
arena-range = od { $low } do { $high }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-microseconds = { $number } µs

## On the way

arena-preparing = Boty się przygotowują …
arena-playing = Rozgrywka
arena-rounded =
    { $games ->
        [one] Zamówiono { $asked }; każde rozdanie jest grane przy wszystkich miejscach, więc zostanie rozegrana { $games } gra.
        [few] Zamówiono { $asked }; każde rozdanie jest grane przy wszystkich miejscach, więc zostaną rozegrane { $games } gry.
        [many] Zamówiono { $asked }; każde rozdanie jest grane przy wszystkich miejscach, więc zostanie rozegranych { $games } gier.
       *[other] Zamówiono { $asked }; każde rozdanie jest grane przy wszystkich miejscach, więc zostanie rozegranych { $games } gry.
    }
arena-found =
    { $games ->
        [one] { $games } gra została rozegrana wcześniej; gramy dalej.
        [few] { $games } gry zostały rozegrane wcześniej; gramy dalej.
        [many] { $games } gier zostało rozegranych wcześniej; gramy dalej.
       *[other] { $games } gry rozegrano wcześniej; gramy dalej.
    }
arena-stopped = Zatrzymano po { $done } z { $games } gier. Aby grać dalej: { $command }
arena-same-command = to samo polecenie jeszcze raz
arena-written = Zapisano w { $folder }: { $files }

## The result

arena-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
arena-deals =
    { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }
# "2000 games: 500 deals, each with all rotations of 4 seats; seed 7"
arena-about = { $games }: { $deals }, każde ze wszystkimi obrotami miejsc ({ $seats }); ziarno { $seed }
arena-player = Gracz
arena-share = Zwycięstwa
arena-rating = Ranking
arena-points = Punkty
arena-adjusted = Bez szczęścia
arena-seats = Gry
arena-interval = przedział { $percent }
# "First seat: 24.6 % of the wins (22.1 % to 27.0 %), an equal share would be 25.0 %"
arena-first-seat = Gracz rozpoczynający: { $share } zwycięstw ({ $range }); równy udział to { $equal }.
arena-mean-turns = Gra trwa średnio { $turns } tur i { $decisions } decyzji.
arena-thinking = Czas na decyzję, na tym komputerze
arena-mean = Średnio
arena-p99 = 99 na 100 poniżej
arena-timed = Zmierzono
# Decisions that a bot did not make as it is meant to: its program failed, its clock ran out
arena-fallbacks = Zastępcze

## The report

arena-report = Arena
arena-report-share = Kto jak często wygrywa
arena-report-share-about = Kreska to przedział { $percent }; linia przerywana to równy udział.
arena-report-rating = Ranking
arena-report-rating-about = Plackett–Luce z openskill, z własnym przedziałem modelu { $percent }; wszyscy zaczynają od 25.
arena-report-points = Punkty na koniec
arena-report-points-about = Jak często gra kończyła się z tyloma punktami.
arena-report-order = Czy pierwsze miejsce wygrywa częściej?
arena-report-order-about = Udział w zwycięstwach według kolejności gry, niezależnie od tego, kto tam siedział.
arena-report-place = Miejsce { $number }
arena-report-course = Jak ustalały się udziały
arena-report-course-about = Udział w zwycięstwach we wszystkich dotychczasowych rozdaniach.
arena-report-table = Wszystkie liczby
arena-report-pairs = Kto komu ile odbiera
arena-report-pairs-about = Jak często wiersz kończył przed kolumną, gdy obaj siedzieli przy stole; to samo miejsce liczy się za pół. Pod spodem przedział { $percent }.
arena-report-differences = Jak pewne są różnice
arena-report-differences-about = Udział pierwszego w zwycięstwach minus udział drugiego, gdy obaj siedzieli przy stole, z przedziałem { $percent }. Przedział bez zera rozróżnia ich.
arena-pair = Para
arena-difference = Różnica
arena-report-endings = Jak kończyły się gry
arena-report-again = Aby rozegrać dokładnie te same gry
