# What the command line says beside the words of games.

cli-seats = liczba graczy: { $least }–{ $most }
cli-default = { $option } (domyślnie)

## Findings about a record: right, wrong, or not to be checked

verify-right = dobrze
verify-wrong = ŹLE
verify-unknown = nie sprawdzono

verify-follows-rules = Wszystkie akcje ({ $actions }) są zgodne z zasadami.
# $error: what and where, in English.
verify-breaks-rules = Zapis łamie zasady. { $error }
verify-result = Wynik się zgadza.
verify-no-result = Gra jest skończona, ale wynik nie jest zapisany.
verify-unfinished = Wynik: gra nie jest skończona.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-takebacks =
    { $takebacks ->
        [0] Niczego nie cofnięto.
        [one] { $takebacks } cofnięcie, w tym mimo losowania lub odkrytej karty: { $free }.
        [few] { $takebacks } cofnięcia, w tym mimo losowania lub odkrytej karty: { $free }.
        [many] { $takebacks } cofnięć, w tym mimo losowania lub odkrytej karty: { $free }.
       *[other] { $takebacks } cofnięcia, w tym mimo losowania lub odkrytej karty: { $free }.
    }
verify-from-position = Początek: gra zaczyna się od podanego ustawienia.
verify-commitment = Sekret zgadza się ze zobowiązaniem ogłoszonym przed rozdaniem.
verify-not-opened = Zobowiązanie: sekret nie został jeszcze ujawniony.
verify-deal = Losowanie: wszystkie wyniki ({ $outcomes }) pochodzą z ziarna.
# $kind: the outcome's word in records, as in "shuffle".
verify-deal-differs = Losowanie: wynik nr { $number } ({ $kind }) nie pochodzi z ziarna.
verify-no-seed = Losowanie: ziarno nie jest znane, karty mogły zostać ułożone ręcznie.
