# What the table of Rattle, Battle, Grab the Loot says in the terminal.

## Ships and orders

terminal-own-ship = nave { $number }
terminal-own-captain = nave del capitano
terminal-ship = { $ship } mostra { $face }, forza { $strength }, si trova a { $x } { $y }.
terminal-away = Distanza { $distance } mm: { $ship }.
terminal-in-shot = Lo sparo arriva a { $reach } mm: { $ships }.
terminal-in-move = Il movimento arriva a { $reach } mm: { $ships }.
terminal-cannons =
    { $cannons ->
        [0] nessun cannone
        [one] 1 cannone
       *[other] { $cannons } cannoni
    }
terminal-mm = { $distance } mm
terminal-numbers = qualsiasi numero
order-flee = Fuga
order-explosion = Esplosione { $size }
order-explosion-face = Esplosione pari al suo numero
# Where there is little room.
order-toward = Movimento
order-toward-closest = Movimento verso la più vicina
order-toward-wanted = Movimento verso il Ricercato
order-away = Allontanamento
order-volley = Bordata
order-surrender = Resa
order-redrop = Nuovo lancio
order-ally = Alleato
tier-light = Leggera
tier-heavy = Pesante
tier-final = Finale
tier-crazy = Folle
tier-starter = Iniziale

## Players and the port

terminal-quest = Missione { $quest }
terminal-your-loot = Il tuo bottino: { $loot }
terminal-bag = Sacchetto del bottino
terminal-galleon = Punti: { $points }, monete: { $coins }. Navi: { $ships }. Vele pronte: { $sails }. Cannoni pronti: { $cannons }. Stive: { $holds }, criceti: { $hamsters }. Bottino: { $loot }, posti: { $room }. Carte Vendetta: { $revenge }.
terminal-place-market = 2 bottini → 1 a scelta
terminal-place-tavern = 2 Rum → guarda 3 marinai, tienine 1
terminal-place-shipyard = 1 Materiali → 1 parte
terminal-place-workshop = Spezie e Materiali → guarda 3 migliorie, tienine 1
terminal-place-pit = 1 Preziosi o altri 2 bottini → 1 moneta
terminal-place-guild = monete: { $price } → punti: { $points }
terminal-place-only = può entrare solo { $name }
# $places: each with the player it is open to.
terminal-closed = Chiusi, tranne per chi è fra parentesi: { $places }.

## What is asked

terminal-sea-ask-part = Prendi una parte per il tuo galeone ({ $reason }).
terminal-sea-ask-exhaust = Quale miglioria esaurisci?
terminal-sea-ask-send = Quante navi mandi?
terminal-sea-ask-let-drop = Sei il Barone: lancia le navi!
terminal-sea-ask-fifth = Lanci ancora una nave?
terminal-sea-ask-turn = Muovi (vele pronte: { $sails }), spara (cannoni: { $cannons }) o passa.
terminal-sea-ask-turn-again = Hai agito. Usa le migliorie o termina il turno.
terminal-sea-ask-close = Quale luogo del porto chiudi?
terminal-sea-ask-choose-loot = Scegli tutto il bottino o lo peschi?
terminal-sea-ask-take =
    { $due ->
        [one] Prendi 1 bottino dal sacchetto.
       *[other] Prendi { $due } bottini dal sacchetto, uno alla volta.
    }
terminal-sea-ask-trade = L'avventura propone uno scambio.
terminal-sea-ask-crew = Usa i tuoi marinai, ciascuno una volta.
terminal-sea-ask-cat = Rinunci al Gatto di bordo o paghi le riparazioni?
terminal-sea-ask-give =
    { $due ->
        [one] Cedi 1 bottino
       *[other] Cedi { $due } bottini, uno alla volta
    } ({ $reason }).
terminal-sea-ask-at = { $place }: che cosa fai?
terminal-sea-ask-keep = Quale carta tieni?
terminal-sea-ask-plank = Un altro dado o ti fermi? Oltre 13 vale 0.
terminal-sea-ask-drinking = Quali dadi tieni?
terminal-sea-ask-skirmish-pick = Scegli un dado in segreto.
terminal-sea-ask-dig-pick = Scegli un dado in segreto.
terminal-sea-ask-guess = Indovina in segreto la somma di tutti i dadi.
terminal-sea-ask-throw = Tira un dado: da dove, in che direzione, quanto forte?

## Why, and what comes of it

terminal-hint-part = Le vele muovono le navi, i cannoni sparano, le stive portano bottino.
terminal-hint-send = Chi manda pesca bottino; le affondate costano; in mare non si porta nulla.
# $ships: from how many ships on loot is lost.
terminal-hint-cargo =
    { $ships ->
        [one] Una nave in mare non porta nulla: già con 1 nave cedi bottino (−1▣).
       *[other] Una nave in mare non porta nulla: da { $ships } navi in su cedi bottino (−1▣).
    }
terminal-hint-let-drop = Dove i dadi si fermano, là restano; ciò che mostrano, quello sono.
terminal-hint-turn = Le frecce guardano le navi, Invio agisce. Poi combattono le coppie più vicine.
terminal-hint-give = Ogni nave affondata costa 1 bottino; navi e stive ne portano 1 ciascuna.
terminal-hint-at = Fai ciò che puoi pagare, poi prosegui con Fatto.
terminal-hint-crew = Un marinaio si usa se puoi pagarlo e se ha qualcosa da fare.
terminal-hint-keep = Le altre tornano sotto il mazzo e nessun altro le vede.
terminal-hint-throw = La scatola è larga 285 mm, il suo centro è 0 0.
terminal-hint-close = Alla prossima visita potrai usarlo solo tu.

## Buttons for several actions

terminal-group-move = Muovi a contatto …
terminal-group-shoot = Spara …
terminal-group-use = Usa una carta …
terminal-group-store = Deposita …
terminal-group-market = Scambia …
terminal-group-sell = Vendi …
terminal-group-revenge = Vendetta …
terminal-group-discard = Getta …
terminal-group-captain = Con il capitano …
terminal-group-guess = Indovina …
terminal-group-keep = Tieni …
terminal-group-trade = Scambia …
terminal-group-give = Cedi …
terminal-group-take = Prendi …
terminal-group-choose = Scegli …
terminal-group-close = Chiudi …
terminal-group-part = Prendi una parte …
terminal-group-exhaust = Esaurisci …
terminal-group-buy = Compra …
terminal-group-build = Costruisci …
terminal-group-join = Lancia …

## Typing

terminal-tool-type = Scrivi
terminal-type-move = nave e punto: 2 -30 45; oppure direzione e millimetri: 2 ne 40
# Eight directions one may type, from the right against the clock; no spaces within one.
terminal-compass = e ne n no o so s se
terminal-type-throw = dado, punto, gradi, forza: 2 0 -90 90 0.7
terminal-typing-help =
    t apre la riga, Esc la lascia. Il centro della scatola è 0 0, x cresce verso destra, y verso
    l'alto, fino a 142 mm. Muovi la tua nave 2 con 2 -30 45, o con la bussola: 2 ne 40 (n nord,
    e est, s sud, o ovest). I gradi si contano da destra, in senso antiorario. Vale anche la
    notazione: shoot 0.2 y1, move 0.2 touch y1.
# Where the physics cannot be had.
terminal-no-physics = MuJoCo non è installato: i lanci vengono da una raccolta di lanci veri e non si può mirare.

## Help

terminal-battle-rules =
    I tuoi dadi sono navi. Mandane alcune; tutti i dadi cadono nella scatola. Dove stanno, là sono
    le navi; ciò che mostrano è la loro forza. Affonda i nemici per le monete, torna con il bottino
    e in porto trasformalo in parti, marinai, migliorie e punti. Dopo cinque missioni vince chi ha
    più punti. I simboli sono navi dei giocatori, le lettere sono altre: y gialle, g verdi, r rosse,
    o arancioni, b blu, p viola.
terminal-phase-draw = Si scopre la carta. Dal Barone in poi ognuno dice quante navi manda.
terminal-phase-drop = Tutti i dadi cadono insieme. Nulla si gira a mano.
terminal-phase-np = I simboli fanno fuggire, esplodere, muovere e sparare le navi, sempre prima la coppia più vicina.
terminal-phase-actions = A turno: un movimento fino a 88 mm per una vela, o uno sparo fino a 63 mm per 1 cannone da una faccia cannone, altrimenti 2; oppure passi e sei fuori. Migliorie in ogni momento del tuo turno.
terminal-phase-battle = Combatte la coppia più vicina, poi la successiva. La più debole affonda; se pari, entrambe. Affondare ciò che tocchi è abbordaggio.
terminal-phase-coins = 1 moneta per ogni nemico affondato.
terminal-phase-loot = Chi ha mandato navi pesca il bottino della carta, 1 in più per ogni abbordaggio.
terminal-phase-sailors = Usa i tuoi marinai d'avventura, ciascuno una volta.
terminal-phase-repair = 1 bottino per ogni tua nave affondata. Chi non può pagare perde tutto il bottino, e si ripara tutto.
terminal-phase-load = Una nave porta 1 bottino, una stiva 1, un criceto 3. Il resto torna nel sacchetto.
terminal-phase-port = Mercato, Taverna, Cantiere, Officina, Covo, Gilda, in quest'ordine. Poi tutto è di nuovo pronto.
