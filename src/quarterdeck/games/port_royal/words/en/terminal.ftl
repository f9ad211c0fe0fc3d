# What the table of Port Royal says in the terminal.

## Names for small cards

port-royal-terminal-short-trader = Trader
port-royal-terminal-short-jack = Jack
port-royal-terminal-expedition = Expedition

## Words of the table

port-royal-terminal-draw-pile = Draw pile
port-royal-terminal-discard-pile = Discard pile
port-royal-terminal-fee = Fee

## What the table asks and says

port-royal-terminal-ask-first = Draw the first card.
port-royal-terminal-ask-more = One more card, or stop here?
port-royal-terminal-again = Press again: paid coins are turned up, it cannot be taken back.
# $needed: the ship's swords, $swords: the player's own.
port-royal-terminal-ask-ship = { $card }: your { $swords } against { $needed }. Repel it, or let it in?
port-royal-terminal-ask-take =
    { $takes ->
        [0] You have taken all you may.
        [one] Take 1 card, or pass. Coins: { $coins }.
       *[other] Take up to { $takes } cards, or pass. Coins: { $coins }.
    }
port-royal-terminal-ask-take-fee =
    { $takes ->
        [one] Take 1 card for a fee of 1, or pass. Coins: { $coins }.
       *[other] Take up to { $takes } cards for a fee of 1 each, or pass. Coins: { $coins }.
    }
port-royal-terminal-claim = Claim an expedition
port-royal-terminal-take = Take a card
# $colours: how many colours lie in the harbour.
port-royal-terminal-worth =
    { $colours ->
        [one] 1 colour in port
       *[other] { $colours } colours in port
    }: { $takes ->
        [one] stopping takes 1 card
       *[other] stopping takes { $takes } cards
    }
port-royal-terminal-takes-left =
    { $takes ->
        [0] no more cards to take
        [one] 1 card to take
       *[other] { $takes } cards to take
    }
port-royal-terminal-odds = { $busts } of { $cards } unseen cards bust
port-royal-terminal-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
port-royal-terminal-rules =
    Draw cards into the harbour, as many as you dare. A second ship of a colour ends your turn with
    nothing, unless your swords repel it. Stop in time and take a card: a ship brings coins, a
    person costs coins and gives points. With 4 colours in port you take 2 cards, with 5 you take
    3. Then everybody else may take one and pays you a coin for it. Claim expeditions with the
    persons they ask for. When somebody has 12 points the round is played out; most points win.
