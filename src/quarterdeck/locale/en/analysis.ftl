# Hints, reviews and puzzles.

## Numbers

analysis-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-signed = { $sign }{ analysis-percent }
analysis-around = { $chance } ± { $margin }

## Reasons: a sentence each. $things: what would be taken, as in "3 coins, Admiral"

analysis-reason-bust = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the unseen cards bust; a bust would cost you: { $things }.
analysis-reason-bust-nothing = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the unseen cards bust, but there is little here to lose.
analysis-reason-no-bust = No card can bust.
analysis-reason-more-takes =
    { $colours ->
        [one] { $colours } colour in the harbour would let you take another card.
       *[other] { $colours } colours in the harbour would let you take another card.
    }
analysis-reason-secures = Secures: { $things }.
analysis-reason-nothing-here = There is nothing here you could take.
analysis-reason-avoids-bust = The next card would bust with { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
analysis-reason-fees =
    { $players ->
        [one] { $players } other player can take what is left and would pay you for it.
       *[other] { $players } other players can take what is left and would pay you for it.
    }
analysis-reason-admit-busts = It would bust: its colour is in the harbour already.
analysis-reason-ship-coins = It is worth { port-royal-coins }.
analysis-reason-colours =
    { $takes ->
        [one] Colours in the harbour: { $colours }. You may take { $takes } card.
       *[other] Colours in the harbour: { $colours }. You may take { $takes } cards.
    }
analysis-reason-repel-saves = It saves your turn: this colour is in the harbour already.
analysis-reason-repel-keeps-free = Another ship of this colour still cannot bust.
analysis-reason-no-fee = { $name } gets no fee from you.
analysis-reason-taxable = With { port-royal-coins } a tax increase would cost you half of them.
analysis-reason-keeps-coins = You keep { port-royal-coins }.
analysis-reason-coins = Brings { port-royal-coins }.
analysis-reason-points = Brings { port-royal-points }.
analysis-reason-reaches-end = Reaches { port-royal-points } and sets off the last round.
analysis-reason-then-expedition = Completes a crew: { $card }, { port-royal-points }.
analysis-reason-denies = Otherwise { $name } could take it.
analysis-reason-behind = The last round: you are { port-royal-points } behind.
analysis-reason-level = The last round: you are level in points; coins decide.
analysis-reason-ahead = The last round: you are ahead.

## Hints

analysis-hint = Hint
analysis-hint-wait = The search is still being prepared; ask again in a moment.
analysis-hint-none = There is nothing to decide now.
analysis-preparing = Preparing …
analysis-weighing = Weighing decisions
analysis-decides = { $name } decides.
analysis-action = Action
analysis-chance = Winning chance
analysis-cost = Cost
analysis-why = Why
analysis-about =
    { $deals ->
        [one] Each action on { $deals } deal of the unseen cards; 95 % intervals.
       *[other] Each action on { $deals } deals of the unseen cards; 95 % intervals.
    }

## Reviews

review-title = Review
review-chances = Winning chances
review-chances-about = Before each decision, if the best action is taken.
review-players = Players
review-player = Player
review-decisions = Decisions
review-accuracy = Accuracy
review-accuracy-about = Accuracy: decisions that cost less than 1 % of winning chance.
review-given-away = Given away
review-luck = Luck
review-result = Result
review-adjusted = Without luck
review-costly = Costly decisions
review-none-costly = No decision cost much.
review-mistake = Move { $number }, { $name }: { $action }. Cost: { $cost }.
review-better = Better: { $action } ({ $chance } rather than { $instead }).
review-try-again = Try again from here: { $command }
review-lucky-cards = Luckiest cards
review-lucky-card = Move { $number }, { $name } draws: { $card }. { $luck }
review-unfinished = The game is not finished.
review-written = Written: { $file }

## Puzzles

puzzles-title = Puzzles
puzzles-count =
    { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }
puzzles-one = Puzzle { $number } of { $total }, difficulty { $difficulty } of { $hardest }
puzzles-ask = Which action is best? Its number, or q to stop:
puzzles-right = Right: { $action }.
puzzles-wrong = No: { $action } costs { $cost }. Best: { $best }.
puzzles-score = Solved: { $right } of { $asked }.
puzzles-making = Looking for puzzles
puzzles-seat = You are { $name }.
