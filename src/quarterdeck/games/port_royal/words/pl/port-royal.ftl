# The words of Port Royal.
#
# Polish forms of a card: $card is its name as a title; .nom "fluita", .acc "fluitę",
# .with "z fluitą" with its preposition. Numbers: .acc "za 1 monetę".

port-royal = Port Royal
port-royal-about = Kuś los w porcie, zbierz załogę i przed innymi zdobądź 12 punktów.

## Numbers of things

port-royal-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
    .acc =
        { $coins ->
            [one] { $coins } monetę
            [few] { $coins } monety
            [many] { $coins } monet
           *[other] { $coins } monety
        }
port-royal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
port-royal-swords =
    { $swords ->
        [one] { $swords } szabla
        [few] { $swords } szable
        [many] { $swords } szabel
       *[other] { $swords } szabli
    }
    .acc =
        { $swords ->
            [one] { $swords } szablę
            [few] { $swords } szable
            [many] { $swords } szabel
           *[other] { $swords } szabli
        }
port-royal-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }

# Whom an expedition asks for.
port-royal-captains =
    { $count ->
        [one] { $count } kapitan
        [few] { $count } kapitanów
        [many] { $count } kapitanów
       *[other] { $count } kapitana
    }
port-royal-priests =
    { $count ->
        [one] { $count } kapłan
        [few] { $count } kapłanów
        [many] { $count } kapłanów
       *[other] { $count } kapłana
    }
port-royal-settlers =
    { $count ->
        [one] { $count } osadnik
        [few] { $count } osadników
        [many] { $count } osadników
       *[other] { $count } osadnika
    }
port-royal-jacks =
    { $count ->
        [one] { $count } złota rączka
        [few] { $count } złote rączki
        [many] { $count } złotych rączek
       *[other] { $count } złotej rączki
    }

## Places and other words of the table

port-royal-harbour = Port
port-royal-expeditions = Ekspedycje
port-royal-round = Runda { $round }
port-royal-last-round = Ostatnia runda

port-royal-phase-discover = Odkrycie
port-royal-phase-ship = Odkrycie: odeprzeć statek?
port-royal-phase-take = Handel i rekrutacja
port-royal-phase-over = Koniec gry

port-royal-colour-yellow = żółty
port-royal-colour-blue = niebieski
port-royal-colour-green = zielony
port-royal-colour-red = czerwony
port-royal-colour-black = czarny

## Cards

port-royal-ship-yellow = Szalupa
    .nom = szalupa
    .acc = szalupę
    .with = z szalupą
port-royal-ship-blue = Fluita
    .nom = fluita
    .acc = fluitę
    .with = z fluitą
port-royal-ship-green = Skiff
    .nom = skiff
    .acc = skiff
    .with = ze skiffem
port-royal-ship-red = Fregata
    .nom = fregata
    .acc = fregatę
    .with = z fregatą
port-royal-ship-black = Galeon
    .nom = galeon
    .acc = galeon
    .with = z galeonem

port-royal-role-trader-yellow = Handlarz (żółty)
    .acc = żółtego handlarza
port-royal-role-trader-blue = Handlarz (niebieski)
    .acc = niebieskiego handlarza
port-royal-role-trader-green = Handlarz (zielony)
    .acc = zielonego handlarza
port-royal-role-trader-red = Handlarz (czerwony)
    .acc = czerwonego handlarza
port-royal-role-trader-black = Handlarz (czarny)
    .acc = czarnego handlarza
port-royal-role-settler = Osadnik
    .acc = osadnika
port-royal-role-captain = Kapitan
    .acc = kapitana
port-royal-role-priest = Kapłan
    .acc = kapłana
port-royal-role-jack = Złota rączka
    .acc = złotą rączkę
port-royal-role-sailor = Żeglarz
    .acc = żeglarza
port-royal-role-pirate = Pirat
    .acc = pirata
port-royal-role-mademoiselle = Mademoiselle
    .acc = mademoiselle
port-royal-role-jester = Błazen
    .acc = błazna
port-royal-role-admiral = Admirał
    .acc = admirała
port-royal-role-governor = Gubernator
    .acc = gubernatora

# $needs: the persons, as in "2 kapitanów, 1 osadnik".
port-royal-expedition = Ekspedycja ({ $needs })
    .nom = ekspedycja ({ $needs })
    .acc = ekspedycję ({ $needs })
port-royal-tax = Podwyżka podatków
    .acc = podwyżkę podatków

## What is printed on a card, in a few words

port-royal-details-ship = { port-royal-coins }, { port-royal-swords }
port-royal-details-skull = { port-royal-coins }, czaszka
port-royal-details-person = koszt { $cost }, { port-royal-points }
port-royal-details-expedition = { port-royal-points }, { port-royal-coins }
port-royal-details-tax-swords = najwięcej szabel: 1 moneta
port-royal-details-tax-points = najmniej punktów: 1 moneta

## What a card does

port-royal-ship-about =
    Handel: { port-royal-coins }. Świeżo dobrany statek możesz odeprzeć, mając co najmniej { port-royal-swords.acc }.
port-royal-skull-about = Handel: { port-royal-coins }. Tego statku nie można odeprzeć.
# $ship: the ship of the trader's colour.
port-royal-role-trader-about = Handel { $ship-with } daje ci 1 monetę więcej.
port-royal-role-settler-about = Odrzuca się go, aby ukończyć ekspedycję.
port-royal-role-captain-about = Odrzuca się go, aby ukończyć ekspedycję.
port-royal-role-priest-about = Odrzuca się go, aby ukończyć ekspedycję.
port-royal-role-jack-about =
    Odrzuca się ją zamiast kapitana, kapłana lub osadnika, aby ukończyć ekspedycję.
port-royal-role-sailor-about =
    1 szabla. Możesz odeprzeć świeżo dobrany statek, jeśli masz co najmniej tyle szabel, ile on.
port-royal-role-pirate-about =
    2 szable. Możesz odeprzeć świeżo dobrany statek, jeśli masz co najmniej tyle szabel, ile on.
port-royal-role-mademoiselle-about = Rekrutujesz o 1 monetę taniej.
port-royal-role-jester-about =
    1 moneta, gdy port zostaje odrzucony z powodu drugiego statku tego samego koloru, oraz gdy w turze innego gracza przychodzi twoja kolej na branie kart, a port jest pusty.
port-royal-role-admiral-about =
    2 monety, jeśli w porcie leży co najmniej 5 kart, gdy przychodzi twoja kolej na branie kart.
port-royal-role-governor-about = Możesz wziąć o 1 kartę więcej, także w turach innych graczy.
port-royal-expedition-about =
    W swojej turze odrzuć osoby ({ $needs }), aby otrzymać { port-royal-points } i { port-royal-coins.acc }.
port-royal-tax-swords-about =
    Kto ma 12 lub więcej monet, traci połowę. Potem gracz z największą liczbą szabel otrzymuje 1 monetę.
port-royal-tax-points-about =
    Kto ma 12 lub więcej monet, traci połowę. Potem gracz z najmniejszą liczbą punktów otrzymuje 1 monetę.

## Actions: labels of buttons

port-royal-action-draw = Dobierz kartę
port-royal-action-stop = Przerwij
port-royal-action-admit = Wpuść statek
port-royal-action-repel = Odeprzyj statek
port-royal-action-pass = Spasuj
port-royal-action-trade = Handluj { $card-with }
port-royal-action-hire = Rekrutuj { $card-acc } ({ port-royal-points })
port-royal-action-claim = Ukończ { $card-acc }
# $spent: the persons, Jacks among them.
port-royal-action-claim-with-jacks = Ukończ { $card-acc }, odrzuć: { $spent }

## Events: sentences for the log; $name is the player

port-royal-event-turn-began = Runda { $round }. Aktywny gracz: { $name }.
port-royal-event-drawn = { $name } dobiera { $card-acc } ({ $details }).
port-royal-event-repelled = { $name } odpiera { $card-acc } ({ port-royal-swords }).
port-royal-event-bust =
    { $name }: drugi statek tego samego koloru ({ $card-nom }). Koniec tury, port odrzucony.
port-royal-event-expedition-found = Na stole: { $card-nom }; { $details }.
port-royal-event-taxed = { $name } traci { port-royal-coins.acc } (podwyżka podatków).
port-royal-event-gained-start = { $name } otrzymuje { port-royal-coins.acc } na początek.
port-royal-event-gained-tax-swords = { $name } ma najwięcej szabel i otrzymuje { port-royal-coins.acc }.
port-royal-event-gained-tax-points = { $name } ma najmniej punktów i otrzymuje { port-royal-coins.acc }.
port-royal-event-gained-bust = { $name } otrzymuje { port-royal-coins.acc } (błazen, port odrzucony).
port-royal-event-gained-empty-harbour = { $name } otrzymuje { port-royal-coins.acc } (błazen, pusty port).
port-royal-event-gained-admiral = { $name } otrzymuje { port-royal-coins.acc } (admirał).
port-royal-event-gained-trade = { $name } handluje { $card-with } i otrzymuje { port-royal-coins.acc }.
port-royal-event-gained-expedition = { $name } otrzymuje { port-royal-coins.acc } (ekspedycja).
port-royal-event-stopped = { $name } przerywa dobieranie.
port-royal-event-hired = { $name } rekrutuje { $card-acc } za { port-royal-coins.acc }.
# $to: the active player, who gets 1 coin.
port-royal-event-fee-paid = { $name } płaci rekompensatę, 1 monetę otrzymuje { $to }.
port-royal-event-claimed = { $name } kończy { $card-acc }: { port-royal-points }. Odrzucone osoby: { $spent }.
port-royal-event-passed = { $name } pasuje.
port-royal-event-shuffled = Talia przetasowana: { port-royal-cards }.
port-royal-event-end-set-off = { $name } doprowadza do końca gry: to ostatnia runda.
# $reason: one of the endings below.
port-royal-event-ended = Koniec gry. { $reason }

port-royal-ended-points = Ostatnia runda została rozegrana.
port-royal-ended-no-cards = Nie ma już kart do dobrania.
port-royal-ended-rounds = Rozegrano 100 rund.

## Refusals: why something is not possible now

port-royal-refusal-over = Gra jest skończona.
port-royal-refusal-not-your-turn = Teraz decyduje { $name }.
port-royal-refusal-foreign = To nie jest akcja z gry Port Royal.
port-royal-refusal-ship-waits = Najpierw wpuść albo odeprzyj { $card-acc }.
port-royal-refusal-drawing-over = Dobieranie już się skończyło.
port-royal-refusal-no-cards = Nie ma już kart do dobrania.
port-royal-refusal-too-many-draws = W jednej turze można dobrać najwyżej { $cards } kart.
port-royal-refusal-draw-first = Najpierw dobierz co najmniej jedną kartę.
port-royal-refusal-no-ship = Nie ma teraz statku, który można by odeprzeć.
port-royal-refusal-still-drawing = Najpierw przerwij dobieranie, potem bierz karty.
port-royal-refusal-not-in-harbour = { $card }: nie ma tej karty w porcie.
port-royal-refusal-no-takes = Nie możesz wziąć więcej kart.
port-royal-refusal-too-expensive =
    { $fee ->
        [0] { $card }: koszt { $price }, masz { $coins }.
       *[other] { $card }: koszt { $price } i rekompensata { $fee }, masz { $coins }.
    }
port-royal-refusal-not-active = Ekspedycje można ukończyć tylko w swojej turze.
port-royal-refusal-not-on-table = { $card }: nie ma tej karty na stole.
port-royal-refusal-lacks-persons = { $card }: nie masz potrzebnych osób ({ $needs }).

## Table options

port-royal-option-end-points = Koniec gry: 12 punktów
port-royal-option-end-expedition = Koniec gry: 12 punktów i ekspedycja
port-royal-option-jester-on-bust-everyone = Po odrzuceniu portu: działa błazen każdego gracza
port-royal-option-jester-on-bust-opponents = Po odrzuceniu portu: działa tylko błazen przeciwnika
