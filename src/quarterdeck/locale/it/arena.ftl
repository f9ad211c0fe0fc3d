# The arena: what the command line and the report say. Bots keep the names by which they are called.

## Numbers; $amount is what is said

arena-percent = { NUMBER($amount, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($amount, style: "percent", maximumFractionDigits: 0) }
arena-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-count = { NUMBER($amount, maximumFractionDigits: 0) }
arena-short = { NUMBER($amount, maximumSignificantDigits: 2) }
arena-range = da { $low } a { $high }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-microseconds = { $number } µs

## On the way

arena-preparing = I bot si preparano …
arena-playing = Si gioca
arena-rounded =
    { $games ->
        [one] Richieste: { $asked }; ogni mano si gioca con tutte le rotazioni dei posti, quindi si gioca 1 partita.
       *[other] Richieste: { $asked }; ogni mano si gioca con tutte le rotazioni dei posti, quindi si giocano { $games } partite.
    }
arena-found =
    { $games ->
        [one] 1 partita è già stata giocata; si continua.
       *[other] { $games } partite sono già state giocate; si continua.
    }
arena-stopped = Interrotto dopo { $done } partite su { $games }. Per continuare: { $command }
arena-same-command = di nuovo lo stesso comando
arena-written = Scritto in { $folder }: { $files }

## The result

arena-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
arena-deals =
    { $deals ->
        [one] 1 mano
       *[other] { $deals } mani
    }
# "2000 games: 500 deals, each with all rotations of 4 seats; seed 7"
arena-about = { $games }: { $deals }, ognuna con tutte le rotazioni di { $seats } posti; seme { $seed }
arena-player = Giocatore
arena-share = Vittorie
arena-rating = Punteggio
arena-points = Punti
arena-adjusted = Senza fortuna
arena-seats = Partite
arena-interval = intervallo al { $percent }
# "First seat: 24.6 % of the wins (22.1 % to 27.0 %), an equal share would be 25.0 %"
arena-first-seat = Primo giocatore: { $share } delle vittorie ({ $range }); una quota uguale sarebbe { $equal }.
arena-mean-turns = Una partita dura in media { $turns } turni e { $decisions } decisioni.
arena-thinking = Tempo per una decisione, su questo computer
arena-mean = Media
arena-p99 = 99 su 100 entro
arena-timed = Misurate
# Decisions that a bot did not make as it is meant to: its program failed, its clock ran out
arena-fallbacks = Di ripiego

## The report

arena-report = Arena
arena-report-share = Chi vince quanto spesso
arena-report-share-about = La linea è l'intervallo al { $percent }; quella tratteggiata è una quota uguale.
arena-report-rating = Punteggi
arena-report-rating-about = Plackett–Luce di openskill, con l'intervallo al { $percent } del modello stesso; tutti partono da 25.
arena-report-points = Punti alla fine
arena-report-points-about = Quante volte una partita è finita con tanti punti.
arena-report-order = Il primo posto vince di più?
arena-report-order-about = Quota delle vittorie per ordine di turno, chiunque vi sedesse.
arena-report-place = Posto { $number }
arena-report-course = Come si sono assestate le quote
arena-report-course-about = Quota delle vittorie su tutte le mani giocate fino a quel punto.
arena-report-table = Tutti i numeri
arena-report-pairs = Chi toglie quanto a chi
arena-report-pairs-about = Quante volte la riga è finita davanti alla colonna quando erano allo stesso tavolo; lo stesso posto conta mezzo. Sotto c’è l’intervallo al { $percent }.
arena-report-differences = Quanto sono sicure le differenze
arena-report-differences-about = La quota di vittorie del primo meno quella del secondo, quando erano allo stesso tavolo, con il suo intervallo al { $percent }. Un intervallo senza lo 0 li distingue.
arena-pair = Coppia
arena-difference = Differenza
arena-report-endings = Come sono finite le partite
arena-report-again = Per rigiocare esattamente queste partite
