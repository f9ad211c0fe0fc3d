# What the table of Rattle, Battle, Grab the Loot says in the browser.

## Home and rules

rattle-battle-page-tagline = Drop the fleet and read the sea.
rattle-battle-page-length = 2 to 5 players, about 25 minutes
rattle-battle-page-credits = Rattle, Battle, Grab the Loot is a game by Ignacy Trzewiczek. Real dice in a real box are a joy: buy the game.
rattle-battle-page-first = First voyage
rattle-battle-page-first-note = 10 minutes
rattle-battle-page-play = Play
rattle-battle-page-play-note = 25 minutes
rattle-battle-page-shorter = short, 12
rattle-battle-page-shorter-note = 12 minutes
rattle-battle-page-feel-1 = Drop the dice: your fleet.
rattle-battle-page-feel-2 = Sail closer, or far away.
rattle-battle-page-feel-3 = Touch and beat it: boarded.
rattle-battle-short =
    Your dice are ships. Decide how many to send; all are dropped into the box with those of merchants
    and navy. Where they lie is where they are, what they show is how strong they are. Symbols make
    the others flee, explode, chase or fire. Then move ships with sails and shoot with cannons. At
    last the closest pair fights, then the next, until one side is gone. Sunk enemies bring coins,
    taking part brings loot, and boarding more. In port loot buys parts, sailors and upgrades, and
    the rest becomes coins and points. After the last port the most points win.

## Players

rattle-battle-table-baron = Baron
rattle-battle-table-wanted = Wanted
rattle-battle-table-vp = VP
rattle-battle-table-points-now = Victory points if the game ended now
rattle-battle-table-sails = Ready sails
rattle-battle-table-cannons = Ready cannons
rattle-battle-table-loot = Loot and room
rattle-battle-table-coins = Coins
rattle-battle-table-decides = Decides …
rattle-battle-table-decided = decided
rattle-battle-crazy-out = out
rattle-battle-crazy-mm = { $mm } mm
rattle-battle-table-at-sea =
    { $ships ->
        [one] { $ships } ship at sea
       *[other] { $ships } ships at sea
    }
rattle-battle-table-at-sea-lost =
    { $ships ->
        [one] { $ships } ship at sea, { $lost } sunk
       *[other] { $ships } ships at sea, { $lost } sunk
    }
rattle-battle-table-passed =
    { $ships ->
        [one] Passed, { $ships } ship at sea
       *[other] Passed, { $ships } ships at sea
    }

## The adventure

rattle-battle-table-quest = Quest { $quest } of { $quests }
rattle-battle-table-of = { $n } of { $all }
rattle-battle-table-loot-each = Loot for each who sends a ship
rattle-battle-table-squadron = { $role } × { $count }, { $colour }
rattle-battle-table-strength = strength { $strength }
rattle-battle-role-ally = Ally
rattle-battle-role-barge = Barge
rattle-battle-role-brig = Brig
rattle-battle-role-cloth-merchant = Cloth merchant
rattle-battle-role-corsair = Corsair
rattle-battle-role-cursed-crew = Cursed crew
rattle-battle-role-cutter = Cutter
rattle-battle-role-derelict = Derelict
rattle-battle-role-escort = Escort
rattle-battle-role-fire-ship = Fire ship
rattle-battle-role-fisher = Fishing boat
rattle-battle-role-fort = Fort
rattle-battle-role-friends = Friend
rattle-battle-role-frigate = Frigate
rattle-battle-role-ghost-ship = Ghost ship
rattle-battle-role-guard = Guard
rattle-battle-role-gunboat = Gunboat
rattle-battle-role-hunter = Hunter
rattle-battle-role-kings-captain = King’s captain
rattle-battle-role-kings-guard = King’s guard
rattle-battle-role-longboat = Longboat
rattle-battle-role-lost-merchant = Lost merchant
rattle-battle-role-maelstrom = Maelstrom
rattle-battle-role-mercenary = Mercenary
rattle-battle-role-merchant = Merchant
rattle-battle-role-moored-merchant = Moored merchant
rattle-battle-role-navy = Navy
rattle-battle-role-norringtons-flagships = Norrington’s flagship
rattle-battle-role-patrol = Patrol
rattle-battle-role-pay-ship = Pay ship
rattle-battle-role-paymaster = Paymaster
rattle-battle-role-pirate-king = Pirate king
rattle-battle-role-pirate-king-ally = Ally of the pirate king
rattle-battle-role-powder-barge = Powder barge
rattle-battle-role-powder-boat = Powder boat
rattle-battle-role-privateer = Privateer
rattle-battle-role-privateer-captain = Privateer captain
rattle-battle-role-royal-navy = Royal Navy
rattle-battle-role-salvager = Salvager
rattle-battle-role-scavenger = Scavenger
rattle-battle-role-scavenger-captain = Captain of the scavengers
rattle-battle-role-ship-of-the-line = Ship of the line
rattle-battle-role-sloop = Sloop
rattle-battle-role-smuggler = Smuggler
rattle-battle-role-storm = Storm
rattle-battle-role-straggler = Straggler
rattle-battle-role-the-wretch = The Wretch
rattle-battle-role-trader = Trader
rattle-battle-role-treasure-ship = Treasure ship
rattle-battle-role-whirlpool = Whirlpool
rattle-battle-role-wrecker = Wrecker
rattle-battle-colour-yellow = yellow
rattle-battle-colour-green = green
rattle-battle-colour-red = red
rattle-battle-colour-orange = orange
rattle-battle-colour-blue = blue
rattle-battle-colour-purple = purple

## The sea

rattle-battle-table-look = How to see the sea
rattle-battle-table-look-deep = 3D
rattle-battle-table-whole-sea = Whole sea
rattle-battle-table-closer = Closer
rattle-battle-table-look-top = Top view
rattle-battle-table-look-flat = 3D needs WebGL, which this browser does not have or draws too slowly

## Ships

rattle-battle-table-all-ships = All ships
rattle-battle-table-your-ships = Your ships: { $ships }
rattle-battle-table-enemies = Enemies: { $ships }
rattle-battle-table-other-ships = Other ships: { $ships }
rattle-battle-table-ship = { $ship }, strength { $strength }
rattle-battle-table-own = your { $face }
rattle-battle-table-own-captain = your captain { $face }
rattle-battle-table-their = { $name } { $face }
rattle-battle-table-their-captain = { $name }, captain { $face }
rattle-battle-table-foe-yellow = yellow { $face }
rattle-battle-table-foe-green = green { $face }
rattle-battle-table-foe-red = red { $face }
rattle-battle-table-foe-orange = orange { $face }
rattle-battle-table-foe-blue = blue { $face }
rattle-battle-table-foe-purple = purple { $face }
rattle-battle-table-has-fired = has fired
rattle-battle-table-lies = { $across } across, { $down } down.
rattle-battle-table-nearest = { $mm } mm { $bearing }: { $ship }.
rattle-battle-table-touches = Touches { $ship }
rattle-battle-table-boards = Touches { $ship }: { $strength } beats { $theirs }, boarded
rattle-battle-table-both-sink = Touches { $ship }: { $strength } against { $theirs }, both sink
rattle-battle-table-loses = Touches { $ship }: { $strength } loses to { $theirs }
rattle-battle-bearing-e = east
rattle-battle-bearing-ne = north-east
rattle-battle-bearing-n = north
rattle-battle-bearing-nw = north-west
rattle-battle-bearing-w = west
rattle-battle-bearing-sw = south-west
rattle-battle-bearing-s = south
rattle-battle-bearing-se = south-east

## Your turn

rattle-battle-table-turn = Drag a ship, shoot, or pass.
rattle-battle-table-turn-again = You have acted. Use upgrades, or end your turn.
rattle-battle-table-not-now = not possible now
rattle-battle-table-move = Move
rattle-battle-table-move-sub = { $ready } of { $sails } sails · { $reach } mm
rattle-battle-table-shot = Shot
rattle-battle-table-shot-sub = { $ready } of { $cannons } cannons · { $reach } mm
rattle-battle-table-upgrades = Upgrades
rattle-battle-table-upgrades-sub = { $uses } ways to use them
rattle-battle-table-pass = Pass
rattle-battle-table-pass-sub = out until the battle
rattle-battle-table-done = End turn
rattle-battle-table-done-sub = the next player acts
rattle-battle-table-way = { $way } of { $limit } mm
rattle-battle-table-in-range =
    { $length } of { $limit } mm ·
    { $cannons ->
        [one] 1 cannon
       *[other] { $cannons } cannons
    }
rattle-battle-table-too-far = { $length } mm, { $over } too far
rattle-battle-table-move-here = Move here
rattle-battle-table-put-back = Put back
rattle-battle-table-fire = Fire

rattle-battle-table-where-to = Where to, { $ship }?
rattle-battle-table-end-touch-wins = Touch { $ship }: { $strength } beats { $theirs }
rattle-battle-table-end-touch-ties = Touch { $ship }: { $strength } against { $theirs }, a tie
rattle-battle-table-end-touch-loses = Touch { $ship }: { $strength } loses to { $theirs }
rattle-battle-table-end-range = Into range of { $ship }
rattle-battle-table-end-away = Away from { $ship }
rattle-battle-table-end-drill = Drill through { $ship }
rattle-battle-table-prospect = Battle: you sink { $sinks }, board { $boards }, lose { $loses }

## Sending, dropping, throwing

rattle-battle-table-with-captain = With the captain
rattle-battle-table-without-captain = Without the captain
rattle-battle-table-send-loses = gives up { $loot } loot
rattle-battle-table-drop-sub = hold to rattle, let go to drop
rattle-battle-table-throw-from-x = From the left or right
rattle-battle-table-throw-from-y = From below or above
rattle-battle-table-throw-direction = Direction
rattle-battle-table-throw-force = Force
rattle-battle-table-throw-sub = where from, which way, how hard

## The galleon

rattle-battle-galleon-of = { $name }’s galleon
rattle-battle-galleon-list = Stem to stern
rattle-battle-galleon-crew = Crew
rattle-battle-galleon-ships = Ships
rattle-battle-galleon-sail =
    { $count ->
        [one] Sail
       *[other] Sails, { $count }
    }
rattle-battle-galleon-sail-text = Each moves a ship up to 88 mm. Set: { $ready }, furled: { $spent }.
rattle-battle-galleon-cannon =
    { $count ->
        [one] Cannon
       *[other] Cannons, { $count }
    }
rattle-battle-galleon-cannon-text = Shots reach 63 mm. Ships that show the cannon have strength { $strength }.
rattle-battle-galleon-hamster =
    { $count ->
        [one] Hamster hold
       *[other] Hamster holds, { $count }
    }
rattle-battle-galleon-hold =
    { $count ->
        [one] Hold
       *[other] Holds, { $count }
    }
rattle-battle-galleon-carries = On board: { $loot }
rattle-battle-galleon-empty = Empty
rattle-battle-galleon-count = { $n } of { $all }
rattle-battle-galleon-ready = ready
rattle-battle-galleon-spent = spent
rattle-battle-galleon-always = always
rattle-battle-galleon-ships-text = Each at home carries 1 loot. At home: { $home }, at sea: { $sea }, sunk: { $sunk }.
rattle-battle-galleon-loot = Loot: { $loot } of { $room }
rattle-battle-galleon-loot-home = Loot: { $loot } of { $room }, and of { $all } with all ships at home
rattle-battle-galleon-adrift = No room for: { $loot }
rattle-battle-galleon-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## The first voyage

rattle-battle-voyage-part = Your galleon begins small. A sail moves ships, a cannon shoots, a hold carries loot. Take one.
rattle-battle-voyage-send = Your dice are your ships. Those you send fight; those that stay home carry loot. Send two or three.
rattle-battle-voyage-drop = Hold to rattle, let go to drop.
rattle-battle-voyage-rest = Where they lie is where they are, what they show is how strong. The closest pair fights first.
rattle-battle-voyage-fight = The weaker one sinks, and its sinker takes a coin. Equal ones both sink.
rattle-battle-voyage-homecoming = Two loot for taking part. Each ship and each hold carries one; a sunk ship costs one to mend.
rattle-battle-voyage-move = A sail moves one ship up to 88 mm. Drag it next to what it beats, or away from what beats it.
rattle-battle-voyage-first-port = Lit houses you can pay. Materials buy a part: a second sail is a second move in every quest.
rattle-battle-voyage-shot = Within 63 mm a shot sinks anything. One cannon if your ship shows the cannon, else two.
rattle-battle-voyage-too-far = Nobody is within 63 mm. Move first, then shoot in your next turn.
rattle-battle-voyage-touch = Touch it and beat it: boarding, one loot more. A merchant who surrenders gives loot instead of the coin.
rattle-battle-voyage-boarding = Your ship touches an enemy. Sink it so, and you have boarded it: one loot more.
rattle-battle-voyage-port = Six houses, left to right. Coins are points; the Guild sells more points for coins.
rattle-battle-voyage-symbols = Symbols act before you: yellow ones flee, then a red sail sinks the closest of our ships.
rattle-battle-voyage-crazy = A crazy one: loot is safe, no ship is lost. Everybody rolls all dice; the highest sum takes 2 coins.
rattle-battle-voyage-reefs = Reefs stop every move. The storm sinks the closest ship, anybody's.
rattle-battle-voyage-give = The choice is filled in: press once, or change it by pressing tokens.
rattle-battle-voyage-last-port = Last port: loot is worth nothing at sea's end. Sell it in the Pit, buy points in the Guild.
rattle-battle-voyage-chase = Hunters come closer, merchants keep away.
rattle-battle-voyage-friend = The purple ship fights for us; do not spend shots near it.
rattle-battle-voyage-knows-enough = You know enough: play a real game
rattle-battle-voyage-real-game = Play a real game instead
rattle-battle-voyage-alone = Sail on alone

## After an adventure

rattle-battle-after = The last adventure
rattle-battle-after-strengths = { $reason }, { $strength } against { $theirs }
rattle-battle-after-nobody = Nobody sank.
rattle-battle-after-got = Got:
rattle-battle-after-gave = Gave:

## Once more

rattle-battle-again-drop = Watch the drop again
rattle-battle-again-battle = Watch the battle again
rattle-battle-again-back = Back to the table

## The clock

rattle-battle-pace = Pace
rattle-battle-pace-hold = Hold for everybody
rattle-battle-pace-go = Go on
rattle-battle-pace-step = Next step
rattle-battle-pace-forward = Fast-forward
rattle-battle-pace-slow = slow
rattle-battle-pace-normal = normal
rattle-battle-pace-fast = fast
rattle-battle-pace-holds = { $name } holds
rattle-battle-pace-you-hold = You hold

## The port

rattle-battle-port-any = any number of times
rattle-battle-port-once = once a visit
rattle-battle-port-about-market = 1 loot of your choice
rattle-battle-port-about-tavern = see sailors, keep 1
rattle-battle-port-about-shipyard = 1 part of your choice
rattle-battle-port-about-workshop = see upgrades, keep 1
rattle-battle-port-about-pit = loot becomes coins
rattle-battle-port-about-guild = the top card
rattle-battle-port-shut = Closed in this visit
rattle-battle-port-behind = Behind you
rattle-battle-port-used = Done for this visit
rattle-battle-port-can-swap = You can: { $loot } loot to trade
rattle-battle-port-cannot-swap = Needs { $needed } loot, you have { $have }
rattle-battle-port-can-pay = You can: you have { $loot }
rattle-battle-port-could-pay = You can, if you keep { $loot }
rattle-battle-port-cannot-pay = Needs { $cost }, you have { $have }
rattle-battle-port-has-none = Needs { $cost }, you have none
rattle-battle-port-can-sell =
    { $coins ->
        [one] Worth { $coins } coin to you
       *[other] Worth up to { $coins } coins to you
    }
rattle-battle-port-cannot-sell = Nothing to sell
rattle-battle-port-can-buy =
    { $coins ->
        [one] You can: you have { $coins } coin
       *[other] You can: you have { $coins } coins
    }
rattle-battle-port-too-dear = Costs { $price }, you have { $coins }
rattle-battle-port-sell-first = Costs { $price }, you have { $coins }: sell first
rattle-battle-port-queue = From the Baron on
rattle-battle-port-stores = Your stores
rattle-battle-port-yours = Your galleon
rattle-battle-port-with = With it
rattle-battle-port-then-not = Then no longer: { $places }
rattle-battle-port-then-can = Then possible: { $places }
rattle-battle-port-then-still = Still possible then: { $places }
rattle-battle-port-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
rattle-battle-port-revenge =
    { $n ->
        [one] { $n } revenge card
       *[other] { $n } revenge cards
    }
rattle-battle-port-on = Go on: { $place }
rattle-battle-port-leave = Leave the port
rattle-battle-port-back = Back: { $place }
rattle-battle-port-chosen = You have chosen: { $choice }
rattle-battle-port-looks = { $name } looks at cards
rattle-battle-port-ask-market = what for what?
rattle-battle-port-give = You give
rattle-battle-port-get = You get
rattle-battle-port-swap = Trade for { $loot }
rattle-battle-port-choose-given =
    { $loot ->
        [one] Choose { $loot } token to give
       *[other] Choose { $loot } tokens to give
    }
rattle-battle-port-choose-wanted = Choose what you get
rattle-battle-port-ask-tavern = see { $cards } sailors, keep 1
rattle-battle-port-ask-workshop = see { $cards } upgrades, keep 1
rattle-battle-port-hire = See { $cards } sailors
rattle-battle-port-build = See { $cards } upgrades
rattle-battle-port-deck-tavern = Sailors here: { $cards }. Only you see the cards; those you do not keep go under the deck.
rattle-battle-port-deck-workshop = Upgrades here: { $cards }. Only you see the cards; those you do not keep go under the deck.
rattle-battle-port-ask-keep = which one do you keep?
rattle-battle-port-choose-card = Choose a card
rattle-battle-port-keep = Keep { $card }
rattle-battle-port-ask-shipyard = which part?
rattle-battle-port-choose-part = Choose a part
rattle-battle-port-buy = Buy: { $part }
rattle-battle-port-sail = Your no. { $n }: one more move each quest
rattle-battle-port-cannon = Your no. { $n }: one more shot, the cannon face counts { $strength }
rattle-battle-port-cannon-more = Your no. { $n }: one more shot each quest
rattle-battle-port-hold = Your no. { $n }: carries 1 loot; three make a hamster
rattle-battle-port-hamster = The third: a hamster, who carries 3 loot
rattle-battle-port-ask-pit = what do you sell?
rattle-battle-port-choose-sold = Choose what to sell
rattle-battle-port-odd = Two of these make a coin: one is single
rattle-battle-port-sell =
    { $coins ->
        [one] Sell for { $coins } coin
       *[other] Sell for { $coins } coins
    }
rattle-battle-port-buy-revenge = Revenge card
rattle-battle-port-ask-guild = the top card?
rattle-battle-port-buy-points =
    { $points ->
        [one] Buy { $points } point
       *[other] Buy { $points } points
    }
rattle-battle-port-guild-gain = A coin is a point, too: with this card you have { $gain } points more.

## The tray

rattle-battle-tray-give = Loot to give
rattle-battle-tray-take = Loot to take
rattle-battle-tray-ask-give =
    { $due ->
        [one] Give 1 loot ({ $reason }).
       *[other] Give { $due } loot ({ $reason }).
    }
rattle-battle-tray-ask-take =
    { $due ->
        [one] Take 1 loot from the bag.
       *[other] Take { $due } loot from the bag.
    }
rattle-battle-tray-keeps = You keep
rattle-battle-tray-lacking = Choose { $loot } more

## Moments to go back to

rattle-battle-mark-quest = Quest { $quest }
rattle-battle-mark-drop =
    { $dice ->
        [one] { $card }: drop, { $dice } die
       *[other] { $card }: drop, { $dice } dice
    }
rattle-battle-mark-thrown =
    { $dice ->
        [one] { $card }: { $reason }, { $dice } die
       *[other] { $card }: { $reason }, { $dice } dice
    }
rattle-battle-mark-battle = { $card }: battle
rattle-battle-mark-port = Port after quest { $quest }

## By ear

rattle-battle-ear-drop =
    Drop: { $enemies ->
        [one] 1 enemy, strength { $high }.
       *[other] { $enemies } enemies, strengths { $low } to { $high }.
    }
rattle-battle-ear-drop-none = No enemies in the box.
rattle-battle-ear-nearest = Nearest: { $ship }, { $mm } mm { $bearing } of { $own }.
rattle-battle-ear-sunk = Sunk: { $all }; you sank { $sank }, lost { $lost }.
rattle-battle-ear-gains = You: coins { $coins }, loot { $loot }.
rattle-battle-ear-fights = { $fights } fights at once, { $sunk } sink.
rattle-battle-ear-tie = { $ship } and { $enemy } tie at { $strength }.
rattle-battle-ear-beats = { $winner } beats { $loser }, { $more } to { $less }.
rattle-battle-ear-adventure = New adventure: { $card }.
rattle-battle-ear-shot = { $ship } shoots two ships.
rattle-battle-ear-revealed = Choices revealed: { $choices }.
rattle-battle-pace-space = Space: next step

## The end

rattle-battle-finale-points = Points by source
rattle-battle-finale-cards = Guild cards
rattle-battle-finale-coins = Coins
rattle-battle-finale-sailors = Sailors
rattle-battle-finale-others = Others
rattle-battle-finale-moments = Turning points
rattle-battle-finale-drops = The drops again
rattle-battle-finale-lead = { $points } to { $second }: { $name } takes the lead for good
rattle-battle-finale-shot = { $gap } mm of { $limit }: { $name } just hits { $target }
rattle-battle-finale-loss =
    { $ships ->
        [one] { $card }: { $name } loses { $ships } ship
       *[other] { $card }: { $name } loses { $ships } ships
    }
rattle-battle-finale-haul = { $card }, the richest haul: { $name }, coins { $coins }, loot { $loot }

## Coming back

rattle-battle-recap-meanwhile = Meanwhile
rattle-battle-recap =
    { $sunk ->
        [one] { $card }: { $sunk } ship has sunk.
       *[other] { $card }: { $sunk } ships have sunk.
    }
rattle-battle-recap-coins =
    { $sunk ->
        [one] { $card }: { $sunk } ship has sunk, and { $name } has gained most: coins { $coins }.
       *[other] { $card }: { $sunk } ships have sunk, and { $name } has gained most: coins { $coins }.
    }
