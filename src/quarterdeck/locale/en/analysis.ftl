# Hints, reviews and puzzles.

## Numbers

analysis-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-signed = { $sign }{ analysis-percent }
analysis-around = { $chance } ± { $margin }

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
