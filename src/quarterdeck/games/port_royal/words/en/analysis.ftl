# Why an action of Port Royal is good or bad: a sentence each. $things: what would be taken, as in "3 coins, Admiral"

port-royal-reason-bust = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the unseen cards bust; a bust would cost you: { $things }.
port-royal-reason-bust-nothing = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the unseen cards bust, but there is little here to lose.
port-royal-reason-no-bust = No card can bust.
port-royal-reason-more-takes =
    { $colours ->
        [one] { $colours } colour in the harbour would let you take another card.
       *[other] { $colours } colours in the harbour would let you take another card.
    }
port-royal-reason-secures = Secures: { $things }.
port-royal-reason-nothing-here = There is nothing here you could take.
port-royal-reason-avoids-bust = The next card would bust with { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
port-royal-reason-fees =
    { $players ->
        [one] { $players } other player can take what is left and would pay you for it.
       *[other] { $players } other players can take what is left and would pay you for it.
    }
port-royal-reason-admit-busts = It would bust: its colour is in the harbour already.
port-royal-reason-ship-coins = It is worth { port-royal-coins }.
port-royal-reason-colours =
    { $takes ->
        [one] Colours in the harbour: { $colours }. You may take { $takes } card.
       *[other] Colours in the harbour: { $colours }. You may take { $takes } cards.
    }
port-royal-reason-repel-saves = It saves your turn: this colour is in the harbour already.
port-royal-reason-repel-keeps-free = Another ship of this colour still cannot bust.
port-royal-reason-no-fee = { $name } gets no fee from you.
port-royal-reason-taxable = With { port-royal-coins } a tax increase would cost you half of them.
port-royal-reason-keeps-coins = You keep { port-royal-coins }.
port-royal-reason-coins = Brings { port-royal-coins }.
port-royal-reason-points = Brings { port-royal-points }.
port-royal-reason-reaches-end = Reaches { port-royal-points } and sets off the last round.
port-royal-reason-then-expedition = Completes a crew: { $card }, { port-royal-points }.
port-royal-reason-denies = Otherwise { $name } could take it.
port-royal-reason-behind = The last round: you are { port-royal-points } behind.
port-royal-reason-level = The last round: you are level in points; coins decide.
port-royal-reason-ahead = The last round: you are ahead.
