unreadable = Nie udało się odczytać przerwanego treningu
train = Trenuj…
train_tip = Szuka lepszych wartości wybranych czynników i otwiera wynik jako nową osobowość.
title = Trening
about = Próbuje setek odmian i wybiera najlepszą. Ta osobowość się nie zmieni; powstanie nowa.
objective = Cel
objectives_1 = Utrzymać wygrane
objectives_2 = Wygrywać więcej
objectives_3 = Wygrywać tyle
objective_notes_1 = Rzadziej oddawać wygraną.
objective_notes_2 = Wygrywać więcej partii z przeciwnikami wybranymi niżej.
objective_notes_3 = Osiągnąć z przeciwnikami wybranymi niżej ten wynik, ale nie więcej: słaby przeciwnik z własnym stylem.
target = Odsetek wygranych
opponents = Przeciwnicy
add_opponents = Dodaj przeciwników…
boards = Plansze
length = Jak długo?
lengths_1 = 1 min
lengths_2 = 5 min
lengths_3 = 15 min
lengths_4 = Rundy
rounds = Rundy
minutes_note = Do tego końcowe porównanie: minuta lub dwie.
rounds_note = Z rundami te same wybory dają zawsze ten sam wynik. Potem końcowe porównanie: minuta lub dwie.
seed = Ziarno
visited = Myślenie na turę
visited_note = Ile ruchów może obejrzeć w turze. 5000 to kilka milisekund. Wolniejsze odmiany dostają karę.
factors = Czynniki do zmiany
all = Wszystkie
none = Żaden
range_1 = od
range_2 = do
start = Start
continue_in_background = Dalej w tle
cancel = Stop
cancel_tip = Zatrzymuje trening. Najlepsza odmiana zostaje; możesz wznowić później.
finish = Zakończ teraz
finish_tip = Kończy szukanie po tej rundzie i porównuje najlepszą odmianę z pierwotną.
resume = Wznów
open_in_editor = Otwórz w edytorze
open_best = Otwórz dotąd najlepszą
discard = Odrzuć
discard_question = Odrzucić ten trening?
keep = Zostaw
open_short = Otwórz
hide_short = Ukryj
new = Nowy trening
progress = Trening
first_round = Trwa pierwsza runda…
stopped_text = Przerwany. Nic nie przepadło. Możesz wznowić teraz albo później.
stopped_early = Przerwany przed końcem pierwszej rundy. Możesz go wznowić.
nothing_better = Nie ma nic lepszego od pierwotnej.
opens_as_new = Otwiera się jako nowa, niezapisana osobowość.
rounds_axis = Runda
no_chart = Rund nie da się już odczytać, więc krzywej nie ma.
start_line = pierwotna
target_line = cel
show = Pokaż trening
stopped_by_error = Trening zatrzymał się przez błąd w programie. Jego rundy są zachowane.
factor_needed = Wybierz co najmniej jeden czynnik.
range_needed = Każdy wybrany czynnik potrzebuje zakresu: dwóch poprawnych wartości, najpierw mniejszej.
name_too_long = Nazwa tej osobowości jest za długa na nazwę pliku.
opponent_needed = Wybierz co najmniej jednego przeciwnika.
board_needed = Wybierz co najmniej jedną planszę.
target_range = Wynik od 0% do 100%
seed_range = Liczba całkowita od 0 do 9{"\u00A0"}007{"\u00A0"}199{"\u00A0"}254{"\u00A0"}740{"\u00A0"}991
rounds_range = Liczba całkowita od 1 do 100{"\u00A0"}000
visited_range = Liczba całkowita od 1 do 1{"\u00A0"}000{"\u00A0"}000{"\u00A0"}000
training_title = Trening: { $name }
# $count $of
free_count = { $count } z { $of }
# $done $of
choosing = Końcowy wybór: { $done } z { $of }
# $done $of
comparing = Porównanie najlepszej z pierwotną: { $done } z { $of }
badge_done = Trening: gotowy
badge_stopped = Trening: stop
badge_failed = Trening: błąd
# Below the goal.
opponents_note = Przeciwnicy mogą obejrzeć { $visited } ruchów na turę.
# $factor $value
start_out_of_range = { $factor } ma teraz wartość { $value }; zakres musi ją obejmować.
# A field, for the screen reader.
# $factor $end
range_end = { $end ->
    [0] { $factor } od
   *[1] { $factor } do
}
# In the menu bar, with the share that is done.
badge = Trening { $share }
finishing = Koniec po rundzie { $round }…
# $pairs $most
playing = Najlepsza kontra pierwotna: { $pairs } z najwyżej { $most } par partii
# The average of the best variant.
visited_moves = Najlepsza ogląda { $count } ruchów na turę.
# $number $result
round_line = Runda { $number }: { $result }
interrupted = Trening został przerwany: { $name }. Możesz go wznowić.
result_ready = Trening skończony, wynik gotowy: { $name }.
stopped = Trening się zatrzymał: { ERROR($why) }
# $result $count
result_row = { $result }, ogląda { $count } ruchów na turę
# The name of the result.
trained_name = { $name } (po treningu)
# The name of a result that was trained again.
# $name $number
trained_again = { $name } (po treningu { $number })
# The description of the result.
# $objective $name $rivals $score
trained_description = { $objective ->
    [Keep] Wytrenowana na podstawie osobowości { $name }, żeby utrzymywać wygrane.
    [Score] Wytrenowana na podstawie osobowości { $name }, żeby wygrywać. Przeciwnicy: { $rivals }.
   *[Target] Wytrenowana na podstawie osobowości { $name }, żeby mieć wynik { $score }. Przeciwnicy: { $rivals }.
}
# What is measured.
measure-keep = Skuteczność
measure-score = Wynik
# $objective $rivals $score $boards
objective_line = { $objective ->
    [Keep] Cel: utrzymywać wygrane. Plansze: { $boards }.
    [Score] Cel: wygrywać. Przeciwnicy: { $rivals }. Plansze: { $boards }.
   *[Target] Cel: wynik { $score }. Przeciwnicy: { $rivals }. Plansze: { $boards }.
}
# $round $left
searching = { $left ->
    [None] Runda { $round }
   *[other] Runda { $round }; jeszcze około { $left }, potem porównanie
}
# The best variant and the start, in percent with a margin. Not confirmed: without a result of its own yet.
# $objective $is_confirmed $best $start
best_so_far = { $objective ->
    [Keep] { $is_confirmed ->
        [true] Dotąd najlepsza: utrzymuje { $best } wygranych, pierwotna { $start }
       *[false] Dotąd najlepsza: jeszcze niepotwierdzona; pierwotna utrzymuje { $start } wygranych
    }
   *[other] { $is_confirmed ->
        [true] Dotąd najlepsza: wynik { $best }, pierwotna { $start }
       *[false] Dotąd najlepsza: wynik jeszcze niepotwierdzony, pierwotna { $start }
    }
}
# The chart, for the screen reader. Sentences with the results of some rounds follow.
chart_empty = Dotąd najlepsza, według rund: { first_round }
# $objective $start
chart_start = { $objective ->
    [Keep] Dotąd najlepsza, według rund: jak często utrzymuje wygraną. Pierwotna: { $start }.
   *[other] Dotąd najlepsza, według rund: wynik. Pierwotna: { $start }.
}
# A heading; the count is that of the positions or game pairs.
# $objective $count
held_out = { $objective ->
    [Keep] Skuteczność w pozycjach spoza treningu ({ $count }):
   *[other] Wynik w parach partii spoza treningu ({ $count }):
}
other_board = Na { $board }, bez treningu na tej planszy:
# $factor $is_up $from $to
factor_change = { $is_up ->
    [true] { $factor } w górę z { $from } na { $to }
   *[false] { $factor } w dół z { $from } na { $to }
}
# The changes of factors, separated by semicolons, and the number of the others.
# $changes $more
changed_most = { $more ->
    [0] Największe zmiany: { $changes }.
   *[other] Największe zmiany: { $changes }; innych: { $more }.
}
# The decision of the test.
sprt_decision = { $verdict ->
    [H1] Jest silniejsza niż pierwotna.
    [H0] Nie jest wyraźnie silniejsza niż pierwotna.
    [CutShort] Nie wiadomo, czy jest silniejsza niż pierwotna: partie skończyły się wcześniej, bo odwiedziły za dużo ruchów.
   *[Continue] Nie wiadomo, czy jest silniejsza niż pierwotna.
}
# A pair is two games of the same opening. One that is split has a win of each player.
# $count $won $split $lost
sprt_pairs = { $count ->
    [one] { $count } para partii z pierwotną: { $won } × 2–0, { $split } × 1–1, { $lost } × 0–2.
    [few] { $count } pary partii z pierwotną: { $won } × 2–0, { $split } × 1–1, { $lost } × 0–2.
   *[many] { $count } par partii z pierwotną: { $won } × 2–0, { $split } × 1–1, { $lost } × 0–2.
}
# $ratio $lower $upper
sprt_line = SPRT, 0 przeciw 20 znormalizowanego Elo: logarytm ilorazu wiarygodności { $ratio }, granice { $lower } i { $upper }.
target_was = Celem był wynik { $score }.
# In percent.
# $off $margin
target_missed = Chybiony o { $off }, więcej niż margines { $margin }.
# In percent.
# $start $trained
start_is_closer = Bliżej jest pierwotna: chybia o { $start }, nowa o { $trained }.
no_better = Gotowe, { $name }: pierwotna jest najlepsza.
# $objective $name $new $start
is_ready = { $objective ->
    [Keep] Gotowe: { $name } utrzymuje { $new } wygranych, pierwotna { $start }.
   *[other] Gotowe: { $name } ma wynik { $new }, pierwotna { $start }.
}
missed = Wynik docelowy nie został osiągnięty.
missed_and_start_closer = Wynik docelowy nie został osiągnięty; pierwotna jest bliżej.
# The result of the match of the trained personality against the start, first on the card. Even: an opening that each won once.
# $winner $loser $more $fewer $ties
beat = { $ties ->
    [0] { $winner } wygrywa { $more } do { $fewer } z osobowością { $loser }.
    [one] { $winner } wygrywa { $more } do { $fewer } z osobowością { $loser }; po równo: { $ties }.
    [few] { $winner } wygrywa { $more } do { $fewer } z osobowością { $loser }; po równo: { $ties }.
   *[many] { $winner } wygrywa { $more } do { $fewer } z osobowością { $loser }; po równo: { $ties }.
}
# $won $lost $ties
too_close = { $ties ->
    [0] Zbyt równo, by rozstrzygnąć: { $won } do { $lost }.
    [one] Zbyt równo, by rozstrzygnąć: { $won } do { $lost }; po równo: { $ties }.
    [few] Zbyt równo, by rozstrzygnąć: { $won } do { $lost }; po równo: { $ties }.
   *[many] Zbyt równo, by rozstrzygnąć: { $won } do { $lost }; po równo: { $ties }.
}
# A slider whose place has changed.
# $slider $from $to
style_change = { $slider } z { $from } na { $to }
changed_style = Co się zmieniło: { $changes }.
keep_result = Zostaw
keep_result_tip = Zapisuje ją jako twoją własną osobowość. Dawna też zostaje.
