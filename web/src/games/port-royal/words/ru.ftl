# Words of the Port Royal table in the browser.

port-royal-page-tagline = Ещё одну карту? Гавань полнится.
port-royal-page-length = 2–5 игроков, около 20 минут
table-short-trader = Торговец
table-short-jack = Мастер
table-short-expedition = Экспедиция
table-race = Очки, гонка до 12
table-your-turn = Ваш ход
table-your-chance = Ваша очередь
table-turn-of = Ходит { $name }
table-chance-of = Берёт { $name }
table-next = ходит следующим
table-you-turn = ваш ход
table-you-chance = ваша очередь
table-you-wait = ожидание
table-waits = Решает { $name }.
table-ask-first = Откройте первую карту.
table-ask-more = Ещё карта или остановиться?
table-ask-ship = Потопить? У вас { $swords }, нужно { $needed }.
table-odds = { $busts } из { $cards } карт закончат ход.
table-percent = { $percent } %
table-bust = риск
table-free = место
table-in-port = в гавани
table-odds-on = Шансы: да
table-odds-off = Шансы: нет
table-pile = Колода
table-discard = Сброс
table-draw = Открыть
table-draw-short = Карта
table-draw-sub = ещё карту
table-stop = Стоп
# Why a button cannot be pressed, where there is room for few words.
table-why-draw-first = сначала откройте
table-repel = Потопить
table-repel-sub = у вас { $swords }, нужно { $needed }
table-admit = Впустить
table-admit-sub = в гавань
table-pass = Пас
table-choose = Выберите карту
table-hire = Нанять { $card-acc }
table-costs = цена { $price }, у вас { $coins }
table-costs-fee = цена { $price } + { $fee }, у вас { $coins }
table-bonus = торговец +{ $bonus }
table-fee = взятка −{ $fee }
table-gain = доход { $coins }
table-sum = { $price } + взятка { $fee } = { $total }
table-price = цена { $price }
table-leaves = останется { $coins }
table-fee-to = взятка: 1 монета за карту, { $name }
table-quiet = Гавань пуста. Кто войдёт?
table-empty = Гавань пуста.
table-nobody = Пока на вас никто не работает.
table-reach = Под рукой
table-reach-swords = Топит корабли до { $swords }
table-reach-person = Ещё { $person }: +{ $points }
table-reach-claim = Экспедиция готова: +{ $points }
table-reach-trader = { $ship }: +{ $coins }
table-reach-cheaper = Наём дешевле на { $coins }
table-reach-nothing = Вовремя остановитесь, торгуйте, нанимайте.
table-you-have = Есть { $met } из { $asked }
table-claim-now = Выполнить (C)
table-claim-how = Кого отправить?
table-no-expeditions = На столе пока нет.
table-bust-title = Провал!
table-bust-second = Входит второй такой корабль: { $card-nom }.
table-bust-cleared = Гавань сброшена, ход окончен.
table-bust-risk = Риск был { $percent } %, и на этот раз он сбылся.
table-go-on = Дальше
table-tap-away = Коснитесь, чтобы закрыть
table-keys = Клавиши: D открыть, S стоп, R потопить, L впустить, 1–9 карты, Enter нанять, P пас, C экспедиция, U отменить, O шансы, M звук, пробел — дальше.
table-coins =
    { $n ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    }
table-swords =
    { $n ->
        [one] сабля
        [few] сабли
        [many] сабель
       *[other] сабли
    }
table-to-end =
    { $points ->
        [0] 12 набрано
       *[other] до конца игры ещё { $points }
    }
table-colours =
    { $colours ->
        [one] { $colours } цвет в гавани:
        [few] { $colours } цвета в гавани:
       *[other] { $colours } цветов в гавани:
    }
table-take-cards =
    { $takes ->
        [one] взять { $takes } карту
        [few] взять { $takes } карты
       *[other] взять { $takes } карт
    }
table-stop-sub =
    { $takes ->
        [one] взять { $takes } карту
        [few] взять { $takes } карты
       *[other] взять { $takes } карт
    }
table-takes-left =
    { $takes ->
        [0] больше брать нельзя
        [one] можно взять { $takes } карту
        [few] можно взять { $takes } карты
       *[other] можно взять { $takes } карт
    }
table-ask-take =
    { $takes ->
        [0] Больше карт брать нельзя.
        [one] Возьмите { $takes } карту или пасуйте.
       *[other] Возьмите до { $takes } карт или пасуйте.
    }
table-ask-claim = Выполните экспедицию или пасуйте.
table-ask-take-fee =
    { $takes ->
        [one] Возьмите { $takes } карту (взятка 1) или пасуйте.
       *[other] До { $takes } карт (взятка по 1) или пасуйте.
    }
table-rules-short =
    Открывайте карты в гавань, пока хватает смелости. Второй корабль того же цвета заканчивает ход
    ни с чем, если ваши сабли его не потопят. Остановитесь вовремя и возьмите карту: корабль
    приносит монеты, персонаж стоит монет и даёт победные очки. При 4 цветах в гавани берут 2
    карты, при 5 берут 3. Потом каждый другой игрок может взять одну карту и платит вам за неё
    монету. Экспедиции выполняют персонажами, которых они требуют. Когда у кого-то 12 очков, круг
    доигрывают; побеждает тот, у кого больше очков.
table-fair-start = Первым ходил тот, на кого указывает секрет.
table-fair-start-wrong = Первым ходил не тот, на кого указывает секрет.
table-fair-cards =
    { $shuffles ->
        [one] { $shuffles } тасовка
        [few] { $shuffles } тасовки
       *[many] { $shuffles } тасовок
    } и { $cards ->
        [one] { $cards } открытая карта
        [few] { $cards } открытые карты
       *[many] { $cards } открытых карт
    }: всё так, как следует из секрета.
table-fair-cards-wrong = Открытая карта № { $card } не та, что следует из секрета.
table-kind-ship = Корабли
table-kind-person = Персонажи
table-kind-expedition = Экспедиции
table-kind-tax = Налоги
table-rule = Правило { $number }
