# The words of Port Royal.
#
# Italian forms of a card: $card is its name as a title; .a "un ammiraglio", .the "l'ammiraglio".

port-royal = Port Royal
port-royal-about = Sfida la sorte nel Porto, ingaggia una ciurma e arriva a 12 punti prima degli altri.

## Numbers of things

port-royal-coins =
    { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
port-royal-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
port-royal-swords =
    { $swords ->
        [one] 1 spada
       *[other] { $swords } spade
    }
port-royal-cards =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }

# Whom an expedition asks for.
port-royal-captains =
    { $count ->
        [one] 1 capitano
       *[other] { $count } capitani
    }
port-royal-priests =
    { $count ->
        [one] 1 sacerdote
       *[other] { $count } sacerdoti
    }
port-royal-settlers =
    { $count ->
        [one] 1 colono
       *[other] { $count } coloni
    }
port-royal-jacks = { $count } tuttofare

## Places and other words of the table

port-royal-harbour = Porto
port-royal-expeditions = Spedizioni
port-royal-round = Giro { $round }
port-royal-last-round = Ultimo giro

port-royal-phase-discover = Scoperta
port-royal-phase-ship = Scoperta: respingere la nave?
port-royal-phase-take = Gestione
port-royal-phase-over = Fine del gioco

port-royal-colour-yellow = giallo
port-royal-colour-blue = blu
port-royal-colour-green = verde
port-royal-colour-red = rosso
port-royal-colour-black = nero

## Cards

port-royal-ship-yellow = Pinaccia
    .a = una pinaccia
    .the = la pinaccia
port-royal-ship-blue = Fluyt
    .a = un fluyt
    .the = il fluyt
port-royal-ship-green = Skiff
    .a = uno skiff
    .the = lo skiff
port-royal-ship-red = Fregata
    .a = una fregata
    .the = la fregata
port-royal-ship-black = Galeone
    .a = un galeone
    .the = il galeone

port-royal-role-trader-yellow = Mercante (giallo)
    .a = un mercante giallo
    .the = il mercante giallo
port-royal-role-trader-blue = Mercante (blu)
    .a = un mercante blu
    .the = il mercante blu
port-royal-role-trader-green = Mercante (verde)
    .a = un mercante verde
    .the = il mercante verde
port-royal-role-trader-red = Mercante (rosso)
    .a = un mercante rosso
    .the = il mercante rosso
port-royal-role-trader-black = Mercante (nero)
    .a = un mercante nero
    .the = il mercante nero
port-royal-role-settler = Colono
    .a = un colono
    .the = il colono
port-royal-role-captain = Capitano
    .a = un capitano
    .the = il capitano
port-royal-role-priest = Sacerdote
    .a = un sacerdote
    .the = il sacerdote
port-royal-role-jack = Tuttofare
    .a = un tuttofare
    .the = il tuttofare
port-royal-role-sailor = Marinaio
    .a = un marinaio
    .the = il marinaio
port-royal-role-pirate = Pirata
    .a = un pirata
    .the = il pirata
port-royal-role-mademoiselle = Donzella
    .a = una donzella
    .the = la donzella
port-royal-role-jester = Giullare
    .a = un giullare
    .the = il giullare
port-royal-role-admiral = Ammiraglio
    .a = un ammiraglio
    .the = l'ammiraglio
port-royal-role-governor = Governatore
    .a = un governatore
    .the = il governatore

# $needs: the persons, as in "2 capitani, 1 colono".
port-royal-expedition = Spedizione ({ $needs })
    .a = una spedizione ({ $needs })
    .the = la spedizione ({ $needs })
port-royal-tax = Tassa
    .a = una tassa
    .the = la tassa

## What is printed on a card, in a few words

port-royal-details-ship = { port-royal-coins }, { port-royal-swords }
port-royal-details-skull = { port-royal-coins }, teschio
port-royal-details-person = costo { $cost }, { port-royal-points }
port-royal-details-expedition = { port-royal-points }, { port-royal-coins }
port-royal-details-tax-swords = più spade: 1 moneta
port-royal-details-tax-points = meno punti vittoria: 1 moneta

## What a card does

port-royal-ship-about =
    Il commercio frutta { port-royal-coins }. Quando la peschi, puoi respingerla se hai almeno { port-royal-swords }.
port-royal-skull-about = Il commercio frutta { port-royal-coins }. Non può essere respinta.
# $ship: the ship of the trader's colour.
port-royal-role-trader-about = Il commercio con { $ship-a } ti frutta 1 moneta in più.
port-royal-role-settler-about = Si scarta per reclamare una spedizione.
port-royal-role-captain-about = Si scarta per reclamare una spedizione.
port-royal-role-priest-about = Si scarta per reclamare una spedizione.
port-royal-role-jack-about =
    Si scarta al posto di un capitano, di un sacerdote o di un colono per reclamare una spedizione.
port-royal-role-sailor-about =
    1 spada. Puoi respingere una nave appena pescata se hai almeno tante spade quante ne mostra.
port-royal-role-pirate-about =
    2 spade. Puoi respingere una nave appena pescata se hai almeno tante spade quante ne mostra.
port-royal-role-mademoiselle-about = Ingaggiare ti costa 1 moneta in meno.
port-royal-role-jester-about =
    1 moneta quando il Porto viene scartato per una seconda nave dello stesso colore, e quando nel turno di un altro tocca a te prendere e il Porto è vuoto.
port-royal-role-admiral-about = 2 monete se nel Porto ci sono almeno 5 carte quando tocca a te prendere.
port-royal-role-governor-about = Puoi prendere 1 carta in più, anche nel turno degli altri.
port-royal-expedition-about =
    Nel tuo turno scarta { $needs }: ottieni { port-royal-points } e { port-royal-coins }.
port-royal-tax-swords-about =
    Chi ha 12 o più monete ne scarta la metà. Poi chi ha più spade ottiene 1 moneta.
port-royal-tax-points-about =
    Chi ha 12 o più monete ne scarta la metà. Poi chi ha meno punti vittoria ottiene 1 moneta.

## Actions: labels of buttons

port-royal-action-draw = Pesca una carta
port-royal-action-stop = Fermati
port-royal-action-admit = Lascia entrare la nave
port-royal-action-repel = Respingi la nave
port-royal-action-pass = Passa
port-royal-action-trade = Commercia con { $card-the }
port-royal-action-hire = Ingaggia { $card-the } ({ port-royal-points })
port-royal-action-claim = Reclama { $card-the }
# $spent: the persons, Jacks among them.
port-royal-action-claim-with-jacks = Reclama { $card-the } con { $spent }

## Events: sentences for the log; $name is the player

port-royal-event-turn-began = Giro { $round }. Giocatore di turno: { $name }.
port-royal-event-drawn = { $name } pesca { $card-a } ({ $details }).
port-royal-event-repelled = { $name } respinge { $card-the } con { port-royal-swords }.
port-royal-event-bust =
    { $name }: seconda nave dello stesso colore, { $card-a }. Il Porto viene scartato e si salta la fase 2.
port-royal-event-expedition-found = Sul tavolo: { $card-a }; { $details }.
port-royal-event-taxed = { $name } perde { port-royal-coins } (tassa).
port-royal-event-gained-start = { $name } inizia con { port-royal-coins }.
port-royal-event-gained-tax-swords = { $name } ha più spade e ottiene { port-royal-coins }.
port-royal-event-gained-tax-points = { $name } ha meno punti vittoria e ottiene { port-royal-coins }.
port-royal-event-gained-bust = { $name } ottiene { port-royal-coins } (giullare, Porto scartato).
port-royal-event-gained-empty-harbour = { $name } ottiene { port-royal-coins } (giullare, Porto vuoto).
port-royal-event-gained-admiral = { $name } ottiene { port-royal-coins } (ammiraglio).
port-royal-event-gained-trade = { $name } commercia con { $card-the } e ottiene { port-royal-coins }.
port-royal-event-gained-expedition = { $name } ottiene { port-royal-coins } (spedizione).
port-royal-event-stopped = { $name } smette di pescare.
port-royal-event-hired = { $name } ingaggia { $card-the } per { port-royal-coins }.
# $to: the active player, who gets 1 coin.
port-royal-event-fee-paid = { $name } paga a { $to } un supplemento di 1 moneta.
port-royal-event-claimed = { $name } reclama { $card-the }: { port-royal-points }. Scarta { $spent }.
port-royal-event-passed = { $name } passa.
port-royal-event-shuffled = Si mescola il mazzo di pesca: { port-royal-cards }.
port-royal-event-end-set-off = { $name } fa scattare la fine del gioco: questo è l'ultimo giro.
# $reason: one of the endings below.
port-royal-event-ended = Fine del gioco. { $reason }

port-royal-ended-points = L'ultimo giro è stato completato.
port-royal-ended-no-cards = Non ci sono più carte da pescare.
port-royal-ended-rounds = Sono stati giocati 100 giri.

## Refusals: why something is not possible now

port-royal-refusal-over = La partita è finita.
port-royal-refusal-not-your-turn = Ora decide { $name }.
port-royal-refusal-foreign = Non è un'azione di Port Royal.
port-royal-refusal-ship-waits = Prima lascia entrare o respingi { $card-the }.
port-royal-refusal-drawing-over = La pesca è finita.
port-royal-refusal-no-cards = Non ci sono più carte da pescare.
port-royal-refusal-too-many-draws = In un turno si possono pescare al massimo { $cards } carte.
port-royal-refusal-draw-first = Prima pesca almeno una carta.
port-royal-refusal-no-ship = Ora non c'è nessuna nave da respingere.
port-royal-refusal-still-drawing = Prima smetti di pescare, poi prendi le carte.
port-royal-refusal-not-in-harbour = { $card }: questa carta non è nel Porto.
port-royal-refusal-no-takes = Non puoi prendere altre carte.
port-royal-refusal-too-expensive =
    { $fee ->
        [0] { $card }: costa { $price }, hai { $coins }.
       *[other] { $card }: costa { $price } più un supplemento di { $fee }, hai { $coins }.
    }
port-royal-refusal-not-active = Si reclamano spedizioni solo nel proprio turno.
port-royal-refusal-not-on-table = { $card }: questa carta non è sul tavolo.
port-royal-refusal-lacks-persons = { $card }: non hai i personaggi richiesti ({ $needs }).

## Table options

port-royal-option-end-points = Fine del gioco: 12 punti
port-royal-option-end-expedition = Fine del gioco: 12 punti e una spedizione
port-royal-option-jester-on-bust-everyone = Porto scartato: valgono i giullari di tutti
port-royal-option-jester-on-bust-opponents = Porto scartato: valgono solo i giullari degli avversari
