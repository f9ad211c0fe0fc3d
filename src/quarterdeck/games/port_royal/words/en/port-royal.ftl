# The words of Port Royal.
#
# A card reaches a sentence in all its forms: $card is its name as a title, $card-acc comes from
# the name's attribute .acc, and so on. Each language has the forms that its sentences need.
# English: .a is "a Flute", .the is "the Flute".
# Messages without an argument of their own, such as port-royal-coins, are put into others.

port-royal = Port Royal
port-royal-about = Push your luck in the harbour, hire a crew, be the first to 12 points.

## Numbers of things

port-royal-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
port-royal-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
port-royal-swords =
    { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }
port-royal-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

# Whom an expedition asks for.
port-royal-captains =
    { $count ->
        [one] 1 Captain
       *[other] { $count } Captains
    }
port-royal-priests =
    { $count ->
        [one] 1 Priest
       *[other] { $count } Priests
    }
port-royal-settlers =
    { $count ->
        [one] 1 Settler
       *[other] { $count } Settlers
    }
port-royal-jacks =
    { $count ->
        [one] 1 Jack of all Trades
       *[other] { $count } Jacks of all Trades
    }

## Places and other words of the table

port-royal-harbour = Harbour
port-royal-expeditions = Expeditions
port-royal-round = Round { $round }
port-royal-last-round = Last round

port-royal-phase-discover = Discover
port-royal-phase-ship = Discover: repel the ship?
port-royal-phase-take = Trade & Hire
port-royal-phase-over = Game over

port-royal-colour-yellow = yellow
port-royal-colour-blue = blue
port-royal-colour-green = green
port-royal-colour-red = red
port-royal-colour-black = black

## Cards

port-royal-ship-yellow = Pinnace
    .a = a Pinnace
    .the = the Pinnace
port-royal-ship-blue = Flute
    .a = a Flute
    .the = the Flute
port-royal-ship-green = Skiff
    .a = a Skiff
    .the = the Skiff
port-royal-ship-red = Frigate
    .a = a Frigate
    .the = the Frigate
port-royal-ship-black = Galleon
    .a = a Galleon
    .the = the Galleon

port-royal-role-trader-yellow = Trader (yellow)
    .a = a yellow Trader
    .the = the yellow Trader
port-royal-role-trader-blue = Trader (blue)
    .a = a blue Trader
    .the = the blue Trader
port-royal-role-trader-green = Trader (green)
    .a = a green Trader
    .the = the green Trader
port-royal-role-trader-red = Trader (red)
    .a = a red Trader
    .the = the red Trader
port-royal-role-trader-black = Trader (black)
    .a = a black Trader
    .the = the black Trader
port-royal-role-settler = Settler
    .a = a Settler
    .the = the Settler
port-royal-role-captain = Captain
    .a = a Captain
    .the = the Captain
port-royal-role-priest = Priest
    .a = a Priest
    .the = the Priest
port-royal-role-jack = Jack of all Trades
    .a = a Jack of all Trades
    .the = the Jack of all Trades
port-royal-role-sailor = Sailor
    .a = a Sailor
    .the = the Sailor
port-royal-role-pirate = Pirate
    .a = a Pirate
    .the = the Pirate
port-royal-role-mademoiselle = Mademoiselle
    .a = a Mademoiselle
    .the = the Mademoiselle
port-royal-role-jester = Jester
    .a = a Jester
    .the = the Jester
port-royal-role-admiral = Admiral
    .a = an Admiral
    .the = the Admiral
port-royal-role-governor = Governor
    .a = a Governor
    .the = the Governor

# $needs: the persons, as in "2 Captains, 1 Settler".
port-royal-expedition = Expedition ({ $needs })
    .a = an expedition ({ $needs })
    .the = the expedition ({ $needs })
port-royal-tax = Tax increase
    .a = a tax increase
    .the = the tax increase

## What is printed on a card, in a few words

port-royal-details-ship = { port-royal-coins }, { port-royal-swords }
port-royal-details-skull = { port-royal-coins }, skull
port-royal-details-person = cost { $cost }, { port-royal-points }
port-royal-details-expedition = { port-royal-points }, { port-royal-coins }
port-royal-details-tax-swords = most swords: 1 coin
port-royal-details-tax-points = fewest points: 1 coin

## What a card does

port-royal-ship-about =
    Trade with it for { port-royal-coins }. With { port-royal-swords } you may repel it when you draw it.
port-royal-skull-about = Trade with it for { port-royal-coins }. It cannot be repelled.
# $ship: the ship of the trader's colour.
port-royal-role-trader-about = Trading with { $ship-a } brings you 1 coin more.
port-royal-role-settler-about = Is spent on expeditions.
port-royal-role-captain-about = Is spent on expeditions.
port-royal-role-priest-about = Is spent on expeditions.
port-royal-role-jack-about = Is spent on expeditions as a Captain, a Priest or a Settler.
port-royal-role-sailor-about = 1 sword. You may repel a ship you draw if you have at least its swords.
port-royal-role-pirate-about = 2 swords. You may repel a ship you draw if you have at least its swords.
port-royal-role-mademoiselle-about = You hire for 1 coin less.
port-royal-role-jester-about =
    1 coin on a bust, and when the harbour is empty as your chance to take begins in another player's turn.
port-royal-role-admiral-about = 2 coins if 5 or more cards lie in the harbour as your chance to take begins.
port-royal-role-governor-about = You may take 1 more card, in other players' turns too.
port-royal-expedition-about =
    In your turn, discard { $needs }: { port-royal-points } and { port-royal-coins }.
port-royal-tax-swords-about =
    Whoever has 12 coins or more loses half of them. Then whoever has most swords gains 1 coin.
port-royal-tax-points-about =
    Whoever has 12 coins or more loses half of them. Then whoever has fewest points gains 1 coin.

## Actions: labels of buttons

port-royal-action-draw = Draw a card
port-royal-action-stop = Stop
port-royal-action-admit = Let the ship in
port-royal-action-repel = Repel the ship
port-royal-action-pass = Pass
port-royal-action-trade = Trade with { $card-the }
port-royal-action-hire = Hire { $card-the } ({ port-royal-points })
port-royal-action-claim = Claim { $card-the }
# $spent: the persons, Jacks among them.
port-royal-action-claim-with-jacks = Claim { $card-the } with { $spent }

## Events: sentences for the log; $name is the player

port-royal-event-turn-began = Round { $round }: { $name } is the active player.
port-royal-event-drawn = { $name } draws { $card-a } ({ $details }).
port-royal-event-repelled = { $name } repels { $card-the } with { port-royal-swords }.
port-royal-event-bust =
    { $name } busts with a second ship of this colour ({ $card }). The harbour is discarded.
port-royal-event-expedition-found = On the table: { $card-a }; { $details }.
port-royal-event-taxed = { $name } has to discard { port-royal-coins }.
port-royal-event-gained-start = { $name } begins with { port-royal-coins }.
port-royal-event-gained-tax-swords = { $name } has most swords and gains { port-royal-coins }.
port-royal-event-gained-tax-points = { $name } has fewest points and gains { port-royal-coins }.
port-royal-event-gained-bust = { $name } gains { port-royal-coins } (Jester, bust).
port-royal-event-gained-empty-harbour = { $name } gains { port-royal-coins } (Jester, empty harbour).
port-royal-event-gained-admiral = { $name } gains { port-royal-coins } (Admiral).
port-royal-event-gained-trade = { $name } trades with { $card-the } for { port-royal-coins }.
port-royal-event-gained-expedition = { $name } gains { port-royal-coins } (expedition).
port-royal-event-stopped = { $name } stops drawing.
port-royal-event-hired = { $name } hires { $card-the } for { port-royal-coins }.
# $to: the active player, who gets 1 coin.
port-royal-event-fee-paid = { $name } pays { $to } a fee of 1 coin.
port-royal-event-claimed = { $name } claims { $card-the }: { port-royal-points }. Discarded: { $spent }.
port-royal-event-passed = { $name } passes.
port-royal-event-shuffled = The draw pile is shuffled: { port-royal-cards }.
port-royal-event-end-set-off = { $name } sets off the end: this is the last round.
# $reason: one of the endings below.
port-royal-event-ended = The game is over. { $reason }

port-royal-ended-points = The last round has been played out.
port-royal-ended-no-cards = There are no more cards to draw.
port-royal-ended-rounds = 100 rounds have been played.

## Refusals: why something is not possible now

port-royal-refusal-over = The game is over.
port-royal-refusal-not-your-turn = It is { $name } who decides now.
port-royal-refusal-foreign = That is no action of Port Royal.
port-royal-refusal-ship-waits = First let { $card-the } in, or repel it.
port-royal-refusal-drawing-over = The drawing is over.
port-royal-refusal-no-cards = There is no card left to draw.
port-royal-refusal-too-many-draws = No more than { $cards } cards may be drawn in a turn.
port-royal-refusal-draw-first = Draw at least one card first.
port-royal-refusal-no-ship = There is no ship that could be repelled now.
port-royal-refusal-still-drawing = Stop drawing first, then take.
port-royal-refusal-not-in-harbour = { $card }: not in the harbour.
port-royal-refusal-no-takes = You may take no more cards.
port-royal-refusal-too-expensive =
    { $fee ->
        [0] { $card }: costs { $price }, you have { $coins }.
       *[other] { $card }: costs { $price } and a fee of { $fee }, you have { $coins }.
    }
port-royal-refusal-not-active = You can claim expeditions only in your own turn.
port-royal-refusal-not-on-table = { $card }: not on the table.
port-royal-refusal-lacks-persons = { $card }: you do not have { $needs }.

## Table options

port-royal-option-end-points = End of game: 12 points
port-royal-option-end-expedition = End of game: 12 points and an expedition
port-royal-option-jester-on-bust-everyone = On a bust: everyone's Jesters pay
port-royal-option-jester-on-bust-opponents = On a bust: only the opponents' Jesters pay
