# What the command line says beside the words of games.

cli-seats = { $least } to { $most } players
cli-default = { $option } (default)

## Findings about a record: right, wrong, or not to be checked

verify-right = right
verify-wrong = WRONG
verify-unknown = not checked

verify-follows-rules =
    { $actions ->
        [one] The only action follows the rules.
       *[other] All { $actions } actions follow the rules.
    }
# $error: what and where, in English.
verify-breaks-rules = The record breaks the rules. { $error }
verify-result = The result is right.
verify-no-result = The game is over, but no result is written.
verify-unfinished = The result: the game is not finished.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-takebacks =
    { $takebacks ->
        [0] Nothing was taken back.
        [one] 1 takeback, past chance or past what was shown: { $free }.
       *[other] { $takebacks } takebacks, past chance or past what was shown: { $free }.
    }
verify-from-position = The beginning: the game starts from a given position.
verify-commitment = The secret is the one that was committed to before the deal.
verify-not-opened = The commitment: its secret has not been opened yet.
verify-deal =
    { $outcomes ->
        [one] Chance: the only outcome is what the seed gives.
       *[other] Chance: all { $outcomes } outcomes are what the seed gives.
    }
# $kind: the outcome's word in records, as in "shuffle".
verify-deal-differs = Chance: outcome { $number } ({ $kind }) is not what the seed gives.
verify-no-seed = Chance: no seed is known, the cards may have been laid by hand.
