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
verify-rules-changed = The rules: played by version { $rules }. From line { $line } on it cannot be checked by those of today.
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
verify-falls =
    { $falls ->
        [one] Chance: 1 fall of dice comes out otherwise on this machine, or cannot be simulated here.
       *[other] Chance: { $falls } falls of dice come out otherwise on this machine, or cannot be simulated here.
    }
verify-no-seed = Chance: no seed is known, the cards may have been laid by hand.

## Programs that are bots

bot-listed = { $name } is on your list of bots, for play and arena.
bot-removed = { $name } is off your list of bots.
bot-none = No program of yours is a bot yet.
bot-check-greeting = It greets: { $name }.
bot-check-no-game = It names a game that is not installed: { $name }. There are: { $games }.
bot-check-played =
    { $questions ->
        [one] { $game }: one question, answered with a legal action.
       *[other] { $game }: { $questions } questions in whole games, all answered with legal actions.
    }
bot-check-times = Time for an answer: { $median } ms (median), { $longest } ms (longest) of { $limit } ms.
bot-check-same = The same question and seed get the same answer.
bot-check-fickle =
    { $questions ->
        [one] One question got another answer the second time: draw lots from its "seed".
       *[other] { $questions } questions got another answer the second time: draw lots from their "seed".
    }
bot-check-quit = After "quit" it ends within { $seconds } s.
bot-check-stays = After "quit" it does not end within { $seconds } s.
bot-check-complaints = It wrote to its error output: { $lines }
bot-check-crashed = It ended by itself ({ $where }): { $fault }.
bot-check-silent = It did not answer in time ({ $where }). Does it flush its output after each line?
bot-check-illegal = It answered with what is not possible ({ $where }): { $fault }.
bot-check-garbled = It sent what cannot be read ({ $where }): { $fault }.
bot-check-noisy = It talks too much ({ $where }): { $fault }.
bot-check-foreign = It does not keep to the protocol ({ $where }): { $fault }.
bot-check-well = All is well: it can play.
bot-check-unwell = Not ready yet. A game would go on: wherever it fails, lots are drawn for it.

## Studies

study-written = Written: { $file }
