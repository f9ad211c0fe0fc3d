# Words of the page, whatever the game.

page-motto = Pirackie gry. Bez konta, bez czekania.
page-home = Start
page-lost = Pod tym adresem nic nie ma.
page-play = Graj teraz
page-by-link = Zaproś linkiem
page-one-device = Jedno urządzenie
page-own-table = Nowy stół
page-learn = Zasady
page-more = Więcej
page-go-on = Graj dalej
page-resume = Wróć
page-no-games = Tu będą czekać twoje gry.
page-how-it-feels = Jak się w to gra
page-somebody-waits = Przy stole: { $names }
page-paste = Link lub kod? Wklej tutaj
page-join = Dołącz
page-no-link = To nie jest link do stołu ani kod.
page-free = Za darmo, otwarty kod, bez śledzenia
page-waiting = czeka na graczy
page-going-on = w toku
page-won = wygrana, { $scores }
page-over = koniec, { $scores }
page-rules = Zasady
page-all-rules = Wszystkie zasady
page-rules-search = Szukaj w zasadach
page-rules-nothing = Nic nie znaleziono.
page-all-cards = Wszystkie karty
page-credits = Autorzy
page-menu = Menu
page-undo = Cofnij
page-undone = Cofnięto:
page-took-back-freely =
    { $actions ->
        [one] { $name } swobodnie cofa { $actions } akcję, nie zważając na los ani ruchy innych.
        [few] { $name } swobodnie cofa { $actions } akcje, nie zważając na los ani ruchy innych.
        [many] { $name } swobodnie cofa { $actions } akcji, nie zważając na los ani ruchy innych.
       *[other] { $name } swobodnie cofa { $actions } akcji, nie zważając na los ani ruchy innych.
    }
page-log = Dziennik pokładowy
page-mute = Wyłącz dźwięk
page-unmute = Włącz dźwięk
page-theme = Światło
page-theme-auto = jak system
page-theme-light = dzień
page-theme-dark = noc
page-motion = Animacje
page-motion-auto = jak system
page-motion-full = pełne
page-motion-reduced = ograniczone
page-sound = Dźwięk
page-on = włączony
page-off = wyłączony
page-look-and-sound = Wygląd i dźwięk
page-ear = Na słuch
page-ear-brief = krótko
page-ear-normal = zwykle
page-ear-full = pełnie
page-boards = Plansze
page-boards-own = własna każdej gry
page-boards-plain = prosta: listy i przyciski
page-copy-link = Kopiuj link
page-copied = Skopiowano
page-leave = Odejdź od stołu
page-commitment = Zapieczętowane tasowanie:
page-commitment-out = Zapieczętowane bez Ciebie:
page-opened = Pieczęć otwarta:
page-connecting = Wiosłujemy do stołu …
page-upgrade = Jest nowa wersja. Strona wczyta się ponownie.
page-no-table = Nie ma takiego stołu
page-no-table-text = Być może link jest niepełny albo stół został usunięty.
page-no-replay = Tej gry nie można pokazać
page-refused = Niemożliwe: { $reason }
page-link-open = Połączono
page-link-connecting = Łączenie
page-link-lost = Utracono połączenie, wracamy
page-choice-waits = Twój wybór czeka na połączenie. Zostanie wysłany, gdy tylko wróci.
page-link-closed = Zamknięto
page-link-upgrade = Nowa wersja
page-human = przy stole
page-here = jest tu
page-away = nieobecny
page-you = ty
page-turn-of = { $name }, twoja kolej
page-thinking = myśli
page-watching = oglądasz
page-bot-level = bot, { $level }
page-taken-over = gra za niego bot
page-bot-plays = Bot gra za ciebie.
page-take-back = Wróć na miejsce
page-bot-for = Bot za: { $name }
page-invite = Wyślij ten link znajomym. Kto go otworzy, może usiąść do stołu.
page-guest = Gość
page-open-seat = wolne miejsce
page-sit = Usiądź
page-seat-bot = Oddaj botowi
page-start-with-bots = Zacznij teraz, z botami na wolnych miejscach
page-seat-open = przez link
page-seat-local = przy tym urządzeniu
page-new-table = { $game }: nowy stół
page-more-seats = Jeszcze jedno miejsce
page-fewer-seats = Jedno miejsce mniej
page-usual = jak zwykle tutaj
page-aids = Pokazuj szanse i powody
page-spectators = Inni mogą oglądać
page-takeover = Bot przejmuje grę po
page-seconds = { $seconds } s
page-open-table = Otwórz stół
page-wins = Wygrywa { $name }
page-share-win = Wspólna wygrana: { $names }
page-counting = Liczenie punktów
page-result = Wynik
page-rematch = Rewanż
page-replay = Powtórka
page-look = Obejrzyj stół
page-first = Początek gry
page-forward = Dalej
page-run = Odtwarzaj
page-pause = Pauza
page-step = Ruch { $step } z { $steps }
page-landmarks = Przejdź do
page-view-of = Widok z miejsca gracza
page-link-move = Link do ruchu
page-you-are = Ty
page-name = Imię
page-emblem = Godło
page-emblem-coral = ośmiornica, koralowa
page-emblem-green = papuga, zielona
page-emblem-violet = krab, fioletowy
page-emblem-ochre = mewa, ochrowa
page-emblem-slate = kotwica, łupkowa
page-saved = Zapisano.
page-device = Inne urządzenie
page-device-text = Kod pozwala grać dalej jako ty na innym urządzeniu.
page-device-code = Pokaż kod
page-device-enter = Użyj tego kodu
page-device-become = Z tym kodem ta przeglądarka staje się twoja, z twoim imieniem i grami.
page-data = Twoje dane
page-data-text = Przechowujemy twoje imię, godło i gry, nic więcej.
page-forget = Usuń moje dane
page-forget-sure = Usuń na zawsze
page-forgotten = Twoje dane zostały usunięte.
page-fan-work = Quarterdeck to nieoficjalna praca fanów, niezwiązana z autorem ani wydawcami gier.
page-credits-game = Gra
page-credits-art = Grafika
page-credits-own = Statki, portrety, flagi, monety i port to nasze własne rysunki.
page-credits-icons = Ikony:
page-credits-type = Pismo
page-credits-code = Kod
page-credits-code-text = Strona powstała z
page-credits-licences = Ich licencje
key-enter = Enter
key-space = Spacja
page-against =
    { $bots ->
        [one] przeciw 1 botowi
       *[other] przeciw { $bots } botom
    }

## The seal on the shuffle

page-seal = Zapieczętowane tasowanie
page-seal-text = Przed pierwszą kartą stół zapieczętował swój sekret do tasowania, a przeglądarka każdego gracza dodała coś od siebie. Nikt więc nie mógł wybrać kart. Po grze pieczęć zostaje otwarta, a Twoja przeglądarka sprawdza każdą kartę.
page-left-out = Rozdano bez Twojego udziału
page-left-out-text = To, co Twoja przeglądarka dodaje do tasowania, przyszło za późno albo pierwsze było inne Twoje urządzenie. Karty rozdano bez tego. Ta przeglądarka nie może więc powiedzieć, że nikt ich nie wybrał.
page-fair = Sprawdzono: talia była uczciwa
page-fair-sealed = Sprawdzono: karty są tymi, które zapieczętowano
page-fair-wrong = Sprawdzono: talia nie jest taka, jak obiecano
page-fair-check = Czy talia była uczciwa?
page-fair-checking = Przeglądarka sprawdza talię …
page-fair-failed = Nie udało się sprawdzić talii.
page-fair-promise = Sekret jest tym, który zapieczętowano przed pierwszą kartą.
page-fair-promise-wrong = Sekret nie jest tym, który zapieczętowano przed pierwszą kartą.
page-fair-pledges = Przeglądarka każdego gracza pokazała to, co przyrzekła, zanim zobaczyła cudze.
page-fair-pledges-wrong = Czyjś udział w tasowaniu nie jest tym, który przyrzeczono.
page-fair-pledges-unknown = Nikt nie przyrzekł swojego udziału w tasowaniu, zanim go pokazano.
page-fair-nonce = Użyto tego, co do tasowania dodała Twoja przeglądarka.
page-fair-nonce-unknown = Karty rozdano bez udziału tej przeglądarki: przyszedł za późno albo nie pochodzi z niej.

## A new version

page-load-again = Wczytaj ponownie
page-upgrade-stuck = Jest nowa wersja, ale przeglądarka wciąż trzyma starą stronę. Wczytaj ją ponownie albo zamknij kartę i otwórz od nowa.

## What can go wrong, by the server’s codes

page-error-error = Nie udało się. Spróbuj jeszcze raz.
page-error-offline = Serwer nie odpowiada.
page-error-no-view = Ta strona nie umie pokazać tej gry.
page-error-not-found = Nie ma tu niczego takiego.
page-error-no-code = Ten kod jest nieznany, zużyty albo za stary. Poproś o nowy.
page-error-wrong-seats = Ta gra nie jest dla tylu graczy.
page-error-wrong-option = Ta gra nie ma takiej opcji.
page-error-twice-you = Nie możesz zająć dwóch miejsc jako ta sama osoba.
page-error-nobody-here = Przynajmniej jedno miejsce musi być dla człowieka.
page-error-no-bot = Nie ma takiego bota do tej gry.
page-error-too-many-tables = Grasz już przy zbyt wielu stołach. Dokończ którąś grę albo odejdź od stołu.
page-error-started = Gra już trwa, nie ma wolnych miejsc.
page-error-taken = Ktoś już tam siedzi.
page-error-too-soon = Ten gracz może jeszcze wrócić. Bot będzie mógł go zastąpić trochę później.
page-error-not-at-table = Nie masz miejsca przy tym stole.
page-error-not-your-seat = Na tym miejscu decyduje ktoś inny albo na razie bot.
page-error-no-spectators = Ten stół nie chce widzów.
page-error-not-over = Gra jeszcze się nie skończyła.
page-error-over = Gra jest skończona.
page-error-other-rules = Tę grę zaczęto według starszej wersji zasad i nie można jej kontynuować.
page-error-stale = Ktoś był szybszy. Spójrz jeszcze raz.
page-error-illegal = Zasady teraz na to nie pozwalają.
page-error-no-action = Gra nie zna takiej akcji.
page-error-not-dealt = Karty nie są jeszcze rozdane.
page-error-nothing-to-undo = Nie ma czego cofnąć.
page-error-too-late = To przyszło za późno: karty są rozdawane bez tego.
page-error-not-pledged = To nie jest to, co przyrzeczono do tasowania.
page-error-too-fast = Za dużo naraz. Poczekaj chwilę.
page-error-unavailable = Nie udało się zapisać. Spróbuj jeszcze raz.
page-error-full = Serwer jest pełny. Spróbuj później.
page-error-upgrade = { page-upgrade }
page-error-bad-message = Serwer nie zrozumiał tej strony.
page-error-bad-request = Serwer nie zrozumiał tej strony.
page-error-not-allowed = Serwer nie zrozumiał tej strony.
page-error-too-big = To było za długie.
page-error-wrong-host = Serwer nie zna siebie pod tym adresem.
page-error-wrong-origin = Inna strona pytała w Twoim imieniu; odmówiono jej.
page-error-fault = Z serwerem jest coś nie tak.
page-fair-kept = Sprawdzono: tajemnica jest tą, którą zapieczętowano
page-fair-deal = Ta strona nie umie rozdać tej gry ponownie. Zapis można sprawdzić: quarterdeck verify.
page-fair-partly = Sprawdzono: to, co ta strona umie wylosować ponownie, zostało zapieczętowane
page-fair-draws =
    { $draws ->
        [one] 1 losowanie kart, żetonów lub rzutów jest takie, jak wynika z tajemnicy.
        [few] Wszystkie { $draws } losowania kart, żetonów i rzutów są takie, jak wynika z tajemnicy.
        [many] Wszystkie { $draws } losowań kart, żetonów i rzutów jest takich, jak wynika z tajemnicy.
       *[other] Wszystkie { $draws } losowania kart, żetonów i rzutów są takie, jak wynika z tajemnicy.
    }
page-fair-draws-wrong = Losowanie { $draw } nie jest takie, jak wynika z tajemnicy.
page-fair-falls =
    { $falls ->
        [one] 1 wrzucenia kości nie da się tu powtórzyć; symuluje je quarterdeck verify.
        [few] { $falls } wrzuceń kości nie da się tu powtórzyć; symuluje je quarterdeck verify.
        [many] { $falls } wrzuceń kości nie da się tu powtórzyć; symuluje je quarterdeck verify.
       *[other] { $falls } wrzuceń kości nie da się tu powtórzyć; symuluje je quarterdeck verify.
    }
page-aids-on = Pomoc wł.
page-aids-off = Pomoc wył.
page-keys = Klawisze: 1–9 i litery to akcje, U cofnij, O pomoc, M dźwięk, spacja dalej.
page-your-turn = Twoja kolej
page-turn = Kolej: { $name }
page-waits = Decyduje { $name }.
page-wait = Decydują inni.
page-ask = Co robisz?
page-ask-numbers = Wybierz akcję albo wpisz liczby.
page-do = Zrób to
page-on-the-table = Na stole
page-not-now = Teraz niemożliwe
page-game-over = Gra skończona.
page-players = liczba graczy: { $fewest }–{ $most }
