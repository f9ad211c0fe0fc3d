# Words of the Port Royal table in the browser.

port-royal-page-tagline = Jeszcze jedna karta? Port się zapełnia.
port-royal-page-length = 2–5 graczy, około 20 minut
port-royal-page-credits = Autorem Port Royal jest Alexander Pfister. Na drukowane karty miło popatrzeć: kup grę.
port-royal-page-feel-1 = Odkrywaj karty, póki masz odwagę.
port-royal-page-feel-2 = Dwa w jednym kolorze: wszystko przepada.
port-royal-page-feel-3 = Najmuj ludzi: dają punkty.
port-royal-short =
    Dobieraj karty do portu, ile się odważysz. Drugi statek tego samego koloru kończy turę z
    niczym, chyba że twoje szable go odeprą. Przerwij w porę i weź kartę: statek daje monety, osoba
    kosztuje monety i daje punkty. Przy 4 kolorach w porcie bierzesz 2 karty, przy 5 bierzesz 3.
    Potem każdy inny gracz może wziąć jedną i płaci ci za nią monetę. Ekspedycje kończysz, oddając
    wymagane osoby. Gdy ktoś ma 12 punktów, rundę gra się do końca; wygrywa najwięcej punktów.
port-royal-table-short-trader = Handlarz
port-royal-table-short-jack = Złota rączka
port-royal-table-short-expedition = Ekspedycja
port-royal-table-race = Punkty, wyścig do 12
port-royal-table-your-turn = Twoja tura
port-royal-table-your-chance = Twoja kolej
port-royal-table-turn-of = Tura: { $name }
port-royal-table-chance-of = Bierze: { $name }
port-royal-table-next = gra następny
port-royal-table-you-turn = twoja tura
port-royal-table-you-chance = twoja kolej
port-royal-table-you-wait = czekasz
port-royal-table-waits = Decyduje { $name }.
port-royal-table-ask-first = Dobierz pierwszą kartę.
port-royal-table-ask-more = Jeszcze jedna karta czy przerywasz?
port-royal-table-ask-ship = Odeprzeć? Twoje { $swords } na { $needed }.
port-royal-table-odds = { $busts } z { $cards } kart kończy turę.
port-royal-table-percent = { $percent } %
port-royal-table-bust = ryzyko
port-royal-table-free = wolne
port-royal-table-in-port = w porcie
port-royal-aids-on = Szanse: tak
port-royal-aids-off = Szanse: nie
port-royal-table-pile = Talia
port-royal-table-discard = Stos
port-royal-table-draw = Dobierz
port-royal-table-draw-short = Karta
port-royal-table-draw-sub = jedną kartę
port-royal-table-stop = Przerwij
# Why a button cannot be pressed, where there is room for few words.
port-royal-table-why-draw-first = najpierw dobierz
port-royal-table-repel = Odeprzyj
port-royal-table-repel-sub = twoje { $swords } na { $needed }
port-royal-table-admit = Wpuść
port-royal-table-admit-sub = do portu
port-royal-table-pass = Spasuj
port-royal-table-choose = Wybierz kartę
port-royal-table-hire = Rekrutuj { $card-acc }
port-royal-table-costs = koszt { $price }, masz { $coins }
port-royal-table-costs-fee = koszt { $price } + { $fee }, masz { $coins }
port-royal-table-bonus = handlarz +{ $bonus }
port-royal-table-fee = opłata −{ $fee }
port-royal-table-gain = zysk { $coins }
port-royal-table-sum = { $price } + opłata { $fee } = { $total }
port-royal-table-price = koszt { $price }
port-royal-table-leaves = zostaje { $coins }
port-royal-table-fee-to = rekompensata: 1 moneta za kartę dla { $name }
port-royal-table-quiet = Port jest pusty. Kto wpłynie?
port-royal-table-empty = Port jest pusty.
port-royal-table-nobody = Nikt jeszcze dla ciebie nie pracuje.
port-royal-table-reach = W zasięgu
port-royal-table-reach-swords = Odpiera statki do { $swords }
port-royal-table-reach-person = Jeszcze { $person }: +{ $points }
port-royal-table-reach-claim = Ukończ ekspedycję: +{ $points }
port-royal-table-reach-trader = { $ship }: +{ $coins }
port-royal-table-reach-cheaper = Rekrutujesz taniej o { $coins }
port-royal-table-reach-nothing = Przerwij w porę, handluj, rekrutuj.
port-royal-table-you-have = Masz { $met } z { $asked }
port-royal-table-claim-now = Ukończ teraz (C)
port-royal-table-claim-how = Kogo wysyłasz?
port-royal-table-no-expeditions = Na stole nie ma żadnej.
port-royal-table-bust-title = Klapa!
port-royal-table-bust-second = Wpływa drugi statek tego koloru: { $card-nom }.
port-royal-table-bust-cleared = Port odrzucony, tura się kończy.
port-royal-table-bust-risk = Ryzyko było { $percent } % i tym razem się ziściło.
port-royal-table-go-on = Dalej
port-royal-table-tap-away = Dotknij, by zamknąć
port-royal-table-keys = Klawisze: D dobierz, S przerwij, R odeprzyj, L wpuść, 1–9 karty, Enter rekrutuj, P spasuj, C ekspedycja, U cofnij, O szanse, M dźwięk, spacja dalej.
port-royal-table-coins =
    { $n ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monety
    }
port-royal-table-swords =
    { $n ->
        [one] szabla
        [few] szable
        [many] szabel
       *[other] szabli
    }
port-royal-table-to-end =
    { $points ->
        [0] jest 12 punktów
       *[other] jeszcze { $points } do końca gry
    }
port-royal-table-colours =
    { $colours ->
        [one] 1 kolor w porcie:
        [few] { $colours } kolory w porcie:
       *[other] { $colours } kolorów w porcie:
    }
port-royal-table-take-cards =
    { $takes ->
        [one] weź 1 kartę
        [few] weź { $takes } karty
       *[other] weź { $takes } kart
    }
port-royal-table-stop-sub =
    { $takes ->
        [one] weź 1 kartę
        [few] weź { $takes } karty
       *[other] weź { $takes } kart
    }
port-royal-table-takes-left =
    { $takes ->
        [0] nie można wziąć więcej
        [one] 1 karta do wzięcia
        [few] { $takes } karty do wzięcia
       *[other] { $takes } kart do wzięcia
    }
port-royal-table-ask-take =
    { $takes ->
        [0] Nie możesz wziąć więcej kart.
        [one] Weź 1 kartę lub spasuj.
       *[other] Weź do { $takes } kart lub spasuj.
    }
port-royal-table-ask-claim = Ukończ ekspedycję lub spasuj.
port-royal-table-ask-take-fee =
    { $takes ->
        [one] Weź 1 kartę (opłata 1) lub spasuj.
       *[other] Weź do { $takes } kart (opłata po 1) lub spasuj.
    }
port-royal-table-fair-start = Grę rozpoczął ten, kogo wskazuje sekret.
port-royal-table-fair-start-wrong = Grę rozpoczął kto inny, niż wskazuje sekret.
port-royal-table-fair-cards =
    { $shuffles ->
        [one] 1 tasowanie
        [few] { $shuffles } tasowania
       *[many] { $shuffles } tasowań
    } i { $cards ->
        [one] 1 odkryta karta
        [few] { $cards } odkryte karty
       *[many] { $cards } odkrytych kart
    }: wszystko tak, jak wynika z sekretu.
port-royal-table-fair-cards-wrong = Odkryta karta nr { $card } jest inna, niż wynika z sekretu.
port-royal-table-kind-ship = Statki
port-royal-table-kind-person = Osoby
port-royal-table-kind-expedition = Ekspedycje
port-royal-table-kind-tax = Podwyżki podatków
port-royal-table-rule = Zasada { $number }

## Moments to go back to

port-royal-table-mark-bust = Klapa: { $name }
