# Words of the Port Royal table in the browser.

port-royal-page-tagline = Ancora una carta? Il Porto si riempie.
port-royal-page-length = 2–5 giocatori, circa 20 minuti
table-short-trader = Mercante
table-short-jack = Tuttofare
table-short-expedition = Spedizione
table-race = Punti, una corsa ai 12
table-your-turn = Il tuo turno
table-your-chance = Tocca a te
table-turn-of = Turno: { $name }
table-chance-of = Prende: { $name }
table-next = gioca dopo
table-you-turn = il tuo turno
table-you-chance = tocca a te
table-you-wait = in attesa
table-waits = Decide { $name }.
table-ask-first = Pesca la prima carta.
table-ask-more = Ancora una carta, o ti fermi?
table-ask-ship = Respingerla? Tu { $swords }, lei { $needed }.
table-odds = { $busts } carte su { $cards } chiudono il turno.
table-percent = { $percent } %
table-bust = rischio
table-free = libero
table-in-port = in porto
table-odds-on = Rischi: sì
table-odds-off = Rischi: no
table-pile = Mazzo
table-discard = Scarti
table-draw = Pesca
table-draw-short = Pesca
table-draw-sub = una carta
table-stop = Fermati
# Why a button cannot be pressed, where there is room for few words.
table-why-draw-first = prima pesca
table-repel = Respingi
table-repel-sub = tu { $swords }, lei { $needed }
table-admit = Fai entrare
table-admit-sub = nel Porto
table-pass = Passa
table-choose = Scegli una carta
table-hire = Ingaggia { $card-the }
table-costs = costa { $price }, hai { $coins }
table-costs-fee = costa { $price } + { $fee }, hai { $coins }
table-bonus = mercante +{ $bonus }
table-fee = suppl. −{ $fee }
table-gain = guadagni { $coins }
table-sum = { $price } + suppl. { $fee } = { $total }
table-price = costa { $price }
table-leaves = ti resta { $coins }
table-fee-to = supplemento: 1 moneta a carta a { $name }
table-quiet = Il Porto è vuoto. Chi arriverà?
table-empty = Il Porto è vuoto.
table-nobody = Nessuno lavora ancora per te.
table-reach = A portata
table-reach-swords = Respinge navi fino a { $swords }
table-reach-person = Ancora { $person }: +{ $points }
table-reach-claim = Reclama la spedizione: +{ $points }
table-reach-trader = { $ship }: +{ $coins }
table-reach-cheaper = Ingaggi a { $coins } in meno
table-reach-nothing = Fermati in tempo, commercia, ingaggia.
table-you-have = Hai { $met } di { $asked }
table-claim-now = Reclama ora (C)
table-claim-how = Chi mandi?
table-no-expeditions = Nessuna sul tavolo.
table-bust-title = Salta!
table-bust-second = Arriva una seconda nave: { $card-the }.
table-bust-cleared = Il Porto si svuota e il turno finisce.
table-bust-risk = Il rischio era il { $percent } %, e stavolta è toccato.
table-go-on = Avanti
table-tap-away = Tocca per chiudere
table-keys = Tasti: D pesca, S fermati, R respingi, L fai entrare, 1–9 carte, Invio ingaggia, P passa, C spedizione, U annulla, O rischi, M suono, Spazio avanti.
table-coins =
    { $n ->
        [one] moneta
       *[other] monete
    }
table-swords =
    { $n ->
        [one] spada
       *[other] spade
    }
table-to-end =
    { $points ->
        [0] 12 raggiunti
       *[other] ancora { $points } per finire
    }
table-colours =
    { $colours ->
        [one] 1 colore in porto:
       *[other] { $colours } colori in porto:
    }
table-take-cards =
    { $takes ->
        [one] prendi 1 carta
       *[other] prendi { $takes } carte
    }
table-stop-sub =
    { $takes ->
        [one] prendi 1 carta
       *[other] prendi { $takes } carte
    }
table-takes-left =
    { $takes ->
        [0] niente altro da prendere
        [one] 1 carta da prendere
       *[other] { $takes } carte da prendere
    }
table-ask-take =
    { $takes ->
        [0] Hai preso tutto quello che puoi.
        [one] Prendi 1 carta, o passa.
       *[other] Prendi fino a { $takes } carte, o passa.
    }
table-ask-claim = Reclama una spedizione, o passa.
table-ask-take-fee =
    { $takes ->
        [one] Prendi 1 carta (suppl. 1), o passa.
       *[other] Fino a { $takes } carte (suppl. 1 l’una), o passa.
    }
table-rules-short =
    Pesca carte nel Porto finché osi. Una seconda nave dello stesso colore ti toglie tutto, a meno
    che le tue spade la respingano. Fermati in tempo e prendi una carta: una nave porta monete, un
    personaggio costa monete e dà punti vittoria. Con 4 colori nel Porto prendi 2 carte, con 5 ne
    prendi 3. Poi ogni altro giocatore può prenderne una e ti paga una moneta. Reclama le
    spedizioni con i personaggi richiesti. Quando qualcuno ha 12 punti il giro si completa; vince
    chi ha più punti.
table-fair-start = Ha iniziato chi indica il segreto.
table-fair-start-wrong = Non ha iniziato chi indica il segreto.
table-fair-cards =
    { $shuffles ->
        [one] 1 mescolata
       *[other] { $shuffles } mescolate
    } e { $cards ->
        [one] 1 carta scoperta
       *[other] { $cards } carte scoperte
    }: tutto come vuole il segreto.
table-fair-cards-wrong = La carta scoperta numero { $card } non è quella che il segreto indica.
table-kind-ship = Navi
table-kind-person = Personaggi
table-kind-expedition = Spedizioni
table-kind-tax = Tasse
table-rule = Regola { $number }
