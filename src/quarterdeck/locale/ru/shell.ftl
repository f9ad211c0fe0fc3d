# Words of the platform, whatever the game: buttons, players, bots.

## Buttons and titles

undo = Отменить ход
save = Сохранить
quit = Выйти
close = Закрыть
back = Назад
log = Журнал
help = Справка
language = Язык
new-game = Новая игра
continue-game = Продолжить
start = Начать
settings = Настройки
players = Игроки
human = Человек
bot = Бот
bots = Боты
seat = Место
seats = Места
seed = Зерно
option = Вариант правил
options = Варианты правил
game = Игра
games = Игры
result = Результат
yes = Да
no = Нет
language-en = English
language-pl = Polski
language-it = Italiano
language-ru = Русский

## Players

# A seat whose player gave no name. $number counts from 1.
player = Игрок { $number }
# The last two of a list of names.
and = { $first } и { $last }
# $actions: how many actions are taken back, his own and what others answered.
took-back =
    { $actions ->
        [one] { $name } отменяет { $actions } действие.
        [few] { $name } отменяет { $actions } действия.
        [many] { $name } отменяет { $actions } действий.
       *[other] { $name } отменяет { $actions } действия.
    }
# Who won. $count: how many; $names: who; $scores: everybody's points.
winners =
    { $count ->
        [one] Побеждает { $names }.
        [few] Побеждают вместе: { $names }.
        [many] Побеждают вместе: { $names }.
       *[other] Побеждают вместе: { $names }.
    } Очки: { $scores }.
score = { $name } { $points }

## Games begun by earlier rules

# What has changed follows, a sentence on a line.
rules-older = Эта игра начата по прежним правилам. Она идёт по нынешним, с теми же решениями и той же удачей. Что изменилось:
rules-older-halted = Дальнейшее не согласуется с нынешними правилами: игра показана до этого места и продолжаться не может. Ничего из записанного не потеряно.

## Bots: what they are called, and how they play

bot-random = Попугай
bot-random-about = Делает что придёт в голову. Возможно всё.
bot-greedy = Баталер
bot-greedy-about = Берёт то, что выгодно сразу, и дальше не смотрит.
bot-thumb = Морской волк
bot-thumb-about = Играет по простым правилам: быстро, разумно, всегда одинаково.
bot-r400 = Штурман
bot-r400-about = Доигрывает каждый вариант 400 раз и выбирает тот, что побеждает чаще.
bot-cabin-boy = Юнга
bot-cabin-boy-about = Новичок на борту: тянется к блестящему, забывает о взятках и заходит слишком далеко.
bot-deckhand = Палубный матрос
bot-deckhand-about = Знает правила и считает монеты, но не знает, чем полезны люди.
bot-boatswain = Боцман
bot-boatswain-about = Бывалый моряк с надёжными правилами, даром ничего не отдаёт.
bot-captain = Капитан
bot-captain-about = Играет по чутью, а чутьё нажито в бесчисленных партиях.
bot-admiral = Адмирал
bot-admiral-about = Сотни раз продумывает каждый вариант. Сильнейший на борту.
bot-trader = Осторожный торговец
bot-trader-about = Рано останавливается, продаёт корабли и копит.
bot-gambler = Азартный игрок
bot-gambler-about = Тянет карту там, где другие остановились; любит плутов и адмиралов.
bot-explorer = Исследователь
bot-explorer-about = Нанимает всех, кто годится для экспедиции.
bot-landlubber = Сухопутная крыса
bot-landlubber-about = Хорошие привычки и никакого плана: стреляет во всё, до чего достанет, и берёт на абордаж тех, кто слабее.
bot-gunner = Канонир
bot-gunner-about = Взвешивает каждый ход и выстрел по тому, чем кончится бой.
bot-quartermaster = Квартирмейстер
bot-quartermaster-about = Заранее разыгрывает ходы, выстрелы и бои и планирует каждое посещение порта.
