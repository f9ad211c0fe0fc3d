# Hints, reviews and puzzles.

## Numbers

analysis-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-signed = { $sign }{ analysis-percent }
analysis-around = { $chance } ± { $margin }

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
