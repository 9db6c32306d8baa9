app = Span-It!
# For two people, or two computers.
rule = Wygrywa, kto pierwszy połączy dwa przeciwległe brzegi: jeden gracz z lewa na prawo, drugi z góry na dół.
new_to_the_game = Pierwszy raz?
how_to_play = Kliknięcie pola łączy dwie kropki obok. Linie nigdy się nie krzyżują.
learn_the_game = Poznaj grę
move_now = Graj już
paused = Pauza
press_space = Spacja wznawia grę.
back_to_game = Wróć do gry
# $name $node
played = { PERSON($name) ->
    [you] Twój ruch: { $node }.
   *[other] { $name } gra { $node }.
}
# $name $node
played_your_move = { PERSON($name) ->
    [you] Twój ruch: { $node }. Znów twoja kolej.
   *[other] { $name } gra { $node }. Twój ruch.
}
is_thinking = { $name } myśli
# $ply $moves
viewed_move = Ruch { $ply } z { $moves }
is_taken = Pole { $node } jest zajęte.
# The hint, for the screen reader.
play_hint = Zagraj { $node }.
# $number $name $node
move_cell = Ruch { $number }: { $name } { $node }
status_seed = Ziarno losowe { $seed }
bring_back = Przywróć ją
click_a_ring = Kliknij pole.
game_is_over = Partia jest skończona.
computers_play = Grają dwa komputery.
move_replaces_later_ones = Nowy ruch tutaj zastąpi późniejsze.
you_win = Wygrywasz!
play = Graj
new_game = Nowa gra…
rematch = Rewanż
side_panel = Panel boczny
side_panel_tip = Znów pokazuje graczy, ruchy i przyciski. F9
heat_map = Dobre pola
undo = Cofnij
undo_tip = Cofa twój ostatni ruch i odpowiedź (Ctrl+Z)
hint = Podpowiedź
resign = Poddaj się
pause = Pauza
resume = Graj
step = Krok
speed_text = Tempo
speed_max = Maks.
card_tip = Zmień imię albo gracza
ladder_card_tip = W partii na drabinie gracze się nie zmieniają.
# The description of a card, with the clock at the moment that it got the focus.
# $time $tip
card_description = Zużyty czas: { $time }. { $tip }
side = { $player ->
    [Horizontal] Poziomy
   *[Vertical] Pionowy
}
# The rule in one line.
# $person $opponent
rule_against = { $person ->
    [Horizontal] { PERSON($opponent) ->
        [you] Połącz lewą stronę z prawą, zanim przeciwnik połączy górę z dołem.
       *[other] Połącz lewą stronę z prawą, zanim { $opponent } połączy górę z dołem.
    }
   *[Vertical] { PERSON($opponent) ->
        [you] Połącz górę z dołem, zanim przeciwnik połączy lewą stronę z prawą.
       *[other] Połącz górę z dołem, zanim { $opponent } połączy lewą stronę z prawą.
    }
}
# $name $winner
resigned_other_wins = { PERSON($winner) ->
    [you] { $name } poddaje partię. Wygrywasz.
   *[other] { PERSON($name) ->
        [you] Poddajesz partię. Wygrywa { $winner }.
       *[other] { $name } poddaje partię. Wygrywa { $winner }.
    }
}
# $name $winner
lost_on_time_other_wins = { PERSON($winner) ->
    [you] { $name } przekracza czas. Wygrywasz.
   *[other] { PERSON($name) ->
        [you] Twój czas minął. Wygrywa { $winner }.
       *[other] { $name } przekracza czas. Wygrywa { $winner }.
    }
}
# $name $node
played_and_wins = { PERSON($name) ->
    [you] Grasz { $node }. Wygrywasz.
   *[other] { $name } gra { $node } i wygrywa.
}
# $opponent $size
first_game = Ty kontra { $opponent } na planszy { $size }.
# $one $other $size
first_game_between = { PERSON($other) ->
    [you] { $one } kontra ty na planszy { $size }.
   *[other] { $one } kontra { $other } na planszy { $size }.
}
# Confirmed when a rematch starts. SHORT is a name of at most 24 letters.
rematch_starts = { PERSON($first) ->
    [you] Rewanż. Tym razem zaczynasz ty.
   *[other] Rewanż. Tym razem zaczyna { SHORT($first) }.
}
new_game_against = Zaczyna się partia. Przeciwnik: { SHORT($opponent) }.
your_move = { PERSON($name) ->
    [you] Twój ruch
   *[other] Twój ruch, { $name }
}
to_move = { PERSON($name) ->
    [you] Twój ruch
   *[other] Ruch: { $name }
}
is_turn_of = { PERSON($name) ->
    [you] Teraz twoja kolej.
   *[other] Teraz gra { $name }.
}
wins = { PERSON($name) ->
    [you] Wygrywasz
   *[other] { $name } wygrywa
}
# Another game replaced it. If it was the user’s own game, the opponent is $other.
# $is_own $one $other $moves
put_aside = { $is_own ->
    [true] { $moves ->
        [1] Twoja partia z graczem { SHORT($other) } została odłożona po 1 ruchu.
       *[other] Twoja partia z graczem { SHORT($other) } została odłożona po { $moves } ruchach.
    }
   *[false] { $moves ->
        [1] Partia { SHORT($one) } – { SHORT($other) } została odłożona po 1 ruchu.
       *[other] Partia { SHORT($one) } – { SHORT($other) } została odłożona po { $moves } ruchach.
    }
}
# At the start of the program.
# $is_own $one $other
continues = { $is_own ->
    [true] Trwa twoja partia z graczem { SHORT($other) }.
   *[false] Trwa partia { SHORT($one) } – { SHORT($other) }.
}
turn_of = { PERSON($name) ->
    [you] Tutaj jest twoja kolej.
   *[other] Tutaj gra { $name }.
}
go_back_or_forward = Aby zagrać, przejdź o ruch wstecz albo naprzód.
go_back = Aby zagrać, przejdź o ruch wstecz.
go_forward = Aby zagrać, przejdź o ruch naprzód.
move_replaced = Ruch { $number } został zastąpiony.
# $first $last
moves_replaced = Ruchy od { $first } do { $last } zostały zastąpione.
# The accessible name of the choice.
speed_name = Tempo { $speed }
# A clock that runs down, for the screen reader.
time_left = Pozostały czas: { $time }
# A running clock for the screen reader.
minutes_used = { $minutes ->
    [0] Zużyty czas: poniżej 1 min
   *[other] Zużyty czas: { $minutes } min
}
# How deep the computer looked.
levels = { $levels ->
    [one] 1 poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
}
# $finished $wanted
stopped_at_level = zatrzymane na poziomie { $finished } z { $wanted }
no_limit = Bez limitu czasu
no_time_to_look_ahead = Bez czasu na patrzenie naprzód
limit_per_move = Najwyżej { $seconds } s na ruch

why_disabled-undo = Nie ma ruchu do cofnięcia.
why_disabled-redo = Nie ma czego ponowić.
why_disabled-hint = Teraz gra przeciwnik.
why_disabled-viewing = Najpierw wróć do gry.
why_disabled-help = Nie ma partii, w której można pomóc.
why_disabled-resign = Nie ma partii do poddania.
why_disabled-move_now = Żaden komputer teraz nie myśli.
why_disabled-playback = Tylko gdy grają dwa komputery.
why_disabled-first = To pierwsza pozycja.
why_disabled-last = To ostatnia pozycja.
why_disabled-zoom_in = Pola tej planszy są dość duże.
why_disabled-zoom_out = Widać całą planszę.
why_disabled-rematch = Nie ma jeszcze żadnej partii.
played_on = Grasz dalej od ruchu { $number }. To trening: zakończona partia zostaje bez zmian.
