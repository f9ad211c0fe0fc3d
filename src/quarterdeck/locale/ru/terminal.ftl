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
terminal-tool-type = Ввод
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
