next_game = Partie suivante
try_again = Réessayer
new_game = Nouvelle partie
rematch_you_first = Revanche, tu commences
rating = Ta cote
rungs = Échelons gravis
you_beat = Tu as battu { $opponent }
beat_on_ladder = À battre sur l’échelle : { $opponent }
# $opponent $won
practice = C’était une partie d’entraînement. Sur l’échelle, il te faut { $won ->
    [0] deux victoires contre { $opponent }.
   *[other] encore une victoire contre { $opponent }.
}
moves_first_next = { PERSON($name) ->
    [you] Tu commences la prochaine partie.
   *[other] { $name } commence la prochaine partie.
}
next_opponent = Prochain adversaire : { $name }
# $climbed $all
rungs_climbed = { $climbed } sur { $all }
rung_won = { $opponent } : l’échelon est à toi
moves = { $count ->
    [one] { $count } coup en tout.
   *[other] { $count } coups en tout.
}
# $moves $lead
led_until = { $moves } coups. Ta dernière chance était au coup { $lead }.
# $opponent $won $lost
match_score = Échelle · { $opponent } · { $won }–{ $lost }, premier à deux victoires
# $won $games
won_games = { $won ->
    [1] Ta première victoire contre cet adversaire
   *[other] { $games ->
        [one] { $won } victoires en { $games } partie
       *[other] { $won } victoires en { $games } parties
    }
}

one_thing = Un conseil
in_match = Match { $score }
# $won $lost
next_in_match = { $lost ->
    [0] encore une victoire
    [1] { $won ->
        [1] la prochaine partie décide
       *[other] encore deux victoires
    }
   *[other] un nouveau match commence
}

# $number $moves
loss-led_until = Tu pouvais gagner jusqu’au coup { $number } sur { $moves }.
loss-longest_game = C’est ta plus longue partie contre { $opponent } à ce jour.
loss-fewest_mistakes = Tu n’avais jamais fait aussi peu d’erreurs contre { $opponent }.
# $opponent $times
loss-most_blocks = Tu as bloqué { $opponent } { $times } fois : ton record.

decision-you_resigned_text = Tu as abandonné.
decision-you_were_ahead = Tu as tenu la victoire du début à la fin.
decision-you_took = Il vous fallait { $node } à tous les deux, et tu l’as pris.
# $one $other
decision-two_threats = Tu avais deux menaces à la fois, { $one } et { $other }.
# $node $number
decision-you_were_winning = Tu tenais la victoire jusqu’à { $node }, au coup { $number }.
decision-you_resigned = Tu as abandonné au coup { $moves }.
decision-resigned = { $name } a abandonné.
# $name $moves
decision-resigned_at = { $name } a abandonné au coup { $moves }.
decision-you_lost_on_time = Tu as perdu au temps.
decision-lost_on_time = { $name } a perdu au temps.
# $loser $winner $number $node $is_back
decision-gave_win = { PERSON($loser) ->
    [you] Ton coup { $number }, { $node },
   *[other] Au coup { $number }, { $node } joué par { $loser }
} { PERSON($winner) ->
    [you] { $is_back ->
        [true] t’a rouvert la porte.
       *[false] t’a donné la victoire.
    }
   *[other] { $is_back ->
        [true] a rouvert la porte à { $winner }.
       *[false] a donné la victoire à { $winner }.
    }
}
decision-was_ahead = { PERSON($winner) ->
    [you] Tu as tenu la victoire du début à la fin.
   *[other] { $winner } a tenu la victoire du début à la fin.
}
# $winner $moves
decision-needed = { PERSON($winner) ->
    [you] Tu avais
   *[other] { $winner } avait
} besoin de { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} pour relier { PERSON($winner) ->
    [you] tes bords.
   *[other] ses bords.
}
# $winner $times
decision-only_moves = { $times ->
    [1] Une fois,
    [2] Deux fois,
    [3] Trois fois,
    [4] Quatre fois,
    [5] Cinq fois,
   *[other] { $times } fois,
} { PERSON($winner) ->
    [you] tu n’avais qu’un coup gagnant, et tu l’as trouvé.
   *[other] { $winner } n’avait qu’un coup gagnant, et l’a trouvé.
}
first_rating = Ta première cote
as_strong_as = Tu joues à peu près au niveau de { $name }.
with_help = Avec de l’aide, cette partie ne donne pas de badge. Elle compte quand même comme une victoire.
