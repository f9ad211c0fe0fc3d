# Hints, reviews and puzzles.

## Numbers

analysis-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-signed = { $sign }{ analysis-percent }
analysis-around = { $chance } ± { $margin }

## Reasons: a sentence each. $things: what would be taken, as in "3 coins, Admiral"

analysis-reason-bust = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } неизвестных карт прерывают ход; тогда вы потеряете: { $things }.
analysis-reason-bust-nothing = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } неизвестных карт прерывают ход, но терять здесь почти нечего.
analysis-reason-no-bust = Ни одна карта не прервёт ход.
analysis-reason-more-takes =
    { $colours ->
        [one] { $colours } цвет в гавани позволит взять ещё одну карту.
        [few] { $colours } цвета в гавани позволят взять ещё одну карту.
        [many] { $colours } цветов в гавани позволят взять ещё одну карту.
       *[other] { $colours } цвета в гавани позволят взять ещё одну карту.
    }
analysis-reason-secures = Верная добыча: { $things }.
analysis-reason-nothing-here = Здесь вам нечего взять.
analysis-reason-avoids-bust = Следующая карта прервёт ход с вероятностью { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
analysis-reason-fees =
    { $players ->
        [one] { $players } соперник может взять остальное и заплатит вам взятку.
        [few] { $players } соперника могут взять остальное и заплатят вам взятку.
        [many] { $players } соперников могут взять остальное и заплатят вам взятку.
       *[other] { $players } соперника могут взять остальное и заплатят вам взятку.
    }
analysis-reason-admit-busts = Ход прервётся: этот цвет уже есть в гавани.
analysis-reason-ship-coins = Приносит: { port-royal-coins }.
analysis-reason-colours =
    { $takes ->
        [one] Цветов в гавани: { $colours }. Можно взять { $takes } карту.
        [few] Цветов в гавани: { $colours }. Можно взять { $takes } карты.
        [many] Цветов в гавани: { $colours }. Можно взять { $takes } карт.
       *[other] Цветов в гавани: { $colours }. Можно взять { $takes } карты.
    }
analysis-reason-repel-saves = Спасает ход: этот цвет уже есть в гавани.
analysis-reason-repel-keeps-free = Следующий корабль этого цвета ещё не прервёт ход.
analysis-reason-no-fee = { $name } не получит от вас взятку.
analysis-reason-taxable = Налог отнимет половину, когда у вас столько: { port-royal-coins }.
analysis-reason-keeps-coins = У вас останется: { port-royal-coins }.
analysis-reason-coins = Доход: { port-royal-coins }.
analysis-reason-points = Прибавка: { port-royal-points }.
analysis-reason-reaches-end = Итого { port-royal-points }: начинается последний круг.
analysis-reason-then-expedition = Команда в сборе: { $card }, { port-royal-points }.
analysis-reason-denies = Иначе это может взять { $name }.
analysis-reason-behind = Последний круг: ваше отставание: { port-royal-points }.
analysis-reason-level = Последний круг: очки равны, решают монеты.
analysis-reason-ahead = Последний круг: вы впереди.

## Hints

analysis-hint = Подсказка
analysis-hint-wait = Расчёт ещё готовится; спросите чуть позже.
analysis-hint-none = Сейчас выбирать не из чего.
analysis-preparing = Подготовка …
analysis-weighing = Оценка решений
analysis-decides = Решает { $name }.
analysis-action = Действие
analysis-chance = Шанс на победу
analysis-cost = Цена
analysis-why = Почему
analysis-about =
    { $deals ->
        [one] Каждое действие на { $deals } раскладе неизвестных карт; интервалы 95 %.
        [few] Каждое действие на { $deals } раскладах неизвестных карт; интервалы 95 %.
        [many] Каждое действие на { $deals } раскладах неизвестных карт; интервалы 95 %.
       *[other] Каждое действие на { $deals } расклада неизвестных карт; интервалы 95 %.
    }

## Reviews

review-title = Разбор партии
review-chances = Шансы на победу
review-chances-about = Перед каждым решением, при лучшем действии.
review-players = Игроки
review-player = Игрок
review-decisions = Решений
review-accuracy = Точность
review-accuracy-about = Точность: решения, которые стоят меньше 1 % шанса на победу.
review-given-away = Упущено
review-luck = Удача
review-result = Результат
review-adjusted = Без удачи
review-costly = Дорогие решения
review-none-costly = Ни одно решение не стоило дорого.
review-mistake = Ход { $number }, { $name }: { $action }. Цена: { $cost }.
review-better = Лучше: { $action } ({ $chance } вместо { $instead }).
review-try-again = Сыграть отсюда заново: { $command }
review-lucky-cards = Самые удачные карты
review-lucky-card = Ход { $number }, { $name } открывает карту: { $card }. { $luck }
review-unfinished = Партия не закончена.
review-written = Записано: { $file }

## Puzzles

puzzles-title = Задачи
puzzles-count =
    { $puzzles ->
        [one] { $puzzles } задача
        [few] { $puzzles } задачи
        [many] { $puzzles } задач
       *[other] { $puzzles } задачи
    }
puzzles-one = Задача { $number } из { $total }, сложность { $difficulty } из { $hardest }
puzzles-ask = Какое действие лучшее? Номер или q для выхода:
puzzles-right = Верно: { $action }.
puzzles-wrong = Нет: { $action } стоит { $cost }. Лучшее: { $best }.
puzzles-score = Решено: { $right } из { $asked }.
puzzles-making = Поиск задач
puzzles-seat = Вы: { $name }.
