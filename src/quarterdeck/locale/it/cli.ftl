# What the command line says beside the words of games.

cli-seats = da { $least } a { $most } giocatori
cli-default = { $option } (predefinito)

## Findings about a record: right, wrong, or not to be checked

verify-right = giusto
verify-wrong = SBAGLIATO
verify-unknown = non verificato

verify-follows-rules =
    { $actions ->
        [one] L'unica azione segue le regole.
       *[other] Tutte le { $actions } azioni seguono le regole.
    }
# $error: what and where, in English.
verify-breaks-rules = La registrazione viola le regole. { $error }
verify-rules-changed = Le regole: giocata con la versione { $rules }. Dalla riga { $line } in poi non è verificabile con quelle di oggi.
verify-result = Il risultato è giusto.
verify-no-result = La partita è finita, ma il risultato non è scritto.
verify-unfinished = Il risultato: la partita non è finita.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-takebacks =
    { $takebacks ->
        [0] Nessuna mossa è stata annullata.
        [one] 1 annullamento, di cui dopo un sorteggio o una carta scoperta: { $free }.
       *[other] { $takebacks } annullamenti, di cui dopo un sorteggio o una carta scoperta: { $free }.
    }
verify-from-position = L'inizio: la partita parte da una posizione data.
verify-commitment = Il segreto corrisponde all'impegno pubblicato prima della distribuzione.
verify-not-opened = L'impegno: il segreto non è ancora stato rivelato.
verify-deal =
    { $outcomes ->
        [one] La sorte: l'unico esito è quello dato dal seme.
       *[other] La sorte: tutti gli esiti ({ $outcomes }) sono quelli dati dal seme.
    }
# $kind: the outcome's word in records, as in "shuffle".
verify-deal-differs = La sorte: l'esito { $number } ({ $kind }) non è quello dato dal seme.
verify-falls =
    { $falls ->
        [one] La sorte: 1 lancio di dadi riesce diverso su questa macchina, o qui non si può simulare.
       *[other] La sorte: { $falls } lanci di dadi riescono diversi su questa macchina, o qui non si possono simulare.
    }
verify-no-seed = La sorte: il seme non è noto, le carte potrebbero essere state disposte a mano.

## Programmi come bot

bot-listed = { $name } è nella tua lista di bot, per giocare e per l’arena.
bot-removed = { $name } non è più nella tua lista di bot.
bot-none = Nessun tuo programma è ancora un bot.
bot-check-greeting = Saluta: { $name }.
bot-check-no-game = Nomina un gioco che non è installato: { $name }. Ci sono: { $games }.
bot-check-played =
    { $questions ->
        [one] { $game }: una domanda, con una risposta legale.
       *[other] { $game }: { $questions } domande in partite intere, tutte con risposte legali.
    }
bot-check-times = Tempo per una risposta: { $median } ms (mediana), { $longest } ms (massimo) su { $limit } ms.
bot-check-same = Alla stessa domanda con lo stesso seme segue la stessa risposta.
bot-check-fickle =
    { $questions ->
        [one] Una domanda ha avuto un’altra risposta la seconda volta: tira a sorte dal suo «seed».
       *[other] { $questions } domande hanno avuto un’altra risposta la seconda volta: tira a sorte dal loro «seed».
    }
bot-check-quit = Dopo «quit» termina entro { $seconds } s.
bot-check-stays = Dopo «quit» non termina entro { $seconds } s.
bot-check-complaints = Ha scritto sull’uscita degli errori: { $lines }
bot-check-crashed = È terminato da solo ({ $where }): { $fault }.
bot-check-silent = Non ha risposto in tempo ({ $where }). Svuota il buffer dopo ogni riga?
bot-check-illegal = Ha risposto con qualcosa di impossibile ({ $where }): { $fault }.
bot-check-garbled = Ha mandato qualcosa di illeggibile ({ $where }): { $fault }.
bot-check-noisy = Parla troppo ({ $where }): { $fault }.
bot-check-foreign = Non rispetta il protocollo ({ $where }): { $fault }.
bot-check-well = Tutto bene: può giocare.
bot-check-unwell = Non è ancora pronto. In partita non si romperebbe nulla: dove sbaglia, decide la sorte.

## Studies

study-written = Scritto: { $file }
