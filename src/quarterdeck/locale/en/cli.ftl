# What the command line says beside the words of games.

cli-seats = { $least } to { $most } players
cli-default = { $option } (default)

## Findings about a record: right, wrong, not to be checked, or beyond what a record can show

verify-right = right
verify-wrong = WRONG
verify-unknown = not checked
verify-beyond = not shown

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
verify-commitment = The secret is the one behind the commitment.
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

## How the deal was promised. $seat, $seats: seats, counted from 0; $line: where in the record; $entry: what stands there.

verify-opened-early = Line { $line } opens the secret before the game is over: from then on the cards were known.
verify-after-opening = Line { $line } ({ $entry }): the game goes on after its secret was opened.
verify-takeback-after-end = Line { $line } ({ $entry }): taken back after the end, when the result was known.
verify-takeback-past-chance = Line { $line } ({ $entry }): taken back past chance or past what was shown, at a table of several people.
verify-takeback-of-another = Line { $line } ({ $entry }): takes back what another player did, at a table of several people.
verify-takeback-too-far = Line { $line } ({ $entry }): goes back further than to the player’s own last decision.
verify-takeback-by-bot = Line { $line } ({ $entry }): a takeback at a seat where no person sits.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-free-takebacks =
    { $takebacks ->
        [one] 1 takeback, past chance or past what was shown: { $free }. That is for a person alone; who was a person is not written.
       *[other] { $takebacks } takebacks, past chance or past what was shown: { $free }. That is for a person alone; who was a person is not written.
    }
verify-seed-beside-commitment = A seed stands beside a commitment: the cards can come from one of them only.
verify-no-commitment = There are nonces or pledges, but no commitment that they were added to.
verify-nonce-count = Nonces: { $given }, for { $seats } seats.
verify-nonce-of-bot = A nonce or a pledge of seat { $seats }, where no person is said to sit.
verify-pledge-count = Pledges: { $given }, for { $seats } seats.
verify-pledges = Every nonce is the one that its seat had pledged.
verify-pledge-differs = The nonce of seat { $seats } is not the one that was pledged.
verify-not-pledged = The nonce of seat { $seats } was never pledged.
verify-no-nonces = The nonces: there are none. The house alone made this deal.
verify-without-part = The nonces: the deal was made without seat { $seats }.
verify-not-revealed = The pledges: seat { $seats } pledged a nonce that was never shown.
verify-no-pledges = The nonces: nobody pledged them. The last to give one may have known the others.
verify-own-nonce = Your nonce at seat { $seat } is in the deal.
verify-own-nonce-dropped = Your nonce at seat { $seat } is not in the deal.
verify-own-nonce-differs = At seat { $seat } another nonce than yours is in the deal.

## What a record alone cannot show

verify-beyond-promise = That the commitment was published before the nonces. Compare it with the one you were shown then.
verify-beyond-nonces = That the nonce of seat { $seats } is the player’s own. Name yours: --nonce SEAT:NONCE.
verify-beyond-people = That nobody else at the table was a person.
verify-beyond-seed = That nobody chose the seed for its cards.
verify-shown-commitment = commitment  { $commitment }
verify-shown-nonce = nonce { $seat }     { $nonce }
verify-shown-pledge = pledge { $seat }    { $pledge }

## Programs that are bots

bot-listed = { $name } is on your list of bots, for play and arena.
bot-removed = { $name } is off your list of bots.
bot-none = No program of yours is a bot yet.
bot-check-greeting = It greets: { $name }.
bot-check-no-game = It names a game that is not installed: { $name }. There are: { $games }.
bot-check-plays = It does not play: { $games }. Such an arena is refused.
bot-check-played =
    { $questions ->
        [one] { $game }: one question, answered with a legal action.
       *[other] { $game }: { $questions } questions in whole games, all answered with legal actions.
    }
bot-check-times = Time for an answer: { $median } ms (median), { $longest } ms (longest) of { $limit } ms.
bot-check-took = Time for an answer: { $median } ms (median), { $longest } ms (longest).
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
bot-check-raised = It raised an error ({ $where }): { $fault }.
bot-check-silent = It did not answer in time ({ $where }). Does it flush its output after each line?
bot-check-illegal = It answered with what is not possible ({ $where }): { $fault }.
bot-check-garbled = It sent what cannot be read ({ $where }): { $fault }.
bot-check-noisy = It talks too much ({ $where }): { $fault }.
bot-check-foreign = It does not keep to the protocol ({ $where }): { $fault }.
bot-check-well = All is well: it can play.
bot-check-unwell = Not ready yet. A game would go on: wherever it fails, lots are drawn for it.
bot-check-unready = Not ready yet: where it fails, an arena stops and says so.

## Studies

study-written = Written: { $file }
