# Why an action of Port Royal is good or bad: a sentence each. $things: what would be taken, as in "3 coins, Admiral"

port-royal-reason-bust = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } неизвестных карт прерывают ход; тогда вы потеряете: { $things }.
port-royal-reason-bust-nothing = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } неизвестных карт прерывают ход, но терять здесь почти нечего.
port-royal-reason-no-bust = Ни одна карта не прервёт ход.
port-royal-reason-more-takes =
    { $colours ->
        [one] { $colours } цвет в гавани позволит взять ещё одну карту.
        [few] { $colours } цвета в гавани позволят взять ещё одну карту.
        [many] { $colours } цветов в гавани позволят взять ещё одну карту.
       *[other] { $colours } цвета в гавани позволят взять ещё одну карту.
    }
port-royal-reason-secures = Верная добыча: { $things }.
port-royal-reason-nothing-here = Здесь вам нечего взять.
port-royal-reason-avoids-bust = Следующая карта прервёт ход с вероятностью { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
port-royal-reason-fees =
    { $players ->
        [one] { $players } соперник может взять остальное и заплатит вам взятку.
        [few] { $players } соперника могут взять остальное и заплатят вам взятку.
        [many] { $players } соперников могут взять остальное и заплатят вам взятку.
       *[other] { $players } соперника могут взять остальное и заплатят вам взятку.
    }
port-royal-reason-admit-busts = Ход прервётся: этот цвет уже есть в гавани.
port-royal-reason-ship-coins = Приносит: { port-royal-coins }.
port-royal-reason-colours =
    { $takes ->
        [one] Цветов в гавани: { $colours }. Можно взять { $takes } карту.
        [few] Цветов в гавани: { $colours }. Можно взять { $takes } карты.
        [many] Цветов в гавани: { $colours }. Можно взять { $takes } карт.
       *[other] Цветов в гавани: { $colours }. Можно взять { $takes } карты.
    }
port-royal-reason-repel-saves = Спасает ход: этот цвет уже есть в гавани.
port-royal-reason-repel-keeps-free = Следующий корабль этого цвета ещё не прервёт ход.
port-royal-reason-no-fee = { $name } не получит от вас взятку.
port-royal-reason-taxable = Налог отнимет половину, когда у вас столько: { port-royal-coins }.
port-royal-reason-keeps-coins = У вас останется: { port-royal-coins }.
port-royal-reason-coins = Доход: { port-royal-coins }.
port-royal-reason-points = Прибавка: { port-royal-points }.
port-royal-reason-reaches-end = Итого { port-royal-points }: начинается последний круг.
port-royal-reason-then-expedition = Команда в сборе: { $card }, { port-royal-points }.
port-royal-reason-denies = Иначе это может взять { $name }.
port-royal-reason-behind = Последний круг: ваше отставание: { port-royal-points }.
port-royal-reason-level = Последний круг: очки равны, решают монеты.
port-royal-reason-ahead = Последний круг: вы впереди.
