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

## Games begun by earlier rules

# What has changed follows, a sentence on a line.
rules-older = Questa partita è cominciata con regole precedenti. Si gioca con quelle di oggi, con le stesse decisioni e la stessa sorte. Che cosa è cambiato:
rules-older-halted = Ciò che seguiva non si accorda con le regole di oggi: la partita è mostrata fin qui e non può continuare. Niente di ciò che è salvato è perduto.

## Bots: what they are called, and how they play

bot-random = Pappagallo
bot-random-about = Fa quello che gli passa per la testa. Può succedere di tutto.
bot-greedy = Commissario di bordo
bot-greedy-about = Prende ciò che rende subito e non guarda oltre.
bot-thumb = Lupo di mare
bot-thumb-about = Segue poche regole semplici: veloce, solido, sempre uguale.
bot-r400 = Navigatore
bot-r400-about = Gioca fino in fondo ogni scelta 400 volte e prende quella che vince di più.
bot-cabin-boy = Mozzo
bot-cabin-boy-about = Appena imbarcato: vuole ciò che luccica, scorda i supplementi, esagera sempre.
bot-deckhand = Marinaio di coperta
bot-deckhand-about = Sa le regole e conta le monete, ma non sa a che cosa servano le persone.
bot-boatswain = Nostromo
bot-boatswain-about = Un veterano dalle regole solide, che non regala quasi nulla.
bot-captain = Capitano
bot-captain-about = Gioca a intuito, e l'intuito gli viene da innumerevoli partite.
bot-admiral = Ammiraglio
bot-admiral-about = Valuta ogni scelta centinaia di volte. Il più forte a bordo.
bot-trader = Mercante prudente
bot-trader-about = Si ferma presto, vende navi e risparmia.
bot-gambler = Giocatore d'azzardo
bot-gambler-about = Pesca quando gli altri si fermano; adora giullari e ammiragli.
bot-explorer = Esploratore
bot-explorer-about = Assume chiunque possa partire per una spedizione.
bot-landlubber = Marinaio d'acqua dolce
bot-landlubber-about = Buone abitudini e nessun piano: spara a chi è a tiro e abborda chi è più debole.
bot-gunner = Cannoniere
bot-gunner-about = Pesa ogni mossa e ogni tiro secondo come finirebbe la battaglia.
bot-quartermaster = Quartiermastro
bot-quartermaster-about = Prova prima mosse, tiri e battaglie, e pianifica ogni visita al porto.
