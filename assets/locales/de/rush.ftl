# Runs of puzzles. The commands in the menu, and other words that find them.
three_minutes_command = Drei Minuten
one_life_command = Ein Leben
words_three_minutes = rush, sturm, blitz, gegen die uhr, rätsel auf zeit, tempo, lauf
words_one_life = überleben, serie, sudden death, kein fehler, ein fehler, lauf
# The kinds of runs.
three_minutes = Drei Minuten
one_life = Ein Leben
about_three_minutes = So viele Rätsel wie möglich, bis zum dritten Fehler.
about_one_life = So viele Rätsel wie möglich, bis zum ersten Fehler.
start_three_minutes = Uhr starten
start_one_life = Lauf starten
stop = Stopp
one_moment = Einen Moment…
you_play = Du verbindest links mit rechts.
legend = { $has_clock ->
    [true] Jedes Rätsel ist etwas schwerer. Die Uhr steht, solange eine Antwort zu sehen ist.
   *[false] Jedes Rätsel ist etwas schwerer.
}
solved = Gelöst
# Below the number.
solved_word = gelöst
none_missed = Kein einziger Fehler.
mistakes_left = Fehler übrig
mistakes_left_name = { $lives ->
    [one] noch { $lives } Fehler erlaubt
   *[other] noch { $lives } Fehler erlaubt
}
best = Bester Lauf
# On the card of the hub.
best_run = Bester Lauf: { $solved }
# For the screen reader, while a run is played.
# $time $solved $lives
state = { $time ->
    [None] {""}
   *[other] Noch { $time }.{" "}
}{ $solved } gelöst, { $lives ->
    [one] noch { $lives } Fehler erlaubt.
   *[other] noch { $lives } Fehler erlaubt.
}
seconds_left = { $seconds ->
    [60] Noch eine Minute.
   *[other] Noch { $seconds } Sekunden.
}
right = Richtig
# The ring that was right.
wrong = Falsch, { $ring }
# The end of a run.
time_is_over = Die Zeit ist um.
third_mistake = Das war der dritte Fehler.
only_mistake = Ein Fehler beendet den Lauf.
stopped = Du hast den Lauf beendet.
first_run = Dein erster Lauf: { $solved }
none_solved = Diesmal keins
best_ever = Dein bester Lauf bisher
best_today = Dein bester heute
in_a_row = { $longest } in Folge ohne Fehler.
run_is_over = Der Lauf ist vorbei
missed = { $count ->
    [1] Das hast du verpasst
    [2] Diese zwei hast du verpasst
   *[other] Diese drei hast du verpasst
}
you_played = Du hast { $ring } gespielt.
try_it = Probieren
# The accessible name of Try it.
try_it_name = Probieren: { $answer }
try_all = Alle probieren
back = Zurück zum Lauf
again = Noch einmal
all_puzzles = Alle Rätsel
best_runs = Beste Läufe
best_runs_of = { $kind }: beste Läufe
no_run = Noch kein Lauf.
today = heute
# The accessible name of a run in the list of the best runs.
# $date $solved
run = { $date }: { $solved } gelöst
# $solved $missed
marks = { $solved } gelöst, { $missed } verpasst
no_rating = Läufe ändern deine Wertung nicht.
no_hint = In einem Lauf gibt es keine Tipps.
kinds = Art des Laufs
