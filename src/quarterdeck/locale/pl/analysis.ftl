# Hints, reviews and puzzles.

## Numbers

analysis-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-signed = { $sign }{ analysis-percent }
analysis-around = { $chance } ± { $margin }

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
