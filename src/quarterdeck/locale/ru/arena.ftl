# The arena: what the command line and the report say. Bots keep the names by which they are called.

## Numbers; $amount is what is said

arena-percent = { NUMBER($amount, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($amount, style: "percent", maximumFractionDigits: 0) }
arena-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-count = { NUMBER($amount, maximumFractionDigits: 0) }
arena-short = { NUMBER($amount, maximumSignificantDigits: 2) }
arena-range = от { $low } до { $high }
arena-seconds = { $number } с
arena-milliseconds = { $number } мс
arena-microseconds = { $number } мкс

## On the way

arena-preparing = Боты готовятся …
arena-playing = Идёт игра
arena-rounded =
    { $games ->
        [one] Заказано { $asked }; каждая раздача играется со всеми сдвигами мест, поэтому будет сыграна { $games } партия.
        [few] Заказано { $asked }; каждая раздача играется со всеми сдвигами мест, поэтому будут сыграны { $games } партии.
        [many] Заказано { $asked }; каждая раздача играется со всеми сдвигами мест, поэтому будет сыграно { $games } партий.
       *[other] Заказано { $asked }; каждая раздача играется со всеми сдвигами мест, поэтому будет сыграно { $games } партии.
    }
arena-found =
    { $games ->
        [one] Раньше сыграна { $games } партия; продолжаем.
        [few] Раньше сыграны { $games } партии; продолжаем.
        [many] Раньше сыграно { $games } партий; продолжаем.
       *[other] Раньше сыграно { $games } партии; продолжаем.
    }
arena-stopped = Остановлено: сыграно { $done } из { $games }. Чтобы продолжить: { $command }
arena-same-command = та же команда ещё раз
arena-written = Записано в { $folder }: { $files }

## The result

arena-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
arena-deals =
    { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }
# "2000 games: 500 deals, each with all rotations of 4 seats; seed 7"
arena-about = { $games }: { $deals }, каждая со всеми сдвигами мест ({ $seats }); зерно { $seed }
arena-player = Игрок
arena-share = Победы
arena-rating = Рейтинг
arena-points = Очки
arena-adjusted = Без удачи
arena-seats = Партии
arena-interval = интервал { $percent }
# "First seat: 24.6 % of the wins (22.1 % to 27.0 %), an equal share would be 25.0 %"
arena-first-seat = Первый игрок: { $share } побед ({ $range }); равная доля была бы { $equal }.
arena-mean-turns = В партии в среднем { $turns } хода и { $decisions } решения.
arena-thinking = Время на решение, на этой машине
arena-mean = В среднем
arena-p99 = 99 из 100 не дольше
arena-timed = Измерено
# Decisions that a bot did not make as it is meant to: its program failed, its clock ran out
arena-fallbacks = Запасных

## The report

arena-report = Арена
arena-report-share = Кто как часто побеждает
arena-report-share-about = Отрезок — интервал { $percent }; пунктир — равная доля.
arena-report-rating = Рейтинги
arena-report-rating-about = Plackett–Luce из openskill, с собственным интервалом модели { $percent }; все начинают с 25.
arena-report-points = Очки в конце
arena-report-points-about = Как часто партия заканчивалась с таким числом очков.
arena-report-order = Побеждает ли первое место чаще?
arena-report-order-about = Доля побед по порядку хода, кто бы там ни сидел.
arena-report-place = Место { $number }
arena-report-course = Как устанавливались доли
arena-report-course-about = Доля побед по всем раздачам до этого момента.
arena-report-table = Все числа
arena-report-pairs = Кто у кого сколько выигрывает
arena-report-pairs-about = Как часто строка оказывалась впереди столбца за одним столом; равное место считается за половину. Ниже – интервал { $percent }.
arena-report-differences = Насколько надёжны различия
arena-report-differences-about = Доля побед первого минус доля второго за одним столом, с интервалом { $percent }. Если в интервале нет нуля, они различаются.
arena-pair = Пара
arena-difference = Разница
arena-report-endings = Как заканчивались партии
arena-report-again = Чтобы сыграть точно эти же партии
