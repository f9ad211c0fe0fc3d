# Words of the page, whatever the game.

page-motto = Pirate games. No account, no waiting.
page-home = Home
page-lost = There is nothing at this address.
page-play = Play now
page-by-link = Invite by link
page-one-device = One device
page-own-table = New table
page-learn = Learn
page-more = More
page-go-on = Go on playing
page-resume = Resume
page-no-games = Your games will wait for you here.
page-how-it-feels = How it feels
page-somebody-waits = At the table: { $names }
page-paste = A link or a code? Paste it here
page-join = Join
page-no-link = That is neither a link to a table nor a code.
page-free = Free, open source, no tracking
page-waiting = waiting for players
page-going-on = going on
page-won = won, { $scores }
page-over = over, { $scores }
page-rules = Rules
page-all-rules = All rules
page-rules-search = Search the rules
page-rules-nothing = Nothing found.
page-all-cards = All cards
page-credits = Credits
page-menu = Menu
page-undo = Undo
page-undone = Taken back:
page-took-back-freely =
    { $name } freely takes back { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, whatever luck or others did in between.
page-log = Ship’s log
page-mute = Sound off
page-unmute = Sound on
page-theme = Light
page-theme-auto = as the system
page-theme-light = day
page-theme-dark = night
page-motion = Motion
page-motion-auto = as the system
page-motion-full = full
page-motion-reduced = reduced
page-sound = Sound
page-on = on
page-off = off
page-look-and-sound = Look and sound
page-ear = By ear
page-ear-brief = brief
page-ear-normal = normal
page-ear-full = full
page-boards = Boards
page-boards-own = each game’s own
page-boards-plain = plain: lists and buttons
page-copy-link = Copy the link
page-copied = Copied
page-leave = Leave the table
page-commitment = Sealed shuffle:
page-commitment-out = Sealed without you:
page-opened = Seal opened:
page-connecting = Rowing to the table …
page-upgrade = A new version has arrived. The page loads again.
page-no-table = There is no such table
page-no-table-text = Its link may have been cut short, or the table was deleted.
page-no-replay = This game cannot be shown
page-refused = Not possible: { $reason }
page-link-open = Connected
page-link-connecting = Connecting
page-link-lost = Connection lost, coming back
page-choice-waits = Your choice waits for the connection. It is sent as soon as it is back.
page-link-closed = Closed
page-link-upgrade = New version
page-human = at the table
page-here = is here
page-away = away
page-you = you
page-turn-of = { $name }, your turn
page-thinking = is thinking
page-watching = you are watching
page-bot-level = bot, { $level }
page-taken-over = a bot plays on
page-bot-plays = A bot plays for you.
page-take-back = Take your seat back
page-bot-for = Bot for { $name }
page-invite = Send this link to your friends. Whoever opens it can take a seat.
page-guest = Guest
page-open-seat = free seat
page-sit = Sit down
page-seat-bot = Give to a bot
page-start-with-bots = Start now, with bots in the free seats
page-seat-open = by link
page-seat-local = at this device
page-new-table = { $game }: new table
page-more-seats = One more seat
page-fewer-seats = One seat fewer
page-usual = as is usual here
page-aids = Show odds and reasons
page-spectators = Others may watch
page-takeover = A bot takes over after
page-seconds = { $seconds } s
page-open-table = Open the table
page-wins = { $name } wins
page-share-win = { $names } share the win
page-counting = The points are counted
page-result = Result
page-rematch = Rematch
page-replay = Replay
page-look = Look at the table
page-first = Start of the game
page-forward = Forward
page-run = Run
page-pause = Pause
page-step = Move { $step } of { $steps }
page-landmarks = Jump to
page-view-of = Seen from the seat of
page-link-move = Link to this move
page-you-are = You
page-name = Name
page-emblem = Emblem
page-emblem-coral = octopus, coral
page-emblem-green = parrot, green
page-emblem-violet = crab, violet
page-emblem-ochre = gull, ochre
page-emblem-slate = anchor, slate
page-saved = Saved.
page-device = Another device
page-device-text = A code lets you go on playing as yourself on another device.
page-device-code = Show a code
page-device-enter = Use this code
page-device-become = With this code this browser becomes yours, with your name and your games.
page-data = Your data
page-data-text = We keep your name, your emblem and your games, nothing else.
page-forget = Delete my data
page-forget-sure = Delete for good
page-forgotten = Your data is deleted.
page-fan-work = Quarterdeck is an unofficial fan work. It is not connected with the author or the publishers of the games.
page-credits-game = The game
page-credits-art = Pictures
page-credits-own = Ships, portraits, flags, coins and the harbour are our own drawings.
page-credits-icons = Icons:
page-credits-type = Type
page-credits-code = Code
page-credits-code-text = This page is made with
page-credits-licences = Their licences
key-enter = Enter
key-space = Space
page-against =
    { $bots ->
        [one] against 1 bot
       *[other] against { $bots } bots
    }

## The seal on the shuffle

page-seal = Sealed shuffle
page-seal-text = Before the first card the house sealed its secret for the shuffle, and every player’s browser added something of its own. So nobody could choose the cards. After the game the seal is opened, and your browser checks every card.
page-left-out = Dealt without your part
page-left-out-text = What your browser adds to the shuffle came too late, or another device of yours was first. The cards were dealt without it. So this browser cannot say that nobody chose them.
page-fair = Checked: the deck was fair
page-fair-sealed = Checked: the cards are the ones that were sealed
page-fair-wrong = Checked: the deck was not as promised
page-fair-check = Was the deck fair?
page-fair-checking = Your browser checks the deck …
page-fair-failed = The deck could not be checked.
page-fair-promise = The secret is the one that was sealed before the first card.
page-fair-promise-wrong = The secret is not the one that was sealed before the first card.
page-fair-pledges = Every player’s browser showed what it had pledged before it saw the others’.
page-fair-pledges-wrong = Somebody’s part in the shuffle is not the one that was pledged.
page-fair-pledges-unknown = Nobody pledged his part in the shuffle before it was shown.
page-fair-nonce = What your browser added to the shuffle was used.
page-fair-nonce-unknown = The cards were dealt without the part of this browser: it came too late, or was not made here.

## A new version

page-load-again = Load again
page-upgrade-stuck = A new version has arrived, but this browser still keeps the old page. Load it again, or close the tab and open it anew.

## What can go wrong, by the server’s codes

page-error-error = That did not work. Please try again.
page-error-offline = The server does not answer.
page-error-no-view = This page cannot show that game.
page-error-not-found = There is nothing of that kind here.
page-error-no-code = This code is unknown, used up or too old. Ask for a new one.
page-error-wrong-seats = This game is not for so many players.
page-error-wrong-option = This game has no such option.
page-error-twice-you = You cannot sit in two seats as yourself.
page-error-nobody-here = At least one seat must be for a person.
page-error-no-bot = There is no such bot for this game.
page-error-too-many-tables = You play at too many tables already. Finish one of them, or leave it.
page-error-started = The game has begun, no seat is free.
page-error-taken = Somebody else sits there now.
page-error-too-soon = That player may still come back. A bot can sit in a little later.
page-error-not-at-table = You have no seat at this table.
page-error-not-your-seat = Somebody else decides at this seat, or a bot does for now.
page-error-no-spectators = This table wants no spectators.
page-error-not-over = The game is not over yet.
page-error-over = The game is over.
page-error-other-rules = This game was begun under an older version of the rules and cannot be continued.
page-error-stale = Somebody else was quicker. Look again.
page-error-illegal = The rules do not allow that now.
page-error-no-action = The game knows no such action.
page-error-not-dealt = The cards are not dealt yet.
page-error-nothing-to-undo = There is nothing to take back.
page-error-too-late = That came too late: the cards are dealt without it.
page-error-not-pledged = That is not what was pledged for the shuffle.
page-error-too-fast = That was too much at once. Wait a moment.
page-error-unavailable = It could not be stored. Please try again.
page-error-full = The server is full. Try again later.
page-error-upgrade = { page-upgrade }
page-error-bad-message = The server did not understand this page.
page-error-bad-request = The server did not understand this page.
page-error-not-allowed = The server did not understand this page.
page-error-too-big = That was too long.
page-error-wrong-host = The server does not know itself by this address.
page-error-wrong-origin = Another page asked in your name; that was refused.
page-error-fault = Something is wrong with the server.
page-fair-kept = Checked: the secret is the one that was sealed
page-fair-deal = This page cannot deal the game again. Its record can be checked: quarterdeck verify.
page-fair-partly = Checked: what this page can draw again is what was sealed
page-fair-draws =
    { $draws ->
        [one] 1 draw of cards, tokens or rolled dice is what the secret gives.
       *[other] All { $draws } draws of cards, tokens and rolled dice are what the secret gives.
    }
page-fair-draws-wrong = Draw { $draw } is not what the secret gives.
page-fair-falls =
    { $falls ->
        [one] 1 fall of dice cannot be dealt again here; quarterdeck verify simulates it.
       *[other] { $falls } falls of dice cannot be dealt again here; quarterdeck verify simulates them.
    }
page-aids-on = Aids on
page-aids-off = Aids off
page-keys = Keys: 1–9 and letters for actions, U undo, O aids, M sound, Space go on.
page-your-turn = Your turn
page-turn = Turn: { $name }
page-waits = { $name } decides.
page-wait = Others decide.
page-ask = What do you do?
page-ask-numbers = Choose an action, or fill in the numbers.
page-do = Do it
page-on-the-table = On the table
page-not-now = Not possible now
page-game-over = The game is over.
page-players = { $fewest } to { $most } players
