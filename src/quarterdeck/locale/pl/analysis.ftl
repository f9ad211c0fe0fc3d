# Hints, reviews and puzzles.

## Numbers

analysis-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-signed = { $sign }{ analysis-percent }
analysis-around = { $chance } ± { $margin }

## Reasons: a sentence each. $things: what would be taken, as in "3 coins, Admiral"

analysis-reason-bust = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } zakrytych kart kończy turę z niczym; stracisz wtedy: { $things }.
analysis-reason-bust-nothing = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } zakrytych kart kończy turę z niczym, ale niewiele tu do stracenia.
analysis-reason-no-bust = Żadna karta nie zakończy tury z niczym.
analysis-reason-more-takes =
    { $colours ->
        [one] { $colours } kolor w porcie pozwoli wziąć dodatkową kartę.
        [few] { $colours } kolory w porcie pozwolą wziąć dodatkową kartę.
        [many] { $colours } kolorów w porcie pozwoli wziąć dodatkową kartę.
       *[other] { $colours } koloru w porcie pozwoli wziąć dodatkową kartę.
    }
analysis-reason-secures = Zapewnia: { $things }.
analysis-reason-nothing-here = Nie ma tu nic, co możesz wziąć.
analysis-reason-avoids-bust = Następna karta kończy turę z niczym z szansą { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
analysis-reason-fees =
    { $players ->
        [one] { $players } inny gracz może wziąć resztę i zapłaci ci rekompensatę.
        [few] { $players } inni gracze mogą wziąć resztę i zapłacą ci rekompensatę.
        [many] { $players } innych graczy może wziąć resztę i zapłaci ci rekompensatę.
       *[other] { $players } innego gracza może wziąć resztę i zapłaci ci rekompensatę.
    }
analysis-reason-admit-busts = Zakończy turę z niczym: ten kolor już jest w porcie.
analysis-reason-ship-coins = Wart: { port-royal-coins }.
analysis-reason-colours =
    { $takes ->
        [one] Kolory w porcie: { $colours }. Możesz wziąć { $takes } kartę.
        [few] Kolory w porcie: { $colours }. Możesz wziąć { $takes } karty.
        [many] Kolory w porcie: { $colours }. Możesz wziąć { $takes } kart.
       *[other] Kolory w porcie: { $colours }. Możesz wziąć { $takes } karty.
    }
analysis-reason-repel-saves = Ratuje turę: ten kolor już jest w porcie.
analysis-reason-repel-keeps-free = Kolejny statek tego koloru nadal nie zakończy tury z niczym.
analysis-reason-no-fee = { $name } nie dostaje od ciebie rekompensaty.
analysis-reason-taxable = Podwyżka podatków zabierze połowę, gdy masz tyle: { port-royal-coins }.
analysis-reason-keeps-coins = Zostaje ci: { port-royal-coins }.
analysis-reason-coins = Zysk: { port-royal-coins }.
analysis-reason-points = Zysk: { port-royal-points }.
analysis-reason-reaches-end = Wynik: { port-royal-points }; zaczyna się ostatnia runda.
analysis-reason-then-expedition = Kompletuje załogę: { $card }, { port-royal-points }.
analysis-reason-denies = Inaczej może to wziąć { $name }.
analysis-reason-behind = Ostatnia runda: do lidera brakuje ci: { port-royal-points }.
analysis-reason-level = Ostatnia runda: punkty są równe, decydują monety.
analysis-reason-ahead = Ostatnia runda: prowadzisz.

## Hints

analysis-hint = Podpowiedź
analysis-hint-wait = Obliczenia są jeszcze przygotowywane; zapytaj za chwilę.
analysis-hint-none = Nie ma teraz nic do wyboru.
analysis-preparing = Przygotowanie …
analysis-weighing = Ocena decyzji
analysis-decides = Decyduje { $name }.
analysis-action = Akcja
analysis-chance = Szansa wygranej
analysis-cost = Koszt
analysis-why = Dlaczego
analysis-about =
    { $deals ->
        [one] Każda akcja na { $deals } rozdaniu zakrytych kart; przedziały 95 %.
        [few] Każda akcja na { $deals } rozdaniach zakrytych kart; przedziały 95 %.
        [many] Każda akcja na { $deals } rozdaniach zakrytych kart; przedziały 95 %.
       *[other] Każda akcja na { $deals } rozdania zakrytych kart; przedziały 95 %.
    }

## Reviews

review-title = Analiza partii
review-chances = Szanse wygranej
review-chances-about = Przed każdą decyzją, przy najlepszej akcji.
review-players = Gracze
review-player = Gracz
review-decisions = Decyzje
review-accuracy = Dokładność
review-accuracy-about = Dokładność: decyzje, które kosztują mniej niż 1 % szansy wygranej.
review-given-away = Stracone
review-luck = Szczęście
review-result = Wynik
review-adjusted = Bez szczęścia
review-costly = Kosztowne decyzje
review-none-costly = Żadna decyzja nie kosztowała wiele.
review-mistake = Ruch { $number }, { $name }: { $action }. Koszt: { $cost }.
review-better = Lepiej: { $action } ({ $chance } zamiast { $instead }).
review-try-again = Spróbuj stąd jeszcze raz: { $command }
review-lucky-cards = Najszczęśliwsze karty
review-lucky-card = Ruch { $number }, { $name } dobiera: { $card }. { $luck }
review-unfinished = Gra nie jest skończona.
review-written = Zapisano: { $file }

## Puzzles

puzzles-title = Zagadki
puzzles-count =
    { $puzzles ->
        [one] { $puzzles } zagadka
        [few] { $puzzles } zagadki
        [many] { $puzzles } zagadek
       *[other] { $puzzles } zagadki
    }
puzzles-one = Zagadka { $number } z { $total }, trudność { $difficulty } z { $hardest }
puzzles-ask = Która akcja jest najlepsza? Numer albo q, by zakończyć:
puzzles-right = Dobrze: { $action }.
puzzles-wrong = Nie: { $action } kosztuje { $cost }. Najlepsze: { $best }.
puzzles-score = Rozwiązane: { $right } z { $asked }.
puzzles-making = Szukanie zagadek
puzzles-seat = Grasz jako { $name }.
