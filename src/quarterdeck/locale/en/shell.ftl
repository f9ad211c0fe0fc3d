# Words of the platform, whatever the game: buttons, players, bots.

## Buttons and titles

undo = Undo
save = Save
quit = Quit
close = Close
back = Back
log = Log
help = Help
language = Language
new-game = New game
continue-game = Continue
start = Start
settings = Settings
players = Players
human = Human
bot = Bot
bots = Bots
seat = Seat
seats = Seats
seed = Seed
option = Table option
options = Table options
game = Game
games = Games
result = Result
yes = Yes
no = No
language-en = English
language-pl = Polski
language-it = Italiano
language-ru = Русский

## Players

# A seat whose player gave no name. $number counts from 1.
player = Player { $number }
# The last two of a list of names.
and = { $first } and { $last }
# $actions: how many actions are taken back, his own and what others answered.
took-back =
    { $name } takes back { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }.
# Who won. $count: how many; $names: who; $scores: everybody's points.
winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    } Points: { $scores }.
score = { $name } { $points }

## Games begun by earlier rules

# What has changed follows, a sentence on a line.
rules-older = This game was begun by earlier rules. It is played by those of today, with the same decisions and the same luck. What has changed:
rules-older-halted = What came next does not fit the rules of today: it is shown up to here and cannot go on. Nothing of what is stored is lost.

## Bots: what they are called, and how they play

bot-random = Ship's Parrot
bot-random-about = Does whatever comes to mind. Anything can happen.
bot-greedy = Purser
bot-greedy-about = Takes what pays at once, and never looks further.
bot-thumb = Old Salt
bot-thumb-about = Goes by rules of thumb: quick, sound, always the same.
bot-r400 = Navigator
bot-r400-about = Plays every choice out 400 times and takes the one that wins most.
bot-cabin-boy = Cabin Boy
bot-cabin-boy-about = New on board: wants what glitters, forgets fees, pushes on too far.
bot-deckhand = Deckhand
bot-deckhand-about = Knows the rules and counts coins, but not what people are good for.
bot-boatswain = Boatswain
bot-boatswain-about = An old hand with sound rules, hardly a gift for anybody.
bot-captain = Captain
bot-captain-about = Plays by feeling, and the feeling comes from countless games.
bot-admiral = Admiral
bot-admiral-about = Thinks every choice through hundreds of times. The strongest on board.
bot-trader = Cautious Trader
bot-trader-about = Stops early, sells ships and saves.
bot-gambler = Gambler
bot-gambler-about = Draws where others stop, and loves Jesters and Admirals.
bot-explorer = Explorer
bot-explorer-about = Hires whoever can go on an expedition.
bot-landlubber = Landlubber
bot-landlubber-about = Good habits and no plan: shoots what is in range, boards what is weaker.
bot-gunner = Gunner
bot-gunner-about = Weighs every move and shot by what the battle would come to.
bot-quartermaster = Quartermaster
bot-quartermaster-about = Plays moves, shots and battles through beforehand, and plans each visit to the port.
