# The arena: what the command line and the report say. Bots keep the names by which they are called.

## Numbers; $amount is what is said

arena-percent = { NUMBER($amount, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($amount, style: "percent", maximumFractionDigits: 0) }
arena-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-count = { NUMBER($amount, maximumFractionDigits: 0) }
arena-short = { NUMBER($amount, maximumSignificantDigits: 2) }
arena-range = { $low } to { $high }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-microseconds = { $number } µs

## On the way

arena-preparing = Preparing the bots …
arena-playing = Playing
arena-rounded =
    { $games ->
        [one] { $asked } asked for; every deal is played with all seats rotated, so 1 game is played.
       *[other] { $asked } asked for; every deal is played with all seats rotated, so { $games } games are played.
    }
arena-found =
    { $games ->
        [one] 1 game has been played before; going on.
       *[other] { $games } games have been played before; going on.
    }
arena-stopped = Stopped after { $done } of { $games } games. To go on: { $command }
arena-same-command = the same command again
arena-written = Written to { $folder }: { $files }

## The result

arena-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-deals =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
# "2000 games: 500 deals, each with all rotations of 4 seats; seed 7"
arena-about = { $games }: { $deals }, each with all rotations of { $seats } seats; seed { $seed }
arena-player = Player
arena-share = Wins
arena-rating = Rating
arena-points = Points
arena-adjusted = Without luck
arena-seats = Games
arena-interval = { $percent } interval
# "First seat: 24.6 % of the wins (22.1 % to 27.0 %), an equal share would be 25.0 %"
arena-first-seat = First seat: { $share } of the wins ({ $range }); an equal share would be { $equal }.
arena-mean-turns = A game takes { $turns } turns and { $decisions } decisions on average.
arena-thinking = Time for a decision, on this machine
arena-mean = Mean
arena-p99 = 99 of 100 within
arena-timed = Timed
# Decisions that a bot did not make as it is meant to: its program failed, its clock ran out
arena-fallbacks = Fell back

## The report

arena-report = Arena
arena-report-share = Who wins how often
arena-report-share-about = The line is the { $percent } interval; the dashed line is an equal share.
arena-report-rating = Ratings
arena-report-rating-about = Plackett–Luce by openskill, with the model's own { $percent } interval; all begin at 25.
arena-report-points = Points at the end
arena-report-points-about = How often a game ended with so many points.
arena-report-order = Does the first seat win more?
arena-report-order-about = Share of the wins by turn order, whoever sat there.
arena-report-place = Seat { $number }
arena-report-course = How the shares settled
arena-report-course-about = Share of the wins over all deals so far.
arena-report-table = All numbers
arena-report-pairs = Who takes how much from whom
arena-report-pairs-about = How often the row ended ahead of the column where both sat at a table; the same place counts half. Below it stands the { $percent } interval.
arena-report-differences = How sure the differences are
arena-report-differences-about = The first one's share of the wins less the second one's, where both sat at a table, with its { $percent } interval. An interval without 0 tells the two apart.
arena-pair = Pair
arena-difference = Difference
arena-report-endings = How games ended
arena-report-again = To play exactly these games again
