# Words of the Port Royal table in the browser.

port-royal-page-tagline = One more card? The harbour is filling.
port-royal-page-length = 2 to 5 players, about 20 minutes
table-short-trader = Trader
table-short-jack = Jack
table-short-expedition = Expedition
table-race = Points, a race to 12
table-your-turn = Your turn
table-your-chance = Your chance
table-turn-of = Turn: { $name }
table-chance-of = Takes: { $name }
table-next = plays next
table-you-turn = your turn
table-you-chance = your chance
table-you-wait = waiting
table-waits = { $name } decides.
table-ask-first = Draw the first card.
table-ask-more = One more card, or stop here?
table-ask-ship = Repel it? Your { $swords } against { $needed }.
table-odds = { $busts } of the { $cards } unseen cards bust.
table-percent = { $percent } %
table-bust = bust
table-free = free
table-in-port = in port
table-odds-on = Odds on
table-odds-off = Odds off
table-pile = Draw
table-discard = Discard
table-draw = Draw
table-draw-short = Draw
table-draw-sub = one more card
table-stop = Stop
# Why a button cannot be pressed, where there is room for few words.
table-why-draw-first = draw a card first
table-repel = Repel
table-repel-sub = your { $swords } against { $needed }
table-admit = Let it in
table-admit-sub = into the harbour
table-pass = Pass
table-choose = Choose a card
table-hire = Hire { $card-the }
table-costs = costs { $price }, you have { $coins }
table-costs-fee = costs { $price } + fee { $fee }, you have { $coins }
table-bonus = Trader +{ $bonus }
table-fee = fee −{ $fee }
table-gain = you gain { $coins }
table-sum = { $price } + fee { $fee } = { $total }
table-price = costs { $price }
table-leaves = leaves you { $coins }
table-fee-to = fee: 1 coin per card to { $name }
table-quiet = The harbour is empty. Who will sail in?
table-empty = The harbour is empty.
table-nobody = Nobody works for you yet.
table-reach = Within reach
table-reach-swords = Repels ships up to { $swords }
table-reach-person = { $person } more: +{ $points }
table-reach-claim = Claim an expedition: +{ $points }
table-reach-trader = { $ship } pays +{ $coins }
table-reach-cheaper = Hiring costs { $coins } less
table-reach-nothing = Stop in time, trade a ship, hire somebody.
table-you-have = You have { $met } of { $asked }
table-claim-now = Claim it now (C)
table-claim-how = Whom do you send?
table-no-expeditions = None on the table yet.
table-bust-title = Bust!
table-bust-second = A second { $card } sails in.
table-bust-cleared = The harbour is cleared and the turn ends.
table-bust-risk = The risk was { $percent } %, and this time it came.
table-go-on = Go on
table-tap-away = Tap to close
table-keys = Keys: D draw, S stop, R repel, L let in, 1–9 cards, Enter hire, P pass, C claim, U undo, O odds, M sound, Space go on.
table-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
table-swords =
    { $n ->
        [one] sword
       *[other] swords
    }
table-to-end =
    { $points ->
        [0] 12 reached
       *[other] { $points } more to end the game
    }
table-colours =
    { $colours ->
        [one] 1 colour in port:
       *[other] { $colours } colours in port:
    }
table-take-cards =
    { $takes ->
        [one] take 1 card
       *[other] take { $takes } cards
    }
table-stop-sub =
    { $takes ->
        [one] take 1 card
       *[other] take { $takes } cards
    }
table-takes-left =
    { $takes ->
        [0] no more cards to take
        [one] 1 card to take
       *[other] { $takes } cards to take
    }
table-ask-take =
    { $takes ->
        [0] You have taken all you may.
        [one] Take 1 card, or pass.
       *[other] Take up to { $takes } cards, or pass.
    }
table-ask-claim = Claim an expedition, or pass.
table-ask-take-fee =
    { $takes ->
        [one] Take 1 card for a fee of 1, or pass.
       *[other] Take up to { $takes } cards, fee 1 each, or pass.
    }
table-rules-short =
    Draw cards into the harbour, as many as you dare. A second ship of a colour ends your turn with
    nothing, unless your swords repel it. Stop in time and take a card: a ship brings coins, a
    person costs coins and gives points. With 4 colours in port you take 2 cards, with 5 you take
    3. Then everybody else may take one and pays you a coin for it. Claim expeditions with the
    persons they ask for. When somebody has 12 points the round is played out; most points win.
table-fair-start = The start player is the one whom the secret gives.
table-fair-start-wrong = The start player is not the one whom the secret gives.
table-fair-cards =
    { $shuffles ->
        [one] 1 shuffle and
       *[other] { $shuffles } shuffles and
    } { $cards ->
        [one] 1 card that was turned up lies as the secret gives it.
       *[other] all { $cards } cards that were turned up lie as the secret gives them.
    }
table-fair-cards-wrong = Card { $card } that was turned up is not the one that the secret gives.
table-kind-ship = Ships
table-kind-person = Persons
table-kind-expedition = Expeditions
table-kind-tax = Tax increases
table-rule = Rule { $number }
