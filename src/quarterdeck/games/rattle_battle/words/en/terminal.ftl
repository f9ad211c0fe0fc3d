# What the table of Rattle, Battle, Grab the Loot says in the terminal.

## Ships and orders

terminal-own-ship = ship { $number }
terminal-own-captain = captain ship
terminal-ship = { $ship } shows { $face }, strength { $strength }, lies at { $x } { $y }.
terminal-away = { $distance } mm from { $ship }.
terminal-in-shot = A shot reaches { $reach } mm: { $ships }.
terminal-in-move = A move reaches { $reach } mm: { $ships }.
terminal-cannons =
    { $cannons ->
        [0] no cannon
        [one] 1 cannon
       *[other] { $cannons } cannons
    }
terminal-mm = { $distance } mm
terminal-numbers = any number
order-flee = Flee
order-explosion = Explosion { $size }
order-explosion-face = Explosion of its number
# Where there is little room.
order-toward = Move
order-toward-closest = Move to the closest
order-toward-wanted = Move to the Wanted
order-away = Move away
order-volley = Volley
order-surrender = Surrender
order-redrop = Re-drop
order-ally = Ally
tier-light = light
tier-heavy = heavy
tier-final = final
tier-crazy = crazy
tier-starter = starter

## Players and the port

terminal-quest = Quest { $quest }
terminal-your-loot = Your loot: { $loot }
terminal-bag = Loot bag
terminal-galleon = { $points } points, { $coins } coins. Ships: { $ships }. Sails ready: { $sails }. Cannons ready: { $cannons }. Holds: { $holds }, hamsters: { $hamsters }. Loot: { $loot }, room for { $room }. Revenge cards: { $revenge }.
terminal-place-market = 2 loot → 1 of your choice
terminal-place-tavern = 2 rum → see 3 sailors, keep 1
terminal-place-shipyard = 1 materials → 1 part
terminal-place-workshop = spices and materials → see 3 upgrades, keep 1
terminal-place-pit = 1 valuables or 2 other loot → 1 coin
terminal-place-guild = { $price } coins → { $points } points
terminal-place-only = only { $name } may enter
# $places: each with the player it is open to.
terminal-closed = Closed, except for who stands in brackets: { $places }.

## What is asked

terminal-sea-ask-part = Take a part for your galleon ({ $reason }).
terminal-sea-ask-exhaust = Which upgrade do you exhaust?
terminal-sea-ask-send = How many ships do you send?
terminal-sea-ask-let-drop = You are the Baron: drop the dice!
terminal-sea-ask-fifth = Will you drop one more ship?
terminal-sea-ask-turn = Move (sails ready: { $sails }), shoot (cannons: { $cannons }) or pass.
terminal-sea-ask-turn-again = You have acted. Use upgrades, or end your turn.
terminal-sea-ask-close = Which place of the port do you close?
terminal-sea-ask-choose-loot = Choose all your loot, or draw it?
terminal-sea-ask-take =
    { $due ->
        [one] Take 1 loot from the bag.
       *[other] Take { $due } loot from the bag, one after the other.
    }
terminal-sea-ask-trade = The adventure offers a trade.
terminal-sea-ask-crew = Use your sailors, each once.
terminal-sea-ask-cat = Give up the Ship's Cat, or pay for the repairs?
terminal-sea-ask-give =
    { $due ->
        [one] Give 1 loot
       *[other] Give { $due } loot, one after the other
    } ({ $reason }).
terminal-sea-ask-at = { $place }: what do you do?
terminal-sea-ask-keep = Which card do you keep?
terminal-sea-ask-plank = Roll one more die, or stop? Over 13 is 0.
terminal-sea-ask-drinking = Which dice do you keep?
terminal-sea-ask-skirmish-pick = Choose a die in secret.
terminal-sea-ask-dig-pick = Choose a die in secret.
terminal-sea-ask-guess = Guess the sum of all dice, in secret.
terminal-sea-ask-throw = Throw a die: where from, which way, how hard?

## Why, and what comes of it

terminal-hint-part = Sails move ships, cannons shoot and arm cannon faces, holds carry loot.
terminal-hint-send = Who sends draws loot; sunk ships cost repairs; a ship at sea carries nothing.
# $ships: from how many ships on loot is lost.
terminal-hint-cargo =
    { $ships ->
        [one] A ship at sea carries nothing: from 1 ship on you give up loot (−1▣).
       *[other] A ship at sea carries nothing: from { $ships } ships on you give up loot (−1▣).
    }
terminal-hint-let-drop = Where dice come to rest they lie, and what they show they are.
terminal-hint-turn = Arrows look at ships, Enter acts with one. Then the closest pairs fight.
terminal-hint-give = Each sunk ship costs 1 loot, and ships and holds carry 1 loot each.
terminal-hint-at = Do what you can pay for, then go on with Done.
terminal-hint-crew = A sailor is used if you can pay for him and he has something to do.
terminal-hint-keep = The others go back under the deck, and nobody else sees them.
terminal-hint-throw = The box is 285 mm wide, its middle is 0 0.
terminal-hint-close = In the next visit only you may use it.

## Buttons for several actions

terminal-group-move = Move to touch …
terminal-group-shoot = Shoot …
terminal-group-use = Use a card …
terminal-group-store = Store loot …
terminal-group-market = Exchange …
terminal-group-sell = Sell …
terminal-group-revenge = Revenge …
terminal-group-discard = Throw away …
terminal-group-captain = With the captain …
terminal-group-guess = Guess …
terminal-group-keep = Keep …
terminal-group-trade = Trade …
terminal-group-give = Give …
terminal-group-take = Take …
terminal-group-choose = Choose …
terminal-group-close = Close …
terminal-group-part = Take a part …
terminal-group-exhaust = Exhaust …
terminal-group-buy = Buy …
terminal-group-build = Build …
terminal-group-join = Drop …

## Typing

terminal-tool-type = Type
terminal-type-move = a ship and a spot: 2 -30 45; or a direction and millimetres: 2 ne 40
# Eight directions one may type, from the right against the clock; no spaces within one.
terminal-compass = e ne n nw w sw s se
terminal-type-throw = die, spot, degrees, force: 2 0 -90 90 0.7
terminal-typing-help =
    t opens the line, Esc leaves it. The middle of the box is 0 0, x grows to the right, y upwards,
    both to 142 mm. Move your ship 2 with 2 -30 45, or by compass with 2 ne 40. Degrees count from
    the right, against the clock. Notation works too: shoot 0.2 y1, move 0.2 touch y1.
# Where the physics cannot be had.
terminal-no-physics = MuJoCo is not installed: drops come from the pool of real drops, and throws cannot be aimed.

## Help

terminal-battle-rules =
    Your dice are ships. Send some of them; all dice fall into the box. Where they lie is where the
    ships are, what they show is how strong they are. Sink enemies for coins, come home with loot,
    and in port turn loot into parts, sailors, upgrades and points. After five quests the most
    points win. Emblems are players' ships, letters are others: y yellow, g green, r red, o orange,
    b blue, p purple.
terminal-phase-draw = The card is turned up. From the Baron on, everybody says how many ships he sends.
terminal-phase-drop = All dice are dropped at once. Nothing is turned by hand.
terminal-phase-np = Symbols make ships flee, explode, move and fire, always the closest pair first.
terminal-phase-actions = In turn: a move of up to 88 mm for a sail, or a shot of up to 63 mm for 1 cannon from a cannon face, else 2; or pass and be out. Upgrades at any time in your turn.
terminal-phase-battle = The closest pair fights, then the next. The weaker sinks; equal ones both sink. Sinking what you touch is boarding.
terminal-phase-coins = 1 coin for each enemy you sank.
terminal-phase-loot = Who sent ships draws the card's loot, 1 more for each boarding.
terminal-phase-sailors = Use your adventure sailors, each once.
terminal-phase-repair = 1 loot for each ship of yours that was sunk. Who cannot pay loses all loot, and all is repaired.
terminal-phase-load = A ship carries 1 loot, a hold 1, a hamster 3. The rest goes back to the bag.
terminal-phase-port = Market, Tavern, Shipyard, Workshop, Pit, Guild, in this order. Then everything is ready again.
