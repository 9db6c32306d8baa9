next_game = Następna partia
try_again = Spróbuj znów
new_game = Nowa gra
rematch_you_first = Rewanż, zaczynasz ty
rating = Twój ranking
rungs = Zdobyte szczeble
you_beat = Wygrywasz z graczem { $opponent }
beat_on_ladder = Drabina czeka: { $opponent }
# After a win off the ladder. The wins of the open match with the opponent.
# $opponent $won
practice = To był trening. Na drabinie z graczem { $opponent } potrzebujesz { $won ->
    [0] dwóch wygranych.
   *[other] jeszcze jednej wygranej.
}
moves_first_next = { PERSON($name) ->
    [you] Następną partię zaczynasz ty.
   *[other] Następną partię zaczyna { $name }.
}
next_opponent = Następny przeciwnik: { $name }
# $climbed $all
rungs_climbed = { $climbed } z { $all }
rung_won = Szczebel jest twój: { $opponent }
moves = { $count ->
    [one] Razem { $count } ruch.
    [few] Razem { $count } ruchy.
   *[many] Razem { $count } ruchów.
}
# $moves $lead
led_until = Ruchów: { $moves }. Ostatnia szansa była przy ruchu { $lead }.
# $opponent $won $lost
match_score = Drabina · { $opponent } · { $won }–{ $lost }, do dwóch wygranych
# The games of the player against the opponent, after a win.
# $won $games
won_games = { $won ->
    [1] Twoja pierwsza wygrana z tym przeciwnikiem
   *[other] Wygrane z tym przeciwnikiem: { $won } z { $games }
}

one_thing = Jedna rada
in_match = Pojedynek { $score }
# What follows in a match that nobody has won yet.
# $won $lost
next_in_match = { $lost ->
    [0] jeszcze jedna wygrana
    [1] { $won ->
        [1] następna partia rozstrzyga
       *[other] jeszcze dwie wygrane
    }
   *[other] zaczyna się nowy pojedynek
}

# A loss: what it was, and a fact in the person's favour.
# $number $moves
loss-led_until = Wygrana była możliwa do ruchu { $number } z { $moves }.
loss-longest_game = To twoja najdłuższa partia z graczem { $opponent }.
loss-fewest_mistakes = Z graczem { $opponent } jeszcze nigdy nie było tak mało błędów.
# $opponent $times
loss-most_blocks = Twoja blokada zadziałała { $times } razy: z graczem { $opponent } to rekord.

decision-you_resigned_text = Partia poddana.
decision-you_were_ahead = Przewaga była twoja od początku do końca.
decision-you_took = Obie strony potrzebowały { $node } do wygranej, a pole jest twoje.
# $one $other
decision-two_threats = Twoje dwie groźby naraz: { $one } i { $other }.
# For a player who was winning and lost.
# $node $number
decision-you_were_winning = Wygrana była twoja aż do { $node } w ruchu { $number }.
decision-you_resigned = Partia poddana w ruchu { $moves }.
decision-resigned = { $name } poddaje partię.
# $name $moves
decision-resigned_at = { $name } poddaje partię w ruchu { $moves }.
decision-you_lost_on_time = Twój czas się skończył.
decision-lost_on_time = Koniec czasu: { $name }.
# $loser $winner $number $node $is_back
decision-gave_win = { PERSON($loser) ->
    [you] Twój ruch { $number }, { $node },
   *[other] Ruch { $number } gracza { $loser }, { $node },
} { PERSON($winner) ->
    [you] { $is_back ->
        [true] przywrócił ci szansę.
       *[false] dał ci wygraną.
    }
   *[other] { $is_back ->
        [true] przywrócił przeciwnikowi szansę ({ $winner }).
       *[false] dał przeciwnikowi wygraną ({ $winner }).
    }
}
decision-was_ahead = { PERSON($winner) ->
    [you] Przewaga była twoja od początku do końca.
   *[other] Przez całą partię przewagę ma { $winner }.
}
# Of a player who never had a win.
# $winner $moves
decision-needed = { PERSON($winner) ->
    [you] Łączysz brzegi w
   *[other] { $winner } łączy brzegi w
} { $moves ->
    [1] { $moves } ruchu.
   *[other] { $moves } ruchach.
}
# How often the winner had to find the only winning move.
# $winner $times
decision-only_moves = { $times ->
    [1] Raz
    [2] Dwa razy
    [3] Trzy razy
    [4] Cztery razy
    [5] Pięć razy
   *[other] { $times } razy
} { PERSON($winner) ->
    [you] wygrywał tylko jeden ruch i to był twój ruch.
   *[other] wygrywał tylko jeden ruch i znalazł go gracz { $winner }.
}
first_rating = Twój pierwszy ranking
as_strong_as = Grasz mniej więcej na poziomie: { $name }.
with_help = Z pomocą ta partia nie daje odznaki. Liczy się jednak jako wygrana.
