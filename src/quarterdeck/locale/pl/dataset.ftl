# What making a data set says.

dataset-done =
    { $games ->
        [one] Partia jest w { $folder }.
        [few] { $games } partie są w { $folder }.
        [many] { $games } partii jest w { $folder }.
       *[other] { $games } partii jest w { $folder }.
    }
# Ctrl+C was pressed.
dataset-stopped =
    { $games ->
        [one] Przerwano po jednej partii. To samo polecenie podejmie pracę dalej.
        [few] Przerwano po { $games } partiach. To samo polecenie podejmie pracę dalej.
        [many] Przerwano po { $games } partiach. To samo polecenie podejmie pracę dalej.
       *[other] Przerwano po { $games } partii. To samo polecenie podejmie pracę dalej.
    }
