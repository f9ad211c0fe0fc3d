# Words of the page, whatever the game.

page-motto = Giochi di pirati. Senza account, senza attese.
page-home = Inizio
page-lost = A questo indirizzo non c'è niente.
page-play = Gioca ora
page-by-link = Invita con link
page-one-device = Un solo schermo
page-own-table = Nuovo tavolo
page-learn = Impara
page-more = Altro
page-go-on = Continua a giocare
page-resume = Riprendi
page-no-games = Qui ti aspetteranno le tue partite.
page-how-it-feels = Com’è giocarci
page-somebody-waits = Al tavolo: { $names }
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
page-ear = A orecchio
page-ear-brief = breve
page-ear-normal = normale
page-ear-full = completo
page-boards = Tavolieri
page-boards-own = quello di ogni gioco
page-boards-plain = semplice: elenchi e pulsanti
page-copy-link = Copia il link
page-copied = Copiato
page-leave = Lascia il tavolo
page-commitment = Mescolata sigillata:
page-commitment-out = Sigillata senza di te:
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
page-choice-waits = La tua scelta aspetta la connessione: parte appena torna.
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
page-usual = come di solito qui
page-aids = Mostra rischi e motivi
page-spectators = Gli altri possono guardare
page-takeover = Un bot subentra dopo
page-seconds = { $seconds } s
page-open-table = Apri il tavolo
page-wins = Vince { $name }
page-share-win = Vittoria condivisa: { $names }
page-counting = Si contano i punti
page-result = Risultato
page-rematch = Rivincita
page-replay = Rivedi
page-look = Guarda il tavolo
page-first = Inizio della partita
page-forward = Avanti
page-run = Avvia
page-pause = Pausa
page-step = Mossa { $step } di { $steps }
page-landmarks = Vai a
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
page-left-out = Distribuite senza la tua parte
page-left-out-text = Ciò che il tuo browser aggiunge alla mescolata è arrivato tardi, oppure un altro tuo dispositivo è stato il primo. Le carte sono state distribuite senza. Perciò questo browser non può dire che nessuno le ha scelte.
page-fair = Controllato: il mazzo era onesto
page-fair-sealed = Controllato: le carte sono quelle sigillate
page-fair-wrong = Controllato: il mazzo non è quello promesso
page-fair-check = Il mazzo era onesto?
page-fair-checking = Il browser controlla il mazzo …
page-fair-failed = Non è stato possibile controllare il mazzo.
page-fair-promise = Il segreto è quello sigillato prima della prima carta.
page-fair-promise-wrong = Il segreto non è quello sigillato prima della prima carta.
page-fair-pledges = Il browser di ogni giocatore ha mostrato ciò che aveva promesso prima di vedere gli altri.
page-fair-pledges-wrong = La parte di qualcuno nella mescolata non è quella promessa.
page-fair-pledges-unknown = Nessuno ha promesso la propria parte nella mescolata prima di mostrarla.
page-fair-nonce = Il contributo del tuo browser alla mescolata è stato usato.
page-fair-nonce-unknown = Le carte sono state distribuite senza la parte di questo browser: è arrivata tardi, o non viene da qui.

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
page-error-too-many-tables = Giochi già a troppi tavoli. Finisci una partita o lascia un tavolo.
page-error-started = La partita è cominciata, non ci sono posti liberi.
page-error-taken = Qualcun altro siede già lì.
page-error-too-soon = Quel giocatore può ancora tornare. Un bot potrà subentrare tra poco.
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
page-error-too-late = È arrivato troppo tardi: le carte vengono distribuite senza.
page-error-not-pledged = Non è ciò che era stato promesso per la mescolata.
page-error-too-fast = Troppo in una volta. Aspetta un momento.
page-error-unavailable = Non è stato possibile salvare. Riprova.
page-error-full = Il server è pieno. Riprova più tardi.
page-error-upgrade = { page-upgrade }
page-error-bad-message = Il server non ha capito questa pagina.
page-error-bad-request = Il server non ha capito questa pagina.
page-error-not-allowed = Il server non ha capito questa pagina.
page-error-too-big = Era troppo lungo.
page-error-wrong-host = Il server non si riconosce in questo indirizzo.
page-error-wrong-origin = Un’altra pagina ha chiesto a nome tuo: è stata respinta.
page-error-fault = C’è qualcosa che non va nel server.
page-fair-kept = Verificato: il segreto è quello sigillato
page-fair-deal = Questa pagina non può ridistribuire la partita. Il verbale si può verificare: quarterdeck verify.
page-fair-partly = Verificato: ciò che questa pagina può riestrarre è quanto sigillato
page-fair-draws =
    { $draws ->
        [one] 1 estrazione di carte, gettoni o dadi tirati è quella che dà il segreto.
       *[other] Tutte le { $draws } estrazioni di carte, gettoni e dadi tirati sono quelle che dà il segreto.
    }
page-fair-draws-wrong = L’estrazione { $draw } non è quella che dà il segreto.
page-fair-falls =
    { $falls ->
        [one] 1 lancio di dadi non si può ripetere qui; lo simula quarterdeck verify.
       *[other] { $falls } lanci di dadi non si possono ripetere qui; li simula quarterdeck verify.
    }
page-aids-on = Aiuti sì
page-aids-off = Aiuti no
page-keys = Tasti: 1–9 e lettere per le azioni, U annulla, O aiuti, M suono, spazio avanti.
page-your-turn = Tocca a te
page-turn = Tocca a { $name }
page-waits = Decide { $name }.
page-wait = Decidono gli altri.
page-ask = Che cosa fai?
page-ask-numbers = Scegli un’azione o inserisci i numeri.
page-do = Esegui
page-on-the-table = Sul tavolo
page-not-now = Ora non è possibile
page-game-over = La partita è finita.
page-players = { $fewest }–{ $most } giocatori
