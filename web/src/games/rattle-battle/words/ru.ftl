# What the table of Rattle, Battle, Grab the Loot says in the browser.

## Home and rules

rattle-battle-page-tagline = Бросьте флот и читайте море.
rattle-battle-page-length = 2–5 игроков, около 25 минут
rattle-battle-page-credits = Rattle, Battle, Grab the Loot — игра Игнация Тшевичека. Настоящие кубики в настоящей коробке радуют: купите игру.
rattle-battle-page-first = Первое плавание
rattle-battle-page-first-note = 10 минут
rattle-battle-page-play = Играть
rattle-battle-page-play-note = 25 минут
rattle-battle-page-shorter = короткая, 12
rattle-battle-page-shorter-note = 12 минут
rattle-battle-page-feel-1 = Бросьте кубики: вот ваш флот.
rattle-battle-page-feel-2 = Подойдите ближе или уходите.
rattle-battle-page-feel-3 = Коснитесь и победите: абордаж!
rattle-battle-short =
    Ваши кубики — корабли. Решите, сколько послать; все падают в коробку вместе с кораблями купцов и
    флота. Где они лежат, там они и есть, а что показывают, такова их сила. Символы велят другим
    бежать, взрываться, гнаться или палить. Потом корабли двигают парусами и стреляют из пушек.
    Наконец сражается ближайшая пара, затем следующая, пока одной стороны не станет. Потопленные
    враги приносят монеты, участие — добычу, а абордаж — ещё больше. В порту на добычу покупают
    детали, матросов и улучшения, остальное становится монетами и очками. После последнего порта
    побеждает тот, у кого больше очков.

## Players

rattle-battle-table-baron = Главарь
rattle-battle-table-wanted = Разыскиваемый
rattle-battle-table-vp = ПО
rattle-battle-table-points-now = Победные очки, если бы игра закончилась сейчас
rattle-battle-table-sails = Готовые паруса
rattle-battle-table-cannons = Готовые пушки
rattle-battle-table-loot = Добыча и место
rattle-battle-table-coins = Монеты
rattle-battle-table-decides = Решает …
rattle-battle-table-decided = решение принято
rattle-battle-crazy-out = выбывает
rattle-battle-crazy-mm = { $mm } мм
rattle-battle-table-at-sea = Кораблей в море: { $ships }
rattle-battle-table-at-sea-lost = В море: { $ships }, потоплено: { $lost }
rattle-battle-table-passed = Пас, кораблей в море: { $ships }

## The adventure

rattle-battle-table-quest = Поход { $quest } из { $quests }
rattle-battle-table-of = { $n } из { $all }
rattle-battle-table-loot-each = Добыча каждому, кто послал корабль
rattle-battle-table-squadron = { $role } × { $count }, { $colour }
rattle-battle-table-strength = сила { $strength }
rattle-battle-role-ally = Союзник
rattle-battle-role-barge = Баржа
rattle-battle-role-brig = Бриг
rattle-battle-role-cloth-merchant = Торговец тканями
rattle-battle-role-corsair = Корсар
rattle-battle-role-cursed-crew = Проклятая команда
rattle-battle-role-cutter = Катер
rattle-battle-role-derelict = Покинутое судно
rattle-battle-role-escort = Эскорт
rattle-battle-role-fire-ship = Брандер
rattle-battle-role-fisher = Рыбацкая лодка
rattle-battle-role-fort = Форт
rattle-battle-role-friends = Друг
rattle-battle-role-frigate = Фрегат
rattle-battle-role-ghost-ship = Корабль-призрак
rattle-battle-role-guard = Стражник
rattle-battle-role-gunboat = Канонерка
rattle-battle-role-hunter = Охотник
rattle-battle-role-kings-captain = Королевский капитан
rattle-battle-role-kings-guard = Королевская стража
rattle-battle-role-longboat = Шлюпка
rattle-battle-role-lost-merchant = Заблудившийся купец
rattle-battle-role-maelstrom = Мальстрём
rattle-battle-role-mercenary = Наёмник
rattle-battle-role-merchant = Купец
rattle-battle-role-moored-merchant = Купец на якоре
rattle-battle-role-navy = Флот
rattle-battle-role-norringtons-flagships = Флагман Норрингтона
rattle-battle-role-patrol = Патруль
rattle-battle-role-pay-ship = Корабль с жалованьем
rattle-battle-role-paymaster = Казначей
rattle-battle-role-pirate-king = Король пиратов
rattle-battle-role-pirate-king-ally = Союзник короля пиратов
rattle-battle-role-powder-barge = Баржа с порохом
rattle-battle-role-powder-boat = Лодка с порохом
rattle-battle-role-privateer = Капер
rattle-battle-role-privateer-captain = Капитан каперов
rattle-battle-role-royal-navy = Королевский флот
rattle-battle-role-salvager = Спасатель груза
rattle-battle-role-scavenger = Мародёр
rattle-battle-role-scavenger-captain = Капитан мародёров
rattle-battle-role-ship-of-the-line = Линейный корабль
rattle-battle-role-sloop = Шлюп
rattle-battle-role-smuggler = Контрабандист
rattle-battle-role-storm = Шторм
rattle-battle-role-straggler = Отставший
rattle-battle-role-the-wretch = «Горемыка»
rattle-battle-role-trader = Торговец
rattle-battle-role-treasure-ship = Корабль с сокровищем
rattle-battle-role-whirlpool = Водоворот
rattle-battle-role-wrecker = Береговой разбойник
rattle-battle-colour-yellow = жёлтый
rattle-battle-colour-green = зелёный
rattle-battle-colour-red = красный
rattle-battle-colour-orange = оранжевый
rattle-battle-colour-blue = синий
rattle-battle-colour-purple = фиолетовый

## The sea

rattle-battle-table-look = Вид на море
rattle-battle-table-look-deep = 3D
rattle-battle-table-whole-sea = Всё море
rattle-battle-table-closer = Ближе
rattle-battle-table-look-top = Сверху
rattle-battle-table-look-flat = Для 3D нужен WebGL: в этом браузере его нет или он рисует слишком медленно

## Ships

rattle-battle-table-all-ships = Все корабли
rattle-battle-table-your-ships = Твои корабли: { $ships }
rattle-battle-table-enemies = Враги: { $ships }
rattle-battle-table-other-ships = Другие корабли: { $ships }
rattle-battle-table-ship = { $ship }, сила { $strength }
rattle-battle-table-own = ваш { $face }
rattle-battle-table-own-captain = ваш капитан { $face }
rattle-battle-table-their = { $name } { $face }
rattle-battle-table-their-captain = { $name }, капитан { $face }
rattle-battle-table-foe-yellow = жёлтый { $face }
rattle-battle-table-foe-green = зелёный { $face }
rattle-battle-table-foe-red = красный { $face }
rattle-battle-table-foe-orange = оранжевый { $face }
rattle-battle-table-foe-blue = синий { $face }
rattle-battle-table-foe-purple = фиолетовый { $face }
rattle-battle-table-has-fired = уже стрелял
rattle-battle-table-lies = { $across } вправо, { $down } вниз.
rattle-battle-table-nearest = { $mm } мм на { $bearing }: { $ship }.
rattle-battle-table-touches = Касается: { $ship }
rattle-battle-table-boards = Касается: { $ship }; { $strength } бьёт { $theirs }, абордаж
rattle-battle-table-both-sink = Касается: { $ship }; { $strength } против { $theirs }, тонут оба
rattle-battle-table-loses = Касается: { $ship }; { $strength } проигрывает { $theirs }
rattle-battle-bearing-e = восток
rattle-battle-bearing-ne = северо-восток
rattle-battle-bearing-n = север
rattle-battle-bearing-nw = северо-запад
rattle-battle-bearing-w = запад
rattle-battle-bearing-sw = юго-запад
rattle-battle-bearing-s = юг
rattle-battle-bearing-se = юго-восток

## Your turn

rattle-battle-table-turn = Перетащи корабль, стреляй или пасуй.
rattle-battle-table-turn-again = Действие сделано. Используй улучшения или закончи ход.
rattle-battle-table-not-now = сейчас нельзя
rattle-battle-table-move = Движение
rattle-battle-table-move-sub = паруса: { $ready } из { $sails } · { $reach } мм
rattle-battle-table-shot = Выстрел
rattle-battle-table-shot-sub = пушки: { $ready } из { $cannons } · { $reach } мм
rattle-battle-table-upgrades = Улучшения
rattle-battle-table-upgrades-sub = возможностей: { $uses }
rattle-battle-table-pass = Пас
rattle-battle-table-pass-sub = без действий до битвы
rattle-battle-table-done = Конец хода
rattle-battle-table-done-sub = ходит следующий
rattle-battle-table-way = { $way } из { $limit } мм
rattle-battle-table-in-range = { $length } из { $limit } мм · пушек: { $cannons }
rattle-battle-table-too-far = { $length } мм, на { $over } дальше
rattle-battle-table-move-here = Плыть сюда
rattle-battle-table-put-back = Вернуть
rattle-battle-table-fire = Огонь

rattle-battle-table-where-to = Куда, { $ship }?
rattle-battle-table-end-touch-wins = Коснуться: { $ship }; { $strength } бьёт { $theirs }
rattle-battle-table-end-touch-ties = Коснуться: { $ship }; { $strength } против { $theirs }, ничья
rattle-battle-table-end-touch-loses = Коснуться: { $ship }; { $strength } проигрывает { $theirs }
rattle-battle-table-end-range = На выстрел: { $ship }
rattle-battle-table-end-away = Подальше от: { $ship }
rattle-battle-table-end-drill = Пробурить: { $ship }
rattle-battle-table-prospect = Битва: потопишь { $sinks }, абордажей { $boards }, потеряешь { $loses }

## Sending, dropping, throwing

rattle-battle-table-with-captain = С капитаном
rattle-battle-table-without-captain = Без капитана
rattle-battle-table-send-loses = отдать добычи: { $loot }
rattle-battle-table-drop-sub = держи, чтобы трясти; отпусти, чтобы бросить
rattle-battle-table-throw-from-x = Слева или справа
rattle-battle-table-throw-from-y = Снизу или сверху
rattle-battle-table-throw-direction = Направление
rattle-battle-table-throw-force = Сила
rattle-battle-table-throw-sub = откуда, куда, как сильно

## Галеон

rattle-battle-galleon-of = Галеон: { $name }
rattle-battle-galleon-list = От носа до кормы
rattle-battle-galleon-crew = Команда
rattle-battle-galleon-ships = Корабли
rattle-battle-galleon-sail =
    { $count ->
        [one] Парус
       *[other] Паруса: { $count }
    }
rattle-battle-galleon-sail-text = Каждый двигает корабль до 88 мм. Поставлены: { $ready }, свёрнуты: { $spent }.
rattle-battle-galleon-cannon =
    { $count ->
        [one] Пушка
       *[other] Пушки: { $count }
    }
rattle-battle-galleon-cannon-text = Выстрел бьёт до 63 мм. Сила кораблей с пушкой на грани: { $strength }.
rattle-battle-galleon-hamster =
    { $count ->
        [one] Трюм с хомяком
       *[other] Трюмы с хомяком: { $count }
    }
rattle-battle-galleon-hold =
    { $count ->
        [one] Трюм
       *[other] Трюмы: { $count }
    }
rattle-battle-galleon-carries = На борту: { $loot }
rattle-battle-galleon-empty = Пусто
rattle-battle-galleon-count = { $n } из { $all }
rattle-battle-galleon-ready = готово
rattle-battle-galleon-spent = использовано
rattle-battle-galleon-always = всегда
rattle-battle-galleon-ships-text = Каждый дома везёт 1 добычу. Дома: { $home }, в море: { $sea }, потоплены: { $sunk }.
rattle-battle-galleon-loot = Добыча: { $loot } из { $room }
rattle-battle-galleon-loot-home = Добыча: { $loot } из { $room }, а со всеми кораблями дома из { $all }
rattle-battle-galleon-adrift = Нет места: { $loot }
rattle-battle-galleon-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }

## The first voyage

rattle-battle-voyage-part = Ваш галеон пока мал. Парус двигает корабли, пушка стреляет, трюм везёт добычу. Возьмите деталь.
rattle-battle-voyage-send = Кубики — ваши корабли. Посланные сражаются, остальные везут добычу. Пошлите два или три.
rattle-battle-voyage-drop = Держите, чтобы трясти; отпустите, чтобы бросить.
rattle-battle-voyage-rest = Где упали, там и лежат; что показывают, такова сила. Ближайшая пара сражается первой.
rattle-battle-voyage-fight = Слабый тонет, победитель берёт монету. Равные тонут оба.
rattle-battle-voyage-homecoming = Две добычи за участие. Корабль и трюм везут по одной; починка потопленного стоит одну.
rattle-battle-voyage-move = Парус двигает корабль до 88 мм. Подведите его к слабому или уведите от сильного.
rattle-battle-voyage-first-port = Освещённые дома вам по карману. За материалы дают деталь: второй парус — второе движение в каждом походе.
rattle-battle-voyage-shot = До 63 мм выстрел топит любого. Одна пушка, если корабль показывает пушку, иначе две.
rattle-battle-voyage-too-far = В 63 мм никого нет. Сначала движение, выстрел — в следующий ход.
rattle-battle-voyage-touch = Коснитесь и победите: это абордаж, ещё одна добыча. Сдавшийся купец даёт добычу вместо монеты.
rattle-battle-voyage-boarding = Ваш корабль касается врага. Потопите его так — и это абордаж: ещё одна добыча.
rattle-battle-voyage-port = Шесть домов слева направо. Монеты — это очки; Гильдия продаёт за монеты ещё больше.
rattle-battle-voyage-symbols = Знаки действуют до вас: жёлтые бегут, потом красный парус топит ближайший наш корабль.
rattle-battle-voyage-crazy = Безумное приключение: добыча и корабли в безопасности. Все бросают все кубики; большая сумма берёт 2 монеты.
rattle-battle-voyage-reefs = Рифы останавливают любое движение. Шторм топит ближайший корабль, чей бы он ни был.
rattle-battle-voyage-give = Выбор уже сделан: нажмите один раз или поменяйте его, нажимая на жетоны.
rattle-battle-voyage-last-port = Последний порт: в конце добыча ничего не стоит. Продайте её в Яме, купите очки в Гильдии.
rattle-battle-voyage-chase = Охотники подходят ближе, купцы держатся подальше.
rattle-battle-voyage-friend = Фиолетовый корабль сражается за нас; не тратьте выстрелы рядом с ним.
rattle-battle-voyage-knows-enough = Вы знаете достаточно: сыграйте по-настоящему
rattle-battle-voyage-real-game = Сразу настоящая игра
rattle-battle-voyage-alone = Дальше без подсказок

## After an adventure

rattle-battle-after = Последнее приключение
rattle-battle-after-strengths = { $reason }, { $strength } против { $theirs }
rattle-battle-after-nobody = Никто не утонул.
rattle-battle-after-got = Получено:
rattle-battle-after-gave = Отдано:

## Once more

rattle-battle-again-drop = Посмотреть бросок ещё раз
rattle-battle-again-battle = Посмотреть битву ещё раз
rattle-battle-again-back = Вернуться к столу

## The clock

rattle-battle-pace = Темп
rattle-battle-pace-hold = Остановить для всех
rattle-battle-pace-go = Дальше
rattle-battle-pace-step = Следующий шаг
rattle-battle-pace-forward = Ускорить
rattle-battle-pace-slow = медленно
rattle-battle-pace-normal = обычно
rattle-battle-pace-fast = быстро
rattle-battle-pace-holds = { $name } держит паузу
rattle-battle-pace-you-hold = Ты держишь паузу

## The port

rattle-battle-port-any = сколько угодно раз
rattle-battle-port-once = один раз за стоянку
rattle-battle-port-about-market = 1 добыча на выбор
rattle-battle-port-about-tavern = посмотреть матросов, оставить 1
rattle-battle-port-about-shipyard = 1 деталь на выбор
rattle-battle-port-about-workshop = посмотреть улучшения, оставить 1
rattle-battle-port-about-pit = добыча за монеты
rattle-battle-port-about-guild = верхняя карта
rattle-battle-port-shut = На этот раз закрыто
rattle-battle-port-behind = Уже позади
rattle-battle-port-used = На эту стоянку всё
rattle-battle-port-can-swap = Можно: добычи на обмен: { $loot }
rattle-battle-port-cannot-swap = Нужно добычи: { $needed }, есть { $have }
rattle-battle-port-can-pay = Можно, есть: { $loot }
rattle-battle-port-could-pay = Можно, если сберечь: { $loot }
rattle-battle-port-cannot-pay = Нужно: { $cost }, есть: { $have }
rattle-battle-port-has-none = Нужно: { $cost }, у вас нет
rattle-battle-port-can-sell =
    { $coins ->
        [one] Для вас это { $coins } монета
        [few] Для вас это до { $coins } монет
       *[many] Для вас это до { $coins } монет
    }
rattle-battle-port-cannot-sell = Продать нечего
rattle-battle-port-can-buy =
    { $coins ->
        [one] Можно: у вас { $coins } монета
        [few] Можно: у вас { $coins } монеты
       *[many] Можно: у вас { $coins } монет
    }
rattle-battle-port-too-dear = Стоит { $price }, у вас { $coins }
rattle-battle-port-sell-first = Стоит { $price }, у вас { $coins }: сначала продайте
rattle-battle-port-queue = Начиная с Главаря
rattle-battle-port-stores = Ваши запасы
rattle-battle-port-yours = Ваш галеон
rattle-battle-port-with = С этим
rattle-battle-port-then-not = Тогда уже нельзя: { $places }
rattle-battle-port-then-can = Тогда можно: { $places }
rattle-battle-port-then-still = По-прежнему можно: { $places }
rattle-battle-port-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
rattle-battle-port-revenge =
    { $n ->
        [one] { $n } карта мести
        [few] { $n } карты мести
       *[many] { $n } карт мести
    }
rattle-battle-port-on = Дальше: { $place }
rattle-battle-port-leave = Покинуть порт
rattle-battle-port-back = Назад: { $place }
rattle-battle-port-chosen = Ваш выбор: { $choice }
rattle-battle-port-looks = { $name } смотрит карты
rattle-battle-port-ask-market = что на что?
rattle-battle-port-give = Отдаёте
rattle-battle-port-get = Получаете
rattle-battle-port-swap = Обменять на: { $loot }
rattle-battle-port-choose-given =
    { $loot ->
        [one] Выберите { $loot } жетон на обмен
        [few] Выберите { $loot } жетона на обмен
       *[many] Выберите { $loot } жетонов на обмен
    }
rattle-battle-port-choose-wanted = Выберите, что получить
rattle-battle-port-ask-tavern = посмотреть матросов ({ $cards }), оставить 1
rattle-battle-port-ask-workshop = посмотреть улучшения ({ $cards }), оставить 1
rattle-battle-port-hire = Посмотреть матросов ({ $cards })
rattle-battle-port-build = Посмотреть улучшения ({ $cards })
rattle-battle-port-deck-tavern = Матросов здесь: { $cards }. Карты видите только вы; остальные уйдут под колоду.
rattle-battle-port-deck-workshop = Улучшений здесь: { $cards }. Карты видите только вы; остальные уйдут под колоду.
rattle-battle-port-ask-keep = какую карту оставить?
rattle-battle-port-choose-card = Выберите карту
rattle-battle-port-keep = Оставить: { $card }
rattle-battle-port-ask-shipyard = какая деталь?
rattle-battle-port-choose-part = Выберите деталь
rattle-battle-port-buy = Купить: { $part }
rattle-battle-port-sail = Ваш № { $n }: на одно движение больше за поход
rattle-battle-port-cannon = Ваша № { $n }: на один выстрел больше, грань с пушкой — { $strength }
rattle-battle-port-cannon-more = Ваша № { $n }: на один выстрел больше за поход
rattle-battle-port-hold = Ваш № { $n }: вмещает 1 добычу; три — это хомяк
rattle-battle-port-hamster = Третий: хомяк, он вмещает 3 добычи
rattle-battle-port-ask-pit = что продать?
rattle-battle-port-choose-sold = Выберите, что продать
rattle-battle-port-odd = Два таких — монета: один без пары
rattle-battle-port-sell =
    { $coins ->
        [one] Продать за { $coins } монету
        [few] Продать за { $coins } монеты
       *[many] Продать за { $coins } монет
    }
rattle-battle-port-buy-revenge = Карта мести
rattle-battle-port-ask-guild = верхняя карта?
rattle-battle-port-buy-points =
    { $points ->
        [one] Купить { $points } очко
        [few] Купить { $points } очка
       *[many] Купить { $points } очков
    }
rattle-battle-port-guild-gain = Монета — тоже очко: с этой картой у вас их на { $gain } больше.

## The tray

rattle-battle-tray-give = Добыча, которую отдать
rattle-battle-tray-take = Добыча, которую взять
rattle-battle-tray-ask-give =
    { $due ->
        [one] Отдайте { $due } добычу ({ $reason }).
        [few] Отдайте { $due } добычи ({ $reason }).
       *[many] Отдайте { $due } добыч ({ $reason }).
    }
rattle-battle-tray-ask-take =
    { $due ->
        [one] Возьмите { $due } добычу из мешка.
        [few] Возьмите { $due } добычи из мешка.
       *[many] Возьмите { $due } добыч из мешка.
    }
rattle-battle-tray-keeps = Останется
rattle-battle-tray-lacking = Выберите ещё { $loot }

## Moments to go back to

rattle-battle-mark-quest = Поход { $quest }
rattle-battle-mark-drop =
    { $dice ->
        [one] { $card }: бросок, { $dice } кубик
        [few] { $card }: бросок, { $dice } кубика
       *[many] { $card }: бросок, { $dice } кубиков
    }
rattle-battle-mark-thrown =
    { $dice ->
        [one] { $card }: { $reason }, { $dice } кубик
        [few] { $card }: { $reason }, { $dice } кубика
       *[many] { $card }: { $reason }, { $dice } кубиков
    }
rattle-battle-mark-battle = { $card }: битва
rattle-battle-mark-port = Порт после похода { $quest }

## By ear

rattle-battle-ear-drop = Бросок: врагов { $enemies }, сила от { $low } до { $high }.
rattle-battle-ear-drop-none = Врагов в коробке нет.
rattle-battle-ear-nearest = Ближе всех: { $ship }, { $mm } мм от: { $own }, { $bearing }.
rattle-battle-ear-sunk = Потоплено: { $all }; тобой { $sank }, твоих { $lost }.
rattle-battle-ear-gains = У тебя: монеты { $coins }, добыча { $loot }.
rattle-battle-ear-fights = Боёв сразу: { $fights }, тонут: { $sunk }.
rattle-battle-ear-tie = { $ship } и { $enemy }: ничья, сила { $strength }.
rattle-battle-ear-beats = { $winner } побеждает: { $loser }, { $more } против { $less }.
rattle-battle-ear-adventure = Новое приключение: { $card }.
rattle-battle-ear-shot = { $ship } стреляет по двум кораблям.
rattle-battle-ear-revealed = Открыто выборов: { $choices }.
rattle-battle-pace-space = Пробел: следующий шаг

## The end

rattle-battle-finale-points = Очки по источникам
rattle-battle-finale-cards = Карты Гильдии
rattle-battle-finale-coins = Монеты
rattle-battle-finale-sailors = Матросы
rattle-battle-finale-others = Прочее
rattle-battle-finale-moments = Переломные моменты
rattle-battle-finale-drops = Броски ещё раз
rattle-battle-finale-lead = { $points } : { $second } – { $name } вырывается вперёд и уже не уступает
rattle-battle-finale-shot = { $gap } мм из { $limit }: { $name } едва достаёт, цель – { $target }
rattle-battle-finale-loss =
    { $ships ->
        [one] { $card }: { $name } теряет { $ships } корабль
        [few] { $card }: { $name } теряет { $ships } корабля
       *[many] { $card }: { $name } теряет { $ships } кораблей
    }
rattle-battle-finale-haul = { $card }, самый богатый улов: { $name }, монеты { $coins }, добыча { $loot }

## Coming back

rattle-battle-recap-meanwhile = Тем временем
rattle-battle-recap =
    { $sunk ->
        [one] { $card }: затонул { $sunk } корабль.
        [few] { $card }: затонули { $sunk } корабля.
       *[many] { $card }: затонуло { $sunk } кораблей.
    }
rattle-battle-recap-coins =
    { $sunk ->
        [one] { $card }: затонул { $sunk } корабль, больше всех получает { $name }: монеты { $coins }.
        [few] { $card }: затонули { $sunk } корабля, больше всех получает { $name }: монеты { $coins }.
       *[many] { $card }: затонуло { $sunk } кораблей, больше всех получает { $name }: монеты { $coins }.
    }
