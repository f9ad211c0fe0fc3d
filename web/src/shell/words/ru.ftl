# Words of the page, whatever the game.

page-motto = Пиратские игры. Без регистрации, без ожидания.
page-home = Главная
page-lost = По этому адресу ничего нет.
page-play = Играть
page-by-link = По ссылке
page-one-device = Один экран
page-own-table = Новый стол
page-learn = Правила
page-more = Ещё
page-go-on = Продолжить игру
page-resume = Вернуться
page-no-games = Здесь вас будут ждать ваши игры.
page-how-it-feels = Как это играется
page-somebody-waits = За столом: { $names }
page-paste = Ссылка или код? Вставьте сюда
page-join = Войти
page-no-link = Это не ссылка на стол и не код.
page-free = Бесплатно, открытый код, без слежки
page-waiting = ждёт игроков
page-going-on = идёт игра
page-won = победа, { $scores }
page-over = окончена, { $scores }
page-rules = Правила
page-all-rules = Все правила
page-rules-search = Искать в правилах
page-rules-nothing = Ничего не найдено.
page-all-cards = Все карты
page-credits = Авторы
page-menu = Меню
page-undo = Отменить
page-undone = Отменено:
page-took-back-freely =
    { $actions ->
        [one] { $name } свободно отменяет { $actions } действие, невзирая на случай и ходы других.
        [few] { $name } свободно отменяет { $actions } действия, невзирая на случай и ходы других.
        [many] { $name } свободно отменяет { $actions } действий, невзирая на случай и ходы других.
       *[other] { $name } свободно отменяет { $actions } действия, невзирая на случай и ходы других.
    }
page-log = Судовой журнал
page-mute = Выключить звук
page-unmute = Включить звук
page-theme = Освещение
page-theme-auto = как в системе
page-theme-light = день
page-theme-dark = ночь
page-motion = Движение
page-motion-auto = как в системе
page-motion-full = полное
page-motion-reduced = меньше
page-sound = Звук
page-on = включён
page-off = выключен
page-look-and-sound = Вид и звук
page-ear = На слух
page-ear-brief = кратко
page-ear-normal = обычно
page-ear-full = полностью
page-boards = Поле
page-boards-own = своё у каждой игры
page-boards-plain = простое: списки и кнопки
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-leave = Уйти из-за стола
page-commitment = Запечатанная тасовка:
page-commitment-out = Запечатано без вас:
page-opened = Печать вскрыта:
page-connecting = Гребём к столу …
page-upgrade = Вышла новая версия. Страница загрузится заново.
page-no-table = Такого стола нет
page-no-table-text = Возможно, ссылка неполная или стол удалён.
page-no-replay = Эту игру нельзя показать
page-refused = Нельзя: { $reason }
page-link-open = На связи
page-link-connecting = Соединение
page-link-lost = Связь потеряна, восстанавливаем
page-choice-waits = Ваш выбор ждёт связи и уйдёт, как только она вернётся.
page-link-closed = Закрыто
page-link-upgrade = Новая версия
page-human = за столом
page-here = здесь
page-away = нет за столом
page-you = вы
page-turn-of = { $name }, ваша очередь
page-thinking = думает
page-watching = вы наблюдаете
page-bot-level = бот, { $level }
page-taken-over = за него играет бот
page-bot-plays = За вас играет бот.
page-take-back = Вернуться на место
page-bot-for = Бот за: { $name }
page-invite = Отправьте эту ссылку друзьям. Кто её откроет, сможет сесть за стол.
page-guest = Гость
page-open-seat = свободное место
page-sit = Сесть
page-seat-bot = Отдать боту
page-start-with-bots = Начать сейчас, с ботами на свободных местах
page-seat-open = по ссылке
page-seat-local = за этим экраном
page-new-table = { $game }: новый стол
page-more-seats = Добавить место
page-fewer-seats = Убрать место
page-usual = как здесь принято
page-aids = Показывать шансы и причины
page-spectators = Другие могут смотреть
page-takeover = Бот вступает через
page-seconds = { $seconds } с
page-open-table = Открыть стол
page-wins = Побеждает { $name }
page-share-win = Победа поровну: { $names }
page-counting = Подсчёт очков
page-result = Итог
page-rematch = Реванш
page-replay = Повтор
page-look = Осмотреть стол
page-first = Начало игры
page-forward = Вперёд
page-run = Пуск
page-pause = Пауза
page-step = Ход { $step } из { $steps }
page-landmarks = Перейти к
page-view-of = Взгляд с места игрока
page-link-move = Ссылка на ход
page-you-are = Вы
page-name = Имя
page-emblem = Герб
page-emblem-coral = осьминог, коралловый
page-emblem-green = попугай, зелёный
page-emblem-violet = краб, фиолетовый
page-emblem-ochre = чайка, охра
page-emblem-slate = якорь, серый
page-saved = Сохранено.
page-device = Другое устройство
page-device-text = С кодом можно продолжить под своим именем на другом устройстве.
page-device-code = Показать код
page-device-enter = Ввести код
page-device-become = С этим кодом браузер станет вашим: с вашим именем и играми.
page-data = Ваши данные
page-data-text = Мы храним ваше имя, герб и игры, больше ничего.
page-forget = Удалить мои данные
page-forget-sure = Удалить навсегда
page-forgotten = Ваши данные удалены.
page-fan-work = Quarterdeck — неофициальная работа поклонников, не связанная с автором и издателями игр.
page-credits-game = Игра
page-credits-art = Рисунки
page-credits-own = Корабли, портреты, флаги, монеты и гавань нарисованы нами.
page-credits-icons = Значки:
page-credits-type = Шрифты
page-credits-code = Код
page-credits-code-text = Страница сделана с
page-credits-licences = Их лицензии
key-enter = Enter
key-space = Пробел
page-against =
    { $bots ->
        [one] против { $bots } бота
       *[other] против { $bots } ботов
    }

## The seal on the shuffle

page-seal = Запечатанная тасовка
page-seal-text = До первой карты стол запечатал свой секрет для тасовки, а браузер каждого игрока добавил кое-что от себя. Поэтому никто не мог выбрать карты. После игры печать вскрывается, и ваш браузер проверяет каждую карту.
page-left-out = Роздано без вашего участия
page-left-out-text = То, что ваш браузер добавляет к тасовке, пришло слишком поздно, или другое ваше устройство было первым. Карты розданы без этого. Поэтому этот браузер не может сказать, что их никто не выбирал.
page-fair = Проверено: колода была честной
page-fair-sealed = Проверено: карты те самые, что были запечатаны
page-fair-wrong = Проверено: колода не та, что была обещана
page-fair-check = Честной ли была колода?
page-fair-checking = Браузер проверяет колоду …
page-fair-failed = Проверить колоду не удалось.
page-fair-promise = Секрет тот самый, что был запечатан до первой карты.
page-fair-promise-wrong = Секрет не тот, что был запечатан до первой карты.
page-fair-pledges = Браузер каждого игрока показал то, что обещал, прежде чем увидел чужое.
page-fair-pledges-wrong = Чей-то вклад в тасовку не тот, что был обещан.
page-fair-pledges-unknown = Никто не обещал свой вклад в тасовку до того, как его показали.
page-fair-nonce = Вклад вашего браузера в тасовку учтён.
page-fair-nonce-unknown = Карты розданы без вклада этого браузера: он пришёл слишком поздно или сделан не здесь.

## A new version

page-load-again = Загрузить снова
page-upgrade-stuck = Вышла новая версия, но браузер всё ещё хранит старую страницу. Загрузите её снова или закройте вкладку и откройте заново.

## What can go wrong, by the server’s codes

page-error-error = Не получилось. Попробуйте ещё раз.
page-error-offline = Сервер не отвечает.
page-error-no-view = Эта страница не умеет показывать такую игру.
page-error-not-found = Здесь ничего такого нет.
page-error-no-code = Код неизвестен, использован или устарел. Попросите новый.
page-error-wrong-seats = Эта игра не для такого числа игроков.
page-error-wrong-option = У этой игры нет такой настройки.
page-error-twice-you = Нельзя занять два места от одного лица.
page-error-nobody-here = Хотя бы одно место должно быть для человека.
page-error-no-bot = Такого бота для этой игры нет.
page-error-too-many-tables = Вы уже играете за слишком многими столами. Доиграйте партию или покиньте стол.
page-error-started = Игра уже идёт, свободных мест нет.
page-error-taken = Там уже кто-то сидит.
page-error-too-soon = Этот игрок ещё может вернуться. Бот сможет сыграть за него чуть позже.
page-error-not-at-table = У вас нет места за этим столом.
page-error-not-your-seat = На этом месте решает кто-то другой или пока бот.
page-error-no-spectators = За этим столом зрителей не ждут.
page-error-not-over = Игра ещё не окончена.
page-error-over = Игра окончена.
page-error-other-rules = Эта игра начата по старой версии правил, продолжить её нельзя.
page-error-stale = Кто-то успел раньше. Посмотрите ещё раз.
page-error-illegal = Правила сейчас этого не позволяют.
page-error-no-action = В игре нет такого действия.
page-error-not-dealt = Карты ещё не розданы.
page-error-nothing-to-undo = Отменять нечего.
page-error-too-late = Слишком поздно: карты раздаются без этого.
page-error-not-pledged = Это не то, что было обещано для тасовки.
page-error-too-fast = Слишком много сразу. Подождите немного.
page-error-unavailable = Не удалось сохранить. Попробуйте ещё раз.
page-error-full = Сервер переполнен. Попробуйте позже.
page-error-upgrade = { page-upgrade }
page-error-bad-message = Сервер не понял эту страницу.
page-error-bad-request = Сервер не понял эту страницу.
page-error-not-allowed = Сервер не понял эту страницу.
page-error-too-big = Это слишком длинно.
page-error-wrong-host = Сервер не узнаёт себя по этому адресу.
page-error-wrong-origin = Другая страница спрашивала от вашего имени, ей отказано.
page-error-fault = С сервером что-то не так.
page-fair-kept = Проверено: секрет тот самый, что был запечатан
page-fair-deal = Эта страница не умеет раздать игру заново. Запись можно проверить: quarterdeck verify.
page-fair-partly = Проверено: всё, что эта страница может разыграть заново, было запечатано
page-fair-draws =
    { $draws ->
        [one] { $draws } розыгрыш карт, жетонов и простых кубиков таков, как следует из секрета.
        [few] Все { $draws } розыгрыша карт, жетонов и простых кубиков таковы, как следует из секрета.
        [many] Все { $draws } розыгрышей карт, жетонов и простых кубиков таковы, как следует из секрета.
       *[other] Все { $draws } розыгрыша карт, жетонов и простых кубиков таковы, как следует из секрета.
    }
page-fair-draws-wrong = Розыгрыш { $draw } не таков, как следует из секрета.
page-fair-falls =
    { $falls ->
        [one] { $falls } бросок кубиков нельзя повторить здесь; его рассчитывает quarterdeck verify.
        [few] { $falls } броска кубиков нельзя повторить здесь; их рассчитывает quarterdeck verify.
        [many] { $falls } бросков кубиков нельзя повторить здесь; их рассчитывает quarterdeck verify.
       *[other] { $falls } броска кубиков нельзя повторить здесь; их рассчитывает quarterdeck verify.
    }
page-aids-on = Помощь вкл.
page-aids-off = Помощь выкл.
page-keys = Клавиши: 1–9 и буквы — действия, U — отмена, O — помощь, M — звук, пробел — дальше.
page-your-turn = Ваш ход
page-turn = Ходит { $name }
page-waits = Решает { $name }.
page-wait = Решают другие.
page-ask = Что вы делаете?
page-ask-numbers = Выберите действие или впишите числа.
page-do = Выполнить
page-on-the-table = На столе
page-not-now = Сейчас нельзя
page-game-over = Игра окончена.
page-players = игроков: { $fewest }–{ $most }
