# Words of the Port Royal table in the browser.

port-royal-page-tagline = Jeszcze jedna karta? Port się zapełnia.
port-royal-page-length = 2–5 graczy, około 20 minut
table-short-trader = Handlarz
table-short-jack = Złota rączka
table-short-expedition = Ekspedycja
table-race = Punkty, wyścig do 12
table-your-turn = Twoja tura
table-your-chance = Twoja kolej
table-turn-of = Tura: { $name }
table-chance-of = Bierze: { $name }
table-next = gra następny
table-you-turn = twoja tura
table-you-chance = twoja kolej
table-you-wait = czekasz
table-waits = Decyduje { $name }.
table-ask-first = Dobierz pierwszą kartę.
table-ask-more = Jeszcze jedna karta czy przerywasz?
table-ask-ship = Odeprzeć? Twoje { $swords } na { $needed }.
table-odds = { $busts } z { $cards } kart kończy turę.
table-percent = { $percent } %
table-bust = ryzyko
table-free = wolne
table-in-port = w porcie
table-odds-on = Szanse: tak
table-odds-off = Szanse: nie
table-pile = Talia
table-discard = Stos
table-draw = Dobierz
table-draw-short = Karta
table-draw-sub = jedną kartę
table-stop = Przerwij
# Why a button cannot be pressed, where there is room for few words.
table-why-draw-first = najpierw dobierz
table-repel = Odeprzyj
table-repel-sub = twoje { $swords } na { $needed }
table-admit = Wpuść
table-admit-sub = do portu
table-pass = Spasuj
table-choose = Wybierz kartę
table-hire = Rekrutuj { $card-acc }
table-costs = koszt { $price }, masz { $coins }
table-costs-fee = koszt { $price } + { $fee }, masz { $coins }
table-bonus = handlarz +{ $bonus }
table-fee = opłata −{ $fee }
table-gain = zysk { $coins }
table-sum = { $price } + opłata { $fee } = { $total }
table-price = koszt { $price }
table-leaves = zostaje { $coins }
table-fee-to = rekompensata: 1 moneta za kartę dla { $name }
table-quiet = Port jest pusty. Kto wpłynie?
table-empty = Port jest pusty.
table-nobody = Nikt jeszcze dla ciebie nie pracuje.
table-reach = W zasięgu
table-reach-swords = Odpiera statki do { $swords }
table-reach-person = Jeszcze { $person }: +{ $points }
table-reach-claim = Ukończ ekspedycję: +{ $points }
table-reach-trader = { $ship }: +{ $coins }
table-reach-cheaper = Rekrutujesz taniej o { $coins }
table-reach-nothing = Przerwij w porę, handluj, rekrutuj.
table-you-have = Masz { $met } z { $asked }
table-claim-now = Ukończ teraz (C)
table-claim-how = Kogo wysyłasz?
table-no-expeditions = Na stole nie ma żadnej.
table-bust-title = Klapa!
table-bust-second = Wpływa drugi statek tego koloru: { $card-nom }.
table-bust-cleared = Port odrzucony, tura się kończy.
table-bust-risk = Ryzyko było { $percent } % i tym razem się ziściło.
table-go-on = Dalej
table-tap-away = Dotknij, by zamknąć
table-keys = Klawisze: D dobierz, S przerwij, R odeprzyj, L wpuść, 1–9 karty, Enter rekrutuj, P spasuj, C ekspedycja, U cofnij, O szanse, M dźwięk, spacja dalej.
table-coins =
    { $n ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monety
    }
table-swords =
    { $n ->
        [one] szabla
        [few] szable
        [many] szabel
       *[other] szabli
    }
table-to-end =
    { $points ->
        [0] jest 12 punktów
       *[other] jeszcze { $points } do końca gry
    }
table-colours =
    { $colours ->
        [one] 1 kolor w porcie:
        [few] { $colours } kolory w porcie:
       *[other] { $colours } kolorów w porcie:
    }
table-take-cards =
    { $takes ->
        [one] weź 1 kartę
        [few] weź { $takes } karty
       *[other] weź { $takes } kart
    }
table-stop-sub =
    { $takes ->
        [one] weź 1 kartę
        [few] weź { $takes } karty
       *[other] weź { $takes } kart
    }
table-takes-left =
    { $takes ->
        [0] nie można wziąć więcej
        [one] 1 karta do wzięcia
        [few] { $takes } karty do wzięcia
       *[other] { $takes } kart do wzięcia
    }
table-ask-take =
    { $takes ->
        [0] Nie możesz wziąć więcej kart.
        [one] Weź 1 kartę lub spasuj.
       *[other] Weź do { $takes } kart lub spasuj.
    }
table-ask-claim = Ukończ ekspedycję lub spasuj.
table-ask-take-fee =
    { $takes ->
        [one] Weź 1 kartę (opłata 1) lub spasuj.
       *[other] Weź do { $takes } kart (opłata po 1) lub spasuj.
    }
table-rules-short =
    Dobieraj karty do portu, ile się odważysz. Drugi statek tego samego koloru kończy turę z
    niczym, chyba że twoje szable go odeprą. Przerwij w porę i weź kartę: statek daje monety, osoba
    kosztuje monety i daje punkty. Przy 4 kolorach w porcie bierzesz 2 karty, przy 5 bierzesz 3.
    Potem każdy inny gracz może wziąć jedną i płaci ci za nią monetę. Ekspedycje kończysz, oddając
    wymagane osoby. Gdy ktoś ma 12 punktów, rundę gra się do końca; wygrywa najwięcej punktów.
table-fair-start = Grę rozpoczął ten, kogo wskazuje sekret.
table-fair-start-wrong = Grę rozpoczął kto inny, niż wskazuje sekret.
table-fair-cards =
    { $shuffles ->
        [one] 1 tasowanie
        [few] { $shuffles } tasowania
       *[many] { $shuffles } tasowań
    } i { $cards ->
        [one] 1 odkryta karta
        [few] { $cards } odkryte karty
       *[many] { $cards } odkrytych kart
    }: wszystko tak, jak wynika z sekretu.
table-fair-cards-wrong = Odkryta karta nr { $card } jest inna, niż wynika z sekretu.
table-kind-ship = Statki
table-kind-person = Osoby
table-kind-expedition = Ekspedycje
table-kind-tax = Podwyżki podatków
table-rule = Zasada { $number }
