# Words of the page, whatever the game.

page-motto = Un gioco di carte pirata. Senza account, senza attese.
page-home = Inizio
page-lost = A questo indirizzo non c'è niente.
page-play = Gioca ora
page-by-link = Invita con link
page-one-device = Un solo schermo
page-own-table = Nuovo tavolo
page-learn = Impara
page-go-on = Continua a giocare
page-resume = Riprendi
page-no-games = Qui ti aspetteranno le tue partite.
page-in-a-minute = { $game } in un minuto
page-paste = Un link o un codice? Incollalo qui
page-join = Entra
page-no-link = Non è né un link a un tavolo né un codice.
page-free = Gratuito, open source, senza tracciamento
page-waiting = in attesa di giocatori
page-going-on = in corso
page-won = vinta, { $scores }
page-over = finita, { $scores }
page-rules = Regole
page-all-rules = Tutte le regole
page-rules-search = Cerca nelle regole
page-rules-nothing = Nessun risultato.
page-all-cards = Tutte le carte
page-credits = Crediti
page-menu = Menu
page-undo = Annulla
page-undone = Annullato:
page-took-back-freely =
    { $actions ->
        [one] { $name } annulla liberamente 1 azione, a prescindere dalla sorte e dalle mosse altrui.
       *[other] { $name } annulla liberamente { $actions } azioni, a prescindere dalla sorte e dalle mosse altrui.
    }
page-log = Diario di bordo
page-mute = Disattiva l'audio
page-unmute = Attiva l'audio
page-theme = Luce
page-theme-auto = come il sistema
page-theme-light = giorno
page-theme-dark = notte
page-motion = Animazioni
page-motion-auto = come il sistema
page-motion-full = complete
page-motion-reduced = ridotte
page-sound = Suono
page-on = attivo
page-off = spento
page-look-and-sound = Aspetto e suono
page-copy-link = Copia il link
page-copied = Copiato
page-leave = Lascia il tavolo
page-commitment = Mescolata sigillata:
page-opened = Sigillo aperto:
page-connecting = Remiamo verso il tavolo …
page-upgrade = È arrivata una nuova versione. La pagina si ricarica.
page-no-table = Questo tavolo non esiste
page-no-table-text = Forse il link è incompleto, oppure il tavolo è stato eliminato.
page-no-replay = Questa partita non si può mostrare
page-refused = Impossibile: { $reason }
page-link-open = Connesso
page-link-connecting = Connessione
page-link-lost = Connessione persa, si riprova
page-link-closed = Chiuso
page-link-upgrade = Nuova versione
page-human = al tavolo
page-here = è qui
page-away = assente
page-you = tu
page-turn-of = { $name }, tocca a te
page-thinking = pensa
page-watching = stai guardando
page-bot-level = bot, { $level }
page-taken-over = gioca un bot
page-bot-plays = Un bot gioca per te.
page-take-back = Riprendi il posto
page-bot-for = Bot per { $name }
page-invite = Manda questo link agli amici. Chi lo apre può sedersi.
page-guest = Ospite
page-open-seat = posto libero
page-sit = Siediti
page-seat-bot = Dai a un bot
page-start-with-bots = Inizia ora, con bot nei posti liberi
page-seat-open = con il link
page-seat-local = su questo schermo
page-new-table = { $game }: nuovo tavolo
page-more-seats = Un posto in più
page-fewer-seats = Un posto in meno
page-aids = Mostra rischi e motivi
page-spectators = Gli altri possono guardare
page-takeover = Un bot subentra dopo
page-seconds = { $seconds } s
page-open-table = Apri il tavolo
page-wins = Vince { $name }
page-share-win = Vittoria condivisa: { $names }
page-rematch = Rivincita
page-replay = Rivedi
page-look = Guarda il tavolo
page-first = Inizio della partita
page-forward = Avanti
page-run = Avvia
page-pause = Pausa
page-step = Mossa { $step } di { $steps }
page-view-of = Visto dal posto di
page-link-move = Link alla mossa
page-you-are = Tu
page-name = Nome
page-emblem = Emblema
page-emblem-coral = polpo, corallo
page-emblem-green = pappagallo, verde
page-emblem-violet = granchio, viola
page-emblem-ochre = gabbiano, ocra
page-emblem-slate = àncora, ardesia
page-saved = Salvato.
page-device = Un altro dispositivo
page-device-text = Un codice ti permette di continuare su un altro dispositivo.
page-device-code = Mostra un codice
page-device-enter = Usa questo codice
page-device-become = Con questo codice questo browser diventa tuo, con il tuo nome e le tue partite.
page-data = I tuoi dati
page-data-text = Conserviamo il tuo nome, il tuo emblema e le tue partite, nient'altro.
page-forget = Elimina i miei dati
page-forget-sure = Elimina per sempre
page-forgotten = I tuoi dati sono stati eliminati.
page-fan-work = Quarterdeck è un'opera non ufficiale di appassionati, senza legami con l'autore o gli editori dei giochi.
page-credits-game = Il gioco
page-credits-game-text = Port Royal è un gioco di Alexander Pfister. Le carte stampate sono una gioia: compra il gioco.
page-credits-art = Immagini
page-credits-own = Navi, ritratti, bandiere, monete e porto sono disegni nostri.
page-credits-icons = Icone:
page-credits-type = Caratteri
page-credits-code = Codice
page-credits-code-text = Questa pagina è fatta con
page-credits-licences = Le loro licenze
key-enter = Invio
key-space = Spazio
page-against =
    { $bots ->
        [one] contro 1 bot
       *[other] contro { $bots } bot
    }

## The seal on the shuffle

page-seal = Mescolata sigillata
page-seal-text = Prima della prima carta il tavolo ha sigillato il proprio segreto per la mescolata, e il browser di ogni giocatore ha aggiunto qualcosa di suo. Così nessuno ha potuto scegliere le carte. Dopo la partita il sigillo viene aperto e il tuo browser controlla ogni carta.
page-fair = Controllato: il mazzo era onesto
page-fair-wrong = Controllato: il mazzo non è quello promesso
page-fair-check = Il mazzo era onesto?
page-fair-checking = Il browser controlla il mazzo …
page-fair-failed = Non è stato possibile controllare il mazzo.
page-fair-promise = Il segreto è quello sigillato prima della prima carta.
page-fair-promise-wrong = Il segreto non è quello sigillato prima della prima carta.
page-fair-nonce = Il contributo del tuo browser alla mescolata è stato usato.
page-fair-nonce-unknown = Il contributo del tuo browser è arrivato tardi e non è stato usato.

## A new version

page-load-again = Ricarica
page-upgrade-stuck = È arrivata una nuova versione, ma il browser tiene ancora la vecchia pagina. Ricaricala, oppure chiudi la scheda e riaprila.

## What can go wrong, by the server’s codes

page-error-error = Non ha funzionato. Riprova.
page-error-offline = Il server non risponde.
page-error-no-view = Questa pagina non può mostrare quel gioco.
page-error-not-found = Qui non c’è nulla del genere.
page-error-no-code = Questo codice è sconosciuto, già usato o scaduto. Chiedine uno nuovo.
page-error-wrong-seats = Questo gioco non è per così tanti o così pochi giocatori.
page-error-wrong-option = Questo gioco non ha una tale opzione.
page-error-twice-you = Non puoi occupare due posti con la stessa identità.
page-error-nobody-here = Almeno un posto deve essere per una persona.
page-error-no-bot = Per questo gioco non c’è un tale bot.
page-error-started = La partita è cominciata, non ci sono posti liberi.
page-error-taken = Qualcun altro siede già lì.
page-error-not-at-table = Non hai un posto a questo tavolo.
page-error-not-your-seat = A questo posto decide qualcun altro, o per ora un bot.
page-error-no-spectators = Questo tavolo non vuole spettatori.
page-error-not-over = La partita non è ancora finita.
page-error-over = La partita è finita.
page-error-other-rules = Questa partita è cominciata con una versione precedente delle regole e non può continuare.
page-error-stale = Qualcuno è stato più veloce. Guarda di nuovo.
page-error-illegal = Le regole ora non lo permettono.
page-error-no-action = Il gioco non conosce questa azione.
page-error-not-dealt = Le carte non sono ancora distribuite.
page-error-nothing-to-undo = Non c’è nulla da annullare.
page-error-too-fast = Troppo in una volta. Aspetta un momento.
page-error-unavailable = Non è stato possibile salvare. Riprova.
page-error-full = Il server è pieno. Riprova più tardi.
page-error-bad-message = Il server non ha capito questa pagina.
page-error-bad-request = Il server non ha capito questa pagina.
page-error-not-allowed = Il server non ha capito questa pagina.
page-error-too-big = Era troppo lungo.
page-error-wrong-host = Il server non si riconosce in questo indirizzo.
page-error-wrong-origin = Un’altra pagina ha chiesto a nome tuo: è stata respinta.
page-error-fault = C’è qualcosa che non va nel server.
