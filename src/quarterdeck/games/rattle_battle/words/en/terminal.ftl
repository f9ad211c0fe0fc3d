# What the table of Rattle, Battle, Grab the Loot says in the terminal.

## Ships and orders

rattle-battle-terminal-own-ship = ship { $number }
rattle-battle-terminal-own-captain = captain ship
rattle-battle-terminal-ship = { $ship } shows { $face }, strength { $strength }, lies at { $x } { $y }.
rattle-battle-terminal-away = { $distance } mm from { $ship }.
rattle-battle-terminal-in-shot = A shot reaches { $reach } mm: { $ships }.
rattle-battle-terminal-in-move = A move reaches { $reach } mm: { $ships }.
rattle-battle-terminal-cannons =
    { $cannons ->
        [0] no cannon
        [one] 1 cannon
       *[other] { $cannons } cannons
    }
rattle-battle-terminal-mm = { $distance } mm
rattle-battle-terminal-numbers = any number

## Players and the port

rattle-battle-terminal-quest = Quest { $quest }
rattle-battle-terminal-your-loot = Your loot: { $loot }
rattle-battle-terminal-bag = Loot bag
rattle-battle-terminal-galleon = { $points } points, { $coins } coins. Ships: { $ships }. Sails ready: { $sails }. Cannons ready: { $cannons }. Holds: { $holds }, hamsters: { $hamsters }. Loot: { $loot }, room for { $room }. Revenge cards: { $revenge }.
# $places: each with the player it is open to.
rattle-battle-terminal-closed = Closed, except for who stands in brackets: { $places }.

## Buttons for several actions

rattle-battle-terminal-group-move = Move to touch …
rattle-battle-terminal-group-shoot = Shoot …
rattle-battle-terminal-group-use = Use a card …
rattle-battle-terminal-group-store = Store loot …
rattle-battle-terminal-group-market = Exchange …
rattle-battle-terminal-group-sell = Sell …
rattle-battle-terminal-group-revenge = Revenge …
rattle-battle-terminal-group-discard = Throw away …
rattle-battle-terminal-group-captain = With the captain …
rattle-battle-terminal-group-guess = Guess …
rattle-battle-terminal-group-keep = Keep …
rattle-battle-terminal-group-trade = Trade …
rattle-battle-terminal-group-give = Give …
rattle-battle-terminal-group-take = Take …
rattle-battle-terminal-group-choose = Choose …
rattle-battle-terminal-group-close = Close …
rattle-battle-terminal-group-part = Take a part …
rattle-battle-terminal-group-exhaust = Exhaust …
rattle-battle-terminal-group-buy = Buy …
rattle-battle-terminal-group-build = Build …
rattle-battle-terminal-group-join = Drop …
rattle-battle-terminal-group-more = More …

## Typing

rattle-battle-terminal-type-move = a ship and a spot: 2 -30 45; or a direction and millimetres: 2 ne 40
# Eight directions one may type, from the right against the clock; no spaces within one.
rattle-battle-terminal-compass = e ne n nw w sw s se
rattle-battle-terminal-type-throw = die, spot, degrees, force: 2 0 -90 90 0.7
rattle-battle-terminal-type-tokens = several at once: rum rum spices
rattle-battle-terminal-typing-help =
    t opens the line, Esc leaves it. The middle of the box is 0 0, x grows to the right, y upwards,
    both to 142 mm. Move your ship 2 with 2 -30 45, or by compass with 2 ne 40. Degrees count from
    the right, against the clock. Notation works too: shoot 0.2 y1, move 0.2 touch y1.
# Where the physics cannot be had.
rattle-battle-terminal-no-physics = MuJoCo is not installed: drops come from the pool of real drops, and throws cannot be aimed.

## Help

rattle-battle-terminal-battle-rules =
    Your dice are ships. Send some of them; all dice fall into the box. Where they lie is where the
    ships are, what they show is how strong they are. Sink enemies for coins, come home with loot,
    and in port turn loot into parts, sailors, upgrades and points. After five quests the most
    points win. Emblems are players' ships, letters are others: y yellow, g green, r red, o orange,
    b blue, p purple.
rattle-battle-terminal-phase-draw = The card is turned up. From the Baron on, everybody says how many ships he sends.
rattle-battle-terminal-phase-drop = All dice are dropped at once. Nothing is turned by hand.
rattle-battle-terminal-phase-np = Symbols make ships flee, explode, move and fire, always the closest pair first.
rattle-battle-terminal-phase-actions = In turn: a move of up to 88 mm for a sail, or a shot of up to 63 mm for 1 cannon from a cannon face, else 2; or pass and be out. Upgrades at any time in your turn.
rattle-battle-terminal-phase-battle = The closest pair fights, then the next. The weaker sinks; equal ones both sink. Sinking what you touch is boarding.
rattle-battle-terminal-phase-coins = 1 coin for each enemy you sank.
rattle-battle-terminal-phase-loot = Who sent ships draws the card's loot, 1 more for each boarding.
rattle-battle-terminal-phase-sailors = Use your adventure sailors, each once.
rattle-battle-terminal-phase-repair = 1 loot for each ship of yours that was sunk. Who cannot pay loses all loot, and all is repaired.
rattle-battle-terminal-phase-load = A ship carries 1 loot, a hold 1, a hamster 3. The rest goes back to the bag.
rattle-battle-terminal-phase-port = Market, Tavern, Shipyard, Workshop, Pit, Guild, in this order. Then everything is ready again.
