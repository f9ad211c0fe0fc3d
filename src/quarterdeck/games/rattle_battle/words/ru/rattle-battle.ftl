# The words of Rattle, Battle, Grab the Loot.
#
# Ships are called by their owner or colour and a number, so that sentences need no cases.

## The game

rattle-battle = Rattle, Battle, Grab the Loot
rattle-battle-about = Бросьте корабли в море, плывите, стреляйте, сражайтесь и привезите добычу домой.

## Loot, parts, places, colours

rattle-battle-loot-rum = Ром
rattle-battle-loot-spices = Пряности
rattle-battle-loot-materials = Материалы
rattle-battle-loot-valuables = Ценности
rattle-battle-loot-any = любая добыча
rattle-battle-joker-of = Джокер ({ $loot })
rattle-battle-part-sail = Парус
rattle-battle-part-cannon = Пушка
rattle-battle-part-hold = Трюм
rattle-battle-place-market = Рынок
rattle-battle-place-tavern = Таверна
rattle-battle-place-shipyard = Верфь
rattle-battle-place-workshop = Мастерская
rattle-battle-place-pit = Притон
rattle-battle-place-guild = Гильдия
rattle-battle-ship-yellow = жёлтый { $number }
rattle-battle-ship-green = зелёный { $number }
rattle-battle-ship-red = красный { $number }
rattle-battle-ship-orange = оранжевый { $number }
rattle-battle-ship-blue = синий { $number }
rattle-battle-ship-purple = фиолетовый { $number }
rattle-battle-ship-player = { $name } { $number }
rattle-battle-ship-captain = { $name } (капитан)
rattle-battle-ship-of-seat = игрок { $seat }
rattle-battle-face-cannon = пушка
rattle-battle-face-sail = парус
rattle-battle-face-grapeshot = картечь
rattle-battle-face-skull = череп

## Phases

rattle-battle-phase-set-up = Подготовка
rattle-battle-phase-draw = Карта приключения
rattle-battle-phase-drop = Бросок кораблей
rattle-battle-phase-np = Действия независимых кораблей
rattle-battle-phase-actions = Действия игроков
rattle-battle-phase-battle = Битва
rattle-battle-phase-coins = Монеты за потопленных врагов
rattle-battle-phase-loot = Добыча
rattle-battle-phase-sailors = Действия матросов
rattle-battle-phase-repair = Ремонт кораблей
rattle-battle-phase-load = Погрузка добычи
rattle-battle-phase-crazy = Безумное приключение
rattle-battle-phase-port = Стоянка в порту
rattle-battle-phase-over = Игра окончена

## Reasons

rattle-battle-reason-sunk = потопленные враги
rattle-battle-reason-trade = обмен
rattle-battle-reason-sold = продажа
rattle-battle-reason-win = выигрыш
rattle-battle-reason-card = участие
rattle-battle-reason-boarding = абордаж
rattle-battle-reason-surrender = капитуляция
rattle-battle-reason-bonus = премия карты
rattle-battle-reason-all-loot = вся добыча, на ремонт
rattle-battle-reason-cargo = груз отправленных кораблей
rattle-battle-reason-repair = ремонт
rattle-battle-reason-room = нет места
rattle-battle-reason-discard = выброшено
rattle-battle-reason-begin = в начале игры
rattle-battle-reason-hired = наём
rattle-battle-reason-explosion = взрыв
rattle-battle-reason-volley = залп
rattle-battle-reason-battle = битва
rattle-battle-reason-shot = выстрел
rattle-battle-reason-tile = плитка океана
rattle-battle-reason-duel = поединок
rattle-battle-reason-sail = парус
rattle-battle-reason-toward = движение
rattle-battle-reason-away = отход
rattle-battle-reason-placed = расставленные корабли
rattle-battle-reason-drop = бросок кораблей
rattle-battle-reason-redrop = повторный бросок
rattle-battle-reason-join = ещё корабль

## Actions

rattle-battle-action-send =
    { $ships ->
        [one] Отправить { $ships } корабль
        [few] Отправить { $ships } корабля
        [many] Отправить { $ships } кораблей
       *[other] Отправить { $ships } корабля
    }
rattle-battle-action-send-captain =
    { $ships ->
        [one] Отправить { $ships } корабль и капитана
        [few] Отправить { $ships } корабля и капитана
        [many] Отправить { $ships } кораблей и капитана
       *[other] Отправить { $ships } корабля и капитана
    }
rattle-battle-action-part = Взять: { $what }
rattle-battle-action-exhaust = Перевернуть: { $what }
rattle-battle-action-drop = Бросить корабли
rattle-battle-action-join = Бросить ещё корабль
rattle-battle-action-join-captain = Бросить и капитанский корабль
rattle-battle-action-stay = Остаться в порту
rattle-battle-action-move = Двигать: { $ship }
rattle-battle-action-move-touch = Двигать: { $ship } до касания с { $target }
rattle-battle-action-shoot = Выстрел: { $ship } → { $target }
rattle-battle-action-use = Использовать: { $what }
rattle-battle-action-store = Положить на: { $what }
rattle-battle-action-pass = Пас
rattle-battle-action-done = Готово
rattle-battle-action-leave = Покинуть порт
rattle-battle-action-close = Закрыть: { $what }
rattle-battle-action-choose = Выбрать
rattle-battle-action-choose-die = Выбрать: { $what }
rattle-battle-action-draw = Тянуть
rattle-battle-action-take = Взять: { $what }
rattle-battle-action-trade = Обменять: { $what }
rattle-battle-action-give = Отдать: { $what }
rattle-battle-action-pay = Платить добычей
rattle-battle-action-market = Обменять: { $what }
rattle-battle-action-hire = Нанять матроса
rattle-battle-action-keep = Оставить: { $what }
rattle-battle-action-buy = Купить: { $what }
rattle-battle-action-buy-card = Купить верхнюю карту
rattle-battle-action-build = Построить улучшение
rattle-battle-action-build-with = Построить улучшение: { $what }
rattle-battle-action-sell = Продать: { $what }
rattle-battle-action-revenge = Купить карту мести: { $what }
rattle-battle-action-discard = Выбросить: { $what }
rattle-battle-action-roll = Бросить
rattle-battle-action-stop = Хватит
rattle-battle-action-guess = Угадываю { $what }
rattle-battle-action-throw = Бросить: { $ship }

## Events

rattle-battle-event-coins-gained =
    { $coins ->
        [one] { $name } получает { $coins } монету ({ $reason }).
        [few] { $name } получает { $coins } монеты ({ $reason }).
        [many] { $name } получает { $coins } монет ({ $reason }).
       *[other] { $name } получает { $coins } монеты ({ $reason }).
    }
rattle-battle-event-coins-paid =
    { $coins ->
        [one] { $name } платит { $coins } монету ({ $reason }).
        [few] { $name } платит { $coins } монеты ({ $reason }).
        [many] { $name } платит { $coins } монет ({ $reason }).
       *[other] { $name } платит { $coins } монеты ({ $reason }).
    }
rattle-battle-event-sent =
    { $ships ->
        [one] { $name } отправляет { $ships } корабль.
        [few] { $name } отправляет { $ships } корабля.
        [many] { $name } отправляет { $ships } кораблей.
       *[other] { $name } отправляет { $ships } корабля.
    }
rattle-battle-event-revenge-gained =
    { $n ->
        [one] { $name } получает { $n } карту мести.
        [few] { $name } получает { $n } карты мести.
        [many] { $name } получает { $n } карт мести.
       *[other] { $name } получает { $n } карты мести.
    }
rattle-battle-event-points-bought =
    { $points ->
        [one] { $name } покупает { $points } победное очко.
        [few] { $name } покупает { $points } победных очка.
        [many] { $name } покупает { $points } победных очков.
       *[other] { $name } покупает { $points } победного очка.
    }
rattle-battle-event-game-began = Первый Главарь — { $name }.
rattle-battle-event-phase-began = { $phase }
rattle-battle-event-adventure-drawn = Поход { $quest }: { $card } – { $card-text }
rattle-battle-event-wanted-changed = Разыскиваемый теперь — { $name }.
rattle-battle-event-baron-passed = Главарь теперь — { $name }. Всё снова готово.
rattle-battle-event-points-counted = { $name } считает очки: карты Гильдии { $cards }, монеты { $coins }, матросы { $sailors }, прочее { $others }.
rattle-battle-event-sent-nobody = { $name } остаётся в порту.
rattle-battle-event-dropped = Кубики легли ({ $reason }).
rattle-battle-event-dropped-banged = { $bangs } Кубики легли ({ $reason }).
rattle-battle-bang =
    { $dice ->
        [one] Кубик лежит неровно ({ $ships }): удар по столу!
        [few] Кубики лежат неровно ({ $ships }): удар по столу!
        [many] Кубики лежат неровно ({ $ships }): удар по столу!
       *[other] Кубики лежат неровно ({ $ships }): удар по столу!
    }
rattle-battle-event-allied = На нашей стороне: { $ships }.
rattle-battle-event-fled = { $ship } бежит.
rattle-battle-event-exploded = { $ship } взрывается и топит: { $ships }.
rattle-battle-event-exploded-nobody = { $ship } взрывается и никого не топит.
rattle-battle-event-ship-moved = { $ship } идёт { $way } мм ({ $reason }).
rattle-battle-event-ship-moved-target = { $ship } идёт { $way } мм ({ $reason }: { $target }).
rattle-battle-event-volleyed = { $ship } даёт залп и топит: { $ships } ({ $gap } мм).
rattle-battle-event-shot = { $ship } стреляет: { $target }, { $gap } мм.
rattle-battle-event-shot-second = { $ship } стреляет: { $target } ({ $gap } мм) и { $second } ({ $further } мм).
rattle-battle-event-fought = Битва: { $bouts }
rattle-battle-bout = { $ship } (сила { $strength }) и { $target } (сила { $theirs }), { $gap } мм
rattle-battle-event-sunk = { $ship } тонет.
rattle-battle-event-rewarded-boarded = { $name }: абордаж, { $ship }.
rattle-battle-event-card-used = { $name }: { $card }.
rattle-battle-event-card-used-ships = { $name }: { $card } ({ $ships }).
rattle-battle-event-face-turned = { $ship }: теперь { $face }.
rattle-battle-event-passed = { $name } пасует.
rattle-battle-event-loot-gained = { $name } получает: { $loot } ({ $reason }).
rattle-battle-event-draw-lost = Мешок пуст: { $name } ничего не тянет.
rattle-battle-event-loot-given = { $name } отдаёт: { $loot } ({ $reason }).
rattle-battle-event-loot-stored = { $name } кладёт: { $loot } → { $card }.
rattle-battle-event-joker-made = { $name } переворачивает: { $loot }. Это джокер.
rattle-battle-event-bag-refilled = Мешок был пуст: отданное возвращается в него.
rattle-battle-event-repaired = { $name } чинит: { $ships }.
rattle-battle-event-repaired-short = { $name } не может оплатить всё: добыча пропала, починены: { $ships }.
rattle-battle-event-part-gained = { $name } ставит: { $part }.
rattle-battle-event-hamster-made = Три трюма: { $name } завёл хомяка.
rattle-battle-event-upgrade-gained = { $name } ставит: { $card }.
rattle-battle-event-sailor-gained = { $card } теперь в команде ({ $name }).
rattle-battle-event-revenge-used = { $name } мстит.
rattle-battle-event-place-opened = { $place }
rattle-battle-event-place-opened-only = { $place }: войти может только { $name }.
rattle-battle-event-went-ashore = { $name } сходит на берег.
rattle-battle-event-cards-looked-at = { $name } смотрит карты ({ $place }).
rattle-battle-event-place-closed = { $name } закрывает: { $place }.
rattle-battle-event-chose = { $name }: выбор сделан.
rattle-battle-event-revealed = { $choices }
rattle-battle-choice = { $name }: { $choice }
rattle-battle-event-choice-void = { $name } опаздывает: { $choice }.
rattle-battle-event-rolled = { $name } бросает: { $values }.
rattle-battle-event-dice-lost = { $name } теряет: { $ships }.
rattle-battle-event-scored = { $name }: счёт { $score }.
rattle-battle-event-dropped-out = { $name } выбывает.
rattle-battle-ended-quests = Последний порт пройден.

## Refusals

rattle-battle-refusal-not-your-turn = сейчас решают другие
rattle-battle-refusal-foreign = это не действие этой игры
rattle-battle-refusal-unclear = это непонятно
rattle-battle-refusal-not-offered = сейчас это невозможно
rattle-battle-refusal-nothing-to-give = у вас этого нет
rattle-battle-refusal-due = нужно отдать: { $due }, а не { $given }
rattle-battle-refusal-no-part-left = таких деталей больше нет
rattle-battle-refusal-must-send = сейчас отправляют корабли
rattle-battle-refusal-no-captain = в этой игре нет капитанского корабля
rattle-battle-refusal-too-few-ships = у вас { $have }, а не { $ships }
rattle-battle-refusal-players-act = сейчас корабли ходят и стреляют
rattle-battle-refusal-has-acted = одно действие за ход
rattle-battle-refusal-must-act = сделайте действие или пасуйте
rattle-battle-refusal-no-such-action = не в этом приключении
rattle-battle-refusal-no-sail = нет готового паруса
rattle-battle-refusal-not-in-box = { $ship }: его нет в коробке
rattle-battle-refusal-not-your-ship = { $ship }: это не ваш корабль
rattle-battle-refusal-held = корабль на плитке здесь не двигается
rattle-battle-refusal-tile-in-the-way = мешает плитка
rattle-battle-refusal-move-too-far = { $distance } мм, движение — до { $reach }
rattle-battle-refusal-shot-too-far = { $distance } мм, выстрел — до { $reach }
rattle-battle-refusal-cannot-touch = { $distance } мм: нет свободного места в пределах { $reach }
rattle-battle-refusal-out-of-reach = { $distance } мм, дальность { $reach }
rattle-battle-refusal-touches-already = { $ship }: уже касается цели ({ $target }), 0 мм ценой паруса, а готового Тарана нет
rattle-battle-refusal-not-touching = { $ship }: в конце движения касания не было ({ $target })
rattle-battle-refusal-outside = корабль не поместится в коробке
rattle-battle-refusal-occupied = там лежит другой корабль
rattle-battle-refusal-way-blocked = путь закрыт: { $ship }
rattle-battle-refusal-not-ready = { $card }: не готово
rattle-battle-refusal-not-weaker = { $ship }: не более слабый независимый корабль
rattle-battle-refusal-not-crossed = путь не проходит через: { $ship }
rattle-battle-refusal-on-tile = корабль на плитке здесь не стреляет
rattle-battle-refusal-owns-too-few-cannons = нужно пушек, готовых или нет: { $needed }, есть: { $owned }
rattle-battle-refusal-too-few-cannons = нужно пушек: { $needed }, готово: { $ready }
rattle-battle-refusal-not-an-enemy = { $ship }: это не враг
rattle-battle-refusal-immune = { $ship }: в него нельзя стрелять
rattle-battle-refusal-no-revenge = по игрокам стреляет только капитан или месть: нужно { $needed }, есть { $have }
rattle-battle-refusal-same-target = второй корабль должен быть другим
rattle-battle-refusal-no-ship = у вас нет кораблей в коробке
rattle-battle-refusal-not-moved = { $ship }: не двигался в этот ход
rattle-battle-refusal-no-such-face = { $ship }: так повернуть нельзя
rattle-battle-refusal-nothing-to-ready = ничего такого не использовано
rattle-battle-refusal-crew-works = сейчас действуют матросы
rattle-battle-refusal-not-now = { $card }: здесь не действует
rattle-battle-refusal-used-up = { $card }: уже использовано
rattle-battle-refusal-not-yours = у вас этого нет
rattle-battle-refusal-full = { $card }: уже { $most }
rattle-battle-refusal-cannot-pay = нужно: { $cost }, есть: { $have }
rattle-battle-refusal-no-effect = { $card }: ничего не даст
rattle-battle-refusal-market-rate = здесь один жетон стоит двух
rattle-battle-refusal-no-jokers = за этим столом нет джокеров
rattle-battle-refusal-not-in-bag = нет в мешке: { $loot }
rattle-battle-refusal-closed = карт здесь больше нет
rattle-battle-refusal-once-a-visit = не больше { $limit } за стоянку
rattle-battle-refusal-workshop-price = нужны и Пряности, и Материалы
rattle-battle-refusal-pit-rate = одни Ценности или два других жетона
rattle-battle-refusal-no-revenge-here = в этом сценарии нет мести
rattle-battle-refusal-too-expensive = стоит { $price }, у вас { $coins }
rattle-battle-refusal-wrong-place = это другое место: { $place }
rattle-battle-refusal-place-closed = на этот раз для вас закрыто: { $place }
rattle-battle-refusal-place-left = это место уже позади: { $place }
rattle-battle-refusal-choose-a-die = выберите один из своих кубиков
rattle-battle-refusal-guess-a-sum = сумма от { $least } до { $most }
rattle-battle-refusal-throw-now = сейчас бросают кубик
rattle-battle-refusal-no-such-throw = из-над коробки, сила от 0 до 1

## What symbols mean

rattle-battle-order-flee = Бегство
rattle-battle-order-explosion = Взрыв { $size }
rattle-battle-order-explosion-face = Взрыв по числу на кубике
# Where there is little room.
rattle-battle-order-toward = Движение
rattle-battle-order-toward-closest = Движение к ближайшему
rattle-battle-order-toward-wanted = Движение к Разыскиваемому
rattle-battle-order-away = Отход
rattle-battle-order-volley = Залп
rattle-battle-order-surrender = Капитуляция
rattle-battle-order-redrop = Повторный бросок
rattle-battle-order-ally = Союзник

## Kinds of adventures

rattle-battle-tier-light = лёгкое
rattle-battle-tier-heavy = трудное
rattle-battle-tier-final = финальное
rattle-battle-tier-crazy = безумное
rattle-battle-tier-starter = начальное

## What is asked

rattle-battle-ask-part = Возьмите деталь для галеона ({ $reason }).
rattle-battle-ask-exhaust = Какое улучшение использовать?
rattle-battle-ask-send = Сколько кораблей отправить?
rattle-battle-ask-let-drop = Вы Главарь: бросайте корабли!
rattle-battle-ask-fifth = Бросить ещё один корабль?
rattle-battle-ask-turn = Движение (паруса: { $sails }), выстрел (пушки: { $cannons }) или пас.
rattle-battle-ask-turn-again = Действие сделано. Улучшения или конец хода.
rattle-battle-ask-close = Какое место порта закрыть?
rattle-battle-ask-choose-loot = Выбрать всю добычу или тянуть её?
rattle-battle-ask-take =
    { $due ->
        [one] Возьмите { $due } добычу из мешка.
        [few] Возьмите { $due } добычи из мешка, по одной.
        [many] Возьмите { $due } добыч из мешка, по одной.
       *[other] Возьмите { $due } добычи из мешка, по одной.
    }
rattle-battle-ask-trade = Приключение предлагает обмен.
rattle-battle-ask-crew = Используйте матросов, каждого по разу.
rattle-battle-ask-cat = Отдать судового кота или заплатить за ремонт?
rattle-battle-ask-give =
    { $due ->
        [one] Отдайте { $due } добычу
        [few] Отдайте { $due } добычи, по одной
        [many] Отдайте { $due } добыч, по одной
       *[other] Отдайте { $due } добычи, по одной
    } ({ $reason }).
rattle-battle-ask-at = { $place }: что делать?
rattle-battle-ask-ashore = В порту: что делать?
rattle-battle-ask-keep = Какую карту оставить?
rattle-battle-ask-plank = Ещё кубик или стоп? Больше 13 — это 0.
rattle-battle-ask-drinking = Какие кубики оставить?
rattle-battle-ask-skirmish-pick = Тайно выберите кубик.
rattle-battle-ask-dig-pick = Тайно выберите кубик.
rattle-battle-ask-guess = Тайно угадайте сумму всех кубиков.
rattle-battle-ask-throw = Бросьте кубик: откуда, куда, с какой силой?

## Why, and what comes of it

rattle-battle-hint-part = Паруса двигают корабли, пушки стреляют, трюмы возят добычу.
rattle-battle-hint-send = Кто отправил, тянет добычу; ремонт стоит добычи; в море грузов не возят.
# $ships: from how many ships on loot is lost.
rattle-battle-hint-cargo =
    { $ships ->
        [one] В море грузов не возят: уже с { $ships } кораблём отдаёте добычу (−1▣).
        [few] В море грузов не возят: начиная с { $ships } кораблей отдаёте добычу (−1▣).
        [many] В море грузов не возят: начиная с { $ships } кораблей отдаёте добычу (−1▣).
       *[other] В море грузов не возят: начиная с { $ships } корабля отдаёте добычу (−1▣).
    }
rattle-battle-hint-let-drop = Где кубики остановятся, там и лежат; что покажут, то и есть.
rattle-battle-hint-turn = Стрелки смотрят корабли, Enter действует. Потом бьются ближайшие пары.
rattle-battle-hint-give = Потопленный корабль стоит 1 добычу; корабль и трюм везут по 1.
rattle-battle-hint-at = Сделайте, на что хватает, и идите дальше.
rattle-battle-hint-ashore = Сделайте, на что хватает. Кто идёт дальше, не возвращается; в конце покиньте порт.
rattle-battle-hint-crew = Матрос работает, если вы можете заплатить и ему есть что делать.
rattle-battle-hint-keep = Остальные уйдут под колоду, и никто их не увидит.
rattle-battle-hint-throw = Коробка шириной 285 мм, её середина — 0 0.
rattle-battle-hint-close = В следующую стоянку туда войдёте только вы.

## What places are for

rattle-battle-place-about-market = 2 добычи → 1 на выбор
rattle-battle-place-about-tavern = 2 рома → посмотреть 3 матросов, оставить 1
rattle-battle-place-about-shipyard = 1 материалы → 1 деталь
rattle-battle-place-about-workshop = пряности и материалы → посмотреть 3 улучшения, оставить 1
rattle-battle-place-about-pit = 1 ценности или 2 другие добычи → 1 монета
rattle-battle-place-about-guild = монеты: { $price } → очки: { $points }
rattle-battle-place-about-only = войти может только { $name }

## Table options

rattle-battle-option-scenario-norrington = Сценарий: Адмирал Норрингтон
rattle-battle-option-scenario-pirate-wars = Сценарий: Пиратские войны
rattle-battle-option-scenario-introductory = Сценарий: вводный
rattle-battle-option-length-full = Длина: полная, пять Походов
rattle-battle-option-length-short = Длина: короткая, три Похода
rattle-battle-option-extra-starters-on = Начальные приключения: девять
rattle-battle-option-extra-starters-off = Начальные приключения: семь
rattle-battle-option-crew-pack-on = Набор команды 1: да
rattle-battle-option-crew-pack-off = Набор команды 1: нет
rattle-battle-option-loot-pack-on = Набор добычи 1: да
rattle-battle-option-loot-pack-off = Набор добычи 1: нет
rattle-battle-option-expert-market-on = Рынок: для опытных, с джокерами
rattle-battle-option-expert-market-off = Рынок: без джокеров
rattle-battle-option-port-by-place = Порт: место за местом
rattle-battle-option-port-by-visit = Порт: игрок за игроком
rattle-battle-option-port-simultaneous = Порт: все сразу
rattle-battle-option-fifth-player-on = Пятый игрок: может добавить корабль
rattle-battle-option-fifth-player-off = Пятый игрок: не добавляет корабль
rattle-battle-option-free-for-all-on = Игроки: бьются между собой
rattle-battle-option-free-for-all-off = Игроки: не бьются между собой
rattle-battle-option-drops-real = Кубики: падают по-настоящему
rattle-battle-option-drops-pool = Кубики: броски из запаса

## What changed with version 2 of the rules

rattle-battle-changed-phase-4 = Фаза 4 начинается, даже если не осталось ни одного корабля или никто их не послал: можно тратить добычу на матросах, а пятый игрок может добавить корабль.
rattle-battle-changed-pit = Притон платит монету за каждые Ценности, а пары — из другой добычи. Карта мести стоит одни Ценности или два других жетона.
rattle-battle-changed-boarding = Абордаж — если любой ваш корабль касается врага, которого вы топите: в битве, выстрелом или картой.
rattle-battle-changed-plunder-time = Время грабежа: корабли Разыскиваемого, равно удалённые от красного, бьются с ним одновременно.
rattle-battle-changed-touch = Двигаться к кораблю, которого уже касаешься, можно только с готовым Тараном.
rattle-battle-changed-cannonade = Канонада: стреляет любой корабль, и повторно, если пушки есть на галеоне, готовые или нет.
rattle-battle-changed-redrops = Корабль бросают заново столько раз, сколько выпадет знак, а не только дважды.
rattle-battle-changed-all-loot = Кто не может оплатить весь ремонт, теряет и особую добычу.
