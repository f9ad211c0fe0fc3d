# Words of the Port Royal table in the browser.

port-royal-page-tagline = One more card? The harbour is filling.
port-royal-page-length = 2 to 5 players, about 20 minutes
port-royal-page-credits = Port Royal is a game by Alexander Pfister. The printed cards are a joy to look at: buy the game.
port-royal-page-feel-1 = Turn up cards, while you dare.
port-royal-page-feel-2 = Two of a colour: all lost.
port-royal-page-feel-3 = Hire people: they bring points.
port-royal-short =
    Draw cards into the harbour, as many as you dare. A second ship of a colour ends your turn with
    nothing, unless your swords repel it. Stop in time and take a card: a ship brings coins, a
    person costs coins and gives points. With 4 colours in port you take 2 cards, with 5 you take
    3. Then everybody else may take one and pays you a coin for it. Claim expeditions with the
    persons they ask for. When somebody has 12 points the round is played out; most points win.
port-royal-table-short-trader = Trader
port-royal-table-short-jack = Jack
port-royal-table-short-expedition = Expedition
port-royal-table-race = Points, a race to 12
port-royal-table-your-turn = Your turn
port-royal-table-your-chance = Your chance
port-royal-table-turn-of = Turn: { $name }
port-royal-table-chance-of = Takes: { $name }
port-royal-table-next = plays next
port-royal-table-you-turn = your turn
port-royal-table-you-chance = your chance
port-royal-table-you-wait = waiting
port-royal-table-waits = { $name } decides.
port-royal-table-ask-first = Draw the first card.
port-royal-table-ask-more = One more card, or stop here?
port-royal-table-ask-ship = Repel it? Your { $swords } against { $needed }.
port-royal-table-odds = { $busts } of the { $cards } unseen cards bust.
port-royal-table-percent = { $percent } %
port-royal-table-bust = bust
port-royal-table-free = free
port-royal-table-in-port = in port
port-royal-aids-on = Odds on
port-royal-aids-off = Odds off
port-royal-table-pile = Draw
port-royal-table-discard = Discard
port-royal-table-draw = Draw
port-royal-table-draw-short = Draw
port-royal-table-draw-sub = one more card
port-royal-table-stop = Stop
# Why a button cannot be pressed, where there is room for few words.
port-royal-table-why-draw-first = draw a card first
port-royal-table-repel = Repel
port-royal-table-repel-sub = your { $swords } against { $needed }
port-royal-table-admit = Let it in
port-royal-table-admit-sub = into the harbour
port-royal-table-pass = Pass
port-royal-table-choose = Choose a card
port-royal-table-hire = Hire { $card-the }
port-royal-table-costs = costs { $price }, you have { $coins }
port-royal-table-costs-fee = costs { $price } + fee { $fee }, you have { $coins }
port-royal-table-bonus = Trader +{ $bonus }
port-royal-table-fee = fee −{ $fee }
port-royal-table-gain = you gain { $coins }
port-royal-table-sum = { $price } + fee { $fee } = { $total }
port-royal-table-price = costs { $price }
port-royal-table-leaves = leaves you { $coins }
port-royal-table-fee-to = fee: 1 coin per card to { $name }
port-royal-table-quiet = The harbour is empty. Who will sail in?
port-royal-table-empty = The harbour is empty.
port-royal-table-nobody = Nobody works for you yet.
port-royal-table-reach = Within reach
port-royal-table-reach-swords = Repels ships up to { $swords }
port-royal-table-reach-person = { $person } more: +{ $points }
port-royal-table-reach-claim = Claim an expedition: +{ $points }
port-royal-table-reach-trader = { $ship } pays +{ $coins }
port-royal-table-reach-cheaper = Hiring costs { $coins } less
port-royal-table-reach-nothing = Stop in time, trade a ship, hire somebody.
port-royal-table-you-have = You have { $met } of { $asked }
port-royal-table-claim-now = Claim it now (C)
port-royal-table-claim-how = Whom do you send?
port-royal-table-no-expeditions = None on the table yet.
port-royal-table-bust-title = Bust!
port-royal-table-bust-second = A second { $card } sails in.
port-royal-table-bust-cleared = The harbour is cleared and the turn ends.
port-royal-table-bust-risk = The risk was { $percent } %, and this time it came.
port-royal-table-go-on = Go on
port-royal-table-tap-away = Tap to close
port-royal-table-keys = Keys: D draw, S stop, R repel, L let in, 1–9 cards, Enter hire, P pass, C claim, U undo, O odds, M sound, Space go on.
port-royal-table-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
port-royal-table-swords =
    { $n ->
        [one] sword
       *[other] swords
    }
port-royal-table-to-end =
    { $points ->
        [0] 12 reached
       *[other] { $points } more to end the game
    }
port-royal-table-colours =
    { $colours ->
        [one] 1 colour in port:
       *[other] { $colours } colours in port:
    }
port-royal-table-take-cards =
    { $takes ->
        [one] take 1 card
       *[other] take { $takes } cards
    }
port-royal-table-stop-sub =
    { $takes ->
        [one] take 1 card
       *[other] take { $takes } cards
    }
port-royal-table-takes-left =
    { $takes ->
        [0] no more cards to take
        [one] 1 card to take
       *[other] { $takes } cards to take
    }
port-royal-table-ask-take =
    { $takes ->
        [0] You have taken all you may.
        [one] Take 1 card, or pass.
       *[other] Take up to { $takes } cards, or pass.
    }
port-royal-table-ask-claim = Claim an expedition, or pass.
port-royal-table-ask-take-fee =
    { $takes ->
        [one] Take 1 card for a fee of 1, or pass.
       *[other] Take up to { $takes } cards, fee 1 each, or pass.
    }
port-royal-table-fair-start = The start player is the one whom the secret gives.
port-royal-table-fair-start-wrong = The start player is not the one whom the secret gives.
port-royal-table-fair-cards =
    { $shuffles ->
        [one] 1 shuffle and
       *[other] { $shuffles } shuffles and
    } { $cards ->
        [one] 1 card that was turned up lies as the secret gives it.
       *[other] all { $cards } cards that were turned up lie as the secret gives them.
    }
port-royal-table-fair-cards-wrong = Card { $card } that was turned up is not the one that the secret gives.
port-royal-table-kind-ship = Ships
port-royal-table-kind-person = Persons
port-royal-table-kind-expedition = Expeditions
port-royal-table-kind-tax = Tax increases
port-royal-table-rule = Rule { $number }

## Moments to go back to

port-royal-table-mark-bust = { $name } busts
