# The words of Rattle, Battle, Grab the Loot.
#
# Ships are called by their owner or colour and a number, so that sentences need no cases.

## The game

rattle-battle = Rattle, Battle, Grab the Loot
rattle-battle-about = Drop your ships into the sea, sail, shoot, fight, and carry the loot home.

## Loot, parts, places, colours

rattle-battle-loot-rum = Rum
rattle-battle-loot-spices = Spices
rattle-battle-loot-materials = Materials
rattle-battle-loot-valuables = Valuables
rattle-battle-loot-any = any loot
rattle-battle-joker-of = Joker ({ $loot })
rattle-battle-part-sail = Sail
rattle-battle-part-cannon = Cannon
rattle-battle-part-hold = Hold
rattle-battle-place-market = Market
rattle-battle-place-tavern = Tavern
rattle-battle-place-shipyard = Shipyard
rattle-battle-place-workshop = Workshop
rattle-battle-place-pit = Pit
rattle-battle-place-guild = Guild
rattle-battle-ship-yellow = yellow { $number }
rattle-battle-ship-green = green { $number }
rattle-battle-ship-red = red { $number }
rattle-battle-ship-orange = orange { $number }
rattle-battle-ship-blue = blue { $number }
rattle-battle-ship-purple = purple { $number }
rattle-battle-ship-player = { $name } { $number }
rattle-battle-ship-captain = { $name } (captain)
rattle-battle-ship-of-seat = player { $seat }
rattle-battle-face-cannon = cannon
rattle-battle-face-sail = sail
rattle-battle-face-grapeshot = grapeshot
rattle-battle-face-skull = skull

## Phases

rattle-battle-phase-set-up = Set-up
rattle-battle-phase-draw = Draw the adventure card
rattle-battle-phase-drop = Ship Drop
rattle-battle-phase-np = NP ship actions
rattle-battle-phase-actions = Player actions
rattle-battle-phase-battle = Battle
rattle-battle-phase-coins = Coins for sunk enemies
rattle-battle-phase-loot = Draw loot
rattle-battle-phase-sailors = Activate sailors
rattle-battle-phase-repair = Repair ships
rattle-battle-phase-load = Load loot
rattle-battle-phase-crazy = Crazy adventure
rattle-battle-phase-port = Port visit
rattle-battle-phase-over = The game is over

## Reasons

rattle-battle-reason-sunk = sunk enemies
rattle-battle-reason-trade = exchange
rattle-battle-reason-sold = sale
rattle-battle-reason-win = winning
rattle-battle-reason-card = taking part
rattle-battle-reason-boarding = boarding
rattle-battle-reason-surrender = surrender
rattle-battle-reason-bonus = bonus of the card
rattle-battle-reason-all-loot = all loot, for repairs
rattle-battle-reason-cargo = cargo of sent ships
rattle-battle-reason-repair = repair
rattle-battle-reason-room = no room
rattle-battle-reason-discard = thrown away
rattle-battle-reason-begin = at the start
rattle-battle-reason-hired = hired
rattle-battle-reason-explosion = explosion
rattle-battle-reason-volley = volley
rattle-battle-reason-battle = battle
rattle-battle-reason-shot = shot
rattle-battle-reason-tile = ocean tile
rattle-battle-reason-duel = duel
rattle-battle-reason-sail = sail
rattle-battle-reason-toward = move
rattle-battle-reason-away = move away
rattle-battle-reason-placed = placed ships
rattle-battle-reason-drop = Ship Drop
rattle-battle-reason-redrop = re-drop
rattle-battle-reason-join = one more ship

## Actions

rattle-battle-action-send =
    { $ships ->
        [one] Send { $ships } ship
       *[other] Send { $ships } ships
    }
rattle-battle-action-send-captain =
    { $ships ->
        [one] Send { $ships } ship and the captain
       *[other] Send { $ships } ships and the captain
    }
rattle-battle-action-part = Take: { $what }
rattle-battle-action-exhaust = Exhaust: { $what }
rattle-battle-action-drop = Drop the ships
rattle-battle-action-join = Drop one more ship
rattle-battle-action-join-captain = Drop the captain ship too
rattle-battle-action-stay = Stay in port
rattle-battle-action-move = Move { $ship }
rattle-battle-action-move-touch = Move { $ship } to touch { $target }
rattle-battle-action-shoot = Shoot: { $ship } → { $target }
rattle-battle-action-use = Use: { $what }
rattle-battle-action-store = Store on: { $what }
rattle-battle-action-pass = Pass
rattle-battle-action-done = Done
rattle-battle-action-leave = Leave the port
rattle-battle-action-close = Close: { $what }
rattle-battle-action-choose = Choose
rattle-battle-action-choose-die = Choose { $what }
rattle-battle-action-draw = Draw
rattle-battle-action-take = Take: { $what }
rattle-battle-action-trade = Trade: { $what }
rattle-battle-action-give = Give: { $what }
rattle-battle-action-pay = Pay with loot
rattle-battle-action-market = Exchange: { $what }
rattle-battle-action-hire = Hire a sailor
rattle-battle-action-keep = Keep: { $what }
rattle-battle-action-buy = Buy: { $what }
rattle-battle-action-buy-card = Buy the top card
rattle-battle-action-build = Build an upgrade
rattle-battle-action-build-with = Build an upgrade: { $what }
rattle-battle-action-sell = Sell: { $what }
rattle-battle-action-revenge = Buy a revenge card: { $what }
rattle-battle-action-discard = Throw away: { $what }
rattle-battle-action-roll = Roll
rattle-battle-action-stop = Stop
rattle-battle-action-guess = Guess { $what }
rattle-battle-action-throw = Throw { $ship }

## Events

rattle-battle-event-coins-gained =
    { $coins ->
        [one] { $name } gets { $coins } coin ({ $reason }).
       *[other] { $name } gets { $coins } coins ({ $reason }).
    }
rattle-battle-event-coins-paid =
    { $coins ->
        [one] { $name } pays { $coins } coin ({ $reason }).
       *[other] { $name } pays { $coins } coins ({ $reason }).
    }
rattle-battle-event-sent =
    { $ships ->
        [one] { $name } sends { $ships } ship.
       *[other] { $name } sends { $ships } ships.
    }
rattle-battle-event-revenge-gained =
    { $n ->
        [one] { $name } gets { $n } revenge card.
       *[other] { $name } gets { $n } revenge cards.
    }
rattle-battle-event-points-bought =
    { $points ->
        [one] { $name } buys { $points } victory point.
       *[other] { $name } buys { $points } victory points.
    }
rattle-battle-event-game-began = { $name } is the first Baron.
rattle-battle-event-phase-began = { $phase }
rattle-battle-event-adventure-drawn = Quest { $quest }: { $card } – { $card-text }
rattle-battle-event-wanted-changed = { $name } is Wanted now.
rattle-battle-event-baron-passed = { $name } is Baron now. Everything is ready again.
rattle-battle-event-points-counted = { $name } counts: Guild cards { $cards }, coins { $coins }, sailors { $sailors }, others { $others }.
rattle-battle-event-sent-nobody = { $name } stays in port.
rattle-battle-event-dropped = The dice have come to rest ({ $reason }).
rattle-battle-event-dropped-banged = { $bangs } The dice have come to rest ({ $reason }).
rattle-battle-bang =
    { $dice ->
        [one] A die leans ({ $ships }): bang on the table!
       *[other] Dice lean ({ $ships }): bang on the table!
    }
rattle-battle-event-allied = On our side: { $ships }.
rattle-battle-event-fled = { $ship } flees.
rattle-battle-event-exploded = { $ship } explodes and sinks { $ships }.
rattle-battle-event-exploded-nobody = { $ship } explodes and sinks nobody.
rattle-battle-event-ship-moved = { $ship } goes { $way } mm ({ $reason }).
rattle-battle-event-ship-moved-target = { $ship } goes { $way } mm ({ $reason }: { $target }).
rattle-battle-event-volleyed = { $ship } fires a volley and sinks { $ships } ({ $gap } mm).
rattle-battle-event-shot = { $ship } shoots { $target }, { $gap } mm away.
rattle-battle-event-shot-second = { $ship } shoots { $target } ({ $gap } mm) and { $second } ({ $further } mm).
rattle-battle-event-fought = Battle: { $bouts }
rattle-battle-bout = { $ship } (strength { $strength }) against { $target } (strength { $theirs }), { $gap } mm
rattle-battle-event-sunk = { $ship } sinks.
rattle-battle-event-rewarded-boarded = { $name } boards { $ship }.
rattle-battle-event-card-used = { $name } uses { $card }.
rattle-battle-event-card-used-ships = { $name } uses { $card }: { $ships }.
rattle-battle-event-face-turned = { $ship } shows { $face } now.
rattle-battle-event-passed = { $name } passes.
rattle-battle-event-loot-gained = { $name } gets { $loot } ({ $reason }).
rattle-battle-event-draw-lost = The bag is empty: { $name } draws nothing.
rattle-battle-event-loot-given = { $name } gives { $loot } ({ $reason }).
rattle-battle-event-loot-stored = { $name } puts { $loot } on { $card }.
rattle-battle-event-joker-made = { $name } turns { $loot } over: a joker.
rattle-battle-event-bag-refilled = The bag was empty: what was given goes back.
rattle-battle-event-repaired = { $name } repairs { $ships }.
rattle-battle-event-repaired-short = { $name } cannot pay for all: the loot is gone, repaired: { $ships }.
rattle-battle-event-part-gained = { $name } adds { $part }.
rattle-battle-event-hamster-made = Three holds: { $name } has a hamster.
rattle-battle-event-upgrade-gained = { $name } adds { $card }.
rattle-battle-event-sailor-gained = { $card } joins the crew of { $name }.
rattle-battle-event-revenge-used = { $name } takes revenge.
rattle-battle-event-place-opened = { $place }
rattle-battle-event-place-opened-only = { $place }: only { $name } may enter.
rattle-battle-event-went-ashore = { $name } goes ashore.
rattle-battle-event-cards-looked-at = { $name } looks at cards ({ $place }).
rattle-battle-event-place-closed = { $name } closes: { $place }.
rattle-battle-event-chose = { $name } has decided.
rattle-battle-event-revealed = { $choices }
rattle-battle-choice = { $name }: { $choice }
rattle-battle-event-choice-void = { $name } comes too late: { $choice }.
rattle-battle-event-rolled = { $name } rolls { $values }.
rattle-battle-event-dice-lost = { $name } loses { $ships }.
rattle-battle-event-scored = { $name } stands at { $score }.
rattle-battle-event-dropped-out = { $name } is out.
rattle-battle-ended-quests = The last port has been visited.

## Refusals

rattle-battle-refusal-not-your-turn = others must decide now
rattle-battle-refusal-foreign = that is no action of this game
rattle-battle-refusal-unclear = that is not clear
rattle-battle-refusal-not-offered = that is not offered now
rattle-battle-refusal-nothing-to-give = you do not have that
rattle-battle-refusal-due = tokens due: { $due }, not { $given }
rattle-battle-refusal-no-part-left = no such part is left
rattle-battle-refusal-must-send = ships are sent now
rattle-battle-refusal-no-captain = there is no captain ship in this game
rattle-battle-refusal-too-few-ships = you have { $have }, not { $ships }
rattle-battle-refusal-players-act = ships move and shoot now
rattle-battle-refusal-has-acted = one action a turn
rattle-battle-refusal-must-act = take an action, or pass
rattle-battle-refusal-no-such-action = not in this adventure
rattle-battle-refusal-no-sail = no sail is ready
rattle-battle-refusal-not-in-box = { $ship } is not in the box
rattle-battle-refusal-not-your-ship = { $ship } is not your ship
rattle-battle-refusal-held = a ship on a tile cannot move here
rattle-battle-refusal-tile-in-the-way = a tile is in the way
rattle-battle-refusal-move-too-far = { $distance } mm, the move reaches { $reach }
rattle-battle-refusal-shot-too-far = { $distance } mm, the shot reaches { $reach }
rattle-battle-refusal-cannot-touch = { $distance } mm: no free spot within { $reach }
rattle-battle-refusal-out-of-reach = { $distance } mm, it reaches { $reach }
rattle-battle-refusal-touches-already = { $ship } touches { $target } already: 0 mm for a sail, and no Ram is ready
rattle-battle-refusal-not-touching = { $ship } did not touch { $target } when its move ended
rattle-battle-refusal-outside = the ship would not lie in the box
rattle-battle-refusal-occupied = another ship lies there
rattle-battle-refusal-way-blocked = the way to { $ship } is blocked
rattle-battle-refusal-not-ready = { $card } is not ready
rattle-battle-refusal-not-weaker = { $ship } is not a weaker non-player ship
rattle-battle-refusal-not-crossed = the way does not cross { $ship }
rattle-battle-refusal-on-tile = a ship on a tile cannot shoot here
rattle-battle-refusal-owns-too-few-cannons = needs { $needed } cannons, ready or not, has { $owned }
rattle-battle-refusal-too-few-cannons = needs { $needed } cannons, { $ready } ready
rattle-battle-refusal-not-an-enemy = { $ship } is not an enemy here
rattle-battle-refusal-immune = no shot hits { $ship }
rattle-battle-refusal-no-revenge = only the captain ship shoots at players, or revenge: { $needed } needed, { $have } held
rattle-battle-refusal-same-target = the second ship must be another
rattle-battle-refusal-no-ship = you have no ship in the box
rattle-battle-refusal-not-moved = { $ship } has not moved in this turn
rattle-battle-refusal-no-such-face = { $ship } cannot be turned so
rattle-battle-refusal-nothing-to-ready = nothing like that is exhausted
rattle-battle-refusal-crew-works = sailors are used now
rattle-battle-refusal-not-now = { $card } does not work here
rattle-battle-refusal-used-up = { $card } has been used
rattle-battle-refusal-not-yours = you do not have that
rattle-battle-refusal-full = { $card } holds { $most } already
rattle-battle-refusal-cannot-pay = needs { $cost }, you have { $have }
rattle-battle-refusal-no-effect = { $card } could do nothing
rattle-battle-refusal-market-rate = one token costs two here
rattle-battle-refusal-no-jokers = there are no jokers at this table
rattle-battle-refusal-not-in-bag = not in the bag: { $loot }
rattle-battle-refusal-closed = no card is left here
rattle-battle-refusal-once-a-visit = only { $limit } in a visit
rattle-battle-refusal-workshop-price = both spices and materials are needed
rattle-battle-refusal-pit-rate = one of valuables, or two other tokens
rattle-battle-refusal-no-revenge-here = there is no revenge in this scenario
rattle-battle-refusal-too-expensive = costs { $price }, you have { $coins }
rattle-battle-refusal-wrong-place = this is another place: { $place }
rattle-battle-refusal-place-closed = closed to you in this visit: { $place }
rattle-battle-refusal-place-left = you have left it: { $place }
rattle-battle-refusal-choose-a-die = choose one of your dice
rattle-battle-refusal-guess-a-sum = a sum from { $least } to { $most }
rattle-battle-refusal-throw-now = a die is thrown now
rattle-battle-refusal-no-such-throw = from above the box, force from 0 to 1

## What symbols mean

rattle-battle-order-flee = Flee
rattle-battle-order-explosion = Explosion { $size }
rattle-battle-order-explosion-face = Explosion of its number
# Where there is little room.
rattle-battle-order-toward = Move
rattle-battle-order-toward-closest = Move to the closest
rattle-battle-order-toward-wanted = Move to the Wanted
rattle-battle-order-away = Move away
rattle-battle-order-volley = Volley
rattle-battle-order-surrender = Surrender
rattle-battle-order-redrop = Re-drop
rattle-battle-order-ally = Ally

## Kinds of adventures

rattle-battle-tier-light = light
rattle-battle-tier-heavy = heavy
rattle-battle-tier-final = final
rattle-battle-tier-crazy = crazy
rattle-battle-tier-starter = starter

## What is asked

rattle-battle-ask-part = Take a part for your galleon ({ $reason }).
rattle-battle-ask-exhaust = Which upgrade do you exhaust?
rattle-battle-ask-send = How many ships do you send?
rattle-battle-ask-let-drop = You are the Baron: drop the dice!
rattle-battle-ask-fifth = Will you drop one more ship?
rattle-battle-ask-turn = Move (sails ready: { $sails }), shoot (cannons: { $cannons }) or pass.
rattle-battle-ask-turn-again = You have acted. Use upgrades, or end your turn.
rattle-battle-ask-close = Which place of the port do you close?
rattle-battle-ask-choose-loot = Choose all your loot, or draw it?
rattle-battle-ask-take =
    { $due ->
        [one] Take 1 loot from the bag.
       *[other] Take { $due } loot from the bag, one after the other.
    }
rattle-battle-ask-trade = The adventure offers a trade.
rattle-battle-ask-crew = Use your sailors, each once.
rattle-battle-ask-cat = Give up the Ship's Cat, or pay for the repairs?
rattle-battle-ask-give =
    { $due ->
        [one] Give 1 loot
       *[other] Give { $due } loot, one after the other
    } ({ $reason }).
rattle-battle-ask-at = { $place }: what do you do?
rattle-battle-ask-ashore = In port: what do you do?
rattle-battle-ask-keep = Which card do you keep?
rattle-battle-ask-plank = Roll one more die, or stop? Over 13 is 0.
rattle-battle-ask-drinking = Which dice do you keep?
rattle-battle-ask-skirmish-pick = Choose a die in secret.
rattle-battle-ask-dig-pick = Choose a die in secret.
rattle-battle-ask-guess = Guess the sum of all dice, in secret.
rattle-battle-ask-throw = Throw a die: where from, which way, how hard?

## Why, and what comes of it

rattle-battle-hint-part = Sails move ships, cannons shoot and arm cannon faces, holds carry loot.
rattle-battle-hint-send = Who sends draws loot; sunk ships cost repairs; a ship at sea carries nothing.
# $ships: from how many ships on loot is lost.
rattle-battle-hint-cargo =
    { $ships ->
        [one] A ship at sea carries nothing: from 1 ship on you give up loot (−1▣).
       *[other] A ship at sea carries nothing: from { $ships } ships on you give up loot (−1▣).
    }
rattle-battle-hint-let-drop = Where dice come to rest they lie, and what they show they are.
rattle-battle-hint-turn = Arrows look at ships, Enter acts with one. Then the closest pairs fight.
rattle-battle-hint-give = Each sunk ship costs 1 loot, and ships and holds carry 1 loot each.
rattle-battle-hint-at = Do what you can pay for, then go on with Done.
rattle-battle-hint-ashore = Do what you can pay for. A later place leaves those before it; at last leave the port.
rattle-battle-hint-crew = A sailor is used if you can pay for him and he has something to do.
rattle-battle-hint-keep = The others go back under the deck, and nobody else sees them.
rattle-battle-hint-throw = The box is 285 mm wide, its middle is 0 0.
rattle-battle-hint-close = In the next visit only you may use it.

## What places are for

rattle-battle-place-about-market = 2 loot → 1 of your choice
rattle-battle-place-about-tavern = 2 rum → see 3 sailors, keep 1
rattle-battle-place-about-shipyard = 1 materials → 1 part
rattle-battle-place-about-workshop = spices and materials → see 3 upgrades, keep 1
rattle-battle-place-about-pit = 1 valuables or 2 other loot → 1 coin
rattle-battle-place-about-guild = { $price } coins → { $points } points
rattle-battle-place-about-only = only { $name } may enter

## Table options

rattle-battle-option-scenario-norrington = Scenario: Admiral Norrington
rattle-battle-option-scenario-pirate-wars = Scenario: Pirate Wars
rattle-battle-option-scenario-introductory = Scenario: introductory
rattle-battle-option-length-full = Length: full, five quests
rattle-battle-option-length-short = Length: short, three quests
rattle-battle-option-extra-starters-on = Starter adventures: nine
rattle-battle-option-extra-starters-off = Starter adventures: seven
rattle-battle-option-crew-pack-on = Crew Pack 1: yes
rattle-battle-option-crew-pack-off = Crew Pack 1: no
rattle-battle-option-loot-pack-on = Loot Pack 1: yes
rattle-battle-option-loot-pack-off = Loot Pack 1: no
rattle-battle-option-expert-market-on = Market: expert, with jokers
rattle-battle-option-expert-market-off = Market: without jokers
rattle-battle-option-port-by-place = Port: place by place
rattle-battle-option-port-by-visit = Port: player by player
rattle-battle-option-port-simultaneous = Port: all at once
rattle-battle-option-fifth-player-on = Fifth player: may add a ship
rattle-battle-option-fifth-player-off = Fifth player: adds no ship
rattle-battle-option-free-for-all-on = Players' ships: fight each other
rattle-battle-option-free-for-all-off = Players' ships: fight only others
rattle-battle-option-drops-real = Dice: really fall
rattle-battle-option-drops-pool = Dice: from the pool

## What changed with version 2 of the rules

rattle-battle-changed-phase-4 = Phase 4 begins though no ship is left or nobody sent any: loot on sailors can be used, and the fifth player may add a ship.
rattle-battle-changed-pit = The Pit pays a coin for each valuables, and pairs are of other loot. A Revenge card costs one valuables or two others.
rattle-battle-changed-boarding = You board an enemy if any ship of yours touches it when you sink it: in battle, by a shot or by a card.
rattle-battle-changed-plunder-time = Time to Plunder: Wanted ships equally far from the red ship fight it at once.
rattle-battle-changed-touch = A ship can move to touch one that it touches already only while a Ram is ready.
rattle-battle-changed-cannonade = Cannonade: any ship shoots, again too, if the cannons are on the galleon, ready or not.
rattle-battle-changed-redrops = A ship is dropped again as often as it shows the sign, not only twice.
rattle-battle-changed-all-loot = Who cannot pay for all repairs loses special loot too.
