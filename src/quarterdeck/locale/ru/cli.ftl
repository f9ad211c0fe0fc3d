# What the command line says beside the words of games.

cli-seats = игроков: { $least }–{ $most }
cli-default = { $option } (по умолчанию)

## Findings about a record: right, wrong, or not to be checked

verify-right = верно
verify-wrong = НЕВЕРНО
verify-unknown = не проверено

verify-follows-rules = Все действия ({ $actions }) соответствуют правилам.
# $error: what and where, in English.
verify-breaks-rules = Запись нарушает правила. { $error }
verify-result = Результат верен.
verify-no-result = Игра окончена, но результат не записан.
verify-unfinished = Результат: игра не окончена.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-takebacks =
    { $takebacks ->
        [0] Ничего не отменялось.
        [one] { $takebacks } отмена, из них после случайного события или открытой карты: { $free }.
        [few] { $takebacks } отмены, из них после случайного события или открытой карты: { $free }.
        [many] { $takebacks } отмен, из них после случайного события или открытой карты: { $free }.
       *[other] { $takebacks } отмены, из них после случайного события или открытой карты: { $free }.
    }
verify-from-position = Начало: игра начинается с заданной позиции.
verify-commitment = Секрет совпадает с обязательством, объявленным до раздачи.
verify-not-opened = Обязательство: секрет ещё не раскрыт.
verify-deal = Случайность: все исходы ({ $outcomes }) получены из зерна.
# $kind: the outcome's word in records, as in "shuffle".
verify-deal-differs = Случайность: исход { $number } ({ $kind }) не получен из зерна.
verify-no-seed = Случайность: зерно неизвестно, карты могли быть разложены вручную.
