# Runs of puzzles. The commands in the menu, and other words that find them.
three_minutes_command = Trzy minuty
one_life_command = Jedno życie
words_three_minutes = seria, burza, blitz, na czas, zadania na czas, szybko
words_one_life = przetrwanie, seria, nagła śmierć, bez błędu, jeden błąd
# The kinds of runs.
three_minutes = Trzy minuty
one_life = Jedno życie
about_three_minutes = Rozwiąż jak najwięcej zadań. Trzy błędy kończą serię.
about_one_life = Rozwiąż jak najwięcej zadań. Jeden błąd kończy serię.
start_three_minutes = Włącz zegar
start_one_life = Zacznij serię
stop = Przerwij
one_moment = Chwileczkę…
you_play = Łączysz lewą stronę z prawą.
legend = { $has_clock ->
    [true] Każde zadanie jest trochę trudniejsze. Gdy widać odpowiedź, zegar stoi.
   *[false] Każde zadanie jest trochę trudniejsze.
}
solved = Rozwiązane
# Below the number.
solved_word = rozwiązane
none_missed = Bez żadnego błędu.
mistakes_left = Pozostałe błędy
mistakes_left_name = { $lives ->
    [one] został { $lives } błąd
    [few] zostały { $lives } błędy
   *[many] zostało { $lives } błędów
}
best = Najlepsza seria
# On the card of the hub.
best_run = Najlepsza seria: { $solved }
# For the screen reader, while a run is played.
# $time $solved $lives
state = { $time ->
    [None] {""}
   *[other] Czas: { $time }.{" "}
}Rozwiązane: { $solved }, { $lives ->
    [one] został { $lives } błąd.
    [few] zostały { $lives } błędy.
   *[many] zostało { $lives } błędów.
}
seconds_left = { $seconds ->
    [60] Została minuta.
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
   *[many] Zostało { $seconds } sekund.
}
right = Dobrze
# The ring that was right.
wrong = Źle, { $ring }
# The end of a run.
time_is_over = Koniec czasu.
third_mistake = To był trzeci błąd.
only_mistake = Jeden błąd kończy serię.
stopped = Seria przerwana.
first_run = Twoja pierwsza seria: { $solved }
none_solved = Tym razem nic
best_ever = Twoja najlepsza seria
best_today = Najlepsza dzisiaj
in_a_row = { $longest } z rzędu bez błędu.
run_is_over = Koniec serii
missed = { $count ->
    [1] Nieznalezione
    [2] Nieznalezione: dwa
   *[other] Nieznalezione: trzy
}
you_played = Twój ruch: { $ring }.
try_it = Spróbuj
# The accessible name of Try it.
try_it_name = Spróbuj: { $answer }
try_all = Powtórz je
back = Wróć do serii
again = Znowu
all_puzzles = Wszystkie zadania
best_runs = Najlepsze serie
best_runs_of = { $kind }: najlepsze serie
no_run = Jeszcze żadnej.
today = dzisiaj
# The accessible name of a run in the list of the best runs.
# $date $solved
run = { $date }: rozwiązane { $solved }
# $solved $missed
marks = rozwiązane: { $solved }, nieznalezione: { $missed }
no_rating = Serie nie zmieniają rankingu.
no_hint = W serii nie ma podpowiedzi.
kinds = Rodzaj serii
