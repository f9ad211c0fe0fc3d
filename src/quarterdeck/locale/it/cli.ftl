# What the command line says beside the words of games.

cli-seats = da { $least } a { $most } giocatori
cli-default = { $option } (predefinito)

## Findings about a record: right, wrong, not to be checked, or beyond what a record can show

verify-right = giusto
verify-wrong = SBAGLIATO
verify-unknown = non verificato
verify-beyond = non dimostrato

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
verify-commitment = Il segreto corrisponde all’impegno.
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

## How the deal was promised. $seat, $seats: seats, counted from 0; $line: where in the record; $entry: what stands there.

verify-opened-early = La riga { $line } rivela il segreto prima della fine: da lì in poi le carte erano note.
verify-after-opening = Riga { $line } ({ $entry }): la partita continua dopo che il segreto è stato rivelato.
verify-takeback-after-end = Riga { $line } ({ $entry }): annullamento dopo la fine, a risultato noto.
verify-takeback-past-chance = Riga { $line } ({ $entry }): annullamento dopo un sorteggio o una carta scoperta, a un tavolo di più persone.
verify-takeback-of-another = Riga { $line } ({ $entry }): annulla ciò che ha fatto un altro giocatore, a un tavolo di più persone.
verify-takeback-too-far = Riga { $line } ({ $entry }): torna più indietro dell’ultima decisione propria del giocatore.
verify-takeback-by-bot = Riga { $line } ({ $entry }): un annullamento a un posto dove non siede una persona.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-free-takebacks =
    { $takebacks ->
        [one] 1 annullamento, di cui dopo un sorteggio o una carta scoperta: { $free }. È permesso solo a chi gioca da solo; chi fosse una persona non è scritto.
       *[other] { $takebacks } annullamenti, di cui dopo un sorteggio o una carta scoperta: { $free }. È permesso solo a chi gioca da solo; chi fosse una persona non è scritto.
    }
verify-seed-beside-commitment = Accanto all’impegno c’è un seme: le carte possono venire da uno solo dei due.
verify-no-commitment = Ci sono nonce o promesse, ma nessun impegno a cui siano stati aggiunti.
verify-nonce-count = Nonce: { $given }, per { $seats } posti.
verify-nonce-of-bot = C’è un nonce o una promessa del posto { $seats }, dove si dice che non sieda una persona.
verify-pledge-count = Promesse: { $given }, per { $seats } posti.
verify-pledges = Ogni nonce è quello che il suo posto aveva promesso.
verify-pledge-differs = Il nonce del posto { $seats } non è quello promesso.
verify-not-pledged = Il nonce del posto { $seats } non era mai stato promesso.
verify-no-nonces = I nonce: non ce ne sono. Ha distribuito il tavolo da solo.
verify-without-part = I nonce: si è distribuito senza il posto { $seats }.
verify-not-revealed = Le promesse: il posto { $seats } ha promesso un nonce che non è mai stato mostrato.
verify-no-pledges = I nonce: nessuno li ha promessi. L’ultimo poteva conoscere quelli degli altri.
verify-own-nonce = Il tuo nonce al posto { $seat } è nella distribuzione.
verify-own-nonce-dropped = Il tuo nonce al posto { $seat } non è nella distribuzione.
verify-own-nonce-differs = Al posto { $seat } nella distribuzione c’è un nonce diverso dal tuo.

## What a record alone cannot show

verify-beyond-promise = Che l’impegno sia stato pubblicato prima dei nonce. Confrontalo con quello mostrato allora.
verify-beyond-nonces = Che il nonce del posto { $seats } sia del giocatore. Indica il tuo: --nonce POSTO:NONCE.
verify-beyond-people = Che nessun altro al tavolo fosse una persona.
verify-beyond-seed = Che nessuno abbia scelto il seme per le sue carte.
verify-shown-commitment = impegno     { $commitment }
verify-shown-nonce = nonce { $seat }     { $nonce }
verify-shown-pledge = promessa { $seat }  { $pledge }

## Programmi come bot

bot-listed = { $name } è nella tua lista di bot, per giocare e per l’arena.
bot-removed = { $name } non è più nella tua lista di bot.
bot-none = Nessun tuo programma è ancora un bot.
bot-check-greeting = Saluta: { $name }.
bot-check-no-game = Nomina un gioco che non è installato: { $name }. Ci sono: { $games }.
bot-check-plays = Non gioca a: { $games }. Una simile arena viene rifiutata.
bot-check-played =
    { $questions ->
        [one] { $game }: una domanda, con una risposta legale.
       *[other] { $game }: { $questions } domande in partite intere, tutte con risposte legali.
    }
bot-check-times = Tempo per una risposta: { $median } ms (mediana), { $longest } ms (massimo) su { $limit } ms.
bot-check-took = Tempo per una risposta: { $median } ms (mediana), { $longest } ms (massimo).
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
bot-check-raised = Ha sollevato un errore ({ $where }): { $fault }.
bot-check-silent = Non ha risposto in tempo ({ $where }). Svuota il buffer dopo ogni riga?
bot-check-illegal = Ha risposto con qualcosa di impossibile ({ $where }): { $fault }.
bot-check-garbled = Ha mandato qualcosa di illeggibile ({ $where }): { $fault }.
bot-check-noisy = Parla troppo ({ $where }): { $fault }.
bot-check-foreign = Non rispetta il protocollo ({ $where }): { $fault }.
bot-check-well = Tutto bene: può giocare.
bot-check-unwell = Non è ancora pronto. In partita non si romperebbe nulla: dove sbaglia, decide la sorte.
bot-check-unready = Non è ancora pronto: dove sbaglia, l’arena si ferma e lo dice.

## Studies

study-written = Scritto: { $file }
