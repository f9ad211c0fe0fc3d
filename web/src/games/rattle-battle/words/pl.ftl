# What the table of Rattle, Battle, Grab the Loot says in the browser.

## Home and rules

rattle-battle-page-tagline = Wrzuć flotę i czytaj morze.
rattle-battle-page-length = 2–5 graczy, około 25 minut
rattle-battle-page-credits = Autorem gry „Statki, łupy, kościotrupy” jest Ignacy Trzewiczek. Prawdziwe kości w prawdziwym pudełku to radość: kup grę.
rattle-battle-page-first = Pierwszy rejs
rattle-battle-page-first-note = 10 minut
rattle-battle-page-play = Graj
rattle-battle-page-play-note = 25 minut
rattle-battle-page-shorter = krótka, 12
rattle-battle-page-shorter-note = 12 minut
rattle-battle-page-feel-1 = Wrzuć kości: oto twoja flota.
rattle-battle-page-feel-2 = Podpłyń bliżej albo uciekaj.
rattle-battle-page-feel-3 = Dotknij i pokonaj: abordaż!
rattle-battle-short =
    Twoje kości to statki. Zdecyduj, ile wysłać; wszystkie wpadają do pudełka razem ze statkami kupców
    i marynarki. Gdzie leżą, tam są, a co pokazują, taką mają siłę. Symbole każą innym uciekać,
    wybuchać, gonić albo strzelać. Potem ruszasz statki żaglami i strzelasz z dział. Na koniec walczy
    najbliższa para, potem następna, aż jedna strona zniknie. Zatopieni wrogowie dają monety, udział
    daje łupy, a abordaż więcej. W porcie łupy kupują części, żeglarzy i ulepszenia, a reszta zmienia
    się w monety i punkty. Po ostatnim porcie wygrywa najwięcej punktów.

## Players

rattle-battle-table-baron = Herszt
rattle-battle-table-wanted = Ścigany
rattle-battle-table-vp = PZ
rattle-battle-table-points-now = Punkty zwycięstwa, gdyby gra skończyła się teraz
rattle-battle-table-sails = Gotowe żagle
rattle-battle-table-cannons = Gotowe działa
rattle-battle-table-loot = Łupy i miejsce na nie
rattle-battle-table-coins = Monety
rattle-battle-table-decides = Decyduje …
rattle-battle-table-decided = decyzja podjęta
rattle-battle-crazy-out = odpada
rattle-battle-crazy-mm = { $mm } mm
rattle-battle-table-at-sea = Statki w morzu: { $ships }
rattle-battle-table-at-sea-lost = W morzu: { $ships }, zatopione: { $lost }
rattle-battle-table-passed = Pas, statki w morzu: { $ships }

## The adventure

rattle-battle-table-quest = Wyprawa { $quest } z { $quests }
rattle-battle-table-of = { $n } z { $all }
rattle-battle-table-loot-each = Łupy dla każdego, kto wyśle Statek
rattle-battle-table-squadron = { $role } × { $count }, { $colour }
rattle-battle-table-strength = siła { $strength }
rattle-battle-role-ally = Sojusznik
rattle-battle-role-barge = Barka
rattle-battle-role-brig = Bryg
rattle-battle-role-cloth-merchant = Sukiennik
rattle-battle-role-corsair = Korsarz
rattle-battle-role-cursed-crew = Przeklęta załoga
rattle-battle-role-cutter = Kuter
rattle-battle-role-derelict = Porzucony wrak
rattle-battle-role-escort = Eskorta
rattle-battle-role-fire-ship = Brander
rattle-battle-role-fisher = Łódź rybacka
rattle-battle-role-fort = Fort
rattle-battle-role-friends = Przyjaciel
rattle-battle-role-frigate = Fregata
rattle-battle-role-ghost-ship = Statek widmo
rattle-battle-role-guard = Strażnik
rattle-battle-role-gunboat = Kanonierka
rattle-battle-role-hunter = Łowca
rattle-battle-role-kings-captain = Kapitan króla
rattle-battle-role-kings-guard = Straż króla
rattle-battle-role-longboat = Szalupa
rattle-battle-role-lost-merchant = Zabłąkany kupiec
rattle-battle-role-maelstrom = Malstrom
rattle-battle-role-mercenary = Najemnik
rattle-battle-role-merchant = Kupiec
rattle-battle-role-moored-merchant = Zacumowany kupiec
rattle-battle-role-navy = Marynarka
rattle-battle-role-norringtons-flagships = Okręt flagowy Norringtona
rattle-battle-role-patrol = Patrol
rattle-battle-role-pay-ship = Statek z żołdem
rattle-battle-role-paymaster = Płatnik
rattle-battle-role-pirate-king = Król piratów
rattle-battle-role-pirate-king-ally = Sojusznik króla piratów
rattle-battle-role-powder-barge = Barka z prochem
rattle-battle-role-powder-boat = Łódź z prochem
rattle-battle-role-privateer = Kaper
rattle-battle-role-privateer-captain = Kapitan kaprów
rattle-battle-role-royal-navy = Marynarka królewska
rattle-battle-role-salvager = Nurek
rattle-battle-role-scavenger = Padlinożerca
rattle-battle-role-scavenger-captain = Kapitan padlinożerców
rattle-battle-role-ship-of-the-line = Okręt liniowy
rattle-battle-role-sloop = Slup
rattle-battle-role-smuggler = Przemytnik
rattle-battle-role-storm = Sztorm
rattle-battle-role-straggler = Maruder
rattle-battle-role-the-wretch = Nędznica
rattle-battle-role-trader = Handlarz
rattle-battle-role-treasure-ship = Statek ze skarbem
rattle-battle-role-whirlpool = Wir
rattle-battle-role-wrecker = Rozbijacz statków
rattle-battle-colour-yellow = żółty
rattle-battle-colour-green = zielony
rattle-battle-colour-red = czerwony
rattle-battle-colour-orange = pomarańczowy
rattle-battle-colour-blue = niebieski
rattle-battle-colour-purple = fioletowy

## The sea

rattle-battle-table-look = Widok morza
rattle-battle-table-look-deep = 3D
rattle-battle-table-whole-sea = Całe morze
rattle-battle-table-closer = Bliżej
rattle-battle-table-look-top = Z góry
rattle-battle-table-look-flat = 3D wymaga WebGL, którego ta przeglądarka nie ma albo rysuje zbyt wolno

## Ships

rattle-battle-table-all-ships = Wszystkie Statki
rattle-battle-table-your-ships = Twoje Statki: { $ships }
rattle-battle-table-enemies = Wrogowie: { $ships }
rattle-battle-table-other-ships = Inne Statki: { $ships }
rattle-battle-table-ship = { $ship }, siła { $strength }
rattle-battle-table-own = twój { $face }
rattle-battle-table-own-captain = twój kapitan { $face }
rattle-battle-table-their = { $name } { $face }
rattle-battle-table-their-captain = { $name }, kapitan { $face }
rattle-battle-table-foe-yellow = żółty { $face }
rattle-battle-table-foe-green = zielony { $face }
rattle-battle-table-foe-red = czerwony { $face }
rattle-battle-table-foe-orange = pomarańczowy { $face }
rattle-battle-table-foe-blue = niebieski { $face }
rattle-battle-table-foe-purple = fioletowy { $face }
rattle-battle-table-has-fired = już strzelał
rattle-battle-table-lies = { $across } w prawo, { $down } w dół.
rattle-battle-table-nearest = { $mm } mm na { $bearing }: { $ship }.
rattle-battle-table-touches = Dotyka: { $ship }
rattle-battle-table-boards = Dotyka: { $ship }; { $strength } bije { $theirs }, abordaż
rattle-battle-table-both-sink = Dotyka: { $ship }; { $strength } na { $theirs }, toną oba
rattle-battle-table-loses = Dotyka: { $ship }; { $strength } przegrywa z { $theirs }
rattle-battle-bearing-e = wschód
rattle-battle-bearing-ne = północny wschód
rattle-battle-bearing-n = północ
rattle-battle-bearing-nw = północny zachód
rattle-battle-bearing-w = zachód
rattle-battle-bearing-sw = południowy zachód
rattle-battle-bearing-s = południe
rattle-battle-bearing-se = południowy wschód

## Your turn

rattle-battle-table-turn = Przeciągnij Statek, strzel albo spasuj.
rattle-battle-table-turn-again = Akcja wykonana. Użyj Ulepszeń albo zakończ turę.
rattle-battle-table-not-now = teraz nie można
rattle-battle-table-move = Ruch
rattle-battle-table-move-sub = żagle: { $ready } z { $sails } · { $reach } mm
rattle-battle-table-shot = Strzał
rattle-battle-table-shot-sub = działa: { $ready } z { $cannons } · { $reach } mm
rattle-battle-table-upgrades = Ulepszenia
rattle-battle-table-upgrades-sub = możliwości: { $uses }
rattle-battle-table-pass = Pas
rattle-battle-table-pass-sub = do bitwy bez akcji
rattle-battle-table-done = Koniec tury
rattle-battle-table-done-sub = teraz następny gracz
rattle-battle-table-way = { $way } z { $limit } mm
rattle-battle-table-in-range = { $length } z { $limit } mm · działa: { $cannons }
rattle-battle-table-too-far = { $length } mm, o { $over } za daleko
rattle-battle-table-move-here = Przesuń tutaj
rattle-battle-table-put-back = Odłóż
rattle-battle-table-fire = Ognia

rattle-battle-table-where-to = Dokąd, { $ship }?
rattle-battle-table-end-touch-wins = Dotknij: { $ship }; { $strength } bije { $theirs }
rattle-battle-table-end-touch-ties = Dotknij: { $ship }; { $strength } na { $theirs }, remis
rattle-battle-table-end-touch-loses = Dotknij: { $ship }; { $strength } przegrywa z { $theirs }
rattle-battle-table-end-range = W zasięg strzału: { $ship }
rattle-battle-table-end-away = Dalej od: { $ship }
rattle-battle-table-end-drill = Przewierć: { $ship }
rattle-battle-table-prospect = Bitwa: zatapiasz { $sinks }, abordaże { $boards }, tracisz { $loses }

## Sending, dropping, throwing

rattle-battle-table-with-captain = Z kapitanem
rattle-battle-table-without-captain = Bez kapitana
rattle-battle-table-send-loses = oddane Łupy: { $loot }
rattle-battle-table-drop-sub = trzymaj, by grzechotać; puść, by wrzucić
rattle-battle-table-throw-from-x = Z lewej lub prawej
rattle-battle-table-throw-from-y = Z dołu lub góry
rattle-battle-table-throw-direction = Kierunek
rattle-battle-table-throw-force = Siła
rattle-battle-table-throw-sub = skąd, w którą stronę, jak mocno

## Galeon

rattle-battle-galleon-of = Galeon: { $name }
rattle-battle-galleon-list = Od dziobu do rufy
rattle-battle-galleon-crew = Załoga
rattle-battle-galleon-ships = Statki
rattle-battle-galleon-sail =
    { $count ->
        [one] Żagiel
       *[other] Żagle: { $count }
    }
rattle-battle-galleon-sail-text = Każdy przesuwa statek do 88 mm. Postawione: { $ready }, zwinięte: { $spent }.
rattle-battle-galleon-cannon =
    { $count ->
        [one] Działo
       *[other] Działa: { $count }
    }
rattle-battle-galleon-cannon-text = Strzał sięga 63 mm. Statki z działem na ściance mają siłę { $strength }.
rattle-battle-galleon-hamster =
    { $count ->
        [one] Ładownia z chomikiem
       *[other] Ładownie z chomikiem: { $count }
    }
rattle-battle-galleon-hold =
    { $count ->
        [one] Ładownia
       *[other] Ładownie: { $count }
    }
rattle-battle-galleon-carries = Na pokładzie: { $loot }
rattle-battle-galleon-empty = Pusto
rattle-battle-galleon-count = { $n } z { $all }
rattle-battle-galleon-ready = gotowe
rattle-battle-galleon-spent = wyczerpane
rattle-battle-galleon-always = zawsze
rattle-battle-galleon-ships-text = Każdy w domu wiezie 1 łup. W domu: { $home }, na morzu: { $sea }, zatopione: { $sunk }.
rattle-battle-galleon-loot = Łupy: { $loot } z { $room }
rattle-battle-galleon-loot-home = Łupy: { $loot } z { $room }, a ze wszystkimi statkami w domu z { $all }
rattle-battle-galleon-adrift = Brak miejsca: { $loot }
rattle-battle-galleon-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }

## The first voyage

rattle-battle-voyage-part = Twój Galeon zaczyna mały. Żagiel porusza Statki, działo strzela, ładownia wiezie Łupy. Weź jedną Część.
rattle-battle-voyage-send = Kości to twoje Statki. Wysłane walczą, pozostałe wiozą Łupy. Wyślij dwa lub trzy.
rattle-battle-voyage-drop = Trzymaj, by grzechotać; puść, by wrzucić.
rattle-battle-voyage-rest = Leżą tam, gdzie spadły, a siłę pokazują. Najbliższa para walczy pierwsza.
rattle-battle-voyage-fight = Słabszy tonie, a zwycięzca bierze monetę. Równe toną oba.
rattle-battle-voyage-homecoming = Dwa Łupy za udział. Statek i ładownia wiozą po jednym; naprawa zatopionego kosztuje jeden.
rattle-battle-voyage-move = Żagiel przesuwa Statek do 88 mm. Podpłyń do słabszego albo uciekaj od silniejszego.
rattle-battle-voyage-first-port = Na podświetlone domy cię stać. Za Materiały kupisz Część: drugi żagiel to drugi Ruch w każdej Wyprawie.
rattle-battle-voyage-shot = Do 63 mm Strzał zatapia wszystko. Jedno działo, jeśli Statek pokazuje działo, inaczej dwa.
rattle-battle-voyage-too-far = Nikogo nie ma w 63 mm. Najpierw Ruch, Strzał w następnej turze.
rattle-battle-voyage-touch = Dotknij i pokonaj: to Abordaż, jeden Łup więcej. Kupiec, który kapituluje, daje Łup zamiast monety.
rattle-battle-voyage-boarding = Twój Statek dotyka wroga. Zatop go tak, a będzie to Abordaż: jeden Łup więcej.
rattle-battle-voyage-port = Sześć domów, od lewej do prawej. Monety to punkty; Gildia sprzedaje za nie jeszcze więcej.
rattle-battle-voyage-symbols = Symbole działają przed tobą: żółte uciekają, potem czerwony żagiel zatapia najbliższy z naszych Statków.
rattle-battle-voyage-crazy = Szalona przygoda: Łupy bezpieczne, Statki też. Wszyscy rzucają wszystkimi kośćmi; najwyższa suma bierze 2 monety.
rattle-battle-voyage-reefs = Rafy zatrzymują każdy Ruch. Sztorm zatapia najbliższy Statek, czyjkolwiek.
rattle-battle-voyage-give = Wybór jest już wypełniony: naciśnij raz albo zmień go, naciskając żetony.
rattle-battle-voyage-last-port = Ostatni Port: Łupy na końcu nic nie są warte. Sprzedaj je w Jamie, punkty kup w Gildii.
rattle-battle-voyage-chase = Łowcy podpływają, kupcy się odsuwają.
rattle-battle-voyage-friend = Fioletowy Statek walczy po naszej stronie; szkoda strzałów w jego pobliżu.
rattle-battle-voyage-knows-enough = Wiesz już dość: zagraj prawdziwą grę
rattle-battle-voyage-real-game = Zagraj od razu prawdziwą grę
rattle-battle-voyage-alone = Dalej bez podpowiedzi

## After an adventure

rattle-battle-after = Ostatnia przygoda
rattle-battle-after-strengths = { $reason }, { $strength } przeciw { $theirs }
rattle-battle-after-nobody = Nikt nie zatonął.
rattle-battle-after-got = Zysk:
rattle-battle-after-gave = Strata:

## Once more

rattle-battle-again-drop = Obejrzyj rzut jeszcze raz
rattle-battle-again-battle = Obejrzyj bitwę jeszcze raz
rattle-battle-again-back = Wróć do stołu

## The clock

rattle-battle-pace = Tempo
rattle-battle-pace-hold = Wstrzymaj dla wszystkich
rattle-battle-pace-go = Dalej
rattle-battle-pace-step = Następny krok
rattle-battle-pace-forward = Przewiń
rattle-battle-pace-slow = wolno
rattle-battle-pace-normal = normalnie
rattle-battle-pace-fast = szybko
rattle-battle-pace-holds = { $name } wstrzymuje
rattle-battle-pace-you-hold = Wstrzymujesz

## The port

rattle-battle-port-any = dowolną liczbę razy
rattle-battle-port-once = raz podczas wizyty
rattle-battle-port-about-market = 1 wybrany Łup
rattle-battle-port-about-tavern = zobacz Żeglarzy, zatrzymaj 1
rattle-battle-port-about-shipyard = 1 wybrana Część
rattle-battle-port-about-workshop = zobacz Ulepszenia, zatrzymaj 1
rattle-battle-port-about-pit = Łupy za monety
rattle-battle-port-about-guild = wierzchnia karta
rattle-battle-port-shut = Tym razem zamknięte
rattle-battle-port-behind = Już za tobą
rattle-battle-port-used = Na tę wizytę to wszystko
rattle-battle-port-can-swap = Możesz: Łupy na wymianę: { $loot }
rattle-battle-port-cannot-swap = Potrzeba Łupów: { $needed }, masz { $have }
rattle-battle-port-can-pay = Możesz, masz: { $loot }
rattle-battle-port-could-pay = Możesz, jeśli zachowasz: { $loot }
rattle-battle-port-cannot-pay = Potrzeba: { $cost }, masz: { $have }
rattle-battle-port-has-none = Potrzeba: { $cost }, nie masz
rattle-battle-port-can-sell =
    { $coins ->
        [one] Warte dla ciebie { $coins } monetę
        [few] Warte dla ciebie do { $coins } monet
       *[many] Warte dla ciebie do { $coins } monet
    }
rattle-battle-port-cannot-sell = Nie ma czego sprzedać
rattle-battle-port-can-buy =
    { $coins ->
        [one] Możesz: masz { $coins } monetę
        [few] Możesz: masz { $coins } monety
       *[many] Możesz: masz { $coins } monet
    }
rattle-battle-port-too-dear = Kosztuje { $price }, masz { $coins }
rattle-battle-port-sell-first = Kosztuje { $price }, masz { $coins }: najpierw sprzedaj
rattle-battle-port-queue = Od Herszta
rattle-battle-port-stores = Twoje zapasy
rattle-battle-port-yours = Twój Galeon
rattle-battle-port-with = Razem z tym
rattle-battle-port-then-not = Wtedy już nie: { $places }
rattle-battle-port-then-can = Wtedy możliwe: { $places }
rattle-battle-port-then-still = Nadal możliwe: { $places }
rattle-battle-port-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
rattle-battle-port-revenge =
    { $n ->
        [one] { $n } karta Zemsty
        [few] { $n } karty Zemsty
       *[many] { $n } kart Zemsty
    }
rattle-battle-port-on = Dalej: { $place }
rattle-battle-port-leave = Opuść port
rattle-battle-port-back = Wróć: { $place }
rattle-battle-port-chosen = Twój wybór: { $choice }
rattle-battle-port-looks = { $name } ogląda karty
rattle-battle-port-ask-market = co za co?
rattle-battle-port-give = Dajesz
rattle-battle-port-get = Dostajesz
rattle-battle-port-swap = Wymień na: { $loot }
rattle-battle-port-choose-given =
    { $loot ->
        [one] Wybierz { $loot } żeton do oddania
        [few] Wybierz { $loot } żetony do oddania
       *[many] Wybierz { $loot } żetonów do oddania
    }
rattle-battle-port-choose-wanted = Wybierz, co dostajesz
rattle-battle-port-ask-tavern = zobacz { $cards } Żeglarzy, zatrzymaj 1
rattle-battle-port-ask-workshop = zobacz Ulepszenia ({ $cards }), zatrzymaj 1
rattle-battle-port-hire = Zobacz Żeglarzy ({ $cards })
rattle-battle-port-build = Zobacz Ulepszenia ({ $cards })
rattle-battle-port-deck-tavern = Żeglarze tutaj: { $cards }. Karty widzisz tylko ty; niezatrzymane wracają pod talię.
rattle-battle-port-deck-workshop = Ulepszenia tutaj: { $cards }. Karty widzisz tylko ty; niezatrzymane wracają pod talię.
rattle-battle-port-ask-keep = którą kartę zatrzymujesz?
rattle-battle-port-choose-card = Wybierz kartę
rattle-battle-port-keep = Zatrzymaj: { $card }
rattle-battle-port-ask-shipyard = która Część?
rattle-battle-port-choose-part = Wybierz Część
rattle-battle-port-buy = Kup: { $part }
rattle-battle-port-sail = Twój nr { $n }: jeden ruch więcej w każdej Wyprawie
rattle-battle-port-cannon = Twoje nr { $n }: jeden strzał więcej, ścianka działa liczy się jako { $strength }
rattle-battle-port-cannon-more = Twoje nr { $n }: jeden strzał więcej w każdej Wyprawie
rattle-battle-port-hold = Twoja nr { $n }: mieści 1 Łup; trzy to chomik
rattle-battle-port-hamster = Trzecia: chomik, który mieści 3 Łupy
rattle-battle-port-ask-pit = co sprzedajesz?
rattle-battle-port-choose-sold = Wybierz, co sprzedać
rattle-battle-port-odd = Dwa takie to moneta: jeden jest bez pary
rattle-battle-port-sell =
    { $coins ->
        [one] Sprzedaj za { $coins } monetę
        [few] Sprzedaj za { $coins } monety
       *[many] Sprzedaj za { $coins } monet
    }
rattle-battle-port-buy-revenge = Karta Zemsty
rattle-battle-port-ask-guild = wierzchnia karta?
rattle-battle-port-buy-points =
    { $points ->
        [one] Kup { $points } punkt
        [few] Kup { $points } punkty
       *[many] Kup { $points } punktów
    }
rattle-battle-port-guild-gain = Moneta to też punkt: z tą kartą masz o { $gain } więcej.

## The tray

rattle-battle-tray-give = Łupy do oddania
rattle-battle-tray-take = Łupy do wzięcia
rattle-battle-tray-ask-give =
    { $due ->
        [one] Oddaj 1 Łup ({ $reason }).
        [few] Oddaj { $due } Łupy ({ $reason }).
       *[many] Oddaj { $due } Łupów ({ $reason }).
    }
rattle-battle-tray-ask-take =
    { $due ->
        [one] Weź 1 Łup z worka.
        [few] Weź { $due } Łupy z worka.
       *[many] Weź { $due } Łupów z worka.
    }
rattle-battle-tray-keeps = Zostaje ci
rattle-battle-tray-lacking = Wybierz jeszcze { $loot }

## Moments to go back to

rattle-battle-mark-quest = Wyprawa { $quest }
rattle-battle-mark-drop =
    { $dice ->
        [one] { $card }: rzut, { $dice } kość
        [few] { $card }: rzut, { $dice } kości
       *[many] { $card }: rzut, { $dice } kości
    }
rattle-battle-mark-thrown =
    { $dice ->
        [one] { $card }: { $reason }, { $dice } kość
        [few] { $card }: { $reason }, { $dice } kości
       *[many] { $card }: { $reason }, { $dice } kości
    }
rattle-battle-mark-battle = { $card }: bitwa
rattle-battle-mark-port = Port po wyprawie { $quest }

## By ear

rattle-battle-ear-drop = Zrzut: wrogowie: { $enemies }, siła od { $low } do { $high }.
rattle-battle-ear-drop-none = W pudełku nie ma wrogów.
rattle-battle-ear-nearest = Najbliżej: { $ship }, { $mm } mm od: { $own }, { $bearing }.
rattle-battle-ear-sunk = Zatopione: { $all }; przez ciebie { $sank }, twoje { $lost }.
rattle-battle-ear-gains = Ty: monety { $coins }, łupy { $loot }.
rattle-battle-ear-fights = Walki naraz: { $fights }, toną: { $sunk }.
rattle-battle-ear-tie = { $ship } i { $enemy }: remis, siła { $strength }.
rattle-battle-ear-beats = { $winner } pokonuje: { $loser }, { $more } do { $less }.
rattle-battle-ear-adventure = Nowa przygoda: { $card }.
rattle-battle-ear-shot = { $ship } trafia dwa statki.
rattle-battle-ear-revealed = Odkryte wybory: { $choices }.
rattle-battle-pace-space = Spacja: następny krok

## The end

rattle-battle-finale-points = Punkty według źródeł
rattle-battle-finale-cards = Karty Gildii
rattle-battle-finale-coins = Monety
rattle-battle-finale-sailors = Żeglarze
rattle-battle-finale-others = Inne
rattle-battle-finale-moments = Punkty zwrotne
rattle-battle-finale-drops = Rzuty jeszcze raz
rattle-battle-finale-lead = { $points } do { $second }: { $name } prowadzi już do końca
rattle-battle-finale-shot = { $gap } mm z { $limit }: { $name } ledwo trafia, cel: { $target }
rattle-battle-finale-loss =
    { $ships ->
        [one] { $card }: { $name } traci { $ships } statek
        [few] { $card }: { $name } traci { $ships } statki
       *[many] { $card }: { $name } traci { $ships } statków
    }
rattle-battle-finale-haul = { $card }, najlepszy połów: { $name }, monety { $coins }, Łupy { $loot }

## Coming back

rattle-battle-recap-meanwhile = W międzyczasie
rattle-battle-recap =
    { $sunk ->
        [one] { $card }: zatonął { $sunk } statek.
        [few] { $card }: zatonęły { $sunk } statki.
       *[many] { $card }: zatonęło { $sunk } statków.
    }
rattle-battle-recap-coins =
    { $sunk ->
        [one] { $card }: zatonął { $sunk } statek, najwięcej zyskuje { $name }: monety { $coins }.
        [few] { $card }: zatonęły { $sunk } statki, najwięcej zyskuje { $name }: monety { $coins }.
       *[many] { $card }: zatonęło { $sunk } statków, najwięcej zyskuje { $name }: monety { $coins }.
    }
