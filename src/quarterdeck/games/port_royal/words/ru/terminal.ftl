# What the table of Port Royal says in the terminal.

## Names for small cards

port-royal-terminal-short-trader = Торговец
port-royal-terminal-short-jack = Мастер
port-royal-terminal-expedition = Экспедиция

## Words of the table

port-royal-terminal-draw-pile = Колода
port-royal-terminal-discard-pile = Сброс
port-royal-terminal-fee = Взятка

## What the table asks and says

port-royal-terminal-ask-first = Откройте первую карту.
port-royal-terminal-ask-more = Ещё одна карта или остановиться?
port-royal-terminal-again = Нажмите ещё раз: монеты откроются, отменить будет нельзя.
# $needed: the ship's swords, $swords: the player's own.
port-royal-terminal-ask-ship = { $card }: ваши сабли { $swords }, нужно { $needed }. Потопить или впустить?
port-royal-terminal-ask-take =
    { $takes ->
        [0] Больше карт брать нельзя.
        [one] Возьмите { $takes } карту или откажитесь. Монет: { $coins }.
        [few] Возьмите до { $takes } карт или откажитесь. Монет: { $coins }.
        [many] Возьмите до { $takes } карт или откажитесь. Монет: { $coins }.
       *[other] Возьмите до { $takes } карты или откажитесь. Монет: { $coins }.
    }
port-royal-terminal-ask-take-fee =
    { $takes ->
        [one] Возьмите { $takes } карту (взятка 1) или откажитесь. Монет: { $coins }.
        [few] Возьмите до { $takes } карт (взятка по 1) или откажитесь. Монет: { $coins }.
        [many] Возьмите до { $takes } карт (взятка по 1) или откажитесь. Монет: { $coins }.
       *[other] Возьмите до { $takes } карты (взятка по 1) или откажитесь. Монет: { $coins }.
    }
port-royal-terminal-claim = Выполнить экспедицию
port-royal-terminal-take = Взять карту
# $colours: how many colours lie in the harbour.
port-royal-terminal-worth =
    { $colours ->
        [one] { $colours } цвет в гавани
        [few] { $colours } цвета в гавани
        [many] { $colours } цветов в гавани
       *[other] { $colours } цвета в гавани
    }: { $takes ->
        [one] остановка даёт { $takes } карту
        [few] остановка даёт { $takes } карты
        [many] остановка даёт { $takes } карт
       *[other] остановка даёт { $takes } карты
    }
port-royal-terminal-takes-left =
    { $takes ->
        [0] больше карт брать нельзя
        [one] можно взять { $takes } карту
        [few] можно взять { $takes } карты
        [many] можно взять { $takes } карт
       *[other] можно взять { $takes } карты
    }
port-royal-terminal-odds = { $busts } из { $cards } карт закончат ход
port-royal-terminal-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
port-royal-terminal-rules =
    Открывайте карты в гавань, пока хватает смелости. Второй корабль того же цвета заканчивает ход
    ни с чем, если ваши сабли его не потопят. Остановитесь вовремя и возьмите карту: корабль
    приносит монеты, персонаж стоит монет и даёт победные очки. При 4 цветах в гавани берут 2
    карты, при 5 берут 3. Потом каждый другой игрок может взять одну карту и платит вам за неё
    монету. Экспедиции выполняют персонажами, которых они требуют. Когда у кого-то 12 очков, круг
    доигрывают; побеждает тот, у кого больше очков.
