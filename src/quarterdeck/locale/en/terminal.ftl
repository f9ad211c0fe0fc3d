# Words that only the terminal needs.

## The first screen

terminal-play = Play  ⏎
terminal-seats =
    { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
terminal-your-games = Your games
terminal-your-games-hint = ⏎ go on, or watch one that has ended; Del throws it away
terminal-damaged = damaged:

## The table

terminal-thinking = is thinking
terminal-over = The game is over.
terminal-handed = { $name }, it is your decision now.
terminal-hand-over = Hand the screen over, then press Enter.
terminal-ask = Choose an action.
# $ranges: the actions in their notation, with names for the numbers.
terminal-ask-typed = Choose, or type: { $ranges }
terminal-choose = Choose one
terminal-tool-undo = Undo
terminal-tool-odds = Odds
terminal-tool-hint = Hint
terminal-tool-cards = Cards
terminal-tool-type = Type
terminal-tool-home = Home
terminal-saved = Saved: { $name }
terminal-not-saved = The game could not be saved: { $error }
terminal-no-undo = Nothing can be taken back here: something was shown or left to chance, or the turn has passed.
terminal-bot-failed = { $name } does not know what to do and draws lots ({ $error }).
terminal-not-understood = not understood: { $text }
# Where the table stops to show what happened.
terminal-moment = Shown: { $at } of { $of }
terminal-next = Next
terminal-stop = Stop
terminal-skip = To the next question
terminal-keys = Keys
# After it come the keys that there are at this table.
terminal-keys-table =
    The key of each action stands before it. Arrows select something on the table, Enter takes it,
    Esc lets go. Space lets the bots play faster. Where the table stops to show what happened, Enter
    goes on, ← back, r lets it run and Esc goes to the next question. Every action is saved by
    itself. At any time:

## The end

terminal-rematch = Rematch
terminal-watch = Watch it again

## Replay

terminal-replay = Replay
terminal-start = The start of the game
terminal-step = Step { $step } of { $steps }
terminal-forward = Forward
terminal-first = Start
terminal-last = End
terminal-run = Run
