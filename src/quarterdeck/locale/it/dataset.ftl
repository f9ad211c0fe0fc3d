# What making a data set says.

dataset-done =
    { $games ->
        [one] La partita è in { $folder }.
       *[other] { $games } partite sono in { $folder }.
    }
# Ctrl+C was pressed.
dataset-stopped =
    { $games ->
        [one] Interrotto dopo una partita. Lo stesso comando riprende da qui.
       *[other] Interrotto dopo { $games } partite. Lo stesso comando riprende da qui.
    }
