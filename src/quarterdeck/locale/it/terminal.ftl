# Words that only the terminal needs.

## The first screen

terminal-play = Gioca  ⏎
terminal-seats =
    { $seats ->
        [one] 1 giocatore
       *[other] { $seats } giocatori
    }
terminal-your-games = Le tue partite
terminal-your-games-hint = ⏎ continua, o rivedi una finita; Canc la elimina
terminal-damaged = danneggiata:

## The table

terminal-thinking = sta pensando
terminal-over = La partita è finita.
terminal-handed = { $name }, ora tocca a te.
terminal-hand-over = Passa lo schermo, poi premi Invio.
terminal-ask = Scegli un'azione.
# $ranges: the actions in their notation, with names for the numbers.
terminal-ask-typed = Scegli o scrivi: { $ranges }
terminal-choose = Scegli
terminal-tool-undo = Annulla
terminal-tool-odds = Rischio
terminal-tool-hint = Consiglio
terminal-tool-cards = Carte
terminal-tool-type = Scrivi
terminal-tool-home = Esci
terminal-saved = Salvata: { $name }
terminal-not-saved = Non è stato possibile salvare la partita: { $error }
terminal-no-undo = Qui non si può annullare nulla: qualcosa è stato scoperto o deciso dalla sorte, o il turno è passato.
terminal-bot-failed = { $name } non sa che fare e tira a sorte ({ $error }).
terminal-not-understood = non capito: { $text }
# Where the table stops to show what happened.
terminal-moment = Mostrato: { $at } di { $of }
terminal-next = Avanti
terminal-stop = Ferma
terminal-skip = Alla prossima domanda
terminal-keys = Tasti
# After it come the keys that there are at this table.
terminal-keys-table =
    Il tasto di ogni azione le sta davanti. Le frecce scelgono qualcosa sul tavolo, Invio lo prende,
    Esc lascia. Spazio accelera i bot. Dove il tavolo si ferma a mostrare cosa è successo, Invio va
    avanti, ← indietro, r fa scorrere da sé ed Esc passa alla prossima domanda. Ogni azione si salva
    da sé. In ogni momento:

## The end

terminal-rematch = Rivincita
terminal-watch = Rivedi la partita

## Replay

terminal-replay = Replay
terminal-start = L'inizio della partita
terminal-step = Passo { $step } di { $steps }
terminal-forward = Avanti
terminal-first = Inizio
terminal-last = Fine
terminal-run = Riproduci
