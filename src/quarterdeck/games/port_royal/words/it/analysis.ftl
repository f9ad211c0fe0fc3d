# Why an action of Port Royal is good or bad: a sentence each. $things: what would be taken, as in "3 coins, Admiral"

port-royal-reason-bust = Il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } delle carte coperte fa saltare il turno; perderesti: { $things }.
port-royal-reason-bust-nothing = Il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } delle carte coperte fa saltare il turno, ma qui c'è poco da perdere.
port-royal-reason-no-bust = Nessuna carta può far saltare il turno.
port-royal-reason-more-takes =
    { $colours ->
        [one] { $colours } colore nel Porto ti farebbe prendere un'altra carta.
       *[other] { $colours } colori nel Porto ti farebbero prendere un'altra carta.
    }
port-royal-reason-secures = Ti assicura: { $things }.
port-royal-reason-nothing-here = Qui non c'è nulla che tu possa prendere.
port-royal-reason-avoids-bust = La prossima carta farebbe saltare il turno con probabilità del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
port-royal-reason-fees =
    { $players ->
        [one] { $players } altro giocatore può prendere ciò che resta e ti pagherebbe il supplemento.
       *[other] { $players } altri giocatori possono prendere ciò che resta e ti pagherebbero il supplemento.
    }
port-royal-reason-admit-busts = Farebbe saltare il turno: il suo colore è già nel Porto.
port-royal-reason-ship-coins = Vale { port-royal-coins }.
port-royal-reason-colours =
    { $takes ->
        [one] Colori nel Porto: { $colours }. Puoi prendere { $takes } carta.
       *[other] Colori nel Porto: { $colours }. Puoi prendere { $takes } carte.
    }
port-royal-reason-repel-saves = Salva il tuo turno: questo colore è già nel Porto.
port-royal-reason-repel-keeps-free = Un'altra nave di questo colore non farà ancora saltare il turno.
port-royal-reason-no-fee = { $name } non riceve da te il supplemento.
port-royal-reason-taxable = Con { port-royal-coins } una tassa te ne costerebbe la metà.
port-royal-reason-keeps-coins = Conservi { port-royal-coins }.
port-royal-reason-coins = Porta { port-royal-coins }.
port-royal-reason-points = Porta { port-royal-points }.
port-royal-reason-reaches-end = Arriva a { port-royal-points } e dà inizio all'ultimo giro.
port-royal-reason-then-expedition = Completa un equipaggio: { $card }, { port-royal-points }.
port-royal-reason-denies = Altrimenti potrebbe prenderlo { $name }.
port-royal-reason-behind = Ultimo giro: sei indietro di { port-royal-points }.
port-royal-reason-level = Ultimo giro: siete pari a punti; decidono le monete.
port-royal-reason-ahead = Ultimo giro: sei in testa.
