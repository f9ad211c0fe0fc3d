# Hints, reviews and puzzles.

## Numbers

analysis-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-signed = { $sign }{ analysis-percent }
analysis-around = { $chance } ± { $margin }

## Reasons: a sentence each. $things: what would be taken, as in "3 coins, Admiral"

analysis-reason-bust = Il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } delle carte coperte fa saltare il turno; perderesti: { $things }.
analysis-reason-bust-nothing = Il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } delle carte coperte fa saltare il turno, ma qui c'è poco da perdere.
analysis-reason-no-bust = Nessuna carta può far saltare il turno.
analysis-reason-more-takes =
    { $colours ->
        [one] { $colours } colore nel Porto ti farebbe prendere un'altra carta.
       *[other] { $colours } colori nel Porto ti farebbero prendere un'altra carta.
    }
analysis-reason-secures = Ti assicura: { $things }.
analysis-reason-nothing-here = Qui non c'è nulla che tu possa prendere.
analysis-reason-avoids-bust = La prossima carta farebbe saltare il turno con probabilità del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
analysis-reason-fees =
    { $players ->
        [one] { $players } altro giocatore può prendere ciò che resta e ti pagherebbe il supplemento.
       *[other] { $players } altri giocatori possono prendere ciò che resta e ti pagherebbero il supplemento.
    }
analysis-reason-admit-busts = Farebbe saltare il turno: il suo colore è già nel Porto.
analysis-reason-ship-coins = Vale { port-royal-coins }.
analysis-reason-colours =
    { $takes ->
        [one] Colori nel Porto: { $colours }. Puoi prendere { $takes } carta.
       *[other] Colori nel Porto: { $colours }. Puoi prendere { $takes } carte.
    }
analysis-reason-repel-saves = Salva il tuo turno: questo colore è già nel Porto.
analysis-reason-repel-keeps-free = Un'altra nave di questo colore non farà ancora saltare il turno.
analysis-reason-no-fee = { $name } non riceve da te il supplemento.
analysis-reason-taxable = Con { port-royal-coins } una tassa te ne costerebbe la metà.
analysis-reason-keeps-coins = Conservi { port-royal-coins }.
analysis-reason-coins = Porta { port-royal-coins }.
analysis-reason-points = Porta { port-royal-points }.
analysis-reason-reaches-end = Arriva a { port-royal-points } e dà inizio all'ultimo giro.
analysis-reason-then-expedition = Completa un equipaggio: { $card }, { port-royal-points }.
analysis-reason-denies = Altrimenti potrebbe prenderlo { $name }.
analysis-reason-behind = Ultimo giro: sei indietro di { port-royal-points }.
analysis-reason-level = Ultimo giro: siete pari a punti; decidono le monete.
analysis-reason-ahead = Ultimo giro: sei in testa.

## Hints

analysis-hint = Suggerimento
analysis-hint-wait = Il calcolo è ancora in preparazione; chiedi di nuovo tra un momento.
analysis-hint-none = Ora non c'è nulla da decidere.
analysis-preparing = Preparazione …
analysis-weighing = Valutazione delle decisioni
analysis-decides = Decide { $name }.
analysis-action = Azione
analysis-chance = Probabilità di vittoria
analysis-cost = Costo
analysis-why = Perché
analysis-about =
    { $deals ->
        [one] Ogni azione su { $deals } distribuzione delle carte coperte; intervalli al 95 %.
       *[other] Ogni azione su { $deals } distribuzioni delle carte coperte; intervalli al 95 %.
    }

## Reviews

review-title = Analisi della partita
review-chances = Probabilità di vittoria
review-chances-about = Prima di ogni decisione, con l'azione migliore.
review-players = Giocatori
review-player = Giocatore
review-decisions = Decisioni
review-accuracy = Precisione
review-accuracy-about = Precisione: decisioni che costano meno dell'1 % di probabilità di vittoria.
review-given-away = Sprecato
review-luck = Fortuna
review-result = Risultato
review-adjusted = Senza fortuna
review-costly = Decisioni costose
review-none-costly = Nessuna decisione è costata molto.
review-mistake = Mossa { $number }, { $name }: { $action }. Costo: { $cost }.
review-better = Meglio: { $action } ({ $chance } invece di { $instead }).
review-try-again = Riprova da qui: { $command }
review-lucky-cards = Le carte più fortunate
review-lucky-card = Mossa { $number }, { $name } pesca: { $card }. { $luck }
review-unfinished = La partita non è finita.
review-written = Scritto: { $file }

## Puzzles

puzzles-title = Problemi
puzzles-count =
    { $puzzles ->
        [one] { $puzzles } problema
       *[other] { $puzzles } problemi
    }
puzzles-one = Problema { $number } di { $total }, difficoltà { $difficulty } di { $hardest }
puzzles-ask = Qual è l'azione migliore? Il numero, o q per smettere:
puzzles-right = Giusto: { $action }.
puzzles-wrong = No: { $action } costa { $cost }. Migliore: { $best }.
puzzles-score = Risolti: { $right } di { $asked }.
puzzles-making = Ricerca di problemi
puzzles-seat = Tu sei { $name }.
