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

## Port Royal: names for small cards

terminal-short-trader = Mercante
terminal-short-jack = Tuttofare
terminal-expedition = Spedizione

## Port Royal: what the table asks and says

terminal-ask-first = Pesca la prima carta.
terminal-ask-more = Ancora una carta, o ti fermi qui?
terminal-again = Premi di nuovo: le monete pagate si scoprono, non si può annullare.
# $needed: the ship's swords, $swords: the player's own.
terminal-ask-ship = { $card }: le tue spade { $swords } contro { $needed }. Respingerla o farla entrare?
terminal-ask-take =
    { $takes ->
        [0] Hai preso tutto quello che puoi.
        [one] Prendi 1 carta, o passa. Monete: { $coins }.
       *[other] Prendi fino a { $takes } carte, o passa. Monete: { $coins }.
    }
terminal-ask-take-fee =
    { $takes ->
        [one] Prendi 1 carta con supplemento 1, o passa. Monete: { $coins }.
       *[other] Fino a { $takes } carte (supplemento 1 l'una), o passa. Monete: { $coins }.
    }
terminal-claim = Reclama una spedizione
terminal-take = Prendi una carta
# $colours: how many colours lie in the harbour.
terminal-worth =
    { $colours ->
        [one] 1 colore nel Porto
       *[other] { $colours } colori nel Porto
    }: { $takes ->
        [one] fermandoti prendi 1 carta
       *[other] fermandoti prendi { $takes } carte
    }
terminal-takes-left =
    { $takes ->
        [0] nessun'altra carta da prendere
        [one] 1 carta da prendere
       *[other] { $takes } carte da prendere
    }
terminal-odds = { $busts } carte su { $cards } chiudono il turno
terminal-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
terminal-rules =
    Pesca carte nel Porto finché osi. Una seconda nave dello stesso colore ti toglie tutto, a meno
    che le tue spade la respingano. Fermati in tempo e prendi una carta: una nave porta monete, un
    personaggio costa monete e dà punti vittoria. Con 4 colori nel Porto prendi 2 carte, con 5 ne
    prendi 3. Poi ogni altro giocatore può prenderne una e ti paga una moneta. Reclama le
    spedizioni con i personaggi richiesti. Quando qualcuno ha 12 punti il giro si completa; vince
    chi ha più punti.
