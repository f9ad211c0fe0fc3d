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

## Port Royal: names for small cards

terminal-short-trader = Trader
terminal-short-jack = Jack
terminal-expedition = Expedition

## Port Royal: what the table asks and says

terminal-ask-first = Draw the first card.
terminal-ask-more = One more card, or stop here?
terminal-again = Press again: paid coins are turned up, it cannot be taken back.
# $needed: the ship's swords, $swords: the player's own.
terminal-ask-ship = { $card }: your { $swords } against { $needed }. Repel it, or let it in?
terminal-ask-take =
    { $takes ->
        [0] You have taken all you may.
        [one] Take 1 card, or pass. Coins: { $coins }.
       *[other] Take up to { $takes } cards, or pass. Coins: { $coins }.
    }
terminal-ask-take-fee =
    { $takes ->
        [one] Take 1 card for a fee of 1, or pass. Coins: { $coins }.
       *[other] Take up to { $takes } cards for a fee of 1 each, or pass. Coins: { $coins }.
    }
terminal-claim = Claim an expedition
terminal-take = Take a card
# $colours: how many colours lie in the harbour.
terminal-worth =
    { $colours ->
        [one] 1 colour in port
       *[other] { $colours } colours in port
    }: { $takes ->
        [one] stopping takes 1 card
       *[other] stopping takes { $takes } cards
    }
terminal-takes-left =
    { $takes ->
        [0] no more cards to take
        [one] 1 card to take
       *[other] { $takes } cards to take
    }
terminal-odds = { $busts } of { $cards } unseen cards bust
terminal-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
terminal-rules =
    Draw cards into the harbour, as many as you dare. A second ship of a colour ends your turn with
    nothing, unless your swords repel it. Stop in time and take a card: a ship brings coins, a
    person costs coins and gives points. With 4 colours in port you take 2 cards, with 5 you take
    3. Then everybody else may take one and pays you a coin for it. Claim expeditions with the
    persons they ask for. When somebody has 12 points the round is played out; most points win.
