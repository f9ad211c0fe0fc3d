# The words of Rattle, Battle, Grab the Loot.
#
# Ships are called by their owner or colour and a number, so that sentences need no cases.

## The game

rattle-battle = Statki, łupy, kościotrupy
rattle-battle-about = Wrzuć swoje Statki do morza, płyń, strzelaj, walcz i dowieź Łupy do domu.

## Loot, parts, places, colours

rattle-battle-loot-rum = Rum
rattle-battle-loot-spices = Przyprawy
rattle-battle-loot-materials = Materiały
rattle-battle-loot-valuables = Kosztowności
rattle-battle-loot-any = dowolny Łup
rattle-battle-joker-of = Joker ({ $loot })
rattle-battle-part-sail = Żagiel
rattle-battle-part-cannon = Działo
rattle-battle-part-hold = Ładownia
rattle-battle-place-market = Targ
rattle-battle-place-tavern = Tawerna
rattle-battle-place-shipyard = Stocznia
rattle-battle-place-workshop = Warsztat
rattle-battle-place-pit = Dziupla
rattle-battle-place-guild = Gildia
rattle-battle-ship-yellow = żółty { $number }
rattle-battle-ship-green = zielony { $number }
rattle-battle-ship-red = czerwony { $number }
rattle-battle-ship-orange = pomarańczowy { $number }
rattle-battle-ship-blue = niebieski { $number }
rattle-battle-ship-purple = fioletowy { $number }
rattle-battle-ship-player = { $name } { $number }
rattle-battle-ship-captain = { $name } (kapitan)
rattle-battle-ship-of-seat = gracz { $seat }
rattle-battle-face-cannon = działo
rattle-battle-face-sail = żagiel
rattle-battle-face-grapeshot = kartacz
rattle-battle-face-skull = czaszka

## Phases

rattle-battle-phase-set-up = Przygotowanie gry
rattle-battle-phase-draw = Dobranie karty Przygody
rattle-battle-phase-drop = Wrzucenie Statków do pudełka
rattle-battle-phase-np = Akcje Statków Niezależnych
rattle-battle-phase-actions = Akcje Graczy
rattle-battle-phase-battle = Bitwa
rattle-battle-phase-coins = Otrzymanie monet za zatopione Wrogie Statki
rattle-battle-phase-loot = Dobranie Łupów
rattle-battle-phase-sailors = Aktywacja Żeglarzy
rattle-battle-phase-repair = Naprawa Statków
rattle-battle-phase-load = Załadunek Łupów
rattle-battle-phase-crazy = Szalona Przygoda
rattle-battle-phase-port = Wizyta w Porcie
rattle-battle-phase-over = Koniec gry

## Reasons

rattle-battle-reason-sunk = zatopieni wrogowie
rattle-battle-reason-trade = wymiana
rattle-battle-reason-sold = sprzedaż
rattle-battle-reason-win = wygrana
rattle-battle-reason-card = udział w Przygodzie
rattle-battle-reason-boarding = Abordaż
rattle-battle-reason-surrender = kapitulacja
rattle-battle-reason-bonus = premia karty
rattle-battle-reason-all-loot = cały Łup, na naprawy
rattle-battle-reason-cargo = ładunek wysłanych Statków
rattle-battle-reason-repair = naprawa
rattle-battle-reason-room = brak miejsca
rattle-battle-reason-discard = wyrzucone
rattle-battle-reason-begin = na początku
rattle-battle-reason-hired = zatrudnienie
rattle-battle-reason-explosion = Wybuch
rattle-battle-reason-volley = Salwa
rattle-battle-reason-battle = Bitwa
rattle-battle-reason-shot = Strzał
rattle-battle-reason-tile = kafelek Oceanu
rattle-battle-reason-duel = pojedynek
rattle-battle-reason-sail = Żagiel
rattle-battle-reason-toward = Ruch
rattle-battle-reason-away = Odsunięcie
rattle-battle-reason-placed = ustawione Statki
rattle-battle-reason-drop = Wrzucenie Statków
rattle-battle-reason-redrop = ponowne wrzucenie
rattle-battle-reason-join = dodatkowy Statek

## Actions

rattle-battle-action-send =
    { $ships ->
        [one] Wyślij { $ships } Statek
        [few] Wyślij { $ships } Statki
        [many] Wyślij { $ships } Statków
       *[other] Wyślij { $ships } Statku
    }
rattle-battle-action-send-captain =
    { $ships ->
        [one] Wyślij { $ships } Statek i Kapitański
        [few] Wyślij { $ships } Statki i Kapitański
        [many] Wyślij { $ships } Statków i Kapitański
       *[other] Wyślij { $ships } Statku i Kapitański
    }
rattle-battle-action-part = Weź: { $what }
rattle-battle-action-exhaust = Wyczerp: { $what }
rattle-battle-action-drop = Wrzuć Statki
rattle-battle-action-join = Dorzuć jeszcze jeden Statek
rattle-battle-action-join-captain = Dorzuć Statek Kapitański
rattle-battle-action-stay = Zostań w porcie
rattle-battle-action-move = Ruch: { $ship }
rattle-battle-action-move-touch = Ruch: { $ship } do styku z { $target }
rattle-battle-action-shoot = Strzał: { $ship } → { $target }
rattle-battle-action-use = Użyj: { $what }
rattle-battle-action-store = Odłóż na: { $what }
rattle-battle-action-pass = Pasuj
rattle-battle-action-done = Gotowe
rattle-battle-action-leave = Opuść Port
rattle-battle-action-close = Zamknij: { $what }
rattle-battle-action-choose = Wybierz
rattle-battle-action-choose-die = Wybierz: { $what }
rattle-battle-action-draw = Losuj
rattle-battle-action-take = Weź: { $what }
rattle-battle-action-trade = Wymień: { $what }
rattle-battle-action-give = Oddaj: { $what }
rattle-battle-action-pay = Zapłać Łupami
rattle-battle-action-market = Wymień: { $what }
rattle-battle-action-hire = Zatrudnij Żeglarza
rattle-battle-action-keep = Zatrzymaj: { $what }
rattle-battle-action-buy = Kup: { $what }
rattle-battle-action-buy-card = Kup wierzchnią kartę
rattle-battle-action-build = Kup Ulepszenie
rattle-battle-action-build-with = Kup Ulepszenie: { $what }
rattle-battle-action-sell = Sprzedaj: { $what }
rattle-battle-action-revenge = Kup kartę Zemsty: { $what }
rattle-battle-action-discard = Wyrzuć: { $what }
rattle-battle-action-roll = Rzuć
rattle-battle-action-stop = Stop
rattle-battle-action-guess = Zgaduję { $what }
rattle-battle-action-throw = Rzuć: { $ship }

## Events

rattle-battle-event-coins-gained =
    { $coins ->
        [one] { $name } dostaje { $coins } monetę ({ $reason }).
        [few] { $name } dostaje { $coins } monety ({ $reason }).
        [many] { $name } dostaje { $coins } monet ({ $reason }).
       *[other] { $name } dostaje { $coins } monety ({ $reason }).
    }
rattle-battle-event-coins-paid =
    { $coins ->
        [one] { $name } płaci { $coins } monetę ({ $reason }).
        [few] { $name } płaci { $coins } monety ({ $reason }).
        [many] { $name } płaci { $coins } monet ({ $reason }).
       *[other] { $name } płaci { $coins } monety ({ $reason }).
    }
rattle-battle-event-sent =
    { $ships ->
        [one] { $name } wysyła { $ships } Statek.
        [few] { $name } wysyła { $ships } Statki.
        [many] { $name } wysyła { $ships } Statków.
       *[other] { $name } wysyła { $ships } Statku.
    }
rattle-battle-event-revenge-gained =
    { $n ->
        [one] { $name } dostaje { $n } kartę Zemsty.
        [few] { $name } dostaje { $n } karty Zemsty.
        [many] { $name } dostaje { $n } kart Zemsty.
       *[other] { $name } dostaje { $n } karty Zemsty.
    }
rattle-battle-event-points-bought =
    { $points ->
        [one] { $name } kupuje { $points } Punkt Zwycięstwa.
        [few] { $name } kupuje { $points } Punkty Zwycięstwa.
        [many] { $name } kupuje { $points } Punktów Zwycięstwa.
       *[other] { $name } kupuje { $points } Punktu Zwycięstwa.
    }
rattle-battle-event-game-began = Pierwszym Hersztem jest { $name }.
rattle-battle-event-phase-began = { $phase }
rattle-battle-event-adventure-drawn = Wyprawa { $quest }: { $card } – { $card-text }
rattle-battle-event-wanted-changed = Ściganym jest teraz { $name }.
rattle-battle-event-baron-passed = Hersztem jest teraz { $name }. Wszystko znów gotowe.
rattle-battle-event-points-counted = { $name } liczy punkty: karty Gildii { $cards }, monety { $coins }, Żeglarze { $sailors }, inne { $others }.
rattle-battle-event-sent-nobody = { $name } zostaje w porcie.
rattle-battle-event-dropped = Kości leżą ({ $reason }).
rattle-battle-event-dropped-banged = { $bangs } Kości leżą ({ $reason }).
rattle-battle-bang =
    { $dice ->
        [one] Kość nie leży płasko ({ $ships }): uderzenie w stół!
        [few] Kości nie leżą płasko ({ $ships }): uderzenie w stół!
        [many] Kości nie leżą płasko ({ $ships }): uderzenie w stół!
       *[other] Kości nie leżą płasko ({ $ships }): uderzenie w stół!
    }
rattle-battle-event-allied = Po naszej stronie: { $ships }.
rattle-battle-event-fled = { $ship } ucieka.
rattle-battle-event-exploded = { $ship } wybucha i zatapia: { $ships }.
rattle-battle-event-exploded-nobody = { $ship } wybucha i nikogo nie zatapia.
rattle-battle-event-ship-moved = { $ship } płynie { $way } mm ({ $reason }).
rattle-battle-event-ship-moved-target = { $ship } płynie { $way } mm ({ $reason }: { $target }).
rattle-battle-event-volleyed = { $ship } oddaje salwę i zatapia: { $ships } ({ $gap } mm).
rattle-battle-event-shot = { $ship } strzela: { $target }, { $gap } mm.
rattle-battle-event-shot-second = { $ship } strzela: { $target } ({ $gap } mm) i { $second } ({ $further } mm).
rattle-battle-event-fought = Bitwa: { $bouts }
rattle-battle-bout = { $ship } (siła { $strength }) i { $target } (siła { $theirs }), { $gap } mm
rattle-battle-event-sunk = { $ship } tonie.
rattle-battle-event-rewarded-boarded = { $name }: Abordaż, { $ship }.
rattle-battle-event-card-used = { $name }: { $card }.
rattle-battle-event-card-used-ships = { $name }: { $card } ({ $ships }).
rattle-battle-event-face-turned = { $ship } pokazuje teraz: { $face }.
rattle-battle-event-passed = { $name } pasuje.
rattle-battle-event-loot-gained = { $name } dostaje: { $loot } ({ $reason }).
rattle-battle-event-draw-lost = Worek jest pusty: { $name } nic nie dobiera.
rattle-battle-event-loot-given = { $name } oddaje: { $loot } ({ $reason }).
rattle-battle-event-loot-stored = { $name } odkłada: { $loot } → { $card }.
rattle-battle-event-joker-made = { $name } odwraca: { $loot }. To joker.
rattle-battle-event-bag-refilled = Worek był pusty: oddane Łupy wracają do niego.
rattle-battle-event-repaired = { $name } naprawia: { $ships }.
rattle-battle-event-repaired-short = { $name } nie może zapłacić za wszystko: Łupy przepadły, naprawione: { $ships }.
rattle-battle-event-part-gained = { $name } dodaje: { $part }.
rattle-battle-event-hamster-made = Trzy Ładownie: { $name } ma chomika.
rattle-battle-event-upgrade-gained = { $name } dodaje: { $card }.
rattle-battle-event-sailor-gained = { $card } dołącza do załogi ({ $name }).
rattle-battle-event-revenge-used = { $name } się mści.
rattle-battle-event-place-opened = { $place }
rattle-battle-event-place-opened-only = { $place }: wejść może tylko { $name }.
rattle-battle-event-went-ashore = { $name } schodzi na ląd.
rattle-battle-event-cards-looked-at = { $name } ogląda karty ({ $place }).
rattle-battle-event-place-closed = { $name } zamyka: { $place }.
rattle-battle-event-chose = { $name } już wybrał(a).
rattle-battle-event-revealed = { $choices }
rattle-battle-choice = { $name }: { $choice }
rattle-battle-event-choice-void = { $name } się spóźnia: { $choice }.
rattle-battle-event-rolled = { $name } rzuca: { $values }.
rattle-battle-event-dice-lost = { $name } traci: { $ships }.
rattle-battle-event-scored = { $name }: wynik { $score }.
rattle-battle-event-dropped-out = { $name } odpada.
rattle-battle-ended-quests = Ostatni port został odwiedzony.

## Refusals

rattle-battle-refusal-not-your-turn = teraz decydują inni
rattle-battle-refusal-foreign = to nie jest akcja tej gry
rattle-battle-refusal-unclear = to niejasne
rattle-battle-refusal-not-offered = tego teraz nie można
rattle-battle-refusal-nothing-to-give = nie masz tego
rattle-battle-refusal-due = do oddania: { $due }, nie { $given }
rattle-battle-refusal-no-part-left = nie ma już takiej Części
rattle-battle-refusal-must-send = teraz wysyła się Statki
rattle-battle-refusal-no-captain = w tej grze nie ma Statku Kapitańskiego
rattle-battle-refusal-too-few-ships = masz { $have }, nie { $ships }
rattle-battle-refusal-players-act = teraz Statki płyną i strzelają
rattle-battle-refusal-has-acted = jedna akcja na turę
rattle-battle-refusal-must-act = wykonaj akcję albo spasuj
rattle-battle-refusal-no-such-action = nie w tej Przygodzie
rattle-battle-refusal-no-sail = żaden Żagiel nie jest gotowy
rattle-battle-refusal-not-in-box = { $ship }: nie ma go w pudle
rattle-battle-refusal-not-your-ship = { $ship }: to nie twój Statek
rattle-battle-refusal-held = Statek na kafelku nie może się tu ruszyć
rattle-battle-refusal-tile-in-the-way = kafelek stoi na drodze
rattle-battle-refusal-move-too-far = { $distance } mm, Ruch sięga { $reach }
rattle-battle-refusal-shot-too-far = { $distance } mm, Strzał sięga { $reach }
rattle-battle-refusal-cannot-touch = { $distance } mm: brak wolnego miejsca w zasięgu { $reach }
rattle-battle-refusal-out-of-reach = { $distance } mm, zasięg { $reach }
rattle-battle-refusal-touches-already = { $ship }: już styka się z celem ({ $target }), 0 mm kosztem Żagla, a Taran nie jest gotowy
rattle-battle-refusal-not-touching = { $ship }: na koniec Ruchu bez styku z celem ({ $target })
rattle-battle-refusal-outside = Statek nie leżałby w pudle
rattle-battle-refusal-occupied = leży tam inny Statek
rattle-battle-refusal-way-blocked = droga jest zablokowana: { $ship }
rattle-battle-refusal-not-ready = { $card }: nie jest gotowe
rattle-battle-refusal-not-weaker = { $ship }: to nie słabszy Statek Niezależny
rattle-battle-refusal-not-crossed = droga nie przecina: { $ship }
rattle-battle-refusal-on-tile = Statek na kafelku nie może tu strzelać
rattle-battle-refusal-owns-too-few-cannons = potrzeba Dział, gotowych lub nie: { $needed }, jest: { $owned }
rattle-battle-refusal-too-few-cannons = potrzeba Dział: { $needed }, gotowych: { $ready }
rattle-battle-refusal-not-an-enemy = { $ship }: to nie wróg
rattle-battle-refusal-immune = { $ship }: nie trafi go żaden Strzał
rattle-battle-refusal-no-revenge = do graczy strzela tylko Statek Kapitański albo Zemsta: potrzeba { $needed }, masz { $have }
rattle-battle-refusal-same-target = drugi Statek musi być inny
rattle-battle-refusal-no-ship = nie masz Statku w pudle
rattle-battle-refusal-not-moved = { $ship }: nie ruszył się w tej turze
rattle-battle-refusal-no-such-face = { $ship }: tak nie można obrócić
rattle-battle-refusal-nothing-to-ready = nic takiego nie jest wyczerpane
rattle-battle-refusal-crew-works = teraz działają Żeglarze
rattle-battle-refusal-not-now = { $card }: tu nie działa
rattle-battle-refusal-used-up = { $card }: już użyto
rattle-battle-refusal-not-yours = nie masz tego
rattle-battle-refusal-full = { $card }: jest już { $most }
rattle-battle-refusal-cannot-pay = potrzeba: { $cost }, masz: { $have }
rattle-battle-refusal-no-effect = { $card }: nic by to nie dało
rattle-battle-refusal-market-rate = jeden żeton kosztuje tu dwa
rattle-battle-refusal-no-jokers = przy tym stole nie ma jokerów
rattle-battle-refusal-not-in-bag = nie ma w worku: { $loot }
rattle-battle-refusal-closed = nie ma tu już kart
rattle-battle-refusal-once-a-visit = najwyżej { $limit } na Wizytę
rattle-battle-refusal-workshop-price = potrzebne są i Przyprawy, i Materiały
rattle-battle-refusal-pit-rate = jedne Kosztowności albo dwa inne żetony
rattle-battle-refusal-no-revenge-here = w tym Scenariuszu nie ma Zemsty
rattle-battle-refusal-too-expensive = kosztuje { $price }, masz { $coins }
rattle-battle-refusal-wrong-place = to inne miejsce: { $place }
rattle-battle-refusal-place-closed = tym razem zamknięte dla ciebie: { $place }
rattle-battle-refusal-place-left = to miejsce już za tobą: { $place }
rattle-battle-refusal-choose-a-die = wybierz jedną ze swoich kości
rattle-battle-refusal-guess-a-sum = suma od { $least } do { $most }
rattle-battle-refusal-throw-now = teraz rzuca się kością
rattle-battle-refusal-no-such-throw = znad pudła, siła od 0 do 1

## What symbols mean

rattle-battle-order-flee = Ucieczka
rattle-battle-order-explosion = Wybuch { $size }
rattle-battle-order-explosion-face = Wybuch o sile swojej liczby
# Where there is little room.
rattle-battle-order-toward = Ruch
rattle-battle-order-toward-closest = Ruch do najbliższego
rattle-battle-order-toward-wanted = Ruch do Ściganego
rattle-battle-order-away = Odsunięcie
rattle-battle-order-volley = Salwa
rattle-battle-order-surrender = Kapitulacja
rattle-battle-order-redrop = Ponowne wrzucenie
rattle-battle-order-ally = Sprzymierzeniec

## Kinds of adventures

rattle-battle-tier-light = Lekka
rattle-battle-tier-heavy = Ciężka
rattle-battle-tier-final = Finałowa
rattle-battle-tier-crazy = Szalona
rattle-battle-tier-starter = Początkowa

## What is asked

rattle-battle-ask-part = Weź Część do swojego Galeonu ({ $reason }).
rattle-battle-ask-exhaust = Które Ulepszenie wyczerpujesz?
rattle-battle-ask-send = Ile Statków wysyłasz?
rattle-battle-ask-let-drop = Jesteś Hersztem: wrzuć Statki!
rattle-battle-ask-fifth = Wrzucasz jeszcze jeden Statek?
rattle-battle-ask-turn = Ruch (gotowe żagle: { $sails }), Strzał (działa: { $cannons }) albo pas.
rattle-battle-ask-turn-again = Akcja wykonana. Użyj Ulepszeń albo zakończ turę.
rattle-battle-ask-close = Które miejsce w Porcie zamykasz?
rattle-battle-ask-choose-loot = Wybierasz wszystkie Łupy czy je losujesz?
rattle-battle-ask-take =
    { $due ->
        [one] Weź 1 Łup z worka.
        [few] Weź { $due } Łupy z worka, jeden po drugim.
        [many] Weź { $due } Łupów z worka, jeden po drugim.
       *[other] Weź { $due } Łupu z worka, jeden po drugim.
    }
rattle-battle-ask-trade = Przygoda proponuje wymianę.
rattle-battle-ask-crew = Użyj swoich Żeglarzy, każdego raz.
rattle-battle-ask-cat = Oddajesz Kota Okrętowego czy płacisz za naprawy?
rattle-battle-ask-give =
    { $due ->
        [one] Oddaj 1 Łup
        [few] Oddaj { $due } Łupy, jeden po drugim
        [many] Oddaj { $due } Łupów, jeden po drugim
       *[other] Oddaj { $due } Łupu, jeden po drugim
    } ({ $reason }).
rattle-battle-ask-at = { $place }: co robisz?
rattle-battle-ask-ashore = W Porcie: co robisz?
rattle-battle-ask-keep = Którą kartę zatrzymujesz?
rattle-battle-ask-plank = Jeszcze jedna kość czy koniec? Powyżej 13 masz 0.
rattle-battle-ask-drinking = Które kości zatrzymujesz?
rattle-battle-ask-skirmish-pick = Wybierz kość w tajemnicy.
rattle-battle-ask-dig-pick = Wybierz kość w tajemnicy.
rattle-battle-ask-guess = Zgadnij w tajemnicy sumę wszystkich kości.
rattle-battle-ask-throw = Rzuć kością: skąd, w którą stronę, jak mocno?

## Why, and what comes of it

rattle-battle-hint-part = Żagle poruszają Statki, działa strzelają, ładownie wożą Łupy.
rattle-battle-hint-send = Kto wysyła, dobiera Łupy; zatopione kosztują; Statek w morzu nic nie wiezie.
# $ships: from how many ships on loot is lost.
rattle-battle-hint-cargo =
    { $ships ->
        [one] Statek w morzu nic nie wiezie: od 1 Statku oddajesz Łupy (−1▣).
        [few] Statek w morzu nic nie wiezie: od { $ships } Statków oddajesz Łupy (−1▣).
        [many] Statek w morzu nic nie wiezie: od { $ships } Statków oddajesz Łupy (−1▣).
       *[other] Statek w morzu nic nie wiezie: od { $ships } Statku oddajesz Łupy (−1▣).
    }
rattle-battle-hint-let-drop = Gdzie kość spadnie, tam leży; co pokazuje, tym jest.
rattle-battle-hint-turn = Strzałki oglądają Statki, Enter działa. Potem walczą najbliższe pary.
rattle-battle-hint-give = Każdy zatopiony Statek to 1 Łup; Statki i ładownie wożą po 1 Łupie.
rattle-battle-hint-at = Zrób, na co cię stać, i idź dalej.
rattle-battle-hint-ashore = Zrób, na co cię stać. Kto idzie dalej, nie wraca; na koniec opuść Port.
rattle-battle-hint-crew = Żeglarz działa, jeśli możesz zapłacić i ma on co robić.
rattle-battle-hint-keep = Pozostałe wracają pod talię i nikt ich nie zobaczy.
rattle-battle-hint-throw = Pudło ma 285 mm szerokości, jego środek to 0 0.
rattle-battle-hint-close = Przy następnej wizycie wejdziesz tam tylko ty.

## What places are for

rattle-battle-place-about-market = 2 Łupy → 1 wybrany
rattle-battle-place-about-tavern = 2 Rumy → zobacz 3 Żeglarzy, zatrzymaj 1
rattle-battle-place-about-shipyard = 1 Materiały → 1 Część
rattle-battle-place-about-workshop = Przyprawy i Materiały → zobacz 3 Ulepszenia, zatrzymaj 1
rattle-battle-place-about-pit = 1 Kosztowności albo 2 inne Łupy → 1 moneta
rattle-battle-place-about-guild = monety: { $price } → punkty: { $points }
rattle-battle-place-about-only = wstęp ma tylko { $name }

## Table options

rattle-battle-option-scenario-norrington = Scenariusz: Admirał Norrington
rattle-battle-option-scenario-pirate-wars = Scenariusz: Wojny Piratów
rattle-battle-option-scenario-introductory = Scenariusz: wprowadzający
rattle-battle-option-length-full = Długość: pełna, pięć Wypraw
rattle-battle-option-length-short = Długość: krótka, trzy Wyprawy
rattle-battle-option-extra-starters-on = Przygody Początkowe: dziewięć
rattle-battle-option-extra-starters-off = Przygody Początkowe: siedem
rattle-battle-option-crew-pack-on = Pakiet Załogantów nr 1: tak
rattle-battle-option-crew-pack-off = Pakiet Załogantów nr 1: nie
rattle-battle-option-loot-pack-on = Pakiet Łupów nr 1: tak
rattle-battle-option-loot-pack-off = Pakiet Łupów nr 1: nie
rattle-battle-option-expert-market-on = Targ: dla wprawnych, z jokerami
rattle-battle-option-expert-market-off = Targ: bez jokerów
rattle-battle-option-port-by-place = Port: miejsce po miejscu
rattle-battle-option-port-by-visit = Port: gracz po graczu
rattle-battle-option-port-simultaneous = Port: wszyscy naraz
rattle-battle-option-fifth-player-on = Piąty gracz: może dorzucić Statek
rattle-battle-option-fifth-player-off = Piąty gracz: nie dorzuca Statku
rattle-battle-option-free-for-all-on = Statki Graczy: walczą ze sobą
rattle-battle-option-free-for-all-off = Statki Graczy: nie walczą ze sobą
rattle-battle-option-drops-real = Kości: naprawdę spadają
rattle-battle-option-drops-pool = Kości: rzuty z puli

## What changed with version 2 of the rules

rattle-battle-changed-phase-4 = Faza 4 zaczyna się, choć nie został żaden Statek albo nikt żadnego nie wysłał: można użyć Łupów na Żeglarzach, a piąty gracz może dorzucić Statek.
rattle-battle-changed-pit = Dziupla płaci monetę za każde Kosztowności, a pary są z innych Łupów. Karta Zemsty kosztuje jedne Kosztowności albo dwa inne Łupy.
rattle-battle-changed-boarding = Abordaż jest wtedy, gdy którykolwiek twój Statek styka się z Wrogiem, którego zatapiasz: w Bitwie, Strzałem albo kartą.
rattle-battle-changed-plunder-time = Czas plądrowania: Statki Ściganego równie dalekie od czerwonego walczą z nim jednocześnie.
rattle-battle-changed-touch = Ruch do Statku, z którym już jest styk, jest możliwy tylko z gotowym Taranem.
rattle-battle-changed-cannonade = Kanonada: strzela każdy Statek, także ponownie, jeśli Działa są na Galeonie, gotowe lub nie.
rattle-battle-changed-redrops = Statek jest wrzucany ponownie tak często, jak pokaże znak, a nie tylko dwa razy.
rattle-battle-changed-all-loot = Kto nie może zapłacić za wszystkie naprawy, traci też Specjalne Łupy.
