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
verify-no-seed = La sorte: il seme non è noto, le carte potrebbero essere state disposte a mano.
