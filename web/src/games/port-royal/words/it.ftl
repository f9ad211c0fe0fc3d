# Words of the Port Royal table in the browser.

port-royal-page-tagline = Ancora una carta? Il Porto si riempie.
port-royal-page-length = 2–5 giocatori, circa 20 minuti
port-royal-page-credits = Port Royal è un gioco di Alexander Pfister. Le carte stampate sono una gioia: compra il gioco.
port-royal-page-feel-1 = Scopri carte, finché osi.
port-royal-page-feel-2 = Due dello stesso colore: perdi tutto.
port-royal-page-feel-3 = Ingaggia: ognuno porta punti.
port-royal-short =
    Pesca carte nel Porto finché osi. Una seconda nave dello stesso colore ti toglie tutto, a meno
    che le tue spade la respingano. Fermati in tempo e prendi una carta: una nave porta monete, un
    personaggio costa monete e dà punti vittoria. Con 4 colori nel Porto prendi 2 carte, con 5 ne
    prendi 3. Poi ogni altro giocatore può prenderne una e ti paga una moneta. Reclama le
    spedizioni con i personaggi richiesti. Quando qualcuno ha 12 punti il giro si completa; vince
    chi ha più punti.
port-royal-table-short-trader = Mercante
port-royal-table-short-jack = Tuttofare
port-royal-table-short-expedition = Spedizione
port-royal-table-race = Punti, una corsa ai 12
port-royal-table-your-turn = Il tuo turno
port-royal-table-your-chance = Tocca a te
port-royal-table-turn-of = Turno: { $name }
port-royal-table-chance-of = Prende: { $name }
port-royal-table-next = gioca dopo
port-royal-table-you-turn = il tuo turno
port-royal-table-you-chance = tocca a te
port-royal-table-you-wait = in attesa
port-royal-table-waits = Decide { $name }.
port-royal-table-ask-first = Pesca la prima carta.
port-royal-table-ask-more = Ancora una carta, o ti fermi?
port-royal-table-ask-ship = Respingerla? Tu { $swords }, lei { $needed }.
port-royal-table-odds = { $busts } carte su { $cards } chiudono il turno.
port-royal-table-percent = { $percent } %
port-royal-table-bust = rischio
port-royal-table-free = libero
port-royal-table-in-port = in porto
port-royal-aids-on = Rischi: sì
port-royal-aids-off = Rischi: no
port-royal-table-pile = Mazzo
port-royal-table-discard = Scarti
port-royal-table-draw = Pesca
port-royal-table-draw-short = Pesca
port-royal-table-draw-sub = una carta
port-royal-table-stop = Fermati
# Why a button cannot be pressed, where there is room for few words.
port-royal-table-why-draw-first = prima pesca
port-royal-table-repel = Respingi
port-royal-table-repel-sub = tu { $swords }, lei { $needed }
port-royal-table-admit = Fai entrare
port-royal-table-admit-sub = nel Porto
port-royal-table-pass = Passa
port-royal-table-choose = Scegli una carta
port-royal-table-hire = Ingaggia { $card-the }
port-royal-table-costs = costa { $price }, hai { $coins }
port-royal-table-costs-fee = costa { $price } + { $fee }, hai { $coins }
port-royal-table-bonus = mercante +{ $bonus }
port-royal-table-fee = suppl. −{ $fee }
port-royal-table-gain = guadagni { $coins }
port-royal-table-sum = { $price } + suppl. { $fee } = { $total }
port-royal-table-price = costa { $price }
port-royal-table-leaves = ti resta { $coins }
port-royal-table-fee-to = supplemento: 1 moneta a carta a { $name }
port-royal-table-quiet = Il Porto è vuoto. Chi arriverà?
port-royal-table-empty = Il Porto è vuoto.
port-royal-table-nobody = Nessuno lavora ancora per te.
port-royal-table-reach = A portata
port-royal-table-reach-swords = Respinge navi fino a { $swords }
port-royal-table-reach-person = Ancora { $person }: +{ $points }
port-royal-table-reach-claim = Reclama la spedizione: +{ $points }
port-royal-table-reach-trader = { $ship }: +{ $coins }
port-royal-table-reach-cheaper = Ingaggi a { $coins } in meno
port-royal-table-reach-nothing = Fermati in tempo, commercia, ingaggia.
port-royal-table-you-have = Hai { $met } di { $asked }
port-royal-table-claim-now = Reclama ora (C)
port-royal-table-claim-how = Chi mandi?
port-royal-table-no-expeditions = Nessuna sul tavolo.
port-royal-table-bust-title = Salta!
port-royal-table-bust-second = Arriva una seconda nave: { $card-the }.
port-royal-table-bust-cleared = Il Porto si svuota e il turno finisce.
port-royal-table-bust-risk = Il rischio era il { $percent } %, e stavolta è toccato.
port-royal-table-go-on = Avanti
port-royal-table-tap-away = Tocca per chiudere
port-royal-table-keys = Tasti: D pesca, S fermati, R respingi, L fai entrare, 1–9 carte, Invio ingaggia, P passa, C spedizione, U annulla, O rischi, M suono, Spazio avanti.
port-royal-table-coins =
    { $n ->
        [one] moneta
       *[other] monete
    }
port-royal-table-swords =
    { $n ->
        [one] spada
       *[other] spade
    }
port-royal-table-to-end =
    { $points ->
        [0] 12 raggiunti
       *[other] ancora { $points } per finire
    }
port-royal-table-colours =
    { $colours ->
        [one] 1 colore in porto:
       *[other] { $colours } colori in porto:
    }
port-royal-table-take-cards =
    { $takes ->
        [one] prendi 1 carta
       *[other] prendi { $takes } carte
    }
port-royal-table-stop-sub =
    { $takes ->
        [one] prendi 1 carta
       *[other] prendi { $takes } carte
    }
port-royal-table-takes-left =
    { $takes ->
        [0] niente altro da prendere
        [one] 1 carta da prendere
       *[other] { $takes } carte da prendere
    }
port-royal-table-ask-take =
    { $takes ->
        [0] Hai preso tutto quello che puoi.
        [one] Prendi 1 carta, o passa.
       *[other] Prendi fino a { $takes } carte, o passa.
    }
port-royal-table-ask-claim = Reclama una spedizione, o passa.
port-royal-table-ask-take-fee =
    { $takes ->
        [one] Prendi 1 carta (suppl. 1), o passa.
       *[other] Fino a { $takes } carte (suppl. 1 l’una), o passa.
    }
port-royal-table-fair-start = Ha iniziato chi indica il segreto.
port-royal-table-fair-start-wrong = Non ha iniziato chi indica il segreto.
port-royal-table-fair-cards =
    { $shuffles ->
        [one] 1 mescolata
       *[other] { $shuffles } mescolate
    } e { $cards ->
        [one] 1 carta scoperta
       *[other] { $cards } carte scoperte
    }: tutto come vuole il segreto.
port-royal-table-fair-cards-wrong = La carta scoperta numero { $card } non è quella che il segreto indica.
port-royal-table-kind-ship = Navi
port-royal-table-kind-person = Personaggi
port-royal-table-kind-expedition = Spedizioni
port-royal-table-kind-tax = Tasse
port-royal-table-rule = Regola { $number }

## Moments to go back to

port-royal-table-mark-bust = Salta: { $name }
