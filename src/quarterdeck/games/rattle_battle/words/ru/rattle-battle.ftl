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
rattle-battle-event-sent-nobody = { $name } остаётся в порту.
rattle-battle-event-dropped = Кубики легли ({ $reason }).
rattle-battle-event-allied = Союзник: { $ships }
rattle-battle-event-fled = Бегство: { $ship }
rattle-battle-event-exploded = Взрыв { $size }: { $ship } → { $ships }
rattle-battle-event-exploded-nobody = Взрыв { $size }: { $ship } никого не топит.
rattle-battle-event-ship-moved = { $reason }: { $ship }, { $way } мм
rattle-battle-event-ship-moved-target = { $reason }: { $ship } → { $target }, { $way } мм
rattle-battle-event-volleyed = Залп: { $ship } → { $ships }, { $gap } мм
rattle-battle-event-shot = Выстрел: { $ship } → { $target }, { $gap } мм
rattle-battle-event-shot-second = Выстрел: { $ship } → { $target }, { $gap } мм → { $second }, { $further } мм
rattle-battle-event-fought = Битва: { $bouts }
rattle-battle-bout = { $ship } (†{ $strength }) : { $target } (†{ $theirs }), { $gap } мм
rattle-battle-event-sunk = Потоплен: { $ship }
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
rattle-battle-event-cards-looked-at = { $name } смотрит карты ({ $place }).
rattle-battle-event-place-closed = { $name } закрывает: { $place }.
rattle-battle-event-chose = { $name }: выбор сделан.
rattle-battle-event-revealed = { $choices }
rattle-battle-choice = { $name }: { $choice }
rattle-battle-event-choice-void = { $name } опаздывает: { $choice }.
rattle-battle-event-rolled = { $name } бросает: { $values }.
rattle-battle-event-dice-lost = { $name } теряет: { $ships }.
rattle-battle-event-scored = { $name }: { $score }
rattle-battle-event-dropped-out = { $name } выбывает.
rattle-battle-ended-quests = Последний порт пройден.

## Refusals

rattle-battle-refusal-not-your-turn = сейчас решают другие
rattle-battle-refusal-foreign = это не действие этой игры
rattle-battle-refusal-unclear = это непонятно
rattle-battle-refusal-not-offered = сейчас это невозможно
rattle-battle-refusal-nothing-to-give = у вас этого нет
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
rattle-battle-refusal-choose-a-die = выберите один из своих кубиков
rattle-battle-refusal-guess-a-sum = сумма от { $least } до { $most }
rattle-battle-refusal-throw-now = сейчас бросают кубик
rattle-battle-refusal-no-such-throw = из-над коробки, сила от 0 до 1

## Table options

rattle-battle-option-scenario-norrington = Адмирал Норрингтон
rattle-battle-option-scenario-pirate-wars = Пиратские войны
rattle-battle-option-scenario-introductory = Вводный сценарий
rattle-battle-option-extra-starters-on = Девять начальных приключений
rattle-battle-option-extra-starters-off = Семь начальных приключений
rattle-battle-option-crew-pack-on = С набором команды 1
rattle-battle-option-crew-pack-off = Без набора команды 1
rattle-battle-option-loot-pack-on = С набором добычи 1
rattle-battle-option-loot-pack-off = Без набора добычи 1
rattle-battle-option-expert-market-on = Рынок для опытных с джокерами
rattle-battle-option-expert-market-off = Рынок без джокеров
rattle-battle-option-simultaneous-port-on = Одновременная стоянка
rattle-battle-option-simultaneous-port-off = Стоянка по очереди
rattle-battle-option-fifth-player-on = Пятый игрок может добавить корабль
rattle-battle-option-fifth-player-off = Никто не добавляет корабль
rattle-battle-option-free-for-all-on = Игроки бьются между собой
rattle-battle-option-free-for-all-off = Игроки не бьются между собой
rattle-battle-option-drops-real = Кубики падают по-настоящему
rattle-battle-option-drops-pool = Броски из запаса

## What changed with version 2 of the rules

rattle-battle-changed-phase-4 = Фаза 4 начинается, даже если не осталось ни одного корабля или никто их не послал: можно тратить добычу на матросах, а пятый игрок может добавить корабль.
rattle-battle-changed-pit = Притон платит монету за каждые Ценности, а пары — из другой добычи. Карта мести стоит одни Ценности или два других жетона.
rattle-battle-changed-boarding = Абордаж — если любой ваш корабль касается врага, которого вы топите: в битве, выстрелом или картой.
rattle-battle-changed-plunder-time = Время грабежа: корабли Разыскиваемого, равно удалённые от красного, бьются с ним одновременно.
rattle-battle-changed-touch = Двигаться к кораблю, которого уже касаешься, можно только с готовым Тараном.
rattle-battle-changed-cannonade = Канонада: стреляет любой корабль, и повторно, если пушки есть на галеоне, готовые или нет.
rattle-battle-changed-redrops = Корабль бросают заново столько раз, сколько выпадет знак, а не только дважды.
rattle-battle-changed-all-loot = Кто не может оплатить весь ремонт, теряет и особую добычу.
