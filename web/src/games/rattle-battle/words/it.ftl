# What the table of Rattle, Battle, Grab the Loot says in the browser.

## Home and rules

rattle-battle-page-tagline = Lancia la flotta e leggi il mare.
rattle-battle-page-length = 2–5 giocatori, circa 25 minuti
rattle-battle-page-credits = Rattle, Battle, Grab the Loot è un gioco di Ignacy Trzewiczek. Dadi veri in una scatola vera sono una gioia: compra il gioco.
rattle-battle-page-first = Primo viaggio
rattle-battle-page-first-note = 10 minuti
rattle-battle-page-play = Gioca
rattle-battle-page-play-note = 25 minuti
rattle-battle-page-shorter = breve, 12
rattle-battle-page-shorter-note = 12 minuti
rattle-battle-page-feel-1 = Lancia i dadi: ecco la flotta.
rattle-battle-page-feel-2 = Avvicinati, o fuggi lontano.
rattle-battle-page-feel-3 = Tocca e batti: abbordaggio!
rattle-battle-short =
    I tuoi dadi sono navi. Decidi quante mandarne; cadono tutte nella scatola con quelle dei mercanti e
    della marina. Dove stanno è dove si trovano, ciò che mostrano è la loro forza. I simboli fanno
    fuggire, esplodere, inseguire o sparare le altre. Poi muovi le navi con le vele e spari con i
    cannoni. Infine combatte la coppia più vicina, poi la seguente, finché una parte sparisce. I nemici
    affondati danno monete, partecipare dà bottino, e l’abbordaggio di più. In porto il bottino compra
    parti, marinai e migliorie, e il resto diventa monete e punti. Dopo l’ultimo porto vince chi ha
    più punti.

## Players

rattle-battle-table-baron = Barone
rattle-battle-table-wanted = Ricercato
rattle-battle-table-vp = PV
rattle-battle-table-points-now = Punti vittoria se la partita finisse ora
rattle-battle-table-sails = Vele pronte
rattle-battle-table-cannons = Cannoni pronti
rattle-battle-table-loot = Bottino e spazio
rattle-battle-table-coins = Monete
rattle-battle-table-decides = Decide …
rattle-battle-table-decided = ha deciso
rattle-battle-crazy-out = fuori
rattle-battle-crazy-mm = { $mm } mm
rattle-battle-table-at-sea = Navi in mare: { $ships }
rattle-battle-table-at-sea-lost = In mare: { $ships }, affondate: { $lost }
rattle-battle-table-passed = Ha passato, navi in mare: { $ships }

## The adventure

rattle-battle-table-quest = Impresa { $quest } di { $quests }
rattle-battle-table-of = { $n } di { $all }
rattle-battle-table-loot-each = Bottino per chi invia una nave
rattle-battle-table-squadron = { $role } × { $count }, { $colour }
rattle-battle-table-strength = forza { $strength }
rattle-battle-role-ally = Alleato
rattle-battle-role-barge = Chiatta
rattle-battle-role-brig = Brigantino
rattle-battle-role-cloth-merchant = Mercante di stoffe
rattle-battle-role-corsair = Corsaro
rattle-battle-role-cursed-crew = Ciurma maledetta
rattle-battle-role-cutter = Cutter
rattle-battle-role-derelict = Relitto
rattle-battle-role-escort = Scorta
rattle-battle-role-fire-ship = Brulotto
rattle-battle-role-fisher = Peschereccio
rattle-battle-role-fort = Forte
rattle-battle-role-friends = Amico
rattle-battle-role-frigate = Fregata
rattle-battle-role-ghost-ship = Nave fantasma
rattle-battle-role-guard = Guardia
rattle-battle-role-gunboat = Cannoniera
rattle-battle-role-hunter = Cacciatore
rattle-battle-role-kings-captain = Capitano del re
rattle-battle-role-kings-guard = Guardia del re
rattle-battle-role-longboat = Scialuppa
rattle-battle-role-lost-merchant = Mercante disperso
rattle-battle-role-maelstrom = Vortice
rattle-battle-role-mercenary = Mercenario
rattle-battle-role-merchant = Mercante
rattle-battle-role-moored-merchant = Mercante ormeggiato
rattle-battle-role-navy = Marina
rattle-battle-role-norringtons-flagships = Ammiraglia di Norrington
rattle-battle-role-patrol = Pattuglia
rattle-battle-role-pay-ship = Nave delle paghe
rattle-battle-role-paymaster = Pagatore
rattle-battle-role-pirate-king = Re dei pirati
rattle-battle-role-pirate-king-ally = Alleato del re dei pirati
rattle-battle-role-powder-barge = Chiatta di polvere
rattle-battle-role-powder-boat = Barca di polvere
rattle-battle-role-privateer = Corsaro del re
rattle-battle-role-privateer-captain = Capitano corsaro
rattle-battle-role-royal-navy = Marina reale
rattle-battle-role-salvager = Recuperatore
rattle-battle-role-scavenger = Sciacallo
rattle-battle-role-scavenger-captain = Capitano degli sciacalli
rattle-battle-role-ship-of-the-line = Vascello di linea
rattle-battle-role-sloop = Sloop
rattle-battle-role-smuggler = Contrabbandiere
rattle-battle-role-storm = Tempesta
rattle-battle-role-straggler = Ritardatario
rattle-battle-role-the-wretch = La Miserabile
rattle-battle-role-trader = Commerciante
rattle-battle-role-treasure-ship = Nave del tesoro
rattle-battle-role-whirlpool = Mulinello
rattle-battle-role-wrecker = Saccheggiatore di relitti
rattle-battle-colour-yellow = giallo
rattle-battle-colour-green = verde
rattle-battle-colour-red = rosso
rattle-battle-colour-orange = arancione
rattle-battle-colour-blue = blu
rattle-battle-colour-purple = viola

## The sea

rattle-battle-table-look = Vista del mare
rattle-battle-table-look-deep = 3D
rattle-battle-table-whole-sea = Tutto il mare
rattle-battle-table-closer = Più vicino
rattle-battle-table-look-top = Dall'alto
rattle-battle-table-look-flat = Il 3D richiede WebGL: questo browser non ce l’ha o è troppo lento

## Ships

rattle-battle-table-all-ships = Tutte le navi
rattle-battle-table-your-ships = Le tue navi: { $ships }
rattle-battle-table-enemies = Nemici: { $ships }
rattle-battle-table-other-ships = Altre navi: { $ships }
rattle-battle-table-ship = { $ship }, forza { $strength }
rattle-battle-table-own = tua { $face }
rattle-battle-table-own-captain = tuo capitano { $face }
rattle-battle-table-their = { $name } { $face }
rattle-battle-table-their-captain = { $name }, capitano { $face }
rattle-battle-table-foe-yellow = gialla { $face }
rattle-battle-table-foe-green = verde { $face }
rattle-battle-table-foe-red = rossa { $face }
rattle-battle-table-foe-orange = arancione { $face }
rattle-battle-table-foe-blue = blu { $face }
rattle-battle-table-foe-purple = viola { $face }
rattle-battle-table-has-fired = ha sparato
rattle-battle-table-lies = { $across } a destra, { $down } in basso.
rattle-battle-table-nearest = { $mm } mm a { $bearing }: { $ship }.
rattle-battle-table-touches = Tocca { $ship }
rattle-battle-table-boards = Tocca { $ship }: { $strength } batte { $theirs }, abbordaggio
rattle-battle-table-both-sink = Tocca { $ship }: { $strength } contro { $theirs }, affondano entrambe
rattle-battle-table-loses = Tocca { $ship }: { $strength } perde contro { $theirs }
rattle-battle-bearing-e = est
rattle-battle-bearing-ne = nord-est
rattle-battle-bearing-n = nord
rattle-battle-bearing-nw = nord-ovest
rattle-battle-bearing-w = ovest
rattle-battle-bearing-sw = sud-ovest
rattle-battle-bearing-s = sud
rattle-battle-bearing-se = sud-est

## Your turn

rattle-battle-table-turn = Trascina una nave, spara o passa.
rattle-battle-table-turn-again = Hai agito. Usa le migliorie o termina il turno.
rattle-battle-table-not-now = ora non si può
rattle-battle-table-move = Movimento
rattle-battle-table-move-sub = vele: { $ready } di { $sails } · { $reach } mm
rattle-battle-table-shot = Sparo
rattle-battle-table-shot-sub = cannoni: { $ready } di { $cannons } · { $reach } mm
rattle-battle-table-upgrades = Migliorie
rattle-battle-table-upgrades-sub = usi possibili: { $uses }
rattle-battle-table-pass = Passa
rattle-battle-table-pass-sub = fuori fino alla battaglia
rattle-battle-table-done = Fine turno
rattle-battle-table-done-sub = tocca al prossimo
rattle-battle-table-way = { $way } di { $limit } mm
rattle-battle-table-in-range = { $length } di { $limit } mm · cannoni: { $cannons }
rattle-battle-table-too-far = { $length } mm, { $over } di troppo
rattle-battle-table-move-here = Muovi qui
rattle-battle-table-put-back = Rimetti
rattle-battle-table-fire = Fuoco

rattle-battle-table-where-to = Dove va { $ship }?
rattle-battle-table-end-touch-wins = Tocca { $ship }: { $strength } batte { $theirs }
rattle-battle-table-end-touch-ties = Tocca { $ship }: { $strength } contro { $theirs }, parità
rattle-battle-table-end-touch-loses = Tocca { $ship }: { $strength } perde contro { $theirs }
rattle-battle-table-end-range = A tiro di { $ship }
rattle-battle-table-end-away = Lontano da { $ship }
rattle-battle-table-end-drill = Trivella { $ship }
rattle-battle-table-prospect = Battaglia: affondi { $sinks }, abbordi { $boards }, perdi { $loses }

## Sending, dropping, throwing

rattle-battle-table-with-captain = Con il capitano
rattle-battle-table-without-captain = Senza il capitano
rattle-battle-table-send-loses = cede bottino: { $loot }
rattle-battle-table-drop-sub = tieni premuto per agitare, lascia per far cadere
rattle-battle-table-throw-from-x = Da sinistra o destra
rattle-battle-table-throw-from-y = Dal basso o dall'alto
rattle-battle-table-throw-direction = Direzione
rattle-battle-table-throw-force = Forza
rattle-battle-table-throw-sub = da dove, verso dove, quanto forte

## Il galeone

rattle-battle-galleon-of = Il galeone di { $name }
rattle-battle-galleon-list = Da prua a poppa
rattle-battle-galleon-crew = Equipaggio
rattle-battle-galleon-ships = Navi
rattle-battle-galleon-sail =
    { $count ->
        [one] Vela
       *[other] Vele: { $count }
    }
rattle-battle-galleon-sail-text = Ognuna muove una nave fino a 88 mm. Spiegate: { $ready }, ammainate: { $spent }.
rattle-battle-galleon-cannon =
    { $count ->
        [one] Cannone
       *[other] Cannoni: { $count }
    }
rattle-battle-galleon-cannon-text = Gli spari arrivano a 63 mm. Le navi che mostrano il cannone hanno forza { $strength }.
rattle-battle-galleon-hamster =
    { $count ->
        [one] Stiva col criceto
       *[other] Stive col criceto: { $count }
    }
rattle-battle-galleon-hold =
    { $count ->
        [one] Stiva
       *[other] Stive: { $count }
    }
rattle-battle-galleon-carries = A bordo: { $loot }
rattle-battle-galleon-empty = Vuota
rattle-battle-galleon-count = { $n } di { $all }
rattle-battle-galleon-ready = pronto
rattle-battle-galleon-spent = esaurito
rattle-battle-galleon-always = sempre
rattle-battle-galleon-ships-text = Ognuna a casa porta 1 bottino. A casa: { $home }, in mare: { $sea }, affondate: { $sunk }.
rattle-battle-galleon-loot = Bottino: { $loot } di { $room }
rattle-battle-galleon-loot-home = Bottino: { $loot } di { $room }, e di { $all } con tutte le navi a casa
rattle-battle-galleon-adrift = Non c’è posto per: { $loot }
rattle-battle-galleon-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }

## The first voyage

rattle-battle-voyage-part = Il tuo galeone comincia piccolo. La vela muove le navi, il cannone spara, la stiva porta bottino. Prendi una parte.
rattle-battle-voyage-send = I dadi sono le tue navi. Quelle inviate combattono, le altre portano bottino. Inviane due o tre.
rattle-battle-voyage-drop = Tieni premuto per agitare, lascia per far cadere.
rattle-battle-voyage-rest = Dove cadono, lì sono; quello che mostrano è la forza. La coppia più vicina combatte per prima.
rattle-battle-voyage-fight = La più debole affonda, e chi vince prende una moneta. A parità affondano entrambe.
rattle-battle-voyage-homecoming = Due bottini per chi partecipa. Ogni nave e ogni stiva ne porta uno; una nave affondata ne costa uno.
rattle-battle-voyage-move = Una vela muove una nave fino a 88 mm. Portala accanto a chi batte, o lontano da chi la batte.
rattle-battle-voyage-first-port = Le case illuminate puoi pagarle. I materiali comprano una parte: una seconda vela è un altro movimento in ogni impresa.
rattle-battle-voyage-shot = Entro 63 mm uno sparo affonda tutto. Un cannone se la nave mostra il cannone, altrimenti due.
rattle-battle-voyage-too-far = Nessuno è entro 63 mm. Prima muovi, poi spara nel prossimo turno.
rattle-battle-voyage-touch = Toccala e battila: è un abbordaggio, un bottino in più. Un mercante che si arrende dà bottino invece della moneta.
rattle-battle-voyage-boarding = La tua nave tocca un nemico. Affondalo così e l'hai abbordato: un bottino in più.
rattle-battle-voyage-port = Sei case, da sinistra a destra. Le monete sono punti; la Gilda vende altri punti per monete.
rattle-battle-voyage-symbols = I simboli agiscono prima di te: i gialli fuggono, poi una vela rossa affonda la nostra nave più vicina.
rattle-battle-voyage-crazy = Un'avventura folle: bottino e navi sono al sicuro. Tutti tirano tutti i dadi; la somma più alta prende 2 monete.
rattle-battle-voyage-reefs = Gli scogli fermano ogni movimento. La tempesta affonda la nave più vicina, di chiunque sia.
rattle-battle-voyage-give = La scelta è già fatta: premi una volta, o cambiala premendo i segnalini.
rattle-battle-voyage-last-port = Ultimo porto: alla fine il bottino non vale nulla. Vendilo nella Fossa, compra punti nella Gilda.
rattle-battle-voyage-chase = I cacciatori si avvicinano, i mercanti si allontanano.
rattle-battle-voyage-friend = La nave viola combatte per noi; non sprecare spari lì vicino.
rattle-battle-voyage-knows-enough = Ne sai abbastanza: gioca una vera partita
rattle-battle-voyage-real-game = Gioca invece una vera partita
rattle-battle-voyage-alone = Prosegui da solo

## After an adventure

rattle-battle-after = L’ultima avventura
rattle-battle-after-strengths = { $reason }, { $strength } contro { $theirs }
rattle-battle-after-nobody = Nessuna nave affondata.
rattle-battle-after-got = Presi:
rattle-battle-after-gave = Ceduti:

## Once more

rattle-battle-again-drop = Rivedi il lancio
rattle-battle-again-battle = Rivedi la battaglia
rattle-battle-again-back = Torna al tavolo

## The clock

rattle-battle-pace = Ritmo
rattle-battle-pace-hold = Ferma per tutti
rattle-battle-pace-go = Continua
rattle-battle-pace-step = Prossimo passo
rattle-battle-pace-forward = Avanti veloce
rattle-battle-pace-slow = lento
rattle-battle-pace-normal = normale
rattle-battle-pace-fast = veloce
rattle-battle-pace-holds = { $name } ferma il tempo
rattle-battle-pace-you-hold = Fermi il tempo

## The port

rattle-battle-port-any = quante volte vuoi
rattle-battle-port-once = una volta per visita
rattle-battle-port-about-market = 1 bottino a scelta
rattle-battle-port-about-tavern = guarda marinai, tienine 1
rattle-battle-port-about-shipyard = 1 parte a scelta
rattle-battle-port-about-workshop = guarda migliorie, tienine 1
rattle-battle-port-about-pit = bottino in monete
rattle-battle-port-about-guild = la prima carta
rattle-battle-port-shut = Chiuso in questa visita
rattle-battle-port-behind = Già passato
rattle-battle-port-used = Per questa visita basta
rattle-battle-port-can-swap = Puoi: bottini da scambiare: { $loot }
rattle-battle-port-cannot-swap = Servono bottini: { $needed }, ne hai { $have }
rattle-battle-port-can-pay = Puoi, hai: { $loot }
rattle-battle-port-could-pay = Puoi, se tieni: { $loot }
rattle-battle-port-cannot-pay = Serve: { $cost }, hai: { $have }
rattle-battle-port-has-none = Serve: { $cost }, non ne hai
rattle-battle-port-can-sell =
    { $coins ->
        [one] Per te vale { $coins } moneta
       *[other] Per te vale fino a { $coins } monete
    }
rattle-battle-port-cannot-sell = Niente da vendere
rattle-battle-port-can-buy =
    { $coins ->
        [one] Puoi: hai { $coins } moneta
       *[other] Puoi: hai { $coins } monete
    }
rattle-battle-port-too-dear = Costa { $price }, hai { $coins }
rattle-battle-port-sell-first = Costa { $price }, hai { $coins }: prima vendi
rattle-battle-port-queue = Dal Barone in poi
rattle-battle-port-stores = Le tue scorte
rattle-battle-port-yours = Il tuo Galeone
rattle-battle-port-with = Così avrai
rattle-battle-port-then-not = Poi non più: { $places }
rattle-battle-port-then-can = Poi possibile: { $places }
rattle-battle-port-then-still = Ancora possibile: { $places }
rattle-battle-port-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
rattle-battle-port-revenge =
    { $n ->
        [one] { $n } carta Vendetta
       *[other] { $n } carte Vendetta
    }
rattle-battle-port-on = Avanti: { $place }
rattle-battle-port-leave = Lascia il porto
rattle-battle-port-back = Torna: { $place }
rattle-battle-port-chosen = Hai scelto: { $choice }
rattle-battle-port-looks = { $name } guarda delle carte
rattle-battle-port-ask-market = che cosa per che cosa?
rattle-battle-port-give = Dai
rattle-battle-port-get = Ricevi
rattle-battle-port-swap = Scambia con { $loot }
rattle-battle-port-choose-given =
    { $loot ->
        [one] Scegli { $loot } segnalino da dare
       *[other] Scegli { $loot } segnalini da dare
    }
rattle-battle-port-choose-wanted = Scegli che cosa ricevi
rattle-battle-port-ask-tavern = guarda { $cards } marinai, tienine 1
rattle-battle-port-ask-workshop = guarda { $cards } migliorie, tienine 1
rattle-battle-port-hire = Guarda { $cards } marinai
rattle-battle-port-build = Guarda { $cards } migliorie
rattle-battle-port-deck-tavern = Marinai qui: { $cards }. Le carte le vedi solo tu; quelle che non tieni vanno sotto il mazzo.
rattle-battle-port-deck-workshop = Migliorie qui: { $cards }. Le carte le vedi solo tu; quelle che non tieni vanno sotto il mazzo.
rattle-battle-port-ask-keep = quale carta tieni?
rattle-battle-port-choose-card = Scegli una carta
rattle-battle-port-keep = Tieni { $card }
rattle-battle-port-ask-shipyard = quale parte?
rattle-battle-port-choose-part = Scegli una parte
rattle-battle-port-buy = Compra: { $part }
rattle-battle-port-sail = La tua n. { $n }: un movimento in più per Missione
rattle-battle-port-cannon = Il tuo n. { $n }: uno sparo in più, la faccia del cannone vale { $strength }
rattle-battle-port-cannon-more = Il tuo n. { $n }: uno sparo in più per Missione
rattle-battle-port-hold = La tua n. { $n }: porta 1 bottino; tre fanno un criceto
rattle-battle-port-hamster = La terza: un criceto, che porta 3 bottini
rattle-battle-port-ask-pit = che cosa vendi?
rattle-battle-port-choose-sold = Scegli che cosa vendere
rattle-battle-port-odd = Due di questi fanno una moneta: uno è spaiato
rattle-battle-port-sell =
    { $coins ->
        [one] Vendi per { $coins } moneta
       *[other] Vendi per { $coins } monete
    }
rattle-battle-port-buy-revenge = Carta Vendetta
rattle-battle-port-ask-guild = la prima carta?
rattle-battle-port-buy-points =
    { $points ->
        [one] Compra { $points } punto
       *[other] Compra { $points } punti
    }
rattle-battle-port-guild-gain = Anche una moneta è un punto: con questa carta ne hai { $gain } in più.

## The tray

rattle-battle-tray-give = Bottino da cedere
rattle-battle-tray-take = Bottino da prendere
rattle-battle-tray-ask-give =
    { $due ->
        [one] Cedi 1 bottino ({ $reason }).
       *[other] Cedi { $due } bottini ({ $reason }).
    }
rattle-battle-tray-ask-take =
    { $due ->
        [one] Prendi 1 bottino dal sacchetto.
       *[other] Prendi { $due } bottini dal sacchetto.
    }
rattle-battle-tray-keeps = Ti resta
rattle-battle-tray-lacking = Scegline ancora { $loot }

## Moments to go back to

rattle-battle-mark-quest = Missione { $quest }
rattle-battle-mark-drop =
    { $dice ->
        [one] { $card }: lancio, { $dice } dado
       *[other] { $card }: lancio, { $dice } dadi
    }
rattle-battle-mark-thrown =
    { $dice ->
        [one] { $card }: { $reason }, { $dice } dado
       *[other] { $card }: { $reason }, { $dice } dadi
    }
rattle-battle-mark-battle = { $card }: battaglia
rattle-battle-mark-port = Porto dopo la missione { $quest }

## By ear

rattle-battle-ear-drop = Lancio: nemici { $enemies }, forza da { $low } a { $high }.
rattle-battle-ear-drop-none = Nessun nemico nella scatola.
rattle-battle-ear-nearest = Più vicino: { $ship }, { $mm } mm da { $own }, { $bearing }.
rattle-battle-ear-sunk = Affondate: { $all }; da te { $sank }, tue { $lost }.
rattle-battle-ear-gains = Tu: monete { $coins }, bottino { $loot }.
rattle-battle-ear-fights = Duelli insieme: { $fights }, affondano: { $sunk }.
rattle-battle-ear-tie = { $ship } e { $enemy } pari a { $strength }.
rattle-battle-ear-beats = { $winner } batte { $loser }, { $more } a { $less }.
rattle-battle-ear-adventure = Nuova avventura: { $card }.
rattle-battle-ear-shot = { $ship } colpisce due navi.
rattle-battle-ear-revealed = Scelte scoperte: { $choices }.
rattle-battle-pace-space = Spazio: passo successivo

## The end

rattle-battle-finale-points = Punti per provenienza
rattle-battle-finale-cards = Carte della Gilda
rattle-battle-finale-coins = Monete
rattle-battle-finale-sailors = Marinai
rattle-battle-finale-others = Altro
rattle-battle-finale-moments = Momenti decisivi
rattle-battle-finale-drops = I lanci da rivedere
rattle-battle-finale-lead = { $points } a { $second }: { $name } passa in testa e ci resta
rattle-battle-finale-shot = { $gap } mm su { $limit }: { $name } colpisce di misura { $target }
rattle-battle-finale-loss =
    { $ships ->
        [one] { $card }: { $name } perde { $ships } nave
       *[other] { $card }: { $name } perde { $ships } navi
    }
rattle-battle-finale-haul = { $card }, il bottino più ricco: { $name }, monete { $coins }, bottini { $loot }

## Coming back

rattle-battle-recap-meanwhile = Intanto
rattle-battle-recap =
    { $sunk ->
        [one] { $card }: è affondata { $sunk } nave.
       *[other] { $card }: sono affondate { $sunk } navi.
    }
rattle-battle-recap-coins =
    { $sunk ->
        [one] { $card }: è affondata { $sunk } nave, e più di tutti ha guadagnato { $name }: monete { $coins }.
       *[other] { $card }: sono affondate { $sunk } navi, e più di tutti ha guadagnato { $name }: monete { $coins }.
    }
