# The title of the first screen of a returning player.
next_opponent = Następny przeciwnik: { SHORT($name) }
perfect_play = Zmierz się z grą doskonałą
against_perfect_play = Wszystkie szczeble są twoje. Zaczynasz: kliknij pole.
# $goal $name $you_begin
line = { $you_begin ->
    [true] { $goal }. Zaczynasz: kliknij pole.
   *[false] { $goal }. Zaczyna { SHORT($name) }.
}
continue_title = Przeciwnik: { SHORT($name) }
# $number $your_turn
continue_line = { $your_turn ->
    [true] Ruch { $number }. Twoja kolej.
   *[false] Ruch { $number }.
}
continue_text = Graj dalej
play = Graj: { SHORT($name) }
# $rung $rungs $won $lost
place = { $won ->
    [0] { $lost ->
        [0] Szczebel { $rung } z { $rungs }
       *[other] Szczebel { $rung } z { $rungs } · { $won }–{ $lost }
    }
   *[other] Szczebel { $rung } z { $rungs } · { $won }–{ $lost }
}
learn = Nauka
new_game = Nowa gra…
# Its accessible name, because a menu has the same label.
learn_name = Nauka: lekcje i zadania
today = Dzisiaj
# The list, for the screen reader.
today_lines = { $count ->
    [one] Dzisiaj, 1 wiersz
    [few] Dzisiaj, { $count } wiersze
   *[many] Dzisiaj, { $count } wierszy
}
# $days $best
days = { $days ->
    [0] Najwięcej dni z rzędu: { $best }
    [1] 1 dzień z rzędu
   *[other] { $days } dni z rzędu
}
weeks = Tygodnie z rzędu: { $weeks }
one_week = Cały tydzień z rzędu
adds_today = Partia, zadanie albo lekcja i twoja seria dni trwa dalej.
all_done = Na dziś to wszystko. Do jutra – albo graj dalej.
puzzle = Zadanie na dziś
puzzle_open = Codziennie nowe
puzzle_found = Rozwiązane. Następne jutro.
puzzle_missed = Odpowiedź już była. Następne jutro.
mistakes = Przećwicz swoje błędy
# $due $opponent
mistakes_line = { $due ->
    [one] { $due } pozycja z partii z graczem { SHORT($opponent) }
    [few] { $due } pozycje, najnowsza z graczem { SHORT($opponent) }
    [many] { $due } pozycji, najnowsza z graczem { SHORT($opponent) }
   *[other] { $due } pozycji, najnowsza z graczem { SHORT($opponent) }
}
rematch = { SHORT($name) } czeka na rewanż
rematch_line = { $losses ->
    [1] Twój własny gracz wygrał z tobą
    [2] Twój własny gracz wygrał z tobą dwa razy
   *[other] Twój własny gracz wygrał { $losses } razy z rzędu
}
lesson = Następna lekcja
review = Obejrzyj ostatnią partię
review_line = Zobacz, gdzie { SHORT($name) } zdobywa przewagę
