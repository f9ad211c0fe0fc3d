# Words of the platform, whatever the game: buttons, players, bots.

## Buttons and titles

undo = Annulla mossa
save = Salva
quit = Esci
close = Chiudi
back = Indietro
log = Diario
help = Aiuto
language = Lingua
new-game = Nuova partita
continue-game = Continua
start = Inizia
settings = Impostazioni
players = Giocatori
human = Umano
bot = Bot
bots = Bot
seat = Posto
seats = Posti
seed = Seme
option = Variante
options = Varianti
game = Gioco
games = Giochi
result = Risultato
yes = Sì
no = No
language-en = English
language-pl = Polski
language-it = Italiano
language-ru = Русский

## Players

# A seat whose player gave no name. $number counts from 1.
player = Giocatore { $number }
# The last two of a list of names.
and = { $first } e { $last }
# $actions: how many actions are taken back, his own and what others answered.
took-back =
    { $actions ->
        [one] { $name } annulla 1 azione.
       *[other] { $name } annulla { $actions } azioni.
    }
# Who won. $count: how many; $names: who; $scores: everybody's points.
winners =
    { $count ->
        [one] Vince { $names }.
       *[other] { $names } condividono la vittoria.
    } Punti: { $scores }.
score = { $name } { $points }

## Bots: what they are called, and how they play

bot-random = Mozzo
bot-random-about = Fa quello che gli passa per la testa. Può succedere di tutto.
bot-greedy = Commissario di bordo
bot-greedy-about = Prende ciò che rende subito e non guarda oltre.
bot-thumb = Marinaio di coperta
bot-thumb-about = Segue poche regole semplici: veloce, solido, sempre uguale.
bot-r400 = Nostromo
bot-r400-about = Gioca fino in fondo ogni scelta 400 volte e prende quella che vince di più.
bot-landlubber = Marinaio d'acqua dolce
bot-landlubber-about = Buone abitudini e nessun piano: spara a chi è a tiro e abborda chi è più debole.
bot-gunner = Cannoniere
bot-gunner-about = Pesa ogni mossa e ogni tiro secondo come finirebbe la battaglia.
bot-quartermaster = Quartiermastro
bot-quartermaster-about = Prova prima mosse, tiri e battaglie, e pianifica ogni visita al porto.
