# Words that only the terminal needs.

## The first screen

terminal-play = Играть  ⏎
terminal-seats =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }
terminal-your-games = Ваши игры
terminal-your-games-hint = ⏎ продолжить или посмотреть законченную; Del удаляет
terminal-damaged = повреждена:

## The table

terminal-thinking = думает
terminal-over = Игра окончена.
terminal-handed = { $name }, решение за вами.
terminal-hand-over = Передайте экран и нажмите Enter.
terminal-ask = Выберите действие.
# $ranges: the actions in their notation, with names for the numbers.
terminal-ask-typed = Выберите или введите: { $ranges }
terminal-choose = Выберите
terminal-tool-undo = Отмена
terminal-tool-odds = Шансы
terminal-tool-hint = Совет
terminal-tool-cards = Карты
terminal-tool-home = Выйти
terminal-saved = Сохранено: { $name }
terminal-not-saved = Не удалось сохранить игру: { $error }
terminal-no-undo = Здесь нечего отменить: что-то открыто, решил случай или ход перешёл дальше.
terminal-bot-failed = { $name } не знает, что делать, и бросает жребий ({ $error }).
terminal-not-understood = непонятно: { $text }
# Where the table stops to show what happened.
terminal-moment = Показано: { $at } из { $of }
terminal-next = Дальше
terminal-stop = Остановить
terminal-skip = К следующему вопросу
terminal-keys = Клавиши
# After it come the keys that there are at this table.
terminal-keys-table =
    Клавиша каждого действия стоит перед ним. Стрелки выбирают что-нибудь на столе, Enter берёт это,
    Esc отменяет выбор. Пробел ускоряет ботов. Где стол показывает, что произошло, Enter ведёт дальше,
    ← назад, r пускает показ, а Esc переходит к следующему вопросу. Каждое действие сохраняется само.
    В любое время:

## The end

terminal-rematch = Реванш
terminal-watch = Посмотреть ещё раз

## Replay

terminal-replay = Повтор
terminal-start = Начало игры
terminal-step = Шаг { $step } из { $steps }
terminal-forward = Вперёд
terminal-first = Начало
terminal-last = Конец
terminal-run = Пуск

## Port Royal: names for small cards

terminal-short-trader = Торговец
terminal-short-jack = Мастер
terminal-expedition = Экспедиция

## Port Royal: what the table asks and says

terminal-ask-first = Откройте первую карту.
terminal-ask-more = Ещё одна карта или остановиться?
terminal-again = Нажмите ещё раз: монеты откроются, отменить будет нельзя.
# $needed: the ship's swords, $swords: the player's own.
terminal-ask-ship = { $card }: ваши сабли { $swords }, нужно { $needed }. Потопить или впустить?
terminal-ask-take =
    { $takes ->
        [0] Больше карт брать нельзя.
        [one] Возьмите { $takes } карту или откажитесь. Монет: { $coins }.
        [few] Возьмите до { $takes } карт или откажитесь. Монет: { $coins }.
        [many] Возьмите до { $takes } карт или откажитесь. Монет: { $coins }.
       *[other] Возьмите до { $takes } карты или откажитесь. Монет: { $coins }.
    }
terminal-ask-take-fee =
    { $takes ->
        [one] Возьмите { $takes } карту (взятка 1) или откажитесь. Монет: { $coins }.
        [few] Возьмите до { $takes } карт (взятка по 1) или откажитесь. Монет: { $coins }.
        [many] Возьмите до { $takes } карт (взятка по 1) или откажитесь. Монет: { $coins }.
       *[other] Возьмите до { $takes } карты (взятка по 1) или откажитесь. Монет: { $coins }.
    }
terminal-claim = Выполнить экспедицию
terminal-take = Взять карту
# $colours: how many colours lie in the harbour.
terminal-worth =
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
terminal-takes-left =
    { $takes ->
        [0] больше карт брать нельзя
        [one] можно взять { $takes } карту
        [few] можно взять { $takes } карты
        [many] можно взять { $takes } карт
       *[other] можно взять { $takes } карты
    }
terminal-odds = { $busts } из { $cards } карт закончат ход
terminal-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
terminal-rules =
    Открывайте карты в гавань, пока хватает смелости. Второй корабль того же цвета заканчивает ход
    ни с чем, если ваши сабли его не потопят. Остановитесь вовремя и возьмите карту: корабль
    приносит монеты, персонаж стоит монет и даёт победные очки. При 4 цветах в гавани берут 2
    карты, при 5 берут 3. Потом каждый другой игрок может взять одну карту и платит вам за неё
    монету. Экспедиции выполняют персонажами, которых они требуют. Когда у кого-то 12 очков, круг
    доигрывают; побеждает тот, у кого больше очков.
