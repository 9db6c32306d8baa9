title_text = Analiza
review_game = Analiza partii
no_move = Nie ma jeszcze żadnego ruchu.
# The accessible name of the button that closes the review, and its text.
close = Zamknij analizę
back_to_game = Wróć do gry
wins_game = Ten ruch wygrywa partię.
# Beside the bars.
can_win = { PERSON($name) ->
    [you] Wygrywasz
   *[other] Wygrywa { $name }
}
# What the three heights of a bar mean.
heights_1 = większość ruchów utrzymuje wygraną
heights_2 = mniej niż połowa
heights_3 = jeden albo dwa
all_moves = Ruchy
turning_points = Punkty zwrotne
practise_this = Przećwicz to
# The answer on the board, in the legend and for the screen reader.
the_answer = odpowiedź
play_line = Enter: co było dalej
best_moves = Najlepsze ruchy
next_mistake = Następny błąd
previous_mistake = Poprzedni błąd
next_mistake_keys = ]   (wstecz: [)
no_mistake = Żaden ruch nie był błędem.
no_other_mistake = Żaden inny ruch nie był błędem.
play_from_here = Graj stąd
play_from_here_tip = Wraca do gry w tym miejscu. Nowy ruch zastąpi późniejsze.
tabs_1 = Plansza
tabs_2 = Ruchy
tabs_name = Część analizy
move_under_review = Analizowany ruch
first = Pierwszy ruch
previous = Poprzedni ruch
next = Następny ruch
last = Ostatni ruch
is_first_move = To pierwszy ruch.
is_last_move = To ostatni ruch.
in_progress = w toku
# $number $name $node
title = { PERSON($name) ->
    [you] Ruch { $number }: grasz { $node }
   *[other] Ruch { $number }: { $name } gra { $node }
}
# $number $node
alternative = { $number }: { $node } utrzymuje wygraną
played = tu padło { $node }
keeps_win = utrzymuje wygraną
played_text = zagrane
no_heat_map = To ruch człowieka, więc dobrych pól nie da się pokazać.

# $verdict $winning $free
verdict_sentence = { $verdict ->
    [Throws] Ten ruch oddaje wygraną. { $winning ->
        [one] Utrzymywał ją tylko { $winning } z { $free } ruchów.
        [few] Utrzymywały ją { $winning } z { $free } ruchów.
       *[many] Utrzymywało ją { $winning } z { $free } ruchów.
    }
    [Keeps] Ten ruch utrzymuje wygraną.
    [Only] Jedyny ruch, który utrzymuje wygraną.
   *[Nothing] Pozycja była już przegrana.
}
# $winner $moves
won = { PERSON($winner) ->
    [you] Wygrywasz w { $moves ->
        [1] { $moves } ruchu
       *[other] { $moves } ruchach
    }
   *[other] { $winner } wygrywa w { $moves ->
        [1] { $moves } ruchu
       *[other] { $moves } ruchach
    }
}
# $loser $moves
resigned = { PERSON($loser) ->
    [you] Poddajesz partię po { $moves ->
        [1] { $moves } ruchu
       *[other] { $moves } ruchach
    }
   *[other] { $loser } poddaje partię po { $moves ->
        [1] { $moves } ruchu
       *[other] { $moves } ruchach
    }
}
# $loser $moves
lost_on_time = { PERSON($loser) ->
    [you] Twój czas minął po { $moves ->
        [1] { $moves } ruchu
       *[other] { $moves } ruchach
    }
   *[other] { $loser } przegrywa na czas po { $moves ->
        [1] { $moves } ruchu
       *[other] { $moves } ruchach
    }
}
# For the screen reader.
# $name $count $verdict
verdict_count = { $name }, { $verdict ->
    [Keeps] utrzymuje wygraną
    [Only] jedyny, który wygrywa
    [Throws] oddaje wygraną
   *[Nothing] już przegrywa
}: { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
# How often the player kept a win.
# $name $kept $times
safe_moves = { $times ->
    [0] { PERSON($name) ->
        [you] Wygrana ani razu nie była możliwa.
       *[other] { $name } ani razu nie ma szansy na wygraną.
    }
    [1] { PERSON($name) ->
        [you] { $kept ->
            [1] Jedyna szansa na wygraną: wykorzystana.
           *[other] Jedyna szansa na wygraną: oddana.
        }
       *[other] { $kept ->
            [1] { $name } wykorzystuje jedyną szansę na wygraną.
           *[other] { $name } oddaje jedyną szansę na wygraną.
        }
    }
   *[other] { PERSON($name) ->
        [you] Utrzymane wygrane: { $kept } z { $times }.
       *[other] { $name }, utrzymane wygrane: { $kept } z { $times }.
    }
}
# Of the move that was made.
alternatives_heading = { $verdict ->
    [Keeps] Tu też wygrywa
    [Only] Nic innego nie wygrywa
    [Nothing] Nic nie wygrywa
   *[other] Tu lepiej
}
no_alternatives = { $verdict ->
    [Nothing] Z doskonałym graczem przegrywa każdy ruch.
   *[other] Każdy inny ruch oddaje wygraną.
}

story-busy = Szukam punktów zwrotnych…
story-no_other_point = Nie ma innych punktów zwrotnych.
# A turning point in the title of the page.
# $number $title
story-at_move = Ruch { $number }: { $title }

# What a game teaches.
# $name $node
story-could_have_won = { PERSON($name) ->
    [you] Do wygranej wystarczyło { $node }
   *[other] { $name }: do wygranej wystarczyło { $node }
}
story-gave_up = { PERSON($name) ->
    [you] Za wczesny koniec: wygrana była jeszcze możliwa
   *[other] Za wczesny koniec: { $name } może jeszcze wygrać
}
story-one_mistake = Jeden ruch oddał wygraną: { $node }
story-several_mistakes = Wygrana oddana { $count } razy
story-always_won = { $name } cały czas ma wygraną
story-closer = Bliżej, niż się wydawało
story-perfect = Partia doskonała
# $name $moves
story-was_losing = { PERSON($name) ->
    [you] { $moves ->
        [one] Przez jeden ruch partia nie była twoja.
        [few] Przez { $moves } ruchy partia nie była twoja.
       *[many] Przez { $moves } ruchów partia nie była twoja.
    }
   *[other] { $moves ->
        [one] Przez jeden ruch { $name } przegrywa.
        [few] Przez { $moves } ruchy { $name } przegrywa.
       *[many] Przez { $moves } ruchów { $name } przegrywa.
    }
}
# $number $ways
story-closest_moment = { $ways ->
    [one] Najciaśniej było w ruchu { $number }: wygraną utrzymywał tylko jeden ruch.
    [few] Najciaśniej było w ruchu { $number }: wygraną utrzymywały { $ways } ruchy.
   *[many] Najciaśniej było w ruchu { $number }: wygraną utrzymywało { $ways } ruchów.
}
story-made_it_hardest = Najwięcej kłopotu sprawiło { $node }.

# One rule to remember for each kind of mistake.
story-rules_1 = Przed każdym ruchem najpierw sprawdź: czy mogę teraz skończyć?
story-rules_2 = Przed każdym ruchem sprawdź: czy przeciwnik może teraz skończyć? Wtedy go zatrzymaj.
story-rules_3 = Gdy jedno pole pomaga obu stronom, zajmij je przed przeciwnikiem.
story-rules_4 = Buduj tam, dokąd idzie przeciwnik, a nie tam, gdzie nikogo nie ma.
story-stay_close = Graj pole, po którym mało odpowiedzi wygrywa. Wystarczy jeden błąd przeciwnika.

# One thing to try.
story-play_on = Następnym razem graj dalej: wygrana była jeszcze możliwa.
# $number $node $played
story-instead_finish = W ruchu { $number } zagraj { $node } zamiast { $played }: to wygrywa od razu.
# $number $node $played
story-instead_keep = W ruchu { $number } zagraj { $node } zamiast { $played }: to utrzymuje wygraną.
# $number $node $played $answers
story-instead_harder = { $answers ->
    [1] W ruchu { $number } zagraj { $node } zamiast { $played }: zostaje tylko jedna odpowiedź, która wygrywa.
    [one] W ruchu { $number } zagraj { $node } zamiast { $played }: zostaje tylko { $answers } odpowiedź, która wygrywa.
    [few] W ruchu { $number } zagraj { $node } zamiast { $played }: zostają tylko { $answers } odpowiedzi, które wygrywają.
   *[many] W ruchu { $number } zagraj { $node } zamiast { $played }: zostaje tylko { $answers } odpowiedzi, które wygrywają.
}

# The turning points.
story-won_at_once = { $node } wygrywało od razu
story-gave_away = { $node } oddało wygraną
# $name $you
story-let_in = { PERSON($you) ->
    [you] { $name } daje ci szansę
   *[other] { $name } daje szansę: { $you }
}
story-made_it_hard = { PERSON($name) ->
    [you] Twój twardy opór
   *[other] { $name } stawia twardy opór
}
story-found_every = { PERSON($name) ->
    [you] Wszystkie odpowiedzi znalezione
   *[other] { $name } znajduje każdą odpowiedź
}
story-best_move = Najlepszy ruch: { $node }
story-made_it_easy = { $node } ułatwiło sprawę
# $name $node $better
story-kept_but = { PERSON($name) ->
    [you] Grasz { $node }. To utrzymuje wygraną, ale { $better } kończyło partię.
   *[other] { $name } gra { $node }. To utrzymuje wygraną, ale { $better } kończyło partię.
}
# $name $node
story-played_instead = { PERSON($name) ->
    [you] Zamiast tego grasz { $node }.
   *[other] { $name } gra { $node }.
}
story-two_moves = Wygrywały dwa ruchy.
story-gave_the_win_away = { $node } oddało wygraną.
# $name $node $found
story-found_it = { PERSON($name) ->
    [you] { $found ->
        [true] Wykorzystujesz ją ruchem { $node }.
       *[false] Wygrywało { $node }, ale to uszło uwagi.
    }
   *[other] { $found ->
        [true] { $name } wykorzystuje ją ruchem { $node }.
       *[false] { $name } przeocza { $node }.
    }
}
# $name $times
story-only_answers = { $name } ma tylko jeden ruch, który wygrywa: { $times } razy z rzędu.
story-only_moves = Tylko jeden ruch utrzymywał wygraną: { $times } razy z rzędu.
# The answers of the opponent that won after a move.
# $node $answers $all
story-left_answers = { $answers ->
    [one] Po { $node } wygrywała tylko jedna z { $all } odpowiedzi.
    [few] Po { $node } wygrywały { $answers } z { $all } odpowiedzi.
   *[many] Po { $node } wygrywało { $answers } z { $all } odpowiedzi.
}
# $better $fewest
story-would_have_left = Po { $better } tylko { $fewest }.
# Why an answer wins.
story-then = Potem { $nodes }.
story-two_ways = Są dwie drogi, a jeden ruch nie przetnie obu.
