# What the table of Rattle, Battle, Grab the Loot says in the terminal.

## Ships and orders

rattle-battle-terminal-own-ship = nave { $number }
rattle-battle-terminal-own-captain = nave del capitano
rattle-battle-terminal-ship = { $ship } mostra { $face }, forza { $strength }, si trova a { $x } { $y }.
rattle-battle-terminal-away = Distanza { $distance } mm: { $ship }.
rattle-battle-terminal-in-shot = Lo sparo arriva a { $reach } mm: { $ships }.
rattle-battle-terminal-in-move = Il movimento arriva a { $reach } mm: { $ships }.
rattle-battle-terminal-cannons =
    { $cannons ->
        [0] nessun cannone
        [one] 1 cannone
       *[other] { $cannons } cannoni
    }
rattle-battle-terminal-mm = { $distance } mm
rattle-battle-terminal-numbers = qualsiasi numero

## Players and the port

rattle-battle-terminal-quest = Missione { $quest }
rattle-battle-terminal-your-loot = Il tuo bottino: { $loot }
rattle-battle-terminal-bag = Sacchetto del bottino
rattle-battle-terminal-galleon = Punti: { $points }, monete: { $coins }. Navi: { $ships }. Vele pronte: { $sails }. Cannoni pronti: { $cannons }. Stive: { $holds }, criceti: { $hamsters }. Bottino: { $loot }, posti: { $room }. Carte Vendetta: { $revenge }.
# $places: each with the player it is open to.
rattle-battle-terminal-closed = Chiusi, tranne per chi è fra parentesi: { $places }.

## Buttons for several actions

rattle-battle-terminal-group-move = Muovi a contatto …
rattle-battle-terminal-group-shoot = Spara …
rattle-battle-terminal-group-use = Usa una carta …
rattle-battle-terminal-group-store = Deposita …
rattle-battle-terminal-group-market = Scambia …
rattle-battle-terminal-group-sell = Vendi …
rattle-battle-terminal-group-revenge = Vendetta …
rattle-battle-terminal-group-discard = Getta …
rattle-battle-terminal-group-captain = Con il capitano …
rattle-battle-terminal-group-guess = Indovina …
rattle-battle-terminal-group-keep = Tieni …
rattle-battle-terminal-group-trade = Scambia …
rattle-battle-terminal-group-give = Cedi …
rattle-battle-terminal-group-take = Prendi …
rattle-battle-terminal-group-choose = Scegli …
rattle-battle-terminal-group-close = Chiudi …
rattle-battle-terminal-group-part = Prendi una parte …
rattle-battle-terminal-group-exhaust = Esaurisci …
rattle-battle-terminal-group-buy = Compra …
rattle-battle-terminal-group-build = Costruisci …
rattle-battle-terminal-group-join = Lancia …
rattle-battle-terminal-group-more = Altro …

## Typing

rattle-battle-terminal-type-move = nave e punto: 2 -30 45; oppure direzione e millimetri: 2 ne 40
# Eight directions one may type, from the right against the clock; no spaces within one.
rattle-battle-terminal-compass = e ne n no o so s se
rattle-battle-terminal-type-throw = dado, punto, gradi, forza: 2 0 -90 90 0.7
rattle-battle-terminal-type-tokens = più gettoni insieme: rum rum spices
rattle-battle-terminal-typing-help =
    t apre la riga, Esc la lascia. Il centro della scatola è 0 0, x cresce verso destra, y verso
    l'alto, fino a 142 mm. Muovi la tua nave 2 con 2 -30 45, o con la bussola: 2 ne 40 (n nord,
    e est, s sud, o ovest). I gradi si contano da destra, in senso antiorario. Vale anche la
    notazione: shoot 0.2 y1, move 0.2 touch y1.
# Where the physics cannot be had.
rattle-battle-terminal-no-physics = MuJoCo non è installato: i lanci vengono da una raccolta di lanci veri e non si può mirare.

## Help

rattle-battle-terminal-battle-rules =
    I tuoi dadi sono navi. Mandane alcune; tutti i dadi cadono nella scatola. Dove stanno, là sono
    le navi; ciò che mostrano è la loro forza. Affonda i nemici per le monete, torna con il bottino
    e in porto trasformalo in parti, marinai, migliorie e punti. Dopo cinque missioni vince chi ha
    più punti. I simboli sono navi dei giocatori, le lettere sono altre: y gialle, g verdi, r rosse,
    o arancioni, b blu, p viola.
rattle-battle-terminal-phase-draw = Si scopre la carta. Dal Barone in poi ognuno dice quante navi manda.
rattle-battle-terminal-phase-drop = Tutti i dadi cadono insieme. Nulla si gira a mano.
rattle-battle-terminal-phase-np = I simboli fanno fuggire, esplodere, muovere e sparare le navi, sempre prima la coppia più vicina.
rattle-battle-terminal-phase-actions = A turno: un movimento fino a 88 mm per una vela, o uno sparo fino a 63 mm per 1 cannone da una faccia cannone, altrimenti 2; oppure passi e sei fuori. Migliorie in ogni momento del tuo turno.
rattle-battle-terminal-phase-battle = Combatte la coppia più vicina, poi la successiva. La più debole affonda; se pari, entrambe. Affondare ciò che tocchi è abbordaggio.
rattle-battle-terminal-phase-coins = 1 moneta per ogni nemico affondato.
rattle-battle-terminal-phase-loot = Chi ha mandato navi pesca il bottino della carta, 1 in più per ogni abbordaggio.
rattle-battle-terminal-phase-sailors = Usa i tuoi marinai d'avventura, ciascuno una volta.
rattle-battle-terminal-phase-repair = 1 bottino per ogni tua nave affondata. Chi non può pagare perde tutto il bottino, e si ripara tutto.
rattle-battle-terminal-phase-load = Una nave porta 1 bottino, una stiva 1, un criceto 3. Il resto torna nel sacchetto.
rattle-battle-terminal-phase-port = Mercato, Taverna, Cantiere, Officina, Covo, Gilda, in quest'ordine. Poi tutto è di nuovo pronto.
