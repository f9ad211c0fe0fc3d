# Hints, reviews and puzzles.

## Numbers

analysis-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-signed = { $sign }{ analysis-percent }
analysis-around = { $chance } ± { $margin }

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
