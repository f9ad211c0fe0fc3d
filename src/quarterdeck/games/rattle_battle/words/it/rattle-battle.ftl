# The words of Rattle, Battle, Grab the Loot.
#
# Ships are called by their owner or colour and a number, so that sentences need no cases.

## The game

rattle-battle = Rattle, Battle, Grab the Loot
rattle-battle-about = Lancia le tue navi in mare, naviga, spara, combatti e porta a casa il bottino.

## Loot, parts, places, colours

rattle-battle-loot-rum = Rum
rattle-battle-loot-spices = Spezie
rattle-battle-loot-materials = Materiali
rattle-battle-loot-valuables = Preziosi
rattle-battle-loot-any = bottino qualsiasi
rattle-battle-joker-of = Jolly ({ $loot })
rattle-battle-part-sail = Vela
rattle-battle-part-cannon = Cannone
rattle-battle-part-hold = Stiva
rattle-battle-place-market = Mercato
rattle-battle-place-tavern = Taverna
rattle-battle-place-shipyard = Cantiere
rattle-battle-place-workshop = Officina
rattle-battle-place-pit = Covo
rattle-battle-place-guild = Gilda
rattle-battle-ship-yellow = gialla { $number }
rattle-battle-ship-green = verde { $number }
rattle-battle-ship-red = rossa { $number }
rattle-battle-ship-orange = arancione { $number }
rattle-battle-ship-blue = blu { $number }
rattle-battle-ship-purple = viola { $number }
rattle-battle-ship-player = { $name } { $number }
rattle-battle-ship-captain = { $name } (capitano)
rattle-battle-ship-of-seat = giocatore { $seat }
rattle-battle-face-cannon = cannone
rattle-battle-face-sail = vela
rattle-battle-face-grapeshot = mitraglia
rattle-battle-face-skull = teschio

## Phases

rattle-battle-phase-set-up = Preparazione
rattle-battle-phase-draw = Pesca della carta Avventura
rattle-battle-phase-drop = Lancio delle navi
rattle-battle-phase-np = Azioni delle navi indipendenti
rattle-battle-phase-actions = Azioni dei giocatori
rattle-battle-phase-battle = Battaglia
rattle-battle-phase-coins = Monete per le navi affondate
rattle-battle-phase-loot = Pesca del bottino
rattle-battle-phase-sailors = Attivazione dei marinai
rattle-battle-phase-repair = Riparazione delle navi
rattle-battle-phase-load = Carico del bottino
rattle-battle-phase-crazy = Avventura Folle
rattle-battle-phase-port = Visita al porto
rattle-battle-phase-over = Fine del gioco

## Reasons

rattle-battle-reason-sunk = nemici affondati
rattle-battle-reason-trade = scambio
rattle-battle-reason-sold = vendita
rattle-battle-reason-win = vittoria
rattle-battle-reason-card = partecipazione
rattle-battle-reason-boarding = abbordaggio
rattle-battle-reason-surrender = resa
rattle-battle-reason-bonus = premio della carta
rattle-battle-reason-all-loot = tutto il bottino, per le riparazioni
rattle-battle-reason-cargo = carico delle navi mandate
rattle-battle-reason-repair = riparazione
rattle-battle-reason-room = senza posto
rattle-battle-reason-discard = gettato via
rattle-battle-reason-begin = all'inizio
rattle-battle-reason-hired = ingaggio
rattle-battle-reason-explosion = esplosione
rattle-battle-reason-volley = bordata
rattle-battle-reason-battle = battaglia
rattle-battle-reason-shot = sparo
rattle-battle-reason-tile = tessera Oceano
rattle-battle-reason-duel = duello
rattle-battle-reason-sail = vela
rattle-battle-reason-toward = movimento
rattle-battle-reason-away = allontanamento
rattle-battle-reason-placed = navi disposte
rattle-battle-reason-drop = lancio delle navi
rattle-battle-reason-redrop = nuovo lancio
rattle-battle-reason-join = una nave in più

## Actions

rattle-battle-action-send =
    { $ships ->
        [one] Manda { $ships } nave
       *[other] Manda { $ships } navi
    }
rattle-battle-action-send-captain =
    { $ships ->
        [one] Manda { $ships } nave e il capitano
       *[other] Manda { $ships } navi e il capitano
    }
rattle-battle-action-part = Prendi: { $what }
rattle-battle-action-exhaust = Esaurisci: { $what }
rattle-battle-action-drop = Lancia le navi
rattle-battle-action-join = Lancia un'altra nave
rattle-battle-action-join-captain = Lancia anche la nave del capitano
rattle-battle-action-stay = Resta in porto
rattle-battle-action-move = Muovi { $ship }
rattle-battle-action-move-touch = Muovi { $ship } a contatto con { $target }
rattle-battle-action-shoot = Spara: { $ship } → { $target }
rattle-battle-action-use = Usa: { $what }
rattle-battle-action-store = Metti su: { $what }
rattle-battle-action-pass = Passa
rattle-battle-action-done = Fatto
rattle-battle-action-leave = Lascia il porto
rattle-battle-action-close = Chiudi: { $what }
rattle-battle-action-choose = Scegli
rattle-battle-action-choose-die = Scegli { $what }
rattle-battle-action-draw = Pesca
rattle-battle-action-take = Prendi: { $what }
rattle-battle-action-trade = Scambia: { $what }
rattle-battle-action-give = Dai: { $what }
rattle-battle-action-pay = Paga con il bottino
rattle-battle-action-market = Scambia: { $what }
rattle-battle-action-hire = Ingaggia un marinaio
rattle-battle-action-keep = Tieni: { $what }
rattle-battle-action-buy = Compra: { $what }
rattle-battle-action-buy-card = Compra la prima carta
rattle-battle-action-build = Costruisci una miglioria
rattle-battle-action-build-with = Costruisci una miglioria: { $what }
rattle-battle-action-sell = Vendi: { $what }
rattle-battle-action-revenge = Compra una carta Vendetta: { $what }
rattle-battle-action-discard = Getta: { $what }
rattle-battle-action-roll = Tira
rattle-battle-action-stop = Fermati
rattle-battle-action-guess = Indovino { $what }
rattle-battle-action-throw = Lancia { $ship }

## Events

rattle-battle-event-coins-gained =
    { $coins ->
        [one] { $name } riceve { $coins } moneta ({ $reason }).
       *[other] { $name } riceve { $coins } monete ({ $reason }).
    }
rattle-battle-event-coins-paid =
    { $coins ->
        [one] { $name } paga { $coins } moneta ({ $reason }).
       *[other] { $name } paga { $coins } monete ({ $reason }).
    }
rattle-battle-event-sent =
    { $ships ->
        [one] { $name } manda { $ships } nave.
       *[other] { $name } manda { $ships } navi.
    }
rattle-battle-event-revenge-gained =
    { $n ->
        [one] { $name } riceve { $n } carta Vendetta.
       *[other] { $name } riceve { $n } carte Vendetta.
    }
rattle-battle-event-points-bought =
    { $points ->
        [one] { $name } compra { $points } Punto Vittoria.
       *[other] { $name } compra { $points } Punti Vittoria.
    }
rattle-battle-event-game-began = Il primo Barone è { $name }.
rattle-battle-event-phase-began = { $phase }
rattle-battle-event-adventure-drawn = Missione { $quest }: { $card } – { $card-text }
rattle-battle-event-wanted-changed = Ora il Ricercato è { $name }.
rattle-battle-event-baron-passed = Ora il Barone è { $name }. Tutto è di nuovo pronto.
rattle-battle-event-points-counted = Punti di { $name }: Gilda { $cards }, monete { $coins }, marinai { $sailors }, altro { $others }.
rattle-battle-event-sent-nobody = { $name } resta in porto.
rattle-battle-event-dropped = I dadi sono fermi ({ $reason }).
rattle-battle-event-dropped-banged = { $bangs } I dadi sono fermi ({ $reason }).
rattle-battle-bang =
    { $dice ->
        [one] Un dado non è in piano ({ $ships }): un colpo sul tavolo!
       *[other] Dei dadi non sono in piano ({ $ships }): un colpo sul tavolo!
    }
rattle-battle-event-allied = Dalla nostra parte: { $ships }.
rattle-battle-event-fled = { $ship } fugge.
rattle-battle-event-exploded = { $ship } esplode e affonda { $ships }.
rattle-battle-event-exploded-nobody = { $ship } esplode e non affonda nessuno.
rattle-battle-event-ship-moved = { $ship } avanza di { $way } mm ({ $reason }).
rattle-battle-event-ship-moved-target = { $ship } avanza di { $way } mm ({ $reason }: { $target }).
rattle-battle-event-volleyed = { $ship } spara una bordata e affonda { $ships } ({ $gap } mm).
rattle-battle-event-shot = { $ship } spara a { $target }, a { $gap } mm.
rattle-battle-event-shot-second = { $ship } spara a { $target } ({ $gap } mm) e a { $second } ({ $further } mm).
rattle-battle-event-fought = Battaglia: { $bouts }
rattle-battle-bout = { $ship } (forza { $strength }) contro { $target } (forza { $theirs }), { $gap } mm
rattle-battle-event-sunk = { $ship } affonda.
rattle-battle-event-rewarded-boarded = { $name } abborda { $ship }.
rattle-battle-event-card-used = { $name } usa { $card }.
rattle-battle-event-card-used-ships = { $name } usa { $card }: { $ships }.
rattle-battle-event-face-turned = { $ship } ora mostra { $face }.
rattle-battle-event-passed = { $name } passa.
rattle-battle-event-loot-gained = { $name } riceve { $loot } ({ $reason }).
rattle-battle-event-draw-lost = Il sacchetto è vuoto: { $name } non pesca nulla.
rattle-battle-event-loot-given = { $name } dà { $loot } ({ $reason }).
rattle-battle-event-loot-stored = { $name } mette { $loot } su { $card }.
rattle-battle-event-joker-made = { $name } gira { $loot }: è un jolly.
rattle-battle-event-bag-refilled = Il sacchetto era vuoto: quanto dato vi ritorna.
rattle-battle-event-repaired = { $name } ripara { $ships }.
rattle-battle-event-repaired-short = { $name } non può pagare tutto: il bottino è perso, riparate: { $ships }.
rattle-battle-event-part-gained = { $name } aggiunge { $part }.
rattle-battle-event-hamster-made = Tre Stive: { $name } ha un criceto.
rattle-battle-event-upgrade-gained = { $name } aggiunge { $card }.
rattle-battle-event-sailor-gained = { $card } entra nell'equipaggio di { $name }.
rattle-battle-event-revenge-used = { $name } si vendica.
rattle-battle-event-place-opened = { $place }
rattle-battle-event-place-opened-only = { $place }: può entrare solo { $name }.
rattle-battle-event-went-ashore = { $name } scende a terra.
rattle-battle-event-cards-looked-at = { $name } guarda delle carte ({ $place }).
rattle-battle-event-place-closed = { $name } chiude: { $place }.
rattle-battle-event-chose = { $name } ha deciso.
rattle-battle-event-revealed = { $choices }
rattle-battle-choice = { $name }: { $choice }
rattle-battle-event-choice-void = { $name } arriva tardi: { $choice }.
rattle-battle-event-rolled = { $name } tira { $values }.
rattle-battle-event-dice-lost = { $name } perde { $ships }.
rattle-battle-event-scored = { $name } è a { $score }.
rattle-battle-event-dropped-out = { $name } è fuori.
rattle-battle-ended-quests = L'ultimo porto è stato visitato.

## Refusals

rattle-battle-refusal-not-your-turn = ora tocca ad altri
rattle-battle-refusal-foreign = non è un'azione di questo gioco
rattle-battle-refusal-unclear = non è chiaro
rattle-battle-refusal-not-offered = ora non è possibile
rattle-battle-refusal-nothing-to-give = non ce l'hai
rattle-battle-refusal-due = da cedere: { $due }, non { $given }
rattle-battle-refusal-no-part-left = non restano parti così
rattle-battle-refusal-must-send = ora si mandano le navi
rattle-battle-refusal-no-captain = in questa partita non c'è la nave del capitano
rattle-battle-refusal-too-few-ships = ne hai { $have }, non { $ships }
rattle-battle-refusal-players-act = ora le navi muovono e sparano
rattle-battle-refusal-has-acted = un'azione per turno
rattle-battle-refusal-must-act = fai un'azione o passa
rattle-battle-refusal-no-such-action = non in questa avventura
rattle-battle-refusal-no-sail = nessuna vela è pronta
rattle-battle-refusal-not-in-box = { $ship } non è nella scatola
rattle-battle-refusal-not-your-ship = { $ship } non è una tua nave
rattle-battle-refusal-held = una nave su una tessera qui non si muove
rattle-battle-refusal-tile-in-the-way = c'è una tessera in mezzo
rattle-battle-refusal-move-too-far = { $distance } mm, il movimento arriva a { $reach }
rattle-battle-refusal-shot-too-far = { $distance } mm, lo sparo arriva a { $reach }
rattle-battle-refusal-cannot-touch = { $distance } mm: nessun posto libero entro { $reach }
rattle-battle-refusal-out-of-reach = { $distance } mm, arriva a { $reach }
rattle-battle-refusal-touches-already = { $ship } tocca già { $target }: 0 mm al prezzo di una vela, e nessun Rostro è pronto
rattle-battle-refusal-not-touching = { $ship } non toccava { $target } alla fine del movimento
rattle-battle-refusal-outside = la nave non starebbe nella scatola
rattle-battle-refusal-occupied = c'è un'altra nave
rattle-battle-refusal-way-blocked = la via verso { $ship } è bloccata
rattle-battle-refusal-not-ready = { $card }: non è pronto
rattle-battle-refusal-not-weaker = { $ship } non è una nave indipendente più debole
rattle-battle-refusal-not-crossed = la via non passa per { $ship }
rattle-battle-refusal-on-tile = una nave su una tessera qui non spara
rattle-battle-refusal-owns-too-few-cannons = servono { $needed } cannoni, pronti o no, ne hai { $owned }
rattle-battle-refusal-too-few-cannons = servono { $needed } cannoni, pronti { $ready }
rattle-battle-refusal-not-an-enemy = { $ship } qui non è un nemico
rattle-battle-refusal-immune = nessuno sparo colpisce { $ship }
rattle-battle-refusal-no-revenge = ai giocatori spara solo la nave del capitano, o la Vendetta: ne servono { $needed }, ne hai { $have }
rattle-battle-refusal-same-target = la seconda nave dev'essere un'altra
rattle-battle-refusal-no-ship = non hai navi nella scatola
rattle-battle-refusal-not-moved = { $ship } non si è mossa in questo turno
rattle-battle-refusal-no-such-face = { $ship } non si può girare così
rattle-battle-refusal-nothing-to-ready = niente del genere è esaurito
rattle-battle-refusal-crew-works = ora agiscono i marinai
rattle-battle-refusal-not-now = { $card } qui non serve
rattle-battle-refusal-used-up = { $card }: già usato
rattle-battle-refusal-not-yours = non ce l'hai
rattle-battle-refusal-full = { $card } ne ha già { $most }
rattle-battle-refusal-cannot-pay = serve: { $cost }, hai: { $have }
rattle-battle-refusal-no-effect = { $card } non farebbe nulla
rattle-battle-refusal-market-rate = qui un segnalino ne costa due
rattle-battle-refusal-no-jokers = a questo tavolo non ci sono jolly
rattle-battle-refusal-not-in-bag = non è nel sacchetto: { $loot }
rattle-battle-refusal-closed = qui non restano carte
rattle-battle-refusal-once-a-visit = solo { $limit } per visita
rattle-battle-refusal-workshop-price = servono sia Spezie sia Materiali
rattle-battle-refusal-pit-rate = un Prezioso, o altri due segnalini
rattle-battle-refusal-no-revenge-here = in questo scenario non c'è Vendetta
rattle-battle-refusal-too-expensive = costa { $price }, hai { $coins }
rattle-battle-refusal-wrong-place = questo è un altro luogo: { $place }
rattle-battle-refusal-place-closed = questa volta chiuso per te: { $place }
rattle-battle-refusal-place-left = luogo già lasciato: { $place }
rattle-battle-refusal-choose-a-die = scegli uno dei tuoi dadi
rattle-battle-refusal-guess-a-sum = una somma da { $least } a { $most }
rattle-battle-refusal-throw-now = ora si lancia un dado
rattle-battle-refusal-no-such-throw = da sopra la scatola, forza da 0 a 1

## What symbols mean

rattle-battle-order-flee = Fuga
rattle-battle-order-explosion = Esplosione { $size }
rattle-battle-order-explosion-face = Esplosione pari al suo numero
# Where there is little room.
rattle-battle-order-toward = Movimento
rattle-battle-order-toward-closest = Movimento verso la più vicina
rattle-battle-order-toward-wanted = Movimento verso il Ricercato
rattle-battle-order-away = Allontanamento
rattle-battle-order-volley = Bordata
rattle-battle-order-surrender = Resa
rattle-battle-order-redrop = Nuovo lancio
rattle-battle-order-ally = Alleato

## Kinds of adventures

rattle-battle-tier-light = Leggera
rattle-battle-tier-heavy = Pesante
rattle-battle-tier-final = Finale
rattle-battle-tier-crazy = Folle
rattle-battle-tier-starter = Iniziale

## What is asked

rattle-battle-ask-part = Prendi una parte per il tuo galeone ({ $reason }).
rattle-battle-ask-exhaust = Quale miglioria esaurisci?
rattle-battle-ask-send = Quante navi mandi?
rattle-battle-ask-let-drop = Sei il Barone: lancia le navi!
rattle-battle-ask-fifth = Lanci ancora una nave?
rattle-battle-ask-turn = Muovi (vele pronte: { $sails }), spara (cannoni: { $cannons }) o passa.
rattle-battle-ask-turn-again = Hai agito. Usa le migliorie o termina il turno.
rattle-battle-ask-close = Quale luogo del porto chiudi?
rattle-battle-ask-choose-loot = Scegli tutto il bottino o lo peschi?
rattle-battle-ask-take =
    { $due ->
        [one] Prendi 1 bottino dal sacchetto.
       *[other] Prendi { $due } bottini dal sacchetto, uno alla volta.
    }
rattle-battle-ask-trade = L'avventura propone uno scambio.
rattle-battle-ask-crew = Usa i tuoi marinai, ciascuno una volta.
rattle-battle-ask-cat = Rinunci al Gatto di bordo o paghi le riparazioni?
rattle-battle-ask-give =
    { $due ->
        [one] Cedi 1 bottino
       *[other] Cedi { $due } bottini, uno alla volta
    } ({ $reason }).
rattle-battle-ask-at = { $place }: che cosa fai?
rattle-battle-ask-ashore = Nel porto: che cosa fai?
rattle-battle-ask-keep = Quale carta tieni?
rattle-battle-ask-plank = Un altro dado o ti fermi? Oltre 13 vale 0.
rattle-battle-ask-drinking = Quali dadi tieni?
rattle-battle-ask-skirmish-pick = Scegli un dado in segreto.
rattle-battle-ask-dig-pick = Scegli un dado in segreto.
rattle-battle-ask-guess = Indovina in segreto la somma di tutti i dadi.
rattle-battle-ask-throw = Tira un dado: da dove, in che direzione, quanto forte?

## Why, and what comes of it

rattle-battle-hint-part = Le vele muovono le navi, i cannoni sparano, le stive portano bottino.
rattle-battle-hint-send = Chi manda pesca bottino; le affondate costano; in mare non si porta nulla.
# $ships: from how many ships on loot is lost.
rattle-battle-hint-cargo =
    { $ships ->
        [one] Una nave in mare non porta nulla: già con 1 nave cedi bottino (−1▣).
       *[other] Una nave in mare non porta nulla: da { $ships } navi in su cedi bottino (−1▣).
    }
rattle-battle-hint-let-drop = Dove i dadi si fermano, là restano; ciò che mostrano, quello sono.
rattle-battle-hint-turn = Le frecce guardano le navi, Invio agisce. Poi combattono le coppie più vicine.
rattle-battle-hint-give = Ogni nave affondata costa 1 bottino; navi e stive ne portano 1 ciascuna.
rattle-battle-hint-at = Fai ciò che puoi pagare, poi prosegui con Fatto.
rattle-battle-hint-ashore = Fai ciò che puoi pagare. Chi va oltre non torna indietro; alla fine lascia il porto.
rattle-battle-hint-crew = Un marinaio si usa se puoi pagarlo e se ha qualcosa da fare.
rattle-battle-hint-keep = Le altre tornano sotto il mazzo e nessun altro le vede.
rattle-battle-hint-throw = La scatola è larga 285 mm, il suo centro è 0 0.
rattle-battle-hint-close = Alla prossima visita potrai usarlo solo tu.

## What places are for

rattle-battle-place-about-market = 2 bottini → 1 a scelta
rattle-battle-place-about-tavern = 2 Rum → guarda 3 marinai, tienine 1
rattle-battle-place-about-shipyard = 1 Materiali → 1 parte
rattle-battle-place-about-workshop = Spezie e Materiali → guarda 3 migliorie, tienine 1
rattle-battle-place-about-pit = 1 Preziosi o altri 2 bottini → 1 moneta
rattle-battle-place-about-guild = monete: { $price } → punti: { $points }
rattle-battle-place-about-only = può entrare solo { $name }

## Table options

rattle-battle-option-scenario-norrington = Scenario: Ammiraglio Norrington
rattle-battle-option-scenario-pirate-wars = Scenario: Guerre dei Pirati
rattle-battle-option-scenario-introductory = Scenario: introduttivo
rattle-battle-option-length-full = Durata: completa, cinque Missioni
rattle-battle-option-length-short = Durata: breve, tre Missioni
rattle-battle-option-extra-starters-on = Avventure iniziali: nove
rattle-battle-option-extra-starters-off = Avventure iniziali: sette
rattle-battle-option-crew-pack-on = Pacchetto Equipaggio 1: sì
rattle-battle-option-crew-pack-off = Pacchetto Equipaggio 1: no
rattle-battle-option-loot-pack-on = Pacchetto Bottino 1: sì
rattle-battle-option-loot-pack-off = Pacchetto Bottino 1: no
rattle-battle-option-expert-market-on = Mercato: esperto, con jolly
rattle-battle-option-expert-market-off = Mercato: senza jolly
rattle-battle-option-port-by-place = Porto: un luogo alla volta
rattle-battle-option-port-by-visit = Porto: un giocatore alla volta
rattle-battle-option-port-simultaneous = Porto: tutti insieme
rattle-battle-option-fifth-player-on = Il quinto: può aggiungere una nave
rattle-battle-option-fifth-player-off = Il quinto: non aggiunge navi
rattle-battle-option-free-for-all-on = Giocatori: si combattono
rattle-battle-option-free-for-all-off = Giocatori: non si combattono
rattle-battle-option-drops-real = Dadi: cadono davvero
rattle-battle-option-drops-pool = Dadi: lanci dalla raccolta

## What changed with version 2 of the rules

rattle-battle-changed-phase-4 = La fase 4 comincia anche se non resta nessuna nave o nessuno ne ha mandate: si usa il bottino sui marinai e il quinto giocatore può aggiungere una nave.
rattle-battle-changed-pit = Il Covo paga una moneta per ogni Prezioso, e le coppie sono di altro bottino. Una carta Vendetta costa un Prezioso o altri due segnalini.
rattle-battle-changed-boarding = Abbordi un nemico se una qualsiasi tua nave lo tocca quando lo affondi: in battaglia, con uno sparo o con una carta.
rattle-battle-changed-plunder-time = Tempo di saccheggio: le navi del Ricercato alla stessa distanza dalla rossa la combattono insieme.
rattle-battle-changed-touch = Una nave può muovere verso una che già tocca solo con un Rostro pronto.
rattle-battle-changed-cannonade = Cannonata: spara ogni nave, anche di nuovo, se i cannoni sono sul galeone, pronti o no.
rattle-battle-changed-redrops = Una nave si lascia cadere di nuovo ogni volta che mostra il segno, non solo due volte.
rattle-battle-changed-all-loot = Chi non può pagare tutte le riparazioni perde anche il bottino speciale.
