# What the table of Port Royal says in the terminal.

## Names for small cards

port-royal-terminal-short-trader = Mercante
port-royal-terminal-short-jack = Tuttofare
port-royal-terminal-expedition = Spedizione

## Words of the table

port-royal-terminal-draw-pile = Mazzo di pesca
port-royal-terminal-discard-pile = Pila degli scarti
port-royal-terminal-fee = Supplemento

## What the table asks and says

port-royal-terminal-ask-first = Pesca la prima carta.
port-royal-terminal-ask-more = Ancora una carta, o ti fermi qui?
port-royal-terminal-again = Premi di nuovo: le monete pagate si scoprono, non si può annullare.
# $needed: the ship's swords, $swords: the player's own.
port-royal-terminal-ask-ship = { $card }: le tue spade { $swords } contro { $needed }. Respingerla o farla entrare?
port-royal-terminal-ask-take =
    { $takes ->
        [0] Hai preso tutto quello che puoi.
        [one] Prendi 1 carta, o passa. Monete: { $coins }.
       *[other] Prendi fino a { $takes } carte, o passa. Monete: { $coins }.
    }
port-royal-terminal-ask-take-fee =
    { $takes ->
        [one] Prendi 1 carta con supplemento 1, o passa. Monete: { $coins }.
       *[other] Fino a { $takes } carte (supplemento 1 l'una), o passa. Monete: { $coins }.
    }
port-royal-terminal-claim = Reclama una spedizione
port-royal-terminal-take = Prendi una carta
# $colours: how many colours lie in the harbour.
port-royal-terminal-worth =
    { $colours ->
        [one] 1 colore nel Porto
       *[other] { $colours } colori nel Porto
    }: { $takes ->
        [one] fermandoti prendi 1 carta
       *[other] fermandoti prendi { $takes } carte
    }
port-royal-terminal-takes-left =
    { $takes ->
        [0] nessun'altra carta da prendere
        [one] 1 carta da prendere
       *[other] { $takes } carte da prendere
    }
port-royal-terminal-odds = { $busts } carte su { $cards } chiudono il turno
port-royal-terminal-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
port-royal-terminal-rules =
    Pesca carte nel Porto finché osi. Una seconda nave dello stesso colore ti toglie tutto, a meno
    che le tue spade la respingano. Fermati in tempo e prendi una carta: una nave porta monete, un
    personaggio costa monete e dà punti vittoria. Con 4 colori nel Porto prendi 2 carte, con 5 ne
    prendi 3. Poi ogni altro giocatore può prenderne una e ti paga una moneta. Reclama le
    spedizioni con i personaggi richiesti. Quando qualcuno ha 12 punti il giro si completa; vince
    chi ha più punti.
